"""Damaged saves of a duel: whatever is wrong is told, and whatever loads can be played.

Every value in the tree of several saves is taken away and replaced in turn. A save of this
edition is checked against its own history as well, one of another edition has only its state.
"""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import rulewright
from rulewright.bots.playout import play_out
from rulewright.gamekit.match import Match
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.testing.history import check_save
from tests.games.allumbra.saved_duels import (
    MATCHES,
    a_basic_duel,
    after_a_pick,
    in_a_window,
    of_another_edition,
    tree,
)

Path = tuple[str | int, ...]

OF_EVERY_TYPE: list[object] = [None, True, 1, 1.5, "hide", [], {}]
OTHERS: list[object] = [None, False, 0, 1, 2, [], [0], [["Pick", 1]]]
MAY_BE_NOTHING = ("shown", "script")
MAY_BE_NEGATIVE = ("card", "met_on", "used_in")
MAY_BE_LARGE = (
    "asked", "public", "word", "lost", "energy_gained", "energy_lost", "ammo_gained", "ammo_lost",
)  # fmt: skip


each_match = pytest.mark.parametrize("make", MATCHES, ids=lambda make: make.__name__)


def paths(node: object, so_far: Path = ()) -> Iterator[Path]:
    yield so_far
    if isinstance(node, dict):
        for name in node:
            yield from paths(node[name], (*so_far, name))
    if isinstance(node, list):
        for place in range(len(node)):
            yield from paths(node[place], (*so_far, place))


def at(root: Any, path: Path) -> Any:
    for step in path:
        root = root[step]
    return root


def replaced(root: Any, path: Path, value: object) -> Any:
    if not path:
        return value
    root = copy.deepcopy(root)
    at(root, path[:-1])[path[-1]] = value
    return root


def without(root: Any, path: Path) -> Any:
    root = copy.deepcopy(root)
    del at(root, path[:-1])[path[-1]]
    return root


def refusal(root: object) -> str | None:
    """What is said against a save; None if it loads, and then it must be playable."""
    try:
        match = rulewright.load(json.dumps(root))
    except SaveError as error:
        return str(error)
    imagined, true = match.state.clone(), match.state.clone()
    if true.script is None:  # A script of chance is for tests, and ends when it ends.
        imagined.determinize(0, Dice(3))
        play_out(imagined, Dice(4))
        play_out(true, Dice(5))
        assert (imagined.over, true.over) == (True, True)
    check_save(match)
    return None


def field_of(path: Path) -> str:
    return next(str(step) for step in reversed(path) if isinstance(step, str))


# The walk


@each_match
def test_the_saves_are_whole(make: Callable[[], Match]) -> None:
    assert refusal(tree(make())) is None
    assert refusal(of_another_edition(make())) is None


@each_match
def test_a_missing_field_is_named(make: Callable[[], Match]) -> None:
    for root in (tree(make()), of_another_edition(make())):
        for path in paths(root):
            if path and isinstance(path[-1], str) and path[0] != "options" and path[-1] != "form":
                said = refusal(without(root, path))
                assert said == f"the saved match is damaged: {path[-1]!r} is missing"


@each_match
def test_a_value_of_the_wrong_type_is_refused_and_its_field_named(
    make: Callable[[], Match],
) -> None:
    root = of_another_edition(make())
    for path in paths(root):
        for value in OF_EVERY_TYPE:
            if not path or path[0] == "base" or type(at(root, path)) is type(value):
                continue
            said = refusal(replaced(root, path, value))
            if path[-1] in MAY_BE_NOTHING and value in (None, []):
                assert said is None
            else:
                assert said is not None, f"{path}: {value!r} was accepted"
                named = field_of(path).rstrip("s") in said  # "A seat has a name."
                within = at(root, path) is None and "is missing" in said
                in_object = isinstance(at(root, path), dict) and "inside an object" in said
                assert named or within or in_object


@each_match
def test_a_number_out_of_range_is_refused_and_its_field_named(make: Callable[[], Match]) -> None:
    root = of_another_edition(make())
    for path in paths(root):
        if type(at(root, path)) is not int:
            continue
        for value, exceptions in ((-1, MAY_BE_NEGATIVE), (99, MAY_BE_LARGE), (1 << 70, ())):
            said = refusal(replaced(root, path, value))
            if said is not None:
                assert field_of(path) in said or "'agenda" in said
            else:
                assert path[-1] in exceptions, f"{path}: {value} was accepted"


