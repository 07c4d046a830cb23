"""Allumbra for people: what is shown of a duel, and every prompt, label and sentence of its log."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.options import Option
from rulewright.gamekit.people import ForPeople, Told, Tutorial
from rulewright.gamekit.words import Words
from rulewright.games.allumbra.rules import story, turn, verbs
from rulewright.games.allumbra.rules.relic_activation import Activate
from rulewright.games.allumbra.rules.relic_prices import ExchangeCard, PayInPart
from rulewright.games.allumbra.rules.relic_use import AnnounceEarly, mode_of
from rulewright.games.allumbra.rules.relics import RELICS_EACH, ChooseRelics, relics_of
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.rules.tables import CardTable, Printed, RelicTable
from rulewright.games.allumbra.view import views
from rulewright.kernel.choice import thing_of, verb_of
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


class AllumbraForPeople(ForPeople):
    """The game in every language there are words for."""

    def __init__(self, cards: CardTable, relic_table: RelicTable, words: dict[str, Words]) -> None:
        self.cards: Final = cards
        self.relic_table: Final = relic_table
        self.words: Final = words

    def view(self, state: State, seat: int) -> dict[str, object]:
        return self.views(state, [seat])[seat]

    def views(self, state: State, seats: list[int]) -> dict[int, dict[str, object]]:
        duel = cast(Duel, state)
        public = views.public_view(duel)
        seen = {seat: views.seen_by(duel, seat, public) for seat in seats}
        return cast("dict[int, dict[str, object]]", seen)

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        return {
            "cards": [
                views.printed_card(self.cards, kind, language)
                for kind in range(len(self.cards.printed))
            ],
            "relics": [
                views.printed_relic(self.relic_table, relic, language)
                for relic in range(len(self.relic_table.printed))
            ],
        }

    def languages(self) -> list[str]:
        return sorted(self.words)

    def option_meaning(self, option: Option, language: str) -> str:
        return self._words(language).phrase(f"option.{option.name}").text

    def value_name(self, option: Option, value: object, language: str) -> str:
        return self._words(language).phrase(f"value.{option.name}-{value}".lower()).text

    def tutorial(self) -> Tutorial | None:
        return Tutorial("tutorial", {"relics": False, "stella": "first"}, "greedy")

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        duel = cast(Duel, state)
        words = self._words(language)
        question = duel.agenda[-1]
        left = len(duel.answers[seat])
        if isinstance(question, turn.Pick):
            picked = [choice for choice in duel.answers[seat].as_list() if verb_of(choice) == 0]
            phrase = words.phrase(f"prompt.{_pick_prompt(duel, int(question.count))}")
            return Told(phrase.fill(left=int(question.count) - len(picked)), phrase.rule)
        if isinstance(question, ChooseRelics):
            phrase = words.phrase("prompt.choose-relics")
            return Told(phrase.fill(left=RELICS_EACH - left), phrase.rule)
        if isinstance(question, Activate):
            place = int(thing_of(duel.choices[seat][0]))
            printed = self.relic_table.printed[relics_of(duel.duellists[seat])[place].kind]
            phrase = words.phrase("prompt.activate")
            sides = printed.text(language)
            return Told(phrase.fill(relic=printed.name(language), condition=sides[0]), phrase.rule)
        phrase = words.phrase(f"prompt.{_use_prompt(question)}")
        return Told(phrase.fill(), phrase.rule)

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        duel = cast(Duel, state)
        verb = int(verb_of(choice))
        thing = int(thing_of(choice))
        phrase = self._words(language).phrase(f"choice.{verbs.VERBS[verb]}")
        if verb in (verbs.PICK, verbs.EXCHANGE):
            return phrase.fill(card=self.cards.printed[thing].name(language))
        if verb == verbs.PAY_ENERGY:
            return phrase.fill(amount=thing)
        if verb == verbs.DONE:
            return phrase.fill()
        printed = self._relic(duel, seat, verb, thing)
        if verb in (verbs.ANNOUNCE_AS, verbs.USE_AS):
            mode = int(mode_of(choice))
            return phrase.fill(
                relic=printed.name(language), mode=mode_words(printed.text(language)[1], mode)
            )
        return phrase.fill(relic=printed.name(language))

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        duel = cast(Duel, state)
        verb = int(verb_of(choice))
        thing = int(thing_of(choice))
        if verb in (verbs.PICK, verbs.EXCHANGE):
            return [views.card_id(seat, self.cards.printed[thing].key)]
        if verb in (verbs.DONE, verbs.PAY_ENERGY):
            return []
        return [views.relic_id(seat, self._relic(duel, seat, verb, thing).key)]

    def _relic(self, duel: Duel, seat: int, verb: int, thing: int) -> Printed:
        if verb == verbs.CHOOSE:
            return self.relic_table.printed[thing]
        return self.relic_table.printed[relics_of(duel.duellists[seat])[thing].kind]

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        kind = story.NAMES[int(event.kind)]
        phrase = self._words(language).phrase(f"event.{kind}")
        values: dict[str, object] = {"one": names[0], "two": names[1]}
        for place, field in enumerate(story.FIELDS[int(event.kind)]):
            values[field] = self._value(field, event.things[place:], names, language)
        objects = views.event_objects(event, self.cards, self.relic_table)
        return Told(phrase.fill(**values), phrase.rule, kind, objects)

    def _value(self, field: str, things: list[int], names: list[str], language: str) -> object:
        if field == "cards":
            drawn = [self.cards.printed[thing].name(language) for thing in things]
            return ", ".join(drawn) or self._words(language).phrase("name.nothing").text
        thing = things[0] if things else -1
        if field == "who":
            return names[thing]
        if field in ("first", "second"):
            if thing < 1:
                return self._words(language).phrase("name.nothing").text
            return self.cards.printed[thing - 1].name(language)
        if field in ("card", "other"):
            return self.cards.printed[thing].name(language)
        if field in ("relic", "relic2"):
            return self.relic_table.printed[thing].name(language)
        return thing

    def _words(self, language: str) -> Words:
        return self.words.get(language, self.words["en"])


def _use_prompt(question: object) -> str:
    if isinstance(question, AnnounceEarly):
        return "announce"
    if isinstance(question, ExchangeCard):
        return "exchange"
    return "pay-energy" if isinstance(question, PayInPart) else "use"


def mode_words(active: str, mode: int) -> str:
    """One of the things that the active side of a relic lets its player choose from."""
    _, _, modes = active.partition(":")
    said = [part.strip().rstrip(".") for part in modes.split(";")]
    if mode >= len(said):
        return str(mode + 1)
    return said[mode].removeprefix("or ").removeprefix("ou ")


def _pick_prompt(duel: Duel, count: int) -> str:
    if count == 1 and duel.turn == 2:
        return "pick-last"
    return f"pick-{count}"
