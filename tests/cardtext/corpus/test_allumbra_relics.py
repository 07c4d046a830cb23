"""The Relic texts of strangers, word for word, in play: what the last column of the table says, tricky bits included."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.games.allumbra import PACKS
from rulewright.games.allumbra.cards.content import CARDS, LANGUAGE, numbers_of_names
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.games.allumbra.testing.written_cards import duel_with
from rulewright.testing.scenes import Scenes, opened

CORPUS: dict[str, Any] = tomllib.loads(
    Path(__file__).with_name("allumbra.toml").read_text(encoding="utf-8")
)
TEXTS = {int(text["number"]): str(text["text"]) for text in CORPUS["text"]}
NAMES = {int(text["number"]): str(text["frame"]).split(", ")[-1] for text in CORPUS["text"]}
STELLAS = (1, 2, 5, 7, 10)
FILL = "relic idle-coin, relic idle-nail", "relic idle-stone, relic idle-leaf"


@pytest.fixture
def scenes() -> Iterator[Scenes[DuelTable]]:
    yield from opened(duel_with)


def table(scenes: Scenes[DuelTable], *numbers: int) -> DuelTable:
    """A duel in which these Relics can be had; mine are Stella's."""
    lines = [
        f"relic {'stella' if number in STELLAS else 'balif'} {NAMES[number]} | {TEXTS[number]}"
        for number in numbers
    ]
    return scenes("\n".join(lines))


def stella(duel: DuelTable, relic: str, mine: str, theirs: str, frame: str = "turn 1") -> None:
    """I am Stella with that Relic; the other has nothing to use."""
    duel.set(f"""
        {frame}, stella me
        me:   {mine}, relic {relic}, relic idle-coin
        them: {theirs}, relic idle-stone, relic idle-leaf
    """)


def rival(duel: DuelTable, relic: str, mine: str, theirs: str, frame: str = "turn 1") -> None:
    """I am Stella's rival with that Relic; the other has nothing to use."""
    duel.set(f"""
        {frame}, stella them
        me:   {mine}, relic {relic}, relic idle-stone
        them: {theirs}, relic idle-coin, relic idle-nail
    """)


# 1: energy that falls to 3 or less


def test_1_a_fall_from_above_three_to_three_meets_it(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 1)
    stella(duel, "cracked-medal", "energy 4, hand 3 hide", "hand 2 calculated-shot reload")
    duel.clash("hide", "calculated-shot")
    assert duel.asked_about("me") == "cracked-medal"
    duel.leave("me", "cracked-medal")
    duel.clash("hide", "calculated-shot")  # From 2 to 0 is no fall from above 3.
    assert duel.result == [0, 100]


def test_1_staying_at_three_or_less_does_not_meet_it(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 1)
    stella(duel, "cracked-medal", "energy 3, hand 3 reload", "hand 2 quick-draw reload")
    duel.clash("reload", "quick-draw")
    assert duel.fact("my energy") == 2
    assert duel.asked_about("me") is None


def test_1_it_adds_to_a_bonus_and_is_wasted_on_a_support_card(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 1)
    stella(duel, "cracked-medal active", "bonus 1 damage, hand 2 quick-draw", "hand 3 reload")
    duel.clash("quick-draw", "reload")
    duel.use("me", "cracked-medal")
    assert duel.fact("their energy") == 10 - 3
    stella(duel, "cracked-medal active", "hand 2 reload", "hand 3 reload")
    duel.clash("reload", "reload")
    duel.use("me", "cracked-medal")
    assert duel.fact("their energy") == 10
    assert duel.fact("my cracked-medal") == "locked"


# 2: an attack that is cancelled


def test_2_a_cancelled_attack_meets_it_a_void_one_and_a_support_card_do_not(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 2)
    stella(duel, "brass-whistle", "hand 2 quick-draw", "hand 2 hide")
    duel.clash("quick-draw", "hide")
    duel.activate("me", "brass-whistle")
    stella(duel, "brass-whistle", "ammo 0, hand 2 quick-draw", "hand 2 hide")
    duel.clash("quick-draw", "hide")
    assert duel.asked_about("me") is None
    stella(duel, "brass-whistle", "hand 2 hide", "hand 2 calculated-shot")
    duel.clash("hide", "calculated-shot")
    assert "Them's Calculated Shot cancels Hide." in duel.told()
    assert duel.asked_about("me") is None


