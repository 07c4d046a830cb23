"""Nothing of the language is left out: every text is either playable or refused by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from rulewright.cardtext.lexicon import START
from rulewright.cardtext.node import Node
from rulewright.cardtext.outline import tags
from rulewright.cardtext.sampling import Sampler
from rulewright.cardtext.vocabulary import Vocabulary
from rulewright.effects.lowering.draft import NotPlayable
from rulewright.games.allumbra.cards.content import CARDS as SHIPPED
from rulewright.games.allumbra.cards.content import LANGUAGE
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering import lower_card
from rulewright.games.allumbra.texts.lowering_relics import lower_relic
from tests.games.allumbra.test_lowering import CARDS, NOTHING, figures
from tests.games.allumbra.test_lowering_relics import ACTIVES, CHOICES, CONDITIONS, NONSENSE
from tests.games.allumbra.written import ACTIVE, CONDITION, KINDS, tree


def texts() -> list[str]:
    """All texts that are known here to have a meaning."""
    conditions = [f"Condition: {text} {ACTIVE}" for text, _ in CONDITIONS]
    actives = [f"{CONDITION} Active: {text}" for text, _ in ACTIVES]
    actives += [f"{CONDITION} Active: {text}" for text, _ in CHOICES]
    return [*(text for text, _ in CARDS), *conditions, *actives]


def trees() -> Iterator[Node]:
    """Random texts of all sorts, and sound ones with something random in one place."""
    sampler = Sampler(LANGUAGE, Random(5), names=list(KINDS), levels=6)
    for _ in range(600):
        yield sampler.tree()
        yield ("card.plain", ("body.last", sampler.tree("sentence")))
    for text in texts():
        sound = tree(text)
        for path, symbol in places(sound, START):
            for _ in range(2 if sound[0] == "card.both" else 20):
                yield with_changed(sound, path, sampler.tree(symbol))


def places(node: Node, symbol: str) -> Iterator[tuple[tuple[int, ...], str]]:
    """The phrases below this one: where each is, and as what it stands there."""
    (rule,) = (
        rule
        for rule in LANGUAGE.lexicon.by_symbol[symbol]
        if rule.tag == node[0] and len(rule.slots) == len(node) - 1
    )
    for at, (slot, child) in enumerate(zip(rule.slots, node[1:], strict=True), start=1):
        if isinstance(child, tuple) and child:
            yield (at,), slot.symbol
            for path, below in places(child, slot.symbol):
                yield (at, *path), below


def with_changed(node: Node, path: tuple[int, ...], other: Node) -> Node:
    """The tree with another phrase in that place."""
    if not path:
        return other
    at, *rest = path
    return (*node[:at], with_changed(node[at], tuple(rest), other), *node[at + 1 :])


def test_whatever_can_be_written_has_an_effect_or_is_refused() -> None:
    cards = relics = refused = 0
    for text in trees():
        with suppress(NotPlayable):
            assert figures(lower_card(text, KINDS)) != NOTHING
            cards += 1
            continue
        with suppress(NotPlayable):
            effect = lower_relic(text, KINDS)
            assert all(any(mode) for mode in effect.modes)
            assert 0 <= effect.test < len(terms.TESTS)
            relics += 1
            continue
        refused += 1
    assert cards > 100
    assert relics > 300
    assert refused > 2000


def test_every_phrase_of_allumbra_s_own_has_a_meaning_here() -> None:
    own = {rule.tag for rule in LANGUAGE.lexicon.rules if "allumbra.rules" in rule.place}
    known = [*texts(), *(text for text, _ in NONSENSE)]
    assert own <= {tag for text in known for tag in tags(tree(text))}


def test_the_example_of_every_phrase_that_is_used_here_can_be_played() -> None:
    """So that whoever looks a phrase up can copy what is shown."""
    entries = {
        entry.tag: entry.example for group in Vocabulary(LANGUAGE).groups for entry in group.entries
    }
    kinds = {printed.name("en"): number for number, printed in enumerate(SHIPPED.printed)}
    played = {tag for text in texts() for tag in tags(tree(text))}
    for tag in sorted(played & set(entries)):
        read = tree(entries[tag])
        lower = lower_relic if read[0] == "card.both" else lower_card
        assert lower(read, kinds) is not None
        assert tag in tags(read)
