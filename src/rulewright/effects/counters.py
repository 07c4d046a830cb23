"""Counters on cards: which kinds there are, and how many of each lie where.

A game knows some kinds, with numbers of its own from 0 on. A text may name another kind, by a word: its number is
the word itself, letter by letter, so that it is the same in every set of cards and tells the word again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.ids import CardId, CounterKind, CountersThere
from rulewright.kernel.fields import KW_ONLY, value

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_LETTERS) + 1
FIRST_NAMED: Final = _BASE + 1
"""The number of the first kind that a text can name, a word of two letters. A game knows fewer kinds."""
LARGEST_KIND: Final = 150094635296999120
"""The number of the last one, twelve times the letter z."""
NO_KIND: Final = -1


def kind_named(name: str) -> int:
    """The number of the kind of counters that a text calls so: two to twelve small letters."""
    number = 0
    for letter in name:
        number = number * _BASE + _LETTERS.index(letter) + 1
    assert FIRST_NAMED <= number <= LARGEST_KIND
    return number


def name_of(kind: int, known: list[str]) -> str:
    """What a kind of counters is called: one of those that the game knows, or as a text has named it."""
    if kind < len(known):
        return known[kind]
    letters: list[str] = []
    while kind > 0:
        kind, letter = divmod(kind, _BASE)
        letters.append(_LETTERS[letter - 1])
    return "".join(reversed(letters))


def is_kind(kind: int, known: int) -> bool:
    """Whether there is a kind with this number, in a game that knows so many."""
    if kind < FIRST_NAMED:
        return 0 <= kind < known
    if kind > LARGEST_KIND:
        return False
    while kind > 0:
        kind, letter = divmod(kind, _BASE)
        if letter == 0:
            return False
    return True


@final
@value
class CounterRange:
    """How many counters of a kind, at least and at most (-1: any number)."""

    kind: i64
    _: KW_ONLY
    least: i64 = 0
    most: i64 = -1

    def has(self, amount: i64) -> bool:
        """Whether so many are as many as that."""
        return amount >= self.least and not 0 <= self.most < amount


ANY_COUNTERS: Final = CounterRange(NO_KIND)


@final
@value
@mypyc_attr(acyclic=True)
class Counters:
    """ruling.counters: the counters of one kind on a card."""

    card: CardId
    kind: CounterKind
    amount: CountersThere


def counters_among(all_counters: list[Counters], card: CardId, kind: i64) -> i64:
    """How many counters of a kind lie on a card."""
    for each in all_counters:
        if each.card == card and each.kind == kind:
            return each.amount
    return 0


def with_counters(
    all_counters: list[Counters], card: CardId, kind: i64, amount: i64
) -> list[Counters]:
    """All counters, with so many of a kind on a card in place of those it has."""
    others = [each for each in all_counters if each.card != card or each.kind != kind]
    if amount > 0:
        others.append(Counters(card, kind, amount))
    return others


def without_counters(all_counters: list[Counters], card: CardId) -> list[Counters]:
    """All counters but those on a card."""
    return [each for each in all_counters if each.card != card]
