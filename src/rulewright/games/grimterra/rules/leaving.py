"""Winning, losing and leaving the game (`victory.*`, `ruling.elimination`)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.asking import Answering, Order
from rulewright.effects.frame import Frame
from rulewright.effects.happening import Happening
from rulewright.effects.ids import Seat
from rulewright.effects.program import YOU
from rulewright.effects.replacing import WhichInstead
from rulewright.games.grimterra.rules import numbering, story
from rulewright.games.grimterra.rules.numbering import GONE, HEROES_EACH, MINIONS_EACH, NONE
from rulewright.games.grimterra.rules.state import Feud
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import NOTHING, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class StepOfTurn(Procedure[Feud]):
    """What lies at the bottom of the agenda: the step of the turn that comes next."""

    def at_the_end(self) -> Procedure[Feud]:
        """The end of the turn in the place of all that is left of it."""
        raise NotImplementedError


# Winning


def share_out(feud: Feud, winners: list[int]) -> None:
    """End the game: all to a winner, or split as evenly as whole numbers can be."""
    shares = [0] * int(feud.seats)
    for place, seat in enumerate(winners):
        shares[seat] = 100 // len(winners) + (1 if place < 100 % len(winners) else 0)
    if len(winners) == 1:
        feud.tell(EVERYONE, story.WON, winners[0])
    else:
        feud.tell(EVERYONE, story.DRAWN)
    feud.finish(shares)


class WinCheck(Procedure[Feud]):
    """ruling.win-check: who has no hero left is out."""

    def run(self, feud: Feud) -> None:
        losers: i64 = 0
        for seat in range(feud.seats):
            if feud.is_playing(seat) and feud.living_heroes(seat) == 0:
                losers |= bit(seat)
        if losers == feud.playing:
            win_by_counters(feud, feud.those_playing())
        else:
            lose(feud, losers)


def win_by_counters(feud: Feud, seats: list[int]) -> None:
    """victory.no-heroes-left, ruling.who-is-compared, ruling.tied-dark-counters."""
    fewest = min(int(feud.dark_counters_of(seat)) for seat in seats)
    feud.tell(EVERYONE, story.FEWEST_COUNTERS, fewest)
    share_out(feud, [seat for seat in seats if feud.dark_counters_of(seat) == fewest])


def all_run_out(feud: Feud) -> None:
    """ruling.all-run-out."""
    seats = feud.those_playing()
    most = max(int(feud.living_heroes(seat)) for seat in seats)
    feud.tell(EVERYONE, story.MOST_HEROES, most)
    best = [seat for seat in seats if feud.living_heroes(seat) == most]
    if len(best) == 1:
        share_out(feud, best)
    else:
        win_by_counters(feud, best)


def run_out(feud: Feud, losers: i64) -> None:
    """victory.opponent-cannot-draw: these could not draw at one moment."""
    for seat in range(feud.seats):
        if (losers >> seat) & 1 == 1:
            feud.tell(EVERYONE, story.CANNOT_DRAW, seat)
    if losers == feud.playing:
        all_run_out(feud)
    else:
        lose(feud, losers)


# Leaving


def lose(feud: Feud, losers: i64) -> None:
    """ruling.elimination: these seats are out, at one moment; the last player still in wins at once."""
    losers &= feud.playing
    if losers == 0:
        return
    feud.playing &= ~losers
    is_active_out = (losers >> feud.active) & 1 == 1
    is_in_combat = is_active_out or (feud.rival != NONE and (losers >> feud.rival) & 1 == 1)
    for seat in range(feud.seats):
        if (losers >> seat) & 1 == 1:
            feud.tell(EVERYONE, story.OUT, seat)
            _take_away(feud, seat)
    left = feud.those_playing()
    if len(left) == 1:
        share_out(feud, left)
        return
    if is_in_combat:
        end_combat(feud)
    if is_active_out:
        feud.caster = NONE
        bottom = feud.agenda[0]
        assert isinstance(bottom, StepOfTurn)
        feud.agenda = [bottom.at_the_end(), *_due_to_others(feud, losers)]
    else:
        feud.agenda = _without_those(feud, losers)
    # Whoever was being asked is asked anew: what was offered may have left.
    feud.waiting = 0
    for seat in range(feud.seats):
        feud.choices[seat] = NOTHING
        feud.answers[seat] = NOTHING


def _take_away(feud: Feud, seat: Seat) -> None:
    """All cards of a player leave; wounds they dealt stay as markers."""
    feud.wounds = [
        wound.as_marker() if wound.card != NONE and feud.owner(wound.card) == seat else wound
        for wound in feud.wounds
    ]
    first = feud.first_card(seat)
    for card in range(first, first + feud.sizes[seat]):
        if feud.place[card] == numbering.WOUND:
            feud.place[card] = GONE
        elif feud.place[card] != GONE:
            feud.take_off(card)
    for hero in range(seat * HEROES_EACH, seat * HEROES_EACH + HEROES_EACH):
        _leave(feud, hero)
        feud.place[hero] = GONE
    first = feud.first_minion(seat)
    for minion in range(first, first + MINIONS_EACH):
        _leave(feud, minion)
        feud.place[minion] = GONE
        feud.definition[minion] = NONE
        feud.dark[minion] = 0
    feud.lasting = [each for each in feud.lasting if seat not in (each.seat, each.anchor)]
    feud.nothing_is_certain()


def _leave(feud: Feud, hero: i64) -> None:
    """What others have put on a hero that leaves the game goes to their piles."""
    for wound in feud.wounds_of(hero):
        if wound.card != NONE:
            feud.to_pile(wound.card)
    feud.wounds = [wound for wound in feud.wounds if wound.hero != hero]
    for worn in feud.worn:
        if worn.hero == hero:
            feud.to_pile(worn.card)
    feud.forget_marks_of(hero)
    feud.flipping &= ~bit(hero)


def end_combat(feud: Feud) -> None:
    """The combat is over, perhaps in the middle of a round: revealed cards are discarded, a bluffed one lies face down,
    and one that was only placed is taken back."""
    for seat in range(feud.seats):
        put_away(feud, seat)
    feud.rival = feud.fighter = feud.target = NONE
    feud.round = feud.rounds = 0
    feud.in_round = False
    feud.blows = []
    clear_round(feud)


def clear_round(feud: Feud) -> None:
    """Nothing of a round is left."""
    feud.bluffing = feud.shielded = feud.unerring = feud.lucky = feud.favoured = 0
    feud.nothing_is_certain()


def put_away(feud: Feud, seat: Seat) -> None:
    """rounds.ends-with-discard, bluff.secret-for-good, ruling.wound-or-discard."""
    card = feud.tabled[seat]
    if card == NONE:
        return
    place = feud.place[card]
    if place == numbering.SHOWN:
        feud.to_pile(card)
    elif place == numbering.PLACED:
        by = feud.seen_by(card)
        feud.take_off(card)
        if (feud.bluffing >> seat) & 1 == 1:
            feud.stack(card, feud.discards[seat], numbering.BLUFFED)
        else:
            feud.stack(card, feud.hands[seat], numbering.IN_HAND)
        feud.let_see(card, by)
    feud.tabled[seat] = NONE


def _due_to_others(feud: Feud, losers: i64) -> list[Procedure[Any]]:
    """When the active player leaves, the turn breaks off, but effects of others that are under way or due still come,
    with what they bring about."""
    kept: list[Procedure[Any]] = []
    is_above_kept = False  # whether what lies right below is kept
    for step in _without_those(feud, losers):
        is_kept = isinstance(step, (Frame, Order, Answering))
        if isinstance(step, Happening):
            is_kept = is_above_kept and step.cause >= 0
        elif isinstance(step, WhichInstead):
            is_kept = is_above_kept
        if is_kept:
            kept.append(step)
        is_above_kept = is_kept
    return kept


def _without_those(feud: Feud, losers: i64) -> list[Procedure[Any]]:
    """What is left to do when some have left: none of their effects, and no choice of theirs in the effects of others."""
    kept: list[Procedure[Any]] = []
    is_gone = False  # whether the effect right below has gone with its player
    for step in feud.agenda:
        if isinstance(step, Frame):
            is_gone = (losers >> step.registers[YOU]) & 1 == 1
            if not is_gone:
                kept.append(step)
        elif isinstance(step, Answering):
            if is_gone:
                continue
            if (losers >> step.seat) & 1 == 1:
                frame = kept[-1]
                assert isinstance(frame, Frame)
                kept[-1] = frame.unanswered(feud)
            else:
                kept.append(step)
        elif not (isinstance(step, Order) and (losers >> step.seat) & 1 == 1):
            kept.append(step)
    return kept


WIN_CHECK: Final = WinCheck()
