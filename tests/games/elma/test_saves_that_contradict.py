"""Saves of Elma in which one thing does not go with another: each is refused by name, and what just goes is
loaded."""

from typing import Any

import pytest

from rulewright.games.elma.game import Elma
from tests.games.elma.full_save import Path, full, game_to_save, refusal, refusal_of, with_value

# Cards of the full save, by what they are there.
FILLER, TWO, ANN, LONG, FLAT, HILL = range(6)
THEIR_CID, BOB, THEIR_FILLER = 21, 22, 23
IN_HAND = 24
DISCARDED = 7


@pytest.fixture(scope="module")
def written() -> Elma:
    return game_to_save()


def drive(card: int, place: int, value: int) -> tuple[Path, list[int]]:
    """The drive of Ann or Bob, with another number in one place."""
    own = [card, 8, 1, 400, 400, 400, 0, -1, 0, 0, 0]
    own[place] = value
    return ("drives", 0 if card == ANN else 1), own


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("points",), [99, 99, 99]),
        (("last_end",), 9),
        drive(ANN, 1, 9),
        drive(ANN, 2, 2),
        drive(ANN, 9, 1),
        drive(ANN, 10, 1),
        drive(ANN, 4, 500),
        drive(ANN, 7, -2),
        (("counters",), [[ANN, 3, 1], [ANN, 2, 1], [BOB, 3, 1]]),
        (("afters", 0, 3), [[BOB, 8, 1, 600, 600, 600, 0, -1, 0, 0, 0]]),
        (("seen",), [[IN_HAND, 1], [26, 1]]),
        (("began_offline",), [FILLER]),
        (("controls",), [[BOB, 0, 0]]),
    ],
)
def test_what_can_stand_together_is_loaded(written: Elma, path: Path, value: object) -> None:
    assert refusal(written, ("own", *path), value) == ""


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("points",), [100, 0, 0], "'points' has 100, yet the game is not over"),
        (("points",), [0, 0, 101], "'points' has 101, yet the game is not over"),
        (("last_end",), 10, "'last_end' is later than now"),
        (("playing",), 6, "'kuskis' has one of a player who has lost"),
        (("decks", 0), [], "'decks' does not fit 'place'"),
        (("hands", 1), [], "'hands' does not fit 'place'"),
        (("discards", 0), [], "'discards' does not fit 'place'"),
        (("ban_pile",), [], "'ban_pile' does not fit 'place'"),
        (("controls",), [[BOB, 0, 1], [BOB, 0, 1]], "'controls' has kuskis that are not in play, or one twice"),
        (("controls",), [[BOB, 0, 1], [IN_HAND, 0, 1]], "'controls' has kuskis that are not in play, or one twice"),
        (("controls",), [], "'kuskis' does not fit 'controls'"),
        (("controls",), [[BOB, 0, 1], [TWO, 0, 1]], "'controls' has a kuski of its own player"),
        (("kuskis",), [[0, 1, 2, 22], [21, 23], []], "'kuskis' does not fit 'place'"),
        (("queue",), [], "'queue' does not fit 'place'"),
        (("queue", 0, 3), [IN_HAND], "'queue' or 'battle' names a kuski that is not in play"),
        (("queue", 0, 4), [IN_HAND], "'queue' or 'battle' names a kuski that is not in play"),
        (("battle", 2), [IN_HAND], "'queue' or 'battle' names a kuski that is not in play"),
        (("battle", 3), [IN_HAND], "'queue' or 'battle' names a kuski that is not in play"),
        (("battle",), None, "'battle' does not fit 'place'"),
        (("battle", 0), FLAT, "'battle' does not fit 'place'"),
        (("afters",), [], "'afters' does not fit 'place'"),
        (("afters", 0, 2), [], "'afters' does not fit 'place'"),
        (("afters", 0, 3), [[LONG, 8, 1, 6, 6, 6, 0, -1, 0, 0, 0]], "'afters' has taken out a card that is no kuski"),
        (("drives",), [], "'drives' does not fit 'place'"),
        (*drive(ANN, 1, 10), "a kuski has entered later than now"),
        (*drive(ANN, 2, 3), "a kuski has used up more records than it has"),
        (*drive(BOB, 9, 1), "a kuski drives by a second list that it does not have"),
        (*drive(ANN, 10, 2), "a kuski has entered after more turns than its owner has had"),
        (*drive(ANN, 3, -1), "a kuski's fastest time is slower than its slowest"),
        (*drive(ANN, 4, -1), "a kuski's fastest time is slower than its slowest"),
        (*drive(ANN, 4, 399), "a kuski's fastest time is slower than its slowest"),
        (*drive(ANN, 7, BOB), "a kuski is paired with one that is not its partner"),
        (*drive(ANN, 7, FILLER), "a kuski is paired with one that is not its partner"),
        (("counters",), [[ANN, 3, 1], [ANN, 3, 1]], "'counters' has a kuski that is not in play, or a kind twice"),
        (("counters",), [[IN_HAND, 3, 1]], "'counters' has a kuski that is not in play, or a kind twice"),
        (("seen",), [[IN_HAND, 1], [IN_HAND, 2]], "'seen' has a card twice"),
        (("seen",), [[FILLER, 1]], "'seen' has a card that is in no hand or library"),
        (("began_offline",), [FILLER, FILLER], "'began_offline' has cards that are not in play"),
        (("began_offline",), [IN_HAND], "'began_offline' has cards that are not in play"),
    ],
)  # fmt: skip
def test_what_cannot_stand_together_is_refused_by_name(
    written: Elma, path: Path, value: object, said: str
) -> None:
    assert refusal(written, ("own", *path), value) == said


def without_others(written: Elma) -> tuple[dict[str, Any], dict[str, object]]:
    """The full save when nobody but me has a kuski in play."""
    saved, options = full(written)
    own = saved["own"]
    for card in (THEIR_CID, BOB, THEIR_FILLER, 35):
        own["place"][card] = 12
    own["kuskis"] = [[FILLER, TWO, ANN], [], []]
    own["drives"] = own["drives"][:1]
    own["afters"][0][2] = []
    own["queue"][0][4] = own["battle"][3] = own["controls"] = own["changes"] = []
    own["began_offline"] = [FILLER, TWO]
    own["improved"] = [ANN]
    return saved, options


@pytest.mark.parametrize(
    ("playing", "said"),
    [
        (3, ""),
        (1, "'playing' has fewer than two, yet the game is not over"),
        (6, "'kuskis' has one of a player who has lost"),
    ],
)
def test_two_or_more_play(written: Elma, playing: int, said: str) -> None:
    saved, options = without_others(written)
    changed = with_value(saved, ("own", "playing"), playing)
    assert refusal_of(written, changed, options) == said


def test_the_active_player_is_still_there(written: Elma) -> None:
    saved, options = without_others(written)
    changed = with_value(with_value(saved, ("own", "playing"), 3), ("own", "active"), 2)
    assert refusal_of(written, changed, options) == "'active' has lost already"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (TWO, "'kuskis' has a card that is no kuski"),
        (FLAT, "a card that is no level is in the battle area"),
        (LONG, "a card that is no level is in the battle area"),
        (HILL, "a card that is no level is in the battle area"),
    ],
)
def test_a_card_lies_only_where_such_cards_lie(written: Elma, card: int, said: str) -> None:
    """The card is an instant, and what lies in the discard pile the card."""
    saved, options = full(written)
    faces = saved["own"]["definition"]
    faces[card], faces[DISCARDED] = faces[DISCARDED], faces[card]
    assert refusal_of(written, saved, options) == said
