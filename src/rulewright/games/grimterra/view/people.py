"""Grimterra for people: what is shown of a game, and all that is said about it."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.options import Option
from rulewright.gamekit.people import Told
from rulewright.gamekit.worded import CardGameForPeople
from rulewright.gamekit.words import Words
from rulewright.games.grimterra.cards.content_cards import PrintedSet
from rulewright.games.grimterra.rules.rules import LARGEST_DECK, GrimterraRules
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.view import views
from rulewright.games.grimterra.words.labels import FeudLabels
from rulewright.games.grimterra.words.pointing import choice_objects
from rulewright.games.grimterra.words.reasons import Reasons, warning
from rulewright.kernel.state import State


class GrimterraForPeople(CardGameForPeople):
    """The game with one set of printed cards, in every language there are words for."""

    def __init__(self, printed: PrintedSet, rules: GrimterraRules, words: dict[str, Words]) -> None:
        decks = rules.deck_choice
        texts = [one.text for one in printed.definitions]
        labels = {
            language: FeudLabels(said, decks.names, texts) for language, said in words.items()
        }
        super().__init__(labels, rules, decks)
        self.set: Final = printed
        self.keys: Final = decks.keys

    # A state

    def views(self, state: State, seats: list[int]) -> dict[int, dict[str, object]]:
        feud = cast(Feud, state)
        public = views.public_view(feud, self.keys)
        seen = {seat: views.seen_by(feud, seat, public, self.keys) for seat in seats}
        return cast("dict[int, dict[str, object]]", seen)

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        return choice_objects(cast(Feud, state), seat, choice)

    def warning(self, state: State, seat: int, choice: int, language: str) -> str:
        labels = cast(FeudLabels, self.labels_in(language))
        return warning(cast(Feud, state), seat, choice, labels)

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        labels = cast(FeudLabels, self.labels_in(language))
        return Reasons(cast(Feud, state), seat, labels).of(thing)

    # What does not change

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        cards = [one.printed(self.set.other_side(one)) for one in self.set.definitions]
        return {
            "cards": cards,
            "heroes": [card for card in cards if card["side"] == "hero"],
            "sides": [card for card in cards if card["side"] == "empowered"],
            "minions": [card for card in cards if card["kind"] == "minion"],
            "decks": self.decks.printed(),
        }

    def keeps_secrets(self) -> bool:
        """bluff.secret-for-good: what a player bluffed with, nobody else learns by looking from that side."""
        return True

    def option_meaning(self, option: Option, language: str) -> str:
        labels = self.labels_in(language)
        if option.name == LARGEST_DECK:
            return labels.say(f"option.{LARGEST_DECK}")
        return labels.say("option.deck", seat=self.decks.seats.index(option.name) + 1)

    def value_name(self, option: Option, value: object, language: str) -> str:
        if option.name == LARGEST_DECK:
            return self.labels_in(language).say("value.no-limit") if value == 0 else str(value)
        return super().value_name(option, value, language)
