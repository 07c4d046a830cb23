"""What a game of Eruma says to people: prompts, labels of choices, and the story.

Words are made on request only. A card is named with where it stands; one whose face the reader
may not know is a face-down card, whatever it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.announced import modes_taken, targets_chosen
from rulewright.effects.asking import (
    CHOOSE_CARD,
    CHOOSE_SPOT,
    GO_FIRST,
    TAKE_MODE,
    UNSEEN,
    Answering,
    Order,
)
from rulewright.effects.counters import name_of
from rulewright.effects.due import effect_due, frame_below, would_happen
from rulewright.effects.frame import Frame
from rulewright.effects.program import CHOOSE, MODE, NAME, PILE, SPOT, TARGET, UNLESS
from rulewright.effects.replacing import WhichInstead, replacements
from rulewright.gamekit.labels import Labels
from rulewright.gamekit.people import Told
from rulewright.gamekit.words import Words
from rulewright.games.eruma.rules import story, terms
from rulewright.games.eruma.rules.actions import ATTACK_CARD, MOVE_CARD, PLAY_CARD
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.rules.blocking import MayBlock
from rulewright.games.eruma.rules.board import COLUMNS, POSITIONS, column_of, row_of
from rulewright.games.eruma.rules.book import INSTEAD, NAMING
from rulewright.games.eruma.rules.costs import hand_limit
from rulewright.games.eruma.rules.numbering import IN_DECK, IN_GRAVEYARD, IN_HAND
from rulewright.games.eruma.rules.powers import waiting_power
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import DISCARD_CARD, VERBS, Discard, Ready
from rulewright.games.eruma.words.describing import Describer
from rulewright.games.eruma.words.pointing import card_of_choice, event_objects
from rulewright.kernel.bits import count_of
from rulewright.kernel.choice import thing_of, things_of, verb_of
from rulewright.kernel.event import Event

_ENDS: Final = {terms.TO_DECK_TOP: "top", terms.TO_DECK_BOTTOM: "bottom"}
_ROWS: Final = ["zone-one", "zone-two", "treasure", "zone-two", "zone-one"]


class RaidLabels(Labels[Raid]):
    """One language: its words, and what is printed on the cards."""

    def __init__(self, words: Words, names: list[str], texts: list[str]) -> None:
        super().__init__(words, names, texts, story.EVENTS)
        self.describer = Describer(words, names, texts)

    # Places and cards

    def whose(self, owner: i64, reader: i64) -> str:
        """`your` or `the opponent's`."""
        return self.say("name.yours" if owner == reader else "name.theirs")

    def position(self, position: i64, reader: i64) -> str:
        """A position, as somebody at the table calls it."""
        row = row_of(position)
        whose = self.whose(0 if row < 2 else 1, reader)
        return self._position(position, whose)

    def _position(self, position: i64, whose: str) -> str:
        column = int(column_of(position)) + 1
        return self.say(f"name.{_ROWS[row_of(position)]}", whose=whose, column=column)

    def position_of(self, position: int, players: list[str]) -> str:
        """A position, with the players' names."""
        who = players[0 if position < 2 * COLUMNS else 1]
        return self._position(position, self.say("name.of", who=who))

    def card(self, raid: Raid, card: i64, reader: i64) -> str:
        """A card with where it is, as far as the reader may know it."""
        place = raid.place[card]
        whose = self.whose(raid.owner(card), reader)
        knows = raid.knows(reader, card)
        if place < POSITIONS:
            position = self.position(place, reader)
            if not knows:
                return self.say("name.hidden-at", position=position)
            return self.say("name.at", card=self.name_of(raid, card), position=position)
        if place == IN_HAND and not knows:
            return self.say("name.hidden-in-hand", whose=whose)
        key = "out"
        if place == IN_HAND:
            key = "in-hand"
        elif place == IN_DECK:
            key = "in-deck"
        elif place == IN_GRAVEYARD:
            key = "in-graveyard"
        return self.say(f"name.{key}", card=self.name_of(raid, card), whose=whose)

    def name_of(self, raid: Raid, card: i64) -> str:
        """The printed name of a card."""
        return self.names[raid.definition[card]]

    # What is asked

    def prompt(self, raid: Raid, seat: i64, players: list[str]) -> Told:
        """What the seat is asked, and the rule that asks it."""
        question = raid.agenda[-1]
        if isinstance(question, Assault):
            key = "assault"
            if raid.points < 2:
                key = "assault-last" if raid.points == 1 else "assault-done"
            return self.asked(key, points=int(raid.points))
        if isinstance(question, Ready):
            card = raid.grid[thing_of(raid.choices[seat][0])]
            return self.asked("keep", card=self.card(raid, card, seat))
        if isinstance(question, Discard):
            limit = int(hand_limit(raid, raid.active))
            left = len(raid.hands[raid.active]) - len(raid.answers[seat]) - limit
            return self.asked("discard", amount=limit, left=left)
        if isinstance(question, MayBlock):
            chosen = self._chosen(raid, seat)
            key = "block-chosen" if chosen else "block"
            return self.asked(key, card=self.card(raid, question.source, seat), chosen=chosen)
        if isinstance(question, Order):
            return self.asked("order")
        if isinstance(question, WhichInstead):
            return self._which_instead(raid, seat)
        return self._asked_by_card(raid, seat)

    def _chosen(self, raid: Raid, seat: i64) -> str:
        """ruling.block-window: what was chosen with the power that waits to act."""
        frame = waiting_power(raid)
        assert frame is not None
        said = [
            self.say(
                "chosen.mode", text=self.describer.mode_of(frame.program, mode.order, mode.mode)
            )
            for mode in modes_taken(raid, frame)
        ]
        said += [
            self.say("chosen.target", card=self.card(raid, card, seat))
            for card in targets_chosen(raid, frame)
        ]
        found = said[0] if said else ""
        for other in said[1:]:
            found = self.say("chosen.join", first=found, second=other)
        return found

    def _which_instead(self, raid: Raid, seat: i64) -> Told:
        concerned = replacements(raid, would_happen(raid))[0].cards
        if len(concerned) == 0:
            return self.asked("instead-you")
        return self.asked("instead", card=self.card(raid, concerned[0], seat))

    def _asked_by_card(self, raid: Raid, seat: i64) -> Told:
        assert isinstance(raid.agenda[-1], Answering)
        frame = frame_below(raid)
        program = frame.program_in(raid)
        step = frame.step_it_waits_for(raid)
        card = self.names[frame.program]
        arranging = self.describer.arranging(raid, frame, _ENDS)
        if arranging:
            return self.asked(arranging, card=card)
        if step.op in (TARGET, CHOOSE):
            key = "target" if step.op == TARGET else "choose"
            if step.most > 1:
                key = "targets" if step.op == TARGET else "choose-several"
            most = int(min(step.most, count_of(frame.options(raid, step))))
            phrase = self.words.phrase(f"prompt.{key}")
            text = phrase.fill(
                card=card,
                what=self.describer.card(program, int(step.fitting)),
                least=min(int(step.least), most),
                most=most,
                taken=len(raid.answers[seat]),
            )
            return Told(text, phrase.rule or self._rule(raid, frame))
        if step.op == SPOT:
            what = self.describer.spot(program, int(step.spots))
            return Told(self.say("prompt.spot", card=card, what=what), self._rule(raid, frame))
        if step.op == NAME:
            return self.asked(
                "name", card=card, what=self.describer.card(program, int(step.fitting))
            )
        key = "may"
        if step.op == MODE:
            key = "mode"
        elif step.op == UNLESS:
            key = "unless"
        text = self.say(f"prompt.{key}", card=card, text=self.texts[frame.program])
        return Told(text, self._rule(raid, frame))

    def _rule(self, raid: Raid, frame: Frame) -> str:
        """The rule by which the effect that asks works."""
        speed = frame.program_in(raid).section
        key = "quick"
        if frame.means == terms.BY_AN_EFFECT:
            key = "effect"
        elif frame.means == terms.BY_A_CURSE:
            key = "curse"
        elif speed == terms.SLOW:
            key = "slow"
        elif speed == terms.ONGOING:
            key = "ongoing"
        return self.words.phrase(f"means.{key}").rule

    # What may be chosen

    def label(self, raid: Raid, seat: i64, choice: i64, players: list[str]) -> str:
        """What a choice is called."""
        verb = verb_of(choice)
        things = things_of(choice)
        key = f"choice.{VERBS[verb]}"
        if verb == TAKE_MODE and frame_below(raid).step_it_waits_for(raid).op == PILE:
            names = [self.name_of(raid, card) for card in self.describer.pile(raid, things[0])]
            if not names:
                return self.say("name.empty-pile")
            return self.say("name.pile", cards=", ".join(names))
        if verb == TAKE_MODE:
            return self.say(key, text=self.describer.mode(raid, things[0]))
        if verb == NAMING:
            return self.say(key, card=self.names[things[0]])
        if verb in (GO_FIRST, INSTEAD):
            return self.say(key, card=self._due(raid, seat, things[0]))
        if verb == CHOOSE_SPOT:
            return self.say(key, position=self.position(things[0], seat))
        if not things:
            return self.say(key)
        if verb == CHOOSE_CARD and things[0] == UNSEEN:
            return self.say("name.hidden-in-hand", whose=self.whose(1 - seat, seat))
        card = card_of_choice(raid, choice)
        if verb == DISCARD_CARD:
            return self.say(key, card=self.name_of(raid, card))
        if verb == PLAY_CARD:
            position = self.position(things[1], seat)
            return self.say(key, card=self.name_of(raid, card), position=position)
        values: dict[str, object] = {"card": self.card(raid, card, seat)}
        if verb == MOVE_CARD:
            values["position"] = self.position(things[1], seat)
        elif verb == ATTACK_CARD:
            values["card2"] = self.card(raid, raid.grid[things[1]], seat)
        return self.say(key, **values)

    def _due(self, raid: Raid, seat: i64, place: int) -> str:
        """The card of an effect that is due, told from others of the same card."""
        due = effect_due(raid, place)
        name = self.card(raid, due.source, seat)
        if due.program != raid.definition[due.source]:
            name = f"{name}: {self.names[due.program]}"
        earlier = 1 + sum(1 for other in range(place) if effect_due(raid, other).is_of(due))
        return name if earlier == 1 else f"{name} [{earlier}]"

    # What happened

    def event_objects(self, event: Event) -> list[str]:
        """What an event is about."""
        return event_objects(event)

    def more_of(self, kind: str, event: Event) -> dict[str, object]:
        if kind != "took-mode":
            return {}
        _, card, choice, mode = (*event.things, 0, 0)[:4]
        return {"mode": self.describer.mode_of(card, choice, mode)}

    def value(self, field: str, thing: int, players: list[str]) -> object:
        if field in ("amount", "choice", "mode"):
            return thing
        if field == "counter":
            return name_of(thing, terms.COUNTERS)
        if field == "who":
            return players[thing]
        if field.startswith("position"):
            return self.position_of(thing, players) if thing >= 0 else ""
        return self.names[thing] if thing >= 0 else self.say("name.a-card")
