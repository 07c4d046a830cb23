"""What a bot believes of the others, and how what they do changes its mind."""

import pytest

from rulewright.bots import Outlook, make_bot
from rulewright.bots.manners import AT_FIRST, CARELESS, DOUBT, HASTY, MANNERS, REASONING, Beliefs
from rulewright.bots.search_bot import SearchBot
from rulewright.kernel.chance import Dice
from tests.bots.matrix import MatrixGame

DOMINATED = [[50, 80, 90], [60, 70, 95], [55, 75, 85]]
"""The first column is best for the other whatever happens: only the careless take another."""


def test_beliefs_are_drawn_as_often_as_they_are_held() -> None:
    beliefs = Beliefs(2, [0.2, 0.3, 0.5])
    dice = Dice(7)
    drawn = [int(beliefs.draw(1, dice)) for _ in range(4000)]
    assert [drawn.count(manner) / 4000 for manner in range(MANNERS)] == pytest.approx(
        [0.2, 0.3, 0.5], abs=0.03
    )


def test_a_manner_that_hits_more_often_is_believed_more() -> None:
    beliefs = Beliefs(3, [0.25, 0.25, 0.5])
    beliefs.see(2, [0, 9, 4])
    careless, hasty, reasoning = beliefs.of_seat[2]
    assert hasty / reasoning == pytest.approx(0.25 * 10 / (0.5 * 5))
    assert careless / reasoning == pytest.approx(0.25 / (0.5 * 5))
    assert sum(beliefs.of_seat[2]) == pytest.approx(1)
    assert beliefs.of_seat[0] == beliefs.of_seat[1] == [0.25, 0.25, 0.5]


def test_no_hit_at_all_changes_nothing() -> None:
    beliefs = Beliefs(2, AT_FIRST)
    beliefs.see(1, [0, 0, 0])
    assert beliefs.of_seat[1] == pytest.approx(AT_FIRST)


def test_no_belief_grows_beyond_doubt() -> None:
    beliefs = Beliefs(2, AT_FIRST)
    for _ in range(50):
        beliefs.see(0, [0, 0, 999])
    assert beliefs.of_seat[0] == pytest.approx([DOUBT, DOUBT, 1 - 2 * DOUBT], abs=0.01)
    for _ in range(9):
        beliefs.see(0, [999, 0, 0])
    assert beliefs.of_seat[0][CARELESS] > 0.5


def belief_after(columns: list[int]) -> list[float]:
    """What a bot thinks of somebody who took these columns, round after round."""
    game = MatrixGame(DOMINATED, rounds=len(columns))
    bot = make_bot("search:200", 1)
    assert isinstance(bot, SearchBot)
    state = game.rules.new(2, {}, 1)
    state.advance()
    for column in columns:
        state.apply(0, bot.choose(Outlook(game, state, 0)))
        state.apply(1, state.choices[1][column])
    assert bot.beliefs is not None
    assert bot.beliefs.of_seat[0] == AT_FIRST
    return bot.beliefs.of_seat[1]


def test_who_takes_what_is_never_good_is_seen_to_be_careless() -> None:
    assert belief_after([1, 2, 2, 1, 2, 1, 1, 2])[CARELESS] > 0.8


def test_who_always_takes_the_best_is_not_thought_careless() -> None:
    believed = belief_after([0] * 8)
    assert believed[CARELESS] < 0.05
    assert min(believed[HASTY], believed[REASONING]) > 0.2
