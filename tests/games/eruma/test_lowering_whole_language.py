"""Nothing of the language is left out: every phrase is either playable or refused by name, and what
comes of random texts is sound code.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from rulewright.cardtext.node import Branch, Node, replaced
from rulewright.cardtext.sampling import NAMES, Sampler
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.program import Program
from rulewright.games.eruma.cards.content import FOLDER, read_shipped
from rulewright.games.eruma.texts.listing import listing
from rulewright.games.eruma.texts.lowering.text import lower
from tests.docs.pages import Page
from tests.games.eruma.sound_programs import expect_sound

DEFINITIONS = {name: number for number, name in enumerate(NAMES)}
ENOUGH = 500
SAMPLES = Path(__file__).with_name("sample_texts.txt").read_text(encoding="utf-8").splitlines()
SPEEDS = ("speed.quick", "speed.slow", "speed.ongoing", "speed.curse")
PAGE = Page("write-a-card.md")
"""Every phrase is on it, most of them in cards."""
RARE = [
    "Quick: Until your next turn, up to 2 target Outlaws have Invulnerable. This turn, 2 target Thieves lose Flying.",
    "Slow: Whenever a card an opponent controls triggers its power, block it.",
    "Quick: An opponent chooses one: that player loses 2 treasures; or that player discards their hand.",
    "Quick: During the next turn of an opponent, 2 target Outlaws can't move. Refill your hand to the number of Spies you control.",
    "Slow: At the end of an opponent's Assault Phase, if an opponent has any Action Points, you may have an opponent draw a card.",
    "Quick: Lose a treasure: this turn, Thieves you control have Flying. Each player discards down to 3 cards.",
    "Ongoing: If an opponent would draw a card outside the Draw Phase, refill your hand to 2 cards instead.",
    "Ongoing: If you would draw a card during the Rest Phase, draw 2 cards instead.",
    "Ongoing: At the end of each turn, if no player stole a treasure this turn, draw a card.",
    "Ongoing: Whenever an Outlaw an opponent controls enters Treasure, this turn, it can't steal.",
    "Curse: You can't draw a card. Quick: You may draw a card. If you do, steal a treasure.",
    "Quick: You may draw a card. If you don't, steal a treasure.",
    "Quick: Each player chooses a Thief they control. Exhaust the chosen cards.",
    "Quick: An opponent may draw a card. If they do, draw a card. Otherwise, steal a treasure.",
    "Quick: An opponent may draw a card. If they don't, draw a card.",
    "Quick: Draw a card. If you control a Spy, draw 2 cards instead.",
    "Quick: Look at target face-down card. Return target Henchman to its owner's Extra Deck.",
    "Quick: Exhaust 2 target Spies, then flip them face-down.",
    "Whenever a card is drawn, draw a card. Thieves may move up to 2 steps.",
    "Spies can only move along its column. Spies can't be banished.",
    "Quick: Return each Henchman to their owners' Extra Decks.",
    "Quick: Return each Thief to their owners' hands, then return each Spy to their owners' Decks.",
    "Quick: Reveal the top 3 cards of your Deck, then put 2 of them into your hand and the rest into your Graveyard.",
    "Quick: Look at the bottom 3 cards of your Deck. Put any number of them back in a random order.",
    "Quick: Look at the top 4 cards of your Deck. Put up to 2 Thieves from among them into your hand.",
    "Quick: Reveal the top 4 cards of your Deck. Put each Thief from among them into your hand and the rest on top of your Deck in any order.",
    "Quick: Reveal the top 4 cards of your Deck. Banish up to 2 of them.",
    "Quick: Look at the top 4 cards of your Deck. Put a Thief from among them on the bottom of your Deck.",
    "Quick: Look at the top card of your Deck. Put it on the bottom of your Deck.",
    "Quick: Look at the top 3 cards of your Deck, then put them back in any order.",
    "Quick: Reveal the bottom card of your Deck, then discard it.",
    "Quick: An opponent splits the top 4 cards of your Deck into 2 piles. Put one pile into your hand and the other pile into your Graveyard.",
    "Quick: Return a card in your hand to the bottom of your Deck.",
    "Quick: Look at the top 4 cards of your Deck. Put one of them into your hand and the rest on the bottom of your Deck in any order.",
    "Quick: Return each Thief to their owners' Graveyards.",
    "Quick: Take an extra turn after this one. During that turn, you can't draw a card.",
    "Quick: If a Spy wasn't killed this turn, draw a card. If an opponent stole a treasure last turn, draw a card.",
    "Quick: If you drew a card this turn, draw a card. If you gained a treasure this turn, draw a card.",
    "Quick: If a Thief attacked this turn, draw a card. If you lost a treasure this turn, draw a card.",
    "Slow: Whenever a Spy attacks a Thief, once the attack is over, kill the attacker.",
    "Quick: If you triggered a power last turn, draw a card. If you blocked a power last turn, draw a card.",
    "Quick: If you played a card last turn, draw a card. If you summoned a Henchman last turn, draw a card.",
    "Quick: If you discarded a card last turn, draw a card. If this card moved onto Treasure this turn, draw a card.",
    "Quick: If this card triggered its power this turn, draw a card. If this card stole this turn, draw a card.",
    "Quick: Return each Thief to their owners' hands.",
    "Quick: Swap 2 target Thieves.",
    "Spies may attack at any distance in its row. Thieves may attack at any distance in its column.",
    "Quick: Kill each Thief. Draw a card for each one killed this way.",
    "Quick: The player with the most Thieves draws a card. If there is a tie, draw a card.",
    "Quick: If you control more than 2 Thieves, draw a card.",
    "Quick: Discard your hand, then steal that many treasures.",
    "Quick: If you have 3 or less treasure, draw a card for each Henchman in your Extra Deck.",
    "Slow: Whenever a card is moved, draw a card. Whenever a Henchman is summoned, draw a card.",
    "Quick: Return target Thief to the bottom of its owner's Deck.",
    "Quick: Flip a coin. On heads, draw a card. On tails, gain a treasure.",
    "Quick: Roll a die. On a one, draw a card. On a 2 or 3, draw a card. On 4 to 5, draw a card. On a 6, draw a card.",
    "Quick: Roll a die. On a one or 2, draw a card. On 3 or more, draw a card.",
    "Quick: Roll a die. On 3 or less, draw a card. Otherwise, gain a treasure.",
    "Quick: Roll a die. On an even number, draw a card. On an odd number, gain a treasure.",
    "Quick: Roll a die. On one to 3, draw a card. Otherwise, take that many treasures from an opponent.",
    "Quick: Return 2 target Thieves to their owners' hands.",
    "Quick: Choose 2: draw a card; gain a treasure; or discard a card.",
    "Slow: Whenever a card is killed, choose 2: draw a card; gain a treasure; or discard a card.",
    "Quick: Discard your hand. An opponent discards that many cards.",
    "Quick: Discard your hand. Discard up to that many cards.",
    "Quick: Kill each Thief. Draw a card for each one killed this way that is a Thief.",
]
"""Texts with phrases that random ones have too seldom, or only as senseless as they come."""


@cache
def clear_trees() -> list[Node]:
    """Random texts that are clear and short enough for a card."""
    return list(islice(Sampler(FOLDER.language, Random(4)).cards(), ENOUGH))


def one_sentence(random: Random, count: int) -> Iterator[Node]:
    """Texts of one random sentence, under each speed and under none."""
    sampler = Sampler(FOLDER.language, random, levels=5)
    for _ in range(count):
        body = ("body.last", sampler.tree("sentence"))
        yield ("card.plain", body)
        yield from (("card.timed", (speed,), body) for speed in SPEEDS)


@cache
def playable() -> list[tuple[Node, Program]]:
    found: list[tuple[Node, Program]] = []
    for tree in [*clear_trees(), *one_sentence(Random(9), 2000)]:
        with suppress(NotPlayable):
            found.append((tree, lower(tree, DEFINITIONS)))
    return found


def nodes(node: Node, branch: Branch = ()) -> Iterator[tuple[Branch, Node]]:
    yield branch, node
    for place, child in enumerate(node[1:], start=1):
        if isinstance(child, tuple):
            yield from nodes(child, (*branch, place))


def tags(trees: Iterable[Node]) -> set[str]:
    return {node[0] for tree in trees for _, node in nodes(tree)}


def test_whatever_can_be_written_is_playable_or_refused() -> None:
    for tree in islice(Sampler(FOLDER.language, Random(3)).trees(), 3000):
        try:
            expect_sound(lower(tree, DEFINITIONS))
        except NotPlayable as error:
            assert error.branch_in(tree) in dict(nodes(tree))  # noqa: PT017
            assert str(error)  # noqa: PT017


def test_every_phrase_is_playable_somewhere() -> None:
    played = tags(tree for tree, _ in playable())
    played |= tags(definition.tree for definition in read_shipped().definitions)
    for text in [*RARE, *PAGE.lines("card")]:
        tree = FOLDER.language.read(text)
        expect_sound(lower(tree, DEFINITIONS))
        played |= tags([tree])
    missing = {rule.tag for rule in FOLDER.language.lexicon.rules} - played
    for tree in one_sentence(Random(8), 6000):
        if missing & tags([tree]):
            with suppress(NotPlayable):
                expect_sound(lower(tree, DEFINITIONS))
                missing -= tags([tree])
    assert missing == set(), "write a text with it onto the page or into RARE, or make it playable"


@pytest.mark.parametrize("text", SAMPLES)
def test_sample_texts_are_sound(text: str) -> None:
    expect_sound(lower(FOLDER.language.read(text), DEFINITIONS))


def test_random_programs_are_sound() -> None:
    assert len(playable()) >= 330  # measured 349; every new phrase changes what is drawn
    for _, program in playable():
        expect_sound(program)


def test_random_programs_can_be_read() -> None:
    for _, program in playable():
        words = listing(program)
        assert all(line.strip() for line in words)


def test_an_unknown_phrase_is_refused_wherever_it_stands() -> None:
    for tree, _ in playable()[:250]:
        for branch, node in nodes(tree):
            category = node[0].partition(".")[0]
            other = replaced(tree, branch, (f"{category}.unheardof", *node[1:]))
            with pytest.raises(NotPlayable):
                lower(other, DEFINITIONS)


def test_what_is_clear_to_readers_is_clear_here() -> None:
    for tree in clear_trees():
        try:
            lower(tree, DEFINITIONS)
        except NotPlayable as error:
            assert "several cards said before" not in error.reason  # noqa: PT017
            assert "a card said before, and there is none" not in error.reason  # noqa: PT017


def test_the_same_tree_comes_to_the_same_program() -> None:
    for tree, program in playable()[:300]:
        assert listing(lower(tree, DEFINITIONS)) == listing(program)


def test_every_printed_card_is_sound() -> None:
    assert FOLDER.cards
    for definition in read_shipped().definitions:
        expect_sound(definition.program)
