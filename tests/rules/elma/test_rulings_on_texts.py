"""Rulings on what texts change, shown with texts made for it: the rules ask, whatever a text says."""

import pytest

from rulewright.games.elma.rules import now
from rulewright.games.elma.rules.terms import KUSKI, LEVEL, SLOWNESS
from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


def card_of(race: RaceTable, name: str) -> int:
    """The number of a kuski in play."""
    kuskis = [card for zone in race.state.kuskis for card in zone.as_list()]
    return next(card for card in kuskis if race.elma.names[race.state.definition[card]] == name)


@rule("elma/cards.type-line", "elma/cards.type-set-replaces", "elma/cards.type-set-keeps")
def test_a_set_type_replaces_the_earlier_ones_unless_they_are_kept(race: RaceTable) -> None:
    race.set("me: offline Ann Turned Double")
    types = [now.kinds(race.state, card_of(race, name)) for name in ("Ann", "Turned", "Double")]
    assert types == [KUSKI, LEVEL, KUSKI | LEVEL]


@rule("elma/ruling.type-change-subtypes")
def test_subtypes_are_lost_with_their_card_type(race: RaceTable) -> None:
    race.set("me: offline Turned Double Other")
    types = {
        name: now.kuski_types(race.state, card_of(race, name))
        for name in ("Turned", "Double", "Other")
    }
    assert types == {"Turned": 0, "Double": 8, "Other": 4 | 8 | 16}


@rule("elma/ruling.type-change-in-play")
def test_a_kuski_that_is_none_any_more_stays_but_does_not_enter_or_add_or_go_online(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by them.Eva
        me: offline Turned, online Turned, hand Flat
        them: offline Eva
    """)
    assert race.me.can() == {"end"}
    race.set("""
        battle: Long by them.Eva
        me: offline Double, online Double, hand Flat
        them: offline Eva
    """)
    assert race.me.can() == {"online Double", "enter Double", "add Flat", "end"}


@rule("elma/ruling.type-change-in-play")
def test_what_is_no_kuski_is_neither_updated_nor_scored_but_leaves_an_after_battle(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by them.Eva, used 2
        me:   battle Turned, hand Filler
        them: battle Ann, offline Eva, hand Filler
    """)
    race.all_pass()
    assert race.points() == [0, 2]
    assert race.fact("Turned in after battle") == "20 (1)"
    race.next_turn(2)
    assert race.cards("my offline") == ["Turned"]


@rule("elma/ruling.forced-adder")
@pytest.mark.parametrize(
    ("kuski", "queue", "added"),
    [("Ann", "", True), ("Battler", "", False), ("Ann", "queue: Hill 1 by them.Ann", False)],
)
def test_a_kuski_can_be_made_to_add_a_level_only_if_it_could(
    race: RaceTable, kuski: str, queue: str, added: bool
) -> None:
    race.set(f"""
        battle: Long by Eva
        {queue}
        me:   offline Eva, hand Order Flat
        them: offline {kuski}
    """)
    race.me.does("instant Order")
    assert (f"Flat 1 by {kuski}" in race.cards("queue")) == added
    assert race.cards("my hand") == ([] if added else ["Flat"])


@rule("elma/ruling.compulsory-entry", "elma/ruling.pairs")
def test_on_a_multiplayer_level_who_must_enter_does_so_with_a_partner(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Eva Ola, online Eager Ann Bob
    """)
    race.me.does("end")
    assert race.me.can() == {"with Ann", "with Bob"}
    assert race.prompt("me") == "Multiplayer: who enters with Eager?"
    race.me.does("with Bob")
    assert race.cards("my online") == ["Ann"]
    assert race.fact("Eager in battle") == "50 (1), with Bob"
    race.all_pass()


@rule("elma/ruling.compulsory-entry", "elma/ruling.pairs")
def test_two_that_must_enter_may_do_so_together(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Eva, online Eager Must Ann
    """)
    race.me.does("end", "with Must", "list Must 2")
    assert race.cards("my online") == ["Ann"]
    assert race.fact("Must in battle") == "44 (1), with Eager"
    race.all_pass()


