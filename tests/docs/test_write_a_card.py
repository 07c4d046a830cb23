"""The page for writers of cards: every example is one, every phrase is there, every error is told so."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rulewright.bots.playout import play_out
from rulewright.cardtext import CardTextError, Node
from rulewright.cardtext.outline import tags
from rulewright.cardtext.vocabulary import Entry, Group, Vocabulary
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.cards.content_cards import Definition
from rulewright.games.eruma.cards.packs import Packs
from rulewright.games.eruma.decks.deck import FORM
from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.numbering import DECK_SIZE
from rulewright.games.eruma.texts.lowering.text import lower
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.errors import ContentError
from tests.docs.pages import Page, letters, texts_in

WRITTEN = Page("write-a-card.md")
PAGE = WRITTEN.text
FACTS = 'flavour = "For the page."\nicons = ["raven"]\n'


def listed(begin: str, end: str) -> list[str]:
    """The phrases between backticks from one place of the page to another."""
    part = PAGE[PAGE.index(begin) :]
    return re.findall(r"`([^`\n]+)`", part[: part.index(end)])


def as_card(number: int, text: str) -> str:
    """A card with that text: an Outlaw's if it begins with a speed, else a Henchman's."""
    name = f'name = "Example {letters(number)}"\ntext = "{text}"\n'
    if not re.match(r"(?:Quick|Slow|Ongoing|Curse): ", text):
        return f"[[henchman]]\n{name}{FACTS}"
    types = 'types = ["Curse"]\n' if text.startswith("Curse") else ""
    return f'[[outlaw]]\nclass = "Maniac"\n{types}{name}{FACTS}'


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything on the page as one pack."""
    file = tmp_path_factory.mktemp("page") / "page.toml"
    cards = [as_card(number, text) for number, text in enumerate(WRITTEN.lines("card"))]
    file.write_text("\n".join([*WRITTEN.blocks("toml"), *cards]), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def game(pack: Path) -> Eruma:
    return Packs("1").game_with([pack])


@pytest.fixture(scope="module")
def own(game: Eruma) -> list[Definition]:
    """The cards of the page."""
    number = len(WRITTEN.lines("card")) + sum(block.count("[[") for block in WRITTEN.blocks("toml"))
    return game.set.definitions[-number:]


# Examples


def test_every_example_can_be_played(pack: Path) -> None:
    assert [str(mistake) for mistake in Packs("1").mistakes([pack])] == []


def test_every_example_comes_into_a_game(game: Eruma, own: list[Definition]) -> None:
    """All of them, fifteen Outlaws at a time, against each other at random."""
    outlaws = [card.name for card in own if not card.is_henchman]
    henchmen = {card.name: 2 for card in own if card.is_henchman}
    filled = outlaws + outlaws[: -len(outlaws) % DECK_SIZE]
    seen = 0
    for first in range(0, len(filled), DECK_SIZE):
        deck = game.deck_choice.building.text(
            FORM.of("", filled[first : first + DECK_SIZE], henchmen)
        )
        options = game.rules.check_options({"first_deck": deck, "second_deck": deck})
        for seed in range(3):
            state = game.rules.new(2, options, word_from_seed(f"{first}/{seed}"))
            state.advance()
            census = game.rules.census(state)
            play_out(state, Dice(seed))
            assert state.over
            assert game.rules.census(state) == census
            seen += 1
    assert seen >= len(outlaws) // DECK_SIZE


# The whole language


def test_every_phrase_is_on_the_page() -> None:
    shown = {tag for text in all_texts() for tag in tags(tree(text))}
    missing = [
        f"{group.about}: {' / '.join(entry.phrases)} ({entry.tag})"
        for group, entry in entries()
        if entry.tag not in shown and not WRITTEN.shows(entry.phrases)
    ]
    assert missing == []


def test_every_group_of_phrases_has_an_example() -> None:
    shown = {tag.partition(".")[0] for text in all_texts() for tag in tags(tree(text))}
    assert {group.category for group, _ in entries()} - shown == set()


def all_texts() -> list[str]:
    return [
        *(text for block in WRITTEN.blocks("toml") for text in texts_in(block)),
        *WRITTEN.lines("card"),
    ]


@cache
def tree(text: str) -> Node:
    return FOLDER.language.read(text)


@cache
def entries() -> list[tuple[Group, Entry]]:
    groups = Vocabulary(FOLDER.language).groups
    return [(group, entry) for group in groups for entry in group.entries]


# What the tables list


@pytest.mark.parametrize("condition", listed("| what a card is |", "```card"))
def test_every_condition_that_is_listed_is_one(condition: str) -> None:
    who = "An opponent" if condition.startswith("they") else "You"
    deeds = "Exhaust target Spy." if condition.startswith("it ") else f"{who} may draw a card."
    expect_playable(f"Quick: {deeds} If {condition}, steal a treasure.")


@pytest.mark.parametrize("what", listed("| what is done to a card:", "\n")[1:])
def test_all_that_is_done_to_cards_can_be_waited_for(what: str) -> None:
    expect_playable(f"Ongoing: Whenever a card is {what}, steal a treasure.")


@pytest.mark.parametrize("cause", listed("| by what, if you like", "\n"))
def test_causes(cause: str) -> None:
    expect_playable(f"Ongoing: Whenever a card is killed {cause}, steal a treasure.")
    expect_playable(f"Ongoing: Spies can't be killed {cause}.")


@pytest.mark.parametrize("what", listed("| what a card does:", "\n")[1:])
def test_all_that_cards_do_can_be_waited_for(what: str) -> None:
    expect_playable(f"Ongoing: Whenever a Spy {what}, steal a treasure.")


@pytest.mark.parametrize("what", listed("| what a player does:", "\n")[2:])
def test_all_that_players_do_can_be_waited_for_and_forbidden(what: str) -> None:
    expect_playable(f"Ongoing: Whenever you {what}, exhaust target Spy.")
    expect_playable(f"Ongoing: If you would {what}, do nothing instead. You can't {what}.")


@pytest.mark.parametrize("place", listed("| 4 | a place |", "\n"))
def test_places(place: str) -> None:
    expect_playable(f"Quick: Draw a card for each card {place}.")


@pytest.mark.parametrize(
    "words", [*listed("| 5 | a feature |", "\n"), *listed("| 7 | an exception |", "\n")]
)
def test_features_and_exceptions(words: str) -> None:
    expect_playable(f"Quick: Kill target card {words}.")


@pytest.mark.parametrize("near", listed("| 8 | how near |", "\n"))
def test_nearness(near: str) -> None:
    expect_playable(f"Quick: Exhaust target Thief. Exhaust each Outlaw {near}.")


@pytest.mark.parametrize("where", listed("A card returns to `your hand`", "```card"))
def test_where_cards_return_to(where: str) -> None:
    kind = "Henchman" if "Extra" in where else "card"
    expect_playable(f"Quick: Return target {kind} you control to {where}.")


@pytest.mark.parametrize("where", listed("Several cards return to", "```card"))
def test_where_several_cards_return_to(where: str) -> None:
    kind = "Henchman" if "Extra" in where else "card"
    expect_playable(f"Quick: Return each {kind} you control to {where}.")


def expect_playable(text: str) -> None:
    """Whatever is wrong with the text is raised."""
    lower(FOLDER.language.read(text), {})


# Errors


def test_the_error_is_told_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("my-cards.toml")
    (wrong,), (told,) = WRITTEN.blocks("wrong"), WRITTEN.blocks("error")
    (right,) = texts_in(WRITTEN.blocks("toml")[0])
    file.write_text(WRITTEN.blocks("toml")[0].replace(right, wrong.strip()), encoding="utf-8")
    (mistake,) = Packs("1").mistakes([file])
    assert str(mistake) == told.rstrip("\n")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Quick: Kill target Thief the Spy controls.", "cannot follow"),
        ("Quick: Smite target Thief.", "is not a word of these cards"),
        ("Quick: Swap target Spy and target Thief. Kill it.", "could mean"),
        (
            "Quick: Whenever you draw a card, draw a card.",
            "a power of this speed is over as soon as it has acted",
        ),
        ("Slow: Draw a card.", "a power of this speed waits for something"),
        (
            "Whenever target Spy attacks, draw a card.",
            "nobody triggers this, so nobody chooses a target",
        ),
        ("Quick: Flip target card face-up.", 'write "face-down"'),
        ("Quick: Kill target card named Nobody.", "no card is named"),
    ],
)
def test_these_are_the_words_of_errors(tmp_path: Path, text: str, what: str) -> None:
    assert f"`{what}" in PAGE
    file = tmp_path / "wrong.toml"
    file.write_text(as_card(0, text), encoding="utf-8")
    assert what in " ".join(str(mistake) for mistake in Packs("1").mistakes([file]))


