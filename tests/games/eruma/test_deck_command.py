"""`rulewright deck`: what it prints of a deck, and with what code it ends."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rulewright.cli import deck as command
from rulewright.gamekit.decks import Decks
from rulewright.gamekit.game import Game
from rulewright.games.eruma.cards.content import read_shipped
from rulewright.games.eruma.decks.deck_building import DeckBuilding
from rulewright.kernel.errors import RulewrightError
from tests.kernel.toys import bare

BUILDING = DeckBuilding(read_shipped())
PRESET = BUILDING.legal_presets()[0]
Run = Callable[..., Result]


class WithDecks(Decks):
    """What a game says of its decks, as far as the command asks."""

    def deck_building(self) -> DeckBuilding:
        return BUILDING


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    games: dict[str, Game] = {"cards": bare("cards", decks=WithDecks()), "dice": bare("dice")}
    monkeypatch.setattr(command, "find_game", lambda name: games[name])
    monkeypatch.setattr(command, "game_names", lambda **_: sorted(games))
    return lambda *arguments: CliRunner().invoke(command.app, ["deck", *arguments])


def said(result: Result) -> str:
    assert isinstance(result.exception, RulewrightError)
    return str(result.exception)


@pytest.fixture
def legal(tmp_path: Path) -> Path:
    file = tmp_path / "gang.txt"
    file.write_text(BUILDING.text(PRESET), encoding="utf-8")
    return file


def test_a_legal_deck_passes(run: Run, legal: Path) -> None:
    shown = run("check", str(legal))
    assert shown.exit_code == 0
    assert shown.stdout == f"{legal}: {BUILDING.size_note(PRESET)}: legal\n"


def test_faults_are_printed_and_end_it_with_1(run: Run, legal: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("Nobody\nExtra Deck\n", encoding="utf-8")
    shown = run("check", str(wrong), str(legal))
    assert shown.exit_code == 1
    lines = shown.stdout.splitlines()
    assert lines[0] == f"{wrong}:1: there is no card 'Nobody'"
    assert lines[2] == f"{wrong}: 1 of 15 Outlaws, 0 Henchmen: 2 faults"
    assert lines[3].endswith(": legal")


def test_advice_is_printed_but_the_deck_is_legal(run: Run, tmp_path: Path) -> None:
    henchman = next(card for card in BUILDING.cards.definitions if card.is_henchman)
    bare = next(deck for deck in BUILDING.legal_presets() if not deck.extra)
    file = tmp_path / "gang.txt"
    file.write_text(BUILDING.text(bare) + f"Extra Deck\n{henchman.name}\n", encoding="utf-8")
    shown = run("check", str(file))
    assert shown.exit_code == 0
    assert f"nobody in the Deck summons {henchman.name} (this is allowed)" in shown.stdout


def test_the_decks_that_come_with_the_game_are_listed(run: Run) -> None:
    shown = run("show")
    for deck in BUILDING.presets():
        assert f"{deck.name} ({deck.key})\n  {deck.plan}\n" in shown.stdout


def test_a_deck_is_shown_by_name_or_from_a_file(run: Run, legal: Path) -> None:
    expected = "\n".join(BUILDING.shown(PRESET)) + "\n"
    assert run("show", PRESET.key).stdout == expected
    assert run("show", str(legal)).stdout == expected


def test_a_deck_is_exported_to_be_imported_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    assert run("export", PRESET.key).stdout == BUILDING.text(PRESET)
    assert run("export", PRESET.key, "--out", str(file)).exit_code == 0
    assert file.read_text(encoding="utf-8") == BUILDING.text(PRESET)
    assert run("check", str(file)).exit_code == 0


def test_what_cannot_be_read_or_written_is_told(run: Run, tmp_path: Path) -> None:
    assert "nothing.txt: this file cannot be read" in said(
        run("show", str(tmp_path / "nothing.txt"))
    )
    assert "there is no deck 'nothing'" in said(run("show", "nothing"))
    assert "cannot write" in said(run("export", PRESET.key, "--out", str(tmp_path / "a" / "b")))
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"Rat\n\xff\n")
    assert f"{odd}:2: this is not UTF-8 text" in said(run("check", str(odd)))
    odd.write_bytes(b"#" * (command.MOST_KILOBYTES * 1024 + 1))
    assert "larger than 100 KB" in said(run("check", str(odd)))


def test_a_game_without_decks_is_refused(run: Run, legal: Path) -> None:
    assert run("check", str(legal), "--game", "cards").exit_code == 0
    refused = said(run("check", str(legal), "--game", "dice"))
    assert refused == "no decks are built in 'dice'; they are in: cards"


def test_where_several_games_have_decks_one_must_be_named(
    run: Run, legal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_game", lambda name: bare(name, decks=WithDecks()))
    assert said(run("check", str(legal))) == (
        "say in which game the deck is built, with --game (cards, dice)"
    )