def test_2_the_pair_against_the_card_is_ignored_and_its_own_cancelling_works(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 2)
    stella(duel, "brass-whistle active", "hand 2 quick-draw", "hand 2 hide")
    duel.clash("quick-draw", "hide")
    duel.use("me", "brass-whistle")
    assert duel.effects >= {"their energy: 10 -> 9", "my ammo: 5 -> 4"}
    stella(duel, "brass-whistle active", "hand 2 calculated-shot", "hand 2 hide")
    duel.clash("calculated-shot", "hide")
    duel.use("me", "brass-whistle")
    assert "Me's Calculated Shot cancels Hide." in duel.told()
    assert duel.fact("my ammo") == 5  # Paid 2, and gained 2 for the cancel.


# 3: the last ammo


def test_3_reaching_nought_by_a_payment_meets_it_and_being_there_does_not(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 3)
    rival(duel, "empty-flask", "ammo 1, hand 2 quick-draw hide", "hand 3 cauterize")
    duel.clash("quick-draw", "cauterize")
    assert duel.asked_about("me") == "empty-flask"
    duel.leave("me", "empty-flask")
    duel.clash("quick-draw", "cauterize")
    assert duel.asked_about("me") is None


def test_3_a_card_that_costs_nothing_can_be_paid_and_takes_up_a_bonus(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 3)
    rival(duel, "empty-flask active", "ammo 0, bonus free, hand 2 pulverize", "hand 3 cauterize")
    duel.clash("pulverize", "cauterize")
    duel.use("me", "empty-flask")
    assert duel.fact("their energy") == 10 - 4 + 2
    assert duel.fact("my ammo") == 0
    assert duel.fact("my bonus") == "none"


# 4: what a clash comes to


def test_4_it_looks_at_the_difference_of_the_clash(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 4)
    rival(duel, "tin-heart", "hand 2 reload", "hand pulverize quick-draw")
    duel.clash("reload", "pulverize")
    duel.activate("me", "tin-heart")
    rival(duel, "tin-heart", "energy 9, hand 2 cauterize", "hand pulverize quick-draw")
    duel.clash("cauterize", "pulverize")  # 4 lost and 2 gained.
    assert duel.fact("my energy") == 7
    assert duel.asked_about("me") is None


def test_4_the_gain_is_part_of_the_sum_and_needs_no_card_that_works(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 4)
    rival(duel, "tin-heart active", "energy 1, ammo 0, hand 2 quick-draw", "hand 2 calculated-shot")
    duel.clash("quick-draw", "calculated-shot")
    duel.use("me", "tin-heart")
    assert duel.fact("my energy") == 1  # Void, and saved from 0.
    rival(duel, "tin-heart active", "energy 9, hand 2 quick-draw", "hand 2 hide")
    duel.clash("quick-draw", "hide")
    duel.use("me", "tin-heart")
    assert duel.fact("my energy") == 10  # Cancelled, and limited.


# 5: somebody else's bonus


def test_5_it_is_enough_that_the_card_is_played(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 5)
    stella(duel, "borrowed-time", "hand 2 hide", "hand reload cauterize")
    duel.clash("hide", "cauterize")
    duel.activate("me", "borrowed-time")
    stella(duel, "borrowed-time", "hand 2 hide", "hand hide cauterize")
    duel.clash("hide", "hide")
    assert duel.asked_about("me") is None


def test_5_the_bonus_is_copied_in_place_of_ones_own(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 5)
    stella(duel, "borrowed-time active", "hand 2 reload", "hand 2 cauterize")
    duel.clash("reload", "cauterize")
    duel.use("me", "borrowed-time")
    assert duel.fact("my bonus") == "+1 damage"
    assert duel.fact("their bonus") == "+1 damage"


