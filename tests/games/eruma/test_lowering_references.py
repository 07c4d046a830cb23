"""What "it" and the like mean is worked out twice: for writers of cards (`cardtext.reference`) and for
play (`effects.lowering_mentions`). Both must come to the same."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from rulewright.cardtext.node import Branch, Node, below
from rulewright.cardtext.reference import Reading
from rulewright.cardtext.sampling import Sampler
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.lowering.mentions import Mention
from rulewright.effects.lowering.text import Lowering
from rulewright.games.eruma.cards.content import FOLDER
from rulewright.games.eruma.game import GAME
from rulewright.games.eruma.texts.lowering.text import ErumaWords
from tests.docs.test_write_a_card import all_texts, tree
from tests.games.eruma.program_lines import DEFINITIONS

SAMPLED = 500
BUILT_IN = {
    "act.summon": "noun.henchman",
    "did.summon": "noun.henchman",
    "did.play": "noun.card",
    "did.draw": "noun.card",
    "did.discard": "noun.card",
    "np.top": "noun.card",
    "np.tops": "noun.card",
    "np.bottom": "noun.card",
    "np.bottoms": "noun.card",
}
"""The nouns of phrases that have one of their own."""


def nouns_in(node: Node) -> Iterator[str]:
    """The nouns by which a phrase names its cards, those said by the way left out."""
    if node[0] in BUILT_IN:
        yield BUILT_IN[node[0]]
        return
    if node[0].startswith("noun."):
        yield node[0]
    aside = FOLDER.language.references.aside
    for child in node[1:]:
        if isinstance(child, tuple) and child[0].partition(".")[0] not in aside:
            yield from nouns_in(child)


def disagreements(tree: Node, definitions: dict[str, int]) -> tuple[int, list[str]]:
    """How many phrases mean something said before, and those that mean different things."""
    bonds = Reading(FOLDER.language.references, tree).bonds
    lowering = Lowering(ErumaWords(), definitions)
    try:
        lowering.lower(tree)
    except NotPlayable:
        return 0, []
    found = []
    for node, mention in lowering.mentions.bonds:
        branch: Branch = NotPlayable("", node).branch_in(tree)
        meant = set(nouns_in(below(tree, bonds[branch])))
        played = nouns_played(lowering, node, mention)
        if meant != set(played):
            found.append(f"{FOLDER.language.write(tree)}: {node}: {meant}, {played}")
    return len(lowering.mentions.bonds), found


def nouns_played(lowering: Lowering, node: Node, mention: Mention) -> tuple[str, ...]:
    """The nouns of the cards that play takes a phrase for: "the rest" is of all of which a part was taken before."""
    group = lowering.group_with(mention.register)
    is_of_whole = node[0] == "sub.rest" and group is not None and group.register != mention.register
    return ANY_CARD if is_of_whole else mention.nouns


def test_both_agree_on_every_card() -> None:
    numbers = {name: number for number, name in enumerate(GAME.names)}
    results = [disagreements(card.tree, numbers) for card in GAME.set.definitions]
    assert [wrong for _, found in results for wrong in found] == []
    assert sum(count for count, _ in results) >= 12  # measured 13; a card may be reworded


def test_both_agree_on_the_examples_for_designers() -> None:
    numbers = {name: number for number, name in enumerate(GAME.names)}
    results = [disagreements(tree(text), numbers) for text in all_texts()]
    assert [wrong for _, found in results for wrong in found] == []
    assert sum(count for count, _ in results) >= 48  # measured 53; examples come and go


def test_both_agree_on_random_texts() -> None:
    sampler = Sampler(FOLDER.language, Random(12), list(DEFINITIONS), levels=7)
    results = [disagreements(tree, DEFINITIONS) for tree in islice(sampler.cards(), 6 * SAMPLED)]
    assert [wrong for _, found in results for wrong in found] == []
    assert (
        sum(count for count, _ in results) >= 6
    )  # measured 7: few random texts speak of a card twice
