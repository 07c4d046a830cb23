"""Every condition a relic can have, each on its own: met, just missed, and when it is asked. Those
met at a payment or later are in `test_relic_conditions_late.py`.
"""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


def test_each_character_has_half_of_the_relics_of_tests(duel: DuelTable) -> None:
    duel.start()
    characters = duel.relic_table.character.as_list()
    assert characters.count(0) == characters.count(1) == 7


# At a draw: show a card of the hand


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("kept", "drawn"), [("pulverize", "3 hide"), ("hide", "2 hide pulverize")])
def test_show_a_card_just_drawn_or_already_held(duel: DuelTable, kept: str, drawn: str) -> None:
    duel.set(f"""
        turn 2, clash 3
        me:   row 2 reload, hand reload {kept}, deck {drawn}, relic show-for-discount,
              relic empty-for-load
        them: row 2 reload, hand reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    assert duel.fact("turn") == 3
    assert duel.offered("me") == ["Activate Show for Discount", "Leave Show for Discount inactive"]
    duel.look()
    duel.activate("me", "show-for-discount")
    assert duel.changed == {"my show-for-discount: inactive -> active"}
    assert duel.side("me", seen_by="them")["shown"] == ["pulverize"]


@rule("allumbra/ruling.condition-moment")
def test_who_does_not_hold_the_card_is_asked_but_cannot_show_it(duel: DuelTable) -> None:
    duel.set("""
        turn 2, clash 3
        me:   row 2 reload, hand reload, deck 3 hide, relic show-for-discount,
              relic empty-for-load
        them: row 2 reload, hand reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("reload", "reload")
    assert duel.offered("me") == ["Leave Show for Discount inactive"]
    duel.leave("me", "show-for-discount")
    assert duel.fact("my show-for-discount") == "inactive"


@rule("allumbra/ruling.condition-moment")
def test_the_opening_hand_is_a_draw_too(duel: DuelTable) -> None:
    duel.start(relics=True, stella="first", seed=1)
    duel.choose("me", "Show for Discount", "Empty for Load")
    duel.choose("them", "Hit for Draw", "Brink for Guard")
    assert duel.asked_about("me") == "show-for-discount"
    assert duel.asked() == ["me"]
    duel.leave("me", "show-for-discount")


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("stella", "balif"), [("me", "them"), ("them", "me")])
def test_a_card_drawn_through_a_relic_may_be_shown_at_once(
    duel: DuelTable, stella: str, balif: str
) -> None:
    duel.set(f"""
        turn 1, stella {stella}
        {stella}: hand hide hide, deck pulverize, relic reload-for-draw active,
              relic show-for-discount
        {balif}: hand hide hide, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash("hide", "hide")
    duel.use(stella, "reload-for-draw")
    assert not any(line.startswith(f"{balif.capitalize()} draws") for line in duel.told())
    duel.activate(stella, "show-for-discount")
    assert duel.asked() == ["me", "them"]
    assert "Announce Show for Discount for your next card" in duel.offered(stella)


@pytest.mark.parametrize(("stella", "balif"), [("me", "them"), ("them", "me")])
def test_only_who_draws_is_asked_to_show(duel: DuelTable, stella: str, balif: str) -> None:
    duel.set(f"""
        turn 1, stella {stella}
        {stella}: hand hide hide pulverize, relic show-for-discount, relic empty-for-load
        {balif}: hand hide hide, relic hit-for-draw active, relic brink-for-guard
    """)
    duel.clash("hide", "hide")
    duel.use(balif, "hit-for-draw")
    assert duel.asked_about(stella) is None
    assert duel.fact("clash") == 2


# At a pick: lay the next card open


@rule("allumbra/ruling.condition-moment")
def test_lay_the_next_card_open_once_it_is_picked(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic open-for-damage, relic empty-for-load
        them: hand reload hide, relic shot-for-guard active, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    assert duel.asked() == ["me"]
    assert duel.row("me", seen_by="them") == [None]
    assert duel.offered("me") == ["Activate Open for Damage", "Leave Open for Damage inactive"]
    duel.activate("me", "open-for-damage")
    assert duel.told("them")[-3:] == [
        "Me lays the next card open: Quick Draw.",
        "Me turns Open for Damage to its active side.",
        "Me: Quick Draw; Them: Reload.",
    ]
    duel.use_no_more("me")
    duel.use_no_more("them")


@rule("allumbra/ruling.condition-moment")
def test_a_card_that_is_not_laid_open_stays_hidden_until_its_clash(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand quick-draw 2 hide, relic open-for-damage, relic empty-for-load
        them: hand reload 2 hide, relic shot-for-guard active, relic brink-for-guard
    """)
    duel.turn("quick-draw hide hide", "reload hide hide")
    duel.leave("me", "open-for-damage")
    assert duel.row("me", seen_by="them") == ["quick-draw", None, None]
    for clash in (1, 2, 3):
        assert duel.offered("me") == []
        if clash > 1:
            duel.announce_nothing("them")
        duel.use_no_more("them")
    assert duel.fact("turn") == 4


