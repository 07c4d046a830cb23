"""Positions in a few readable lines, for tests, tutorials, puzzles and bug reports.

    players 2, turn 5, active me, phase main, last end 3, plays 1
    battle: Pipeline 2 by Ann, used 1, started 4
    queue:  Hill 1 by Zeb; Maze 2 by them.Ann
    after:  Slope, ended 4
    me:   offline Ann Bob*, online Zeb, battle Kim 2 @1, points 40, hand Hill Ann, deck Bob
    them: online Ann, battle Tom+Una 1, after Vic 3, discard Ann, banned Bob

A card goes by its name, with hyphens for blanks, in any case. `*` marks a kuski that was not
offline when the turn began. After a kuski in a battle stands how many entries of its list are applied
(1 if nothing is said), and after `@` how many full turns were over at the first of them; `+` joins
a pair, and `Ann/2` drives by the second list of its card. A level is told with its length and who added it, whose card it is then (else mine);
`them.Ann` is theirs where several have one, and `curses` names whom a curse struck. `used` counts the
turns of a battle that are over.

The phase is `main` (if nothing is said) or `begin`: the turn is about to begin. `deck` lists the top of
a deck, next card first, `deck none` nothing; below it lie as many cards as `rest` says (9 if nothing
is said), all of the first printed kind of the set. `out` is a player who has left the game.
"""

from __future__ import annotations

from rulewright.games.elma.rules import numbering, times
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.main_phase import MainPhase
from rulewright.games.elma.rules.records import NONE, AfterBattle, Battle, Drive, Queued
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.rules.terms import KUSKI, LEVEL, SLOWNESS
from rulewright.games.elma.rules.turn import BEGIN, CLEAN_UP, MAIN, PASSING, Turn
from rulewright.games.elma.saves.position_text import PILES, Described, Driving, LevelSaid
from rulewright.kernel.bits import bit
from rulewright.kernel.fields import value
from rulewright.kernel.zone import zone_of


def read_position(text: str, cards: CardSet, names: list[str]) -> Race:
    """The game the text describes, before its next step."""
    return _Assembly(Described(text, cards, names)).race


@value
class _Lying:
    """A card of one player: what it is, where it lies, and how it is told there."""

    definition: int
    area: str
    name: str


