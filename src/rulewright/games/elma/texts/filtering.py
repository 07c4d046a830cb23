"""Whether a card fits what a text asks for now. Only looking: nothing is changed here. All that fit,
`finding.py` finds."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.conditions import holds
from rulewright.effects.ids import CardId
from rulewright.effects.live import Alive
from rulewright.effects.program import ANYBODY, THIS, YOU
from rulewright.effects.sets import first_of, members_of, set_of
from rulewright.games.elma.rules import now, numbering, results, terms
from rulewright.games.elma.rules.cardset import NO_TEAM
from rulewright.games.elma.rules.happening import entry, is_permitted
from rulewright.games.elma.rules.modifiers import is_changed
from rulewright.games.elma.rules.obstacles import NO_OBSTACLE, to_playing_the_battle
from rulewright.games.elma.rules.records import NONE, is_among
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.texts.filters import CardFilter, LevelKinds
from rulewright.kernel.bits import bit

WHERE: Final = {
    terms.IN_PLAY: (
        numbering.OFFLINE,
        numbering.ONLINE,
        numbering.IN_BATTLE,
        numbering.IN_AFTER,
        numbering.IN_QUEUE,
        numbering.BATTLE_LEVEL,
    ),
    terms.ONGOING: (numbering.IN_BATTLE, numbering.BATTLE_LEVEL),
    terms.THIS_BATTLE: (numbering.IN_BATTLE,),
    terms.SAME_BATTLE: (numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.QUEUE: (numbering.IN_QUEUE,),
    terms.IN_AFTER_BATTLE: (numbering.IN_AFTER,),
    terms.QUEUE_OR_ONGOING: (numbering.IN_QUEUE, numbering.IN_BATTLE, numbering.BATTLE_LEVEL),
    terms.HAND: (numbering.IN_HAND,),
    terms.LIBRARY: (numbering.IN_DECK,),
    terms.DISCARD_PILE: (numbering.DISCARDED,),
    terms.BAN_PILE: (numbering.BANNED,),
}
"""Where a card is that a text speaks of."""
_PILES: Final = (terms.HAND, terms.LIBRARY, terms.DISCARD_PILE, terms.BAN_PILE)
"""Of these it matters whose they are."""


def adders_of(race: Race, level: CardId) -> list[int]:
    """ruling.started-by: the kuskis in play that added a level."""
    added = race.added(level)
    return [] if added is None else added.adders


def fits(race: Race, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    """Whether one card fits a filter."""
    if wanted.only >= 0 and (registers[wanted.only] >> int(card)) & 1 == 0:
        return False
    if wanted.other >= 0 and (registers[wanted.other] >> int(card)) & 1 == 1:
        return False
    if wanted.named >= 0 and registers[wanted.named] != race.definition[card] + 1:
        return False
    kinds = now.kinds(race, card)
    if kinds & wanted.kinds == 0 or not _is_there(race, wanted, card, registers):
        return False
    if wanted.whose_card != ANYBODY and not race.book.is_seat(
        race, now.seat_of(race, card), wanted.whose_card, registers
    ):
        return False
    if kinds & terms.KUSKI != 0 and not _is_such_kuski(race, wanted, card, registers):
        return False
    return kinds & terms.LEVEL == 0 or _is_such_level(race, wanted, card, registers)


def _is_there(race: Race, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    where = wanted.place
    if where == terms.ANYWHERE:
        return True
    if race.place[card] not in WHERE[where]:
        return False
    if where == terms.THIS_BATTLE:
        return race.battle is not None and registers[THIS] == set_of(race.battle.level)
    if where == terms.SAME_BATTLE:
        return race.level_under(card) == race.level_under(first_of(registers[THIS]))
    return where not in _PILES or race.book.is_seat(
        race, race.owner(card), wanted.whose_place, registers
    )


def _is_such_kuski(race: Race, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    place = race.place[card]
    if wanted.online == terms.ONLINE_ONLY and not numbering.ONLINE <= place <= numbering.IN_AFTER:
        return False
    if wanted.online == terms.OFFLINE_ONLY and place != numbering.OFFLINE:
        return False
    if wanted.types != 0 and now.kuski_types(race, card) & wanted.types == 0:
        return False
    if wanted.is_teammate and not now.are_teammates(race, card, first_of(registers[THIS])):
        return False
    if wanted.pro.are_asked() and not has_pro(race, card, wanted.pro):
        return False
    if wanted.finish != terms.EITHER and not _has_finished_so(race, wanted.finish, card):
        return False
    if wanted.team != terms.EITHER and (now.team(race, card) != NO_TEAM) != (
        wanted.team == terms.WITH_IT
    ):
        return False
    if wanted.is_of_another_team and not _is_of_another_team(race, card, registers):
        return False
    counters = wanted.counters
    if counters.kind >= 0 and not counters.has(race.counters_on(card, counters.kind)):
        return False
    if wanted.adds >= 0 and not _has_added(race, card, registers[wanted.adds]):
        return False
    if wanted.drives_on >= 0:
        level = race.level_under(card)
        if level == NONE or (registers[wanted.drives_on] >> int(level)) & 1 == 0:
            return False
    if wanted.beside >= 0 and not _plays_beside(race, card, registers[wanted.beside]):
        return False
    if wanted.idle > 0 and now.idle_turns(race, card) < wanted.idle:
        return False
    return wanted.able == 0 or is_able(race, wanted.able, card)


def _plays_beside(race: Race, card: CardId, kuskis: int) -> bool:
    """Whether it plays the same battle or after battle as a kuski."""
    level = race.level_under(card)
    return level != NONE and kuskis != 0 and level == race.level_under(first_of(kuskis))


def _has_added(race: Race, card: CardId, levels: int) -> bool:
    return any(is_among(adders_of(race, level), card) for level in members_of(levels))


def _is_such_level(race: Race, wanted: CardFilter, card: CardId, registers: list[int]) -> bool:
    if wanted.able == terms.ABLE_TO_CHANGE_PLACES and not is_able(race, wanted.able, card):
        return False
    if wanted.level_kinds.are_asked() and not _is_of_kind(race, card, wanted.level_kinds):
        return False
    if wanted.without.are_asked() and _is_of_kind(race, card, wanted.without):
        return False
    if wanted.added_by >= 0 and not any(
        (registers[wanted.added_by] >> adder) & 1 == 1 for adder in adders_of(race, card)
    ):
        return False
    return wanted.added_whose == ANYBODY or any(
        race.book.is_seat(race, race.controller(adder), wanted.added_whose, registers)
        for adder in adders_of(race, card)
    )


def _is_of_kind(race: Race, card: CardId, kinds: LevelKinds) -> bool:
    """ruling.level-kinds."""
    return (
        now.level_types(race, card) & kinds.types != 0
        or now.level_keywords(race, card) & kinds.keywords != 0
    )


def _has_finished_so(race: Race, finish: i64, card: CardId) -> bool:
    """Whether it plays a battle and has a time there, or none."""
    drive = race.drive_of(card)
    return drive is not None and drive.has_time() == (finish == terms.WITH_IT)


def _is_of_another_team(race: Race, card: CardId, registers: list[int]) -> bool:
    """ruling.team-tag-change: a kuski without a team counts as being of a different one."""
    team = now.team(race, card)
    kuskis = race.kuskis[registers[YOU]]
    for place in range(len(kuskis)):
        if kuskis[place] != card and (team < 0 or now.team(race, kuskis[place]) != team):
            return True
    return False


def has_pro(race: Race, card: CardId, kinds: LevelKinds) -> bool:
    """keyword.pro: whether it has a pro for one of these kinds of level, printed or given."""
    for printed in race.cards.pros[race.definition[card]]:
        if printed.level_types & kinds.types != 0 or printed.keywords & kinds.keywords != 0:
            return True
    if not is_changed(race, terms.PRO_RULE):
        return False
    race.asking |= bit(terms.PRO_RULE)
    found = any(_gives_pro(race, one, card, kinds) for one in race.live_now().changing)
    race.asking &= ~bit(terms.PRO_RULE)
    return found


def _gives_pro(race: Race, one: Alive, card: CardId, kinds: LevelKinds) -> bool:
    """Whether an ability gives a kuski a pro for one of these kinds of level."""
    if one.ability.modifier != terms.PRO_RULE:
        return False
    levels = cast(CardFilter, one.program.filters[one.ability.setting]).level_kinds
    if levels.types & kinds.types == 0 and levels.keywords & kinds.keywords == 0:
        return False
    wanted = cast(CardFilter, one.program.filters[one.ability.subject])
    return fits(race, wanted, card, one.registers) and holds(race, one)


def is_able(race: Race, able: i64, card: CardId) -> bool:
    """Whether what a text does with the card is possible (ruling.forced-entry, ruling.improving)."""
    if able == terms.ABLE_TO_ENTER:
        if now.is_played_in_pairs(race) or to_playing_the_battle(race, card) != NO_OBSTACLE:
            return False
        return is_permitted(race, entry([int(card)], race.controller(card)))
    if able == terms.ABLE_TO_IMPROVE:
        drive = race.drive_of(card)
        if drive is None or now.is_so(race, terms.STUCK_RULE, card):
            return False
        return results.result_of(race, drive, race.level_under(card)) != NONE
    if able == terms.ABLE_TO_CHANGE_PLACES:
        return len(race.queue) > 1
    return True
