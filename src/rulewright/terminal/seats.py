"""Who sits where: reading `human`, `human:NAME` and bot texts, and giving everyone a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.bots import HUMAN, check_bot, held_by
from rulewright.kernel.errors import BotError, SeatError
from rulewright.terminal.words import Words

USUAL_SEATS = (HUMAN, "search")
"""Who sits down where nobody says anything else."""


@dataclass(frozen=True)
class Holder:
    """Whoever holds a seat: a person if `bot` is empty. `name` is empty until one is given."""

    name: str
    bot: str

    @property
    def is_human(self) -> bool:
        """Whether a person decides here."""
        return not self.bot

    @property
    def spelled(self) -> str:
        """The text that describes this holder."""
        return held_by(self.name, self.bot)


def read_seats(texts: Sequence[str]) -> list[Holder]:
    """The holders that these texts describe."""
    return [_read_seat(text, place) for place, text in enumerate(texts, start=1)]


def _read_seat(text: str, place: int) -> Holder:
    kind, colon, name = text.partition(":")
    if kind == HUMAN:
        if colon and not name.strip():
            raise SeatError(f"seat {place}, {text!r}: a name is missing; write human:NAME or human")
        return Holder(name.strip(), "")
    try:
        check_bot(text)
    except BotError as error:
        raise BotError(
            f"seat {place}, {text!r}: {error}; a person is human or human:NAME"
        ) from error
    return Holder("", text)


def seat_names(holders: Sequence[Holder], words: Words) -> list[str]:
    """Everyone's name: the given one, `You` for the only person, a bot's kind, or a number."""
    people = sum(holder.is_human for holder in holders)
    kinds = [holder.bot.partition(":")[0] for holder in holders]
    names = []
    for seat, holder in enumerate(holders):
        if holder.name:
            names.append(holder.name)
        elif holder.is_human:
            names.append(
                words("name.you") if people == 1 else words("name.player", number=seat + 1)
            )
        elif kinds.count(kinds[seat]) == 1:
            names.append(kinds[seat])
        else:
            names.append(f"{kinds[seat]} {seat + 1}")
    return names
