"""Saves that were damaged or written by hand: refused, or played to their end."""

import copy
import json
from typing import Any

import pytest

from rulewright.games.elma.game import Elma
from rulewright.kernel.chance import Dice
from rulewright.kernel.errors import SaveError

BUSY = """
    players 3, turn 9, last end 7
    battle: Duo by Eva curses them.Bob, used 3
    queue: Flat by Bob; Chain 1 by them.Ann them.Bob them.Cid curses Bob
    after: Hill, ended 8
    me:    offline Eva Bob, battle Ann+Pat 2, hand Spark Fay Hill, deck Cid, discard Gus, points 40
    them:  offline Ann Bob Cid, battle Meg+Kim, after Ola 2, hand Boost, banned Dee
    third: online Steady Fan, after Homer, hand Filler Loan
"""


def played_out(game: Elma, saved: dict[str, Any], seats: int, options: dict[str, object]) -> None:
    """Load it, and play it to its end."""
    state = game.rules.load_state(saved, seats, options)
    dice = Dice(7)
    state.script = None
    state.advance()
    for _ in range(20_000):
        asked = [seat for seat in range(seats) if state.asks(seat)]
        if not asked:
            assert state.over
            return
        choices = state.choices[asked[0]]
        state.apply(asked[0], choices[dice.below(len(choices))])
    raise AssertionError("it does not end")


def busy(game: Elma) -> tuple[dict[str, Any], dict[str, object]]:
    position = game.rules.position(BUSY)
    position.state.advance()
    saved: dict[str, Any] = json.loads(json.dumps(game.rules.save_state(position.state)))
    return saved, position.options


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where the whole numbers of a save are."""
    if isinstance(value, dict):
        return [found for key, part in value.items() for found in numbers_in(part, (*path, key))]
    if isinstance(value, list):
        return [found for at, part in enumerate(value) for found in numbers_in(part, (*path, at))]
    return [path] if isinstance(value, int) and not isinstance(value, bool) else []


def changed(saved: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    other = copy.deepcopy(saved)
    part: Any = other
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return other


def test_a_busy_game_loads_as_it_was_saved_and_ends(game: Elma) -> None:
    saved, options = busy(game)
    assert game.rules.save_state(game.rules.load_state(saved, 3, options)) == saved
    played_out(game, saved, 3, options)


@pytest.mark.parametrize("by", [-2, -1, 1, 5, 1000])
def test_a_changed_number_is_refused_or_makes_a_game_that_ends(game: Elma, by: int) -> None:
    saved, options = busy(game)
    refused = 0
    paths = [path for path in numbers_in(saved) if path[:2] != ("own", "definition")]
    for path in paths:
        part: Any = saved
        for step in path:
            part = part[step]
        try:
            played_out(game, changed(saved, path, part + by), 3, options)
        except SaveError:
            refused += 1
    assert refused > len(paths) // 2


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("own", "playing"), 6, "one of a player who has lost"),
        (("own", "points"), [100, 0, 0], "yet the game is not over"),
        (("own", "last_end"), 10, "later than now"),
        (("own", "cards"), "0", "other cards"),
        (("own", "sizes"), [9, 9], "of 3 decks"),
        (("own", "battle"), None, "'battle' does not fit"),
        (("own", "queue"), [], "'queue' does not fit"),
        (("own", "afters"), [], "'afters' does not fit"),
        (("own", "drives"), [], "'drives' does not fit"),
        (("own", "hands"), [[], [], []], "'hands' does not fit"),
        (("own", "ban_pile"), [], "'ban_pile' does not fit"),
        (("own", "counters"), [[0, 0, 1], [0, 0, 2]], "a kind twice"),
        (("own", "controls"), [[0, 0, 0]], "of its own player"),
        (("own", "began_offline"), [0, 0], "not in play"),
        (("agenda",), [], "agenda"),
        (("agenda",), [["MainPhase"]], "step of the turn at the bottom"),
        (("agenda",), [["Turn", 3], ["MainPhase"]], "main phase where none can be"),
        (("agenda",), [["Turn", 8], ["Window", 1, 0, 7]], "window that is closed"),
        (("agenda",), [["Turn", 8], ["Window", 0, 0, 0]], "window where none can be"),
        (("agenda",), [["Turn", 3], ["Window", 0, 0, 0]], "last call without"),
        (("agenda",), [["Turn", 8], ["HandLimit", 8]], "where it cannot be"),
        (("agenda",), [["Turn", 8], ["PutAway", 0]], "not taking effect"),
        (("agenda",), [["Turn", 8], ["ScoringEnds"]], "where none has ended"),
        (("agenda",), [["Turn", 8], ["Order", 0, 2]], "effects in order"),
        (("agenda",), [["Turn", 8], ["BattleEnds", 0, 0]], "where none can end"),
        (("agenda",), [["Turn", 8], ["Happen", 99, [0], 0, -1, 0, [], 1]], "a number from 0 to"),
        (("agenda",), [["Turn", 8], ["Happen", 0, [], 0, -1, 0, [], 1]], "to no card"),
        (("agenda",), [["SetUp"]], "after it has begun"),
    ],
)
def test_a_contradiction_is_named(
    game: Elma, path: tuple[Any, ...], value: object, why: str
) -> None:
    saved, options = busy(game)
    with pytest.raises(SaveError, match=r"damaged|other cards") as refusal:
        game.rules.load_state(changed(saved, path, value), 3, options)
    assert why in str(refusal.value)


def test_a_save_with_another_deck_is_refused(game: Elma) -> None:
    saved, options = busy(game)
    with pytest.raises(SaveError, match="not those of the deck"):
        game.rules.load_state(saved, 3, {**options, "deck_2": "one"})
    with pytest.raises(SaveError, match="no deck there is"):
        game.rules.load_state(saved, 3, {**options, "deck_2": "random"})
