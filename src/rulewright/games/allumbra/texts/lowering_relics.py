"""From the tree of a relic's text to its condition and the amounts of its effects.

Two sides, "Condition: … Active: …". As with cards, what the rules have no number for is refused by
name, with what can be written; and so is what could never happen, says two things at once or never ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.rules.tables import CardTable
from rulewright.games.allumbra.texts.lowering import (
    MOST,
    amount_of,
    gain_of,
    kind_named,
    said_twice,
    sentences_of,
    titles_of,
)
from rulewright.kernel.bits import bit

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

REFUSED: Final = {
    "event.thisactive": "this can never happen: a Relic starts inactive, and only its own Condition"
    " lets it be turned. Say what happens in play",
    "event.yourturn": "this can never happen: both players act at the same moment, and nobody has a"
    " turn of their own. Say what happens in a clash, a draw or a pick",
    "event.fallen": "this can never happen in time: who is knocked down has lost, and the duel is"
    " over. Ask for a fall to a level",
    "event.cardcancels": "this is ambiguous: say whose card cancels whose, as in"
    ' "your card cancels an opponent\'s card"',
    "event.better": "this is ambiguous: by no rule is a card better or worse. Say which"
    " card, and what it does",
    "act.cancelit": 'this is ambiguous: "it" may mean three cards, the one that cancels, the one that is cancelled and'
    ' the one this Relic is used on. Write "An opponent\'s card is cancelled"',
    "act.resolveagain": "a card is resolved once in a clash: say what happens more of, as in"
    ' "This attack deals 1 more damage"',
    "act.repeat": "this is endless: nothing says when to stop repeating. Say how much of it happens",
    "act.anotherturn": "this can never happen: both players act at the same moment, and nobody has a"
    " turn of their own",
    "act.onsame": "this is contradictory: no Relic can be used on the card during"
    " which its Condition was met (relic.not-on-same-card). Leave it out",
    "static.notonsame": "this is contradictory with what stands before it, and holds without being said"
    " (relic.not-on-same-card). Leave it out",
    "static.worse": "this is ambiguous: by no rule is a card better or worse, and whose"
    " damage is meant is open. Say which card",
    "static.bothprices": "this is contradictory: two prices for the same card. Leave one out",
}
"""What can be understood and not be played, and why."""

_CONDITIONS: Final = (
    'no Condition asks for this. One can say "When …" of these: "you reveal …", "an opponent'
    ' reveals …", "both players reveal the same card", "you reveal the same card as your previous'
    ' one this turn", "you have played … cards this turn", "you pay … or more ammo for one card",'
    ' "you pay your last ammo", "you can\'t pay for your card", "your card cancels an opponent\'s'
    ' card", "your card is cancelled", "you lose … or more energy in one clash", "your card takes …'
    ' or more energy from an opponent", "your energy falls to … or less"'
)
_WITH_A_DEED: Final = (
    'a Condition asks for a deed in two ways: "When you draw, you may show a … from your hand" and'
    ' "When you pick, you may lay your next card open"'
)
_ON_RELICS: Final = (
    'no Relic does this. An active Relic can say "This attack deals … more damage", "This card'
    ' costs … less ammo", "This card costs no ammo", "This card can\'t be cancelled", "An opponent\'s'
    ' card costs … more ammo", "An opponent\'s card deals … less damage", "Gain … energy", "If this'
    ' card is performed and not cancelled, gain … ammo", "Gain … ammo before paying", "An opponent'
    ' loses … ammo before paying" and "Once this card is resolved, draw a card"'
)


class Fitting:
    """Which kinds of card a condition asks for: named ones, attacks, support cards, or any."""

    def __init__(self, named: int = 0, kind: str = "card") -> None:
        self.named: Final = named
        self.kind: Final = kind

    def among(self, cards: CardTable) -> int:
        """The kinds that fit, as bits."""
        if self.named:
            return self.named
        fitting = 0
        for kind in range(cards.kinds):
            if self.kind == "card" or (self.kind == "attack") == (cards.is_attack[kind] > 0):
                fitting |= int(bit(kind))
        return fitting


class RelicEffect:
    """What the two sides of a relic come to."""

    def __init__(self) -> None:
        self.test: int = 0
        self.whose: int = terms.YOU
        self.means: int = terms.OF_ENERGY
        self.cards: Fitting = Fitting()
        self.by: Fitting = Fitting()
        """With which card the other was cancelled, where a condition asks for it."""
        self.least: int = 0
        self.most: int = MOST
        self.modes: list[list[int]] = []
        """For each thing to choose from the amounts of its effects; one list where nothing is chosen."""


def lower_relic(tree: Node, kinds: Mapping[str, int]) -> RelicEffect:
    """What the two sides of a relic do. `kinds` are the numbers of the cards that they may name."""
    if tree[0] != "card.both" or (tree[1][0], tree[3][0]) != ("speed.condition", "speed.active"):
        raise NotPlayable('a Relic has two sides: write "Condition: … Active: …"', tree)
    # What cannot be is told before what is not known: it says more.
    _refuse_nonsense(tree)
    relic = RelicEffect()
    conditions = list(sentences_of(tree[2]))
    if len(conditions) > 1:
        raise NotPlayable("a Relic has one Condition, in one sentence", conditions[1])
    _set_condition(relic, conditions[0], kinds)
    sentences = list(sentences_of(tree[4]))
    if len(sentences) == 1 and sentences[0][0] in {"sentence.options", "sentence.choose"}:
        relic.modes = _modes(sentences[0][1])
    else:
        relic.modes = [_effects(sentences)]
    return relic


def _refuse_nonsense(tree: Node) -> None:
    """Refuse what can be understood and not be played; of several things wrong, the one that no rewording mends."""
    found = [node for node in _nodes(tree) if node[0] in REFUSED]
    for tag in ("act.repeat", "act.cancelit", *REFUSED):
        for node in found:
            if node[0] == tag:
                raise NotPlayable(REFUSED[tag], node)


def _nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree[1:]:
        if isinstance(child, tuple) and child:
            yield from _nodes(child)


# Conditions


def _set_condition(relic: RelicEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    if sentence[0] == "sentence.when":
        _set_deed(relic, sentence, kinds)
    elif sentence[0] == "sentence.condition":
        _set_happening(relic, sentence[1], kinds)
    else:
        raise NotPlayable('a Condition is something that happens: write "When …"', sentence)


def _set_deed(relic: RelicEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    """What its player shows to meet the condition."""
    event, outcome = sentence[1], sentence[2]
    is_offered = outcome[0] == "outcome.plain" and outcome[1][0] == "deed.may"
    act = outcome[1][1] if is_offered else outcome
    if event == ("event.you", ("did.draws",)) and act[0] == "act.show":
        relic.test = terms.SHOW
        relic.cards = Fitting(int(bit(kind_named(act[1], act, kinds))))
    elif event == ("event.you", ("did.pick",)) and act[0] == "act.layopen":
        relic.test = terms.LAY_OPEN
    else:
        raise NotPlayable(_WITH_A_DEED, sentence)


def _set_happening(relic: RelicEffect, event: Node, kinds: Mapping[str, int]) -> None:
    """What the condition waits for; ruling.condition-moment."""
    tag = event[0]
    if tag == "event.you":
        _set_did(relic, event[1], event, kinds)
    elif event[:2] == ("event.player", ("player.any",)):
        relic.whose = terms.ANYONE
        _set_did(relic, event[2], event, kinds)
    elif event[:2] == ("event.player", ("player.opponent",)):
        relic.whose = terms.OPPONENT
        _set_did(relic, event[2], event, kinds)
    elif tag in _OF_CARDS:
        relic.test, relic.whose = _OF_CARDS[tag]
        relic.cards = _fitting(event[-1], kinds)
        if tag == "event.cancels":
            relic.by = _fitting(event[1], kinds)
    elif tag == "event.bothnamed":
        relic.test = terms.BOTH_REVEALED
        relic.cards = _named(event[1], kinds)
    elif tag in _SIMPLE:
        relic.test = _SIMPLE[tag]
    elif tag in _OF_DAMAGE:
        relic.test = _OF_DAMAGE[tag]
        relic.least = amount_of(event[1], event)
    elif tag == "event.brink":
        relic.test = terms.LEFT_WITH
        relic.most = amount_of(event[1], event)
    elif tag in _OF_MEANS:
        _set_level(relic, event)
    elif tag in ("event.ahead", "event.behind"):
        relic.test = terms.AHEAD
        relic.means = _means(event[1])
        relic.whose = terms.YOU if tag == "event.ahead" else terms.OPPONENT
    elif tag in ("event.drawno", "event.drawonly", "event.drawsome"):
        _set_drawn(relic, event)
    else:
        raise NotPlayable(_CONDITIONS, event)


_OF_CARDS: Final = {
    "event.void": (terms.VOID, terms.YOU),
    "event.theirvoid": (terms.VOID, terms.OPPONENT),
    "event.cancels": (terms.CANCELLED, terms.OPPONENT),
    "event.cancelled": (terms.CANCELLED, terms.YOU),
    "event.bothkind": (terms.BOTH_REVEALED, terms.ANYONE),
}
_SIMPLE: Final = {
    "event.same": terms.SAME_KIND,
    "event.repeat": terms.REPEAT,
    "event.last": terms.EMPTY,
}
_OF_DAMAGE: Final = {
    "event.paid": terms.PAID,
    "event.taken": terms.DAMAGE_TAKEN,
    "event.dealt": terms.DAMAGE_DEALT,
}
_OF_MEANS: Final = {
    "event.falls": terms.COMES_TO,
    "event.rises": terms.COMES_TO,
    "event.reaches": terms.COMES_TO,
    "event.atmost": terms.LEFT_WITH,
    "event.atleast": terms.LEFT_WITH,
    "event.exactly": terms.LEFT_WITH,
    "event.above": terms.LEFT_WITH,
    "event.below": terms.LEFT_WITH,
    "event.fallsbelow": terms.COMES_TO,
    "event.risesabove": terms.COMES_TO,
}
_NO_LEAST: Final = ("event.falls", "event.atmost", "event.below", "event.fallsbelow")
_NO_MOST: Final = ("event.rises", "event.atleast", "event.above", "event.risesabove")


def _set_level(relic: RelicEffect, event: Node) -> None:
    """ruling.coming-to-a-level: energy or ammo that comes to a level, or is there after a clash."""
    tag, whose, means, number = event
    relic.test = _OF_MEANS[tag]
    relic.means = _means(means)
    if whose[0] not in ("poss.your", "poss.opponent"):
        raise NotPlayable('say whose: "your …" or "an opponent\'s …"', whose)
    relic.whose = terms.YOU if whose[0] == "poss.your" else terms.OPPONENT
    least = 0 if tag in _NO_LEAST else number + (tag in ("event.above", "event.risesabove"))
    most = MOST if tag in _NO_MOST else number - (tag in ("event.below", "event.fallsbelow"))
    what = "energy" if relic.means == terms.OF_ENERGY else "ammo"
    if least > MOST or most < 0:
        limit = f"never exceeds {MOST}" if least > MOST else "is never below 0"
        raise NotPlayable(f"this can never happen: {what} {limit}", event)
    if relic.test == terms.LEFT_WITH and least == 0 and most == MOST:
        raise NotPlayable(f"this is always so: {what} is always from 0 to {MOST}", event)
    if relic.test == terms.COMES_TO and least == 0 and most >= MOST:
        raise NotPlayable(f"this can never happen: {what} is never above {MOST} before", event)
    if relic.means == terms.OF_ENERGY and most == 0:
        raise NotPlayable("this can never happen in time: at 0 energy the duel is over", event)
    relic.least, relic.most = least, min(most, MOST)


def _set_drawn(relic: RelicEffect, event: Node) -> None:
    """ruling.shown-draw: what the cards drawn at the start of a turn are."""
    relic.test = terms.DRAWN
    if event[0] == "event.drawsome":
        relic.least = amount_of(event[1], event)
        relic.cards = _fitting(event[2], {})
        if relic.least > 3:
            raise NotPlayable("this can never happen: a turn begins with a draw of 3 cards", event)
        return
    relic.cards = _fitting(event[1], {})
    if event[0] == "event.drawno":
        relic.most = 0
        if relic.cards.kind == "card":
            raise NotPlayable("this can never happen: every turn begins with a draw", event)
    else:
        relic.least = 3


def _set_did(relic: RelicEffect, did: Node, event: Node, kinds: Mapping[str, int]) -> None:
    """What a player does or what comes to them; ruling.played-is-played."""
    tag = did[0]
    if tag == "did.reveal":
        relic.test = terms.REVEALED
        relic.cards = _named(did[1], kinds)
    elif tag == "did.revealkind":
        relic.test = terms.REVEALED
        relic.cards = _fitting(did[1], kinds)
    elif tag in ("did.played", "did.different"):
        relic.test = terms.PLAYED if tag == "did.played" else terms.PLAYED_DIFFERENT
        relic.least = _of_a_turn(did[1], did)
        relic.cards = _fitting(did[2], kinds)
    elif tag in ("did.gainedon", "did.loston"):
        relic.test = terms.GAINED_ON if tag == "did.gainedon" else terms.LOST_ON
        relic.means = _means(did[1])
        relic.least = _of_a_turn(did[2], did)
    elif tag in ("did.lose", "did.gain"):
        relic.test = terms.LOSES if tag == "did.lose" else terms.GAINS
        relic.least = amount_of(did[1], did)
        relic.means = _means(did[2])
    elif tag in ("did.draws", "did.pick") and relic.whose == terms.YOU:
        raise NotPlayable(_WITH_A_DEED, event)
    else:
        raise NotPlayable(_CONDITIONS, event)


def _of_a_turn(number: int, node: Node) -> int:
    """turn.three-cards: how many cards of one turn a condition may ask for."""
    if not 1 <= number <= 3:
        raise NotPlayable("this can never happen: a turn has 3 cards (turn.three-cards)", node)
    return number


def _fitting(fit: Node, kinds: Mapping[str, int]) -> Fitting:
    if fit[0] == "fit.named":
        return Fitting(int(bit(kind_named(fit[1], fit, kinds))))
    return Fitting(kind=fit[0].partition(".")[2])


def _named(titles: Node, kinds: Mapping[str, int]) -> Fitting:
    named = 0
    for name in titles_of(titles):
        named |= int(bit(kind_named(name, titles, kinds)))
    return Fitting(named)


def _means(means: Node) -> int:
    return terms.OF_ENERGY if means[0] == "means.energy" else terms.OF_AMMO


# Active sides


def _modes(listed: Node) -> list[list[int]]:
    """What may be chosen from, each with its effects; ruling.relic-choice."""
    modes = [_effects(list(_sentences_of_mode(one))) for one in _parts(listed)]
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


def _effects(sentences: list[Node]) -> list[int]:
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
        of_energy = _means(static[1]) == terms.OF_ENERGY
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
    if static[0] != "static.redirect" or _means(static[1]) != terms.OF_ENERGY:
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
