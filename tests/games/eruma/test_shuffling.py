"""A Deck that is shuffled: nobody knows any of its cards, and where they lay before tells nothing."""

from __future__ import annotations

from rulewright.games.eruma.game import Eruma
from rulewright.games.eruma.rules.state import Raid
from rulewright.kernel.bits import bit
from rulewright.testing import rule
from tests.games.eruma.face import a_match

DECK = "Assassin Second-Assassin Thief Second-Thief Spy Maniac"


def raid_with_deck(game: Eruma, cards: str) -> Raid:
    raid = a_match(game, f"me: deck only {cards}").state
    assert isinstance(raid, Raid)
    return raid


def faces(raid: Raid) -> list[int]:
    return [int(raid.definition[card]) for card in raid.decks[0].as_list()]


@rule("eruma/ruling.hidden-information")
def test_what_was_known_of_a_deck_is_not_known_any_more(plain: Eruma) -> None:
    raid = raid_with_deck(plain, DECK)
    deck = raid.decks[0].as_list()
    raid.learn(1, bit(deck[0]) | bit(deck[3]))
    assert [raid.knows(1, card) for card in deck] == [True, False, False, True, False, False]
    raid.shuffle_deck(0)
    assert not any(raid.knows(1, card) for card in raid.decks[0].as_list())


@rule("eruma/ruling.hidden-information")
def test_the_order_before_tells_nothing_of_the_order_after(plain: Eruma) -> None:
    raid = raid_with_deck(plain, DECK)
    turned = raid_with_deck(plain, " ".join(reversed(DECK.split())))
    before = faces(raid)
    assert before != faces(turned)
    raid.word = turned.word = 12345
    raid.shuffle_deck(0)
    turned.shuffle_deck(0)
    assert faces(raid) == faces(turned)
    assert sorted(faces(raid)) == sorted(before)
    assert faces(raid) != sorted(before)
