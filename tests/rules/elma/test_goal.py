"""Terms, Goal and Players: `terms.*`, `goal.*`, `players.*`."""

import pytest

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule


@rule("elma/terms.turn", "elma/terms.example-marks", "elma/players.active")
def test_turns_are_counted_one_for_each_player_so_that_the_first_has_the_odd_ones(
    race: RaceTable,
) -> None:
    race.set("turn 1")
    seen = []
    for _ in range(4):
        seen.append((race.fact("turn"), race.fact("active"), race.asked()))
        race.next_turn()
    assert seen == [
        (1, "me", ["me"]),
        (2, "them", ["them"]),
        (3, "me", ["me"]),
        (4, "them", ["them"]),
    ]


@rule("elma/players.nonactive", "elma/ruling.only-active-player-acts")
def test_everybody_but_the_active_player_is_offered_nothing_in_the_main_phase(
    race: RaceTable,
) -> None:
    race.set("""
        players 3, active them
        battle: Long by Ann
        me:    offline Ann, online Bob, hand Cid Flat
        them:  offline Ann, online Bob, hand Cid Flat
        third: offline Ann, online Bob, hand Cid Flat
    """)
    assert race.me.can() == race.third.can() == set()
    assert race.them.can() == {
        "play Cid", "online Ann", "enter Bob", "add Flat", "end",
    }  # fmt: skip


@rule("elma/ruling.only-active-player-acts")
def test_the_active_player_acts_with_their_own_hand_and_kuskis_alone(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me:   offline Eva, hand Hill
        them: offline Ann, online Bob, hand Cid Flat
    """)
    assert race.me.can() == {"online Eva", "add Hill", "end"}


@rule("elma/terms.no-finish", "elma/ruling.no-finish-first", "elma/terms.result")
def test_no_finish_gives_no_time_until_an_entry_with_one_is_applied(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        me: offline Eva, online Dee, hand Filler
        them: hand Filler
    """)
    race.me.does("enter Dee")
    assert race.fact("Dee in battle") == "NF (1)"
    race.next_turn(2)
    assert race.fact("Dee in battle") == "40 (2)"


@rule("elma/terms.result")
def test_the_best_time_is_compared_unless_a_keyword_says_otherwise(race: RaceTable) -> None:
    """Ann's best is 34.8, her first 38.5; Cid has 36."""
    for level, points in (("Long", [3, 1]), ("Dash", [1, 3])):
        race.set(f"""
            phase begin, turn 50
            battle: {level} by Eva, used 20
            me:   offline Eva, battle Ann 4
            them: battle Cid
        """)
        assert race.points() == points


@rule("elma/goal.points-from-battles", "elma/scoring.added-to-total")
def test_points_come_from_kuskis_in_battles_and_are_added_to_the_total(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, online Bob, battle Ann, points 10
        them: online Bob, points 20
    """)
    assert race.points() == [12, 20]


@rule("elma/goal.first-to-hundred")
@pytest.mark.parametrize(("before", "over"), [(97, False), (98, True), (99, True)])
def test_a_total_of_a_hundred_or_more_wins_at_once(
    race: RaceTable, before: int, over: bool
) -> None:
    race.set(f"""
        phase begin
        battle: Flat by Eva, used 2
        me:   offline Eva, points 50
        them: battle Ann, points {before}
    """)
    assert race.result == ([0, 100] if over else None)
    assert race.points() == [50, before + 2]
    assert race.fact("phase") == ("battle end" if over else "main phase")


@rule("elma/ruling.hundred-together")
def test_of_several_who_reach_a_hundred_in_one_scoring_the_highest_total_wins(
    race: RaceTable,
) -> None:
    race.set("""
        players 3, phase begin
        battle: Flat by Eva, used 3
        me:    offline Eva, battle Ann, points 99
        them:  battle Bob, points 99
        third: battle Cid, points 98
    """)
    assert race.points() == [101, 100, 102]
    assert race.result == [0, 0, 100]


@rule("elma/ruling.hundred-together")
def test_equal_highest_totals_of_a_hundred_are_a_draw_between_them(race: RaceTable) -> None:
    race.set("""
        players 3, phase begin
        battle: Flat by Eva, used 3
        me:    offline Eva, battle Cid, points 98
        them:  points 90
        third: battle Pat, points 98
    """)
    assert race.result == [50, 0, 50]


@rule("elma/ruling.hundred-together")
def test_a_hundred_is_checked_after_every_change_of_points(race: RaceTable) -> None:
    race.set("me: points 95, hand Bonus")
    race.me.does("instant Bonus")
    assert race.result == [100, 0]


@rule("elma/goal.impossible-draw-loses")
def test_a_player_who_must_draw_and_has_no_card_loses(race: RaceTable) -> None:
    race.set("""
        phase begin
        me:   deck none, discard Ann, points 90
        them: deck none, discard Ann
    """)
    assert race.result == [0, 100]
    assert race.fact("phase") == "draw"


@rule("elma/goal.impossible-draw-loses", "elma/ruling.draws-one-by-one")
def test_emptying_a_deck_alone_does_not_lose(race: RaceTable) -> None:
    race.set("phase begin\nme: deck none, deck Ann")
    assert race.cards("my hand") == ["Ann"]
    assert (race.cards("my deck"), race.result) == ([], None)


@rule("elma/ruling.draws-one-by-one")
def test_the_first_card_that_must_be_drawn_and_cannot_be_loses_at_once(race: RaceTable) -> None:
    """Each Spark draws one: the first finds a card, the second does not."""
    race.set("""
        me: hand Spark Spark, deck none, deck Ann
        them: hand Filler
    """)
    race.me.does("instant Spark")
    assert race.result is None
    race.me.does("instant Spark")
    assert race.result == [0, 100]


@rule("elma/ruling.concession")
def test_a_player_may_concede_at_any_moment_and_loses(race: RaceTable) -> None:
    race.set("active me\nthem: hand Filler")
    race.concede("them")
    assert race.result == [100, 0]


@rule("elma/ruling.points-floor")
@pytest.mark.parametrize(("before", "after"), [(4, 0), (5, 0), (6, 1)])
def test_a_total_never_falls_below_nothing(race: RaceTable, before: int, after: int) -> None:
    race.set(f"me: points {before}, hand Fine")
    race.me.does("instant Fine")
    assert race.points() == [after, 0]


@rule("elma/ruling.all-lose-together")
@pytest.mark.parametrize(
    ("players", "out", "shares"),
    [(2, "", [50, 50]), (3, "", [34, 33, 33]), (3, "third: out", [50, 50, 0])],
)
def test_when_all_lose_at_once_it_is_a_draw_between_them(
    race: RaceTable, players: int, out: str, shares: list[int]
) -> None:
    race.set(f"""
        players {players}
        me: hand Doom
        {out}
    """)
    race.me.does("instant Doom")
    assert race.result == shares
    assert race.match.result is not None
    assert race.match.result.winners == [seat for seat, share in enumerate(shares) if share > 0]
