"""Deck building: `deck.*`. How decks are written down is in `tests/games/eruma`."""

import pytest

from rulewright.games.eruma.cards.content import read_shipped
from rulewright.games.eruma.decks.deck import FORM, built, faults
from rulewright.testing import rule

CARDS = read_shipped()
OUTLAWS = [card.name for card in CARDS.definitions if not card.is_henchman]
HENCHMEN = [card.name for card in CARDS.definitions if card.is_henchman]


def against(main: list[str], extra: dict[str, int] | None = None) -> list[str]:
    """What the rules have against a deck."""
    deck = FORM.of("", main, extra or {})
    return deck.said(faults(deck, CARDS))


@rule("eruma/deck.main-size")
def test_a_deck_of_exactly_15_cards_is_legal() -> None:
    assert against(OUTLAWS[:15]) == []


@rule("eruma/deck.main-size")
@pytest.mark.parametrize(
    ("size", "said"),
    [
        (0, "the Deck has 0 cards instead of exactly 15 (deck.main-size); add 15"),
        (1, "the Deck has 1 card instead of exactly 15 (deck.main-size); add 14"),
        (14, "the Deck has 14 cards instead of exactly 15 (deck.main-size); add 1"),
        (16, "the Deck has 16 cards instead of exactly 15 (deck.main-size); take 1 out"),
        (60, "the Deck has 60 cards instead of exactly 15 (deck.main-size); take 45 out"),
    ],
)
def test_a_deck_of_any_other_size_is_refused(size: int, said: str) -> None:
    assert against(OUTLAWS[:size]) == [said]


@rule("eruma/deck.main-size", "eruma/deck.extra-any-size")
def test_the_extra_deck_does_not_count_towards_the_15() -> None:
    assert against(OUTLAWS[:15], {HENCHMEN[0]: 3}) == []
    assert len(against(OUTLAWS[:14], {HENCHMEN[0]: 1})) == 1


@rule("eruma/deck.outlaws-only")
@pytest.mark.parametrize("henchman", HENCHMEN)
def test_a_henchman_in_the_deck_is_refused(henchman: str) -> None:
    assert against([*OUTLAWS[:14], henchman]) == [
        (
            f"{henchman} is a Henchman, and a Deck has Outlaws only (deck.outlaws-only); put it below"
            " the heading 'Extra Deck'"
        )
    ]


@rule("eruma/deck.outlaws-only")
@pytest.mark.parametrize("outlaw", OUTLAWS[14:])
def test_every_outlaw_may_be_in_a_deck(outlaw: str) -> None:
    assert against([*OUTLAWS[:14], outlaw]) == []


@rule("eruma/deck.single-copy", "eruma/ruling.same-card")
@pytest.mark.parametrize("again", [OUTLAWS[0], OUTLAWS[0].upper()])
def test_two_copies_of_a_card_are_refused_however_its_name_is_written(again: str) -> None:
    assert against([*OUTLAWS[:14], again]) == [
        (
            f"{OUTLAWS[0]} is there more than once; a Deck has one copy of each card at most"
            " (deck.single-copy)"
        )
    ]


@rule("eruma/deck.single-copy")
def test_every_copy_too_many_is_told() -> None:
    assert len(against([*OUTLAWS[:13], OUTLAWS[0], OUTLAWS[0]])) == 2


@rule("eruma/deck.extra-henchmen-only")
@pytest.mark.parametrize("outlaw", OUTLAWS[::9])
def test_an_outlaw_in_the_extra_deck_is_refused(outlaw: str) -> None:
    main = [name for name in OUTLAWS if name != outlaw][:15]
    assert against(main, {outlaw: 1}) == [
        (
            f"{outlaw} is an Outlaw, and an Extra Deck has Henchmen only (deck.extra-henchmen-only); put"
            " it above the heading 'Extra Deck'"
        )
    ]


@rule("eruma/deck.extra-henchmen-only")
def test_every_henchman_may_be_in_an_extra_deck() -> None:
    assert against(OUTLAWS[:15], dict.fromkeys(HENCHMEN, 1)) == []


@rule("eruma/deck.extra-any-size")
@pytest.mark.parametrize("kinds", [0, 1, 2, len(HENCHMEN)])
def test_an_extra_deck_may_have_any_size(kinds: int) -> None:
    deck = built(FORM.of("", OUTLAWS[:15], dict.fromkeys(HENCHMEN[:kinds], 5)), CARDS)
    assert len(deck.henchmen) == 5 * kinds


@rule("eruma/deck.extra-any-copies")
@pytest.mark.parametrize("copies", [1, 2, 16, 99])
def test_an_extra_deck_may_have_any_number_of_copies_of_a_henchman(copies: int) -> None:
    deck = built(FORM.of("", OUTLAWS[:15], {HENCHMEN[0]: copies}), CARDS)
    assert deck.henchmen == [CARDS.named(HENCHMEN[0]).number] * copies
