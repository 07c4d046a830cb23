"""The cards of somebody who had only the page for writers of cards: each does what its English says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from rulewright.games.eruma.cards.packs import Packs
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.testing.table import RaidTable, raid_for_tests
from rulewright.games.eruma.view.types import SideView

CARDS = Path(__file__).with_name("strangers_cards.toml")
PLAIN = Path(__file__).parents[1] / "games" / "eruma"
SPENT = "action points: 3 -> 2"


@pytest.fixture(scope="module")
def game() -> Eruma:
    cards = [PLAIN / "face_cards.toml", CARDS]
    return raid_for_tests(cards, PLAIN / "face_decks", "eruma-strangers")


@pytest.fixture
def raid(game: Eruma) -> Iterator[RaidTable]:
    table = RaidTable(game)
    yield table
    table.close()


def used(position: str, card: str) -> str:
    """That the card, which stands on a position, has used its power."""
    return f"{position}: my {card} -> my {card}, exhausted right"


def test_all_of_them_are_understood_at_the_first_try() -> None:
    assert Packs("1").mistakes([CARDS]) == []


# Quick powers


def test_the_toll_keeper_kills_only_the_exhausted_in_its_column(raid: RaidTable) -> None:
    raid.set("""
        their 2 | . Thief> . . .
        their 1 | . Spy Maniac> . .
        my 1    | . The-Toll-Keeper . . .
        them: deck Assassin Second-Assassin
    """)
    raid.me.does("use The Toll Keeper")
    assert raid.me.can() == {"choose Thief"}
    raid.me.does("choose Thief")
    assert raid.changed == {
        SPENT,
        used("my 1 2", "The Toll Keeper"),
        "their 2 2: their Thief, exhausted right -> empty",
        "their deck: -Assassin -Second Assassin",
        "their graveyard: +Thief",
        "their hand: +Assassin +Second Assassin",
    }


def test_the_ferrywoman_moves_onto_treasure_next_to_the_card(raid: RaidTable) -> None:
    raid.set("my 2 | . Thief . . .\nmy 1 | The-Ferrywoman . . . .")
    raid.me.does("use The Ferrywoman", "choose Thief")
    assert raid.me.can() == {"place treasure 2"}
    raid.me.does("place treasure 2")
    assert raid.at("treasure 2") == "my Thief"


@pytest.mark.parametrize(("beside", "drawn"), [("Candle-Imp", 1), (".", 0)])
def test_wax_heart_summons_and_counts_henchmen(raid: RaidTable, beside: str, drawn: int) -> None:
    raid.set(f"my 1 | Wax-Heart {beside} . . .\nme: extra Candle-Imp")
    raid.me.does("use Wax Heart")
    assert raid.me.can() == {f"place their 2 {column}" for column in range(1, 6)}
    raid.me.does("place their 2 3")
    assert raid.at("their 2 3") == "my Candle Imp"
    assert len(raid.cards("my hand")) == drawn


@pytest.mark.parametrize(("treasure", "stolen", "drawn"), [(0, 2, 0), (7, 2, 0), (8, 0, 1)])
def test_the_counting_house_counts_thieves(
    raid: RaidTable, treasure: int, stolen: int, drawn: int
) -> None:
    raid.set(f"""
        treasure | +Thief +Second-Thief . . .
        my 1     | The-Counting-House . . . .
        me: treasure {treasure}
    """)
    raid.me.does("use The Counting House")
    assert raid.fact("my treasure") == treasure + stolen
    assert len(raid.cards("my hand")) == drawn


@pytest.mark.parametrize(("answer", "held"), [("yes", ["The Night Porter"]), ("no", [])])
def test_the_night_porter_looks_and_may_go(raid: RaidTable, answer: str, held: list[str]) -> None:
    raid.set("my 1 | The-Night-Porter . . . .\nthem: hand Thief Spy")
    raid.me.does("use The Night Porter", answer)
    assert raid.cards("my hand") == held
    assert seen_hand(raid, "me", 1) == ["thief", "spy"]


def seen_hand(raid: RaidTable, who: str, seat: int) -> list[str]:
    """The cards in a hand that somebody has seen."""
    sides = cast("list[SideView]", raid.view(who)["sides"])
    return [card["card"] for card in sides[seat]["hand"]]


def test_the_bell_ringer_readies_the_others(raid: RaidTable) -> None:
    raid.set("my 1 | The-Bell-Ringer Thief> Spy< . .\ntheir 1 | Maniac> . . . .")
    raid.me.does("use The Bell Ringer")
    assert raid.changed == {
        SPENT,
        used("my 1 1", "The Bell Ringer"),
        "my 1 2: my Thief, exhausted right -> my Thief",
        "my 1 3: my Spy, exhausted left -> my Spy",
    }


def test_the_bell_ringers_curse_shows_the_hand(raid: RaidTable) -> None:
    raid.set("turn 5, phase draw\nme: hand The-Bell-Ringer Thief, deck Spy")
    # The card drawn after the start of the Draw Phase is not shown.
    assert seen_hand(raid, "them", 0) == ["thief", "the-bell-ringer"]


def test_the_twin_copies_a_quick_power_beside_it(raid: RaidTable) -> None:
    raid.set("""
        my 2 | Keeper . . . .
        my 1 | The-Twin The-Bell-Ringer Thief> . .
    """)
    raid.me.does("use The Twin")
    raid.me.does(*(choice for choice in raid.me.can() if choice == "choose The Bell Ringer"))
    assert raid.at("my 1 3") == "my Thief"
    assert raid.at("my 1 1") == "my The Twin, exhausted right"


def test_the_grave_robber_returns_one_and_discards_one(raid: RaidTable) -> None:
    raid.set("my 1 | The-Grave-Robber . . . .\nme: graveyard Thief Spy, hand Maniac")
    raid.me.does("use The Grave Robber", "choose Spy")
    assert raid.me.can() == {"choose Maniac", "choose Spy"}
    raid.me.does("choose Maniac")
    assert raid.cards("my hand") == ["Spy"]
    assert set(raid.cards("my graveyard")) == {"Thief", "Maniac"}


def test_the_puppeteer_takes_an_exhausted_card_and_hides_it(raid: RaidTable) -> None:
    raid.set("treasure | -Thief> -Spy . . .\nmy 1 | The-Puppeteer . . . .")
    raid.me.does("use The Puppeteer")
    assert raid.me.can() == {"choose Thief"}
    raid.me.does("choose Thief")
    assert raid.at("treasure 1") == "my Thief, owned by them, face-down, exhausted right"


@pytest.mark.parametrize(("row", "stolen"), [("treasure", 1), ("my 2", 0)])
def test_the_chess_master_steals_where_it_lands(raid: RaidTable, row: str, stolen: int) -> None:
    raid.set(f"{row} | +Thief . . . .\nmy 1 | The-Chess-Master . . . .")
    raid.me.does("use The Chess Master", "choose Thief")
    assert raid.at(f"{row} 1") == "my The Chess Master, exhausted right"
    assert raid.at("my 1 1") == "my Thief"
    assert raid.fact("my treasure") == stolen


def test_the_plague_doctor_offers_what_has_a_target(raid: RaidTable) -> None:
    raid.set("""
        their 1 | Thief Invulnerable-Maniac Hound . .
        my 1    | The-Plague-Doctor . . . .
    """)
    raid.me.does("use The Plague Doctor")
    hound = "mode Return target Henchman to its owner's Extra Deck"
    plain = "mode Kill target Outlaw an opponent controls with no type"
    assert raid.me.can() == {hound, plain}
    raid.me.does(plain)
    assert raid.me.can() == {"choose Thief"}
    raid.me.does("choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]


def test_the_watchmaker_lets_thieves_run_and_pays_for_itself(raid: RaidTable) -> None:
    raid.set("my 1 | The-Watchmaker Thief . . .")
    raid.me.does("use The Watchmaker")
    assert raid.fact("action points") == 3
    assert raid.me.can("move The Watchmaker") == {"move The Watchmaker to my 2 1"}
    raid.me.does("move Thief to treasure 2")


def test_the_juggler_discards_any_number_and_cannot_be_attacked(raid: RaidTable) -> None:
    raid.set("treasure | -Spy +The-Juggler . . .\nme: hand Thief Spy Maniac")
    raid.me.does("use The Juggler", "choose Thief", "choose Spy", "enough")
    assert set(raid.cards("my graveyard")) == {"Thief", "Spy"}
    assert len(raid.cards("my hand")) == 1 + 3
    raid.me.does("end")
    assert raid.them.can("attack") == set()


@pytest.mark.parametrize(("held", "gained"), [("Maniac", 2), ("Maniac Spy", 0)])
def test_the_broker_is_paid_if_an_opponent_has_no_cards_left(
    raid: RaidTable, held: str, gained: int
) -> None:
    raid.set(f"my 1 | The-Broker . . . .\nme: hand Thief\nthem: hand {held}")
    raid.me.does("use The Broker", "choose Thief")
    raid.them.does("choose Maniac")
    assert raid.fact("my treasure") == gained


@pytest.mark.parametrize(("treasure", "dead"), [(0, set()), (3, {"Thief", "Invulnerable Maniac"})])
def test_the_seamstress_kills_them_if_behind(
    raid: RaidTable, treasure: int, dead: set[str]
) -> None:
    raid.set(f"""
        treasure | -Thief +The-Seamstress -Invulnerable-Maniac -Spy .
        them: treasure {treasure}
    """)
    raid.me.does("use The Seamstress")
    assert raid.me.can("choose") == {"choose Thief", "choose Invulnerable Maniac"}
    raid.me.does("choose Thief", "choose Invulnerable Maniac")
    assert set(raid.cards("their graveyard")) == dead


@pytest.mark.parametrize(("answer", "stolen"), [("yes", 2), ("no", 0)])
def test_the_census_taker_searches_and_makes_an_offer(
    raid: RaidTable, answer: str, stolen: int
) -> None:
    raid.set(
        """
        my 1 | The-Census-Taker . . . .
        me: deck only Maniac Thief Second-Maniac
        them: deck only Spy Second-Spy
        """,
        rolls=[0, 0],
    )
    raid.me.does("use The Census Taker")
    assert raid.me.can() == {"choose Maniac", "choose Second Maniac", "enough"}
    raid.me.does("choose Second Maniac")
    raid.them.does(answer)
    assert raid.cards("my hand") == ["Second Maniac"]
    assert raid.fact("my treasure") == stolen
    assert len(raid.cards("their hand")) == stolen // 2


def test_the_tide_returns_each_to_its_owner(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Thief -Spy -Maniac< . .
        my 1     | The-Tide Assassin . . .
        me: hand Second-Thief
    """)
    raid.me.does("use The Tide", "choose Second Thief")
    raid.them.does("choose Maniac")
    assert raid.cards("my hand") == ["Thief"]
    assert raid.cards("their hand") == ["Spy"]
    assert raid.at("my 1 2") == "my Assassin"


