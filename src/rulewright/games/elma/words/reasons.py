"""Why a card may not do something now: what a player wants to know who looks for an action that is not
there. What may be done, `may.py` and `offers.py` say; this only explains it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.gamekit.people import Told
from rulewright.games.elma.rules import may, now
from rulewright.games.elma.rules.main_phase import MainPhase
from rulewright.games.elma.rules.numbering import IN_AFTER, IN_BATTLE, OFFLINE, ONLINE
from rulewright.games.elma.rules.offers import able_adders
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    BATTLER,
    DESIGNER,
    INSTANT,
    KUSKI,
    LEVEL,
    ONE_LIFE,
    PRE_ANNOUNCED,
    WATCHFUL,
)
from rulewright.games.elma.rules.turn import MAIN, VERBS
from rulewright.games.elma.view.card_views import card_id, hand_id
from rulewright.games.elma.words.labels import RaceLabels
from rulewright.kernel.choice import thing_of, verb_of

_IN_HAND: Final = {"play": KUSKI, "add": LEVEL, "instant": INSTANT}
"""What a card in hand is for, by the kind of card it is."""


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
                actions = [action for action, kind in _IN_HAND.items() if kinds & kind != 0]
                return self._told(actions, card, int(race.definition[card]))
        for card in race.kuskis[self.seat].as_list():
            if card_id(card) == thing:
                return self._told(["online", "enter"], card, card)
        return []

    def _told(self, actions: list[str], card: int, named: int) -> list[Told]:
        """A sentence for each action that is not offered; `named` is how choices name the card."""
        found: list[Told] = []
        for action in actions:
            reason = self._reason(action, card, named)
            if reason:
                phrase = self.labels.words.phrase(f"reason.{reason}")
                found.append(Told(phrase.text, phrase.rule, action))
        return found

    def _reason(self, action: str, card: int, named: int) -> str:
        """The key of the reason, or nothing if the action is offered or makes no sense."""
        race = self.race
        if action == "online" and race.place[card] != OFFLINE:
            return ""
        is_asked = race.asks(self.seat)
        if is_asked and self._is_offered(action, named):
            return ""
        if race.over or not is_asked or not isinstance(race.agenda[-1], MainPhase):
            is_own_phase = race.active == self.seat and race.phase == MAIN and not race.over
            return "in-the-middle" if is_own_phase else "not-now"
        if len(race.answers[self.seat]) > 0:
            return "in-the-middle"
        if action == "play":
            return self._not_played()
        if action == "add":
            return self._not_added(card)
        if action == "instant":
            return "no-use"
        return self._not_online(card) if action == "online" else self._not_entered(card)

    def _is_offered(self, action: str, named: int) -> bool:
        return any(
            VERBS[verb_of(choice)] == action and thing_of(choice) == named
            for choice in self.race.choices[self.seat].as_list()
        )

    def _not_played(self) -> str:
        if self.race.plays >= now.plays_a_turn(self.race, self.seat):
            return "one-play"
        return "forbidden"

    def _not_added(self, level: int) -> str:
        race = self.race
        kuskis = [card for card in race.kuskis[self.seat].as_list() if now.is_kuski(race, card)]
        if not kuskis:
            return "no-kuski"
        if len(able_adders(race, self.seat, level)) > 0 or now.chain(race, level) > len(kuskis):
            return "chain"
        if any(may.has_queued_level(race, card) for card in kuskis):
            return "queued-already"
        if all(now.kuski_types(race, card) & BATTLER != 0 for card in kuskis):
            return "battler"
        return "forbidden"

    def _not_online(self, card: int) -> str:
        race = self.race
        if not now.is_kuski(race, card):
            return "no-kuski-now"
        if may.is_kept_from_going_online(race, card):
            return "cursed"
        return "forbidden" if card in race.began_offline else "not-offline-before"

    def _not_entered(self, card: int) -> str:
        """The same tests as in `may.py`, in their order; the first that fails is the reason."""
        race = self.race
        battle = race.battle
        if battle is None:
            return "no-battle"
        keywords = now.level_keywords(race, battle.level)
        is_watched = now.kuski_keywords(race, card) & WATCHFUL and keywords & PRE_ANNOUNCED
        tests = [
            (not now.is_kuski(race, card), "no-kuski-now"),
            (race.place[card] == IN_BATTLE, "in-battle"),
            (race.place[card] == IN_AFTER, "in-after-battle"),
            (now.kuski_types(race, card) & DESIGNER != 0, "designer"),
            (card in battle.cursed, "cursed"),
            (card in battle.adders and not now.may_enter_own_level(race, card), "own-level"),
            (keywords & ONE_LIFE != 0 and not battle.is_in_first_full_turn(), "one-life"),
            (race.place[card] != ONLINE and not is_watched, "offline"),
            (may.is_played_in_pairs(race), "no-partner"),
        ]
        return next((reason for fails, reason in tests if fails), "forbidden")
