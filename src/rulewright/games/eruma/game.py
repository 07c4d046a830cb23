"""Eruma as the rest of the program knows it: making, loading, showing and wording games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.effects.asking import Answering, Order
from rulewright.gamekit.balance_plan import Plan
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.deck_folder import deck_files
from rulewright.gamekit.game import Game, Option, Position, Told, Tutorial
from rulewright.gamekit.words import Words, read_words
from rulewright.games.eruma.bots.hints import Hints, shipped_hints
from rulewright.games.eruma.bots.measures import BALANCE, raid_measures
from rulewright.games.eruma.cards.content import CARD_FILES, TABLE, CardTexts, read_shipped
from rulewright.games.eruma.cards.content_cards import PrintedSet
from rulewright.games.eruma.decks.deck import Deck, DeckList, deck_of, read_text
from rulewright.games.eruma.decks.deck_building import DECK_FILES, DeckBuilding
from rulewright.games.eruma.rules import (
    acting,
    assault,
    happening,
    powers,
    replacing,
    story,
    totals,
)
from rulewright.games.eruma.rules import turn as rules
from rulewright.games.eruma.rules.numbering import DECK_SIZE, IN_DECK, SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.saves.contradictions import check_decks, check_raid
from rulewright.games.eruma.saves.facts import raid_facts
from rulewright.games.eruma.saves.loading import load_raid
from rulewright.games.eruma.saves.position import read_position
from rulewright.games.eruma.texts import card_frame
from rulewright.games.eruma.texts.touches import TOUCHES
from rulewright.games.eruma.tutorial import tutorial_for
from rulewright.games.eruma.view import views
from rulewright.games.eruma.words.labels import Labels
from rulewright.games.eruma.words.pointing import choice_objects
from rulewright.games.eruma.words.reasons import Reasons, warning
from rulewright.kernel.errors import ContentError, SaveError
from rulewright.kernel.event import EVERYONE, Event
from rulewright.kernel.state import Procedure, State
from rulewright.kernel.zone import zone_of

RULES_EDITION: Final = "2"
"""Goes up whenever a change of the rules lets a saved game come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.eruma")
RANDOM: Final = "random"
DECK_OPTIONS: Final = ["first_deck", "second_deck"]

PROCEDURES: Final[list[Any]] = [
    rules.SetUp, rules.Turn, rules.Enter, rules.Ready, rules.ThievesSteal, rules.Discard,
    assault.Assault, assault.Attack, assault.Strike, assault.TakePosition, powers.Trigger,
    powers.MayBlock, happening.Happen, replacing.WhichInstead, card_frame.CardFrame, acting.Acts,
    acting.Copied, totals.CountTotals, Answering, Order,
]  # fmt: skip


