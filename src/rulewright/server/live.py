"""One match in memory: the game, who sits at it, its clocks and wishes, as far as the log goes.

A live table changes by entries only, and always alike: whoever applies the same entries to the same
beginning has the same table. It knows the rules, but no sockets, no storage and no time but that of
the entries. What people are shown of it is made in `viewer_messages.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from rulewright.gamekit.match import Match, load_match, start_match
from rulewright.gamekit.moments import Sight, View, Watch
from rulewright.kernel.event import SPECTATOR
from rulewright.server import entries as kinds
from rulewright.server.clocks import Clocks
from rulewright.server.entries import Entry
from rulewright.server.messages import Settings
from rulewright.server.seats import Sitter, sitter_from
from rulewright.server.storage import Status
from rulewright.server.undo_requests import UndoWishes

How = Literal["played", "conceded", "agreed", "out-of-time"]
WITHOUT_CLOCKS: Final = kinds.UNNOTICED | {kinds.SAY, kinds.REMATCH, kinds.FORGIVE_TIME}
"""What leaves the clocks as they are."""
STAND_IN_BOT: Final = "search:1s"


@dataclass(frozen=True)
class Charter:
    """What was settled when the match was made, and never changes."""

    code: str
    edition: str
    """Of the game, when the match was made."""
    agreed: Settings
    created_at: float
    seed_hash: str
    continues: str | None = None


class Face(NamedTuple):
    """What everybody sees of who has yet to answer what."""

    question: int
    waiting: int
    is_over: bool


class Seen(NamedTuple):
    """What one viewer saw of a change: the moments passed through, and what is different after the last
    of them. `fault` is why it cannot be shown, if it cannot."""

    moments: list[Sight]
    rest: Any
    fault: Exception | None = None


class Change(NamedTuple):
    """What one entry did: for whom anything changed at all (the last place is the spectators'), and what
    those who were looking saw of it. Viewers are seats, and SPECTATOR."""

    entry: Entry
    noticed: list[bool]
    seen: dict[int, Seen]
    views: dict[int, View]
    """What each of them sees now."""
    starts_over: bool = False
    """Whether what was shown and told before no longer holds: everybody is to see the table anew."""


class LiveTable:
    """One match under way."""

    def __init__(self, charter: Charter, match: Match, sitters: list[Sitter]) -> None:
        self.charter = charter
        self.match = match
        self.seats: Final = match.seats
        """How many there are."""
        self.sitters = sitters
        self.number = 0
        """How many entries of the log have been applied."""
        self.status: Status = "waiting"
        self.how: How = "played"
        """How it ended, once it has."""
        self.clocks = Clocks(charter.agreed.clock, match.seats)
        self.wishes = UndoWishes()
        self.stand_ins: dict[int, str] = {}
        """The bots that play for people who are not there, by seat."""
        self.out_of_time: set[int] = set()
        self.rematch: str | None = None
        self.is_archived = False
        self.take = 0
        """How often a question was put again; a thought of before is worth nothing after."""
        self.noticed = [0] * (match.seats + 1)
        """How many entries each seat, and last the spectators, have noticed. Clients are told
        this number: the log's own would give away how many parts a secret answer has."""
        self.posed = [0] * match.seats
        """What a seat had noticed when its present question was put: the question's number."""

    # Looking

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides in this seat now, if one does."""
        return self.sitters[seat].bot or self.stand_ins.get(seat)

    def asked(self) -> list[int]:
        """The seats that have yet to decide."""
        if self.status != "playing":
            return []
        asks = self.match.state.asks
        return [seat for seat in range(self.seats) if asks(seat)]

    def people_but(self, seat: int) -> list[int]:
        """The other seats where a person decides."""
        return [other for other in range(self.seats) if other != seat and not self.bot_of(other)]

    def has_work(self) -> bool:
        """Whether a keeper is needed now: a bot is to decide, or a clock runs."""
        return self.clocks.is_running() or any(self.bot_of(seat) for seat in self.asked())

    def views(self, viewers: Iterable[int]) -> dict[int, View]:
        """What these may see. Before play begins that is nothing: who does not like the cards could look
        for another opponent, or choose a deck against them."""
        if self.status == "waiting":
            return {viewer: {} for viewer in viewers}
        return self.match.game.people.views(self.match.state, list(viewers))

    def place_of(self, viewer: int | None) -> int:
        """The viewer's place in lists that have one for the spectators too."""
        return self.seats if viewer is None or viewer == SPECTATOR else viewer

    # Changing

    def begin(self, at: float) -> None:
        """Let play begin if everybody is there."""
        if self.status == "waiting" and all(sitter.taken for sitter in self.sitters):
            self.status = "over" if self.match.is_over else "playing"
            self._turn_clocks(at, answered=None)

    def apply(self, entry: Entry, views: Mapping[int, View] | None = None) -> Change:
        """Do what the entry says. It was checked before it was written. `views` is what those who are
        looking see until now."""
        before = self._face()
        watch = Watch(self.match, views or {})
        self._do(entry, watch.look)
        self.number += 1
        if self.match.is_over and self.status == "playing":
            self.status = "over"
        after = self._face()
        is_new_story = entry.kind == kinds.UNDO and after.question != before.question
        self.take += is_new_story
        if entry.kind not in WITHOUT_CLOCKS:
            is_whole = entry.kind == kinds.DECIDE and after != before
            self._turn_clocks(entry.at, answered=entry.seat if is_whole else None)
        noticed = self._notice(entry, before, after)
        if is_new_story or entry.kind == kinds.SIT:
            return Change(entry, noticed, {}, {}, starts_over=True)
        return Change(entry, noticed, self._seen(entry, watch, noticed), watch.views)

    def _seen(self, entry: Entry, watch: Watch, noticed: list[bool]) -> dict[int, Seen]:
        """What those who were looking have seen of what the entry did."""
        went_on = watch.looks > 0 or watch.has_news()
        if watch.looks == 0 and entry.kind in kinds.PLAYED | {kinds.UNDO}:
            # The rules did not run step by step: an answer is given in part, or somebody gave up.
            watch.look([v for v in watch.views if noticed[self.place_of(v)]])
        seen: dict[int, Seen] = {}
        for viewer, sights in watch.sights.items():
            fault = watch.faults.get(viewer)
            if went_on or not sights:
                seen[viewer] = Seen(sights, {}, fault)
            else:
                seen[viewer] = Seen([], sights[0].change, fault)
        return seen

    def skip(self) -> None:
        """Count an entry that cannot be applied any more."""
        self.number += 1

    def copy(self) -> LiveTable:
        """A table that changes by itself, to try entries on before they are written."""
        copy = LiveTable(self.charter, self.match.clone(), self.sitters[:])
        copy.number = self.number
        copy.status = self.status
        copy.how = self.how
        copy.clocks = self.clocks.copy()
        copy.wishes = self.wishes.copy()
        copy.stand_ins = self.stand_ins.copy()
        copy.out_of_time = self.out_of_time.copy()
        copy.rematch = self.rematch
        copy.is_archived = self.is_archived
        copy.take = self.take
        copy.noticed = self.noticed[:]
        copy.posed = self.posed[:]
        return copy

    # Files

    def snapshot(self) -> str:
        """The table as JSON text."""
        sitters = [sitter.saved() for sitter in self.sitters]
        match = json.loads(self.match.save())
        whole = {"match": match, "sitters": sitters, **self.round_the_match()}
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))

    def round_the_match(self) -> dict[str, Any]:
        """All but the match itself and who sits at it, as plain JSON values that share nothing changeable."""
        return {
            "number": self.number,
            "status": self.status,
            "how": self.how,
            "clocks": self.clocks.saved(),
            "wishes": self.wishes.saved(),
            "stand_ins": sorted(self.stand_ins.items()),
            "out_of_time": sorted(self.out_of_time),
            "rematch": self.rematch,
            "is_archived": self.is_archived,
            "take": self.take,
            "noticed": list(self.noticed),
            "posed": list(self.posed),
        }

    def take_on(self, saved: dict[str, Any]) -> None:
        """The inverse of that."""
        self.number = saved["number"]
        self.status = saved["status"]
        self.how = saved["how"]
        self.clocks.load(saved["clocks"])
        self.wishes.load(saved["wishes"])
        self.stand_ins = dict(saved["stand_ins"])
        self.out_of_time = set(saved["out_of_time"])
        self.rematch = saved["rematch"]
        self.is_archived = saved["is_archived"]
        self.take = saved["take"]
        self.noticed = saved["noticed"]
        self.posed = saved["posed"]

    # Inside

    def _do(self, entry: Entry, look: Callable[[], None]) -> None:
        seat, body = entry.seat, entry.body
        if entry.kind == kinds.SIT:
            assert seat is not None
            self._sit(seat, body)
            self.begin(entry.at)
        elif entry.kind == kinds.DECIDE:
            assert seat is not None
            self._decide(seat, body["choice"], look)
        elif entry.kind == kinds.CONCEDE:
            assert seat is not None
            self._end(seat, "conceded")
        elif entry.kind == kinds.OFFER_DRAW:
            assert seat is not None
            self.match.offer_draw(seat)
            if self.match.is_over:
                self.how = "agreed"
                self.wishes.lapse()
        elif entry.kind == kinds.OUT_OF_TIME:
            assert seat is not None
            self._run_out(seat, body)
        elif entry.kind == kinds.FORGIVE_TIME:
            self.clocks.forgive(entry.at)
        elif entry.kind == kinds.REMATCH:
            self.rematch = body["match"]
        elif entry.kind == kinds.ARCHIVE:
            self.is_archived = True
        elif entry.kind not in {kinds.SAY, kinds.PAUSE}:
            self._do_round_the_game(entry)

    def _do_round_the_game(self, entry: Entry) -> None:
        """What concerns undo and who plays."""
        seat, body = entry.seat, entry.body
        assert seat is not None
        if entry.kind == kinds.UNDO:
            self.match.take_back(seat)
            self.wishes.lapse()
        elif entry.kind == kinds.ASK_UNDO:
            self.wishes.ask(seat, self.people_but(seat))
        elif entry.kind == kinds.ANSWER_UNDO:
            self.wishes.answer(seat, allow=body["allow"], no_more=body["no_more"])
        elif entry.kind == kinds.STAND_IN:
            self.stand_ins[seat] = body["bot"]
            self._bot_takes_over(seat)
        elif entry.kind == kinds.RETURN:
            self.stand_ins.pop(seat, None)
            self.out_of_time.discard(seat)
            self.clocks.refill(seat)

    def _sit(self, seat: int, body: dict[str, Any]) -> None:
        self.sitters[seat] = self.sitters[seat].taken_by(body.get("name"), body["token_hash"])
        self.match.names[seat] = self.sitters[seat].name
        if body.get("options"):
            # Nothing has been played yet: the match is set up anew, from the same seed.
            old = self.match
            options = {**old.options, **body["options"]}
            self.match = start_match(old.game, old.names, options, old.seed, old.language)

    def _decide(self, seat: int, spelled: list[object], look: Callable[[], None]) -> None:
        code = self.match.game.rules.unspell(spelled)
        question = self.match.state.asked
        self.match.play(seat, code, look)
        if self.wishes.asker == seat or self.match.state.asked != question or self.match.is_over:
            self.wishes.lapse()

    def _end(self, loser: int, how: How) -> None:
        self.match.concede(loser)
        self.how = how
        self.wishes.lapse()

    def _run_out(self, seat: int, body: dict[str, Any]) -> None:
        if body["then"] == "loss":
            self._end(seat, "out-of-time")
            return
        self.stand_ins[seat] = body["bot"]
        self.out_of_time.add(seat)
        self._bot_takes_over(seat)

    def _bot_takes_over(self, seat: int) -> None:
        """A bot has no wishes, and agrees to everybody else's."""
        if self.wishes.asker == seat:
            self.wishes.lapse()
        self.wishes.excuse(seat)

    def _turn_clocks(self, at: float, *, answered: int | None) -> None:
        if self.charter.agreed.clock.kind == "off":
            return
        asked = self.asked()
        runs = [seat in asked and not self.bot_of(seat) for seat in range(self.seats)]
        self.clocks.turn(at, int(self.match.state.asked), runs, answered=answered)

    def _face(self) -> Face:
        state = self.match.state
        return Face(int(state.asked), int(state.waiting), state.over)

    def _notice(self, entry: Entry, before: Face, after: Face) -> list[bool]:
        """Count the entry for those who notice it. A part of a secret answer, given or taken
        back, is nobody else's business until it is the last."""
        is_answer = entry.kind in {kinds.DECIDE, kinds.UNDO}
        if entry.kind in kinds.UNNOTICED:
            noticed = [False] * len(self.noticed)
        elif is_answer and after == before:
            noticed = [entry.seat == place for place in range(len(self.noticed))]
        else:
            noticed = [True] * len(self.noticed)
        for place, notices in enumerate(noticed):
            self.noticed[place] += notices
        if after.question != before.question:
            self.posed = self.noticed[: self.seats]
        elif is_answer and entry.seat is not None:
            self.posed[entry.seat] = self.noticed[entry.seat]
        return noticed


def load_table(charter: Charter, text: str) -> LiveTable:
    """The table that `snapshot` wrote. A match of another edition of its game goes on from where
    it stood."""
    saved = json.loads(text)
    match = load_match(json.dumps(saved["match"]))
    table = LiveTable(charter, match, [sitter_from(sitter) for sitter in saved["sitters"]])
    table.take_on(saved)
    return table
