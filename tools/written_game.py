"""The game of `docs/write-a-game.md`, taken out of the page into a folder and found there as if it were installed.

    python tools/written_game.py FOLDER

A block of the page whose first line names a file (```python lanterns/game.py) is that file, to the letter. What pip
would write down of the package (its entry points) is made from the page's own `pyproject.toml`. With FOLDER on PYTHONPATH
the game is there; tests and the browser tests play it so.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "write-a-game.md"
_BLOCK = re.compile(r"^```\w+ (?P<file>[\w./-]+)\n(?P<content>.*?)^```$", re.DOTALL | re.MULTILINE)


def files_in(page: str) -> dict[str, str]:
    """The files that a page spells out, by their paths."""
    return {block["file"]: block["content"] for block in _BLOCK.finditer(page)}


def write_game(folder: Path) -> list[str]:
    """Write the page's files into a folder, and what makes the game found there; their paths."""
    files = files_in(PAGE.read_text(encoding="utf-8"))
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    project = tomllib.loads(files["pyproject.toml"])["project"]
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n",
        encoding="utf-8",
    )
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return list(files)


if __name__ == "__main__":
    wanted = Path(sys.argv[1])
    wanted.mkdir(parents=True, exist_ok=True)
    print("\n".join(write_game(wanted)))
