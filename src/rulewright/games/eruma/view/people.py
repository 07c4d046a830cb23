"""Eruma for people: what is shown of a game, and all that is said about it."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.options import Option
from rulewright.gamekit.people import Told
from rulewright.gamekit.worded import CardGameForPeople
from rulewright.gamekit.words import Words
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.rules.rules import ErumaRules
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.tutorial import RaidLesson
from rulewright.games.eruma.view import views
from rulewright.games.eruma.words.labels import RaidLabels
from rulewright.games.eruma.words.pointing import choice_objects
from rulewright.games.eruma.words.reasons import Reasons, warning
from rulewright.kernel.state import State


class ErumaForPeople(CardGameForPeople):
    """The game with one set of printed cards, in every language there are words for."""

    def __init__(self, printed: PrintedSet, rules: ErumaRules, words: dict[str, Words]) -> None:
        decks = rules.deck_choice
        texts = [one.text for one in printed.definitions]
        labels = {
            language: RaidLabels(said, decks.names, texts) for language, said in words.items()
        }
        super().__init__(labels, rules, decks)
        self.set: Final = printed
        self.keys: Final = decks.keys
        self.printed_words: Final = next(iter(labels.values())).describer
        """What is printed on cards is in one language."""

    # A state

    def views(self, state: State, seats: list[int]) -> dict[int, dict[str, object]]:
        raid = cast(Raid, state)
        public = views.public_view(raid, self.keys, self.printed_words)
        seen = {seat: views.seen_by(raid, seat, public, self.keys) for seat in seats}
        return cast("dict[int, dict[str, object]]", seen)

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        return choice_objects(cast(Raid, state), seat, choice)

    def warning(self, state: State, seat: int, choice: int, language: str) -> str:
        return warning(cast(Raid, state), choice, cast(RaidLabels, self.labels_in(language)))

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        return Reasons(cast(Raid, state), seat, cast(RaidLabels, self.labels_in(language))).of(
            thing
        )

    # What does not change

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        cards = [one.printed() for one in self.set.definitions]
        return {
            "cards": cards,
            "outlaws": [card for card in cards if card["kind"] != "Henchman"],
            "henchmen": [card for card in cards if card["kind"] == "Henchman"],
            "decks": self.decks.printed(),
        }

    def option_meaning(self, option: Option, language: str) -> str:
        return self.labels_in(language).say(f"option.{option.name}")

    def lesson(self) -> RaidLesson:
        return RaidLesson()
