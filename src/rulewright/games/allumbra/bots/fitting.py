"""What is fitted of Allumbra's hints: energy and ammo level by level, and each card in hand and in the deck."""

from __future__ import annotations

from typing import Final, cast

from rulewright.gamekit.hint_fit import HintFit
from rulewright.games.allumbra.cards.content import CARDS
from rulewright.games.allumbra.rules.state import Duel
from rulewright.kernel.state import State

LEVELS: Final = 11
"""Energy and ammo go from 0 to 10."""
KINDS: Final = int(CARDS.kinds)
AMMO: Final = LEVELS
FREE: Final = 2 * LEVELS
HAND: Final = FREE + 1
DECK: Final = HAND + KINDS
SLOPE: Final = DECK + KINDS


class DuelFit(HintFit):
    """What a duellist has."""

    def __init__(self) -> None:
        super().__init__(SLOPE + KINDS, {})

    def features(self, state: State, seat: int) -> dict[int, float]:
        """The level of energy and of ammo, and how often each card is where."""
        player = cast(Duel, state).duellists[seat]
        found = {
            int(player.energy): 1.0,
            AMMO + int(player.ammo): 1.0,
            FREE: float(player.next_free),
        }
        for card in player.hand.as_list():
            found[HAND + card] = found.get(HAND + card, 0.0) + 1.0
            found[SLOPE + card] = found.get(SLOPE + card, 0.0) + (int(player.energy) - 5) / 5
        for card in player.deck.as_list():
            found[DECK + card] = found.get(DECK + card, 0.0) + 1.0
        return found

    def report(self, weights: list[float]) -> str:
        """The weights as figures for `hints.toml`."""
        figures = [round(100 * weight) for weight in weights]
        energy, ammo = figures[:LEVELS], figures[AMMO:FREE]
        lines = [
            f"energy = {[figure - energy[-1] for figure in energy]}",
            f"ammo = {[figure - ammo[0] for figure in ammo]}",
            f"next-free = {figures[FREE]}",
            "[card]",
        ]
        for kind, printed in enumerate(CARDS.printed):
            hand, deck, slope = (figures[start + kind] for start in (HAND, DECK, SLOPE))
            lines.append(f"{printed.key} = {{ hand = {hand}, deck = {deck}, energy = {slope} }}")
        return "\n".join(lines)


FIT: Final = DuelFit()
