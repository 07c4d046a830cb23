"""Elma's table, drawn: the turn, the battle as a race, what waits, the players, one's hand.

Where the window is too low for all of it, the last lanes, levels and kuskis are counted rather than
shown; one's own part and one's hand are always there.
"""

from __future__ import annotations

from typing import Final, cast

from rich.text import Text

from rulewright.games.elma.terminal.finding import kuskis_in
from rulewright.games.elma.terminal.printing import Printing, time_words
from rulewright.games.elma.view.types import (
    BattleView,
    DriveView,
    KuskiView,
    PlayerView,
    QueuedView,
    RaceView,
)
from rulewright.terminal.boards.board import Marks, Scene
from rulewright.terminal.boards.drawing import Drawing
from rulewright.terminal.boards.lines import QUIET, counted, ends, fit, in_lines

SIGNS: Final = "●◆■▲⬢★"
STYLES: Final = (
    "bold #56b4e9", "bold #e69f00", "bold #2fbf71", "bold #b39ddb", "bold #ff8a65", "bold",
)  # fmt: skip
"""Whose a thing is: a shape and a colour for each seat."""

NAME_WIDTH: Final = 18
FIGURES_WIDTH: Final = 24


class RaceTable(Drawing):
    """One drawing. The viewer's part is the last; a spectator sees the first seat there."""

    def __init__(
        self, printing: Printing, scene: Scene, width: int, height: int, marks: Marks
    ) -> None:
        super().__init__(printing.words, scene, width, height, marks)
        self.printing = printing
        self.race = cast("RaceView", scene.view)

    def lines(self) -> list[Text]:
        """All of it, from top to bottom."""
        seats = len(self.race["players"])
        others = [self.race["players"][(self.below + step) % seats] for step in range(1, seats)]
        own = self.race["players"][self.below]
        above = [self.turn(), *(line for other in others for line in self.player(other))]
        under = [*self.player(own), *self.hand(own)]
        waiting = self.waiting()
        battle = self.battle(max(self.height - len(above) - len(under) - 1, 4))
        room = self.height - len(above) - len(under) - len(battle)
        return [*above, *battle, *self.as_fits(waiting, max(room, 1), "elma.more"), *under]

    def turn(self) -> Text:
        """Whose turn it is, and how far it has come."""
        race = self.race
        who, step = self.names[race["active"]], race["step"]
        left = Text.assemble(
            self._sign(race["active"]),
            (f" {self.words('elma.turn-of', name=who)}", "bold"),
            f"  {self.words(f'elma.step-{step}')}",
        )
        return ends(left, Text(self.words("elma.round", number=race["round"]), QUIET), self.width)

    # The battle

    def battle(self, room: int) -> list[Text]:
        """The level, a lane for each kuski from the first to the last, and what all would get."""
        battle = self.race["battle"]
        if battle is None:
            return [Text(self.words("elma.no-battle"), QUIET)]
        about = ", ".join([*battle["types"], *battle["keywords"]])
        title = Text.assemble(
            self.number(battle["id"]),
            (self.printing.name(battle["card"]), "bold"),
            (f"  {about}  ", QUIET),
            self._sign(battle["by"]),
        )
        left = self.words("elma.turns-left", left=battle["turns_left"], turns=battle["turns"])
        drives = sorted(battle["drives"], key=lambda drive: drive["rank"])
        lanes = [self._lane(drive, battle) for drive in drives]
        now = [
            Text.assemble(self._sign(player["seat"]), f" +{player['if_it_ended_now']} ")
            for player in self.race["players"]
            if not player["out"]
        ]
        return [
            ends(title, Text(left, "bold"), self.width),
            *self.as_fits(lanes, max(room - 2, 1), "elma.more"),
            Text.assemble((f"{self.words('elma.if-now')} ", QUIET), *now),
        ]

    def _lane(self, drive: DriveView, battle: BattleView) -> Text:
        name = Text.assemble(
            f"{drive['rank']:>2} ", self._sign(drive["controller"]), " ", self._kuski(drive)
        )
        if battle["counts"] == "time":
            result = time_words(drive["result"])
        else:
            result = self.words(f"elma.{battle['counts']}", count=drive["result"] or 0)
        coming = self.words("elma.list-ends")
        if drive["has_next"]:
            coming = self.words("elma.next", time=time_words(drive["next"]))
        figures = fit(f" {result:>8} {coming}", FIGURES_WIDTH)
        points = fit(f"+{drive['points']}", 4)
        road = max(self.width - NAME_WIDTH - FIGURES_WIDTH - 4, 6)
        run = round(_share(drive["result"], battle) * (road - 1))
        bar = Text.assemble(
            ("━" * run + "▸", STYLES[drive["controller"]]), ("╌" * (road - 1 - run), QUIET)
        )
        return Text.assemble(fit(name, NAME_WIDTH), bar, figures, points)

    # What waits

    def waiting(self) -> list[Text]:
        """The queue from the next level on, and the after battles."""
        names = {kuski["id"]: self.printing.name(kuski["card"]) for kuski in kuskis_in(self.race)}
        lines = [
            self._queued(place, level, names) for place, level in enumerate(self.race["queue"])
        ]
        for after in self.race["after"]:
            there = [
                Text.assemble(self._sign(d["controller"]), self._kuski(d)) for d in after["drives"]
            ]
            title = self.words("elma.after", level=self.printing.name(after["card"]))
            lines.append(
                fit(Text.assemble((f"{title} ", QUIET), Text("  ").join(there)), self.width)
            )
        return lines

    def _queued(self, place: int, level: QueuedView, names: dict[str, str]) -> Text:
        adders = ", ".join(names[adder] for adder in level["adders"] if adder in names)
        about = ", ".join([*level["types"], *level["keywords"]])
        line = Text.assemble(
            (f"{self.words('elma.queue', place=place + 1)} ", QUIET),
            self.number(level["id"]),
            (self.printing.name(level["card"]), "bold"),
            f" {self.words('elma.length', length=level['length'])} ",
            self._sign(level["by"]),
            (f" {adders}  {about}", QUIET),
        )
        return fit(line, self.width)

    # Players

    def player(self, player: PlayerView) -> list[Text]:
        """Name, points and piles; then who is online and who is offline."""
        seat, words = player["seat"], self.words
        line = Text.assemble(
            self._sign(seat),
            (f" {self.names[seat]}", STYLES[seat]),
            (f"  {words('elma.points', count=player['points'])}", "bold"),
        )
        if player["out"]:
            return [Text.assemble(line, (f"  {words('elma.out')}", QUIET))]
        piles = words(
            "elma.piles",
            hand=player["hand"],
            library=player["library"],
            discard=len(player["discard"]),
        )
        parts = [
            Text.assemble(
                (f"{words(f'elma.{part}')} ", QUIET), Text("  ").join(map(self._kuski, there))
            )
            for part, there in (("online", player["online"]), ("offline", player["offline"]))
            if there
        ]
        return [
            ends(line, Text(piles, QUIET), self.width),
            fit(Text.assemble("  ", Text("   ").join(parts)), self.width),
        ]

    def hand(self, player: PlayerView) -> list[Text]:
        """The cards one holds, in as many lines as it takes."""
        held = {card["id"]: card["card"] for card in player["cards"]}
        keys = [card["card"] for card in player["cards"]]
        words = [
            Text.assemble(self.number(thing), counted([self.printing.name(key)] * keys.count(key)))
            for thing, key in held.items()
        ]
        if not words:
            return []
        title = Text(self.words("elma.hand"), QUIET)
        return in_lines([title, *words], self.width, gap="  ", indent=" ")

    # Small pieces

    def _kuski(self, kuski: KuskiView) -> Text:
        counters = "".join(f" {kind[0]}{count}" for kind, count in kuski["counters"].items())
        waits = " »" if kuski["has_queued"] else ""
        name = self.printing.name(kuski["card"])
        text = Text.assemble(self.number(kuski["id"]), f"{name}{counters}{waits}")
        if kuski["id"] in self.marks.marked:
            text.stylize("reverse")
        return text

    def _sign(self, seat: int) -> Text:
        return Text(SIGNS[seat], STYLES[seat])


def _share(result: int | None, battle: BattleView) -> float:
    """How far along the road a result stands; who has none stands at the start."""
    results = [drive["result"] for drive in battle["drives"] if drive["result"] is not None]
    if result is None:
        return 0.0
    if battle["counts"] != "time":
        return result / max(results)
    least, most = min(results), max(results)
    if least == most:
        return 1.0
    share = (result - least) / (most - least)
    return 0.3 + 0.7 * (1 - share if battle["better"] == "lower" else share)
