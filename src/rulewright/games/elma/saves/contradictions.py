"""What cannot stand together in a saved game, although each field alone could be so.

A save that was damaged or written by hand must not become a game that breaks off later. Every
check raises SaveError and names the contradiction. What a single field may hold is looked at
where it is read (`loading.py`), what is left to do in `agenda_checks.py`; whether the decisions lead
here, the replay finds out.
"""

from __future__ import annotations

from rulewright.effects.agenda_checks import check_lasting, check_marks, check_noted
from rulewright.effects.asking import Answering, Order
from rulewright.effects.frame import Frame
from rulewright.games.elma.rules import now, numbering
from rulewright.games.elma.rules.leaving import (
    TO_WIN,
    BattleIsOver,
    PutAway,
    ScoringEnds,
    is_scoring,
)
from rulewright.games.elma.rules.records import NONE, Drive
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import KUSKI, LEVEL
from rulewright.games.elma.saves.agenda_checks import check_agenda
from rulewright.games.elma.saves.loading import limits_of
from rulewright.kernel.errors import SaveError


def check_race(race: Race) -> None:
    """Refuse a game whose parts contradict each other."""
    _check_piles(race)
    _check_kuskis(race)
    _check_levels(race)
    check_lasting(race, limits_of(race))  # before what asks which rules are changed
    _check_drives(race)
    _check_marks(race)
    check_marks(race)
    check_noted(race)
    if race.over:
        return
    if race.players() < 2:
        raise _wrong("'playing' has fewer than two, yet the game is not over")
    # ruling.effects-of-those-left: effects of others still come when the active player has left.
    if not race.is_playing(race.active) and not any(
        isinstance(step, (Frame, Order, Answering, PutAway, ScoringEnds, BattleIsOver))
        for step in race.agenda
    ):
        raise _wrong("'active' has lost already")
    for seat in race.those_playing():
        if race.points[seat] >= TO_WIN and not is_scoring(race):
            raise _wrong(f"'points' has {race.points[seat]}, yet the game is not over")
    if race.last_end > race.turn:
        raise _wrong("'last_end' is later than now")
    check_agenda(race)


def check_decks(race: Race, seat: int, deck: list[int]) -> None:
    """Refuse a game that is not played with these cards."""
    first = sum(race.sizes[:seat])
    there = [int(race.definition[first + place]) for place in range(race.sizes[seat])]
    if sorted(there) != sorted(deck):
        raise _wrong("'definition' has cards that are not those of the deck")


def _wrong(what: str) -> SaveError:
    return SaveError(f"the saved match is damaged: {what}")


def _there(race: Race, place: int, seat: int | None = None) -> list[int]:
    return [
        card
        for card in range(len(race.place))
        if race.place[card] == place and seat in (None, int(race.owner(card)))
    ]


def _check_piles(race: Race) -> None:
    for seat in range(int(race.seats)):
        for zones, place, name in (
            (race.decks, numbering.IN_DECK, "decks"),
            (race.hands, numbering.IN_HAND, "hands"),
            (race.discards, numbering.DISCARDED, "discards"),
        ):
            if sorted(zones[seat].as_list()) != _there(race, place, seat):
                raise _wrong(f"{name!r} does not fit 'place'")
    if sorted(race.ban_pile.as_list()) != _there(race, numbering.BANNED):
        raise _wrong("'ban_pile' does not fit 'place'")


def _check_kuskis(race: Race) -> None:
    in_play = [card for card in range(len(race.place)) if race.is_in_play(card)]
    controlled = {int(control.card): int(control.seat) for control in race.controls}
    if len(controlled) != len(race.controls) or not set(controlled) <= set(in_play):
        raise _wrong("'controls' has kuskis that are not in play, or one twice")
    listed: list[int] = []
    for seat in range(int(race.seats)):
        for card in race.kuskis[seat].as_list():
            if race.controller(card) != seat:
                raise _wrong("'kuskis' does not fit 'controls'")
            if not race.is_playing(seat):
                raise _wrong("'kuskis' has one of a player who has lost")
            listed.append(card)
    if sorted(listed) != in_play:
        raise _wrong("'kuskis' does not fit 'place'")
    for control in race.controls:
        if control.seat == race.owner(control.card):
            raise _wrong("'controls' has a kuski of its own player")
    for card in in_play:
        if race.cards.kinds[race.definition[card]] & KUSKI == 0:
            raise _wrong("'kuskis' has a card that is no kuski")


