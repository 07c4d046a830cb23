"""What a card's text asks of players, in words, as far as it is alike in all games: the modes it offers, and
the pieces of which a game puts a noun phrase together. What its filters ask, each game says.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from rulewright.effects.due import frame_below
from rulewright.effects.frame import Frame
from rulewright.effects.program import ANY_NUMBER, CHOOSE, DO, LESS, MODE, PILE
from rulewright.effects.sets import members_of
from rulewright.effects.state import EffectsState
from rulewright.gamekit.words import Words

_MODES: Final = re.compile(
    r"choose (one or more|one or both|(?:up to )?(?:one|two|three|\d+))(?: that hasn't been chosen(?: this turn)?)?\s*[:—-]\s*([^.]*)\.",
    re.IGNORECASE,
)
_NUMBERS: Final = {"one": 1, "two": 2, "three": 3}


class TextWords:
    """The words of one language, the names of the cards, and their texts: none where nothing is printed."""

    def __init__(self, words: Words, names: list[str], texts: list[str]) -> None:
        self.words: Final = words
        self.names: Final = names
        self.texts = texts

    def word(self, key: str, **values: object) -> str:
        """A piece of a phrase."""
        return self.words.phrase(f"filter.{key}").fill(**values)

    def either(self, names: list[str]) -> str:
        """One or the other; nothing if there is none."""
        found = names[0] if names else ""
        for name in names[1:]:
            found = self.word("or", first=found, second=name)
        return found

    def arranging(self, state: EffectsState, frame: Frame, ends: dict[int, str]) -> str:
        """What is asked where cards are put in an order (as `ends` says of the verb that follows), split into two
        piles, or one of the piles is taken; nothing if something else is."""
        step = frame.step_it_waits_for(state)
        if step.op == PILE:
            return "pile"
        if step.op != CHOOSE:
            return ""
        after = frame.program_in(state).code[frame.at : frame.at + 2]
        if after[-1].op != LESS or after[-1].source != step.into:
            return ""
        if after[0].op == DO:
            return ends.get(int(after[0].verb), "")
        return "split" if step.most == ANY_NUMBER else ""

    def pile(self, state: EffectsState, mode: int) -> list[int]:
        """The cards of one of the two piles to choose from."""
        frame = frame_below(state)
        step = frame.step_it_waits_for(state)
        return members_of(frame.registers[step.other if mode else step.source])

    def mode(self, state: EffectsState, mode: int) -> str:
        """The words of one of the modes between which somebody is asked to choose."""
        frame = frame_below(state)
        before = sum(1 for step in frame.program_in(state).code[: frame.at - 1] if step.op == MODE)
        return self.mode_of(frame.program, before, mode)

    def mode_of(self, program: int, order: int, mode: int) -> str:
        """The words of one of the modes that a text offers, in its choice with that number; the mode's number where
        they are not to be found."""
        found = _MODES.findall(self.texts[program]) if self.texts else []
        if order >= len(found):
            return str(mode + 1)
        number, said = found[order]
        parts = [part.strip().removeprefix("or ") for part in said.split(";")]
        modes = ["; ".join(several) for several in _several(number.lower(), parts)]
        words = modes[mode] if mode < len(modes) else str(mode + 1)
        return words[:1].upper() + words[1:]


def _several(number: str, parts: list[str]) -> list[tuple[str, ...]]:
    """All that can be chosen of some modes, in the order in which a program counts them."""
    most = number.removeprefix("up to ")
    largest = _NUMBERS.get(most) or (int(most) if most.isdigit() else len(parts))
    least = largest if most == number and not number.startswith("one or") else 1
    return [several for size in range(least, largest + 1) for several in combinations(parts, size)]
