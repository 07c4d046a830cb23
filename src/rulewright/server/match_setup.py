"""How matches come about: new ones, joined ones, rematches, and ones that go on from another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from rulewright.gamekit.match import Match, start_match
from rulewright.gamekit.options import CARDS, POSITION
from rulewright.gamekit.registry import game_of
from rulewright.kernel.chance import word_from_seed
from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.errors import MatchExists, RematchExists, TokenTaken
from rulewright.server.live import Charter, LiveTable
from rulewright.server.messages import Continue, Join, NewMatch, Seated, Settings
from rulewright.server.refusals import Refused
from rulewright.server.rooms import Room, Rooms
from rulewright.server.seats import Sitter, checked_bot, sitters_wanted, unlike
from rulewright.server.storage import NewMatch as NewRecord
from rulewright.server.table_storage import snapshot_of
from rulewright.server.tokens import hash_of, new_code, new_seed, new_token
from rulewright.workshop.trying import Prepared, Trial, placed

MOST_TOKENS: Final = 20
"""Of one seat: each is a device on which a rematch was asked for."""


@dataclass(frozen=True)
class Beginning:
    """A match that is about to be stored."""

    match: Match
    sitters: list[Sitter]
    agreed: Settings
    rematch_of: str | None = None
    from_match: str | None = None
    from_number: int | None = None


@dataclass(frozen=True)
class Sitting:
    """Who sits down to try a card, and against whom."""

    name: str
    bot: str


async def create(rooms: Rooms, wanted: NewMatch) -> Seated:
    """Make a match as wanted; its creator has the first seat for a person."""
    seats = list(wanted.seats)
    seed = new_seed()
    options: dict[str, object] = dict(wanted.options)
    game = game_of(wanted.game, options)
    if wanted.tutorial:
        tutorial = game.people.tutorial()
        if tutorial is None:
            raise Refused("no-tutorial", f"{game.title} has no tutorial")
        seed, options = tutorial.seed, dict(tutorial.options)
        seats = [
            seat.model_copy(update={"bot": tutorial.bot}) if seat.kind == "bot" else seat
            for seat in seats
        ]
    sitters = sitters_wanted(seats)
    match = start_match(game, [sitter.name for sitter in sitters], options, seed, "en")
    seat = next(place for place, sitter in enumerate(sitters) if sitter.kind == "human")
    return await _begin(rooms, Beginning(match, sitters, wanted.settings), seat)


async def _begin(rooms: Rooms, beginning: Beginning, seat: int) -> Seated:
    """Store the match, with somebody new in that seat."""
    token = new_token()
    beginning.sitters[seat] = beginning.sitters[seat].taken_by(None, hash_of(token))
    while True:
        code = new_code()
        try:
            await _store(rooms, code, beginning, {seat: [hash_of(token)]})
        except MatchExists:
            continue
        break
    await rooms.open(code)
    return Seated(match=code, seat=seat, token=token)


async def _store(
    rooms: Rooms, code: str, beginning: Beginning, tokens: dict[int, list[str]]
) -> None:
    at = rooms.clock()
    match, sitters, agreed = beginning.match, beginning.sitters, beginning.agreed
    table = LiveTable(
        Charter(
            code,
            match.game.edition,
            agreed,
            at.timestamp(),
            hash_of(match.seed),
            beginning.from_match,
        ),
        match,
        sitters,
    )
    table.begin(at.timestamp())
    record = NewRecord(
        id=code,
        game=match.game.name,
        edition=match.game.edition,
        program=program(),
        options=match.options,
        seats=[sitter.saved() for sitter in sitters],
        settings=agreed.model_dump(),
        public=agreed.listed,
        seed=match.seed,
        seed_hash=hash_of(match.seed),
        created_at=at,
        status=table.status,
        rematch_of=beginning.rematch_of,
        from_match=beginning.from_match,
        from_number=beginning.from_number,
    )
    await rooms.store.create_match(record, tokens, snapshot_of(table, at))


async def join(rooms: Rooms, room: Room, wish: Join) -> Seated:
    """Sit down in a free seat; or, with a token that was given before, in the same one again."""
    token = wish.token or new_token()
    token_hash = hash_of(token)
    # The token is stored first, and holds nothing until the log says who sat down.
    seat = await _seat_for_token(rooms, room, token_hash, wish.seat)
    chosen = _own_choices(room.table, seat, wish.options)

    def sit(table: LiveTable, at: float) -> list[Entry]:
        if token_hash in table.sitters[seat].tokens:
            return []  # it was asked before, and the answer got lost
        # Somebody may have been quicker; the token holds this seat and no other.
        _free_seat(table, seat)
        others = {sitter.name for place, sitter in enumerate(table.sitters) if place != seat}
        body = {"name": unlike(wish.name, others), "token_hash": token_hash, "options": chosen}
        return [Entry(at, kinds.SIT, seat, body)]

    await rooms.write(room, sit)
    return Seated(match=room.code, seat=seat, token=token)


def _own_choices(table: LiveTable, seat: int, wanted: Mapping[str, object]) -> dict[str, object]:
    """The values, as a match keeps them, of options that are this seat's own choice."""
    game = table.match.game
    own = [option.name for option in game.rules.options if option.seat == seat]
    for name in wanted:
        if name not in own:
            there = f"it may choose {', '.join(own)}" if own else "it has nothing to choose"
            raise Refused("bad-option", f"{name!r} is not for seat {seat} to choose; {there}")
    settled = game.rules.check_options({**table.match.options, **wanted})
    return {name: settled[name] for name in wanted}


