"""Whatever comes up in a match of any game can be said, in every language the game has."""

import pytest

import rulewright
from rulewright.gamekit.match import Match
from rulewright.gamekit.registry import find_game
from rulewright.kernel.chance import Dice
from rulewright.testing.laws import Plan

BEGINNINGS = 150
DECISIONS = 50
"""Many beginnings rather than a few whole matches: what hardly ever comes up does so where hardly
anything lies on the table."""


def say_everything(match: Match, language: str) -> None:
    """All that is asked and offered has words."""
    for seat in range(match.seats):
        if match.state.asks(seat):
            decision = match.decision(seat, language)
            assert decision.prompt
            assert decision.rule
            labels = [choice.label for choice in decision.choices]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels


@pytest.mark.parametrize("name", rulewright.game_names())
def test_everything_at_the_beginning_of_a_match_can_be_said(name: str) -> None:
    game = find_game(name)
    languages = game.people.languages()
    for seed in range(BEGINNINGS):
        dice = Dice(seed)
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        options = {
            option.name: option.values[int(dice.below(len(option.values)))]
            for option in game.rules.options
        }
        match = Plan(game, seats, options, seed, []).start()
        for _ in range(DECISIONS):
            if match.is_over:
                break
            for language in languages:
                say_everything(match, language)
            assert all(match.view(viewer) for viewer in (None, *range(seats)))
            seat = next(seat for seat in range(seats) if match.state.asks(seat))
            choices = match.state.choices[seat].as_list()
            match.play(seat, choices[int(dice.below(len(choices)))])
        for event in match.events(None):
            assert all(
                game.people.tell(event, match.names, language).text for language in languages
            )
