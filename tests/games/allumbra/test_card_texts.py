"""Allumbra's language for writers of cards, and its texts in play: stored, and never parsed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.cardtext import Trees
from rulewright.cardtext.card_file import read_card_file
from rulewright.cardtext.outline import tags
from rulewright.gamekit.card_language import CardLanguage
from rulewright.games.allumbra.cards.content import (
    CARD_FILE,
    CARDS,
    LANGUAGE,
    RELIC_FILE,
    RELICS,
    TABLE,
)
from rulewright.games.allumbra.game import GAME
from rulewright.games.allumbra.testing.table import CONTENT, DuelTable
from rulewright.games.allumbra.texts.lowering_relics import REFUSED
from rulewright.testing.card_files import changed, saying
from tests.games.allumbra.test_lowering_relics import ACTIVES, CHOICES, CONDITIONS
from tests.games.allumbra.written import ACTIVE, CONDITION, DUCK, SHOT, texts

RENEW = os.environ.get("RULEWRIGHT_RENEW") == "1"
FOR_TESTS = [CONTENT / f"{name}.toml" for name in ("cards", "odd_cards", "relics")]
RELIC = """
[[relic]]
key = "bell"
name = "Bell"
character = "balif"
icon = "ringing-bell"
text = "Condition: When you reveal Duck. Active: This card costs 1 less ammo."
"""


def told() -> CardLanguage:
    language = GAME.decks.card_language()
    assert language is not None
    return language


def wrong(entry: str) -> list[str]:
    """What is wrong with a card or relic by itself."""
    (heading, listed), *_ = tomllib.loads(entry).items()
    fields: dict[str, Any] = listed[0]
    assert texts().read(fields["text"]) is not None
    return told().wrong_facts(heading, fields)


class TestOneCard:
    @pytest.mark.parametrize("entry", [SHOT, DUCK, RELIC])
    def test_a_card_that_is_right_by_itself_has_no_faults(self, entry: str) -> None:
        assert wrong(entry) == []

    def test_a_card_may_name_any_card(self) -> None:
        assert wrong(saying(SHOT, "Cancels Long Farewell or Duck.")) == []

    @pytest.mark.parametrize(
        ("entry", "said"),
        [
            (changed(SHOT, "cost = 1\n", ""), "'cost' must be a number from 0 to 10, not None"),
            (
                saying(SHOT, "Cancels Shot."),
                "no card cancels itself (ruling.cancel-relation-shape)",
            ),
            (SHOT + "next = 1\n", "unknown field 'next'"),
            (SHOT + "translated.pt.name = 'Tiro'\n", "card, translated, pt: 'text' must be a text"),
            (
                RELIC + "translated.pt = { name = 'Sino', active = 'Sim.' }\n",
                "relic, translated, pt: 'condition' must be a text",
            ),
            (
                changed(RELIC, "balif", "belif"),
                "'character' must be one of stella, balif, not 'belif'",
            ),
            (RELIC + "copies = 1\n", "unknown field 'copies'"),
            (
                changed(RELIC, "[[relic]]", "[[spell]]"),
                "there are [[card]]s and [[relic]]s, and nothing else",
            ),
        ],
    )
    def test_a_wrong_fact_is_told(self, entry: str, said: str) -> None:
        assert wrong(entry) == [said]

    @pytest.mark.parametrize(
        ("entry", "said"),
        [
            (saying(SHOT, "Draw a card."), "column 1: no card does this."),
            (saying(RELIC, "Cancels Duck."), "column 1: a Relic has two sides"),
        ],
    )
    def test_a_text_that_cannot_be_played_is_told_with_its_phrase(
        self, entry: str, said: str
    ) -> None:
        (found,) = wrong(entry)
        assert found.startswith(said)
        assert "^^^^" in found


class TestTheLanguage:
    def test_it_is_told_where_things_lie(self) -> None:
        assert told().tables == [TABLE]
        assert told().cards == [CARD_FILE, RELIC_FILE]
        assert told().trees.name == "trees.json"

    def test_a_game_with_other_cards_tells_nothing(self) -> None:
        assert DuelTable().game.decks.card_language() is None

    def test_every_phrase_of_allumbra_s_own_touches_a_rule(self) -> None:
        own = {rule.tag for rule in LANGUAGE.lexicon.rules if "allumbra.rules" in rule.place}
        joining = {
            "titles.one", "titles.many", "list.last", "list.more", "sentence.condition", "either.one",
            "either.more", "fit.card", "fit.named", "fits.card", "means.energy", "means.ammo", "options.last",
            "options.more", "option.static", "option.deed", "option.both",
        }  # fmt: skip
        # What no card can have is understood so that its writer is told why.
        joining |= {entry.tag for entry in LANGUAGE.lexicon.rules if entry.tag in REFUSED}
        joining.add("sentence.despite")
        assert own - set(told().rules) == joining

    def test_no_rule_is_touched_twice_by_one_phrase(self) -> None:
        assert [tag for tag, rules in told().rules.items() if len(rules) != len(set(rules))] == []

    def test_every_phrase_that_touches_rules_is_on_a_card_or_relic(self) -> None:
        """Of the shipped ones or of those that rules are tested with."""
        files = [CARD_FILE, RELIC_FILE, *FOR_TESTS]
        said = [card.text for file in files for card in read_card_file(file).cards]
        said += [f"Condition: {text} {ACTIVE}" for text, _ in CONDITIONS]
        said += [f"{CONDITION} Active: {text}" for text, _ in (*ACTIVES, *CHOICES)]
        used = {tag for text in said for tag in tags(texts().read(text))}
        assert set(told().rules) - used == set()


class TestTheShippedCards:
    def test_everything_is_told_in_portuguese_as_well(self) -> None:
        for printed in (*CARDS.printed, *RELICS.printed):
            assert printed.names.keys() == printed.texts.keys() == {"en", "pt"}
            assert len(printed.text("pt")) == len(printed.text("en"))
            assert printed.text("pt") != printed.text("en")

    def test_the_sides_of_a_relic_are_its_whole_text(self) -> None:
        for card, printed in zip(read_card_file(RELIC_FILE).cards, RELICS.printed, strict=True):
            condition, active = printed.text("en")
            assert card.text == f"Condition: {condition} Active: {active}"

    def test_the_text_of_every_card_is_printed(self) -> None:
        cards = read_card_file(CARD_FILE).cards
        assert [[card.text] for card in cards] == [card.text("en") for card in CARDS.printed]


def test_the_trees_of_what_rules_are_tested_with_are_fresh() -> None:
    """RULEWRIGHT_RENEW=1 writes them anew."""
    trees = Trees(LANGUAGE, CONTENT / "trees.json")
    said = [card.text for file in FOR_TESTS for card in read_card_file(file).cards]
    if RENEW:
        trees.write(said)
    assert trees.is_fresh(said)


PLAYING = """
import sys
sys.modules["lark"] = None  # importing it now fails
from rulewright.games.allumbra.game import GAME
from rulewright.gamekit.match import start_match
for relics in (False, True):
    match = start_match(GAME, ["Ana", "Bo"], {"relics": relics}, 1, "en")
    while not match.is_over:
        for seat in range(2):
            if not match.is_over and match.state.asks(seat):
                match.play(seat, match.state.choices[seat].as_list()[0])
    match.story(None)
print(len(GAME.people.printed("pt")["relics"]))
"""


def test_players_never_load_the_parser() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYING],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(Path(rulewright.__file__).parents[1]), "PATH": ""},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "12\n"