def test_5_no_bonus_is_copied_from_another_card_and_on_the_third_card_it_is_lost(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 5)
    stella(duel, "borrowed-time active", "hand 2 reload", "hand 2 hide")
    duel.clash("reload", "hide")
    duel.use("me", "borrowed-time")
    assert duel.fact("my bonus") == "free"  # One's own stays.
    stella(
        duel, "borrowed-time active", "row 2 hide, hand hide 3 reload", "row 2 hide, hand 4 reload",
        "turn 1, clash 3",
    )  # fmt: skip
    duel.clash("hide", "reload")
    duel.use("me", "borrowed-time")
    assert (duel.fact("turn"), duel.fact("my bonus")) == (2, "none")


CANCELLING = """
attack Saw: copies 6, cost 0, damage 0 | Cancels Prayer.
support Prayer: copies 6, ammo 1 | Your next card this turn costs no ammo.
"""


def test_5_no_bonus_is_copied_from_a_cancelled_card(scenes: Scenes[DuelTable]) -> None:
    text = TEXTS[5].replace("Recarregar or Cauterizar", "Prayer")
    duel = scenes(f"{CANCELLING}\nrelic stella Borrowed Time | {text}")
    stella(duel, "borrowed-time active", "hand 2 saw", "hand 2 prayer")
    duel.clash("saw", "prayer")
    duel.use("me", "borrowed-time")
    assert duel.fact("my bonus") == "none"


# 6: a look at what is picked


def test_6_three_different_names_in_one_turn_meet_it(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 6)
    rival(duel, "marked-deck", "hand hide reload quick-draw", "hand 3 reload")
    duel.clash("hide", "reload")
    duel.clash("reload", "reload")
    assert duel.asked_about("me") is None
    duel.clash("quick-draw", "reload")
    duel.activate("me", "marked-deck")
    rival(duel, "marked-deck", "hand hide 2 reload", "hand 3 reload")
    for card in ("hide", "reload", "reload"):
        duel.clash(card, "reload")
    assert duel.asked_about("me") is None


def test_6_only_its_player_sees_the_next_picked_card(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 6)
    rival(
        duel, "marked-deck active", "hand 3 hide", "hand reload cauterize pulverize", "turn 3",
    )  # fmt: skip
    duel.turn("hide hide hide", "reload pulverize cauterize")
    duel.use("me", "marked-deck")
    assert "Me sees the next card: Pulverize." in duel.told("me")
    assert "Me looks at the next card that was picked." in duel.told("them")
    assert not any("sees" in line for line in duel.told("them"))


def test_6_it_is_seen_in_the_view_until_it_is_revealed(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 6)
    duel.set("""
        turn 3, stella them
        me:   hand 3 hide, relic marked-deck active, relic idle-stone
        them: hand reload cauterize pulverize, relic idle-coin active, relic idle-nail
    """)
    duel.turn("hide hide hide", "reload pulverize cauterize")
    duel.use_no_more("them")
    duel.use("me", "marked-deck")
    assert duel.row("them", seen_by="me") == ["reload", "pulverize", None]
    assert duel.row("them", seen_by=None) == ["reload", None, None]
    for _ in range(2):
        duel.announce_nothing("them")
        duel.use_no_more("them")


@pytest.mark.parametrize(
    ("frame", "mine", "theirs"),
    [
        ("turn 1", "hand 3 hide", "hand 3 reload"),
        (
            "turn 2, clash 2",
            "row hide, picked hide, hand hide",
            "row hide, picked hide, hand 2 hide",
        ),
        ("turn 4, clash 3", "row 2 hide, picked hide", "row 2 hide, picked hide"),
    ],
)
def test_6_where_nothing_is_picked_nothing_is_seen(
    scenes: Scenes[DuelTable], frame: str, mine: str, theirs: str
) -> None:
    duel = table(scenes, 6)
    rival(duel, "marked-deck active", mine, theirs, frame)
    if frame == "turn 1":
        duel.clash("hide", "reload")
    else:
        duel.announce_nothing("me")
    duel.use("me", "marked-deck")
    assert "Me may look, but no card is picked yet." in duel.told()


# 7: a choice


MORE = "Use Hot Temper: this card deals 2 more damage and you lose 1 energy"
LESS = "Use Hot Temper: it deals no damage and you gain 2 ammo"


