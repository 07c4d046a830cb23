"""Names as people type them: compared, made into keys, and answered with the nearest."""

import pytest

from rulewright.gamekit.names import folded, nearest, slug


@pytest.mark.parametrize("typed", ["Pab [dat]", "PAB  [dat]", "  páb [DAT] "])
def test_case_accents_and_spaces_do_not_matter(typed: str) -> None:
    assert folded(typed) == "pab [dat]"


def test_a_curly_apostrophe_is_a_plain_one() -> None:
    assert folded("Hangman\N{RIGHT SINGLE QUOTATION MARK}s Son") == "hangman's son"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Pab [dat]", "pab-dat"),
        ("Pab, rookie", "pab-rookie"),
        ("Will-o'-the-Wisp", "will-o-the-wisp"),
    ],
)
def test_a_key_has_letters_digits_and_hyphens_only(name: str, key: str) -> None:
    assert slug(name) == key


def test_the_nearest_known_word_is_offered_if_any_is_near() -> None:
    assert nearest("batler", ["Rookie", "Battler"]) == "; did you mean 'Battler'?"
    assert nearest("xyz", ["Rookie", "Battler"]) == ""
