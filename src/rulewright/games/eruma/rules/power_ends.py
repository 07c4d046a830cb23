"""When the power of a card ends, and when a card it holds escapes it.

Powers that go on and what Quick powers began for a while lie in the state; here they are taken
out of it. What turns a card over or takes it away is in `deeds.py`.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from rulewright.effects.lasting import without_card
from rulewright.effects.live import WITH_EXTRA_TURN, Lasting
from rulewright.effects.program import IT, Program
from rulewright.effects.sets import members_of
from rulewright.effects.turns import take_back_extra_turns
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules.board import POSITIONS
from rulewright.games.eruma.rules.cards_in_place import with_or_without
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import HOLDS_CONTROL
from rulewright.games.eruma.texts.filters import CardFilter
from rulewright.kernel.bits import bit
from rulewright.kernel.event import EVERYONE


def wear_off(raid: Raid, card: i64) -> None:
    """power.wears-off: whatever the card's power still does ends."""
    if any(power.source == card for power in raid.powers):
        raid.powers = [power for power in raid.powers if power.source != card]
        if raid.place[card] < POSITIONS:
            raid.tell(EVERYONE, story.POWER_OVER, raid.definition[card], raid.place[card])
    # ruling.extra-turns: what was said of an extra turn is a part of it.
    ended = [
        lasting
        for lasting in raid.lasting
        if lasting.source == card and lasting.ends != WITH_EXTRA_TURN
    ]
    if len(ended) > 0:
        raid.lasting = [lasting for lasting in raid.lasting if lasting not in ended]
        give_back(raid, ended)
    take_back_extra_turns(raid, card)
    raid.forget_whens_of(card)
    raid.nothing_is_certain()


def give_back(raid: Raid, ended: list[Lasting]) -> None:
    """ruling.control-for-a-time: what was held only for as long as this lasted goes back."""
    for lasting in ended:
        for card in members_of(_held_by(raid, lasting) & raid.controlled(lasting.seat)):
            change_control(raid, card, 1 - lasting.seat)


def release(raid: Raid, card: i64) -> None:
    """ruling.control-for-a-time: a card that escapes what holds it goes back."""
    give_back(raid, [each for each in raid.lasting if (_held_by(raid, each) >> card) & 1 == 1])


def _held_by(raid: Raid, lasting: Lasting) -> i64:
    """The cards that it keeps under its player's control."""
    program = raid.programs[lasting.program]
    ability = program.abilities[lasting.ability]
    if ability.modifier != HOLDS_CONTROL:
        return 0
    return lasting.registers[cast(CardFilter, program.filters[ability.subject]).only]


def change_control(raid: Raid, card: i64, seat: i64) -> None:
    """ruling.owner-and-controller: the controller is the owner until a card says otherwise; a power that goes on
    goes on for the new one (ruling.control-and-powers)."""
    hand_over(raid, card, seat)
    shown = raid.definition[card] if raid.knows(-1, card) else -1
    if not raid.is_up(card):
        raid.learn(1 - seat, bit(card))  # who gives it up has seen it
    raid.second = with_or_without(raid.second, card, is_in=seat == 1)
    raid.tell(EVERYONE, story.TOOK_CONTROL, seat, shown, raid.place[card])
    raid.nothing_is_certain()


def hand_over(raid: Raid, card: i64, seat: i64) -> None:
    """ruling.control-and-powers: what the card's power still does, it does for whoever controls the card now."""
    if any(power.source == card for power in raid.powers):
        raid.powers = [power.of(seat) if power.source == card else power for power in raid.powers]
    if any(lasting.source == card for lasting in raid.lasting):
        raid.lasting = [
            lasting.of(seat) if lasting.source == card else lasting for lasting in raid.lasting
        ]


def escape(raid: Raid, card: i64) -> None:
    """power.lost-target: a card that leaves or turns face-down is let go by what goes on."""
    if len(raid.powers) > 0:
        raid.powers = [
            power.with_registers(_without(power.text, power.registers, card))
            for power in raid.powers
        ]
    if len(raid.lasting) > 0:
        raid.lasting = [
            lasting.with_registers(
                _without(raid.programs[lasting.program], lasting.registers, card)
            )
            for lasting in raid.lasting
        ]


def _without(program: Program, registers: list[int], card: i64) -> list[int]:
    kept = without_card(program, registers, card)
    kept[IT] &= ~bit(card)
    return kept


def is_worn_off(raid: Raid, source: i64) -> bool:
    """power.source-condition: a power works only while its card is face-up and exhausted."""
    return raid.field & raid.up & raid.tired & bit(source) == 0