@rule("elma/ruling.compulsory-entry", "elma/ruling.pairs")
def test_without_a_partner_nobody_must_enter_a_multiplayer_level(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Eva Ann, online Eager
    """)
    race.me.does("end")
    assert race.me.can("with") == set()
    assert race.cards("my online") == ["Eager"]
    race.all_pass()


@rule("elma/ruling.compulsory-entry")
def test_a_kuski_that_must_enter_does_so_at_the_end_of_the_main_phase_if_it_can(
    race: RaceTable,
) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Eva, online Eager Ann, hand Filler
    """)
    race.me.does("end")
    assert race.fact("Eager in battle") == "50 (1)"
    assert race.cards("my online") == ["Ann"]
    race.all_pass()
    race.set("""
        battle: Long by Eva
        me: offline Eva Eager, hand Filler
    """)
    race.me.does("end")
    race.all_pass()
    assert race.cards("my offline") == ["Eva", "Eager"]


@rule("elma/ruling.as-if-entered-first")
@pytest.mark.parametrize(
    ("used", "best", "first_after"), [(0, "50 (1)", 0), (2, "45 (2)", 0), (5, "40 (3)", 0)]
)
def test_a_kuski_that_counts_as_there_from_the_start_takes_an_entry_for_each_full_turn(
    race: RaceTable, used: int, best: str, first_after: int
) -> None:
    race.set(f"""
        turn 20
        battle: Dash by Eva, used {used}
        me: offline Eva, online Early Ann
    """)
    race.me.does("enter Early", "enter Ann")
    assert race.fact("Early in battle") == best
    assert race.state.drives[0].first_after == first_after
    assert race.state.drives[1].first_after == used // 2


@rule("elma/ruling.turns-before-finish")
def test_entries_before_a_finish_counts_are_used_up_like_nf(race: RaceTable) -> None:
    race.set("""
        battle: Tough by Eva
        me:   offline Eva, online Ola, hand Filler
        them: hand Filler
    """)
    race.me.does("enter Ola")
    assert race.fact("Ola in battle") == "NF (1)"
    race.next_turn(2)
    assert race.fact("Ola in battle") == "NF (2)"
    race.next_turn(2)
    assert race.fact("Ola in battle") == "36.4 (3)"


@rule("elma/ruling.ignored-for-scoring")
def test_a_kuski_that_is_ignored_earns_nothing_and_the_best_of_the_others_wins(
    race: RaceTable,
) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, battle Ghost
        them: battle Ann, battle Bob
    """)
    assert race.points() == [0, 3]


@rule("elma/ruling.record-changes")
def test_a_time_once_made_stays_when_what_changed_it_begins_or_ends(race: RaceTable) -> None:
    """Faster takes five seconds off each time as it is applied; Axe takes my first kuski away."""
    race.set("""
        battle: Long by them.Eva
        me:   offline Faster, online Ann, hand Axe Filler
        them: offline Eva, hand Filler
    """)
    race.me.does("enter Ann")
    assert race.fact("Ann in battle") == "33.5 (1)"
    race.me.does("instant Axe")
    assert race.fact("Ann in battle") == "33.5 (1)"
    race.next_turn(2)
    assert race.fact("Ann in battle") == "33.5 (2)"


@rule("elma/ruling.battle-types", "elma/ruling.reversed-list")
def test_a_level_that_becomes_one_of_slowness_loses_its_battle_types_and_kuskis_keep_their_order(
    race: RaceTable,
) -> None:
    """Ann has made 38.5 and 36 in the book's order: with Slowness the 38.5 is her best."""
    race.set("""
        battle: Knot by them.Eva
        me:   battle Ann 2, hand Slower Filler
        them: offline Eva, online Hal, hand Filler
    """)
    assert race.fact("Ann in battle") == "36 (2)"
    race.me.does("play Slower")
    level = race.state.battle
    assert level is not None
    assert now.battle_types(race.state, level.level).as_list() == [SLOWNESS]
    assert now.level_types(race.state, level.level) != 0
    assert race.fact("Ann in battle") == "38.5 (2)"
    race.next_turn()
    race.them.does("enter Hal")
    assert race.fact("Hal in battle") == "37 (1)"
    race.next_turn()
    assert race.fact("Ann in battle") == "38.5 (3)"


