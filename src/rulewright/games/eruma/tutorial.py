"""The deal of a first game with a guide: the pupil begins, and holds what there is to learn from.

`tutorial.toml` says which decks are played and which classes the first hand shall hold. The seed is
looked for, not written down: so it stays right when cards and decks change. What the guide says is
the client's.
"""

from __future__ import annotations

import tomllib
from typing import Final, cast

from rulewright.games.eruma.content import shipped_file
from rulewright.games.eruma.state import Raid
from rulewright.games.eruma.terms import CLASSES, CURSE_TYPE, QUICK
from rulewright.kernel.content_file import Entry
from rulewright.kernel.game import Game, Tutorial
from rulewright.kernel.match import start_match

FILE: Final = "tutorial.toml"
PUPIL: Final = 0
MOST_SEEDS: Final = 500


class Lesson:
    """What the file wants."""

    def __init__(self, decks: list[str], bot: str, kinds: list[int]) -> None:
        self.decks: Final = decks
        self.bot: Final = bot
        self.kinds: Final = kinds


def read_lesson() -> Lesson:
    """The file, checked."""
    entry = Entry(FILE, tomllib.loads(shipped_file(FILE).read_text(encoding="utf-8")))
    decks = [entry.text("first_deck"), entry.text("second_deck")]
    bot = entry.text("bot")
    kinds: list[int] = []
    for name in entry.items("hand"):
        if name not in CLASSES:
            raise entry.wrong(f"'hand' names classes ({', '.join(CLASSES)}), and {name!r} is none")
        kinds.append(1 << CLASSES.index(str(name)))
    entry.done()
    return Lesson(decks, bot, kinds)


def tutorial_for(game: Game, presets: list[str]) -> Tutorial:
    """The first of the deals from which the lesson can be taught; with other decks where those
    wanted are not there any more, and with any deal that the pupil begins where none is just right.
    """
    lesson = read_lesson()
    chosen = [key for key in lesson.decks if key in presets]
    others = [key for key in presets if key not in chosen]
    if len(chosen) < len(lesson.decks):
        chosen = [*chosen, *others][: len(lesson.decks)]
    options: dict[str, object] = {
        option.name: key for option, key in zip(game.options, chosen, strict=True)
    }
    fair = ""
    for number in range(MOST_SEEDS):
        seed = f"tutorial-{number}"
        raid = cast(Raid, start_match(game, ["Pupil", "Bot"], options, seed, "en").state)
        if raid.active != PUPIL:
            continue
        if _teaches(raid, lesson):
            return Tutorial(seed, options, lesson.bot)
        fair = fair or seed
    return Tutorial(fair, options, lesson.bot)


def _teaches(raid: Raid, lesson: Lesson) -> bool:
    """Whether the pupil holds the classes wanted, no Curse, and a Quick power to try."""
    hand = raid.hands[PUPIL]
    faces = [int(raid.definition[hand[place]]) for place in range(len(hand))]
    if any(raid.cards.types[face] & CURSE_TYPE != 0 for face in faces):
        return False
    has_quick = any(raid.cards.programs[face].speed == QUICK for face in faces)
    held = [int(raid.cards.kinds[face]) for face in faces]
    return has_quick and all(kind in held for kind in lesson.kinds)
