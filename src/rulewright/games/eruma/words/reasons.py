"""Why a card may not do something now: what a player wants to know who looks for an action that
is not there; and what to say of an action that goes badly before it is taken. What may be done,
`actions.py` says; this only explains it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import CANT, MODIFY
from rulewright.gamekit.people import Told
from rulewright.games.eruma.rules.actions import ATTACK_CARD, announced
from rulewright.games.eruma.rules.alive import (
    BY_AN_ATTACK,
    BY_RULE,
    alive_now,
    answered_by,
    has_modifier,
    types_now,
)
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.rules.board import POSITIONS, TREASURES, adjacent, zone_one, zones
from rulewright.games.eruma.rules.costs import action_cost, power_cost
from rulewright.games.eruma.rules.holding import holds
from rulewright.games.eruma.rules.numbering import EMPTY, HENCHMEN_MASK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import (
    ASSASSIN,
    ASSAULT,
    ATTACK,
    ATTACK_COSTS,
    ATTACKS,
    EXHAUST,
    INVULNERABLE,
    MAY_ATTACK_INTO_ZONES,
    MAY_MOVE_INTO_ZONES,
    MOVE,
    MOVE_COSTS,
    OBSTACLE,
    ONLY_ATTACK_ALONG_COLUMN,
    ONLY_ATTACK_ALONG_ROW,
    ONLY_MOVE_ALONG_COLUMN,
    ONLY_MOVE_ALONG_ROW,
    PLAY,
    PLAY_COSTS,
    SLAYER,
    STEAL,
    STEAL_COSTS,
    STRONGMAN,
    TRIGGER,
)
from rulewright.games.eruma.rules.turn import VERBS
from rulewright.games.eruma.texts.filtering import fits
from rulewright.games.eruma.view.views import HAND_IDS, POSITION_IDS
from rulewright.games.eruma.words.labels import RaidLabels
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import thing_of, things_of, verb_of

ON_FIELD: Final = ["move", "attack", "steal", "power"]
MOVE_LINES: Final = [ONLY_MOVE_ALONG_ROW, ONLY_MOVE_ALONG_COLUMN]
ATTACK_LINES: Final = [*MOVE_LINES, ONLY_ATTACK_ALONG_ROW, ONLY_ATTACK_ALONG_COLUMN]


def warning(raid: Raid, choice: i64, labels: RaidLabels) -> str:
    """attack.assassin-counter: whoever attacks an Assassin should know what comes of it."""
    if verb_of(choice) != ATTACK_CARD:
        return ""
    attacker, target = (raid.grid[position] for position in things_of(choice))
    if raid.kind(target) != ASSASSIN or raid.kind(attacker) == ASSASSIN:
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
            is_own_phase = raid.active == self.seat and raid.phase == ASSAULT and not raid.over
            self._say(action, "in-the-middle" if is_own_phase else "not-now")
            return
        alive_now(raid)
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

    def _is_forbidden(self, action: str, verb: i64, card: i64, cause: i64, means: i64) -> bool:
        """As `alive.is_forbidden`, but it says by which card."""
        raid = self.raid
        cards: i64 = 0 if card < 0 else bit(card)
        for one in alive_now(raid):
            if one.ability.kind != CANT:
                continue
            if answered_by(raid, one, verb, cards, self.seat, -1, cause, means) != 0:
                self._say(action, "forbidden", card=self.labels.names[one.program])
                return True
        return False

    def _is_limited(self, action: str, card: i64, modifiers: list[int]) -> bool:
        raid = self.raid
        for one in alive_now(raid):
            ability = one.ability
            if ability.kind != MODIFY or int(ability.modifier) not in modifiers:
                continue
            program = raid.cards.programs[one.program]
            if holds(raid, one) and fits(raid, program, ability.subject, card, one.registers):
                self._say(action, "only-line", card=self.labels.names[one.program])
                return True
        return False

    # Each action

    def _play(self, card: i64) -> None:
        raid = self.raid
        if self._is_too_dear("play", action_cost(raid, PLAY_COSTS, self.seat)):
            return
        if self._is_forbidden("play", PLAY, card, -1, BY_RULE):
            return
        home = zone_one(self.seat)
        if not any(raid.grid[each] == EMPTY for each in range(POSITIONS) if (home >> each) & 1):
            self._say("play", "zone-full")

    def _move(self, card: i64) -> None:
        raid = self.raid
        if self._is_too_dear("move", action_cost(raid, MOVE_COSTS, self.seat)):
            return
        room: i64 = 0
        spots = adjacent(raid.place[card])
        for position in range(POSITIONS):
            if (spots >> position) & 1 == 1 and raid.grid[position] == EMPTY:
                room |= bit(position)
        if room == 0:
            self._say("move", "no-room")
        elif self._is_forbidden("move", MOVE, card, card, BY_RULE):
            return
        elif room & ~zones(1 - self.seat) == 0 and not has_modifier(
            raid, MAY_MOVE_INTO_ZONES, card
        ):
            self._say("move", "zones-shut")
        else:
            self._is_limited("move", card, MOVE_LINES)

    def _attack(self, card: i64) -> None:
        raid = self.raid
        if self._is_too_dear("attack", action_cost(raid, ATTACK_COSTS, self.seat)):
            return
        spots = adjacent(raid.place[card])
        for position in range(POSITIONS):
            target = raid.grid[position]
            if (spots >> position) & 1 == 0 or target == EMPTY:
                continue
            if raid.controller(target) != self.seat:
                self._spared(card, target)
        if not any(told.kind == "attack" for told in self.found):
            self._say("attack", "no-target-near")

    def _spared(self, card: i64, target: i64) -> None:
        """Why the card next to it cannot be attacked."""
        raid = self.raid
        name = self.labels.card(raid, target, self.seat)
        is_home = (zones(1 - self.seat) >> raid.place[target]) & 1 == 1
        theirs, mine = types_now(raid, target), types_now(raid, card)
        if (raid.up >> target) & 1 == 0:
            self._say("attack", "target-down", card=name)
        elif is_home and not has_modifier(raid, MAY_ATTACK_INTO_ZONES, card):
            self._say("attack", "target-home", card=name)
        elif theirs & INVULNERABLE != 0 and mine & SLAYER == 0:
            self._say("attack", "target-invulnerable", card=name)
        elif theirs & OBSTACLE != 0 and mine & STRONGMAN == 0:
            self._say("attack", "target-obstacle", card=name)
        else:
            for verb, about in ((ATTACKS, card), (MOVE, card), (ATTACK, target)):
                if self._is_forbidden("attack", verb, about, card, BY_AN_ATTACK):
                    return
            self._is_limited("attack", card, ATTACK_LINES)

    def _steal(self, card: i64) -> None:
        raid = self.raid
        if (TREASURES >> raid.place[card]) & 1 == 0:
            self._say("steal", "not-on-treasure")
        elif (raid.stole >> card) & 1 == 1:
            self._say("steal", "stole-already")
        elif not self._is_too_dear("steal", action_cost(raid, STEAL_COSTS, self.seat)):
            self._is_forbidden("steal", STEAL, card, card, BY_RULE)

    def _power(self, card: i64) -> None:
        raid = self.raid
        frame = announced(raid, card)
        if frame is None:
            self._say("power", "no-power")
        elif (raid.tired >> card) & 1 == 1:
            self._say("power", "exhausted")
        elif (
            self._is_too_dear("power", power_cost(raid, card))
            or self._is_forbidden("power", TRIGGER, card, card, BY_RULE)
            or self._is_forbidden("power", EXHAUST, card, card, BY_RULE)
        ):
            return
        elif not frame.finds_targets(raid, frame.at, frame.registers):
            self._say("power", "no-target")
