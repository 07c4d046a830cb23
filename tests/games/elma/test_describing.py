"""What a text asks players for, in words: the noun phrase of the card again, the modes that it offers, and the
sentence that leaves something to them."""

import pytest

from rulewright.effects.program import TARGET
from rulewright.games.elma import GAME
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.terms import INSTANT
from rulewright.games.elma.testing.table import RaceTable
from rulewright.games.elma.testing.written_cards import written_cards
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.games.elma.texts.lowering.text import lower

CARDS = """
    kuski Filler: 60
    kuski Ann: 40
    kuski Cap: 40; team 1 | Lose a point: ban target teammate.
    kuski May: 40 | When this kuski comes into play, gain a point. Whenever this kuski goes online, you may draw a card.
    kuski Mays: 40 | When this kuski comes into play, you may gain a point. Whenever this kuski goes online, you may draw a card.
    instant Pick | Choose one: gain 2 points; draw 2 cards; or each player draws a card.
    instant Twice | Choose one: gain 2 points; or draw a card. Choose one: lose a point; or draw 2 cards.
"""


@pytest.fixture(scope="module")
def game() -> Elma:
    return written_cards(CARDS, "elma-to-describe")


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("kuski", "kuski"),
        ("card", "card"),
        ("online kuski", "online kuski"),
        ("offline kuski", "offline kuski"),
        ("kuski you control", "kuski you control"),
        ("online kuski an opponent controls", "online kuski an opponent controls"),
        ("Battler", "Battler"),
        ("Battler or Rookie", "Battler or Rookie"),
        ("kuski or level in your discard pile", "kuski or level in the discard pile"),
        ("instant in your hand", "instant in hand"),
        ("kuski in your library", "kuski in the library"),
        ("kuski in the ongoing battle", "kuski in the ongoing battle"),
        ("kuski with a finish", "kuski with a finish"),
        ("level in the queue", "level in the queue"),
        (
            "level in the queue or the ongoing battle",
            "level in the queue or the ongoing battle",
        ),
        ("Pipe level", "Pipe level"),
        ("Pipe or Apple level", "Pipe or Apple level"),
    ],
)
def test_what_is_asked_for_is_said_as_on_the_card(asked: str, words: str) -> None:
    program = lower(FOLDER.language.read(f"Ban target {asked}."), INSTANT, {})
    step = next(step for step in program.code if step.op == TARGET)
    wanted = program.filters[step.fitting]
    assert isinstance(wanted, CardFilter)
    assert GAME.labels["en"].describer.filter(wanted) == words


def test_a_teammate_is_asked_for_by_that_word(race: RaceTable) -> None:
    race.set("me: offline Cap Cap, points 1")
    race.me.does("use Cap (my)")
    assert race.prompt("me") == "Cap: choose teammate."


def test_modes_are_called_what_they_do(race: RaceTable) -> None:
    race.set("me: hand Pick")
    race.me.does("instant Pick")
    assert race.prompt("me") == "Pick: choose one."
    assert race.offered("me") == ["Gain 2 points", "Draw 2 cards", "Each player draws a card"]


def test_modes_of_a_second_choice_are_those_of_the_second(race: RaceTable) -> None:
    race.set("me: hand Twice")
    race.me.does("instant Twice")
    first = race.offered("me")
    race.me.does("mode 1")
    assert [first, race.offered("me")] == [
        ["Gain 2 points", "Draw a card"], ["Lose a point", "Draw 2 cards"],
    ]  # fmt: skip


def test_the_sentence_that_leaves_it_to_the_player_is_read_out(race: RaceTable) -> None:
    race.set("me: offline May, hand Filler")
    race.me.does("online May")
    assert race.prompt("me") == (
        "May asks you: Whenever this kuski goes online, you may draw a card."
    )


def test_where_several_sentences_do_the_whole_text_is_read_out(race: RaceTable) -> None:
    race.set("me: offline Mays, hand Filler")
    race.me.does("online Mays")
    assert race.prompt("me") == (
        "Mays asks you: When this kuski comes into play, you may gain a point. "
        "Whenever this kuski goes online, you may draw a card."
    )
