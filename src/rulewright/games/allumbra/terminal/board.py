"""Allumbra's board: what the terminal client asks of a game's looks, answered for a duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Choice
from rulewright.gamekit.people import Told
from rulewright.games.allumbra.rules import story
from rulewright.games.allumbra.terminal.printing import NONE, PrintedCard, PrintedRelic, Printing
from rulewright.games.allumbra.terminal.reference import reference
from rulewright.games.allumbra.terminal.table import DuelTable
from rulewright.games.allumbra.view.types import DuelView
from rulewright.kernel.event import Event
from rulewright.terminal.boards.board import NO_MARKS, Board, Marks, Scene
from rulewright.terminal.boards.lines import QUIET, row
from rulewright.terminal.words import Words

COLUMNS = ("card", "cost", "effect", "cancels-what", "cancelled-by")


class AllumbraBoard(Board):
    """A duel."""

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(game, words)
        self.printing = Printing(game, words)

    def table(
        self, scene: Scene, width: int, height: int, marks: Marks = NO_MARKS
    ) -> RenderableType:
        """The whole table. Its choices are cards in hand, which need no marks."""
        del marks
        return Group(*DuelTable(self.printing, scene, width, height).lines())

    def choice_lines(
        self, scene: Scene, choices: Sequence[Choice], width: int
    ) -> tuple[Text | None, list[Text]]:
        """Cards to pick stand in columns with what they cancel; relics with their text."""
        widths = _widths(width)
        held = self._held(scene)
        lines = []
        heading = None
        for choice in choices:
            if choice.spelled[0] != "pick":
                lines.append(self._relic_line(choice, width))
                continue
            card = self.printing.in_order[cast("int", choice.spelled[1])]
            lines.append(self._card_line(card, held.count(card["key"]), widths))
            titles = [self.words(f"allumbra.column-{column}") for column in COLUMNS]
            heading = row(*zip(titles, widths, strict=True))
            heading.stylize(QUIET)
        return heading, lines

    def _held(self, scene: Scene) -> list[str]:
        """The viewer's hand without what has been picked from it already."""
        duel = cast("DuelView", scene.view)
        seat = scene.viewer or 0
        held = list(duel["duellists"][seat].get("hand", []))
        for card in self.printing.picks(duel, seat):
            held.remove(card["key"])
        return held

    def _card_line(self, card: PrintedCard, count: int, widths: Sequence[int]) -> Text:
        printing = self.printing
        texts = (
            card["name"] if count == 1 else f"{card['name']} ({count})",
            printing.cost(card),
            printing.effect(card),
            ", ".join(printing.names(card["cancels"])) or NONE,
            ", ".join(printing.names(printing.cancelled_by(card["key"]))) or NONE,
        )
        return row(*zip(texts, widths, strict=True))

    def _relic(self, choice: Choice) -> PrintedRelic:
        """The relic a choice names."""
        return self.printing.relics[choice.objects[0].split("-", 2)[2]]

    def _relic_line(self, choice: Choice, width: int) -> Text:
        line = Text(choice.label)
        if choice.spelled[0] == "choose":
            line.truncate(_name_width(self.printing), pad=True)
            face = self._relic(choice)
            line.append(f"{face['condition']} ▸ {face['active']}", QUIET)
        elif choice.spelled[0] in ("announce", "activate", "use"):
            line.append(f"   {self._relic(choice)['active']}", QUIET)
        line.truncate(width, overflow="ellipsis")
        return line

    def choice_detail(self, scene: Scene, choice: Choice) -> str:
        """The card's text, or both sides of the relic."""
        del scene
        if choice.spelled[0] == "pick":
            card = self.printing.in_order[cast("int", choice.spelled[1])]
            return f"{card['name']}: {card['text']}"
        if choice.spelled[0] == "choose":
            face = self._relic(choice)
            condition, active = self.words("allumbra.condition"), self.words("allumbra.active")
            return f"{face['name']}. {condition} {face['condition']} {active} {face['active']}"
        return ""

    def log_line(self, event: Event, told: Told) -> Text:
        """Turns stand out as headings, clashes in bold."""
        if event.kind == story.TURN_BEGINS:
            return Text(f"── {told.text}", "bold")
        if event.kind == story.REVEALED:
            return Text(f"» {told.text}", "bold")
        return Text(told.text)

    def reference(self, scene: Scene, width: int) -> RenderableType:
        """The cards, the cancel chart, where the cards are, the relics."""
        return reference(self.printing, scene, self.words, width)

    def primer(self) -> str:
        """Allumbra in a few sentences."""
        return self.words("allumbra.primer")

    def stops(self, views: Sequence[dict[str, object]], watcher: int | None = None) -> list[int]:
        """Each clash, but the last one only if its cards are swept off the table after it."""
        del watcher
        duels = cast("Sequence[DuelView]", views)
        stops = [
            place
            for place in range(1, len(duels))
            if duels[place]["clash"] > duels[place - 1]["clash"]
        ]
        if stops and duels[-1]["turn"] == duels[stops[-1]]["turn"]:
            stops.pop()
        return stops


def _name_width(printing: Printing) -> int:
    """Room for the longest name of a relic."""
    return max(len(relic["name"]) for relic in printing.relics.values()) + 2


def _widths(width: int) -> list[int]:
    """The columns of the cards on offer: the lists of names share what the rest leaves."""
    name, cost, effect = 20, 6, 11
    rest = width - name - cost - effect
    cancels = rest * 4 // 7
    return [name, cost, effect, cancels, rest - cancels]
