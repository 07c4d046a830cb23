"""From the tree of a card's text to its program.

Every phrase either has a case in one of the parts of this class or in the game's words, or it is
refused by name (`NotPlayable`): no text is half understood. Here are cards, their parts and their
sentences; the parts, from the ground up:

players, cards (filters), conditions, choosing, acts, deeds, events, abilities, and this.
"""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.abilities import Abilities
from rulewright.effects.lowering.conditions import DONE, YOU_DID
from rulewright.effects.lowering.deeds import ONE_PLAYER, who_does
from rulewright.effects.lowering.draft import (
    AbilityDraft,
    Code,
    Label,
    Node,
    NotPlayable,
    unknown_phrase,
)
from rulewright.effects.lowering.meanings import AT_ONCE, BY_ITSELF, LATER, TRIGGERED, Section
from rulewright.effects.lowering.players import YOUR_SEAT
from rulewright.effects.lowering.sentences import (
    ANSWERS,
    ANY_TIME,
    CONDITIONAL,
    FIRST,
    HOLDING,
    OFTEN,
    ONCE,
    USED,
    YET_TO_COME,
    Clause,
    Group,
    event_of,
    groups_of,
    outcome_of,
)
from rulewright.effects.program import (
    ACT,
    DID,
    GOTO,
    IF,
    LAST,
    MODIFY,
    NONE,
    RESOLVE,
    SET,
    THAT_PLAYER,
    THIS,
    USE,
    WHEN,
    WOULD,
    Program,
)

_OFTEN: Final = {"often.once": True, "often.times": True, "often.only": False}
"""Whether how often is counted turn by turn."""


