"""Elma's own phrases for players, cards, conditions and deeds, beyond those that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rulewright.effects.lowering.cards import COUNTED_ON
from rulewright.effects.lowering.choosing import Chosen, Wish
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import (
    Code,
    Label,
    Node,
    NotPlayable,
    unknown_phrase,
)
from rulewright.effects.lowering.many_players import ManyPlayers
from rulewright.effects.lowering.mentions import MANY, ONE, Mention
from rulewright.effects.lowering.players import YOUR_SEAT, Seat
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    ALL,
    ANYBODY,
    AT_LEAST,
    AT_MOST,
    BY,
    COPY,
    FITS,
    GOTO,
    HOLDERS,
    IF,
    IT,
    MEASURE,
    NONE,
    OPPONENT,
    REPEAT,
    SET,
    STAT_AT_LEAST,
    THAT,
    THAT_PLAYER,
    THIS,
    YOURSELF,
)
from rulewright.games.elma.rules import terms
from rulewright.games.elma.texts.filters import ANY_LEVEL, LevelKinds
from rulewright.games.elma.texts.lowering import tables
from rulewright.games.elma.texts.lowering.words import (
    ElmaPhrase,
    ElmaWords,
    as_elma_phrase,
    kinds_meant,
)

KUSKIS: Final = ("noun.kuski",)
LEVELS: Final = ("noun.level",)
_PLACED: Final = {"np.worst": terms.WORST_PLACED, "np.best": terms.BEST_PLACED}
_FULL_TURN: Final = {
    "cond.firstturn": (terms.IN_FIRST_STAT, True), "cond.lastturn": (terms.IN_LAST_STAT, True),
    "cond.ongoingfirst": (terms.IN_FIRST_STAT, False), "cond.ongoinglast": (terms.IN_LAST_STAT, False),
}  # fmt: skip
"""What is asked of the current battle, and whether it must be the one on this level."""

_FROM_PILES: Final = {
    terms.BAN, terms.DISCARD, terms.TO_HAND, terms.PLAY_KUSKI, terms.TO_DECK, terms.TO_DECK_TOP,
    terms.TO_DECK_BOTTOM, terms.TO_PILE, terms.LOOK_AT, terms.REVEAL,
}  # fmt: skip
"""What can be done to cards in hands and piles."""


class Phrases(ManyPlayers):
    """One text on its way to a program."""

    several_players = ManyPlayers.several_players | {"player.inbattle"}

    def __init__(self, definitions: Mapping[str, int]) -> None:
        self.words: ElmaWords = ElmaWords()
        super().__init__(self.words, definitions)
        self.battle: int | None = None
        """The register of the kuskis in the battle that "that battle" means."""
        self.rider: Mention | None = None
        """The kuski of which something is answered that it does in a battle, which "that battle" then is."""
        self.players_of_battle: int | None = None
        """The register of the players who had kuskis in that battle, where it was kept."""
        self.adders: dict[tuple[int, int], int] = {}
        """The registers of the kuskis that added levels which may be gone, by the ability that is
        written and by the register of the levels."""
        self.places: dict[int, str | None] = {}
        """Where the cards in a register were said to be."""
        self.discarding: Node | None = None
        """The deed by which another player discards, where that is what is written."""
        self.is_about_level = False
        """Whether the ability that is written answers what happens to a level: the machine then has the
        kuskis that added it in BY."""

    # Players: see ruling.your-opponent

    def one_opponent(self) -> Seat:
        """ruling.your-opponent: who is to discard must have a card."""
        fitting = NONE
        if self.discarding is not None:
            hand = CardPhrase(self.discarding, ANY_CARD, place="zone.hand", whose_place=THAT_PLAYER)
            fitting = self.filter(hand)
        self.code.emit(OPPONENT, into=THAT, fitting=fitting)
        self.player = self.player_in_register = THAT_PLAYER
        return Seat(THAT, THAT_PLAYER)

    def seats_meant(self, player: Node, into: int) -> None:
        if player[0] == "player.inbattle":
            self._players_of_that_battle(player, into)
        else:
            super().seats_meant(player, into)

    def _players_of_that_battle(self, player: Node, into: int) -> None:
        """Who had a kuski in the battle before it was aborted; of one that has ended, who controls one now."""
        battle = self._that_battle(player)
        if self.players_of_battle is None:
            self.code.emit(HOLDERS, into=into, source=battle)
        else:
            self.code.emit(COPY, into=into, source=self.players_of_battle)

    # Cards

    def card_phrase(self, nbar: Node, *, is_silent: bool) -> CardPhrase:
        phrase = as_elma_phrase(super().card_phrase(nbar, is_silent=is_silent), feature=None)
        phrase = replace(phrase, level_kinds=_kinds_in(nbar))
        if phrase.place == "zone.that" and self.battle is None and self.rider is not None:
            phrase = replace(phrase, beside=self.rider.register)
        elif phrase.place == "zone.that":
            phrase = replace(phrase, only=self._that_battle(nbar))
        if nbar[5] is None or phrase.noted != NONE:
            return phrase
        return self._with_feature(phrase, nbar[5])

    def _that_battle(self, node: Node) -> int:
        if self.battle is None:
            raise NotPlayable("no battle is spoken of before", node)
        return self.battle

    def _with_feature(self, phrase: ElmaPhrase, prop: Node) -> ElmaPhrase:
        tag = prop[0]
        if tag == "prop.added":
            return replace(phrase, added_by=self.referred(prop[1], is_aside=True).register)
        if tag == "prop.addedby":
            return replace(phrase, added_whose=self._controller(prop[1]))
        if tag == "prop.pro":
            return replace(phrase, pro=tables.LEVEL_KINDS[prop[1][0]])
        if tag == "prop.without":
            return replace(phrase, without=kinds_meant(prop[1]))
        if tag == "prop.finish":
            return replace(phrase, finish=terms.WITH_IT)
        if tag == "prop.nofinish":
            return replace(phrase, finish=terms.WITHOUT_IT)
        if tag in {"prop.inteam", "prop.noteam"}:
            return replace(phrase, team=terms.WITH_IT if tag == "prop.inteam" else terms.WITHOUT_IT)
        if tag == "prop.team":
            return replace(phrase, is_of_another_team=True)
        if tag not in COUNTED_ON:
            raise unknown_phrase(prop)
        return phrase

    def choose(self, np: Node, wish: Wish) -> Chosen:
        if np[0] == "np.adder":
            return self._adders(np)
        if np[0] in _PLACED:
            return self._best_or_worst(np, wish)
        self._place_said: str | None = None
        chosen = super().choose(np, wish)
        if wish.act.verb == terms.PLAY_KUSKI and any(
            self.words.kinds(noun) != terms.KUSKI for noun in chosen.nouns
        ):
            raise NotPlayable('only kuskis come into play: write "kuski"', np)
        group = self.groups.get(chosen.register) or self.group_with(chosen.register)
        if group is not None and group.whose != ANYBODY:
            self._place_said = "zone.deck"
        self.places.setdefault(chosen.register, self._place_said)
        return chosen

    def _best_or_worst(self, np: Node, wish: Wish) -> Chosen:
        """ruling.best-and-worst: the one with the best or the worst result, if no other shares it."""
        phrase = self._wished(np, self.card_phrase(np[1], is_silent=True), wish)
        if any(self.words.kinds(noun) & terms.KUSKI == 0 for noun in phrase.nouns):
            raise NotPlayable("only kuskis have results", np)
        if phrase.place not in {None, "zone.battle", "zone.this"}:
            raise NotPlayable("results are compared in the battle that goes on", np)
        fitting = self.filter(as_elma_phrase(phrase, standing=_PLACED[np[0]]))
        if self.needs is not None:
            self.needs.conditions.append(
                self.draft.both(
                    self.draft.condition(AT_LEAST, fitting=fitting, number=1),
                    self.draft.condition(AT_MOST, fitting=fitting, number=1),
                )
            )
        register = self.draft.register(np)
        self.tied = self.draft.register(np)
        alone = Label()
        self.code.emit(SET, into=self.tied, number=0)
        self.code.emit(ALL, into=register, fitting=fitting)
        several = self.draft.condition(AT_LEAST, fitting=fitting, number=2)
        self.code.emit(IF, go_to=alone, condition=several)
        self.code.emit(SET, into=self.tied, number=1)
        self.code.emit(SET, into=register, number=0)
        self.code.put(alone)
        self.mentions.add(register, phrase.nouns, ONE, is_announced=False)
        return Chosen(register, phrase.nouns, is_many=False)

    def _adders(self, np: Node) -> Chosen:
        """The kuskis that added a level (ruling.chain-adders)."""
        levels = self.referred(np[1], is_aside=True)
        if self.is_about_level and levels.register in {THIS, IT}:
            self.mentions.add(BY, KUSKIS, ONE, is_announced=False)
            return Chosen(BY, KUSKIS, is_many=False)
        register = self.adders.get((self.mentions.frame, levels.register), NONE)
        if register == NONE:
            register = self._who_added(np, levels.register)
        self.mentions.add(register, KUSKIS, ONE, is_announced=False)
        return Chosen(register, KUSKIS, is_many=False)

    def remember_adders(self, node: Node, levels: int) -> None:
        """Before levels go: nothing tells afterwards who added them."""
        self.adders[self.mentions.frame, levels] = self._who_added(node, levels)

    def _who_added(self, node: Node, levels: int) -> int:
        register = self.draft.register(node)
        phrase = as_elma_phrase(CardPhrase(node, KUSKIS, is_in_play=True), adds=levels)
        self.code.emit(ALL, into=register, fitting=self.filter(phrase))
        return register

    def _wished(self, np: Node, phrase: CardPhrase, wish: Wish) -> CardPhrase:
        phrase = super()._wished(np, phrase, wish)
        self._place_said = phrase.place
        if phrase.place is None and phrase.usual_place is not None:
            is_in_play = phrase.whose_card != 0 or bool(phrase.adjectives)
            self._place_said = None if is_in_play else phrase.usual_place
        able = tables.ABLE.get(wish.act.verb, 0)
        return as_elma_phrase(phrase, able=able) if able else phrase

    def do(self, verb: int, seat: Seat, *, cards: int = NONE, **operands: int) -> None:
        if verb in _FROM_PILES and self.places.get(cards) in tables.PILES:
            operands["is_out_of_play"] = True
        if verb == terms.DRAW and self.seats_left != NONE:
            # ruling.all-lose-together: a draw of each player knows who is to draw yet
            operands["whose"] = self.seats_left
        super().do(verb, seat, cards=cards, **operands)

    def copied(self, register: int, source: int) -> None:
        super().copied(register, source)
        self.places[register] = self.places.get(source)

    # Conditions

    def condition(self, node: Node) -> int:
        number = self._condition(node)
        if self.is_header and self.words.is_secret(self.draft, number):
            raise NotPlayable(
                "what holds all the time must be plain to all, and nobody else sees these cards: ask"
                " about cards that lie open",
                node,
            )
        return number

    def _condition(self, node: Node) -> int:
        tag = node[0]
        if tag == "cond.battle":
            with self.mentions.clause():
                return self._battle_on(node[1])
        if tag == "cond.lasted":
            number = self.number(node[1], node)
            return self.draft.condition(
                STAT_AT_LEAST, number=number, player=YOURSELF, stat=terms.FULL_TURNS_STAT
            )
        if tag in _FULL_TURN:
            stat, is_here = _FULL_TURN[tag]
            number = self.draft.condition(STAT_AT_LEAST, number=1, player=YOURSELF, stat=stat)
            if not is_here:
                return number
            here = self.filter(CardPhrase(node, LEVELS, place="zone.battle", only=THIS))
            return self.draft.both(self.draft.condition(AT_LEAST, fitting=here, number=1), number)
        if tag == "cond.idle":
            return self._of_one(node, idle=self.number(node[2], node))
        return super().condition(node)

    def _held(self, phrase: CardPhrase, whose: int) -> CardPhrase:
        """Kuskis that one has are those in play, if nothing else is said."""
        are_kuskis = all(self.words.kinds(noun) == terms.KUSKI for noun in phrase.nouns)
        if phrase.place is None and are_kuskis:
            return self._controlled(phrase, whose)
        return super()._held(phrase, whose)

    def _battle_on(self, course: Node) -> int:
        np = course[1]
        if np[0] == "np.ref":
            phrase: CardPhrase = CardPhrase(np, LEVELS, only=self.referred(np[1]).register)
        elif np[0] == "np.a":
            phrase = self.card_phrase(np[1], is_silent=False)
        else:
            raise NotPlayable('on which level? Write "a" or "this"', np)
        phrase = replace(phrase, place="zone.battle")
        return self.draft.condition(AT_LEAST, fitting=self.filter(phrase), number=1)

    def _of_one(self, node: Node, **asked: object) -> int:
        np = node[1]
        if np[0] != "np.ref":
            raise NotPlayable('of which card? Write "it" or "this …"', np)
        with self.mentions.clause():
            register = self.referred(np[1]).register
        phrase = as_elma_phrase(CardPhrase(node, ANY_CARD), **asked)
        return self.draft.condition(FITS, register, self.filter(phrase))

    def need_battle(self, node: Node) -> None:
        """An act of the ongoing battle can be done only if there is one."""
        if self.needs is not None:
            going_on = self.filter(CardPhrase(node, LEVELS, place="zone.battle"))
            condition = self.draft.condition(AT_LEAST, fitting=going_on, number=1)
            self.needs.conditions.append(condition)

    # Deeds

    def deed(self, node: Node, *, is_told: bool) -> None:
        if node[0] == "deed.foreachturn":
            self._for_each_turn(node[1], node[2], YOUR_SEAT)
        elif node[0] == "deed.playerforeachturn":
            self._by(node[1], lambda seat: self._for_each_turn(node[2], node[3], seat))
        else:
            outer = self.discarding
            is_discard = node[0] == "deed.player" and node[2][0] == "act.discard"
            self.discarding = node if is_discard else None
            super().deed(node, is_told=is_told)
            self.discarding = outer

    def _for_each_turn(self, act: Node, ref: Node, seat: Seat) -> None:
        """ruling.full-turns-battled."""
        with self.into(Code()) as code:
            self.act(act, seat)
        kuski = self.referred(ref, is_aside=True)
        if kuski.number == MANY:
            raise NotPlayable("those are several kuskis: speak of one", ref)
        left = self.draft.register(act)
        again, end = Label(), Label()
        self.code.emit(MEASURE, into=left, measure=terms.FULL_TURNS_OF_KUSKI, source=kuski.register)
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.add(code)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def kuskis_of_battle(self, node: Node, level: int) -> None:
        """From now on "that battle" means the one on a level: remember who plays it."""
        phrase = as_elma_phrase(CardPhrase(node, KUSKIS, is_in_play=True), drives_on=level)
        self.battle = self.draft.register(node)
        self.code.emit(ALL, into=self.battle, fitting=self.filter(phrase))

    def itself(self, node: Node) -> int:
        """The filter of the card whose text it is."""
        return self.filter(CardPhrase(node, ANY_CARD, only=THIS))


def _kinds_in(nbar: Node) -> LevelKinds:
    """The kinds of level that adjectives name."""
    said = nbar[1]
    found: list[Node] = []
    while said is not None:
        if said[1][0] == "adj.kinds":
            found.append(said[1][1])
        said = said[2] if said[0] == "adjs.more" else None
    if len(found) > 1:
        raise NotPlayable('of which kinds? Join them with "or"', nbar)
    return kinds_meant(found[0]) if found else ANY_LEVEL
