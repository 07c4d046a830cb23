"""What is installed elsewhere: kernel, effects, games and bots compiled by mypyc where there is a C
compiler, and the built web client. In a checkout `tools/working_build` compiles instead.

Everything else about the package stands in pyproject.toml. Without a compiler, or if compiling
fails, the package installs as plain Python and runs the same, slower. RULEWRIGHT_COMPILE decides
otherwise: `never` does not try, `required` fails rather than go without.

The sources are compiled from a copy in which the native zone takes the place of the plain one, and
classes that are declared by their fields are written out (`expand_fields.py`).
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

sys.path.insert(0, str(Path(__file__).parent))  # not there where pip builds
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError, PlatformError

from expand_fields import Sources, expanded

COMPILED = ("kernel", "gamekit", "effects", "games", "bots")
LEFT_PLAIN = (
    "kernel/zone_native.py",  # compiled under the name of zone.py
    "gamekit/match.py",  # meets people's input, and says itself what is wrong with it
    "kernel/fields.py",  # written out where it is used
    # What is done once, when cards, decks, positions or saves are read, and never while playing:
    "kernel/saved.py",
    "gamekit/card_form.py",
    "gamekit/content_file.py",
    "gamekit/deck*.py",
    "gamekit/declared.py",
    "gamekit/folder.py",
    "gamekit/labels.py",
    "gamekit/lesson.py",
    "gamekit/position_text.py",
    "gamekit/registry.py",
    "effects/card_folder.py",
    "effects/card_texts.py",
    "effects/listing.py",
    "effects/lowering/*.py",
    "effects/packs.py",
    "effects/register_checks.py",
    "effects/wording.py",
    "games/*/cards/*.py",
    "games/*/decks/*.py",
    "games/*/saves/*.py",
    "games/*/texts/card_texts.py",
    "games/*/texts/listing.py",
    "games/*/texts/lowering*",
    "games/*/tutorial.py",
    # What is said to people or drawn for them, and what is counted when a match has ended:
    "gamekit/balance_*.py",
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
    # Calls between our own modules are inlined or at least direct, and those to Python shorter: about
    # a fifth faster together.
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-fno-plt",
    # Nobody reads warnings about generated code, and looking for them takes longer than all the rest.
    "-w",
    "-Wno-all",
)
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


LEADING_MODULE = """\
/* Leads from a module's place in the package to the library that has all of them. mypyc writes such a
   file for each module, to be compiled and linked one by one; this one serves all, as it looks up in the
   module's spec which it is asked for. */
#include <Python.h>

static PyObject *lead(PyObject *spec, PyModuleDef *definition)
{
    PyObject *module = NULL, *library = NULL, *capsule = NULL, *entry = NULL, *place = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *spelled = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    if (spelled) entry = PyUnicode_FromFormat("init_%U", spelled);
    if (entry) place = PyUnicode_FromFormat("rulewright__mypyc.%U", entry);
    if (place) library = PyImport_ImportModule("rulewright__mypyc");
    if (library) capsule = PyObject_GetAttr(library, entry);
    if (capsule) {
        PyObject *(*make)(void) = PyCapsule_GetPointer(capsule, PyUnicode_AsUTF8(place));
        if (make) module = make();
    }
    Py_XDECREF(capsule); Py_XDECREF(library); Py_XDECREF(place);
    Py_XDECREF(entry); Py_XDECREF(spelled); Py_XDECREF(name);
    return module;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, lead}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "rulewright", NULL, 0, NULL, slots};
