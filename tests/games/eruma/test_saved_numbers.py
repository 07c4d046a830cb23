"""What each number of a saved game may be: the smallest and the largest, and nothing beyond."""

import copy
import re
from typing import Any

import pytest

from rulewright.gamekit.match import Match
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.numbering import LARGEST_MASK
from rulewright.games.eruma.testing.written_cards import PLAIN, Scenes
from rulewright.kernel.errors import SaveError
from tests.games.eruma.face import a_match

LAST_CARD = 27
"""The last definition of the cards of these tests."""
LARGEST_SAVED = 1 << 60
"""As large as a number of a save can be: how much a register holds, its program says."""
POWER, MARK, LASTING = "powers", "marks", "lasting"
NUMBERS: list[tuple[str, list[int], int, int]] = [
    ("definition", [0], -1, LAST_CARD),
    ("place", [0], 0, 28),
    ("hands", [0, 0], 0, 29),
    ("decks", [0, 0], 0, 29),
    ("graves", [0, 0], 0, 29),
    ("extras", [0, 0], 0, LAST_CARD),
    ("gone", [0, 0], 0, LAST_CARD),
    ("up", [], 0, LARGEST_MASK),
    ("tired", [], 0, LARGEST_MASK),
    ("left", [], 0, LARGEST_MASK),
    ("second", [], 0, LARGEST_MASK),
    ("second_owns", [], 0, LARGEST_MASK),
    ("stole", [], 0, LARGEST_MASK),
    ("seen", [0], 0, LARGEST_MASK),
    ("shown_curses", [], 0, LARGEST_MASK),
    ("moved", [], 0, LARGEST_MASK),
    ("attacked", [], 0, LARGEST_MASK),
    ("treasure", [0], 0, 99),
    ("active", [], 0, 1),
    ("turn", [], 0, 61),
    ("phase", [], 0, 4),
    ("points", [], 0, 30),
    *((POWER, [0, place], 0, most) for place, most in enumerate([54, 1, LAST_CARD, 61])),
    (POWER, [0, 4, 0], 0, LARGEST_SAVED),
    *((MARK, [0, place], 0, most) for place, most in enumerate([54, LAST_CARD, 63, 4])),
]  # fmt: skip
POSITION = """
    my 1 | Warden>
    me:   hand Spy, graveyard Thief, extra Hound, banished Gate
    live: my 1 1
"""


LASTING_CARDS = {"Ban": "Maniac: Quick: This turn, Thieves can't steal."}
LAST_LASTING_CARD = len(PLAIN) + len(LASTING_CARDS) - 1
LASTING_NUMBERS: list[tuple[list[int], int]] = [
    ([0], 54),
    ([1], 1),
    ([2], LAST_LASTING_CARD),
    ([3], 63),
    ([4], 63),
    ([5], 10),
    ([6], 63),
    ([7], 1),
    ([8, 0], LARGEST_SAVED),
]


@pytest.mark.parametrize(("field", "path", "least", "most"), NUMBERS)
def test_a_number_beyond_what_it_may_be_is_refused(
    plain: Eruma, field: str, path: list[int], least: int, most: int
) -> None:
    match = a_match(plain, POSITION)
    saved: Any = copy.deepcopy(plain.rules.save_state(match.state))
    saved["own"]["marks"] = [[0, 0, 0, 0]]
    expect_bounds(match, saved, field, path, least, most)


@pytest.mark.parametrize(("path", "most"), LASTING_NUMBERS)
def test_a_number_of_what_lasts_beyond_what_it_may_be_is_refused(
    scenes: Scenes, path: list[int], most: int
) -> None:
    raid = scenes(LASTING_CARDS)
    raid.set("my 1 | Ban")
    raid.me.does("use Ban")
    saved = raid.game.rules.save_state(raid.match.state)
    expect_bounds(raid.match, saved, LASTING, [0, *path], 0, most)


def expect_bounds(
    match: Match, undamaged: Any, field: str, path: list[int], least: int, most: int
) -> None:
    """Just within it may contradict something else, but it is not the number that is wrong."""
    wrong = re.compile(f"'{field}[a-z, ]*' should be a number from {least} to {most}, not")
    for number, is_right in [(least - 1, False), (least, True), (most, True), (most + 1, False)]:
        saved = copy.deepcopy(undamaged)
        holder: Any = saved["own"]
        key: Any = field
        for step in path:
            holder, key = holder[key], step
        holder[key] = number
        reason = ""
        try:
            match.game.rules.load_state(saved, 2, match.options)
        except SaveError as error:
            reason = str(error)
        assert (wrong.search(reason) is None) is is_right, (number, reason)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("place", [28] * 54, "'place' should have 55 items"),
        ("definition", [0] * 54, "'definition' should have 55 items"),
        ("hands", [[]], "'hands' should have 2 items"),
        ("treasure", [1], "'treasure' should have 2 items"),
        ("seen", [0, 0, 0], "'seen' should have 2 items"),
        ("powers", [[0, 0, 0, 0]], "should have 6 items"),
        ("powers", [7], "should be a list"),
        ("powers", [[0, 0, 0, 0, [1] * 23, 0]], "should have 24 registers"),
        ("lasting", [[0] * 7], "should have 9 parts"),
        ("lasting", [7], "should be a list"),
        ("lasting", [[0, 0, 0, 0, 4, 0, 5, 0, [1] * 25]], "should have 24 registers"),
        ("lasting", [[0, 0, 0, 0, 4, 0, 5, 0, 1]], "should be a list"),
        ("marks", [[0, 0, 0]], "should have 4 parts"),
        ("marks", [7], "should be a list"),
    ],
)
def test_there_must_be_so_many(plain: Eruma, field: str, value: object, reason: str) -> None:
    match = a_match(plain, POSITION)
    saved: Any = copy.deepcopy(plain.rules.save_state(match.state))
    saved["own"][field] = value
    with pytest.raises(SaveError, match=reason):
        plain.rules.load_state(saved, 2, match.options)


def test_two_cards_cannot_stand_on_one_position(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Warden\ntheir 1 | Spy")
    saved: Any = copy.deepcopy(plain.rules.save_state(match.state))
    saved["own"]["place"][15] = saved["own"]["place"][0]
    with pytest.raises(SaveError, match="two cards on position"):
        plain.rules.load_state(saved, 2, match.options)
