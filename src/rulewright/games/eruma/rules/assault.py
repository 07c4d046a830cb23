"""The Assault Phase of Eruma: its actions, and the steps of an attack."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId
from rulewright.effects.usable import note_use
from rulewright.games.eruma.rules import story, terms
from rulewright.games.eruma.rules.actions import (
    ATTACK_CARD,
    END,
    FLY,
    HIDE,
    MOVE_CARD,
    PLAY_CARD,
    STEAL_TREASURE,
    USE_POWER,
    possible_actions,
)
from rulewright.games.eruma.rules.blocking import Trigger
from rulewright.games.eruma.rules.costs import action_cost, move_cost
from rulewright.games.eruma.rules.happening import Happen, HappenAt
from rulewright.games.eruma.rules.numbering import EMPTY, Position
from rulewright.games.eruma.rules.powers import announced
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import thing_of, things_of, verb_of
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import value
from rulewright.kernel.state import NOTHING, Procedure, Question
from rulewright.kernel.zone import Zone


class Assault(Question[Raid]):
    """action.*: one action, or the end of the phase."""

    def ask(self, raid: Raid, seat: i64) -> Zone:
        if seat != raid.active or len(raid.answers[seat]) > 0:
            return NOTHING
        return possible_actions(raid)

    def answered(self, raid: Raid) -> None:
        seat = raid.active
        choice = raid.answers[seat][0]
        verb = verb_of(choice)
        if verb == END:
            return
        raid.agenda.append(self)
        self._act(raid, seat, choice)
        if verb <= STEAL_TREASURE:
            raid.actions = [*raid.actions, int(verb)]

    def _act(self, raid: Raid, seat: i64, choice: i64) -> None:
        verb = verb_of(choice)
        if verb == PLAY_CARD:
            things = things_of(choice)
            raid.points -= action_cost(raid, terms.PLAY_COSTS, seat)
            raid.agenda.append(HappenAt(terms.PLAY, [int(things[0])], seat, position=things[1]))
            return
        position = thing_of(choice)
        card = raid.grid[position]
        if verb == MOVE_CARD:
            self._pay(raid, terms.MOVE_COSTS, card)
            to = things_of(choice)[1]
            raid.moved |= bit(card)
            raid.agenda.append(HappenAt(terms.MOVE, [int(card)], seat, position=to, cause=card))
        elif verb == ATTACK_CARD:
            self._pay(raid, terms.ATTACK_COSTS, card)
            raid.moved |= bit(card)  # attack.is-movement
            raid.attacked |= bit(card)
            raid.agenda.append(Attack(card, raid.grid[things_of(choice)[1]]))
        elif verb == STEAL_TREASURE:
            raid.points -= action_cost(raid, terms.STEAL_COSTS, seat)
            raid.stole |= bit(card)
            raid.agenda.append(Happen(terms.STEAL, [int(card)], seat, cause=card))
        elif verb == HIDE:
            raid.agenda.append(
                Happen(terms.FLIP_DOWN, [int(card)], seat, cause=card, means=terms.BY_A_TYPE)
            )
        elif verb == FLY:
            raid.agenda.append(
                Happen(terms.TO_HAND, [int(card)], seat, cause=card, means=terms.BY_A_TYPE)
            )
        else:
            assert verb == USE_POWER
            raid.agenda.append(Trigger(card))
            raid.agenda.append(announced(raid, card))

    def _pay(self, raid: Raid, modifier: i64, card: i64) -> None:
        """ruling.endless-turn: what costs nothing is counted."""
        seat = raid.active
        is_move = modifier == terms.MOVE_COSTS
        cost = move_cost(raid, seat) if is_move else action_cost(raid, modifier, seat)
        raid.points -= cost
        if cost == 0:
            note_use(raid, raid.definition[card])


@value
class Attack(Procedure[Raid]):
    """An attack is declared: whatever answers that comes first."""

    attacker: CardId
    target: CardId

    def run(self, raid: Raid) -> None:
        attacker, target = self.attacker, self.target
        seat = raid.controller(attacker)
        position = raid.place[target]
        raid.tell(
            EVERYONE, story.ATTACKED, raid.definition[attacker], raid.place[attacker],
            raid.definition[target], position,
        )  # fmt: skip
        origin = raid.place[attacker]
        if raid.live_now().watched.has(terms.ATTACKS) or raid.live_now().watched.has(terms.ATTACK):
            # Only what answers the attack itself can wait for its end.
            over = Happen(terms.ATTACK_ENDS, [], seat, cause=attacker, means=terms.BY_AN_ATTACK)
            raid.agenda.append(over)
        raid.agenda.append(
            Strike(attacker=attacker, origin=origin, target=target, position=position)
        )
        for verb, card in ((terms.ATTACK, target), (terms.ATTACKS, attacker)):
            raid.agenda.append(
                Happen(verb, [int(card)], seat, cause=attacker, means=terms.BY_AN_ATTACK)
            )


@value
class Strike(Procedure[Raid]):
    """attack.kills-target, attack.assassin-counter, attack.assassin-first-strike: the blow falls,
    from where the attacker stood onto where the target did."""

    attacker: CardId
    origin: Position
    target: CardId
    position: Position

    def run(self, raid: Raid) -> None:
        attacker, target = self.attacker, self.target
        if is_lost(raid, attacker, self.origin):
            return
        seat = raid.active
        raid.agenda.append(TakePosition(attacker, self.origin, self.position))
        if raid.place[target] != self.position or not raid.is_up(target):
            return  # it got away before the blow fell
        if raid.controller(target) == seat:
            return
        is_struck_back = raid.kind(target) & ~raid.kind(attacker) & terms.ASSASSIN != 0
        if is_struck_back:
            # ruling.defending-assassin-lives, ruling.assassin-skill-is-no-power
            raid.agenda.append(
                Happen(terms.KILL, [int(attacker)], 1 - seat, cause=target, means=terms.BY_A_SKILL)
            )
        else:
            raid.agenda.append(
                Happen(terms.KILL, [int(target)], seat, cause=attacker, means=terms.BY_AN_ATTACK)
            )


def is_lost(raid: Raid, attacker: i64, origin: i64) -> bool:
    """ruling.attacker-lost: whether it can no longer strike or follow its blow."""
    stands = raid.controlled(raid.active) & raid.up & bit(attacker) != 0
    return not stands or raid.place[attacker] != origin


@value
class TakePosition(Procedure[Raid]):
    """attack.takes-position, ruling.attack-without-kill."""

    attacker: CardId
    origin: Position
    position: Position

    def run(self, raid: Raid) -> None:
        card = self.attacker
        if is_lost(raid, card, self.origin) or raid.grid[self.position] != EMPTY:
            return
        taking = HappenAt(
            terms.MOVE,
            [int(card)],
            raid.active,
            position=self.position,
            cause=card,
            means=terms.BY_AN_ATTACK,
        )
        raid.agenda.append(taking)
