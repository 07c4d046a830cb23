"""Golden rule: `golden.*`. Where a card and a rule of this catalogue say different things."""

from rulewright.games.eruma.testing.table import RaidTable
from rulewright.testing import rule

STRAIGHT = {"move Acrobat to my 2 2", "move Acrobat to my 2 4", "move Acrobat to treasure 3",
            "move Acrobat to my 1 3"}  # fmt: skip


@rule("eruma/golden.card-over-rules")
def test_a_card_may_do_what_its_wording_allows_against_a_rule(raid: RaidTable) -> None:
    raid.set("my 2 | . . Acrobat . .")
    assert raid.me.can("move") == STRAIGHT
    raid.me.does("use Acrobat")
    diagonal = {"my 1 2", "my 1 4", "treasure 2", "treasure 4"}
    assert raid.me.can("move") == STRAIGHT | {f"move Acrobat to {where}" for where in diagonal}
    raid.me.does("move Acrobat to treasure 2")
    assert raid.at("treasure 2") == "my Acrobat, exhausted right"


@rule("eruma/golden.card-over-rules", "eruma/ruling.golden-rule-scope")
def test_only_the_rule_that_the_wording_contradicts_gives_way(raid: RaidTable) -> None:
    """move.no-diagonal gives way; move.not-into-enemy-zones does not, nor the empty position."""
    raid.set("""
        treasure | . . +Acrobat> . .
        my 2     | . Spy .       . .
        live: treasure 3
    """)
    assert raid.me.can("move Acrobat") == {
        "move Acrobat to treasure 2",
        "move Acrobat to treasure 4",
        "move Acrobat to my 2 3",
        "move Acrobat to my 2 4",
    }


@rule("eruma/golden.card-over-rules", "eruma/field.no-play-in-enemy-zones")
def test_a_card_that_names_the_opponents_zone_opens_it_and_no_other(raid: RaidTable) -> None:
    raid.set("""
        their 2 | Spy . . . .
        my 1    | Infiltrator> . Second-Spy Third-Spy Fourth-Spy
        me: hand Thief
        live: my 1 1
    """)
    theirs = {f"play Thief to their 2 {column}" for column in (2, 3, 4, 5)}
    assert raid.me.can("play") == {"play Thief to my 1 2"} | theirs
    raid.me.does("play Thief to their 2 2")
    assert raid.at("their 2 2") == "my Thief, face-down"


@rule("eruma/golden.card-over-rules", "eruma/turn.draw-one", "eruma/win.deck-out-ends-game")
def test_a_player_whom_a_card_forbids_to_draw_does_not_draw_and_does_not_fail_to(
    raid: RaidTable,
) -> None:
    raid.set("""
        active them, phase draw
        my 1 | Famine>
        them: deck none
        live: my 1 1
    """)
    assert raid.result is None
    assert raid.them.can() == {"end"}
    assert raid.cards("their hand") == []
