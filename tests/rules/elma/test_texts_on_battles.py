"""What texts do to battles, levels and the queue: phrases as a card might have them, a scene each."""

import pytest

from rulewright.games.elma.game import Elma
from rulewright.games.elma.testing.shipped_cards import keywords_of_battle
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.testing import rule

CARDS = """
    kuski Filler: 60
    kuski Ann: 40 38 36
    kuski Bob: 50 45
    kuski Cid: 44
    kuski Judge: 60 | Whenever a level is aborted, ban the kuski that added it.
    kuski Fan: 60 | Whenever an after battle on a Pipe level ends, gain a point.
    kuski Guest: 60 | Whenever a battle on a Pipe level starts, gain a point.
    kuski Usher: 60 | As long as the ongoing battle is on a Pipe level, you may play one more kuski.
    kuski Clerk: 60 | Whenever a battle on a Pipe level is scored, you may draw a card.
    kuski Heir: 60 | Whenever a battle on a Pipe level ends, gain 3 points.
    level Flat: 2
    level Bonus: 2; types Pipe | When a battle on this level is scored, each opponent gains 3 points.
    level Pipeline: 2; types Pipe
    level Orchard: 4; keywords Apple
    level Crawl: 4; keywords Slowness
    level Dash: 4; keywords First Finish
    level Safe: 4 | As long as the ongoing battle is on this level, kuskis can't be banned.
    level Fuse: 4 | In your main phase, you may abort this level. Whenever a kuski enters this battle, ban the kuski that added this level.
    instant Gong | End the ongoing battle.
    instant More | Lengthen the ongoing battle by a full turn.
    instant Less | Shorten the ongoing battle by a full turn.
    instant Halt | Abort the ongoing battle. Send each kuski in that battle offline.
    instant Drop | Move target level in the queue to the end of the queue, then ban the kuski that added it.
    instant Scrap | Abort target level, then ban the kuski that added it.
    instant Rain | Abort target level. Send each kuski in that battle offline.
    instant Front | Move target level in the queue to the front of the queue.
    instant Back | Move target level in the queue to the end of the queue.
    instant Hammer | Ban target kuski.
    instant Late | If the ongoing battle has lasted 2 or more full turns, gain a point.
    instant Slow | Target level in the ongoing battle has Slowness in place of its battle types.
    instant Ripe | Target level in the ongoing battle has Apple.
    instant Skip | Abort target level without Pipe.
    instant Own | Abort target level in the queue added by a kuski you control.
"""


@pytest.fixture(scope="module")
def elma() -> Elma:
    return written_cards(CARDS, "elma-with-texts-on-battles")


# The battle


@rule("elma/ruling.instant-needs-target")
@pytest.mark.parametrize("instant", ["Gong", "More", "Less", "Halt"])
def test_what_is_done_to_the_ongoing_battle_needs_one(race: RaceTable, instant: str) -> None:
    race.set(f"me: hand {instant}")
    assert race.me.can("instant") == set()
    race.set(f"""
        battle: Flat by Filler
        me: offline Filler, hand {instant}
    """)
    assert race.me.can("instant") == {f"instant {instant}"}


@rule("elma/ruling.battle-ended-by-effect")
def test_an_instant_ends_the_battle_and_it_is_scored(race: RaceTable) -> None:
    race.set("""
        battle: Flat by Filler
        me: offline Filler, battle Ann, hand Gong
    """)
    race.me.does("instant Gong")
    assert race.state.battle is None
    assert race.cards("after battle Flat") == ["Ann"]
    assert race.points() == [2, 0]