DUELLIST: Path = ("state", "own", "duellists", 1)
RELIC: Path = (*DUELLIST, "relics", 1)


@pytest.mark.parametrize(
    ("path", "largest"),
    [
        (("state", "own", "stella"), 1),
        (("state", "own", "turn"), 30),
        (("state", "own", "clash"), 3),
        (("state", "waiting"), 3),
        ((*DUELLIST, "energy"), 10),
        ((*DUELLIST, "ammo"), 10),
        ((*DUELLIST, "next_free"), 1),
        ((*DUELLIST, "next_damage"), 10),
        ((*DUELLIST, "played"), 3),
        ((*DUELLIST, "open_cards"), 3),
        ((*DUELLIST, "card"), 5),
        ((*DUELLIST, "paid"), 10),
        ((*DUELLIST, "lost"), 100),
        ((*DUELLIST, "hand", 0), 5),
        ((*DUELLIST, "deck", 0), 5),
        ((*DUELLIST, "row", 0), 5),
        ((*RELIC, "kind"), 13),
        ((*RELIC, "order"), 4),
        ((*RELIC, "met_on"), 93),
        ((*RELIC, "used_in"), 30),
    ],
)
def test_each_number_has_its_own_range(path: Path, largest: int) -> None:
    root = of_another_edition(after_a_pick())
    root["state"]["own"]["duellists"][1]["hand"].append(5)
    root["state"]["own"]["duellists"][1]["deck"].remove(5)
    range_told = f"{field_of(path)!r} should be a number from"
    at_most = refusal(replaced(root, path, largest))
    assert at_most is None or range_told not in at_most
    too_much = refusal(replaced(root, path, largest + 1))
    assert too_much is not None
    assert range_told in too_much


@each_match
@pytest.mark.parametrize("make_tree", [tree, of_another_edition], ids=lambda make: make.__name__)
def test_whatever_loads_can_be_played_to_its_end(
    make: Callable[[], Match], make_tree: Callable[[Match], dict[str, Any]]
) -> None:
    root = make_tree(make())
    said: list[str | None] = []
    for path in paths(root):
        node = at(root, path)
        if path[:1] == ("decisions",) and len(path) > 1 and path[1] in range(4, 1000):
            continue  # More of the same.
        said += [refusal(replaced(root, path, value)) for value in OTHERS]
        if path and isinstance(path[-1], int):
            said.append(refusal(without(root, path)))
        if isinstance(node, list) and node:
            said.append(refusal(replaced(root, path, [*node, node[-1]])))
            said.append(refusal(replaced(root, path, node[::-1])))
    # Those that load were played to their end by `refusal`.
    assert said.count(None) > 50
    assert said.count(None) < len(said) / 4


@each_match
def test_of_this_edition_nothing_of_the_state_may_be_other_than_what_was_played(
    make: Callable[[], Match],
) -> None:
    root = tree(make())
    for path in paths(root):
        value = at(root, path)
        if path[:1] == ("state",) and type(value) in (int, bool):
            other = not value if isinstance(value, bool) else value + 1
            assert refusal(replaced(root, path, other)) is not None


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"duel"', "[" * 100000, "NaN"])
def test_a_text_that_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(SaveError, match=r"no saved match|'rulewright' should be inside"):
        rulewright.load(text)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(SaveError, match="no saved match"):
        rulewright.load(b"\xff\xfe\x00")


def test_a_save_of_this_edition_must_be_what_its_decisions_lead_to() -> None:
    root = tree(in_a_window())
    root["state"]["own"]["duellists"][0]["ammo"] = 4
    with pytest.raises(SaveError, match="its decisions do not lead to its state"):
        rulewright.load(json.dumps(root))
    root = tree(in_a_window())
    root["decisions"].pop()
    with pytest.raises(SaveError, match="its decisions do not lead to its state"):
        rulewright.load(json.dumps(root))


def test_a_save_of_a_game_that_is_not_here_is_refused() -> None:
    root = tree(a_basic_duel()) | {"game": "checkers"}
    with pytest.raises(SaveError, match="a game that is not here: there is no game 'checkers'"):
        rulewright.load(json.dumps(root))
