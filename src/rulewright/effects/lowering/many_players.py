"""Texts for more than two players: "an opponent" is one whom the player chooses."""

from __future__ import annotations

from rulewright.effects.lowering.draft import Node
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.text import Lowering
from rulewright.effects.program import OPPONENT, OPPONENTS, THAT, THAT_PLAYER


class ManyPlayers(Lowering):
    """Phrases that name players, where there may be several opponents."""

    def seat_of(self, whose: int, node: Node) -> Seat:
        """The player whom a word for whose means."""
        if whose != OPPONENTS or self.player_in_register == THAT_PLAYER:
            return super().seat_of(whose, node)
        return self.one_opponent()

    def one_opponent(self) -> Seat:
        """The opponent whom the player chooses, in THAT."""
        self.code.emit(OPPONENT, into=THAT)
        self.player = self.player_in_register = THAT_PLAYER
        return Seat(THAT, THAT_PLAYER)

    def acting(self, player: Node) -> Seat:
        """The player who does something, in THAT."""
        if player[0] == "player.opponent":
            return self.one_opponent()
        return super().acting(player)
