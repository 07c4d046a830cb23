"""What cannot stand together in a saved game, although each field alone could be so.

A save that was damaged or written by hand must not become a game that breaks off later. Every
check raises SaveError and names the contradiction. What a single field may hold is looked at
where it is read (`loading.py`), what is left to do in `agenda_checks.py`; whether the decisions lead
here, the replay finds out.
"""

from __future__ import annotations

from rulewright.effects.agenda_checks import check_lasting, check_marks, check_noted
from rulewright.effects.live import (
    ANSWERED,
    AT_BATTLE_END,
    CHOSEN,
    CHOSEN_THIS_TURN,
    SPENT,
    WITH_ITS_CARDS,
)
from rulewright.effects.program import MODE_OF, WHEN
from rulewright.effects.register_checks import check_registers
from rulewright.effects.sets import set_from
from rulewright.games.eruma.rules import numbering
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.numbering import outlaws_of
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import ONGOING, SLOW
from rulewright.games.eruma.rules.totals import TO_WIN, is_counted_later
from rulewright.games.eruma.saves.agenda_checks import check_agenda
from rulewright.games.eruma.saves.loading import limits_of
from rulewright.games.eruma.view import views
from rulewright.kernel.bits import bit
from rulewright.kernel.errors import SaveError


def check_raid(raid: Raid) -> None:
    """Refuse a game whose parts contradict each other."""
    _check_outlaws(raid)
    _check_henchmen(raid)
    _check_marks(raid)
    _check_marks_on_texts(raid)
    _check_lasting(raid)
    check_noted(raid)
    _check_counters(raid)
    if raid.over:
        return
    for seat in range(numbering.SEATS):
        if raid.treasure[seat] >= TO_WIN and not is_counted_later(raid):
            raise _wrong(f"'treasure' has {raid.treasure[seat]}, yet the game is not over")
    _check_powers(raid)
    check_agenda(raid)


def _check_counters(raid: Raid) -> None:
    """ruling.counters."""
    kinds = {(int(each.card), int(each.kind)) for each in raid.counters}
    if len(kinds) < len(raid.counters) or any(not raid.field & bit(card) for card, _ in kinds):
        raise _wrong("'counters' has a card that is not on the Playfield, or a kind twice")


def check_decks(raid: Raid, seat: int, outlaws: list[int], henchmen: list[int]) -> None:
    """Refuse a game that is not played with these cards."""
    if sorted(raid.definition[card] for card in outlaws_of(seat)) != sorted(outlaws):
        raise _wrong("'definition' has Outlaws that are not those of the Deck")
    if sorted(views.henchmen(raid, seat)) != sorted(henchmen):
        raise _wrong("'extras', 'gone' and 'definition' have Henchmen not of the Extra Deck")


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {what}")


def _check_outlaws(raid: Raid) -> None:
    for name, zones, place in (
        ("hands", raid.hands, numbering.IN_HAND),
        ("decks", raid.decks, numbering.IN_DECK),
        ("graves", raid.graves, numbering.IN_GRAVEYARD),
    ):
        for seat in range(numbering.SEATS):
            there = [card for card in outlaws_of(seat) if raid.place[card] == place]
            if sorted(zones[seat].as_list()) != there:
                raise _wrong(f"{name!r} does not fit 'place'")


def _check_henchmen(raid: Raid) -> None:
    for card in range(numbering.OUTLAWS, numbering.CARDS):
        definition = raid.definition[card]
        stands = raid.place[card] < POSITIONS
        if stands != (definition != numbering.EMPTY) or (
            not stands and raid.place[card] != numbering.OUT
        ):
            raise _wrong(f"'place' of Henchman {card} does not fit 'definition'")
    for name, zones in (("extras", raid.extras), ("gone", raid.gone)):
        if any(zone.as_list() != sorted(zone.as_list()) for zone in zones):
            raise _wrong(f"{name!r} is not in order")


def _check_marks(raid: Raid) -> None:
    """Sets of cards that only some cards can be in."""
    field = int(raid.field)
    there = (1 << numbering.OUTLAWS) - 1 | field
    henchmen = (1 << numbering.CARDS) - (1 << numbering.OUTLAWS)
    in_hand = set_from(
        [card for card in range(numbering.CARDS) if raid.place[card] == numbering.IN_HAND]
    )
    for name, cards, allowed in (
        ("up", raid.up, field),
        ("tired", raid.tired, field),
        ("left", raid.left, raid.tired),
        ("second_owns", raid.second_owns, henchmen),
        ("second", raid.second, there | henchmen),
        ("stole", raid.stole, there),
        ("seen", raid.seen[0] | raid.seen[1], there),
        ("shown_curses", raid.shown_curses, in_hand),
        ("moved", raid.moved, there),
        ("attacked", raid.attacked, raid.moved),
    ):
        if int(cards) & ~int(allowed) != 0:
            raise _wrong(f"{name!r} has cards that cannot be in it")


def _check_marks_on_texts(raid: Raid) -> None:
    """ruling.when-once: each note is of a "when" there is."""
    check_marks(raid)
    for mark in raid.marks:
        ability = raid.programs[mark.program].abilities[mark.ability]
        is_there = raid.place[mark.source] <= numbering.IN_HAND
        is_spent = mark.kind == SPENT and (ability.kind == WHEN or ability.is_once)
        is_counted = mark.kind == ANSWERED and ability.most_a_turn > 0
        is_chosen = mark.kind in (CHOSEN, CHOSEN_THIS_TURN) and ability.kind == MODE_OF
        if not (is_spent or is_counted or is_chosen) or not is_there:
            raise _wrong("'marks' has what cannot have come")


def _check_powers(raid: Raid) -> None:
    """speed.slow-window, speed.ongoing, power.source-condition."""
    limits = limits_of(raid.cards)
    for power in raid.powers:
        source = bit(power.source)
        if raid.field & raid.up & raid.tired & ~raid.left & source == 0:
            raise _wrong("'powers' has one whose card is not face-up and exhausted to the right")
        if power.speed not in (SLOW, ONGOING):
            raise _wrong("'powers' has one that is neither Slow nor Ongoing")
        if power.since > raid.turn:
            raise _wrong("'powers' has one that was triggered later than now")
        check_registers("powers", power.text, int(power.source), power.registers, limits)


def _check_lasting(raid: Raid) -> None:
    check_lasting(raid, limits_of(raid.cards))
    for lasting in raid.lasting:
        if lasting.ends in (AT_BATTLE_END, WITH_ITS_CARDS):
            raise _wrong("'lasting' has one that ends in no way there is")
        if raid.definition[lasting.source] == numbering.EMPTY:
            raise _wrong("'lasting' has one of a card that is not there")
