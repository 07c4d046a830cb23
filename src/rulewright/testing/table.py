"""The test kit: set up a position in a few lines, play, and say exactly what is offered, what
changed and what did not.

A table is strict. A choice that is not offered fails the test, chance that is not scripted fails
it, and when the test is over the table itself replays everything from saves, after undoing and
on clones, and makes sure that no seat could have learned what it must not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet
from contextlib import suppress
from itertools import product
from typing import Final

from rulewright.gamekit.declared import declared_by
from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Match
from rulewright.testing.history import check_history
from rulewright.testing.player import CANNOT_BE_SAID, Player

FEW: Final = 40
SEATS = ("me", "them", "third", "fourth", "fifth", "sixth")


def rolls_for_shuffle(before: list[int], after: list[int]) -> list[int]:
    """The rolls with which the kernel's shuffle turns one order into another."""
    if sorted(before) != sorted(after):
        raise AssertionError(f"a shuffle of {before} cannot give {after}")
    now = list(before)
    rolls = []
    for place in range(len(now) - 1, 0, -1):
        other = next(spot for spot in range(place + 1) if now[spot] == after[place])
        rolls.append(other)
        now[place], now[other] = now[other], now[place]
    return rolls


def difference(before: dict[str, object], after: dict[str, object]) -> set[str]:
    """What changed between two sets of facts, a line each.

    A plain fact reads `my ammo: 5 -> 4`. A list reads `my hand: -hide +reload`, or `reordered`.
    """
    lines: set[str] = set()
    for name in before.keys() | after.keys():
        old, new = before.get(name), after.get(name)
        if old == new:
            continue
        if isinstance(old, list) and isinstance(new, list) and name != "result":
            lost = sorted((Counter(old) - Counter(new)).elements())
            got = sorted((Counter(new) - Counter(old)).elements())
            moves = [f"-{item}" for item in lost] + [f"+{item}" for item in got]
            lines.add(f"{name}: {' '.join(moves) or 'reordered'}")
        elif name not in before:
            lines.add(f"{name}: {new}")
        else:
            lines.add(f"{name}: {old} -> {new}")
    return lines


class Table:
    """A match from a position, with the words of a test."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.me: Final = self.player("me")
        self.them: Final = self.player("them")
        self.third: Final = self.player("third")
        self._matches: list[Match] = []
        self._facts: dict[str, object] = {}
        self._told = 0

    def player(self, who: str) -> Player:
        """`me`, `them`, `third`, `fourth` and so on."""
        return Player(self, self.seat(who))

    # What each game's table says in its own words

    def said(self, seat: int, choice: int, *, exactly: bool = False) -> str:
        """A seat's choice in the words of tests, offered or not; exactly: with what tells it from others
        that are said alike. A game without a table of its own says them by their labels."""
        return self.match.game.people.label(
            self.match.state, seat, choice, self.match.names, self.match.language
        )

    def how_many(self, number: str) -> int:
        """How many things there are of those that choices name by a number, by what the game declares
        such a number to be: `position`, `card`. A game without a table of its own has few."""
        return FEW

    def meanings(self, seat: int, words: str) -> list[int]:
        """Every choice that is said in these words, offered or not: words are understood by saying all
        that could be chosen."""
        declared = declared_by(self.game)
        found: list[int] = []
        for verb, numbers in declared.choices.items() if declared else ():
            for things in product(*(range(self.how_many(number)) for number in numbers)):
                code = self.game.rules.unspell([verb, *things])
                if words in self._ways_to_say(seat, code):
                    found.append(code)
        return found

    def _ways_to_say(self, seat: int, code: int) -> set[str]:
        with suppress(*CANNOT_BE_SAID):
            return {self.said(seat, code), self.said(seat, code, exactly=True)}
        return set()

    # Setting up

    def set(self, position: str, *, rolls: list[int] | None = None) -> None:
        """Begin at a position; `rolls` is all the chance there will be."""
        described = self.game.rules.position(position)
        described.state.script = list(rolls or [])
        names = [name.capitalize() for name in SEATS[: described.state.seats]]
        self._adopt(Match(self.game, names, described.options, "0", described.state))

    def start(self, *, seed: int | str = 0, **options: object) -> None:
        """Begin with the set-up of a new match."""
        names = [name.capitalize() for name in SEATS[: self.game.fewest_seats]]
        settled = self.game.rules.check_options(options)
        self._adopt(Match(self.game, names, settled, str(seed)))

    def _adopt(self, match: Match) -> None:
        if self._matches:
            self._close(self._matches[-1])
        self._matches.append(match)
        self.look()

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self._matches[-1]

    # Playing

    def choose(self, who: str, *labels: str) -> None:
        """A seat makes decisions, each named by its label."""
        for label in labels:
            self.match.play(self.seat(who), label)

    def concede(self, who: str) -> None:
        """A seat gives up."""
        self.match.concede(self.seat(who))

    def offer_draw(self, who: str) -> None:
        """A seat offers a draw, or agrees to one."""
        self.match.offer_draw(self.seat(who))

    # Looking

    def seat(self, who: str) -> int:
        """The number of a seat by its name in tests: `me`, `them`."""
        return SEATS.index(who)

    def offered(self, who: str) -> list[str]:
        """Exactly what a seat may choose now, by label; nothing if it is not asked."""
        seat = self.seat(who)
        if not self.match.state.asks(seat):
            return []
        return [choice.label for choice in self.match.decision(seat).choices]

    def asked(self) -> list[str]:
        """Who must decide now."""
        return [SEATS[decision.seat] for decision in self.match.pending]

    def prompt(self, who: str) -> str:
        """What a seat is asked."""
        return self.match.decision(self.seat(who)).prompt

    def look(self) -> None:
        """Take everything as seen: `changed` and `told` begin anew here."""
        self._facts = self.game.rules.facts(self.match.state)
        self._told = len(self.match.events(0))

    @property
    def changed(self) -> AbstractSet[str]:
        """What has changed since one last looked; looking makes it seen."""
        lines = difference(self._facts, self.game.rules.facts(self.match.state))
        self.look()
        return lines

    def fact(self, name: str) -> object:
        """One fact as it is now: `my ammo`."""
        return self.game.rules.facts(self.match.state)[name]

    def cards(self, where: str) -> list[str]:
        """The cards somewhere, in the order of the facts: `my hand`, `their graveyard`."""
        lying = self.fact(where)
        assert isinstance(lying, list)
        return lying

    def told(self, who: str = "me") -> list[str]:
        """The whole story so far as a seat was told it."""
        return [line.text for line in self.match.story(self.seat(who))]

    def view(self, who: str | None) -> dict[str, object]:
        """What a seat sees; None for a spectator."""
        return self.match.view(None if who is None else self.seat(who))

    @property
    def result(self) -> list[int] | None:
        """Each seat's share of 100, once the match is over."""
        return self.match.result.shares if self.match.result else None

    # Closing

    def close(self) -> None:
        """What every rule test shows without saying so. Called when the test is over."""
        if not self._matches:
            raise AssertionError("the test set up nothing")
        self._close(self._matches[-1])
        for match in self._matches:
            check_history(match)

    def _close(self, match: Match) -> None:
        if match.state.script:
            raise AssertionError(f"chance was scripted but never rolled: {match.state.script}")
        if not match.game.rules.at_rest(match.state):
            raise AssertionError(f"the test ends with something pending: {match.pending}")
