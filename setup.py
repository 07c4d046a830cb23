"""The compiled build: kernel, effects, games and bots through mypyc, where there is a C compiler.

Everything else about the package stands in pyproject.toml. Without a compiler, or if compiling
fails, the package installs as plain Python and runs the same, slower. RULEWRIGHT_COMPILE decides
otherwise: `never` does not try, `required` fails rather than go without.

The sources are compiled as they stand, from a copy in which the native zone takes the place of
the plain one.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from fnmatch import fnmatch
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

COMPILED = ("kernel", "gamekit", "effects", "games", "bots")
LEFT_PLAIN = (
    "kernel/zone_native.py",  # compiled under the name of zone.py
    "gamekit/match.py",  # meets people's input, and says itself what is wrong with it
    # What is done once, when cards, decks, positions or saves are read, and never while playing:
    "kernel/saved.py",
    "gamekit/content_file.py",
    "gamekit/deck*.py",
    "gamekit/declared.py",
    "gamekit/folder.py",
    "gamekit/labels.py",
    "gamekit/lesson.py",
    "gamekit/registry.py",
    "effects/card_folder.py",
    "effects/card_texts.py",
    "effects/listing.py",
    "effects/lowering/*.py",
    "effects/packs.py",
    "effects/register_checks.py",
    "games/*/cards/*.py",
    "games/*/decks/*.py",
    "games/*/saves/*.py",
    "games/*/texts/card_texts.py",
    "games/*/texts/listing.py",
    "games/*/texts/lowering*",
    "games/*/texts/touches.py",
    "games/*/tutorial.py",
    # What is said to people or drawn for them, and what is counted when a match has ended:
    "gamekit/balance_plan.py",
    "gamekit/words.py",
    "gamekit/hint_fit.py",
    "games/*/bots/fitting.py",
    "games/*/bots/measures.py",
    "games/*/terminal/*.py",
    "games/*/testing/*.py",
    "games/*/view/declared.py",
    "games/*/view/types.py",
    "games/*/words/*.py",
)
UNIX_FLAGS = (
    "-fno-semantic-interposition",  # lets the C compiler inline calls between our own modules
    "-Wno-error",  # a newer compiler's warnings about generated code stop nobody
)
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def compile_wanted() -> str:
    """What RULEWRIGHT_COMPILE asks for."""
    wanted = os.environ.get("RULEWRIGHT_COMPILE", "auto")
    if wanted not in {"auto", "never", "required"}:
        sys.exit(f"rulewright: RULEWRIGHT_COMPILE is auto, never or required, not {wanted!r}")
    return wanted


def go_plain(reason: str) -> None:
    """Say why there will be no compiled code, or stop if there must be."""
    if compile_wanted() == "required":
        sys.exit(f"rulewright: {reason}, and RULEWRIGHT_COMPILE=required")
    print(f"rulewright: {reason}; installing as plain Python (slower)", file=sys.stderr)


def has_compiler() -> bool:
    """Whether a C program that includes Python's header compiles here."""
    if os.name == "nt":
        # Where Microsoft's compiler lies only setuptools knows: try, and go plain if it fails.
        return True
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = f"-I{sysconfig.get_paths()['include']}"
        command = [*compiler, "-c", str(source), include, "-o", str(source.with_suffix(".o"))]
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
            is_plain = any(fnmatch(name, pattern) for pattern in LEFT_PLAIN)
            if path.name != "__init__.py" and not is_plain:
                modules.append(path.relative_to(stage).as_posix())
    return modules


def translated() -> list[Extension]:
    """The modules as C, all in one file: so the C compiler inlines calls between them."""
    # Not at the top: where nothing is compiled, mypyc need not be there.
    from mypyc.build import mypycify  # noqa: PLC0415

    here = Path.cwd()
    stage = here / "build" / "stage"
    modules = staged_sources(stage)
    os.chdir(stage)
    try:
        found = mypycify(
            ["--strict", *modules],
            # 3 takes more than twice as long to compile, and the engine is hardly faster for it.
            opt_level="2",
            debug_level="0",
            target_dir=str(here / "build" / "mypyc"),
            group_name="rulewright",
        )
    finally:
        os.chdir(here)
    return [extension for extension in found if isinstance(extension, Extension)]


def extensions() -> list[Extension]:
    """The modules to compile, or none."""
    # setuptools runs this file for the metadata too, where there is nothing to compile.
    if compile_wanted() == "never" or BUILDING.isdisjoint(sys.argv):
        return []
    if not has_compiler():
        go_plain("no C compiler found")
        return []
    try:
        return translated()
    except ImportError as error:
        go_plain(f"mypyc is missing ({error})")
    except SystemExit:
        # mypyc has said what it does not like.
        go_plain("mypyc could not translate the sources")
    return []


class BuildModules(build_py):
    """Forgets modules of an earlier build that are gone, which setuptools would pack again."""

    def run(self) -> None:
        """Copy the package to where the wheel is made from."""
        for built in Path(self.build_lib).glob("rulewright/**/*"):
            # A compiled module lies beside its source, as `state.cpython-311-….so`.
            source = "src" / built.relative_to(self.build_lib)
            module = source.with_name(source.name.split(".")[0] + ".py")
            if built.is_file() and not source.exists() and not module.exists():
                built.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compiles, or leaves no trace."""

    def build_extensions(self) -> None:
        """Compile all; if one fails, have none."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
            # The engine is one file, and each module a small one that leads to it: these are
            # compiled beside the engine.
            self.parallel = True
        try:
            super().build_extensions()
        except (CompileError, LinkError, PlatformError):
            # The compiler has said what it does not like.
            go_plain("the C compiler failed")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules},
    )
