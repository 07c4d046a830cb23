"""One position of the Playfield as a few lines of text: whose card, what it is, how it lies.

Signs carry every meaning; colour only repeats it. A sign points away from whoever commands the
card, an arrow tells which way an exhausted card is turned.
"""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from rulewright.games.eruma.terminal.printing import HIDDEN, OPPOSING, OURS, Printing
from rulewright.games.eruma.view.types import FieldCardView
from rulewright.terminal.boards.lines import MINE, QUIET, THEIRS, fit

TURNED: Final = {"right": "↷", "left": "↶"}
LIVE: Final = "◈"
STOLE: Final = "$"
BORROWED: Final = "⇄"
DOWN: Final = "▒"
TREASURE: Final = "◆"
ARTICLE: Final = "The "
TALL: Final = 3
"""Name, state and types have a line each."""

ROOM_FOR_WORDS: Final = 18
"""From this width on the state of a card is spelled out beside its sign."""


class Cells:
    """Draws positions of one width and height, for whoever sits below."""

    def __init__(self, printing: Printing, below: int, width: int, height: int) -> None:
        self.printing = printing
        self.words = printing.words
        self.below = below
        self.width = width
        self.height = height

    def empty(self, column: int, *, on_treasure: bool) -> list[Text]:
        """An empty position: the number of its column, and whether there is something to steal."""
        sign = f" {TREASURE} {column}" if on_treasure else f" · {column}"
        return self._filled([Text(sign, QUIET)])

    def card(self, card: FieldCardView) -> list[Text]:
        """A card: its name, its state, and with room its types on a line of their own."""
        style = self.style(card["controller"])
        signs = f"{self.sign(card['controller'])}{self._kind(card)}{self._short_state(card)}"
        title = Text(f"{signs}{self._name(card)}", style)
        if not card["up"]:
            title.stylize("not bold dim" if card["card"] is None else "not bold italic")
        state = self.state(card)
        types = " ".join(card["types"])
        if self.height >= TALL:
            return self._filled([title, Text(f"  {state}"), Text(f"  {types}", QUIET)])
        return self._filled([title, Text.assemble(f"  {state}", (types, QUIET))])

    def _filled(self, lines: list[Text]) -> list[Text]:
        lines = (lines + [Text()] * self.height)[: self.height]
        return [fit(line, self.width) for line in lines]

    def sign(self, seat: int) -> str:
        """Which way a card looks that this seat commands."""
        return OURS if seat == self.below else OPPOSING

    def style(self, seat: int) -> str:
        """The colour of a seat."""
        return MINE if seat == self.below else THEIRS

    def _kind(self, card: FieldCardView) -> str:
        if not card["up"] or card["card"] is None:
            return DOWN
        return self.printing.kind_sign(card["card"])

    def _name(self, card: FieldCardView) -> str:
        if card["card"] is None:
            return HIDDEN
        name = self.printing.name(card["card"])
        # The beginning of a name tells cards apart, an article does not.
        return name.removeprefix(ARTICLE) if len(name) > self.width - len("▲A ") else name

    def _short_state(self, card: FieldCardView) -> str:
        """The sign between kind and name: on a single line it is all there is of the state."""
        if self.height > 1:
            return " "
        if card["live"]:
            return LIVE
        return " " if card["exhausted"] is None else TURNED[card["exhausted"]]

    def state(self, card: FieldCardView) -> str:
        """How the card lies: face-down, turned, its power going on, borrowed, has stolen."""
        signs = []
        if card["live"]:
            signs.append(LIVE)
        if card["stole"]:
            signs.append(STOLE)
        if card["controller"] != card["owner"]:
            signs.append(BORROWED)
        if card["exhausted"] is not None:
            sign = TURNED[card["exhausted"]]
            is_spelled = self.width >= ROOM_FOR_WORDS or (self.height >= TALL and not signs)
            signs.append(f"{sign} {self.words('eruma.exhausted')}" if is_spelled else sign)
        if not card["up"]:
            signs.append(self.words("eruma.face-down"))
        return "".join(f"{sign} " for sign in signs)


def touchable(text: Text, thing: str) -> Text:
    """The text, with the id of the thing it shows: a click on it asks for that."""
    text.stylize(Style.from_meta({"thing": thing}))
    return text
