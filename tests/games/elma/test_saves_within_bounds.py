"""Saves of Elma field by field: each number may be so small and so great, and no more; what else is there is
refused with the bounds."""

import pytest

from rulewright.effects.counters import LARGEST_KIND
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import terms
from tests.games.elma.full_save import KINDS_OF_CARDS, Path, full, game_to_save, refusal

DISCARDED = 7
"""A card in the discard pile, of which nothing is noted."""


@pytest.fixture(scope="module")
def written() -> Elma:
    return game_to_save()


def test_the_save_itself_is_sound(written: Elma) -> None:
    saved, options = full(written)
    assert written.rules.save_state(written.rules.load_state(saved, 3, options)) == saved
    empty = [name for name, value in saved["own"].items() if value == []]
    assert empty == ["noted", "extra_turns", "skips", "looked"]


def test_a_save_holds_the_numbers_that_saves_have_always_held(written: Elma) -> None:
    """A match that was saved goes on after an update: its numbers go on meaning the same."""
    own = full(written)[0]["own"]
    ann, bob, their_cid, in_hand = 2, 22, 21, 24
    orka, kuski_types, battler, in_place, while_in_play = 3, 1, 1, 0, 0
    two, text_of_two, first_ability, used = 1, 4, 0, 1
    assert own["counters"] == [[ann, orka, 1]]
    assert own["controls"] == [[bob, 0, 1]]
    assert own["changes"] == [[their_cid, kuski_types, battler, in_place, while_in_play]]
    assert own["marks"] == [[two, text_of_two, first_ability, used]]
    assert own["seen"] == [[in_hand, 1]]
    assert own["place"][:12] == [2, 2, 4, 7, 6, 8, 9, 9, 9, 9, 9, 9]
    assert own["place"][21:26] == [2, 4, 5, 1, 10]
    mud, text_of_mud, with_the_battle = 6, 8, 2
    *lasting, registers = own["lasting"][0]
    assert lasting == [mud, 0, text_of_mud, 1, 9, with_the_battle, 0, 0]
    assert registers[:6] == [1 << 6, 0, 0, 0, 0, 1 << 6 * 8]


NUMBERS: list[tuple[Path, int | str, int | str]] = [
    (("sizes", 0), 1, 1000),
    (("definition", 0), 0, KINDS_OF_CARDS - 1),
    (("place", 0), 0, 12),
    (("decks", 0, 0), 0, "last"),
    (("hands", 1, 0), 0, "last"),
    (("discards", 0, 0), 0, "last"),
    (("kuskis", 0, 0), 0, "last"),
    (("ban_pile", 0), 0, "last"),
    (("points", 0), 0, 1_000_000),
    (("playing",), 0, 7),
    (("active",), 0, 2),
    (("turn",), 0, 100_000),
    (("turns", 0), 0, 100_000),
    (("phase",), 0, 10),
    (("plays",), 0, "all"),
    (("last_end",), 0, 100_000),
    (("began_offline", 0), 0, "last"),
    (("queue", 0, 0), 0, "last"),
    (("queue", 0, 1), 0, 2),
    (("queue", 0, 2), 1, 10_000),
    (("queue", 0, 3, 0), 0, "last"),
    (("queue", 0, 4, 0), 0, "last"),
    (("battle", 0), 0, "last"),
    (("battle", 1), 0, 2),
    (("battle", 2, 0), 0, "last"),
    (("battle", 3, 0), 0, "last"),
    (("battle", 4), 2, 3),
    (("battle", 5), 1, 10_000),
    (("battle", 6), 0, 10_000),
    (("battle", 7), 0, 100_000),
    (("drives", 0, 0), 0, "last"),
    (("drives", 0, 1), 0, 100_000),
    (("drives", 0, 2), 0, 100),
    (("drives", 0, 3), -1, 1_000_000),
    (("drives", 0, 4), -1, 1_000_000),
    (("drives", 0, 5), -1_000_000, 1_000_000),
    (("drives", 0, 6), 0, 10_000),
    (("drives", 0, 7), -2, "last"),
    (("drives", 0, 8), 0, 1),
    (("drives", 0, 9), 0, 1),
    (("drives", 0, 10), 0, 100_000),
    (("afters", 0, 0), 0, "last"),
    (("afters", 0, 1), 0, 100_000),
    (("afters", 0, 2, 0, 0), 0, "last"),
    (("afters", 0, 4), 0, 2),
    (("afters", 0, 5, 0), 0, "last"),
    (("counters", 0, 0), 0, "last"),
    (("counters", 0, 1), 0, LARGEST_KIND),
    (("counters", 0, 2), 1, 1_000_000),
    (("controls", 0, 0), 0, "last"),
    (("controls", 0, 1), 0, 2),
    (("controls", 0, 2), 0, 1),
    (("changes", 0, 0), 0, "last"),
    (("changes", 0, 1), 0, terms.RULES - 1),
    (("changes", 0, 2), -1, 1_000_000),
    (("changes", 0, 3), 0, 2),
    (("changes", 0, 4), 0, 2),
    (("lasting", 0, 0), 0, "last"),
    (("lasting", 0, 1), 0, 2),
    (("lasting", 0, 2), 0, KINDS_OF_CARDS - 1),
    (("lasting", 0, 4), 0, 100_000),
    (("lasting", 0, 5), 0, 10),
    (("lasting", 0, 6), 0, 100_000),
    (("lasting", 0, 7), 0, 2),
    (("marks", 0, 0), 0, "last"),
    (("marks", 0, 1), 0, KINDS_OF_CARDS - 1),
    (("marks", 0, 2), 0, 63),
    (("marks", 0, 3), 0, 4),
    (("improved", 0), 0, "last"),
    (("looker",), -1, 2),
    (("seen", 0, 0), 0, "last"),
    (("seen", 0, 1), -(2**31), 2**31 - 1),
]


