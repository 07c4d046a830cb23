"""Acts: "kill …", "draw 2 cards", "return … to its owner's hand". One verb with what it is done to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulewright.effects.counters import ANY_COUNTERS, CounterRange
from rulewright.effects.lowering.amounts import COIN, DIE, Chance, LastDeed
from rulewright.effects.lowering.choosing import Chosen, Wish
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import AbilityDraft, Label, Node, NotPlayable, Step
from rulewright.effects.lowering.meanings import (
    AMOUNT,
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
    CHANCE,
    COPY,
    DO,
    EACH,
    EACH_PLAYER,
    GOTO,
    HOLDER,
    IS_FEWER,
    IT,
    ITS_OWNER,
    JOIN,
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

_DECK = "zone.deck"
_CHANCES = {"act.coin": COIN, "act.die": DIE}
"""Acts that leave it to chance, and how many results there are."""


_LOST: Final = (
    "this is never done: the power is over as soon as its card has left, turned face-down or been readied; put it before"
    " that"
)


class Acts(Placing):
    """Phrases that say what is done."""

    is_power = False
    """Whether what is written is done by a power, which ends with its card."""
    is_ending = False
    departure: Node | None = None
    """The act by which the card itself leaves or turns, so that its power is over, if nothing has come after it."""

    def act(self, node: Node, actor: Seat) -> None:
        """Write the code of an act that a player does."""
        if node[0] in _CHANCES:
            self._chance(node)
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
            CHOOSE_ONLY: self._choose_only,
            TAKE: self._take,
            NOTHING: self._nothing,
        }
        if self.departure is not None:
            self.draft.doubt(_LOST, node)
            self.departure = None
        if act.verb == self.words.extra_turn:
            self.gives_extra_turn = True
        with self.mentions.clause(), self.said_once():
            shapes[act.shape](node, act, actor)
        if self.is_ending:
            self.is_ending, self.departure = False, node

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
        """An opponent loses it, and the player gets as much as they really lose (ruling.amounts)."""
        if actor.whose != YOURSELF:
            raise NotPlayable(
                "from whom is not certain: let the player gain, and the other lose", node
            )
        said = self.amount_in(node)
        self.do(act.verb, self.seat_of(OPPONENTS, node), amount=self.reckoned(said, node))
        came = self.that_many(node)
        self.is_said_again = False
        self.do(act.gives, actor, amount=self.reckoned(came, node))

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

    def _return(self, node: Node, act: Act, actor: Seat) -> None:
        _, obj, dest = node
        verb = self.look_up(self.words.meanings.destinations, dest)
        chosen = self.choose(np_in(obj), Wish(act, actor, self.home(dest)))
        self.words.check_destination(dest, chosen.nouns)
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