@rule("elma/ruling.battle-types-together")
def test_a_battle_type_gained_later_holds_before_a_printed_one(race: RaceTable) -> None:
    race.set("me: offline Slower Ann, hand Crawl Orchard")
    race.me.does("add Crawl", "by Ann")
    assert race.state.battle is not None
    assert now.battle_types(race.state, race.state.battle.level).as_list() == [SLOWNESS]


@rule("elma/ruling.teams", "elma/ruling.team-tag-change")
def test_teammates_have_one_tag_whoever_controls_them_and_a_new_tag_takes_the_place_of_the_old(
    race: RaceTable,
) -> None:
    race.set("""
        me:   offline Tag-A Traitor Alone Ann
        them: offline Tag-B Tag-C
    """)
    mates = {
        (one, other)
        for one in ("Tag A", "Traitor", "Alone", "Ann", "Tag B", "Tag C")
        for other in ("Tag A", "Traitor", "Alone", "Ann", "Tag B", "Tag C")
        if one < other and now.are_teammates(race.state, card_of(race, one), card_of(race, other))
    }
    assert mates == {("Tag A", "Tag B"), ("Tag C", "Traitor")}


@rule("elma/ruling.turn-beginning", "elma/ruling.turns-on-cards")
def test_what_is_due_at_the_beginning_of_a_turn_comes_before_step_one_and_the_end_last(
    race: RaceTable,
) -> None:
    """Coach gives its player a point at the beginning and two at the end of their turns only."""
    race.set("""
        phase begin
        queue: Flat by Coach
        me:   offline Coach, hand Filler
        them: hand Filler
    """)
    told = race.told()
    assert told[:3] == [
        "Turn 5: Me is active.", "Me gains a point.", "The battle on Flat starts: 2 turns.",
    ]  # fmt: skip
    race.next_turn()
    assert race.points() == [3, 0]
    race.next_turn()
    assert race.points() == [4, 0]


@rule("elma/ruling.impossible-instruction")
def test_what_can_be_done_of_an_instruction_is_done_and_the_rest_skipped(race: RaceTable) -> None:
    race.set("""
        me:   hand Sweep
        them: offline Ann, online Bob
    """)
    race.me.does("instant Sweep")
    assert race.changed == {
        "my hand: -Sweep", "my discard pile: +Sweep",
        "their online: -Bob", "their offline: +Bob",
    }  # fmt: skip


@rule("elma/ruling.several-after-battles")
def test_two_after_battles_keep_their_own_levels_and_kuskis(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        after: Flat, ended 5
        me:   battle Ann, after Bob, hand Gong Filler
        them: battle Cid, after Dee, offline Eva, hand Filler
    """)
    race.me.does("instant Gong")
    assert race.cards("after battle Flat") == ["Bob", "Dee"]
    assert race.cards("after battle Long") == ["Ann", "Cid"]
    race.next_turn()
    assert race.cards("after battle Flat") == ["Bob"]
    assert race.cards("after battle Long") == ["Ann"]
    race.next_turn()
    assert race.state.afters == []


@rule("elma/ruling.effect-loop")
@pytest.mark.parametrize(("kuskis", "points"), [("Greedy", 6), ("Greedy Greedy", 7)])
def test_no_text_answers_what_it_has_brought_about_itself_directly_or_through_others(
    race: RaceTable, kuskis: str, points: int
) -> None:
    """Bonus gives five. One Greedy adds one; of two each adds one, and none for what the other added."""
    race.set(f"me: offline {kuskis}, hand Bonus")
    race.me.does("instant Bonus")
    assert race.points() == [points, 0]
