"""When the power of a card ends, and when a card it holds escapes it.

Powers that go on and what Quick powers began for a while lie in the state; here they are taken
out of it. What turns a card over or takes it away is in `deeds.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.effects.live import Lasting, LivePower
from rulewright.effects.program import ALL, CHOOSE, IT, RANDOM, TARGET
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE


def wear_off(raid: Raid, card: i64) -> None:
    """power.wears-off: whatever the card's power still does ends."""
    if any(power.source == card for power in raid.powers):
        kept: list[LivePower] = [power for power in raid.powers if power.source != card]
        raid.powers = kept
        if raid.place[card] < POSITIONS:
            raid.tell(EVERYONE, story.POWER_OVER, raid.definition[card], raid.place[card])
    if any(lasting.source == card for lasting in raid.lasting):
        held: list[Lasting] = [lasting for lasting in raid.lasting if lasting.source != card]
        raid.lasting = held
    raid.renew(card)
    raid.alive = None


def escape(raid: Raid, card: i64) -> None:
    """power.lost-target: a card that leaves or turns face-down is let go by what goes on."""
    if any(_holds(raid, power.program, power.registers, card) for power in raid.powers):
        raid.powers = [
            LivePower(
                power.source, power.seat, power.program, power.since,
                _without(raid, power.program, power.registers, card),
            )
            for power in raid.powers
        ]  # fmt: skip
    if any(_holds(raid, one.program, one.registers, card) for one in raid.lasting):
        raid.lasting = [
            Lasting(
                one.source, one.seat, one.program, one.ability, one.since, one.until,
                _without(raid, one.program, one.registers, card),
            )
            for one in raid.lasting
        ]  # fmt: skip


def _holds(raid: Raid, program: i64, registers: list[int], card: i64) -> bool:
    return _without(raid, program, registers, card) != registers


def _without(raid: Raid, program: i64, registers: list[int], card: i64) -> list[int]:
    """The registers of an effect without a card among what was chosen."""
    kept = registers[:]
    kept[IT] &= ~bit(card)
    for step in raid.cards.programs[program].code:
        if step.op in (TARGET, CHOOSE, RANDOM, ALL):
            kept[step.a] &= ~bit(card)
    return kept


def is_worn_off(raid: Raid, source: i64) -> bool:
    """power.source-condition: a power works only while its card is face-up and exhausted."""
    return raid.field & raid.up & raid.tired & bit(source) == 0
