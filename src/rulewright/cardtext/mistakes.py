"""What to tell the writer of a text that cannot be understood.

Where: the first word with which the text makes no sense any more, in whatever words it is written.
What could stand there: what the tables allow, in the plain words of the phrase tables. What may have
been meant: the same with words spelled right (`free_reading`), or else a text near it (`repairs`).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rulewright.cardtext.errors import Mistake
from rulewright.cardtext.free_reading import Found, heard
from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.spelling import NUMBER_WORDS, likeness, spelled
from rulewright.cardtext.states import END, Stack, States
from rulewright.cardtext.templates import COUNTER, COUNTERS, INT, NAME, NUMBER, Rule

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

_MOST_KINDS: Final = 8
_MOST_PHRASES: Final = 3
_LIKE: Final = 0.6
_WORD: Final = re.compile(r"\w+(?:[-']\w+)*|\S")
_VALUES: Final = {
    INT: "a number from 2 to 999",
    NUMBER: "a number from 0 to 999",
    NAME: "the name of a card",
    COUNTER: "a kind of counter ('charge counter', …)",
    COUNTERS: "a kind of counter ('charge counters', …)",
}


def explained(
    language: Language,
    text: str,
    found: Found,
    suggestions: tuple[str, ...],
) -> Mistake:
    """Why a text is not understood; `found` is as much as there is of it in free words."""
    states = language.repairs.states
    start, stack = _stopped(language, text)
    freely, _ = heard(text).span(found.farthest)
    if freely > start:
        start = freely
        could_stand = _could_stand_freely(language, found, text[start:])
    else:
        could_stand = _could_stand(language, states, stack, text[start:])
    match = _WORD.match(text, start)
    word = match.group() if match else ""
    return Mistake(
        _what(language, states, text, start, stack) + _unheard_of(language, text, start),
        text,
        start,
        start + len(word),
        could_stand=tuple(could_stand),
        suggestions=suggestions,
    )


def _stopped(language: Language, text: str) -> tuple[int, Stack]:
    """The column of the first word that does not fit, and the parser's states before it."""
    from lark import Token, UnexpectedCharacters, UnexpectedToken  # noqa: PLC0415 - see `grammar`

    parser = language.grammar.parser.parse_interactive(language.folded(text))
    state = parser.parser_state
    token: Token | None = None
    before = tuple(state.state_stack)
    try:
        for following in parser.iter_parse():
            # Taking a word that does not fit may change the states before it is refused.
            token, before = following, tuple(state.state_stack)
        token, before = None, tuple(state.state_stack)
        parser.feed_token(Token(END, ""))
    except UnexpectedToken as error:
        if error.token.type == END:
            return len(text.rstrip()), before
        stack = before if error.token is token else tuple(state.state_stack)
        return error.token.start_pos or 0, stack
    except UnexpectedCharacters as error:
        return error.pos_in_stream or 0, tuple(state.state_stack)
    raise AssertionError(f"{text!r} is understood")


def _what(language: Language, states: States, text: str, start: int, stack: Stack) -> str:
    match = _WORD.match(text, start)
    if match is None:
        return "the text stops too early."
    word = match.group()
    terminals = states.next_terminals(stack)
    if word.isdigit() and INT in terminals:
        return f"'{word}' cannot stand here: one is 'a', and numbers go from 2 to 999."
    said = {word, word[0].lower() + word[1:], re.sub(r"'s$", "", word)}
    known = said & (language.lexicon.words | language.free_reading.grammar.vocabulary)
    if not known and word[0].isalpha() and word != "an":
        return f"'{word}' is not a word of these cards."
    if not known and not word.isdigit() and word != "an":
        return f"the sign '{word}' does not occur on these cards."
    before = text[:start].split()
    if not before:
        return f"a text cannot begin with '{word}'."
    return f"'{word}' cannot follow '{' '.join(before[-3:])}'."


