"""Cards from the top or the bottom of a Deck, some of the cards spoken of before, and where they are put:
"reveal the top 3 cards of your Deck", "put one of them into your hand and the rest on the bottom of your Deck in
any order", "split them into 2 piles".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rulewright.effects.lowering.choosing import Choosing, Chosen, Wish
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import Label, Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.meanings import Act
from rulewright.effects.lowering.mentions import MANY, ONE
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.words import CardPhrase, Words
from rulewright.effects.program import (
    ALL,
    ANY_NUMBER,
    ANYBODY,
    AT_LEAST,
    CHOOSE,
    COPY,
    GOTO,
    IF,
    LESS,
    NONE,
    PILE,
    RANDOM,
    TOP,
)

_ENDS_OF_DECKS: Final = {
    "np.top": False,
    "np.tops": False,
    "np.bottom": True,
    "np.bottoms": True,
}
"""Whether it is the bottom of a Deck."""
_SOME: Final = {"sub.one", "sub.some", "sub.upto", "sub.any", "sub.a", "sub.uptoof", "sub.each"}
_NOT_ALL: Final = {"sub.upto", "sub.any", "sub.uptoof"}


@dataclass
class Group:
    """Cards spoken of together, of which a text then speaks in parts."""

    register: int
    whose: int = ANYBODY
    """Whose Deck they lie on; ANYBODY if they come from elsewhere."""
    taken: list[int] = field(default_factory=list)
    """The registers of the parts that were spoken of, which "the rest" leaves out."""
    piles: tuple[int, int] | None = None
    """The registers of the piles into which they were split."""
    picked: tuple[int, int] | None = None
    """The registers of the pile that was picked and of the other."""
    is_shown: bool = False
    """Whether all players see them."""


class Placing(Choosing):
    """Phrases that name parts of Decks, parts of what was named, and where they are put."""

    def __init__(self, words: Words, definitions: Mapping[str, int]) -> None:
        super().__init__(words, definitions)
        self.groups: dict[int, Group] = {}
        """By the register that holds the cards."""
        self.found: set[int] = set()
        """The registers of what searches have found."""

    def do(self, verb: int, seat: Seat, *, cards: int = NONE, **operands: int) -> None:
        """Have it done, by a seat and to the cards in a register; `operands` as `Instruction` names them."""
        raise NotImplementedError

    # Which cards

    def choose(self, np: Node, wish: Wish) -> Chosen:
        """Have the cards chosen, or find out which were."""
        tag = np[0]
        if tag in _ENDS_OF_DECKS:
            return self._end_of_deck(np, wish)
        if tag in _SOME:
            return self._some(np, wish)
        if tag == "sub.rest":
            return self._rest(np)
        if tag in {"sub.pile", "sub.other"}:
            return self._pile(np, wish)
        chosen = super().choose(np, wish)
        if wish.act.shows and chosen.register in self.groups:
            self.groups[chosen.register].is_shown = True
        return chosen

    def _end_of_deck(self, np: Node, wish: Wish) -> Chosen:
        is_many = len(np) > 2
        most = self.number(np[1], np) if is_many else 1
        seat = self.seat(np[-1])
        if wish.whose_card not in {ANYBODY, seat.whose}:
            raise self._wrong_home(np)
        register = self.draft.register(np)
        self.code.emit(
            TOP,
            into=register,
            whose=seat.register,
            most=most,
            is_bottom=_ENDS_OF_DECKS[np[0]],
        )
        self.groups[register] = Group(register, seat.whose, is_shown=wish.act.shows)
        number = MANY if is_many else ONE
        self.mentions.add(register, ANY_CARD, number, is_announced=False)
        return Chosen(register, ANY_CARD, is_many)

    def _group_meant(self, node: Node) -> Group:
        """The cards of which a phrase means a part."""
        register = self.mentions.recall(node, MANY, is_aside=True).register
        group = self.group_with(register)
        return self.groups.setdefault(register, Group(register)) if group is None else group

    def _some(self, sub: Node, wish: Wish) -> Chosen:
        group = self._group_meant(sub)
        self._check_home(group, wish, sub)
        tag = sub[0]
        phrase = CardPhrase(sub, ANY_CARD)
        most = 1
        if tag in {"sub.some", "sub.upto", "sub.uptoof"}:
            most = self.number(sub[1], sub)
        elif tag == "sub.any":
            most = ANY_NUMBER
        if tag in {"sub.a", "sub.uptoof", "sub.each"}:
            nbar = ("nbar.of", *sub[-2:], *[None] * 6)
            phrase = self.card_phrase(nbar, is_silent=False)
        phrase = replace(phrase, only=group.register)
        is_of_kind = tag == "sub.a" and not group.is_shown
        # ruling.hidden-information: nobody need say what it is that others do not see.
        least = 0 if tag in _NOT_ALL or is_of_kind else most
        fitting = self.filter(phrase)
        register = self.draft.register(sub)
        if tag == "sub.each":
            self.code.emit(ALL, into=register, fitting=fitting)
        else:
            who = wish.actor.register
            self.code.emit(CHOOSE, into=register, fitting=fitting, least=least, most=most, who=who)
            self._need_some(phrase, NONE, least)
        group.taken.append(register)
        is_many = tag not in {"sub.one", "sub.a"}
        number = MANY if is_many else ONE
        self.mentions.add(register, phrase.nouns, number, is_announced=False)
        return Chosen(register, phrase.nouns, is_many)

    def _rest(self, sub: Node) -> Chosen:
        group = self._group_meant(sub)
        register = self.draft.register(sub)
        self.code.emit(COPY, into=register, source=group.register)
        for part in group.taken:
            self.code.emit(LESS, into=register, source=part)
        self.mentions.add(register, ANY_CARD, MANY, is_announced=False)
        self.groups[register] = Group(register, group.whose, is_shown=group.is_shown)
        return Chosen(register, ANY_CARD, is_many=True)

    def _pile(self, sub: Node, wish: Wish) -> Chosen:
        group = self._group_meant(sub)
        if group.piles is None:
            raise NotPlayable("no cards have been split into piles before", sub)
        self._check_home(group, wish, sub)
        one, other = group.piles
        if sub[0] == "sub.pile":
            if group.picked is not None:
                raise NotPlayable('one pile is picked already: write "the other pile"', sub)
            picked, left = self.draft.register(sub), self.draft.register(sub)
            self.code.emit(PILE, into=picked, source=one, other=other, who=wish.actor.register)
            self.code.emit(COPY, into=left, source=group.register)
            self.code.emit(LESS, into=left, source=picked)
            group.picked = (picked, left)
        if group.picked is None:
            raise NotPlayable('say first what becomes of "one pile"', sub)
        register = group.picked[0 if sub[0] == "sub.pile" else 1]
        self.groups.setdefault(register, Group(register, group.whose, is_shown=True))
        return Chosen(register, ANY_CARD, is_many=True)

    def _check_home(self, group: Group, wish: Wish, node: Node) -> None:
        if ANYBODY not in {group.whose, wish.whose_card} and group.whose != wish.whose_card:
            raise self._wrong_home(node)

    def _wrong_home(self, node: Node) -> NotPlayable:
        return NotPlayable(
            "a card goes to its owner's hand, Deck and piles, and those are another player's", node
        )

    # Where they are put

    def put(self, node: Node, act: Act, actor: Seat) -> None:
        """What is put into a hand or pile, on a Deck or below it; or one thing here and another there."""
        for placing in node[1:]:
            self._placed(placing, act, actor)

    def _placed(self, placing: Node, act: Act, actor: Seat) -> None:
        tag, named = placing[0], placing[1]
        if tag == "placing.back":
            self._back(placing, act, actor)
            return
        self.look_up({"placing.into": None, "placing.onto": None}, placing)
        where = placing[2]
        verb = self.look_up(self.words.meanings.destinations, where)
        np = np_in(named) if tag == "placing.into" else _part(named)
        chosen = self.choose(np, Wish(act, actor, self.home(where)))
        if where[0] == "into.hand":
            self.check_not_found(chosen, placing)
        group = self.groups.get(chosen.register)
        if group is not None:
            self._check_home(group, Wish(act, actor, self.home(where)), named)
        self.words.check_destination(where, chosen.nouns)
        order = where[2] if tag == "placing.onto" else None
        self._in_order(placing, verb, order, chosen, actor)

    def check_not_found(self, chosen: Chosen, node: Node) -> None:
        """Point out where is shown or taken to hand what a search has found, which was done by it."""
        if chosen.register in self.found:
            what = "what a search finds is shown and in hand already: leave this out"
            self.draft.said_twice(what, node)

    def _back(self, placing: Node, act: Act, actor: Seat) -> None:
        """On top of the Deck they come from."""
        chosen = self.choose(_part(placing[1]), Wish(act, actor))
        is_from_deck = any(
            chosen.register == register or chosen.register in group.taken
            for register, group in self.groups.items()
            if group.whose != ANYBODY
        )
        if not is_from_deck:
            raise NotPlayable("only what lies on a Deck is put back there", placing)
        self._in_order(placing, act.verb, placing[2], chosen, actor)

    def _in_order(
        self, node: Node, verb: int, order: Node | None, chosen: Chosen, actor: Seat
    ) -> None:
        """One after the other, as their player or chance will have it; otherwise as they lie."""
        orders = {"order.any": False, "order.random": True}
        is_random = order is not None and self.look_up(orders, order)
        if order is None or not chosen.is_many:
            self.do(verb, actor, cards=chosen.register)
            return
        meanings = self.words.meanings.hidings
        self.do(
            meanings["order.random" if is_random else "order.any"], actor, cards=chosen.register
        )
        left = self.draft.register(node)
        next_one = self.draft.scratch("next", node)
        again, last = Label(), Label()
        fitting = self.filter(CardPhrase(node, ANY_CARD, only=left))
        several = self.draft.condition(AT_LEAST, fitting=fitting, number=2)
        self.copied(left, chosen.register)
        self.copied(next_one, chosen.register)
        self.code.emit(COPY, into=left, source=chosen.register)
        self.code.put(again)
        self.code.emit(IF, go_to=last, condition=several)
        if is_random:
            self.code.emit(RANDOM, into=next_one, fitting=fitting, most=1)
        else:
            self.code.emit(
                CHOOSE, into=next_one, fitting=fitting, least=1, most=1, who=actor.register
            )
        self.do(verb, actor, cards=next_one)
        self.code.emit(LESS, into=left, source=next_one)
        self.code.emit(GOTO, go_to=again)
        self.code.put(last)
        self.do(verb, actor, cards=left)

    def split(self, node: Node, act: Act, actor: Seat) -> None:
        """All see the cards; who splits them says which lie in the first pile, which may be none."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        self.do(act.verb, actor, cards=chosen.register)
        first, second = self.draft.register(node), self.draft.register(node)
        fitting = self.filter(CardPhrase(node, ANY_CARD, only=chosen.register))
        self.code.emit(
            CHOOSE, into=first, fitting=fitting, least=0, most=ANY_NUMBER, who=actor.register
        )
        self.code.emit(COPY, into=second, source=chosen.register)
        self.code.emit(LESS, into=second, source=first)
        group = self.groups.setdefault(chosen.register, Group(chosen.register))
        group.piles, group.is_shown = (first, second), True

    def copied(self, register: int, source: int) -> None:
        """A register gets cards from another: what is known of these is known of those."""

    def group_with(self, register: int) -> Group | None:
        """The group of which a register holds a part."""
        for group in self.groups.values():
            if register in group.taken:
                return group
        return None

    def home(self, dest: Node) -> int:
        """Whose cards can go there; ANYBODY for "its owner's …" and "their owners' …"."""
        if len(dest) == 1 or dest[1][0] == "poss.owner":
            return ANYBODY
        return self.whose(dest[1], is_aside=False)


def np_in(obj: Node) -> Node:
    """The card phrase in "… it" or "… 2 cards", singular or plural."""
    np: Node = obj[1] if obj[0] in {"obj.sg", "obj.pl", "obj.sub"} else obj
    return np


def _part(part: Node) -> Node:
    """The card phrase that a part of what was named before stands for."""
    if part[0] in {"part.it", "part.them"}:
        return part
    if part[0] != "part.sub":
        raise unknown_phrase(part)
    np: Node = part[1]
    return np
