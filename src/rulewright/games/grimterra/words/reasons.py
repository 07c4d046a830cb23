"""Why something may not be done now: what a player wants to know who looks for a choice that is not there; and what to say of
a choice that goes badly before it is made. What keeps a card from being cast, `rules/casting.py` knows; this only puts it
into words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.gamekit.people import Told
from rulewright.games.grimterra.rules import casting, numbering, rounds, terms
from rulewright.games.grimterra.rules.choosing_arena import ChooseArena, FirstArena
from rulewright.games.grimterra.rules.modifiers import level_of, missing_fate
from rulewright.games.grimterra.rules.numbering import DARK_DEATH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import VERBS
from rulewright.games.grimterra.words.labels import FeudLabels
from rulewright.kernel.choice import thing_of, things_of, verb_of

_PLAIN: Final = {
    casting.ONE_SPELL: "one-spell",
    casting.ONE_EQUIPMENT: "one-equipment",
    casting.ONE_POWER: "one-power",
    casting.NOT_CAST: "in-combat-only",
    casting.FORBIDDEN: "forbidden",
    casting.NO_POWER: "no-power",
    casting.PASSIVE: "passive",
    casting.USED_ALREADY: "used-already",
    casting.UNPAID: "unpaid",
    casting.WORN_OUT: "worn-out",
    casting.NOT_ALIVE: "dead",
}


def warning(feud: Feud, seat: i64, choice: i64, labels: FeudLabels) -> str:
    """dark.six-kills, illegal.what-counts: whoever casts or reveals should know what comes of it."""
    verb = verb_of(choice)
    hero: i64 = NONE
    definition: i64 = NONE
    if verb == casting.CAST:
        definition, hero = things_of(choice)[0], things_of(choice)[1]
    elif verb == rounds.REVEAL:
        definition, hero = feud.definition[feud.tabled[seat]], feud.fighter_of(seat)
        if not rounds.is_legal(feud, seat, definition):
            return labels.say("warning.illegal", card=labels.names[definition])
    elif verb == rounds.CHANGE:
        definition, hero = thing_of(choice), feud.fighter_of(seat)
    if hero == NONE:
        return ""
    more = feud.cards.dark_number(definition)
    if more == 0 or feud.dark[hero] + more < DARK_DEATH:
        return ""
    return labels.say(
        "warning.dark",
        card=labels.names[feud.face(hero)],
        amount=int(feud.dark[hero]),
        more=int(more),
    )


class Reasons:
    """The reasons for one seat, in one language."""

    def __init__(self, feud: Feud, seat: int, labels: FeudLabels) -> None:
        self.feud = feud
        self.seat: i64 = seat
        self.labels = labels
        self.found: list[Told] = []

    def of(self, thing: str) -> list[Told]:
        """Why the seat may not do this or that with the thing with that id."""
        feud = self.feud
        kind, number = thing[:1], thing[1:]
        if kind == "h" and number.isdecimal():
            self._held(int(number))
        elif kind == "f" and number.isdecimal() and int(number) < feud.fighters:
            hero = int(number)
            if feud.owner(hero) == self.seat and feud.definition[hero] != NONE:
                self._power(hero)
                if not feud.is_minion(hero):
                    self._arena(hero)
        elif kind == "t" and number == str(self.seat):
            self._bluff()
        return self.found

    def _is_offered(self, verb: str, thing: i64) -> bool:
        offered = self.feud.choices[self.seat]
        for place in range(len(offered)):
            choice = offered[place]
            if VERBS[verb_of(choice)] == verb and (thing == NONE or thing_of(choice) == thing):
                return True
        return False

    def _say(self, action: str, key: str, **values: object) -> None:
        phrase = self.labels.words.phrase(f"reason.{key}")
        what = self.labels.say(f"action.{action}")
        self.found.append(Told(f"{what}: {phrase.fill(**values)}", phrase.rule, action))

    # Each kind of choice

    def _held(self, definition: int) -> None:
        feud = self.feud
        hand = feud.hands[self.seat].as_list()
        if not any(feud.definition[card] == definition for card in hand):
            return
        self._cast(definition)
        if not self._is_offered("lay", definition):
            is_fighting = self.seat in (feud.active, feud.rival)
            key = "not-now" if is_fighting or feud.round == 0 else "not-fighting"
            self._say("lay", key)
        question = feud.agenda[-1] if feud.agenda else None
        is_changing = isinstance(question, rounds.AfterIllegal) and feud.asks(self.seat)
        if is_changing and not self._is_offered("change", definition):
            self._say("change", "illegal-change")

    def _cast(self, definition: int) -> None:
        feud = self.feud
        if self._is_offered("cast", definition):
            self._cast_with(definition)
            return
        if not self._is_acting("cast", feud.cards.kinds[definition]):
            return
        obstacle = int(casting.to_casting(feud, self.seat, definition))
        if obstacle != casting.NO_OBSTACLE:
            self._say("cast", _PLAIN[obstacle])
        else:
            self._cast_with(definition)

    def _cast_with(self, definition: int) -> None:
        """fate.level-needed: whose level is too low."""
        feud = self.feud
        for hero in feud.fighters_of(self.seat):
            faction = missing_fate(feud, hero, definition)
            if faction < 0:
                continue
            level = int(level_of(feud, hero, faction))
            self._say(
                "cast",
                "fate" if level > 0 else "no-faction",
                faction=terms.FACTIONS[faction],
                amount=int(feud.cards.fates[faction][definition]),
                card=self.labels.names[feud.face(hero)],
                level=level,
            )

    def _is_acting(self, action: str, kind: i64) -> bool:
        """Whether it is the moment to cast or use something; if not, say why."""
        feud = self.feud
        if feud.asks(self.seat) and isinstance(feud.agenda[-1], casting.Act):
            return True
        if feud.round > 0:
            key = "in-combat-power" if action == "power" else "not-now"
            if action == "cast" and kind == terms.SPELL:
                key = "in-combat-spell"
            elif action == "cast" and kind == terms.EQUIPMENT:
                key = "in-combat-equipment"
            self._say(action, key)
        else:
            self._say(action, "not-now" if feud.active == self.seat else "not-your-turn")
        return False

    def _power(self, hero: int) -> None:
        feud = self.feud
        if self._is_offered("power", hero) or not self._is_acting("power", 0):
            return
        obstacle = int(casting.to_using_power(feud, self.seat, hero))
        if obstacle != casting.NO_OBSTACLE:
            self._say("power", _PLAIN[obstacle])

    def _arena(self, hero: int) -> None:
        feud = self.feud
        if self._is_offered("arena", hero) or feud.over:
            return
        if not feud.is_alive(hero):
            self._say("arena", "dead")
        elif not isinstance(feud.agenda[-1], (ChooseArena, FirstArena)) or not feud.asks(self.seat):
            self._say("arena", "locked")

    def _bluff(self) -> None:
        feud = self.feud
        card = feud.tabled[self.seat]
        if card == NONE or self._is_offered("bluff", NONE):
            return
        if feud.place[card] == numbering.PLACED:
            self._say("bluff", "forbidden" if self._is_offered("reveal", NONE) else "not-now")
        else:
            self._say("bluff", "bluff-too-late")
