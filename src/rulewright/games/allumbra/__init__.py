"""Allumbra: The Duel. Two duellists, three cards a turn, revealed at the same moment."""

from rulewright.games.allumbra.game import GAME

__all__ = ["GAME"]
