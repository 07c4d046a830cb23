"""Which cards fit what a text asks for now. Only looking: nothing is changed here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import IT, THAT, THIS, YOU
from rulewright.effects.program import ITS_OWNER as ITS_OWNERS
from rulewright.effects.program import OPPONENTS as OPPONENTS_OF_YOU
from rulewright.effects.program import THAT_PLAYER as THAT_PLAYERS
from rulewright.effects.program import YOURSELF as YOURS
from rulewright.effects.sets import first_of, set_of
from rulewright.games.elma import may, now, times
from rulewright.games.elma.alive import alive_now, is_forbidden
from rulewright.games.elma.filters import CardProgram, Filter
from rulewright.games.elma.happening import by_choice
from rulewright.games.elma.numbering import (
    BANNED,
    BATTLE_LEVEL,
    DISCARDED,
    IN_AFTER,
    IN_BATTLE,
    IN_DECK,
    IN_HAND,
    IN_QUEUE,
    OFFLINE,
    ONLINE,
)
from rulewright.games.elma.records import NONE
from rulewright.games.elma.state import Race
from rulewright.games.elma.terms import (
    ABLE_TO_ENTER,
    ABLE_TO_IMPROVE,
    ANYWHERE,
    BAN_PILE,
    DISCARD_PILE,
    ENTER,
    HAND,
    IN_PLAY,
    KUSKI,
    LEVEL,
    LIBRARY,
    LOOKED_AT,
    OFFLINE_ONLY,
    ONGOING,
    ONLINE_ONLY,
    PRO_RULE,
    QUEUE,
    QUEUE_OR_ONGOING,
    THIS_BATTLE,
)
from rulewright.kernel.bits import bit
from rulewright.kernel.zone import Zone

_WHERE: Final = {
    HAND: IN_HAND, LIBRARY: IN_DECK, DISCARD_PILE: DISCARDED, BAN_PILE: BANNED,
}  # fmt: skip


def is_seat(race: Race, seat: i64, whose: i64, registers: list[int]) -> bool:
    """Whether a seat is the one a word like "your" or "an opponent's" means (ruling.your-opponent)."""
    if whose == YOURS:
        return seat == registers[YOU]
    if whose == OPPONENTS_OF_YOU:
        return seat != registers[YOU]
    if whose == THAT_PLAYERS:
        return seat == registers[THAT]
    if whose == ITS_OWNERS:
        return registers[IT] != 0 and seat == race.owner(first_of(registers[IT]))
    return True


def adders_of(race: Race, level: i64) -> list[int]:
    """ruling.started-by: the kuskis in play that added a level."""
    if race.battle is not None and race.battle.level == level:
        return race.battle.adders
    for queued in race.queue:
        if queued.level == level:
            return queued.adders
    for after in race.afters:
        if after.level == level:
            return after.adders
    return []


def fits(race: Race, wanted: Filter, card: i64, registers: list[int]) -> bool:
    """Whether one card fits a filter."""
    if wanted.only >= 0 and (registers[wanted.only] >> int(card)) & 1 == 0:
        return False
    if wanted.other >= 0 and (registers[wanted.other] >> int(card)) & 1 == 1:
        return False
    kinds = now.kinds(race, card)
    if kinds & wanted.kinds == 0 or not _is_there(race, wanted, card, registers):
        return False
    if not is_seat(race, now.seat_of(race, card), wanted.whose_card, registers):
        return False
    if kinds & KUSKI != 0 and not _is_such_kuski(race, wanted, card, registers):
        return False
    return kinds & LEVEL == 0 or _is_such_level(race, wanted, card, registers)


def _is_there(race: Race, wanted: Filter, card: i64, registers: list[int]) -> bool:
    place = race.place[card]
    where = wanted.place
    if where == ANYWHERE:
        return True
    if where == IN_PLAY:
        return race.is_in_play(card) or place in (IN_QUEUE, BATTLE_LEVEL)
    if where == ONGOING:
        return place in (IN_BATTLE, BATTLE_LEVEL)
    if where == THIS_BATTLE:
        is_on = race.battle is not None and registers[THIS] == set_of(race.battle.level)
        return is_on and place == IN_BATTLE
    if where == QUEUE:
        return place == IN_QUEUE
    if where == QUEUE_OR_ONGOING:
        return place in (IN_QUEUE, IN_BATTLE, BATTLE_LEVEL)
    if where == LOOKED_AT:
        return card in race.looked
    return place == _WHERE[where] and is_seat(race, race.owner(card), wanted.whose_place, registers)


def _is_such_kuski(race: Race, wanted: Filter, card: i64, registers: list[int]) -> bool:
    place = race.place[card]
    if wanted.online == ONLINE_ONLY and not ONLINE <= place <= IN_AFTER:
        return False
    if wanted.online == OFFLINE_ONLY and place != OFFLINE:
        return False
    if wanted.types != 0 and now.kuski_types(race, card) & wanted.types == 0:
        return False
    if wanted.is_teammate == 1 and not now.are_teammates(race, card, first_of(registers[THIS])):
        return False
    if wanted.pro_types | wanted.pro_keywords != 0 and not has_pro(
        race, card, wanted.pro_types, wanted.pro_keywords
    ):
        return False
    if wanted.has_finish == 1 and not _has_finish(race, card):
        return False
    if wanted.is_of_another_team == 1 and not _is_of_another_team(race, card, registers):
        return False
    if wanted.counter >= 0:
        count = race.counters_on(card, wanted.counter)
        if count < wanted.counters_least or 0 <= wanted.counters_most < count:
            return False
    if wanted.adds >= 0 and not _has_added(race, card, registers[wanted.adds]):
        return False
    if wanted.drives_on >= 0:
        level = times.level_of(race, card)
        if level == NONE or (registers[wanted.drives_on] >> int(level)) & 1 == 0:
            return False
    if wanted.idle > 0 and now.idle_turns(race, card) < wanted.idle:
        return False
    return wanted.able == 0 or is_able(race, wanted.able, card)


def _has_added(race: Race, card: i64, levels: int) -> bool:
    while levels != 0:
        if card in adders_of(race, first_of(levels)):
            return True
        levels &= levels - 1
    return False


def _is_such_level(race: Race, wanted: Filter, card: i64, registers: list[int]) -> bool:
    if wanted.level_types | wanted.level_keywords != 0 and not _is_of_kind(
        race, card, wanted.level_types, wanted.level_keywords
    ):
        return False
    if wanted.without_types | wanted.without_keywords != 0 and _is_of_kind(
        race, card, wanted.without_types, wanted.without_keywords
    ):
        return False
    if wanted.added_by >= 0 and not any(
        (registers[wanted.added_by] >> adder) & 1 == 1 for adder in adders_of(race, card)
    ):
        return False
    return wanted.added_whose == 0 or any(
        is_seat(race, race.controller(adder), wanted.added_whose, registers)
        for adder in adders_of(race, card)
    )


def _is_of_kind(race: Race, card: i64, types: i64, keywords: i64) -> bool:
    """ruling.level-kinds."""
    return (
        now.level_types(race, card) & types != 0 or now.level_keywords(race, card) & keywords != 0
    )


def _has_finish(race: Race, card: i64) -> bool:
    drive = race.drive_of(card)
    return drive is not None and drive.has_time()


def _is_of_another_team(race: Race, card: i64, registers: list[int]) -> bool:
    """ruling.team-tag-change: a kuski without a team counts as being of a different one."""
    team = now.team(race, card)
    kuskis = race.kuskis[registers[YOU]]
    for place in range(len(kuskis)):
        if kuskis[place] != card and (team < 0 or now.team(race, kuskis[place]) != team):
            return True
    return False


def has_pro(race: Race, card: i64, types: i64, keywords: i64) -> bool:
    """keyword.pro: whether it has a pro for one of these kinds of level, printed or given."""
    for one in race.cards.pros[race.definition[card]]:
        if one.level_types & types != 0 or one.keywords & keywords != 0:
            return True
    alive_now(race)
    if (race.modified >> PRO_RULE) & 1 == 0 or (race.asking >> PRO_RULE) & 1 == 1:
        return False
    race.asking |= bit(PRO_RULE)
    found = False
    for live in alive_now(race):
        if (live.text.rules >> PRO_RULE) & 1 == 1 and live.text.gives_pro(
            race, live.source, live.seat, card, types, keywords
        ):
            found = True
    race.asking &= ~bit(PRO_RULE)
    return found


def is_able(race: Race, able: i64, card: i64) -> bool:
    """Whether what a text does with the card is possible (ruling.forced-entry, ruling.improving)."""
    if able == ABLE_TO_ENTER:
        if may.is_played_in_pairs(race) or not may.can_play_the_battle(race, card):
            return False
        entering = by_choice(ENTER, [int(card)], race.controller(card))
        return entering.is_permitted(race)
    if able == ABLE_TO_IMPROVE:
        drive = race.drive_of(card)
        if drive is None or now.is_stuck(race, card):
            return False
        return times.result_of(race, drive, times.level_of(race, card)) != NONE
    return True


# Sets


def fitting(race: Race, program: CardProgram, which: i64, registers: list[int]) -> int:
    """All cards that fit a filter of the program, as a set."""
    wanted = program.filters[which]
    if wanted.only >= 0:
        return among(race, wanted, registers[wanted.only], registers)
    found = 0
    place = wanted.place
    if place in (HAND, LIBRARY, DISCARD_PILE):
        for seat in range(race.seats):
            if is_seat(race, seat, wanted.whose_place, registers):
                found |= _among(race, wanted, _pile(race, place, seat), registers)
        return found
    if place == BAN_PILE:
        return _among(race, wanted, race.ban_pile, registers)
    if place == LOOKED_AT:
        return _among(race, wanted, race.looked, registers)
    if wanted.kinds & KUSKI != 0:
        for seat in range(race.seats):
            found |= _among(race, wanted, race.kuskis[seat], registers)
    if wanted.kinds & LEVEL != 0:
        for queued in race.queue:
            if fits(race, wanted, queued.level, registers):
                found |= set_of(queued.level)
        if race.battle is not None and fits(race, wanted, race.battle.level, registers):
            found |= set_of(race.battle.level)
    return found


def among(race: Race, wanted: Filter, cards: int, registers: list[int]) -> int:
    """Those of some cards that fit a filter."""
    found = 0
    while cards != 0:
        card = first_of(cards)
        cards &= cards - 1
        if fits(race, wanted, card, registers):
            found |= set_of(card)
    return found


def _pile(race: Race, place: i64, seat: i64) -> Zone:
    if place == HAND:
        return race.hands[seat]
    return race.decks[seat] if place == LIBRARY else race.discards[seat]


def _among(race: Race, wanted: Filter, zone: Zone, registers: list[int]) -> int:
    found = 0
    for place in range(len(zone)):
        if fits(race, wanted, zone[place], registers):
            found |= set_of(zone[place])
    return found


def targets_among(race: Race, cards: int, what: i64, source: i64, seat: i64) -> int:
    """Those of the cards that nothing keeps from being chosen by a card's effect."""
    alive_now(race)
    if (race.watched >> what) & 1 == 0:
        return cards
    left = cards
    while left != 0:
        card = first_of(left)
        left &= left - 1
        choosing = by_choice(what, [int(card)], seat).caused_by(source)
        if is_forbidden(race, what, choosing, card):
            cards &= ~set_of(card)
    return cards
