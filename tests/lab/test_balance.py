"""The balance report: limits and their edges, figures read off known sums, the page."""

from __future__ import annotations

import pytest

from rulewright.gamekit.balance_plan import Limit, Mode
from rulewright.gamekit.registry import find_game, register
from rulewright.games.allumbra.bots.measures import BALANCE as ALLUMBRA
from rulewright.lab import Balance, balance_report
from rulewright.lab.balance import ModeReport, measure
from rulewright.lab.page import balance_page
from rulewright.lab.plan import plan_of
from rulewright.lab.series import SimulationError
from rulewright.lab.summary import Summary
from tests.kernel.toys import bare

BASIC, RELICS = ALLUMBRA.modes

EVEN = {
    "turns": 1200,
    "draw": 10,
    "clashes": 3000,
    "cancels": 750,
    "void cards": 300,
    "won by stella": 102,
    "won by balif": 98,
    "played: quick-draw": 1500,
    "played: calculated-shot": 1000,
    "played: pulverize": 1000,
    "played: hide": 1000,
    "played: reload": 1000,
    "played: cauterize": 500,
}


def report(
    mode: Mode = BASIC, changed: dict[str, float] | None = None, played: int = 200
) -> ModeReport:
    """What is read off an even series of 200 duels in which some sums are changed."""
    totals = {**EVEN, **(changed or {})}
    summary = Summary("allumbra", "e", mode.options, "s", 200, played, [], 0.0, totals)
    return measure(find_game("allumbra"), ALLUMBRA, mode, summary)


def balance(*modes: ModeReport) -> Balance:
    game = find_game("allumbra")
    return Balance("allumbra", game.title, "e", "search:9", "s", 200, ALLUMBRA, list(modes))


def failing(mode: ModeReport) -> list[str]:
    return [reading.name for reading in mode.limited if not reading.passed]


class TestLimits:
    @pytest.mark.parametrize(
        ("limit", "inside", "outside"),
        [
            (Limit("", low=0.04), [0.04, 0.9], [0.0399]),
            (Limit("", below=0.10), [0.0, 0.0999], [0.10, 0.2]),
            (Limit("", low=4, high=9), [4, 6.5, 9], [3.99, 9.01]),
            (Limit("", high=0.53), [0.0, 0.53], [0.5301]),
        ],
    )
    def test_at_and_beside_the_edges(
        self, limit: Limit, inside: list[float], outside: list[float]
    ) -> None:
        assert all(limit.holds(value) for value in inside)
        assert not any(limit.holds(value) for value in outside)

    def test_an_even_game_passes(self) -> None:
        assert failing(report()) == []

    @pytest.mark.parametrize(
        ("changed", "failed"),
        [
            ({"won by stella": 106}, []),
            ({"won by stella": 106.5}, ["won by Stella"]),
            ({"won by balif": 107}, ["won by Balif"]),
            ({"draw": 19}, []),
            ({"draw": 20}, ["drawn"]),
            ({"turns": 799}, ["turns per duel"]),
            ({"turns": 1800}, []),
            ({"turns": 1801}, ["turns per duel"]),
            ({"played: cauterize": 230}, []),
            ({"played: cauterize": 229}, ["Cauterize"]),
            ({"played: pulverize": 0}, ["Pulverize"]),
        ],
    )
    def test_each_limit_of_allumbra(self, changed: dict[str, float], failed: list[str]) -> None:
        assert failing(report(BASIC, changed)) == failed

    def test_a_card_nobody_played_is_not_forgotten(self) -> None:
        totals = {name: amount for name, amount in EVEN.items() if "hide" not in name}
        summary = Summary("allumbra", "e", {}, "s", 200, 200, [], 0.0, totals)
        assert failing(measure(find_game("allumbra"), ALLUMBRA, BASIC, summary)) == ["Hide"]


