"""What a game of Grimterra says to people: prompts, labels of choices, and the story.

Words are made on request only. A card whose face the reader may not know is a card, whatever it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.asking import (
    CHOOSE_CARD,
    CHOOSE_PLAYER,
    GO_FIRST,
    TAKE_MODE,
    UNSEEN,
    Answering,
    Order,
)
from rulewright.effects.due import effect_due, frame_below, would_happen
from rulewright.effects.frame import Frame, least_of, most_of
from rulewright.effects.program import CHOOSE, MODE, OPPONENT, PILE, TARGET, UNLESS
from rulewright.effects.replacing import WhichInstead, replacements
from rulewright.effects.sets import size_of
from rulewright.gamekit.labels import Labels
from rulewright.gamekit.people import Told
from rulewright.gamekit.words import Words
from rulewright.games.grimterra.rules import casting, combat, numbering, rounds, story, terms
from rulewright.games.grimterra.rules.choosing_arena import FILLING, ChooseArena, FirstArena
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.rules.turn import INSTEAD, VERBS, Discard
from rulewright.games.grimterra.rules.wound_choice import PICK_WOUND, WhichWound
from rulewright.games.grimterra.texts.choices import (
    FIRST_FACE,
    face_of_thing,
    owner_of_thing,
    pile_of_thing,
)
from rulewright.games.grimterra.words.describing import Describer
from rulewright.games.grimterra.words.pointing import OF_HELD, OF_HERO, event_objects
from rulewright.kernel.choice import things_of, verb_of
from rulewright.kernel.event import Event

_ENDS: Final = {terms.TO_DECK_TOP: "top", terms.TO_DECK_BOTTOM: "bottom"}
_MEANS: Final = ["main", "effect", "power", "passive", "spell"]


class FeudLabels(Labels[Feud]):
    """One language: its words, and what is printed on the cards."""

    def __init__(self, words: Words, names: list[str], texts: list[str]) -> None:
        super().__init__(words, names, texts, story.EVENTS)
        self.describer = Describer(words, names, texts)

    # Cards

    def hero(self, feud: Feud, hero: i64, reader: i64, players: list[str]) -> str:
        """A hero or minion, with whose it is; of minions that are alike, which."""
        owner = feud.owner(hero)
        alike = [other for other in feud.fighters_of(owner) if feud.face(other) == feud.face(hero)]
        name = _numbered(self.names[feud.face(hero)], hero, alike)
        if owner == reader:
            return name
        return self.say("name.of", card=name, who=players[owner])

    def card(self, feud: Feud, card: i64, reader: i64, players: list[str]) -> str:
        """A card as far as the reader may know it."""
        if card < feud.fighters:
            return self.hero(feud, card, reader, players)
        if not feud.knows(reader, card):
            return self.say("name.a-card")
        name = self.names[feud.definition[card]]
        if feud.place[card] != numbering.WORN:
            return name
        wearer = feud.wearer_of(card)
        alike = [
            int(each.card)
            for each in feud.worn
            if each.hero == wearer and feud.definition[each.card] == feud.definition[card]
        ]
        worn = _numbered(name, card, alike)
        return self.say("name.worn", card=worn, card2=self.hero(feud, wearer, reader, players))

    def _thing(self, feud: Feud, thing: int, reader: i64, players: list[str]) -> str:
        """What the choice of a card in an effect names."""
        if thing == UNSEEN:
            return self.say("name.hidden-in-hand")
        if thing < FIRST_FACE:
            return self.card(feud, thing, reader, players)
        name = self.names[face_of_thing(thing)]
        owner, pile = owner_of_thing(thing), pile_of_thing(thing)
        who = players[owner]
        if pile == numbering.IN_HAND:
            key = "in-hand" if owner == reader else "in-others-hand"
        elif pile == numbering.IN_DECK:
            key = "in-deck"
        else:
            key = "bluffed" if pile == numbering.BLUFFED else "in-discards"
        return self.say(f"name.{key}", card=name, who=who)

    # What is asked

    def prompt(self, feud: Feud, seat: i64, players: list[str]) -> Told:
        """What the seat is asked, and the rule that asks it."""
        question = feud.agenda[-1]
        if isinstance(question, FirstArena):
            return self.asked("first-arena")
        if isinstance(question, ChooseArena):
            return self.asked("fill" if question.why == FILLING else "arena")
        if isinstance(question, casting.Act):
            return self.asked("before" if feud.phase == terms.PRE_COMBAT else "after")
        if isinstance(question, combat.ChooseRival):
            return self.asked("rival")
        if isinstance(question, combat.ChooseFighters):
            verb = verb_of(feud.choices[seat][0])
            return self.asked("fighter" if verb == combat.FIGHTER else "target")
        if isinstance(question, rounds.PlaceCards):
            return self.asked("place", round=int(feud.round))
        if isinstance(question, rounds.RevealOrBluff):
            card = self.names[feud.definition[feud.tabled[seat]]]
            return self.asked("call", round=int(feud.round), card=card)
        if isinstance(question, rounds.AfterIllegal):
            return self.asked("illegal")
        if isinstance(question, Discard):
            return self.asked("discard", taken=len(feud.answers[seat]))
        if isinstance(question, WhichWound):
            return self.asked("wound", card=self.hero(feud, question.hero, seat, players))
        if isinstance(question, Order):
            return self.asked("order")
        if isinstance(question, WhichInstead):
            concerned = replacements(feud, would_happen(feud))[0].cards
            if len(concerned) == 0:
                return self.asked("instead-you")
            return self.asked("instead", card=self.card(feud, concerned[0], seat, players))
        return self._asked_by_card(feud, seat)

    def _asked_by_card(self, feud: Feud, seat: i64) -> Told:
        assert isinstance(feud.agenda[-1], Answering)
        frame = frame_below(feud)
        program = frame.program_in(feud)
        step = frame.step_it_waits_for(feud)
        card = self.names[frame.program]
        rule = self._rule(feud, frame)
        arranging = self.describer.arranging(feud, frame, _ENDS)
        if arranging:
            return Told(self.say(f"prompt.{arranging}", card=card), rule)
        if step.op in (TARGET, CHOOSE):
            most = min(int(most_of(step, frame.registers)), size_of(frame.options(feud, step)))
            text = self.say(
                "prompt.choose-several" if step.most > 1 else "prompt.choose",
                card=card,
                what=self.describer.card(program, int(step.fitting)),
                least=min(int(least_of(step, frame.registers)), most),
                most=most,
                taken=len(feud.answers[seat]),
            )
            return Told(text, rule)
        if step.op == OPPONENT:
            return Told(self.say("prompt.player", card=card), rule)
        key = "may"
        if step.op == MODE:
            key = "mode"
        elif step.op == UNLESS:
            key = "unless"
        return Told(self.say(f"prompt.{key}", card=card, text=self.texts[frame.program]), rule)

    def _rule(self, feud: Feud, frame: Frame) -> str:
        """The rule by which the text that asks works."""
        section = int(frame.program_in(feud).section)
        return self.words.phrase(f"means.{_MEANS[section]}").rule

    # What may be chosen

    def label(self, feud: Feud, seat: i64, choice: i64, players: list[str]) -> str:
        """What a choice is called."""
        verb = verb_of(choice)
        things = things_of(choice)
        key = f"choice.{VERBS[verb]}"
        if verb == TAKE_MODE and frame_below(feud).step_it_waits_for(feud).op == PILE:
            names = [
                self.names[feud.definition[card]] for card in self.describer.pile(feud, things[0])
            ]
            if not names:
                return self.say("name.empty-pile")
            return self.say("name.pile", cards=", ".join(names))
        if verb == TAKE_MODE:
            return self.say(key, text=self.describer.mode(feud, things[0]))
        if verb in (GO_FIRST, INSTEAD):
            return self.say(key, card=self._due(feud, seat, things[0], players))
        if not things:
            return self.say(key)
        if verb in (CHOOSE_PLAYER, combat.FIGHT):
            return self.say(key, who=players[things[0]])
        if verb in OF_HERO:
            return self.say(key, card=self.hero(feud, things[0], seat, players))
        if verb in OF_HELD:
            return self.say(key, card=self.names[things[0]])
        if verb == casting.CAST:
            hero = self.hero(feud, things[1], seat, players)
            return self.say(key, card=self.names[things[0]], card2=hero)
        if verb == casting.USE:
            name = self.card(feud, things[0], seat, players)
            return self.say(key, card=name if things[1] == 0 else f"{name} [{things[1] + 1}]")
        if verb == PICK_WOUND:
            return self.say(key, card=self._wound(feud, things[0]))
        assert verb == CHOOSE_CARD
        return self.say(key, card=self._thing(feud, things[0], seat, players))

    def _wound(self, feud: Feud, which: int) -> str:
        question = feud.agenda[-1]
        assert isinstance(question, WhichWound)
        wound = feud.wounds_of(question.hero)[which]
        if wound.card == NONE:
            return self.say("name.marker", amount=int(wound.amount))
        name = self.names[feud.definition[wound.card]]
        return self.say("name.wound", card=name, amount=int(wound.amount))

    def _due(self, feud: Feud, seat: i64, place: int, players: list[str]) -> str:
        """The card of an effect that is due, told from others of the same card."""
        due = effect_due(feud, place)
        name = self.card(feud, due.source, seat, players)
        earlier = 1 + sum(1 for other in range(place) if effect_due(feud, other).is_of(due))
        return name if earlier == 1 else f"{name} [{earlier}]"

    # What happened

    def event_objects(self, event: Event) -> list[str]:
        """What an event is about."""
        return event_objects(event)

    def value(self, field: str, thing: int, players: list[str]) -> object:
        if field in ("amount", "hero", "hero2"):
            return thing
        if field in ("who", "other"):
            return players[thing]
        if thing >= 0:
            return self.names[thing]
        return self.say("name.nothing" if field == "card2" else "name.a-card")


def _numbered(name: str, one: i64, alike: list[int]) -> str:
    """A name, with a number from the second on of those that have it."""
    which = alike.index(int(one)) + 1 if int(one) in alike else 1
    return name if which == 1 else f"{name} [{which}]"
