"""The load benchmark runs, and says what is compared with what."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from bench.server_crowd import Figure
from bench.server_load import multiply

ROOT = Path(__file__).parents[2]


def test_the_load_benchmark_runs() -> None:
    finished = subprocess.run(
        [sys.executable, "-m", "bench.server_load", "--tiny"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    for part in ("10 finished", "100 finished", "4 live", "p99 ms", "ratio", "promised 50 ms"):
        assert part in finished.stdout


def test_a_wait_is_the_one_that_so_many_stay_under() -> None:
    waits = [number / 100 for number in range(100, 0, -1)]
    figure = Figure(live=1, decisions=100, seconds=1.0, processor=0.5, waits=waits, not_sent=0)
    assert (figure.wait(0.5), figure.wait(0.99), figure.cost) == (0.51, 1.0, 0.005)
    both = figure.and_also(figure)
    assert (both.decisions, both.cost, len(both.waits)) == (200, 0.005, 200)


def test_a_finished_match_is_copied_with_its_log_and_tokens(tmp_path: Path) -> None:
    file = tmp_path / "matches.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.executescript(
            """
            CREATE TABLE matches (id TEXT PRIMARY KEY, status TEXT);
            CREATE TABLE entries (match TEXT, number INT, kind TEXT, PRIMARY KEY (match, number));
            CREATE TABLE snapshots (match TEXT, number INT, PRIMARY KEY (match, number));
            CREATE TABLE seat_tokens (token_hash TEXT PRIMARY KEY, match TEXT);
            INSERT INTO matches VALUES ('first', 'over');
            INSERT INTO entries VALUES ('first', 1, 'sit'), ('first', 2, 'decide');
            INSERT INTO snapshots VALUES ('first', 0), ('first', 2);
            INSERT INTO seat_tokens VALUES ('f00', 'first'), ('ba7', 'first');
            """
        )
    multiply(file, 5)
    with closing(sqlite3.connect(file)) as database:
        tables = ("matches", "entries", "snapshots", "seat_tokens")
        counts = [database.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in tables]
    # Copies have the last snapshot only.
    assert counts == [5, 10, 6, 10]
