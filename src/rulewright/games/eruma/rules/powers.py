"""Powers that act: once they have been triggered and let through (`blocking.py`), or copied."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rulewright.effects.announced import modes_taken, targets_chosen
from rulewright.effects.conditions import is_met
from rulewright.effects.frame import Frame
from rulewright.effects.machine import CardFrame
from rulewright.effects.program import BECOME, DO, NONE, RESOLVE, TARGET, YOU, Program
from rulewright.effects.sets import members_of, set_of
from rulewright.effects.state import registers_for
from rulewright.games.eruma.rules import deeds, story, terms
from rulewright.games.eruma.rules.happening import Happen
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.numbering import IN_GRAVEYARD
from rulewright.games.eruma.rules.open_hands import show_open_hands
from rulewright.games.eruma.rules.power_ends import is_worn_off
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.texts.filters import CardFilter
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.state import Procedure


def announced(raid: Raid, card: i64) -> CardFrame:
    """The frame in which the power of a card that has one is announced."""
    seat = raid.controller(card)
    return _announced(raid, raid.definition[card], source=card, seat=seat, chain=set_of(card))


def _announced(raid: Raid, definition: i64, *, source: i64, seat: i64, chain: int) -> CardFrame:
    program = raid.programs[definition]
    start = program.abilities[program.power].start
    registers = registers_for(source, seat, chain)
    return CardFrame(
        program=definition, at=start, source=source, means=terms.ANNOUNCED, registers=registers
    )


def has_power(raid: Raid, card: i64) -> bool:
    """Whether there is anything to trigger on the card."""
    return raid.programs[raid.definition[card]].power != NONE


def finds_targets(raid: Raid, card: i64) -> bool:
    """ruling.needs-legal-target: whether there are targets for the power of a card that has one."""
    definition = raid.definition[card]
    program = raid.programs[definition]
    start = program.abilities[program.power].start
    if program.code[start].op == RESOLVE:
        return True
    registers = raid.registers_of(card, raid.controller(card))
    frame = CardFrame(
        program=definition, at=start, source=card, means=terms.ANNOUNCED, registers=registers
    )
    return frame.finds_targets(raid, start, registers)


def can_be_used(raid: Raid, card: i64, *, source: i64, seat: i64) -> bool:
    """ruling.used-power: whether the power of a card is a Quick one that uses no other, can be paid for and finds
    its targets, as that of the source."""
    definition = raid.definition[card]
    program = raid.programs[definition]
    if program.power == NONE or program.section != terms.QUICK:
        return False
    for step in program.code:
        if step.op == BECOME or (step.op == DO and step.verb == terms.USE_COPY):
            return False
    ability = program.abilities[program.power]
    registers = registers_for(source, seat, set_of(source))
    if ability.condition >= 0 and not is_met(
        raid, program, program.conditions[ability.condition], registers
    ):
        return False
    frame = _announced(raid, definition, source=source, seat=seat, chain=set_of(source))
    return frame.finds_targets(raid, ability.start, registers)


def use_in_its_place(raid: Raid, frame: Frame, card: i64) -> None:
    """ruling.used-power: the power of a card is announced as that of the frame's, with its targets and price."""
    source, seat = frame.source, frame.registers[YOU]
    definition = raid.definition[card]
    raid.tell(EVERYONE, story.COPIED, raid.definition[source], definition, raid.place[card])
    chain = set_of(card) | set_of(source)
    raid.agenda.append(_announced(raid, definition, source=source, seat=seat, chain=chain))


def announce_targets(raid: Raid, frame: Frame) -> None:
    """Tell what was chosen with the power, and let effects answer that cards are targeted."""
    for taken in modes_taken(raid, frame):
        raid.tell(
            EVERYONE, story.TOOK_MODE, frame.registers[YOU], frame.program, taken.order, taken.mode
        )
    chosen = targets_chosen(raid, frame)
    for card in chosen:
        here = raid.place[frame.source]
        where = raid.position_of(card)
        kind = story.TARGETS if where >= 0 else story.TARGETS_ELSEWHERE
        raid.tell(EVERYONE, kind, frame.program, here, deeds.face(raid, card), where)
    if len(chosen) > 0:
        targeted = Happen(
            terms.TARGETED,
            sorted(chosen),
            frame.registers[YOU],
            cause=frame.source,
            means=terms.BY_A_POWER,
        )
        raid.agenda.append(targeted)


