"""Decks as options of a match: each seat brings one that comes with the game, one of these at random, or
one of its own, written as text.

What a deck is, each game knows (`ADeck`): numbers of cards, in one pile or in several.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.deck_building import DeckBuilding
from rulewright.gamekit.deck_folder import PresetLists, no_such_deck
from rulewright.gamekit.decks import Decks
from rulewright.gamekit.labels import Labels
from rulewright.gamekit.options import Option
from rulewright.kernel.errors import OptionError, SaveError
from rulewright.kernel.state import State

RANDOM: Final = "random"

ADeck = TypeVar("ADeck")


class DeckChoice(Decks, Generic[ADeck]):
    """The decks there are to choose from. `presets` come with the game, by their keys; `seats` are the
    names of the options, one for each seat. Decks that are built by rules have the `lists` of the presets;
    without them a match is played with any cards."""

    def __init__(
        self,
        seats: list[str],
        presets: dict[str, ADeck],
        language: CardLanguage | None = None,
        lists: PresetLists | None = None,
    ) -> None:
        super().__init__(language)
        self.seats: Final = seats
        self.presets: Final = presets
        self.lists: Final = lists

    # What each game says

    def own(self, text: str) -> ADeck:
        """The deck that a text lists, which `settle_free` has settled."""
        raise NotImplementedError

    def settle_any(self, text: str) -> str:
        """The same as `settle_free`, where decks are not built by rules. A game in which every position has legal decks
        needs it not."""
        raise OptionError("decks are built by the rules here")

    def cards_of(self, deck: ADeck) -> dict[str, object]:
        """What people read of a deck that comes with the game: the keys of its cards, part by part."""
        raise NotImplementedError

    def is_brought(self, state: State, seat: int, deck: ADeck) -> bool:
        """Whether a seat plays with that deck."""
        raise NotImplementedError

    def check_brought(self, state: State, seat: int, deck: ADeck) -> None:
        """Refuse, with SaveError, a loaded state in which the seat plays with another deck."""
        raise NotImplementedError

    # What follows from that

    def deck_building(self) -> DeckBuilding | None:
        """How decks are built, for those who build some."""
        return None if self.lists is None else self.lists.building

    def settle_free(self, option: Option, text: str) -> str:
        """A deck of one's own, legal and in the spelling of the cards."""
        if self.lists is not None:
            try:
                return self.lists.building.settled(option, text)
            except OptionError:
                if not self.takes_any:
                    raise
        try:
            return self.settle_any(text)
        except OptionError as error:
            raise no_such_deck(option, error) from error

    def name_of(self, value: object) -> str:
        """What the deck is called that an option names: what stands above its list; empty if it has no
        name."""
        if self.lists is not None:
            return self.lists.name_of(value)
        return str(value) if value in self.presets else ""

    def printed(self) -> list[dict[str, object]]:
        """The decks that come with the game, for people to read."""
        if self.lists is None:
            return []
        return self.lists.printed(lambda key: self.cards_of(self.presets[key]))

    def options(self, meanings: list[str], free: str) -> list[Option]:
        """A deck for each seat, with what the options mean and what a free text is."""
        values: list[object] = [*self.presets, RANDOM]
        return [
            Option(name, values, values[seat % len(self.presets)], meanings[seat], free, seat)
            for seat, name in enumerate(self.seats)
        ]

    def dealt(self, value: object, state: State) -> ADeck:
        """The deck that an option names; at random from the match's own generator."""
        if value == RANDOM:
            decks = list(self.presets.values())
            return decks[state.roll(len(decks))]
        return self.presets[str(value)] if value in self.presets else self.own(str(value))

    def called(self, value: object, labels: Labels[Any]) -> str:
        """What a value of such an option is called."""
        if value == RANDOM:
            return labels.say("value.random")
        return self.name_of(value) or labels.say("value.own")

    def preset_of(self, state: State, seat: int) -> str:
        """The key of the preset deck that a seat plays with; empty for one's own."""
        for key, deck in self.presets.items():
            if self.is_brought(state, seat, deck):
                return key
        return ""

    def check_loaded(self, state: State, seat: int, value: object) -> None:
        """Refuse, with SaveError, a loaded state in which a seat plays with no deck that its option
        can mean."""
        if value != RANDOM:
            self.check_brought(state, seat, self.dealt(value, state))
        elif not self.preset_of(state, seat):
            raise SaveError("the saved match is damaged: 'definition' is of no deck there is")