@rule("elma/ruling.length-count")
@pytest.mark.parametrize(
    ("instant", "players", "turns"),
    [("More", 2, 6), ("More", 3, 9), ("Less", 2, 2), ("Less", 3, 3)],
)
def test_a_battle_gets_a_full_turn_more_or_less(
    race: RaceTable, instant: str, players: int, turns: int
) -> None:
    race.set(f"""
        players {players}
        battle: Flat by Filler
        me: offline Filler, hand {instant}
    """)
    race.me.does(f"instant {instant}")
    battle = race.state.battle
    assert battle is not None
    assert (battle.turns, battle.used) == (turns, 0)
    assert race.told()[-1] == f"The battle on Flat has {turns} turns left."


@rule("elma/ruling.length-count")
def test_a_battle_that_has_no_turns_left_ends_in_the_next_turn(race: RaceTable) -> None:
    race.set("""
        turn 20
        battle: Flat by Filler, used 3
        me:   offline Filler, battle Ann, hand Less Less Less
        them: hand Filler
    """)
    race.me.does("instant Less")
    assert race.told()[-1] == "The battle on Flat has 0 turns left."
    race.me.does("instant Less", "instant Less")
    assert race.state.battle is not None
    assert race.state.battle.turns == 1
    race.next_turn()
    race.all_pass()
    assert race.state.battle is None
    assert race.points() == [2, 0]


@rule("elma/ruling.abort")
def test_the_kuskis_of_an_aborted_battle_are_remembered(race: RaceTable) -> None:
    race.set("""
        battle: Flat by Filler
        me:   offline Filler, battle Ann, online Cid, hand Halt
        them: battle Bob
    """)
    race.me.does("instant Halt")
    assert race.cards("my offline") == ["Filler", "Ann"]
    assert race.cards("my online") == ["Cid"]
    assert race.cards("their offline") == ["Bob"]


@rule("elma/ruling.abort")
@pytest.mark.parametrize(("level", "offline"), [("Flat", ["Filler", "Ann"]), ("Dash", ["Filler"])])
def test_that_battle_is_the_one_on_the_aborted_level(
    race: RaceTable, level: str, offline: list[str]
) -> None:
    race.set("""
        battle: Flat by Filler
        queue: Dash by Filler
        me: offline Filler, battle Ann, online Cid, hand Rain
    """)
    race.me.does("instant Rain", f"choose {level}")
    assert race.cards("my offline") == offline
    assert "Cid" in race.cards("my online")


@rule("elma/ruling.full-turns-battled")
@pytest.mark.parametrize(("used", "points"), [(3, 0), (4, 1), (5, 1)])
def test_a_battle_has_lasted_as_many_full_turns_as_are_over(
    race: RaceTable, used: int, points: int
) -> None:
    race.set(f"""
        turn 20
        battle: Dash by Filler, used {used}
        me: offline Filler, hand Late
    """)
    if points == 0:
        assert race.me.can("instant") == set()
        return
    race.me.does("instant Late")
    assert race.points() == [points, 0]


@rule("elma/ruling.battle-types", "elma/ruling.battle-types-together")
def test_a_level_gets_a_battle_type_besides_its_own_or_in_their_place(race: RaceTable) -> None:
    race.set("""
        battle: Dash by Filler
        me: offline Filler, hand Ripe Slow
    """)
    race.me.does("instant Ripe", "choose Dash")
    assert keywords_of_battle(race) == ["Apple", "First Finish"]
    race.me.does("instant Slow", "choose Dash")
    assert keywords_of_battle(race) == ["Slowness"]


# Levels


@rule("elma/ruling.started-by", "elma/ruling.chain-adders")
def test_the_kuskis_that_added_a_level_are_found(race: RaceTable) -> None:
    race.set("""
        battle: Flat by Filler
        queue: Crawl by them.Bob them.Cid; Dash by Ann
        me:   offline Filler Ann, hand Drop
        them: offline Bob Cid
    """)
    race.me.does("instant Drop", "choose Crawl")
    assert race.cards("ban pile") == ["Bob", "Cid"]
    assert race.cards("queue") == ["Dash 4 by Ann", "Crawl 4 by nobody"]