class _Assembly:
    """The game that a description describes, put together."""

    def __init__(self, said: Described) -> None:
        self.said = said
        self.cards = said.printed
        self.owners = [
            said.seat_of(level.adders[0]) if level.adders else 0 for level in said.levels
        ]
        self.cards_of: dict[tuple[int, str], list[int]] = {}
        self.race = self._assemble()

    def _assemble(self) -> Race:
        said = self.said
        lying = [self._lying(seat) for seat in range(said.players)]
        race = Race(self.cards, said.players, [len(cards) for cards in lying])
        race.turn = said.turn
        race.last_end = said.last_end
        race.plays = said.plays
        race.active = race.last_in_order = said.seat_named(said.active)
        first = 0
        for seat, cards in enumerate(lying):
            self._deal(race, seat, first, cards)
            first += len(cards)
        for owner, level in zip(self.owners, said.levels, strict=True):
            self._set_level(race, owner, level)
        for seat, side in enumerate(said.sides[: said.players]):
            for driving in side.battle:
                self._drive(race, seat, "battle", driving)
            for driving in side.after:
                self._drive(race, seat, "after", driving)
            if side.out:
                race.playing &= ~bit(seat)
        self._begin(race)
        return race

    def _lying(self, seat: int) -> list[_Lying]:
        """Every card of a side, in the order of their numbers."""
        said, side = self.said, self.said.sides[seat]
        found: list[_Lying] = []
        for area, names in side.kuskis().items():
            found += [_Lying(said.of_kind(name, KUSKI), area, name) for name in names]
        for owner, level in zip(self.owners, said.levels, strict=True):
            if owner == seat:
                found.append(_Lying(said.of_kind(level.name, LEVEL), "level", level.name))
        for pile in PILES:
            found += [_Lying(definition, pile, "") for definition in getattr(side, pile)]
        below = max(side.rest, 0 if found else 1)
        return found + [_Lying(0, "below", "") for _ in range(below)]

    def _deal(self, race: Race, seat: int, first: int, cards: list[_Lying]) -> None:
        in_play = {
            "offline": numbering.OFFLINE,
            "online": numbering.ONLINE,
            "battle": numbering.IN_BATTLE,
            "after": numbering.IN_AFTER,
        }
        below: list[int] = []
        deck: list[int] = []
        for card, lying in enumerate(cards, start=first):
            race.definition[card] = lying.definition
            if lying.area in in_play:
                race.stack(card, race.kuskis[seat], in_play[lying.area])
                if lying.area == "offline" and not lying.name.endswith("*"):
                    race.began_offline.append(card)
            elif lying.area == "hand":
                race.stack(card, race.hands[seat], numbering.IN_HAND)
            elif lying.area == "discard":
                race.stack(card, race.discards[seat], numbering.DISCARDED)
            elif lying.area == "banned":
                race.stack(card, race.ban_pile, numbering.BANNED)
            elif lying.area != "level":
                (below if lying.area == "below" else deck).append(card)
                race.place[card] = numbering.IN_DECK
            if lying.area in in_play or lying.area == "level":
                key = (seat, lying.name.rstrip("*").lower())
                self.cards_of.setdefault(key, []).append(card)
        race.decks[seat] = zone_of([*below, *reversed(deck)])
        race.points[seat] = self.said.sides[seat].points

    # The battle area

    def _kuski(self, named: str, seat: int) -> int:
        """The kuski of that name: that seat's own if it has one."""
        name = named.rpartition(".")[2].lower()
        if "." in named or name not in self.said.sides[seat].kuski_names():
            seat = self.said.seat_of(named)
        return self.cards_of[seat, name][0]

    def _set_level(self, race: Race, seat: int, said: LevelSaid) -> None:
        level = self.cards_of[seat, said.name.lower()].pop(0)
        adders = [self._kuski(name, seat) for name in said.adders]
        cursed = [self._kuski(name, seat) for name in said.cursed]
        length = said.length or int(self.cards.lengths[race.definition[level]][0])
        if said.heading == "queue":
            race.place[level] = numbering.IN_QUEUE
            race.queue = [*race.queue, Queued(level, seat, length, adders, cursed)]
        elif said.heading == "after":
            race.place[level] = numbering.AFTER_LEVEL
            ended = int(race.turn) - 1 if said.ended is None else said.ended
            race.afters = [*race.afters, AfterBattle(level, ended, [], [], seat, adders)]
        else:
            race.place[level] = numbering.BATTLE_LEVEL
            started = int(race.turn) - said.used if said.started is None else said.started
            race.battle = Battle(
                level,
                seat,
                adders,
                cursed,
                players=self.said.players,
                turns=length * self.said.players,
                used=said.used,
                started=started,
            )

    def _drive(self, race: Race, seat: int, area: str, driving: Driving) -> None:
        level = NONE
        if area == "battle" and race.battle is not None:
            level = int(race.battle.level)
        elif area == "after" and race.afters:
            level = int(race.afters[0].level)
        if level == NONE:
            raise self.said.wrong(f"a kuski is in the {area}, but there is none")
        turned = 1 if self.cards.level_keywords[race.definition[level]] & SLOWNESS else 0
        place = numbering.IN_BATTLE if area == "battle" else numbering.IN_AFTER
        cards = [self._not_yet_driving(race, seat, name, place) for name in driving.names]
        for at, card in enumerate(cards):
            partner = cards[1 - at] if len(cards) == 2 else NONE
            entered = int(race.turn) - 1
            which = driving.by_second[at]
            drive = Drive(
                card, entered=entered, partner=partner, is_reversed=turned, by_second=which
            )
            if area == "battle":
                race.drives = [*race.drives, drive]
            else:
                after = race.afters[0]
                drives = [*after.drives, drive]
                race.afters = [after.with_drives(drives, []), *race.afters[1:]]
        for card in cards:
            for _ in range(driving.applied):
                times.apply_next(race, card)
            done = race.drive_of(card)
            assert done is not None
            race.replace_drive(
                done.with_times(done.fastest, done.slowest, done.first, driving.first_after)
            )

    def _not_yet_driving(self, race: Race, seat: int, name: str, place: int) -> int:
        """The first kuski of that name in the battle or after battle that drives nothing yet."""
        return next(
            card
            for card in self.cards_of[seat, name.lower()]
            if race.place[card] == place and race.drive_of(card) is None
        )

    def _begin(self, race: Race) -> None:
        """What is left to do of the turn."""
        if self.said.phase == "begin":
            race.turn -= 1
            race.phase = PASSING if race.turn > 0 else BEGIN
            race.agenda.append(Turn(BEGIN))
        elif self.said.phase == "main":
            race.phase = MAIN
            race.turns[race.active] = 1
            race.agenda.append(Turn(CLEAN_UP))
            race.agenda.append(MainPhase())
        else:
            raise self.said.wrong(f"the phase is 'main' or 'begin', not {self.said.phase!r}")
