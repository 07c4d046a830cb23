"""What the active side of a relic does: how much of each effect, for each thing that its player may choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering import amount_of, gain_of, said_twice
from rulewright.games.allumbra.texts.lowering_effect import means_of

_THIS_CARD: Final = ("np.ref", ("ref.this", ("noun.card",)))
_IT: Final = ("np.ref", ("ref.it",))
_WITH_AMOUNT: Final = {
    "static.damage": terms.DAMAGE,
    "static.weaker": terms.WEAKER,
    "static.cheaper": terms.CHEAPER,
    "static.dearer": terms.DEARER,
    "static.burden": terms.BURDEN,
    "static.guard": terms.GUARD,
    "static.nextdamage": terms.NEXT_DAMAGE,
}
_PLAIN: Final = {
    "static.harmless": terms.HARMLESS,
    "static.free": terms.FREE,
    "static.disarm": terms.DISARM,
    "static.stop": terms.STOP,
    "static.onlyopponent": terms.ONLY_OPPONENT,
    "static.stand": terms.STAND,
    "static.copybonus": terms.COPY_BONUS,
    "static.energyforammo": terms.ENERGY_FOR_AMMO,
    "static.nextfree": terms.NEXT_FREE,
}
_OF_YOURS: Final = {
    "act.energy": terms.GAIN_ENERGY,
    "act.ammo": terms.GAIN_AMMO,
    "act.loseenergy": terms.LOSE_ENERGY,
    "act.loseammo": terms.LOSE_AMMO,
    "act.load": terms.LOAD,
}
_OF_THE_OPPONENT: Final = {
    "act.energy": terms.GIVE_ENERGY,
    "act.ammo": terms.GIVE_AMMO,
    "act.loseenergy": terms.TAKE_ENERGY,
    "act.loseammo": terms.TAKE_AMMO,
    "act.drain": terms.DRAIN,
}
_AGAINST: Final = [
    (terms.FREE, terms.DEARER, "two prices for the same card"),
    (terms.CHEAPER, terms.DEARER, "two prices for the same card"),
    (terms.HARMLESS, terms.DAMAGE, "no damage, and more of it"),
    (terms.WEAKER, terms.DAMAGE, "less damage, and more of it"),
    (terms.GAIN_ENERGY, terms.LOSE_ENERGY, "a gain and a loss of the same"),
    (terms.GAIN_AMMO, terms.LOSE_AMMO, "a gain and a loss of the same"),
    (terms.NEXT_FREE, terms.COPY_BONUS, "two bonuses for the same card"),
    (terms.NEXT_DAMAGE, terms.COPY_BONUS, "two bonuses for the same card"),
]
"""Effects that take each other back, and what is wrong with having both."""
_ON_RELICS: Final = (
    'no Relic does this. An active Relic can say "This attack deals … more damage", "This card'
    ' costs … less ammo", "This card costs no ammo", "This card can\'t be cancelled", "An opponent\'s'
    ' card costs … more ammo", "An opponent\'s card deals … less damage", "Gain … energy", "If this'
    ' card is performed and not cancelled, gain … ammo", "Gain … ammo before paying", "An opponent'
    ' loses … ammo before paying" and "Once this card is resolved, draw a card"'
)


def modes_of(listed: Node) -> list[list[int]]:
    """What may be chosen from, each with its effects; ruling.relic-choice."""
    modes = [effects_of(list(_sentences_of_mode(one))) for one in _parts(listed)]
    if len(modes) > terms.MOST_MODES:
        raise NotPlayable(f"there are at most {terms.MOST_MODES} effects to choose from", listed)
    return modes


def _parts(listed: Node) -> Iterator[Node]:
    for child in listed[1:]:
        if child[0] in ("options.last", "options.more", "modes.last", "modes.more"):
            yield from _parts(child)
        else:
            yield child


def _sentences_of_mode(mode: Node) -> Iterator[Node]:
    """What is chosen, as the sentences that would say it."""
    if mode[0] == "option.static":
        yield ("sentence.static", mode[1])
    elif mode[0] == "option.both":
        yield ("sentence.static", mode[1])
        yield ("sentence.do", mode[2])
    else:
        yield ("sentence.do", mode[1] if mode[0] == "option.deed" else mode)


def effects_of(sentences: list[Node]) -> list[int]:
    """relic.modifies-card: how much of each effect the sentences have together."""
    effects = [0] * len(terms.EFFECTS)
    before: Node = ()
    for sentence in sentences:
        _add_effect(effects, sentence, before)
        for one, two, why in _AGAINST:
            if effects[one] and effects[two]:
                raise NotPlayable(f"this is contradictory: {why}. Leave one out", sentence)
        before = sentence
    return effects


def _add_effect(effects: list[int], sentence: Node, before: Node) -> None:
    tag = sentence[0]
    if tag == "sentence.static":
        _add_modifier(effects, sentence[1])
    elif tag == "sentence.otherwiseholds":
        _add_otherwise(effects, sentence, before)
    elif tag == "sentence.if":
        _add_gain(effects, sentence)
    elif tag == "sentence.do":
        _add_deed(effects, sentence[1])
    elif tag == "sentence.once":
        _check_this_card(sentence[1])
        _add_afterwards(effects, sentence[2])
    else:
        raise NotPlayable(_ON_RELICS, sentence)


def _add_modifier(effects: list[int], static: Node) -> None:
    tag = static[0]
    if tag in _WITH_AMOUNT:
        _add(effects, _WITH_AMOUNT[tag], amount_of(static[1], static), static)
    elif tag in _PLAIN:
        _add(effects, _PLAIN[tag], 1, static)
    elif tag == "static.redirect":
        of_energy = means_of(static[1]) == terms.OF_ENERGY
        _add(effects, terms.REDIRECT_ENERGY if of_energy else terms.REDIRECT_AMMO, 1, static)
    elif tag == "static.cantbe" and static[2:] == (("pv.cancelled",), None):
        if static[1][0] != "subject.sg":
            raise NotPlayable('a Relic speaks of one card: write "this card"', static[1])
        _check_this_card(static[1][1])
        _add(effects, terms.UNCANCELLABLE, 1, static)
    else:
        raise NotPlayable(_ON_RELICS, static)


def _add_otherwise(effects: list[int], sentence: Node, before: Node) -> None:
    """ruling.only-opponent-falls: what holds where not both would be knocked down."""
    static = sentence[1]
    if before[:1] != ("sentence.static",) or before[1][0] != "static.onlyopponent":
        raise NotPlayable(
            '"otherwise" follows "If both players would be knocked down, …"', sentence
        )
    if static[0] != "static.redirect" or means_of(static[1]) != terms.OF_ENERGY:
        raise NotPlayable(
            'otherwise one can only "gain the energy an opponent\'s card would give"', static
        )
    _add(effects, terms.OTHERWISE_REDIRECT, 1, static)


def _add_gain(effects: list[int], sentence: Node) -> None:
    """What comes with the card, and not if it is void or cancelled; ruling.cancel-whole-card."""
    condition, deed = sentence[1], sentence[2]
    if condition[0] not in {"cond.performed", "cond.uncancelled"}:
        raise NotPlayable(_ON_RELICS, condition)
    _check_this_card(condition[1])
    if condition[0] == "cond.performed" and not effects[terms.UNCANCELLABLE]:
        raise NotPlayable(
            'a card that is cancelled gives nothing: write "is performed and not cancelled", or say'
            ' before that it "can\'t be cancelled"',
            condition,
        )
    energy, ammo = gain_of(deed)
    if energy:
        _add(effects, terms.ENERGY, energy, sentence)
    if ammo:
        _add(effects, terms.AMMO, ammo, sentence)


def _add_deed(effects: list[int], deed: Node) -> None:
    """ruling.relic-effects-together: what comes with the clash's sum, or before anybody pays."""
    if deed[0] == "deed.then":
        _add_act(effects, deed[1], _OF_YOURS)
        _add_deed(effects, deed[2])
    elif deed[0] == "deed.one":
        _add_act(effects, deed[1], _OF_YOURS)
    elif deed[:2] == ("deed.player", ("player.opponent",)):
        _add_act(effects, deed[2], _OF_THE_OPPONENT)
    else:
        raise NotPlayable(_ON_RELICS, deed)


