"""Texts in people's own words, read: many ways to say it, one tree.

A text that is spelled as it is printed needs none of this. Any other is read by the phrases and all
their wordings at once (`chart`). The nearest reading that is clear is what it means; two readings
that are equally near are both shown to the writer, and neither is taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from rulewright.cardtext.chart import Chart, FreeGrammar, Given, Reading, TooManyWays
from rulewright.cardtext.grammar import COUNTER_NAME, NAME_PATTERN
from rulewright.cardtext.lexicon import START
from rulewright.cardtext.node import Node
from rulewright.cardtext.sense import is_clear
from rulewright.cardtext.spelling import CONTRACTED, ONE, as_heard, likeness, tokens
from rulewright.cardtext.templates import COUNTER, COUNTERS, INT, NAME, NUMBER
from rulewright.cardtext.wordings import OTHER_WORD, OTHER_WORDING, Wordings, read_wordings

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

_THIS_CARD: Final = ("ref.this", ("noun.card",))
_ITSELF: Final = "ref"
_UNKNOWN_NAME: Final = 2 * OTHER_WORDING
_NAME: Final = re.compile(NAME_PATTERN)
_COUNTER_NAME: Final = re.compile(COUNTER_NAME)
_COUNTER_WORDS: Final = {
    "counter": COUNTER, "token": COUNTER, "marker": COUNTER,
    "counters": COUNTERS, "tokens": COUNTERS, "markers": COUNTERS,
}  # fmt: skip
_SMALL: Final = frozenset({"of", "the", "in", "and", "from", "de", "la", "von", "van", "a", "an"})
_LIGHT: Final = re.compile(r"[\"“”«»]")
_LONGEST_LIGHT: Final = 6
_LONGEST_NAME: Final = 12
"""In words and signs."""
_MOST_READINGS_TRIED: Final = 12
_OF_LITTLE_WEIGHT: Final = frozenset(
    [
        "each",
        "this",
        "that",
        "your",
        "their",
        "they",
        "them",
        "with",
        "from",
        "into",
        "then",
        "when",
        "whenever",
        "while",
        "have",
        "gets",
        "gain",
        "other",
        "another",
        "target",
        "itself",
        "those",
        "these",
        "equal",
        "number",
    ]
)
_TURNING: Final = frozenset(
    [
        "unless",
        "if",
        "may",
        "can't",
        "cannot",
        "not",
        "no",
        "without",
        "except",
        "only",
        "until",
        "instead",
        "next",
        "first",
        "once",
        "twice",
        "last",
        "previous",
        "another",
    ]
)
"""Without one of these a text would mean something else."""
_MOST_SLIPS: Final = 3
_MOST_CORRECTIONS: Final = 9
_MOST_PROPOSALS: Final = 3
_ALIKE: Final = 0.7

IsPlayable = Callable[[Node], bool]
"""Whether a game can do something with a tree."""


@dataclass(frozen=True)
class Heard:
    """The words of a text as they are read, and the column of each."""

    text: str
    words: tuple[str, ...]
    columns: tuple[int, ...]
    written: tuple[str, ...]

    def span(self, at: int) -> tuple[int, int]:
        """From where to where a word stands in the text; behind the last if it is none of them."""
        if at >= len(self.columns):
            end = self.columns[-1] + len(self.written[-1]) if self.columns else 0
            return end, end
        return self.columns[at], self.columns[at] + len(self.written[at])


@dataclass(frozen=True)
class Found:
    """What a text in free words comes to: the nearest trees, if any, and how far it makes sense."""

    nearest: tuple[Node, ...]
    """More than one if they are equally near, each clear and playable."""
    unclear: Node | None
    """The nearest tree of which something is unclear or unplayable, where there is no other."""
    farthest: int
    """How many words make sense."""
    words: frozenset[str] = frozenset()
    expected: frozenset[str] = frozenset()
    """The words and the kinds of phrases that could have come there."""


def heard(text: str) -> Heard:
    """The words of a text: small letters, digits for numbers, a full stop at the end."""
    plain = _LIGHT.sub(" ", text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    found = tokens(plain)
    words = [as_heard(word) for word, _ in found]
    written = [word for word, _ in found]
    columns = [column for _, column in found]
    if words and words[-1] != ".":
        words.append(".")
        written.append("")
        columns.append(columns[-1] + len(written[-2]))
    return Heard(plain, tuple(words), tuple(columns), tuple(written))


class FreeReading:
    """Reads texts of one language in people's own words."""

    def __init__(self, language: Language) -> None:
        self._language = language

    @cached_property
    def grammar(self) -> FreeGrammar:
        """Phrases and wordings."""
        lexicon = self._language.lexicon
        return FreeGrammar(lexicon, read_wordings(self._language.wording_files, lexicon))

    @cached_property
    def _printed_grammar(self) -> FreeGrammar:
        """Phrases alone, as they are printed."""
        return FreeGrammar(self._language.lexicon, Wordings((), {}))

    def printed(self, text: str) -> Node | None:
        """The tree of a text that is spelled as it is printed; None for any other."""
        said = heard(text)
        if said.written[-1:] != (".",):
            return None
        try:
            chart = Chart(self._printed_grammar, said.words, START, self._given(said, None, ""))
        except TooManyWays:
            return None
        readings = chart.readings()
        return readings[0].tree if readings else None

    def read(
        self,
        text: str,
        names: Collection[str] | None = None,
        itself: str = "",
        is_playable: IsPlayable | None = None,
    ) -> Found:
        """What a text comes to. `names` are the cards that it may name, `itself` its own card's name."""
        said = heard(text)
        found = self._read(said, names, itself, is_playable)
        if found.nearest:
            return found
        for other in self._in_plainer_words(said):
            plainer = self._read(other, names, itself, is_playable)
            if plainer.nearest:
                return plainer
        return found

    def _in_plainer_words(self, said: Heard) -> Iterator[Heard]:
        """The text with words drawn apart that are drawn together, and then without those that add nothing."""
        apart: list[tuple[str, int]] = []
        for at, word in enumerate(said.words):
            is_known = word in self.grammar.vocabulary
            apart += [(one, at) for one in ((word,) if is_known else CONTRACTED.get(word, (word,)))]
        if len(apart) != len(said.words) or any(said.words[at] != word for word, at in apart):
            yield _of_words(said, apart)
        plain: list[tuple[str, int]] = []
        at = 0
        while at < len(apart):
            here = tuple(word for word, _ in apart[at : at + _LONGEST_LIGHT])
            size = next((len(one) for one in self.grammar.light if here[: len(one)] == one), 0)
            if size == 0:
                plain.append(apart[at])
            at += max(size, 1)
        if len(plain) != len(apart):
            yield _of_words(said, plain)

    def _read(
        self,
        said: Heard,
        names: Collection[str] | None,
        itself: str,
        is_playable: IsPlayable | None,
    ) -> Found:
        try:
            chart = Chart(self.grammar, said.words, START, self._given(said, names, itself))
        except TooManyWays:
            return Found((), None, 0)
        readings = [
            one for one in chart.readings()[:_MOST_READINGS_TRIED] if self._is_printable(one.tree)
        ]
        words, expected = chart.expected()
        found = self._chosen(readings, is_playable, chart.farthest)
        return replace(found, words=frozenset(words), expected=frozenset(expected))

    def corrected(
        self,
        text: str,
        names: Collection[str] | None = None,
        itself: str = "",
        is_playable: IsPlayable | None = None,
    ) -> tuple[str, ...]:
        """Up to three texts, as printed, that a text would be with its unknown words spelled right."""
        said = heard(text)
        known = self.grammar.vocabulary | _words_of_names(names, itself)
        slips = [
            at
            for at, word in enumerate(said.words)
            if word[0].isalpha() and word not in known and len(word) > 1
        ]
        if not slips or len(slips) > _MOST_SLIPS:
            return ()
        spelled = [_spelled_like(said.words[at], known) for at in slips]
        found: dict[str, None] = {}
        for words in islice(product(*spelled), _MOST_CORRECTIONS):
            again = _with_words(text, said, dict(zip(slips, words, strict=True)))
            nearest = self.read(again, names, itself, is_playable).nearest
            if len(nearest) == 1 and (is_playable is None or is_playable(nearest[0])):
                found[self._language.write(nearest[0])] = None
        return tuple(islice(found, _MOST_PROPOSALS))

    def spelled_like(self, word: str) -> list[str]:
        """Words that can be read and that this one may be a slip for, the likeliest first."""
        return _spelled_like(word, self.grammar.vocabulary)

    def keeps_what_is_said(self, text: str, other: str) -> bool:
        """Whether another text says no other thing in the place of one that this text says. Words may
        be missing from either, and whatever is no word may be anything."""
        before = Counter(_content(heard(text)))
        after = Counter(_content(heard(other)))
        if any(word in _TURNING and word not in after for word in before):
            return False
        lost = [word for word in before - after if word in self.grammar.vocabulary]
        return not (lost and after - before)

    def _is_printable(self, tree: Node) -> bool:
        """Whether a tree is small enough, and its printed text has no other reading."""
        within_limits = self._language.within_limits(tree)
        return within_limits and self._language.parsed(self._language.write(tree)) == tree

    def _chosen(
        self, readings: list[Reading], is_playable: IsPlayable | None, farthest: int
    ) -> Found:
        clear = [one for one in readings if is_clear(self._language, one.tree)]
        if is_playable is not None:
            # Only where there is a choice: what cannot be played is told by the game itself.
            playable = [one for one in clear if is_playable(one.tree)] if len(clear) > 1 else clear
            clear = playable or clear
        if not clear:
            return Found((), readings[0].tree if readings else None, farthest)
        nearest = {
            self._language.write(one.tree): one.tree for one in clear if one.price == clear[0].price
        }
        return Found(tuple(nearest.values()), None, farthest)

    # What stands for itself: numbers, names, the card's own name

    def _given(self, said: Heard, names: Collection[str] | None, itself: str) -> Iterator[Given]:
        for at, word in enumerate(said.words):
            if word.isascii() and word.isdigit() and len(word) <= 3:
                if int(word) >= 2:
                    yield Given(INT, at, at + 1, int(word))
                yield Given(NUMBER, at, at + 1, int(word))
            elif word == ONE:
                yield Given(NUMBER, at, at + 1, 1)
        yield from self._named(said, names)
        yield from self._counters(said)
        if itself and self._language.lexicon.rule(_ITSELF, _THIS_CARD[0]) is not None:
            for start, end in _own_name(said, itself):
                yield Given(_ITSELF, start, end, _THIS_CARD, OTHER_WORD)

    def _named(self, said: Heard, names: Collection[str] | None) -> Iterator[Given]:
        """The names of cards: known ones, also in the plural, and what is written like a name."""
        known = {tuple(word.lower() for word, _ in tokens(name)): name for name in names or ()}
        longest = max((len(words) for words in known), default=0)
        for start in range(len(said.words)):
            for end in range(start + 1, min(start + longest, len(said.words)) + 1):
                words = tuple(word.lower() for word in said.written[start:end])
                for form, price in _singulars(words):
                    if form in known:
                        yield Given(NAME, start, end, known[form], price)
            if said.written[start][:1].isupper():
                yield from self._written_like_names(said, start)

    def _counters(self, said: Heard) -> Iterator[Given]:
        """Kinds of counters that the text names itself: "coin counters", or "coins" for short."""
        for at, word in enumerate(said.words):
            after = said.words[at + 1] if at + 1 < len(said.words) else ""
            if not _COUNTER_NAME.fullmatch(word) or word in _COUNTER_WORDS:
                continue
            if after in _COUNTER_WORDS:
                if word not in self._language.lexicon.known_counters:
                    price = 0 if after.startswith("counter") else OTHER_WORD
                    yield Given(_COUNTER_WORDS[after], at, at + 2, word, price)
                continue
            for (kind,), price in _singulars((word,)):
                if kind not in self._no_counters and _COUNTER_NAME.fullmatch(kind):
                    number = COUNTERS if price else COUNTER
                    yield Given(number, at, at + 1, kind, OTHER_WORDING)

    @cached_property
    def _no_counters(self) -> frozenset[str]:
        """Words that mean something else where they stand alone: all but those of verbs, as of flipping a coin."""
        rules = self._language.lexicon.rules
        return frozenset(
            word.lower() for rule in rules if rule.category != "act" for word in rule.words
        ) | frozenset(_COUNTER_WORDS)

    def _written_like_names(self, said: Heard, start: int) -> Iterator[Given]:
        for end in range(start + 1, min(start + _LONGEST_NAME, len(said.written)) + 1):
            last, ends = said.span(end - 1)
            if last == ends:
                return
            name = " ".join(said.text[said.columns[start] : ends].split())
            if _NAME.fullmatch(name):
                yield Given(NAME, start, end, name, _UNKNOWN_NAME)


