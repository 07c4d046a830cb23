"""Planning at a game of turns whose best play is known: it finds it, reuses it, and stays honest."""

import pytest

from rulewright.bots import Outlook, make_bot
from rulewright.bots.planning import Fork, Planning
from rulewright.bots.search_bot import CLOCK_EVERY, SearchBot
from rulewright.bots.situations import situation
from rulewright.kernel.chance import Dice
from rulewright.kernel.choice import thing_of
from rulewright.kernel.state import State
from tests.bots.clock import Clock
from tests.bots.turns import GoRound, HeapGame


def begun(game: HeapGame) -> State:
    state = game.rules.new(game.heap_rules.players, {}, 1)
    state.advance()
    return state


def taken(game: HeapGame, state: State, bot: SearchBot, seat: int = 0) -> int:
    return int(thing_of(bot.choose(Outlook(game, state, seat))))


def a_bot(iterations: int, seed: int = 1) -> SearchBot:
    bot = make_bot(f"search:{iterations}", seed)
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize(("heap", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_winning_move_is_found_though_the_hint_knows_nothing(
    heap: int, best: int, seed: int
) -> None:
    game = HeapGame(heap)
    assert taken(game, begun(game), a_bot(1500, seed)) == best


def test_the_others_are_expected_to_play_for_themselves() -> None:
    # Of three who play for themselves, whoever has four left before them loses, and so on up: from
    # nine only taking three can win, two times in three if the hopeless choose at random.
    game = HeapGame(9, seats=3)
    assert taken(game, begun(game), a_bot(4000)) == 3


def test_one_choice_needs_no_thought() -> None:
    game = HeapGame(1)
    bot = a_bot(50)
    assert taken(game, begun(game), bot) == 1
    assert game.asked.judged == []
    assert bot.planning is None


def test_what_was_thought_is_kept_for_the_next_decision() -> None:
    game = HeapGame(9)
    bot = a_bot(400)
    state = begun(game)
    state.apply(0, bot.choose(Outlook(game, state, 0)))
    planning = bot.planning
    assert planning is not None
    state.apply(1, state.choices[1][0])
    known = planning.forks.get(int(situation(state, 0)))
    assert known is not None
    assert known.visits > 0
    before = int(known.visits)
    bot.choose(Outlook(game, state, 0))
    assert bot.planning is planning
    assert known.visits == before + 400


def test_it_thinks_as_often_as_it_is_told() -> None:
    game = HeapGame(9)
    bot = a_bot(70)
    bot.choose(Outlook(game, begun(game), 0))
    assert bot.planning is not None
    assert bot.planning.iterations == 70


@pytest.mark.parametrize("ahead", [0, 1, 4])
def test_the_hint_judges_after_as_many_turns_as_the_game_asks_for(ahead: int) -> None:
    game = HeapGame(60)
    game.asked.ahead = ahead
    a_bot(1).choose(Outlook(game, begun(game), 0))
    assert game.asked.judged
    # One more turn is the choice that is tried; each takes one to three.
    turns = ahead + 1
    assert {60 - left for left in game.asked.judged} <= set(range(turns, 3 * turns + 1))


def test_all_choices_are_tried_in_the_same_worlds_and_other_worlds_at_the_next_decision() -> None:
    game = HeapGame(60)
    state = begun(game)
    outlook = Outlook(game, state, 0)
    planning = Planning(outlook, Dice(1))
    for _ in range(3):
        planning.iterate()
    assert set(game.asked.judged) == {57, 58, 59}
    assert len(set(game.asked.worlds)) == 1
    planning.move_on(outlook)
    for _ in range(3):
        planning.iterate()
    assert len(set(game.asked.worlds)) > 1


def test_thought_that_goes_round_comes_to_an_end() -> None:
    game = HeapGame(5)
    game.heap_rules.steps = [GoRound()]
    bot = a_bot(20)
    bot.choose(Outlook(game, begun(game), 0))
    assert bot.planning is not None
    assert bot.planning.iterations == 20


def test_a_match_that_ends_before_those_turns_is_judged_by_its_result() -> None:
    game = HeapGame(5)
    game.asked.ahead = 9
    assert taken(game, begun(game), a_bot(1500)) == 1
    assert set(game.asked.judged) == {0}


def test_every_choice_is_tried_before_any_is_tried_again() -> None:
    fork = Fork(4)
    dice = Dice(5)
    first = []
    for _ in range(4):
        place = int(fork.pick(0.1, dice))
        first.append(place)
        fork.note(place, 0.5)
    assert sorted(first) == [0, 1, 2, 3]


def test_the_best_so_far_is_followed_and_the_neglected_looked_at() -> None:
    fork = Fork(2)
    for _ in range(10):
        fork.note(0, 0.6)
    fork.note(1, 0.5)
    assert fork.pick(0.0, Dice(1)) == 0
    assert fork.pick(1.0, Dice(1)) == 1


def test_two_situations_that_chance_gave_one_number_are_not_mixed() -> None:
    game = HeapGame(9)
    state = begun(game)
    outlook = Outlook(game, state, 0)
    planning = Planning(outlook, Dice(1))
    other = Fork(40)
    planning.forks[int(situation(state, 0))] = other
    planning.move_on(outlook)
    for _ in range(30):
        planning.iterate()
    assert other.visits == 0
    assert len(planning.strategy()) == 3


def thought_at(game: HeapGame, step: float) -> int:
    """How often a bot with a second to think did so, by a clock that goes on by this step."""
    bot = make_bot("search:1s", 1, Clock(step))
    assert isinstance(bot, SearchBot)
    bot.choose(Outlook(game, begun(game), 0))
    assert bot.planning is not None
    return int(bot.planning.iterations)


def test_nobody_waits_for_a_thought_that_cannot_change_the_choice() -> None:
    # From seven, taking three wins whatever the other does: it is soon far ahead of the rest.
    assert CLOCK_EVERY < thought_at(HeapGame(7), 1 / 64) <= 40 * CLOCK_EVERY


def test_while_choices_are_close_all_the_time_is_used() -> None:
    # From eight every choice loses.
    assert thought_at(HeapGame(8), 1 / 8) == 8 * CLOCK_EVERY


def test_the_lead_is_that_over_the_next_best() -> None:
    fork = Fork(3)
    for place, tries in enumerate([4, 9, 6]):
        for _ in range(tries):
            fork.note(place, 0.5)
    assert fork.favourite() == 1
    assert fork.lead() == 3
