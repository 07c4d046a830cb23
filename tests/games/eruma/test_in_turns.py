"""What Eruma promises to search: its players never decide at the same time."""

from rulewright.games.eruma.game import GAME
from tests.games.eruma.face import decisions


def test_players_decide_in_turns() -> None:
    assert GAME.advice.in_turns
    assert {len(match.pending) for match in decisions(GAME, 7)} == {1}
