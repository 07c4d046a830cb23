"""Pictures of the terminal client for the documentation: `python -m tools.screens docs/screens`.

Each is a scene played by keys in a terminal that nobody sees, and drawn as SVG. The same program
draws the same picture.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from textual.pilot import Pilot
from textual.widgets import OptionList

from rulewright.gamekit.match import Match
from rulewright.terminal.app import Terminal
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import begin

SIZE: Final = (112, 34)
ENOUGH_WAITING: Final = 1000

SCENES: Final = {"terminal-duel": [], "terminal-rules": ["r", *"relic"]}
"""The keys pressed in each scene, in turn 2 with two clashes behind and the third card to pick."""


def main() -> None:
    """Draw all scenes into the folder that is named."""
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tools.screens FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, keys in SCENES.items():
        picture = asyncio.run(draw(keys))
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
        print(folder / f"{name}.svg")


async def draw(keys: list[str], size: tuple[int, int] = SIZE) -> str:
    """The screen after a person has pressed these keys in a duel with relics, as SVG."""
    seats = read_seats(["human:Ana", "greedy"])
    sitting = begin("allumbra", seats, {"relics": True, "stella": "first"}, "12", "en")
    application = Terminal(TableScreen(sitting, None))
    async with application.run_test(size=size) as pilot:
        await until_asked(pilot)
        while not is_the_moment(sitting.match):
            await pilot.press("1")
            await until_asked(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        return without_fonts(application.export_screenshot(title="Rulewright"))


def is_the_moment(match: Match) -> bool:
    """Whether two cards of turn 2 have been played, and the third is to be picked."""
    view = match.view(0)
    is_turn_two = view["turn"] == 2 and view["clash"] == 2
    return is_turn_two and match.state.asks(0) and match.decision(0).choices[0].spelled[0] == "pick"


async def until_asked(pilot: Pilot[int]) -> None:
    """Wait until the person has something to choose."""
    for _ in range(ENOUGH_WAITING):
        if pilot.app.screen.query_one("#choices", OptionList).option_count:
            await pilot.pause()
            return
        await pilot.pause(0.01)
    raise TimeoutError("nothing was offered; did the duel end?")


def without_fonts(picture: str) -> str:
    """The picture with the reader's own typeface: it must not fetch one from elsewhere."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    return picture.replace("Fira Code", "Fira Code, DejaVu Sans Mono")


if __name__ == "__main__":
    main()
