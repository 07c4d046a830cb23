"""How many: "2", "that many", "equal to the number of …", "for each …", "to a maximum of 3".

Whatever a text counts becomes an `Amount` of its program; an act that takes a number takes one of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from rulewright.effects.lowering.cards import CardPhrases
from rulewright.effects.lowering.draft import AbilityDraft, Node, NotPlayable, Step, unknown_phrase
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    A_NUMBER,
    ANYBODY,
    CARDS,
    CARDS_IN_REGISTER,
    COUNT,
    COUNTERS,
    IN_REGISTER,
    NONE,
    OPPONENT,
    RECKON,
    SET,
    STAT,
    THAT_PLAYER,
    THIS,
    YOU,
    YOURSELF,
    Amount,
)
from rulewright.kernel.fields import but

_ONE: Final = Amount(A_NUMBER, number=1)
_COUNTED: Final = {"number", "many"}


@dataclass
class LastDeed:
    """What was done last, of which a text may say "that many"."""

    verb: int
    step: Step | None
    """The step that does it; None for what chance gives."""
    is_of_cards: bool
    frame: int
    register: int = NONE
    """Where the number is, if it is not the step that tells."""
    is_of_each: bool = False
    """Whether each of several players did it."""


COIN: Final = 2
DIE: Final = 6


@dataclass
class Chance:
    """A coin that was flipped or a die that was rolled."""

    register: int
    sides: int
    frame: int
    covered: set[int] = field(default_factory=set)
    """The results of which the text has spoken."""
    branches: int = 0


class Amounts(CardPhrases):
    """Phrases that say how many."""

    deeds_done: tuple[LastDeed, ...] = ()
    """What the text has done so far, the last at the end."""
    per: Node | None = None
    """What is counted for the act that is written: so many times it is done."""
    most: int = NONE
    """At most how many, for the act that is written."""
    counters_said: tuple[Amount, int] | None = None
    """The counters that were spoken of last, and whose registers were in use there."""
    is_said_again: bool = False
    """Whether the act that is written was said to be done "that many" times."""

    @contextmanager
    def counted(self, per: Node | None, cap: Node | None) -> Iterator[None]:
        """The act that is written here is done so many times over, and no more than that."""
        outer = self.per, self.most
        self.per = per
        self.most = NONE if cap is None else self.cap(cap)
        yield
        self.per, self.most = outer

    def cap(self, node: Node) -> int:
        """At most how many."""
        if node[0] != "cap.most":
            raise unknown_phrase(node)
        return self.number(node[1], node)

    @contextmanager
    def said_once(self) -> Iterator[None]:
        """An act that is done "that many" times does not change what "that many" is."""
        known, outer = self.deeds_done, self.is_said_again
        self.is_said_again = False
        yield
        if self.is_said_again:
            self.deeds_done = known
        self.is_said_again = outer

    def amount_in(self, node: Node) -> Amount:
        """How many an act says: one of its slots does, or it is one."""
        said = _ONE
        for child in node[1:]:
            if isinstance(child, int):
                said = Amount(A_NUMBER, number=self.number(child, node))
            elif isinstance(child, tuple) and child[0].partition(".")[0] in _COUNTED:
                said = self.amount(child)
        return self._in_all(said, node)

    def _in_all(self, said: Amount, node: Node) -> Amount:
        if self.per is not None:
            if said.kind != A_NUMBER:
                raise NotPlayable("how many is said twice: leave one of them out", node)
            per = self.amount(self.per)
            said = but(per, times=per.times * said.number)
        if self.most == NONE:
            return said
        if said.kind == A_NUMBER:
            raise NotPlayable("the number is said already: a maximum changes nothing", node)
        return but(said, most=self.most)

    def amount(self, node: Node) -> Amount:
        """What a phrase counts."""
        tag = node[0]
        if tag == "many.that":
            return self.that_many(node)
        if tag == "many.twice":
            return self._twice(self.that_many(node))
        if tag == "many.half":
            many = self.that_many(node)
            return but(many, parts=many.parts * 2)
        if tag in {"number.cards", "each.card", "tally.cards"}:
            return self.counted_cards(self.card_phrase(node[1], is_silent=True))
        if tag in {"number.stat", "tally.stat", "each.unit", "each.opponentunit"}:
            return self._stat(node)
        if tag in {"number.counters", "each.counter"}:
            return self.counters_on(node)
        if tag == "each.thosecounters":
            return self.those_counters(node)
        if tag == "number.twice":
            return self._twice(self.amount(node[1]))
        if tag == "number.times":
            found = self.amount(node[2])
            return but(found, times=found.times * self.number(node[1], node))
        if tag == "number.half":
            return self._half(self.amount(node[1]), node)
        if tag in {"each.one", "each.which"}:
            return self._this_way(node)
        raise unknown_phrase(node)

    def counted_cards(self, phrase: CardPhrase) -> Amount:
        """How many cards there are."""
        return Amount(CARDS, filter=self.filter(phrase))

    def _twice(self, amount: Amount) -> Amount:
        return but(amount, times=amount.times * 2)

    def _half(self, amount: Amount, node: Node) -> Amount:
        if amount.parts > 1:
            raise NotPlayable("half of a half: say it in one", node)
        return but(amount, parts=2)

    def _stat(self, node: Node) -> Amount:
        stat = self.look_up(self.words.meanings.stats, node[-1])
        register = YOU
        if node[0] == "number.stat":
            register = self.seat(node[1]).register
        elif node[0] == "each.opponentunit":
            register = self.draft.register(node)
            self.code.emit(OPPONENT, into=register)
        return Amount(STAT, stat=stat, register=register)

    def counters_on(self, node: Node) -> Amount:
        """How many counters lie on a card."""
        _, counter, np = node
        if np[0] != "np.ref":
            raise NotPlayable('on which card? Write "it" or "this …"', np)
        register = self.referred(np[1], is_aside=True).register
        return self.speak_of_counters(counter, register)

    def speak_of_counters(self, mark: Node, register: int) -> Amount:
        """How many counters of a kind lie on the cards in a register; from now on those are "those counters"."""
        found = Amount(COUNTERS, counter=self.counter_kind(mark), register=register)
        self.counters_said = found, self.mentions.frame
        return found

    def those_counters(self, node: Node) -> Amount:
        """How many there are of the counters that were spoken of last."""
        if self.counters_said is None:
            raise NotPlayable("no counters are spoken of before this", node)
        found, frame = self.counters_said
        if found.register != THIS and frame != self.mentions.frame:
            raise NotPlayable("on which card is not certain: write it out", node)
        return found

    # What was done before

    def that_many(self, node: Node) -> Amount:
        """As many as were done last."""
        self.is_said_again = True
        known = [deed for deed in self.deeds_done if deed.frame == self.mentions.frame]
        if not known and self.answered is not None and self.answered.verb in self.words.numbered:
            return self._of_what_happens(self.answered, node)
        if not known:
            raise NotPlayable(
                '"that many" is as many as were done right before, and nothing was', node
            )
        return self._came_of(known[-1], node)

    def _of_what_happens(self, answered: AbilityDraft, node: Node) -> Amount:
        """As many as it is of what is answered or replaced."""
        if answered.much == NONE:
            answered.much = self.draft.register(node)
        unit = self.words.numbered[answered.verb]
        return Amount(IN_REGISTER, register=answered.much, parts=unit)

    def _this_way(self, node: Node) -> Amount:
        """As many cards as something was done to before: those that really were."""
        verb = self.look_up(self.words.meanings.events, node[1]).verb
        for deed in reversed(self.deeds_done):
            if (
                deed.frame == self.mentions.frame
                and deed.is_of_cards
                and self.is_done_as(deed.verb, verb)
            ):
                found = self._came_of(deed, node, is_of_all=True)
                if node[0] == "each.one":
                    return found
                if node[2][0] == "noun.card":
                    raise NotPlayable("every card is one: leave that out", node[2])
                self.check_noun(node[2])
                return but(found, filter=self.filter(CardPhrase(node, (node[2][0],))))
        raise NotPlayable("nothing is done that way before: say what is done first", node)

    def is_done_as(self, verb: int, named: int) -> bool:
        """Whether what an act does is what a text calls so: a hand that is discarded is discarded cards."""
        return verb == named or self.words.does_to_each.get(verb) == named

    def _came_of(self, deed: LastDeed, node: Node, *, is_of_all: bool = False) -> Amount:
        """How much came of it. `is_of_all`: where each player did it, what came of it in all."""
        is_reset = deed.step is not None and "done_to" in deed.step.operands
        if deed.is_of_each and (not is_of_all or is_reset):
            raise NotPlayable(
                'each player did that, so it is not one number: write "each player …, then …"', node
            )
        if deed.step is None:
            return Amount(IN_REGISTER, register=deed.register)
        name = "done_to" if deed.is_of_cards else "done"
        if name not in deed.step.operands:
            deed.step.operands[name] = self.draft.register(node)
        kind = CARDS_IN_REGISTER if deed.is_of_cards else IN_REGISTER
        return Amount(kind, register=deed.step.operands[name])

    # Code

    def reckoned(self, amount: Amount, node: Node, register: int = NONE) -> int:
        """The register that has the amount when the code comes to it."""
        into = self.draft.scratch("amount", node) if register == NONE else register
        is_plain = amount.times == amount.parts == 1 and amount.most == NONE
        if amount.kind == A_NUMBER:
            self.code.emit(SET, into=into, number=amount.number)
        elif amount.kind == CARDS and is_plain:
            self.code.emit(COUNT, into=into, fitting=amount.filter)
        else:
            self.code.emit(RECKON, into=into, reckoning=self.draft.amount(amount))
        return into

    # What each player has

    def tally(self, node: Node) -> Amount:
        """What a player has, who is "you": cards that no place is said of are those one controls."""
        if node[0] == "tally.stat":
            return self.amount(node)
        outer = self.player, self.player_in_register
        self.player = self.player_in_register = THAT_PLAYER
        nbar = node[1] if node[0] == "tally.cards" else node
        phrase = self.owned(self.card_phrase(nbar, is_silent=True))
        self.player, self.player_in_register = outer
        return self.counted_cards(phrase)

    def owned(self, phrase: CardPhrase) -> CardPhrase:
        """The phrase about cards that are "yours"."""
        if phrase.whose_card in {YOURSELF, THAT_PLAYER}:
            return phrase
        if phrase.whose_card != ANYBODY:
            raise NotPlayable(
                "what each player has is compared: leave out whose they are", phrase.node
            )
        if phrase.whose_place == ANYBODY:
            return replace(phrase, whose_card=YOURSELF)
        if phrase.whose_place not in {YOURSELF, THAT_PLAYER}:
            raise NotPlayable("what one has lies in places of one's own", phrase.node)
        return phrase
