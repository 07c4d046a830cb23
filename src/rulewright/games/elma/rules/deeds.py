"""What is done when something happens to a kuski, a level or another card, and nothing else: whether it may
happen, and what answers it, `happening.py` sees to."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId
from rulewright.games.elma.rules import now, numbering, results, story, terms
from rulewright.games.elma.rules.ids import Slot
from rulewright.games.elma.rules.leaving import (
    change_points,
    give_back,
    give_back_what_was_lent,
    put_away,
)
from rulewright.games.elma.rules.library import take
from rulewright.games.elma.rules.modifiers import comes_with
from rulewright.games.elma.rules.records import (
    NONE,
    SETS,
    WHILE_IN_PLAY,
    Change,
    Drive,
    Queued,
)
from rulewright.games.elma.rules.scoring import Score, score
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.zone import Zone


def told(race: Race, kind: i64, card: CardId) -> None:
    """Tell what happens to a card, and whose it is."""
    race.tell(EVERYONE, kind, race.controller(card), race.definition[card], card)


# Kuskis


def play_kuski(race: Race, card: CardId) -> None:
    """kuskis.enter-offline."""
    race.lift(card)
    race.stack(card, race.kuskis[race.owner(card)], numbering.OFFLINE)
    told(race, story.PLAYED, card)
    if now.is_so(race, terms.COMES_ONLINE_RULE, card):
        go_online(race, card)
    for one in comes_with(race, card)[-1:]:
        change_counters(race, card, one.ability.counter, one.ability.amount)


def go_online(race: Race, card: CardId) -> None:
    """kuskis.go-online."""
    race.place[card] = numbering.ONLINE
    told(race, story.WENT_ONLINE, card)


def go_offline(race: Race, card: CardId) -> None:
    """Out of whatever it plays, and offline."""
    _leave_battle(race, card)
    race.place[card] = numbering.OFFLINE
    told(race, story.WENT_OFFLINE, card)


def to_online_part(race: Race, card: CardId) -> None:
    """Out of the battle or after battle that it plays, and free."""
    _leave_battle(race, card)
    race.place[card] = numbering.ONLINE
    told(race, story.WENT_ONLINE, card)


def _leave_battle(race: Race, card: CardId) -> None:
    """keyword.apple, keyword.finish-count: what it counted is lost with the battle."""
    race.take_out_of_battles(card)
    race.set_counters(card, terms.APPLES, 0)
    race.set_counters(card, terms.FINISHES, 0)


def enter(race: Race, cards: list[int], by_second: i64) -> None:
    """A kuski drives in the battle from now on; two enter as a pair (ruling.pairs). `by_second` has a bit for each
    of them that drives by the second list of its card (ruling.repeated-parts-choice)."""
    battle = race.battle
    assert battle is not None
    is_reversed: i64 = 1 if now.level_keywords(race, battle.level) & terms.SLOWNESS != 0 else 0
    for place, card in enumerate(cards):
        partner = cards[1 - place] if len(cards) == 2 else NONE
        which: i64 = (by_second >> place) & 1
        drive = Drive(
            card,
            entered=race.turn,
            partner=partner,
            is_reversed=is_reversed,
            by_second=which,
            turns_before=race.turns[race.owner(card)],
        )
        race.drives = [*race.drives, drive]
        race.place[card] = numbering.IN_BATTLE
    for card in cards:
        told(race, story.ENTERED, card)


# Levels


def add_level(race: Race, added: Queued, slot: Slot) -> None:
    """queue.oldest-first, ruling.pre-announced-place."""
    level = added.level
    race.lift(level)
    queue = race.queue[:]
    queue.insert(len(queue) if slot < 0 else int(slot), added)
    race.queue = queue
    race.place[level] = numbering.IN_QUEUE
    _become_level(race, level)
    race.nothing_is_certain()
    race.tell(EVERYONE, story.ADDED, added.seat, race.definition[level], level, added.length)
    for card in added.cursed:
        told(race, story.CURSED, card)


def _become_level(race: Race, card: CardId) -> None:
    """ruling.kuski-as-level."""
    as_level = race.cards.as_levels[race.definition[card]]
    if as_level is None:
        return
    for rule, made in (
        (terms.KINDS_RULE, terms.LEVEL),
        (terms.LEVEL_TYPES_RULE, as_level.types),
        (terms.LEVEL_KEYWORDS_RULE, as_level.keywords),
    ):
        race.change(Change(card, rule, made, how=SETS, lasts=WHILE_IN_PLAY))


def start_battle(race: Race) -> list[int]:
    """phases.battle-start, ruling.length-count. Returns the kuskis that are sent offline
    (keyword.designers-curse)."""
    queued = race.queue[0]
    level = queued.level
    queued = queued.lasting(now.length_of(race, level, queued.length))
    race.queue = race.queue[1:]
    turns = queued.length * race.players()
    race.battle = queued.as_battle(race.players(), race.turn)
    race.place[level] = numbering.BATTLE_LEVEL
    race.nothing_is_certain()
    race.tell(EVERYONE, story.BATTLE_STARTS, race.definition[level], level, turns)
    return queued.cursed


def end_battle(race: Race) -> Score:
    """after-battle.level-moves, after-battle.kuskis-move, after-battle.points-follow-move. What texts add to the points
    comes then, and `leaving.finish_scoring` after that."""
    battle = race.battle
    assert battle is not None
    level = battle.level
    scored = score(race, level, race.drives)
    race.tell(EVERYONE, story.BATTLE_ENDS, race.definition[level], level)
    race.afters = [*race.afters, battle.as_after_battle(race.turn, race.drives)]
    for drive in race.drives:
        race.place[drive.card] = numbering.IN_AFTER
    race.place[level] = numbering.AFTER_LEVEL
    _battle_is_over(race, is_scored=True)
    _add_up(race, scored)
    for drive in scored.drives:
        race.set_counters(drive.card, terms.APPLES, 0)
        race.set_counters(drive.card, terms.FINISHES, 0)
    return scored


def _battle_is_over(race: Race, *, is_scored: bool) -> None:
    race.end_of_battle(is_scored=is_scored)
    race.battle = None
    race.drives = []
    race.last_end = race.turn
    race.nothing_is_certain()


def _add_up(race: Race, scored: Score) -> None:
    """scoring.added-to-total, ruling.points-to-controller."""
    totals = Zone()
    for _ in range(race.seats):
        totals.append(0)
    for place, drive in enumerate(scored.drives):
        seat = race.controller(drive.card)
        earned = scored.points[place]
        totals[seat] += earned
        race.tell(EVERYONE, story.EARNED, seat, race.definition[drive.card], drive.card, earned)
    for place in range(len(scored.winners)):
        told(race, story.WON_BATTLE, scored.winners[place])
    for seat in range(race.seats):
        if totals[seat] != 0:
            change_points(race, seat, totals[seat])
            race.tell(EVERYONE, story.GAINED, seat, totals[seat])


def leave_after_battle(race: Race, card: CardId) -> None:
    """after-battle.clean-up-own, ruling.not-going-offline."""
    drive = race.drive_of(card)
    assert drive is not None
    level = race.level_under(card)
    race.take_out_of_battles(card)
    race.afters = [
        after.with_drives(after.drives, [*after.taken_out, drive])
        if after.level == level
        else after
        for after in race.afters
    ]
    goes_offline = not now.is_so(race, terms.STAYS_ONLINE_RULE, card)
    race.place[card] = numbering.OFFLINE if goes_offline else numbering.ONLINE
    told(race, story.WENT_OFFLINE if goes_offline else story.WENT_ONLINE, card)


def end_after_battle(race: Race, level: CardId) -> list[int]:
    """after-battle.level-discarded. Returns who has won it (ruling.after-battle-winner)."""
    taken_out: list[Drive] = []
    for after in race.afters:
        if after.level == level:
            taken_out = after.taken_out
    best: i64 = NONE
    for drive in taken_out:
        time = results.best_of(race, drive, level)
        if best == NONE or (time != NONE and results.better(race, level, time, best)):
            best = time
    winners = [
        int(drive.card)
        for drive in taken_out
        if best != NONE and results.best_of(race, drive, level) == best
    ]
    race.afters = [after for after in race.afters if after.level != level]
    race.tell(EVERYONE, story.AFTER_ENDS, race.definition[level], level)
    race.lift(level)
    put_away(race, level)
    return winners


def abort(race: Race, level: CardId) -> None:
    """ruling.abort: a level in the queue, or the current battle, whose kuskis are online then."""
    race.tell(EVERYONE, story.ABORTED, race.definition[level], level)
    if race.place[level] == numbering.BATTLE_LEVEL:
        for drive in race.drives:
            _leave_battle(race, drive.card)
            race.place[drive.card] = numbering.ONLINE
        _battle_is_over(race, is_scored=False)
        give_back_what_was_lent(race)
    race.lift(level)
    put_away(race, level)


# Other cards


def discard(race: Race, card: CardId) -> None:
    """field.discard-pile."""
    race.tell(EVERYONE, story.DISCARDED, race.owner(card), race.definition[card])
    race.lift(card)
    put_away(race, card)


def to_pile(race: Race, card: CardId) -> None:
    """Into its owner's discard pile, without being discarded."""
    race.tell(EVERYONE, story.INTO_PILE, race.owner(card), race.definition[card])
    race.lift(card)
    put_away(race, card)


def ban(race: Race, card: CardId) -> None:
    """field.ban-pile."""
    race.tell(EVERYONE, story.BANNED, race.owner(card), race.definition[card])
    race.lift(card)
    race.stack(card, race.ban_pile, numbering.BANNED)


def to_hand(race: Race, card: CardId) -> None:
    """Back to its owner's hand."""
    if race.place[card] == numbering.IN_DECK:
        take(race, card)
        return
    race.tell(EVERYONE, story.RETURNED, race.owner(card), race.definition[card])
    race.lift(card)
    race.stack(card, race.hands[race.owner(card)], numbering.IN_HAND)
    race.let_see(card, EVERYONE)


def return_to_owner(race: Race, card: CardId) -> None:
    """ruling.control-change."""
    give_back(race, card)
    told(race, story.GAVE_BACK, card)


def change_counters(race: Race, card: CardId, kind: i64, change: i64) -> None:
    """ruling.counters, ruling.more-apples."""
    if kind == terms.APPLES and change > 0:
        change = now.apples_got(race, card, change)
    total = race.counters_on(card, kind) + change
    race.set_counters(card, kind, total)
    left = max(0, total)
    race.tell(EVERYONE, story.COUNTERS, race.definition[card], card, kind, left)
