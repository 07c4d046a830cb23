"""The turn of Eruma: set-up, Draw, Planning, Assault (`assault.py`) and Rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import CHOICES_IN_EFFECTS, CHOOSE_CARD, UNSEEN, at_random
from rulewright.effects.lasting import turn_begins
from rulewright.effects.sets import members_of
from rulewright.effects.turns import pass_turn
from rulewright.games.eruma.rules import hands, story, terms, totals
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.rules.board import POSITIONS, TREASURES
from rulewright.games.eruma.rules.costs import hand_limit, points_of, show_limiting_curses
from rulewright.games.eruma.rules.happening import Happen, PhaseTurns
from rulewright.games.eruma.rules.modifiers import chooser_of_discards
from rulewright.games.eruma.rules.numbering import EMPTY, LAST_TURN, SEATS, Cards, Phase, TurnStep
from rulewright.games.eruma.rules.open_hands import show_open_hands
from rulewright.games.eruma.rules.power_ends import give_back
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import make_choice, thing_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone

OPENING_HAND: Final = 3
KEEP: Final = 18
READY_IT: Final = 19
DISCARD_CARD: Final = 20
CHOICES: Final[dict[str, list[str]]] = {
    **CHOICES_IN_EFFECTS,
    "block": ["position"],
    "let": [],
    "play": ["held", "position"],
    "move": ["position", "position2"],
    "attack": ["position", "position2"],
    "power": ["position"],
    "steal": ["position"],
    "hide": ["position"],
    "fly": ["position"],
    "end": [],
    "keep": ["position"],
    "ready": ["position"],
    "discard": ["held"],
    "instead": ["effect"],
    "name": ["face"],
}
"""Each verb, and what the numbers after it are."""
VERBS: Final = list(CHOICES)

# The steps of a turn, in order.
BEGIN: Final = 0
DRAWING: Final = 1
READYING: Final = 2
FLIPPING: Final = 3
STEALING: Final = 4
RESOLVING: Final = 5
ASSAULTING: Final = 6
RESTING: Final = 7
DISCARDING: Final = 8
PASSING: Final = 9


class SetUp(Procedure[Raid]):
    """setup.shuffle, setup.opening-hand, ruling.first-player."""

    def run(self, raid: Raid) -> None:
        for seat in range(SEATS):
            raid.shuffle_deck(seat)
        for seat in range(SEATS):
            for _ in range(OPENING_HAND):
                hands.draw(raid, seat)
        raid.active = raid.roll(SEATS)
        raid.tell(EVERYONE, story.FIRST_PLAYER, raid.active)
        raid.agenda.append(Turn(BEGIN))


@value
class Turn(Procedure[Raid]):
    """turn.phase-order: one step of the turn; each is followed by the next."""

    step: TurnStep

    def run(self, raid: Raid) -> None:
        step = self.step
        if step == PASSING:
            self._pass(raid)
            return
        raid.agenda.append(Turn(step + 1))
        if step == BEGIN:
            self._begin(raid)
        elif step == DRAWING:
            show_open_hands(raid)
            # turn.draw-one, ruling.draw-replaced
            raid.agenda.append(Happen(terms.DRAW, [], raid.active))
        elif step == READYING:
            raid.agenda.append(Ready())
            raid.agenda.append(Enter(terms.PLANNING))
            announce(raid, terms.PHASE_ENDS, terms.DRAW_PHASE)
        elif step == FLIPPING:
            # turn.flip-all, ruling.flip-is-compulsory
            down = raid.controlled(raid.active) & ~raid.up
            if down != 0:
                raid.agenda.append(Happen(terms.FLIP_UP, members_of(down), raid.active))
        elif step == STEALING:
            raid.agenda.append(ThievesSteal(thieves_on_treasure(raid)))
        elif step == RESOLVING:
            announce(raid, terms.PHASE_STARTS, terms.PLANNING)
        elif step == ASSAULTING:
            raid.agenda.append(Assault())
            announce(raid, terms.PHASE_STARTS, terms.ASSAULT)
            raid.agenda.append(Enter(terms.ASSAULT))
            announce(raid, terms.PHASE_ENDS, terms.PLANNING)
        elif step == RESTING:
            announce(raid, terms.PHASE_STARTS, terms.REST)
            raid.agenda.append(Enter(terms.REST))
            announce(raid, terms.PHASE_ENDS, terms.ASSAULT)
        elif step == DISCARDING:
            show_limiting_curses(raid, raid.active)
            raid.agenda.append(Discard())

    def _begin(self, raid: Raid) -> None:
        raid.turn += 1
        raid.stole = 0
        raid.moved = 0
        raid.attacked = 0
        raid.actions = []
        raid.phase = terms.DRAW_PHASE
        give_back(raid, turn_begins(raid))
        raid.forget_what_was_used()
        raid.nothing_is_certain()
        raid.tell(EVERYONE, story.TURN_BEGINS, raid.turn, raid.active)
        announce(raid, terms.PHASE_STARTS, terms.DRAW_PHASE)
        announce(raid, terms.PHASE_STARTS, terms.TURN)

    def _pass(self, raid: Raid) -> None:
        """turn.pass, speed.slow-ends, ruling.turn-limit."""
        if raid.turn >= LAST_TURN:
            raid.tell(EVERYONE, story.TURN_LIMIT, LAST_TURN)
            totals.end_by_totals(raid)
            return
        active = raid.active
        raid.points = 0
        raid.powers = [
            power
            for power in raid.powers
            if power.speed != terms.SLOW or power.triggered_by == active
        ]
        for seat in pass_turn(raid):
            raid.tell(EVERYONE, story.SKIPPED, seat)
        raid.nothing_is_certain()
        raid.agenda.append(Turn(BEGIN))


@value
class Enter(Procedure[Raid]):
    """A phase begins. With the Assault Phase come its Action Points (action.three-points); they are there,
    though nothing can be done with them, until the turn passes (action.no-carry-over)."""

    phase: Phase

    def run(self, raid: Raid) -> None:
        raid.phase = self.phase
        if self.phase == terms.ASSAULT:
            raid.points = points_of(raid, raid.active)


def announce(raid: Raid, verb: i64, phase: i64) -> None:
    """Let effects answer that a phase or turn starts or ends."""
    raid.agenda.append(PhaseTurns(verb, [], raid.active, phase=phase))


class Ready(Question[Raid]):
    """turn.ready, speed.ongoing-keep: for each live Ongoing power, keep it or ready its card."""

    def ask(self, raid: Raid, seat: i64) -> Zone:
        if seat != raid.active:
            return NOTHING
        kept = keepable(raid, seat)
        place = len(raid.answers[seat])
        if place >= len(kept):
            return NOTHING
        offered = Zone()
        offered.append(make_choice(KEEP, raid.place[kept[place]]))
        offered.append(make_choice(READY_IT, raid.place[kept[place]]))
        return offered

    def answered(self, raid: Raid) -> None:
        seat = raid.active
        kept: i64 = 0
        given = raid.answers[seat]
        for place in range(len(given)):
            if verb_of(given[place]) == KEEP:
                card = raid.grid[thing_of(given[place])]
                kept |= bit(card)
                raid.tell(EVERYONE, story.KEPT, seat, raid.definition[card], raid.place[card])
        readied = raid.controlled(seat) & raid.tired & ~kept
        if readied != 0:
            raid.agenda.append(Happen(terms.READY_UP, members_of(readied), seat))


def keepable(raid: Raid, seat: i64) -> Zone:
    """The cards of a seat's live Ongoing powers."""
    found = Zone()
    for power in raid.powers:
        is_ongoing = power.speed == terms.ONGOING
        if is_ongoing and power.seat == seat and power.source not in found:
            found.append(power.source)
    return found