#define LEADS(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&definition); }
"""


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
    print(f"rulewright: {reason}; it runs as plain Python (slower)", file=sys.stderr)


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


def stage_sources(package: Path, stage: Path) -> None:
    """Make the stage a copy of the package, with the native zone in the place of the plain one and all
    fields written out. What lies there already and has not changed is not touched."""
    copy = stage / package.name
    sources = Sources(package.parent)
    wanted = {path.relative_to(package) for path in package.rglob("*.py")}
    for staged in copy.rglob("*.py"):
        if staged.relative_to(copy) not in wanted:
            staged.unlink()
    for path in wanted:
        native = path.with_name(f"{path.stem}_native.py")
        text = (package / (native if native in wanted else path)).read_text(encoding="utf-8")
        content = expanded(sources, package.name / path, text)
        staged = copy / path
        if not staged.is_file() or staged.read_text(encoding="utf-8") != content:
            staged.parent.mkdir(parents=True, exist_ok=True)
            staged.write_text(content, encoding="utf-8")


def files_to_compile(stage: Path) -> list[str]:
    """The modules to compile, relative to the stage."""
    package = stage / "rulewright"
    files = []
    for part in COMPILED:
        for path in sorted((package / part).rglob("*.py")):
            name = path.relative_to(package).as_posix()
            is_plain = any(fnmatch(name, pattern) for pattern in LEFT_PLAIN)
            if path.name != "__init__.py" and not is_plain:
                files.append(path.relative_to(stage).as_posix())
    return files


def translated() -> list[Extension]:
    """The modules as C, all in one file: so the C compiler inlines calls between them."""
    # Not at the top: where nothing is compiled, mypyc need not be there.
    from mypyc.build import mypycify  # noqa: PLC0415

    here = Path.cwd()
    stage = here / "build" / "stage"
    stage_sources(here / "src" / "rulewright", stage)
    files = files_to_compile(stage)
    os.chdir(stage)
    try:
        found = mypycify(
            ["--strict", *files],
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
    """Forgets modules of an earlier build that are gone, which setuptools would pack again, and packs
    the web client, if it is built."""

    def run(self) -> None:
        """Copy the package to where the wheel is made from."""
        site = Path(self.build_lib, "rulewright", "server", "site")
        shutil.rmtree(site, ignore_errors=True)
        for built in Path(self.build_lib).glob("rulewright/**/*"):
            # A compiled module lies beside its source, as `state.cpython-311-….so`.
            source = "src" / built.relative_to(self.build_lib)
            module = source.with_name(source.name.split(".")[0] + ".py")
            if built.is_file() and not source.exists() and not module.exists():
                built.unlink()
        super().run()
        if Path("web/dist/index.html").is_file():
            # Who installs it has no Node to build it with.
            shutil.copytree("web/dist", site)


class BuildExtensions(build_ext):
    """Compiles, or leaves no trace."""

    def build_extensions(self) -> None:
        """Compile all; if one fails, have none."""
        wanted = self.extensions
        is_unix = self.compiler.compiler_type == "unix"
        # Without its lock Python makes modules in another way, for which mypyc's own files are.
        one_for_all = is_unix and not sysconfig.get_config_var("Py_GIL_DISABLED")
        try:
            if one_for_all:
                self.extensions = with_one_leading_module(wanted, Path(self.build_temp))
            for extension in self.extensions if is_unix else []:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
            # The engine is one file, and what leads to it another.
            self.parallel = is_unix
            super().build_extensions()
            if one_for_all:
                self._copy_leading_module(wanted)
        except (CompileError, LinkError, PlatformError):
            # The compiler has said what it does not like.
            go_plain("the C compiler failed")
            for extension in wanted:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            wanted = []
        self.extensions = wanted

    def _copy_leading_module(self, wanted: list[Extension]) -> None:
        leading = [self.get_ext_fullpath(each.name) for each in wanted if leads(each)]
        for place in leading[1:]:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(leading[0], place)


def leads(extension: Extension) -> bool:
    """Whether it is a module that leads to the library, and not the library itself."""
    return not extension.name.endswith("__mypyc")


def with_one_leading_module(wanted: list[Extension], folder: Path) -> list[Extension]:
    """The library, and in the place of the first module that leads to it one that could lead to any."""
    leading = [extension for extension in wanted if leads(extension)]
    names = sorted({extension.name.rpartition(".")[2] for extension in leading})
    source = folder / "leading.c"
    folder.mkdir(parents=True, exist_ok=True)
    source.write_text(LEADING_MODULE + "".join(f"LEADS({name})\n" for name in names))
    for extension in leading[:1]:
        extension.sources = [str(source)]
    return [extension for extension in wanted if not leads(extension) or extension in leading[:1]]


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": BuildExtensions, "build_py": BuildModules},
    )