async def _seat_for_token(rooms: Rooms, room: Room, token_hash: str, wanted: int | None) -> int:
    """The seat that the token is stored for, after storing it for a free one if it is new."""
    held = await rooms.store.seat_of_token(token_hash)
    if held is None:
        seat = _free_seat(room.table, wanted)
        try:
            await rooms.store.add_token(room.code, seat, token_hash, rooms.clock())
        except TokenTaken:  # by the same request, sent twice at once
            held = await rooms.store.seat_of_token(token_hash)
        else:
            return seat
    if held is None or held[0] != room.code:
        raise Refused("token-taken", "that token is of another match; make up a new one")
    return held[1]


def _free_seat(table: LiveTable, wanted: int | None) -> int:
    free = [
        seat
        for seat, sitter in enumerate(table.sitters)
        if not sitter.taken and not sitter.promised
    ]
    if wanted is not None and wanted >= table.seats:
        raise Refused("bad-seat", f"there is no seat {wanted}; seats are 0 to {table.seats - 1}")
    if not free or (wanted is not None and wanted not in free):
        raise Refused("taken", "that seat is taken" if free else "every seat is taken")
    return free[0] if wanted is None else wanted


async def rematch(rooms: Rooms, room: Room, seat: int) -> Seated:
    """The same people and bots again, everyone one seat further. The first to ask makes the match;
    everybody who asks gets a token of their own for it."""
    old = room.table
    if old.status != "over":
        raise Refused("not-over", "a rematch can be asked for when the match is over")
    own = (seat - 1) % old.seats
    code = old.rematch
    if code is None:
        order = [*range(1, old.seats), 0]
        sitters = [
            replace(old.sitters[place], taken=False, promised=True, tokens=())
            if old.sitters[place].kind == "human"
            else old.sitters[place]
            for place in order
        ]
        game = old.match.game
        options = game.rules.reseated(old.match.options, order)
        match = start_match(game, [sitter.name for sitter in sitters], options, new_seed(), "en")
        beginning = Beginning(match, sitters, old.charter.agreed, rematch_of=room.code)
        try:
            seated = await _begin(rooms, beginning, own)
        except RematchExists:
            stored = await rooms.store.match(room.code)
            assert stored is not None
            code = stored.rematch
        else:
            await _note_rematch(rooms, room, seated.match)
            return seated
    assert code is not None
    # Whoever made it may have died before saying so.
    await _note_rematch(rooms, room, code)
    return await _sit_again(rooms, await rooms.open(code), own)


