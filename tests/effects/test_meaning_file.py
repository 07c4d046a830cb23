"""Files that say what a game's phrases mean: read, refused with their mistakes, and right in every game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from rulewright.cardtext import shared_language
from rulewright.effects.lowering.meaning_file import Meanings
from rulewright.effects.lowering.meanings import AMOUNT, AT_ONCE, Act, Event, Section, Static
from rulewright.effects.program import YOURSELF
from rulewright.gamekit.folder import folder_of, part_of
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError

TERMS = SimpleNamespace(DRAW=3, KILL=5, GOLD=1, BIG=4, NAMES=["a"], lower=9)


def read(folder: Path, text: str) -> Meanings:
    file = folder / "meanings.toml"
    file.write_text(text, encoding="utf-8")
    return Meanings(file, TERMS)


class TestReading:
    def test_a_name_stands_for_its_number(self, tmp_path: Path) -> None:
        found = read(tmp_path, '[kinds]\nnoun.ogre = "BIG"\nnoun.mouse = 2\n')
        assert found.kinds == {"noun.ogre": 4, "noun.mouse": 2}

    def test_acts_have_what_is_said_of_them(self, tmp_path: Path) -> None:
        found = read(
            tmp_path,
            '[acts]\nact.kill = "KILL"\nact.draw = { verb = "DRAW", shape = "amount", costs = "GOLD" }\n'
            'act.wake = { verb = 7, needs = "adj.asleep", usual_place = "zone.bed", is_at_once = true }',
        )
        assert found.acts == {
            "act.kill": Act(5),
            "act.draw": Act(3, AMOUNT, costs=1),
            "act.wake": Act(7, needs="adj.asleep", usual_place="zone.bed", is_at_once=True),
        }
        assert found.phrases == {"act.kill", "act.draw", "act.wake", "adj.asleep", "zone.bed"}

    def test_events_statics_and_speeds(self, tmp_path: Path) -> None:
        found = read(
            tmp_path,
            '[events]\ndid.draw = { verb = "DRAW", speaks_of = ["noun.card"], is_out_of_play = true }\n'
            '[statics]\nstatic.more = { modifier = "BIG", player = "YOURSELF", amount = 2 }\n'
            '[speeds]\nspeed.fast = { number = 0, acts = "at once" }\n',
        )
        assert found.events == {"did.draw": Event(3, is_in_play=False, speaks_of=("noun.card",))}
        assert found.statics == {"static.more": Static(4, YOURSELF, 2)}
        assert found.speeds == {"speed.fast": Section(0, AT_ONCE)}

    def test_a_modifier_may_be_found_by_several_phrases(self, tmp_path: Path) -> None:
        found = read(
            tmp_path,
            '[modifiers]\nquality.big = { modifier = "GOLD", amount = "BIG" }\n'
            '"static.may iv.fly" = "KILL"\n',
        )
        assert found.modifiers == {("quality.big",): (1, 4), ("static.may", "iv.fly"): (5, 0)}
        assert found.phrases == {"quality.big", "static.may", "iv.fly"}

    def test_a_game_asks_for_tables_of_its_own(self, tmp_path: Path) -> None:
        found = read(tmp_path, '[colours]\nadj.red = "GOLD"\n')
        assert found.numbers("colours") == {"adj.red": 1}
        found.done()


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[acts", "meanings.toml: this file of meanings cannot be read: "),
        ("acts = 3", "meanings.toml: [acts] must be a table of phrases"),
        ("[acts]\nkill = 3", "meanings.toml, [acts] kill: write CATEGORY.TAG = …"),
        ("[colours]\nadj.red = 1", "meanings.toml: unknown table [colours]"),
        ('[acts]\nact.kill = "KIL"', "[acts] act.kill: 'verb' must be a number or a name from"),
        ('[acts]\nact.kill = "KIL"', "and 'KIL' is none; did you mean 'KILL'?"),
        ('[acts]\nact.kill = "NAMES"', "and 'NAMES' is none"),
        ('[acts]\nact.kill = "lower"', "and 'lower' is none"),
        ("[acts]\nact.kill = true", "'verb' must be a text"),
        ('[acts]\nact.kill = { shape = "amount" }', "'verb' must be a text"),
        ("[acts]\nact.kill = { verb = 1, form = 2 }", "act.kill: unknown field 'form'"),
        ('[acts]\nact.kill = { verb = 1, shape = "x" }', "'shape' must be one of cards, amount,"),
        ("[acts]\nact.kill = { verb = 1, says = 1 }", "'says' must be true or false, not 1"),
        (
            '[statics]\nstatic.a = { modifier = 1, player = "ME" }',
            "'player' must be one of ANYBODY",
        ),
        ("[speeds]\nspeed.fast = 0", "speed.fast: 'acts' must be a text"),
        ("[kinds]\nnoun.a = 1\nnoun.a = 2", "Cannot overwrite a value"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, text: str, what: str) -> None:
    with pytest.raises(ContentError) as refused:
        read(tmp_path, text).done()
    assert what in str(refused.value)


@pytest.mark.parametrize("name", game_names())
def test_every_phrase_that_a_game_speaks_of_is_one_of_its_language(name: str) -> None:
    game = find_game(name)
    folder, language = folder_of(game), game.decks.card_language()
    if folder is None or language is None or not (folder / "texts" / "meanings.toml").exists():
        pytest.skip("it says otherwise what its phrases mean")
    tables = part_of(game, "texts.lowering.tables")
    assert tables is not None
    known = {rule.tag for rule in shared_language(*language.tables).lexicon.rules}
    assert sorted(tables.MEANINGS.phrases - known) == []
