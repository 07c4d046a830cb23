"""A match is saved after every decision: what was played once is never lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from rich.text import Text

import rulewright
from rulewright import terminal
from rulewright.kernel.errors import SaveError
from rulewright.terminal.saves import new_save_path, read_held_by, write_match
from rulewright.terminal.screens.ask import Ask
from rulewright.terminal.screens.table import TableScreen
from rulewright.terminal.seats import read_seats
from rulewright.terminal.sitting import begin, go_on
from tests.patience import wait_until
from tests.terminal.person import LARGE, SMALL, AtTable, Person, duel_against_random, run

RANDOM_DUEL = ["human", "random"]


def all_saves(folder: Path) -> list[Path]:
    return list(folder.glob("*"))


def only_save(folder: Path) -> Path:
    [path] = all_saves(folder)
    return path


def is_saved(person: Person, folder: Path) -> bool:
    """Whether the only file there holds the match as it stands."""
    return rulewright.load(only_save(folder).read_bytes()).save() == person.match.save()


def farewell(person: Person) -> str:
    """What is left in the terminal after quitting."""
    [message] = person.application._exit_renderables
    assert isinstance(message, Text)
    return message.plain


# After every decision


def test_every_part_of_an_answer_and_every_answer_of_a_bot_is_saved(
    at_table: AtTable, saves: Path
) -> None:
    async def scene(person: Person) -> None:
        for count in range(1, 12):
            await person.until_asked()
            await person.press("1")
            assert len(person.match.decisions) >= count
            assert is_saved(person, saves)

    at_table(scene, options={"relics": True})


def test_two_bots_are_saved_while_they_play(
    at_table: AtTable, saves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rulewright.terminal.screens.table.WATCHING_SECONDS", 60.0)

    async def scene(person: Person) -> None:
        await person.until(lambda: len(person.match.decisions) >= 4)
        assert not person.match.is_over
        assert is_saved(person, saves)

    at_table(scene, seats=["random", "random"])


def test_what_is_taken_back_offered_and_conceded_is_saved_too(
    at_table: AtTable, saves: Path
) -> None:
    position = "turn 1\nme: energy 2, hand 3 hide\nthem: energy 9, hand 3 hide"

    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        await person.press("u")
        assert person.match.decisions == []
        assert is_saved(person, saves)
        await person.press("d", "y")
        assert person.match.decisions == [[0, "offer-draw"]]
        assert is_saved(person, saves)
        await person.press("x", "y")
        assert person.match.is_over
        assert is_saved(person, saves)

    at_table(scene, sitting=duel_against_random(position))


def test_before_the_first_decision_there_is_nothing_to_save(at_table: AtTable, saves: Path) -> None:
    async def scene(person: Person) -> None:
        await person.until(lambda: "random is ready" in person.text())

    at_table(scene)
    assert all_saves(saves) == []


def test_a_table_without_a_file_is_saved_from_when_somebody_asks_for_it(saves: Path) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        assert all_saves(saves) == []
        await person.press("ctrl+s")
        assert person.notices == [f"Saved: {only_save(saves)}"]
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 4)
        assert is_saved(person, saves)

    run(TableScreen(begin("allumbra", read_seats(RANDOM_DUEL), {}, "7", "en"), None), scene, LARGE)


# After being killed


def play_until_killed(path: Path, decisions: int) -> None:
    """Play by the key 1 in a real terminal until so many decisions are saved, then kill it."""
    pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
    termios = pytest.importorskip("termios")
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, tuple(reversed(SMALL)))
    seats = ",".join(RANDOM_DUEL)
    command = ["-m", "rulewright", "play", "allumbra", "--seats", seats, "--seed", "7"]
    process = subprocess.Popen(
        [sys.executable, *command, "--save-to", str(path)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
    os.close(theirs)
    drawn: list[bytes] = []
    reader = threading.Thread(target=read_all, args=(ours, drawn), daemon=True)
    reader.start()
    try:
        wait_until(lambda: b"Pick a card" in b"".join(drawn))
        for count in range(2, decisions + 1, 2):
            os.write(ours, b"1")
            wait_until(partial(has_saved, path, count))
        assert process.poll() is None
    finally:
        process.kill()
        assert process.wait() == -signal.SIGKILL
        reader.join()
        os.close(ours)


def read_all(screen: int, drawn: list[bytes]) -> None:
    """Take in whatever is drawn, or the program would wait for it."""
    with suppress(OSError):
        while some := os.read(screen, 65536):
            drawn.append(some)


def has_saved(path: Path, decisions: int) -> bool:
    return path.exists() and len(rulewright.load(path.read_bytes()).decisions) == decisions


def test_a_killed_match_goes_on_as_if_nothing_had_happened(
    at_table: AtTable, tmp_path: Path
) -> None:
    played: list[list[list[object]]] = []

    async def some_turns(person: Person) -> None:
        await person.reach_turn(4)
        played.append(person.match.decisions)

    at_table(some_turns, seats=RANDOM_DUEL, seed="7")
    path = tmp_path / "killed" / "duel.json"
    play_until_killed(path, 6)
    killed = go_on("allumbra", None, path, "en")
    before = list(killed.match.decisions)
    at_table(some_turns, sitting=killed, path=path)
    without_a_break, with_one = played
    assert with_one == without_a_break
    assert with_one[: len(before)] == before
    assert len(before) == 6 < len(with_one)
    assert rulewright.load(path.read_bytes()).decisions == with_one


# Where nothing can be written


def test_a_refused_save_is_told_once_and_play_goes_on(at_table: AtTable, tmp_path: Path) -> None:
    blocked = tmp_path / "folder"
    blocked.write_text("")
    path = blocked / "save.json"

    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: "cannot save to" in person.text())
        await person.reach_turn(2)
        [told] = person.notices
        assert str(path) in told
        assert told.endswith("is lost if this terminal closes.")
        blocked.unlink()
        await person.reach_turn(4)
        assert is_saved(person, blocked)
        assert len(person.notices) == 1

    at_table(scene, path=path, size=LARGE)


def test_asking_for_a_save_that_is_refused_says_so_and_nobody_is_thrown_out(
    at_table: AtTable, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")

    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("ctrl+s")
        await person.until(lambda: "cannot save to" in person.text())
        await person.press("q", "1")
        assert person.application.return_code is None
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("escape", "q")
        assert farewell(person).startswith("cannot save to")

    at_table(scene, path=blocked / "save.json", size=LARGE)


def test_a_refused_save_leaves_the_older_one_and_nothing_half_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    match = rulewright.start("allumbra", seats=["A", "B"], seed=1)
    path = tmp_path / "duel.json"
    write_match(match, path)
    before = path.read_bytes()
    match.play(0, match.decision(0).choices[0])

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(SaveError, match=r"cannot save to .*duel\.json: No space left on device"):
        write_match(match, path)
    assert path.read_bytes() == before
    assert only_save(tmp_path) == path


def test_without_a_home_there_is_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(SaveError, match="name a file with --save-to, or set HOME"):
        terminal.save_folder()


# Leaving


def test_leaving_says_how_to_go_on(at_table: AtTable, saves: Path) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("2")
        await person.until(lambda: len(person.match.decisions) == 2)
        await person.press("q")
        assert "It is saved after every decision" in person.text()
        assert "Save and quit" in person.text()
        await person.press("1")
        assert person.application.return_code == 0
        path = only_save(saves)
        assert farewell(person) == (
            f"Saved: {path}\nGo on with: rulewright play allumbra --resume {path}"
        )

    at_table(scene)


def test_escape_keeps_playing(at_table: AtTable) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("escape")
        assert isinstance(person.screen, Ask)
        await person.press("escape")
        assert isinstance(person.screen, TableScreen)
        await person.press("ctrl+q", "2")
        assert isinstance(person.screen, TableScreen)
        assert person.application.return_code is None

    at_table(scene)


@pytest.mark.parametrize("decisions", [0, 2])
def test_whoever_wants_to_leaves_nothing_behind(
    at_table: AtTable, saves: Path, decisions: int
) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        if decisions:
            await person.press("1")
            await person.until(lambda: len(person.match.decisions) == decisions)
            assert is_saved(person, saves)
        await person.press("q", "3")
        assert person.application.return_code == 0
        assert person.application._exit_renderables == []

    at_table(scene)
    assert all_saves(saves) == []


def test_a_finished_match_stays_saved(at_table: AtTable, saves: Path) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("escape", "q")
        assert farewell(person) == f"Saved: {only_save(saves)}"
        assert is_saved(person, saves)

    at_table(scene)


# Who sat where


def test_a_rematch_has_a_file_of_its_own_and_goes_on_with_the_seats_swapped(
    at_table: AtTable, saves: Path
) -> None:
    async def scene(person: Person) -> None:
        await person.until_asked()
        await person.press("x", "y")
        await person.until(lambda: isinstance(person.screen, Ask))
        await person.press("1")
        await person.until(lambda: person.table.sitting.rematches == 1)
        await person.until_asked()
        await person.press("1")
        await person.until(lambda: len(person.match.decisions) == 2)
        path = person.table.path
        assert path is not None
        again = go_on("allumbra", None, path, "en")
        assert again.match.save() == person.match.save()
        assert again.people == [1]

    at_table(scene)
    assert len(all_saves(saves)) == 2


def test_the_seats_of_a_save_are_taken_again_unless_others_are_named() -> None:
    seats = ["human:Ana", "search:2s"]
    match = rulewright.start("allumbra", seats=["Ana", "search"], seed=1)
    path = new_save_path("allumbra")
    write_match(match, path, [holder.spelled for holder in read_seats(seats)])
    assert read_held_by(path) == seats
    assert go_on("allumbra", None, path, "en").holders == read_seats(seats)
    others = read_seats(["greedy", "human"])
    assert go_on("allumbra", others, path, "en").holders == others


def test_a_save_that_does_not_say_who_sat_where_gets_the_usual_seats(tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    path.write_text(rulewright.start("allumbra", seats=["A", "B"], seed=1).save())
    assert go_on("allumbra", None, path, "en").holders == read_seats(["human", "search"])


@pytest.mark.parametrize(
    ("held_by", "wrong"),
    [('"human"', "should be a list"), ("[7, 7]", "should be a text"), ('["elf", "human"]', "elf")],
)
def test_seats_that_make_no_sense_are_refused_with_the_file(
    tmp_path: Path, held_by: str, wrong: str
) -> None:
    path = tmp_path / "duel.json"
    save = rulewright.start("allumbra", seats=["A", "B"], seed=1).save()
    path.write_text(f'{{"held_by":{held_by},{save[1:]}')
    with pytest.raises(SaveError, match=rf"duel\.json: .*{wrong}"):
        go_on("allumbra", None, path, "en")
