"""A balance report as a page of markdown.

It says nothing of when, where and how fast it was made, so that the same measurement always
gives the same page.
"""

from __future__ import annotations

from rulewright.lab.balance import Balance, ModeReport, Reading


def balance_page(balance: Balance, *, command: str, version: str) -> str:
    """The whole page."""
    design = f"{balance.game}-design.md"
    facts = [
        ["Rules and printed content", f"edition `{balance.edition}`"],
        ["Program", f"rulewright {version}"],
        ["Players", f"`{balance.bot}` at every seat"],
        ["Seed", f"`{balance.seed}`"],
        [f"Number of {balance.plan.match}s", f"{balance.games} in each mode"],
        ["Verdict", verdict(balance)],
    ]
    lines = [
        f"# {balance.title}: balance",
        "",
        "Measured by letting search play against itself. This page is written by",
        "",
        f"    {command}",
        "",
        f"What the book states and what was designed here is told apart in [{design}]({design}).",
        "",
        *table(["", ""], facts),
    ]
    for mode in balance.modes:
        lines += ["", *mode_lines(balance, mode)]
    return "\n".join(lines) + "\n"


def verdict(balance: Balance) -> str:
    """How it came out, in a few words."""
    limits = sum(len(mode.limited) for mode in balance.modes)
    if balance.interrupted:
        return "interrupted before the end, so there is no verdict"
    if balance.failures:
        return f"**{len(balance.failures)} of {limits} limits fail**"
    return f"all {limits} limits hold"


def mode_lines(balance: Balance, report: ModeReport) -> list[str]:
    """One way to play: its figures, then its tables."""
    plan = balance.plan
    lines = [f"## {report.mode.title}", "", f"{report.played} {plan.match}s.", ""]
    lines += table(
        ["Figure", "Value", "95 % interval", "Limit", "Verdict"],
        [
            *([r.name, percent(r.value), between(r.interval), *judged(r)] for r in report.shares),
            *([r.name, f"{r.value:.2f}", "", *judged(r)] for r in report.figures),
        ],
    )
    lines += ["", f"### {plan.uses.title}", ""]
    lines += table(
        ["Name", f"Played per {plan.match}", "Share", "Limit", "Verdict"],
        [
            [use.share.name, f"{use.per_match:.2f}", percent(use.share.value), *judged(use.share)]
            for use in report.uses
        ],
    )
    if plan.brought is not None and report.brought:
        lines += ["", f"### {plan.brought.title}", ""]
        lines += table(
            ["Name", "Of", "Brought", "Won when brought", "95 % interval", "Uses when brought"],
            [
                [
                    thing.name,
                    thing.owner.capitalize(),
                    percent(thing.share),
                    percent(thing.won) if thing.matches else "",
                    between(thing.interval) if thing.matches else "",
                    f"{thing.uses:.2f}" if thing.matches else "",
                ]
                for thing in report.brought
            ],
        )
    for won, things in zip((*report.mode.won, *plan.won), report.won, strict=True):
        lines += ["", f"### {won.title}", ""]
        lines += table(
            ["Name", "Players", "Won", "95 % interval", "Limit", "Verdict"],
            [
                [
                    thing.share.name,
                    str(thing.players),
                    percent(thing.share.value) if thing.players else "",
                    between(thing.share.interval) if thing.players else "",
                    *(judged(thing.share) if thing.players else ["", ""]),
                ]
                for thing in things
            ],
        )
    return lines


def judged(reading: Reading) -> list[str]:
    """A figure's limit, and whether it holds."""
    if reading.limit is None:
        return ["", ""]
    return [reading.limit.words, "pass" if reading.passed else "**fail**"]


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def between(interval: tuple[float, float] | None) -> str:
    """An interval in per cent."""
    if interval is None:
        return ""
    return f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f} %"


def table(headings: list[str], rows: list[list[str]]) -> list[str]:
    """The lines of a table; all columns but the first are set to the right, if they have heads."""
    marks = [" --- ", *(" ---: " if heading else " --- " for heading in headings[1:])]
    lines = [f"| {' | '.join(headings)} |", f"|{'|'.join(marks)}|"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]
