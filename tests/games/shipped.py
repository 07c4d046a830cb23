"""What holds for the cards that come with any game: no program knows one of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import rulewright

SOURCES = Path(rulewright.__file__).parent
ROOT = SOURCES.parents[1]


def programs_that_name(names: Iterable[str]) -> set[str]:
    """Every place in rules, clients and commands where one of these names stands."""
    web = ROOT / "web" / "src"
    files = [*SOURCES.rglob("*.py"), *web.rglob("*.ts"), *web.rglob("*.tsx")]
    # A name may begin or end with something else than a letter.
    any_name = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")
    return {
        f"{file.name}: {match.group()}"
        for file in files
        if ".test." not in file.name
        for match in any_name.finditer(file.read_text(encoding="utf-8"))
    }
