"""A chart: all ways to read some words by the phrases of a lexicon and their wordings.

The grammar of printed texts has one way to read each, which its strict build proves. How people say
things has no such grammar: wordings overlap, begin with what they end with, and leave words out. So
this is Earley's way to parse, which finds every reading, with a price for each step away from what is
printed. Work is bounded: words that can be read in too many ways are not read at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from rulewright.cardtext.lexicon import Lexicon
from rulewright.cardtext.node import Node
from rulewright.cardtext.spelling import as_heard, tokens
from rulewright.cardtext.templates import Part, Slot
from rulewright.cardtext.wordings import AS_PRINTED, OTHER_WORD, Made, Said, Tree, Wordings, grown

MOST_STEPS: Final = 60_000
"""How many steps a reading may take. Long texts with every kind of phrase take a tenth of that."""

MOST_READINGS: Final = 8
"""How many readings of one phrase are kept, the nearest ones."""


@dataclass(frozen=True)
class _Way:
    """A phrase or a wording of it, as the chart reads it."""

    symbol: str
    parts: tuple[str, ...]
    """Words, values and symbols; `kinds` tells which."""
    optional: tuple[bool, ...]
    kinds: tuple[int, ...]
    slots: tuple[str, ...]
    """By slot, in reading order: its name."""
    comes_to: Tree
    price: int


_WORD: Final = 0
_VALUE: Final = 1
_PHRASE: Final = 2


@dataclass(frozen=True)
class Given:
    """Words that stand for something by themselves, as a name does: from where to where, and for what."""

    symbol: str
    start: int
    end: int
    means: Any
    price: int = AS_PRINTED


@dataclass(frozen=True)
class Reading:
    """One way to read the words, and how far it is from what is printed."""

    price: int
    tree: Node


_Item = tuple[int, int, int]
"""A phrase under way: its number, how many parts are read, and where it began."""

_Step = tuple[_Item, int, int, Any]
"""How an item was reached: from which item, in which column, with which price, by which part."""


class FreeGrammar:
    """Phrases and wordings, made ready for charts."""

    def __init__(self, lexicon: Lexicon, wordings: Wordings) -> None:
        self.lexicon = lexicon
        self.ways: list[_Way] = []
        self.by_symbol: dict[str, list[int]] = {}
        self._also = wordings.also
        self.light = wordings.light
        for rule in lexicon.rules:
            parts = [part for part in rule.parts if isinstance(part, str) or lexicon.can_fill(part)]
            made = Made(rule.tag, tuple(Said(slot.name) for slot in rule.slots))
            self._add(rule.symbol, parts, made, AS_PRINTED)
        for wording in wordings.wordings:
            self._add(wording.symbol, wording.parts, wording.comes_to, wording.price)
        self._said = self._ways_to_say()
        self.first = self._first()

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that can be read, in small letters."""
        return frozenset(
            word for ways in self._said.values() for _, words, _ in ways for word in words
        )

    def words_at(self, words: Sequence[str], start: int) -> dict[str, list[tuple[int, int]]]:
        """By word of a template: where it ends if it is said here, and at which price."""
        found: dict[str, list[tuple[int, int]]] = {}
        for word, said, price in self._said.get(words[start], ()):
            end = start + len(said)
            if tuple(words[start:end]) == said:
                found.setdefault(word, []).append((end, price))
        return found

    def _add(self, symbol: str, parts: Iterable[Part], comes_to: Tree, price: int) -> None:
        listed = tuple(self._joined(parts))
        kinds = tuple(
            _WORD if isinstance(part, str) else _VALUE if part.is_value else _PHRASE
            for part in listed
        )
        way = _Way(
            symbol,
            tuple(part.lower() if isinstance(part, str) else part.symbol for part in listed),
            tuple(isinstance(part, Slot) and part.optional for part in listed),
            kinds,
            tuple(part.name for part in listed if isinstance(part, Slot)),
            comes_to,
            price,
        )
        self.by_symbol.setdefault(symbol, []).append(len(self.ways))
        self.ways.append(way)

    def _joined(self, parts: Iterable[Part]) -> Iterator[Part]:
        """The parts, with words that have other words together as one."""
        left = [part.lower() if isinstance(part, str) else part for part in parts]
        longest = max((len(words) for words in self._also), default=1)
        while left:
            for size in range(min(longest, len(left)), 1, -1):
                if tuple(left[:size]) in self._also:
                    yield " ".join(str(word) for word in left[:size])
                    del left[:size]
                    break
            else:
                yield left.pop(0)

    def _ways_to_say(self) -> dict[str, list[tuple[str, tuple[str, ...], int]]]:
        """By the first word that is said: the word of a template, all that is said for it, the price."""
        found: dict[str, list[tuple[str, tuple[str, ...], int]]] = {}
        terminals = {
            part
            for way in self.ways
            for part, kind in zip(way.parts, way.kinds, strict=True)
            if kind == _WORD
        }
        for terminal in sorted(terminals):
            for words in terminal.split("/") if len(terminal) > 1 else [terminal]:
                printed = tuple(words.split())
                for words_said, price in self._said_for(printed):
                    said = tuple(as_heard(word) for word, _ in tokens(" ".join(words_said)))
                    found.setdefault(said[0], []).append((terminal, said, price))
        return found

    def _said_for(self, printed: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int]]:
        """What may be said for words of a template: they themselves, and others for all or each of them."""
        yield printed, AS_PRINTED
        for said in self._also.get(printed, ()):
            yield said, OTHER_WORD
        if len(printed) > 1:
            for place, word in enumerate(printed):
                for said in self._also.get((word,), ()):
                    yield (*printed[:place], *said, *printed[place + 1 :]), OTHER_WORD

    def _first(self) -> dict[str, frozenset[str]]:
        """By symbol: the words, values and phrases with which its phrases can begin."""
        found: dict[str, set[str]] = {symbol: set() for symbol in self.by_symbol}
        grown_on = True
        while grown_on:
            grown_on = False
            for way in self.ways:
                first = found[way.symbol]
                before = len(first)
                for part, kind, optional in zip(way.parts, way.kinds, way.optional, strict=True):
                    first |= {part} | (found.get(part, set()) if kind == _PHRASE else set())
                    if not optional:
                        break
                grown_on = grown_on or len(first) > before
        return {symbol: frozenset(words) for symbol, words in found.items()}


