"""`rulewright cards`: what writers of cards see, with a game made for the test."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from typer.testing import Result

from rulewright.gamekit import registry
from rulewright.gamekit.card_language import CardLanguage
from rulewright.gamekit.decks import Decks
from rulewright.gamekit.game import Game
from rulewright.games import eruma
from tests.cardtext.languages import ERUMA
from tests.kernel.toys import bare

Run = Callable[..., Result]

OWN = """
[[outlaw]]
name = "The Lamplighter"
class = "Spy"
text = "Quick: Exhaust target Thief. If it is on Treasure, kill it."

[[outlaw]]
name = "Old Marrow"
class = "Maniac"
"""

WRONG = """
game = "eruma"

[[outlaw]]
name = "Jack"
class = "Spy"
text = "Quick: Kill target Theif."

[[outlaw]]
name = "Jill"
class = "Baker"
text = "Quick: Draw a card."

[[outlaw]]
name = "Jill"
class = "Spy"
text = "Quick: Summon a Henchman named Old Marow to an empty position."
"""


class Outlaws(CardLanguage):
    def wrong_facts(self, heading: str, fields: Mapping[str, object]) -> list[str]:
        if fields.get("class") in {"Spy", "Maniac"}:
            return []
        return [f"there is no class {fields.get('class')!r}"]


def eruma_with(folder: Path) -> Game:
    rules = {"act.kill": ["attack.kills-target"], "np.target": ["power.lost-target"]}
    language = Outlaws([ERUMA], [folder / "own.toml"], folder / "trees.json", rules)
    return bare("eruma", decks=Decks(language))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a game called Eruma has its cards."""
    (tmp_path / "own.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setitem(registry._known, "eruma", eruma_with(tmp_path))
    monkeypatch.setattr(eruma, "PACKS", None)
    return tmp_path


class TestCheck:
    def test_cards_without_mistakes_are_fine(self, run: Run, folder: Path) -> None:
        shown = run("cards", "check", str(folder / "own.toml"))
        assert shown.exit_code == 0
        assert shown.stdout == "2 cards, all understood\n"

    def test_every_mistake_is_shown_with_its_place(self, run: Run, folder: Path) -> None:
        file = folder / "wrong.toml"
        file.write_text(WRONG, encoding="utf-8")
        shown = run("cards", "check", str(file))
        assert shown.exit_code == 1
        assert f"{file}:7:28: 'Theif' is not a word of these cards." in shown.stdout
        assert "this would be understood: Quick: Kill target Thief." in shown.stdout
        assert f"{file}:12: Jill: there is no class 'Baker'" in shown.stdout
        assert f"{file}:17: 'Jill' is the name of {file}:12" in shown.stdout
        assert f"{file}:17:40: no card is named 'Old Marow'." in shown.stdout
        assert shown.stdout.endswith("3 cards, 4 mistakes\n")

    def test_a_file_that_cannot_be_read_is_a_mistake_and_the_others_are_checked(
        self, run: Run, folder: Path
    ) -> None:
        shown = run("cards", "check", str(folder / "none.toml"), str(folder / "own.toml"))
        assert shown.exit_code == 1
        assert "none.toml: this file cannot be read" in shown.stdout
        assert shown.stdout.endswith("2 cards, 1 mistake\n")

    def test_a_file_for_a_game_without_texts_is_refused(
        self, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        wordless = bare("allumbra")
        monkeypatch.setitem(registry._known, "allumbra", wordless)
        (folder / "own.toml").write_text('game = "allumbra"\n' + OWN, encoding="utf-8")
        shown = run("cards", "check", str(folder / "own.toml"))
        assert shown.exit_code == 2
        assert (
            "the cards of 'allumbra' have no texts; these games' have: elma, eruma" in shown.stderr
        )

    def test_the_game_can_be_given(self, run: Run, folder: Path) -> None:
        file = folder / "pack.toml"
        file.write_text(OWN, encoding="utf-8")
        assert run("cards", "check", "--game", "eruma", str(file)).exit_code == 0


class TestExplain:
    def test_a_text_is_shown_as_a_tree_with_the_rules_it_touches(
        self, run: Run, folder: Path
    ) -> None:
        shown = run("cards", "explain", "the lamplighter")
        assert shown.exit_code == 0
        lines = shown.stdout.splitlines()
        assert lines[0] == f"The Lamplighter  outlaw, {folder / 'own.toml'}:5"
        assert lines[1] == "Quick: Exhaust target Thief. If it is on Treasure, kill it."
        assert "  a card: target Thief" in lines
        assert "    this, that or it: it  (means: target Thief)" in lines
        rules = lines[lines.index("Rules it touches") + 1 :]
        assert [line.split()[0] for line in rules] == ["power.lost-target", "attack.kills-target"]

    def test_a_card_without_text_says_so(self, run: Run, folder: Path) -> None:
        assert "It has no text." in run("cards", "explain", "Old Marrow").stdout

    def test_a_card_of_a_file_is_found(self, run: Run, folder: Path) -> None:
        file = folder / "pack.toml"
        file.write_text(OWN.replace("Old Marrow", "Young Marrow"), encoding="utf-8")
        shown = run("cards", "explain", "Young Marrow", "--game", "eruma", "--file", str(file))
        assert shown.exit_code == 0

    def test_a_card_that_there_is_not_gets_the_nearest_names(self, run: Run, folder: Path) -> None:
        shown = run("cards", "explain", "The Lamplihgter")
        assert shown.exit_code == 2
        assert (
            "there is no card named 'The Lamplihgter'; the nearest: The Lamplighter" in shown.stderr
        )

    def test_what_is_wrong_with_the_text_is_told(self, run: Run, folder: Path) -> None:
        (folder / "own.toml").write_text(OWN.replace("Thief", "Theif"), encoding="utf-8")
        shown = run("cards", "explain", "The Lamplighter")
        assert shown.exit_code == 2
        assert "own.toml:5:31: 'Theif' is not a word of these cards." in shown.stderr


class TestWords:
    def test_every_phrase_is_listed_with_an_example(self, run: Run, folder: Path) -> None:
        shown = run("cards", "words", "eruma")
        assert shown.exit_code == 0
        assert "\na place\n" in shown.stdout
        assert "  on Treasure\n      Quick: " in shown.stdout

    def test_words_narrow_the_list(self, run: Run, folder: Path) -> None:
        shown = run("cards", "words", "eruma", "adjacent")
        assert shown.exit_code == 0
        assert "adjacent to …" in shown.stdout
        assert "on Treasure" not in shown.stdout

    def test_phrases_that_a_game_has_no_use_for_are_left_out(self, run: Run, folder: Path) -> None:
        shown = run("cards", "words", "allumbra")
        assert "  cancels …." in shown.stdout
        assert "  you may …\n" in shown.stdout
        assert "whenever" not in shown.stdout
        assert "return … to …" in run("cards", "words", "eruma").stdout
        assert "return … to …" not in shown.stdout

    def test_words_that_are_in_no_phrase_find_none(self, run: Run, folder: Path) -> None:
        shown = run("cards", "words", "eruma", "teapot")
        assert shown.exit_code == 1
        assert "No phrase of eruma has all of this: teapot" in shown.stdout


class TestTrees:
    def test_the_store_is_written(self, run: Run, folder: Path) -> None:
        shown = run("cards", "trees", "eruma")
        assert shown.exit_code == 0
        assert shown.stdout == f"{folder / 'trees.json'}: 1 text\n"
        assert (folder / "trees.json").exists()

    def test_a_text_that_is_not_understood_is_told_with_its_place(
        self, run: Run, folder: Path
    ) -> None:
        (folder / "own.toml").write_text(OWN.replace("Thief", "Theif"), encoding="utf-8")
        shown = run("cards", "trees", "eruma")
        assert shown.exit_code == 2
        assert "own.toml:5:31: 'Theif'" in shown.stderr
        assert not (folder / "trees.json").exists()


@pytest.mark.parametrize("command", ["check", "explain", "words", "trees"])
def test_every_command_has_examples(run: Run, command: str) -> None:
    shown = run("cards", command, "--help", columns=80)
    lines = [line.strip() for line in shown.stdout.splitlines()]
    written = [line for line in lines[lines.index("Examples") + 1 :] if line]
    assert written
    assert all(line.startswith(f"rulewright cards {command}") for line in written)
