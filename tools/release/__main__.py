"""The command: `python -m tools.release` builds wheels and sources to be handed out, into `dist`.

The web client is built before (`make release` sees to it). The engine's wheel is for this machine's kind and
Python; hosted CI makes those for the others from the same sources (`.github/workflows/release.yml`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import setup

ROOT = Path(__file__).parents[2]
EXTRAS = "command,print,server,terminal"

PROJECT = """\
[build-system]
requires = ["setuptools>=80"]
build-backend = "setuptools.build_meta"

[project]
name = "rulewright"
version = "{version}"
description = "Tabletop games with their whole rulebooks enforced, playable from Python, the terminal and the browser."
readme = "README.md"
requires-python = "{python}"
license = "MIT"
license-files = ["LICENSE"]
authors = [{{ name = "The Rulewright developers" }}]
dependencies = ["rulewright-engine[{extras}]=={version}"]

[tool.setuptools]
packages = []
"""


def main() -> None:
    """Build both, from nothing."""
    if not ROOT.joinpath("web/dist/index.html").is_file():
        sys.exit("release: the web client is not built; `make release` builds it first")
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    whole = staged_project(ROOT / "build" / "rulewright")
    for project in (ROOT, whole):
        built(project, "sdist", dist)
    # The engine is compiled from what the sources to be handed out hold, and from nothing else.
    engine = unpacked(next(dist.glob("rulewright_engine-*.tar.gz")), ROOT / "build" / "release")
    for project in (engine, whole):
        built(project, "wheel", dist)
    for file in sorted(dist.iterdir()):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file.relative_to(ROOT)}")


def staged_project(folder: Path) -> Path:
    """The project `rulewright`, of the same version as the engine."""
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    filled = PROJECT.format(
        version=project["version"], python=project["requires-python"], extras=EXTRAS
    )
    folder.joinpath("pyproject.toml").write_text(filled, encoding="utf-8")
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


def unpacked(archive: Path, folder: Path) -> Path:
    """What is in an archive of sources."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.unpack_archive(archive, folder, filter="data")
    (project,) = folder.iterdir()
    return project


def built(project: Path, kind: str, dist: Path) -> None:
    """Build a project's wheel or sdist as any frontend does, with the packages of this environment."""
    call = f"import sys; from setuptools import build_meta; build_meta.build_{kind}(sys.argv[1])"
    compiled = "required" if setup.has_compiler() else "never"
    environment = {"RULEWRIGHT_COMPILE": compiled, **os.environ}
    command = [sys.executable, "-c", call, str(dist)]
    done = subprocess.run(
        command,
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nrelease: the {kind} of {project.name} could not be built")


if __name__ == "__main__":
    main()
