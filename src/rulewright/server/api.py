"""The HTTP side: games, matches, seats, replays and files. Playing goes over sockets."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache, partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import JSONResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from rulewright.cards.faces import has_cards
from rulewright.gamekit.game import Game
from rulewright.gamekit.options import CARDS
from rulewright.gamekit.registry import find_game, game_names
from rulewright.gamekit.words import read_words
from rulewright.rulebook import games_with_rulebook, rulebook_of
from rulewright.server import entries as kinds
from rulewright.server import match_setup, viewer_messages
from rulewright.server.archive import unpack_replay
from rulewright.server.house import House
from rulewright.server.http_problems import problems
from rulewright.server.messages import (
    BotInfo,
    Code,
    Continue,
    GameInfo,
    Join,
    Listed,
    MatchInfo,
    Mine,
    NewMatch,
    OptionInfo,
    Replay,
    ReplayViews,
    RuleSection,
    RuleText,
    Seated,
)
from rulewright.server.refusals import Refused
from rulewright.server.replay import PIECE, Reel, file_of, reel_of, replay_json, until
from rulewright.server.rooms import Room
from rulewright.server.seats import sitter_from
from rulewright.server.security import address_of
from rulewright.server.storage import Page, StoredMatch
from rulewright.server.tokens import hash_of
from rulewright.workshop.trying import prepare_pack

router = APIRouter(prefix="/api")

BOTS: Final = ("random", "greedy", "search:0.3s", "search:1s", "search:4s")
"""The strengths that are offered; others may be asked for."""
WORDS: Final = read_words("rulewright.server")
LISTED_AT_ONCE = 30
_bearer = HTTPBearer(auto_error=False, description="The token that holds a seat")


def house_of(request: Request) -> House:
    """The server that was asked."""
    house: House = request.app.state.house
    return house


def token_of(
    given: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> str | None:
    """The token in the request's head, if there is one."""
    return None if given is None else given.credentials


TheHouse = Annotated[House, Depends(house_of)]
TheToken = Annotated[str | None, Depends(token_of)]
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]


# Games


@router.get("/games", responses=problems())
async def games(language: Language = "en") -> list[GameInfo]:
    """Every game that players are offered, with its options and bots."""
    found = [find_game(name) for name in game_names()]
    return [_game_info(game, language) for game in found if not game.is_in_the_making]


def _game_info(game: Game, language: str) -> GameInfo:
    words = WORDS.get(language, WORDS["en"])
    return GameInfo(
        name=game.name,
        title=game.title,
        edition=game.edition,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=[
            OptionInfo(
                name=option.name,
                values=[_plain(value) for value in option.values],
                default=_plain(option.default),
                meaning=game.people.option_meaning(option, language),
                labels=[game.people.value_name(option, value, language) for value in option.values],
                free=option.free,
                seat=option.seat,
            )
            for option in game.rules.options
        ],
        languages=game.people.languages(),
        bots=[BotInfo(bot=bot, meaning=words.phrase(f"bot.{bot}").text) for bot in BOTS],
        has_tutorial=game.people.tutorial() is not None,
        builds_decks=game.decks.deck_building() is not None,
        has_cards=_has_cards(game),
        has_workshop=_has_workshop(game),
    )


@cache
def _has_cards(game: Game) -> bool:
    return has_cards(game)


def _has_workshop(game: Game) -> bool:
    language = game.decks.card_language()
    return language is not None and len(language.kinds) > 0


def _plain(value: object) -> bool | int | str:
    return value if isinstance(value, bool | int) else str(value)


@router.get("/games/{game}/printed", responses=problems(404))
async def printed(game: str, language: Language = "en") -> dict[str, list[dict[str, Any]]]:
    """All that is printed for people to read, by the keys that views use."""
    return find_game(game).people.printed(language)


@router.get("/games/{game}/rules", responses=problems(404))
async def rules(game: str) -> list[RuleSection]:
    """The game's rulebook."""
    find_game(game)
    if game not in games_with_rulebook():
        raise Refused("no-rules", f"{game!r} has no rulebook here")
    return [
        RuleSection(
            title=section.title,
            rules=[RuleText(id=rule.id, text=rule.text) for rule in section.rules],
        )
        for section in rulebook_of(game).sections
    ]


# Matches


