"""The deal of a first game with a guide: two decks that come with the game, and a seed from which there
is something to learn.

The seed is looked for, not written down: so it stays right when cards and decks change. What there is to
learn is each game's own, and what the guide says is the client's.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.game import Game, Tutorial
from rulewright.gamekit.match import start_match
from rulewright.kernel.state import State

PUPIL: Final = 0
MOST_SEEDS: Final = 500


class Lesson:
    """What a game's file wants: the pupil's deck, the other's, and the bot that plays it. `entry`
    is the file, for the fields that are the game's own."""

    def __init__(self, file: Path) -> None:
        self.entry: Final = Entry(file.name, tomllib.loads(file.read_text(encoding="utf-8")))
        self.decks: Final = [self.entry.text("first_deck"), self.entry.text("second_deck")]
        self.bot: Final = self.entry.text("bot")

    def options(self, game: Game, presets: list[str]) -> dict[str, object]:
        """The decks as options; with other decks where those wanted are not there any more."""
        chosen = [key for key in self.decks if key in presets]
        others = [key for key in presets if key not in chosen]
        chosen = [*chosen, *others, *chosen][: len(self.decks)]
        return {
            option.name: key
            for option, key in zip(game.options[: len(self.decks)], chosen, strict=True)
        }

    def deal(
        self,
        game: Game,
        presets: list[str],
        begins: Callable[[State], bool],
        teaches: Callable[[State], bool],
    ) -> Tutorial:
        """The first of the deals that the pupil begins and that can be taught from; where none is
        just right, the first that the pupil begins."""
        options = self.options(game, presets)
        fair = ""
        for number in range(MOST_SEEDS):
            seed = f"tutorial-{number}"
            state = start_match(game, ["Pupil", "Bot"], options, seed, "en").state
            if not begins(state):
                continue
            if teaches(state):
                return Tutorial(seed, options, self.bot)
            fair = fair or seed
        return Tutorial(fair, options, self.bot)
