"""What a game says to whoever must decide: prompts, their rules, and choices by name."""

import pytest

from rulewright.gamekit.match import Match
from rulewright.games.eruma.game import GAME, Eruma
from rulewright.games.eruma.rules.numbering import DECK_SIZE, IN_DECK
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.words.labels import RaidLabels
from rulewright.kernel.bits import bit
from rulewright.rulebook import rulebook_of
from rulewright.testing import rule
from tests.games.eruma.face import a_match, decisions

BOOK = rulebook_of("eruma")


def offered(match: Match, seat: int) -> list[str]:
    return [choice.label for choice in match.decision(seat).choices]


def objects(match: Match, seat: int, label: str) -> list[str]:
    found = [choice for choice in match.decision(seat).choices if choice.label == label]
    return found[0].objects


def test_the_actions_of_an_assault_phase_say_what_and_where(plain: Eruma) -> None:
    match = a_match(
        plain,
        """
        points 1
        treasure | . .      +Evasive-Thief -Spy .
        my 2     | . .      .              .    .
        my 1     | . Spy    Flying-Spy Maniac Assassin
        me: hand Miser
        """,
    )
    assert match.decision(0).prompt == "Your Assault Phase: 1 Action Point left."
    labels = offered(match, 0)
    assert "Play Miser to your Zone 1, 1" in labels
    assert "Move Evasive Thief (Treasure 3) to your Zone 2, 3" in labels
    assert "Attack Spy (Treasure 4) with Evasive Thief (Treasure 3)" in labels
    assert "Use the power of Spy (your Zone 1, 2)" in labels
    assert "Steal with Evasive Thief (Treasure 3)" in labels
    assert "Turn Evasive Thief (Treasure 3) face-down" in labels
    assert "Return Flying Spy (your Zone 1, 3) to your hand" in labels
    assert labels[-1] == "End the Assault Phase"
    assert objects(match, 0, "Attack Spy (Treasure 4) with Evasive Thief (Treasure 3)") == [
        "p12",
        "p13",
    ]
    hand = match.view(0)["sides"][0]["hand"]  # type: ignore[index]
    assert objects(match, 0, "Play Miser to your Zone 1, 1") == [hand[0]["id"], "p0"]


def test_a_target_is_asked_for_in_the_words_of_the_card(plain: Eruma) -> None:
    match = a_match(
        plain,
        """
        treasure | -Spy> -Thief> -Maniac> . .
        my 1     | Hunter . . . .
        """,
    )
    match.play(0, "Use the power of Hunter (your Zone 1, 1)")
    decision = match.decision(0)
    assert decision.prompt == (
        "Hunter: choose a target: exhausted Thief or Spy an opponent controls on Treasure."
    )
    assert decision.rule == "ruling.targets-at-trigger"
    assert offered(match, 0) == ["Spy (Treasure 1)", "Thief (Treasure 2)"]


def test_modes_are_offered_in_the_words_of_the_card(plain: Eruma) -> None:
    match = a_match(plain, "treasure | -Spy -Thief . . .\nmy 1 | Juggler . . . .")
    match.play(0, "Use the power of Juggler (your Zone 1, 1)")
    assert match.decision(0).prompt == "Juggler: choose one."
    assert offered(match, 0) == [
        "Draw 2 cards",
        "Kill up to 2 target Outlaws other than this card",
        "Gain a treasure",
    ]
    match.play(0, "Kill up to 2 target Outlaws other than this card")
    assert match.decision(0).prompt == (
        "Juggler: choose targets: Outlaw other than this card (0 to 2, 0 chosen)."
    )
    match.play(0, "Thief (Treasure 2)")
    assert offered(match, 0) == ["Spy (Treasure 1)", "No more"]


