"""What the text of a card does to what happens and to the rules: from its program to what the engine
asks of a text (`Text` in `cardset.py`)."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from rulewright.effects.frame import registers_for
from rulewright.effects.live import Lasting
from rulewright.effects.program import (
    ACT,
    ALL,
    CANT,
    CHAIN,
    CHOOSE,
    DO,
    MODE,
    MODIFY,
    RANDOM,
    RESOLVE,
    TARGET,
    THIS,
    USE,
    WHEN,
    WHENEVER,
    WOULD,
    Ability,
)
from rulewright.effects.sets import set_of
from rulewright.games.elma import story
from rulewright.games.elma.answering import answer_to, is_forbidden_by, meant_by
from rulewright.games.elma.card_frame import CardFrame, cards_in
from rulewright.games.elma.cardset import Instead, Text
from rulewright.games.elma.choosing import LEAVING
from rulewright.games.elma.filters import CardProgram
from rulewright.games.elma.happening import Happen
from rulewright.games.elma.holding import holds
from rulewright.games.elma.modifying import gives_pro, modified
from rulewright.games.elma.numbering import BATTLE_LEVEL, SPENT, USED, effect_of, mark_of
from rulewright.games.elma.playing import can_be_played
from rulewright.games.elma.state import Race
from rulewright.games.elma.terms import ANY_MOMENT, BY_EFFECT, IDLE_RULE, LEVEL
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure, State


class ProgramText(Text):
    """The text of a card while the card is where its text is alive."""

    def __init__(self, number: int, kind: int, program: CardProgram) -> None:
        abilities = [
            ability
            for place, ability in enumerate(program.abilities)
            if not program.lasting[place] and ability.kind not in (ACT, USE)
        ]
        super().__init__(_verbs(abilities), _rules(abilities, program), program)
        self.number: Final = number
        self.is_level: Final = kind == LEVEL
        self.code: Final = program
        self.own: Final = abilities

    # What holds on a level holds while it is battled.

    def _is_silent(self, race: Race, source: i64, ability: Ability) -> bool:
        if ability.kind in (CANT, MODIFY):
            return self.is_level and race.place[source] != BATTLE_LEVEL
        if ability.kind == WHEN and len(race.marks) > 0:
            return self._mark(source, ability, SPENT) in race.marks
        return False

    def _number(self, ability: Ability) -> i64:
        return self.code.abilities.index(ability)

    def _mark(self, source: i64, ability: Ability, kind: i64) -> i64:
        return mark_of(source, self._number(ability), kind)

    def may_answer(self, source: i64, chain: list[int]) -> bool:
        return True

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        race = cast(Race, state)
        happening = cast(Happen, what)
        for ability in self.own:
            if ability.kind != CANT or ability.verb != happening.verb:
                continue
            if self._is_silent(race, source, ability):
                continue
            registers = registers_for(source, seat, 0)
            if is_forbidden_by(race, self.code, ability, registers, happening, card):
                return True
        return False

    def instead(self, state: State, source: i64, seat: i64, what: Procedure[Any]) -> list[Instead]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        found: list[Instead] = []
        for ability in self.own:
            if ability.kind != WOULD or ability.verb != happening.verb:
                continue
            registers = registers_for(source, seat, 0)
            effect = effect_of(source, self._number(ability))
            meant = meant_by(race, self.code, ability, registers, effect, happening)
            if meant is not None:
                frame = self._frame(race, ability, registers, source, happening, meant)
                found.append(Instead(source, meant, frame))
        return found

    def answers(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> list[Procedure[Any]]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        found: list[Procedure[Any]] = []
        for ability in self.own:
            if ability.kind not in (WHENEVER, WHEN) or ability.verb != happening.verb:
                continue
            if self._is_silent(race, source, ability):
                continue
            registers = registers_for(source, seat, 0)
            effect = effect_of(source, self._number(ability))
            meant = meant_by(race, self.code, ability, registers, effect, happening)
            if meant is None:
                continue
            if ability.kind == WHEN:
                race.marks.append(self._mark(source, ability, SPENT))
            found.append(self._frame(race, ability, registers, source, happening, meant))
        return found

    def _frame(  # noqa: PLR0913 - what answers what, for which cards
        self, race: Race, ability: Ability, registers: list[int], source: i64, what: Happen,
        meant: list[int],
    ) -> CardFrame:  # fmt: skip
        effect = effect_of(source, self._number(ability))
        filled = answer_to(race, registers, effect, what, meant)
        return CardFrame(self.number, ability.start, source, BY_EFFECT, filled)

    def changed(  # noqa: PLR0913 - whose text, which rule, of what, and what it would be
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        race = cast(Race, state)
        for ability in self.own:
            if ability.kind != MODIFY or ability.modifier != rule:
                continue
            if not self._is_silent(race, source, ability):
                registers = registers_for(source, seat, 0)
                value = modified(race, self.code, ability, registers, source, thing, value)
        return value

    def gives_pro(  # noqa: PLR0913 - whose text, to whom, on what levels
        self, state: State, source: i64, seat: i64, card: i64, level_types: i64, keywords: i64
    ) -> bool:
        race = cast(Race, state)
        registers = registers_for(source, seat, 0)
        for ability in self.own:
            if ability.kind != MODIFY or self._is_silent(race, source, ability):
                continue
            if gives_pro(race, self.code, ability, registers, card, level_types, keywords):
                return True
        return False

    # What an instant begins

    def begun(self, lasting: Lasting) -> Text:
        return LastingText(self.number, self.code, lasting)

    def chosen_for(self, lasting: Lasting) -> list[int]:
        found = 0
        for step in self.code.code:
            if step.op in (TARGET, CHOOSE, RANDOM, ALL):
                found |= lasting.registers[step.a]
        return cards_in(found)

    def let_go(self, lasting: Lasting, card: i64) -> Lasting | None:
        """ruling.lasting-effects: what is about a card ends for it; about none, it ends."""
        registers = lasting.registers[:]
        is_left = False
        for step in self.code.code:
            if step.op in (TARGET, CHOOSE, RANDOM, ALL):
                registers[step.a] &= ~set_of(card)
                is_left = is_left or registers[step.a] != 0
        if registers == lasting.registers:
            return lasting
        if not is_left:
            return None
        return Lasting(
            lasting.source, lasting.seat, lasting.program, lasting.ability, lasting.since,
            lasting.until, registers,
        )  # fmt: skip

    # What players do with it

    def usable(self, state: State, source: i64, seat: i64, *, is_main_phase: bool) -> list[int]:
        race = cast(Race, state)
        found: list[int] = []
        for place, ability in enumerate(self.code.abilities):
            if ability.kind != USE or not (is_main_phase or ability.when_phase == ANY_MOMENT):
                continue
            if mark_of(source, place, USED) in race.marks:
                continue  # ruling.played-abilities
            registers = registers_for(source, seat, 0)
            if not holds(race, self.code, ability, registers):
                continue
            if self._finds_targets(race, ability, source, registers):
                found.append(place)
        return found

    def _finds_targets(
        self, race: Race, ability: Ability, source: i64, registers: list[int]
    ) -> bool:
        """Whether there are targets once the price is paid, by which its card may leave."""
        at = ability.start
        means: i64 = BY_EFFECT
        while self.code.code[at].op not in (TARGET, MODE, RESOLVE):
            step = self.code.code[at]
            if step.op == DO and step.b == THIS:
                means = LEAVING
            at += 1
        if self.code.code[at].op == RESOLVE:
            return True
        frame = CardFrame(self.number, at, source, means, registers)
        return frame.finds_targets(race, at, registers)

    def use(self, state: State, source: i64, seat: i64, ability: i64) -> None:
        race = cast(Race, state)
        race.marks.append(mark_of(source, ability, USED))
        race.tell(EVERYONE, story.USED, seat, race.definition[source], source)
        start = self.code.abilities[ability].start
        registers = _begun(source, seat, ability)
        race.agenda.append(CardFrame(self.number, start, source, BY_EFFECT, registers))

    def may_be_played(self, state: State, seat: i64, card: i64) -> bool:
        race = cast(Race, state)
        for ability in self.code.abilities:
            if ability.kind == ACT:
                registers = registers_for(card, seat, 0)
                frame = CardFrame(self.number, ability.start, card, BY_EFFECT, registers)
                return can_be_played(race, self.code, frame)
        return False

    def take_effect(self, state: State, seat: i64, card: i64) -> None:
        for ability in self.code.abilities:
            if ability.kind == ACT:
                registers = _begun(card, seat, self._number(ability))
                frame = CardFrame(self.number, ability.start, card, BY_EFFECT, registers)
                cast(Race, state).agenda.append(frame)


class LastingText(Text):
    """One ability that an instant has begun, with what it chose."""

    def __init__(self, number: int, program: CardProgram, lasting: Lasting) -> None:
        ability = program.abilities[lasting.ability]
        super().__init__(_verbs([ability]), _rules([ability], program), program)
        self.number: Final = number
        self.code: Final = program
        self.ability: Final = ability
        self.lasting: Final = lasting

    def may_answer(self, source: i64, chain: list[int]) -> bool:
        return True

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        if self.ability.kind != CANT:
            return False
        return is_forbidden_by(
            cast(Race, state), self.code, self.ability, self.lasting.registers,
            cast(Happen, what), card,
        )  # fmt: skip

    def instead(self, state: State, source: i64, seat: i64, what: Procedure[Any]) -> list[Instead]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        if self.ability.kind != WOULD:
            return []
        meant = self._meant(race, source, happening)
        if meant is None:
            return []
        return [Instead(source, meant, self._frame(race, source, happening, meant))]

    def answers(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> list[Procedure[Any]]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        if self.ability.kind not in (WHENEVER, WHEN):
            return []
        meant = self._meant(race, source, happening)
        if meant is None:
            return []
        if self.ability.kind == WHEN:
            race.lasting = [each for each in race.lasting if each is not self.lasting]
            race.alive = None
        return [self._frame(race, source, happening, meant)]

    def _meant(self, race: Race, source: i64, what: Happen) -> list[int] | None:
        effect = effect_of(source, self.lasting.ability)
        return meant_by(race, self.code, self.ability, self.lasting.registers, effect, what)

    def _frame(self, race: Race, source: i64, what: Happen, meant: list[int]) -> CardFrame:
        effect = effect_of(source, self.lasting.ability)
        filled = answer_to(race, self.lasting.registers, effect, what, meant)
        return CardFrame(self.number, self.ability.start, source, BY_EFFECT, filled)

    def changed(  # noqa: PLR0913 - whose text, which rule, of what, and what it would be
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        return modified(
            cast(Race, state), self.code, self.ability, self.lasting.registers, source, thing, value
        )

    def gives_pro(  # noqa: PLR0913 - whose text, to whom, on what levels
        self, state: State, source: i64, seat: i64, card: i64, level_types: i64, keywords: i64
    ) -> bool:
        return gives_pro(
            cast(Race, state), self.code, self.ability, self.lasting.registers, card, level_types,
            keywords,
        )  # fmt: skip


def _begun(source: i64, seat: i64, ability: i64) -> list[int]:
    """The registers with which an effect starts that a player has begun."""
    registers = registers_for(source, seat, 0)
    registers[CHAIN] = set_of(effect_of(source, ability))
    return registers


def _verbs(abilities: list[Ability]) -> i64:
    """What they forbid, replace or answer."""
    found: i64 = 0
    for ability in abilities:
        if ability.kind != MODIFY:
            found |= bit(ability.verb)
    return found


def _rules(abilities: list[Ability], program: CardProgram) -> i64:
    """What they change, and what is counted for them."""
    found: i64 = 0
    for ability in abilities:
        if ability.kind == MODIFY:
            found |= bit(ability.modifier)
    if any(wanted.idle > 0 for wanted in program.filters):
        found |= bit(IDLE_RULE)
    return found