def test_the_duchess_lets_each_player_choose_among_their_own(raid: RaidTable) -> None:
    raid.set("their 1 | Thief Spy . . .\nmy 1 | The-Duchess Maniac . . .")
    raid.me.does("use The Duchess")
    assert raid.me.can() == {"choose Maniac", "choose The Duchess"}
    raid.me.does("choose Maniac")
    assert raid.them.can() == {"choose Spy", "choose Thief"}
    raid.them.does("choose Spy")
    assert raid.cards("my graveyard") == ["Maniac"]
    assert raid.cards("their graveyard") == ["Spy"]
    assert raid.fact("action points") == 0


def test_the_quartermaster_counts_twice(raid: RaidTable) -> None:
    raid.set("""
        treasure | +Spy -Second-Spy . . .
        my 1     | The-Quartermaster Thief> Second-Thief< Third-Thief .
    """)
    raid.me.does("use The Quartermaster")
    assert raid.fact("action points") == 3 - 1 + 2
    assert raid.fact("my treasure") == 2


# Slow and Ongoing powers


def test_the_rag_doll_turns_attackers_down(raid: RaidTable) -> None:
    raid.set("""
        turn 6, active them
        treasure | -Thief +Spy . . .
        my 1     | The-Rag-Doll> . . . .
        live: my 1 1
    """)
    raid.them.does("attack Spy with Thief")
    assert raid.changed == {SPENT, "treasure 1: their Thief -> their Thief, face-down"}