@value
class ThievesSteal(Procedure[Raid]):
    """steal.thief-free, ruling.thief-order, ruling.thief-automatic: one after the other, unless
    what answers one steal has turned down or taken away the next Thief."""

    left: Cards

    def run(self, raid: Raid) -> None:
        left = self.left & thieves_on_treasure(raid)
        for position in range(POSITIONS):
            card = raid.grid[position]
            if card != EMPTY and (left >> card) & 1 == 1:
                raid.agenda.append(ThievesSteal(left & ~bit(card)))
                raid.agenda.append(
                    Happen(
                        terms.STEAL, [int(card)], raid.active, cause=card, means=terms.BY_A_SKILL
                    )
                )
                return


def thieves_on_treasure(raid: Raid) -> i64:
    """The active player's face-up Thieves that stand there."""
    found: i64 = 0
    for card in members_of(raid.controlled(raid.active) & raid.up):
        if (TREASURES >> raid.place[card]) & 1 == 1 and raid.kind(card) & terms.THIEF != 0:
            found |= bit(card)
    return found


class Discard(Question[Raid]):
    """turn.hand-limit, ruling.discard-choice."""

    def ask(self, raid: Raid, seat: i64) -> Zone:
        if seat != chooser_of_discards(raid, raid.active):
            return NOTHING
        hand = raid.hands[raid.active]
        given = raid.answers[seat]
        if len(hand) - len(given) <= hand_limit(raid, raid.active):
            return NOTHING
        if seat != raid.active:
            return self._of_the_other(raid, seat, given)
        offered = Zone()
        for place in range(len(hand)):
            choice = make_choice(DISCARD_CARD, hand[place])
            if choice not in given:
                offered.append(choice)
        return offered

    def _of_the_other(self, raid: Raid, seat: i64, given: Zone) -> Zone:
        """ruling.open-hand, ruling.unseen-choice: cards of another's hand go by what they are, those unknown are alike."""
        offered = Zone()
        unseen: i64 = 0
        for card in raid.hands[1 - seat].as_list():
            if not raid.knows(seat, card):
                unseen += 1
                continue
            choice = make_choice(CHOOSE_CARD, raid.book.thing_of_card(raid, card, seat))
            if choice not in given:
                offered.append(choice)
        offered.sort()
        for choice in given.as_list():
            if thing_of(choice) == UNSEEN:
                unseen -= 1
        if unseen > 0:
            offered.append(make_choice(CHOOSE_CARD, UNSEEN))
        return offered

    def _meant(self, raid: Raid, seat: i64, given: Zone) -> list[int]:
        """The cards that were chosen; chance decides which of those that nobody could tell apart."""
        found: list[int] = []
        unseen: i64 = 0
        for choice in given.as_list():
            thing = thing_of(choice)
            if thing == UNSEEN:
                unseen += 1
            else:
                found.append(int(raid.book.card_of_thing(raid, thing, 0, seat)))
        found += members_of(at_random(raid, raid.book.unseen(raid, seat), unseen))
        return sorted(found)

    def answered(self, raid: Raid) -> None:
        chooser = chooser_of_discards(raid, raid.active)
        given = raid.answers[chooser]
        cards = sorted(int(thing_of(choice)) for choice in given.as_list())
        if chooser != raid.active:
            cards = self._meant(raid, chooser, given)
        announce(raid, terms.PHASE_ENDS, terms.TURN)
        announce(raid, terms.PHASE_ENDS, terms.REST)
        if len(cards) > 0:
            raid.agenda.append(Happen(terms.DISCARD, cards, raid.active))


SET_UP: Final = SetUp()
