"""Powers that act: once they have been triggered and let through, or copied."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.frame import Frame, registers_for
from rulewright.effects.live import LivePower
from rulewright.effects.program import ACT, TARGET, YOU
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.alive import BY_A_POWER
from rulewright.games.eruma.rules.happening import Happen
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import DOWN, QUICK, TARGETED, ZONES
from rulewright.games.eruma.rules.wearing_off import is_worn_off
from rulewright.games.eruma.texts.filters import CardProgram
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure

ANNOUNCED: Final = 7
"""What a frame is by, beyond the means of `alive.py`: a power whose targets are being picked. Below it
on the agenda lies what waits for that."""


class Acts(Procedure[Raid]):
    """A power acts or goes live, unless its card was lost meanwhile. Its frame lies below."""

    __slots__ = ()

    def run(self, raid: Raid) -> None:
        """speed.quick, speed.slow-window, speed.ongoing."""
        frame = cast(Frame[Raid], raid.agenda.pop())
        source = frame.source
        if is_worn_off(raid, source):
            return
        program = raid.cards.programs[frame.program]
        registers = still_there(raid, program, frame.registers)
        if program.speed != QUICK:
            seat: i64 = registers[YOU]
            power = LivePower(source, seat, frame.program, raid.turn, registers)
            raid.powers = [*raid.powers, power]
            raid.alive = None
            raid.tell(EVERYONE, story.POWER_LIVE, raid.definition[source], raid.place[source])
        raid.agenda.append(frame.of(frame.at, source, BY_A_POWER, registers))


ACTS: Final = Acts()


class Copied(Procedure[Raid]):
    """A copied power has been announced: nothing is paid, nobody may block. Its frame lies below."""

    __slots__ = ()

    def run(self, raid: Raid) -> None:
        frame = cast(Frame[Raid], raid.agenda[-1])
        raid.agenda.append(ACTS)
        announce_targets(raid, frame)


COPIED: Final = Copied()


def announce_targets(raid: Raid, frame: Frame[Raid]) -> None:
    """Let effects answer that cards are targeted, now that they have been chosen."""
    chosen: i64 = 0
    for step in raid.cards.programs[frame.program].code:
        if step.op == TARGET:
            chosen |= frame.registers[step.a]
    if chosen != 0:
        seat: i64 = frame.registers[YOU]
        raid.agenda.append(Happen(TARGETED, chosen, seat, 1, -1, frame.source, BY_A_POWER, 0))


def use_copy(raid: Raid, source: i64, seat: i64, card: i64, chain: i64) -> None:
    """The power of a card is done as that of another, the source: it chooses its own targets, costs
    nothing more and cannot be blocked again. Nor is a power copied whose card led to the copying,
    so that copies of copies come to an end (ruling.effect-loop)."""
    if (chain >> card) & 1 == 1:
        return
    definition = raid.definition[card]
    for ability in raid.cards.programs[definition].abilities:
        if ability.kind == ACT:
            registers = registers_for(source, seat, chain | bit(card))
            raid.tell(EVERYONE, story.COPIED, raid.definition[source], definition, raid.place[card])
            raid.agenda.append(COPIED)
            frame = raid.cards.frames[definition]
            raid.agenda.append(frame.of(ability.start, source, ANNOUNCED, registers))
            return


def still_there(raid: Raid, program: CardProgram, registers: list[int]) -> list[int]:
    """power.lost-target: the registers without targets that have died, left or turned down."""
    kept = registers[:]
    for step in program.code:
        if step.op == TARGET:
            wanted = program.filters[step.b]
            cards: i64 = kept[step.a]
            if wanted.place <= ZONES:
                cards &= raid.field
                if wanted.facing != DOWN:
                    cards &= raid.up
            kept[step.a] = cards
    return kept
