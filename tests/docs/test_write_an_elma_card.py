"""The page for writers of Elma's cards: every example is one, every word is there, every error is told
so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rulewright.bots.playout import play_out
from rulewright.cardtext.outline import tags
from rulewright.cardtext.vocabulary import Vocabulary
from rulewright.cli.commands import app
from rulewright.gamekit import registry
from rulewright.games.elma import GAME
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.cards.packs import MOST_CARDS, PACKED, Packs
from rulewright.games.elma.decks.deck import FORM
from rulewright.games.elma.decks.deck_building import DeckBuilding
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules.terms import KUSKI_TYPES, LEVEL_TYPES
from rulewright.games.elma.texts.choices import FIRST_FACE
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.choice import LARGEST_THING
from rulewright.kernel.errors import ContentError
from tests.docs.pages import Page, letters, texts_in

PAGE = Page("write-an-elma-card.md")
KINDS = ("kuski", "level", "instant")
COPIES = 4
A_KIND = 6
"""Different cards of each kind in a deck."""
FIRST_NUMBER = 2000


def as_card(kind: str, text: str, place: int = 0) -> str:
    """A card of that kind, unlike all others."""
    team = " [page]" if kind == "kuski" else ""
    figures = {"kuski": f"records = [{30 + place}]\n", "level": "length = 2\n", "instant": ""}
    return (
        f'[[{kind}]]\nname = "Example {letters(place)}{team}"\nnumber = {FIRST_NUMBER + place}\n'
        f'{figures[kind]}rarity = "C"\ntext = "{text}"\nflavour = "For the page."\n'
        'icons = ["road"]\n'
    )


def examples() -> list[tuple[str, str]]:
    """All texts that stand without a card round them, with their kinds."""
    return [(kind, line) for kind in KINDS for line in PAGE.lines(kind)]


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything on the page as one pack."""
    file = tmp_path_factory.mktemp("page") / "page.toml"
    cards = [as_card(kind, text, place) for place, (kind, text) in enumerate(examples())]
    file.write_text("\n".join([*PAGE.blocks("toml"), *cards]), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def game(pack: Path) -> Elma:
    return Packs(GAME.edition).game_with([pack])


# Examples


def test_every_example_can_be_played(pack: Path) -> None:
    assert [str(mistake) for mistake in Packs("1").mistakes([pack])] == []


def test_every_example_comes_into_a_game(game: Elma) -> None:
    """In mixed decks, four times each, until all have been in one."""
    building = game.deck_choice.deck_building()
    assert isinstance(building, DeckBuilding)
    own = building.cards.definitions[len(GAME.names) :]
    by_kind = [[card.name for card in own if card.kind_name.lower() == kind] for kind in KINDS]
    for first in range(0, max(map(len, by_kind)), A_KIND):
        # What runs out begins again, so that no deck is without kuskis or levels.
        chosen = {
            name: COPIES for names in by_kind for name in (names * 2)[first % len(names) :][:A_KIND]
        }
        deck = building.text(FORM.of("", chosen))
        options = game.rules.check_options({"deck_1": deck, "deck_2": deck})
        state = game.rules.new(2, options, word_from_seed(str(first)))
        state.advance()
        census = game.rules.census(state)
        play_out(state, Dice(first))
        assert state.over
        assert game.rules.census(state) == census


# The whole language


def test_every_word_of_elma_is_on_the_page() -> None:
    """The words that all games share are on the other page."""
    written = [text for block in PAGE.blocks("toml") for text in texts_in(block)]
    texts = [*written, *(text for _, text in examples())]
    shown = {tag for text in texts for tag in tags(FOLDER.language.read(text))}
    own = {rule.tag for rule in FOLDER.language.lexicon.rules if "elma.rules" in rule.place}
    entries = [entry for group in Vocabulary(FOLDER.language).groups for entry in group.entries]
    missing = [
        f"{' / '.join(entry.phrases)} ({entry.tag})"
        for entry in entries
        if entry.tag in own - shown and not PAGE.shows(entry.phrases)
    ]
    assert missing == []


def test_every_type_is_on_the_page() -> None:
    assert [name for name in (*KUSKI_TYPES, *LEVEL_TYPES) if f'`"{name}"`' not in PAGE.text] == []


# Limits and errors


def test_the_limit_is_what_choices_have_room_for(tmp_path: Path) -> None:
    assert f"at most {MOST_CARDS} cards" in PAGE.text
    things_a_card = 32
    assert len(GAME.names) + MOST_CARDS <= (LARGEST_THING - FIRST_FACE) // things_a_card
    many = tmp_path / "many.toml"
    many.write_text("[[kuski]]\nname = 'A'\n" * (MOST_CARDS + 1), encoding="utf-8")
    with pytest.raises(ContentError, match=f"the most is {MOST_CARDS}"):
        Packs("1").game_with([many])


@pytest.mark.parametrize(
    ("kind", "text", "what"),
    [
        ("kuski", "Draw a card.", "nothing says when a kuski does this"),
        ("kuski", "Slowness.", "what a battle is like is told by levels only"),
        ("level", "Watchful.", "are keywords of kuskis"),
        (
            "kuski",
            "Kuskis in this battle can't improve.",
            "is for levels; other cards speak of the ongoing battle",
        ),
        ("level", "Teammates have Watchful.", "this card has none"),
        ("instant", "Discard a card: draw a card.", "an instant is played once"),
    ],
)
def test_these_are_the_words_of_errors(tmp_path: Path, kind: str, text: str, what: str) -> None:
    assert f"| `{what}` |" in PAGE.text
    file = tmp_path / "wrong.toml"
    file.write_text(as_card(kind, text), encoding="utf-8")
    assert what in " ".join(str(mistake) for mistake in Packs("1").mistakes([file]))


@pytest.mark.parametrize(
    ("field", "what"),
    [("number", "has the collector number"), ("text", "this is the same as")],
)
def test_cards_that_are_too_much_alike_are_refused(tmp_path: Path, field: str, what: str) -> None:
    assert f"| `{what}` |" in PAGE.text
    one = as_card("level", "Apple. Chain level 9.", 1)
    other = {
        "number": as_card("level", "Chain level 8.", 2).replace(
            f"number = {FIRST_NUMBER + 2}", f"number = {FIRST_NUMBER + 1}"
        ),
        "text": as_card("level", "Apple. Chain level 9.", 2),
    }[field]
    file = tmp_path / "alike.toml"
    file.write_text(one + other, encoding="utf-8")
    (mistake,) = Packs("1").mistakes([file])
    assert what in str(mistake)


# Commands


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Result]]:
    monkeypatch.setitem(registry._known, "elma", GAME)
    monkeypatch.setenv(PACKED.variable, "")
    monkeypatch.chdir(tmp_path)
    Path("my-riders.toml").write_text(PAGE.blocks("toml")[0], encoding="utf-8")
    yield lambda *words: CliRunner().invoke(app, list(words))
    monkeypatch.delenv(PACKED.variable, raising=False)


def test_a_reader_comes_from_nothing_to_a_deck(run: Callable[..., Result]) -> None:
    done = []
    for words in PAGE.commands():
        done.append(words[0])
        if words[0] in {"play", "serve"}:
            continue  # they take a whole screen
        result = run(*words)
        assert result.exit_code == 0, (words, result.output)
        if words[:2] == ["cards", "check"]:
            assert result.output == "3 cards, all understood\n"
        if words[:2] == ["deck", "export"]:
            deck = Path("my-team.txt").read_text(encoding="utf-8").splitlines()
            deck[-1] = "4 Gasket [rust]"
            Path("my-team.txt").write_text("\n".join(deck), encoding="utf-8")
    assert done == ["cards", "deck", "deck", "play", "serve"]
