"""What a card is and what holds for a player now: printed on the card or in the book, and changed
by texts (ruling.cards-override-defaults). Each of these has one function, here; nothing else looks
at the printed card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.ids import CardId, Definition, Seat
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.cardset import NO_TEAM
from rulewright.games.elma.rules.ids import Rule
from rulewright.games.elma.rules.modifiers import changed, is_changed, points_made_of
from rulewright.games.elma.rules.numbering import AFTER_LEVEL, IN_BATTLE, IN_QUEUE
from rulewright.games.elma.rules.records import NONE, is_among
from rulewright.games.elma.rules.state import Race
from rulewright.kernel.zone import Zone

HAND_LIMIT: Final = 7
PLAYS_A_TURN: Final = 1


# Cards


def is_so(race: Race, rule: Rule, card: CardId) -> bool:
    """Whether a text says of a card what it says of none without texts (`terms.py`, the rules of which 1 is yes)."""
    return changed(race, rule, card, 0) == 1


def kinds(race: Race, card: CardId) -> i64:
    """cards.type-line: its card types, as bits."""
    return changed(race, terms.KINDS_RULE, card, race.cards.kinds[race.definition[card]])


def is_kuski(race: Race, card: CardId) -> bool:
    """ruling.type-change-in-play."""
    return kinds(race, card) & terms.KUSKI != 0


def kuski_types(race: Race, card: CardId) -> i64:
    """Its kuski types, as bits (ruling.type-change-subtypes)."""
    if not is_kuski(race, card):
        return 0
    return changed(
        race, terms.KUSKI_TYPES_RULE, card, race.cards.kuski_types[race.definition[card]]
    )


def kuski_keywords(race: Race, card: CardId) -> i64:
    """Its keywords as a kuski, as bits."""
    printed = race.cards.kuski_keywords[race.definition[card]]
    return changed(race, terms.KUSKI_KEYWORDS_RULE, card, printed)


def team(race: Race, card: CardId) -> i64:
    """ruling.teams: the number of its tag, or NO_TEAM."""
    return changed(race, terms.TEAM_RULE, card, race.cards.teams[race.definition[card]])


def are_teammates(race: Race, one: i64, other: i64) -> bool:
    """ruling.teams: two kuskis in play with the same tag, whoever controls them."""
    if one == other or not (race.is_in_play(one) and race.is_in_play(other)):
        return False
    tag = team(race, one)
    return tag != NO_TEAM and tag == team(race, other)


def level_types(race: Race, card: CardId) -> i64:
    """Its level types, as bits (ruling.type-change-subtypes)."""
    if kinds(race, card) & terms.LEVEL == 0:
        return 0
    return changed(
        race, terms.LEVEL_TYPES_RULE, card, race.cards.level_types[race.definition[card]]
    )


def level_keywords(race: Race, card: CardId) -> i64:
    """Its keywords as a level, as bits."""
    printed = race.cards.level_keywords[race.definition[card]]
    return changed(race, terms.LEVEL_KEYWORDS_RULE, card, printed)


def battle_types(race: Race, level: CardId) -> Zone:
    """ruling.battle-types-together: its battle types, those first that hold where two cannot both:
    gained ones, then printed ones in their order."""
    printed = race.cards.battle_types[race.definition[level]]
    keywords = level_keywords(race, level) & terms.BATTLE_TYPES
    found = Zone()
    one: i64 = 1
    while one <= terms.SURVIVOR:
        if keywords & one != 0 and one not in printed:
            found.append(one)
        one += one
    for place in range(len(printed)):
        if keywords & printed[place] != 0:
            found.append(printed[place])
    return found


def pro(race: Race, card: CardId, partner: i64, level: CardId) -> i64:
    """keyword.pro, ruling.pro-sum: the tenths by which times of a kuski count as lower on a level."""
    types = level_types(race, level)
    keywords = level_keywords(race, level)
    total: i64 = 0
    for one in race.cards.pros[race.definition[card]]:
        if one.level_types & types != 0 or one.keywords & keywords != 0:
            total += one.tenths
    if partner >= 0 and keywords & terms.MULTIPLAYER != 0:
        for one in race.cards.pros[race.definition[partner]]:
            if one.keywords & terms.MULTIPLAYER != 0:
                total += one.tenths
    total = changed(race, terms.PRO_RULE, card, total)
    return total + changed(race, terms.SECONDS_RULE, card, 0)


def records(race: Race, card: CardId, by_second: i64) -> Zone:
    """cards.personal-records: the list that a kuski drives by."""
    borrowed = changed(race, terms.LIST_RULE, card, NONE)
    if borrowed != NONE:
        return printed_list(race, borrowed // 2, borrowed % 2)
    return printed_list(race, race.definition[card], by_second)


def borrowed_list(race: Race, card: CardId, by_second: i64) -> i64:
    """ruling.borrowed-list: a list of a kuski's card as one number, whatever becomes of the kuski."""
    return race.definition[card] * 2 + by_second


def printed_list(race: Race, definition: Definition, by_second: i64) -> Zone:
    """One of the lists on a printed card."""
    if by_second == 1:
        return race.cards.second_records[definition]
    return race.cards.records[definition]


def has_two_lists(race: Race, card: CardId) -> bool:
    """ruling.repeated-parts-choice."""
    return len(race.cards.second_records[race.definition[card]]) > 0


def record(race: Race, card: CardId, entry: i64) -> i64:
    """ruling.record-changes: one entry of the list as it is applied."""
    return changed(race, terms.RECORD_RULE, card, entry)


