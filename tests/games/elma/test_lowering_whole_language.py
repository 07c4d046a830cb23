"""Nothing of Elma's language is left out: every phrase is either playable or refused by name."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from rulewright.cardtext.node import Node
from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.games.elma.cards.content import FOLDER, read_shipped
from rulewright.games.elma.rules.terms import INSTANT, KUSKI, LEVEL
from rulewright.games.elma.texts.lowering.text import lower


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node[1:]:
        if isinstance(child, tuple):
            yield from nodes(child)


def random_texts(random: Random, count: int) -> Iterator[Node]:
    yield from islice(Sampler(FOLDER.language, random).trees(), count)
    sampler = Sampler(FOLDER.language, random, levels=5)
    for _ in range(count):
        yield ("card.plain", ("body.last", sampler.tree("sentence")))


def test_whatever_can_be_written_is_playable_or_refused_by_the_phrase() -> None:
    played = 0
    for tree in random_texts(Random(3), 400):
        for kind in (KUSKI, LEVEL, INSTANT):
            try:
                lower(tree, kind, {})
                played += 1
            except NotPlayable as error:
                assert error.reason  # noqa: PT017
    assert played > 100


def test_every_shipped_text_is_playable() -> None:
    for card in read_shipped().definitions:
        assert (card.program is None) == (card.text == ""), card.name


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("During the next turn of an opponent, you can't play a kuski.", "duration.opponent"),
        ("This turn, you can't draw a card.", "did.draw"),
        ("If an opponent would play an instant, draw a card instead.", "would.player"),
        ("Put a level in your hand into play.", "np.a"),
        ("As long as you have a level in your hand, you can't play a kuski.", "cond.have"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(text: str, tag: str) -> None:
    with pytest.raises(NotPlayable) as refused:
        lower(FOLDER.language.read(text), INSTANT, {})
    assert refused.value.node[0] == tag