@rule("allumbra/ruling.condition-moment")
def test_of_three_picked_cards_only_the_first_is_laid_open(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand quick-draw cauterize hide, relic open-for-damage, relic wound-for-damage
        them: hand 3 reload, relic shot-for-guard, relic brink-for-guard
    """)
    duel.turn("quick-draw cauterize hide", "reload reload reload")
    assert duel.row("me", seen_by="them") == [None, None, None]
    duel.activate("me", "open-for-damage")
    assert duel.row("me", seen_by="them") == ["quick-draw", None, None]
    duel.use("me", "open-for-damage")
    assert duel.fact("their energy") == 8


@rule("allumbra/ruling.short-hand")
def test_who_has_no_card_has_none_to_lay_open(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand, relic open-for-damage, relic empty-for-load
        them: hand 3 reload, relic shot-for-guard, relic brink-for-guard
    """)
    duel.pick("them", "reload")
    assert duel.asked() == ["them"]
    assert duel.fact("clash") == 2


# At a reveal


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("mine", "met"), [("reload", True), ("cauterize", False)])
def test_own_card(duel: DuelTable, mine: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   hand reload cauterize, relic reload-for-draw, relic empty-for-load
        them: hand reload reload, relic hit-for-draw, relic brink-for-guard
    """)
    duel.clash(mine, "reload")
    assert duel.asked_about("me") == ("reload-for-draw" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("me", "reload-for-draw")


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(
    ("mine", "met"), [("calculated-shot", True), ("quick-draw", False), ("hide", False)]
)
def test_opponents_card(duel: DuelTable, mine: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   hand calculated-shot quick-draw hide, relic wound-for-damage, relic empty-for-load
        them: hand calculated-shot hide, relic shot-for-guard, relic brink-for-guard
    """)
    duel.clash(mine, "hide")
    assert duel.asked_about("them") == ("shot-for-guard" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("them", "shot-for-guard")


@rule("allumbra/ruling.condition-moment")
def test_opponents_card_is_not_ones_own(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand reload hide, relic wound-for-damage locked, relic empty-for-load
        them: hand calculated-shot hide, relic shot-for-guard, relic brink-for-guard
    """)
    duel.clash("reload", "calculated-shot")
    assert duel.asked_about("them") is None
    assert duel.fact("clash") == 2


@rule("allumbra/ruling.played-is-played")
@pytest.mark.parametrize(
    ("ammo", "theirs", "what_happened"),
    [
        (0, "quick-draw", "Me cannot pay 2 ammo: Calculated Shot does nothing."),
        (5, "pulverize", "Them's Pulverize cancels Calculated Shot."),
    ],
    ids=["void", "cancelled"],
)
def test_a_void_or_cancelled_card_was_played_all_the_same(
    duel: DuelTable, ammo: int, theirs: str, what_happened: str
) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand calculated-shot hide, relic wound-for-damage locked,
              relic empty-for-load
        them: hand quick-draw pulverize hide, relic shot-for-guard, relic brink-for-guard
    """)
    duel.clash("calculated-shot", theirs)
    duel.activate("them", "shot-for-guard")
    assert what_happened in duel.told()
    assert duel.fact("their shot-for-guard") == "active"


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("mine", "met"), [("quick-draw", True), ("pulverize", False)])
def test_same_kind(duel: DuelTable, mine: str, met: bool) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw pulverize hide, relic match-for-certainty, relic empty-for-load
        them: hand quick-draw hide, relic shot-for-guard, relic brink-for-guard
    """)
    duel.clash(mine, "quick-draw")
    assert duel.asked_about("me") == ("match-for-certainty" if met else None)
    if met:
        duel.leave("me", "match-for-certainty")


@rule("allumbra/ruling.short-hand")
def test_two_players_without_a_card_do_not_reveal_the_same(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row reload reload, hand, relic match-for-certainty, relic empty-for-load
        them: row reload reload, hand, relic shot-for-guard, relic brink-for-guard
    """)
    assert duel.fact("turn") == 2
    assert duel.asked_about("me") is None


@rule("allumbra/ruling.condition-moment")
@pytest.mark.parametrize(("theirs", "met"), [("hide", True), ("reload", False)])
def test_repeat(duel: DuelTable, theirs: str, met: bool) -> None:
    duel.set("""
        turn 1, clash 2
        me:   row reload, hand 2 cauterize, relic wound-for-damage, relic empty-for-load
        them: row hide, hand hide reload, relic repeat-for-energy, relic brink-for-guard
    """)
    duel.clash("cauterize", theirs)
    assert duel.asked_about("them") == ("repeat-for-energy" if met else None)
    if met:
        assert duel.effects == set()
        duel.leave("them", "repeat-for-energy")


def test_only_the_card_just_before_is_repeated(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row reload reload, hand cauterize, relic wound-for-damage, relic empty-for-load
        them: row hide reload, hand hide, relic repeat-for-energy, relic brink-for-guard
    """)
    duel.clash("cauterize", "hide")
    assert duel.asked_about("them") is None
    assert duel.fact("turn") == 2


def test_the_first_card_of_a_turn_repeats_nothing(duel: DuelTable) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row reload reload, hand 3 cauterize, relic wound-for-damage, relic empty-for-load
        them: row reload reload, hand 3 hide, relic repeat-for-energy, relic brink-for-guard
    """)
    duel.clash("cauterize", "hide")
    duel.turn("cauterize cauterize", "hide hide")
    assert duel.fact("clash") == 2  # The second Hide of the turn is the one that repeats.
    duel.leave("them", "repeat-for-energy")
