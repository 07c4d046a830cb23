"""A game whose sentences are all made by `Labels`, one for each language: what of `ForPeople` follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.gamekit.deck_choice import DeckChoice
from rulewright.gamekit.labels import Labels
from rulewright.gamekit.lesson import Lesson
from rulewright.gamekit.options import Option
from rulewright.gamekit.people import ForPeople, Told, Tutorial
from rulewright.gamekit.rules import Rules
from rulewright.kernel.event import Event
from rulewright.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class WordedForPeople(ForPeople):
    """The game in every language there are labels for; in English where there are none."""

    def __init__(self, labels: Mapping[str, Labels[Any]]) -> None:
        self.labels: Final = dict(labels)

    def labels_in(self, language: str) -> Labels[Any]:
        """The words of a language."""
        return self.labels.get(language, self.labels["en"])

    def languages(self) -> list[str]:
        """Those there are labels for."""
        return sorted(self.labels)

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        """What the seat is asked."""
        return self.labels_in(language).prompt(state, seat, names)

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        """What a choice is called."""
        return self.labels_in(language).label(state, seat, choice, names)

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        """An event in words."""
        return self.labels_in(language).tell(event, names)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGameForPeople(WordedForPeople):
    """A game in which each player brings a deck: a table most of which is the same for all who look
    (`views`), and perhaps a first game with a guide (`lesson`)."""

    def __init__(
        self, labels: Mapping[str, Labels[Any]], rules: Rules, decks: DeckChoice[Any]
    ) -> None:
        super().__init__(labels)
        self.rules: Final = rules
        self.decks: Final = decks
        self._tutorial: Tutorial | None = None

    def lesson(self) -> Lesson | None:
        """What a first game shall teach; None if there is none."""
        return None

    def view(self, state: State, seat: int) -> dict[str, object]:
        """Everything the seat may know."""
        return self.views(state, [seat])[seat]

    def value_name(self, option: Option, value: object, language: str) -> str:
        """The options are decks."""
        return self.decks.called(value, self.labels_in(language))

    def tutorial(self) -> Tutorial | None:
        """Its deal is looked for once."""
        if self._tutorial is None:
            lesson = self.lesson()
            if lesson is not None:
                self._tutorial = lesson.deal(self.rules, list(self.decks.presets))
        return self._tutorial