async def _note_rematch(rooms: Rooms, room: Room, code: str) -> None:
    def note(table: LiveTable, at: float) -> list[Entry]:
        is_noted = table.rematch is not None
        return [] if is_noted else [Entry(at, kinds.REMATCH, None, {"match": code})]

    await rooms.write(room, note)


async def _sit_again(rooms: Rooms, room: Room, seat: int) -> Seated:
    if len(room.table.sitters[seat].tokens) >= MOST_TOKENS:
        raise Refused("too-many-tokens", "this seat is held by enough devices already")
    token = new_token()
    await rooms.store.add_token(room.code, seat, hash_of(token), rooms.clock())

    def sit(table: LiveTable, at: float) -> list[Entry]:
        if hash_of(token) in table.sitters[seat].tokens:
            return []
        return [Entry(at, kinds.SIT, seat, {"token_hash": hash_of(token)})]

    await rooms.write(room, sit)
    return Seated(match=room.code, seat=seat, token=token)


async def go_on(rooms: Rooms, room: Room, wish: Continue) -> Seated:
    """A new match from a moment of a finished one, against bots."""
    old = room.table
    if old.status != "over":
        raise Refused("not-over", "a match can be continued from any moment once it is over")
    if wish.seat >= old.seats:
        raise Refused("bad-seat", f"there is no seat {wish.seat}; seats are 0 to {old.seats - 1}")
    if wish.number > len(old.match.decisions):
        raise Refused(
            "bad-number", f"there were {len(old.match.decisions)} decisions, not {wish.number}"
        )
    bot = checked_bot(wish.bot)
    then = old.match.clone()
    then.undo(len(then.decisions) - wish.number)
    if then.is_over:
        raise Refused("over", "the match was over by then; choose an earlier moment")
    seed = new_seed()
    base = then.state.clone()
    # What was to come is known by now: from here on chance is dealt anew.
    base.word = word_from_seed(seed)
    sitters = [
        Sitter("human", wish.name, taken=False)
        if seat == wish.seat
        else Sitter("bot", unlike(bot.partition(":")[0].capitalize(), {wish.name}), bot)
        for seat in range(old.seats)
    ]
    names = [sitter.name for sitter in sitters]
    match = Match(old.match.game, names, dict(old.match.options), seed, base)
    # What was for its players only stays so.
    agreed = Settings(watched=old.charter.agreed.watched)
    beginning = Beginning(match, sitters, agreed, from_match=room.code, from_number=wish.number)
    return await _begin(rooms, beginning, wish.seat)


async def try_out(
    rooms: Rooms, game: str, prepared: Prepared, trial: Trial, wish: Sitting
) -> Seated:
    """A match against bots with cards that were written, from its beginning or from a position."""
    played = game_of(game, prepared.options)
    bot = checked_bot(wish.bot)
    seed = new_seed()
    base = None
    options = prepared.options
    seats = played.fewest_seats
    if trial.position:
        position = placed(played, trial.drafts[trial.at].name, trial.position)
        base = position.state
        base.word = word_from_seed(seed)
        seats = int(base.seats)
        options = {**position.options, CARDS: options[CARDS], POSITION: True}
    name = unlike(bot.partition(":")[0].capitalize(), {wish.name})
    sitters = [Sitter("human", wish.name, taken=False)]
    for _ in range(1, seats):
        sitters.append(Sitter("bot", unlike(name, {each.name for each in sitters}), bot))
    settled = played.rules.check_options(options)
    match = Match(played, [sitter.name for sitter in sitters], settled, seed, base)
    return await _begin(rooms, Beginning(match, sitters, Settings()), 0)


def program() -> str:
    """The version of this program, which every match records."""
    try:
        return version("rulewright-engine")
    except PackageNotFoundError:
        return "not installed"
