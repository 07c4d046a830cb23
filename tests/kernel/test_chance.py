"""The generator of chance: the same numbers for ever, on any machine, compiled or not.

The figures written down here are what saved matches depend on. If one of them changes, every
match that was ever saved comes out differently.
"""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.kernel.chance import LARGEST_WORD, Dice, below, next_word, word_from_seed

ROLLS = 30_000


@pytest.mark.parametrize(
    ("seed", "word"),
    [
        (0, 3226343110625732227),
        (7, 4130741372061539832),
        (-1, 1692202043208366278),
        (10**40, 4000377731323023455),
        ("", 3278549678525365277),
        ("Ana", 4360757243862975879),
        ("ação", 139747900330491481),
    ],
)
def test_a_seed_gives_the_word_it_always_gave(seed: int | str, word: int) -> None:
    assert word_from_seed(seed) == word


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    # A match keeps its seed as a text, and must begin alike when it is loaded.
    assert word_from_seed(7) == word_from_seed("7")
    assert word_from_seed(-12) == word_from_seed("-12")


def test_any_text_is_a_seed() -> None:
    # What JSON can hold, half a surrogate pair included, may stand in a saved match.
    assert 0 <= word_from_seed("\ud800") <= LARGEST_WORD


def test_neighbouring_seeds_give_words_far_apart() -> None:
    words = sorted(word_from_seed(seed) for seed in range(1000))
    assert len(set(words)) == 1000
    assert words[0] < LARGEST_WORD // 100
    assert words[-1] > LARGEST_WORD // 100 * 99


def test_words_follow_each_other_as_they_always_did() -> None:
    words = [word_from_seed(7)]
    for _ in range(5):
        words.append(int(next_word(words[-1])))
    assert words[1:] == [
        1696398136102574605,
        3873740918570997282,
        1439397682612032055,
        3616740465080454732,
        1182397229121489505,
    ]


def test_after_the_largest_word_the_counter_begins_anew() -> None:
    assert next_word(LARGEST_WORD) == next_word(0) - 1 == 2177342782468422676


def test_dice_roll_what_they_always_rolled() -> None:
    dice = Dice(word_from_seed(7))
    rolled = [int(dice.below(6)) for _ in range(30)]
    assert rolled == [
        *(5, 4, 4, 5, 5, 1, 2, 4, 0, 0, 1, 2, 1, 3, 3),
        *(4, 1, 1, 5, 0, 1, 2, 4, 5, 4, 1, 0, 2, 4, 5),
    ]
    assert dice.word == 275734569703401582


def test_dice_with_many_sides_roll_what_they_always_rolled() -> None:
    dice = Dice(0)
    assert [int(dice.below(1 << 31)) for _ in range(4)] == [
        706429925,
        1559313620,
        280424937,
        118069917,
    ]
    assert [dice.fraction() for _ in range(3)] == [
        0.4253867659717798,
        0.6098006945103407,
        0.3770246393978596,
    ]


def test_dice_at_the_largest_word_roll_what_they_always_rolled() -> None:
    dice = Dice(LARGEST_WORD)
    assert [int(dice.below(100)) for _ in range(10)] == [26, 25, 6, 9, 42, 45, 28, 12, 62, 84]


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(word=st.integers(0, LARGEST_WORD), sides=st.integers(1, 1 << 31))
def test_every_roll_is_within_bounds_and_every_word_within_62_bits(word: int, sides: int) -> None:
    assert 0 <= below(word, sides) < sides
    assert 0 <= next_word(word) <= LARGEST_WORD


def test_a_die_with_one_side_shows_it() -> None:
    dice = Dice(5)
    assert {int(dice.below(1)) for _ in range(50)} == {0}


@pytest.mark.parametrize("sides", [2, 3, 6, 24, 52])
def test_every_side_comes_up_about_equally_often(sides: int) -> None:
    dice = Dice(1)
    found = Counter(int(dice.below(sides)) for _ in range(ROLLS))
    expected = ROLLS / sides
    unevenness = sum((found[side] - expected) ** 2 / expected for side in range(sides))
    # Chi squared: about one less than there are sides, seldom far from it.
    assert abs(unevenness - (sides - 1)) < 4 * (2 * sides) ** 0.5


def test_a_roll_says_nothing_about_the_next() -> None:
    dice = Dice(1)
    rolls = [int(dice.below(6)) for _ in range(ROLLS + 1)]
    pairs = Counter(pairwise(rolls))
    assert len(pairs) == 36
    assert all(abs(count - ROLLS / 36) < ROLLS / 36 / 5 for count in pairs.values())


def test_fractions_are_spread_over_all_from_nought_to_one() -> None:
    dice = Dice(3)
    fractions = [dice.fraction() for _ in range(ROLLS)]
    assert all(0 <= fraction < 1 for fraction in fractions)
    assert abs(sum(fractions) / ROLLS - 0.5) < 0.01
    assert Counter(int(fraction * 10) for fraction in fractions).keys() == set(range(10))


def test_dice_from_the_same_word_roll_alike() -> None:
    one, other = Dice(99), Dice(99)
    assert [one.below(1000) for _ in range(20)] == [other.below(1000) for _ in range(20)]
