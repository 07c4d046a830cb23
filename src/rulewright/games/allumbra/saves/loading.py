"""From saved values back to a duel: what a field may hold, by its type. What cannot stand together is looked at in
`contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.rules.relics import RELICS_EACH
from rulewright.games.allumbra.rules.state import (
    CARDS_A_TURN,
    DUELLISTS,
    LAST_TURN,
    MOST_AMMO,
    MOST_ENERGY,
    NEVER,
    OPENING_HAND,
    Duel,
    Duellist,
    Memory,
    Relic,
    all_cards,
    shown_is_hidden,
)
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable, fingerprint
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.saved import FieldReader, Kind, between, each_of, zone_between
from rulewright.kernel.zone import Zone

MOST_DRAWN: Final = 20
"""Two relics, of 10 cards each."""


def kinds_of(cards: CardTable, relics: RelicTable | None) -> dict[str, Kind]:
    """What each type of a field may hold."""
    last = int(cards.kinds) - 1
    kinds = {
        "Seat": between(0, DUELLISTS - 1),
        "Turn": between(1, LAST_TURN),
        "Clashes": between(0, CARDS_A_TURN),
        "Count": between(0, max(OPENING_HAND, MOST_DRAWN)),
        "Moment": between(0, len(terms.MOMENTS) - 1),
        "Relics": between(0, int(bit(RELICS_EACH)) - 1),
        "RelicKind": between(0, -1 if relics is None else len(relics.printed) - 1),
        "CardNumber": between(NEVER, LAST_TURN * CARDS_A_TURN + CARDS_A_TURN),
        "Order": between(0, RELICS_EACH * DUELLISTS),
        "Mode": between(0, terms.MOST_MODES - 1),
        "Places": between(0, int(bit(CARDS_A_TURN)) - 1),
        "TurnUsed": between(NEVER, LAST_TURN),
        "Energy": between(0, MOST_ENERGY),
        "Ammo": between(0, MOST_AMMO),
        "NextFree": between(0, 1),
        "NextDamage": between(0, 10),
        "Cards": zone_between(0, last),
        "CardsOfRow": between(0, CARDS_A_TURN),
        "CardOrNone": between(terms.NO_CARD, last),
        "Lost": between(0, 100),
    }
    reader = FieldReader(kinds, [])
    kinds["Memory"] = lambda item, name: _filled(reader, Memory(), _table(item, name))
    kinds["Relic"] = lambda item, _: _filled(reader, Relic(0), item)
    kinds["Duellist"] = lambda item, _: _filled(reader, Duellist(Zone()), item)
    kinds["list[Relic]"] = _no_relics if relics is None else each_of(kinds["Relic"], RELICS_EACH)
    kinds["list[Duellist]"] = each_of(kinds["Duellist"], DUELLISTS)
    return kinds


def _no_relics(item: object, name: str) -> list[Relic]:
    del item
    raise SaveError(f"the saved match is damaged: {name!r} in a duel without them")


def _table(item: object, name: str) -> object:
    if not isinstance(item, dict):
        raise SaveError(f"the saved match is damaged: {name!r} should be a table of fields")
    return item


Part = Relic | Duellist | Memory


def _filled(reader: FieldReader, part: Part, item: object) -> Part:
    reader.fill(part, item)
    return part


def load_duel(data: object, cards: CardTable, relics: RelicTable | None) -> Duel:
    """The inverse of `Duel.dump`."""
    duel = Duel(cards, relics, 0, [])
    FieldReader(kinds_of(cards, relics), []).fill(duel, data)
    for player in duel.duellists:
        _check_duellist(player, cards)
    return duel


def check_cards(data: object, duel: Duel) -> None:
    """Refuse a duel that was begun with other cards: their numbers would mean something else."""
    if saved.text(data, "cards") != fingerprint(duel.cards, duel.relics, duel.brought()):
        raise SaveError(
            "the saved match was played with other 'cards' than there are now, or they have changed:"
            " go on with the edition it was saved by"
        )


def _check_duellist(player: Duellist, cards: CardTable) -> None:
    """Refuse a duellist who has not exactly one deck's cards, or remembers what is not there."""
    if all_cards(player) != cards.deck().as_list():
        raise SaveError("the saved match is damaged: a duellist's cards are not those of a deck")
    for name, count in (("played", player.played), ("open_cards", player.open_cards)):
        saved.number_itself(int(count), name, 0, len(player.row))
    if not shown_is_hidden(player):
        raise SaveError("the saved match is damaged: a card that was shown is not there")
