"""Why a card may not do something now: what a player wants to know who looks for an action that is not
there. What stands in the way, `rules/obstacles.py` knows; this only puts it into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.gamekit.people import Told
from rulewright.games.elma.rules import now, obstacles
from rulewright.games.elma.rules.main_phase import (
    ADD,
    ENTER_CHOICE,
    ONLINE_CHOICE,
    PLAY,
    MainPhase,
    obstacle_to,
)
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import INSTANT, KUSKI, LEVEL
from rulewright.games.elma.rules.turn import MAIN, VERBS
from rulewright.games.elma.rules.windows import USE_INSTANT, Window
from rulewright.games.elma.view.card_views import card_id, hand_id
from rulewright.games.elma.words.labels import RaceLabels

_IN_HAND: Final = {PLAY: KUSKI, ADD: LEVEL, USE_INSTANT: INSTANT}
"""What a card in hand is for, by the kind of card it is."""
_WORDS: Final = {
    obstacles.NO_USE: "no-use",
    obstacles.WORN_OUT: "worn-out",
    obstacles.FORBIDDEN: "forbidden",
    obstacles.PLAYED_ALREADY: "one-play",
    obstacles.NO_KUSKI: "no-kuski",
    obstacles.TOO_FEW: "chain",
    obstacles.QUEUED_ALREADY: "queued-already",
    obstacles.IS_BATTLER: "battler",
    obstacles.NO_KUSKI_NOW: "no-kuski-now",
    obstacles.CURSED: "cursed",
    obstacles.NOT_OFFLINE_BEFORE: "not-offline-before",
    obstacles.NO_BATTLE: "no-battle",
    obstacles.IN_THE_BATTLE: "in-battle",
    obstacles.IN_AN_AFTER_BATTLE: "in-after-battle",
    obstacles.IS_DESIGNER: "designer",
    obstacles.OWN_LEVEL: "own-level",
    obstacles.ONE_LIFE_ONLY: "one-life",
    obstacles.IS_OFFLINE: "offline",
    obstacles.NO_PARTNER: "no-partner",
}
"""The sentence for each obstacle, which names its rule."""


class Reasons:
    """The reasons for one seat, in one language."""

    def __init__(self, race: Race, seat: int, labels: RaceLabels) -> None:
        self.race = race
        self.seat: i64 = seat
        self.labels = labels

    def of(self, thing: str) -> list[Told]:
        """Why the seat's card with that id may not act."""
        race = self.race
        for card in race.hands[self.seat].as_list():
            if hand_id(race.definition[card]) == thing:
                kinds = now.kinds(race, card)
                verbs = [verb for verb, kind in _IN_HAND.items() if kinds & kind]
                if ADD not in verbs and now.may_be_added(race, card):
                    verbs.append(ADD)
                return self._told(verbs, card)
        for card in race.kuskis[self.seat].as_list():
            if card_id(card) == thing:
                return self._told([ONLINE_CHOICE, ENTER_CHOICE], card)
        return []

    def _told(self, verbs: list[int], card: int) -> list[Told]:
        """A sentence for each action that is not offered, unless it would make no sense."""
        found: list[Told] = []
        for verb in verbs:
            obstacle = obstacle_to(self.race, self.seat, verb, card)
            key = self._in_general(verb) or _WORDS.get(int(obstacle), "")
            if key and obstacle != obstacles.NOT_OFFLINE:
                phrase = self.labels.words.phrase(f"reason.{key}")
                found.append(Told(phrase.text, phrase.rule, VERBS[verb]))
        return found

    def _in_general(self, verb: int) -> str:
        """Why nothing of the kind may be done at this moment, whatever the card."""
        race = self.race
        question = None if race.over or not race.asks(self.seat) else race.agenda[-1]
        is_asked = isinstance(question, MainPhase) or (
            isinstance(question, Window) and verb == USE_INSTANT
        )
        if is_asked and len(race.answers[self.seat]) == 0:
            return ""
        is_own_phase = race.active == self.seat and race.phase == MAIN and not race.over
        return "in-the-middle" if is_own_phase else "not-now"
