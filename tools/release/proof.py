"""The proof that what was built works where nothing else is: `python -m tools.release.proof`.

Installs the wheels of `dist` into new environments and looks: with `rulewright`, a server answers with the
web client and a match is played on it, the terminal starts, bots play each other, all without Node, make
or a C compiler on the path; with `rulewright-engine` alone, bots play each other, and a command that needs
more says what.
"""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from tools.visitor import load_page, play

ROOT = Path(__file__).parents[2]
PATIENCE = 300.0
"""Seconds after which what is waited for will not come."""

MATCH = """
import rulewright
from rulewright.bots import Outlook, make_bot

assert rulewright.is_compiled() == {compiled}, "compiled, or not, otherwise than the wheel says"
for game in rulewright.game_names():
    match = rulewright.start(game, seats=["Ana", "Bo"], seed=7)
    bots = [make_bot("greedy", seed="Ana"), make_bot("random", seed="Bo")]
    while not match.is_over:
        seat = match.pending[0].seat
        match.play(seat, bots[seat].choose(Outlook(match.game, match.state, seat)))
    assert rulewright.load(match.save()).is_over
    print(game, match.result)
"""


class Place:
    """A new environment with nothing but what is installed from `dist`, away from every checkout."""

    def __init__(self, folder: Path, *wheels: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        venv.create(folder / "venv", with_pip=False)
        command = [sys.executable, "-m", "pip", "--python", str(self.bin / "python")]
        command += ["install", "-qq", "--disable-pip-version-check", "--no-compile"]
        subprocess.run([*command, *map(str, wheels)], check=True, cwd=folder)
        # Neither Node nor make nor a compiler is to be found.
        kept = {
            name: value for name, value in os.environ.items() if name.startswith(("LC_", "LANG"))
        }
        self.environment = {
            **kept,
            "PATH": str(self.bin),
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "data"),
            "TERM": "xterm-256color",
        }

    def run(self, *command: str, expected: int = 0) -> str:
        """What a command of this environment says."""
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode == expected, f"{command}: {done.returncode}\n{said}"
        return said


def main() -> None:
    """Prove it, or fail."""
    (whole,) = ROOT.glob("dist/rulewright-*.whl")
    (engine_only,) = ROOT.glob("dist/rulewright_engine-*.whl")
    match = MATCH.format(compiled=not engine_only.name.endswith("-none-any.whl"))
    with tempfile.TemporaryDirectory() as folder:
        everything = Place(Path(folder), whole, engine_only)
        say("bots play each other:\n" + everything.run("python", "-c", match).strip())
        say(everything.run("rulewright", "--version").strip())
        serve_and_play(everything)
        start_terminal(everything)
    with tempfile.TemporaryDirectory() as folder:
        engine = Place(Path(folder), engine_only)
        engine.run("python", "-c", match)
        say("with the engine alone, bots play each other")
        for command in ("serve", "play"):
            complaint = engine.run("rulewright", command, expected=1).strip()
            assert "pip install rulewright" in complaint, complaint
        say(f"and a command says what is missing: {complaint}")


def serve_and_play(place: Place) -> None:
    """A server answers with the client, and a match is played on it."""
    server = subprocess.Popen(
        [str(place.bin / "rulewright"), "serve", "--port", "0"],
        cwd=place.folder,
        env=place.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            found = re.search(r"http://[^\s\x1b]+", line)
            if found:
                break
        else:
            raise AssertionError("the server has ended before it served")
        load_page(found[0])
        play(found[0], "allumbra", 3)
        say(f"the server at {found[0]} has its web client, and a match is played on it")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def start_terminal(place: Place) -> None:
    """The terminal client draws its table, and leaves when it is told to."""
    pid, screen = pty.fork()
    if pid == 0:
        os.chdir(place.folder)
        rulewright = str(place.bin / "rulewright")
        os.execve(rulewright, [rulewright, "play", "allumbra"], place.environment)
    drawn, until = "", time.monotonic() + PATIENCE
    with contextlib.suppress(OSError):  # how Linux says that the other end has closed
        while "Stella" not in drawn and time.monotonic() < until:
            if select.select([screen], [], [], 1.0)[0]:
                drawn += os.read(screen, 65536).decode(errors="replace")
    os.close(screen)
    os.waitpid(pid, 0)
    assert "Stella" in drawn, f"the terminal does not show a duel:\n{drawn[-2000:]}"
    say("the terminal shows a duel")


def say(text: str) -> None:
    """What is proven."""
    print(text, flush=True)


if __name__ == "__main__":
    main()
