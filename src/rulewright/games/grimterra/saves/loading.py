"""From saved values back to a game of Grimterra: what a field may hold, by its type. What cannot stand together is looked
at in `contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.effects.live import Lasting, Mark
from rulewright.effects.noted import Noted
from rulewright.effects.register_checks import Limits
from rulewright.effects.turns import ExtraTurn
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.choosing_arena import FILLING
from rulewright.games.grimterra.rules.combat import BEGIN
from rulewright.games.grimterra.rules.numbering import (
    EFFECTS_A_CARD,
    GONE,
    LARGEST,
    LAST_TURN,
    NONE,
)
from rulewright.games.grimterra.rules.records import Blow, Seen, Worn, Wound
from rulewright.games.grimterra.rules.rounds import NEXT_ROUND
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import PASSING
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.saved import FieldReader, Kind, between, each_of, zone_between

_AUDIENCES: Final = 1 << 31
_LONGEST_COMBAT: Final = 1000
_VALUES: Final[list[type]] = [Wound, Worn, Blow, Seen, Lasting, Mark, Noted, ExtraTurn]


def limits_of(feud: Feud) -> Limits:
    """How far the numbers go that an effect can hold."""
    cards = len(feud.place)
    return Limits(
        int(feud.seats),
        cards,
        definitions=len(feud.cards),
        verbs=terms.MOST_VERBS,
        links=cards * EFFECTS_A_CARD,
        means=terms.LAST_MEANS,
        turn=LAST_TURN,
        turns_ahead=2,
        count=LARGEST,
        measure=LARGEST,
    )


def kinds_of(feud: Feud) -> dict[str, Kind]:
    """What each type of a field may hold."""
    seats, cards, definitions = int(feud.seats), len(feud.place), len(feud.cards)
    fighters = int(feud.fighters)
    pile = zone_between(0, cards - 1)
    return {
        **limits_of(feud).kinds(),
        "Phase": between(0, terms.DISCARD_PHASE),
        "TurnStep": between(0, PASSING),
        "CombatStep": between(0, BEGIN),
        "RoundStep": between(0, NEXT_ROUND),
        "Choosing": between(0, FILLING),
        "Amount": between(0, LARGEST),
        "CardOrNone": between(NONE, cards - 1),
        "FighterId": between(0, fighters - 1),
        "FighterOrNone": between(NONE, fighters - 1),
        "SeatOrNone": between(NONE, seats - 1),
        "Seats": between(0, int(bit(seats)) - 1),
        "Fighters": between(0, int(bit(fighters)) - 1),
        "Flags": between(0, terms.ALL_DONE),
        "Rounds": between(0, _LONGEST_COMBAT),
        "Audience": between(-_AUDIENCES, _AUDIENCES - 1),
        "DefinitionOfEach": zone_between(NONE, definitions - 1, cards),
        "PlaceOfEach": zone_between(0, GONE, cards),
        "DarkOfEach": zone_between(0, LARGEST, fighters),
        "TabledOfEach": zone_between(NONE, cards - 1, seats),
        "list[Pile]": each_of(pile, seats),
    }


def load_feud(data: object, cards: CardSet, seats: int) -> Feud:
    """The inverse of `Feud.dump`."""
    sizes = saved.numbers(data, "sizes", 1, 1000)
    if len(sizes) != seats:
        raise SaveError(f"the saved match is damaged: 'sizes' should be of {seats} decks")
    feud = Feud(cards, seats, sizes)
    FieldReader(kinds_of(feud), _VALUES).fill(feud, data)
    for card in range(len(feud.place)):
        if feud.definition[card] == NONE and not feud.is_minion(card):
            raise SaveError("the saved match is damaged: 'definition' lacks a card")
    if saved.text(data, "cards") != cards.fingerprint(feud.brought()):
        raise SaveError(
            "the saved match was played with other cards than there are now, or they have changed:"
            " go on with the edition it was saved by"
        )
    return feud