def test_the_landlord_makes_playing_dear_and_hands_small(raid: RaidTable) -> None:
    raid.set("""
        turn 6, active them
        my 1 | The-Landlord> . . . .
        live: my 1 1
        them: hand Thief Spy Maniac Second-Thief Second-Spy Third-Spy
    """)
    raid.them.does("play Thief to their 1 1")
    assert raid.fact("action points") == 1
    assert raid.them.can() == {"end"}
    raid.them.does("end", "discard Spy")
    assert len(raid.cards("their hand")) == 4
    raid.me.does("ready The Landlord")


@pytest.mark.parametrize(("attacked", "returned"), [("Thief", ["Thief"]), ("Second Thief", [])])
def test_the_hedge_knight_saves_its_neighbour(
    raid: RaidTable, attacked: str, returned: list[str]
) -> None:
    raid.set("""
        turn 6, active them
        treasure | +The-Hedge-Knight> +Thief -Spy +Second-Thief .
        live: treasure 1
    """)
    raid.them.does(f"attack {attacked} with Spy")
    assert raid.cards("my hand") == returned
    assert len(raid.cards("my graveyard")) == 1 - len(returned)


@pytest.mark.parametrize(("third", "enters"), [(".", False), ("Maniac", True)])
def test_the_mire_maiden_holds_back_the_few(raid: RaidTable, third: str, enters: bool) -> None:
    raid.set(f"""
        turn 6, active them
        their 2 | Thief Spy {third} . .
        my 1    | The-Mire-Maiden> . . . .
        live: my 1 1
    """)
    assert ("move Thief to treasure 1" in raid.them.can()) == enters


