"""People at a server, as far as it can tell: sockets that read everything and speak when told to."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rulewright.gamekit.differences import with_difference
from tests.patience import GIVE_UP


class CutOff(AssertionError):
    """The connection ended before what was waited for."""


class Player:
    """One socket. `messages` is all it got; `now` how things stand by the last of them."""

    def __init__(self, socket: ClientConnection, code: str, token: str | None) -> None:
        self.socket = socket
        self.code = code
        self.token = token
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.closed_with: int | None = None
        self._references = 0
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                message = json.loads(text)
                self.texts.append(text)
                self._see(message)
                self.messages.append(message)
                self.now = message.get("now", self.now)
                self._news.set()
        except ConnectionClosed:
            pass
        self.closed_with = self.socket.close_code
        self._news.set()

    def _see(self, message: dict[str, Any]) -> None:
        """Put the whole view into the place of what changed in it."""
        view = self.now.get("view")
        for moment in [*message.get("moments", []), message.get("now", {})]:
            if "view" in moment:
                view = moment["view"] = with_difference(view, moment["view"])

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait for something to be so."""

        async def wait() -> Any:
            while not (found := condition()):
                self._news.clear()
                if self.closed_with is not None:
                    raise CutOff(f"closed with {self.closed_with}")
                await self._news.wait()
            return found

        try:
            return await asyncio.wait_for(wait(), GIVE_UP)
        except TimeoutError:
            raise AssertionError(f"never came about; last: {self.texts[-3:]}") from None

    # What it sees

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.now["seats"][seat]
        return found

    @property
    def decision(self) -> Any:
        return self.now["decision"]

    @property
    def is_over(self) -> bool:
        return bool(self.now["status"] == "over")

    # What it does

    async def send(self, message: dict[str, Any] | str) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message; the answer to it."""
        self._references += 1
        reference = f"r{self._references}"
        await self.send({"type": kind, "reference": reference, **fields})
        found: dict[str, Any] = await self.until(lambda: self._answer(reference))
        return found

    def _answer(self, reference: str) -> Any:
        for message in reversed(self.messages):
            if message.get("reference") == reference:
                return message
        return None

    async def do(self, kind: str, **fields: Any) -> None:
        """A wish that must be granted."""
        answer = await self.wish(kind, **fields)
        assert answer["type"] == "done", answer

    async def is_refused(self, kind: str, **fields: Any) -> str:
        """A wish that must not be granted; the code of the refusal."""
        answer = await self.wish(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def decide(self, place: int = 0) -> None:
        """Take one of the choices."""
        decision = await self.until(lambda: self.decision)
        choice = decision["choices"][place % len(decision["choices"])]["spelled"]
        await self.do("decide", asked=decision["asked"], choice=choice)
        await self.until(lambda: self.is_over or self.decision != decision)

    async def play_on(self, seed: int, until_turn: int = 10**6) -> None:
        """Play to the end, or to the beginning of a turn."""
        dice = random.Random(seed)

        def is_enough() -> bool:
            return self.is_over or self.now["view"]["turn"] >= until_turn

        while not is_enough():
            await self.until(lambda: is_enough() or self.decision)
            if is_enough():
                break
            asked, choices = self.decision["asked"], self.decision["choices"]
            choice = dice.choice(choices)["spelled"]
            await self.wish("decide", asked=asked, choice=choice)

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading

    async def vanish(self) -> None:
        """Go without a word, as in a tunnel."""
        self.socket.transport.abort()
        with suppress(asyncio.CancelledError):
            await self._reading


reach = partial(connect, open_timeout=GIVE_UP, close_timeout=GIVE_UP, ping_interval=None)
"""Connect to a socket, however long that takes, and stay for as long."""


async def sit_down(address: str, code: str, token: str | None, **hello: Any) -> Player:
    """Connect, say hello and see the table."""
    socket = await reach(
        address.replace("http", "ws") + f"/api/matches/{code}/socket", max_size=None
    )
    player = Player(socket, code, token)
    await player.send({"type": "hello", "token": token, **hello})
    await player.until(lambda: player.now or player.of_type("refused"))
    return player


class Host:
    """Where people sit down. Whoever still sits when a test ends must be seen off: a socket that stays
    open is reported during whichever test comes next."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._guests: list[Player] = []

    async def sit(self, code: str, token: str | None = None, **hello: Any) -> Player:
        player = await sit_down(self.address, code, token, **hello)
        self._guests.append(player)
        return player

    async def see_off(self) -> None:
        for player in self._guests:
            await player.vanish()
