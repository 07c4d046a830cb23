"""Eruma TCG: two gangs of outlaws, a field of five by five, ten treasures."""

from rulewright.games.eruma.game import GAME

__all__ = ["GAME"]
