"""What the working build compiles, and when it need not: without a C compiler, which takes a minute."""

from pathlib import Path

import pytest

import setup
from rulewright.build_in_use import game_folders
from tools.working_build import __main__ as command
from tools.working_build.c_compiler import Compiler
from tools.working_build.groups import ROOT, Group, staged


def test_every_game_is_a_group_and_the_rest_is_the_engine(tmp_path: Path) -> None:
    groups = staged(tmp_path)
    assert groups.keys() == {"engine", *(folder.name for folder in game_folders())}
    for name, files in groups.items():
        parts = {Path(file).parts[1:3] for file in files}
        assert all(
            (part == "games" and inside == name) or name == "engine" for part, inside in parts
        )
    assert "rulewright/kernel/state.py" in groups["engine"]


def test_the_native_zone_is_compiled_in_the_place_of_the_plain_one(tmp_path: Path) -> None:
    setup.stage_sources(ROOT / "src" / "rulewright", tmp_path)
    kernel = ROOT / "src" / "rulewright" / "kernel"
    zone = tmp_path / "rulewright" / "kernel" / "zone.py"
    assert zone.read_bytes() == kernel.joinpath("zone_native.py").read_bytes()


def test_a_stage_follows_its_package_and_leaves_the_rest_alone(tmp_path: Path) -> None:
    package, stage = tmp_path / "package", tmp_path / "stage"
    for name in ("same.py", "changed.py", "gone.py"):
        package.joinpath("inside").mkdir(parents=True, exist_ok=True)
        package.joinpath("inside", name).write_text(name)
    setup.stage_sources(package, stage)
    staged_folder = stage / "package" / "inside"
    untouched = staged_folder.joinpath("same.py").stat().st_mtime_ns
    package.joinpath("inside", "changed.py").write_text("otherwise")
    package.joinpath("inside", "gone.py").unlink()
    package.joinpath("inside", "new.py").write_text("new")
    setup.stage_sources(package, stage)
    found = {file.name: file.read_text() for file in staged_folder.iterdir()}
    assert found == {"same.py": "same.py", "changed.py": "otherwise", "new.py": "new"}
    assert staged_folder.joinpath("same.py").stat().st_mtime_ns == untouched


def group(folder: Path) -> Group:
    c_file, header = folder / "go.c", folder / "__native_go.h"
    c_file.write_text("int one(void) { return 1; }\n")
    header.write_text("int one(void);\n")
    return Group("go", ["rulewright.games.go.rules"], c_file, [header], [])


@pytest.mark.skipif(not setup.has_compiler(), reason="there is no C compiler here")
def test_a_library_is_another_when_its_code_or_its_headers_change(tmp_path: Path) -> None:
    go, compiler = group(tmp_path), Compiler(tmp_path)
    first = compiler.library(go)
    assert compiler.library(go) == first
    go.headers[0].write_text("long one(void);\n")
    second = compiler.library(go)
    go.c_file.write_text("int one(void) { return 2; }\n")
    third = compiler.library(go)
    assert len({first, second, third}) == 3
    assert first.name.startswith("rulewright_go__mypyc-")


@pytest.mark.skipif(not setup.has_compiler(), reason="there is no C compiler here")
def test_a_group_becomes_a_library(tmp_path: Path) -> None:
    go, compiler = group(tmp_path), Compiler(tmp_path)
    compiler.make(go, compiler.library(go))
    assert compiler.library(go).stat().st_size > 0
    assert not list(tmp_path.glob("*.making"))


def test_games_are_written_down_once_there_is_an_engine(tmp_path: Path) -> None:
    go = group(tmp_path)
    command.write_down(tmp_path, {"go": tmp_path / "go.so"}, {"go": go}, {"go": "as it is"})
    assert not tmp_path.joinpath("current.json").exists()


@pytest.mark.parametrize("wanted", ["never", "auto"])
def test_nothing_is_compiled_where_it_is_not_wanted_or_cannot_be(
    wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RULEWRIGHT_COMPILE", wanted)
    monkeypatch.setattr(setup, "has_compiler", lambda: False)
    monkeypatch.setattr(command, "WORKING_BUILD", tmp_path)
    command.main()
    assert "plain Python" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_where_it_must_be_compiled_and_cannot_be_the_command_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RULEWRIGHT_COMPILE", "required")
    monkeypatch.setattr(setup, "has_compiler", lambda: False)
    with pytest.raises(SystemExit, match="no C compiler found, and RULEWRIGHT_COMPILE=required"):
        command.main()
