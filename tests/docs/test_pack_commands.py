"""The commands on the page for writers of cards, one after the other, as a reader types them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rulewright.cli import packs as pack_option
from rulewright.cli.commands import app
from rulewright.gamekit import registry
from rulewright.games.eruma.cards.content import FOLDER, ErumaCard
from rulewright.games.eruma.cards.packs import PACKED
from rulewright.games.eruma.game import GAME, shipped_game
from rulewright.kernel.errors import ContentError
from tests.docs.test_packs import TEXT, henchman, outlaw
from tests.docs.test_write_a_card import WRITTEN

Run = Callable[..., Result]
SHORTER = {"greedy,greedy": "random,random", "200": "2"}


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    # As in a process of its own: what one command registers, the next does not know.
    monkeypatch.setitem(registry._known, "eruma", GAME)
    monkeypatch.setenv(PACKED.variable, "")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    Path("my-cards.toml").write_text(WRITTEN.blocks("toml")[0], encoding="utf-8")
    yield lambda *words: CliRunner().invoke(app, list(words))
    os.environ.pop(PACKED.variable, None)


def test_a_reader_comes_from_nothing_to_a_game(run: Run) -> None:
    for words in WRITTEN.commands():
        if words[0] in {"play", "serve"}:
            continue  # they take a whole screen
        if words[0] == "simulate":
            # Two hundred matches of bots that think are for the reader to wait for.
            words[:] = [SHORTER.get(word, word) for word in words] + ["--jobs", "1"]
        result = run(*words)
        assert result.exit_code == 0, (words, result.output)
        if words[:2] == ["cards", "check"]:
            assert result.output == "1 card, all understood\n"
        if words[:2] == ["deck", "export"]:
            deck = Path("my-gang.txt").read_text(encoding="utf-8").splitlines()
            assert len(deck) > 15
            deck[-1] = "The Lamplighter"
            Path("my-gang.txt").write_text("\n".join(deck), encoding="utf-8")
    assert {"cards", "deck", "play", "serve", "simulate"} <= {
        words[0] for words in WRITTEN.commands()
    }


def test_other_processes_play_with_the_same_cards(run: Run) -> None:
    names = [card.name for card in shipped_game().set.definitions if not card.is_henchman]
    Path("gang.txt").write_text("\n".join(["The Lamplighter", *names[:14]]), encoding="utf-8")
    result = run(
        "simulate", "eruma", "--cards", "my-cards.toml", "--option", "first_deck=gang.txt",
        "--bots", "random,random", "--games", "1", "--jobs", "1", "--json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    folder = Path(os.environ[PACKED.variable])
    assert (folder / "0.toml").read_text(encoding="utf-8") == WRITTEN.blocks("toml")[0]


def test_a_deck_needs_the_pack(run: Run) -> None:
    names = [card.name for card in shipped_game().set.definitions if not card.is_henchman]
    Path("gang.txt").write_text("\n".join(["The Lamplighter", *names[:14]]), encoding="utf-8")
    assert (
        "there is no card 'The Lamplighter'"
        in run("deck", "check", "gang.txt", "--game", "eruma").output
    )
    assert "legal" in run("deck", "check", "gang.txt", "--cards", "my-cards.toml").output


def test_files_are_checked_together(run: Run) -> None:
    text = "Quick: Summon a Henchman named Tin Hound to an empty position, then draw a card."
    Path("one.toml").write_text(outlaw("Jack", text), encoding="utf-8")
    Path("two.toml").write_text(henchman("Tin Hound"), encoding="utf-8")
    alone = run("cards", "check", "one.toml", "--game", "eruma")
    assert alone.exit_code == 1
    assert "no card is named 'Tin Hound'" in alone.output
    both = run("cards", "check", "one.toml", "two.toml", "one.toml", "--game", "eruma")
    assert both.output == "2 cards, all understood\n"


def test_a_check_finds_what_playing_would(run: Run) -> None:
    taken = shipped_game().set.definitions[0].name
    Path("my-cards.toml").write_text(f'game = "eruma"\n{outlaw(taken)}', encoding="utf-8")
    checked = run("cards", "check", "my-cards.toml")
    assert checked.exit_code == 1
    assert "has this name already" in checked.output
    played = run("simulate", "eruma", "--cards", "my-cards.toml")
    assert played.exit_code == 2
    assert "has this name already" in played.output


def test_the_games_own_files_are_right(run: Run) -> None:
    own = shipped_game()
    files = [str(file) for file in FOLDER.written(ErumaCard()).cards]
    assert run("cards", "check", *files).output == f"{len(own.names)} cards, all understood\n"


def test_a_file_that_is_too_large_is_not_read(run: Run) -> None:
    Path("my-cards.toml").write_text("a" + ".a" * 50_000 + " = 1", encoding="utf-8")
    for words in (
        ["cards", "check"],
        ["deck", "show", "--cards"],
        ["simulate", "eruma", "--cards"],
    ):
        assert "a line of" in run(*words, "my-cards.toml").output


def test_a_game_that_takes_no_packs_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    takes_packs = pack_option.takes_packs
    monkeypatch.setattr(
        pack_option, "takes_packs", lambda game: None if game == "allumbra" else takes_packs(game)
    )
    Path("my-cards.toml").write_text(outlaw(text=TEXT), encoding="utf-8")
    result = run("simulate", "allumbra", "--cards", "my-cards.toml")
    assert result.exit_code == 2
    assert (
        "no cards can be added to 'allumbra'; games that take packs: elma, eruma" in result.output
    )


def test_a_pack_says_for_which_game_it_is(run: Run) -> None:
    result = run("simulate", "allumbra", "--cards", "my-cards.toml")
    assert "this pack is for the game 'eruma', not 'allumbra'" in result.output
    Path("my-cards.toml").write_text(outlaw(), encoding="utf-8")
    assert pack_option.game_of_pack(Path("my-cards.toml"), "eruma") == "eruma"
    with pytest.raises(ContentError, match=r'or game = "elma" or game = "eruma" .*at its top'):
        pack_option.game_of_pack(Path("my-cards.toml"), None)


def test_a_deck_file_that_is_not_there(run: Run) -> None:
    result = run("simulate", "eruma", "--option", "first_deck=none.txt")
    assert result.exit_code == 2
    assert "none.txt: this file cannot be read" in result.output


def test_a_deck_file_that_is_wrong_is_told_with_its_name_and_line(run: Run) -> None:
    Path("gang.deck").write_text("Deck: Mine\nNobody\n", encoding="utf-8")
    result = run("simulate", "eruma", "--option", "first_deck=gang.deck")
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "gang.deck: option 'first_deck' is one of" in said
    assert "line 2: there is no card 'Nobody'" in said


def test_a_server_plays_with_them_or_says_at_once_what_is_wrong(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[list[str]] = []
    monkeypatch.setattr(
        "rulewright.server.serve.run",
        lambda *_: served.append([str(card["name"]) for card in _printed()]),
    )
    started = run("serve", "--cards", "my-cards.toml", "--database", "sqlite:///none.db")
    assert started.exit_code == 0, started.output
    assert "The Lamplighter" in served[0]
    Path("my-cards.toml").write_text(outlaw(text="Quick: Draw cardz."), encoding="utf-8")
    refused = run("serve", "--cards", "my-cards.toml")
    assert refused.exit_code == 2
    assert "my-cards.toml:" in refused.output
    assert len(served) == 1


def _printed() -> list[dict[str, object]]:
    return registry.find_game("eruma").people.printed("en")["cards"]
