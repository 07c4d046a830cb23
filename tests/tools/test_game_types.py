"""The browser client's types of the games are what the games declare."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import game_types as tool
from tools.game_types import FOLDER, declared_games, game_types, main


@pytest.mark.parametrize("name", sorted(declared_games()))
def test_the_client_has_the_types_of_the_game(name: str) -> None:
    types = game_types(name, declared_games()[name])
    assert (FOLDER / f"{name}.ts").read_text(encoding="utf-8") == types, "run make protocol"


def test_there_are_no_types_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(declared_games())


def test_fields_are_told_by_what_stands_under_them_inherited_ones_too() -> None:
    types = game_types("elma", declared_games()["elma"])
    drive = types[types.index("export interface DriveView") :]
    assert drive.index("/** The tag of its team. */") < drive.index("  team: string | null;")
    assert "  /** How many of them have been. */\n  applied: number;" in drive


def test_what_may_be_missing_may_be_left_out() -> None:
    assert "  hand?: string[];" in game_types("allumbra", declared_games()["allumbra"])


def test_types_that_are_out_of_date_are_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tool, "FOLDER", tmp_path / "games")
    monkeypatch.setattr("sys.argv", ["game_types.py", "--check"])
    with pytest.raises(SystemExit, match="out of date"):
        main()
    monkeypatch.setattr("sys.argv", ["game_types.py"])
    main()
    monkeypatch.setattr("sys.argv", ["game_types.py", "--check"])
    main()
    (tmp_path / "games" / "elma.ts").write_text("// changed by hand")
    with pytest.raises(SystemExit, match="out of date"):
        main()
