"""Which situations a search takes for the same, and what a greedy bot does with equal choices."""

import pytest

from rulewright.bots import Outlook, make_bot
from rulewright.bots.situations import situation
from tests.kernel.toys import Ask, End, Toy, ToyState, begun


def halfway(*places: int, public: int = 0) -> ToyState:
    """Each has parts of an answer to give; the first seat has taken from these places."""
    state = begun(Ask([3, 3]), End([100, 0]))
    state.publish(public)
    for place in places:
        state.apply(0, state.choices[0][place])
    return state


def test_situations_are_told_apart_by_all_that_a_seat_knows() -> None:
    states = [
        halfway(),
        halfway(public=1),
        *(halfway(place) for place in range(3)),
        *(halfway(first, second) for first in range(3) for second in range(2)),
    ]
    keys = [int(situation(state, 0)) for state in states]
    keys += [int(situation(halfway(public=public), 1)) for public in (0, 1)]
    assert len(set(keys)) == len(keys)
    assert all(0 <= key < 1 << 61 for key in keys)


def test_neighbouring_public_facts_and_seats_are_not_mixed_up() -> None:
    keys = set()
    for public in range(40):
        state = begun(Ask([1, 1, 1, 1, 1]), seats=5)
        state.public = public
        keys |= {int(situation(state, seat)) for seat in range(5)}
    assert len(keys) == 40 * 5


def test_what_a_seat_cannot_know_makes_no_other_situation() -> None:
    one, other = halfway(), halfway()
    other.secrets = [0, 77]
    other.word = 99
    other.apply(1, other.choices[1][2])
    assert situation(one, 0) == situation(other, 0)


def test_keys_of_situations_are_what_they_always_were() -> None:
    # Bots with the same seed must go on choosing the same.
    assert [int(situation(halfway(1, public=3), seat)) for seat in range(2)] == [
        669290950607673357,
        1671617581575899981,
    ]


@pytest.mark.parametrize("seed", range(5))
def test_of_equal_choices_a_greedy_bot_takes_the_first(seed: int) -> None:
    game = Toy("toy-of-equals", [Ask([1, 1]), End([50, 50])])
    outlook = Outlook(game, begun(*game.steps), 0)
    assert make_bot("greedy", seed).choose(outlook) == outlook.choices[0]
