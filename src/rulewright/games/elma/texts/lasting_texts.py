"""What a text has begun that goes on: one ability of an instant, with the cards that were chosen for it."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from rulewright.effects.live import Lasting
from rulewright.effects.program import CANT, WHEN, WHENEVER, WOULD
from rulewright.games.elma.rules.cardset import Instead, Text
from rulewright.games.elma.rules.happening import Happen
from rulewright.games.elma.rules.numbering import effect_of
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import BY_EFFECT
from rulewright.games.elma.texts.abilities import cants_of, rules_of, verbs_of
from rulewright.games.elma.texts.answering import answer_to, is_forbidden_by, meant_by, one_by_one
from rulewright.games.elma.texts.card_frame import CardFrame
from rulewright.games.elma.texts.filters import CardProgram
from rulewright.games.elma.texts.modifying import gives_pro, modified
from rulewright.kernel.state import Procedure, State


class LastingText(Text):
    """One ability that an instant has begun, with what it chose."""

    def __init__(self, number: int, program: CardProgram, lasting: Lasting) -> None:
        ability = program.abilities[lasting.ability]
        abilities = [ability]
        super().__init__(
            verbs_of(abilities), rules_of(abilities, program), program, cants_of(abilities)
        )
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
        return [
            self._frame(race, source, happening, cards) for cards in one_by_one(self.ability, meant)
        ]

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
