"""Card phrases and positions: from "exhausted Thief an opponent controls adjacent to this card" to a
filter, and what "target" before it does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rulewright.effects.counters import ANY_COUNTERS, CounterRange, kind_named
from rulewright.effects.lowering.draft import Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.mentions import ITSELF, ONE, Mention
from rulewright.effects.lowering.players import Players
from rulewright.effects.lowering.words import CardPhrase, NearPhrase, SpotPhrase
from rulewright.effects.program import (
    ANYBODY,
    BY,
    LAST_TURN,
    NONE,
    OPPONENTS,
    OPPONENTS_PREVIOUS_TURN,
    TARGET,
    THAT_PLAYER,
    THIS,
    THIS_TURN_SO_FAR,
    YOUR_PREVIOUS_TURN,
    YOURSELF,
)

ANY_NOUN: Final = ("noun.card",)
NAMED_SO: Final = "named.that"
_OF_WHAT_HAPPENED: Final = {"prop.did": False, "prop.didnt": True, "prop.done": False}
"""Features that ask what has happened to a card, and whether it must not have."""

COUNTED_ON: Final = {
    "prop.counter": (1, NONE), "prop.nocounters": (0, 0), "prop.counters": (2, NONE),
    "cond.counter": (1, NONE), "cond.nocounters": (0, 0), "cond.counters": (2, NONE),
}  # fmt: skip
"""How many counters must be on a card, at least and at most; 2 where the phrase says how many."""


class CardPhrases(Players):
    """Phrases that name cards and positions."""

    knows_cause = False
    """Whether what is answered or replaced comes about by a power."""

    # What is asked of a card

    def card_phrase(self, nbar: Node, *, is_silent: bool) -> CardPhrase:
        """What a phrase without its article asks of a card."""
        if nbar[0] != "nbar.of":
            raise unknown_phrase(nbar)
        _, adjs, head, ctrl, zone, prop, named, other, near = nbar
        place, whose_place = self.place(zone)
        noted, span, is_never = NONE, THIS_TURN_SO_FAR, False
        if prop is not None and prop[0] in _OF_WHAT_HAPPENED:
            noted, span = self.kept_in_mind(prop[1]), self.span(prop[2])
            is_never = _OF_WHAT_HAPPENED[prop[0]]
            prop = None
        counters = ANY_COUNTERS
        if prop is not None and prop[0] in COUNTED_ON:
            counters, prop = self.counter_range(prop), None
        return CardPhrase(
            node=nbar,
            nouns=self._nouns(head),
            adjectives=self._adjectives(adjs),
            whose_card=ANYBODY if ctrl is None else self._controller(ctrl),
            place=place,
            whose_place=whose_place,
            feature=None if prop is None else prop[0],
            definition=NONE if named is None or named[0] == NAMED_SO else self.definition(named),
            named=NONE if named is None or named[0] != NAMED_SO else self.named_before(named),
            other=NONE if other is None else self._exception(other),
            near=None if near is None else self.near(near),
            is_silent=is_silent,
            noted=noted,
            span=span,
            is_never=is_never,
            counters=counters,
        )

    def counter_kind(self, mark: Node) -> int:
        """The number of a kind of counters."""
        if mark[0] == "mark.named":
            return kind_named(mark[1])
        if mark[0] != "mark.known":
            raise unknown_phrase(mark)
        return self.look_up(self.words.known_counters, mark[1])

    def counter_range(self, node: Node) -> CounterRange:
        """Of which kind, and how many."""
        least, most = COUNTED_ON[node[0]]
        if least > 1:
            least = self.number(node[-2], node)
        return CounterRange(self.counter_kind(node[-1]), least=least, most=most)

    def named_before(self, node: Node) -> int:
        """The register of the card that was named."""
        return self.mentions.last_name(node).named

    def kept_in_mind(self, verb: Node) -> int:
        """The number of the ability that keeps in mind which cards a verb was said of."""
        raise unknown_phrase(verb)

    def span(self, node: Node) -> int:
        """When something has happened."""
        if node[0] == "turnspan.previous":
            is_yours = self.certain_player(node[1]) == YOURSELF
            return YOUR_PREVIOUS_TURN if is_yours else OPPONENTS_PREVIOUS_TURN
        return self.look_up({"turnspan.turn": THIS_TURN_SO_FAR, "turnspan.last": LAST_TURN}, node)

    def filter(self, phrase: CardPhrase) -> int:
        """The number of the filter for it."""
        return self.draft.filter(self.words.card_filter(phrase))

    def _nouns(self, head: Node) -> tuple[str, ...]:
        if head[0] not in {"head.one", "head.or"}:
            raise unknown_phrase(head)
        for noun in head[1:]:
            self.check_noun(noun)
        return tuple(noun[0] for noun in head[1:])

    def check_noun(self, noun: Node) -> None:
        """Refuse what is no noun of the game."""
        if self.words.kinds(noun[0]) == 0:
            raise unknown_phrase(noun)

    def _adjectives(self, adjs: Node | None) -> tuple[str, ...]:
        found: list[str] = []
        while adjs is not None:
            if adjs[0] not in {"adjs.one", "adjs.more"}:
                raise unknown_phrase(adjs)
            found.append(adjs[1][0])
            adjs = adjs[2] if adjs[0] == "adjs.more" else None
        return tuple(found)

    def _controller(self, ctrl: Node) -> int:
        if ctrl[0] in {"ctrl.that", "ctrl.they"}:
            return self.that_player(ctrl)
        return self.look_up({"ctrl.you": YOURSELF, "ctrl.opponent": OPPONENTS}, ctrl)

    def place(self, zone: Node | None) -> tuple[str | None, int]:
        """Where something is: the tag of the place, and whose it is."""
        if zone is None:
            return None, ANYBODY
        return zone[0], ANYBODY if len(zone) == 1 else self.whose(zone[1])

    def _exception(self, other: Node) -> int:
        if other[0] != "other.than":
            raise unknown_phrase(other)
        return self.referred(other[1], is_aside=True).register

    def near(self, near: Node) -> NearPhrase:
        """How near, and to what."""
        tag = near[0]
        if tag == "near.adjacent":
            relation, distance, to = near, 1, near[1]
        elif tag == "near.within":
            relation, distance, to = near[2], self.number(near[1], near), near[3]
        elif tag == "near.line":
            relation, distance, to = near[1], 0, near[2]
        else:
            raise unknown_phrase(near)
        if to[0] == "np.ref":
            return NearPhrase(
                relation, self.referred(to[1], is_aside=True).register, NONE, distance
            )
        if to[0] == "np.target":
            register, _ = self.target(to, 1, 1, lambda phrase: phrase)
            return NearPhrase(relation, register, NONE, distance)
        if to[0] in {"np.a", "np.another"}:
            # Cards that lie face-down must not give themselves away by what is near them.
            phrase = self.card_phrase(to[1], is_silent=True)
            if to[0] == "np.another":
                phrase = self.with_other(phrase, THIS)
            return NearPhrase(relation, NONE, self.filter(phrase), distance)
        raise NotPlayable('near what? Write "a", "target", "this" or "it"', to)

    def with_other(self, phrase: CardPhrase, register: int) -> CardPhrase:
        """The phrase, with a card that is not meant."""
        if phrase.other not in {NONE, register}:
            raise NotPlayable("two exceptions are one too many: leave one out", phrase.node)
        return replace(phrase, other=register)

    def spot_filter(self, spot: Node) -> int:
        """The number of the filter for a position."""
        if spot[0] != "spot.a" or spot[1][0] != "spotbar.of":
            raise unknown_phrase(spot)
        _, adjective, zone, near = spot[1]
        place, whose_place = self.place(zone)
        how_near = None if near is None else self.near(near)
        found = SpotPhrase(spot[1], adjective, place, whose_place, how_near)
        return self.draft.spot(self.words.spot_filter(found))

    # Cards spoken of before

    def referred(self, ref: Node, *, is_aside: bool = False) -> Mention:
        """The cards that "this card", "that card" or "it" means."""
        tag = ref[0]
        if tag in self.words.named_doers:
            return self._doer(ref)
        if tag == "ref.it":
            return self.mentions.recall(ref, is_aside=is_aside)
        if tag == "ref.cause":
            if not self.knows_cause:
                raise NotPlayable('whose power? Write "by a power" before this', ref)
            return self.mentions.add(BY, ANY_NOUN, ONE, is_announced=False)
        if tag not in {"ref.this", "ref.that"}:
            raise unknown_phrase(ref)
        self.check_noun(ref[1])
        if tag == "ref.that":
            return self.mentions.recall(ref, ONE, ref[1][0], is_aside=is_aside)
        if not is_aside:
            self.mentions.add(THIS, (ref[1][0],), ITSELF, is_announced=True)
        return Mention(THIS, (ref[1][0],), ITSELF, 0, 0, is_announced=True)

    def _doer(self, ref: Node) -> Mention:
        """The card that has brought about what is answered here: the machine has it in BY."""
        answered = self.answered
        if answered is None or answered.verb not in self.words.named_doers[ref[0]]:
            raise NotPlayable("nobody does so here: write which card is meant", ref)
        if self.mentions.is_early:
            raise NotPlayable("which card that is is not known yet when this is settled", ref)
        nouns = ("noun.card",)
        return Mention(BY, nouns, ONE, 0, self.mentions.frame, is_announced=False)

    # Targets

    def target(
        self, np: Node, least: int, most: int, adapted: Callable[[CardPhrase], CardPhrase]
    ) -> tuple[int, CardPhrase]:
        """Have targets chosen: the register that will have them, and what they were asked for.

        ruling.targets-at-trigger: where a power is announced, before anybody may answer it."""
        if isinstance(self.targets, str):
            raise NotPlayable(self.targets, np)
        is_announced = self.targets is not None
        if self.is_header and not is_announced:
            raise NotPlayable('nobody triggers this, so nobody chooses a target: write "a"', np)
        with self.mentions.early(is_early=is_announced or self.mentions.is_early):
            phrase = adapted(self.card_phrase(np[-1], is_silent=True))
            if THAT_PLAYER in {phrase.whose_card, phrase.whose_place}:
                self.that_player(np)
            self.words.check_target(phrase)
            fitting = self.filter(phrase)
        if self.is_optional and self.words.is_open(phrase):
            least = 0  # ruling.needs-legal-target: the power must choose none
        register = self.draft.register(np)
        code = self.code if self.targets is None else self.targets
        code.emit(TARGET, into=register, fitting=fitting, least=least, most=most)
        return register, phrase

    def named_target(self, np: Node) -> tuple[int, tuple[str, ...]]:
        """One target of which something is said: its register and its nouns."""

        def adapted(phrase: CardPhrase) -> CardPhrase:
            if np[0] != "np.another":
                return phrase
            known = self.mentions.last_known()
            return self.with_other(phrase, THIS if known is None else known.register)

        register, phrase = self.target(np, 1, 1, adapted)
        self.mentions.add(register, phrase.nouns, ONE, is_announced=self.targets is not None)
        return register, phrase.nouns
