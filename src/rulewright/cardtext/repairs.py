"""What a writer may have meant: texts near a broken one, each sure to be understood.

The search goes through the words of the broken text beside the parser's states. Where the parser
cannot go on, and a little before, words may be left out, put in, exchanged or moved; each of that
has a price, and the cheapest ways to the end of the text are the suggestions. A text that stops too
early is completed. Nothing is repaired silently: suggestions are shown, and the writer decides.

How much is looked at has limits, far above what slips in cards need: a stranger's text costs little.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, islice
from math import inf
from typing import TYPE_CHECKING, Final

from rulewright.cardtext import slips
from rulewright.cardtext.edits import LOOK_BACK, Edits
from rulewright.cardtext.endings import Endings
from rulewright.cardtext.examples import example
from rulewright.cardtext.openings import Openings
from rulewright.cardtext.sense import is_clear
from rulewright.cardtext.spelling import spelled, tokens
from rulewright.cardtext.states import Stack, States
from rulewright.cardtext.templates import VALUES
from rulewright.cardtext.ways import MOST_WALKED, Heard, Walker, Way

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

MOST: Final = 3
"""The most suggestions."""

_MOST_PLACES: Final = 40
"""At how many places of the search words are altered."""

_ROUNDS: Final = 3
"""How many slips far from each other are repaired."""

_MOST_OPENINGS: Final = 30
"""How many texts with another opening are tried. Twenty-two sentences that begin with `if` have 28."""

_MOST_TRIED: Final = 30
"""How many other texts are tried. Slips in one card, or in eight in a row, take up to a dozen."""


class Repairs:
    """Finds suggestions in one game's language."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self.states = States(language.grammar)
        self._walker = Walker(language, self.states)
        self._edits = Edits(language, self._walker)
        self._endings = Endings(self.states, self._usual)
        self._openings = Openings(language)

    def suggestions(self, text: str) -> tuple[str, ...]:
        """Up to three texts that are understood, the likeliest first."""
        heard = self._walker.heard(text)
        if not any(here.word[0].isalpha() for here in heard):
            return ()
        openings = islice(self._openings.opened_otherwise(text), _MOST_OPENINGS)
        opened = (self._understood(words) for words in openings)
        right_at_once = dict.fromkeys(right for right in opened if right is not None)
        if right_at_once:
            return tuple(islice(right_at_once, MOST))
        dearest = slips.DEAREST + slips.DEAREST_FOR_A_WORD * len(heard)
        found: dict[str, None] = {}
        ways = (way for way in self._ways(heard) if way.cost <= dearest)
        for way in islice(ways, _MOST_TRIED):
            right = self._understood(way.words)
            if right is not None and right != text:
                found[right] = None
            if len(found) == MOST:
                break
        return tuple(found)

    def _ways(self, heard: list[Heard]) -> Iterator[Way]:
        """Ways through the whole text, roughly the cheapest first."""
        trail = self._walker.trail(heard, Way(0.0, 0, self.states.start, ()))
        if trail[-1].at == len(heard):
            yield from islice(self._to_the_end(trail[-1]), 2 * MOST)
        for _ in range(_ROUNDS):
            ways, farthest = self._search(heard, trail)
            if ways:
                limit = min(way.cost for way in ways) + slips.CLEARLY_WORSE
                yield from (way for way in sorted(ways, key=_cost) if way.cost <= limit)
                return
            if farthest is None:
                return
            trail = self._walker.trail(heard, farthest)

    def _search(self, heard: list[Heard], trail: list[Way]) -> tuple[list[Way], Way | None]:
        """The ways to the end, and else the way that gets farthest."""
        stop = trail[-1]
        ways = list(self._edits.moved(heard, trail))
        farthest: Way | None = None
        order = count()
        queue: list[tuple[float, int, Way, bool]] = []
        for back, way in enumerate(reversed(trail[-1 - LOOK_BACK :])):
            start = way.with_words([], way.stack, back * slips.FOR_EACH_WORD_BACK)
            heappush(queue, (start.cost, next(order), start, True))
        seen: set[tuple[int, Stack]] = set()
        seen_altered: set[tuple[int, Stack]] = set()
        places = walked = 0
        dearest = _dearest_wanted(ways)
        while queue and places < _MOST_PLACES and walked < MOST_WALKED:
            _, _, way, to_be_altered = heappop(queue)
            if way.cost > dearest:
                break
            if to_be_altered:
                places += 1
                if (way.at, way.stack) in seen_altered:
                    continue  # all that comes of it came cheaper the first time
                seen_altered.add((way.at, way.stack))
                for altered in self._edits.at(heard, way, near=way.at >= stop.at - 1):
                    heappush(queue, (altered.cost, next(order), altered, False))
                continue
            if (way.at, way.stack) in seen:
                continue
            seen.add((way.at, way.stack))
            onward = self._walker.trail(heard, way)
            walked += len(onward)
            ahead = onward[-1]
            if ahead.at == len(heard):
                # Only the cheapest way is completed: others would only add longer ends.
                ends = self.states.can_end(ahead.stack) or not ways
                ways += islice(self._to_the_end(ahead), MOST) if ends else ()
                dearest = _dearest_wanted(ways)
            elif ahead.at > stop.at and (farthest is None or _is_farther(ahead, farthest)):
                farthest = ahead
            # Only if nothing cheaper is found is a second slip looked for.
            heappush(queue, (ahead.cost + slips.LEFT_OUT, next(order), ahead, True))
        return ways, farthest

    def _to_the_end(self, way: Way) -> Iterator[Way]:
        """The text as it is if it may be over, else with an end: the usual one, then others."""
        if self.states.can_end(way.stack):
            yield way
            return
        begun = [way]
        for terminal in self.states.next_terminals(way.stack):
            word = self._walker.word(terminal)
            stack = self.states.after(way.stack, terminal)
            if stack is not None:
                price = slips.OTHER_END + slips.RANKED * self._edits.slips.rank(word)
                begun.append(way.with_words([word], stack, price))
        endings = [(here, self._endings.ending(here.stack)) for here in begun]
        ended = [
            here.with_words(ending.words, here.stack, ending.cost)
            for here, ending in endings
            if ending is not None
        ]
        limit = min((way.cost for way in ended), default=0.0) + slips.FAR_FROM_USUAL
        yield from (way for way in sorted(ended, key=_cost) if way.cost <= limit)

    def _usual(self, kind: str) -> list[str]:
        """The phrase of a kind that stands first in the tables."""
        if kind in VALUES:
            return [self._walker.word(kind)]
        phrase = example(self._language.lexicon, kind)
        return [word for word, _ in tokens(self._language.written(phrase, kind).text)]

    def _understood(self, words: tuple[str, ...]) -> str | None:
        """The words as a text that is understood, or None."""
        text, _ = spelled(list(words))
        node = self._language.parsed(text)
        if node is None or not self._language.within_limits(node):
            return None
        return self._language.write(node) if is_clear(self._language, node) else None


def _cost(way: Way) -> float:
    return way.cost


def _dearest_wanted(ways: list[Way]) -> float:
    """What a way may cost to be wanted beside these: anything, as long as there are few."""
    return sorted(ways, key=_cost)[MOST - 1].cost if len(ways) >= 2 * MOST else inf


def _is_farther(way: Way, other: Way) -> bool:
    return (-way.at, way.cost) < (-other.at, other.cost)
