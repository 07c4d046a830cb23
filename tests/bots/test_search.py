"""Search at games whose best play is known: it mixes as it should, and keeps to its budget."""

from collections import Counter

import pytest
from mypy_extensions import i64

from rulewright.bots import Outlook, make_bot
from rulewright.bots.manners import CARELESS, HASTY, MANNERS, REASONING, Beliefs
from rulewright.bots.search import Search
from rulewright.bots.search_bot import CLOCK_EVERY, SearchBot
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import thing_of
from rulewright.kernel.state import State
from tests.bots.clock import Clock
from tests.bots.matrix import MatrixGame, Table

ROCK_PAPER_SCISSORS = [[50, 0, 100], [100, 50, 0], [0, 100, 50]]
UNEQUAL = [[80, 30], [40, 70]]
"""Row by 3/8 and 5/8: 55 whatever the other does. Column by halves."""
VERY_UNEQUAL = [[90, 30], [40, 60]]
"""Row by 1/4 and 3/4: 52.5 whatever the other does."""
DOMINATED = [[60, 20, 70], [30, 80, 40], [20, 10, 15]]
"""The third row is worse than the second whatever happens."""
CERTAIN = [[80, 95], [40, 20]]
"""The first row is better whatever happens, and then the first column is."""


def begun(game: MatrixGame) -> State:
    state = game.rules.new(2, {}, 1)
    state.advance()
    return state


def searched(bot: str, table: Table, seat: int, seed: int) -> SearchBot:
    game = MatrixGame(table)
    made = make_bot(bot, seed)
    assert isinstance(made, SearchBot)
    made.choose(Outlook(game, begun(game), seat))
    return made


def search_against(manner: i64, table: Table, seat: int, seed: int, iterations: int) -> Search:
    """A search that is sure of the other's manner."""
    game = MatrixGame(table)
    beliefs = Beliefs(2, [1.0 if manner == each else 0.0 for each in range(MANNERS)])
    search = Search(Outlook(game, begun(game), seat), beliefs, Dice(seed))
    for _ in range(iterations):
        search.iterate()
    return search


def strategy(
    table: Table, seat: int, iterations: int, manner: i64 = REASONING, seeds: int = 5
) -> list[float]:
    """How likely each choice is, on average over some searches."""
    found = [
        search_against(manner, table, seat, seed, iterations).strategy() for seed in range(seeds)
    ]
    return [sum(shares) / seeds for shares in zip(*found, strict=True)]


def chosen(bot: str, table: Table, seat: int, seeds: int) -> Counter[int]:
    """How often each thing is taken."""
    game = MatrixGame(table)
    state = begun(game)
    return Counter(
        int(thing_of(make_bot(bot, seed).choose(Outlook(game, state, seat))))
        for seed in range(seeds)
    )


# Strategies


@pytest.mark.parametrize("seat", [0, 1])
def test_rock_paper_scissors_is_played_a_third_each(seat: int) -> None:
    assert strategy(ROCK_PAPER_SCISSORS, seat, 2000) == pytest.approx([1 / 3] * 3, abs=0.05)


@pytest.mark.parametrize(("seat", "best"), [(0, [3 / 8, 5 / 8]), (1, [1 / 2, 1 / 2])])
def test_unequal_stakes_are_mixed_unequally(seat: int, best: list[float]) -> None:
    assert strategy(UNEQUAL, seat, 3000) == pytest.approx(best, abs=0.1)


def worst_share(table: Table, mixture: list[float]) -> float:
    """What the first seat gets with a mixture that the other knows."""
    return min(
        sum(share * row[column] for share, row in zip(mixture, table, strict=True))
        for column in range(len(table[0]))
    )


def test_a_mixture_found_can_hardly_be_exploited() -> None:
    assert worst_share(UNEQUAL, strategy(UNEQUAL, 0, 3000)) > 55 - 4


def test_a_choice_that_is_right_one_time_in_four_is_played_one_time_in_four() -> None:
    mixture = strategy(VERY_UNEQUAL, 0, 3000)
    assert mixture == pytest.approx([1 / 4, 3 / 4], abs=0.06)
    assert worst_share(VERY_UNEQUAL, mixture) > 52.5 - 3