@pytest.mark.parametrize(("path", "low", "high"), NUMBERS)
def test_a_number_out_of_bounds_is_refused_with_the_bounds(
    written: Elma, path: Path, low: int | str, high: int | str
) -> None:
    saved, _ = full(written)
    cards = sum(saved["own"]["sizes"])
    most = {"last": cards - 1, "all": cards}.get(str(high), high)
    for wrong in (-(10**18), 10**18):
        where, _, said = refusal(written, ("own", *path), wrong).partition(" should be ")
        assert said == f"a number from {low} to {most}, not {wrong}"
        assert where.strip("'").split(", ")[0] == path[0]


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("drives", 11), ("queue", 5), ("afters", 6), ("counters", 3), ("controls", 3),
        ("changes", 5), ("lasting", 9), ("marks", 4), ("seen", 2),
    ],
)  # fmt: skip
def test_what_has_too_few_parts_is_refused(written: Elma, name: str, parts: int) -> None:
    said = refusal(written, ("own", name, 0), [])
    assert said.startswith(f"{name!r} should have {parts} parts (")
    assert said.endswith(", not []")
    assert refusal(written, ("own", name, 0), 7).endswith(", not 7")


def test_what_is_noted_is_of_an_ability(written: Elma) -> None:
    for wrong in ([DISCARDED, 0, 0, 1], [1, 4, 1, 1]):
        assert refusal(written, ("own", "marks", 0), wrong) == "'marks' has what cannot have come"


def test_what_is_not_there_for_each_seat_or_card_is_refused(written: Elma) -> None:
    saved, _ = full(written)
    cards = sum(saved["own"]["sizes"])
    for name in ("points", "turns", "decks", "hands", "discards", "kuskis"):
        left = saved["own"][name][1:]
        assert refusal(written, ("own", name), left) == f"{name!r} should have 3 items, not 2"
    for name in ("place", "definition"):
        left = saved["own"][name][1:]
        said = f"{name!r} should have {cards} items, not {cards - 1}"
        assert refusal(written, ("own", name), left) == said
    assert refusal(written, ("own", "sizes"), [cards]) == "'sizes' should be of 3 decks"


def test_what_lasts_is_of_a_card_with_a_text(written: Elma) -> None:
    said = "'lasting' has an ability that does not hold for a while"
    assert refusal(written, ("own", "lasting", 0, 2), 0) == said
    for ability in (0, 2):
        assert refusal(written, ("own", "lasting", 0, 3), ability) == said


@pytest.mark.parametrize("register", [0, 1, 4, 8, 23])
def test_what_lasts_has_registers_of_its_text(written: Elma, register: int) -> None:
    """Of its card, of a seat there is, and none that the text does not use."""
    said = "'lasting' has registers of no such effect"
    assert refusal(written, ("own", "lasting", 0, 8, register), 3) == said


def test_what_lasts_has_all_its_registers(written: Elma) -> None:
    said = "'lasting, registers' should have 24 registers"
    for registers in ([], [64] + [0] * 22, [64] + [0] * 24):
        assert refusal(written, ("own", "lasting", 0, 8), registers) == said
