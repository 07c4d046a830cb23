"""Attacking: `attack.*`, and the rulings on attacks that do not go as planned."""

import pytest

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

CLASSES = ["Assassin", "Thief", "Spy", "Maniac"]


@rule("eruma/attack.own-face-up", "eruma/attack.face-up-target")
def test_only_face_up_cards_attack_and_only_face_up_cards_are_attacked(raid: RaidTable) -> None:
    raid.set("""
        treasure | +(Thief) -Second-Spy +Maniac -(Spy) +Second-Maniac
    """)
    assert raid.me.can("attack") == {"attack Second Spy with Maniac"}
    raid.me.does("end")
    assert raid.them.can("attack") == {"attack Maniac with Second Spy"} | {
        f"attack {card} with Spy" for card in ("Maniac", "Second Maniac")
    }


@rule("eruma/attack.adjacent-target")
def test_the_target_shares_an_edge_with_the_attacker(raid: RaidTable) -> None:
    raid.set("""
        treasure | -Thief -Second-Thief -Third-Thief -Fourth-Thief .
        my 2     | -Spy   .             +Maniac       -Second-Spy  -Third-Spy
        my 1     | .      -Fourth-Spy   -Fourth-Maniac .           .
    """)
    assert raid.me.can("attack") == {
        "attack Third Thief with Maniac",
        "attack Second Spy with Maniac",
        "attack Fourth Maniac with Maniac",
    }


@rule("eruma/attack.kills-target", "eruma/attack.takes-position")
@pytest.mark.parametrize("target", ["Thief", "Spy", "Maniac"])
@pytest.mark.parametrize("attacker", CLASSES)
def test_the_target_is_killed_and_its_position_taken(
    raid: RaidTable, attacker: str, target: str
) -> None:
    raid.set(f"""
        treasure | . -Second-{target} . . .
        my 2     | . {attacker}       . . .
    """)
    raid.me.does(f"attack Second {target} with {attacker}")
    assert raid.changed == {
        f"my 2 2: my {attacker} -> empty",
        f"treasure 2: their Second {target} -> my {attacker}",
        f"their graveyard: +Second {target}",
        "action points: 3 -> 2",
    }


@rule("eruma/attack.kills-target", "eruma/attack.takes-position")
def test_a_henchman_is_killed_and_its_position_taken_too(raid: RaidTable) -> None:
    raid.set("treasure | +Spy -Rat")
    raid.me.does("attack Rat with Spy")
    assert raid.changed == {
        "treasure 1: my Spy -> empty",
        "treasure 2: their Rat -> my Spy",
        "their extra deck: +Rat",
        "action points: 3 -> 2",
    }


@rule("eruma/attack.kills-target")
def test_exhaustion_of_either_card_makes_no_difference(raid: RaidTable) -> None:
    raid.set("treasure | +Spy> -Thief<")
    raid.me.does("attack Thief with Spy")
    assert raid.at("treasure 2") == "my Spy, exhausted right"