class TooManyWays(Exception):
    """The words can be read in more ways than anybody should look through."""


class Chart:
    """The readings of some words. `given` are stretches of them that mean something by themselves."""

    def __init__(
        self, grammar: FreeGrammar, words: Sequence[str], start: str, given: Iterable[Given] = ()
    ) -> None:
        self._grammar = grammar
        self._ways = grammar.ways
        self._words = words
        self._start = start
        size = len(words)
        self._said = [grammar.words_at(words, at) for at in range(size)]
        self._given: list[dict[str, list[Given]]] = [{} for _ in range(size + 1)]
        for one in given:
            self._given[one.start].setdefault(one.symbol, []).append(one)
        self._ahead = [
            frozenset(said) | frozenset(here)
            for said, here in zip(self._said, self._given, strict=False)
        ]
        self._reached: list[dict[_Item, list[_Step]]] = [{} for _ in range(size + 1)]
        self._waiting: list[dict[str, list[_Item]]] = [{} for _ in range(size + 1)]
        self._predicted: list[set[str]] = [set() for _ in range(size + 1)]
        self._complete: dict[tuple[str, int, int], list[_Item]] = {}
        self._steps = 0
        self._memory: dict[tuple[str, int, int], list[Reading]] = {}
        self._partial: dict[tuple[_Item, int], list[tuple[int, tuple[Any, ...]]]] = {}
        self._fill()

    @property
    def farthest(self) -> int:
        """The number of words up to which the text makes sense."""
        return max(at for at in range(len(self._words) + 1) if self._reached[at] or at == 0)

    def expected(self) -> tuple[set[str], set[str]]:
        """The words and the kinds of phrases that could come where the text stops making sense."""
        at = self.farthest
        words: set[str] = set()
        symbols = set(self._predicted[at])
        for number, dot, _ in self._reached[at]:
            way = self._ways[number]
            if dot < len(way.parts) and way.kinds[dot] != _PHRASE:
                words.add(way.parts[dot])
        return words, symbols

    def readings(self) -> list[Reading]:
        """All readings of the words, the nearest first."""
        return self._nodes(self._start, 0, len(self._words))

    # Filling the chart

    def _fill(self) -> None:
        self._predict(self._start, 0)
        for at in range(len(self._words) + 1):
            agenda = list(self._reached[at])
            done = 0
            while done < len(agenda):
                item = agenda[done]
                done += 1
                agenda += self._go_on(item, at)
                self._steps += 1
                if self._steps > MOST_STEPS:
                    raise TooManyWays

    def _predict(self, symbol: str, at: int) -> list[_Item]:
        """The phrases that may begin here, if one of that kind may."""
        if symbol in self._predicted[at] or at >= len(self._words):
            return []
        self._predicted[at].add(symbol)
        new: list[_Item] = []
        ahead = self._ahead[at]
        first = self._grammar.first
        for number in self._grammar.by_symbol.get(symbol, ()):
            way = self._ways[number]
            for part, kind, optional in zip(way.parts, way.kinds, way.optional, strict=True):
                if part in ahead or (kind == _PHRASE and not ahead.isdisjoint(first[part])):
                    item = (number, 0, at)
                    if item not in self._reached[at]:
                        self._reached[at][item] = []
                        new.append(item)
                    break
                if not optional:
                    break
        return new

    def _go_on(self, item: _Item, at: int) -> list[_Item]:
        """What follows from an item in its column; what ends further on is put there."""
        number, dot, origin = item
        way = self._ways[number]
        if dot == len(way.parts):
            return self._completed(way.symbol, origin, at, item)
        new: list[_Item] = []
        if way.optional[dot]:
            new += self._reach((number, dot + 1, origin), at, (item, at, 0, None))
        if at == len(self._words):
            return new
        part, kind = way.parts[dot], way.kinds[dot]
        if kind == _WORD:
            for end, price in self._said[at].get(part, ()):
                new += self._reach((number, dot + 1, origin), end, (item, at, price, _NO_SLOT), at)
            return new
        for one in self._given[at].get(part, ()):
            step = (item, at, one.price, _Value(one.means))
            new += self._reach((number, dot + 1, origin), one.end, step, at)
        if kind == _PHRASE:
            self._waiting[at].setdefault(part, []).append(item)
            new += self._predict(part, at)
            # What was complete before this item waited for it cannot have begun here: no phrase is empty.
        return new

    def _completed(self, symbol: str, start: int, end: int, item: _Item) -> list[_Item]:
        key = (symbol, start, end)
        known = self._complete.setdefault(key, [])
        known.append(item)
        if len(known) > 1:
            return []
        new: list[_Item] = []
        for waiting in self._waiting[start].get(symbol, ()):
            number, dot, origin = waiting
            new += self._reach((number, dot + 1, origin), end, (waiting, start, 0, key))
        return new

    def _reach(self, item: _Item, at: int, step: _Step, now: int | None = None) -> list[_Item]:
        """Note how an item was reached. It is returned if it is new and in the column at hand."""
        column = self._reached[at]
        steps = column.get(item)
        if steps is not None:
            steps.append(step)
            return []
        column[item] = [step]
        return [item] if now is None else []

    # Taking readings from it

    def _nodes(self, symbol: str, start: int, end: int) -> list[Reading]:
        key = (symbol, start, end)
        known = self._memory.get(key)
        if known is not None:
            return known
        self._memory[key] = []  # what contains itself adds nothing
        found: dict[Node, int] = {}
        for item in self._complete.get(key, ()):
            way = self._ways[item[0]]
            for price, children in self._children(item, end):
                try:
                    said = dict(zip(way.slots, children, strict=True))
                    node = grown(way.comes_to, said, self._grammar.lexicon)
                except ValueError:
                    continue
                cost = price + way.price
                if cost < found.get(node, cost + 1):
                    found[node] = cost
        nearest = sorted(found.items(), key=lambda one: one[1])[:MOST_READINGS]
        self._memory[key] = [Reading(price, node) for node, price in nearest]
        return self._memory[key]

    def _children(self, item: _Item, at: int) -> list[tuple[int, tuple[Any, ...]]]:
        """What the slots of a phrase under way were filled with, in each way, the nearest first."""
        if item[1] == 0:
            return [(0, ())]
        key = (item, at)
        known = self._partial.get(key)
        if known is not None:
            return known
        found: list[tuple[int, tuple[Any, ...]]] = []
        for before, column, price, part in self._reached[at][item]:
            earlier = self._children(before, column)
            if part is _NO_SLOT:
                found += [(price + cost, children) for cost, children in earlier]
                continue
            for cost, value in self._filled_with(part):
                found += [(price + cost + other, (*children, value)) for other, children in earlier]
        found.sort(key=lambda one: one[0])
        self._partial[key] = found[: 2 * MOST_READINGS]
        return self._partial[key]

    def _filled_with(self, part: Any) -> list[tuple[int, Any]]:
        if part is None:
            return [(0, None)]
        if isinstance(part, _Value):
            return [(0, part.value)]
        return [(one.price, one.tree) for one in self._nodes(*part)]


class _Value:
    """Something that stands in a slot as it is."""

    def __init__(self, value: Any) -> None:
        self.value: Final = value


_NO_SLOT: Final = object()
"""The part of a step that is a word."""