def can_pay(raid: Raid, card: i64) -> bool:
    """ruling.price: whether what the power of a card that has one asks for can be paid."""
    program = raid.programs[raid.definition[card]]
    condition = program.abilities[program.power].condition
    if condition < 0:
        return True
    registers = raid.registers_of(card, raid.controller(card))
    return is_met(raid, program, program.conditions[condition], registers)


class Acts(Procedure[Raid]):
    """A power acts or goes live, unless its card was lost meanwhile. Its frame lies below."""

    def run(self, raid: Raid) -> None:
        """speed.quick, speed.slow-window, speed.ongoing."""
        frame = cast(Frame, raid.agenda.pop())
        source = frame.source
        if is_worn_off(raid, source):
            return
        program = frame.program_in(raid)
        registers = _still_there(raid, program, frame.registers)
        if program.section != terms.QUICK:
            power = LivePower(
                source,
                seat=registers[YOU],
                program=frame.program,
                text=program,
                since=raid.turn,
                registers=registers,
                triggered_by=registers[YOU],
            )
            raid.powers = [*raid.powers, power]
            raid.nothing_is_certain()
            raid.tell(EVERYONE, story.POWER_LIVE, raid.definition[source], raid.place[source])
            show_open_hands(raid)
        raid.agenda.append(frame.with_means(terms.BY_A_POWER, registers))


ACTS: Final = Acts()


def waiting_power(raid: Raid) -> Frame | None:
    """The power that has been triggered or copied and waits to act, with what was chosen; None if there is none."""
    for place in range(len(raid.agenda) - 1, 0, -1):
        if isinstance(raid.agenda[place], Acts):
            return cast(Frame, raid.agenda[place - 1])
    return None


def call_off(raid: Raid, card: i64, *, seat: i64, cause: i64) -> None:
    """ruling.block-by-text: the power of a card, which has been triggered and waits to act, does nothing now or later
    (block.no-effect, block.turned-left)."""
    for place in range(len(raid.agenda) - 1, 0, -1):
        if (
            isinstance(raid.agenda[place], Acts)
            and cast(Frame, raid.agenda[place - 1]).source == card
        ):
            del raid.agenda[place - 1 : place + 1]
            raid.left |= bit(card) & raid.tired
            raid.tell(
                EVERYONE, story.BLOCKED, seat, raid.definition[card], raid.place[card],
                raid.position_of(cause),
            )  # fmt: skip
            return


def _still_there(raid: Raid, program: Program, registers: list[int]) -> list[int]:
    """power.lost-target: the registers without targets that have died, left or turned down."""
    kept = registers[:]
    for step in program.code:
        if step.op == TARGET:
            wanted = cast(CardFilter, program.filters[step.fitting])
            cards: i64 = kept[step.into]
            if wanted.place <= terms.ZONES:
                cards &= raid.field
                if wanted.facing != terms.DOWN:
                    cards &= raid.up
            elif wanted.place == terms.GRAVEYARD:
                for card in members_of(cards):
                    if raid.place[card] != IN_GRAVEYARD:
                        cards &= ~bit(card)
            kept[step.into] = cards
    return kept


# Copies


class Copied(Procedure[Raid]):
    """A copied power has been announced: nothing is paid, nobody may block. Its frame lies below."""

    def run(self, raid: Raid) -> None:
        frame = cast(Frame, raid.agenda[-1])
        raid.agenda.append(ACTS)
        announce_targets(raid, frame)


COPIED: Final = Copied()


def use_copy(raid: Raid, card: i64, *, source: i64, seat: i64, chain: int) -> None:
    """The power of a card is done as that of another, the source: it chooses its own targets, costs
    nothing more and cannot be blocked again. Nor is a power copied whose card led to the copying,
    so that copies of copies come to an end (ruling.effect-loop)."""
    if chain & set_of(card) != 0:
        return
    if has_power(raid, card):
        definition = raid.definition[card]
        chain |= set_of(card) | set_of(source)
        raid.tell(EVERYONE, story.COPIED, raid.definition[source], definition, raid.place[card])
        raid.agenda.append(COPIED)
        raid.agenda.append(_announced(raid, definition, source=source, seat=seat, chain=chain))
