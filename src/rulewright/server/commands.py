"""What a wish comes to: the entries to write into the log, or a refusal with its reason.

Every check that stands between a message and the log is here, and nothing is changed here. What is
accepted can be applied (`live.py`).
"""

from __future__ import annotations

from rulewright.bots import likes_a_draw
from rulewright.kernel.errors import IllegalChoice, MatchOver, NothingToDecide
from rulewright.server import entries as kinds
from rulewright.server.entries import Entry
from rulewright.server.live import STAND_IN_BOT, LiveTable
from rulewright.server.messages import (
    SAYINGS,
    AnswerUndoMessage,
    ConcedeMessage,
    DecideMessage,
    OfferDrawMessage,
    ReturnMessage,
    SayMessage,
    StandInMessage,
    UndoMessage,
)
from rulewright.server.refusals import Refused
from rulewright.server.undo_requests import PATIENCE
from rulewright.server.viewer_messages import People

Wish = (
    DecideMessage
    | ConcedeMessage
    | OfferDrawMessage
    | UndoMessage
    | AnswerUndoMessage
    | SayMessage
    | StandInMessage
    | ReturnMessage
)


def entries_for(table: LiveTable, seat: int, wish: Wish, people: People, at: float) -> list[Entry]:
    """The entries that grant a seat's wish."""
    if isinstance(wish, SayMessage):
        return [say(seat, wish, at)]
    check_playing(table)
    if isinstance(wish, StandInMessage):
        return stand_in(table, seat, wish, people, at)
    if isinstance(wish, ReturnMessage):
        return [return_to(table, seat, at)]
    if seat in table.stand_ins:
        raise Refused("stood-in", "a bot plays your seat now; take it back first ('return')")
    if isinstance(wish, DecideMessage):
        return [decide(table, seat, wish, at)]
    if isinstance(wish, ConcedeMessage):
        return [Entry(at, kinds.CONCEDE, seat)]
    if isinstance(wish, OfferDrawMessage):
        return offer_draw(table, seat, at)
    if isinstance(wish, UndoMessage):
        return undo(table, seat, at)
    return answer_undo(table, seat, wish, at)


def check_playing(table: LiveTable) -> None:
    """Refuse what only makes sense while the match is played."""
    if table.status == "waiting":
        raise Refused("not-begun", "the match begins when every seat is taken")
    if table.status == "over":
        raise MatchOver("the match is over")


def say(seat: int, wish: SayMessage, at: float) -> Entry:
    """One of the preset things."""
    if wish.saying not in SAYINGS:
        raise Refused("unknown-saying", f"one can say {', '.join(SAYINGS)}; not {wish.saying!r}")
    return Entry(at, kinds.SAY, seat, {"saying": wish.saying})


def decide(table: LiveTable, seat: int, wish: DecideMessage, at: float) -> Entry:
    """An answer to the very question that is put, with one of the choices on offer."""
    match = table.match
    if not match.state.asks(seat):
        raise NothingToDecide(f"{match.names[seat]} (seat {seat}) has nothing to decide now")
    if wish.asked != table.posed[seat]:
        raise Refused(
            "stale",
            f"this answers question {wish.asked}, but you are asked {table.posed[seat]} now",
        )
    offered = match.state.choices[seat].as_list()
    code = match.game.rules.unspell(wish.choice)
    if code not in offered:
        labels = ", ".join(match.choice(seat, choice).label for choice in offered)
        raise IllegalChoice(f"{wish.choice!r} is not on offer; there is {labels}")
    return Entry(at, kinds.DECIDE, seat, {"choice": match.game.rules.spell(code)})


def offer_draw(table: LiveTable, seat: int, at: float) -> list[Entry]:
    """An offer, or the agreement to one, and that of the bots that like it."""
    match = table.match
    if seat in match.draw_offers:
        raise Refused("offered-already", "your offer stands already; it holds until somebody plays")
    try:
        match.game.rules.agree_to_draw(match.state.clone())
    except NotImplementedError:
        raise Refused("no-draws", f"{match.game.title} knows no draw by agreement") from None
    content = [bot for bot in range(table.seats) if _agrees_to_a_draw(table, bot)]
    return [Entry(at, kinds.OFFER_DRAW, agreeing) for agreeing in [seat, *content]]


