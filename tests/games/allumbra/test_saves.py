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
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError
from rulewright.kernel.match import Match
from rulewright.testing.duel_table import DuelTable
from rulewright.testing.history import check_save, play_at_random

Path = tuple[str | int, ...]

OF_EVERY_TYPE: list[object] = [None, True, 1, 1.5, "hide", [], {}]
OTHERS: list[object] = [None, False, 0, 1, 2, [], [0], [["Pick", 1]]]
MAY_BE_NOTHING = ("shown", "script")
MAY_BE_NEGATIVE = ("card", "met_on", "used_in")
MAY_BE_LARGE = ("asked", "public", "word", "lost")


def a_basic_duel() -> Match:
    """One has picked a card, the other has not."""
    table = DuelTable()
    table.start(seed=1)
    play_at_random(table.match, Dice(2), 7)
    return table.match


def choosing_relics() -> Match:
    """One has chosen the first of two."""
    table = DuelTable()
    table.start(relics=True, stella="first", seed=2)
    table.choose("me", "Show for Discount")
    return table.match


def a_turn_from(position: str) -> DuelTable:
    """A table whose dice, unlike those of rule tests, roll by themselves."""
    table = DuelTable()
    described = table.game.position(position)
    table._adopt(Match(table.game, ["Me", "Them"], described.options, "0", described.state))
    return table


def after_a_pick() -> Match:
    """I have announced a relic and am asked whether to lay my first card open."""
    table = a_turn_from("""
        turn 3
        me:   hand 2 quick-draw hide pulverize, shown pulverize,
              relic wound-for-damage active, relic open-for-damage
        them: hand quick-draw reload hide, relic hit-for-draw active, relic shot-for-guard
    """)
    table.announce("me", "wound-for-damage")
    table.turn("quick-draw quick-draw hide", "quick-draw reload hide")
    return table.match


def in_a_window() -> Match:
    """I may use a second relic; after me they may use one."""
    match = after_a_pick()
    match.play(0, "Activate Open for Damage")
    return match


def after_a_result() -> Match:
    """Both have used relics and will draw, but first I am asked about a condition."""
    table = a_turn_from("""
        turn 3
        me:   hand quick-draw 2 hide, relic wound-for-damage, relic reload-for-draw active
        them: hand calculated-shot reload hide, relic hit-for-draw active,
              relic brink-for-guard
    """)
    table.turn("quick-draw hide hide", "calculated-shot reload hide")
    table.use("me", "reload-for-draw")
    table.use("them", "hit-for-draw")
    return table.match


def at_an_end() -> Match:
    table = DuelTable()
    table.start(relics=True, seed=3)
    play_at_random(table.match, Dice(9), 2000)
    assert table.match.is_over
    return table.match


MATCHES = [
    a_basic_duel,
    choosing_relics,
    after_a_pick,
    in_a_window,
    after_a_result,
    at_an_end,
]
each_match = pytest.mark.parametrize("make", MATCHES, ids=lambda make: make.__name__)


def tree(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(match.save())
    return found


def of_another_edition(match: Match) -> dict[str, Any]:
    """A save whose history says nothing here: its state must stand by itself."""
    return tree(match) | {"edition": "older", "base": None, "decisions": []}


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
    state = match.state.clone()
    if state.script is None:  # A script of chance is for tests, and ends when it ends.
        state.determinize(0, Dice(3))
        play_out(state, Dice(4))
        play_out(match.state.clone(), Dice(5))
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
            if path and isinstance(path[-1], str) and path[0] != "options":
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
            if value is None and path[-1] in MAY_BE_NOTHING:
                assert said is None
            elif at(root, path) is None and value == [] and path[-1] in MAY_BE_NOTHING:
                assert said is None or "'shown' is for play with relics" in said
            else:
                assert said is not None, f"{path}: {value!r} was accepted"
                named = field_of(path).rstrip("s") in said  # "A seat has a name."
                assert named or (isinstance(at(root, path), dict) and "inside an object" in said)


@each_match
def test_a_number_out_of_range_is_refused_and_its_field_named(make: Callable[[], Match]) -> None:
    root = of_another_edition(make())
    for path in paths(root):
        if type(at(root, path)) is not int:
            continue
        for value, exceptions in ((-1, MAY_BE_NEGATIVE), (99, MAY_BE_LARGE), (1 << 70, ())):
            said = refusal(replaced(root, path, value))
            if said is not None:
                assert field_of(path) in said or "'agenda'" in said
            else:
                assert path[-1] in exceptions, f"{path}: {value} was accepted"


@each_match
@pytest.mark.parametrize("make_tree", [tree, of_another_edition], ids=lambda make: make.__name__)
def test_whatever_loads_can_be_played_to_its_end(
    make: Callable[[], Match], make_tree: Callable[[Match], dict[str, Any]]
) -> None:
    root = make_tree(make())
    for path in paths(root):
        node = at(root, path)
        if path[:1] == ("decisions",) and len(path) > 1 and path[1] in range(4, 1000):
            continue  # More of the same.
        for value in OTHERS:
            refusal(replaced(root, path, value))
        if path and isinstance(path[-1], int):
            refusal(without(root, path))
        if isinstance(node, list) and node:
            refusal(replaced(root, path, [*node, node[-1]]))
            refusal(replaced(root, path, node[::-1]))


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
