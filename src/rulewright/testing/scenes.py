"""Scenes: tables with cards that a test writes itself, texts and all.

    scene = scenes("Imp: Henchman | Whenever a card is killed, draw a card.")
    scene.set("their 1 | Imp …")

How a card is written on a line is each game's own (`games/<game>/testing/written_cards.py`). Every table
that was made checks itself when the test is over; a fixture says so:

    @pytest.fixture
    def scenes() -> Iterator[Scenes[RaidTable]]:
        yield from opened(raid_with)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Generic, TypeVar

from rulewright.testing.table import Table

Cards = str | Mapping[str, str]
"""A line for each card, or by the name of each what is written of it: facts, a colon, its text."""
ATable = TypeVar("ATable", bound=Table)


class Scenes(Generic[ATable]):
    """Makes tables with the cards of a test."""

    def __init__(self, make: Callable[[str], ATable]) -> None:
        self._make = make
        self._tables: list[ATable] = []

    def __call__(self, cards: Cards) -> ATable:
        """A table with these cards."""
        self._tables.append(self._make(written(cards)))
        return self._tables[-1]

    def close(self) -> None:
        """The test is over: every table checks itself."""
        for table in self._tables:
            table.close()


def opened(make: Callable[[str], ATable]) -> Iterator[Scenes[ATable]]:
    """For a fixture: scenes that are closed when the test is over."""
    scenes = Scenes(make)
    yield scenes
    scenes.close()


def written(cards: Cards) -> str:
    """Cards as lines."""
    if isinstance(cards, str):
        return cards
    told = ((name, *card.partition(": ")) for name, card in cards.items())
    return "\n".join(f"{name}: {facts} | {text}" for name, facts, _, text in told)


def lines_of(cards: str) -> Iterator[tuple[str, str]]:
    """Each card that is written on a line: its facts, and its text after a bar, if it has one."""
    for line in cards.splitlines():
        if line.strip():
            facts, _, text = line.strip().partition(" | ")
            yield facts, text
