"""What bots know of good play in Allumbra: the figures are read with care and point the right way."""

import tomllib

import pytest

from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.bots.hints import Hints, shipped_hints
from rulewright.games.allumbra.cards.content import CARDS, RELICS
from rulewright.games.allumbra.rules.state import Duel
from rulewright.kernel.errors import ContentError

LEVELS = "[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]"
PLAIN = f"energy = {LEVELS}\nammo = {LEVELS}\n[card]\n[relic]\n"


def worth(hints: Hints, position: str) -> float:
    duel = find_game("allumbra").rules.position(position).state
    assert isinstance(duel, Duel)
    return hints.worth(duel, 0) - hints.worth(duel, 1)


def test_the_shipped_hints_name_only_cards_and_relics_there_are() -> None:
    figures = tomllib.loads(shipped_hints())
    assert set(figures["card"]) == {printed.key for printed in CARDS.printed}
    assert set(figures["relic"]) <= {printed.key for printed in RELICS.printed}


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (("energy = [0, ", "energy = ["), "hints.toml: 'energy' must have 11 figures, not 10"),
        (("ammo = [0,", "ammo = ['much',"), "hints.toml, ammo: 'level' must be a number"),
        (("[card]", "[card]\nhide = { hnad = 3 }"), "hints.toml, card, hide: unknown field 'hnad'"),
        (("[card]", "luck = 3\n[card]"), "hints.toml: unknown field 'luck'"),
        (("[card]", "[card"), "hints.toml: not TOML"),
    ],
)
def test_bad_hints_are_refused_with_their_place(change: tuple[str, str], error: str) -> None:
    with pytest.raises(ContentError) as raised:
        Hints(PLAIN.replace(*change, 1), CARDS, RELICS)
    assert str(raised.value).startswith(error)


def test_cards_not_mentioned_count_for_nothing() -> None:
    hints = Hints(PLAIN, CARDS, RELICS)
    assert set(hints.in_deck) == set(hints.in_hand) == set(hints.relic) == {0.0}


def test_a_card_in_hand_counts_by_its_owner_s_energy() -> None:
    hints = Hints(
        PLAIN.replace("[card]", "[card]\nhide = { hand = 20, energy = 10 }"), CARDS, RELICS
    )
    hide = CARDS.number("hide")
    kinds = int(CARDS.kinds)
    levels = [hints.in_hand[energy * kinds + hide] for energy in (0, 5, 10)]
    assert levels == pytest.approx([0.1, 0.2, 0.3])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("energy 6", "energy 5"),
        ("ammo 3", "ammo 2"),
        ("bonus free", "energy 10"),
        ("hand reload", "hand calculated-shot"),
    ],
)
def test_the_shipped_hints_prefer_what_is_better(better: str, worse: str) -> None:
    hints = Hints(shipped_hints(), CARDS, RELICS)
    assert worth(hints, f"turn 3, clash 1, stella me\nme: {better}\nthem: {worse}") > 0
    assert worth(hints, f"turn 3, clash 1, stella me\nme: {worse}\nthem: {better}") < 0
