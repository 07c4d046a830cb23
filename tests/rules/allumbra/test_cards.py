"""Cards: `card.*`. What a card file may not leave out is in `tests/games/allumbra`."""

import pytest

from rulewright.gamekit.registry import find_game
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


def printed_cards(kind: str) -> list[dict[str, object]]:
    """The cards of that kind that are shipped."""
    cards = find_game("allumbra").people.printed("en")["cards"]
    return [card for card in cards if card["kind"] == kind]


@rule("allumbra/card.attack-fields")
def test_an_attack_card_has_icon_name_cost_damage_and_effect() -> None:
    attacks = printed_cards("attack")
    assert [card["key"] for card in attacks] == ["quick-draw", "calculated-shot", "pulverize"]
    for card in attacks:
        assert card["icon"]
        assert card["name"]
        assert card["text"]
        assert (card["cost"], card["damage"]) > (0, 0)
        assert (card["energy"], card["ammo"]) == (0, 0)


@rule("allumbra/card.support-fields", "allumbra/ruling.esconder-kind")
def test_a_support_card_has_icon_name_effect_and_an_amount_of_energy_or_ammo() -> None:
    supports = {str(card["key"]): card for card in printed_cards("support")}
    assert list(supports) == ["hide", "reload", "cauterize"]
    for card in supports.values():
        assert card["icon"]
        assert card["name"]
        assert card["text"]
        assert (card["cost"], card["damage"]) == (0, 0)
    amounts = {key: (bool(card["energy"]), bool(card["ammo"])) for key, card in supports.items()}
    assert amounts == {
        "hide": (False, False),
        "reload": (False, True),
        "cauterize": (True, False),
    }


@rule("allumbra/card.every-card-has-effect")
def test_every_card_says_its_effect_in_both_languages() -> None:
    game = find_game("allumbra")
    english = [card["text"] for card in game.people.printed("en")["cards"]]
    portuguese = [card["text"] for card in game.people.printed("pt")["cards"]]
    assert all(english)
    assert all(portuguese)
    assert len(set(english) | set(portuguese)) == 12


@rule("allumbra/card.support-gain")
@pytest.mark.parametrize(
    ("support", "gain"),
    [
        ("reload", {"my ammo: 5 -> 7", "my bonus: none -> free"}),
        ("cauterize", {"my energy: 5 -> 7", "my bonus: none -> +1 damage"}),
        ("hide", set[str]()),
    ],
)
def test_a_support_card_gives_its_player_the_printed_amount(
    duel: DuelTable, support: str, gain: set[str]
) -> None:
    duel.set(f"""
        me:   energy 5, ammo 5, hand {support} hide
        them: energy 5, ammo 5, hand hide hide
    """)
    duel.clash(support, "hide")
    mine = {line for line in duel.effects if line.startswith("my")}
    assert mine == gain


@rule("allumbra/card.support-gain", "allumbra/ruling.cancel-support")
def test_a_cancelled_support_card_gives_nothing(odd_duel: DuelTable) -> None:
    odd_duel.set("""
        me:   energy 5, hand feast feast
        them: energy 5, ammo 5, hand sermon sermon
    """)
    odd_duel.clash("feast", "sermon")
    assert odd_duel.effects == {"their ammo: 5 -> 6"}
