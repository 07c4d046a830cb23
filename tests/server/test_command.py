"""`rulewright serve` and `rulewright verify`, where people got something wrong."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

import rulewright
from rulewright.cli.commands import app
from rulewright.cli.serving import usual_database
from rulewright.server.tokens import CODE_LETTERS, hash_of, new_code, new_token


def test_a_port_that_is_taken_is_said_so(sqlite_url: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        run = CliRunner().invoke(app, ["serve", "--port", port, "--database", sqlite_url])
    assert run.exit_code == 2
    assert "try another --port" in run.output


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", "no address of a database"),
        ("mysql://localhost/x", "SQLite or PostgreSQL"),
        ("sqlite:////nowhere/at/all/matches.db", "rulewright: "),
        ("postgresql://nobody@127.0.0.1:1/x", "rulewright: "),
    ],
)
def test_a_database_that_cannot_be_used_is_said_so(address: str, said: str) -> None:
    run = CliRunner().invoke(app, ["serve", "--port", "0", "--database", address])
    assert run.exit_code == 2, run.output
    assert said in run.output


def test_matches_are_kept_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == f"sqlite:///{tmp_path}/rulewright/matches.db"
    assert (tmp_path / "rulewright").is_dir()


def finished() -> dict[str, object]:
    match = rulewright.start("allumbra", seats=["Ana", "Bo"], seed="a seed")
    match.concede(0)
    data: dict[str, object] = json.loads(match.save())
    data["seed_hash"] = hash_of("a seed")
    return data


def verify(tmp_path: Path, text: str, *more: str) -> tuple[int, str]:
    file = tmp_path / "match.json"
    file.write_text(text)
    run = CliRunner().invoke(app, ["verify", str(file), *more])
    return run.exit_code, run.output


def test_a_true_file_is_verified(tmp_path: Path) -> None:
    code, said = verify(tmp_path, json.dumps(finished()), "--hash", hash_of("a seed").upper())
    assert code == 0
    assert "as you were shown" in said


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"seed_hash": 1}', '{"seed_hash": "1"}'])
def test_what_is_no_file_of_a_server_is_refused(tmp_path: Path, text: str) -> None:
    code, said = verify(tmp_path, text)
    assert code == 2
    assert said.startswith("rulewright: ")


def test_another_hash_than_was_shown_is_refused(tmp_path: Path) -> None:
    code, said = verify(tmp_path, json.dumps(finished()), "--hash", hash_of("another"))
    assert code == 2
    assert "you were shown" in said


def test_tokens_and_codes_are_long_enough_and_easy_to_read() -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) == 43
    assert set(new_code()) <= set(CODE_LETTERS)
    assert not set(CODE_LETTERS) & set("ilo01")
