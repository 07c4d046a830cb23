"""What a game of Elma says to people: prompts, labels of choices, and the story. Words are made on request
only."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from rulewright.effects.asking import CHOOSE_CARD, CHOOSE_PLAYER, GO_FIRST, TAKE_MODE, Answering
from rulewright.effects.counters import name_of
from rulewright.effects.due import effect_due, frame_below, would_happen
from rulewright.effects.program import PILE
from rulewright.effects.replacing import WhichInstead
from rulewright.gamekit.labels import Labels
from rulewright.gamekit.people import Told
from rulewright.gamekit.words import Words
from rulewright.games.elma.rules import now, story
from rulewright.games.elma.rules.book import INSTEAD, NAMING
from rulewright.games.elma.rules.entering import BORROW, LIST, WhichRecords
from rulewright.games.elma.rules.main_phase import (
    ADD,
    BY,
    CURSE,
    DISCARD_CARD,
    ENTER_CHOICE,
    LENGTH,
    ONLINE_CHOICE,
    PLAY,
    SLOT,
    USE,
    WITH,
    CompulsoryPair,
    MainPhase,
)
from rulewright.games.elma.rules.numbering import DISCARDED, IN_DECK, IN_HAND
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import COUNTERS
from rulewright.games.elma.rules.turn import VERBS, HandLimit
from rulewright.games.elma.rules.windows import LAST_CALL, USE_INSTANT, Window
from rulewright.games.elma.saves.facts import time_words
from rulewright.games.elma.texts.choices import (
    FIRST_FACE,
    face_of_thing,
    owner_of_thing,
    pile_of_thing,
)
from rulewright.games.elma.view.card_views import card_id, hand_id, thing_id
from rulewright.games.elma.words.describing import Describer
from rulewright.kernel.choice import thing_of, things_of, verb_of
from rulewright.kernel.event import Event

_OF_THE_HAND = (PLAY, ADD, USE_INSTANT, DISCARD_CARD)
"""Choices that name a card in hand, by what it is."""
_OF_THE_TABLE = (ONLINE_CHOICE, ENTER_CHOICE, WITH, BY, CURSE, USE, CHOOSE_CARD)
"""Choices that name a card on the table, by its number."""
_PARTS = {BY: "adder", LENGTH: "length", SLOT: "slot", CURSE: "curse", WITH: "partner"}
"""The prompt of a part of a long answer, by the first choice it offers."""

_COUNTED = ("added", "gained", "lost-points", "length-changed")
"""Events that are worded otherwise where it is one turn or point."""


class RaceLabels(Labels[Race]):
    """One language: its words, and the names of the cards."""

    def __init__(self, words: Words, names: list[str], texts: list[str]) -> None:
        super().__init__(words, names, texts, story.EVENTS)
        self.describer = Describer(words, names, texts)

    def card(self, race: Race, card: i64, reader: i64, players: list[str]) -> str:
        """A card on the table, with whose it is unless it is the reader's."""
        seat = race.controller(card)
        name = self.names[race.definition[card]]
        if seat == reader:
            return self.say("name.of-you", card=name)
        return self.say("name.of-player", card=name, who=players[seat])

    # What is asked

    def prompt(self, race: Race, seat: i64, players: list[str]) -> Told:
        """What the seat is asked, and the rule that asks it."""
        question = race.agenda[-1]
        if isinstance(question, MainPhase):
            return self._main_phase(race, seat)
        if isinstance(question, Window):
            return self._window(race, seat, question, players)
        if isinstance(question, HandLimit):
            limit = int(now.hand_limit(race, seat))
            return self.asked("discard", amount=limit, left=len(race.hands[seat]) - limit)
        if isinstance(question, CompulsoryPair):
            return self.asked("partner", card=self.names[race.definition[question.card]])
        if isinstance(question, WhichRecords):
            card = things_of(race.choices[seat][0])[0]
            return self.asked("list", card=self.names[race.definition[card]])
        if isinstance(question, WhichInstead):
            return self._which_instead(race)
        if isinstance(question, Answering):
            key, values = self.describer.asked(race)
            return self.asked(key, **values)
        return self.asked("order")

    def _which_instead(self, race: Race) -> Told:
        card = would_happen(race).cards[0]
        return self.asked("instead", card=self.names[race.definition[card]])

    def _main_phase(self, race: Race, seat: i64) -> Told:
        given = race.answers[seat]
        if len(given) == 0:
            return self.asked("main")
        if verb_of(given[0]) == USE:
            return self.asked("ability", card=self.names[race.definition[thing_of(given[0])]])
        key = _PARTS[verb_of(race.choices[seat][0])]
        if key == "partner":
            return self.asked(key, card=self.names[race.definition[thing_of(given[0])]])
        face = thing_of(given[0])
        chain = int(race.cards.chains[face])
        if key == "adder" and chain > 1:
            taken = len(given) - 1
            return self.asked("adders", card=self.names[face], least=chain, taken=taken)
        return self.asked(key, card=self.names[face])

    def _window(self, race: Race, seat: i64, question: Window, players: list[str]) -> Told:
        if question.kind == LAST_CALL:
            battle = race.battle
            level = "" if battle is None else self.names[race.definition[battle.level]]
            return self.asked("last-call", card=level)
        given = race.answers[seat]
        if len(given) > 0:
            return self.asked("ability", card=self.names[race.definition[thing_of(given[0])]])
        if seat == race.active:
            return self.asked("main-ends-own")
        return self.asked("main-ends", who=players[race.active])

    # What may be chosen

    def label(self, race: Race, seat: i64, choice: i64, players: list[str]) -> str:
        """What a choice is called."""
        verb = verb_of(choice)
        key = f"choice.{VERBS[verb]}"
        thing = thing_of(choice)
        if verb in _OF_THE_HAND:
            return self.say(key, card=self.names[thing])
        if verb == CHOOSE_CARD and thing >= FIRST_FACE:
            return self.say(key, card=self._pile_card(thing, seat, players))
        if verb == CHOOSE_PLAYER:
            return self.say(key, who=players[thing])
        if verb == TAKE_MODE and self._is_pile(race):
            return self._pile(race, int(thing))
        if verb == TAKE_MODE:
            is_of_text = isinstance(race.agenda[-1], Answering)
            text = self.describer.mode(race, int(thing)) if is_of_text else str(int(thing) + 1)
            return self.say(key, text=text)
        if verb == LIST:
            card, which = things_of(choice)
            entries = now.records(race, card, which).as_list()
            return self.say(key, records=", ".join(time_words(entry) for entry in entries))
        if verb == BORROW:
            other = things_of(choice)[1]
            drive = race.drive_of(other)
            which = 0 if drive is None else drive.by_second
            entries = now.printed_list(race, race.definition[other], which).as_list()
            records = ", ".join(time_words(entry) for entry in entries)
            return self.say(key, card=self.card(race, other, seat, players), records=records)
        if verb == NAMING:
            return self.say(key, card=self.names[thing])
        if verb in (GO_FIRST, INSTEAD):
            return self.say(key, card=self._due(race, seat, int(thing)))
        if verb in _OF_THE_TABLE:
            name = self.card(race, thing, seat, players)
            alike = [
                other
                for other in race.choices[seat].as_list()
                if verb_of(other) == verb
                and self.card(race, thing_of(other), seat, players) == name
            ]
            if len(alike) > 1:
                name = f"{name} [{alike.index(int(choice)) + 1}]"
            return self.say(key, card=name)
        if verb == LENGTH and thing == 1:
            key = "choice.length-one"
        amount = int(thing) + (0 if verb == LENGTH else 1)
        return self.say(key, amount=amount) if thing >= 0 else self.say(key)

    def _is_pile(self, race: Race) -> bool:
        if not isinstance(race.agenda[-1], Answering):
            return False
        return frame_below(race).step_it_waits_for(race).op == PILE

    def _pile(self, race: Race, mode: int) -> str:
        names = [self.names[race.definition[card]] for card in self.describer.pile(race, mode)]
        return (
            self.say("name.pile", cards=", ".join(names)) if names else self.say("name.empty-pile")
        )

    def _due(self, race: Race, seat: i64, place: int) -> str:
        """An effect to pick: the card whose text it is, and which of those that are called alike."""
        places = [int(thing_of(choice)) for choice in race.choices[seat].as_list()]
        cards = [effect_due(race, other).source for other in places]
        names = [self.names[race.definition[card]] for card in cards]
        picked = places.index(place)
        if names.count(names[picked]) == 1:
            return names[picked]
        return f"{names[picked]} [{names[:picked].count(names[picked]) + 1}]"

    def _pile_card(self, thing: i64, seat: i64, players: list[str]) -> str:
        name = self.names[face_of_thing(thing)]
        owner = owner_of_thing(thing)
        if owner == seat:
            return name
        return self.say("name.of-player", card=name, who=players[owner])

    # What happened

    def event_key(self, kind: str, values: Mapping[str, object]) -> str:
        """One turn or point is worded otherwise than several."""
        return f"{kind}-one" if kind in _COUNTED and values["amount"] == 1 else kind

    def event_objects(self, event: Event) -> list[str]:
        """What an event is about."""
        return event_objects(event)

    def value(self, field: str, thing: int, players: list[str]) -> object:
        if field in {"who", "whom"}:
            return players[thing]
        if field == "card":
            return self.names[thing]
        if field == "time":
            return time_words(thing)
        return name_of(thing, COUNTERS) if field == "counter" else thing


