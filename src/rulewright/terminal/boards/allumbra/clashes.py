"""What a clash came to, put together from the events that reported it."""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.games.allumbra import story
from rulewright.kernel.event import Event
from rulewright.terminal.boards.board import Scene
from rulewright.terminal.words import Words

NO_CARD = -1


@dataclass
class Clash:
    """One reveal: for each seat its card (by number) and what became of it, and all of it told."""

    turn: int
    number: int
    cards: list[int]
    sentences: list[str] = field(default_factory=list)
    unpaid: list[bool] = field(default_factory=lambda: [False, False])
    cancelled: list[bool] = field(default_factory=lambda: [False, False])
    damage: list[int] = field(default_factory=lambda: [0, 0])
    energy: list[int] = field(default_factory=lambda: [0, 0])
    ammo: list[int] = field(default_factory=lambda: [0, 0])
    bonus: list[bool] = field(default_factory=lambda: [False, False])


def clashes_of(scene: Scene) -> list[Clash]:
    """All clashes so far, in order."""
    clashes: list[Clash] = []
    turn = number = 0
    current: Clash | None = None
    for event, told in zip(scene.events, scene.story, strict=True):
        if event.kind == story.TURN_BEGINS:
            turn, number, current = event.things[0], 0, None
        elif event.kind == story.PICKED:
            current = None
        elif event.kind == story.REVEALED:
            number += 1
            current = Clash(turn, number, [thing - 1 for thing in event.things])
            clashes.append(current)
        if current is not None:
            current.sentences.append(told.text)
            _take_in(current, event)
    return clashes


def _take_in(clash: Clash, event: Event) -> None:
    things = event.things
    if event.kind == story.UNPAID:
        clash.unpaid[things[0]] = True
    elif event.kind == story.CANCELLED:
        clash.cancelled[1 - things[0]] = True
    elif event.kind == story.HIT:
        clash.damage[things[0]] = things[2]
    elif event.kind == story.GAINED_ENERGY:
        clash.energy[things[0]] = things[1]
    elif event.kind == story.GAINED_AMMO:
        clash.ammo[things[0]] = things[1]
    elif event.kind == story.BONUS:
        clash.bonus[things[0]] = True


def outcome(clash: Clash, seat: int, words: Words) -> str:
    """What became of a seat's card, in a sign and a few words."""
    if clash.cards[seat] == NO_CARD:
        return ""
    if clash.unpaid[seat]:
        return f"∅ {words('allumbra.unpaid')}"
    if clash.cancelled[seat]:
        return f"✗ {words('allumbra.cancelled')}"
    parts = []
    if clash.cancelled[1 - seat]:
        parts.append(words("allumbra.cancels"))
    if clash.damage[seat]:
        parts.append(words("allumbra.hits", amount=clash.damage[seat]))
    if clash.energy[seat]:
        parts.append(words("allumbra.gains-energy", amount=clash.energy[seat]))
    if clash.ammo[seat]:
        parts.append(words("allumbra.gains-ammo", amount=clash.ammo[seat]))
    if clash.bonus[seat]:
        parts.append("★")
    return f"✓ {', '.join(parts)}" if parts else f"- {words('allumbra.no-effect')}"