def test_7_two_cards_of_one_name_meet_it_and_the_choice_is_made_when_it_is_announced(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 7)
    stella(duel, "hot-temper", "hand 2 quick-draw reload", "hand quick-draw hide reload")
    duel.clash("quick-draw", "quick-draw")
    duel.activate("me", "hot-temper")
    duel.clash("quick-draw", "reload")
    assert duel.offered("me") == [MORE, LESS, "No more relics"]
    duel.choose("me", MORE)
    assert duel.fact("their energy") == 10 - 1 - 3
    assert duel.fact("my energy") == 10 - 1 - 1


def test_7_the_loss_comes_though_the_card_is_cancelled_and_the_damage_does_not(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 7)
    stella(duel, "hot-temper active", "hand 2 quick-draw", "hand 2 hide")
    duel.clash("quick-draw", "hide")
    duel.choose("me", MORE)
    assert (duel.fact("my energy"), duel.fact("their energy")) == (9, 10)


def test_7_the_ammo_comes_too_late_to_pay_for_the_card(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 7)
    stella(duel, "hot-temper active", "ammo 1, hand 2 calculated-shot", "hand 2 reload")
    duel.clash("calculated-shot", "reload")
    duel.choose("me", LESS)
    assert "Me cannot pay 2 ammo: Calculated Shot does nothing." in duel.told()
    assert duel.fact("my ammo") == 3
    stella(duel, "hot-temper active", "hand 2 quick-draw", "hand 2 reload")
    duel.clash("quick-draw", "reload")
    duel.choose("me", LESS)
    assert (duel.fact("my ammo"), duel.fact("their energy")) == (5 - 1 + 2, 10)


# 8: another card


def drawing(duel: DuelTable, drawn: str) -> None:
    """The rival is about to draw these cards at the start of a turn."""
    rival(
        duel, "sleight-glove", f"row 2 hide, hand hide 2 quick-draw, deck {drawn}",
        "row 2 hide, hand hide 3 reload", "turn 1, clash 3",
    )  # fmt: skip
    duel.clash("hide", "hide")


def test_8_who_draws_no_attack_may_show_the_cards_to_activate_it(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 8)
    drawing(duel, "reload cauterize reload")
    duel.activate("me", "sleight-glove")
    assert sorted(duel.side("me", seen_by="them")["shown"]) == ["cauterize", "reload", "reload"]
    drawing(duel, "reload cauterize reload")
    duel.leave("me", "sleight-glove")
    assert duel.side("me", seen_by="them")["shown"] == []


def test_8_who_draws_an_attack_is_asked_all_the_same_and_can_only_decline(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 8)
    drawing(duel, "reload quick-draw reload")
    assert duel.offered("me") == ["Leave Sleight Glove inactive"]
    duel.leave("me", "sleight-glove")


def test_8_another_card_of_the_hand_is_the_card_of_the_clash(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 8)
    rival(duel, "sleight-glove active", "ammo 2, hand pulverize calculated-shot", "hand 2 hide")
    duel.clash("pulverize", "hide")
    duel.use("me", "sleight-glove")
    assert duel.offered("me") == ["Reveal Calculated Shot instead"]
    duel.choose("me", "Reveal Calculated Shot instead")
    assert "Me takes Pulverize back and reveals Calculated Shot instead." in duel.told()
    assert "Me's Calculated Shot cancels Hide." in duel.told()
    assert duel.cards("my hand") == ["pulverize"]
    assert duel.cards("my row") == ["calculated-shot"]
    assert (duel.fact("my ammo"), duel.fact("their energy")) == (2, 8)
    assert duel.side("me", seen_by="them")["shown"] == ["pulverize"]  # The other has seen it.


def test_8_without_a_card_that_is_not_picked_it_cannot_be_used(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 8)
    rival(duel, "sleight-glove active", "hand 3 hide", "hand 3 reload", "turn 3")
    duel.turn("hide hide hide", "reload reload reload")
    assert duel.fact("turn") == 4  # Nobody was asked.
    assert duel.fact("my sleight-glove") == "active"


