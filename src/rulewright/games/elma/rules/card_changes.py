"""What texts do to cards that no rule of the book does: give types or a team, move levels about in the
queue, make the battle longer, change a record."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Verb
from rulewright.games.elma.rules import now, records, results, story, terms, times
from rulewright.games.elma.rules.numbering import IN_BATTLE
from rulewright.games.elma.rules.records import Change
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.event import EVERYONE


def give_types(race: Race, card: CardId, types: i64, *, how: i64) -> None:
    """cards.type-set-replaces, cards.type-set-keeps: a kuski gets types, in place of its own (SETS) or
    besides them (JOINS)."""
    race.change(Change(card, terms.KUSKI_TYPES_RULE, types, how=how, lasts=records.WHILE_IN_PLAY))
    _tell_changed(race, card)


def give_kinds(race: Race, level: CardId, types: i64, keywords: i64, *, how: i64) -> None:
    """ruling.level-kinds, ruling.battle-types: a level gets level types and keywords, in place of its own (SETS; of
    keywords, of its battle types) or besides them (JOINS)."""
    lasts = records.WHILE_IN_PLAY
    if types != 0:
        race.change(Change(level, terms.LEVEL_TYPES_RULE, types, how=how, lasts=lasts))
    if keywords != 0:
        if how == records.SETS:
            keywords |= now.level_keywords(race, level) & ~terms.BATTLE_TYPES
        race.change(Change(level, terms.LEVEL_KEYWORDS_RULE, keywords, how=how, lasts=lasts))
    _tell_changed(race, level)


def join_team(race: Race, card: CardId, team: i64) -> None:
    """ruling.team-tag-change."""
    race.change(
        Change(card, terms.TEAM_RULE, team, how=records.SETS, lasts=records.UNTIL_BATTLE_ENDS)
    )
    _tell_changed(race, card)


def _tell_changed(race: Race, card: CardId) -> None:
    race.tell(EVERYONE, story.CHANGED, race.controller(card), race.definition[card], card)


def make_change(race: Race, verb: Verb, card: CardId, amount: i64) -> None:
    """Do what another verb of texts says to one card: so many tenths of a second, or full turns."""
    if verb == terms.IGNORE:
        race.change(
            Change(card, terms.IGNORED_RULE, 1, how=records.SETS, lasts=records.UNTIL_BATTLE_ENDS)
        )
        _tell_changed(race, card)
    elif verb == terms.IMPROVE_FIRST:
        _improve_first(race, card, amount)
    elif verb == terms.IMPROVE_TO_NEXT:
        _improve_to_next(race, card)
    elif verb in (terms.LENGTHEN, terms.SHORTEN):
        _change_length(race, card, amount if verb == terms.LENGTHEN else -amount)
    elif verb == terms.SKIP_RECORD:
        times.skip_next(race, card)
    else:
        _move_in_queue(race, card, to_front=verb == terms.TO_FRONT)


def _improve_first(race: Race, card: CardId, tenths: i64) -> None:
    """ruling.record-changes: in a battle its result is reckoned anew; else it holds for the next."""
    race.change(
        Change(
            card,
            terms.FIRST_RECORD_RULE,
            tenths,
            how=records.ADDS,
            lasts=records.FOR_ITS_NEXT_BATTLE,
        )
    )
    _tell_changed(race, card)
    drive = race.drive_of(card)
    if drive is None or race.place[card] != IN_BATTLE or not drive.has_time():
        return
    level = race.level_under(card)
    if (
        times.entries(race, drive)[0] == terms.NO_FINISH
        or now.entries_that_do_not_count(race, level) > 0
    ):
        return  # its first time is another record's
    fastest, slowest, first = drive.fastest, drive.slowest, drive.first
    if results.is_slower_better(race, level):
        first += tenths
        slowest = max(slowest, first)
    else:
        first = max(0, first - tenths)
        fastest = min(fastest, first)
    after = drive.first_after
    drive = drive.with_times(fastest=fastest, slowest=slowest, first=first, first_after=after)
    race.replace_drive(drive)
    best = results.best_of(race, drive, level)
    race.tell(EVERYONE, story.TIME, race.controller(card), race.definition[card], card, best)


def _improve_to_next(race: Race, card: CardId) -> None:
    """The result becomes the next better one in the battle, if there is any."""
    drive = race.drive_of(card)
    battle = race.battle
    if drive is None or battle is None:
        return
    level = battle.level
    counted = results.measure(race, level)
    own = results.result_of(race, drive, level)
    nearest: i64 = records.NONE
    for other in race.drives:
        result = results.result_of(race, other, level)
        if not results.beats(race, level, result, own, counted=counted):
            continue
        if nearest == records.NONE or results.beats(race, level, nearest, result, counted=counted):
            nearest = result
    if records.NONE in (nearest, own):
        return
    gap = nearest - own if nearest > own else own - nearest
    if counted == results.FINISHES_COUNT:
        for _ in range(gap):
            times.improve(race, card, terms.SECOND)
    else:
        times.improve(race, card, gap * terms.SECOND if counted == results.APPLES_COUNT else gap)


def _change_length(race: Race, level: CardId, full_turns: i64) -> None:
    """ruling.length-count: it gets so many full turns more, or less."""
    battle = race.battle
    if battle is None or battle.level != level:
        lasts = records.WHILE_IN_PLAY
        race.change(Change(level, terms.LENGTH_RULE, full_turns, how=records.ADDS, lasts=lasts))
        _tell_changed(race, level)
        return
    turns = max(1, battle.turns + full_turns * battle.players)
    race.battle = battle.lasting(turns)
    left = max(0, turns - battle.used)
    race.tell(EVERYONE, story.LENGTH_CHANGED, race.definition[battle.level], battle.level, left)


def _move_in_queue(race: Race, level: CardId, *, to_front: bool) -> None:
    """queue.oldest-first: unless a text says otherwise."""
    moved = [queued for queued in race.queue if queued.level == level]
    others = [queued for queued in race.queue if queued.level != level]
    race.queue = [*moved, *others] if to_front else [*others, *moved]
    race.nothing_is_certain()
    kind = story.TO_FRONT if to_front else story.TO_END
    race.tell(EVERYONE, kind, race.definition[level], level)
