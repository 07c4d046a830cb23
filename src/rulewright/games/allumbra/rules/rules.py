"""Allumbra's rules as the rest of the program knows them: duels are made, loaded and judged here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.gamekit.decks import Decks
from rulewright.gamekit.options import Option
from rulewright.gamekit.rules import Position, Rules
from rulewright.gamekit.words import Words
from rulewright.games.allumbra.rules import clash, story, turn
from rulewright.games.allumbra.rules.relic_activation import Activate
from rulewright.games.allumbra.rules.relic_effects import RelicsWork
from rulewright.games.allumbra.rules.relic_prices import ExchangeCard, PayInPart, SettleUse
from rulewright.games.allumbra.rules.relic_use import AnnounceEarly, UseRelics
from rulewright.games.allumbra.rules.relics import ChooseRelics
from rulewright.games.allumbra.rules.state import DUELLISTS, Duel, Duellist, all_cards
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.games.allumbra.rules.verbs import VERBS
from rulewright.games.allumbra.saves.contradictions import check_duel, check_sides
from rulewright.games.allumbra.saves.earlier import FORM, as_saved_today
from rulewright.games.allumbra.saves.loading import check_cards, kinds_of, load_duel
from rulewright.games.allumbra.saves.position import read_position
from rulewright.games.allumbra.view import views
from rulewright.kernel.errors import SaveError
from rulewright.kernel.event import EVERYONE
from rulewright.kernel.saved import Kind
from rulewright.kernel.state import Procedure, State

PROCEDURES: Final[list[Any]] = [
    turn.SetUp, turn.Draw, turn.BeginTurn, turn.Pick, turn.Clash, turn.Reveal,
    turn.RelicWindows, turn.Pay, turn.Cancel, turn.Settle, turn.NextClash, turn.EndTurn,
    ChooseRelics, Activate, UseRelics, RelicsWork, AnnounceEarly, SettleUse, ExchangeCard, PayInPart,
]  # fmt: skip


class AllumbraRules(Rules):
    """The rules with one list of cards and one of relics."""

    def __init__(
        self, cards: CardTable, relic_table: RelicTable, english: Words, decks: Decks
    ) -> None:
        relic_option = Option(
            "relics",
            [False, True],
            default=False,
            meaning=english.phrase("option.relics").text,
        )
        stella_option = Option(
            "stella",
            ["random", "first", "second"],
            default="random",
            meaning=english.phrase("option.stella").text,
        )
        super().__init__(
            title="Allumbra: The Duel",
            fewest_seats=DUELLISTS,
            most_seats=DUELLISTS,
            verbs=VERBS,
            options=[relic_option, stella_option],
            procedures=cast("list[type[Procedure[State]]]", PROCEDURES),
            decks=decks,
            form=FORM,
        )
        self.cards: Final = cards
        self.relic_table: Final = relic_table

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """ruling.characters: Stella by agreement, or else at random."""
        table = self.relic_table if options["relics"] else None
        duel = Duel(self.cards, table, 0, [Duellist(self.cards.deck()) for _ in range(seats)])
        duel.word = word
        stella = options["stella"]
        duel.stella = duel.roll(DUELLISTS) if stella == "random" else 0 if stella == "first" else 1
        duel.agenda = [turn.SET_UP]
        return duel

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        duel = load_duel(data, self.cards, self.relic_table if options["relics"] else None)
        if options["stella"] == ("second" if duel.stella == 0 else "first"):
            raise SaveError("the saved match is damaged: 'stella' is not who the options say")
        check_sides(duel)
        check_cards(data, duel)
        return duel

    def as_saved_today(self, data: object) -> object:
        return as_saved_today(data, self.cards, self.relic_table)

    def kinds(self, state: State) -> Mapping[str, Kind]:
        return kinds_of(self.cards, cast(Duel, state).relics)

    def check_loaded(self, state: State) -> None:
        check_duel(cast(Duel, state))

    def position(self, text: str) -> Position:
        duel = read_position(text, self.cards, self.relic_table)
        stella = "first" if duel.stella == 0 else "second"
        return Position(duel, {"relics": duel.relics is not None, "stella": stella})

    def facts(self, state: State) -> dict[str, object]:
        return views.duel_facts(cast(Duel, state))

    def census(self, state: State) -> list[int]:
        duel = cast(Duel, state)
        return all_cards(duel.duellists[0]) + all_cards(duel.duellists[1])

    def at_rest(self, state: State) -> bool:
        return state.over or isinstance(state.agenda[-1], turn.Pick)

    def concede(self, state: State, seat: int) -> None:
        """ruling.concession."""
        duel = cast(Duel, state)
        duel.tell(EVERYONE, story.CONCEDED, seat)
        clash.end_with_winner(duel, 1 - seat, story.WON_BY_CONCESSION)

    def agree_to_draw(self, state: State) -> None:
        """ruling.turn-limit: a draw may be agreed at any time."""
        duel = cast(Duel, state)
        duel.tell(EVERYONE, story.DRAW_AGREED)
        duel.finish([50, 50])