def _add_act(effects: list[int], act: Node, known: Mapping[str, int]) -> None:
    tag = act[0]
    if tag in known:
        _add(effects, known[tag], amount_of(act[1], act), act)
    elif tag == "act.both" and known is _OF_YOURS:
        _add(effects, terms.GAIN_ENERGY, amount_of(act[1], act), act)
        _add(effects, terms.GAIN_AMMO, amount_of(act[2], act), act)
    elif tag == "act.exchange" and known is _OF_YOURS:
        _add(effects, terms.EXCHANGE, 1, act)
    else:
        raise NotPlayable(_ON_RELICS, act)


def _add_afterwards(effects: list[int], deed: Node) -> None:
    """What follows once the card is resolved."""
    if deed == ("deed.one", ("act.drawone",)):
        _add(effects, terms.DRAW_CARDS, 1, deed)
    elif deed[0] == "deed.one" and deed[1][0] == "act.draw":
        _add(effects, terms.DRAW_CARDS, amount_of(deed[1][1], deed), deed)
    elif deed == ("deed.one", ("act.look",)):
        _add(effects, terms.LOOK, 1, deed)
    else:
        raise NotPlayable(
            'once a card is resolved, one can only "draw a card", or more, or "look at the next'
            ' picked card of an opponent"',
            deed,
        )


def _add(effects: list[int], effect: int, amount: int, node: Node) -> None:
    if effects[effect]:
        raise said_twice(node)
    effects[effect] = amount


def _check_this_card(card: Node) -> None:
    """ruling.relic-windows: a relic always modifies the card it is used on."""
    if card not in {_THIS_CARD, _IT}:
        raise NotPlayable('a Relic is used on one card: write "this card"', card)
