"""Whether an ability of a text is about what happens, and for which cards: what it forbids, replaces or
answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.effects.program import (
    ANYBODY,
    BY,
    BY_ANYTHING,
    BY_CARD,
    BY_OPPONENTS_POWER,
    CHAIN,
    IT,
    THAT,
    WHENEVER,
    YOU,
    Ability,
)
from rulewright.effects.sets import set_of
from rulewright.games.elma.rules import results
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.holding import holds
from rulewright.games.elma.rules.records import NONE
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import (
    ABORT,
    ADD_LEVEL,
    AS_ADDER,
    BY_CAUSE,
    BY_CHOICE,
    BY_EFFECT,
    BY_OWN_CHOICE,
    COURSE_TURNED,
    END_AFTER_BATTLE,
    END_BATTLE,
    IN_FIRST_FULL_TURN,
    INSTANT,
    LAST_COUNTER,
    START_BATTLE,
    SUBJECT_TURNED,
)
from rulewright.games.elma.texts.filtering import adders_of, fits, is_seat
from rulewright.games.elma.texts.filters import CardProgram

_OF_LEVELS: Final = (ADD_LEVEL, START_BATTLE, END_BATTLE, END_AFTER_BATTLE, ABORT)


def meant_by(  # noqa: PLR0913 - whose effect, by what, about what
    race: Race, program: CardProgram, ability: Ability, registers: list[int], effect: i64,
    what: Happen,
) -> list[int] | None:  # fmt: skip
    """For which cards an ability is about what happens; none of them if it is about the player. None:
    it is not about this."""
    if ability.verb != what.verb or effect in what.chain:
        return None
    if not _is_such(race, program, ability, registers, what):
        return None
    if ability.subject < 0:
        return []
    wanted = program.filters[ability.subject]
    cards = what.adders() if ability.when_phase == AS_ADDER else what.cards
    found = [card for card in cards if fits(race, wanted, card, registers)]
    return found if len(found) > 0 else None


def one_by_one(ability: Ability, meant: list[int]) -> list[list[int]]:
    """The cards for which an ability answers: "whenever a kuski …" for each of them by itself, "when …"
    once."""
    if ability.kind != WHENEVER or len(meant) < 2:
        return [meant]
    return [[card] for card in meant]


def is_forbidden_by(  # noqa: PLR0913 - by what, what, to which card
    race: Race, program: CardProgram, ability: Ability, registers: list[int], what: Happen,
    card: i64,
) -> bool:  # fmt: skip
    """Whether an ability says that this can't happen to the card (-1: to the player)."""
    if ability.verb != what.verb or (card < 0) != (ability.subject < 0):
        return False
    if not _is_such(race, program, ability, registers, what):
        return False
    if card < 0:
        return True
    if (what.verb == ADD_LEVEL) and (ability.when_phase == AS_ADDER) != (card not in what.cards):
        return False
    is_turned = ability.amount & SUBJECT_TURNED != 0
    if fits(race, program.filters[ability.subject], card, registers) == is_turned:
        return False
    return ability.spot < 0 or _are_too_many(race, ability.spot, what, card)


def _are_too_many(race: Race, most: i64, what: Happen, card: i64) -> bool:
    """Whether a player would have more kuskis in the battle than it takes of each."""
    seat = race.controller(card)
    count: i64 = 0
    for drive in race.drives:
        if race.controller(drive.card) == seat:
            count += 1
    for other in what.cards:
        if race.controller(other) == seat:
            count += 1
    return count > most


def _is_such(
    race: Race, program: CardProgram, ability: Ability, registers: list[int], what: Happen
) -> bool:
    """Whose doing, by what, when, on what level."""
    if ability.player != ANYBODY and not is_seat(race, what.seat, ability.player, registers):
        return False
    if ability.by != BY_ANYTHING and not _is_by(race, program, ability, registers, what):
        return False
    when = ability.when_phase
    if when == IN_FIRST_FULL_TURN:
        if race.battle is None or not race.battle.is_in_first_full_turn():
            return False
    elif what.verb == LAST_COUNTER and when != what.spot:
        return False
    return holds(race, program, ability, registers)


def _is_by(
    race: Race, program: CardProgram, ability: Ability, registers: list[int], what: Happen
) -> bool:
    by = ability.by
    if by == BY_OWN_CHOICE:
        return what.means == BY_CHOICE
    if by == BY_OPPONENTS_POWER:
        return (
            what.means == BY_EFFECT
            and what.cause >= 0
            and race.cards.kinds[race.definition[what.cause]] == INSTANT
            and race.owner(what.cause) != registers[YOU]
        )
    if by == BY_CAUSE:
        return what.cause >= 0 and fits(
            race, program.filters[ability.by_filter], what.cause, registers
        )
    assert by == BY_CARD
    level = _course(race, what)
    is_turned = ability.amount & COURSE_TURNED != 0
    return level != NONE and is_turned != fits(
        race, program.filters[ability.by_filter], level, registers
    )


def _course(race: Race, what: Happen) -> i64:
    """The level on which it happens."""
    for card in what.cards:
        level = results.level_of(race, card)
        if level != NONE:
            return level
    return NONE if race.battle is None else race.battle.level


def answer_to(
    race: Race, registers: list[int], effect: i64, what: Happen, meant: list[int]
) -> list[int]:
    """The registers with which the answer to what happens begins."""
    filled = registers[:]
    filled[IT] = set_from(meant)
    filled[THAT] = what.seat
    filled[BY] = 0 if what.cause < 0 else set_of(what.cause)
    if what.verb in _OF_LEVELS and len(what.cards) > 0:
        filled[BY] = set_from(adders_of(race, what.cards[0]))
    filled[CHAIN] = set_from(what.chain) | set_of(effect)
    return filled


def set_from(cards: list[int]) -> int:
    """A list of cards as a set."""
    found = 0
    for card in cards:
        found |= set_of(card)
    return found
