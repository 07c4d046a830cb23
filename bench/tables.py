"""What is printed: one table for each comparison."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.measure import Figure


def show(console: Console, title: str, unit: str, figures: list[Figure]) -> None:
    """The figures, and how many times as fast the first is as each."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    table.add_column(f"{unit}/s", justify="right")
    table.add_column("±", justify="right")
    table.add_column("µs each", justify="right")
    table.add_column("ratio", justify="right")
    for figure in figures:
        table.add_row(
            figure.name,
            f"{figure.rate:,.0f}",
            f"{100 * figure.spread:.0f} %",
            f"{1e6 / figure.rate:,.2f}",
            f"{figures[0].rate / figure.rate:.2f}",
        )
    console.print(table)