class Eruma(Game):
    """The game with one set of cards and the decks that come with it."""

    def __init__(self, name: str, printed: PrintedSet, decks: DeckBuilding, edition: str) -> None:
        self.presets: Final = {deck.key: deck for deck in decks.legal_presets()}
        if len(self.presets) < SEATS:
            raise ContentError(f"Eruma needs {SEATS} legal decks or more to come with it")
        values: list[object] = [*self.presets, RANDOM]
        english = WORDS["en"]
        free = english.phrase("option.free-deck").text
        super().__init__(
            name,
            "Eruma TCG",
            edition,
            SEATS,
            SEATS,
            rules.VERBS,
            [
                Option(
                    option,
                    values,
                    values[seat],
                    english.phrase(f"option.{option}").text,
                    free,
                    seat,
                )
                for seat, option in enumerate(DECK_OPTIONS)
            ],
            cast("list[type[Procedure[State]]]", PROCEDURES),
        )
        self.in_turns = True
        self.set: Final = printed
        self.cards: Final = printed.rules_set()
        self.decks: Final = decks
        self.built: Final = [decks.built(deck) for deck in self.presets.values()]
        self.keys: Final = [one.key for one in printed.definitions]
        self.names: Final = [one.name for one in printed.definitions]
        self.hints: Final = Hints(shipped_hints())
        self.words: Final = WORDS
        self._tutorial: Tutorial | None = None
        texts = [one.text for one in printed.definitions]
        self.labels: Final = {
            language: Labels(words, self.names, texts) for language, words in WORDS.items()
        }

    # Decks

    def settle_free(self, option: Option, text: str) -> str:
        """A deck of one's own, in the spelling of the cards."""
        return self.decks.settled(option, text)

    def _deck(self, value: object, raid: Raid) -> Deck:
        """The deck that an option names; at random from the match's own generator."""
        if value == RANDOM:
            return self.built[raid.roll(len(self.built))]
        if value in self.presets:
            return self.built[list(self.presets).index(str(value))]
        return self.decks.built(read_text(str(value)))

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """setup.two-players."""
        raid = Raid(self.cards)
        raid.word = word
        for seat in range(SEATS):
            deck = self._deck(options[DECK_OPTIONS[seat]], raid)
            for place, definition in enumerate(deck.outlaws):
                card = seat * DECK_SIZE + place
                raid.definition[card] = definition
                raid.stack(card, raid.decks[seat], IN_DECK)
                raid.second |= seat << card
            raid.extras[seat] = zone_of(sorted(deck.henchmen))
        raid.agenda = [rules.SET_UP]
        return raid

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        raid = load_raid(data, self.cards)
        for seat in range(SEATS):
            value = options[DECK_OPTIONS[seat]]
            if value != RANDOM:
                deck = self._deck(value, raid)
                check_decks(raid, seat, deck.outlaws, deck.henchmen)
            elif not self._preset_of(raid, seat):
                raise SaveError("the saved match is damaged: 'definition' is of no deck there is")
        return raid

    def check_loaded(self, state: State) -> None:
        check_raid(cast(Raid, state))

    def position(self, text: str) -> Position:
        raid = read_position(text, self.cards, self.keys)
        options: dict[str, object] = {
            option: self._deck_text(raid, seat) for seat, option in enumerate(DECK_OPTIONS)
        }
        return Position(raid, options)

    def _deck_text(self, raid: Raid, seat: int) -> str:
        """The deck that a seat plays with, as an option of a match."""
        main = [self.names[definition] for definition in views.deck_list(raid, seat).as_list()]
        extra: dict[str, int] = {}
        for definition in sorted(views.henchmen(raid, seat)):
            extra[self.names[definition]] = extra.get(self.names[definition], 0) + 1
        return self.decks.text(deck_of("", main, extra))

    def _preset_of(self, raid: Raid, seat: int) -> str:
        """The key of the deck that a seat plays with, empty if it is one of their own."""
        main = views.deck_list(raid, seat).as_list()
        extra = sorted(views.henchmen(raid, seat))
        for key, deck in zip(self.presets, self.built, strict=True):
            if deck.outlaws == main and deck.henchmen == extra:
                return key
        return ""

    # Showing states

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.raid_view(cast(Raid, state), seat, self.keys)

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        cards = [one.printed() for one in self.set.definitions]
        return {
            "cards": cards,
            "outlaws": [card for card in cards if card["kind"] != "Henchman"],
            "henchmen": [card for card in cards if card["kind"] == "Henchman"],
            "decks": [self._printed_deck(deck) for deck in self.presets.values()],
        }

    def _printed_deck(self, deck: DeckList) -> dict[str, object]:
        built = self.decks.built(deck)
        return {
            "key": deck.key,
            "name": deck.name,
            "plan": deck.plan,
            "cards": [self.keys[definition] for definition in built.outlaws],
            "extra": [self.keys[definition] for definition in built.henchmen],
            "text": self.decks.text(deck),
        }

    def languages(self) -> list[str]:
        return sorted(self.words)

    def option_meaning(self, option: Option, language: str) -> str:
        return self._labels(language).say(f"option.{option.name}")

    def value_name(self, option: Option, value: object, language: str) -> str:
        labels = self._labels(language)
        if value == RANDOM:
            return labels.say("value.random")
        deck = self.presets.get(str(value))
        if deck is None:
            deck = read_text(str(value))
        return deck.name or labels.say("value.own")

    def card_language(self) -> CardLanguage | None:
        return CardTexts(TOUCHES)

    def deck_building(self) -> DeckBuilding:
        """How its decks are built, for those who build some."""
        return self.decks

    def tutorial(self) -> Tutorial | None:
        if self._tutorial is None:
            self._tutorial = tutorial_for(self, list(self.presets))
        return self._tutorial

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        raid = cast(Raid, state)
        decks = [self._preset_of(raid, seat) for seat in range(SEATS)]
        return raid_measures(raid, events, self.keys, decks)

    def balance_plan(self) -> Plan | None:
        return BALANCE

    def facts(self, state: State) -> dict[str, object]:
        return raid_facts(cast(Raid, state), self.names)

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        return self._labels(language).prompt(cast(Raid, state), seat)

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        return self._labels(language).label(cast(Raid, state), seat, choice)

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        return choice_objects(cast(Raid, state), seat, choice)

    def warning(self, state: State, seat: int, choice: int, language: str) -> str:
        return warning(cast(Raid, state), choice, self._labels(language))

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        return self._labels(language).tell(event, names)

    def why_not(self, state: State, seat: int, thing: str, language: str) -> list[Told]:
        return Reasons(cast(Raid, state), seat, self._labels(language)).of(thing)

    def _labels(self, language: str) -> Labels:
        return self.labels.get(language, self.labels["en"])

    # Judging states

    def census(self, state: State) -> list[int]:
        return views.census(cast(Raid, state))

    def at_rest(self, state: State) -> bool:
        return state.over or isinstance(state.agenda[-1], assault.Assault)

    def value(self, state: State, seat: int) -> float:
        return self.hints.outlook(cast(Raid, state), seat)

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


def shipped_game() -> Eruma:
    """The game with the cards and decks that come with it."""
    printed = read_shipped()
    edition = edition_of(RULES_EDITION, [TABLE, *CARD_FILES, *deck_files(DECK_FILES)])
    return Eruma("eruma", printed, DeckBuilding(printed), edition)


GAME: Final = shipped_game()