class Lowering(Abilities):
    """One text on its way to a program. Made anew for each."""

    priced: AbilityDraft
    """The power whose price is being written, and the code with which it is paid."""
    price: Code

    def lower(self, card: Node) -> Program:
        """The program of a whole text."""
        parts = self._parts(card)
        powers = [section for section, _ in parts if section.acts != BY_ITSELF]
        if len(powers) > 1:
            raise NotPlayable("a card has one power: join them, or make one a Curse", card)
        if len(parts) > 1 and not powers:
            raise NotPlayable("two parts of the same sort are one: join them", card)
        if powers:
            self.draft.section = powers[0].number
        for section, body in parts:
            self._part(section, body)
        return self.words.finished(self.draft)

    def _parts(self, card: Node) -> list[tuple[Section, Node]]:
        tag = card[0]
        if tag == "card.plain":
            return [(self.words.no_speed, card[1])]
        if tag == "card.timed":
            return [(self.look_up(self.words.meanings.speeds, card[1]), card[2])]
        if tag == "card.both":
            return [
                (self.look_up(self.words.meanings.speeds, card[1]), card[2]),
                (self.look_up(self.words.meanings.speeds, card[3]), card[4]),
            ]
        raise unknown_phrase(card)

    def _part(self, section: Section, body: Node) -> None:
        """A power, or effects that work by themselves."""
        self.mentions.forget()
        self.player = self.player_in_register = None
        window = _WINDOW if section.acts == LATER else ""
        groups = groups_of(body, waits=section.acts != AT_ONCE, window=window)
        if section.acts == BY_ITSELF:
            for group in groups:
                self._group(group, section)
            return
        power = AbilityDraft(ACT, section.number)
        self.draft.abilities.append(power)
        announced, acts = Code(), Code()
        self.targets = announced
        self.code = acts
        self.priced, self.price = power, Code()
        self.acts_at_once, self.became = section.acts == AT_ONCE, False
        for group in groups:
            self._group(group, section)
        if section.acts in {TRIGGERED, LATER} and all(group.head is None for group in groups):
            raise NotPlayable(
                'a power of this speed waits for something: write what it does as "whenever …",'
                ' "at …" or something that holds, or make it one that acts at once',
                groups[0].clauses[0].node,
            )
        if section.acts == LATER:
            _check_nothing_at_once(groups)
        if self.became and (acts or self.price):
            raise NotPlayable(
                "another card's power acts in the place of this one: write it alone", body
            )
        announced.add(self.price)
        announced.emit(RESOLVE)
        announced.add(acts)
        power.code = announced
        self.targets = None

    # Writing them

    def _group(self, group: Group, section: Section) -> None:
        self.is_power, self.is_ending, self.departure = section.acts != BY_ITSELF, False, None
        head = group.head
        if head is None:
            if section.acts == BY_ITSELF:
                raise NotPlayable(
                    'nobody triggers this, so it is never done: begin with "whenever …", "when …"'
                    ' or "at …"',
                    group.clauses[0].node,
                )
            self._clauses(group.clauses, section)
            return
        if section.acts == AT_ONCE and head[0] in {"sentence.price", "sentence.priceholds"}:
            self._priced(group, head, section)
            return
        if section.acts == AT_ONCE:
            raise NotPlayable(
                'a power of this speed is over as soon as it has acted: begin with "this turn," or'
                " another duration, or give it another speed",
                head,
            )
        if head[0] in HOLDING:
            self._holding(head, section)
        elif head[0] in USED or head[1][0] == ANY_TIME:
            self._used(group, head, section)
        else:
            self._answer(group, head, section)

    def _priced(self, group: Group, head: Node, section: Section) -> None:
        """What is paid where the power is triggered, and what it does then."""
        if self.price or self.code:
            raise NotPlayable("a power has one price, and that stands first", head)
        if self.look_up(self.words.meanings.acts, head[1][1]).costs in self.words.paid_anyway:
            raise NotPlayable(
                'a power is paid for with these anyway: write "powers of … cost …"', head[1]
            )
        outer, self.code = self.code, self.price
        with self.settled_later():
            needs = self._paid(head[1])
        self.code = outer
        for condition in needs:
            self.priced.condition = self.draft.both(condition, self.priced.condition)
        self._clauses(group.clauses, section)

    def _holding(self, head: Node, section: Section) -> None:
        ability = AbilityDraft(MODIFY, section.number)
        if head[0] == "sentence.aslong":
            with self.header():
                ability.condition = self.condition(head[1])
            self.words.check_condition(section, ability.condition, self.draft, head[1])
        self.static(head[-1], ability)
        self.draft.abilities.append(ability)

    def _is_of_itself(self, ability: AbilityDraft) -> bool:
        """Whether what an ability answers happens to its own card."""
        if ability.subject == NONE:
            return False
        return getattr(self.draft.filters[ability.subject], "only", NONE) == THIS

    def kind_of_answer(self, head: Node, section: Section) -> int:
        """The kind of ability that a sentence is which answers or replaces something."""
        if head[0] == "sentence.at" and head[1][0] in YET_TO_COME:
            return WHEN
        return ANSWERS[head[0]]

    def _answer(self, group: Group, head: Node, section: Section) -> None:
        """A sentence that answers or replaces something whenever that comes."""
        self.answer(group, head, section)

    def answer(self, group: Group, head: Node, section: Section) -> None:
        """The ability that answers or replaces something, with what it does then."""
        ability = AbilityDraft(self.kind_of_answer(head, section), section.number, code=Code())
        self.draft.abilities.append(ability)
        outer = self.code, self.mentions.frame, self.mentions.saved_registers
        chosen, answered = self.chosen, self.answered
        if section.acts == BY_ITSELF:
            self.chosen = None
        self.code = Code()
        self.mentions.frame = len(self.draft.abilities)
        self.mentions.saved_registers = Code()
        if self.player == THAT_PLAYER:
            self.player = None
        self.player_in_register = None
        self.spoken_of = None
        self.answered = ability
        condition = NONE
        if head[0] in CONDITIONAL:
            with self.header():
                condition = self.condition(head[1])
        said = event_of(head)
        if head[0] == "sentence.at":
            self.time(said, ability)
        else:
            self.event(said, ability)
            if said[0] in {"event.player", "would.player", "would.playerthen"}:
                self.player_in_register = self.player
        self.words.check_answer(section, ability, self.draft, head)
        if head[0] == "sentence.when" and not self._is_of_itself(ability):
            self.draft.doubt(_ONCE, head)
        self._limit(head, ability)
        if condition != NONE:
            ability.condition = self.draft.both(condition, ability.condition)
        self.knows_cause = ability.by in self.words.power_causes
        ability.is_optional = self.is_instead = _is_optional(group)
        is_forced = ability.kind == WOULD and not ability.is_optional
        self.is_replacing = is_forced and self.words.replaces_only_if_possible
        self._clauses(group.clauses, section)
        self.is_replacing = False
        if self.spoken_of is not None and not self.spoken_of.is_recalled:
            # The event is about the player then, whatever becomes of the card.
            ability.subject = NONE
        ability.code = self.mentions.saved_registers
        ability.code.add(self.code)
        self.code, self.mentions.frame, self.mentions.saved_registers = outer
        self.answered = answered
        self.chosen = chosen
        self.knows_cause = False
        self.player_in_register = None
        if self.player == THAT_PLAYER:
            self.player = None

    def _limit(self, head: Node, ability: AbilityDraft) -> None:
        """How often a sentence answers something."""
        tag = head[0]
        ability.is_once = tag in ONCE
        if tag in FIRST:
            ability.most_a_turn, ability.counts_all = 1, True
            said = event_of(head)[1:]
            is_ref = bool(said) and said[0][0] == "np.ref"
            ability.is_about_this = is_ref and said[0][1][0] == "ref.this"
        elif tag in OFTEN:
            often = head[-3]
            if self.look_up(_OFTEN, often):
                ability.most_a_turn = self.number(often[1], often) if len(often) > 1 else 1
            else:
                ability.is_once = True

    def begin_later(self, node: Node, section: Section) -> None:
        """Begin something that comes later: it keeps the registers as they are then."""
        if node[0] == "sentence.during":
            self.lasting(node, section.number)
            return
        if node[0] == "sentence.at" and node[1][0] == "time.over":
            self._check_goes_on(node[1][1])
        duration, whose = self.duration(node)
        number = len(self.draft.abilities)
        with self.mentions.carried_on():
            self.answer(Group(node, [outcome_of(node)]), node, section)
        self.code.emit(LAST, ability=number, duration=duration, whose=whose)

    def _check_goes_on(self, over: Node) -> None:
        """Refuse to wait for the end of something that does not go on where this stands."""
        started = self.look_up(self.words.overs, over)
        if self.answered is None or self.answered.verb not in started:
            raise NotPlayable("this does not go on where it is said to be over", over)

    def _used(self, group: Group, head: Node, section: Section) -> None:
        """What its player may use: the price is paid, targets are chosen, then it is done. What must
        be so for that is the ability's condition; whether there are targets, the game looks."""
        if not self.words.has_uses:
            raise NotPlayable(
                "nobody uses this: a price stands in a power that acts at once, and is paid where that is triggered",
                head,
            )
        is_any_time = head[0] == "sentence.at"
        ability = AbilityDraft(
            USE, section.number, code=Code(), moment=self.words.any_moment if is_any_time else NONE
        )
        self.draft.abilities.append(ability)
        outer = self.code, self.targets, self.mentions.frame, self.mentions.saved_registers
        paid, announced, done = Code(), Code(), Code()
        self.code, self.targets = paid, announced
        self.mentions.frame = len(self.draft.abilities)
        self.mentions.saved_registers = Code()
        self.player = self.player_in_register = self.chosen = None
        clause = group.clauses[0]
        said = clause.condition if is_any_time else head[1] if USED[head[0]] == 2 else None
        if said is not None:
            with self.header():
                ability.condition = self.condition(said)
        price = None if is_any_time else USED[head[0]]
        needs = [] if price is None else self._paid(head[price])
        self.paid_with = len(self.mentions)
        self.code = done
        rest = group.clauses[1:]
        is_told = bool(rest) and _asks_what_was_done(rest[0])
        needs += self._used_deed(clause, is_told=is_told)
        if rest:
            self._clauses(rest, section, YOU_DID if is_told else None)
        for condition in needs:
            ability.condition = self.draft.both(condition, ability.condition)
        ability.code = self.mentions.saved_registers
        for code in (paid, announced):
            ability.code.add(code)
        ability.code.emit(RESOLVE)
        ability.code.add(done)
        self.code, self.targets, self.mentions.frame, self.mentions.saved_registers = outer
        self.paid_with = 0

    def _paid(self, price: Node) -> list[int]:
        if price[0] != "price.act":
            raise unknown_phrase(price)
        code, needs = self._gathered(price[1], YOUR_SEAT)
        self.code.add(needs.before)
        self.code.add(code)
        return needs.conditions

    def _used_deed(self, clause: Clause, *, is_told: bool) -> list[int]:
        """What one uses it for. To use it is the choice: "you may" says no more."""
        deed = clause.deed
        if clause.lasting is not None:
            self.lasting(clause.lasting, self.draft.abilities[-1].section)
            return []
        if deed is None:
            raise NotPlayable("this is used or not: say what it does", clause.node)
        if is_told or deed[0] not in {"deed.one", "deed.may"}:
            self.deed(deed, is_told=is_told)
            return []
        code, needs = self._gathered(deed[1], YOUR_SEAT)
        self.code.add(needs.before)
        self.code.add(code)
        return [each for each in needs.conditions if self.draft.is_of_no_choice(each)]

    def _clauses(self, clauses: list[Clause], section: Section, done_by: str | None = None) -> None:
        self.done_by = done_by
        for clause, after in zip(clauses, [*clauses[1:], None], strict=True):
            asks = _asks_what_was_done(clause)
            is_told = after is not None and not asks and _asks_what_was_done(after)
            # Which of several deeds is done, and whether one was, is known only when the power acts.
            is_later = (
                asks or bool(clause.instead) or clause.otherwise is not None or clause.is_of_chance
            )
            with self.settled_later(is_later):
                self._written(clause, section, is_told=is_told)
            if clause.is_of_chance and (after is None or not after.is_of_chance):
                self.check_all_results(clause.node)
            if clause.deed is None:
                self.done_by = None
            elif not asks:
                self.done_by = who_does(clause.deed) if is_told else None

    def _written(self, clause: Clause, section: Section, *, is_told: bool) -> None:
        if clause.lasting is not None:
            if section.acts == BY_ITSELF and not self.words.begins_by_itself:
                raise NotPlayable("only a power can begin something that lasts", clause.node)
            self.begin_later(clause.lasting, section)
        elif clause.modes is not None:
            if is_told:
                raise self.refuse_told_choice(clause.node)
            if clause.per is not None:
                self.modes_for_each(clause.modes, clause.per)
            else:
                self.is_chosen_once = clause.chosen_once
                self.modes(clause.modes, clause.how_many, clause.chooser)
                if clause.chosen_once:
                    self.remember_choices(clause.modes, is_for_good=clause.is_for_good)
                self.is_chosen_once = False
        elif clause.condition is None:
            self._with_instead(clause, is_told=is_told)
        else:
            self._conditional(clause, clause.condition, is_told=is_told)

    def _conditional(self, clause: Clause, condition: Node, *, is_told: bool) -> None:
        other, end = Label(), Label()
        number = self.condition(condition)
        if is_told:
            self.code.emit(SET, into=DID, number=0)
        self.code.emit(IF, go_to=other, condition=number)
        with self.into(Code()) as code:
            self._with_instead(clause, is_told=is_told)
        self.code.add(code)
        self.departure = None  # the card has left only if the condition was met
        self.code.emit(GOTO, go_to=end)
        self.code.put(other)
        if clause.otherwise is not None:
            with self.into(Code()) as code:
                self.deed(clause.otherwise, is_told=False)
            self.code.add(code)
        self.code.put(end)

    def _with_instead(self, clause: Clause, *, is_told: bool) -> None:
        """A deed, or what is done in its place: the last "instead" whose condition is met."""
        assert clause.deed is not None
        if not clause.instead:
            self.deed(clause.deed, is_told=is_told)
            return
        known = len(self.mentions)
        with self.into(Code()) as code:
            self.deed(clause.deed, is_told=is_told)
        self.done_by = None
        others: list[tuple[Code, Label]] = []
        with self.mentions.without(slice(known, len(self.mentions))):
            others = [self._other(sentence, is_told=is_told) for sentence in clause.instead]
        if clause.rather is not None:
            with self.into(code):
                self.deed(clause.rather, is_told=False)
        for other, not_met in others:
            end = Label()
            other.emit(GOTO, go_to=end)
            other.put(not_met)
            other.add(code)
            other.put(end)
            code = other
        self.code.add(code)

    def _other(self, sentence: Node, *, is_told: bool) -> tuple[Code, Label]:
        """What is done instead, with where to go on if its condition is not met."""
        not_met = Label()
        with self.into(Code()) as code:
            code.emit(IF, go_to=not_met, condition=self.condition(sentence[1]))
            self.deed(sentence[2], is_told=is_told)
        return code, not_met


def _check_nothing_at_once(groups: list[Group]) -> None:
    """What acts later does nothing when it is triggered."""
    for group in groups:
        if group.head is None and group.clauses:
            raise NotPlayable(
                "a power of this speed does nothing before the opponent's next turn: say when it is done there"
                ' ("whenever …", "at …"), or make it one that acts at once',
                group.clauses[0].node,
            )


def _is_optional(group: Group) -> bool:
    """Whether what is said takes the place of something only if somebody wants it to."""
    assert group.head is not None
    deed = group.clauses[0].deed
    if ANSWERS[group.head[0]] != WOULD or deed is None:
        return False
    if deed[0] == "deed.playermay" and deed[1][0] not in ONE_PLAYER:
        raise NotPlayable("one player decides whether this is done instead: say which", deed)
    return deed[0] in {"deed.may", "deed.playermay"}


_WINDOW: Final = "duration.opponent"
"""For how long a power that acts later does."""
_ONCE: Final = '"when" answers only the first time: for every time write "whenever"'


def _asks_what_was_done(clause: Clause) -> bool:
    return clause.condition is not None and clause.condition[0] in DONE
