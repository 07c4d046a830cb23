"""The turn of Grimterra (`turn.*`): set-up, draw, pre combat, combat (`combat.py`), post combat and discard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import CHOICES_IN_EFFECTS
from rulewright.effects.ids import Count, Seat
from rulewright.effects.lasting import turn_begins
from rulewright.effects.turns import pass_turn
from rulewright.games.grimterra.rules import deeds, story, terms
from rulewright.games.grimterra.rules.casting import ACT
from rulewright.games.grimterra.rules.choosing_arena import (
    FIRST_ARENA,
    IN_TURN,
    ChooseArena,
)
from rulewright.games.grimterra.rules.combat import FILL_OWN, Combat
from rulewright.games.grimterra.rules.happening import Happen, PhaseTurns, is_watched
from rulewright.games.grimterra.rules.ids import Phase, Seats, TurnStep
from rulewright.games.grimterra.rules.judging import JUDGE
from rulewright.games.grimterra.rules.leaving import StepOfTurn, run_out
from rulewright.games.grimterra.rules.modifiers import changing
from rulewright.games.grimterra.rules.numbering import HAND_SIZE, MINIONS_EACH
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice, make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

DISCARD_CARD: Final = 22
DONE: Final = 23
INSTEAD: Final = 25
CHOICES: Final[dict[str, list[str]]] = {
    **CHOICES_IN_EFFECTS,
    "arena": ["hero"],
    "cast": ["face", "hero"],
    "power": ["hero"],
    "use": ["worn", "ability"],
    "end": [],
    "fight": ["seat"],
    "fighter": ["hero"],
    "target": ["hero"],
    "lay": ["face"],
    "reveal": [],
    "bluff": [],
    "keep": [],
    "change": ["face"],
    "retract": [],
    "discard": ["face"],
    "done": [],
    "wound": ["wound"],
    "instead": ["effect"],
}
"""Each verb, and what the numbers after it are."""
VERBS: Final = list(CHOICES)

# The steps of a turn, in order.
BEGIN: Final = 0
DRAWING: Final = 1
CHOOSING: Final = 2
BEFORE: Final = 3
FIGHTING: Final = 4
AFTER: Final = 5
DISCARDING: Final = 6
ENDING: Final = 7
PASSING: Final = 8


class SetUp(Procedure[Feud]):
    """ruling.setup, ruling.turn-order, ruling.starting-arena-hero."""

    def run(self, feud: Feud) -> None:
        for seat in range(feud.seats):
            feud.shuffle_deck(seat)
        feud.active = feud.roll(feud.seats)
        feud.last_in_order = feud.active
        feud.tell(EVERYONE, story.FIRST_PLAYER, feud.active)
        feud.agenda.append(Turn(BEGIN))
        feud.agenda.append(FIRST_ARENA)


@value
class Turn(StepOfTurn):
    """turn.phase-order: one step of the turn; each is followed by the next."""

    step: TurnStep

    def at_the_end(self) -> Procedure[Feud]:
        return Turn(PASSING)

    def run(self, feud: Feud) -> None:
        step = self.step
        if step == PASSING:
            _pass(feud)
            return
        feud.agenda.append(Turn(step + 1))
        if step == BEGIN:
            _begin(feud)
        elif step == DRAWING:
            feud.agenda.append(DrawUp(feud.active, 0, 0, 0))
        elif step == CHOOSING:
            feud.agenda.append(ChooseArena(feud.active, IN_TURN))
            enter(feud, terms.PRE_COMBAT)
        elif step == BEFORE:
            feud.agenda.append(ACT)
        elif step == FIGHTING:
            _fight(feud)
        elif step == AFTER:
            feud.agenda.append(ACT)
            enter(feud, terms.POST_COMBAT)
        elif step == DISCARDING:
            feud.agenda.append(DISCARD)
            enter(feud, terms.DISCARD_PHASE)
        elif step == ENDING:
            _end(feud)


def _begin(feud: Feud) -> None:
    feud.turn += 1
    feud.done = 0
    turn_begins(feud)
    feud.forget_what_was_used()
    feud.nothing_is_certain()
    feud.tell(EVERYONE, story.TURN_BEGINS, feud.turn, feud.active)
    feud.phase = terms.DRAW_PHASE
    if is_watched(feud, terms.PHASE_STARTS):
        feud.agenda.append(JUDGE)
        feud.agenda.append(PhaseTurns(terms.PHASE_STARTS, [], feud.active, phase=terms.DRAW_PHASE))
        feud.agenda.append(PhaseTurns(terms.PHASE_STARTS, [], feud.active, phase=terms.TURN))


def enter(feud: Feud, phase: Phase) -> None:
    """The next phase begins, and the one before ends."""
    before = feud.phase
    if is_watched(feud, terms.PHASE_STARTS) or is_watched(feud, terms.PHASE_ENDS):
        feud.agenda.append(JUDGE)
        feud.agenda.append(PhaseTurns(terms.PHASE_STARTS, [], feud.active, phase=phase))
        feud.agenda.append(Enter(phase))
        feud.agenda.append(PhaseTurns(terms.PHASE_ENDS, [], feud.active, phase=before))
    else:
        feud.phase = phase


@value
class Enter(Procedure[Feud]):
    """A phase begins."""

    phase: Phase

    def run(self, feud: Feud) -> None:
        feud.phase = self.phase


def _fight(feud: Feud) -> None:
    """combat.mandatory, unless a card says otherwise."""
    for one in changing(feud, terms.NO_COMBAT, -1):
        if one.seat == feud.active:
            feud.tell(EVERYONE, story.NO_COMBAT, feud.active)
            return
    feud.agenda.append(Combat(FILL_OWN))
    enter(feud, terms.COMBAT)


def _end(feud: Feud) -> None:
    """minions.die-at-turn-end, ruling.minion-turn-end."""
    feud.agenda.append(JUDGE)
    first = feud.first_minion(feud.active)
    minions = [
        int(minion) for minion in range(first, first + MINIONS_EACH) if feud.is_alive(minion)
    ]
    if len(minions) > 0:
        feud.agenda.append(Happen(terms.DIE, minions, feud.active))
    if is_watched(feud, terms.PHASE_ENDS):
        feud.agenda.append(PhaseTurns(terms.PHASE_ENDS, [], feud.active, phase=terms.TURN))
        feud.agenda.append(PhaseTurns(terms.PHASE_ENDS, [], feud.active, phase=feud.phase))


def _pass(feud: Feud) -> None:
    """ruling.turn-order."""
    for seat in pass_turn(feud):
        feud.tell(EVERYONE, story.SKIPPED, seat)
    feud.nothing_is_certain()
    feud.agenda.append(Turn(BEGIN))


# Drawing


@value
class DrawUp(Procedure[Feud]):
    """turn.draw-to-five, ruling.draw-order: a player draws, then the next; who could not is judged when all have drawn."""

    seat: Seat
    drawn: Count
    """How many draws of this player have come already."""
    seats_done: Count
    failed: Seats

    def run(self, feud: Feud) -> None:
        seat, failed = self.seat, self.failed
        drawn = self.drawn
        watched = is_watched(feud, terms.DRAW)
        if feud.is_playing(seat):
            while len(feud.hands[seat]) < HAND_SIZE and drawn < HAND_SIZE:
                if len(feud.decks[seat]) == 0:
                    failed |= bit(seat)
                    break
                drawn += 1
                if watched:
                    feud.agenda.append(DrawUp(seat, drawn, self.seats_done, failed))
                    feud.agenda.append(Happen(terms.DRAW, [], seat))
                    return
                deeds.draw(feud, seat)
        if self.seats_done + 1 < feud.seats:
            after = 0 if seat == feud.seats - 1 else seat + 1
            feud.agenda.append(DrawUp(after, 0, self.seats_done + 1, failed))
            return
        failed &= feud.playing
        feud.agenda.append(JUDGE)
        if failed != 0:
            run_out(feud, failed)


# Discarding


class Discard(Question[Feud]):
    """turn.discard-any: any number of cards, one after the other."""

    def ask(self, feud: Feud, seat: i64) -> Zone:
        if seat != feud.active:
            return NOTHING
        given = feud.answers[seat]
        if len(given) > 0 and verb_of(given[len(given) - 1]) == DONE:
            return NOTHING
        hand = feud.hands[seat]
        if len(given) >= len(hand):
            return NOTHING
        faces = Zone()
        for place in range(len(hand)):
            faces.append(feud.definition[hand[place]])
        for place in range(len(given)):
            faces.remove(thing_of(given[place]))
        faces.sort()
        offered = Zone()
        for place in range(len(faces)):
            offered.append(make_choice(DISCARD_CARD, faces[place]))
        offered = offered.distinct()
        offered.append(bare_choice(DONE))
        return offered

    def answered(self, feud: Feud) -> None:
        given = feud.answers[feud.active]
        cards: list[int] = []
        for place in range(len(given)):
            if verb_of(given[place]) == DISCARD_CARD:
                faces = thing_of(given[place])
                cards.append(int(_held(feud, feud.active, faces, cards)))
        if len(cards) > 0:
            shown = feud.shown_from_hand(cards)
            feud.agenda.append(Happen(terms.DISCARD, shown, feud.active))


def _held(feud: Feud, seat: Seat, definition: i64, taken: list[int]) -> i64:
    """A card of a hand with that face, none of those that are taken."""
    hand = feud.hands[seat]
    for place in range(len(hand)):
        card = hand[place]
        if feud.definition[card] == definition and card not in taken:
            return card
    return -1


SET_UP: Final = SetUp()
DISCARD: Final = Discard()
