"""How alike two words are, without comparing most of them letter by letter."""

from __future__ import annotations

from difflib import SequenceMatcher

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.cardtext.spelling import likeness
from tests.cardtext.languages import language_of

WORDS = st.text("abcdeht", min_size=1, max_size=12)


@given(WORDS, WORDS, st.floats(0.0, 1.0))
def test_likeness_is_exact_unless_it_is_too_small(one: str, other: str, least: float) -> None:
    exact = SequenceMatcher(None, one, other).ratio()
    assert likeness(one, other, least) in ({exact} if exact >= least else {exact, 0.0})


@pytest.mark.parametrize("written", ["theif", "crad", "targt", "oponent", "wrod7"])
def test_no_word_of_the_cards_is_missed(written: str) -> None:
    for word in language_of("eruma").lexicon.words:
        exact = SequenceMatcher(None, written, word.lower()).ratio()
        if exact >= 0.55:
            assert likeness(written, word.lower(), 0.55) == exact


def test_a_word_of_hundreds_of_letters_is_like_no_word() -> None:
    assert likeness("theif" * 100, "thief", 0.55) == 0.0
