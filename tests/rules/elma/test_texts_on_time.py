"""What texts say about time: turns out of the order, how long, how often, and what has happened."""

from rulewright.games.elma.testing.table import RaceTable
from rulewright.testing import rule
from rulewright.testing.scenes import Scenes

OTHERS = """
    kuski Ann: 40 38 36
    kuski Bob: 44 42
    kuski Cid: 50
    level Long: 3
    instant Kick | Send target online kuski offline.
    instant Home | Return target kuski to its owner's hand.
    instant More | Take an extra turn after this one.
"""

# Turns out of the order


@rule("elma/ruling.extra-turns")
def test_an_extra_turn_draws_and_uses_up_a_turn_of_the_battle(scenes: Scenes[RaceTable]) -> None:
    race = scenes(OTHERS)
    race.set("""
        players 3, turn 9
        battle: Long 3
        me:    hand More, battle Ann, rest 9
        them:  battle Bob, rest 9
        third: rest 9
    """)
    race.me.does("instant More")
    race.next_turn()
    assert (race.fact("turn"), race.fact("active")) == (10, "me")
    assert race.fact("battle") == "Long 1/9"
    assert len(race.cards("my hand")) == 1
    assert race.fact("Ann in battle") == "38 (2)", "a turn of its player, so the next record"
    assert race.fact("Bob in battle") == "44 (1)"
    race.next_turn()
    assert race.fact("active") == "them"
    race.next_turn()
    assert race.fact("active") == "third"
    race.next_turn()
    assert race.fact("active") == "me"


@rule("elma/ruling.extra-turns")
def test_no_extra_turn_is_given_in_an_extra_turn(scenes: Scenes[RaceTable]) -> None:
    race = scenes(OTHERS)
    race.set("turn 9\n me: hand More More, rest 9\n them: rest 9")
    race.me.does("instant More")
    race.next_turn()
    assert race.fact("active") == "me"
    race.me.does("instant More")
    race.next_turn()
    assert race.fact("active") == "them"


@rule("elma/ruling.extra-turns")
def test_who_skips_a_turn_is_passed_over_once(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"{OTHERS}\n instant Nap | An opponent skips their next turn.")
    race.set("turn 9\n battle: Long 3\n me: hand Nap, battle Ann, rest 9\n them: rest 9")
    race.me.does("instant Nap")
    race.next_turn()
    assert (race.fact("turn"), race.fact("active")) == (10, "me")
    assert race.fact("battle") == "Long 1/6", "what is skipped uses up nothing"
    race.next_turn()
    assert race.fact("active") == "them"


# How long


