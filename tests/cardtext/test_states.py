"""What the parser's states say of all words at once is what they say of each."""

from __future__ import annotations

import pytest

from rulewright.cardtext.states import Stack, States
from rulewright.cardtext.templates import VALUES
from rulewright.cardtext.ways import Way
from tests.cardtext.languages import GAMES, language_of, texts_of


def stacks_of(game: str) -> list[Stack]:
    """The states after each word of a few texts."""
    language = language_of(game)
    walker = language.repairs._walker
    start = Way(0.0, 0, language.repairs.states.start, ())
    trails = [walker.trail(walker.heard(text), start) for text in texts_of(game)[:8]]
    return list(dict.fromkeys(way.stack for trail in trails for way in trail))


def one_by_one(states: States, stack: Stack) -> list[tuple[str, Stack]]:
    """The next stacks, found by trying out every terminal there is."""
    terminals = sorted([*states.words, *VALUES])
    tried = [(terminal, states.after(stack, terminal)) for terminal in terminals]
    return [(terminal, after) for terminal, after in tried if after is not None]


@pytest.mark.parametrize("game", GAMES)
def test_the_words_that_can_come_next_are_those_that_fit(game: str) -> None:
    states = language_of(game).repairs.states
    for stack in stacks_of(game):
        found = states.next_stacks(stack)
        assert found == one_by_one(states, stack)
        assert states.next_terminals(stack) == tuple(terminal for terminal, _ in found)


@pytest.mark.parametrize("game", GAMES)
def test_some_words_can_follow_if_one_of_them_fits(game: str) -> None:
    states = language_of(game).repairs.states
    for stack in stacks_of(game):
        fitting = {terminal for terminal, _ in one_by_one(states, stack)}
        for terminal in states.words:
            assert states.can_follow(stack, frozenset({terminal})) == (terminal in fitting)
        assert states.can_follow(stack, frozenset(states.words)) == bool(fitting & {*states.words})
        assert not states.can_follow(stack, frozenset())


@pytest.mark.parametrize("game", GAMES)
def test_the_words_between_two_others_are_those_after_which_the_second_fits(game: str) -> None:
    states = language_of(game).repairs.states
    wanted = [frozenset({terminal}) for terminal in sorted(states.words)[::9]]
    for stack in stacks_of(game)[::5]:
        for second in wanted:
            between = [
                (terminal, after)
                for terminal, after in one_by_one(states, stack)
                if any(states.after(after, one) is not None for one in second)
            ]
            assert states.next_stacks_before(stack, second) == between
