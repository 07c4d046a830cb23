"""Eruma's rules as the rest of the program knows them: games are made, loaded and judged here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.effects.procedures import EFFECT_PROCEDURES
from rulewright.gamekit.rules import Position, Rules
from rulewright.gamekit.words import Words
from rulewright.games.eruma.decks.decks import DECK_OPTIONS, ErumaDecks
from rulewright.games.eruma.rules import assault, blocking, happening, powers, story, totals, turn
from rulewright.games.eruma.rules.cardset import CardSet
from rulewright.games.eruma.rules.numbering import DECK_SIZE, IN_DECK, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.saves.contradictions import check_raid
from rulewright.games.eruma.saves.earlier import FORM, as_saved_today
from rulewright.games.eruma.saves.facts import raid_facts
from rulewright.games.eruma.saves.loading import kinds_of, load_raid
from rulewright.games.eruma.saves.position import read_position
from rulewright.games.eruma.view import views
from rulewright.kernel.choice import bare_choice
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.saved import Kind
from rulewright.kernel.state import Procedure, State
from rulewright.kernel.zone import zone_of

PROCEDURES: Final[list[Any]] = [
    turn.SetUp, turn.Turn, turn.Enter, turn.Ready, turn.ThievesSteal, turn.Discard,
    assault.Assault, assault.Attack, assault.Strike, assault.TakePosition, blocking.Trigger,
    blocking.MayBlock, blocking.Block, happening.Happen, happening.HappenAt, happening.Summoning,
    happening.PhaseTurns, happening.ChangeCounters, powers.Acts, powers.Copied, totals.CountTotals, *EFFECT_PROCEDURES,
]  # fmt: skip


class ErumaRules(Rules):
    """The rules with one set of cards and the decks that come with it."""

    def __init__(self, cards: CardSet, decks: ErumaDecks, english: Words) -> None:
        meanings = [english.phrase(f"option.{option}").text for option in DECK_OPTIONS]
        super().__init__(
            title="Eruma TCG",
            fewest_seats=SEATS,
            most_seats=SEATS,
            verbs=turn.VERBS,
            options=decks.options(meanings, english.phrase("option.free-deck").text),
            procedures=cast("list[type[Procedure[State]]]", PROCEDURES),
            decks=decks,
            form=FORM,
        )
        self.cards: Final = cards
        self.deck_choice: Final = decks

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """setup.two-players."""
        raid = Raid(self.cards)
        raid.word = word
        for seat in range(SEATS):
            deck = self.deck_choice.dealt(options[DECK_OPTIONS[seat]], raid)
            for place, definition in enumerate(deck.outlaws):
                card = seat * DECK_SIZE + place
                raid.definition[card] = definition
                raid.stack(card, raid.decks[seat], IN_DECK)
                raid.second |= seat << card
            raid.extras[seat] = zone_of(sorted(deck.henchmen))
        raid.agenda = [turn.SET_UP]
        return raid

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        raid = load_raid(data, self.cards)
        for seat in range(SEATS):
            self.deck_choice.check_loaded(raid, seat, options[DECK_OPTIONS[seat]])
        return raid

    def kinds(self, state: State) -> Mapping[str, Kind]:
        return kinds_of(self.cards)

    def as_saved_today(self, data: object) -> object:
        return as_saved_today(data, self.cards.programs)

    def check_loaded(self, state: State) -> None:
        check_raid(cast(Raid, state))

    def position(self, text: str) -> Position:
        raid = read_position(text, self.cards, self.deck_choice.keys)
        options: dict[str, object] = {
            option: self.deck_choice.brought(raid, seat) for seat, option in enumerate(DECK_OPTIONS)
        }
        return Position(raid, options)

    # Judging states

    def facts(self, state: State) -> dict[str, object]:
        return raid_facts(cast(Raid, state), self.deck_choice.names)

    def census(self, state: State) -> list[int]:
        return views.census(cast(Raid, state))

    def at_rest(self, state: State) -> bool:
        return state.over or isinstance(state.agenda[-1], assault.Assault)

    def when_silent(self, state: State, seat: int) -> int | None:
        """ruling.block-question-hides: no answer within the agreed time lets the power through."""
        if not isinstance(state.agenda[-1], blocking.MayBlock) or not state.asks(seat):
            return None
        return int(bare_choice(blocking.LET_IT))

    # Ending a match by agreement

    def concede(self, state: State, seat: int) -> None:
        """ruling.concession."""
        raid = cast(Raid, state)
        raid.tell(EVERYONE, story.CONCEDED, seat)
        totals.win(raid, 1 - seat)

    def agree_to_draw(self, state: State) -> None:
        """ruling.concession: a draw may be agreed at any time."""
        raid = cast(Raid, state)
        raid.tell(EVERYONE, story.DRAW_AGREED)
        raid.finish([50, 50])
