"""`rulewright rules GAME`: a game's rules in the terminal, and which of them have a test.

It only shows. Reading and searching catalogues is in `rulebook`, counting in `testing.coverage`.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import Rule, found_words, rulebook_of
from rulewright.testing.coverage import rule_coverage

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from rulewright.rulebook import Note, Rulebook, Section
    from rulewright.testing.coverage import Coverage

_INDENT: Final = 4
_FOUND: Final = "bold underline"


def rules_command(  # noqa: PLR0913, one for each option of the command
    game: str,
    words: list[str],
    *,
    coverage: bool,
    tests: Path,
    json: bool,
    console: Console,
) -> int:
    """Show the rulebook, what the words find in it, or its coverage. Gives the exit code.

    The code is 1 when words find nothing and when coverage finds anything amiss, else 0.
    """
    book = rulebook_of(game)
    if coverage and words:
        raise RulebookError("--coverage is about the whole rulebook. Leave out the words.")
    if coverage:
        report = rule_coverage(book, tests)
        if json:
            console.print_json(data=_coverage_as_data(book, report))
        else:
            _show_coverage(book, report, console)
        return 0 if report.is_complete else 1
    if words:
        rules, searched = _find(book, " ".join(words))
        if json:
            found = [asdict(rule) for rule in rules]
            console.print_json(data={"game": game, "words": words, "rules": found})
        else:
            _show_found(book, rules, searched, console)
        return 0 if rules else 1
    if json:
        console.print_json(data=asdict(book))
    else:
        _show_book(book, console)
    return 0


def _show_book(book: Rulebook, console: Console) -> None:
    _show_heading(book.title, "═", console)
    console.print(Text(book.intro))
    part = ""
    for section in book.sections:
        if section.part != part:
            part = section.part
            _show_heading(f"{book.title} — {part}", "═", console)
        _show_heading(section.title, "─", console)
        for entry in section.in_order():
            if isinstance(entry, Rule):
                _show_wrapped(_id_and_text(entry), console)
            else:
                _show_note(entry, console)


def _find(book: Rulebook, query: str) -> tuple[list[Rule], str]:
    """The rules of an id, or of the beginning of one; otherwise a search, and what was sought."""
    named = query.removeprefix(f"{book.game}/")
    rules = [book.rule(named)] if named in book else book.of(named)
    return (rules, "") if rules else (book.search(query), query)


def _show_found(book: Rulebook, rules: list[Rule], searched: str, console: Console) -> None:
    for rule in rules:
        _show_wrapped(_id_and_text(rule, searched), console)
    if not rules:
        console.print(Text(f"No rule of {book.title} has all of this: {searched}"))


def _coverage_as_data(book: Rulebook, coverage: Coverage) -> dict[str, object]:
    return {
        "game": coverage.game,
        "sections": [
            {
                "part": section.part,
                "title": section.title,
                "covered": _covered(section, coverage),
                "total": len(section.rules),
            }
            for section in book.sections
            if section.rules
        ],
        "covered": coverage.covered,
        "missing": [rule.id for rule in coverage.missing],
        "unknown": [{"id": rule_id, "place": place} for rule_id, place in coverage.unknown],
        "errors": coverage.errors,
    }


def _show_coverage(book: Rulebook, coverage: Coverage, console: Console) -> None:
    _show_heading(f"{book.title}: rules with a test", "═", console)
    table = Table()
    table.add_column("Section")
    table.add_column("Covered", justify="right")
    for section in book.sections:
        if section.rules:
            title = f"{section.title} ({section.part})" if section.part else section.title
            table.add_row(Text(title), f"{_covered(section, coverage)}/{len(section.rules)}")
    table.add_section()
    table.add_row("All", f"{len(coverage.covered)}/{len(book.rules)}")
    console.print(table)
    _show_list("Rules without a test", [rule.id for rule in coverage.missing], console)
    unknown = [f"{rule_id}  {place}" for rule_id, place in coverage.unknown]
    _show_list("Tests that name no existing rule", unknown, console)
    _show_list("Errors", coverage.errors, console)


def _covered(section: Section, coverage: Coverage) -> int:
    return sum(rule.id in coverage.covered for rule in section.rules)


def _show_list(title: str, lines: list[str], console: Console) -> None:
    if not lines:
        return
    _show_heading(f"{title}: {len(lines)}", "─", console)
    for line in lines:
        _show_wrapped(Text(line), console)


def _show_heading(title: str, line: str, console: Console) -> None:
    console.print(Text(f"\n{title}\n{line * len(title)}", style="bold"))


def _show_note(note: Note, console: Console) -> None:
    if note.text.startswith("|"):
        console.print(Markdown(note.text))
    elif note.text.startswith("#"):
        console.print(Text(f"\n{note.text.lstrip('# ')}", style="bold"))
    else:
        _show_wrapped(Text(f"· {note.text}"), console)


def _id_and_text(rule: Rule, searched: str = "") -> Text:
    line = Text.assemble((rule.id, "cyan"), "  ", rule.text)
    for start, end in found_words(line.plain, searched):
        line.stylize(_FOUND, start, end)
    return line


def _show_wrapped(text: Text, console: Console) -> None:
    """Print with every line but the first moved in."""
    lines = text.wrap(console, console.width - _INDENT)
    for line in lines:
        line.rstrip()
    console.print(Text("\n" + " " * _INDENT).join(lines), soft_wrap=True)
