"""Positions in a few readable lines, for tests, tutorials, puzzles and bug reports.

    turn 5, active me, points 3
    their 1  | .      (Spy)  .         .  .
    treasure | +Thief .      -Assassin .  .
    my 1     | .      Rat    Maniac>   .  .
    me:   treasure 4, hand Spy, deck Maniac Thief, graveyard Assassin, extra 2 Rat
    them: treasure 9, hand Thief, deck none, banished Spy
    live: my 1 3 -> treasure 3

Rows are seen from the first seat, `me`; columns count from the left, and what is not said is
empty. A card goes by its key, in any case. `+` is a card of mine, `-` one of theirs: needed on
Treasure only, elsewhere a card is the zone's player's. `(…)` lies face-down. After it come marks:
`>` exhausted to the right, `<` to the left, `!` has stolen this turn, `?` is known to both though
face-down, `*` belongs to the other player, who does not control it.

The phase is `draw` (its turn has not begun), `planning`, `assault` (if nothing is said, with 3
points) or `rest`. `deck` lists the top of a Deck, next card first; below it lie cards of the set
that the side does not use elsewhere, so that it has fifteen. `deck only …` lists all of it, `deck
3` so many cards and `deck none` nothing: what is left of the fifteen counts as banished. `live`
says that the Slow or Ongoing power of an exhausted card is live, and after `->` on what.
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.effects.program import TARGET
from rulewright.effects.sets import set_of
from rulewright.effects.state import registers_for
from rulewright.gamekit.position_text import SEAT_NAMES
from rulewright.games.eruma.rules import numbering, terms
from rulewright.games.eruma.rules.assault import Assault
from rulewright.games.eruma.rules.board import COLUMNS
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.hands import show_curse_if_static
from rulewright.games.eruma.rules.live_power import LivePower
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.turn import BEGIN, READYING, RESTING, Turn
from rulewright.games.eruma.saves.facts import ROWS, position_name
from rulewright.games.eruma.saves.position_text import Described, Stands
from rulewright.kernel.bits import bit
from rulewright.kernel.zone import Zone, zone_of

_SPOT: Final = re.compile(r"(my 1|my 2|treasure|their 2|their 1) ([1-5])")


def read_position(text: str, cards: CardSet, keys: list[str]) -> Raid:
    """The game the text describes, before its next step."""
    return _Assembly(cards, Described(text, keys)).raid


class _Assembly:
    """The game that a description describes, put together."""

    def __init__(self, cards: CardSet, said: Described) -> None:
        self.cards = cards
        self.said = said
        self.raid = self._assemble()

    def _assemble(self) -> Raid:
        raid = Raid(self.cards)
        raid.treasure = zone_of([side.treasure for side in self.said.sides])
        raid.active = raid.last_in_order = self.said.active
        raid.turn = self.said.turn
        next_henchman = numbering.OUTLAWS
        for seat in range(numbering.SEATS):
            outlaws = self._deal(raid, seat)
            for stands in self.said.standing:
                if stands.owner != seat:
                    continue
                if self.cards.is_henchman(stands.definition):
                    card = next_henchman
                    next_henchman += 1
                    raid.definition[card] = stands.definition
                    if seat == 1:
                        raid.second_owns |= bit(card)
                else:
                    card = outlaws[stands.definition]
                self._stand(raid, card, stands)
        self._begin(raid)
        for line in self.said.live:
            self.said.where = repr(f"live: {line}")
            self._make_live(raid, line)
        assert next_henchman <= numbering.CARDS
        return raid

    def _deal(self, raid: Raid, seat: int) -> dict[int, int]:
        """Give a side's Outlaws their card numbers, and put those not on the Playfield away."""
        side = self.said.sides[seat]
        whose = SEAT_NAMES[seat]
        on_field = [stands.definition for stands in self.said.standing if stands.owner == seat]
        placed = [
            *(each for each in on_field if not self._is_henchman(each)),
            *side.hand,
            *side.graveyard,
            *(each for each in side.banished if not self._is_henchman(each)),
            *side.deck,
        ]
        for each in side.extra:
            if not self._is_henchman(each):
                raise self.said.wrong(f"{whose}: 'extra' is for Henchmen")
        for each in placed:
            if self._is_henchman(each):
                raise self.said.wrong(
                    f"{whose}: a Henchman is on the Playfield, in 'extra' or banished"
                )
            if placed.count(each) > 1:
                raise self.said.wrong(f"{whose}: an Outlaw is there twice (deck.single-copy)")
        if len(placed) > numbering.DECK_SIZE:
            raise self.said.wrong(
                f"{whose}: {len(placed)} Outlaws, but a Deck has {numbering.DECK_SIZE}"
            )
        unused = [
            number
            for number in range(len(self.cards))
            if not self._is_henchman(number) and number not in placed
        ][: numbering.DECK_SIZE - len(placed)]
        everything = [*placed, *unused]
        if len(everything) < numbering.DECK_SIZE:
            raise self.said.wrong(f"{whose}: the set has too few Outlaws to make up a Deck")
        numbers = {
            each: seat * numbering.DECK_SIZE + place for place, each in enumerate(everything)
        }
        for each, card in numbers.items():
            raid.definition[card] = each
            if seat == 1:
                raid.second |= bit(card)
        self._put_away(raid, side.hand, raid.hands[seat], numbering.IN_HAND, numbers)
        for definition in side.hand:
            show_curse_if_static(raid, numbers[definition])
        self._put_away(raid, side.graveyard, raid.graves[seat], numbering.IN_GRAVEYARD, numbers)
        fillers = unused[: side.fillers]
        self._put_away(
            raid, [*fillers, *reversed(side.deck)], raid.decks[seat], numbering.IN_DECK, numbers
        )
        raid.extras[seat] = zone_of(sorted(side.extra))
        raid.gone[seat] = zone_of(sorted(filter(self._is_henchman, side.banished)))
        return numbers

    def _is_henchman(self, definition: int) -> bool:
        return self.cards.is_henchman(definition)

    def _put_away(
        self, raid: Raid, listed: list[int], zone: Zone, place: int, numbers: dict[int, int]
    ) -> None:
        for definition in listed:
            zone.append(numbers[definition])
            raid.place[numbers[definition]] = place

    def _stand(self, raid: Raid, card: int, stands: Stands) -> None:
        alone = bit(card)
        raid.place[card] = numbering.OUT
        raid.put(card, stands.position)
        raid.second = raid.second | alone if stands.controller == 1 else raid.second & ~alone
        if stands.up:
            raid.up |= alone
        if "<" in stands.marks or ">" in stands.marks:
            raid.tired |= alone
        if "<" in stands.marks:
            raid.left |= alone
        if "!" in stands.marks:
            raid.stole |= alone
        if "?" in stands.marks:
            raid.learn(0, alone)
            raid.learn(1, alone)

    def _begin(self, raid: Raid) -> None:
        """What is left to do of the turn."""
        if self.said.phase == "draw":
            raid.turn = self.said.turn - 1
            raid.phase = terms.REST if raid.turn > 0 else 0
            raid.agenda.append(Turn(BEGIN))
        elif self.said.phase == "planning":
            raid.phase = terms.DRAW_PHASE
            raid.agenda.append(Turn(READYING))
        else:
            raid.phase = terms.ASSAULT
            raid.agenda.append(Turn(RESTING))
            if self.said.phase == "assault":
                raid.points = self.said.points
                raid.agenda.append(Assault())

    def _make_live(self, raid: Raid, line: str) -> None:
        source, _, targets = line.partition("->")
        card = self._card_at(raid, source)
        program = self.cards.programs[raid.definition[card]]
        is_right = raid.up & raid.tired & ~raid.left & bit(card) != 0
        if not is_right or program.section <= terms.QUICK:
            raise self.said.wrong(
                "a live power is Slow or Ongoing, of a card exhausted to the right"
            )
        seat = int(raid.controller(card))
        registers = registers_for(card, seat, set_of(card))
        wanted = [step for step in program.code if step.op == TARGET]
        chosen = [self._card_at(raid, each) for each in targets.split(",") if each.strip()]
        if len(chosen) != len(wanted):
            raise self.said.wrong(f"the power has {len(wanted)} targets, not {len(chosen)}")
        for step, target in zip(wanted, chosen, strict=True):
            registers[step.into] = bit(target)
        since = int(raid.turn) - (1 if seat != raid.active else 2)
        definition = raid.definition[card]
        power = LivePower(
            card,
            seat=seat,
            program=definition,
            text=program,
            since=max(since, 0),
            registers=registers,
            triggered_by=seat,
        )
        raid.powers = [*raid.powers, power]

    def _card_at(self, raid: Raid, spot: str) -> int:
        parts = _SPOT.fullmatch(" ".join(spot.split()))
        if parts is None:
            raise self.said.wrong(f"{spot.strip()!r} is no position; one is {position_name(11)!r}")
        position = ROWS.index(parts[1]) * COLUMNS + int(parts[2]) - 1
        if raid.grid[position] == numbering.EMPTY:
            raise self.said.wrong(f"nothing stands on {spot.strip()!r}")
        return int(raid.grid[position])