def _of_words(said: Heard, words: list[tuple[str, int]]) -> Heard:
    """The text with these words, each where the word stands whose place is beside it."""
    at = [place for _, place in words]
    return Heard(
        said.text,
        tuple(word for word, _ in words),
        tuple(said.columns[place] for place in at),
        tuple(said.written[place] for place in at),
    )


def _content(said: Heard) -> list[str]:
    """The words that tell what a text is about."""
    return [
        word
        for word in said.words
        if word in _TURNING or (len(word) > 3 and word not in _OF_LITTLE_WEIGHT)
    ]


def _words_of_names(names: Collection[str] | None, itself: str) -> frozenset[str]:
    said = (*(names or ()), itself)
    return frozenset(word.lower() for name in said for word, _ in tokens(name))


def _spelled_like(word: str, known: frozenset[str]) -> list[str]:
    """Known words that this one may be a slip for, the likeliest first."""
    alike = ((likeness(word, other, _ALIKE), other) for other in known if len(other) > 1)
    near = sorted((-score, other) for score, other in alike if score >= _ALIKE)
    return [other for _, other in near[:_MOST_PROPOSALS]]


def _with_words(text: str, said: Heard, others: dict[int, str]) -> str:
    """The text with other words at some places."""
    for at in sorted(others, reverse=True):
        start, end = said.span(at)
        as_before = others[at].capitalize() if text[start].isupper() else others[at]
        text = text[:start] + as_before + text[end:]
    return text


def _singulars(words: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
    """A name as it is said, and as it would be said of one."""
    yield words, 0
    *before, last = words
    if last.endswith("s"):
        yield (*before, last[:-1]), OTHER_WORD
    if last.endswith("ies"):
        yield (*before, last[:-3] + "y"), OTHER_WORD
    if last.endswith("es"):
        yield (*before, last[:-2]), OTHER_WORD
    if last.endswith("men"):
        yield (*before, last[:-3] + "man"), OTHER_WORD


def _own_name(said: Heard, itself: str) -> Iterator[tuple[int, int]]:
    """Where the card speaks of itself by its name, its first word or its last, capitals and all."""
    whole = [word for word, _ in tokens(itself)]
    ways = {tuple(whole)}
    ways |= {
        (word,)
        for word in (whole[0], whole[-1])
        if word[0].isupper() and word.lower() not in _SMALL
    }
    if whole[0].lower() in _SMALL and len(whole) > 1:
        ways.add(tuple(whole[1:]))
    for start in range(len(said.written)):
        for way in ways:
            if said.written[start : start + len(way)] == way:
                yield start, start + len(way)