def test_8_stella_has_announced_before_and_adds_nothing(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 8, 4)
    duel.set("""
        turn 1, stella them
        me:   hand hide quick-draw, relic sleight-glove active, relic tin-heart active
        them: hand 2 reload, relic idle-coin active, relic idle-nail
    """)
    duel.clash("hide", "reload")
    assert duel.asked() == ["them"]
    duel.use_no_more("them")
    duel.use("me", "sleight-glove")
    duel.use_no_more("me")
    duel.choose("me", "Reveal Quick Draw instead")
    assert duel.fact("clash") == 2  # Resolved: nobody was asked again.
    assert duel.fact("their energy") == 9


# 9: the last word


def test_9_gains_on_two_cards_of_a_turn_meet_it(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 9)
    rival(duel, "last-word", "hand 3 reload", "energy 3, hand 2 cauterize reload")
    duel.clash("reload", "cauterize")
    assert duel.asked_about("me") is None  # 2 points, but one card.
    duel.clash("reload", "cauterize")
    duel.leave("me", "last-word")
    duel.clash("reload", "reload")
    assert duel.asked_about("me") is None


def test_9_gains_of_two_turns_do_not_meet_it(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 9)
    rival(
        duel, "last-word", "row 2 hide, hand hide 3 reload",
        "energy 3, row 2 hide, hand 3 cauterize", "turn 1, clash 3",
    )  # fmt: skip
    duel.clash("hide", "cauterize")
    duel.turn("reload reload", "cauterize cauterize")
    assert duel.asked_about("me") == "last-word"  # After the second one of this turn.
    assert [line for line in duel.told() if "energy from Cauterize" in line] == [
        "Them gains 2 energy from Cauterize."
    ] * 3
    duel.leave("me", "last-word")


def test_9_if_both_would_fall_only_the_other_does(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 9)
    rival(duel, "last-word active", "energy 1, hand 2 quick-draw", "energy 1, hand 2 quick-draw")
    duel.clash("quick-draw", "quick-draw")
    duel.use("me", "last-word")
    assert duel.fact("my energy") == 1
    assert duel.result == [100, 0]


def test_9_if_only_its_player_would_fall_it_does_not_help(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 9)
    rival(duel, "last-word active", "energy 1, hand 2 reload", "energy 1, hand 2 quick-draw")
    duel.clash("reload", "quick-draw")
    duel.use("me", "last-word")
    assert duel.result == [0, 100]


def test_9_otherwise_the_gain_of_the_other_card_is_ones_own(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 9)
    rival(duel, "last-word active", "energy 4, hand 2 reload", "energy 4, hand 2 cauterize")
    duel.clash("reload", "cauterize")
    duel.use("me", "last-word")
    assert (duel.fact("my energy"), duel.fact("their energy")) == (6, 4)
    rival(duel, "last-word active", "energy 4, hand 2 reload", "energy 4, hand 2 quick-draw")
    duel.clash("reload", "quick-draw")
    duel.use("me", "last-word")
    assert (duel.fact("my energy"), duel.fact("their energy")) == (3, 4)


def test_9_if_both_use_such_a_relic_neither_is_spared(scenes: Scenes[DuelTable]) -> None:
    duel = scenes(f"relic balif Last Word | {TEXTS[9]}\nrelic stella First Word | {TEXTS[9]}")
    duel.set("""
        turn 1, stella them
        me:   energy 1, hand 2 quick-draw, relic last-word active, relic idle-stone
        them: energy 1, hand 2 quick-draw, relic first-word active, relic idle-coin
    """)
    duel.clash("quick-draw", "quick-draw")
    duel.use("them", "first-word")
    duel.use("me", "last-word")
    assert duel.result == [50, 50]


# 10: energy for ammo


def test_10_an_attack_that_cannot_be_paid_meets_it_and_stays_void(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 10)
    stella(duel, "blood-for-powder", "ammo 0, hand 2 quick-draw", "hand 2 reload")
    duel.clash("quick-draw", "reload")
    duel.activate("me", "blood-for-powder")
    assert duel.fact("their energy") == 10
    assert duel.fact("my energy") == 10


