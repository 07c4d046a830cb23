"""Powers that a text blocks."""

from collections.abc import Iterator

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.games.eruma.testing.written_cards import raid_with
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes, opened

WARDEN = (
    "Warden: Spy | Slow: Whenever a card an opponent controls triggers its power, block it.\n"
    "Grabber: Thief | Quick: Gain 2 treasures.\n"
    "Watcher: Thief | Ongoing: Whenever you draw a card, gain a treasure.\n"
)


@pytest.fixture
def scenes() -> Iterator[Scenes[RaidTable]]:
    yield from opened(raid_with)


def their_turn(scenes: Scenes[RaidTable], theirs: str, mine: str) -> RaidTable:
    raid = scenes(WARDEN)
    raid.set(f"""
        their 1 | {theirs}
        my 1 | {mine}
    """)
    raid.me.does("use Warden", "end")
    return raid


@rule("eruma/ruling.block-by-text")
def test_it_does_nothing_and_the_point_is_lost(scenes: Scenes[RaidTable]) -> None:
    raid = their_turn(scenes, "Grabber", "Warden")
    raid.them.does("use Grabber")
    assert raid.fact("their treasure") == 0
    assert raid.fact("action points") == 2
    assert raid.at("their 1 1") == "their Grabber, exhausted left"


@rule("eruma/ruling.block-by-text")
def test_nobody_is_asked_about_a_spy_then(scenes: Scenes[RaidTable]) -> None:
    raid = their_turn(scenes, "Grabber", "Warden (Spy)")
    raid.them.does("use Grabber")
    assert not raid.me.can("block")
    assert raid.fact("their treasure") == 0


@rule("eruma/ruling.block-by-text")
def test_what_would_go_on_does_not_begin(scenes: Scenes[RaidTable]) -> None:
    raid = their_turn(scenes, "Watcher", "Warden")
    raid.them.does("use Watcher", "end")
    raid.me.does("end")
    assert raid.fact("their treasure") == 0
