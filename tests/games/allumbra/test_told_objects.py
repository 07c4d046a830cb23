"""What the story says for programs: the kind of each event, and the things in the view it is about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rulewright
from rulewright.gamekit.moments import Moment, play_through
from rulewright.games.allumbra.game import GAME
from rulewright.games.allumbra.rules import story
from rulewright.kernel.event import EVERYONE, SPECTATOR, Event

VIEWERS = (0, 1, SPECTATOR)


def told(kind: int, *things: int) -> tuple[str, list[str]]:
    sentence = GAME.people.tell(Event(EVERYONE, kind, list(things)), ["Ana", "Bo"], "en")
    return sentence.kind, sentence.objects


def relic(place: int) -> str:
    return GAME.relic_table.printed[place].key


@pytest.mark.parametrize(
    ("kind", "things", "name", "objects"),
    [
        (story.TURN_BEGINS, [3], "turn-begins", []),
        (story.DREW, [1, 3], "drew", ["duellist-1"]),
        (
            story.DREW_CARDS,
            [0, 0, 0, 3],
            "drew-cards",
            ["duellist-0", "hand-0-quick-draw", "hand-0-hide"],
        ),
        (story.REVEALED, [1, 4, 2, 1], "revealed", ["row-0-2", "row-1-1"]),
        (story.REVEALED, [0, 4, -1, 0], "revealed", ["row-1-0"]),
        (story.REVEALED, [4, 0, 1], "revealed", ["row-0-1"]),
        (story.REVEALED, [0, 0], "revealed", []),
        (story.UNPAID, [1, 2, 3, 0], "unpaid", ["duellist-1", "row-1-0"]),
        (story.CANCELLED, [1, 3, 0, 2, 1], "cancelled", ["duellist-1", "row-1-2", "row-0-1"]),
        (story.GAINED_AMMO, [0, 2, 4, 1], "gained-ammo", ["duellist-0", "row-0-1"]),
        (story.SHOWED, [1, 3], "showed", ["duellist-1", "hand-1-hide"]),
        (story.LAID_OPEN, [1, 3, 2], "laid-open", ["duellist-1", "row-1-2"]),
        (
            story.RELICS_CHOSEN,
            [0, 2, 1],
            "relics-chosen",
            ["duellist-0", f"relic-0-{relic(2)}", f"relic-0-{relic(1)}"],
        ),
        (story.LOADED, [0, 1, 2], "loaded", ["duellist-0", f"relic-0-{relic(2)}"]),
        (story.DRAINED, [0, 1, 2], "drained", ["duellist-0", f"relic-1-{relic(2)}"]),
        (story.WON, [1], "won", ["duellist-1"]),
        (story.DRAWN, [], "drawn", []),
    ],
)
def test_who_comes_first_and_what_is_opposed_last(
    kind: int, things: list[int], name: str, objects: list[str]
) -> None:
    assert told(kind, *things) == (name, objects)


def seen_in(view: dict[str, Any]) -> set[str]:
    """The ids of all that lies in a view for its viewer to see."""
    ids = set()
    for side in view["duellists"]:
        seat = side["seat"]
        ids.add(f"duellist-{seat}")
        ids |= {f"hand-{seat}-{card}" for card in [*side.get("hand", []), *side["shown"]]}
        ids |= {f"row-{seat}-{at}" for at, lying in enumerate(side["row"]) if lying["card"]}
        ids |= {shown["id"] for shown in side["relics"]}
    return ids


def walk(seed: int, *, relics: bool) -> Iterator[tuple[Moment, list[Event]]]:
    """Every moment of a random duel, with what was told in it."""
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], options={"relics": relics}, seed=seed)
    yield Moment(match.state, []), list(match.state.events or [])
    dice = random.Random(seed)
    while not match.is_over:
        decision = dice.choice(match.pending)
        choice = dice.choice(decision.choices)
        before = len(match.state.events or [])
        passed = play_through(match, decision.seat, choice.code)
        happened = list(match.state.events or [])[before:]
        for moment in passed:
            news = happened[: len(happened) - len(moment.to_come)]
            happened = happened[len(news) :]
            yield moment, news


@pytest.mark.parametrize("relics", [False, True])
def test_nobody_is_told_of_a_thing_they_cannot_see(relics: bool) -> None:
    kinds = set()
    for seed in range(6):
        for moment, news in walk(seed, relics=relics):
            for viewer in VIEWERS:
                seen = seen_in(GAME.people.view(moment.state, viewer))
                for event in news:
                    if event.seen_by(viewer):
                        sentence = GAME.people.tell(event, ["Ana", "Bo"], "en")
                        kinds.add(sentence.kind)
                        assert set(sentence.objects) <= seen, (sentence.kind, sentence.objects)
    assert {"revealed", "unpaid", "cancelled", "hit", "drew", "drew-cards"} <= kinds


def test_kinds_and_objects_are_the_same_in_every_language() -> None:
    for kind, fields in enumerate(story.FIELDS):
        event = Event(EVERYONE, kind, [1 for _ in fields])
        english, other = (
            GAME.people.tell(event, ["Ana", "Bo"], language) for language in ("en", "pt")
        )
        assert (english.kind, english.objects) == (other.kind, other.objects)
