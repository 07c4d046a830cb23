"""Series of matches: who sits where, that results do not depend on how they are come by, and what
is told when a match or a process fails.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from operator import truediv
from pathlib import Path
from textwrap import dedent

import pytest

import rulewright
from rulewright.bots import Bot, Outlook
from rulewright.gamekit.registry import find_game
from rulewright.kernel.errors import BotError, OptionError, SeatError, UnknownGame
from rulewright.lab import FailedMatchError, SimulationError, series, simulate
from rulewright.lab.series import Finished, Series
from rulewright.lab.summary import Tally
from tests.patience import GIVE_UP

SOURCE = Path(rulewright.__file__).parents[1]


def allumbra(*bots: str, swap_seats: bool = True, relics: bool = False) -> Series:
    options = {"relics": relics, "stella": "random"}
    return Series("allumbra", bots, "s", options, None, swap_seats)


class TestSeats:
    def test_two_bots_swap_in_every_odd_match(self) -> None:
        duel = allumbra("random", "greedy")
        assert [duel.seating(number) for number in range(4)] == [[0, 1], [1, 0], [0, 1], [1, 0]]

    def test_three_bots_move_round_the_table(self) -> None:
        three = allumbra("random", "random", "random")
        seated = [three.seating(number) for number in range(4)]
        assert seated == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]

    def test_without_swapping_they_stay(self) -> None:
        duel = allumbra("random", "greedy", swap_seats=False)
        assert duel.seating(0) == duel.seating(1) == [0, 1]

    def test_a_bot_decides_for_the_seat_it_is_counted_at(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: set[tuple[str, int]] = set()

        class Watched(Bot):
            def __init__(self, name: str) -> None:
                self.name = name

            def choose(self, outlook: Outlook) -> int:
                asked.add((self.name, int(outlook.seat)))
                return int(outlook.choices[0])

        monkeypatch.setattr(series, "make_bot", lambda name, _seed, _clock: Watched(name))
        series.play(allumbra("one", "two"), 0)
        assert asked == {("one", 0), ("two", 1)}
        asked.clear()
        series.play(allumbra("one", "two"), 1)
        assert asked == {("one", 1), ("two", 0)}

    def test_each_bot_plays_each_seat_equally_often(self) -> None:
        summary = simulate("allumbra", ["random", "random"], 6, "s")
        played = [[seat.matches for seat in standing.at_seat] for standing in summary.standings]
        assert played == [[3, 3], [3, 3]]


class TestAMatch:
    def test_all_who_are_asked_answer_before_anything_is_played(self) -> None:
        duels = allumbra("random", "random")
        game = find_game("allumbra")
        state = game.rules.new(2, duels.options, 5)
        state.advance()
        answered = series.answers(game, state, duels.bots_of(0))
        assert [seat for seat, _ in answered] == [0, 1]
        assert all(choice in state.choices[seat] for seat, choice in answered)
        assert state.answers[0].as_list() == state.answers[1].as_list() == []

    def test_its_seed_begins_the_same_match_anywhere(self) -> None:
        duels = allumbra("random", "random", relics=True)
        finished = series.play(duels, 3)
        match = rulewright.start(
            "allumbra", seats=["One", "Two"], options={"relics": True}, seed=duels.seed_of(3)
        )
        bots = duels.bots_of(3)
        while not match.is_over:
            for seat, choice in series.answers(match.game, match.state, bots):
                match.play(seat, choice)
        assert match.state.shares == finished.shares
        assert len(match.decisions) == finished.decisions

    def test_it_is_measured(self) -> None:
        measures = series.play(allumbra("random", "random"), 0).measures
        assert measures["turns"] >= 1
        assert measures["clashes"] > 3 * (measures["turns"] - 1)
        assert measures["won by stella"] + measures["won by balif"] == 1


class TestSummingUp:
    def test_wins_draws_and_losses_are_counted_for_the_bot_not_the_seat(self) -> None:
        tally = Tally(allumbra("one", "two"))
        for number, shares in enumerate([[100, 0], [100, 0], [50, 50], [0, 100]]):
            tally.add(Finished(number, shares, 10, {}))
        one, two = (standing.total for standing in tally.standings)
        assert (one.wins, one.draws, one.losses) == (2, 1, 1)
        assert (two.wins, two.draws, two.losses) == (1, 1, 2)
        assert (one.share, two.share) == (0.625, 0.375)
        assert [seat.wins for seat in tally.standings[0].at_seat] == [1, 1]

    def test_the_order_of_arrival_does_not_matter(self) -> None:
        amounts = [0.1, 0.2, 0.3, 1e16, -1e16]
        totals = set()
        for order in ([0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 4, 0, 1, 3]):
            tally = Tally(allumbra("one", "two"))
            for number in order:
                tally.add(Finished(number, [100, 0], 1, {"heat": amounts[number]}))
            tally.close()
            totals.add(tally.totals["heat"])
        assert len(totals) == 1

    def test_a_gap_does_not_lose_what_came_after_it(self) -> None:
        tally = Tally(allumbra("one", "two"))
        for number in (3, 1):
            tally.add(Finished(number, [100, 0], 1, {}))
        assert (tally.played, tally.arrived) == (0, 2)
        tally.close()
        assert tally.played == 2

    def test_a_measure_counts_0_where_a_match_does_not_mention_it(self) -> None:
        summary = simulate("allumbra", ["random", "random"], 4, "s", options={"relics": True})
        brought = [name for name in summary.totals if name.startswith("brought: ")]
        assert sum(summary.mean(name) for name in brought) == pytest.approx(4)
        assert summary.mean("brought: nothing at all") == 0

    def test_json_has_all_of_it(self) -> None:
        summary = simulate("allumbra", ["random", "greedy"], 2, "s")
        data = json.loads(summary.to_json())
        assert (data["game"], data["seed"], data["games"], data["played"]) == (
            "allumbra",
            "s",
            2,
            2,
        )
        assert data["options"] == {"relics": False, "stella": "random"}
        assert [bot["bot"] for bot in data["bots"]] == ["random", "greedy"]
        for bot in data["bots"]:
            assert bot["wins"] + bot["draws"] + bot["losses"] == 2
            assert bot["low"] <= bot["score"] <= bot["high"]
            assert [seat["matches"] for seat in bot["seats"]] == [1, 1]
        assert data["measures"]["turns"] == summary.mean("turns")


class TestReproducing:
    def test_one_process_or_two_give_the_same_digits(self) -> None:
        results = [
            simulate("allumbra", ["random", "search:5"], 5, "s", jobs=jobs).to_json()
            for jobs in (1, 2)
        ]
        assert results[0] == results[1]

    def test_more_processes_than_matches_do_no_harm(self) -> None:
        assert simulate("allumbra", ["random", "random"], 1, "s", jobs=3).played == 1

    def test_another_seed_plays_other_matches(self) -> None:
        one, two = (simulate("allumbra", ["random", "random"], 3, seed).to_json() for seed in "ab")
        assert json.loads(one)["measures"] != json.loads(two)["measures"]


class TestInterrupting:
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_the_matches_so_far_are_summed_up(self, jobs: int) -> None:
        def interrupt(ended: int) -> None:
            if ended == 5:
                raise KeyboardInterrupt

        summary = simulate(
            "allumbra", ["random", "random"], 1000, "s", jobs=jobs, on_progress=interrupt
        )
        assert (summary.played, summary.games, summary.interrupted) == (5, 1000, True)

    def test_before_the_first_match_there_is_an_empty_summary(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupt(*_: object) -> Finished:
            raise KeyboardInterrupt

        monkeypatch.setattr(series, "play", interrupt)
        summary = simulate("allumbra", ["random", "random"], 3, "s")
        assert summary.played == 0
        assert json.loads(summary.to_json())["measures"] == {}

    def test_ctrl_c_in_a_terminal_ends_all_processes_without_a_word(self, tmp_path: Path) -> None:
        program = tmp_path / "program.py"
        program.write_text(
            dedent("""
            import signal
            from rulewright.lab import simulate

            def say(ended):
                if ended == 1:
                    print("begun", flush=True)

            if __name__ == "__main__":
                # Whoever runs the tests in the background may have had it ignored.
                signal.signal(signal.SIGINT, signal.default_int_handler)
                bots = ["random", "random"]
                print(simulate("allumbra", bots, 10**6, "s", jobs=2, on_progress=say).to_json())
            """)
        )
        with subprocess.Popen(
            [sys.executable, str(program)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "begun\n"
            os.killpg(process.pid, signal.SIGINT)
            try:
                printed, errors = process.communicate(timeout=GIVE_UP)
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
        assert errors == ""
        assert process.returncode == 0
        assert json.loads(printed)["interrupted"] is True


# Clocks are sent to processes that cannot import this file, so they are made of what those know.
BROKEN_CLOCK = partial(truediv, 1, 0)
DEADLY_CLOCK = partial(os._exit, 3)


class TestFailing:
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_a_match_that_fails_is_named_with_its_seed(self, jobs: int) -> None:
        with pytest.raises(FailedMatchError) as failure:
            simulate("allumbra", ["random", "search:1s"], 4, "s", jobs=jobs, clock=BROKEN_CLOCK)
        error = failure.value
        assert error.number in range(jobs)
        assert error.seed == f"s/{error.number}"
        assert str(error) == (
            f"match {error.number} of the simulation (seed 's/{error.number}') failed: "
            "ZeroDivisionError: division by zero"
        )
        assert "in play\n" in error.__notes__[0]

    def test_a_process_that_dies_is_named_by_its_match(self) -> None:
        with pytest.raises(FailedMatchError) as failure:
            simulate("allumbra", ["random", "search:1s"], 4, "s", jobs=2, clock=DEADLY_CLOCK)
        assert failure.value.number in (0, 1)
        assert str(failure.value).endswith("failed: its process ended with code 3")

    def test_what_cannot_be_played_is_refused_before_anything_is(self) -> None:
        with pytest.raises(UnknownGame):
            simulate("chess", ["random", "random"], 1, "s")
        with pytest.raises(SeatError):
            simulate("allumbra", ["random"], 1, "s")
        with pytest.raises(OptionError):
            simulate("allumbra", ["random", "random"], 1, "s", options={"relics": 2})
        with pytest.raises(BotError, match="there is no bot 'clever'"):
            simulate("allumbra", ["random", "clever"], 1, "s")
        with pytest.raises(BotError, match="there is no clock here"):
            simulate("allumbra", ["random", "search"], 1, "s", jobs=2)
        with pytest.raises(SimulationError, match="'games' must be 1 or more, not 0"):
            simulate("allumbra", ["random", "random"], 0, "s")
        with pytest.raises(SimulationError, match="'jobs' must be 1 or more, not -1"):
            simulate("allumbra", ["random", "random"], 1, "s", jobs=-1)