def _unheard_of(language: Language, text: str, start: int) -> str:
    """Words further on that these cards do not have, nor any like them: what they speak of is not there."""
    known = language.free_reading.grammar.vocabulary
    words = [
        match.group()
        for match in _WORD.finditer(text)
        if match.start() > start and match.group().islower() and match.group().isalpha()
    ]
    strange = dict.fromkeys(
        word
        for word in words
        if word not in known
        and word not in NUMBER_WORDS
        and not language.free_reading.spelled_like(word)
    )
    if not strange:
        return ""
    listed = " or ".join(f"'{word}'" for word in list(strange)[:_MOST_PHRASES])
    return f" There is no {listed} on these cards."


def _could_stand(language: Language, states: States, stack: Stack, written: str) -> list[str]:
    """The kinds of phrases that may begin here, each with those most like what is written."""
    lexicon = language.lexicon
    terminals = states.next_terminals(stack)
    begun = {terminal: states.phrases_begun(stack, terminal) for terminal in terminals}
    all_kinds = frozenset[str]().union(*begun.values())
    told: dict[str, None] = {}
    covered: set[str] = set()
    for category, label in lexicon.about.items():
        form = f"{category}_"
        kinds = {kind for kind in all_kinds if kind == category or kind.startswith(form)}
        beginning = {terminal for terminal, there in begun.items() if kinds & there}
        if beginning and not beginning <= covered:
            covered |= beginning
            phrases = [shown for kind in sorted(kinds) for shown in _phrases(lexicon, kind)]
            told[f"{label} ({_nearest(phrases, written)})"] = None
    told.update(dict.fromkeys(_VALUES[value] for value in _VALUES if value in terminals))
    for terminal in sorted(set(terminals) - covered - set(_VALUES), key=states.words.__getitem__):
        words = [states.words[terminal], *states.forced_after(stack, terminal)]
        told[f"'{spelled(words)[0]}'"] = None
    if states.can_end(stack):
        told["the end of the text"] = None
    shown = list(told)
    return [*shown[:_MOST_KINDS], "…"] if len(shown) > _MOST_KINDS else shown


def _could_stand_freely(language: Language, found: Found, written: str) -> list[str]:
    """The same where a text in free words stops making sense."""
    lexicon = language.lexicon
    told: dict[str, None] = {}
    for category, label in lexicon.about.items():
        kinds = [kind for kind in found.expected if kind.partition("_")[0] == category]
        phrases = [shown for kind in sorted(kinds) for shown in _phrases(lexicon, kind)]
        if phrases:
            told[f"{label} ({_nearest(phrases, written)})"] = None
    told.update(dict.fromkeys(f"'{word}'" for word in sorted(found.words) if word in lexicon.words))
    shown = list(told)
    return [*shown[:_MOST_KINDS], "…"] if len(shown) > _MOST_KINDS else shown


def _phrases(lexicon: Lexicon, kind: str) -> list[str]:
    """The phrases of a kind for people. One that is all gaps stands for those in its first gap."""
    shown: dict[str, None] = {}
    ahead = [kind]
    seen: set[str] = set()
    while ahead:
        here = ahead.pop(0)
        if here in seen:
            continue
        seen.add(here)
        for rule in lexicon.by_symbol.get(here, ()):
            if any(word[0].isalnum() for word in rule.words):
                shown[phrase(rule)] = None
            else:
                ahead.append(rule.needed[0].symbol)
    return list(shown)


def _nearest(phrases: list[str], written: str) -> str:
    """The phrases that are most like what is written; the first ones if none is like it."""
    first_word = (written.split() or [""])[0].lower()

    def unlikeness(shown: str) -> float:
        beginning = written[: len(shown)].lower()
        alike = max(
            likeness(shown.lower(), beginning, _LIKE),
            likeness(shown.partition(" ")[0].lower(), first_word, _LIKE),
        )
        return -alike if alike > _LIKE else 0.0

    unique = list(dict.fromkeys(phrases))
    near = sorted(unique, key=unlikeness)[:_MOST_PHRASES]
    more = ", …" if len(unique) > _MOST_PHRASES else ""
    return ", ".join(f"'{shown}'" for shown in near) + more


def phrase(rule: Rule) -> str:
    """A rule's template for people: `return … to …`."""
    parts = [part for part in rule.parts if isinstance(part, str) or not part.optional]
    return spelled([part if isinstance(part, str) else "…" for part in parts])[0]
