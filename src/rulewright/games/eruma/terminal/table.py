"""Eruma's table, drawn: their side above, the Playfield of five by five, my side below.

It fits itself to the window. A low one gives every row two lines and no rules between; a roomy
one spells out types and shows what goes on. Nothing is ever left out of the Playfield.
"""

from __future__ import annotations

from typing import Final, cast

from rich.console import Console
from rich.text import Text

from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.rules.costs import ACTION_POINTS
from rulewright.games.eruma.rules.totals import TO_WIN
from rulewright.games.eruma.terminal.cells import LIVE, TREASURE, Cells, touchable
from rulewright.games.eruma.terminal.printing import Printing
from rulewright.games.eruma.view.types import HandCardView, RaidView, SideView
from rulewright.terminal.boards.board import Marks, Scene
from rulewright.terminal.boards.drawing import Drawing
from rulewright.terminal.boards.lines import QUIET, ends, fit, in_lines, pips

LABEL_WIDTH: Final = 3
SHAPES: Final = ((3, True), (2, True), (2, False), (1, False))
"""Lines of a row, and whether there are rules between rows; the first that fits is taken."""

ROOMY_LINES: Final = 18
"""From this height on a hand may take more than one line."""

ROOM_FOR_PIPS: Final = 74
POINTING: Final = "▶"
"""Stands at the edge of what the marked choice is about."""