@pytest.mark.parametrize(("energy", "left", "ammo"), [(1, 9, 0), (2, 8, 1), (3, 7, 2)])
def test_10_the_split_is_chosen_in_the_window(
    scenes: Scenes[DuelTable], energy: int, left: int, ammo: int
) -> None:
    duel = table(scenes, 10)
    stella(duel, "blood-for-powder active", "ammo 2, hand 2 pulverize", "hand 2 reload")
    duel.clash("pulverize", "reload")
    duel.use("me", "blood-for-powder")
    duel.choose("me", f"Pay {energy} energy")
    assert (duel.fact("my energy"), duel.fact("my ammo")) == (left, ammo)
    assert duel.fact("their energy") == 6


def test_10_ammo_and_spare_energy_together_must_be_enough(scenes: Scenes[DuelTable]) -> None:
    duel = table(scenes, 10)
    stella(duel, "blood-for-powder active", "energy 2, ammo 1, hand 2 pulverize", "hand 2 reload")
    duel.clash("pulverize", "reload")
    duel.use("me", "blood-for-powder")
    duel.choose("me", "Pay 1 energy")
    assert (duel.fact("my energy"), duel.fact("my ammo")) == (2, 1)  # 2 of 3: void.
    assert duel.fact("their energy") == 10


def test_10_what_is_paid_is_part_of_the_sum_so_damage_may_knock_down(
    scenes: Scenes[DuelTable],
) -> None:
    duel = table(scenes, 10)
    stella(
        duel, "blood-for-powder active", "energy 2, ammo 0, hand 2 quick-draw", "hand 2 quick-draw"
    )
    duel.clash("quick-draw", "quick-draw")
    duel.use("me", "blood-for-powder")
    duel.choose("me", "Pay 1 energy")
    assert duel.fact("their energy") == 9
    assert duel.result == [0, 100]


# To be refused


REASONS = {
    1: "this can never happen: energy never exceeds 10",
    2: 'this is ambiguous: "it" may mean three cards',
    3: "this can never happen: a Relic starts inactive",
    4: "this is contradictory: two prices for the same card",
    5: "this is endless: nothing says when to stop",
    6: "this can never happen: both players act at the same moment",
    7: "this is contradictory: no Relic can be used on the card during which its Condition was met",
    8: "this is ambiguous: by no rule is a card better or worse",
}


@pytest.mark.parametrize("refused", CORPUS["refused"], ids=lambda one: str(one["number"]))
def test_what_is_to_be_refused_is_refused_for_its_reason(
    refused: dict[str, Any], tmp_path: Path
) -> None:
    file = tmp_path / "relics.toml"
    text = refused["text"].replace('"', '\\"')
    file.write_text(
        f'game = "allumbra"\n[[relic]]\nname = "Odd"\ncharacter = "stella"\ntext = "{text}"\n',
        encoding="utf-8",
    )
    (said,) = PACKS.mistakes([file])
    assert "relics.toml:5:" in str(said)
    assert REASONS[int(refused["number"])] in str(said)
    assert "^^^" in str(said)


# Other words than those of the table


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        (
            "Condition: You run out of bullets. Active: This card is free and can't be cancelled.",
            "Condition: When your ammo reaches 0. Active: This card costs no ammo. This card can't be cancelled.",
        ),
        (
            (
                "Condition: Whenever your opponent drops below 4 life. Active: Your rival loses 1 energy"
                " and this card deals 1 extra damage."
            ),
            (
                "Condition: When an opponent's energy falls below 4. Active: An opponent loses 1 energy."
                " This attack deals 1 more damage."
            ),
        ),
        (
            "Condition: Your Esconder cancels an attack. Active: Cancel your opponent's card.",
            "Condition: When your Esconder cancels an opponent's attack. Active: An opponent's card is cancelled.",
        ),
        (
            "Condition: Anyone plays Pulverizar. Active: Either gain 1 energy or gain 1 ammo.",
            "Condition: When a player reveals Pulverizar. Active: Choose one: gain 1 energy; or gain 1 ammo.",
        ),
        (
            "Condition: You play your second attack this turn. Active: You can't be knocked down.",
            (
                "Condition: When you have played 2 attacks this turn. Active: You stay at 1 energy if you"
                " would be knocked down."
            ),
        ),
    ],
)
def test_what_is_said_in_other_words_is_printed_in_one_way(said: str, printed: str) -> None:
    names = numbers_of_names(CARDS.printed)
    assert LANGUAGE.write(LANGUAGE.read(said, names)) == printed