@rule("elma/ruling.how-long")
def test_until_your_next_turn_ends_as_it_begins_also_if_it_is_an_extra_one(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(
        f"{OTHERS}\n instant Fest | Until your next turn, whenever a kuski goes online, gain a point."
    )
    given = """
        turn 9
        me:   hand Fest More, offline Ann Cid, rest 9
        them: offline Bob, rest 9
    """
    race.set(given)
    race.me.does("instant Fest", "online Ann")
    race.next_turn()
    race.them.does("online Bob")
    assert race.points() == [2, 0]
    race.next_turn()
    race.me.does("online Cid")
    assert race.points() == [2, 0]
    race.set(given)
    race.me.does("instant Fest", "instant More")
    race.next_turn()
    race.me.does("online Ann")
    assert race.points() == [0, 0]


@rule("elma/ruling.how-long")
def test_the_end_of_a_players_turn_is_of_this_one_if_it_is_theirs(
    scenes: Scenes[RaceTable],
) -> None:
    race = scenes(f"""{OTHERS}
        instant Mine | Until the end of your turn, kuskis can't go online.
        instant Theirs | Until the end of an opponent's turn, kuskis can't go online.
    """)
    given = """
        turn 9
        me:   hand Mine Theirs, offline Ann, rest 9
        them: offline Bob, rest 9
    """
    race.set(given)
    race.me.does("instant Mine")
    assert race.me.can("online") == set()
    race.next_turn()
    assert race.them.can("online") == {"online Bob"}
    race.set(given)
    race.me.does("instant Theirs")
    assert race.me.can("online") == set()
    race.next_turn()
    assert race.them.can("online") == set()
    race.next_turn()
    assert race.me.can("online") == {"online Ann"}


@rule("elma/ruling.how-long")
def test_the_next_turn_is_never_the_one_that_goes_on(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Later | During your next turn, kuskis can't go online.
        instant Wage | At the end of your next turn, gain 2 points.
        instant Trap | The next time a kuski goes online, send it offline.
    """)
    race.set("""
        turn 9
        me:   hand Later Wage, offline Ann, rest 9
        them: offline Bob, rest 9
    """)
    race.me.does("instant Later", "instant Wage")
    assert race.me.can("online") == {"online Ann"}
    race.next_turn()
    assert race.them.can("online") == {"online Bob"}
    race.next_turn()
    assert race.me.can("online") == set()
    assert race.points() == [0, 0]
    race.next_turn()
    assert race.points() == [2, 0]
    race.next_turn()
    assert race.me.can("online") == {"online Ann"}
    race.next_turn()
    assert race.points() == [2, 0]
    race.set("""
        turn 9
        me:   hand Trap, rest 9
        them: offline Bob Cid, rest 9
    """)
    race.me.does("instant Trap")
    race.next_turn()
    race.them.does("online Bob")
    assert race.cards("their online") == []
    race.them.does("online Cid")
    assert race.cards("their online") == ["Cid"], "it waited, and came once"


# How often


@rule("elma/ruling.how-often")
def test_once_each_turn_counts_what_the_text_has_answered(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Tax: 50 | Once each turn, whenever another kuski goes online, you may gain a point."
    )
    race.set("""
        turn 9
        me:   hand Tax, offline Ann Bob Cid, rest 9
        them: offline Bob, rest 9
    """)
    race.me.does("online Ann", "play Tax", "online Bob", "no", "online Cid")
    assert race.me.can("yes") == set(), "it was answered, though nothing was wanted"
    assert race.points() == [0, 0]
    race.next_turn()
    race.them.does("online Bob")
    race.me.does("yes")
    assert race.points() == [1, 0]


@rule("elma/ruling.how-often")
def test_the_first_time_counts_what_came_before_the_text(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n kuski Host: 50 | The first time each turn a kuski goes online, gain a point."
    )
    race.set("""
        turn 9
        me:   hand Host, offline Ann Bob, rest 9
        them: offline Bob, rest 9
    """)
    race.me.does("online Ann", "play Host", "online Bob")
    assert race.points() == [0, 0]
    race.next_turn()
    race.them.does("online Bob")
    assert race.points() == [1, 0]


@rule("elma/ruling.how-often")
def test_the_first_time_counts_what_the_text_replaced(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Bail: 50 | The first time each turn a kuski would be sent offline, gain a point instead.
    """)
    race.set("turn 9\n me: hand Kick Kick, online Bail Ann, rest 9\n them: rest 9")
    race.me.does("instant Kick", "choose Ann")
    assert (race.points(), race.cards("my offline")) == ([1, 0], [])
    race.me.does("instant Kick", "choose Ann")
    assert (race.points(), race.cards("my offline")) == ([1, 0], ["Ann"])


@rule("elma/ruling.how-often")
def test_only_once_is_once_until_the_card_is_a_new_one(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Gift: 50 | Only once, whenever another kuski goes online, gain a point.
    """)
    race.set("turn 9\n me: hand Home, online Gift, offline Ann Bob Cid, rest 9\n them: rest 9")
    race.me.does("online Ann")
    assert race.points() == [1, 0]
    race.next_turn(2)
    race.me.does("online Bob")
    assert race.points() == [1, 0]
    race.me.does("instant Home", "choose Gift", "play Gift", "online Cid")
    assert race.points() == [2, 0]


# What has happened


@rule("elma/ruling.what-has-happened")
def test_what_was_replaced_or_forbidden_has_not_happened(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        kuski Bail: 50 | If a kuski you control would be sent offline, draw a card instead.
        instant Mourn | If a kuski was sent offline this turn, gain 2 points.
        level Wall: 2 | Kuskis can't be sent offline.
    """)
    given = "turn 9\n me: hand Kick Mourn, online Ann, rest 9\n them: rest 9"
    race.set(given)
    assert "instant Mourn" not in race.me.can()
    race.me.does("instant Kick", "choose Ann", "instant Mourn")
    assert race.points() == [2, 0]
    race.set(given.replace("Ann", "Ann Bail"))
    race.me.does("instant Kick", "choose Ann")
    assert "instant Mourn" not in race.me.can(), "replaced"
    race.set(given.replace("\n", "\n battle: Wall 2\n", 1))
    race.me.does("instant Kick", "choose Ann")
    assert "instant Mourn" not in race.me.can(), "forbidden"


@rule("elma/ruling.what-has-happened")
def test_what_a_card_did_is_told_of_that_card(scenes: Scenes[RaceTable]) -> None:
    race = scenes(f"""{OTHERS}
        instant Spot | Ban target kuski that went online this turn.
        instant Rest | Ban target kuski that didn't go online this turn.
    """)
    given = "turn 9\n me: hand Spot Rest Kick Home, online Bob, offline Ann, rest 9\n them: rest 9"
    race.set(given)
    race.me.does("online Ann", "instant Kick", "choose Ann", "instant Spot")
    assert race.me.can("choose") == {"choose Ann"}, "offline it is still that card in play"
    race.me.does("choose Ann", "instant Rest")
    assert race.me.can("choose") == {"choose Bob"}
    race.me.does("choose Bob")
    race.set(given)
    race.me.does("online Ann", "instant Home", "choose Ann", "play Ann")
    assert "instant Spot" not in race.me.can(), "what comes back is a new card"


@rule("elma/ruling.what-has-happened")
def test_a_players_previous_turn_is_their_last_that_is_over(scenes: Scenes[RaceTable]) -> None:
    race = scenes(
        f"{OTHERS}\n instant Recall | Ban target kuski that went online during your previous turn."
    )
    race.set("""
        turn 9
        me:   hand Recall, offline Ann Cid, rest 9
        them: offline Bob, rest 9
    """)
    race.me.does("online Ann")
    assert "instant Recall" not in race.me.can(), "the turn of Ann is not over"
    race.next_turn()
    race.them.does("online Bob")
    race.next_turn()
    race.me.does("online Cid", "instant Recall")
    assert race.me.can("choose") == {"choose Ann"}
    race.me.does("choose Ann")
