"""Damaged saves of Grimterra are refused with what is wrong, so that whatever loads can be played to its end."""

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.grimterra.testing.table import FeudTable
from rulewright.games.grimterra.testing.written_cards import written_cards
from rulewright.kernel.errors import SaveError

GAME = written_cards("Hound: minion Fortutidas 2, 3 health", "grimterra-saves")
POSITION = """
    phase combat
    me: minions Hound, hand Strike Guard, discard Strike, bluffed Guard
    them: hand Strike Musing
    my Plain: wounds 1 Strike 2, dark 3, wears Trinket
"""


def saved() -> tuple[dict[str, Any], dict[str, object]]:
    table = FeudTable(GAME)
    table.set(POSITION)
    table.me.does("fighter Plain")
    table.both("lay Strike", "lay Strike")
    data = GAME.rules.save_state(table.state)
    return data, dict(table.match.options)


def change(*path: Any, to: Any) -> Callable[[dict[str, Any]], None]:
    def changed(data: dict[str, Any]) -> None:
        part: Any = data
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = to

    return changed


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (change("own", "hands", 0, to=[]), "'hands' does not fit 'place'"),
        (change("own", "discards", 0, to=[]), "'discards' does not fit 'place'"),
        (change("own", "wounds", to=[]), "'wounds' does not fit 'place'"),
        (change("own", "worn", to=[]), "'worn' does not fit 'place'"),
        (change("own", "tabled", to=[-1, -1]), "'tabled' does not fit 'place'"),
        (change("own", "dark", 0, to=-1), "'dark' should be a number from 0"),
        (change("own", "fighter", to=4), "'fighter' or 'target' is of another player"),
        (change("own", "rival", to=0), "'rival' cannot be fought"),
        (change("own", "round", to=0), "'in_round' is of no combat"),
        (change("own", "playing", to=1), "'place' has a card of a player who is out"),
        (change("own", "empowered", to=1 << 6), "a minion is as none can be"),
        (change("own", "seen", to=[[20, 1], [20, 2]]), "'seen' has a card twice"),
        (change("own", "place", 1, to=10), "two heroes of a player in the arena"),
        (change("own", "sizes", to=[5]), "'sizes' should be of 2 decks"),
        (change("own", "cards", to="x"), "played with other cards"),
        (change("agenda", to=[["Turn", 5]]), "no step of the combat that goes on"),
        (change("agenda", 1, to=["Round", 99]), "'agenda, Round, step' should be a number"),
        (change("agenda", 2, to=["Discard"]), "has Discard where it cannot be"),
    ],
)
def test_a_damaged_save_is_refused(damage: Callable[[dict[str, Any]], None], why: str) -> None:
    data, options = saved()
    assert GAME.rules.load_state(data, 2, options)
    data, options = saved()
    damage(data)
    with pytest.raises(SaveError, match=why):
        GAME.rules.load_state(data, 2, options)
