"""What is settled before a match."""

from __future__ import annotations

from typing import Final

CARDS: Final = "cards"
"""The option under which a match has cards of its own, as the content of a pack file: it goes where the match goes, into saves,
replays and the processes in which bots think (`registry.game_of`)."""

POSITION: Final = "position"
"""The option that says of a match with cards of its own that it began from a position: its decks are whatever lies there."""


class Option:
    """Something to settle before a match: its name, the values it may have, and what it means (in
    English; `ForPeople.option_meaning` knows it in other languages).

    `free` says, if an option takes other texts besides the values listed, what such a text is;
    `Decks.settle_free` judges it. `seat` is whose own choice it is, if it is not everybody's: whoever
    sits there makes it. Every seat then has such options, with the same values, in the same order.
    """

    def __init__(  # noqa: PLR0913 - what an option is made of
        self,
        name: str,
        values: list[object],
        default: object,
        meaning: str,
        free: str = "",
        seat: int | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.meaning = meaning
        self.free = free
        self.seat = seat