@router.post("/matches", status_code=201, responses=problems(403, 404))
async def create_match(request: Request, house: TheHouse, wanted: NewMatch) -> Seated:
    """Make a match; whoever makes it has the first seat for a person."""
    address = address_of(request.scope)
    house.addresses.check_new_match(address, house.is_alive)
    pack = wanted.options.get(CARDS)
    if isinstance(pack, str):
        find_game(wanted.game)
        read = await house.workshop.look(prepare_pack, (wanted.game, pack))
        wanted = wanted.model_copy(update={"options": {**wanted.options, CARDS: read}})
    seated = await match_setup.create(house.rooms, wanted)
    house.addresses.made_match(address, seated.match)
    return seated


@router.get("/matches", responses=problems())
async def list_matches(
    house: TheHouse,
    kind: Literal["open", "live"] = "open",
    before: Annotated[
        str | None, Query(pattern="^[0-9]{1,10}(\\.[0-9]{1,6})?-[a-z2-9]{8}$")
    ] = None,
) -> list[Listed]:
    """Listed matches that wait for players, or that may be watched, newest first. For more, give
    the last one's `created_at` and `match` as `before`, joined by a hyphen."""
    after = None if before is None else _page(before)
    if kind == "open":
        found = await house.store.open_matches(LISTED_AT_ONCE, after)
    else:
        found = await house.store.live_matches(LISTED_AT_ONCE, after)
        found = [stored for stored in found if stored.settings["watched"]]
    return [_listed(house, stored) for stored in found]


def _page(before: str) -> Page:
    seconds, _, code = before.partition("-")
    return Page(datetime.fromtimestamp(float(seconds), UTC), code)


def _listed(house: House, stored: StoredMatch) -> Listed:
    sitters = [sitter_from(saved) for saved in stored.seats]
    return Listed(
        match=stored.id,
        game=stored.game,
        title=find_game(stored.game).title,
        seats=viewer_messages.seats_listed(stored.id, sitters, house.presence),
        status=stored.status,
        created_at=stored.created_at.timestamp(),
    )


@router.post("/matches/mine", responses=problems(403))
async def my_matches(house: TheHouse, mine: Mine) -> list[Listed]:
    """The matches in which these tokens hold seats."""
    held = await house.store.held_seats([hash_of(token) for token in mine.tokens])
    found = []
    for seat in held:
        if seat.token_hash not in sitter_from(seat.match.seats[seat.seat]).tokens:
            continue
        is_asked = False
        if seat.match.status == "playing":
            is_asked = seat.seat in (await house.rooms.open(seat.match.id)).table.asked()
        listed = _listed(house, seat.match)
        found.append(listed.model_copy(update={"your_seat": seat.seat, "your_move": is_asked}))
    return found


@router.get("/matches/{code}", responses=problems(404))
async def match_info(house: TheHouse, code: Code) -> MatchInfo:
    """What everybody may know of a match."""
    room = await house.rooms.open(code)
    return viewer_messages.info(room.table, house.presence)


@router.get("/matches/{code}/printed", responses=problems(404))
async def match_printed(
    house: TheHouse, code: Code, language: Language = "en"
) -> dict[str, list[dict[str, Any]]]:
    """The same as is printed for the game, with the cards of the match's own."""
    room = await house.rooms.open(code)
    return room.table.match.game.people.printed(language)


@router.post("/matches/{code}/seats", status_code=201, responses=problems(403, 404, 409))
async def join(house: TheHouse, code: Code, wish: Join) -> Seated:
    """Sit down at a match that waits for players."""
    room = await house.rooms.open(code)
    return await match_setup.join(house.rooms, room, wish)


@router.post("/matches/{code}/rematch", responses=problems(401, 403, 404, 409))
async def rematch(house: TheHouse, code: Code, token: TheToken) -> Seated:
    """Play again with seats changed. The first to ask makes the match; everybody who asks gets a
    token of their own for the same one."""
    room = await house.rooms.open(code)
    seat = await _seat(house, room, token)
    return await match_setup.rematch(house.rooms, room, seat)


@router.post("/matches/{code}/continue", status_code=201, responses=problems(401, 403, 404, 409))
async def go_on(
    request: Request, house: TheHouse, code: Code, token: TheToken, wish: Continue
) -> Seated:
    """Go on from a moment of a finished match as a new one, against bots. If it may not be watched,
    only its players may (with their token)."""
    room = await house.rooms.open(code)
    own = await house.viewer(room, token)
    if wish.seat != own and room.table.match.game.people.keeps_secrets():
        raise Refused(
            "not-yours",
            "in this game what a player has hidden stays hidden: go on from your own seat",
        )
    address = address_of(request.scope)
    house.addresses.check_new_match(address, house.is_alive)
    seated = await match_setup.go_on(house.rooms, room, wish)
    house.addresses.made_match(address, seated.match)
    return seated


