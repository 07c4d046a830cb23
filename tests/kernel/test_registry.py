"""Which games there are, those of other packages included."""

from collections.abc import Callable
from pathlib import Path

import pytest

import rulewright
from rulewright.gamekit.options import CARDS
from rulewright.gamekit.registry import find_game, game_names, game_of, packs_of, register
from rulewright.kernel.errors import OptionError, UnknownGame
from tests.kernel.toys import Ask, End, Toy

MODULE = """
from tests.kernel.toys import Ask, End, Toy

GAME = Toy({name!r}, [Ask([1, 1]), End([50, 50])])
NOT_A_GAME = "a text"
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Installs a package with one game, as pip would."""

    def install(entry: str, *, name: str, thing: str = "GAME") -> None:
        module = f"module_of_{name.replace('-', '_')}"
        (tmp_path / f"{module}.py").write_text(MODULE.format(name=name))
        folder = tmp_path / f"{module}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        entry_points = f"[rulewright.games]\n{entry} = {module}:{thing}\n"
        (folder / "entry_points.txt").write_text(entry_points)
        monkeypatch.syspath_prepend(tmp_path)

    return install


def test_the_games_of_the_project_are_there() -> None:
    assert "allumbra" in game_names()
    assert rulewright.game_names() == game_names() == sorted(game_names())
    assert find_game("allumbra").name == "allumbra"
    assert find_game("allumbra") is find_game("allumbra")


def test_a_game_that_is_not_there_is_refused_with_all_that_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'tarot' \(there is allumbra.*\)$"):
        find_game("tarot")


@pytest.mark.parametrize("name", ["alumbra", "Allumbra", "allumbra "])
def test_a_game_misspelt_is_refused_with_a_hint(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"did you mean 'allumbra'\?"):
        find_game(name)


@pytest.mark.parametrize("name", ["", "allumbra.game", "__init__", "../games/allumbra"])
def test_a_name_is_no_path(name: str) -> None:
    with pytest.raises(UnknownGame, match="there is no game"):
        find_game(name)


def test_a_game_of_another_package_is_found_and_played(install: Install) -> None:
    install("far-away", name="far-away")
    assert "far-away" in game_names()
    match = rulewright.start("far-away", seats=["Ana", "Bo"], seed=1)
    match.play(0, "Take 1")
    loaded = rulewright.load(match.save())
    assert [decision.seat for decision in loaded.pending] == [1]
    loaded.play(1, ["take", 2])
    assert loaded.is_over


@pytest.mark.parametrize(("name", "thing"), [("near-by", "GAME"), ("no-game", "NOT_A_GAME")])
def test_an_entry_point_that_is_no_game_of_its_name_is_refused(
    install: Install, name: str, thing: str
) -> None:
    install("no-game", name=name, thing=thing)
    with pytest.raises(UnknownGame, match=rf"the entry point 'no-game' \(module_of_.*:{thing}\)"):
        find_game("no-game")


def test_a_game_under_construction_is_made_known_in_this_process() -> None:
    game = Toy("under-construction", [Ask([1, 0]), End([100, 0])])
    with pytest.raises(UnknownGame):
        find_game(game.name)
    assert register(game) is game
    assert find_game(game.name) is game
    assert game.name not in game_names()


def test_a_folder_may_take_packs_and_a_game_from_elsewhere_takes_none(install: Install) -> None:
    install("odd-toy", name="odd-toy")
    assert packs_of("eruma") is not None
    assert packs_of("odd-toy") is None
    with pytest.raises(UnknownGame):
        packs_of("nothing")


def test_the_game_of_a_match_has_the_cards_that_its_options_carry(install: Install) -> None:
    install("odd-toy", name="odd-toy")
    assert game_of("odd-toy", {}) is find_game("odd-toy")
    for options in ({CARDS: "[[card]]"}, {CARDS: 3}):
        with pytest.raises(OptionError, match="cannot have cards of its own"):
            game_of("odd-toy", options)