def test_the_drummer_boy_readies_the_attacked_assassin(raid: RaidTable) -> None:
    raid.set("""
        turn 6, active them
        treasure | +Assassin> -Thief . . .
        my 1     | The-Drummer-Boy> . . . .
        live: my 1 1
    """)
    raid.them.does("attack Assassin with Thief")
    raid.me.does("yes")
    assert raid.at("treasure 1") == "my Assassin"


def test_the_magpie_blocks_though_it_lies_face_up(raid: RaidTable) -> None:
    raid.set("""
        turn 6, active them
        my 1    | The-Magpie> . . . .
        their 1 | Thief . . . .
        live: my 1 1
    """)
    raid.them.does("use Thief")
    assert raid.me.can() == {"block with The Magpie", "let"}
    raid.me.does("block with The Magpie")
    assert raid.at("their 1 1") == "their Thief, exhausted left"
    assert raid.cards("their hand") == []


@pytest.mark.parametrize(("live", "points"), [("live: my 1 1", 2), ("", 3)])
def test_the_clerk_takes_one_point_a_turn(raid: RaidTable, live: str, points: int) -> None:
    raid.set(f"turn 6, active them, phase planning\nmy 1 | The-Clerk> . . . .\n{live}")
    assert raid.fact("action points") == points


@pytest.mark.parametrize(("answer", "points"), [("keep", 4), ("ready", 3)])
def test_the_paymaster_adds_one_while_it_is_kept(raid: RaidTable, answer: str, points: int) -> None:
    raid.set("turn 5, phase planning\nmy 1 | The-Paymaster> . . . .\nlive: my 1 1")
    raid.me.does(f"{answer} The Paymaster")
    assert raid.fact("action points") == points


# Henchmen


def test_the_candle_imp_costs_a_card_where_there_are_no_points(raid: RaidTable) -> None:
    raid.set("""
        turn 6, active them, phase draw
        their 2 | . . +Candle-Imp . .
        them: hand Thief, deck Spy
    """)
    assert raid.them.can() == {"choose Spy", "choose Thief"}
    raid.them.does("choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]


@pytest.mark.parametrize(("row", "points"), [("treasure", 1), ("my 2", 3)])
def test_the_hollow_oak_slows_from_treasure(raid: RaidTable, row: str, points: int) -> None:
    raid.set(f"turn 6, active them, phase planning\n{row} | +Hollow-Oak +Thief . . .")
    assert raid.fact("action points") == points
    field = raid.view(None)["field"]
    assert isinstance(field, list)
    assert [card["types"] for card in field if card and card["card"] == "thief"] == [["Evasive"]]


def test_the_tin_drummer_pays_maniacs_and_drives_spies(raid: RaidTable) -> None:
    raid.set("my 1 | Tin-Drummer Maniac Thief . .")
    raid.me.does("use Maniac")
    assert raid.fact("action points") == 3
    raid.set("turn 6, active them\ntreasure | +Tin-Drummer -Spy +Thief . .")
    assert raid.them.can() == {"attack Thief with Spy", "attack Tin Drummer with Spy"}
