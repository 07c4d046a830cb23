"""Winning, losing and leaving the game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.asking import Answering, Order
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.live import WITH_ITS_SOURCE
from rulewright.effects.program import YOU
from rulewright.effects.replacing import WhichInstead
from rulewright.games.elma.rules import numbering, story, terms
from rulewright.games.elma.rules.records import NONE, Control
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure
from rulewright.kernel.zone import Zone

TO_WIN: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnStep(Procedure[Race]):
    """What lies at the bottom of the agenda: the step of the turn that comes next."""

    def at_the_end(self) -> Procedure[Race]:
        """The end of the turn in the place of all that is left of it."""
        raise NotImplementedError


def share_out(race: Race, winners: list[int]) -> None:
    """End the game: all to a winner, or split as evenly as whole numbers can be."""
    shares = [0] * int(race.seats)
    for place, seat in enumerate(winners):
        shares[seat] = 100 // len(winners) + (1 if place < 100 % len(winners) else 0)
    if len(winners) == 1:
        race.tell(EVERYONE, story.WON, winners[0])
    else:
        race.tell(EVERYONE, story.DRAWN)
    race.finish(shares)


def check_hundred(race: Race) -> None:
    """goal.first-to-hundred, ruling.hundred-together."""
    most: i64 = 0
    for seat in race.those_playing():
        most = max(most, race.points[seat])
    if most >= TO_WIN:
        share_out(race, [seat for seat in race.those_playing() if race.points[seat] == most])


def is_scoring(race: Race) -> bool:
    """Whether texts are still adding to the points of a battle."""
    return any(isinstance(later, ScoringEnds) for later in race.agenda)


def finish_scoring(race: Race) -> None:
    """ruling.control-change, ruling.hundred-together: all points of a battle have been added."""
    give_back_what_was_lent(race)
    check_hundred(race)


class ScoringEnds(Procedure[Race]):
    """Texts that add something when a battle is scored have done so."""

    def run(self, race: Race) -> None:
        finish_scoring(race)


SCORING_ENDS: Final = ScoringEnds()


class BattleIsOver(Procedure[Race]):
    """ruling.lasting-effects: what lasted until the end of the battle has answered that."""

    def run(self, race: Race) -> None:
        race.forget_the_battle()


BATTLE_IS_OVER: Final = BattleIsOver()


def change_points(race: Race, seat: Seat, change: i64) -> None:
    """ruling.points-floor. Whoever changes points has `check_hundred` look at them then."""
    total = race.points[seat] + change
    race.points[seat] = max(0, total)


def lose(race: Race, losers: i64) -> None:
    """ruling.loss-with-many-players, ruling.all-lose-together: these seats lose at one moment."""
    losers &= race.playing
    if losers == 0:
        return
    if losers == race.playing:
        share_out(race, race.those_playing())
        return
    race.playing &= ~losers
    is_active_out = (losers >> race.active) & 1 == 1
    for seat in range(race.seats):
        if (losers >> seat) & 1 == 1:
            race.tell(EVERYONE, story.LEFT, seat)
            _take_away(race, seat)
    if race.players() == 1:
        share_out(race, race.those_playing())
        return
    if is_active_out:
        bottom = race.agenda[0]
        assert isinstance(bottom, TurnStep)
        due = _due_to_others(race, losers)
        _put_instants_away(race, due)
        race.agenda = [bottom.at_the_end(), *due]
    else:
        race.agenda = _without_those(race, losers)
    # Whoever was being asked is asked anew: what was offered may have left.
    race.waiting = 0
    for seat in range(race.seats):
        race.choices[seat] = NOTHING
        race.answers[seat] = NOTHING


def _put_instants_away(race: Race, due: list[Procedure[Any]]) -> None:
    """ruling.instant-discard, for what was taking effect when the turn broke off, unless it takes effect still."""
    acting = [int(step.source) for step in due if isinstance(step, Frame)]
    for card in range(len(race.place)):
        if race.place[card] == numbering.TAKING_EFFECT:
            if card in acting:
                due.insert(_lowest_of(due, card), PutAway(card))
            else:
                put_away(race, card)


def _lowest_of(due: list[Procedure[Any]], card: CardId) -> int:
    """Where the lowest effect of a card lies."""
    for place, step in enumerate(due):
        if isinstance(step, Frame) and step.source == card:
            return place
    return 0


def _due_to_others(race: Race, losers: i64) -> list[Procedure[Any]]:
    """ruling.effects-of-those-left: when the active player leaves, the turn breaks off, but effects of others that
    are under way or due still come, with what they bring about."""
    kept: list[Procedure[Any]] = []
    is_above_kept = False  # whether what lies right below is kept
    for step in _without_those(race, losers):
        is_kept = isinstance(step, (Frame, Order, Answering, ScoringEnds, BattleIsOver))
        if isinstance(step, Happening):
            is_kept = is_above_kept and step.means == terms.BY_EFFECT
        elif isinstance(step, WhichInstead):
            is_kept = is_above_kept
        if is_kept:
            kept.append(step)
        is_above_kept = is_kept
    return kept


@value
class PutAway(Procedure[Race]):
    """ruling.instant-discard."""

    card: CardId

    def run(self, race: Race) -> None:
        if race.place[self.card] == numbering.TAKING_EFFECT:
            put_away(race, self.card)


def _without_those(race: Race, losers: i64) -> list[Procedure[Any]]:
    """What is left to do when some have left: none of their effects, and no choice of theirs in the
    effects of others."""
    kept: list[Procedure[Any]] = []
    is_gone = False  # whether the effect right below has gone with its player
    for step in race.agenda:
        if isinstance(step, Frame):
            is_gone = (losers >> step.registers[YOU]) & 1 == 1
            if not is_gone:
                kept.append(step)
        elif isinstance(step, Answering):
            if is_gone:
                continue
            if (losers >> step.seat) & 1 == 1:
                frame = kept[-1]
                assert isinstance(frame, Frame)
                kept[-1] = frame.unanswered(race)
            else:
                kept.append(step)
        elif not (isinstance(step, Order) and (losers >> step.seat) & 1 == 1):
            kept.append(step)
    return kept


def _take_away(race: Race, seat: Seat) -> None:
    """All cards of a player leave, except a level that is being played; what belongs to others goes
    back to them."""
    for card in range(len(race.place)):
        if race.owner(card) == seat and race.place[card] not in (
            numbering.BATTLE_LEVEL,
            numbering.AFTER_LEVEL,
            numbering.GONE,
        ):
            race.lift(card)
    for control in race.controls:
        if control.seat == seat:
            give_back(race, control.card)
    race.lasting = [
        each
        for each in race.lasting
        # ruling.effects-of-those-left: a level that stays works on.
        if seat not in (each.seat, each.anchor) or each.ends == WITH_ITS_SOURCE
    ]
    race.nothing_is_certain()
    if race.looker == seat:
        race.looked = Zone()
        race.looker = NONE


def give_back_what_was_lent(race: Race) -> None:
    """ruling.control-change: a battle is over."""
    for control in race.controls:
        if control.until_battle_ends == 1:
            give_back(race, control.card)


def give_back(race: Race, card: CardId) -> None:
    """A kuski is under its owner's control again."""
    hand_over(race, card, race.owner(card), 0)


def hand_over(race: Race, card: CardId, seat: Seat, until_battle_ends: i64) -> None:
    """A seat gets control of a kuski in play."""
    race.kuskis[race.controller(card)].remove(card)
    controls = [each for each in race.controls if each.card != card]
    if seat != race.owner(card):
        controls.append(Control(card, seat, until_battle_ends))
    race.controls = controls
    race.kuskis[seat].append(card)
    race.nothing_is_certain()


def put_away(race: Race, card: CardId) -> None:
    """field.discard-pile: a card that was lifted, or an instant that has taken effect, goes to its
    owner's discard pile, or out of the game after them."""
    owner = race.owner(card)
    if race.is_playing(owner):
        race.stack(card, race.discards[owner], numbering.DISCARDED)
