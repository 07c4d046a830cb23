"""Positions in a few readable lines, for tests, tutorials, puzzles and bug reports.

    turn 4, clash 2, stella me
    me:   energy 3, ammo 0, bonus free, hand hide reload, row quick-draw, relic blood-debt active
    them: energy 10, hand 2 hide, discard 3 quick-draw

What is not said is as at the start of a duel: 10 energy, 5 ammo, no bonus, nothing in the
discard pile. Cards not placed anywhere make up the deck, kinds in printed order, the last on
top; `deck` lists the top of it, next card first. A card is named by its key, `3 hide` is three.
A hand is exactly what is listed. Row: cards picked this turn, as many as clashes have gone by;
`picked` adds cards that lie face down for the clashes to come. `open` before the first of them
says that it was laid open; `shown` lists cards of the hand that the opponent has seen. A line
that ends in a comma goes on in the next.
"""

from __future__ import annotations

from rulewright.gamekit.position_text import SEAT_NAMES, PositionText
from rulewright.games.allumbra.rules import turn as rules
from rulewright.games.allumbra.rules.relics import new_relic, relics_are_own
from rulewright.games.allumbra.rules.state import (
    CARDS_A_TURN,
    LAST_TURN,
    MOST_AMMO,
    MOST_ENERGY,
    Duel,
    Duellist,
    Memory,
    Relic,
    shown_is_hidden,
)
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.kernel.errors import ContentError
from rulewright.kernel.zone import Zone, zone_of


def read_position(text: str, cards: CardTable, relics: RelicTable) -> Duel:
    """The duel the text describes, before its next step."""
    return _Reader(cards, relics).read(text)


class _Reader(PositionText):
    most_copies = 24

    def __init__(self, cards: CardTable, relics: RelicTable) -> None:
        super().__init__({})
        self.table = cards
        self.relics = relics
        self.turn = 1
        self.clash = 1
        self.stella = 0
        self.with_relics = False
        self.picked = [False, False]

    def read(self, text: str) -> Duel:
        sides: dict[str, Duellist] = {}
        for heading, mark, rest in self.lines(text):
            if not mark and sides:
                raise self.wrong("the line with 'turn' comes before 'me:' and 'them:'")
            if not mark:
                self.read_frame(heading)
            elif heading in SEAT_NAMES[:2] and heading not in sides:
                sides[heading] = self.read_side(SEAT_NAMES.index(heading), rest)
            else:
                raise self.wrong("a line begins with 'turn', or once with 'me:' and 'them:'")
        for seat, name in enumerate(SEAT_NAMES[:2]):
            if name not in sides:
                sides[name] = self.read_side(seat, "")
        return self.assemble([sides["me"], sides["them"]])

    def read_frame(self, line: str) -> None:
        for clause in line.split(","):
            if len(clause.split()) != 2:
                raise self.wrong(f"{clause.strip()!r}: expected a word and a value")
        readers = {
            "turn": self.whole(1, LAST_TURN),
            "clash": self.whole(1, CARDS_A_TURN),
            "stella": self.seat,
        }
        self.fill(self, line, readers, otherwise=": expected 'turn N', 'clash N' or 'stella me'")

    def card(self, name: str) -> int:
        try:
            return int(self.table.number(name))
        except ContentError as error:
            raise self.wrong(str(error)) from error

    def read_side(self, seat: int, rest: str) -> Duellist:
        player = Duellist(Zone())
        top: list[int] = []
        relics: list[Relic] = []
        said: set[str] = set()
        for clause in filter(None, (part.strip() for part in rest.split(","))):
            word, *values = clause.split()
            if word in said and word not in ("bonus", "relic"):
                raise self.wrong(f"{word!r} is there twice; once is right")
            if word == "row" and "picked" in said:
                raise self.wrong("'row' comes before 'picked', as the cards lie")
            said.add(word)
            if word == "energy" and len(values) == 1:
                player.energy = self.number(values[0], 1, MOST_ENERGY)
            elif word == "ammo" and len(values) == 1:
                player.ammo = self.number(values[0], 0, MOST_AMMO)
            elif word == "bonus" and values == ["free"]:
                player.next_free = 1
            elif word == "bonus" and len(values) == 2 and values[1] == "damage":
                player.next_damage = self.number(values[0], 1, 10)
            elif word == "hand":
                player.hand = zone_of(self.cards(values))
            elif word == "discard":
                player.discard = zone_of(self.cards(values))
            elif word == "row":
                player.row = zone_of(self.cards(values))
                player.played = len(player.row)
                player.open_cards = len(player.row)
            elif word == "picked":
                self.read_picked(seat, player, values)
            elif word == "deck":
                top = self.cards(values)
            elif word == "shown":
                player.shown = zone_of(self.cards(values))
            elif word == "relic" and values:
                relics.append(self.read_relic(values))
            else:
                raise self.wrong(f"{clause!r} is not understood")
        if relics:
            if len(relics) != 2:
                raise self.wrong("a duellist has two relics or none")
            player.relics = relics
            player.memory = Memory()
            self.with_relics = True
        if player.shown is not None and not shown_is_hidden(player):
            raise self.wrong("'shown' is for cards in hand or picked and face down")
        self.fill_deck(player, top)
        return player

    def read_picked(self, seat: int, player: Duellist, values: list[str]) -> None:
        laid_open = values[:1] == ["open"]
        player.row.extend(zone_of(self.cards(values[1:] if laid_open else values)))
        if laid_open:
            if len(player.row) == player.played:
                raise self.wrong("after 'picked open' there should be a card")
            player.open_cards += 1
        self.picked[seat] = True

    def read_relic(self, values: list[str]) -> Relic:
        try:
            relic = new_relic(self.relics.number(values[0]))
        except ContentError as error:
            raise self.wrong(str(error)) from error
        if values[1:] == ["active"]:
            relic.active = True
        elif values[1:] == ["locked"]:
            relic.used_in = self.turn
        elif values[1:]:
            raise self.wrong(f"a relic is 'active', 'locked' or neither, not {values[1:]}")
        return relic

    def fill_deck(self, player: Duellist, top: list[int]) -> None:
        rest = self.table.deck()
        placed = player.hand.as_list() + player.row.as_list() + player.discard.as_list() + top
        for card in placed:
            if card not in rest:
                key = self.table.printed[card].key
                raise self.wrong(f"there are only {self.table.copies[card]} copies of {key}")
            rest.remove(card)
        player.deck = rest
        for card in reversed(top):
            player.deck.append(card)

    def assemble(self, players: list[Duellist]) -> Duel:
        duel = Duel(self.table, self.relics if self.with_relics else None, self.stella, players)
        if self.with_relics and any(player.relics is None for player in players):
            raise self.wrong("if one duellist has relics, both have")
        if self.picked[0] != self.picked[1]:
            raise self.wrong("both have 'picked' cards, or neither")
        duel.turn = self.turn
        duel.clash = self.clash - 1
        for seat, player in enumerate(players):
            if player.played > duel.clash:
                raise self.wrong("'row' is for the clashes before this one; use 'picked'")
            if player.relics is not None and not relics_are_own(duel, seat):
                raise self.wrong("a duellist has two different relics of their own character")
        ahead = max(len(player.row) - int(player.played) for player in players)
        if ahead > CARDS_A_TURN - duel.clash:
            raise self.wrong("more cards are 'picked' than there are clashes left in the turn")
        duel.agenda.extend(rules.rest_of_turn(self.turn, self.clash - 1, ahead))
        return duel