def _check_levels(race: Race) -> None:
    queued = [int(each.level) for each in race.queue]
    if sorted(queued) != _there(race, numbering.IN_QUEUE):
        raise _wrong("'queue' does not fit 'place'")
    after = [int(each.level) for each in race.afters]
    if sorted(after) != _there(race, numbering.AFTER_LEVEL):
        raise _wrong("'afters' does not fit 'place'")
    current = [] if race.battle is None else [int(race.battle.level)]
    if current != _there(race, numbering.BATTLE_LEVEL):
        raise _wrong("'battle' does not fit 'place'")
    for level in [*queued, *after, *current]:
        printed = race.definition[level]
        if race.cards.kinds[printed] & LEVEL == 0 and race.cards.as_levels[printed] is None:
            raise _wrong("a card that is no level is in the battle area")
    named = [card for each in race.queue for card in [*each.adders, *each.cursed]]
    if race.battle is not None:
        named += [*race.battle.adders, *race.battle.cursed]
    if not all(race.is_in_play(card) for card in named):
        raise _wrong("'queue' or 'battle' names a kuski that is not in play")


def _check_drives(race: Race) -> None:
    if sorted(int(drive.card) for drive in race.drives) != _there(race, numbering.IN_BATTLE):
        raise _wrong("'drives' does not fit 'place'")
    if race.battle is None and race.drives:
        raise _wrong("'drives' has some, yet there is no battle")
    after = [drive for each in race.afters for drive in each.drives]
    if sorted(int(drive.card) for drive in after) != _there(race, numbering.IN_AFTER):
        raise _wrong("'afters' does not fit 'place'")
    for drives in (race.drives, *(each.drives for each in race.afters)):
        for drive in drives:
            _check_drive(race, drive, drives)
    for each in race.afters:
        for drive in each.taken_out:
            if race.cards.kinds[race.definition[drive.card]] & KUSKI == 0:
                raise _wrong("'afters' has taken out a card that is no kuski")


def _check_drive(race: Race, drive: Drive, drives: list[Drive]) -> None:
    if drive.entered > race.turn:
        raise _wrong("a kuski has entered later than now")
    if drive.by_second == 1 and not now.has_two_lists(race, drive.card):
        raise _wrong("a kuski drives by a second list that it does not have")
    if drive.applied > len(now.records(race, drive.card, drive.by_second)):
        raise _wrong("a kuski has used up more records than it has")
    if drive.turns_before > race.turns[race.owner(drive.card)]:
        raise _wrong("a kuski has entered after more turns than its owner has had")
    if (drive.fastest == NONE) != (drive.slowest == NONE) or drive.fastest > drive.slowest:
        raise _wrong("a kuski's fastest time is slower than its slowest")
    if drive.partner >= 0:
        partners = [other for other in drives if other.card == drive.partner]
        if len(partners) != 1 or partners[0].partner != drive.card:
            raise _wrong("a kuski is paired with one that is not its partner")


def _check_marks(race: Race) -> None:
    if len({int(each.card) for each in race.seen}) != len(race.seen):
        raise _wrong("'seen' has a card twice")
    if not all(
        race.place[each.card] in (numbering.IN_HAND, numbering.IN_DECK) for each in race.seen
    ):
        raise _wrong("'seen' has a card that is in no hand or library")
    seen: set[tuple[int, int]] = set()
    for each in race.counters:
        key = (int(each.card), int(each.kind))
        if key in seen or not race.is_in_play(each.card):
            raise _wrong("'counters' has a kuski that is not in play, or a kind twice")
        seen.add(key)
    began = race.began_offline.as_list()
    if len(set(began)) != len(began) or not all(race.is_in_play(card) for card in began):
        raise _wrong("'began_offline' has cards that are not in play")