def test_a_search_names_the_cards_and_not_where_they_lie(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Searcher . . . .\nme: deck only Maniac Spy Second-Maniac")
    match.play(0, "Use the power of Searcher (your Zone 1, 1)")
    assert match.decision(0).prompt == "Searcher: choose: Maniac in your Deck."
    assert match.decision(0).rule == "speed.quick"
    assert offered(match, 0) == [
        "Maniac (in your Deck)",
        "Second Maniac (in your Deck)",
        "No more",
    ]
    number = plain.names.index("Maniac")
    assert objects(match, 0, "Maniac (in your Deck)") == ["d0", f"c{number}"]


def test_a_position_is_asked_for_by_where_it_may_be(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Keeper . . . .\nme: extra Hound")
    match.play(0, "Use the power of Keeper (your Zone 1, 1)")
    assert match.decision(0).prompt == "Keeper: choose: empty position adjacent to this card."
    assert offered(match, 0) == ["your Zone 1, 2", "your Zone 2, 1"]


def test_a_player_who_may_do_something_reads_what(plain: Eruma) -> None:
    match = a_match(plain, "turn 4, phase draw, active them\nmy 1 | Sentry> . . . .\nlive: my 1 1")
    decision = match.decision(0)
    assert decision.prompt == (
        "Sentry: “Ongoing: Whenever an opponent draws a card, you may draw a card.” Do you?"
    )
    assert decision.rule == "speed.ongoing"
    assert offered(match, 0) == ["Yes", "No"]
    match.play(0, "No")


def test_a_block_names_the_power_and_the_spy(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Maniac . . . .\ntheir 1 | (Spy) (Thief) . . .")
    match.play(0, "Use the power of Maniac (your Zone 1, 1)")
    decision = match.decision(1)
    assert decision.prompt == "Maniac (the opponent's Zone 1, 1) triggers its power. Block it?"
    assert offered(match, 1) == ["Block with Spy (your Zone 1, 1)", "Let it through"]
    assert objects(match, 1, "Block with Spy (your Zone 1, 1)") == ["p20", "p0"]
    assert objects(match, 1, "Let it through") == ["p0"]


def test_a_kept_power_and_a_full_hand_are_asked_about(plain: Eruma) -> None:
    match = a_match(
        plain,
        """
        turn 5, phase planning
        my 1 | Warden> . . . .
        me: hand Assassin Thief Spy Maniac Second-Spy Second-Thief Third-Spy
        live: my 1 1
        """,
    )
    assert match.decision(0).prompt == (
        "Keep the power of Warden (your Zone 1, 1) going, or ready it?"
    )
    match.play(0, "Keep the power of Warden (your Zone 1, 1) going")
    match.play(0, "End the Assault Phase")
    assert match.decision(0).prompt == "Discard down to 6 cards (1 to go)."
    assert "Discard Second Thief" in offered(match, 0)


def test_a_face_down_card_is_never_named_to_who_may_not_know_it(plain: Eruma) -> None:
    match = a_match(plain, "my 2 | Spy . . . .\ntreasure | -(Assassin) . . . .")
    reasons = plain.people.why_not(match.state, 0, "p5", "en")
    assert [told.text for told in reasons if told.kind == "attack"] == [
        "Attack: the face-down card on Treasure 1 lies face-down."
    ]


@pytest.mark.parametrize("seed", range(10, 13))
def test_all_labels_differ_and_every_prompt_names_a_rule(seed: int) -> None:
    for match in decisions(GAME, seed):
        for decision in match.pending:
            labels = [choice.label for choice in decision.choices]
            assert len(set(labels)) == len(labels), decision
            assert decision.rule in BOOK, decision
            assert "{" not in decision.prompt


def test_a_player_who_may_prevent_something_reads_what(plain: Eruma) -> None:
    match = a_match(plain, "my 1 | Bully . . . .\nthem: treasure 1, hand Spy")
    match.play(0, "Use the power of Bully (your Zone 1, 1)")
    assert match.decision(1).prompt == (
        "Bully: “Quick: An opponent discards a card unless they lose a treasure.”"
        " Do you prevent it?"
    )
    match.play(1, "Yes")
    assert match.view(0)["sides"][1]["treasure"] == 0  # type: ignore[index]


@rule("eruma/ruling.hidden-information")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("Third Thief", "Third Thief (in your hand)", "a card of the opponent's hand"),
        (
            "Miser",
            "Miser (in your hand)",
            "Miser (in the opponent's hand)",
        ),  # A Curse that was shown.
        ("Assassin", "Assassin (in your Graveyard)", "Assassin (in the opponent's Graveyard)"),
        ("Hunter", "Hunter (banished)", "Hunter (banished)"),
        ("Spy", "Spy (your Zone 1, 1)", "the face-down card on the opponent's Zone 1, 1"),
        ("Thief", "Thief (your Zone 1, 2)", "Thief (the opponent's Zone 1, 2)"),
    ],
)
def test_a_card_is_named_as_far_as_the_reader_may_know_it(
    plain: Eruma, card: str, mine: str, theirs: str
) -> None:
    position = """
        my 1 | (Spy) Thief . . .
        me:  hand Miser Third-Thief, graveyard Assassin, banished Hunter
    """
    raid = a_match(plain, position).state
    assert isinstance(raid, Raid)
    labels = plain.labels["en"]
    assert isinstance(labels, RaidLabels)
    (number,) = (
        number
        for number in range(DECK_SIZE)
        if plain.names[raid.definition[number]] == card and raid.place[number] != IN_DECK
    )
    if card == "Miser":
        raid.shown_curses = bit(number)
    assert [labels.card(raid, number, reader) for reader in (0, 1)] == [mine, theirs]
