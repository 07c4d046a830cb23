"""Eruma's things looked at closely: the full text of a card and how it lies, and what is in a pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.text import Text

from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.terminal.cells import Cells
from rulewright.games.eruma.terminal.printing import Printing, card_at, key_of
from rulewright.games.eruma.view.types import FieldCardView, RaidView, SideView
from rulewright.terminal.boards.board import Scene, Thing
from rulewright.terminal.boards.lines import QUIET

PILES = {"s": "hand", "d": "deck", "g": "graveyard", "x": "extra", "o": "banished"}


class Closely:
    """What one scene shows to somebody who looks closely."""

    def __init__(self, printing: Printing, scene: Scene) -> None:
        self.printing = printing
        self.words = printing.words
        self.names = scene.names
        self.raid = cast("RaidView", scene.view)
        self.below = scene.viewer or 0
        self.cells = Cells(printing, self.below, 40, 1)

    # The list

    def things(self) -> list[Thing]:
        """The viewer's hand, the cards on the Playfield from the viewer's side on, the piles."""
        raid = self.raid
        held = raid["sides"][self.below]["hand"]
        things = [
            Thing(card["id"], self._line(card["card"], self.words("eruma.in-hand")))
            for card in held
            if card["id"] is not None
        ]
        rows = range(COLUMNS)
        for row in reversed(rows) if self.below else rows:
            for position in range(row * COLUMNS, (row + 1) * COLUMNS):
                card = raid["field"][position]
                if card is not None:
                    things.append(Thing(card["id"], self._field_line(card)))
        for seat in (self.below, 1 - self.below):
            things += [
                Thing(f"{sign}{seat}", self._pile_line(seat, pile)) for sign, pile in PILES.items()
            ]
        return things

    def _line(self, key: str, place: str) -> Text:
        printing = self.printing
        return Text.assemble(
            (printing.name(key), "bold"), (f"  {printing.nature(key)}  {place}", QUIET)
        )

    def _field_line(self, card: FieldCardView) -> Text:
        place = self.printing.place(self.raid, int(card["id"][1:]))
        sign = Text(f"{self.cells.sign(card['controller'])} ", self.cells.style(card["controller"]))
        state = self.cells.state(card)
        if card["card"] is None:
            return Text.assemble(sign, (place, QUIET), f"  {state}")
        return Text.assemble(sign, self._line(card["card"], place), f"  {state}")

    def _pile_line(self, seat: int, pile: str) -> Text:
        count = _size(self.raid["sides"][seat], pile)
        title = self.words(f"eruma.pile-{pile}", name=self.names[seat])
        return Text.assemble((title, self.cells.style(seat)), f"  {count}")

    # One thing

    def text(self, thing: str) -> Text:
        """Everything about it."""
        if thing[:1] in PILES:
            return self._pile(int(thing[1:]), PILES[thing[:1]])
        key = key_of(self.raid, thing)
        card = card_at(self.raid, thing)
        text = Text() if key is None else self.printing.face(key)
        if card is not None:
            for line in self._lies(card):
                text.append(f"{line}\n")
        return text

    def _lies(self, card: FieldCardView) -> list[str]:
        words = self.words
        place = self.printing.place(self.raid, int(card["id"][1:]))
        facing = words("eruma.face-up" if card["up"] else "eruma.face-down")
        who = self.names[card["controller"]]
        lines = [words("eruma.lies", place=place, who=who, facing=facing)]
        if card["owner"] != card["controller"]:
            lines.append(words("eruma.owned", who=self.names[card["owner"]]))
        if card["exhausted"] is not None:
            lines.append(words(f"eruma.exhausted-{card['exhausted']}"))
        if card["stole"]:
            lines.append(words("eruma.has-stolen"))
        if card["card"] is not None and card["up"]:
            given = Counter(card["types"]) - Counter(self.printing.cards[card["card"]]["types"])
            if given:
                lines.append(words("eruma.given", types=", ".join(given)))
        for power in self.raid["powers"]:
            if power["id"] == card["id"]:
                name = self.printing.name(power["card"])
                lines.append(words("eruma.goes-on", card=name, turn=power["since"]))
                if power["targets"]:
                    targets = ", ".join(self._called(target) for target in power["targets"])
                    lines.append(words("eruma.aimed-at", targets=targets))
        return lines

    def _called(self, thing: str) -> str:
        key = key_of(self.raid, thing)
        place = self.printing.place(self.raid, int(thing[1:]))
        return place if key is None else f"{self.printing.name(key)} ({place})"

    def _pile(self, seat: int, pile: str) -> Text:
        side = self.raid["sides"][seat]
        words = self.words
        text = Text(words(f"eruma.pile-{pile}", name=self.names[seat]) + "\n", "bold")
        if pile == "deck":
            text.append(f"{words('eruma.deck-list', count=side['deck_size'])}\n", QUIET)
            return text.append_text(self._faces(side["deck_list"]))
        known = _cards(side, pile)
        hidden = _size(side, pile) - len(known)
        if hidden:
            text.append(f"{words('eruma.unknown', count=hidden)}\n", QUIET)
        return text.append_text(self._faces(known) if known else Text(words("eruma.nothing")))

    def _faces(self, keys: Sequence[str]) -> Text:
        faces = Text()
        for key, count in Counter(keys).items():
            faces.append(f"{count}x " if count > 1 else "")
            faces.append_text(self.printing.face(key))
        return faces


def _cards(side: SideView, pile: str) -> list[str]:
    """The cards of a pile that one may know."""
    if pile == "hand":
        return [card["card"] for card in side["hand"]]
    if pile == "graveyard":
        return side["graveyard"]
    return side["extra"] if pile == "extra" else side["banished"]


def _size(side: SideView, pile: str) -> int:
    if pile == "hand":
        return side["hand_size"]
    return side["deck_size"] if pile == "deck" else len(_cards(side, pile))
