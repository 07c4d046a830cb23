"""Effects that take the place of what would happen."""

from rulewright.games.eruma.testing.written_cards import Scenes

FIRE = "Maniac: Quick: Kill each Outlaw an opponent controls."
ARROW = "Spy: Quick: Kill target card an opponent controls."


def test_what_is_replaced_does_not_happen_and_nothing_answers_it(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Nurse": "Henchman: If a Thief you control would be killed, exhaust it instead.",
            "Mourner": "Henchman: Whenever a Thief is killed, draw a card.",
            "Scribe": "Henchman: Whenever a Thief is exhausted, draw a card.",
            "Archer": ARROW,
        }
    )
    raid.set("""
        their 1 | Nurse Mourner Scribe Thief
        my 1    | Archer
        them:   deck Spy
    """)
    raid.me.does("use Archer", "choose Thief")
    assert raid.at("their 1 4") == "their Thief, exhausted left"
    assert raid.cards("their hand") == ["Spy"]


def test_of_a_group_only_those_are_replaced_that_are_meant(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Nurse": "Henchman: If a Thief you control would be killed, return it to its owner's"
            " hand instead.",
            "Fire": FIRE,
        }
    )
    raid.set("""
        their 1 | Nurse Thief Spy Second-Thief Maniac
        my 1    | Fire
    """)
    raid.me.does("use Fire")
    assert sorted(raid.cards("their graveyard")) == ["Maniac", "Spy"]
    assert sorted(raid.cards("their hand")) == ["Second Thief", "Thief"]


def test_two_replacements_share_a_group(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Nurse": "Henchman: If a Thief would be killed, exhaust it instead.",
            "Smith": "Henchman: If a Spy would be killed, flip it face-down instead.",
            "Fire": FIRE,
        }
    )
    raid.set("""
        their 1 | Nurse Thief Spy Maniac
        my 2    | Smith
        my 1    | Fire
    """)
    raid.me.does("use Fire")
    assert raid.at("their 1 2") == "their Thief, exhausted left"
    assert raid.at("their 1 3") == "their Spy, face-down"
    assert raid.cards("their graveyard") == ["Maniac"]


def test_doing_nothing_can_take_the_place_of_something(scenes: Scenes) -> None:
    raid = scenes({"Wall": "Henchman: If an opponent would draw a card, do nothing instead."})
    raid.set("""
        their 1 | Wall
        my 1    | Thief
    """)
    raid.me.does("use Thief")
    assert raid.cards("my hand") == []


def test_replacements_that_replace_each_other_come_to_an_end(scenes: Scenes) -> None:
    """ruling.effect-loop: killed, banished instead, returned instead, killed instead; and that
    kill no longer asks the first one."""
    raid = scenes(
        {
            "Ban": "Henchman: If a Thief would be killed, banish it instead.",
            "Home": "Henchman: If a Thief would be banished, kill it instead.",
            "Archer": ARROW,
        }
    )
    raid.set("""
        their 1 | Ban Home Thief
        my 1    | Archer
    """)
    raid.me.does("use Archer", "choose Thief")
    assert raid.cards("their graveyard") == ["Thief"]
    assert raid.cards("their banished") == []


def test_a_replacement_does_not_replace_its_own_doing(scenes: Scenes) -> None:
    """If you would draw a card, draw 2 cards instead: 2 for each, and no more."""
    raid = scenes(
        {
            "Luck": "Henchman: If you would draw a card, draw 2 cards instead.",
            "Pair": "Spy: Quick: Draw 2 cards.",
        }
    )
    raid.set("""
        my 1 | Luck Pair
    """)
    raid.me.does("use Pair")
    assert len(raid.cards("my hand")) == 4


def test_a_replacement_may_ask_and_the_rest_of_the_group_waits(scenes: Scenes) -> None:
    raid = scenes(
        {
            "Deal": "Henchman: If a Thief you control would be killed, discard a card instead.",
            "Fire": FIRE,
        }
    )
    raid.set("""
        their 1 | Deal Thief Spy
        my 1    | Fire
        them:   hand Maniac Assassin
    """)
    raid.me.does("use Fire")
    assert raid.them.can() == {"choose Maniac", "choose Assassin"}
    assert raid.at("their 1 3") == "their Spy"
    raid.them.does("choose Assassin")
    assert raid.cards("their graveyard") == ["Assassin", "Spy"]
    assert raid.at("their 1 2") == "their Thief"


def test_replacement_by_what_the_power_does_if_something_is_so(scenes: Scenes) -> None:
    """Draw a card. If …, draw 3 cards instead."""
    cards = {
        "Ace": "Thief: Quick: Draw a card. If you control a Spy, draw 3 cards instead. If an"
        " opponent controls no cards, draw 2 cards instead.",
    }
    raid = scenes(cards)
    for my, their, drawn in [
        (".", "Thief", 1),
        ("Spy", "Thief", 3),
        (".", ".", 2),
        ("Spy", ".", 2),
    ]:
        raid.set(f"""
            their 1 | {their}
            my 1    | Ace {my}
        """)
        raid.me.does("use Ace")
        assert len(raid.cards("my hand")) == drawn


def test_a_replaced_attack_is_not_made(scenes: Scenes) -> None:
    raid = scenes(
        {"Ditch": "Henchman: If a Thief you control would be attacked, exhaust it instead."}
    )
    raid.set("""
        their 1  | Ditch
        treasure | -Thief +Spy
    """)
    raid.me.does("attack Thief with Spy")
    assert raid.at("treasure 1") == "their Thief, exhausted left"
    assert raid.at("treasure 2") == "my Spy"
    assert raid.fact("action points") == 2
