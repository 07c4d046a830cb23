"""What a grammar cannot see: that `it` has one meaning, and that a named card exists.

`reference` works out what is meant; here what is unclear becomes an error that offers clear texts.
Other senselessness cannot be written at all: sorts of things are categories of phrases, and
numbers begin at 2 where a plural follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from itertools import islice
from typing import TYPE_CHECKING, Final

from rulewright.cardtext.errors import CardTextError, Mistake
from rulewright.cardtext.lexicon import START, Lexicon
from rulewright.cardtext.node import Branch, Node, below, replaced
from rulewright.cardtext.reference import Reading, Unclear
from rulewright.cardtext.templates import NAME

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language, Written

_MOST_SUGGESTIONS: Final = 3
_AROUND: Final = 2
"""How many levels around an unclear phrase other words are tried."""


def check_sense(
    language: Language, node: Node, written: Written, names: Collection[str] | None
) -> None:
    """Refuse a tree of which something is unclear, or that names a card there is not."""
    unclear = Reading(language.references, node).unclear
    if unclear:
        raise CardTextError(_unclear_mistake(language, node, written, unclear[0]))
    if names is not None:
        _check_names(language, node, written, names)


def antecedents(language: Language, node: Node) -> dict[Branch, Branch]:
    """What each phrase that means something said before means: from node to node."""
    return Reading(language.references, node).bonds


def is_clear(language: Language, node: Node) -> bool:
    """Whether everything in a tree has one meaning."""
    return not Reading(language.references, node).unclear


def _unclear_mistake(language: Language, node: Node, written: Written, unclear: Unclear) -> Mistake:
    start, end = written.spans[unclear.branch]
    phrase = written.text[start:end]
    sort = language.references.sorts[unclear.sort]
    what = f"'{phrase}' means {sort} said before it, and there is none."
    if unclear.candidates:
        meant = " or ".join(f"'{written.phrase(branch)}'" for branch in unclear.candidates)
        what = f"'{phrase}' could mean {meant}. Say which."
    clear = _clear_texts(language, node, unclear)
    suggestions = tuple(islice(clear, _MOST_SUGGESTIONS))
    return Mistake(what, written.text, start, end, suggestions=suggestions)


def _clear_texts(language: Language, node: Node, unclear: Unclear) -> Iterator[str]:
    """The text with other words in place of what is unclear: first those that mean something said
    before, by its own noun if there is one; then as different ones as there are."""
    clear: list[tuple[bool, bool, int, str]] = []
    times: Counter[str] = Counter()
    for branch, phrase in _other_words(language, node, unclear):
        other = replaced(node, branch, phrase)
        reading = Reading(language.references, other)
        if reading.unclear and reading.unclear[0].branch[: len(branch)] == branch:
            continue
        written = language.written(other)
        meant = [written.phrase(means) for means in reading.bonds_within(branch)]
        last_word = written.phrase(branch).split()[-1]
        named_so = any(last_word in phrase.split() for phrase in meant)
        times[phrase[0]] += 1
        clear.append((not meant, not named_so, times[phrase[0]], written.text))
    return (text for *_, text in sorted(clear, key=lambda offer: offer[:3]))


def _other_words(language: Language, node: Node, unclear: Unclear) -> Iterator[tuple[Branch, Node]]:
    """Short phrases that may stand there, or for the phrase around it, as `them` for `it`."""
    for phrase in _short_phrases(language.lexicon, unclear.symbol, 2):
        yield unclear.branch, phrase
    recalling = {tag for _, tag in language.references.recalls}
    symbols = _symbols(language.lexicon, node, unclear.branch)
    for up in range(1, min(_AROUND, len(unclear.branch)) + 1):
        around = unclear.branch[:-up]
        for phrase in _short_phrases(language.lexicon, symbols[-1 - up], up + 1):
            if _innermost(phrase) in recalling and phrase != below(node, around):
                yield around, phrase


def _short_phrases(lexicon: Lexicon, symbol: str, levels: int) -> Iterator[Node]:
    """All phrases of at most so many levels whose rules have one slot or none."""
    for rule in lexicon.by_symbol[symbol]:
        if not rule.slots:
            yield (rule.tag,)
        elif len(rule.slots) == 1 and levels > 1 and not rule.slots[0].is_value:
            for inner in _short_phrases(lexicon, rule.slots[0].symbol, levels - 1):
                yield (rule.tag, inner)


def _innermost(phrase: Node) -> str:
    while len(phrase) > 1:
        phrase = phrase[1]
    return str(phrase[0])


def _symbols(lexicon: Lexicon, node: Node, branch: Branch) -> list[str]:
    """The kinds of phrases on the way to a branch, that of the whole text first."""
    symbols = [START]
    for place in branch:
        rule = lexicon.rule(symbols[-1], node[0])
        assert rule is not None, "the tree has been written"
        symbols.append(rule.slots[place - 1].symbol)
        node = node[place]
    return symbols


def _check_names(language: Language, node: Node, written: Written, names: Collection[str]) -> None:
    for branch, name in _names(language, node, START, ()):
        if name in names:
            continue
        near = get_close_matches(name, names, n=_MOST_SUGGESTIONS, cutoff=0.5)
        suggestions = tuple(language.write(replaced(node, branch, other)) for other in near)
        start, end = written.spans[branch]
        what = f"no card is named '{name}'."
        raise CardTextError(Mistake(what, written.text, start, end, suggestions=suggestions))


def _names(
    language: Language, node: Node, symbol: str, branch: Branch
) -> Iterator[tuple[Branch, str]]:
    """The names in a tree, and where they stand."""
    rule = language.lexicon.rule(symbol, node[0])
    if rule is None:
        return
    for place, (slot, child) in enumerate(zip(rule.slots, node[1:], strict=True), start=1):
        if slot.category == NAME and child is not None:
            yield (*branch, place), child
        elif not slot.is_value and child is not None:
            yield from _names(language, child, slot.symbol, (*branch, place))