def choice_objects(race: Race, seat: i64, choice: i64) -> list[str]:
    """The things on screen a choice refers to."""
    verb = verb_of(choice)
    if verb in (GO_FIRST, INSTEAD):
        place = thing_id(race, effect_due(race, int(thing_of(choice))).source, seat)
        return [place] if place.startswith("k") else []  # an instant that is used up is nowhere
    if verb in _OF_THE_HAND:
        return [hand_id(thing_of(choice))]
    if verb == CHOOSE_CARD and thing_of(choice) >= FIRST_FACE:
        return [_pile_id(thing_of(choice))]
    if verb == LIST:
        return [card_id(thing_of(choice))]
    if verb == BORROW:
        return [card_id(things_of(choice)[1])]
    if verb in _OF_THE_TABLE:
        return [card_id(thing) for thing in things_of(choice)]
    if verb == SLOT and thing_of(choice) < len(race.queue):
        return [card_id(race.queue[thing_of(choice)].level)]
    return []


def _pile_id(thing: i64) -> str:
    """The id of a card in a hand or pile, as the view has it."""
    place = pile_of_thing(thing)
    owner = int(owner_of_thing(thing))
    if place == IN_HAND:
        return hand_id(face_of_thing(thing))
    return f"d{owner}" if place == IN_DECK else f"g{owner}" if place == DISCARDED else f"s{owner}"


def event_objects(event: Event) -> list[str]:
    """What an event is about: the player who does it, then the cards it names."""
    found: list[str] = []
    for field, thing in zip(story.FIELDS[int(event.kind)], event.things, strict=False):
        if field == "who":
            found.insert(0, f"s{thing}")
        elif field == "thing":
            found.append(card_id(thing))
        elif event.kind == story.DREW_CARD:
            found.append(hand_id(thing))
    return found
