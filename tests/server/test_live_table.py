"""A live table is the same for whoever applies the same entries, from any snapshot on."""

from __future__ import annotations

import json
import random

import pytest

from rulewright.bots import likes_a_draw
from rulewright.gamekit.differences import with_difference
from rulewright.kernel.errors import IllegalChoice
from rulewright.server import entries as kinds
from rulewright.server import viewer_messages
from rulewright.server.commands import entries_for
from rulewright.server.entries import Entry
from rulewright.server.live import LiveTable, load_table
from rulewright.server.messages import Clock, OfferDrawMessage
from rulewright.server.seats import Sitter
from tests.server.tables import NOON, Everybody, any_decision, decide, new_table


def shown(table: LiveTable) -> list[str]:
    """All that anybody could be shown of it."""
    standing = viewer_messages.Standing(table, Everybody(), NOON)
    return [
        viewer_messages.table_message(standing, viewer, "en").as_json() for viewer in (0, 1, None)
    ]


@pytest.mark.parametrize("relics", [False, True])
def test_a_snapshot_at_any_moment_goes_on_alike(relics: bool) -> None:
    dice = random.Random(4)
    table = new_table(5, relics=relics, clock=Clock(kind="match", seconds=600, added=2))
    while table.status == "playing":
        if table.number % 6:  # at some moments rather than all: replaying takes its time
            decide(table, *any_decision(table, dice))
            continue
        again = load_table(table.charter, table.snapshot())
        assert again.snapshot() == table.snapshot()
        assert shown(again) == shown(table)
        copy = table.copy()
        seat, place = any_decision(table, dice)
        decide(copy, seat, place)
        assert shown(again) == shown(table), "a copy changes nothing"
        decide(table, seat, place)
        decide(again, seat, place)
        assert again.snapshot() == table.snapshot() == copy.snapshot()
    assert table.number > 12


def test_wishes_and_stand_ins_are_in_the_snapshot() -> None:
    table = new_table()
    decide(table, 0)
    decide(table, 1)
    table.apply(Entry(NOON, kinds.ASK_UNDO, 0))
    table.apply(Entry(NOON, kinds.ANSWER_UNDO, 1, {"allow": False, "no_more": True}))
    table.apply(Entry(NOON, kinds.STAND_IN, 1, {"bot": "greedy"}))
    table.apply(Entry(NOON, kinds.REMATCH, None, {"match": "bcdefghj"}))
    again = load_table(table.charter, table.snapshot())
    assert again.snapshot() == table.snapshot()
    assert again.wishes.barred == {0}
    assert again.bot_of(1) == "greedy"
    assert again.rematch == "bcdefghj"


def test_a_copy_has_all_of_it_and_shares_nothing_that_changes() -> None:
    table = new_table(clock=Clock(kind="match", seconds=600, added=2), out_of_time="bot")
    for entry in (
        Entry(NOON + 1, kinds.DECIDE, 0, {"choice": first_choice(table, 0)}),
        Entry(NOON + 2, kinds.DECIDE, 1, {"choice": first_choice(table, 1)}),
        Entry(NOON + 3, kinds.ASK_UNDO, 0),
        Entry(NOON + 4, kinds.ANSWER_UNDO, 1, {"allow": False, "no_more": True}),
        Entry(NOON + 5, kinds.ASK_UNDO, 1),
        Entry(NOON + 6, kinds.OUT_OF_TIME, 0, {"then": "bot", "bot": "greedy"}),
        Entry(NOON + 7, kinds.ASK_UNDO, 1),
        Entry(NOON + 8, kinds.REMATCH, None, {"match": "bcdefghj"}),
        Entry(NOON + 9, kinds.UNDO, 1),
        Entry(NOON + 10, kinds.RETURN, 0),
        Entry(NOON + 11, kinds.SAY, 0, {"saying": "hello"}),
        Entry(NOON + 12, kinds.CONCEDE, 1),
        Entry(NOON + 13, kinds.ARCHIVE),
    ):
        before = table.snapshot()
        copy = table.copy()
        assert copy.snapshot() == before
        copy.apply(entry)
        assert table.snapshot() == before
        table.apply(entry)
        assert table.snapshot() == copy.snapshot() != before
    assert (table.status, table.how, table.take, table.is_archived) == ("over", "conceded", 1, True)


def first_choice(table: LiveTable, seat: int) -> list[object]:
    match = table.match
    return match.game.rules.spell(match.state.choices[seat].as_list()[0])


