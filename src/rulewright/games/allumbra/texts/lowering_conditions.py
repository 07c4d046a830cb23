"""What the Condition of a relic waits for: a test, of whom, about which kinds of card, how much."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.allumbra.rules import terms
from rulewright.games.allumbra.texts.lowering import MOST, amount_of, kind_named, titles_of
from rulewright.games.allumbra.texts.lowering_effect import Fitting, RelicEffect, means_of
from rulewright.kernel.bits import bit

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


def set_condition(relic: RelicEffect, sentence: Node, kinds: Mapping[str, int]) -> None:
    """Let the relic wait for what the sentence says."""
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
        relic.means = means_of(event[1])
        relic.whose = terms.YOU if tag == "event.ahead" else terms.OPPONENT
    elif tag in ("event.drawno", "event.drawonly", "event.drawsome"):
        _set_drawn(relic, event)
    else:
        raise NotPlayable(_CONDITIONS, event)


def _set_level(relic: RelicEffect, event: Node) -> None:
    """ruling.coming-to-a-level: energy or ammo that comes to a level, or is there after a clash."""
    tag, whose, means, number = event
    relic.test = _OF_MEANS[tag]
    relic.means = means_of(means)
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
        relic.means = means_of(did[1])
        relic.least = _of_a_turn(did[2], did)
    elif tag in ("did.lose", "did.gain"):
        relic.test = terms.LOSES if tag == "did.lose" else terms.GAINS
        relic.least = amount_of(did[1], did)
        relic.means = means_of(did[2])
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
