"""Acts: "kill …", "draw 2 cards", "return … to its owner's hand". One verb with what it is done to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.lowering.amounts import COIN, DIE, Chance, LastDeed
from rulewright.effects.lowering.choosing import Chosen, Wish
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import AbilityDraft, Code, Label, Node, NotPlayable, Step
from rulewright.effects.lowering.meanings import (
    AMOUNT,
    BECOME,
    CHOOSE_ONLY,
    CHOOSE_SPOT,
    CONTROL_FOR,
    COUNTERS,
    LOOK,
    NAMING,
    NOTHING,
    OF_A_PLAYER,
    ON_CARDS,
    PLACE,
    PUT,
    REARRANGE,
    RETURN,
    SEARCH,
    SPLIT,
    STEPS,
    SUMMON_NAMED,
    SUMMON_UP_TO,
    SWAP_THOSE,
    SWAP_TWO,
    TAKE,
    UP_TO_STEPS,
    Act,
)
from rulewright.effects.lowering.placing import Placing, np_in
from rulewright.effects.lowering.players import YOUR_SEAT, Seat
from rulewright.effects.lowering.words import CardPhrase, NearPhrase, SpotPhrase
from rulewright.effects.program import (
    A_NUMBER,
    ANYBODY,
    AT_LEAST,
    CHANCE,
    CHOOSE,
    COPY,
    DO,
    EACH,
    EACH_PLAYER,
    GOTO,
    HOLDER,
    IF,
    IS_FEWER,
    IT,
    ITS_OWNER,
    JOIN,
    LESS,
    MODIFY,
    NAME,
    NONE,
    OF_NOBODY,
    OPPONENTS,
    REPEAT,
    SET,
    SPOT,
    STAT,
    STAT_AT_LEAST,
    THIS,
    YOURSELF,
    Amount,
)
from rulewright.effects.program import BECOME as BECOME_IT

_DECK = "zone.deck"
_CHANCES = {"act.coin": COIN, "act.die": DIE}
"""Acts that leave it to chance, and how many results there are."""


_LEAVES_PLAY: Final = {"act.return", "act.kill", "act.banish", "act.put"}
_OF_A_HAND: Final = {"act.discardhand", "act.discardto", "act.refill", "act.refillequal"}


_LOST: Final = (
    "this is never done: the power is over as soon as its card has left, turned face-down or been readied; put it before"
    " that"
)


class Acts(Placing):
    """Phrases that say what is done."""

    is_power = False
    """Whether what is written is done by a power, which ends with its card."""
    acts_at_once = False
    """Whether what is written is a power that acts at once and is over."""
    became = False
    """Whether another card's power acts in the place of this one."""
    is_ending = False
    departure: Node | None = None
    """The act by which the card itself leaves or turns, so that its power is over, if nothing has come after it."""

    def act(self, node: Node, actor: Seat) -> None:
        """Write the code of an act that a player does."""
        if self.became:
            raise NotPlayable(
                "another card's power acts in the place of this one: this is never done", node
            )
        if node[0] in _CHANCES:
            self._chance(node)
            return
        if node[0] in _OF_A_HAND and node[0] not in self.words.meanings.acts:
            with self.mentions.clause():
                self._of_a_hand(node, actor)
            return
        act = self.look_up(self.words.meanings.acts, node)
        shapes: dict[str, Callable[[Node, Act, Seat], None]] = {
            ON_CARDS: self._on_cards,
            AMOUNT: self._amount,
            OF_A_PLAYER: self._of_a_player,
            LOOK: self._look,
            SEARCH: self._search,
            RETURN: self._return,
            PUT: self._put,
            PLACE: self.put,
            SPLIT: self.split,
            SWAP_TWO: self._swap,
            SUMMON_NAMED: self._summon,
            SUMMON_UP_TO: self._summon,
            STEPS: self._steps,
            UP_TO_STEPS: self._steps,
            SWAP_THOSE: self._swap_those,
            CONTROL_FOR: self._control_for,
            CHOOSE_SPOT: self._choose_spot,
            COUNTERS: self.change_counters,
            NAMING: self.name_card,
            REARRANGE: self._rearrange,
            BECOME: self._become,
            CHOOSE_ONLY: self._choose_only,
            TAKE: self._take,
            NOTHING: self._nothing,
        }
        self._check_answers(node, act)
        if self.departure is not None:
            self._check_still_there(node, act, self.departure)
            self.draft.doubt(_LOST, node)
            self.departure = None
        if act.verb == self.words.extra_turn:
            self.gives_extra_turn = True
        with self.mentions.clause(), self.said_once():
            shapes[act.shape](node, act, actor)
        if self.is_ending:
            self.is_ending, self.departure = False, node

    def _check_answers(self, node: Node, act: Act) -> None:
        """Refuse what is done only to a card that has just done something, wherever else it stands."""
        to = self.words.only_answering.get(act.verb)
        if to is None:
            return
        np = np_in(node[1])
        is_answer = self.answered is not None and self.answered.verb in to
        if not is_answer or np != ("np.ref", ("ref.it",)):
            raise NotPlayable(
                "dead: this is done only in answer, to the card that is answered: write"
                ' "whenever a card … triggers its power, block it"',
                node,
            )

    def _check_still_there(self, node: Node, act: Act, departure: Node) -> None:
        """Refuse to do something to the card itself that is done only in play, after it has left."""
        if departure[0] not in _LEAVES_PLAY or act.verb not in self.words.only_in_play:
            return
        np = np_in(node[1]) if act.shape == ON_CARDS else ("",)
        if np[0] == "np.ref" and self.referred(np[1], is_aside=True).register == THIS:
            raise NotPlayable(
                "contradictory: this card has left by then, so it cannot be done to it: leave one out",
                node,
            )

    def _of_a_hand(self, node: Node, actor: Seat) -> None:
        """A hand is discarded, or brought to so many cards: what is one act of every game, done as often as need be."""
        poss = node[1] if isinstance(node[1], tuple) else None
        if poss is None or poss[0] == "poss.their":
            poss = ("poss.your",) if actor == YOUR_SEAT else ("poss.their",)
        card = ("nbar.of", None, ("head.one", ("noun.card",)), None, None, None, None, None, None)
        held = (*card[:4], ("zone.hand", poss), *card[5:])
        if node[0] == "act.discardhand":
            self.act(("act.discard", ("obj.sg", ("np.each", held))), actor)
            return
        hand = self.counted_cards(self.card_phrase(held, is_silent=True))
        wanted = (
            Amount(A_NUMBER, number=self.number(node[-1], node))
            if isinstance(node[-1], int)
            else self.amount(node[-1])
        )
        is_less = node[0] == "act.discardto"
        if not is_less and poss != (("poss.your",) if actor == YOUR_SEAT else ("poss.their",)):
            raise NotPlayable("who draws these cards? One draws into one's own hand", node)
        # No more often than that: a card may not be discarded, or there is none to draw.
        left = self.reckoned(hand if is_less else wanted, node, self.draft.register(node))
        more, than = (wanted, hand) if is_less else (hand, wanted)
        is_off = self.draft.comparison(IS_FEWER, more, than, OF_NOBODY)
        again, end = Label(), Label()
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.emit(IF, go_to=end, condition=is_off)
        self.act(
            ("act.discard", ("obj.sg", ("np.a", card))) if is_less else ("act.drawone",), actor
        )
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def do(self, verb: int, seat: Seat, *, cards: int = NONE, **operands: int) -> None:
        """Have it done, by a seat and to the cards in a register; `operands` as `Instruction` names them."""
        self.code.emit(DO, go_to=None, verb=verb, cards=cards, who=seat.register, **operands)
        if cards == THIS and self.is_power and verb in self.words.ends_a_power:
            self.is_ending = True
        step = self.code.items[-1]
        assert isinstance(step, Step)
        is_of_cards = cards != NONE or verb in self.words.does_to_each
        deed = LastDeed(verb, step, is_of_cards, self.mentions.frame)
        deed.is_of_each = seat.register == EACH_PLAYER
        self.deeds_done = (*self.deeds_done, deed)

    def _chance(self, node: Node) -> None:
        """ruling.chance: when the text comes to it, and all see it."""
        register = self.draft.register(node)
        sides = _CHANCES[node[0]]
        self.code.emit(CHANCE, into=register, number=sides)
        self.chance = Chance(register, sides, self.mentions.frame)
        deed = LastDeed(NONE, None, is_of_cards=False, frame=self.mentions.frame, register=register)
        self.deeds_done = (*self.deeds_done, deed)

    def _on_cards(self, node: Node, act: Act, actor: Seat) -> None:
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        if act.shows:
            self.check_not_found(chosen, node)

        def do(register: int) -> None:
            self.do(act.verb, actor, cards=register)

        self._to_each(node, act, chosen, do)

    def _to_each(self, node: Node, act: Act, chosen: Chosen, do: Callable[[int], None]) -> None:
        """Do it to all at once, or, where cards take their turns, to one after the other."""
        if not (act.is_one_by_one and chosen.is_many):
            do(chosen.register)
            return
        self.free_it(node)
        left = self.draft.register(node)
        self.code.emit(COPY, into=left, source=chosen.register)
        again, end = Label(), Label()
        self.code.put(again)
        self.code.emit(EACH, left=left, go_to=end)
        do(IT)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _amount(self, node: Node, act: Act, actor: Seat) -> None:
        said = self.amount_in(node)
        is_one = len(node) == 1 and self.per is None
        amount = NONE if is_one else self.reckoned(said, node)
        if self.needs is not None and act.costs != NONE:
            self.needs.conditions.append(self._enough(said, act, actor))
        if self.needs is not None and not self.needs.is_forced and act.takes_from != NONE:
            some = self.draft.condition(
                STAT_AT_LEAST, number=1, player=actor.whose, stat=act.takes_from
            )
            self.needs.conditions.append(some)
        self.do(act.verb, actor, amount=amount)

    def _take(self, node: Node, act: Act, actor: Seat) -> None:
        """An opponent loses it and the player gains it, at once."""
        if actor.whose != YOURSELF:
            raise NotPlayable(
                "from whom is not certain: let the player gain, and the other lose", node
            )
        said = self.amount_in(node)
        if self.needs is not None and act.takes_from != NONE:
            some = self.draft.condition(
                STAT_AT_LEAST, number=1, player=OPPONENTS, stat=act.takes_from
            )
            self.needs.conditions.append(some)
        self.do(act.verb, actor, amount=self.reckoned(said, node))

    def _enough(self, said: Amount, act: Act, actor: Seat) -> int:
        """Whether a player has what an act takes."""
        if said.kind == A_NUMBER:
            return self.draft.condition(
                STAT_AT_LEAST, number=said.number, player=actor.whose, stat=act.costs
            )
        has = Amount(STAT, stat=act.costs, register=actor.register)
        return self.draft.turned(self.draft.comparison(IS_FEWER, has, said, OF_NOBODY), NONE)

    def _of_a_player(self, node: Node, act: Act, actor: Seat) -> None:
        self.do(act.verb, self.seat(node[1]))

    def _look(self, node: Node, act: Act, actor: Seat) -> None:
        seat = self.seat(node[1])
        if seat.whose == actor.whose:
            raise NotPlayable("one's own hand is known: there is nothing to look at", node)
        self.do(act.verb, actor, whose=seat.register)

    def _search(self, node: Node, act: Act, actor: Seat) -> None:
        """The seat is that whose Deck it is; who looks through it has chosen already."""
        _, poss, np = node
        if np[0] in {"np.target", "np.ref"}:
            raise NotPlayable('a Deck is searched for a card that is in it: write "a"', np)
        whose = self.whose(poss, is_aside=False)
        wish = Wish(act, actor, place=_DECK, whose_place=whose, may_find_none=True)
        chosen = self.choose(np, wish)
        if whose == ITS_OWNER:
            seat = Seat(self.draft.scratch("seat", node), whose)
            self.code.emit(HOLDER, into=seat.register, source=IT, is_owner=True)
        else:
            seat = actor if whose == actor.whose else self.seat_of(whose, node)
        self.do(act.verb, seat, cards=chosen.register)
        self.found.add(chosen.register)

    def _return(self, node: Node, act: Act, actor: Seat) -> None:
        _, obj, dest = node
        verb = self.look_up(self.words.meanings.destinations, dest)
        chosen = self.choose(np_in(obj), Wish(act, actor, self.home(dest)))
        self.words.check_destination(dest, chosen.nouns)
        if dest[0] == "dest.hand":
            self.check_not_found(chosen, node)
        self.do(verb, actor, cards=chosen.register)

    def _put(self, node: Node, act: Act, actor: Seat) -> None:
        _, np, spot = node
        chosen = self.choose(np, Wish(act, actor))

        def do(register: int) -> None:
            self.do(act.verb, actor, cards=register, spot=self._spot(spot, actor))

        self._to_each(node, act, chosen, do)

    def _spot(self, spot: Node, actor: Seat) -> int:
        fitting = self.spot_filter(spot)
        register = self.draft.scratch("position", spot)
        self.code.emit(SPOT, into=register, spots=fitting, who=actor.register)
        return register

    def _swap(self, node: Node, act: Act, actor: Seat) -> None:
        _, one, other = node
        first = self.choose(one, Wish(act, actor))
        second = self.choose(other, Wish(act, actor, other=self._known_before(one, other, first)))
        if first.is_many or second.is_many:
            raise NotPlayable("two cards swap places, not more", node)
        both = self.draft.scratch("both", node)
        self.code.emit(COPY, into=both, source=first.register)
        self.code.emit(JOIN, into=both, source=second.register)
        self.do(act.verb, actor, cards=both)

    def _known_before(self, one: Node, other: Node, first: Chosen) -> int:
        """The first of two cards, if it is known when the second is chosen."""
        is_known = one[0] in {"np.target", "np.ref"} or other[0] != "np.target"
        return first.register if is_known else NONE

    def _summon(self, node: Node, act: Act, actor: Seat) -> None:
        how_many = self.number(node[1], node) if isinstance(node[1], int) else 1
        parts = [child for child in node[1:] if not isinstance(child, int)]
        named = parts[0]
        definition = self.draft.scratch("amount", node)
        self.code.emit(SET, into=definition, number=self.definition(named))
        if len(parts) == 1:
            anywhere = SpotPhrase(node, None, None, ANYBODY, None)
            spots = self.draft.spot(self.words.spot_filter(anywhere))
        else:
            spots = self.spot_filter(parts[1])
        self.words.check_summoning(self.draft.spots[spots], node)
        position = self.draft.scratch("position", node)

        def summon(end: Label) -> None:
            self._spot_among(spots, position, actor, end, may_stop=act.shape == SUMMON_UP_TO)
            self.do(act.verb, actor, definition=definition, spot=position)

        self._so_often(node, how_many, summon)
        self.mentions.add_unknown(
            self.words.summoned, "it has only just come; give the summoned card a text of its own"
        )

    def _so_often(self, node: Node, how_many: int, deed: Callable[[Label], None]) -> None:
        """Have something done so many times; where it stops before, it goes on at the label."""
        end = Label()
        if how_many == 1:
            deed(end)
        else:
            left, again = self.draft.register(node), Label()
            self.code.emit(SET, into=left, number=how_many)
            self.code.put(again)
            self.code.emit(REPEAT, left=left, go_to=end)
            deed(end)
            self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _spot_among(
        self, spots: int, position: int, actor: Seat, end: Label, *, may_stop: bool
    ) -> None:
        """Have a position chosen that fits a filter; or none, where that may be."""
        if may_stop:
            self.code.emit(
                SPOT, go_to=end, into=position, spots=spots, who=actor.register, may_stop=True
            )
        else:
            self.code.emit(SPOT, into=position, spots=spots, who=actor.register)

    def _steps(self, node: Node, act: Act, actor: Seat) -> None:
        """From position to position that lies next to it, as far as they are empty."""
        chosen = self.choose(node[1], Wish(act, actor))
        if chosen.is_many:
            raise NotPlayable('one card takes steps: write "target" or "a"', node)
        beside = NearPhrase(("near.adjacent",), chosen.register, NONE, 1)
        next_to_it = SpotPhrase(node, None, None, ANYBODY, beside)
        spots = self.draft.spot(self.words.spot_filter(next_to_it))
        position = self.draft.scratch("position", node)
        how_many = self.number(node[2], node) if len(node) > 2 else 1

        def step(end: Label) -> None:
            self._spot_among(spots, position, actor, end, may_stop=act.shape == UP_TO_STEPS)
            self.do(act.verb, actor, cards=chosen.register, spot=position)

        self._so_often(node, how_many, step)

    def _swap_those(self, node: Node, act: Act, actor: Seat) -> None:
        np = node[1]
        if np[0] not in {"np.targets", "np.count"} or np[1] != 2:
            raise NotPlayable("two cards swap places: say which two", node)
        chosen = self.choose(np, Wish(act, actor))
        self.do(act.verb, actor, cards=chosen.register)

    chosen_spot: int | None = None
    """The register of the position that was chosen, for "that position"."""

    def _choose_spot(self, node: Node, act: Act, actor: Seat) -> None:
        spots = self.spot_filter(node[1])
        self.chosen_spot = self.draft.register(node)
        self.code.emit(SPOT, into=self.chosen_spot, spots=spots, who=actor.register)

    def _control_for(self, node: Node, act: Act, actor: Seat) -> None:
        """Control is taken at once, and given back when what lasts is over."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        if actor != YOUR_SEAT or self.targets is None:
            raise NotPlayable("only a power of yours can begin something that lasts", node)
        self.do(act.verb, actor, cards=chosen.register)
        held = self.filter(CardPhrase(node, ANY_CARD, only=chosen.register, is_in_play=True))
        ability = AbilityDraft(
            MODIFY, self.draft.section, modifier=self.words.holds_control, subject=held
        )
        self.begin(node[2], ability)

    def name_card(self, node: Node, act: Act, actor: Seat) -> None:
        """ruling.naming: any card there is, whether it is in the match or not."""
        self.check_noun(node[1])
        nouns = (node[1][0],)
        register = self.draft.register(node)
        fitting = self.filter(CardPhrase(node, nouns))
        self.code.emit(NAME, into=register, fitting=fitting, who=actor.register)
        self.mentions.add_name(register, nouns)

    def _rearrange(self, node: Node, act: Act, actor: Seat) -> None:
        """One card after the other gets a position, the lowest that is left, until one card is left over."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        left, picked = self.draft.register(node), self.draft.register(node)
        of_those = self.filter(CardPhrase(node, ANY_CARD, only=left, is_in_play=True))
        several = self.draft.condition(AT_LEAST, fitting=of_those, number=2)
        again, end = Label(), Label()
        self.code.emit(COPY, into=left, source=chosen.register)
        self.code.put(again)
        self.code.emit(IF, go_to=end, condition=several)
        self.code.emit(CHOOSE, into=picked, fitting=of_those, least=1, most=1, who=actor.register)
        self.do(act.verb, actor, cards=picked, other=left)
        self.code.emit(LESS, into=left, source=picked)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)
        self.do(act.verb, actor, cards=left, other=left)

    def _become(self, node: Node, act: Act, actor: Seat) -> None:
        """ruling.used-power: what is announced from here on is the other card's power."""
        announced = self.targets
        is_alone = isinstance(announced, Code) and self.mentions.frame == 0 and not self.code
        if not self.acts_at_once or not is_alone or actor != YOUR_SEAT or self.needs is not None:
            raise NotPlayable(
                'a power that is used in the place of this one is all that a power does: write it alone, or "copy the power of"',
                node,
            )
        assert isinstance(announced, Code)
        if node[1][0] not in {"np.target", "np.a", "np.another"}:
            raise NotPlayable('whose power? Write "another" or "target"', node)

        def with_such_a_power(phrase: CardPhrase) -> CardPhrase:
            if node[1][0] != "np.target":
                phrase = self.with_other(phrase, THIS)
            return replace(phrase, lends_power=True)

        register, _ = self.target(node[1], 1, 1, with_such_a_power)
        announced.emit(BECOME_IT, source=register)
        self.became = True

    def change_counters(self, node: Node, act: Act, actor: Seat) -> None:
        """ruling.counters: they are put on cards, or removed from them: so many, all, or those spoken of."""
        if node[0] == "act.removethose":
            said = self.those_counters(node)
            register = said.register
        else:
            wanted = self._counters_needed(node)
            register = self.choose(np_in(node[-1]), Wish(act, actor, counters=wanted)).register
            there = self.speak_of_counters(node[-2], register)
            said = there if node[0] == "act.removeall" else self.amount_in(node)
        assert self.counters_said is not None
        kind = int(self.counters_said[0].counter)
        amount = self.reckoned(said, node)
        counter = self.draft.scratch("counter", node)
        self.code.emit(SET, into=counter, number=kind + 1)
        self.do(act.verb, actor, cards=register, amount=amount, counter=counter)

    def _counters_needed(self, node: Node) -> CounterRange:
        """What must be there to be removed: something at all, and all that is said where it is a price."""
        if not node[0].startswith("act.remove"):
            return ANY_COUNTERS
        said = [child for child in node[1:] if isinstance(child, int)]
        least = self.number(said[0], node) if said and self.needs is not None else 1
        return CounterRange(self.counter_kind(node[-2]), least=least)

    def begin(self, duration: Node, ability: AbilityDraft) -> None:
        """Begin an ability that holds for a while."""
        raise NotImplementedError

    def _choose_only(self, node: Node, act: Act, actor: Seat) -> None:
        """What each of several players chooses is kept together for "the chosen cards"."""
        chosen = self.choose(np_in(node[1]), Wish(act, actor))
        register, nouns = self.chosen or (self.draft.register(node), ())
        self.code.emit(JOIN, into=register, source=chosen.register)
        self.chosen = register, tuple(dict.fromkeys((*nouns, *chosen.nouns)))

    def _nothing(self, node: Node, act: Act, actor: Seat) -> None:
        self.do(act.verb, actor)
