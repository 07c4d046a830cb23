"""Texts for more than two players: "an opponent" is one whom the player chooses, and "each player" and "each opponent" act one
after the other, in turn order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.effects.lowering.draft import Label, Node
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.text import Lowering
from rulewright.effects.program import (
    GOTO,
    NEXT_SEAT,
    OPPONENT,
    OPPONENTS,
    SEATS,
    THAT,
    THAT_PLAYER,
)

EACH_OPPONENT: Final = "player.eachopponent"


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

    def certain_player(self, node: Node) -> int:
        """The player of whom something is said that holds, or whose doing is watched."""
        return OPPONENTS if node[0] == EACH_OPPONENT else super().certain_player(node)

    def _by(self, player: Node, deed: Callable[[Seat], None]) -> None:
        """Of each player, one after the other."""
        if player[0] not in {"player.each", EACH_OPPONENT}:
            super()._by(player, deed)
            return
        left = self.draft.register(player)
        again, end = Label(), Label()
        self.code.emit(SEATS, into=left, are_opponents=player[0] == EACH_OPPONENT)
        self.code.put(again)
        self.code.emit(NEXT_SEAT, left=left, go_to=end)
        self.player = self.player_in_register = THAT_PLAYER
        with self.of_each():
            deed(Seat(THAT, THAT_PLAYER))
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)
        self.player = self.player_in_register = None
