"""Why a card may not do something now: what a player wants to know who looks for an action that
is not there; and what to say of an action that goes badly before it is taken. What keeps a card from
an action, `rules/obstacles.py` knows; this only puts it into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.matching import forbidden_by
from rulewright.effects.usable import MOST_USES_A_TURN
from rulewright.gamekit.people import Told
from rulewright.games.eruma.rules import terms
from rulewright.games.eruma.rules.actions import ATTACK_CARD
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.rules.board import POSITIONS, adjacent, zone_one, zones
from rulewright.games.eruma.rules.costs import action_cost, power_cost
from rulewright.games.eruma.rules.happening import Happen
from rulewright.games.eruma.rules.modifiers import changing, has_modifier
from rulewright.games.eruma.rules.numbering import EMPTY, HENCHMEN_MASK
from rulewright.games.eruma.rules.obstacles import (
    CANT_ATTACK,
    CANT_BE_ATTACKED,
    CANT_ENTER_TREASURE,
    CANT_EXHAUST,
    CANT_MOVE,
    CANT_PLAY,
    CANT_STEAL,
    CANT_TRIGGER,
    EXHAUSTED_ALREADY,
    NO_POWER,
    NO_TARGET,
    NOT_ON_TREASURE,
    OWN_TARGET,
    STOLE_ALREADY,
    TARGET_DOWN,
    TARGET_INVULNERABLE,
    TARGET_OBSTACLE,
    TOO_DEAR,
    UNPAID,
    WORN_OUT,
    to_attack,
    to_play,
    to_steal,
    to_trigger,
)
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import VERBS
from rulewright.games.eruma.view.views import HAND_IDS, POSITION_IDS
from rulewright.games.eruma.words.labels import RaidLabels
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import thing_of, things_of, verb_of

_PLAIN: Final = {
    NOT_ON_TREASURE: "not-on-treasure",
    STOLE_ALREADY: "stole-already",
    NO_POWER: "no-power",
    EXHAUSTED_ALREADY: "exhausted",
    WORN_OUT: "worn-out",
    NO_TARGET: "no-target",
    UNPAID: "unpaid",
}
"""The sentence for each obstacle that lies with the card itself."""
_OF_TARGET: Final = {
    TARGET_DOWN: "target-down",
    TARGET_INVULNERABLE: "target-invulnerable",
    TARGET_OBSTACLE: "target-obstacle",
}
_FORBIDDEN: Final = {
    CANT_PLAY: (terms.PLAY, terms.BY_RULE),
    CANT_STEAL: (terms.STEAL, terms.BY_RULE),
    CANT_TRIGGER: (terms.TRIGGER, terms.BY_RULE),
    CANT_EXHAUST: (terms.EXHAUST, terms.BY_RULE),
    CANT_ATTACK: (terms.ATTACKS, terms.BY_AN_ATTACK),
    CANT_MOVE: (terms.MOVE, terms.BY_AN_ATTACK),
    CANT_ENTER_TREASURE: (terms.MOVES_TO_TREASURE, terms.BY_AN_ATTACK),
    CANT_BE_ATTACKED: (terms.ATTACK, terms.BY_AN_ATTACK),
}
"""What a text forbids, as a verb and the means."""
ON_FIELD: Final = ["move", "attack", "steal", "power"]
MOVE_LINES: Final = [terms.ONLY_MOVE_ALONG_ROW, terms.ONLY_MOVE_ALONG_COLUMN]
ATTACK_LINES: Final = [*MOVE_LINES, terms.ONLY_ATTACK_ALONG_ROW, terms.ONLY_ATTACK_ALONG_COLUMN]


def warning(raid: Raid, choice: i64, labels: RaidLabels) -> str:
    """attack.assassin-counter: whoever attacks an Assassin should know what comes of it."""
    if verb_of(choice) != ATTACK_CARD:
        return ""
    attacker, target = (raid.grid[position] for position in things_of(choice))
    if raid.kind(target) & ~raid.kind(attacker) & terms.ASSASSIN == 0:
        return ""
    return labels.say(
        "warning.assassin",
        card=labels.name_of(raid, attacker),
        card2=labels.name_of(raid, target),
    )


class Reasons:
    """The reasons for one seat, in one language."""

    def __init__(self, raid: Raid, seat: int, labels: RaidLabels) -> None:
        self.raid = raid
        self.seat: i64 = seat
        self.labels = labels
        self.found: list[Told] = []

    def of(self, thing: str) -> list[Told]:
        """Why the seat's card with that id may not act."""
        raid = self.raid
        if thing in HAND_IDS and HAND_IDS.index(thing) in raid.hands[self.seat]:
            self._about("play", HAND_IDS.index(thing))
        elif thing in POSITION_IDS:
            card = raid.grid[POSITION_IDS.index(thing)]
            if card != EMPTY and raid.controller(card) == self.seat:
                for action in ON_FIELD:
                    self._about(action, card)
        return self.found

    def _about(self, action: str, card: i64) -> None:
        raid = self.raid
        is_asked = raid.asks(self.seat) and isinstance(raid.agenda[-1], Assault)
        if is_asked and self._is_offered(action, card):
            return
        if raid.over or not is_asked:
            is_own_phase = (
                raid.active == self.seat and raid.phase == terms.ASSAULT and not raid.over
            )
            self._say(action, "in-the-middle" if is_own_phase else "not-now")
            return
        if action == "play":
            self._play(card)
        elif (raid.up >> card) & 1 == 0:
            self._say(action, "face-down")
        elif (HENCHMEN_MASK >> card) & 1 == 1:
            keys = ["henchman-moves", "henchman-attacks", "henchman-steals", "henchman-power"]
            self._say(action, keys[ON_FIELD.index(action)])
        elif action == "move":
            self._move(card)
        elif action == "attack":
            self._attack(card)
        elif action == "steal":
            self._steal(card)
        else:
            self._power(card)
        if not any(told.kind == action for told in self.found):
            self._say(action, "must-first")

    def _is_offered(self, action: str, card: i64) -> bool:
        offered = self.raid.choices[self.seat]
        thing = card if action == "play" else self.raid.place[card]
        for place in range(len(offered)):
            choice = offered[place]
            if VERBS[verb_of(choice)] == action and thing_of(choice) == thing:
                return True
        return False

    def _say(self, action: str, key: str, **values: object) -> None:
        phrase = self.labels.words.phrase(f"reason.{key}")
        what = self.labels.say(f"action.{action}")
        self.found.append(Told(f"{what}: {phrase.fill(**values)}", phrase.rule, action))

    def _is_too_dear(self, action: str, cost: i64) -> bool:
        if self.raid.points >= cost:
            return False
        if self.raid.points == 0:
            self._say(action, "no-points")
        else:
            self._say(action, "too-dear", amount=int(cost))
        return True

    def _is_kept(self, action: str, obstacle: i64, card: i64, cost: i64, target: i64 = -1) -> bool:
        """Say what keeps the card from an action, if that is said in one sentence."""
        if obstacle == TOO_DEAR:
            return self._is_too_dear(action, cost)
        if obstacle in _FORBIDDEN:
            verb, means = _FORBIDDEN[int(obstacle)]
            about = target if obstacle == CANT_BE_ATTACKED else card
            cause: i64 = -1 if obstacle == CANT_PLAY else card
            self._is_forbidden(
                action, Happen(verb, [int(about)], self.seat, cause=cause, means=means)
            )
            return True
        if obstacle in _PLAIN:
            self._say(action, _PLAIN[int(obstacle)], most=MOST_USES_A_TURN)
            return True
        return False

    def _is_forbidden(self, action: str, what: Happen) -> bool:
        """Whether a text says that this can't be; if so, which one."""
        one = forbidden_by(self.raid, what)
        if one is None:
            return False
        self._say(action, "forbidden", card=self.labels.names[one.program_number])
        return True

    def _is_limited(self, action: str, card: i64, modifiers: list[int]) -> bool:
        for modifier in modifiers:
            for one in changing(self.raid, modifier, card):
                self._say(action, "only-line", card=self.labels.names[one.program_number])
                return True
        return False

    # Each action

    def _play(self, card: i64) -> None:
        raid = self.raid
        cost = action_cost(raid, terms.PLAY_COSTS, self.seat)
        if self._is_kept("play", to_play(raid, self.seat, card), card, cost):
            return
        home = zone_one(self.seat)
        if not any(raid.grid[each] == EMPTY for each in range(POSITIONS) if (home >> each) & 1):
            self._say("play", "zone-full")

    def _move(self, card: i64) -> None:
        raid = self.raid
        if self._is_too_dear("move", action_cost(raid, terms.MOVE_COSTS, self.seat)):
            return
        room: i64 = 0
        spots = adjacent(raid.place[card])
        for position in range(POSITIONS):
            if (spots >> position) & 1 == 1 and raid.grid[position] == EMPTY:
                room |= bit(position)
        if room == 0:
            self._say("move", "no-room")
        elif self._is_forbidden("move", Happen(terms.MOVE, [int(card)], self.seat, cause=card)):
            return
        elif room & ~zones(1 - self.seat) == 0 and not has_modifier(
            raid, terms.MAY_MOVE_INTO_ZONES, card
        ):
            self._say("move", "zones-shut")
        else:
            self._is_limited("move", card, MOVE_LINES)

    def _attack(self, card: i64) -> None:
        raid = self.raid
        if self._is_too_dear("attack", action_cost(raid, terms.ATTACK_COSTS, self.seat)):
            return
        spots = adjacent(raid.place[card])
        for position in range(POSITIONS):
            target = raid.grid[position]
            if (spots >> position) & 1 == 1 and target != EMPTY:
                self._spared(card, target)
        if not any(told.kind == "attack" for told in self.found):
            self._say("attack", "no-target-near")

    def _spared(self, card: i64, target: i64) -> None:
        """Why the card next to it cannot be attacked."""
        raid = self.raid
        obstacle = to_attack(raid, self.seat, card, target)
        if obstacle == OWN_TARGET:
            return
        name = self.labels.card(raid, target, self.seat)
        is_home = (zones(1 - self.seat) >> raid.place[target]) & 1 == 1
        is_shut = is_home and not has_modifier(raid, terms.MAY_ATTACK_INTO_ZONES, card)
        if is_shut and obstacle != TARGET_DOWN:
            self._say("attack", "target-home", card=name)
        elif obstacle in _OF_TARGET:
            self._say("attack", _OF_TARGET[int(obstacle)], card=name)
        elif not self._is_kept("attack", obstacle, card, 0, target):
            self._is_limited("attack", card, ATTACK_LINES)

    def _steal(self, card: i64) -> None:
        cost = action_cost(self.raid, terms.STEAL_COSTS, self.seat)
        self._is_kept("steal", to_steal(self.raid, self.seat, card), card, cost)

    def _power(self, card: i64) -> None:
        cost = power_cost(self.raid, card)
        self._is_kept("power", to_trigger(self.raid, self.seat, card), card, cost)
