"""Which cards an act is done to: chosen by a player, all of a kind, at random, or said before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.lowering.conditions import ANY_CARD, Conditions
from rulewright.effects.lowering.draft import Code, Node, NotPlayable
from rulewright.effects.lowering.meanings import Act
from rulewright.effects.lowering.mentions import MANY, ONE, Mention
from rulewright.effects.lowering.players import YOUR_SEAT, Seat
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    ALL,
    ANY_NUMBER,
    ANYBODY,
    AT_LEAST,
    CHOOSE,
    FITS,
    NONE,
    RANDOM,
    TARGET,
    THAT_PLAYER,
    THIS,
)

_WAYS: Final = {
    "np.target": TARGET,
    "np.targets": TARGET,
    "np.uptotargets": TARGET,
    "np.a": CHOOSE,
    "np.another": CHOOSE,
    "np.count": CHOOSE,
    "np.upto": CHOOSE,
    "np.many": CHOOSE,
    "np.uptomany": CHOOSE,
    "np.any": CHOOSE,
    "np.each": ALL,
    "np.eachother": ALL,
    "np.random": RANDOM,
    "np.randoms": RANDOM,
}
_NOT_ALL: Final = {"np.uptotargets", "np.upto", "np.any"}
_OF_ONE_CARD: Final = {"np.target", "np.a", "np.another", "np.random"}


@dataclass(frozen=True)
class Wish:
    """For what cards are wanted: the act, who does it, and what it asks of them besides."""

    act: Act
    actor: Seat
    whose_card: int = ANYBODY
    place: str | None = None
    whose_place: int = ANYBODY
    other: int = NONE
    counters: CounterRange = ANY_COUNTERS
    """What must lie on the cards."""
    may_find_none: bool = False
    """Whether who looks for it need not find one, as nobody else sees what is there."""


@dataclass(frozen=True)
class Chosen:
    """Cards to which something is done."""

    register: int
    nouns: tuple[str, ...]
    is_many: bool


class Choosing(Conditions):
    """Phrases that say to which cards something is done."""

    paid_with: int = 0
    """How many of the mentions belong to the price that is paid: "another" means none of them."""
    chosen: tuple[int, tuple[str, ...]] | None = None
    """The register of all cards that "choose …" was about, and their nouns."""

    def choose(self, np: Node, wish: Wish) -> Chosen:
        """Have the cards chosen, or find out which were."""
        if np[0] in {"np.ref", "np.them", "part.it", "part.them"}:
            return self._said_before(np, wish)
        if np[0] == "np.chosen":
            return self._chosen_before(np)
        op = self.look_up(_WAYS, np)
        is_many = np[0] not in _OF_ONE_CARD or len(np) > 2
        most = ANY_NUMBER if np[0] == "np.any" else 1
        many = NONE
        if np[0] in {"np.many", "np.uptomany"}:
            many = self.reckoned(self.amount(np[1]), np, self.draft.register(np))
            most = 1 if np[0] == "np.uptomany" else 0
        elif len(np) > 2:
            most = self.number(np[1], np)
        least = 0 if np[0] in _NOT_ALL or wish.may_find_none else most
        if op == CHOOSE and self._is_target(np, wish):
            op = TARGET
        if op == TARGET:
            register, phrase = self.target(
                np, least, most, lambda phrase: self._wished(np, phrase, wish)
            )
        else:
            phrase = self._wished(np, self.card_phrase(np[-1], is_silent=True), wish)
            fitting = self.filter(phrase)
            register = self.draft.register(np)
            if op == CHOOSE:
                who = wish.actor.register
                self.code.emit(
                    CHOOSE,
                    into=register,
                    fitting=fitting,
                    least=least,
                    most=most,
                    many=many,
                    who=who,
                )
            elif op == RANDOM:
                self.code.emit(RANDOM, into=register, fitting=fitting, most=most)
            else:
                self.code.emit(ALL, into=register, fitting=fitting)
        self.words.check_chosen(phrase)
        self.words.check_done_to(wish.act, phrase)
        is_announced = op == TARGET and self.targets is not None
        self._need_some(phrase, register if is_announced else NONE, least)
        number = MANY if is_many else ONE
        self.mentions.add(register, phrase.nouns, number, is_announced=is_announced)
        return Chosen(register, phrase.nouns, is_many)

    def _chosen_before(self, np: Node) -> Chosen:
        """All that was chosen by "choose …" and nothing else."""
        if self.chosen is None:
            raise NotPlayable('nothing is chosen before this: write "choose …" first', np)
        register, nouns = self.chosen
        self.mentions.add(register, nouns, MANY, is_announced=False)
        return Chosen(register, nouns, is_many=True)

    def _is_target(self, np: Node, wish: Wish) -> bool:
        """ruling.targets-at-trigger: whether cards are chosen as targets though the text does not say so: by the
        player whose power it is, among cards that lie open, and whatever happens first."""
        announced = self.targets
        if not isinstance(announced, Code) or self.mentions.frame != 0:
            return False
        if self.is_settled_later or wish.actor != YOUR_SEAT:
            return False
        known, registers, items = self.mentions.mark(), self.draft.registers, len(announced.items)
        try:
            with self.mentions.early():
                phrase = self._wished(np, self.card_phrase(np[-1], is_silent=True), wish)
        except NotPlayable:
            return False  # it speaks of what is known only when the power acts; or is refused there
        finally:
            self.mentions.back_to(known)
            self.draft.registers = registers
            del announced.items[items:]
        return self.words.is_open(phrase)

    def _with_the_name(self, np: Node, name: Mention, wish: Wish) -> Chosen:
        """All cards with the name that was said: where it was asked for, or where the act usually is done."""
        place, whose = name.place
        phrase = CardPhrase(
            np,
            name.nouns,
            place=place,
            whose_place=whose,
            named=name.named,
            is_silent=place is None,
        )
        phrase = self._wished(np, phrase, wish)
        register = self.draft.register(np)
        self.code.emit(ALL, into=register, fitting=self.filter(phrase))
        self.words.check_chosen(phrase)
        self.words.check_done_to(wish.act, phrase)
        return Chosen(register, phrase.nouns, is_many=False)

    def _said_before(self, np: Node, wish: Wish) -> Chosen:
        name = self.mentions.name_meant(np[1]) if np[0] == "np.ref" else None
        if name is not None:
            return self._with_the_name(np, name, wish)
        if np[0] == "np.ref":
            mention = self.referred(np[1])
        else:
            mention = self.mentions.recall(np, ONE if np[0] == "part.it" else MANY)
        if self.needs is not None and wish.act.needs is not None:
            state = self.filter(CardPhrase(np, ANY_CARD, (wish.act.needs,)))
            self.needs.conditions.append(self.draft.condition(FITS, mention.register, state))
        if self.needs is not None and wish.counters.kind >= 0:
            there = self.filter(CardPhrase(np, ANY_CARD, counters=wish.counters))
            self.needs.conditions.append(self.draft.condition(FITS, mention.register, there))
        return Chosen(mention.register, mention.nouns, mention.number == MANY)

    def _wished(self, np: Node, phrase: CardPhrase, wish: Wish) -> CardPhrase:
        """The phrase with what the act means silently."""
        act = wish.act
        if wish.counters.kind >= 0 and phrase.counters.kind < 0:
            phrase = replace(phrase, counters=wish.counters)
        if wish.place is not None:
            if phrase.place is not None:
                raise NotPlayable("it says twice where the card is", phrase.node)
            phrase = replace(phrase, place=wish.place, whose_place=wish.whose_place)
        if wish.whose_card != ANYBODY:
            phrase = self.at_home(phrase, wish.whose_card)
        if act.usual_place is not None and phrase.place is None:
            if wish.actor.whose == THAT_PLAYER:
                self.that_player(phrase.node)
            phrase = replace(
                phrase, usual_place=act.usual_place, whose_usual_place=wish.actor.whose
            )
        if wish.other != NONE and phrase.other == NONE:
            phrase = replace(phrase, other=wish.other)
        if np[0] == "np.another":
            phrase = self.with_other(phrase, self._not_another())
        elif np[0] == "np.eachother":
            chosen = self._not_another() if self.chosen is None else self.chosen[0]
            phrase = self.with_other(phrase, chosen)
        return replace(
            phrase,
            must_say=act.needs if act.says else None,
            unless_said=None if self.needs is None else act.needs,
        )

    def at_home(self, phrase: CardPhrase, whose: int) -> CardPhrase:
        """Cards go back to their owner: a text that says "your hand" means your cards."""
        said = phrase.whose_card if phrase.whose_place == ANYBODY else phrase.whose_place
        if said == ANYBODY:
            return replace(phrase, whose_card=whose)
        if said != whose:
            raise NotPlayable(
                'a card goes back to its owner: write "to its owner\'s …"', phrase.node
            )
        return phrase

    def _not_another(self) -> int:
        """Other than the cards spoken of last, or than this card."""
        known = self.mentions.last_known(self.paid_with)
        return THIS if known is None else known.register

    def _need_some(self, phrase: CardPhrase, announced: int, least: int) -> None:
        """An act that one may do, or not, needs the cards to do it to."""
        if self.needs is None or least == 0:
            return
        if announced != NONE:
            there = self.filter(CardPhrase(phrase.node, ANY_CARD, is_in_play=phrase.place is None))
            condition = self.draft.condition(FITS, announced, there)
        else:
            condition = self.draft.condition(AT_LEAST, fitting=self.filter(phrase), number=least)
        self.needs.conditions.append(condition)
