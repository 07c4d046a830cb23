"""The turn of Elma: set-up, and the steps from battle start to clean-up (`terms.steps`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import CHOICES_IN_EFFECTS
from rulewright.effects.ids import CardId, Seat
from rulewright.effects.turns import pass_turn
from rulewright.games.elma.rules import now, results, story, terms
from rulewright.games.elma.rules.happening import announce, by_rule
from rulewright.games.elma.rules.ids import CardCount, Flag, Phase
from rulewright.games.elma.rules.leaving import TurnStep
from rulewright.games.elma.rules.main_phase import DISCARD_CARD, MAIN_PHASE
from rulewright.games.elma.rules.numbering import OFFLINE
from rulewright.games.elma.rules.records import Drive
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.turn_effects import new_turn, turn_ends
from rulewright.games.elma.rules.windows import LAST_CALL, Window
from rulewright.kernel.choice import make_choice, thing_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

OPENING_HAND: Final = 7
CHOICES: Final[dict[str, list[str]]] = {
    **CHOICES_IN_EFFECTS,
    "pass": [],
    "instant": ["face"],
    "play": ["face"],
    "online": ["card"],
    "enter": ["card"],
    "with": ["card"],
    "add": ["face"],
    "by": ["card"],
    "length": ["turns"],
    "slot": ["place"],
    "curse": ["card"],
    "spare": [],
    "end": [],
    "discard": ["face"],
    "use": ["card"],
    "list": ["card", "which"],
    "instead": ["effect"],
    "borrow": ["card", "other"],
    "name": ["face"],
}
"""Each verb, and what the numbers after it are."""
VERBS: Final = list(CHOICES)

# The steps of a turn, in order.
BEGIN: Final = 0
BATTLE_START: Final = 1
BATTLE_END: Final = 2
TIMES_UPDATE: Final = 3
AFTER_BATTLE_CLEAN_UP: Final = 4
EMPTY_AFTER_BATTLES: Final = 5
DRAWING: Final = 6
MAIN: Final = 7
CLEAN_UP: Final = 8
ENDING: Final = 9
PASSING: Final = 10
STEPS: Final = [
    "set-up", "battle start", "battle end", "times update", "after battle clean-up",
    "after battle clean-up", "draw", "main phase", "clean-up", "end", "end",
]  # fmt: skip


class SetUp(Procedure[Race]):
    """ruling.shuffle-no-redraw, phases.opening-hand, ruling.turn-order."""

    def run(self, race: Race) -> None:
        for seat in range(race.seats):
            race.shuffle_deck(seat)
        race.active = race.roll(race.seats)
        race.tell(EVERYONE, story.FIRST_PLAYER, race.active)
        race.agenda.append(TURN[BEGIN])
        for seat in range(race.seats - 1, -1, -1):
            for _ in range(OPENING_HAND):
                race.agenda.append(by_rule(terms.DRAW, [], seat))


@value
class Turn(TurnStep):
    """phases.order: one step of the turn; each is followed by the next."""

    step: Phase

    def at_the_end(self) -> Turn:
        return TURN[PASSING]

    def run(self, race: Race) -> None:
        step = self.step
        if step == PASSING:
            _pass(race)
            return
        race.agenda.append(TURN[step + 1])
        race.phase = step
        if step == BEGIN:
            _begin(race)
        elif step == BATTLE_START:
            if now.may_battle_start(race):
                race.agenda.append(
                    by_rule(terms.START_BATTLE, [int(race.queue[0].level)], race.active)
                )
        elif step == BATTLE_END:
            _last_call(race)
        elif step == TIMES_UPDATE:
            _update_times(race)
        elif step == AFTER_BATTLE_CLEAN_UP:
            _clean_up_after_battles(race)
        elif step == EMPTY_AFTER_BATTLES:
            for after in race.afters:
                if len(after.drives) == 0:
                    race.agenda.append(
                        by_rule(terms.END_AFTER_BATTLE, [int(after.level)], race.active)
                    )
        elif step == DRAWING:
            if race.turn > 1:  # phases.first-turn-no-draw
                race.agenda.append(by_rule(terms.DRAW, [], race.active))
        elif step == MAIN:
            race.agenda.append(MAIN_PHASE)
        elif step == CLEAN_UP:
            race.agenda.append(HandLimit(len(race.hands[race.active])))
        else:
            battle = race.battle
            if battle is not None and battle.is_full_turn_ending():
                announce(race, terms.FULL_TURN_ENDS, [], race.active)
            announce(race, terms.TURN_ENDS, [], race.active)
            turn_ends(race)


def _begin(race: Race) -> None:
    """ruling.turn-beginning: what is where is noted before anything is due."""
    race.turn += 1
    race.turns[race.active] += 1
    race.plays = 0
    new_turn(race)
    race.began_offline = Zone()
    for seat in range(race.seats):
        kuskis = race.kuskis[seat]
        for place in range(len(kuskis)):
            if race.place[kuskis[place]] == OFFLINE:
                race.began_offline.append(kuskis[place])
    race.tell(EVERYONE, story.TURN_BEGINS, race.turn, race.active)
    battle = race.battle
    if battle is not None and battle.is_full_turn_beginning():
        announce(race, terms.FULL_TURN_BEGINS, [], race.active)
    announce(race, terms.TURN_BEGINS, [], race.active)


def _last_call(race: Race) -> None:
    """phases.battle-end, ruling.instant-windows, ruling.one-life-end."""
    battle = race.battle
    if battle is None:
        return
    is_one_life = now.level_keywords(race, battle.level) & terms.ONE_LIFE != 0
    are_all_done: i64 = 0
    if is_one_life and not battle.is_in_first_full_turn() and results.have_all_finished(race):
        are_all_done = 1
    if not battle.is_used_up() and are_all_done == 0:
        return
    race.tell(EVERYONE, story.LAST_CALL, race.definition[battle.level], battle.level)
    race.agenda.append(BattleEnds(battle.level, are_all_done))
    race.agenda.append(Window(LAST_CALL, race.active, 0))


@value
class BattleEnds(Procedure[Race]):
    """phases.battle-end, after the last call: unless an effect has ended it or made it longer."""

    level: CardId
    are_all_done: Flag

    def run(self, race: Race) -> None:
        battle = race.battle
        if battle is None or battle.level != self.level:
            return
        if battle.is_used_up() or self.are_all_done == 1:
            race.agenda.append(by_rule(terms.END_BATTLE, [int(battle.level)], race.active))


def _update_times(race: Race) -> None:
    """phases.times-update: what began this turn in a battle or after battle, in the order of
    entering."""
    drives = [drive for after in race.afters for drive in after.drives] + race.drives
    cards = [int(drive.card) for drive in drives if _is_due(race, drive)]
    if len(cards) > 0:
        race.agenda.append(by_rule(terms.APPLY_RECORD, cards, race.active))


def _is_due(race: Race, drive: Drive) -> bool:
    """times.next-record-each-own-turn, times.owner-control-only."""
    card = drive.card
    if drive.entered >= race.turn or race.owner(card) != race.active:
        return False
    return race.controller(card) == race.active and now.is_kuski(race, card)


def _clean_up_after_battles(race: Race) -> None:
    """after-battle.clean-up-own, ruling.clean-up-turn."""
    cards = [
        int(drive.card)
        for after in race.afters
        for drive in after.drives
        if after.ended < race.turn and race.controller(drive.card) == race.active
    ]
    if len(cards) > 0:
        race.agenda.append(by_rule(terms.LEAVE_AFTER_BATTLE, cards, race.active))


@value
class HandLimit(Question[Race]):
    """phases.hand-limit, ruling.hand-limit-active-only: one card after the other. `held` is how many
    would be left if nothing kept the player from discarding: each card is asked for once."""

    held: CardCount

    def ask(self, race: Race, seat: Seat) -> Zone:
        if seat != race.active or len(race.answers[seat]) > 0:
            return NOTHING
        hand = race.hands[seat]
        limit = now.hand_limit(race, seat)
        if self.held <= limit or len(hand) <= limit:
            return NOTHING
        offered = Zone()
        for place in range(len(hand)):
            offered.append(make_choice(DISCARD_CARD, race.definition[hand[place]]))
        return offered.distinct()

    def answered(self, race: Race) -> None:
        seat = race.active
        given = race.answers[seat]
        if len(given) > 0:
            race.agenda.append(HandLimit(self.held - 1))
            card = race.take_from_hand(seat, thing_of(given[0]))
            race.agenda.append(by_rule(terms.DISCARD, [int(card)], seat))


def _pass(race: Race) -> None:
    """ruling.length-count: a turn of the battle is used up; then it is the next player's turn."""
    if race.battle is not None:
        race.battle = race.battle.a_turn_later()
    for seat in pass_turn(race):
        race.tell(EVERYONE, story.SKIPPED, seat)
    race.nothing_is_certain()
    race.agenda.append(TURN[BEGIN])


SET_UP: Final = SetUp()
TURN: Final[list[Turn]] = [Turn(step) for step in range(PASSING + 1)]
