"""From saved values back to a game of Elma: what a field may hold, by its type. What cannot stand together is
looked at in `contradictions.py`."""

from __future__ import annotations

from typing import Final

from rulewright.effects.counters import Counters
from rulewright.effects.live import Lasting, Mark
from rulewright.effects.noted import Noted
from rulewright.effects.register_checks import Limits
from rulewright.effects.turns import ExtraTurn
from rulewright.games.elma.rules import records, terms
from rulewright.games.elma.rules.cardset import NO_TEAM, CardSet
from rulewright.games.elma.rules.numbering import EFFECTS_A_CARD, GONE
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.turn import PASSING
from rulewright.games.elma.rules.windows import MAIN_PHASE_ENDS
from rulewright.kernel import saved
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError
from rulewright.kernel.saved import FieldReader, Kind, between, each_of, zone_between

LAST_TURN: Final = 100_000
LARGEST: Final = 1_000_000
"""No time, in tenths of a second, number of points or counters, or changed value is larger."""
MOST_TURNS: Final = 10_000
_MOST_RECORDS: Final = 100
_AUDIENCES: Final = 1 << 31
_VALUES: Final[list[type]] = [
    records.Drive, records.Queued, records.Battle, records.AfterBattle, Counters,
    records.Change, records.Seen, records.Control, Lasting, Mark, Noted, ExtraTurn,
]  # fmt: skip


def limits_of(race: Race) -> Limits:
    """How far the numbers go that an effect can hold."""
    cards = len(race.place)
    return Limits(
        int(race.seats),
        cards,
        definitions=len(race.cards),
        counters=len(terms.COUNTERS),
        verbs=len(terms.VERB_NAMES),
        links=cards * EFFECTS_A_CARD,
        means=terms.BY_EFFECT,
        turn=LAST_TURN,
        count=LARGEST,
        measure=MOST_TURNS,
    )


def kinds_of(race: Race) -> dict[str, Kind]:
    """What each type of a field may hold."""
    seats, cards, definitions = int(race.seats), len(race.place), len(race.cards)
    flag, pile = between(0, 1), zone_between(0, cards - 1)
    return {
        **limits_of(race).kinds(),
        "Turns": between(0, MOST_TURNS),
        "Length": between(1, MOST_TURNS),
        "Time": between(NONE, LARGEST),
        "Tenths": between(-LARGEST, LARGEST),
        "Entries": between(0, _MOST_RECORDS),
        "Amount": between(0, LARGEST),
        "Flag": flag,
        "TwoFlags": between(0, 3),
        "Partner": between(records.PARTNER_GONE, cards - 1),
        "Looker": between(NONE, seats - 1),
        "Slot": between(NONE, cards),
        "Rule": between(0, terms.RULES - 1),
        "RuleValue": between(NONE, LARGEST),
        "HowChanged": between(records.SETS, records.JOINS),
        "HowLong": between(records.WHILE_IN_PLAY, records.FOR_ITS_NEXT_BATTLE),
        "Players": between(2, seats),
        "CardCount": between(0, cards),
        "CountersThere": between(1, LARGEST),
        "KuskiTypes": between(0, int(bit(len(terms.KUSKI_TYPES))) - 1),
        "LevelTypes": between(0, int(bit(len(terms.LEVEL_TYPES))) - 1),
        "LevelKeywords": between(0, int(bit(len(terms.LEVEL_KEYWORDS))) - 1),
        "Team": between(NO_TEAM, definitions),
        "Audience": between(-_AUDIENCES, _AUDIENCES - 1),
        "Seats": between(0, int(bit(seats)) - 1),
        "Phase": between(0, PASSING),
        "WindowKind": between(0, MAIN_PHASE_ENDS),
        "DefinitionOfEach": zone_between(0, definitions - 1, cards),
        "PlaceOfEach": zone_between(0, GONE, cards),
        "Pile": pile,
        "list[Pile]": each_of(pile, seats),
        "PointsOfEach": zone_between(0, LARGEST, seats),
        "TurnsOfEach": zone_between(0, LAST_TURN, seats),
    }


def load_race(data: object, cards: CardSet, seats: int) -> Race:
    """The inverse of `Race.dump`."""
    sizes = saved.numbers(data, "sizes", 1, 1000)
    if len(sizes) != seats:
        raise SaveError(f"the saved match is damaged: 'sizes' should be of {seats} decks")
    race = Race(cards, seats, sizes)
    kinds = kinds_of(race)
    definitions = kinds["DefinitionOfEach"](saved.field(data, "definition"), "definition")
    if saved.text(data, "cards") != cards.fingerprint(definitions.as_list()):
        raise SaveError(
            "the saved match was played with other cards than there are now, or they have changed:"
            " go on with the edition it was saved by"
        )
    FieldReader(kinds, _VALUES).fill(race, data)
    return race
