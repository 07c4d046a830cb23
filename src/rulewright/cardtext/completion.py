"""What could stand next in a text that is being written: exactly what the parser's tables allow, likeliest first.

It goes by the printed spelling of phrases. Where what stands there already is said in other words, or is wrong,
nothing is offered: `mistakes` has the say then.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from rulewright.cardtext.examples import A_COUNTER
from rulewright.cardtext.language import LONGEST, Language
from rulewright.cardtext.spelling import capital, spelled, tokens
from rulewright.cardtext.states import Stack
from rulewright.cardtext.templates import COUNTER_WORDS, INT, NAME, NUMBER

MOST: Final = 10
_BEGUN: Final = re.compile(r"[^\W_](?:[\w'-]*)$")
_WHOLE: Final = ("body", "card")
"""Categories of what is made of sentences: to be told that tells nobody anything."""
_SENTENCE_ENDS: Final = (".", ":")
_NUMBERS: Final = {INT: ("2", "3"), NUMBER: ("0", "1", "2")}


@dataclass(frozen=True)
class Completion:
    """Words that could stand next: from which letter on they would be written, and what they begin, in plain words."""

    words: str
    start: int
    about: str


class Completions:
    """Completes texts of one language. `texts` are some that are right: what occurs in them is likely."""

    def __init__(self, language: Language, texts: Iterable[str]) -> None:
        self._language = language
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._words: Counter[str] = Counter()
        for text in texts:
            before = ""
            for word in _plain_words(language, text):
                self._words[word] += 1
                self._pairs[before, word] += 1
                before = word

    def after(self, text: str, names: Collection[str]) -> list[Completion]:
        """What could stand after the beginning of a text, or in the place of the word that it ends with."""
        if len(text) > LONGEST:
            return []
        begun = _BEGUN.search(text)
        start = len(text) if begun is None else begun.start()
        written, word = text[:start], text[start:]
        stack = self._stack_after(written)
        if stack is None:
            return []
        plain = _plain_words(self._language, written)
        before = plain[-1] if plain else ""
        opens = not before or before in _SENTENCE_ENDS
        found: dict[str, tuple[float, Completion]] = {}
        for words, about in self._next(stack, names):
            shown = capital(words) if opens else words
            if not shown.casefold().startswith(word.casefold()) or shown == word:
                continue
            first = words.split()[0].rstrip(".,:;")
            likely = self._pairs[before, first] * 100.0 + self._words[first]
            found.setdefault(shown, (-likely, Completion(shown, start, about)))
        return [one for _, one in sorted(found.values(), key=lambda each: each[0])[:MOST]]

    def _stack_after(self, written: str) -> Stack | None:
        """The parser's states after these words; None if they are no beginning of a text."""
        from lark.exceptions import UnexpectedInput  # noqa: PLC0415 - see `Language.grammar`

        parser = self._language.grammar.parser.parse_interactive(self._language.folded(written))
        try:
            parser.exhaust_lexer()
        except UnexpectedInput:
            return None
        return tuple(parser.parser_state.state_stack)

    def _next(self, stack: Stack, names: Collection[str]) -> Iterator[tuple[str, str]]:
        states = self._language.repairs.states
        about = self._language.lexicon.about
        for terminal in states.next_terminals(stack):
            if terminal == NAME:
                yield from ((name, "the name of a card") for name in names)
            elif terminal in COUNTER_WORDS:
                yield f"{A_COUNTER} {COUNTER_WORDS[terminal]}", "a kind of counter"
            elif terminal in _NUMBERS:
                yield from ((number, "a number") for number in _NUMBERS[terminal])
            else:
                kinds = states.phrases_begun(stack, terminal)
                told = [
                    label
                    for kind, label in about.items()
                    if kind not in _WHOLE and _is_of(kinds, kind)
                ]
                words = [states.words[terminal], *states.forced_after(stack, terminal)]
                yield spelled(words)[0], told[-1] if told else ""


def _is_of(kinds: Collection[str], category: str) -> bool:
    return any(kind == category or kind.startswith(f"{category}_") for kind in kinds)


def _plain_words(language: Language, text: str) -> list[str]:
    words = [word for word, _ in tokens(language.folded(text))]
    return ["a" if word == "an" else word for word in words]
