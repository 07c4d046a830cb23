"""What a clash came to, put together from the events that reported it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.rules.state import CARDS_A_TURN
from rulewright.games.allumbra.view.types import DuelView
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
    """All clashes that were told of, in order."""
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
            current = Clash(turn, number, [thing - 1 for thing in event.things[:2]])
            clashes.append(current)
        if current is not None:
            current.sentences.append(told.text)
            _take_in(current, event)
    _count_back(clashes, cast("DuelView", scene.view))
    return clashes


def _count_back(clashes: list[Clash], duel: DuelView) -> None:
    """Number the clashes of a turn whose beginning was not told: the story began in the middle."""
    nameless = [clash for clash in clashes if clash.turn == 0]
    if not nameless:
        return
    told_later = [clash.turn for clash in clashes if clash.turn > 0]
    turn = min(told_later) - 1 if told_later else duel["turn"]
    last = CARDS_A_TURN
    if turn == duel["turn"]:
        rows = [side["row"] for side in duel["duellists"]]
        revealed = all(len(row) > duel["clash"] and row[duel["clash"]]["open"] for row in rows)
        last = duel["clash"] + 1 if revealed else duel["clash"]
    for back, clash in enumerate(reversed(nameless)):
        clash.turn, clash.number = turn, last - back


def _take_in(clash: Clash, event: Event) -> None:
    things = event.things
    if event.kind == story.UNPAID:
        clash.unpaid[things[0]] = True
    elif event.kind == story.CANCELLED:
        clash.cancelled[1 - things[0]] = True
    elif event.kind == story.HIT:
        clash.damage[things[0]] = things[2]
    elif event.kind in (story.GAINED_ENERGY, story.MET_ENERGY, story.RELIC_ENERGY):
        clash.energy[things[0]] += things[1]
    elif event.kind in (story.GAINED_AMMO, story.MET_AMMO, story.CANCEL_AMMO, story.RELIC_AMMO):
        clash.ammo[things[0]] += things[1]
    elif event.kind == story.BONUS:
        clash.bonus[things[0]] = True


def outcome(clash: Clash, seat: int, words: Words) -> tuple[str, list[str]]:
    """What became of a seat's card: a sign, and in a few words what it did, most telling first."""
    if clash.cards[seat] == NO_CARD:
        return "", []
    if clash.unpaid[seat]:
        return "∅", [words("allumbra.unpaid")]
    if clash.cancelled[seat]:
        return "✗", [words("allumbra.cancelled")]
    did = []
    if clash.damage[seat]:
        did.append(words("allumbra.hits", amount=clash.damage[seat]))
    if clash.energy[seat]:
        did.append(words("allumbra.gains-energy", amount=clash.energy[seat]))
    if clash.ammo[seat]:
        did.append(words("allumbra.gains-ammo", amount=clash.ammo[seat]))
    if clash.bonus[seat]:
        did.append("★")
    if clash.cancelled[1 - seat]:
        did.append(words("allumbra.cancels"))
    return ("✓", did) if did else ("-", [words("allumbra.no-effect")])
