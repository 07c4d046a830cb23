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
from rulewright.effects.sets import cards_in, set_of
from rulewright.games.elma.rules import story
from rulewright.games.elma.rules.cardset import Instead, Text
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.holding import holds
from rulewright.games.elma.rules.numbering import BATTLE_LEVEL, SPENT, USED, effect_of, mark_of
from rulewright.games.elma.rules.playing import can_be_played
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import ANY_MOMENT, BY_EFFECT, LEVEL
from rulewright.games.elma.texts.abilities import cants_of, own_of, rules_of, verbs_of
from rulewright.games.elma.texts.answering import answer_to, is_forbidden_by, meant_by, one_by_one
from rulewright.games.elma.texts.card_frame import CardFrame
from rulewright.games.elma.texts.choosing import LEAVING
from rulewright.games.elma.texts.filters import CardProgram
from rulewright.games.elma.texts.lasting_texts import LastingText
from rulewright.games.elma.texts.modifying import gives_pro, modified
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure, State


class ProgramText(Text):
    """The text of a card while the card is where its text is alive."""

    def __init__(self, number: int, kind: int, program: CardProgram) -> None:
        abilities = [
            program.abilities[place]
            for place in own_of(program, CANT, WOULD, WHENEVER, WHEN, MODIFY)
        ]
        super().__init__(
            verbs_of(abilities), rules_of(abilities, program), program, cants_of(abilities)
        )
        self.number: Final = number
        self.is_level: Final = kind == LEVEL
        self.code: Final = program
        # The numbers of its abilities, by what they do.
        self.forbidding: Final = own_of(program, CANT)
        self.replacing: Final = own_of(program, WOULD)
        self.answering: Final = own_of(program, WHENEVER, WHEN)
        self.modifying: Final = own_of(program, MODIFY)
        self.used: Final = own_of(program, USE)
        self.played: Final = own_of(program, ACT)

    # What holds on a level holds while it is battled.

    def _is_silent(self, race: Race, source: i64) -> bool:
        return self.is_level and race.place[source] != BATTLE_LEVEL

    def may_answer(self, source: i64, chain: list[int]) -> bool:
        return True

    def forbids(
        self, state: State, source: i64, seat: i64, what: Procedure[Any], card: i64
    ) -> bool:
        race = cast(Race, state)
        happening = cast(Happen, what)
        if self._is_silent(race, source):
            return False
        for place in self.forbidding:
            ability = self.code.abilities[place]
            if ability.verb != happening.verb:
                continue
            registers = race.live(source, seat).registers
            if is_forbidden_by(race, self.code, ability, registers, happening, card):
                return True
        return False

    def instead(self, state: State, source: i64, seat: i64, what: Procedure[Any]) -> list[Instead]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        found: list[Instead] = []
        for place in self.replacing:
            ability = self.code.abilities[place]
            if ability.verb != happening.verb:
                continue
            registers = race.live(source, seat).registers
            effect = effect_of(source, place)
            meant = meant_by(race, self.code, ability, registers, effect, happening)
            if meant is not None:
                filled = answer_to(race, registers, effect, happening, meant)
                frame = CardFrame(self.number, ability.start, source, BY_EFFECT, filled)
                found.append(Instead(source, meant, frame))
        return found

    def answers(
        self, state: State, source: i64, seat: i64, what: Procedure[Any]
    ) -> list[Procedure[Any]]:
        race = cast(Race, state)
        happening = cast(Happen, what)
        found: list[Procedure[Any]] = []
        for place in self.answering:
            ability = self.code.abilities[place]
            if ability.verb != happening.verb:
                continue
            if ability.kind == WHEN and mark_of(source, place, SPENT) in race.marks:
                continue
            registers = race.live(source, seat).registers
            effect = effect_of(source, place)
            meant = meant_by(race, self.code, ability, registers, effect, happening)
            if meant is None:
                continue
            if ability.kind == WHEN:
                race.marks.append(mark_of(source, place, SPENT))
            for cards in one_by_one(ability, meant):
                filled = answer_to(race, registers, effect, happening, cards)
                found.append(CardFrame(self.number, ability.start, source, BY_EFFECT, filled))
        return found

    def changed(  # noqa: PLR0913 - whose text, which rule, of what, and what it would be
        self, state: State, source: i64, seat: i64, rule: i64, thing: i64, value: i64
    ) -> i64:
        race = cast(Race, state)
        if self._is_silent(race, source):
            return value
        for place in self.modifying:
            ability = self.code.abilities[place]
            if ability.modifier == rule:
                registers = race.live(source, seat).registers
                value = modified(race, self.code, ability, registers, source, thing, value)
        return value

    def gives_pro(  # noqa: PLR0913 - whose text, to whom, on what levels
        self, state: State, source: i64, seat: i64, card: i64, level_types: i64, keywords: i64
    ) -> bool:
        race = cast(Race, state)
        if self._is_silent(race, source):
            return False
        registers = race.live(source, seat).registers
        for place in self.modifying:
            ability = self.code.abilities[place]
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
        for place in self.used:
            ability = self.code.abilities[place]
            if not (is_main_phase or ability.when_phase == ANY_MOMENT):
                continue
            if mark_of(source, place, USED) in race.marks:
                continue  # ruling.played-abilities
            registers = race.live(source, seat).registers
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
        for place in self.played:
            start = self.code.abilities[place].start
            registers = race.live(card, seat).registers
            frame = CardFrame(self.number, start, card, BY_EFFECT, registers)
            return can_be_played(race, self.code, frame)
        return False

    def take_effect(self, state: State, seat: i64, card: i64) -> None:
        for place in self.played:
            start = self.code.abilities[place].start
            registers = _begun(card, seat, place)
            frame = CardFrame(self.number, start, card, BY_EFFECT, registers)
            cast(Race, state).agenda.append(frame)


def _begun(source: i64, seat: i64, ability: i64) -> list[int]:
    """The registers with which an effect starts that a player has begun."""
    registers = registers_for(source, seat, 0)
    registers[CHAIN] = set_of(effect_of(source, ability))
    return registers