def test_a_match_of_another_edition_goes_on_from_where_it_stood() -> None:
    dice = random.Random(1)
    table = new_table(3, relics=True)
    for _ in range(9):
        decide(table, *any_decision(table, dice))
    saved = json.loads(table.snapshot())
    saved["match"]["edition"] = "an older one"
    again = load_table(table.charter, json.dumps(saved))
    assert again.number == table.number
    assert again.match.decisions == []
    assert again.match.view(0) == table.match.view(0)
    while again.status == "playing":
        decide(again, *any_decision(again, dice))
    assert again.match.result is not None


def test_what_cannot_be_applied_is_refused_by_the_copy() -> None:
    table = new_table()
    before = table.snapshot()
    with pytest.raises(IllegalChoice):
        table.copy().apply(Entry(NOON, kinds.DECIDE, 0, {"choice": ["pick", 99]}))
    assert table.snapshot() == before


def test_a_question_has_a_new_number_after_every_part_and_every_undo() -> None:
    table = new_table(relics=True)
    numbers = [table.posed[0]]
    decide(table, 0)
    numbers.append(table.posed[0])
    table.apply(Entry(NOON, kinds.UNDO, 0))
    numbers.append(table.posed[0])
    decide(table, 0)
    numbers.append(table.posed[0])
    assert len(set(numbers)) == 4


def test_others_do_not_count_the_parts_of_a_secret_answer() -> None:
    table = new_table(relics=True)
    change = decide(table, 0)
    assert change.noticed == [True, False, False]
    assert table.noticed == [1, 0, 0]
    change = decide(table, 0)
    assert change.noticed == [True, True, True]


def test_the_clock_of_a_bot_stands_still() -> None:
    table = new_table(clock=Clock(kind="move", seconds=30))
    table.apply(Entry(NOON + 5, kinds.STAND_IN, 1, {"bot": "greedy"}))
    shown = table.clocks.shown(NOON + 10)
    assert [clock.running for clock in shown] == [True, False]
    assert [clock.seconds_left for clock in shown] == [20, 25]
    assert table.clocks.run_out(NOON + 31) == [0]


def test_time_that_nobody_kept_is_forgiven() -> None:
    table = new_table(clock=Clock(kind="match", seconds=30))
    table.apply(Entry(NOON + 1000, kinds.FORGIVE_TIME))
    assert table.clocks.run_out(NOON + 1001) == []
    assert table.clocks.left_at(0, NOON + 1010) == pytest.approx(20)


def test_the_moments_of_a_step_tell_exactly_what_the_story_gains() -> None:
    dice = random.Random(7)
    table = new_table(2, relics=True)
    while table.status == "playing":
        before = [table.match.story(viewer) for viewer in (0, 1, None)]
        views = [table.match.view(viewer) for viewer in (0, 1, None)]
        change = decide(table, *any_decision(table, dice))
        standing = viewer_messages.Standing(table, Everybody(), NOON)
        for place, viewer in enumerate((0, 1, None)):
            message = viewer_messages.change_message(standing, change, viewer, "en")
            assert message.type == "step"
            told = [line.text for moment in message.moments for line in moment.told]
            gained = table.match.story(viewer)[len(before[place]) :]
            assert told == [line.text for line in gained]
            for difference in [*(moment.view for moment in message.moments), message.now.view]:
                views[place] = with_difference(views[place], difference)
            assert views[place] == table.match.view(viewer)
            if message.moments:
                assert message.now.view == {}


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_agrees_to_a_draw_when_it_is_no_better_off(agrees: bool) -> None:
    wish = OfferDrawMessage(reference="a")
    for seed in range(50):
        table = new_table(seed)
        table.sitters[1] = Sitter("bot", "Greedy", "greedy")
        match = table.match
        if likes_a_draw(match.game, match.state, 1) == agrees:
            found = entries_for(table, 0, wish, Everybody(), NOON)
            for entry in found:
                table.apply(entry)
            assert table.status == ("over" if agrees else "playing")
            assert table.match.draw_offers == ([0, 1] if agrees else [0])
            return
    raise AssertionError("no such deal was found")


def test_a_bot_that_stands_in_gives_nothing_away() -> None:
    table = new_table()
    table.apply(Entry(NOON, kinds.STAND_IN, 1, {"bot": "greedy"}))
    wish = OfferDrawMessage(reference="a")
    assert len(entries_for(table, 0, wish, Everybody(), NOON)) == 1


def test_against_bots_alone_every_undo_is_free() -> None:
    table = new_table()
    decide(table, 0)
    decide(table, 1)
    assert (
        viewer_messages.now(viewer_messages.Standing(table, Everybody(), NOON), 0, "en").undo
        == "ask"
    )
    table.sitters[1] = Sitter("bot", "Greedy", "greedy")
    assert (
        viewer_messages.now(viewer_messages.Standing(table, Everybody(), NOON), 0, "en").undo
        == "free"
    )
