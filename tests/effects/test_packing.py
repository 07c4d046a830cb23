"""Sets of cards of any size in saves, where a number has at most sixty bits."""

import pytest

from rulewright.effects.sets import packed, unpacked


@pytest.mark.parametrize(
    "numbers", [[0, 1, (1 << 60) - 1], [1 << 60, 5, 1 << 2879 | 1 << 70], [-1, 0]]
)
def test_numbers_of_any_size_go_into_a_save_and_come_back(numbers: list[int]) -> None:
    saved = packed(numbers)
    assert all(number < 1 << 60 for number in saved)
    assert unpacked(saved, len(numbers)) == numbers


@pytest.mark.parametrize("more", [[3, 1, 1], [0, 0, 1], [0, 1, 0], [0, 1, 1 << 60], [0, 1000, 1]])
def test_what_is_no_packed_number_is_refused(more: list[int]) -> None:
    with pytest.raises(TypeError):
        unpacked([0, 0, 0, *more], 3)