def test_what_is_written_freely_is_printed_as_the_page_says() -> None:
    (freely,) = WRITTEN.blocks("freely")
    printed = FOLDER.language.write(FOLDER.language.read(freely.strip()))
    assert printed in WRITTEN.lines("card")


def test_what_the_page_offers_instead_is_understood() -> None:
    table = PAGE.partition("## What cannot be said")[2]
    offered = re.findall(r"`([^`]+\.)`", table)
    assert offered
    for text in offered:
        assert FOLDER.language.write(FOLDER.language.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "Quick: If you control a Spy and a Thief, draw a card.",
        "Ongoing: Whenever this card attacks or moves, draw a card.",
        "Quick: Draw X cards.",
        "Ongoing: Once each turn, you may draw a card.",
        "Quick: Draw a card for each treasure.",
        "Quick: This turn, target Outlaw is a Thief.",
        "Ongoing: The second time each turn a card moves, draw a card.",
        "Quick: Draw 0 cards.",
        "Quick: Search your Deck for 2 Thieves.",
        "Quick: Kill target Thief, Spy or Maniac.",
        "Quick: Kill target Spy unless you discard a card.",
        "Quick: You win the game.",
        "Quick: Put a counter on target Spy.",
        "While this Henchman is on Treasure, discard a card: draw a card.",
    ],
)
def test_what_cannot_be_said_cannot(text: str) -> None:
    with pytest.raises(CardTextError):
        FOLDER.language.read(text)


def test_the_limits_are_those_of_the_program(tmp_path: Path) -> None:
    assert "at most 500 cards and 256 KB, and a text at most 600 letters" in PAGE
    large = tmp_path / "large.toml"
    large.write_text("# " + "x" * 900 + "\n" * 300_000, encoding="utf-8")
    many = tmp_path / "many.toml"
    many.write_text("[[outlaw]]\nname = 'A'\n" * 501, encoding="utf-8")
    for file, what in ((large, "256 KB"), (many, "the most is 500")):
        with pytest.raises(ContentError, match=what):
            Packs("1").game_with([file])
