"""ruling.price: what is asked for before a colon is paid when the power is triggered."""

import pytest

from rulewright.games.eruma.testing.written_cards import Scenes
from rulewright.testing import rule

PYRE = "Maniac: Quick: Kill another face-up card you control: An opponent loses 2 treasures."


@rule("eruma/ruling.price")
@pytest.mark.parametrize(("answer", "treasure"), [("let", 1), ("block with Spy", 3)])
def test_it_is_paid_before_the_block_and_not_given_back(
    scenes: Scenes, answer: str, treasure: int
) -> None:
    raid = scenes({"Pyre": PYRE, "Imp": "Henchman: Thieves have Evasive."})
    raid.set("""
        their 1 | (Spy) Thief
        my 1    | Pyre Maniac Imp (Second-Maniac)
        them:   treasure 3
    """)
    raid.me.does("use Pyre")
    assert raid.me.can() == {"choose Maniac", "choose Imp"}
    raid.me.does("choose Maniac")
    assert raid.cards("my graveyard") == ["Maniac"]
    raid.them.does(answer)
    assert raid.fact("their treasure") == treasure
    assert raid.fact("action points") == 2


@rule("eruma/ruling.price")
def test_without_the_price_it_cannot_be_triggered(scenes: Scenes) -> None:
    raid = scenes({"Pyre": PYRE})
    raid.set("""
        their 1 | Thief
        my 1    | Pyre (Maniac)
    """)
    assert raid.me.can("use") == set()
    raid.me.refused("use Pyre", because="ruling.price")


@rule("eruma/ruling.price")
def test_a_regenerative_card_dies_as_a_price(scenes: Scenes) -> None:
    raid = scenes({"Pyre": PYRE, "Weed": "Regenerative Spy: Quick: Draw 3 cards."})
    raid.set("""
        my 1  | Pyre Weed
        them: treasure 3
    """)
    raid.me.does("use Pyre", "choose Weed")
    assert raid.cards("my graveyard") == ["Weed"]
    assert raid.fact("their treasure") == 1


@rule("eruma/ruling.price")
@pytest.mark.parametrize(
    ("price", "side", "can"),
    [
        ("Discard a card", "hand Thief", True),
        ("Discard a card", "hand none", False),
        ("Lose 2 treasures", "treasure 2", True),
        ("Lose 2 treasures", "treasure 1", False),
    ],
)
def test_other_prices(scenes: Scenes, price: str, side: str, can: bool) -> None:
    raid = scenes({"Broker": f"Spy: Quick: {price}: Kill target Spy an opponent controls."})
    raid.set(f"""
        their 1 | Spy
        my 1    | Broker
        me:     {side.replace("hand none", "treasure 0")}
    """)
    assert (raid.me.can("use") == {"use Broker"}) == can
    if can:
        raid.me.does("use Broker", "choose Spy", *["choose Thief"] * ("Discard" in price))
        assert raid.cards("their graveyard") == ["Spy"]
        assert raid.fact("my treasure") == 0


@rule("eruma/ruling.price")
def test_a_card_lost_while_its_price_is_paid_does_nothing(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Pyre": PYRE,
            "Avenger": "Henchman: Whenever a Spy is killed, kill each Maniac an opponent controls.",
        }
    )
    raid.set("""
        their 1 | Avenger
        my 1    | Pyre Spy
        them:   treasure 3
    """)
    raid.me.does("use Pyre", "choose Spy")
    assert raid.fact("their treasure") == 3
    assert raid.fact("action points") == 2
