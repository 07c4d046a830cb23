"""Allumbra's table, drawn: their side above, three lanes, my side below, the last clash.

Signs and words carry every meaning; colour only repeats it. In a low window a relic shows its
state and the discards their number; in a roomy one both are spelled out.
"""

from __future__ import annotations

from typing import Final, cast

from rich.console import Console
from rich.text import Text

from rulewright.games.allumbra.rules.state import CARDS_A_TURN, MOST_AMMO, MOST_ENERGY
from rulewright.games.allumbra.terminal.clashes import Clash, clashes_of, outcome
from rulewright.games.allumbra.terminal.printing import Printing
from rulewright.games.allumbra.view.types import DuellistView, DuelView, RelicView
from rulewright.terminal.boards.board import Scene
from rulewright.terminal.boards.drawing import Drawing
from rulewright.terminal.boards.lines import MINE, QUIET, THEIRS, counted, ends, fit, pips, row

ROOMY_LINES: Final = 21
FACE_DOWN: Final = "▒▒▒▒▒▒▒▒"


class DuelTable(Drawing):
    """One drawing. The viewer sits below; a spectator sees the first seat there."""

    def __init__(self, printing: Printing, scene: Scene, width: int, height: int) -> None:
        super().__init__(printing.words, scene, width, height)
        self.printing = printing
        self.roomy = height >= ROOMY_LINES
        self.duel = cast("DuelView", scene.view)
        self.indent = " " if self.roomy else ""
        self.clashes = clashes_of(scene)

    def lines(self) -> list[Text]:
        """All of it, from top to bottom."""
        mine = self.duel["duellists"][self.below]
        theirs = self.duel["duellists"][1 - self.below]
        lines = self.side(theirs, THEIRS) + self.lanes(theirs, mine) + self.side(mine, MINE)
        if self.clashes:
            lines += self.last_clash(self.clashes[-1], max(self.height - len(lines), 0))
        chart = self.chart()
        if self.roomy and len(lines) + len(chart) <= self.height:
            lines += chart
        return lines

    # A duellist

    def side(self, side: DuellistView, style: str) -> list[Text]:
        """Name, piles, energy, ammo, bonus, relics, and the cards one may know."""
        words = self.words
        character = side["character"].capitalize()
        name = Text.assemble((self.names[side["seat"]], style), (f" · {character}", QUIET))
        piles = Text(
            words(
                "allumbra.sizes",
                hand=side["hand_size"],
                deck=side["deck_size"],
                discard=len(side["discard"]),
            ),
            QUIET,
        )
        bonus = self.bonus(side)
        if bonus and not self.roomy:
            # The second line is full: the bonus is worth more than the names of the piles.
            return [ends(name, bonus, self.width), self.figures(side, style), *self.more(side)]
        figures = ends(self.figures(side, style), bonus, self.width)
        return [ends(name, piles, self.width), figures, *self.more(side)]

    def figures(self, side: DuellistView, style: str) -> Text:
        """Energy and ammo, as pips and as numbers."""
        gap = "     " if self.roomy else "  "
        return Text.assemble(
            f"{self.words('allumbra.energy')} ",
            (pips(side["energy"], MOST_ENERGY, "■", "□"), style),
            (f" {side['energy']:>2}", "bold"),
            f"{gap}{self.words('allumbra.ammo')} ",
            (pips(side["ammo"], MOST_AMMO, "●", "○"), style),
            (f" {side['ammo']:>2}", "bold"),
        )

    def bonus(self, side: DuellistView) -> Text:
        """What the next card of this turn gets."""
        if side["next_free"]:
            return Text(f"★ {self.words('allumbra.next-free')}", "bold")
        if side["next_damage"]:
            amount = side["next_damage"]
            return Text(f"★ {self.words('allumbra.next-damage', amount=amount)}", "bold")
        return Text()

    def more(self, side: DuellistView) -> list[Text]:
        """Relics, the hand as far as one may know it, and with room the discards."""
        entries = []
        names = self.printing.names
        if "hand" in side:
            entries.append(("allumbra.hand", side["hand"]))
        elif side["shown"]:
            entries.append(("allumbra.shown", side["shown"]))
        if self.roomy:
            entries.append(("allumbra.discards", sorted(side["discard"], key=self.printing.order)))
        nothing = self.words("allumbra.nothing")
        lines = [
            Text.assemble((f"{self.words(title)} ", QUIET), counted(names(cards)) or nothing)
            for title, cards in entries
        ]
        return self.relics(side) + [part for line in lines for part in self.wrapped(line, 2)]

    def relics(self, side: DuellistView) -> list[Text]:
        """Each with its state; with room, also what it waits for or does."""
        lines = []
        for relic in side["relics"]:
            face = self.printing.relics[relic["relic"]]
            sign, state = self.relic_state(relic)
            style = "bold" if relic["active"] else QUIET
            line = Text.assemble(f"{sign} {face['name']} ", (state, style))
            if self.roomy:
                text = face["active"] if relic["active"] else face["condition"]
                line.append(f"  {text}", QUIET)
            lines.append(line)
        if self.roomy or not lines:
            return [fit(line, self.width) for line in lines]
        half = max(self.width // 2, lines[0].cell_len + 1)
        return [row((lines[0], half), (lines[1], self.width - half))]

    def relic_state(self, relic: RelicView) -> tuple[str, str]:
        """A sign and a word."""
        if relic["in_use"]:
            return "◈", self.words("allumbra.relic-in-use")
        if relic["active"]:
            return "◆", self.words("allumbra.relic-active")
        if relic["locked"]:
            return "⊘", self.words("allumbra.relic-locked")
        return "◇", self.words("allumbra.relic-waiting")

    # The lanes

    def lanes(self, theirs: DuellistView, mine: DuellistView) -> list[Text]:
        """The turn's three cards of each, face to face, and what came of them."""
        turn = self.duel["turn"]
        told = {clash.number: clash for clash in self.clashes if clash.turn == turn}
        room = self.width - CARDS_A_TURN - 1
        titles, floors, columns = [], [], []
        for place in range(CARDS_A_TURN):
            wide = room * (place + 1) // CARDS_A_TURN - room * place // CARDS_A_TURN
            clash = told.get(place + 1)
            title = f" {self.words('allumbra.lane', number=place + 1)} "
            titles.append(title.ljust(wide, "─")[:wide])
            floors.append("─" * wide)
            above = self.lane_card(theirs, place, clash, THEIRS)
            below = self.lane_card(mine, place, clash, MINE)
            between = [Text(f"{self.indent}{self.arrow(clash)}", QUIET)] if self.roomy else []
            columns.append([fit(cell, wide) for cell in (*above, *between, *below)])
        wall = Text("│", QUIET)
        middle = [
            Text.assemble(wall, *(part for cell in cells for part in (cell, wall)))
            for cells in zip(*columns, strict=True)
        ]
        return [
            Text(f"┌{'┬'.join(titles)}┐", QUIET),
            *middle,
            Text(f"└{'┴'.join(floors)}┘", QUIET),
        ]

    def lane_card(
        self, side: DuellistView, place: int, clash: Clash | None, style: str
    ) -> list[Text]:
        """A card in its lane: what it is and how it stands."""
        if place >= len(side["row"]):
            picks = self.printing.picks(self.duel, side["seat"])
            waiting = place - len(side["row"])
            if waiting >= len(picks):
                return [Text(f"{self.indent}·", QUIET), Text()]
            return self.lying(picks[waiting]["name"], style, "allumbra.picked")
        card = side["row"][place]
        if card["card"] is None:
            return self.lying(FACE_DOWN, QUIET, "allumbra.face-down")
        name = self.printing.cards[card["card"]]["name"]
        if clash is None:
            state = "allumbra.laid-open" if card["open"] else "allumbra.face-down"
            return self.lying(name, style, state)
        if not self.settled(clash):
            return self.lying(name, style, "allumbra.revealed")
        sign, did = outcome(clash, side["seat"], self.words)
        told = f"{sign} {(', ' if self.roomy else ' ').join(did)}"
        return [Text(self.indent + name, style), Text(self.indent + told)]

    def lying(self, name: str, style: str, state: str) -> list[Text]:
        """A card with a quiet word about how it lies."""
        return [Text(self.indent + name, style), Text(self.indent + self.words(state), QUIET)]

    def settled(self, clash: Clash) -> bool:
        """Whether the clash is over; relics may hold it up after the reveal."""
        duel = self.duel
        return duel["over"] or clash.turn < duel["turn"] or clash.number <= duel["clash"]

    def arrow(self, clash: Clash | None) -> str:
        """Which way the cancelling went."""
        if clash is None or not self.settled(clash):
            return ""
        if clash.cancelled[1 - self.below]:
            return f"▲ {self.words('allumbra.cancels')}"
        if clash.cancelled[self.below]:
            return f"▼ {self.words('allumbra.cancels')}"
        return self.words("allumbra.against")

    # The last clash

    def last_clash(self, clash: Clash, height: int) -> list[Text]:
        """The two cards side by side, and in words what they did to each other."""
        key = "allumbra.last-clash" if self.settled(clash) else "allumbra.this-clash"
        title = self.words(key, turn=clash.turn, number=clash.number)
        told = Text(" ".join(clash.sentences))
        if not self.roomy:
            return self.wrapped(Text.assemble((f"{title}: ", QUIET), told), height)
        cards = [self.printing.name_or_nothing(number) for number in clash.cards]
        cancels = self.words("allumbra.cancels")
        sign = f"  {self.words('allumbra.against')}  "
        if clash.cancelled[1 - self.below]:
            sign = f" ──{cancels}──▶ "
        elif clash.cancelled[self.below]:
            sign = f" ◀──{cancels}── "
        faces = Text.assemble(
            (f"{self.names[self.below]}: ", QUIET),
            (cards[self.below], MINE),
            sign,
            (cards[1 - self.below], THEIRS),
            (f" :{self.names[1 - self.below]}", QUIET),
        )
        lines = [Text(), self.heading(title), fit(faces, self.width)]
        return (lines + self.wrapped(told, max(height - len(lines), 0)))[:height]

    def chart(self) -> list[Text]:
        """What cancels what, at a glance; only what cancels something."""
        pairs = [
            Text.assemble(
                (card["name"], "bold"),
                (f" {self.words('allumbra.cancels')} ", QUIET),
                ", ".join(self.printing.names(card["cancels"])),
            )
            for card in self.printing.in_order
            if card["cancels"]
        ]
        half = self.width // 2
        halves = [row((left, half), (right, self.width - half)) for left, right in _in_twos(pairs)]
        return [Text(), self.heading(self.words("allumbra.chart-heading")), *halves]

    def heading(self, title: str) -> Text:
        """A line across with a title in it."""
        return Text(f"── {title} ".ljust(self.width, "─"), QUIET)

    def wrapped(self, text: Text, height: int) -> list[Text]:
        """The text in so many lines, with an ellipsis if that is not all."""
        lines = list(text.wrap(Console(width=self.width), self.width))
        if len(lines) > height > 0:
            lines[height - 1] = fit(Text.assemble(lines[height - 1], " …"), self.width)
        return lines[:height]


def _in_twos(texts: list[Text]) -> list[tuple[Text, Text]]:
    return list(zip(texts[::2], [*texts[1::2], Text()], strict=False))
