"""Elma's own acts: improving times, counters, types, control, the battle and the queue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.effects.lowering.choosing import Wish
from rulewright.effects.lowering.draft import Label, Node, NotPlayable
from rulewright.effects.lowering.meanings import Act
from rulewright.effects.lowering.mentions import MANY
from rulewright.effects.lowering.placing import np_in
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    A_NUMBER,
    ALL,
    CHOOSE,
    COPY,
    EACH,
    GOTO,
    HOLDERS,
    IT,
    MAY,
    NONE,
    REPEAT,
    SET,
    Amount,
)
from rulewright.games.elma.rules import terms
from rulewright.games.elma.texts.lowering import tables
from rulewright.games.elma.texts.lowering.phrases import Phrases
from rulewright.games.elma.texts.lowering.words import kinds_meant
from rulewright.kernel.fields import but

_UNTIL_BATTLE_ENDS: Final = 1
"""How control is taken: the other way is for good."""

_COUNTED: Final = {
    "act.improveone", "act.improve", "act.improvefirst", "act.putcounter", "act.putcounters",
    "act.removecounter", "act.removecounters", "act.removeall", "act.removethose",
}  # fmt: skip
"""Acts on cards that have a number."""


def in_tenths(seconds: Amount) -> Amount:
    """Seconds as the game counts time."""
    if seconds.kind == A_NUMBER:
        return but(seconds, number=seconds.number * terms.SECOND)
    most = NONE if seconds.most == NONE else seconds.most * terms.SECOND
    if seconds.parts % terms.SECOND == 0:  # of so many tenths
        return but(seconds, parts=seconds.parts // terms.SECOND, most=most)
    return but(seconds, times=seconds.times * terms.SECOND, most=most)


class Acts(Phrases):
    """Phrases that say what is done."""

    def act(self, node: Node, actor: Seat) -> None:
        own: dict[str, Callable[[Node, Act, Seat], None]] = {
            "act.improveone": self._improve,
            "act.improve": self._improve,
            "act.improvemany": self._improve,
            "act.improveequal": self._improve,
            "act.improvefirst": self._improve,
            "act.putcounter": self.change_counters,
            "act.putcounters": self.change_counters,
            "act.removecounter": self.change_counters,
            "act.removecounters": self.change_counters,
            "act.removeall": self.change_counters,
            "act.removethose": self.change_counters,
            "act.distribute": self._distribute,
            "act.intoplayonline": self._into_play_online,
            "act.turn": self._turn,
            "act.turnaswell": self._turn,
            "act.rebuild": self._rebuild,
            "act.rebuildaswell": self._rebuild,
            "act.control": self._control,
            "act.team": self._team,
            "act.either": self._either,
            "act.abort": self._abort,
            "act.abortbattle": self._abort_battle,
            "act.end": self._of_battle,
            "act.lengthen": self._of_battle,
            "act.shorten": self._of_battle,
            "act.lengthenby": self._of_battle,
            "act.lengthenon": self._length_on,
            "act.lengthenonby": self._length_on,
            "act.shortenon": self._length_on,
            "act.shortenby": self._of_battle,
        }
        if node[0] not in own:
            super().act(node, actor)
            return
        with self.mentions.clause(), self.said_once():
            own[node[0]](node, self.look_up(self.words.meanings.acts, node), actor)

    def takes_a_number(self, act: Node) -> bool:
        return act[0] in _COUNTED

    def _set(self, number: int, node: Node, purpose: str = "amount") -> int:
        register = self.draft.scratch(purpose, node)
        self.code.emit(SET, into=register, number=number)
        return register

    def _choose_one(self, into: int, fitting: int, actor: Seat) -> None:
        self.code.emit(CHOOSE, into=into, fitting=fitting, least=1, most=1, who=actor.register)

    def _improve(self, node: Node, act: Act, actor: Seat) -> None:
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        said = self.amount_in(node)
        self.do(act.verb, actor, cards=chosen.register, amount=self.reckoned(in_tenths(said), node))

    def _distribute(self, node: Node, act: Act, actor: Seat) -> None:
        """One counter after the other, each on a kuski of the player's choice."""
        _, many, counter, np = node
        if np[0] != "np.any":
            raise NotPlayable('among which? Write "any number of"', np)
        fitting = self.filter(self._wished(np, self.card_phrase(np[1], is_silent=True),
                                           Wish(act, actor)))  # fmt: skip
        left = self.draft.register(node)
        register = self.draft.register(node)
        again, end = Label(), Label()
        self.code.emit(SET, into=left, number=self.number(many, node))
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self._choose_one(register, fitting, actor)
        amount = self._set(1, node)
        kind = self._set(self.counter_kind(counter) + 1, node, "counter")
        self.do(act.verb, actor, cards=register, amount=amount, counter=kind)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)
        self.mentions.add_unknown(("noun.kuski",), "those may be several", MANY)

    def _into_play_online(self, node: Node, act: Act, actor: Seat) -> None:
        """It comes into play, and goes online at once."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))

        def do(register: int) -> None:
            self.do(act.verb, actor, cards=register)
            self.do(terms.GO_ONLINE, actor, cards=register)

        if chosen.is_many:
            self.places[IT] = self.places.get(chosen.register)
        self._to_each(node, act, chosen, do)

    def _turn(self, node: Node, act: Act, actor: Seat) -> None:
        """cards.type-set-replaces, cards.type-set-keeps: among the types of kuskis."""
        noun = node[2]
        if noun[0] not in tables.TYPES:
            raise NotPlayable(
                "only types of kuskis are given: Battler, Designer and the like", noun
            )
        chosen = self.choose(node[1], Wish(act, actor))
        types = self._set(tables.TYPES[noun[0]], node)
        self.do(act.verb, actor, cards=chosen.register, types=types)

    def _rebuild(self, node: Node, act: Act, actor: Seat) -> None:
        """cards.type-set-replaces, cards.type-set-keeps: among the kinds of levels."""
        _, np, said = node
        chosen = self.choose(np, Wish(act, actor))
        if any(self.words.kinds(noun) & terms.LEVEL == 0 for noun in chosen.nouns):
            raise NotPlayable("only a level is of such a kind", np)
        kinds = kinds_meant(said)
        types = self._set(int(kinds.types), node)
        keywords = self._set(int(kinds.keywords), node, "keywords")
        self.do(act.verb, actor, cards=chosen.register, types=types, keywords=keywords)

    def _control(self, node: Node, act: Act, actor: Seat) -> None:
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        lasts = self._set(_UNTIL_BATTLE_ENDS, node)
        self.do(act.verb, actor, cards=chosen.register, lasts=lasts)

    def _team(self, node: Node, act: Act, actor: Seat) -> None:
        _, obj, np = node
        chosen = self.choose(np_in(obj), Wish(act, actor))
        other = self.choose(np, Wish(act, actor, other=chosen.register))
        self.do(act.verb, actor, cards=chosen.register, other=other.register)

    def _either(self, node: Node, act: Act, actor: Seat) -> None:
        """Each kuski by itself: it is online, or its player sends it offline."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        self.free_it(node)
        left = self.draft.register(node)
        self.code.emit(COPY, into=left, source=chosen.register)
        again, end = Label(), Label()
        self.code.put(again)
        self.code.emit(EACH, left=left, go_to=end)
        self.code.emit(MAY, go_to=again, who=actor.register)
        self.do(act.verb, actor, cards=IT)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    # The battle and the queue

    def _of_battle(self, node: Node, act: Act, actor: Seat) -> None:
        self.need_battle(node)
        if len(node) > 1:
            amount = self._set(self.number(node[1], node), node)
            self.do(act.verb, actor, amount=amount)
        else:
            self.do(act.verb, actor)

    def _length_on(self, node: Node, act: Act, actor: Seat) -> None:
        """ruling.length-changes: of the battle on a level in the queue, or of the one that goes on."""
        chosen = self.choose(node[1], Wish(act, actor))
        if any(self.words.kinds(noun) & terms.LEVEL == 0 for noun in chosen.nouns):
            raise NotPlayable("battles are on levels", node[1])
        amount = self._set(self.number(node[2], node) if len(node) > 2 else 1, node)
        self.do(act.verb, actor, cards=chosen.register, amount=amount)

    def _abort_battle(self, node: Node, act: Act, actor: Seat) -> None:
        self.need_battle(node)
        going_on = self.filter(CardPhrase(node, ("noun.kuski",), place="zone.battle"))
        self.battle = self.draft.register(node)
        self.code.emit(ALL, into=self.battle, fitting=going_on)
        self.players_of_battle = self.draft.register(node)
        self.code.emit(HOLDERS, into=self.players_of_battle, source=self.battle)
        self.do(act.verb, actor)

    def _abort(self, node: Node, act: Act, actor: Seat) -> None:
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        self.kuskis_of_battle(node, chosen.register)
        self.remember_adders(node, chosen.register)
        self.do(terms.ABORT, actor, cards=chosen.register)
