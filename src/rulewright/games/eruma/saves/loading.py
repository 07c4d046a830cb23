"""From saved values back to a game of Eruma: what a field may hold, by its type. What cannot stand together is
looked at in `contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.effects.counters import Counters
from rulewright.effects.live import Lasting, Mark
from rulewright.effects.noted import Noted
from rulewright.effects.register_checks import Limits, read_registers
from rulewright.effects.turns import ExtraTurn
from rulewright.games.eruma.rules import numbering, terms
from rulewright.games.eruma.rules.actions import PLAY_CARD, STEAL_TREASURE
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.numbering import CARDS, EMPTY, LARGEST_MASK, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import PASSING
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.saved import FieldReader, Kind, between, each_of, zone_between

_MOST_EFFECTS: Final = 9999
"""No more are due at once."""


def limits_of(cards: CardSet) -> Limits:
    """How far the numbers go that an effect can hold."""
    return Limits(
        SEATS,
        CARDS,
        definitions=len(cards),
        verbs=terms.MOST_VERBS,
        links=2 * CARDS,  # each card, and the counters on it (`Book.links_of`)
        means=terms.ANNOUNCED,
        turn=numbering.LAST_TURN + 1,
        turns_ahead=2,
        count=_MOST_EFFECTS,
        positions=POSITIONS,
    )


def kinds_of(cards: CardSet) -> dict[str, Kind]:
    """What each type of a field may hold."""
    last = len(cards) - 1
    return {
        **limits_of(cards).kinds(),
        "Position": between(0, POSITIONS - 1),
        "Phase": between(0, terms.REST),
        "ActionKind": between(PLAY_CARD, STEAL_TREASURE),
        "TurnStep": between(0, PASSING),
        "Cards": between(0, LARGEST_MASK),
        "Amount": between(0, numbering.LARGEST_TOTAL),
        "Points": between(0, numbering.MOST_POINTS),
        "DefinitionsByCard": zone_between(EMPTY, last, CARDS),
        "PlacesByCard": zone_between(0, numbering.OUT, CARDS),
        "list[Pile]": each_of(zone_between(0, numbering.OUTLAWS - 1), SEATS),
        "list[PrintedPile]": each_of(zone_between(0, last), SEATS),
        "BySeat": zone_between(0, numbering.LARGEST_TOTAL, SEATS),
        "CardsBySeat": zone_between(0, LARGEST_MASK, SEATS),
        "CountersThere": between(1, numbering.MOST_COUNTERS),
        "LivePower": lambda item, name: _read_power(cards, item, name),
    }


def load_raid(data: object, cards: CardSet) -> Raid:
    """The inverse of `Raid.dump`."""
    raid = Raid(cards)
    FieldReader(kinds_of(cards), [Lasting, Mark, Noted, ExtraTurn, Counters]).fill(raid, data)
    for card in range(CARDS):
        place = raid.place[card]
        if place < POSITIONS:
            if raid.grid[place] != EMPTY:
                raise SaveError(f"the saved match is damaged: two cards on position {place}")
            raid.grid[place] = card
            raid.field |= bit(card)
    if saved.text(data, "cards") != cards.fingerprint(raid.brought()):
        raise SaveError(
            "the saved match was played with other cards than there are now, or they have changed:"
            " go on with the edition it was saved by"
        )
    return raid


def _read_power(cards: CardSet, item: object, name: str) -> LivePower:
    kinds = limits_of(cards).kinds()
    source, seat, program, since, registers, triggered_by = saved.items({name: item}, name, 6)
    number = kinds["Definition"](program, name)
    return LivePower(
        kinds["CardId"](source, name),
        seat=kinds["Seat"](seat, name),
        program=number,
        text=cards.programs[number],
        since=kinds["Turn"](since, name),
        registers=read_registers(registers, name),
        triggered_by=kinds["Seat"](triggered_by, name),
    )