@router.get("/matches/{code}/replay", response_model=Replay, responses=problems(401, 403, 404))
async def match_replay(
    house: TheHouse,
    code: Code,
    token: TheToken,
    side: Annotated[int | None, Query(ge=0, le=7)] = None,
    language: Language = "en",
) -> Response:
    """The match so far, from a side: while it goes on only from one's own (with its token) or the
    spectators', once it is over from any, unless its game keeps secrets. What its moments looked like is asked for in pieces."""
    room = await _room_to_replay(house, code, side, token)
    reel = await _reel(house, room, side, language)
    content = replay_json(room.table, side, house.presence, reel)
    return Response(content, media_type="application/json")


@router.get(
    "/matches/{code}/replay/views",
    response_model=ReplayViews,
    responses=problems(401, 403, 404),
)
async def match_replay_views(  # noqa: PLR0913 - which views, of what, for whom
    house: TheHouse,
    code: Code,
    token: TheToken,
    first: Annotated[int, Query(ge=0, le=1_000_000)],
    until: Annotated[int | None, Query(ge=0)] = None,
    side: Annotated[int | None, Query(ge=0, le=7)] = None,
    language: Language = "en",
) -> Response:
    """The piece of a replay with that moment, counted from 0. `until` and the language are those of the
    replay; if the match has gone on and it is forgotten, the piece is of what there is now."""
    room = await _room_to_replay(house, code, side, token)
    reel = await _reel(house, room, side, language, until)
    if first // PIECE >= len(reel.pieces):
        raise Refused("bad-number", f"the replay has no moment {first}")
    return Response(reel.pieces[first // PIECE], media_type="application/json")


async def _room_to_replay(house: House, code: str, side: int | None, token: str | None) -> Room:
    room = await house.rooms.open(code)
    table = room.table
    if side is not None and side >= table.seats:
        raise Refused("bad-seat", f"there is no seat {side}; seats are 0 to {table.seats - 1}")
    own = await house.viewer(room, token)
    if side is not None and side != own:
        if table.status != "over":
            raise Refused(
                "not-yours", "until the match is over, only that seat may look from there"
            )
        if table.match.game.people.keeps_secrets():
            raise Refused(
                "not-yours",
                "in this game what a player has hidden stays hidden: look from your own side",
            )
    return room


async def _reel(
    house: House, room: Room, side: int | None, language: str, wanted: int | None = None
) -> Reel:
    """The replay from that side, as far as is wanted if it is still there, or as far as it goes now."""
    is_over = room.table.status == "over"
    there = until(room.table, side)
    for number in (there if wanted is None else wanted, there):
        reel = house.reels.find((room.code, side, language, is_over, number))
        if reel is not None:
            return await reel
    make = await _teller(house, room, side, language)
    # A long match of many takes seconds to tell, in which everybody else plays on.
    return await house.reels.keep((room.code, side, language, is_over, there), make)


async def _teller(house: House, room: Room, side: int | None, language: str) -> Callable[[], Reel]:
    """What tells a match as it is now, whatever happens in it meanwhile."""
    table = room.table
    if table.status == "waiting":
        return lambda: Reel("[]", [])
    is_over = table.status == "over"
    if is_over and room.is_of_another_day:
        for entry in await house.store.entries(room.code):
            if entry.kind == kinds.ARCHIVE:
                return partial(unpack_replay, entry.body["packed"], side, language)
    return partial(reel_of, table.match.clone(), side, language, is_over=is_over)


@router.get("/matches/{code}/file", responses=problems(401, 403, 404, 409))
async def match_file(house: TheHouse, code: Code, token: TheToken) -> JSONResponse:
    """A finished match as a file, for `rulewright replay` and `rulewright verify`."""
    room = await house.rooms.open(code)
    if room.table.status != "over":
        raise Refused("not-over", "a match can be downloaded when it is over")
    if room.table.match.game.people.keeps_secrets():
        raise Refused(
            "not-yours",
            "in this game what players have hidden stays hidden, and a file would tell it",
        )
    await house.viewer(room, token)
    name = f"{room.table.match.game.name}-{room.code}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    snapshot = await house.store.last_snapshot(code)
    assert snapshot is not None, "every match is made with a snapshot"
    return JSONResponse(file_of(room.table, snapshot.state), headers=headers)


async def _seat(house: House, room: Room, token: str | None) -> int:
    if token is None:
        raise Refused("no-token", "say who you are: Authorization: Bearer TOKEN")
    return await house.seat(room, token)