class TestMovement:
    """attack.is-movement."""

    @rule("eruma/attack.is-movement")
    def test_what_answers_a_movement_answers_an_attack(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Spy -Thief
            my 1     | Tracker>
            live: my 1 1
        """)
        raid.me.does("attack Thief with Spy")
        assert len(raid.cards("my hand")) == 1

    @rule("eruma/attack.is-movement")
    def test_who_cannot_move_cannot_attack(self, raid: RaidTable) -> None:
        raid.set("""
            active them
            treasure | -Spy +Thief
            my 1     | Chain-Warden>
            live: my 1 1
        """)
        assert raid.them.can() == {"use Spy", "steal with Spy", "end"}

    @rule("eruma/attack.is-movement")
    def test_who_can_only_move_along_the_row_attacks_only_along_the_row(
        self, raid: RaidTable
    ) -> None:
        raid.set("""
            active them
            their 2  | . Maniac . . .
            treasure | -Spy +Thief . . .
            my 1     | Row-Warden>
            live: my 1 1
        """)
        assert raid.them.can("attack") == {"attack Thief with Spy"}
        raid.them.does("end")
        raid.me.does("end")
        assert raid.them.can("attack") == {"attack Thief with Spy", "attack Thief with Maniac"}

    @rule("eruma/attack.is-movement")
    def test_a_card_that_is_killed_by_its_victim_has_not_moved(self, raid: RaidTable) -> None:
        raid.set("""
            treasure | +Spy -Assassin
            my 1     | Tracker>
            live: my 1 1
        """)
        raid.me.does("attack Assassin with Spy")
        assert raid.cards("my hand") == []


@rule("eruma/attack.kills-target", "eruma/ruling.order-of-effects")
def test_what_answers_an_attack_comes_before_the_blow(raid: RaidTable) -> None:
    raid.set("""
        their 1  | Witness>
        treasure | +Spy -Thief
        live: their 1 1
    """)
    raid.me.does("attack Thief with Spy")
    assert (raid.asked(), raid.at("treasure 2")) == (["them"], "their Thief")
    raid.them.does("yes")
    assert raid.at("treasure 2") == "my Spy"
    assert len(raid.cards("their hand")) == 1


@rule("eruma/attack.graveyard-of-owner")
def test_a_killed_outlaw_goes_to_the_graveyard_of_its_owner(raid: RaidTable) -> None:
    raid.set("treasure | +Spy -Thief* . -Second-Thief +Maniac")
    raid.me.does("attack Thief with Spy", "attack Second Thief with Maniac")
    assert raid.cards("my graveyard") == ["Thief"]
    assert raid.cards("their graveyard") == ["Second Thief"]


@rule("eruma/attack.graveyard-of-owner")
def test_so_does_an_attacker_that_an_assassin_kills(raid: RaidTable) -> None:
    raid.set("treasure | +Spy* -Assassin")
    raid.me.does("attack Assassin with Spy")
    assert (raid.cards("their graveyard"), raid.cards("my graveyard")) == (["Spy"], [])


@rule("eruma/attack.assassin-counter", "eruma/ruling.defending-assassin-lives")
@pytest.mark.parametrize("attacker", ["Thief", "Spy", "Maniac"])
def test_an_assassin_kills_its_attacker_and_stays(raid: RaidTable, attacker: str) -> None:
    raid.set(f"""
        treasure | . -Assassin
        my 2     | . {attacker}
    """)
    raid.me.does(f"attack Assassin with {attacker}")
    assert raid.changed == {
        f"my 2 2: my {attacker} -> empty",
        f"my graveyard: +{attacker}",
        "action points: 3 -> 2",
    }


@rule("eruma/attack.assassin-first-strike", "eruma/attack.assassin-counter")
@pytest.mark.parametrize("who", ["me", "them"])
def test_of_two_assassins_the_attacker_survives(raid: RaidTable, who: str) -> None:
    raid.set(f"""
        active {who}
        treasure | +Assassin -Second-Assassin
    """)
    mine, theirs = "Assassin", "Second Assassin"
    if who == "me":
        raid.me.does(f"attack {theirs} with {mine}")
        assert (raid.at("treasure 1"), raid.at("treasure 2")) == ("empty", f"my {mine}")
        assert (raid.cards("their graveyard"), raid.cards("my graveyard")) == ([theirs], [])
    else:
        raid.them.does(f"attack {mine} with {theirs}")
        assert (raid.at("treasure 1"), raid.at("treasure 2")) == (f"their {theirs}", "empty")
        assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == ([mine], [])


class TestSavedTargets:
    """ruling.attack-without-kill: a card text saves the one that is attacked."""

    def attack(self, raid: RaidTable, saver: str) -> None:
        raid.set(f"""
            their 1  | {saver}>
            treasure | +Spy -Thief
            live: their 1 1
        """)
        raid.me.does("attack Thief with Spy")

    @rule("eruma/ruling.attack-without-kill")
    def test_with_the_target_still_there_the_attacker_stays_put(self, raid: RaidTable) -> None:
        self.attack(raid, "Healer")
        assert raid.changed == {"action points: 3 -> 2"}

    @rule("eruma/ruling.attack-without-kill")
    def test_so_too_if_it_lies_face_down_now(self, raid: RaidTable) -> None:
        self.attack(raid, "Ghost")
        assert raid.changed == {
            "treasure 2: their Thief -> their Thief, face-down",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.attack-without-kill")
    @pytest.mark.parametrize("saver", ["Rescuer", "Vanisher"])
    def test_if_the_position_became_empty_the_attacker_moves_in(
        self, raid: RaidTable, saver: str
    ) -> None:
        """Whether it is saved from the blow or gone before it falls."""
        self.attack(raid, saver)
        assert raid.changed == {
            "treasure 1: my Spy -> empty",
            "treasure 2: their Thief -> my Spy",
            "their hand: +Thief",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.attack-without-kill", "eruma/golden.card-over-rules")
    def test_an_attack_that_is_replaced_is_not_made(self, raid: RaidTable) -> None:
        self.attack(raid, "Decoy")
        assert (raid.at("treasure 1"), raid.at("treasure 2")) == ("my Spy", "their Thief")
        assert len(raid.cards("their hand")) == 1
        assert raid.fact("action points") == 2

    @rule("eruma/ruling.attack-without-kill", "eruma/golden.card-over-rules")
    def test_nor_is_one_whose_attacker_does_something_else_instead(self, raid: RaidTable) -> None:
        self.attack(raid, "Bear-Trap")
        assert raid.changed == {
            "treasure 1: my Spy -> my Spy, exhausted left",
            "action points: 3 -> 2",
        }

    @rule("eruma/ruling.attack-without-kill")
    def test_an_attacker_that_is_killed_first_kills_nobody(self, raid: RaidTable) -> None:
        self.attack(raid, "Sniper")
        assert raid.changed == {
            "treasure 1: my Spy -> empty",
            "my graveyard: +Spy",
            "action points: 3 -> 2",
        }


@rule("eruma/golden.card-over-rules", "eruma/attack.takes-position")
def test_an_attacker_that_something_else_befalls_on_its_way_does_not_arrive(
    raid: RaidTable,
) -> None:
    raid.set("""
        their 1  | Cursed-Gate>
        treasure | -Thief
        my 2     | Spy
        live: their 1 1
    """)
    raid.me.does("attack Thief with Spy")
    assert (raid.at("my 2 1"), raid.at("treasure 1")) == ("empty", "empty")
    assert (raid.cards("my graveyard"), raid.cards("their graveyard")) == (["Spy"], ["Thief"])
