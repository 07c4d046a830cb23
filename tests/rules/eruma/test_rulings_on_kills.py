"""Rulings: what Assassins, Invulnerable, Obstacle and Regenerative do and do not stop."""

import pytest

from rulewright.cardtext import Trees
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.games.eruma.testing.table import RaidTable
from rulewright.kernel.errors import ContentError
from rulewright.testing import rule

KILLERS = {
    "Hangman": set[str](),
    "Poisoner": {"Slayer"},
    "Wrecker": {"Strongman"},
    "Executioner": {"Slayer", "Strongman"},
}
"""Each kills a target by its power; with these types."""
ATTACKERS = {
    "Maniac": set[str](),
    "Slayer-Assassin": {"Slayer"},
    "Strongman-Thief": {"Strongman"},
    "Slayer-Strongman": {"Slayer", "Strongman"},
}


class TestAssassinSkill:
    @rule("eruma/ruling.assassin-skill-is-no-power")
    @pytest.mark.parametrize(
        "attacker", ["Invulnerable-Thief", "Obstacle-Maniac", "Regenerative-Thief", "Second-Spy"]
    )
    @pytest.mark.parametrize("assassin", ["-Assassin", "-Assassin<"])
    def test_no_type_saves_the_attacker_and_exhaustion_does_not_stop_the_skill(
        self, raid: RaidTable, attacker: str, assassin: str
    ) -> None:
        raid.set(f"treasure | +{attacker} {assassin}")
        name = attacker.replace("-", " ")
        raid.me.does(f"attack Assassin with {name}")
        assert raid.changed == {
            f"treasure 1: my {name} -> empty",
            f"my graveyard: +{name}",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.assassin-skill-is-no-power")
    def test_the_skill_cannot_be_blocked(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Thief -Assassin
            my 1     | (Spy)
        """)
        raid.me.does("attack Assassin with Thief")
        assert raid.asked() == ["me"]
        assert raid.cards("my graveyard") == ["Thief"]


class TestInvulnerable:
    @rule("eruma/ruling.invulnerable-scope")
    @pytest.mark.parametrize("target", ["Invulnerable-Thief", "Obstacle-Maniac"])
    def test_it_keeps_out_attacks_and_kills_by_a_power(self, raid: RaidTable, target: str) -> None:
        raid.set(f"""
            treasure | -{target} +Maniac
            my 1     | Hangman
        """)
        assert raid.me.can("attack") == set()
        raid.me.does("use Hangman", f"choose {target.replace('-', ' ')}")
        assert raid.at("treasure 1") == f"their {target.replace('-', ' ')}"

    @rule("eruma/ruling.invulnerable-scope")
    @pytest.mark.parametrize("target", ["Invulnerable-Thief", "Obstacle-Maniac"])
    @pytest.mark.parametrize(
        ("source", "more", "after"),
        [
            ("Jailer", [], "their {}, exhausted left"),
            ("Masker", [], "their {}, face-down"),
            ("Deserter", [], "empty"),
            ("Exorcist", [], "empty"),
            ("Drover", ["place treasure 1"], "empty"),
            ("Turncoat", [], "my {}, owned by them"),
        ],
    )
    def test_everything_else_works(
        self, raid: RaidTable, target: str, source: str, more: list[str], after: str
    ) -> None:
        raid.set(f"""
            treasure | . -{target}
            my 1     | {source}
        """)
        name = target.replace("-", " ")
        raid.me.does(f"use {source}", f"choose {name}", *more)
        assert raid.at("treasure 2") == after.format(name)

    @rule("eruma/ruling.invulnerable-scope")
    @pytest.mark.parametrize("target", ["Invulnerable-Thief", "Obstacle-Maniac"])
    def test_its_power_can_be_blocked(self, raid: RaidTable, target: str) -> None:
        raid.set(f"""
            their 1 | (Spy)
            my 1    | {target}
        """)
        name = target.replace("-", " ")
        raid.me.does(f"use {name}")
        raid.them.does("block with Spy")
        assert raid.at("my 1 1") == f"my {name}, exhausted left"
        assert raid.cards("my hand") == []

    @rule("eruma/ruling.invulnerable-scope")
    def test_a_henchmans_effect_kills_it(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Viper
            my 2    | Invulnerable-Thief
        """)
        raid.me.does("move Invulnerable Thief to treasure 1")
        assert raid.cards("my graveyard") == ["Invulnerable Thief"]


@rule("eruma/ruling.slayer-spelling")
def test_the_type_is_called_slayer_and_nothing_else(raid: RaidTable) -> None:
    raid.set("treasure | -Invulnerable-Thief +Slayer-Assassin")
    assert raid.me.can("attack") == {"attack Invulnerable Thief with Slayer Assassin"}
    types = [
        card["types"] for card in raid.game.people.printed("en")["cards"] if "Slayer" in str(card)
    ]
    assert types
    assert "Slaver" not in str(raid.game.people.printed("en"))


@rule("eruma/ruling.slayer-spelling")
def test_the_other_spelling_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("cards") / "slaver.toml"
    file.write_text(
        '[[outlaw]]\nname = "Knife"\nclass = "Spy"\ntypes = ["Slaver"]\n'
        'text = "Quick: Draw a card."\nflavour = "Sharp."\nicons = ["hood"]\n',
        encoding="utf-8",
    )
    with pytest.raises(ContentError, match="there is no type 'Slaver'; did you mean 'Slayer'"):
        SetReader(Trees(FOLDER.language)).read([file])


class TestTwoProtections:
    """ruling.two-protections: the Invulnerable Obstacle is both."""

    @rule("eruma/ruling.two-protections")
    @pytest.mark.parametrize("attacker", ATTACKERS)
    @pytest.mark.parametrize(
        ("target", "wanted"),
        [
            ("Thief", set()),
            ("Invulnerable-Thief", {"Slayer"}),
            ("Obstacle-Maniac", {"Strongman"}),
            ("Invulnerable-Obstacle", {"Slayer", "Strongman"}),
        ],
    )
    def test_who_attacks_it_has_both_types(
        self, raid: RaidTable, attacker: str, target: str, wanted: set[str]
    ) -> None:
        raid.set(f"treasure | +{attacker} -{target}")
        assert bool(raid.me.can("attack")) == (wanted <= ATTACKERS[attacker])

    @rule("eruma/ruling.two-protections")
    @pytest.mark.parametrize("killer", KILLERS)
    @pytest.mark.parametrize(
        ("target", "wanted"),
        [
            ("Thief", set()),
            ("Invulnerable-Thief", {"Slayer"}),
            ("Obstacle-Maniac", {"Strongman"}),
            ("Invulnerable-Obstacle", {"Slayer", "Strongman"}),
        ],
    )
    def test_whose_power_kills_it_has_both_types(
        self, raid: RaidTable, killer: str, target: str, wanted: set[str]
    ) -> None:
        raid.set(f"""
            treasure | -{target}
            my 1     | {killer}
        """)
        name = target.replace("-", " ")
        raid.me.does(f"use {killer}", f"choose {name}")
        survives = not wanted <= KILLERS[killer]
        assert raid.at("treasure 1") == (f"their {name}" if survives else "empty")


class TestRegenerative:
    @rule("eruma/ruling.regenerative-limits")
    def test_a_power_of_either_player_does_not_kill_it_however_often(self, raid: RaidTable) -> None:
        raid.set("""
            their 1  | Poisoner
            treasure | +Regenerative-Thief
            my 1     | Hangman
        """)
        raid.me.does("use Hangman", "choose Regenerative Thief", "end")
        assert raid.at("treasure 1") == "my Regenerative Thief, face-down"
        for _ in range(2):
            raid.them.does("end")
            assert raid.at("treasure 1") == "my Regenerative Thief"
            raid.me.does("end")
            raid.them.does("use Poisoner", "choose Regenerative Thief")
            assert raid.at("treasure 1") == "my Regenerative Thief, face-down"
        assert raid.cards("my graveyard") == []

    @rule("eruma/ruling.regenerative-limits")
    def test_an_attack_kills_it(self, raid: RaidTable) -> None:
        raid.set("treasure | -Regenerative-Thief +Spy")
        raid.me.does("attack Regenerative Thief with Spy")
        assert raid.cards("their graveyard") == ["Regenerative Thief"]

    @rule("eruma/ruling.regenerative-limits")
    def test_an_assassin_that_it_attacks_kills_it(self, raid: RaidTable) -> None:
        raid.set("treasure | +Regenerative-Thief -Assassin")
        raid.me.does("attack Assassin with Regenerative Thief")
        assert raid.cards("my graveyard") == ["Regenerative Thief"]

    @rule("eruma/ruling.regenerative-limits")
    def test_a_henchmans_effect_kills_it(self, raid: RaidTable) -> None:
        raid.set("""
            their 1 | Viper
            my 2    | Regenerative-Thief
        """)
        raid.me.does("move Regenerative Thief to treasure 1")
        assert raid.at("treasure 1") == "empty"
        assert raid.cards("my graveyard") == ["Regenerative Thief"]

    @rule("eruma/ruling.regenerative-limits")
    def test_banishing_works(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | -Regenerative-Thief
            my 1     | Exorcist
        """)
        raid.me.does("use Exorcist", "choose Regenerative Thief")
        assert raid.at("treasure 1") == "empty"
        assert "Regenerative Thief" in raid.cards("their banished")
