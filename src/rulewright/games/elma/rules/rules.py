"""Elma's rules as the rest of the program knows them: games are made, loaded and judged here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.effects.procedures import EFFECT_PROCEDURES
from rulewright.gamekit.rules import Position, Rules
from rulewright.gamekit.words import Words
from rulewright.games.elma.decks.decks import ElmaDecks
from rulewright.games.elma.rules import (
    entering,
    happening,
    improving,
    leaving,
    main_phase,
    story,
    turn,
    windows,
)
from rulewright.games.elma.rules.cardset import CardSet
from rulewright.games.elma.rules.numbering import IN_DECK, MOST_SEATS
from rulewright.games.elma.rules.state import Race
from rulewright.games.elma.saves.contradictions import check_race
from rulewright.games.elma.saves.earlier import FORM, as_saved_today
from rulewright.games.elma.saves.facts import race_facts
from rulewright.games.elma.saves.loading import kinds_of, load_race
from rulewright.games.elma.saves.position import read_position
from rulewright.games.elma.view import views
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.saved import Kind
from rulewright.kernel.state import Procedure, State

FEWEST_SEATS: Final = 2

PROCEDURES: Final[list[Any]] = [
    turn.SetUp, turn.Turn, turn.BattleEnds, turn.HandLimit, main_phase.MainPhase,
    main_phase.CompulsoryEntry, main_phase.CompulsoryPair, windows.Window, leaving.PutAway, leaving.ScoringEnds,
    leaving.BattleIsOver, improving.NextRecord, improving.Improvement,
    entering.WhichRecords, happening.Happen, happening.AddLevel, happening.Enter,
    happening.ChangeCounters, happening.TurnInto, happening.Rebuild, happening.JoinTeam, happening.TakeControl,
    happening.LoseGame, happening.OfferedDraw, *EFFECT_PROCEDURES,
]  # fmt: skip


class ElmaRules(Rules):
    """The rules with one set of cards and the decks that come with it."""

    def __init__(self, cards: CardSet, decks: ElmaDecks, english: Words) -> None:
        meaning = english.phrase("option.deck")
        super().__init__(
            "Elma TCG",
            FEWEST_SEATS,
            MOST_SEATS,
            turn.VERBS,
            decks.options(
                [meaning.fill(seat=seat + 1) for seat in range(MOST_SEATS)],
                english.phrase("option.free-deck").text,
            ),
            cast("list[type[Procedure[State]]]", PROCEDURES),
            decks,
            FORM,
        )
        self.cards: Final = cards
        self.deck_choice: Final = decks

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """ruling.player-count."""
        dealer = State(seats)
        dealer.word = word
        choice = self.deck_choice
        decks = [choice.dealt(options[choice.seats[seat]], dealer) for seat in range(seats)]
        race = Race(self.cards, seats, [len(deck) for deck in decks])
        race.word = dealer.word
        card = 0
        for seat, deck in enumerate(decks):
            for definition in sorted(deck):
                race.definition[card] = definition
                race.stack(card, race.decks[seat], IN_DECK)
                card += 1
        race.agenda = [turn.SET_UP]
        return race

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        race = load_race(data, self.cards, seats)
        choice = self.deck_choice
        for seat in range(seats):
            choice.check_loaded(race, seat, options[choice.seats[seat]])
        return race

    def kinds(self, state: State) -> Mapping[str, Kind]:
        return kinds_of(cast(Race, state))

    def as_saved_today(self, data: object) -> object:
        return as_saved_today(data)

    def check_loaded(self, state: State) -> None:
        check_race(cast(Race, state))

    def position(self, text: str) -> Position:
        choice = self.deck_choice
        race = read_position(text, self.cards, choice.names)
        options: dict[str, object] = {option.name: option.default for option in self.options}
        for seat in range(race.seats):
            options[choice.seats[seat]] = choice.brought(race, seat)
        return Position(race, options)

    # Judging states

    def facts(self, state: State) -> dict[str, object]:
        return race_facts(cast(Race, state), self.deck_choice.names)

    def census(self, state: State) -> list[int]:
        return views.census(cast(Race, state))

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left hanging: the match is over, or a main phase goes on."""
        if state.over:
            return True
        is_main_phase = isinstance(state.agenda[-1], main_phase.MainPhase)
        return is_main_phase and all(len(given) == 0 for given in state.answers)

    def when_silent(self, state: State, seat: int) -> int | None:
        """ruling.instant-question-hides: no answer within the agreed time is a pass."""
        if not isinstance(state.agenda[-1], windows.Window) or not state.asks(seat):
            return None
        choices = state.choices[seat]
        passing = int(bare_choice(windows.PASS))
        return passing if passing in choices else int(choices[0])

    def has_left(self, state: State, seat: int) -> bool:
        return not cast(Race, state).is_playing(seat)

    # Ending a match by agreement

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
        leaving.share_out(race, race.those_playing())
