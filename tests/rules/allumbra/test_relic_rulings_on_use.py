"""Rulings on the use of relics: `ruling.stella-procedure` to
`ruling.activate-and-use-same-turn`.
"""

import pytest

from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.testing import rule


@rule("allumbra/ruling.stella-procedure")
def test_stella_may_announce_both_relics_and_then_nobody_may_add_any(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic open-for-damage active
        them: hand 2 reload, relic shot-for-guard active, relic brink-for-guard active
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage", "open-for-damage")
    assert duel.asked() == ["them"]
    duel.use("them", "shot-for-guard")
    assert duel.offered("them") == ["Use Brink for Guard", "No more relics"]
    duel.use_no_more("them")
    assert duel.fact("clash") == 2
    assert duel.fact("their energy") == 7


@rule("allumbra/ruling.stella-procedure")
@pytest.mark.parametrize("stella", ["me", "them"])
def test_if_only_one_has_a_usable_relic_that_player_alone_decides(
    duel: DuelTable, stella: str
) -> None:
    relics = {
        "me": "me: hand 2 hide, relic {} active, relic {}",
        "them": "them: hand 2 hide, relic {}, relic {} locked",
    }
    stellas = ("wound-for-damage", "empty-for-load")
    balifs = ("shot-for-guard", "void-for-load")
    mine, theirs = (stellas, balifs) if stella == "me" else (balifs, stellas)
    duel.set(f"""
        turn 1, stella {stella}
        {relics["me"].format(*mine)}
        {relics["them"].format(*theirs)}
    """)
    duel.clash("hide", "hide")
    assert duel.asked() == ["me"]
    duel.use_no_more("me")
    assert duel.asked() == ["me", "them"]


@rule("allumbra/ruling.short-hand", "allumbra/ruling.stella-procedure")
def test_who_has_no_card_in_a_clash_cannot_use_a_relic_in_it(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand, relic wound-for-damage active, relic open-for-damage active
        them: hand 3 quick-draw, relic shot-for-guard active, relic brink-for-guard
    """)
    assert duel.asked() == ["them"]
    duel.pick("them", "quick-draw")
    assert duel.asked() == ["them"]
    duel.use_no_more("them")
    assert duel.effects == {"my energy: 10 -> 9", "their ammo: 5 -> 4"}
    assert duel.fact("my wound-for-damage") == "active"


@rule("allumbra/ruling.short-hand")
def test_against_a_player_without_a_card_relics_work_as_usual(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 1, hand, relic wound-for-damage, relic open-for-damage active
        them: ammo 0, hand 3 pulverize, relic void-for-load active, relic stop-for-drain active
    """)
    duel.pick("them", "pulverize")
    duel.use("them", "void-for-load", "stop-for-drain")
    duel.leave("me", "wound-for-damage")
    assert duel.effects == {
        "my energy: 10 -> 6",
        "my ammo: 1 -> 0",
        "their void-for-load: active -> locked",
        "their stop-for-drain: active -> locked",
    }


@rule("allumbra/ruling.short-hand")
def test_a_relic_helps_out_a_short_hand(duel: DuelTable) -> None:
    duel.set("""
        turn 2
        me:   hand cauterize, deck quick-draw, relic reload-for-draw active,
              relic empty-for-load
        them: hand 4 reload, relic void-for-load, relic brink-for-guard
    """)
    duel.pick("me", "cauterize")
    assert duel.offered("me") == []  # One card for the first two clashes.
    duel.pick("them", "reload", "reload")
    duel.use("me", "reload-for-draw")
    assert duel.fact("clash") == 3
    assert duel.cards("my row") == ["cauterize"]
    duel.clash("quick-draw", "reload")
    assert [line for line in duel.told() if "; Them: " in line] == [
        "Me: Cauterize; Them: Reload.",
        "Me: nothing; Them: Reload.",
        "Me: Quick Draw; Them: Reload.",
    ]
    assert duel.cards("my discard") == ["cauterize", "quick-draw"]


# Effects together


@rule("allumbra/ruling.relic-effects-together")
def test_load_and_drain_work_in_the_order_of_the_window(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 0, hand calculated-shot hide, relic empty-for-load active,
              relic wound-for-damage
        them: hand 2 reload, relic stop-for-drain active, relic brink-for-guard
    """)
    duel.clash("calculated-shot", "reload")
    duel.use("me", "empty-for-load")
    duel.use("them", "stop-for-drain")
    assert duel.fact("my ammo") == 0  # Loaded, then drained.
    assert duel.fact("their energy") == 10


@rule("allumbra/ruling.relic-effects-together")
def test_a_drain_announced_early_comes_before_a_load_in_the_window(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 0, hand calculated-shot hide, relic empty-for-load active,
              relic wound-for-damage
        them: hand 2 reload, relic stop-for-drain active, relic brink-for-guard
    """)
    duel.announce("them", "stop-for-drain")
    duel.clash("calculated-shot", "reload")
    duel.use("me", "empty-for-load")
    assert not any("loses" in line for line in duel.told())  # There was nothing to drain yet.
    assert duel.fact("their energy") == 8


@rule("allumbra/ruling.relic-effects-together", "allumbra/relic.stella-first")
@pytest.mark.parametrize(("stella", "balif"), [("me", "them"), ("them", "me")])
def test_of_two_announced_with_the_picks_stellas_comes_first(
    duel: DuelTable, stella: str, balif: str
) -> None:
    duel.set(f"""
        turn 1, stella {stella}
        {stella}: ammo 0, hand calculated-shot hide, relic empty-for-load active,
              relic wound-for-damage
        {balif}: hand 2 reload, relic stop-for-drain active, relic brink-for-guard
    """)
    duel.announce(balif, "stop-for-drain")
    duel.pick(balif, "reload")
    duel.announce(stella, "empty-for-load")
    duel.pick(stella, "calculated-shot")
    whose = {"me": "my", "them": "their"}
    assert duel.fact(f"{whose[stella]} ammo") == 0  # Loaded, then drained.
    assert duel.fact(f"{whose[balif]} energy") == 10


@rule("allumbra/ruling.relic-effects-together")
def test_two_relics_of_one_player_work_in_the_order_of_their_use(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 1, hand 2 reload, relic wound-for-damage, relic stopped-for-burden
        them: ammo 9, hand 2 cauterize, relic void-for-load active, relic stop-for-drain active
    """)
    duel.clash("reload", "cauterize")
    duel.use("them", "stop-for-drain", "void-for-load")
    assert duel.told()[4:6] == [
        "Me loses 1 ammo to Stop for Drain.",
        "Them gains 1 ammo from Void for Load at once.",
    ]


@rule("allumbra/ruling.relic-effects-together")
def test_effects_on_damage_apply_at_once_whoever_announced_first(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand 2 reload, relic brink-for-guard active, relic stop-for-drain
    """)
    duel.announce("them", "brink-for-guard")
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    assert duel.fact("their energy") == 10  # 1 and 2 less 3; not 1 less 3, and then 2.


# Wasting, locking, using again


@rule("allumbra/ruling.relic-may-be-wasted")
@pytest.mark.parametrize(
    ("ammo", "left"), [(0, 0), (5, 4)], ids=["the card is void", "the card is cancelled"]
)
def test_a_relic_on_a_void_or_cancelled_card_counts_as_used(
    duel: DuelTable, ammo: int, left: int
) -> None:
    duel.set(f"""
        turn 1
        me:   ammo {ammo}, hand quick-draw hide, relic wound-for-damage active,
              relic empty-for-load
        them: hand 2 hide, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("quick-draw", "hide")
    duel.use("me", "wound-for-damage")
    assert duel.fact("my ammo") == left
    assert duel.fact("their energy") == 10
    assert duel.fact("my wound-for-damage") == "locked"


@rule("allumbra/ruling.lock-per-relic")
def test_the_lock_concerns_only_the_relic_used(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   ammo 2, hand 2 quick-draw hide, relic wound-for-damage active,
              relic empty-for-load
        them: hand 3 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "wound-for-damage")
    duel.clash("quick-draw", "reload")
    assert duel.asked_about("me") == "empty-for-load"
    duel.activate("me", "empty-for-load")
    assert duel.fact("my wound-for-damage") == "locked"


@rule("allumbra/ruling.lock-per-relic")
def test_the_lock_begins_with_the_use_and_covers_the_card_itself(duel: DuelTable) -> None:
    duel.set("""
        turn 1
        me:   hand quick-draw hide, relic wound-for-damage active, relic empty-for-load
        them: hand pulverize calculated-shot, relic void-for-load, relic shot-for-guard
    """)
    duel.clash("quick-draw", "calculated-shot")
    duel.use("me", "wound-for-damage")
    assert duel.effects >= {"my energy: 10 -> 8", "my wound-for-damage: active -> locked"}
    assert duel.asked_about("me") is None


@rule("allumbra/ruling.lock-per-relic")
def test_a_draw_in_the_turn_of_use_does_not_count_but_the_next_turns_does(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1, clash 3
        me:   row 2 hide, hand 3 pulverize quick-draw, relic show-for-discount active,
              relic reload-for-draw active
        them: row 2 hide, hand 4 reload, relic stop-for-drain, relic brink-for-guard
    """)
    duel.clash("quick-draw", "reload")
    duel.use("me", "show-for-discount", "reload-for-draw")
    assert duel.fact("turn") == 2  # Not asked at the relic's own draw, only at the turn's.
    assert duel.asked_about("me") == "show-for-discount"
    duel.leave("me", "show-for-discount")


@rule("allumbra/ruling.activate-and-use-same-turn")
def test_a_relic_may_be_activated_and_used_within_one_turn_and_is_then_locked(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 1
        me:   hand 3 quick-draw, relic wound-for-damage, relic empty-for-load
        them: hand 2 calculated-shot reload, relic void-for-load, relic brink-for-guard
    """)
    duel.clash("quick-draw", "calculated-shot")
    duel.activate("me", "wound-for-damage")
    duel.clash("quick-draw", "calculated-shot")
    duel.use("me", "wound-for-damage")
    assert duel.asked_about("me") is None
    assert duel.fact("their energy") == 6
    assert duel.fact("my wound-for-damage") == "locked"


# Announcing between clashes


@rule("allumbra/ruling.relic-windows")
def test_a_relic_may_be_announced_between_clashes_whose_cards_were_picked_together(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3, clash 2
        me:   row hide, picked quick-draw hide, hand 2 cauterize, relic wound-for-damage active,
              relic open-for-damage
        them: row hide, picked reload reload, hand 2 cauterize, relic brink-for-guard,
              relic stop-for-drain
    """)
    assert duel.asked() == ["me"]
    assert duel.offered("me") == ["Announce Wound for Damage for your next card", "No more relics"]
    duel.announce("me", "wound-for-damage")
    assert duel.fact("their energy") == 7  # Nobody is asked again after the reveal.
    assert "Me's Wound for Damage turns back to its condition." in duel.told()


@rule("allumbra/ruling.relic-windows")
def test_who_announces_nothing_between_clashes_may_still_use_it_after_the_reveal(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 4, clash 3
        me:   row 2 hide, picked quick-draw, hand 2 cauterize, relic wound-for-damage active,
              relic open-for-damage
        them: row 2 hide, picked reload, hand 2 cauterize, relic brink-for-guard, relic stop-for-drain
    """)
    duel.use_no_more("me")
    assert "Me: Quick Draw; Them: Reload." in duel.told()
    duel.use("me", "wound-for-damage")
    assert duel.fact("their energy") == 7


@rule("allumbra/ruling.relic-windows", "allumbra/relic.stella-first")
def test_both_announce_between_clashes_without_knowing_of_each_other_and_stellas_comes_first(
    duel: DuelTable,
) -> None:
    duel.set("""
        turn 3, clash 2
        me:   ammo 0, row hide, picked calculated-shot hide, hand 2 cauterize,
              relic empty-for-load active, relic wound-for-damage
        them: row hide, picked reload reload, hand 2 cauterize, relic stop-for-drain active,
              relic brink-for-guard
    """)
    assert duel.asked() == ["me", "them"]
    duel.announce("them", "stop-for-drain")
    duel.announce("me", "empty-for-load")
    assert "Me cannot pay 2 ammo: Calculated Shot does nothing." in duel.told()
    assert duel.fact("their energy") == 10  # Loaded, then drained.


@rule("allumbra/ruling.relic-windows", "allumbra/relic.not-on-same-card")
def test_a_relic_activated_on_a_card_may_be_announced_for_the_next_one(duel: DuelTable) -> None:
    duel.set("""
        turn 3
        me:   hand 3 quick-draw, relic wound-for-damage, relic open-for-damage locked
        them: hand calculated-shot 2 reload, relic brink-for-guard, relic stop-for-drain
    """)
    duel.turn("quick-draw quick-draw quick-draw", "calculated-shot reload reload")
    duel.activate("me", "wound-for-damage")
    assert duel.offered("me") == ["Announce Wound for Damage for your next card", "No more relics"]
    duel.announce("me", "wound-for-damage")
    assert duel.fact("their energy") == 10 - 1 - 3 - 1


@rule("allumbra/ruling.relic-windows")
def test_nobody_is_asked_between_clashes_without_a_relic_to_use(duel: DuelTable) -> None:
    duel.set("""
        turn 3, clash 2
        me:   row hide, picked hide hide, hand 2 reload, relic wound-for-damage,
              relic open-for-damage locked
        them: row hide, picked reload reload, hand 2 cauterize, relic brink-for-guard,
              relic stop-for-drain
    """)
    assert duel.fact("turn") == 4
