"""Grimterra's rules as the rest of the program knows them: games are made, loaded and judged here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.effects.procedures import EFFECT_PROCEDURES
from rulewright.gamekit.options import Option
from rulewright.gamekit.rules import Position, Rules
from rulewright.gamekit.words import Words
from rulewright.games.grimterra.decks.decks import GrimterraDecks
from rulewright.games.grimterra.rules import (
    casting,
    choosing_arena,
    combat,
    happening,
    judging,
    leaving,
    rounds,
    story,
    turn,
    wound_choice,
)
from rulewright.games.grimterra.rules.cardset import CardSet
from rulewright.games.grimterra.rules.numbering import BACKROW, HEROES_EACH, IN_DECK, MOST_SEATS
from rulewright.games.grimterra.rules.state import Feud
from rulewright.games.grimterra.saves.contradictions import check_feud
from rulewright.games.grimterra.saves.facts import feud_facts
from rulewright.games.grimterra.saves.loading import kinds_of, load_feud
from rulewright.games.grimterra.saves.position import read_position
from rulewright.games.grimterra.view import views
from rulewright.kernel.bits import bit
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.errors import OptionError
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.saved import Kind
from rulewright.kernel.state import Procedure, State

FEWEST_SEATS: Final = 2
LARGEST_DECK: Final = "largest_deck"
"""ruling.deck-maximum: the option of a table or an event."""
_LARGEST_DECKS: Final[list[object]] = [0, 60, 80, 100]

PROCEDURES: Final[list[Any]] = [
    turn.SetUp, turn.Turn, turn.Enter, turn.DrawUp, turn.Discard, choosing_arena.FirstArena,
    choosing_arena.ChooseArena, casting.Act, casting.CarryOut, casting.PutAway, combat.Combat,
    combat.ChooseRival, combat.ChooseFighters, rounds.Round, rounds.PlaceCards, rounds.RevealOrBluff,
    rounds.AfterIllegal, happening.Happen, happening.OfferedDraw, happening.Shifting,
    happening.Equipping, happening.Summoning, happening.PhaseTurns, happening.DarkDeaths,
    happening.AtOnce,
    judging.Judge, leaving.WinCheck, wound_choice.WhichWound, *EFFECT_PROCEDURES,
]  # fmt: skip


class GrimterraRules(Rules):
    """The rules with one set of cards and the decks that come with it."""

    def __init__(self, cards: CardSet, decks: GrimterraDecks, english: Words) -> None:
        meaning = english.phrase("option.deck")
        options = decks.options(
            [meaning.fill(seat=seat + 1) for seat in range(MOST_SEATS)],
            english.phrase("option.free-deck").text,
        )
        limit = Option(
            LARGEST_DECK, _LARGEST_DECKS, 0, english.phrase(f"option.{LARGEST_DECK}").text
        )
        super().__init__(
            "Grimterra",
            FEWEST_SEATS,
            MOST_SEATS,
            turn.VERBS,
            [*options, limit],
            cast("list[type[Procedure[State]]]", PROCEDURES),
            decks,
        )
        self.cards: Final = cards
        self.deck_choice: Final = decks

    def check_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """ruling.deck-maximum."""
        settled = super().check_options(given)
        limit = settled[LARGEST_DECK]
        for name in self.deck_choice.seats:
            value = settled[name]
            decks = self.deck_choice.presets
            if isinstance(limit, int) and limit > 0 and value != "random":
                deck = decks[str(value)] if value in decks else self.deck_choice.own(str(value))
                if len(deck.cards) > limit:
                    raise OptionError(
                        f"option {name!r}: the deck has {len(deck.cards)} cards, and here no deck may have more"
                        f" than {limit} (ruling.deck-maximum): take {len(deck.cards) - limit} out"
                    )
        return settled

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """ruling.player-count, ruling.setup."""
        dealer = State(seats)
        dealer.word = word
        choice = self.deck_choice
        decks = [choice.dealt(options[choice.seats[seat]], dealer) for seat in range(seats)]
        feud = Feud(self.cards, seats, [len(deck.cards) for deck in decks])
        feud.word = dealer.word
        for seat, deck in enumerate(decks):
            for place, definition in enumerate(deck.heroes):
                feud.definition[seat * HEROES_EACH + place] = definition
                feud.place[seat * HEROES_EACH + place] = BACKROW
            first = feud.first_card(seat)
            for place, definition in enumerate(deck.cards):
                feud.definition[first + place] = definition
                feud.stack(first + place, feud.decks[seat], IN_DECK)
        feud.agenda = [turn.SET_UP]
        return feud

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        feud = load_feud(data, self.cards, seats)
        choice = self.deck_choice
        for seat in range(seats):
            choice.check_loaded(feud, seat, options[choice.seats[seat]])
        return feud

    def kinds(self, state: State) -> Mapping[str, Kind]:
        return kinds_of(cast(Feud, state))

    def check_loaded(self, state: State) -> None:
        check_feud(cast(Feud, state))

    def position(self, text: str) -> Position:
        choice = self.deck_choice
        feud = read_position(text, self.cards, choice.names)
        options: dict[str, object] = {option.name: option.default for option in self.options}
        for seat in range(feud.seats):
            options[choice.seats[seat]] = choice.brought(feud, seat)
        return Position(feud, options)

    # Judging states

    def facts(self, state: State) -> dict[str, object]:
        return feud_facts(cast(Feud, state), self.deck_choice.names)

    def census(self, state: State) -> list[int]:
        return views.census(cast(Feud, state))

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left hanging: the match is over, or a fresh step of play is due."""
        if state.over:
            return True
        fresh = (casting.Act, rounds.PlaceCards, choosing_arena.ChooseArena, turn.Discard)
        return isinstance(state.agenda[-1], fresh) and all(
            len(given) == 0 for given in state.answers
        )

    def when_silent(self, state: State, seat: int) -> int | None:
        """ruling.bluff-choice-secret: making no choice in time means reveal."""
        if not isinstance(state.agenda[-1], rounds.RevealOrBluff) or not state.asks(seat):
            return None
        return int(bare_choice(rounds.REVEAL))

    def has_left(self, state: State, seat: int) -> bool:
        return not cast(Feud, state).is_playing(seat)

    # Ending a match by agreement

    def concede(self, state: State, seat: int) -> None:
        """ruling.concession."""
        feud = cast(Feud, state)
        feud.tell(EVERYONE, story.CONCEDED, seat)
        leaving.lose(feud, bit(seat))
        feud.advance()

    def agree_to_draw(self, state: State) -> None:
        """ruling.concession: all who are still in the game share it."""
        feud = cast(Feud, state)
        feud.tell(EVERYONE, story.DRAW_AGREED)
        leaving.share_out(feud, feud.those_playing())
