"""Effects that are alive: what texts say that holds now, or answers what happens next; and what is noted of
them.

All of it are small values that are never changed, so that copies of a state may share them.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from rulewright.effects.ids import AbilityId, CardId, Definition, LaterTurn, Registers, Seat
from rulewright.effects.program import CANT, MODIFY, WHEN, WHENEVER, WOULD, YOU, Ability, Program
from rulewright.effects.sets import QuickSet, packed
from rulewright.kernel.fields import KW_ONLY, but, saved_fields, value

HowItEnds: TypeAlias = i64
"""When what lasts is over."""
AT_TURN: Final = 0
"""With the turn `until`, the first in which it does not hold."""
AT_OWN_TURN: Final = 1
"""When the next turn begins of whoever controls it."""
AT_BATTLE_END: Final = 2
"""With the battle that goes on now."""
WITH_ITS_CARDS: Final = 3
"""When the cards have left play that were chosen for it."""
AFTER_ANCHORS_TURN: Final = 4
"""With the next turn of `anchor`."""
WHEN_IT_HAS_COME: Final = 5
"""When what it waits for has come once."""
WITH_EXTRA_TURN: Final = 6
"""With the extra turn that goes on: it is a part of that turn, whatever becomes of the card that gave it."""
IN_ANCHORS_TURN: Final = 7
"""It does not hold yet: it will in the next turn of `anchor`, and only then."""
IN_OPPONENTS_TURN: Final = 8
"""The same in the next turn of an opponent."""
IN_EXTRA_TURN: Final = 9
"""The same in the extra turn that its source has given."""
WITH_ITS_SOURCE: Final = 10
"""When the card whose text it is has left play."""
LAST_WAY_TO_END: Final = WITH_ITS_SOURCE


@final
@value
class Lasting:
    """One ability of a text that holds for a while after it was begun."""

    source: CardId
    _: KW_ONLY
    seat: Seat
    program: Definition
    ability: AbilityId
    since: LaterTurn
    """The first turn in which it holds."""
    ends: HowItEnds
    until: LaterTurn
    """The turn with which it ends, if it ends so."""
    anchor: Seat
    """The player by whose turns it is counted."""
    registers: Registers

    def saved(self) -> list[object]:
        """Everything about it as plain JSON values."""
        return [*saved_fields(self)[:-1], packed(self.registers)]

    def holds_in(self, turn: i64) -> bool:
        """Whether it holds in a turn, as things stand."""
        is_begun = self.ends < IN_ANCHORS_TURN or self.ends == WITH_ITS_SOURCE
        return self.since <= turn and is_begun

    def is_for_extra_turn_of(self, source: i64) -> bool:
        """Whether it waits for the extra turn that a card has given."""
        return self.ends == IN_EXTRA_TURN and self.source == source

    def in_extra_turn(self, turn: i64) -> Lasting:
        """The same now that the extra turn comes."""
        return but(self, since=turn, until=turn + 1, ends=WITH_EXTRA_TURN)

    def until_end_of(self, turn: i64) -> Lasting:
        """The same until that turn is over."""
        return but(self, until=turn + 1, ends=AT_TURN)

    def only_in(self, turn: i64) -> Lasting:
        """The same for one turn alone."""
        return but(self, since=turn, until=turn + 1, ends=AT_TURN)

    def with_registers(self, registers: Registers) -> Lasting:
        """The same about other cards."""
        return but(self, registers=registers)

    def of(self, seat: Seat) -> Lasting:
        """The same for another player."""
        registers = self.registers[:]
        registers[YOU] = seat
        return but(self, seat=seat, registers=registers)


class Alive:
    """An ability that is alive: of which card, for whom, with what it chose."""

    __slots__ = (
        "ability", "lasting", "means", "number", "program", "program_number", "registers", "seat",
        "source",
    )  # fmt: skip

    def __init__(  # noqa: PLR0913 - what an effect is made of
        self,
        source: i64,
        *,
        seat: i64,
        program: Program,
        program_number: i64,
        number: i64,
        means: i64,
        registers: list[int],
        lasting: Lasting | None = None,
    ) -> None:
        self.source: Final = source
        self.seat: Final = seat
        self.program: Final = program
        self.program_number: Final = program_number
        self.number: Final = number
        """The ability's number in the program."""
        self.ability: Final[Ability] = program.abilities[number]
        self.means: Final = means
        """By what means its deeds are done (the game's number)."""
        self.registers: Final = registers
        self.lasting: Final = lasting
        """What began it, if it holds only for a while."""


class LiveEffects:
    """All abilities that are alive at one moment, in the order in which their effects come, by what they
    do; and the sets of what they speak of: nothing else need be asked of them."""

    def __init__(self, found: list[Alive], asked: list[int]) -> None:
        """`asked` are the verbs of which texts ask whether they have happened."""
        self.all: Final = found
        self.forbidding: Final[list[Alive]] = []
        self.replacing: Final[list[Alive]] = []
        self.answering: Final[list[Alive]] = []
        self.changing: Final[list[Alive]] = []
        watched: list[int] = asked[:]
        forbidden: list[int] = []
        changed: list[int] = []
        for one in found:
            ability = one.ability
            kind = ability.kind
            if kind == MODIFY:
                self.changing.append(one)
                changed.append(int(ability.modifier))
                continue
            if kind == CANT:
                self.forbidding.append(one)
                forbidden.append(int(ability.verb))
            elif kind == WOULD:
                self.replacing.append(one)
            elif kind in (WHENEVER, WHEN):
                self.answering.append(one)
            else:
                continue
            watched.append(int(ability.verb))
        self.watched: Final = QuickSet(watched)
        """The verbs that something alive forbids, replaces or answers, or that are to be kept in mind."""
        self.forbidden: Final = QuickSet(forbidden)
        """Those of them that something alive forbids, be it only to some."""
        self.changed: Final = QuickSet(changed)
        """The rules that something alive changes, be it only for some."""


NOTHING_ALIVE: Final = LiveEffects([], [])

MarkKind: TypeAlias = i64
"""What is noted of an ability."""
SPENT: Final = 0
"""It has come once and is over."""
USED: Final = 1
"""It was used in this turn."""
ANSWERED: Final = 2
"""It has answered something in this turn, or taken the place of it, and may do so only so often."""
CHOSEN: Final = 3
"""It is a mode that was chosen."""
CHOSEN_THIS_TURN: Final = 4
"""It is a mode that was chosen in this turn."""


@final
@value
class Mark:
    """A note on an ability of a card."""

    source: CardId
    _: KW_ONLY
    program: Definition
    ability: AbilityId
    kind: MarkKind