class RaidTable(Drawing):
    """One drawing. The viewer sits below; a spectator sees the first seat there."""

    def __init__(
        self, printing: Printing, scene: Scene, width: int, height: int, marks: Marks
    ) -> None:
        super().__init__(printing.words, scene, width, height, marks)
        self.printing = printing
        self.raid = cast("RaidView", scene.view)

    def lines(self) -> list[Text]:
        """All of it, from top to bottom."""
        theirs, mine = self.raid["sides"][1 - self.below], self.raid["sides"][self.below]
        above, under = [self.side(theirs)], [self.side(mine), *self.hand(mine)]
        extra = self.going_on()
        if self.height >= ROOMY_LINES:
            above += self.hand(theirs)
        else:
            # The rows need the line more than what has been seen of a hand.
            extra = self.hand(theirs) + extra
        lines = above + self.field(self.height - len(above) - len(under)) + under
        lines += self.as_fits(extra, self.height - len(lines), "eruma.more")
        legend = self.legend()
        return lines + legend if len(lines) + len(legend) <= self.height else lines

    # A player

    def side(self, side: SideView) -> Text:
        """Name, treasure, Action Points, and how many cards lie where."""
        words, raid = self.words, self.raid
        cells = Cells(self.printing, self.below, 0, 0)
        seat = side["seat"]
        is_active = seat == raid["active"] and not raid["over"] and raid["phase"] != "set-up"
        roomy = self.width >= ROOM_FOR_PIPS
        line = Text.assemble(
            (f"{cells.sign(seat)} {self.names[seat]}", cells.style(seat)),
            f"  {TREASURE}{side['treasure']}/{TO_WIN}",
        )
        if roomy:
            line.append(f" {pips(side['treasure'], TO_WIN, '■', '□')}")
        if is_active:
            points = raid["points"]
            phase = words(f"eruma.phase-{raid['phase']}") if roomy else ""
            line.append(f"  {phase}", QUIET)
            shown = pips(points, ACTION_POINTS, "●", "○") if roomy else points
            line.append(f" {words('eruma.points')} {shown}", "bold")
        piles = [
            touchable(Text(words(f"eruma.{pile}", count=count), QUIET), f"{sign}{seat}")
            for pile, sign, count in (
                ("hand-size", "s", side["hand_size"]),
                ("deck-size", "d", side["deck_size"]),
                ("graveyard-size", "g", len(side["graveyard"])),
                ("extra-size", "x", len(side["extra"])),
                ("banished-size", "o", len(side["banished"])),
            )
            if pile != "banished-size" or count
        ]
        return ends(line, Text(" ").join(piles), self.width)

    def hand(self, side: SideView) -> list[Text]:
        """The cards in hand, as far as the viewer knows them."""
        held = side["hand"]
        if not held:
            return []
        is_own = any(card["id"] is not None for card in held)
        title = Text(self.words("eruma.hand" if is_own else "eruma.hand-known"), QUIET)
        names = [self._held(card) for card in held]
        lines = in_lines([title, *names], self.width)
        if len(lines) == 1 or self.height >= ROOMY_LINES:
            return lines
        # In a low window the hand has one line: names are cut, all alike.
        each = (self.width - title.cell_len) // len(names) - 1
        return in_lines(
            [title, *(fit(name, min(each, name.cell_len)) for name in names)], self.width
        )

    def _held(self, card: HandCardView) -> Text:
        thing = card["id"] or ""
        sign, name = self.printing.kind_sign(card["card"]), self.printing.name(card["card"])
        shown = " ◎" if card["known"] and thing else ""
        pointing = POINTING if thing in self.marks.marked else ""
        text = Text(f"{pointing}{self.number(thing)}{sign} {name}{shown}")
        if thing in self.marks.marked:
            text.stylize("bold reverse")
        return touchable(text, thing) if thing else text

    # The Playfield

    def field(self, room: int) -> list[Text]:
        """Five rows of five, the viewer's Zone 1 at the bottom."""
        tall, ruled = next(
            (shape for shape in SHAPES if self._height_of(shape) <= room), SHAPES[-1]
        )
        cells = Cells(self.printing, self.below, (self.width - LABEL_WIDTH) // COLUMNS - 1, tall)
        order = range(COLUMNS) if self.below else reversed(range(COLUMNS))
        rule = Text(" " * LABEL_WIDTH + ("┼" + "─" * cells.width) * COLUMNS, QUIET)
        lines: list[Text] = []
        for row in order:
            lines += [rule] if ruled else []
            lines += self._row(row, cells)
        return [*lines, rule] if ruled else lines

    def _height_of(self, shape: tuple[int, bool]) -> int:
        tall, ruled = shape
        return COLUMNS * tall + (COLUMNS + 1 if ruled else 0)

    def _row(self, row: int, cells: Cells) -> list[Text]:
        described = self.raid["rows"][row]
        owner = described["seat"]
        label = self.words(f"eruma.row-{described['zone']}")
        sign = TREASURE if owner is None else cells.sign(owner)
        style = QUIET if owner is None else cells.style(owner)
        labels = [Text(label, style), Text(sign, style), Text(), Text()]
        columns = [self._cell(row * COLUMNS + column, cells) for column in range(COLUMNS)]
        return [
            Text.assemble(
                fit(labels[line], LABEL_WIDTH), *(part for cell in columns for part in cell[line])
            )
            for line in range(cells.height)
        ]

    def _cell(self, position: int, cells: Cells) -> list[tuple[Text, Text]]:
        """The lines of a position, each with the wall at its left."""
        card = self.raid["field"][position]
        thing = f"p{position}"
        if card is None:
            on_treasure = self.raid["rows"][position // COLUMNS]["seat"] is None
            texts = cells.empty(position % COLUMNS + 1, on_treasure=on_treasure)
        else:
            texts = cells.card(card)
        if thing in self.marks.numbers:
            number = Text(f"[{self.marks.numbers[thing]}]", "bold")
            texts[-1].rstrip()
            texts[-1] = ends(texts[-1], number, cells.width)
        is_marked = thing in self.marks.marked
        wall = Text(POINTING, "bold") if is_marked else Text("│", QUIET)
        if is_marked:
            for text in texts:
                text.stylize("reverse")
        return [(wall, touchable(text, thing)) for text in texts]

    # What goes on

    def going_on(self) -> list[Text]:
        """Powers that go on, and what Quick powers began for a while."""
        raid, words, name = self.raid, self.words, self.printing.name
        lines = []
        for power in raid["powers"]:
            place = self.printing.place(raid, int(power["id"][1:]))
            text = self.printing.cards[power["card"]]["text"]
            title = words("eruma.power-on", card=name(power["card"]), place=place)
            lines.append(self._one_line(power["id"], power["seat"], title, text))
        for lasting in raid["lasting"]:
            card, until = name(lasting["card"]), lasting["until"]
            title = words("eruma.waiting", card=card)
            if until is not None:
                title = words("eruma.lasting", card=card, turn=until)
            text = self.printing.cards[lasting["card"]]["text"]
            lines.append(self._one_line("", lasting["seat"], title, text))
        return lines

    def _one_line(self, thing: str, seat: int, title: str, text: str) -> Text:
        cells = Cells(self.printing, self.below, 0, 0)
        line = Text.assemble(
            (f"{LIVE}{cells.sign(seat)} ", cells.style(seat)), (title, "bold"), (f" {text}", QUIET)
        )
        return touchable(fit(line, self.width), thing) if thing else fit(line, self.width)

    def legend(self) -> list[Text]:
        """What the signs mean."""
        return [Text(), *self._wrapped(Text(self.words("eruma.legend"), QUIET))]

    def _wrapped(self, text: Text) -> list[Text]:
        return list(text.wrap(Console(width=self.width), max(self.width, 1)))
