"""Cards of one's own: a pack is added to the game for a command, checked and limited."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.cardtext.pack_file import LONGEST_LINE, MOST_CARDS, MOST_KILOBYTES
from rulewright.effects.packs import MOST_MISTAKES
from rulewright.gamekit import registry
from rulewright.gamekit.match import load_match, start_match
from rulewright.games.eruma.cards.content import FOLDER, read_shipped
from rulewright.games.eruma.cards.packs import PACKED, Packs
from rulewright.games.eruma.decks.deck import FORM
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.kernel.errors import ContentError, SaveError

OWN = Packs("1")
FACTS = 'flavour = "For the test."\nicons = ["raven"]\n'
TEXT = "Quick: Draw a card for each Spy on Treasure, then discard 3 cards."


def outlaw(name: str = "The Lamplighter", text: str = TEXT, more: str = "") -> str:
    return f'[[outlaw]]\nname = "{name}"\nclass = "Spy"\ntext = "{text}"\n{FACTS}{more}\n'


def henchman(name: str, text: str = "Spies you control have Slayer.") -> str:
    return f'[[henchman]]\nname = "{name}"\ntext = "{text}"\n{FACTS}\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "my-cards.toml"
    file.write_text(f'game = "eruma"\n{outlaw()}', encoding="utf-8")
    return file


def told(file: Path, content: str) -> str:
    """What is said about a pack with that in it."""
    file.write_text(content, encoding="utf-8")
    return "\n".join(str(mistake) for mistake in OWN.mistakes([file]))


def own_deck(game: Eruma) -> str:
    """A deck of that game with its last Outlaw in it."""
    outlaws = [card.name for card in game.set.definitions if not card.is_henchman]
    return game.deck_choice.building.text(FORM.of("", outlaws[-15:], {}))


# Cards


def test_cards_of_a_pack_come_after_the_games_own(pack: Path) -> None:
    names = OWN.game_with([pack]).names
    assert names[:-1] == [card.name for card in read_shipped().definitions]
    assert names[-1] == "The Lamplighter"


def test_the_edition_tells_the_pack(pack: Path) -> None:
    edition = OWN.game_with([pack]).edition
    assert edition.startswith("1+")
    pack.write_text(outlaw("The Linkgirl"), encoding="utf-8")
    assert OWN.game_with([pack]).edition not in {edition, "1"}


def test_packs_may_name_each_others_cards(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    text = "Quick: Summon a Henchman named Tin Hound to an empty position, then draw a card."
    one.write_text(outlaw(text=text), encoding="utf-8")
    other.write_text(henchman("Tin Hound"), encoding="utf-8")
    assert OWN.mistakes([one, other]) == []
    assert "no card is named 'Tin Hound'" in str(OWN.mistakes([one])[0])


def test_a_match_with_a_pack_is_saved_and_goes_on(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Packs(GAME.edition).game_with([pack])
    monkeypatch.setitem(registry._known, "eruma", game)
    match = start_match(game, ["a", "b"], {"first_deck": own_deck(game)}, "7", "en")
    save = match.save()
    assert load_match(save).game is game
    monkeypatch.setitem(registry._known, "eruma", GAME)
    with pytest.raises(SaveError, match="there is no card 'The Lamplighter'"):
        load_match(save)


def test_a_match_without_cards_of_the_pack_goes_on_without_it(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Packs(GAME.edition).game_with([pack])
    monkeypatch.setitem(registry._known, "eruma", game)
    match = start_match(game, ["a", "b"], {}, "7", "en")
    save = match.save()
    monkeypatch.setitem(registry._known, "eruma", GAME)
    again = load_match(save)
    assert GAME.rules.save_state(again.state) == game.rules.save_state(match.state)


# Mistakes


def test_a_name_of_the_games_own_is_taken(tmp_path: Path) -> None:
    taken = read_shipped().definitions[0].name
    assert "has this name already" in told(tmp_path / "a.toml", outlaw(taken))


def test_a_power_of_the_games_own_is_taken(tmp_path: Path) -> None:
    text = read_shipped().definitions[0].text
    assert "has the same power" in told(tmp_path / "a.toml", outlaw(text=text))


def test_every_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    content = outlaw(text="Quick: Kill target Theif.") + outlaw("Jack", more="cost = 3\n")
    said = told(tmp_path / "a.toml", content)
    assert "a.toml:4:28: 'Theif' is not a word" in said
    assert "a.toml:14: Jack: unknown field 'cost'" in said


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("", "there are no cards in this file"),
        ('[outlaw]\nname = "Jack"\n', "in double brackets"),
        (f"cards = 3\n{outlaw()}", "'cards' says nothing here"),
        (f'game = "allumbra"\n{outlaw()}', "for the game 'allumbra', not 'eruma'"),
        ("[[outlaw]]\nname = “Jack”\n", "not TOML"),
        (outlaw("J" * 41), "at most 40 letters"),
        (outlaw("2 Fast"), "begins with a letter"),
        (outlaw("Deck of Cards"), 'begin "Deck"'),
        (outlaw("Jack #2"), "has no #"),
        (outlaw("Jack  Two"), "single spaces"),
        (outlaw("Jack\\u001b[2J"), "letters and signs that show"),
    ],
)
def test_other_mistakes(tmp_path: Path, content: str, what: str) -> None:
    assert what in told(tmp_path / "a.toml", content)


def test_the_games_own_cards_have_such_names() -> None:
    reader = OWN.reader()
    reader.check([])
    assert reader.mistakes == []
    assert len(reader.cards) == len(read_shipped().definitions)
    assert all(file.exists() for file in FOLDER.cards)


# Limits


def test_a_file_is_limited_in_size(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    most = MOST_KILOBYTES * 1024
    just = outlaw() + "#\n"
    just += ("#" * 99 + "\n") * ((most - len(just)) // 100)
    assert told(file, just + "#" * (most - len(just))) == ""
    assert "larger than 256 KB" in told(file, just + "#" * (most - len(just) + 1))


def test_a_line_is_limited_as_long_keys_take_all_memory(tmp_path: Path) -> None:
    assert told(tmp_path / "a.toml", outlaw() + "#" * LONGEST_LINE) == ""
    said = told(tmp_path / "a.toml", outlaw() + "a" + ".a" * (LONGEST_LINE // 2) + " = 1")
    assert "a line of 1005 letters; the most is 1000" in said


def test_packs_are_limited_in_cards(tmp_path: Path) -> None:
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text("[[outlaw]]\nname = 'A'\n" * (MOST_CARDS - 1), encoding="utf-8")
    other.write_text("[[outlaw]]\nname = 'A'\n" * 2, encoding="utf-8")
    (mistake,) = OWN.mistakes([one, other])
    assert "501 cards in packs; the most is 500" in str(mistake)


def test_only_so_many_texts_are_explained(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    names = [f"Jack {chr(65 + number // 26)}{chr(65 + number % 26)}" for number in range(80)]
    text = "Quick: Darw a card."
    file.write_text("".join(outlaw(name, text) for name in names), encoding="utf-8")
    assert len(OWN.mistakes([file])) == MOST_MISTAKES


def test_the_text_of_a_card_whose_name_is_wrong_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(outlaw("Jack # One", "Quick: Darw a card."), encoding="utf-8")
    (mistake,) = OWN.mistakes([file])
    assert "has no # and single spaces only" in str(mistake)
    file.write_text(outlaw("Jack One", "Quick: Darw a card."), encoding="utf-8")
    (mistake,) = OWN.mistakes([file])
    assert "Darw" in str(mistake)


def test_nested_toml_is_refused(tmp_path: Path) -> None:
    assert "not TOML" in told(tmp_path / "a.toml", "a = " + "[\n" * 20_000)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        OWN.game_with([tmp_path / "none.toml"])


# Other processes


def test_packs_are_handed_over_as_they_were(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "handed-over"
    folder.mkdir()
    game = Packs(GAME.edition).game_with([pack])
    for name, value in OWN.hand_over([pack], folder).items():
        monkeypatch.setenv(name, value)
    pack.unlink()
    again = Packs(GAME.edition).handed_over()
    assert again is not None
    assert (again.names, again.edition) == (game.names, game.edition)


def test_texts_that_are_handed_over_are_not_read_again(pack: Path, tmp_path: Path) -> None:
    folder = tmp_path / "handed-over"
    folder.mkdir()
    variables = OWN.hand_over([pack], folder)
    program = (
        "import sys; from rulewright.games.eruma import GAME;"
        "print(GAME.names[-1], 'lark' in sys.modules)"
    )
    environment = {**os.environ, **variables, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "The Lamplighter False\n"


def test_without_packs_the_game_is_the_shipped_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PACKED.variable, raising=False)
    assert OWN.handed_over() is None


def test_a_folder_that_is_gone_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(PACKED.variable, str(tmp_path / "gone"))
    with pytest.raises(ContentError, match="there is no folder"):
        OWN.handed_over()
