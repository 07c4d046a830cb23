"""What a match may be started with: how many players, and which options."""

import pytest

import rulewright
from rulewright.gamekit.options import Option
from rulewright.gamekit.registry import register
from rulewright.kernel.errors import OptionError, SeatError
from tests.kernel.toys import Ask, Toy

OPTIONS = [
    Option("long", [False, True], False, "play on"),
    Option("rounds", [1, 2, 3], 2, "how many rounds"),
    Option("board", ["small", "large"], "large", "which board"),
]
GAME = register(Toy("toy-with-options", [Ask([1, 1])], options=OPTIONS))
PLAIN = register(Toy("toy-without-options", [Ask([1, 1])]))
MANY = Toy("toy-for-many", [])
MANY.rules.most_seats = 5


def test_what_is_not_settled_is_as_usual() -> None:
    assert GAME.rules.check_options({}) == {"long": False, "rounds": 2, "board": "large"}
    assert PLAIN.rules.check_options({}) == {}


def test_options_and_their_values_have_words_in_any_language() -> None:
    long, rounds, board = OPTIONS
    assert GAME.people.option_meaning(rounds, "pt") == "how many rounds"
    names = [
        [GAME.people.value_name(o, value, "pt") for value in o.values]
        for o in (long, rounds, board)
    ]
    assert names == [["no", "yes"], ["1", "2", "3"], ["small", "large"]]


def test_what_is_settled_holds() -> None:
    settled = GAME.rules.check_options({"rounds": 3, "long": True})
    assert settled == {"long": True, "rounds": 3, "board": "large"}
    assert list(settled) == ["long", "rounds", "board"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"size": 1}, "Toy has no option 'size'; it has board, long, rounds"),
        ({"Long": True}, "Toy has no option 'Long'"),
        ({"rounds": 4}, "option 'rounds' must be one of 1, 2, 3, not 4"),
        ({"rounds": "2"}, "option 'rounds' must be one of 1, 2, 3, not '2'"),
        ({"rounds": True}, "option 'rounds' must be one of 1, 2, 3, not True"),
        ({"rounds": 2.0}, "option 'rounds' must be one of 1, 2, 3, not 2.0"),
        ({"long": 0}, "option 'long' must be one of False, True, not 0"),
        ({"long": None}, "option 'long' must be one of False, True, not None"),
        ({"board": ["small"]}, "option 'board' must be one of 'small', 'large', not ['small']"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_what_can(
    given: dict[str, object], reason: str
) -> None:
    with pytest.raises(OptionError) as refused:
        rulewright.start(GAME.name, seats=["Ana", "Bo"], options=given, seed=1)
    assert reason in str(refused.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="Toy has no option 'size'; it has none"):
        PLAIN.rules.check_options({"size": 1})


@pytest.mark.parametrize("seats", [[], ["Ana"], ["Ana", "Bo", "Cy"]])
def test_too_few_or_too_many_players_are_refused(seats: list[str]) -> None:
    with pytest.raises(SeatError, match=f"Toy takes 2 players, not {len(seats)}"):
        rulewright.start(GAME.name, seats=seats, seed=1)


def test_a_range_of_players_is_told_as_one() -> None:
    for seats in range(2, 6):
        MANY.rules.check_seats(seats)
    for seats in (0, 1, 6):
        with pytest.raises(SeatError, match=f"Toy takes 2 to 5 players, not {seats}"):
            MANY.rules.check_seats(seats)


@pytest.mark.parametrize("name", ["", "  ", None, 3])
def test_every_seat_has_a_name(name: object) -> None:
    with pytest.raises(SeatError, match=f"a seat has a name, not {name!r}"):
        rulewright.start(GAME.name, seats=["Ana", name], seed=1)  # type: ignore[list-item]


def test_a_name_can_be_written_down() -> None:
    with pytest.raises(SeatError, match="a name is text that can be written down"):
        rulewright.start(GAME.name, seats=["Ana", "B\udcff"], seed=1)
