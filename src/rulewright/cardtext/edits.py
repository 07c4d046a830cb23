"""What may be done to one place of a broken text: words put in, left out, exchanged or moved.

Each gives the ways that lead on from there, at their prices. Which of them are followed is decided
in `repairs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from rulewright.cardtext import slips
from rulewright.cardtext.slips import Slips
from rulewright.cardtext.spelling import capital, tokens
from rulewright.cardtext.states import Stack
from rulewright.cardtext.templates import INT, NAME, NUMBER, WORDS
from rulewright.cardtext.ways import MOST_WALKED, Heard, Walker, Way

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

NextWord: TypeAlias = tuple[str, Stack, float]
"""A word that can come next, the stack after it, and what it costs to put it in."""


class Edits:
    """Alters texts of one game's language."""

    def __init__(self, language: Language, walker: Walker) -> None:
        self._language = language
        self._walker = walker
        self._states = walker.states
        self.slips = Slips(language.lexicon)
        terminals = [*language.grammar.terminals.values(), INT, NUMBER]
        self._words = {terminal: walker.word(terminal) for terminal in terminals}
        self._prices = {terminal: self.slips.put_in(word) for terminal, word in self._words.items()}
        """What it costs to put in a terminal's word, where others could stand as well."""
        self._more_words = lru_cache(maxsize=1024)(self._missing)

    def at(self, heard: list[Heard], way: Way, *, near: bool) -> Iterator[Way]:
        """All that may be done at a place; more of it `near` the word that does not fit."""
        if way.at == len(heard):
            return
        here = heard[way.at]
        yield way.with_words([], way.stack, self.slips.left_out(here.word), taken=1)
        yield from self._said_otherwise(heard, way)
        yield from self._name_in_small_letters(heard, way)
        is_last = way.at + 1 == len(heard)
        then = frozenset[str]() if is_last else heard[way.at + 1].possible
        for word, stack, price in self._next_words(way.stack):
            exchanged = self.slips.exchanged(here.word, word)
            alike = exchanged < slips.DISSIMILAR
            if alike or is_last or self._states.can_follow(stack, then):
                yield way.with_words([word], stack, exchanged, taken=1)
            if self._states.can_follow(stack, here.possible):
                yield way.with_words([word], stack, price)
            elif near and here.possible:
                for more in self._more_words(stack, here.possible):
                    put_in = way.with_words([word], stack, price)
                    for another, after, its_price in more:
                        put_in = put_in.with_words([another], after, its_price)
                    yield put_in

    def moved(self, heard: list[Heard], trail: list[Way]) -> Iterator[Way]:
        """Ways to the end with two neighbouring stretches of words in the other order."""
        walked = 0
        for way, pivot, end in self._moves(heard, trail):
            before, one, other, rest = (
                heard[: way.at], heard[way.at : pivot], heard[pivot:end], heard[end:],
            )  # fmt: skip
            onward = self._walker.trail([*before, *other, *one, *rest], way)
            through = onward[-1]
            if through.at == len(heard) and self._states.can_end(through.stack):
                price = slips.MOVED + slips.MOVED_WORD * min(len(one), len(other))
                yield through.with_words([], through.stack, price)
            walked += len(onward)
            if walked > MOST_WALKED:
                return

    def _moves(self, heard: list[Heard], trail: list[Way]) -> Iterator[tuple[Way, int, int]]:
        """Where the first stretch begins, at which word the second, and where that ends."""
        stop = trail[-1].at
        for way in trail[-2 - LOOK_BACK :]:
            first = max(stop - 1, way.at + 1)
            for pivot in range(first, min(stop + _FARTHEST_MOVE, len(heard))):
                for end in range(pivot + 1, min(pivot + _LONGEST_MOVE, len(heard)) + 1):
                    yield way, pivot, end

    def _next_words(self, stack: Stack) -> list[NextWord]:
        """The words that can come next, where each leads, and what it costs to put it in."""
        return self._priced(stack, self._states.next_stacks(stack))

    def _priced(self, stack: Stack, following: list[tuple[str, Stack]]) -> list[NextWord]:
        only = len(self._states.next_terminals(stack)) == 1
        return [
            (self._words[terminal], after, slips.FORCED if only else self._prices[terminal])
            for terminal, after in following
            if terminal not in WORDS
        ]

    def _missing(self, stack: Stack, wanted: frozenset[str]) -> list[list[NextWord]]:
        """The words that may be missing between these states and one of the terminals: one of them,
        and more only where no others can stand. Cached."""
        forced: list[NextWord] = []
        for _ in range(_LONGEST_FORCED):
            terminals = self._states.next_terminals(stack)
            choices = len(set(terminals) - WORDS)
            if choices > _TOO_MANY_TO_GUESS:
                return []
            if choices != 1:
                last = self._states.next_stacks_before(stack, wanted)
                return [[*forced, word] for word in self._priced(stack, last)]
            forced += self._next_words(stack)
            stack = forced[-1][1]
            if self._states.can_follow(stack, wanted):
                return [forced]
        return []

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