def _agrees_to_a_draw(table: LiveTable, seat: int) -> bool:
    """Whether a bot agrees. One that only stands in for somebody does not give the match away."""
    if table.sitters[seat].kind != "bot" or seat in table.match.draw_offers:
        return False
    return likes_a_draw(table.match.game, table.match.state, seat)


def undo(table: LiveTable, seat: int, at: float) -> list[Entry]:
    """Take back what may be taken back freely; ask the others about the rest."""
    match = table.match
    if not match.can_take_back(seat):
        raise Refused("nothing-to-undo", "you have not decided anything yet")
    others = table.people_but(seat)
    if match.undo_is_free(seat) or not others:
        return [Entry(at, kinds.UNDO, seat)]
    if seat in table.wishes.barred:
        raise Refused("barred", "the others do not want to be asked again in this match")
    if table.wishes.asker is not None:
        raise Refused("asked-already", "somebody's wish for an undo has yet to be answered")
    return [Entry(at, kinds.ASK_UNDO, seat)]


def answer_undo(table: LiveTable, seat: int, wish: AnswerUndoMessage, at: float) -> list[Entry]:
    """Allow or refuse somebody's undo; the last to allow it brings it about."""
    wishes = table.wishes
    if wishes.asker is None or seat not in wishes.waiting:
        raise Refused("not-asked", "nobody waits for your answer about an undo")
    if wish.no_more and (wish.allow or wishes.refused_by(seat) + 1 < PATIENCE):
        raise Refused(
            "not-yet", "further asking can be stopped when refusing for the second time or later"
        )
    body = {"allow": wish.allow, "no_more": wish.no_more}
    answer = Entry(at, kinds.ANSWER_UNDO, seat, body)
    if wish.allow and wishes.waiting == [seat]:
        return [answer, Entry(at, kinds.UNDO, wishes.asker)]
    return [answer]


def stand_in(
    table: LiveTable, seat: int, wish: StandInMessage, people: People, at: float
) -> list[Entry]:
    """A bot for a seat whose player has been gone for as long as was agreed."""
    absent = wish.seat
    if absent >= table.seats or absent == seat:
        raise Refused("bad-seat", f"a bot can stand in for another player, not for seat {absent}")
    if table.bot_of(absent):
        raise Refused("bad-seat", f"a bot plays seat {absent} already")
    since = people.away_since(table.charter.code, absent)
    if people.is_connected(table.charter.code, absent) or since is None:
        raise Refused("not-away", f"{table.sitters[absent].name} is there")
    wait = table.charter.agreed.absence_seconds - (at - since)
    if wait > 0:
        raise Refused("not-yet", f"{table.sitters[absent].name} may come back for {wait:.0f}s more")
    found = [Entry(at, kinds.STAND_IN, absent, {"bot": STAND_IN_BOT, "by": seat})]
    return found + undo_left_to_bots(table, absent, at)


def undo_left_to_bots(table: LiveTable, leaver: int, at: float) -> list[Entry]:
    """If a wish for an undo waited for this seat alone, the bot that takes it over agrees."""
    wishes = table.wishes
    if wishes.asker is not None and wishes.asker != leaver and wishes.waiting == [leaver]:
        return [Entry(at, kinds.UNDO, wishes.asker)]
    return []


def return_to(table: LiveTable, seat: int, at: float) -> Entry:
    """A player takes the seat back."""
    if seat not in table.stand_ins:
        raise Refused("not-stood-in", "no bot stands in for you")
    if seat in table.out_of_time and table.charter.agreed.clock.kind == "match":
        raise Refused("out-of-time", "your time for this match is up; the bot plays on")
    return Entry(at, kinds.RETURN, seat)


def out_of_time(table: LiveTable, seat: int, at: float) -> list[Entry]:
    """A seat's time is up: what was agreed for that happens. Where silence is an answer, a move's time that
    is up is that answer, and to others it looks like any other."""
    silent = table.match.game.rules.when_silent(table.match.state, seat)
    if silent is not None and table.charter.agreed.clock.kind == "move":
        return [Entry(at, kinds.DECIDE, seat, {"choice": table.match.game.rules.spell(silent)})]
    then = table.charter.agreed.out_of_time
    body = {"then": then, "bot": STAND_IN_BOT}
    found = [Entry(at, kinds.OUT_OF_TIME, seat, body)]
    return found if then == "loss" else found + undo_left_to_bots(table, seat, at)
