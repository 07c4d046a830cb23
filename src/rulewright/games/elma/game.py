"""Elma as the rest of the program knows it: making, loading, showing and wording games.

The cards and decks are handed in; which ones the game comes with, the content decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.effects.asking import Answering, Order
from rulewright.gamekit.balance_plan import Plan
from rulewright.gamekit.game import Game, Option, Position, Told
from rulewright.gamekit.words import Words, read_words
from rulewright.games.elma.bots.hints import Hints, shipped_hints
from rulewright.games.elma.bots.measures import BALANCE, DECK_OPTIONS, race_measures
from rulewright.games.elma.decks.deck_text import read_deck, write_deck
from rulewright.games.elma.rules import (
    entering,
    happening,
    instants,
    leaving,
    main_phase,
    replacing,
    story,
    windows,
)
from rulewright.games.elma.rules import turn as rules
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.numbering import IN_DECK, MOST_SEATS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.saves.contradictions import check_decks, check_race
from rulewright.games.elma.saves.facts import race_facts
from rulewright.games.elma.saves.loading import load_race
from rulewright.games.elma.saves.position import read_position
from rulewright.games.elma.texts.card_frame import CardFrame
from rulewright.games.elma.view import views
from rulewright.games.elma.view.card_views import names_for
from rulewright.games.elma.words.labels import Labels, choice_objects
from rulewright.games.elma.words.reasons import Reasons
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.errors import ContentError, OptionError, SaveError
from rulewright.kernel.event import EVERYONE, Event
from rulewright.kernel.state import Procedure, State

RULES_EDITION: Final = "1"
"""Goes up whenever a change of the rules lets a saved game come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.elma")
RANDOM: Final = "random"
FEWEST_SEATS: Final = 2

PROCEDURES: Final[list[Any]] = [
    rules.SetUp, rules.Turn, rules.BattleEnds, rules.HandLimit, main_phase.MainPhase,
    main_phase.CompulsoryEntry, windows.Window, happening.Happen, instants.PutAway, Order,
    CardFrame, Answering, entering.WhichRecords, main_phase.CompulsoryPair,
    replacing.WhichInstead,
]  # fmt: skip


