"""The deal of a first game with a guide: two decks that come with the game, and a seed from which there
is something to learn.

The seed is looked for, not written down: so it stays right when cards and decks change. What there is to
learn is each game's own, and what the guide says is the client's.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from rulewright.gamekit.content_file import Entry
from rulewright.gamekit.people import Tutorial
from rulewright.gamekit.rules import Rules
from rulewright.kernel.chance import word_from_seed
from rulewright.kernel.state import State

PUPIL: Final = 0
SEATS: Final = 2
MOST_SEEDS: Final = 500


class Lesson:
    """What a game's file wants: the pupil's deck, the other's, and the bot that plays it. `entry`
    is the file, for the fields that are the game's own."""

    def __init__(self, file: Path) -> None:
        self.entry: Final = Entry(file.name, tomllib.loads(file.read_text(encoding="utf-8")))
        self.decks: Final = [self.entry.text("first_deck"), self.entry.text("second_deck")]
        self.bot: Final = self.entry.text("bot")

    # What each game says

    def begins(self, state: State) -> bool:
        """Whether the pupil does."""
        raise NotImplementedError

    def teaches(self, state: State) -> bool:
        """Whether there is something to learn from what the pupil holds."""
        raise NotImplementedError

    # What follows from that

    def options(self, rules: Rules, presets: list[str]) -> dict[str, object]:
        """The decks as options; with other decks where those wanted are not there any more."""
        chosen = [key for key in self.decks if key in presets]
        others = [key for key in presets if key not in chosen]
        chosen = [*chosen, *others, *chosen][: len(self.decks)]
        return {
            option.name: key
            for option, key in zip(rules.options[: len(self.decks)], chosen, strict=True)
        }

    def deal(self, rules: Rules, presets: list[str]) -> Tutorial:
        """The first of the deals that the pupil begins and that can be taught from; where none is
        just right, the first that the pupil begins."""
        options = self.options(rules, presets)
        settled = rules.check_options(options)
        fair = ""
        for number in range(MOST_SEEDS):
            seed = f"tutorial-{number}"
            state = rules.new(SEATS, settled, word_from_seed(seed))
            state.advance()
            if not self.begins(state):
                continue
            if self.teaches(state):
                return Tutorial(seed, options, self.bot)
            fair = fair or seed
        return Tutorial(fair, options, self.bot)
