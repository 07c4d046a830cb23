"""The socket of a match: messages in, messages out. It knows the protocol, and no rules."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from rulewright.kernel.errors import RulewrightError
from rulewright.server.errors import ServerError
from rulewright.server.house import House
from rulewright.server.limits import Allowance
from rulewright.server.messages import (
    ClientMessage,
    DoneMessage,
    HelloMessage,
    PingMessage,
    PongMessage,
    RefusedMessage,
    SayMessage,
    ServerMessage,
    WhyNotMessage,
)
from rulewright.server.refusals import Refused, refusal_of
from rulewright.server.rooms import OUR_FAULT, Room
from rulewright.server.security import address_of, is_own_page
from rulewright.server.settings import LARGEST_MESSAGE
from rulewright.server.viewer_messages import reasons

router = APIRouter()

POLICY: Final = 1008
TOO_LARGE: Final = 1009
TRY_LATER: Final = 1013
FORGIVEN: Final = 50
"""So many refusals for haste in a row, and the connection is closed."""

_CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
log = structlog.get_logger()


class Connection:
    """One socket, from its hello to its end."""

    def __init__(self, socket: WebSocket, house: House, hello: HelloMessage) -> None:
        self.viewer: int | None = None
        self.language = hello.language
        self._socket = socket
        self._house = house
        limits = house.settings.limits
        self._unsent: asyncio.Queue[str | int] = asyncio.Queue(limits.unread_messages)
        self._allowance = Allowance(
            limits.messages_a_second, limits.messages_at_once, time.monotonic()
        )
        self._sayings = Allowance(limits.sayings_a_second, limits.sayings_at_once, time.monotonic())
        self._hasty = 0
        self._is_closing = False

    # What a room asks of an onlooker

    def send(self, message: ServerMessage) -> None:
        """Send a message, some time soon. Whoever does not read is let go."""
        self._put(message.as_json())

    def close(self, code: int) -> None:
        """Close, after what was sent before."""
        self._put(code)
        self._is_closing = True

    def _put(self, item: str | int) -> None:
        if self._is_closing:
            return
        try:
            self._unsent.put_nowait(item)
        except asyncio.QueueFull:
            self._is_closing = True
            while not self._unsent.empty():
                self._unsent.get_nowait()
            self._unsent.put_nowait(TRY_LATER)

    # Its life

    async def live(self, room: Room) -> None:
        """Talk until one side ends it."""
        sending = asyncio.create_task(self._send_all())
        listening = asyncio.create_task(self._listen(room))
        try:
            await self._house.rooms.enter(room, self)
            ended, _ = await asyncio.wait([sending, listening], return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
        finally:
            await self._house.rooms.leave(room, self)
            if not sending.done() and self._is_closing:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(sending), 1.0)
            for task in (sending, listening):
                task.cancel()
            await asyncio.gather(sending, listening, return_exceptions=True)

    async def _send_all(self) -> None:
        with contextlib.suppress(RuntimeError):  # the socket is closed already
            while True:
                item = await self._unsent.get()
                if isinstance(item, int):
                    await self._socket.close(item)
                    return
                await self._socket.send_text(item)

    async def _listen(self, room: Room) -> None:
        while not self._is_closing:
            try:
                text = await receive_text(self._socket)
            except Refused as refusal:
                self._refuse(None, refusal)
                if refusal.code == "too-large":
                    self.close(TOO_LARGE)
                continue
            if not self._allowance.take(time.monotonic()):
                self._hasten_slowly()
                continue
            self._hasty = 0
            await self._hear(room, text)

    def _hasten_slowly(self) -> None:
        self._hasty += 1
        self._refuse(None, Refused("too-fast", "too many messages; wait a moment"))
        if self._hasty > FORGIVEN:
            self.close(POLICY)

    async def _hear(self, room: Room, text: str) -> None:
        begun = time.perf_counter()
        try:
            message = _CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            self._refuse(None, malformed(error))
            return
        if isinstance(message, PingMessage):
            self.send(PongMessage(at=self._house.rooms.time()))
            return
        if isinstance(message, HelloMessage):
            self._refuse(None, Refused("malformed", "hello is said once, as the first message"))
            return
        try:
            if self.viewer is None:
                raise Refused("not-yours", "you only watch this match")
            if isinstance(message, WhyNotMessage):
                self.send(
                    reasons(
                        room.table, self.viewer, message.thing, message.reference, self.language
                    )
                )
                return
            if isinstance(message, SayMessage) and not self._sayings.take(time.monotonic()):
                raise Refused("too-fast", "that was much talk; wait a moment")
            number = await self._house.rooms.obey(room, self.viewer, message)
        except RulewrightError as error:
            self._refuse(message.reference, refusal_of(error))
            return
        self.send(DoneMessage(reference=message.reference, number=number))
        meters = self._house.meters
        meters.granted.labels(message.type).inc()
        meters.seconds.observe(time.perf_counter() - begun)

    def _refuse(self, reference: str | None, refusal: Refused) -> None:
        self._house.meters.refused.labels(refusal.code).inc()
        self.send(RefusedMessage(reference=reference, code=refusal.code, reason=refusal.reason))


@router.websocket("/api/matches/{code}/socket")
async def table_socket(socket: WebSocket, code: str) -> None:
    """Play or watch a match."""
    house: House = socket.app.state.house
    address = address_of(socket.scope)
    if not is_own_page(socket.headers, house.settings.origins):
        await socket.close(POLICY)
        return
    if not house.addresses.connect(address):
        await socket.close(TRY_LATER)
        return
    house.meters.connections.inc()
    try:
        await socket.accept()
        await _talk(socket, house, code)
    except (WebSocketDisconnect, OSError):
        return  # gone without a word
    except ServerError as error:
        log.warning("a connection failed", match=code, error=str(error))
        with contextlib.suppress(RuntimeError):
            await socket.close(TRY_LATER)
    except Exception:
        log.exception("a connection failed", match=code)
        with contextlib.suppress(RuntimeError):
            await socket.close(OUR_FAULT)
    finally:
        house.meters.connections.dec()
        house.addresses.disconnect(address)


async def _talk(socket: WebSocket, house: House, code: str) -> None:
    try:
        hello = await asyncio.wait_for(_hello(socket), house.settings.hello_seconds)
        room = await house.rooms.open(house.checked_code(code))
        connection = Connection(socket, house, hello)
        connection.viewer = await house.viewer(room, hello.token)
    except TimeoutError:
        await socket.close(POLICY)
        return
    except RulewrightError as error:
        refusal = refusal_of(error)
        message = RefusedMessage(reference=None, code=refusal.code, reason=refusal.reason)
        await socket.send_text(message.as_json())
        await socket.close(TRY_LATER if refusal.code == "unavailable" else POLICY)
        return
    await connection.live(room)


async def _hello(socket: WebSocket) -> HelloMessage:
    text = await receive_text(socket)
    try:
        message = _CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        raise malformed(error) from None
    if not isinstance(message, HelloMessage):
        raise Refused("malformed", "the first message is hello")
    return message


async def receive_text(socket: WebSocket) -> str:
    """The next message, if it is text and not too long."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code") or 1000)
    text = received.get("text")
    if text is None:
        raise Refused("malformed", "messages are JSON texts, not bytes")
    if len(text) > LARGEST_MESSAGE or len(text.encode()) > LARGEST_MESSAGE:
        raise Refused("too-large", f"a message may have up to {LARGEST_MESSAGE} bytes")
    assert isinstance(text, str)
    return text


def malformed(error: ValidationError) -> Refused:
    """What is wrong with a message, without repeating it: it may hold a token."""
    first = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "message"
    return Refused("malformed", f"{where}: {first['msg']}")
