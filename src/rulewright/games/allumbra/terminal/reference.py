"""The page on which one looks things up: cards, cancel chart, where the cards are, relics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rulewright.games.allumbra.terminal.printing import Printing
from rulewright.games.allumbra.view.types import DuellistView, DuelView
from rulewright.terminal.boards.board import Scene
from rulewright.terminal.boards.lines import QUIET
from rulewright.terminal.words import Words


def reference(printing: Printing, scene: Scene, words: Words, width: int) -> RenderableType:
    """The whole page."""
    sides = cast("DuelView", scene.view)["duellists"]
    parts: list[RenderableType] = [
        _heading(words("allumbra.cards-heading")),
        _cards(printing, words),
        _heading(words("allumbra.chart-heading")),
        _chart(printing, words, width),
        Text(words("allumbra.chart-key"), QUIET),
        _heading(words("allumbra.piles-heading")),
        _piles(printing, scene, sides, words),
        Text(words("allumbra.piles-key"), QUIET),
    ]
    if scene.view["relics"]:
        mine = {relic["relic"] for side in sides for relic in side["relics"]}
        parts += [_heading(words("allumbra.relics-heading")), _relics(printing, mine, words)]
    return Group(*parts)


def _heading(text: str) -> Text:
    return Text(f"\n{text}", "bold")


def _table(*titles: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    for title in titles:
        table.add_column(title)
    return table


def _cards(printing: Printing, words: Words) -> Table:
    table = _table(
        words("allumbra.column-card"),
        words("allumbra.column-cost"),
        words("allumbra.column-effect"),
        words("allumbra.column-text"),
    )
    for card in printing.in_order:
        name = Text.assemble((card["name"], "bold"), f"\n{words('allumbra.kind-' + card['kind'])}")
        table.add_row(name, printing.cost(card), printing.effect(card), Text(card["text"]))
    return table


def _chart(printing: Printing, words: Words, width: int) -> Table:
    """Rows against columns: where the row's card cancels the column's, and where it does not."""
    cards = printing.in_order
    longest = max(len(card["name"]) for card in cards)
    # Column headings are names where they fit, and the numbers of the rows where they do not.
    by_name = width >= (longest + 3) * (len(cards) + 1)
    sign = f"✗ {words('allumbra.cancels')}" if by_name else "✗"
    table = _table("")
    for number, card in enumerate(cards, start=1):
        table.add_column(Text(card["name"] if by_name else str(number)), justify="center")
    for number, card in enumerate(cards, start=1):
        cells = [
            Text(sign, "bold") if other["key"] in card["cancels"] else Text("·", QUIET)
            for other in cards
        ]
        table.add_row(Text(f"{number} {card['name']}", "bold"), *cells)
    return table


def _piles(printing: Printing, scene: Scene, sides: Sequence[DuellistView], words: Words) -> Table:
    """How many of each card lie in the open, and how many are still to come."""
    table = _table(words("allumbra.column-card"), words("allumbra.column-copies"))
    for name in scene.names:
        table.add_column(Text(name), justify="center")
    for card in printing.in_order:
        cells = []
        for side in sides:
            gone = side["discard"].count(card["key"])
            gone += sum(
                1 for lying in side["row"] if lying["open"] and lying["card"] == card["key"]
            )
            cells.append(words("allumbra.gone", gone=gone, left=card["copies"] - gone))
        table.add_row(Text(card["name"], "bold"), str(card["copies"]), *cells)
    return table


def _relics(printing: Printing, mine: set[str], words: Words) -> Table:
    table = _table(
        words("allumbra.column-relic"),
        words("allumbra.column-condition"),
        words("allumbra.column-active"),
    )
    in_play_first = sorted(printing.relics.values(), key=lambda relic: relic["key"] not in mine)
    for relic in in_play_first:
        sign = "◆ " if relic["key"] in mine else "  "
        name = Text.assemble(
            (f"{sign}{relic['name']}", "bold"), f"\n  {relic['character'].capitalize()}"
        )
        table.add_row(name, Text(relic["condition"]), Text(relic["active"]))
    return table
