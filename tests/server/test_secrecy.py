"""Nothing that leaves the server for a seat depends on what the seat may not know.

Every byte for a seat (or a spectator) is made twice: from the true table, and from one where all
that seat cannot know was dealt anew. They must be equal, at every moment of whole matches; and so
must what is sent when the others answer, whatever they answer, until it comes to light by the rules.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice
from rulewright.kernel.event import SPECTATOR
from rulewright.server import viewer_messages
from rulewright.server.live import Change, LiveTable
from rulewright.server.match_setup import Beginning, _begin
from rulewright.server.messages import Settings
from rulewright.server.replay import reel_of
from rulewright.server.seats import Sitter
from tests.server.replays import whole_views
from tests.server.serving import Served, serving
from tests.server.tables import NOON, Everybody, any_decision, decide, new_table

VIEWERS = (0, 1, None)


def redealt(table: LiveTable, viewer: int | None, dice: Dice) -> LiveTable:
    """The same table, but for what the viewer cannot know."""
    copy = table.copy()
    state = copy.match._state
    word = state.word
    state.determinize(SPECTATOR if viewer is None else viewer, dice)
    state.word = word  # so that undo sees that nothing random has happened
    state.events = copy.match._events
    return copy


def everything(table: LiveTable, viewer: int | None) -> str:
    standing = viewer_messages.Standing(table, Everybody(), NOON)
    return viewer_messages.table_message(standing, viewer, "en").as_json()


def sent(table: LiveTable, change: Change, viewer: int | None) -> str | None:
    if not change.noticed[table.place_of(viewer)]:
        return None
    standing = viewer_messages.Standing(table, Everybody(), NOON)
    return viewer_messages.change_message(standing, change, viewer, "en").as_json()


@pytest.mark.parametrize("relics", [False, True])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_byte_over_whole_matches(seed: int, relics: bool) -> None:
    table = new_table(seed, relics=relics)
    dice, deal = random.Random(seed), Dice(seed)
    compared = 0
    while table.status == "playing":
        for viewer in VIEWERS:
            world = redealt(table, viewer, deal)
            assert everything(table, viewer) == everything(world, viewer)
            for other in table.asked():
                if other != viewer:
                    compared += compare_answers(table, world, viewer, other, dice)
        decide(table, *any_decision(table, dice))
    assert compared > 10


def compare_answers(
    table: LiveTable, world: LiveTable, viewer: int | None, other: int, dice: random.Random
) -> int:
    """Let somebody else answer in both worlds. Until the rules go on nothing may differ."""
    question = table.match.state.asked
    true, other_world = table.copy(), world.copy()
    heard: list[list[str]] = [[], []]
    for place, copy in enumerate((true, other_world)):
        while other in copy.asked() and copy.match.state.asked == question:
            change = decide(copy, other, dice.randrange(50))
            text = sent(copy, change, viewer)
            heard[place] += [] if text is None else [text]
    if true.match.state.asked != question or true.match.is_over:
        return 0
    assert heard[0] == heard[1]
    assert everything(true, viewer) == everything(other_world, viewer)
    return 1


def test_a_replay_of_a_match_that_goes_on_ends_with_what_the_side_knows() -> None:
    table = new_table(3, relics=True)
    dice, deal = random.Random(3), Dice(3)
    for _ in range(25):
        decide(table, *any_decision(table, dice))
        for viewer in VIEWERS:
            reel = reel_of(table.match, viewer, "en", is_over=table.status == "over")
            for view in whole_views(reel.pieces):
                for owner, duellist in enumerate(view["duellists"]):
                    assert ("hand" in duellist) == (owner == viewer)
    assert deal is not None


# Through the socket


@pytest.mark.anyio
async def test_every_byte_through_the_socket(tmp_path: Path) -> None:
    dice, deal = random.Random(9), Dice(9)
    table = new_table(9, relics=True)
    async with serving(f"sqlite:///{tmp_path}/matches.db") as server:
        compared = 0
        while compared < 6:
            decide(table, *any_decision(table, dice))
            if len(table.asked()) == 2:
                worlds = [table, redealt(table, 0, deal)]
                heard = [await heard_by_ana(server, world) for world in worlds]
                assert heard[0] == heard[1]
                assert len(heard[0]) >= 2
                compared += 1


async def heard_by_ana(server: Served, table: LiveTable) -> list[str]:
    """All that Ana's socket and a spectator's get while Bo answers a question."""
    match = Match(
        table.match.game, ["Ana", "Bo"], table.match.options, "a seed", table.match.state.clone()
    )
    sitters = [Sitter("human", "Ana", taken=False), Sitter("human", "Bo", taken=False)]
    seated = await _begin(server.house.rooms, Beginning(match, sitters, Settings()), 0)
    joined = await server.join(seated.match)
    ana = await server.sit(seated.match, seated.token)
    watcher = await server.sit(seated.match)
    bo = await server.sit(seated.match, joined["token"])
    await ana.until(lambda: ana.seat(1)["connected"])
    while bo.decision:
        before = bo.decision
        await bo.do("decide", asked=before["asked"], choice=before["choices"][-1]["spelled"])
        await bo.until(lambda before=before: bo.decision != before)  # type: ignore[misc]
    for onlooker in (ana, watcher):
        await onlooker.until(lambda onlooker=onlooker: onlooker.now["waiting"] == [0])  # type: ignore[misc]
        await onlooker.leave()
    await bo.leave()
    return [without_names(text, seated.match) for text in ana.texts + watcher.texts]


def without_names(text: str, code: str) -> str:
    """Without what differs between any two matches."""
    text = text.replace(code, "CODE")
    assert json.loads(text)
    return re.sub(r'"(at|created_at|away_since)":[0-9.]+', r'"\1":0', text)
