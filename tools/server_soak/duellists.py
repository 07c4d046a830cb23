"""The clients of a soak: each holds one seat, plays at random, and comes back when it is cut off.

They keep book of what they sent and what they were told. Whatever a player could not bear is a
`Trouble`: a token that is refused, a wish without an answer, a table that forgot something.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from collections.abc import Sequence

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from rulewright.server.messages import SAYINGS
from tests.server.people import CutOff, Player, sit_down
from tools.server_soak.books import Sent, Wish
from tools.server_soak.servers import Server

GONE = (CutOff, ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""How it shows that a server was killed, depending on when."""
OVERTAKEN = {"stale", "not-asked", "over", "nothing-to-undo", "asked-already"}
"""Refusals that are right when somebody else was first."""
PATIENCE = 900.0
SAYS = 0.04
TAKES_BACK = 0.04


class Trouble(Exception):
    """Something that must not happen to a player."""


class Duellist:
    """One seat of one match, and whoever holds its token."""

    def __init__(  # noqa: PLR0913, who plays where, and how
        self, match: str, seat: int, token: str, servers: Sequence[Server], home: int,
        dice: random.Random, pause: float,
    ) -> None:  # fmt: skip
        self.match = match
        self.seat = seat
        self.sent: list[Sent] = []
        self.refusals: Counter[str] = Counter()
        self.resumed = 0
        self.pause = pause
        """Seconds between two wishes, on average."""
        self._token = token
        self._servers = servers
        self._home = servers[home % len(servers)]
        self._dice = dice
        self._known = 0
        self._is_over = False

    def __str__(self) -> str:
        return f"match {self.match}, seat {self.seat}"

    @property
    def acknowledged(self) -> int:
        """How many wishes were said to be done."""
        return sum(one.answer == "done" for one in self.sent)

    async def play(self) -> None:
        """Play to the end of the match, however often the connection breaks."""
        while not self._is_over:
            server = self._open_server()
            if server is None:
                await asyncio.sleep(0.02)
                continue
            try:
                player = await self._sit_down(server)
                try:
                    await self._play_at(player, server)
                finally:
                    await player.leave()
            except GONE:
                await asyncio.sleep(0.02)

    def _open_server(self) -> Server | None:
        """Home if it is up, else any that is."""
        if self._home.is_up:
            return self._home
        return next((server for server in self._servers if server.is_up), None)

    async def _sit_down(self, server: Server) -> Player:
        player = await sit_down(server.address, self.match, self._token)
        for refusal in player.of_type("refused"):
            await player.leave()
            if refusal["code"] != "unavailable":
                raise Trouble(f"{self} is locked out: {refusal}")
            raise CutOff("the server cannot serve yet")
        if player.messages[0]["you"] != self.seat:
            raise Trouble(f"{self} was put into seat {player.messages[0]['you']}")
        # Another process may hear of the last entries a moment later, but no more than that.
        await self._until(player, lambda: player.now["number"] >= self._known, "what was done")
        self.resumed += bool(self.sent)
        return player

    async def _play_at(self, player: Player, server: Server) -> None:
        while not player.is_over:
            await self._until(player, lambda: player.is_over or player.decision, "a question")
            await asyncio.sleep(self._dice.expovariate(1.0) * self.pause)
            if server is not self._home and self._home.is_up:
                return
            if not player.is_over and player.decision:
                await self._wish(player)
        self._is_over = True

    async def _wish(self, player: Player) -> None:
        what = self._dice.random()
        if what < SAYS:
            saying = self._dice.choice(SAYINGS)
            await self._send(player, ("say", saying), saying=saying)
        elif what < SAYS + TAKES_BACK and player.now["undo"] == "free":
            await self._send(player, ("undo",))
        else:
            asked = player.decision["asked"]
            choice = self._dice.choice(player.decision["choices"])["spelled"]
            await self._send(player, ("decide", *choice), asked=asked, choice=choice)

    async def _send(self, player: Player, wish: Wish, **fields: object) -> None:
        sent = Sent(wish)
        self.sent.append(sent)
        try:
            answer = await player.wish(str(wish[0]), **fields)
        except CutOff:
            raise
        except AssertionError as error:
            raise Trouble(f"{self} got no answer to {wish}: {error}") from error
        if answer["type"] == "done":
            sent.answer = "done"
            self._known = max(self._known, answer["number"])
            return
        sent.answer = "refused"
        self.refusals[f"{answer['code']} ({re.sub('[0-9]+', '#', answer['reason'])})"] += 1
        if answer["code"] not in OVERTAKEN:
            raise Trouble(f"{self} was refused {wish}: {json.dumps(answer)}")

    async def _until(self, player: Player, condition: object, wanted: str) -> None:
        assert callable(condition)
        end = asyncio.get_running_loop().time() + PATIENCE
        while True:
            try:
                await player.until(condition)
            except CutOff:
                raise
            except AssertionError as error:
                # The other player, or the bot of a dead keeper, may take its time.
                if asyncio.get_running_loop().time() > end:
                    raise Trouble(f"{self} waited in vain for {wanted}: {error}") from error
            else:
                return
