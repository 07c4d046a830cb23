"""Eruma's board: what the terminal client asks of a game's looks, answered for a raid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Choice
from rulewright.gamekit.people import Told
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.terminal.closely import Closely
from rulewright.games.eruma.terminal.printing import Printing, card_at, key_of
from rulewright.games.eruma.terminal.table import RaidTable
from rulewright.games.eruma.view.types import RaidView
from rulewright.kernel.event import Event
from rulewright.terminal.boards.board import (
    NO_MARKS,
    Board,
    Gathered,
    Marks,
    Scene,
    Thing,
)
from rulewright.terminal.boards.lines import QUIET
from rulewright.terminal.words import Words

DOES: Final = ("play", "move", "attack", "steal", "power", "hide", "fly")
"""The verbs of the Assault Phase that are about a card."""


class ErumaBoard(Board):
    """A raid."""

    log_beside_from: ClassVar[int] = 110
    has_things: ClassVar[bool] = True

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.printing = Printing(game, words)

    def table(
        self, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """The whole table."""
        return Group(*RaidTable(self.printing, scene, width, height, marks).lines())

    # Choosing

    def gather(self, scene: Scene, choices: Sequence[Choice]) -> list[Gathered]:
        """In the Assault Phase a line for each card, with all it may do."""
        about: dict[str, list[int]] = {}
        alone = []
        for place, choice in enumerate(choices):
            if choice.spelled[0] in DOES:
                about.setdefault(choice.objects[0], []).append(place)
            else:
                alone.append(Gathered(Text(choice.label), [place]))
        gathered = [
            Gathered(
                self._card_line(scene, thing, [choices[place] for place in places]), places, thing
            )
            for thing, places in about.items()
        ]
        return gathered + alone if gathered else []

    def _card_line(self, scene: Scene, thing: str, choices: Sequence[Choice]) -> Text:
        raid = cast("RaidView", scene.view)
        key = key_of(raid, thing)
        name = self.printing.name(key) if key is not None else thing
        card = card_at(raid, thing)
        where = self.words("eruma.in-hand")
        if card is not None:
            where = self.printing.place(raid, int(thing[1:]))
        verbs = [choice.spelled[0] for choice in choices]
        does = [
            self.words(f"eruma.does-{verb}", count=verbs.count(verb))
            for verb in DOES
            if verb in verbs
        ]
        return Text.assemble((f"{name} ", "bold"), (f"{where}: ", QUIET), ", ".join(does))

    def choice_detail(self, scene: Scene, choice: Choice) -> str:
        """The text of the card that a choice is about: the target's, if it has one."""
        raid = cast("RaidView", scene.view)
        known = [key_of(raid, thing) for thing in choice.objects]
        keys = [key for key in known if key is not None]
        key = keys[-1] if keys else self.printing.named_in(choice.label)
        if key is None:
            return ""
        return f"{self.printing.name(key)} ({self.printing.nature(key)}): {self.printing.cards[key]['text']}"

    # Looking closely

    def things(self, scene: Scene) -> list[Thing]:
        """Cards and piles."""
        return Closely(self.printing, scene).things()

    def thing_text(self, scene: Scene, thing: str) -> Text:
        """The card in full, and how it lies."""
        return Closely(self.printing, scene).text(thing)

    def reference(self, scene: Scene, width: int) -> RenderableType:
        """Both decks as they were brought, then every other card."""
        del width
        raid = cast("RaidView", scene.view)
        shown: set[str] = set()
        parts: list[RenderableType] = []
        for seat in (scene.viewer or 0, 1 - (scene.viewer or 0)):
            side = raid["sides"][seat]
            on_field = [
                card["card"]
                for card in raid["field"]
                if card is not None and card["owner"] == seat and card["card"] is not None
            ]
            brought = dict.fromkeys(
                [*side["deck_list"], *side["extra"], *side["banished"], *on_field]
            )
            parts += [
                self._cards(self.words("eruma.brought", name=scene.names[seat]), list(brought))
            ]
            shown |= brought.keys()
        others = [key for key in self.printing.cards if key not in shown]
        return Group(*parts, self._cards(self.words("eruma.other-cards"), others))

    def _cards(self, title: str, keys: Sequence[str]) -> RenderableType:
        return Group(Text(f"── {title}", "bold"), self.printing.listed(keys), Text())

    # Telling

    def log_line(self, event: Event, told: Told) -> Text:
        """Turns stand out as headings, treasures and kills in bold."""
        if event.kind == story.TURN_BEGINS:
            return Text(f"── {told.text}", "bold")
        return Text(told.text, "bold" if told.kind in ("stole", "killed", "blocked") else "")

    def primer(self) -> str:
        """Eruma in a few sentences, and its signs."""
        return f"{self.words('eruma.primer')}\n\n{self.words('eruma.legend')}"

    def stops(self, views: Sequence[dict[str, object]], watcher: int | None = None) -> list[int]:
        """The end of a turn that another has played, before everything is turned up again."""
        raids = cast("Sequence[RaidView]", views)
        if watcher is None:
            return []
        return [
            place - 1
            for place in range(1, len(raids))
            if raids[place]["active"] != raids[place - 1]["active"] == 1 - watcher
        ]
