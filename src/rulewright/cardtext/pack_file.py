"""How large a stranger's file of cards may be, so that reading it costs little.

Told before anything else looks at the file. What a text may be is limited where texts are read
(`language`), and what a card may say is the game's to judge.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import text_of
from rulewright.kernel.errors import ContentError

MOST_KILOBYTES: Final = 256
MOST_CARDS: Final = 500
LONGEST_LINE: Final = 1000
"""TOML takes memory by the square of a key's length, so a long line can take all there is."""


def check_pack_file(file: Path) -> None:
    """Refuse a file that is too large for a pack, or that cannot be read."""
    content = text_of(file, MOST_KILOBYTES)
    for number, line in enumerate(content.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise ContentError(
                f"{file}:{number}: a line of {len(line)} letters; the most is {LONGEST_LINE}"
            )
