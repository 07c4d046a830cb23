"""What may be done to one place of a broken text: words put in, left out, exchanged or moved.

Each gives the ways that lead on from there, at their prices. Which of them are followed is decided
in `repairs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rulewright.cardtext import slips
from rulewright.cardtext.slips import Slips
from rulewright.cardtext.spelling import capital, tokens
from rulewright.cardtext.states import Stack
from rulewright.cardtext.templates import NAME
from rulewright.cardtext.ways import Heard, Walker, Way

if TYPE_CHECKING:
    from rulewright.cardtext.language import Language

LOOK_BACK: Final = 6
"""How many words before the one that does not fit may be the wrong ones."""

_LONGEST_MOVE: Final = 5
_FARTHEST_MOVE: Final = 3
_LONGEST_FORCED: Final = 4
_LONGEST_NAME: Final = 4
_LONGEST_SAID: Final = 3
_TOO_MANY_TO_GUESS: Final = 40
"""Where so many words can stand, two missing ones in a row cannot be guessed."""


class Edits:
    """Alters texts of one game's language."""

    def __init__(self, language: Language, walker: Walker) -> None:
        self._language = language
        self._walker = walker
        self._states = walker.states
        self.slips = Slips(language.lexicon)

    def at(self, heard: list[Heard], way: Way, *, near: bool) -> Iterator[Way]:
        """All that may be done at a place; more of it `near` the word that does not fit."""
        if way.at < len(heard):
            price = self.slips.left_out(heard[way.at].word)
            yield way.with_words([], way.stack, price, taken=1)
            yield from self._said_otherwise(heard, way)
            yield from self._name_in_small_letters(heard, way)
        for word, stack, price in self._next_words(way.stack):
            if way.at < len(heard):
                yield from self._exchanged(heard, way, word, stack)
            put_in = way.with_words([word], stack, price)
            if not self._walker.goes_on(heard, put_in):
                if near:
                    yield from self._put_in_more(heard, put_in)
            elif way.at < len(heard):
                yield put_in

    def moved(self, heard: list[Heard], trail: list[Way]) -> Iterator[Way]:
        """Ways to the end with two neighbouring stretches of words in the other order."""
        stop = trail[-1].at
        for way in trail[-2 - LOOK_BACK :]:
            first = max(stop - 1, way.at + 1)
            for pivot in range(first, min(stop + _FARTHEST_MOVE, len(heard))):
                for end in range(pivot + 1, min(pivot + _LONGEST_MOVE, len(heard)) + 1):
                    yield from self._turned(heard, way, pivot, end)

    def _turned(self, heard: list[Heard], way: Way, pivot: int, end: int) -> Iterator[Way]:
        before, one, other, rest = (
            heard[: way.at], heard[way.at : pivot], heard[pivot:end], heard[end:],
        )  # fmt: skip
        through = self._walker.trail([*before, *other, *one, *rest], way)[-1]
        if through.at == len(heard) and self._states.can_end(through.stack):
            price = slips.MOVED + slips.MOVED_WORD * min(len(one), len(other))
            yield through.with_words([], through.stack, price)

    def _next_words(self, stack: Stack) -> Iterator[tuple[str, Stack, float]]:
        """The words that can come next, where each leads, and what it costs to put it in."""
        terminals = self._states.next_terminals(stack)
        for terminal in terminals:
            following = self._states.after(stack, terminal)
            if following is not None and terminal != NAME:
                word = self._walker.word(terminal)
                price = slips.FORCED if len(terminals) == 1 else self.slips.put_in(word)
                yield word, following, price

    def _exchanged(self, heard: list[Heard], way: Way, word: str, stack: Stack) -> Iterator[Way]:
        price = self.slips.exchanged(heard[way.at].word, word)
        other = way.with_words([word], stack, price, taken=1)
        if price < slips.DISSIMILAR or self._walker.goes_on(heard, other):
            yield other

    def _put_in_more(self, heard: list[Heard], way: Way) -> Iterator[Way]:
        """A second missing word; more than two only where no others can stand."""
        for _ in range(_LONGEST_FORCED):
            following = list(self._next_words(way.stack))
            if len(following) != 1:
                break
            word, stack, price = following[0]
            way = way.with_words([word], stack, price)
            if self._walker.goes_on(heard, way):
                yield way
                return
        if len(following) <= _TOO_MANY_TO_GUESS:
            for word, stack, price in following:
                more = way.with_words([word], stack, price)
                if self._walker.goes_on(heard, more):
                    yield more

    def _said_otherwise(self, heard: list[Heard], way: Way) -> Iterator[Way]:
        """Words for which the tables know what is meant by them."""
        for length in range(1, min(_LONGEST_SAID, len(heard) - way.at) + 1):
            said = " ".join(here.word.lower() for here in heard[way.at : way.at + length])
            for number, meant in enumerate(self._language.lexicon.instead.get(said, ())):
                words = [word for word, _ in tokens(meant)]
                stack = self._after(way.stack, words)
                if stack is not None:
                    price = slips.MEANT + slips.MEANT_LESS * number
                    yield way.with_words(words, stack, price, taken=length)

    def _after(self, stack: Stack, words: list[str]) -> Stack | None:
        """The states after some words; None if they do not fit."""
        for word in words:
            ahead = (self._states.after(stack, one) for one in self._walker.terminals(word))
            following = next((found for found in ahead if found is not None), None)
            if following is None:
                return None
            stack = following
        return stack

    def _name_in_small_letters(self, heard: list[Heard], way: Way) -> Iterator[Way]:
        stack = self._states.after(way.stack, NAME)
        name: list[str] = []
        for here in heard[way.at : way.at + _LONGEST_NAME]:
            if stack is None or here.terminals or not here.word[0].isalpha():
                return
            name.append(capital(here.word))
            price = slips.SMALL_NAME - slips.SMALL_NAME_WORD * len(name)
            yield way.with_words([" ".join(name)], stack, price, taken=len(name))
