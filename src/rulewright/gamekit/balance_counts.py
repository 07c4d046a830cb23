"""What is counted in a finished match, as far as it is alike in card games: who won with which deck and after
having which cards, and how often each thing happened. What the names mean, the game's plan says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rulewright.gamekit.balance_plan import Counts
from rulewright.kernel.event import Event

_ACTOR: Final = "who"
_CARD: Final = "card"


class Tally:
    """The measures of one match. `story` has the kinds of events, each with what its things are called;
    `keys` are those of the cards."""

    def __init__(
        self,
        counts: Counts,
        story: Mapping[str, Sequence[str]],
        keys: Sequence[str],
        shares: Sequence[int],
    ) -> None:
        self.measures: dict[str, float] = {}
        self.shares: Final = [share / 100.0 for share in shares]
        """What part of the win each seat has."""
        self._counts: Final = counts
        self._story: Final = list(story.items())
        self._keys: Final = keys
        self._had: Final[set[tuple[int, str, str]]] = set()

    def add(self, name: str, amount: float = 1.0) -> None:
        """Count something, or more of it."""
        self.measures[name] = self.measures.get(name, 0.0) + amount

    def bring(self, decks: Sequence[str]) -> None:
        """The decks of all seats, by their keys; empty for one's own. One that meets its like tells
        nothing of how it does against the field."""
        if len(set(decks)) < len(decks):
            return
        for deck, share in zip(decks, self.shares, strict=True):
            if deck:
                self.add(f"brought: {deck}")
                self.add(f"won with: {deck}", share)

    def tell(self, events: Sequence[Event]) -> None:
        """Everything that happened."""
        counts = self._counts
        for event in events:
            kind, fields = self._story[int(event.kind)]
            told = dict(zip(fields, event.things, strict=False))
            if kind in counts.happened:
                self.add(counts.happened[kind])
            if kind in counts.played:
                self.add(f"played: {self._keys[told[_CARD]]}")
            if kind in counts.had:
                self._have(int(told[_ACTOR]), counts.had[kind], self._keys[told[_CARD]])

    def _have(self, seat: int, how: str, key: str) -> None:
        """A player has had a card: counted once, however often."""
        if (seat, how, key) in self._had:
            return
        self._had.add((seat, how, key))
        self.add(f"{how}: {key}")
        self.add(f"won when {how}: {key}", self.shares[seat])
