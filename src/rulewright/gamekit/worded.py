"""A game whose sentences are all made by `Labels`, one for each language: what of `ForPeople` follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.gamekit.labels import Labels
from rulewright.gamekit.people import ForPeople, Told
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