GAMBLE = [[100, 20, 60], [0, 60, 50], [45, 45, 45]]
"""A careless column is best met by the first row. A hasty column, fearing nothing, expects least
for the row from the second (42 on average) and takes it: then the second row is best."""


def test_the_careless_are_met_with_what_is_best_on_average() -> None:
    assert strategy(GAMBLE, 0, 400, CARELESS) == pytest.approx([1, 0, 0], abs=0.1)


def test_the_hasty_are_met_with_what_is_best_against_their_one_choice() -> None:
    assert strategy(GAMBLE, 0, 400, HASTY) == pytest.approx([0, 1, 0], abs=0.1)


def test_a_dominated_choice_is_never_played() -> None:
    taken = chosen("search:150", DOMINATED, 0, seeds=60)
    assert set(taken) == {0, 1}


def test_the_better_choice_is_always_played_where_there_is_one() -> None:
    assert set(chosen("search:400", CERTAIN, 0, seeds=30)) == {0}
    assert set(chosen("search:400", CERTAIN, 1, seeds=30)) == {0}


def test_choices_are_drawn_from_the_mixture() -> None:
    taken = chosen("search:60", ROCK_PAPER_SCISSORS, 0, seeds=240)
    assert all(abs(taken[thing] - 80) < 32 for thing in range(3))


def test_a_strategy_is_a_share_for_every_choice_on_offer() -> None:
    search = searched("search:40", DOMINATED, 1, seed=3).last_search
    assert search is not None
    shares = search.strategy()
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1)
    assert min(shares) >= 0


# Budgets


@pytest.mark.parametrize("iterations", [1, 30, 200])
def test_search_makes_as_many_iterations_as_it_is_told(iterations: int) -> None:
    search = searched(f"search:{iterations}", UNEQUAL, 0, seed=1).last_search
    assert search is not None
    assert search.iterations == iterations


@pytest.mark.parametrize(
    ("bot", "step", "rounds"),
    [
        ("search:1s", 0.25, 3),
        ("search", 0.25, 3),
        ("search:1s", 0.5, 1),
        ("search:2s", 0.25, 7),
        ("search:0.5s", 0.125, 3),
        ("search:1s", 1.0, 0),
        ("search:1s", 60.0, 0),
    ],
)
def test_search_stops_when_the_clock_says_so(bot: str, step: float, rounds: int) -> None:
    game = MatrixGame(UNEQUAL)
    clock = Clock(step)
    made = make_bot(bot, 1, clock)
    assert isinstance(made, SearchBot)
    outlook = Outlook(game, begun(game), 0)
    assert made.choose(outlook) in outlook.choices
    assert made.last_search is not None
    assert made.last_search.iterations == rounds * CLOCK_EVERY
    assert clock.read == rounds + 2


def test_with_no_time_at_all_any_choice_will_do() -> None:
    game = MatrixGame(ROCK_PAPER_SCISSORS)
    taken = {
        make_bot("search:1s", seed, Clock(60.0)).choose(Outlook(game, begun(game), 0))
        for seed in range(40)
    }
    assert len(taken) == 3


def test_a_clock_is_not_read_where_iterations_are_counted() -> None:
    game = MatrixGame(UNEQUAL)
    clock = Clock(60.0)
    made = make_bot("search:20", 1, clock)
    made.choose(Outlook(game, begun(game), 0))
    assert clock.read == 0


def test_there_is_nothing_to_think_about_with_one_choice() -> None:
    bot = searched("search:1000", [[50, 20]], 0, seed=1)
    assert bot.last_search is not None
    assert bot.last_search.iterations == 0


# Seeds


@pytest.mark.parametrize("bot", ["random", "greedy", "search:50"])
def test_the_same_seed_chooses_the_same_and_another_not_always(bot: str) -> None:
    game = MatrixGame(ROCK_PAPER_SCISSORS)
    runs = []
    for seed in (1, 1, 2, 3, "1"):
        made = make_bot(bot, seed)
        runs.append([made.choose(Outlook(game, begun(game), 0)) for _ in range(12)])
    assert runs[0] == runs[1] == runs[4]
    assert runs[0] != runs[2] != runs[3]
