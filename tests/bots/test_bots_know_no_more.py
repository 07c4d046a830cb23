"""Bots could not have known more than their seat: whatever is hidden, they choose the same.

What a seat cannot know is dealt anew. A bot of the same seed must then be given the same outlook,
byte for byte, and make the same choice.
"""

import json
from collections import Counter
from typing import cast

import pytest

from rulewright.bots import Outlook, make_bot
from rulewright.gamekit.game import Game
from rulewright.gamekit.match import start_match
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.choice import thing_of
from rulewright.kernel.state import State
from rulewright.testing.history import play_at_random
from tests.kernel.toys import Ask, Toy, ToyState

DUEL = DuelTable().game
BOTS = {"random": 1, "greedy": 16, "search:6": 5}
"""Each with how many of the situations it is tried on: one in so many."""

Situation = tuple[State, int]

modes = pytest.mark.parametrize("relics", [False, True])


def situations(*, relics: bool) -> list[Situation]:
    """States of random matches, each with a seat that is asked."""
    found: list[Situation] = []
    for seed in range(9):
        match = start_match(DUEL, ["Ana", "Bo"], {"relics": relics}, seed, "en")
        dice = Dice(word_from_seed(seed))
        while not match.is_over and len(match.decisions) < 90:
            found += [(match.state.clone(), seat) for seat in range(2) if match.state.asks(seat)]
            play_at_random(match, dice, 1)
    return found


def dealt_anew(state: State, seat: int, number: int) -> State:
    copy = state.clone()
    copy.determinize(seat, Dice(word_from_seed(number)))
    return copy


def text(game: Game, state: State) -> str:
    return json.dumps(game.rules.save_state(state), sort_keys=True)


def hidden(state: State, seat: int) -> object:
    """The other duellist's cards and answer, and the order of one's own deck."""
    duel = cast("Duel", state)
    other = duel.duellists[1 - seat]
    return (
        other.hand.as_list(),
        other.row.as_list(),
        duel.answers[1 - seat].as_list(),
        duel.duellists[seat].deck.as_list(),
    )


@modes
def test_the_situations_are_many_and_of_every_sort(relics: bool) -> None:
    sorts = Counter[str]()
    found = situations(relics=relics)
    for number, (state, seat) in enumerate(found):
        own, others = len(state.answers[seat]), len(state.answers[1 - seat])
        sorts["I have begun to answer"] += own > 0
        sorts["nobody has begun to answer"] += own == others == 0
        sorts["the other has answered"] += others > 0 and not state.asks(1 - seat)
        sorts["the other has begun to answer"] += others > 0 and state.asks(1 - seat)
        sorts["only I am asked"] += others == 0 and not state.asks(1 - seat)
        sorts["dealt otherwise"] += hidden(dealt_anew(state, seat, number), seat) != hidden(
            state, seat
        )
    if not relics:
        del sorts["only I am asked"]
    assert len(found) > 500
    assert min(sorts.values()) > 40, sorts
    assert sorts["dealt otherwise"] > len(found) * 0.98


@modes
def test_a_bot_is_given_the_same_whatever_is_hidden(relics: bool) -> None:
    for number, (state, seat) in enumerate(situations(relics=relics)):
        other = dealt_anew(state, seat, number)
        assert text(DUEL, other.blindfold(seat)) == text(DUEL, state.blindfold(seat))
        here, there = Outlook(DUEL, state, seat), Outlook(DUEL, other, seat)
        assert there.choices.as_list() == here.choices.as_list() == state.choices[seat].as_list()
        assert there.view() == here.view() == DUEL.people.view(state, seat)
        one, two = here.imagine(Dice(number)), there.imagine(Dice(number))
        assert text(DUEL, one) == text(DUEL, two)
        assert one.events is None
        assert one.script is None


@modes
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_the_same_whatever_is_hidden(bot: str, relics: bool) -> None:
    tried = 0
    for number, (state, seat) in enumerate(situations(relics=relics)):
        if number % BOTS[bot] == 0 and len(state.choices[seat]) > 1:
            other = dealt_anew(state, seat, number)
            here = make_bot(bot, number).choose(Outlook(DUEL, state, seat))
            there = make_bot(bot, number).choose(Outlook(DUEL, other, seat))
            assert there == here
            tried += 1
    assert tried > 30


@modes
def test_in_an_imagined_world_all_others_have_yet_to_answer(relics: bool) -> None:
    for number, (state, seat) in enumerate(situations(relics=relics)):
        world = Outlook(DUEL, state, seat).imagine(Dice(number))
        assert world.asks(seat)
        assert world.answers[seat].as_list() == state.answers[seat].as_list()
        assert world.answers[1 - seat].as_list() == []
        concerned = state.asks(1 - seat) or len(state.answers[1 - seat]) > 0
        assert world.asks(1 - seat) == concerned


class Guess(Ask):
    """The first seat wins if it takes what the second seat's secret says."""

    __slots__ = ()

    def answered(self, state: ToyState) -> None:
        is_right = thing_of(state.answers[0][0]) == state.secrets[1] % 3
        state.finish([100, 0] if is_right else [0, 100])


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20"])
def test_a_secret_cannot_be_guessed_better_than_by_chance(bot: str) -> None:
    """The same seed says the same to every secret, so it is right one time in three."""
    game = Toy("toy-with-a-secret", [Guess([1, 1])])
    wins = 0
    for secret in range(30):
        state = cast("ToyState", game.rules.new(2, {}, secret))
        state.secrets = [5, secret]
        state.advance()
        state.apply(1, state.choices[1][secret % 3])
        state.apply(0, make_bot(bot, 4).choose(Outlook(game, state, 0)))
        wins += state.shares == [100, 0]
    assert wins == 10