@rule("elma/ruling.started-by")
@pytest.mark.parametrize(("level", "banned"), [("Crawl", ["Bob", "Cid"]), ("Flat", ["Filler"])])
def test_who_added_a_level_is_known_when_it_has_been_aborted(
    race: RaceTable, level: str, banned: list[str]
) -> None:
    race.set("""
        battle: Flat by Filler
        queue: Crawl by them.Bob them.Cid; Dash by Ann
        me:   offline Filler Ann, hand Scrap
        them: offline Bob Cid
    """)
    race.me.does("instant Scrap", f"choose {level}")
    assert race.cards("ban pile") == banned
    assert "Dash 4 by Ann" in race.cards("queue")


@rule("elma/ruling.started-by")
def test_what_one_ability_knows_of_a_level_is_not_another_s(race: RaceTable) -> None:
    race.set("""
        battle: Fuse by them.Bob
        me:   online Ann
        them: offline Bob
    """)
    race.me.does("enter Ann")
    assert race.cards("ban pile") == ["Bob"]


@rule("elma/ruling.started-by")
def test_a_kuski_that_watches_levels_finds_who_added_them(race: RaceTable) -> None:
    race.set("""
        battle: Flat by Filler
        queue: Dash by them.Bob
        me:   offline Filler Judge, hand Skip
        them: offline Bob
    """)
    race.me.does("instant Skip", "choose Dash")
    assert race.cards("ban pile") == ["Bob"]


TWO_QUEUED = """
    battle: Pipeline by Filler
    queue: Dash by Ann; Crawl by them.Bob
    me:   offline Filler Ann, hand Skip Own
    them: offline Bob
"""


@rule("elma/ruling.level-kinds")
def test_a_level_without_a_kind_is_any_other(race: RaceTable) -> None:
    race.set(TWO_QUEUED)
    race.me.does("instant Skip")
    assert race.me.can("choose") == {"choose Dash", "choose Crawl"}
    race.me.does("choose Crawl")
    assert race.cards("queue") == ["Dash 4 by Ann"]


@rule("elma/ruling.started-by")
def test_a_level_is_told_by_who_controls_the_kuski_that_added_it(race: RaceTable) -> None:
    race.set(TWO_QUEUED)
    race.me.does("instant Own")
    assert race.me.can("choose") == {"choose Dash"}
    race.me.does("choose Dash")
    assert race.cards("queue") == ["Crawl 4 by Bob"]


@rule("elma/queue.oldest-first")
@pytest.mark.parametrize(
    ("instant", "level", "order"),
    [
        ("Front", "Crawl", ["Crawl", "Flat", "Dash"]),
        ("Front", "Dash", ["Dash", "Flat", "Crawl"]),
        ("Back", "Flat", ["Dash", "Crawl", "Flat"]),
        ("Back", "Dash", ["Flat", "Crawl", "Dash"]),
    ],
)
def test_a_text_moves_a_level_in_the_queue(
    race: RaceTable, instant: str, level: str, order: list[str]
) -> None:
    race.set(f"""
        battle: Orchard by Filler
        queue: Flat by Ann; Dash by Bob; Crawl by Cid
        me: offline Filler Ann Bob Cid, hand {instant}
    """)
    race.me.does(f"instant {instant}", f"choose {level}")
    assert [queued.split()[0] for queued in race.cards("queue")] == order
    where = "front" if instant == "Front" else "end"
    assert race.told()[-1] == f"{level} goes to the {where} of the queue."


@rule("elma/ruling.level-kinds")
def test_a_text_answers_battles_on_one_kind_of_level_only(race: RaceTable) -> None:
    race.set("me: offline Guest Ann Bob, hand Pipeline")
    race.me.does("add Pipeline", "by Ann")
    assert race.points() == [1, 0]
    race.set("me: offline Guest Ann Bob, hand Flat")
    race.me.does("add Flat", "by Ann")
    assert race.points() == [0, 0]


