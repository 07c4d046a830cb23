"""How a text that stops too early may end: exactly, from what the parser is in the middle of.

A state of the parser is a set of productions that are partly read. The cheapest end finishes one of
them with the usual words, then the one around it, and so on to the outermost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rulewright.cardtext.states import Stack, States

_FOR_EACH_WORD: Final = 0.05
_FOR_A_WORD_OF_A_TEMPLATE: Final = 0.1
_NEVER: Final = 1000.0
_ROOT: Final = "$root"


class Ending(NamedTuple):
    """Words that finish a text, and their price."""

    cost: float
    words: tuple[str, ...]


@dataclass(frozen=True)
class Production:
    """One production of the grammar, by the names lark gave to its parts."""

    name: str
    parts: tuple[str, ...]


Item = tuple[Production, int]
"""A production that is read up to one of its parts."""


class Endings:
    """Ends texts in one game's language. `usual` gives the usual phrase of a kind, as words."""

    def __init__(self, states: States, usual: Callable[[str], list[str]]) -> None:
        self._states = states
        self._usual = usual
        self._prices: dict[str, Ending] = {}
        self._rests: dict[int, list[tuple[Ending, str, int]]] = {}

    def ending(self, stack: Stack) -> Ending | None:
        """The cheapest end after these states; nothing if none is needed."""
        found = self._finished(stack, {})
        return None if found.cost >= _NEVER else found

    def _finished(self, stack: Stack, known: dict[Stack, Ending]) -> Ending:
        if stack in known:
            return known[stack]
        known[stack] = Ending(_NEVER, ())  # nothing is finished by itself
        best = Ending(_NEVER, ())
        for rest, name, read in self._rests_after(stack[-1]):
            if rest.cost >= best.cost:
                break
            if name == _ROOT:
                best = min(best, rest)
                continue
            outer = stack[: len(stack) - read]
            around = self._finished((*outer, self._states.goto(outer[-1], name)), known)
            best = min(best, Ending(rest.cost + around.cost, rest.words + around.words))
        known[stack] = best
        return best

    def _rests_after(self, state: int) -> list[tuple[Ending, str, int]]:
        """How each production ends that is partly read, its name, and how much of it is read; the
        cheapest first."""
        if state not in self._rests:
            self._rests[state] = sorted(
                (self._said(production.parts[read:]), production.name, read)
                for production, read in self._partly_read[state]
            )
        return self._rests[state]

    def _said(self, parts: tuple[str, ...]) -> Ending:
        """The usual words for parts that are still to come."""
        cost = 0.0
        words: tuple[str, ...] = ()
        for part in parts:
            ending = self._price(part)
            cost += ending.cost
            words += ending.words
        return Ending(cost, words)

    def _price(self, part: str) -> Ending:
        if part not in self._prices:
            if part in self._states.words:
                ending = Ending(_FOR_A_WORD_OF_A_TEMPLATE, (self._states.words[part],))
            elif part.startswith("_"):
                ending = Ending(_NEVER, ())  # a run of optional phrases: leave them out
            else:
                words = tuple(self._usual(part))
                ending = Ending(_FOR_A_WORD_OF_A_TEMPLATE + _FOR_EACH_WORD * len(words), words)
            self._prices[part] = ending
        return self._prices[part]

    @cached_property
    def _partly_read(self) -> dict[int, frozenset[Item]]:
        """By state: what the parser is in the middle of."""
        productions: dict[str, list[Production]] = {}
        for rule in self._states.grammar.parser.rules:
            parts = tuple(part.name for part in rule.expansion)
            production = Production(str(rule.origin.name), parts)
            productions.setdefault(production.name, []).append(production)
        first = self._states.start[0]
        found: dict[int, set[Item]] = {first: {(Production(_ROOT, ("start",)), 0)}}
        ahead = [first]
        while ahead:
            state = ahead.pop()
            for production, read in _with_what_begins(found[state], productions):
                if read == len(production.parts):
                    continue
                following = self._states.goto(state, production.parts[read])
                items = found.setdefault(following, set())
                if (production, read + 1) not in items:
                    items.add((production, read + 1))
                    ahead.append(following)
        return {
            state: frozenset(item for item in items if item[1]) for state, items in found.items()
        }


def _with_what_begins(items: set[Item], productions: dict[str, list[Production]]) -> Iterator[Item]:
    """The items, and all productions that may begin where they are."""
    begun: set[str] = set()
    ahead = list(items)
    while ahead:
        production, read = ahead.pop()
        yield production, read
        if read < len(production.parts) and production.parts[read] not in begun:
            begun.add(production.parts[read])
            ahead += [(other, 0) for other in productions.get(production.parts[read], ())]