class Elma(Game):
    """The game with one set of cards and the decks that come with it."""

    def __init__(  # noqa: PLR0913 - what the game is made of
        self, name: str, cards: CardSet, keys: list[str], names: list[str],
        decks: dict[str, list[int]], edition: str,
    ) -> None:  # fmt: skip
        if not decks:
            raise ContentError("Elma needs a deck or more to come with it")
        values: list[object] = [*decks, RANDOM]
        english = WORDS["en"]
        free = english.phrase("option.free-deck").text
        options = [
            Option(
                option,
                values,
                values[seat % len(decks)],
                english.phrase("option.deck").fill(seat=seat + 1),
                free,
                seat,
            )
            for seat, option in enumerate(DECK_OPTIONS)
        ]
        super().__init__(
            name,
            "Elma TCG",
            edition,
            FEWEST_SEATS,
            MOST_SEATS,
            rules.VERBS,
            options,
            cast("list[type[Procedure[State]]]", PROCEDURES),
        )
        self.in_turns = True
        # What a turn can change is little beside how far apart the players are.
        self.curiosity = 0.1
        self.cards: Final = cards
        self.keys: Final = keys
        self.names: Final = names
        self.shown_names: Final = names_for(cards, keys, names)
        self.decks: Final = decks
        self.hints: Final = Hints(shipped_hints(), cards)
        self.labels: Final = {language: Labels(words, names) for language, words in WORDS.items()}

    # Decks

    def settle_free(self, option: Option, text: str) -> str:
        """A deck of one's own, in the spelling of the cards."""
        try:
            deck = read_deck(text, self.names)
        except OptionError as error:
            there = ", ".join(str(value) for value in option.values)
            raise OptionError(
                f"option {option.name!r} is one of {there}, or a deck as text: {error}"
            ) from error
        return write_deck(deck, self.names)

    def _deck(self, value: object, race: State) -> list[int]:
        """The deck that an option names; at random from the match's own generator."""
        if value == RANDOM:
            decks = list(self.decks.values())
            return decks[race.roll(len(decks))]
        if value in self.decks:
            return self.decks[str(value)]
        return read_deck(str(value), self.names)

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """ruling.player-count."""
        dealer = State(seats)
        dealer.word = word
        decks = [self._deck(options[DECK_OPTIONS[seat]], dealer) for seat in range(seats)]
        race = Race(self.cards, seats, [len(deck) for deck in decks])
        race.word = dealer.word
        card = 0
        for seat, deck in enumerate(decks):
            for definition in sorted(deck):
                race.definition[card] = definition
                race.stack(card, race.decks[seat], IN_DECK)
                card += 1
        race.agenda = [rules.SET_UP]
        return race

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        race = load_race(data, self.cards, seats)
        for seat in range(seats):
            value = options[DECK_OPTIONS[seat]]
            if value != RANDOM:
                check_decks(race, seat, self._deck(value, race))
            elif not any(_is_played_with(race, seat, deck) for deck in self.decks.values()):
                raise SaveError("the saved match is damaged: 'definition' is of no deck there is")
        return race

    def check_loaded(self, state: State) -> None:
        check_race(cast(Race, state))

    def position(self, text: str) -> Position:
        race = read_position(text, self.cards, self.names)
        options: dict[str, object] = {option.name: option.default for option in self.options}
        first = 0
        for seat, size in enumerate(race.sizes):
            deck = [int(race.definition[card]) for card in range(first, first + size)]
            options[DECK_OPTIONS[seat]] = write_deck(deck, self.names)
            first += size
        return Position(race, options)

    # Showing states

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.race_view(cast(Race, state), seat, self.shown_names)

    def languages(self) -> list[str]:
        return sorted(WORDS)

    def option_meaning(self, option: Option, language: str) -> str:
        seat = 0 if option.seat is None else option.seat
        return self._labels(language).say("option.deck", seat=seat + 1)

    def value_name(self, option: Option, value: object, language: str) -> str:
        if value == RANDOM:
            return self._labels(language).say("value.random")
        return str(value) if value in self.decks else self._labels(language).say("value.own")

    def facts(self, state: State) -> dict[str, object]:
        return race_facts(cast(Race, state), self.names)

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        return self._labels(language).prompt(cast(Race, state), seat, names)

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        return self._labels(language).label(cast(Race, state), seat, choice, names)

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        return choice_objects(cast(Race, state), seat, choice)

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        return self._labels(language).tell(event, names)

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        return Reasons(cast(Race, state), seat, self._labels(language)).of(thing)

    def _labels(self, language: str) -> Labels:
        return self.labels.get(language, self.labels["en"])

    # Judging states

    def census(self, state: State) -> list[int]:
        return views.census(cast(Race, state))

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left hanging: the match is over, or a main phase goes on."""
        if state.over:
            return True
        is_main_phase = isinstance(state.agenda[-1], main_phase.MainPhase)
        return is_main_phase and all(len(given) == 0 for given in state.answers)

    def value(self, state: State, seat: int) -> float:
        return self.hints.quick.outlooks(cast(Race, state))[seat]

    def values(self, state: State) -> list[float]:
        return self.hints.planning.outlooks(cast(Race, state))

    def turn(self, state: State) -> int:
        return int(cast(Race, state).turn)

    def turns_ahead(self, seats: int) -> int:
        """A round in a duel, where it shows who will profit from a battle; with more players the
        chances of a whole round drown what a choice is worth."""
        return 2 if seats == 2 else 0

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        race = cast(Race, state)
        decks = [self._preset_of(race, seat) for seat in range(race.seats)]
        return race_measures(race, events, self.keys, decks)

    def balance_plan(self) -> Plan | None:
        return BALANCE

    def _preset_of(self, race: Race, seat: int) -> str:
        """The key of the preset deck a player brought; empty for one's own."""
        for key, deck in self.decks.items():
            if _is_played_with(race, seat, deck):
                return key
        return ""

    def when_silent(self, state: State, seat: int) -> int | None:
        """ruling.instant-question-hides: no answer within the agreed time is a pass."""
        if not isinstance(state.agenda[-1], windows.Window) or not state.asks(seat):
            return None
        choices = state.choices[seat]
        passing = int(bare_choice(windows.PASS))
        return passing if passing in choices else int(choices[0])

    def has_left(self, state: State, seat: int) -> bool:
        return not cast(Race, state).is_playing(seat)

    def concede(self, state: State, seat: int) -> None:
        """ruling.concession."""
        race = cast(Race, state)
        race.tell(EVERYONE, story.CONCEDED, seat)
        leaving.lose(race, bit(seat))
        race.advance()

    def agree_to_draw(self, state: State) -> None:
        """ruling.concession: all who are still in the game share it."""
        race = cast(Race, state)
        race.tell(EVERYONE, story.DRAW_AGREED)
        leaving.share_out(race, [seat for seat in range(race.seats) if race.is_playing(seat)])


def _is_played_with(race: Race, seat: int, deck: list[int]) -> bool:
    first = sum(race.sizes[:seat])
    there = sorted(int(race.definition[first + place]) for place in range(race.sizes[seat]))
    return there == sorted(deck)
