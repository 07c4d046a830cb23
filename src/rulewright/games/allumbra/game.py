"""Allumbra as the rest of the program knows it: making, loading, showing and wording duels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from rulewright.gamekit.balance_plan import Plan
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.content_file import edition_of
from rulewright.gamekit.game import Game, Option, Position, Told, Tutorial
from rulewright.gamekit.words import Words, read_words
from rulewright.games.allumbra.bots.hints import Hints, shipped_hints
from rulewright.games.allumbra.bots.measures import BALANCE, duel_measures
from rulewright.games.allumbra.cards.content import CARD_FILE, CARDS, RELIC_FILE, RELICS
from rulewright.games.allumbra.rules import clash, relics, story
from rulewright.games.allumbra.rules import turn as rules
from rulewright.games.allumbra.rules.state import Duel, Duellist, all_cards, load_duel
from rulewright.games.allumbra.rules.tables import CardTable, RelicTable
from rulewright.games.allumbra.saves.contradictions import check_duel
from rulewright.games.allumbra.saves.position import read_position
from rulewright.games.allumbra.texts.card_texts import CardTexts
from rulewright.games.allumbra.view import views
from rulewright.kernel.choice import thing_of, verb_of
from rulewright.kernel.errors import SaveError
from rulewright.kernel.event import EVERYONE, Event
from rulewright.kernel.state import Procedure, State
from rulewright.kernel.zone import Zone

RULES_EDITION: Final = "1"
"""Goes up whenever a change of the rules lets a saved duel come out differently."""

WORDS: Final[dict[str, Words]] = read_words("rulewright.games.allumbra")
OPTIONS: Final = [
    Option(
        "relics", [False, True], default=False, meaning=WORDS["en"].phrase("option.relics").text
    ),
    Option(
        "stella",
        ["random", "first", "second"],
        "random",
        WORDS["en"].phrase("option.stella").text,
    ),
]

PROCEDURES: Final[list[Any]] = [
    rules.SetUp, rules.Draw, rules.BeginTurn, rules.Pick, rules.Clash, rules.Reveal,
    rules.RelicWindows, rules.Pay, rules.Cancel, rules.Settle, rules.NextClash, rules.EndTurn,
    relics.ChooseRelics, relics.Activate, relics.UseRelics, relics.RelicsWork,
]  # fmt: skip


class Allumbra(Game):
    """The game with one list of cards and one of relics, and what writers of cards may know."""

    def __init__(
        self,
        name: str,
        cards: CardTable,
        relic_table: RelicTable,
        edition: str,
        texts: CardLanguage | None = None,
    ) -> None:
        super().__init__(
            name,
            "Allumbra: The Duel",
            edition,
            2,
            2,
            relics.VERBS,
            OPTIONS,
            cast("list[type[Procedure[State]]]", PROCEDURES),
        )
        self.cards: Final = cards
        self.relic_table: Final = relic_table
        self.hints: Final = Hints(shipped_hints(), cards, relic_table)
        self.words: Final = WORDS
        self.texts: Final = texts

    # Making states

    def new(self, seats: int, options: Mapping[str, object], word: int) -> State:
        """ruling.characters: Stella by agreement, or else at random."""
        table = self.relic_table if options["relics"] else None
        duel = Duel(self.cards, table, 0, [self._fresh_duellist(), self._fresh_duellist()])
        duel.word = word
        stella = options["stella"]
        duel.stella = duel.roll(2) if stella == "random" else 0 if stella == "first" else 1
        duel.agenda = [rules.SET_UP]
        return duel

    def _fresh_duellist(self) -> Duellist:
        return Duellist(self.cards.deck(), Zone(), Zone(), Zone())

    def load_own(self, data: object, seats: int, options: Mapping[str, object]) -> State:
        duel = load_duel(data, self.cards, self.relic_table if options["relics"] else None)
        if options["stella"] == ("second" if duel.stella == 0 else "first"):
            raise SaveError("the saved match is damaged: 'stella' is not who the options say")
        return duel

    def check_loaded(self, state: State) -> None:
        check_duel(cast(Duel, state))

    def position(self, text: str) -> Position:
        duel = read_position(text, self.cards, self.relic_table)
        stella = "first" if duel.stella == 0 else "second"
        return Position(duel, {"relics": duel.relics is not None, "stella": stella})

    # Showing states

    def view(self, state: State, seat: int) -> dict[str, object]:
        return views.duel_view(cast(Duel, state), seat)

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        return {
            "cards": [
                views.printed_card(self.cards, kind, language)
                for kind in range(len(self.cards.printed))
            ],
            "relics": [
                views.printed_relic(self.relic_table, relic, language)
                for relic in range(len(self.relic_table.printed))
            ],
        }

    def card_language(self) -> CardLanguage | None:
        return self.texts

    def languages(self) -> list[str]:
        return sorted(self.words)

    def option_meaning(self, option: Option, language: str) -> str:
        return self._words(language).phrase(f"option.{option.name}").text

    def value_name(self, option: Option, value: object, language: str) -> str:
        return self._words(language).phrase(f"value.{option.name}-{value}".lower()).text

    def tutorial(self) -> Tutorial | None:
        return Tutorial("tutorial", {"relics": False, "stella": "first"}, "greedy")

    def measures(self, state: State, events: list[Event]) -> dict[str, float]:
        return duel_measures(cast(Duel, state), events)

    def balance_plan(self) -> Plan | None:
        return BALANCE

    def facts(self, state: State) -> dict[str, object]:
        return views.duel_facts(cast(Duel, state))

    def prompt(self, state: State, seat: int, names: list[str], language: str) -> Told:
        duel = cast(Duel, state)
        words = self._words(language)
        question = duel.agenda[-1]
        left = len(duel.answers[seat])
        if isinstance(question, rules.Pick):
            picked = [choice for choice in duel.answers[seat].as_list() if verb_of(choice) == 0]
            phrase = words.phrase(f"prompt.{_pick_prompt(duel, int(question.count))}")
            return Told(phrase.fill(left=int(question.count) - len(picked)), phrase.rule)
        if isinstance(question, relics.ChooseRelics):
            phrase = words.phrase("prompt.choose-relics")
            return Told(phrase.fill(left=relics.RELICS_EACH - left), phrase.rule)
        if isinstance(question, relics.Activate):
            place = int(thing_of(duel.choices[seat][0]))
            printed = self.relic_table.printed[relics.relics_of(duel.duellists[seat])[place].kind]
            phrase = words.phrase("prompt.activate")
            sides = printed.text(language)
            return Told(phrase.fill(relic=printed.name(language), condition=sides[0]), phrase.rule)
        phrase = words.phrase("prompt.use")
        return Told(phrase.fill(), phrase.rule)

    def label(self, state: State, seat: int, choice: int, names: list[str], language: str) -> str:
        duel = cast(Duel, state)
        verb = int(verb_of(choice))
        thing = int(thing_of(choice))
        phrase = self._words(language).phrase(f"choice.{self.verbs[verb]}")
        if verb == relics.PICK:
            return phrase.fill(card=self.cards.printed[thing].name(language))
        if verb == relics.DONE:
            return phrase.fill()
        return phrase.fill(relic=self._relic(duel, seat, verb, thing).name(language))

    def objects(self, state: State, seat: int, choice: int) -> list[str]:
        duel = cast(Duel, state)
        verb = int(verb_of(choice))
        thing = int(thing_of(choice))
        if verb == relics.PICK:
            return [views.card_id(seat, self.cards.printed[thing].key)]
        if verb == relics.DONE:
            return []
        return [views.relic_id(seat, self._relic(duel, seat, verb, thing).key)]

    def _relic(self, duel: Duel, seat: int, verb: int, thing: int) -> Any:
        if verb == relics.CHOOSE:
            return self.relic_table.printed[thing]
        return self.relic_table.printed[relics.relics_of(duel.duellists[seat])[thing].kind]

    def tell(self, event: Event, names: list[str], language: str) -> Told:
        kind = story.NAMES[int(event.kind)]
        phrase = self._words(language).phrase(f"event.{kind}")
        values: dict[str, object] = {"one": names[0], "two": names[1]}
        for place, field in enumerate(story.FIELDS[int(event.kind)]):
            values[field] = self._value(field, event.things[place:], names, language)
        objects = views.event_objects(event, self.cards, self.relic_table)
        return Told(phrase.fill(**values), phrase.rule, kind, objects)

    def _value(self, field: str, things: list[int], names: list[str], language: str) -> object:
        if field == "cards":
            drawn = [self.cards.printed[thing].name(language) for thing in things]
            return ", ".join(drawn) or self._words(language).phrase("name.nothing").text
        thing = things[0] if things else -1
        if field == "who":
            return names[thing]
        if field in ("first", "second"):
            if thing < 1:
                return self._words(language).phrase("name.nothing").text
            return self.cards.printed[thing - 1].name(language)
        if field in ("card", "other"):
            return self.cards.printed[thing].name(language)
        if field in ("relic", "relic2"):
            return self.relic_table.printed[thing].name(language)
        return thing

    def _words(self, language: str) -> Words:
        return self.words.get(language, self.words["en"])

    # Judging states

    def census(self, state: State) -> list[int]:
        duel = cast(Duel, state)
        return all_cards(duel.duellists[0]) + all_cards(duel.duellists[1])

    def at_rest(self, state: State) -> bool:
        return state.over or isinstance(state.agenda[-1], rules.Pick)

    def value(self, state: State, seat: int) -> float:
        return self.hints.outlook(cast(Duel, state), seat)

    def concede(self, state: State, seat: int) -> None:
        """ruling.concession."""
        duel = cast(Duel, state)
        duel.tell(EVERYONE, story.CONCEDED, seat)
        clash.end_with_winner(duel, 1 - seat)

    def agree_to_draw(self, state: State) -> None:
        """ruling.turn-limit: a draw may be agreed at any time."""
        duel = cast(Duel, state)
        duel.tell(EVERYONE, story.DRAW_AGREED)
        duel.finish([50, 50])


def _pick_prompt(duel: Duel, count: int) -> str:
    if count == 1 and duel.turn == 2:
        return "pick-last"
    return f"pick-{count}"


GAME: Final = Allumbra(
    "allumbra", CARDS, RELICS, edition_of(RULES_EDITION, [CARD_FILE, RELIC_FILE]), CardTexts()
)