class TestFigures:
    def test_shares_of_duels_have_intervals(self) -> None:
        stella, balif, drawn = report().shares
        assert (stella.value, balif.value, drawn.value) == (0.51, 0.49, 0.05)
        assert stella.interval == pytest.approx((0.4412, 0.5784), abs=0.0001)

    def test_means_by_duel_and_by_clash(self) -> None:
        assert [figure.value for figure in report().figures] == [6.0, 0.25, 0.1]

    def test_cards_share_all_that_was_played(self) -> None:
        uses = report().uses
        assert [use.share.name for use in uses][:2] == ["Quick Draw", "Calculated Shot"]
        assert sum(use.share.value for use in uses) == pytest.approx(1)
        assert uses[0].share.value == 0.25
        assert uses[0].per_match == 7.5

    def test_relics_are_judged_by_the_duels_they_were_brought_to(self) -> None:
        relics = report(RELICS, {"brought: vow": 50, "won with: vow": 30, "used: vow": 100}).brought
        vow = next(relic for relic in relics if relic.name == "Vow")
        assert (vow.owner, vow.share, vow.matches) == ("balif", 0.25, 50)
        assert (vow.won, vow.uses) == (0.6, 2.0)
        assert vow.interval == pytest.approx((0.4618, 0.7239), abs=0.0001)
        left_at_home = [relic for relic in relics if relic.name != "Vow"]
        assert len(left_at_home) == 11
        assert all(relic.share == relic.uses == 0 for relic in left_at_home)

    def test_without_relics_there_is_no_table_of_them(self) -> None:
        assert report().brought == []


class TestTheWhole:
    def test_it_passes_if_every_mode_does(self) -> None:
        assert balance(report(), report(RELICS)).passed
        uneven = balance(report(), report(RELICS, {"turns": 0}))
        assert not uneven.passed
        assert [(mode.title, reading.name) for mode, reading in uneven.failures] == [
            ("With relics", "turns per duel")
        ]

    def test_what_was_interrupted_has_not_passed(self) -> None:
        assert balance(report()).interrupted
        assert balance(report(), report(played=150)).interrupted
        assert not balance(report()).passed

    def test_a_game_without_a_plan_is_refused(self) -> None:
        register(bare("silent"))
        with pytest.raises(SimulationError, match="'silent' says nothing about its balance"):
            plan_of("silent")

    def test_a_few_real_duels_give_the_same_page_in_one_process_or_two(self) -> None:
        ended: list[int] = []
        one = balance_report("allumbra", 2, 3, "s", 1, on_progress=ended.append)
        two = balance_report("allumbra", 2, 3, "s", 2)
        assert ended == [1, 2, 3, 4]
        assert [mode.played for mode in one.modes] == [2, 2]
        assert one.bot == "search:3"
        assert page(one) == page(two)
        assert sum(relic.matches for relic in one.modes[1].brought) == 8

    def test_an_interrupt_ends_it_in_the_first_mode(self) -> None:
        def interrupt(_ended: int) -> None:
            raise KeyboardInterrupt

        report = balance_report("allumbra", 3, 1, "s", 1, on_progress=interrupt)
        assert (len(report.modes), report.interrupted) == (1, True)


def page(balance: Balance) -> str:
    return balance_page(balance, command="rulewright balance allumbra", version="9.9")


class TestThePage:
    def test_it_says_how_it_was_made(self) -> None:
        text = page(balance(report(), report(RELICS)))
        assert text.startswith("# Allumbra: The Duel: balance\n")
        for fact in (
            "    rulewright balance allumbra\n",
            "edition `e`",
            "rulewright 9.9",
            "`search:9` at every seat",
            "| Seed | `s` |",
            "200 in each mode",
            "all 20 limits hold",
            "[allumbra-design.md](allumbra-design.md)",
        ):
            assert fact in text

    def test_it_has_a_line_for_every_figure(self) -> None:
        text = page(balance(report(BASIC, {"turns": 1900}), report(RELICS, {"brought: vow": 50})))
        for line in (
            "| won by Stella | 51.0 % | 44.1 to 57.8 % | at most 53 % | pass |",
            "| turns per duel | 9.50 |  | 4 to 9 | **fail** |",
            "| cancels per clash | 0.25 |  |  |  |",
            "| Quick Draw | 7.50 | 25.0 % | at least 4 % | pass |",
            "| Vow | Balif | 25.0 % | 0.0 % | 0.0 to 7.1 % | 0.00 |",
            "| Lantern | Balif | 0.0 % |  |  |  |",
            "| Verdict | **1 of 20 limits fail** |",
        ):
            assert line in text.splitlines()
        assert text.count("### Relics") == 1
