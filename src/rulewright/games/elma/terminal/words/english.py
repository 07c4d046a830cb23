"""The captions of Elma's board in English."""

from __future__ import annotations

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "elma.turn-of": "{name}'s turn",
    "elma.round": "Round {number}",
    "elma.step-start": "a battle starts",
    "elma.step-end": "a battle ends",
    "elma.step-times": "times improve",
    "elma.step-clean-up-after": "after battles are cleaned up",
    "elma.step-draw": "draw",
    "elma.step-main": "main phase",
    "elma.step-window": "answers",
    "elma.step-last-call": "last call",
    "elma.step-clean-up": "clean-up",
    "elma.no-battle": "No battle is ongoing.",
    "elma.turns-left": "{left} of {turns} turns left",
    "elma.if-now": "If it ended now:",
    "elma.next": "next {time}",
    "elma.list-ends": "list used up",
    "elma.apples": "{count} apples",
    "elma.apples-one": "1 apple",
    "elma.finishes": "{count} finishes",
    "elma.finishes-one": "1 finish",
    "elma.queue": "Queue {place}:",
    "elma.length": "lasts {length}",
    "elma.after": "After {level}:",
    "elma.points": "{count} points",
    "elma.points-one": "1 point",
    "elma.out": "out of the game",
    "elma.piles": "hand {hand}  library {library}  discards {discard}",
    "elma.online": "online:",
    "elma.offline": "offline:",
    "elma.hand": "Hand:",
    "elma.more": "and {number} more",
    "elma.primer": (
        "Everybody races to 100 points. Kuskis arrive offline, rest, and go online; any of them in play may "
        "add a level to the queue, but never enters the battle on it. Whoever is online may enter the running "
        "battle: the first record counts at once, the next at the start of each of your turns. When the turns "
        "are used up, each kuski earns one point for each rival kuski it beat, one for taking part, and one "
        "more for winning. Instants are played in your main phase and whenever answers are called for. "
        "A kuski with » has a level in the queue."
    ),
}
