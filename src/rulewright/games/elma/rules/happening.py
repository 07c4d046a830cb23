"""What can happen in Elma, as values: what, to which cards or player, by what means, because of what.

Whether it may happen, what takes its place and what answers it, `effects/happening.py` sees to; the deeds
themselves are in `deeds.py`, `times.py`, `leaving.py` and `card_changes.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from rulewright.effects.happening import Happening
from rulewright.effects.ids import CardId, CounterKind, Seat, Verb
from rulewright.effects.matching import forbidden_by
from rulewright.effects.turns import give_extra_turn, skip_turn
from rulewright.games.elma.rules import (
    deeds,
    improving,
    leaving,
    library,
    now,
    story,
    terms,
    times,
)
from rulewright.games.elma.rules.card_changes import (
    exchange,
    give_kinds,
    give_types,
    join_team,
    make_change,
)
from rulewright.games.elma.rules.ids import (
    Amount,
    Flag,
    KuskiTypes,
    Length,
    LevelKeywords,
    LevelTypes,
    Seats,
    Slot,
    Team,
    TwoFlags,
)
from rulewright.games.elma.rules.instants import play_instant
from rulewright.games.elma.rules.records import JOINS, NONE, SETS, Queued
from rulewright.games.elma.rules.scoring import Score, lasts
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.fields import KW_ONLY, but, value

_DEEDS: Final[dict[int, Callable[[Race, CardId], None]]] = {
    terms.PLAY_KUSKI: deeds.play_kuski,
    terms.GO_ONLINE: deeds.go_online,
    terms.GO_OFFLINE: deeds.go_offline,
    terms.LEAVE_AFTER_BATTLE: deeds.leave_after_battle,
    terms.ABORT: deeds.abort,
    terms.DISCARD: deeds.discard,
    terms.BAN: deeds.ban,
    terms.TO_HAND: deeds.to_hand,
    terms.GIVE_BACK: deeds.return_to_owner,
    terms.TO_PILE: deeds.to_pile,
    terms.TO_DECK: library.into_deck,
    terms.TO_DECK_TOP: library.to_deck_top,
    terms.TO_DECK_BOTTOM: library.to_deck_bottom,
    terms.TO_ONLINE_PART: deeds.to_online_part,
}
"""What is done to a card, where nothing more is to say of it than that."""


@final
@value
@mypyc_attr(free_list_len=1)
class Happen(Happening[Race]):
    """Something happens to cards, or to a player. Verbs that only announce something do nothing."""

    _: KW_ONLY
    amount: Amount = 1

    def do(self, race: Race) -> list[int] | None:
        verb = self.verb
        if len(self.cards) == 0:
            self._do_to_player(race)
            if verb == terms.DRAW and not race.is_playing(self.seat):
                return None  # goal.impossible-draw-loses: nothing was drawn
        elif verb == terms.START_BATTLE:
            cursed = deeds.start_battle(race)
            announce(race, terms.FULL_TURN_BEGINS, [], race.active)
            if len(cursed) > 0:
                race.agenda.append(by_rule(terms.GO_OFFLINE, cursed[:], self.seat))
        elif verb == terms.END_BATTLE:
            self._end_battle(race)
        elif verb in (terms.SCORED, terms.SCORES):
            pass  # it is told to texts
        elif verb == terms.EXCHANGE:
            exchange(race, self.cards[0], self.cards[1])
        elif verb == terms.PLAY_INSTANT:
            play_instant(race, self.cards[0], self.seat)
        elif verb == terms.APPLY_RECORD and improving.may_be_replaced(race):
            improving.apply_records(race, self.cards)
        elif verb == terms.IMPROVE and improving.may_be_replaced(race):
            improving.improve_by_effect(race, self, self.amount)
        else:
            for card in self.cards:
                self._do_to_card(race, card)
            if verb == terms.PLAY_KUSKI and self.means == terms.BY_CHOICE:
                race.plays += 1
        return self.cards

    def how_much(self, race: Race) -> i64:
        if self.verb == terms.LOSE_POINTS:
            return min(self.amount, race.points[self.seat])
        return self.amount

    def _do_to_player(self, race: Race) -> None:
        verb, seat, amount = self.verb, self.seat, self.amount
        if not race.is_playing(seat):
            return
        if verb == terms.DRAW:
            library.draw(race, seat)
        elif verb == terms.GAIN_POINTS:
            leaving.change_points(race, seat, amount)
            race.tell(EVERYONE, story.GAINED, seat, amount)
            if not leaving.is_scoring(race):
                leaving.check_hundred(race)
        elif verb == terms.LOSE_POINTS:
            leaving.change_points(race, seat, -amount)
            race.tell(EVERYONE, story.LOST_POINTS, seat, amount)
        elif verb == terms.EXTRA_TURN:
            if give_extra_turn(race, seat, self.cause):
                race.tell(EVERYONE, story.EXTRA_TURN, seat)
        elif verb == terms.SKIP:
            skip_turn(race, seat)
            race.tell(EVERYONE, story.TO_SKIP, seat)
        elif verb == terms.SHUFFLE:
            race.shuffle_deck(seat)
            race.tell(EVERYONE, story.SHUFFLED, seat)

    def _do_to_card(self, race: Race, card: CardId) -> None:
        verb = self.verb
        if verb == terms.APPLY_RECORD:
            tenths = times.apply_next(race, card)
            if tenths != times.NO_IMPROVEMENT:
                _announce_improvement(race, card, tenths)
        elif verb == terms.IMPROVE:
            if times.improve(race, card, self.amount):
                _announce_improvement(race, card, self.amount)
        elif verb == terms.END_AFTER_BATTLE:
            winners = deeds.end_after_battle(race, card)
            announce(race, terms.WINS_AFTER_BATTLE, winners, self.seat)
        elif verb in _DEEDS:
            _DEEDS[int(verb)](race, card)
        elif verb >= terms.FIRST_OF_TEXTS and verb != terms.BEING_ADDED:
            make_change(race, verb, card, self.amount)

    def _end_battle(self, race: Race) -> None:
        battle = race.battle
        assert battle is not None
        at_home = [int(drive.card) for drive in race.drives if drive.card in battle.adders]
        scored = deeds.end_battle(race)
        if race.has_to_forget_a_battle():
            race.agenda.append(leaving.BATTLE_IS_OVER)
        texts_add = is_watched(race, terms.SCORED) or is_watched(race, terms.SCORES)
        if not texts_add:
            leaving.finish_scoring(race)
            if race.over:
                return
        if len(at_home) > 0:
            announce(race, terms.PLAYS_OWN, at_home, self.seat)
        winners = scored.winners.as_list()
        if len(winners) > 0:
            # ruling.losing
            losers = [int(each.card) for each in scored.drives if each.card not in scored.winners]
            last = lasts(scored)
            if len(last) > 0:
                announce(race, terms.COMES_LAST, last, self.seat)
            announce(race, terms.LOSES, losers, self.seat)
            announce(race, terms.WINS, winners, self.seat)
        if texts_add:
            race.agenda.append(leaving.SCORING_ENDS)
            self._tell_scores(race, scored, battle.level)
            announce(race, terms.SCORED, [int(battle.level)], self.seat)

    def _tell_scores(self, race: Race, scored: Score, level: CardId) -> None:
        """Let texts answer how many points each player has scored in the battle, the active player first."""
        if not is_watched(race, terms.SCORES):
            return
        seat = race.active
        for _ in range(race.seats):
            seat = race.seats - 1 if seat == 0 else seat - 1  # the last in turn order first
            total: i64 = 0
            for place, drive in enumerate(scored.drives):
                if race.controller(drive.card) == seat:
                    total += scored.points[place]
            if total > 0 and race.is_playing(seat):
                race.agenda.append(Happen(terms.SCORES, [int(level)], seat, amount=total))


@final
@value
class OfferedDraw(Happening[Race]):
    """ruling.draws-one-by-one: a draw that its player might have declined. Without a card to draw nothing
    comes of it."""

    def do(self, race: Race) -> list[int] | None:
        if not race.is_playing(self.seat) or len(race.decks[self.seat]) == 0:
            return None
        library.draw(race, self.seat)
        return self.cards


@final
@value
class AddLevel(Happening[Race]):
    """queue.kuski-adds-level: a level is added by kuskis, for so many full turns, at a place in the queue (NONE:
    its end), and some are cursed with it (keyword.designers-curse)."""

    _: KW_ONLY
    length: Length
    slot: Slot = NONE
    adders: list[CardId]
    cursed: list[CardId]

    def doers(self) -> list[int]:
        return self.adders

    def do(self, race: Race) -> list[int] | None:
        """battle.immediate-start, ruling.several-levels-added."""
        added = Queued(self.cards[0], self.seat, self.length, self.adders, self.cursed)
        deeds.add_level(race, added, self.slot)
        if now.may_battle_start(race):
            race.agenda.append(by_rule(terms.START_BATTLE, [int(race.queue[0].level)], self.seat))
        announce(race, terms.BEING_ADDED, self.cards, self.seat)  # ruling.as-it-comes: before that
        return self.cards


@final
@value
class Enter(Happening[Race]):
    """battle.online-kuskis-enter: a kuski, or a pair, enters the battle. `by_second` has a bit for each of them
    that drives by the second list of its card (ruling.repeated-parts-choice)."""

    _: KW_ONLY
    by_second: TwoFlags = 0

    def by_lists(self, by_second: i64) -> Enter:
        """The same entry, with the lists that were picked (`entering.py`)."""
        return but(self, by_second=by_second)

    def do(self, race: Race) -> list[int] | None:
        deeds.enter(race, self.cards, self.by_second)
        if improving.may_be_replaced(race):
            improving.apply_on_entering(race, self.cards)
            return self.cards
        for card in self.cards:
            times.apply_on_entering(race, card)
        for card in self.cards:
            if card in race.improved:
                _announce_improvement(race, card, 0)
        return self.cards


@final
@value
class ChangeCounters(Happening[Race]):
    """ruling.counters: kuskis get or lose counters of a kind; or the last of them is gone, or so many are there now."""

    _: KW_ONLY
    counter: CounterKind
    amount: Amount = 1

    def counter_meant(self) -> i64:
        return self.counter

    def reaches(self, race: Race, number: i64) -> bool:
        there = race.counters_on(self.cards[0], self.counter)
        return there - self.amount < number <= there

    def do(self, race: Race) -> list[int] | None:
        if self.verb in (terms.LAST_COUNTER, terms.COUNTERS_REACH):
            return self.cards
        for card in self.cards:
            if self.verb == terms.ADD_COUNTERS:
                deeds.change_counters(race, card, self.counter, self.amount)
                if is_watched(race, terms.COUNTERS_REACH):
                    there = but(self, verb=terms.COUNTERS_REACH, cards=[int(card)])
                    race.agenda.append(there)
                continue
            had = race.counters_on(card, self.counter)
            deeds.change_counters(race, card, self.counter, -self.amount)
            if had > 0 and race.counters_on(card, self.counter) == 0:
                self._last_is_gone(race, card)
        return self.cards

    def _last_is_gone(self, race: Race, card: CardId) -> None:
        if is_watched(race, terms.LAST_COUNTER):
            last = but(self, verb=terms.LAST_COUNTER, cards=[int(card)], amount=1)
            race.agenda.append(last)


@final
@value
class TurnInto(Happening[Race]):
    """A text gives kuskis types, in place of those they have (TURN_INTO) or besides them."""

    _: KW_ONLY
    types: KuskiTypes

    def do(self, race: Race) -> list[int] | None:
        for card in self.cards:
            give_types(race, card, self.types, how=SETS if self.verb == terms.TURN_INTO else JOINS)
        return self.cards


@final
@value
class Rebuild(Happening[Race]):
    """ruling.level-kinds: a text gives levels level types and keywords, in place of those of the same sort that they
    have (REBUILD) or besides them."""

    _: KW_ONLY
    types: LevelTypes
    keywords: LevelKeywords

    def do(self, race: Race) -> list[int] | None:
        how = SETS if self.verb == terms.REBUILD else JOINS
        for card in self.cards:
            give_kinds(race, card, self.types, self.keywords, how=how)
        return self.cards


@final
@value
class JoinTeam(Happening[Race]):
    """ruling.team-tag-change: a text lets kuskis join a team (NO_TEAM: none)."""

    _: KW_ONLY
    team: Team

    def do(self, race: Race) -> list[int] | None:
        for card in self.cards:
            join_team(race, card, self.team)
        return self.cards


@final
@value
class TakeControl(Happening[Race]):
    """ruling.control-change: a player takes control of kuskis; `until_battle_ends` is 1 if only until then."""

    _: KW_ONLY
    until_battle_ends: Flag

    def do(self, race: Race) -> list[int] | None:
        for card in self.cards:
            leaving.hand_over(race, card, self.seat, self.until_battle_ends)
            deeds.told(race, story.TOOK_CONTROL, card)
        return self.cards


@final
@value
class LoseGame(Happening[Race]):
    """ruling.all-lose-together: these seats lose at one moment."""

    _: KW_ONLY
    losers: Seats

    def do(self, race: Race) -> list[int] | None:
        leaving.lose(race, self.losers)
        return self.cards


def by_rule(verb: Verb, cards: list[int], seat: Seat) -> Happen:
    """Something that the rules bring about."""
    return Happen(verb, cards, seat)


def by_choice(verb: Verb, cards: list[int], seat: Seat) -> Happen:
    """Something that a player does in the main phase."""
    return Happen(verb, cards, seat, means=terms.BY_CHOICE)


def by_effect(verb: Verb, cards: list[int], seat: Seat, cause: i64) -> Happen:
    """Something that a card of a player brings about."""
    return Happen(verb, cards, seat, cause=cause, means=terms.BY_EFFECT)


def entry(cards: list[int], seat: Seat) -> Enter:
    """A player lets a kuski, or a pair, enter the battle."""
    return Enter(terms.ENTER, cards, seat, means=terms.BY_CHOICE)


def announce(race: Race, verb: Verb, cards: list[int], seat: Seat) -> None:
    """Let texts answer that something is so; costs nothing where none would."""
    if is_watched(race, verb):
        race.agenda.append(by_rule(verb, cards, seat))


def _announce_improvement(race: Race, card: CardId, tenths: i64) -> None:
    """Let texts answer that a kuski has improved by so much (0: it made its first time)."""
    if is_watched(race, terms.IMPROVES):
        seat = race.controller(card)
        race.agenda.append(Happen(terms.IMPROVES, [int(card)], seat, amount=tenths))


def is_watched(race: Race, verb: Verb) -> bool:
    """Whether anything alive forbids, replaces or answers a verb."""
    return race.live_now().watched.has(verb)


def is_permitted(race: Race, what: Happening[Race]) -> bool:
    """Whether no text says that it, or a part of it, can't be."""
    return forbidden_by(race, what) is None
