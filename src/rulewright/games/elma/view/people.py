"""Elma for people: what is shown of a game, and all that is said about it."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.options import Option
from rulewright.gamekit.people import Told
from rulewright.gamekit.worded import CardGameForPeople
from rulewright.gamekit.words import Words
from rulewright.games.elma.cards.content_cards import PrintedSet
from rulewright.games.elma.rules.rules import ElmaRules
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.tutorial import RaceLesson
from rulewright.games.elma.view import views
from rulewright.games.elma.view.card_views import names_for
from rulewright.games.elma.words.labels import RaceLabels, choice_objects
from rulewright.games.elma.words.reasons import Reasons
from rulewright.kernel.state import State


class ElmaForPeople(CardGameForPeople):
    """The game in every language there are words for. `keys` are those of the cards; without a printed
    set there is nothing to read on them, and no first game with a guide."""

    def __init__(
        self,
        keys: list[str],
        rules: ElmaRules,
        words: dict[str, Words],
        printed: PrintedSet | None,
    ) -> None:
        decks = rules.deck_choice
        texts = [] if printed is None else [one.text for one in printed.definitions]
        self.race_labels: Final = {
            language: RaceLabels(said, decks.names, texts) for language, said in words.items()
        }
        super().__init__(self.race_labels, rules, decks)
        self.set: Final = printed
        self.names: Final = names_for(rules.cards, keys, decks.names)

    # A state

    def views(self, state: State, seats: list[int]) -> dict[int, dict[str, object]]:
        race = cast(Race, state)
        public = views.public_view(race, self.names)
        seen = {seat: views.seen_by(race, seat, public, self.names) for seat in seats}
        return cast("dict[int, dict[str, object]]", seen)

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        return choice_objects(cast(Race, state), seat, choice)

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        return Reasons(cast(Race, state), seat, cast(RaceLabels, self.labels_in(language))).of(
            thing
        )

    # What does not change

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        if self.set is None:
            return super().printed(language)
        cards = [one.printed() for one in self.set.definitions]
        return {"cards": cards, "decks": self.decks.printed()}

    def option_meaning(self, option: Option, language: str) -> str:
        seat = 0 if option.seat is None else option.seat
        return self.labels_in(language).say("option.deck", seat=seat + 1)

    def lesson(self) -> RaceLesson | None:
        return None if self.set is None else RaceLesson()