@rule("elma/ruling.level-kinds")
@pytest.mark.parametrize(("level", "points"), [("Pipeline", [1, 0]), ("Flat", [0, 0])])
def test_the_end_of_an_after_battle_is_answered_on_its_kind_of_level_only(
    race: RaceTable, level: str, points: list[int]
) -> None:
    race.set(f"""
        phase begin
        after: {level} by Filler
        me: offline Filler Fan, after Ann
    """)
    assert race.state.afters == []
    assert race.points() == points


@rule("elma/ruling.level-kinds")
@pytest.mark.parametrize(("level", "plays"), [("Pipeline", {"play Bob"}), ("Flat", set())])
def test_a_rule_is_another_as_long_as_the_battle_is_on_a_kind_of_level(
    race: RaceTable, level: str, plays: set[str]
) -> None:
    race.set(f"""
        battle: {level} by Filler
        me: offline Filler Usher, hand Ann Bob
    """)
    race.me.does("play Ann")
    assert race.me.can("play") == plays


@rule("elma/effects.cant-beats-can")
def test_what_a_level_forbids_it_forbids_while_it_is_battled(race: RaceTable) -> None:
    race.set("""
        battle: Safe by Filler
        me: offline Filler, hand Hammer
    """)
    race.me.does("instant Hammer", "choose Filler")
    assert race.cards("ban pile") == []
    race.set("""
        battle: Flat by Filler
        queue: Safe by Ann
        me: offline Filler Ann, hand Hammer
    """)
    race.me.does("instant Hammer", "choose Filler")
    assert race.cards("ban pile") == ["Filler"]


# Points that texts add when a battle is scored


BONUS = """
    turn 5, active me
    battle: Bonus by Filler, used 3
    me: offline Filler {}, battle Ann, points {}, deck Cid Cid Cid
    them: battle Bob, points {}, deck Cid Cid Cid
"""


@rule("elma/ruling.hundred-together")
@pytest.mark.parametrize(
    ("mine", "theirs", "result"), [(97, 96, [50, 50]), (96, 97, [0, 100]), (98, 96, [100, 0])]
)
def test_what_a_text_adds_as_a_battle_is_scored_counts_with_its_points(
    race: RaceTable, mine: int, theirs: int, result: list[int]
) -> None:
    race.set(BONUS.format("", mine, theirs))
    race.next_turn()  # Ann earns 3 and Bob 1, and they get 3 more
    assert race.result == result


@rule("elma/ruling.hundred-together")
def test_what_a_text_adds_after_a_battle_comes_too_late(race: RaceTable) -> None:
    race.set(BONUS.format("Heir", 96, 96))
    race.next_turn()
    assert race.result == [0, 100]


@rule("elma/ruling.hundred-together", "elma/ruling.draws-one-by-one")
def test_a_choice_may_come_before_the_points_are_counted(race: RaceTable) -> None:
    race.set(BONUS.format("Clerk", 97, 90).replace("Bonus", "Pipeline"))
    race.next_turn()
    assert race.points() == [100, 91]
    assert race.me.can() == {"yes", "no"}
    race.me.does("no")
    assert race.result == [100, 0]


@rule("elma/ruling.effects-of-those-left", "elma/ruling.hundred-together")
@pytest.mark.parametrize("leaver", ["third", "them"])
def test_points_are_counted_though_a_player_leaves_meanwhile(race: RaceTable, leaver: str) -> None:
    race.set("""
        players 3, turn 6, active me
        battle: Pipeline by Filler, used 5
        me: offline Filler Clerk, battle Ann, points 98, deck Cid Cid
        them: deck Cid Cid
        third: deck Cid Cid
    """)
    race.next_turn()
    assert race.me.can() == {"yes", "no"}
    race.concede(leaver)
    race.me.does("no")
    assert race.result == [100, 0, 0]
