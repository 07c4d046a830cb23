"""Conditions: what stands after "if", "unless" and "as long as"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rulewright.effects.lowering.amounts import COIN, Amounts, Chance
from rulewright.effects.lowering.cards import COUNTED_ON
from rulewright.effects.lowering.draft import Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.mentions import Mention
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    A_NUMBER,
    ANYBODY,
    AT_LEAST,
    AT_MOST,
    FITS,
    FITS_NOT,
    HAS_HAPPENED,
    IN_REGISTER,
    IS_AS_MANY,
    IS_FEWER,
    IS_MORE,
    NONE,
    OF_ALL,
    OF_NOBODY,
    OF_SOME,
    OPPONENTS,
    STAT,
    STAT_AT_LEAST,
    THIS,
    TURN_IS_EXTRA,
    TURN_IS_OF,
    WAS_DONE,
    WAS_NOT_DONE,
    YOU,
    YOURSELF,
    Amount,
)

ANY_CARD: Final = ("noun.card",)

_ASKED: Final = {
    "cond.isa": FITS,
    "cond.isnta": FITS_NOT,
    "cond.is": FITS,
    "cond.isnt": FITS_NOT,
    "cond.isin": FITS,
}
_COUNTED: Final = {
    "cond.control": YOURSELF,
    "cond.opponentcontrols": OPPONENTS,
    "cond.have": YOURSELF,
    "cond.opponenthas": OPPONENTS,
}
_COMPARED: Final = {
    "cond.more": IS_MORE, "cond.less": IS_FEWER, "cond.fewer": IS_FEWER, "cond.asmany": IS_AS_MANY,
}  # fmt: skip
_NOBODY_HAS: Final = {
    "cond.nonemore": IS_FEWER, "cond.noneless": IS_MORE, "cond.nonefewer": IS_MORE,
}  # fmt: skip
"""What is not so of you and any opponent."""
_RIVALS: Final = {"rival.a": OF_SOME, "rival.each": OF_ALL}
_STAT_QUANTITIES: Final = {
    "quant.stat": (IS_FEWER, True), "quant.nostat": (IS_AS_MANY, False), "quant.statatmost": (IS_MORE, True),
    "quant.somestat": (IS_MORE, False), "quant.statexactly": (IS_AS_MANY, False),
    "quant.statover": (IS_MORE, False), "quant.statunder": (IS_FEWER, False),
}  # fmt: skip
"""How what one has is compared with a number, and whether just that must not be so."""
_QUANTITIES: Final = {
    "quant.atleast": (AT_LEAST, 0), "quant.atmost": (AT_MOST, 0), "quant.exactly": (AT_LEAST, 0),
    "quant.over": (AT_LEAST, 1), "quant.under": (AT_MOST, -1),
}  # fmt: skip
"""Whether so many cards are the least or the most there may be, and how many more than is said."""

_TURNS: Final = {
    "cond.turnof": (TURN_IS_OF, False),
    "cond.notturnof": (TURN_IS_OF, True),
    "cond.extra": (TURN_IS_EXTRA, False),
    "cond.notextra": (TURN_IS_EXTRA, True),
}
"""Conditions on the turn, and whether they are turned round."""

YOU_DID: Final = "you"
THEY_DID: Final = "they"
DONE: Final = {
    "cond.do": (WAS_DONE, YOU_DID),
    "cond.dont": (WAS_NOT_DONE, YOU_DID),
    "cond.theydo": (WAS_DONE, THEY_DID),
    "cond.theydont": (WAS_NOT_DONE, THEY_DID),
}
"""Conditions on what was done in the sentence before, and by whom."""

_SIDES: Final = {"result.heads": 1, "result.tails": 2}


def _face(chance: Chance, face: int) -> str:
    return ("heads", "tails")[face - 1] if chance.sides == COIN else f"a {face}"


class Conditions(Amounts):
    """Phrases that say what must be so."""

    chance: Chance | None = None
    """The coin or die of which the text speaks."""
    tied: int = NONE
    """The register that says whether nobody alone had the most of what was compared last."""
    done_by: str | None = None
    """Who did or might have done the deed before, if DID tells whether it was done."""

    def condition(self, node: Node) -> int:
        """The number of a condition."""
        tag = node[0]
        with self.mentions.clause():
            if tag in DONE:
                return self._done(node)
            if tag == "cond.happened":
                return self._happened(node)
            if tag in _TURNS:
                kind, is_negated = _TURNS[tag]
                player = self.certain_player(node[1]) if len(node) > 1 else ANYBODY
                return self.draft.condition(kind, player=player, negated=int(is_negated))
            if tag in _ASKED:
                return self._asked(node)
            if tag in _COUNTED:
                return self._counted(node)
            if tag in _COMPARED or tag in _NOBODY_HAS:
                return self._compared(node)
            if tag == "cond.tie":
                return self._tie(node)
            if tag.startswith("result."):
                return self._on_result(node)
            if tag in COUNTED_ON:
                return self._has_counters(node)
            if tag == "cond.there":
                return self._there_are(node)
            raise unknown_phrase(node)

    def _compared(self, node: Node) -> int:
        """What you have, beside what others have."""
        tag = node[0]
        if tag in _NOBODY_HAS:
            kind, others = _NOBODY_HAS[tag], OF_SOME
        else:
            kind, others = _COMPARED[tag], self.look_up(_RIVALS, node[2])
            if others == OF_SOME:
                self.player = OPPONENTS
        said = node[1] if node[1][0].startswith("tally.") else self._as_tally(node[1])
        amount = self.tally(said)
        number = self.draft.comparison(kind, amount, amount, others)
        return self.draft.turned(number, NONE) if tag in _NOBODY_HAS else number

    def _as_tally(self, node: Node) -> Node:
        return ("tally.cards" if node[0] == "nbar.of" else "tally.stat", node)

    def _tie(self, node: Node) -> int:
        if self.tied == NONE:
            raise NotPlayable("who has the most is not asked before, so there is no tie", node)
        register = Amount(IN_REGISTER, register=self.tied)
        return self.draft.comparison(IS_AS_MANY, register, Amount(A_NUMBER, number=1), OF_NOBODY)

    # What coins and dice come to

    def _on_result(self, node: Node) -> int:
        """Whether the coin or die came to what is said."""
        chance = self.chance
        if chance is None or chance.frame != self.mentions.frame:
            raise NotPlayable(
                'a coin or a die comes first: write "Flip a coin." or "Roll a die."', node
            )
        meant = self._results(node, chance)
        twice = meant & chance.covered
        if twice:
            raise NotPlayable(f"two sentences speak of {_face(chance, min(twice))}", node)
        chance.covered |= meant
        chance.branches += 1
        others = [face for face in range(1, chance.sides + 1) if face not in meant]
        if len(meant) == 1:
            return self._is_face(chance, min(meant))
        found = NONE
        for face in others:
            found = self.draft.turned(self._is_face(chance, face), found)
        return found

    def _is_face(self, chance: Chance, face: int) -> int:
        came = Amount(IN_REGISTER, register=chance.register)
        return self.draft.comparison(IS_AS_MANY, came, Amount(A_NUMBER, number=face), OF_NOBODY)

    def _results(self, node: Node, chance: Chance) -> set[int]:
        tag = node[0]
        every = set(range(1, chance.sides + 1))
        if tag == "result.rest":
            found = every - chance.covered
        elif chance.sides == COIN:
            found = {self.look_up(_SIDES, node)}
        else:
            found = self._faces(node, every)
        if not found or not found < every:
            raise NotPlayable("this says nothing of a die with six faces", node)
        return found

    def _faces(self, node: Node, every: set[int]) -> set[int]:
        tag = node[0]
        if tag == "result.one":
            return {1}
        if tag in {"result.face", "result.either"}:
            return set(node[1:])
        if tag == "result.oneor":
            return {1, node[1]}
        if tag == "result.range":
            return set(range(node[1], node[2] + 1))
        if tag in {"result.from", "result.atmost"}:
            return set(range(1, node[1] + 1))
        if tag == "result.atleast":
            return {face for face in every if face >= node[1]}
        if tag in {"result.even", "result.odd"}:
            return {face for face in every if (face % 2 == 0) == (tag == "result.even")}
        raise NotPlayable("a die has no such side: say a number", node)

    def check_all_results(self, node: Node) -> None:
        """Where several results are spoken of, all must be: nobody could tell what is meant by the others."""
        chance = self.chance
        assert chance is not None
        missing = set(range(1, chance.sides + 1)) - chance.covered
        if missing and chance.branches > 1:
            raise NotPlayable(
                f"nothing is said of {_face(chance, min(missing))}: say what happens then, or end with"
                ' "Otherwise, do nothing."',
                node,
            )

    def _there_are(self, node: Node) -> int:
        """How many cards there are, whoever has them."""
        quant = node[1]
        if quant[0] in _STAT_QUANTITIES:
            raise NotPlayable('who has them? Write "you have …"', quant)
        return self._how_many(quant, self.card_phrase(quant[-1], is_silent=True))

    def _done(self, node: Node) -> int:
        kind, who = DONE[node[0]]
        if self.done_by is None or self.is_header:
            raise NotPlayable(
                'this asks about a deed that comes right before it, such as "you may discard a'
                ' card.", and there is none',
                node,
            )
        if who != self.done_by:
            right = "you" if self.done_by == YOU_DID else "they"
            raise NotPlayable(f'the deed before is not theirs to do: write "{right}"', node)
        return self.draft.condition(kind)

    # What has happened

    def _happened(self, node: Node) -> int:
        """Whether something has happened, to cards, or by them or a player."""
        past = node[1]
        register = NONE
        is_of_cards = past[0] in {
            "past.passive", "past.notpassive", "past.active", "past.notactive",
        }  # fmt: skip
        if is_of_cards and past[1][0] == "np.ref":
            register = self.referred(past[1][1]).register
            if past[-1] is not None and past[0] in {"past.passive", "past.notpassive"}:
                raise NotPlayable("of that card only what was done to it is known", past)
            noted = self.kept_in_mind(past[2])
        else:
            noted = self.kept_in_mind_of(past)
        return self.draft.condition(
            HAS_HAPPENED,
            register,
            number=1,
            negated=int(past[0].startswith("past.no")),
            noted=noted,
            span=self.span(node[2]),
        )

    def kept_in_mind_of(self, past: Node) -> int:
        """The number of the ability that keeps in mind what is said to have happened."""
        raise unknown_phrase(past)

    # Of a card that was spoken of, or of some card

    def _has_counters(self, node: Node) -> int:
        """ruling.counters."""
        np = node[1]
        if np[0] != "np.ref":
            raise NotPlayable('of which card? Write "it" or "this …"', np)
        register = self.referred(np[1]).register
        self.speak_of_counters(node[-1], register)
        phrase = CardPhrase(node, ANY_CARD, counters=self.counter_range(node))
        return self.draft.condition(FITS, register, self.filter(phrase))

    def _asked(self, node: Node) -> int:
        np = node[1]
        if np[0] == "np.ref":
            name = self.mentions.name_meant(np[1])
            if name is not None:
                return self._of_a_name(node, name)
            register = self.referred(np[1]).register
        elif np[0] == "np.target":
            register, _ = self.named_target(np)
        else:
            return self._exists(node)
        if node[0] in {"cond.isa", "cond.isnta"}:
            phrase = self.card_phrase(node[2], is_silent=False)
        else:
            phrase = self._with_predicate(CardPhrase(node, ANY_CARD), node)
        return self.draft.condition(_ASKED[node[0]], register, self.filter(phrase))

    def _of_a_name(self, node: Node, name: Mention) -> int:
        """Whether there is a card with the name that was said, in the place that is asked for."""
        if node[0] != "cond.isin":
            raise NotPlayable('only a name was said: ask where it "is in …"', node)
        phrase = self._with_predicate(CardPhrase(node, name.nouns, named=name.named), node)
        name.place = (phrase.place, phrase.whose_place)
        return self.draft.condition(AT_LEAST, fitting=self.filter(phrase), number=1)

    def _exists(self, node: Node) -> int:
        """Whether there is such a card at all."""
        np = node[1]
        if np[0] not in {"np.a", "np.another"} or node[0] not in {"cond.is", "cond.isin"}:
            raise NotPlayable(
                'of which card? Ask about "it", "that card" or "this card", or write "you control"',
                np,
            )
        phrase = self.card_phrase(np[1], is_silent=True)
        if np[0] == "np.another":
            phrase = self.with_other(phrase, THIS)
        self.mentions.add_unknown(phrase.nouns, "there may be several such cards")
        phrase = self._with_predicate(phrase, node)
        return self.draft.condition(AT_LEAST, fitting=self.filter(phrase), number=1)

    def _with_predicate(self, phrase: CardPhrase, node: Node) -> CardPhrase:
        """The phrase with what "is …" says besides."""
        if node[0] != "cond.isin":
            return replace(phrase, adjectives=(*phrase.adjectives, node[2][0]))
        if phrase.place is not None:
            raise NotPlayable("it says twice where the card is", node)
        place, whose_place = self.place(node[2])
        return replace(phrase, place=place, whose_place=whose_place)

    # How many cards

    def _counted(self, node: Node) -> int:
        whose = _COUNTED[node[0]]
        if whose == OPPONENTS:
            self.player = OPPONENTS
        quant = node[1]
        if quant[0] in _STAT_QUANTITIES:
            return self._stat_counted(node, whose)
        phrase = self.card_phrase(quant[-1], is_silent=True)
        if node[0] in {"cond.control", "cond.opponentcontrols"}:
            phrase = self._controlled(phrase, whose)
        else:
            phrase = self._held(phrase, whose)
        return self._how_many(quant, phrase)

    def _stat_counted(self, node: Node, whose: int) -> int:
        """How much of something a player has that is no card."""
        quant = node[1]
        if node[0] in {"cond.control", "cond.opponentcontrols"}:
            raise NotPlayable('this is nothing one controls: write "have"', node)
        stat = self.look_up(self.words.meanings.stats, quant[-1])
        least = self.number(quant[1], quant) if len(quant) > 2 else 0
        if quant[0] == "quant.stat":
            return self.draft.condition(STAT_AT_LEAST, number=least, player=whose, stat=stat)
        kind, is_turned = _STAT_QUANTITIES[quant[0]]
        one, than = Amount(STAT, stat=stat, register=YOU), Amount(A_NUMBER, number=least)
        if whose == YOURSELF:
            number = self.draft.comparison(kind, one, than, OF_NOBODY)
        else:
            # What an opponent has is compared as if they were you: the number stands first then.
            kind = {IS_MORE: IS_FEWER, IS_FEWER: IS_MORE}.get(kind, kind)
            others = OF_ALL if is_turned else OF_SOME
            number = self.draft.comparison(kind, than, one, others)
        return self.draft.turned(number, NONE) if is_turned else number

    def _how_many(self, quant: Node, phrase: CardPhrase) -> int:
        """How many such cards there must be."""
        tag = quant[0]
        kind, number = AT_LEAST, 1
        if tag in {"quant.a", "quant.exactlyone"}:
            pass
        elif tag == "quant.no":
            kind, number = AT_MOST, 0
        else:
            kind, more = self.look_up(_QUANTITIES, quant)
            number = self.number(quant[1], quant) + more
        fitting = self.filter(phrase)
        found = self.draft.condition(kind, fitting=fitting, number=number)
        if tag not in {"quant.exactly", "quant.exactlyone"}:
            return found
        no_more = self.draft.condition(AT_MOST, fitting=fitting, number=number)
        return self.draft.both(found, no_more)

    def _controlled(self, phrase: CardPhrase, whose: int) -> CardPhrase:
        if phrase.whose_card != ANYBODY:
            raise NotPlayable("it says twice who controls the cards", phrase.node)
        return replace(phrase, whose_card=whose)

    def _held(self, phrase: CardPhrase, whose: int) -> CardPhrase:
        if phrase.place is None:
            raise NotPlayable(
                'where? Write "in your hand" and the like, or "control" for cards in play',
                phrase.node,
            )
        if phrase.whose_place == ANYBODY:
            return self._controlled(phrase, whose)
        if phrase.whose_place != whose:
            raise NotPlayable("what one has lies in places of one's own", phrase.node)
        return phrase