def entries_that_do_not_count(race: Race, level: CardId) -> i64:
    """ruling.turns-before-finish: how many entries are used up like NF on a level."""
    return changed(race, terms.NOT_COUNTED_RULE, level, 0)


def skips_no_finish(race: Race, card: CardId) -> bool:
    """ruling.skipped-nf: whether it passes over each NF on its list."""
    return is_so(race, terms.SKIPS_NO_FINISH_RULE, card)


def apples_got(race: Race, card: CardId, apples: i64) -> i64:
    """ruling.more-apples: what a kuski gets in a battle that would get so many."""
    if race.place[card] != IN_BATTLE:
        return apples
    return apples * changed(race, terms.APPLES_RULE, card, 1)


def better_first_record(race: Race, card: CardId) -> i64:
    """ruling.record-changes: the tenths by which its first record is better."""
    return changed(race, terms.FIRST_RECORD_RULE, card, 0)


def counts_under(race: Race, level: CardId) -> i64:
    """The tenths from which on a time does not count on a level; 0: all do."""
    return changed(race, terms.UNDER_RULE, level, 0)


def idle_turns(race: Race, card: CardId) -> i64:
    """ruling.turns-on-cards: how many turns it has been online without playing a battle."""
    return changed(race, terms.IDLE_RULE, card, 0)


def may_any_kuski_add(race: Race, level: CardId) -> bool:
    """ruling.forced-adder: whether the level's own text says so, which holds in hand."""
    return any(
        ability.modifier == terms.ANY_ADDER_RULE
        for ability in race.programs[race.definition[level]].abilities
    )


def chain(race: Race, level: CardId) -> i64:
    """keyword.chain-level: how many kuskis must add it together."""
    return race.cards.chains[race.definition[level]]


def lengths(race: Race, level: CardId) -> Zone:
    """cards.battle-length: those that may be chosen, in full turns, the shortest first."""
    as_level = race.cards.as_levels[race.definition[level]]
    if as_level is not None:
        return as_level.lengths
    return race.cards.lengths[race.definition[level]]


def length_of(race: Race, level: CardId, chosen: i64) -> i64:
    """ruling.length-changes: the full turns of the battle on a level in the queue for which so many were chosen."""
    return max(1, changed(race, terms.LENGTH_RULE, level, chosen))


def are_points_changed(race: Race) -> bool:
    """Whether any text says what kuskis earn in a battle."""
    return is_changed(race, terms.POINTS_RULE) or is_changed(race, terms.TIMES_POINTS_RULE)


def earns(race: Race, card: CardId, points: i64, beaten: list[int], *, wins: bool) -> i64:
    """ruling.other-points: what a kuski earns in a battle for which the book gives it so many points."""
    return points_made_of(race, card, points, beaten, wins=wins)


def earns_for_winning(race: Race, card: CardId) -> i64:
    """What a kuski that wins a battle earns besides (`scoring.win-bonus` is not meant)."""
    return changed(race, terms.WIN_POINTS_RULE, card, 0)


def may_any_have_to_enter(race: Race) -> bool:
    """Whether anything alive speaks of kuskis that must enter."""
    return is_changed(race, terms.MUST_ENTER_RULE)


# The battle


def may_battle_start(race: Race) -> bool:
    """battle.one-current, battle.immediate-start, ruling.waiting-time: also in a turn that began with
    a battle ongoing no other can start, as that one ends in it or goes on."""
    return race.battle is None and len(race.queue) > 0 and race.last_end != race.turn


def is_played_in_pairs(race: Race) -> bool:
    """keyword.multiplayer: whether the current battle is."""
    battle = race.battle
    return battle is not None and level_keywords(race, battle.level) & terms.MULTIPLAYER != 0


def is_kept_offline(race: Race, card: CardId) -> bool:
    """keyword.designers-curse."""
    return race.battle is not None and is_among(race.battle.cursed, card)


# Players


def seat_of(race: Race, card: CardId) -> Seat:
    """Who controls a kuski, added a level (ruling.you-on-a-level), or owns another card."""
    added = race.added(card) if IN_QUEUE <= race.place[card] <= AFTER_LEVEL else None
    return race.controller(card) if added is None else added.seat


def hand_limit(race: Race, seat: Seat) -> i64:
    """phases.hand-limit."""
    return changed(race, terms.HAND_LIMIT_RULE, seat, HAND_LIMIT)


def plays_a_turn(race: Race, seat: Seat) -> i64:
    """kuskis.one-play-per-turn."""
    return changed(race, terms.PLAYS_RULE, seat, PLAYS_A_TURN)


def may_be_added(race: Race, card: CardId) -> bool:
    """ruling.kuski-as-level: whether a card in hand is a level, or may be added as one."""
    return kinds(race, card) & terms.LEVEL != 0 or (
        race.cards.as_levels[race.definition[card]] is not None
    )


def levels_in_hand(race: Race, seat: Seat) -> Zone:
    """The different cards in a hand that can be added, one card of each."""
    hand = race.hands[seat]
    found = Zone()
    faces = Zone()
    for place in range(len(hand)):
        card = hand[place]
        face = race.definition[card]
        if face not in faces and may_be_added(race, card):
            faces.append(face)
            found.append(card)
    return found


def faces_in_hand(race: Race, seat: Seat, kind: i64) -> Zone:
    """The different cards of a kind in a hand, one card of each."""
    hand = race.hands[seat]
    found = Zone()
    faces = Zone()
    for place in range(len(hand)):
        card = hand[place]
        face = race.definition[card]
        if kinds(race, card) & kind != 0 and face not in faces:
            faces.append(face)
            found.append(card)
    return found
