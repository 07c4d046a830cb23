"""The compiled build: kernel, games and bots through mypyc, where there is a C compiler.

Everything else about the package stands in pyproject.toml. Without a compiler, or with
RULEWRIGHT_PLAIN=1, the package installs as plain Python and runs the same, slower.

The sources are compiled as they stand, from a copy in which the native zone takes the place of
the plain one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("kernel", "games", "bots")
LEFT_PLAIN = {"kernel/zone_native.py"}


def has_compiler() -> bool:
    """Whether a C program that includes Python's header compiles here."""
    compiler = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_paths()["include"]
        command = [compiler, "-c", str(source), f"-I{include}", "-o", str(source.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def staged_sources(stage: Path) -> list[str]:
    """Copy the package to a stage and name the modules to compile, relative to it."""
    shutil.rmtree(stage, ignore_errors=True)
    package = stage / "rulewright"
    shutil.copytree("src/rulewright", package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(package / "kernel/zone_native.py", package / "kernel/zone.py")
    modules = []
    for part in COMPILED:
        for path in sorted((package / part).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            if path.name != "__init__.py" and name not in LEFT_PLAIN:
                modules.append(path.relative_to(stage).as_posix())
    return modules


def extensions() -> list[Extension]:
    """The compiled modules, or none."""
    if os.environ.get("RULEWRIGHT_PLAIN"):
        return []
    if not has_compiler():
        print("rulewright: no C compiler found; installing as plain Python (slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    here = Path.cwd()
    stage = here / "build" / "stage"
    modules = staged_sources(stage)
    os.chdir(stage)
    try:
        found = mypycify(
            ["--strict", *modules],
            opt_level="3",
            debug_level="0",
            target_dir=str(here / "build" / "mypyc"),
            group_name="rulewright",
        )
    finally:
        os.chdir(here)
    for extension in found:
        # Lets the C compiler inline calls between our own modules.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(found)


setup(ext_modules=extensions())
