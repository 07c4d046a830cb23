"""Events: what stands after "whenever", in "if … would …" and in "can't …": one list of verbs, and
of whom or by what it is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from typing import Final

from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.deeds import Deeds
from rulewright.effects.lowering.draft import AbilityDraft, Code, Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.meanings import Event
from rulewright.effects.lowering.mentions import MANY, ONE, Mention
from rulewright.effects.lowering.players import TARGET_PLAYERS
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    ANYBODY,
    BY,
    BY_CARD,
    CANT,
    IT,
    NONE,
    NOTED,
    OPPONENTS,
    THAT_PLAYER,
    THIS,
    WOULD,
    YOURSELF,
)

_SEVERAL: Final = {
    "np.targets", "np.uptotargets", "np.count", "np.upto", "np.chosen", "np.those", "np.them",
}  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """Cards that something is said of."""

    fitting: int
    nouns: tuple[str, ...]
    is_new: bool
    """Whether they are named here for the first time, and nobody has chosen which they are."""
    is_any_card: bool = False
    """Whether nothing is asked of them but their noun."""
    is_many: bool = False


class Events(Deeds):
    """Phrases that say what happens."""

    is_begun = False
    """Whether what is said begins now and holds for a while."""
    spoken_of: Mention | None = None
    """The card in a phrase like "an opponent plays a card", which the text may not mean at all."""

    @contextmanager
    def header(self, *, is_early: bool = True) -> Iterator[None]:
        """What stands here is no code: it is worked out whenever something happens."""
        outer, self.is_header = self.is_header, True
        with self.mentions.early(is_early):
            yield
        self.is_header = outer

    def event(self, node: Node, ability: AbilityDraft) -> None:
        """What an ability answers or replaces."""
        form = node[0].partition(".")[2]
        with self.header(), self.mentions.clause():
            if form == "passive":
                self.done_to(node[1], node[2], node[3], ability)
            elif form == "active":
                self.doing(node[1], node[2], ability)
            elif form == "player":
                self.of_player(node[1], ability)
                self.did(node[2], ability)
            elif form == "you":
                ability.player = YOURSELF
                self.did(node[1], ability)
            elif form == "playerthen":
                self.of_player(node[1], ability)
                self.did(node[2], ability)
                self.in_phase_only(node[3], ability)
            elif form == "youthen":
                ability.player = YOURSELF
                self.did(node[1], ability)
                self.in_phase_only(node[2], ability)
            elif form == "lastcounter":
                ability.verb = self.words.last_counter
                ability.counter = self.counter_kind(node[1])
                subject = self.subject(node[2], ability, Event(ability.verb))
                ability.subject = subject.fitting
                self.name(subject, IT, ability)
            elif form == "counters":
                self._so_many_counters(node, ability)
            else:
                raise unknown_phrase(node)

    def _so_many_counters(self, node: Node, ability: AbilityDraft) -> None:
        """So many counters have come to be on a card."""
        _, cards, many, mark = node
        ability.verb = self.words.counters_reach
        ability.counter, ability.reaches = self.counter_kind(mark), self.number(many, node)
        subject = self.subject(cards, ability, Event(ability.verb))
        ability.subject = subject.fitting
        self.name(subject, IT, ability)
        on_this = cards[0] == "np.ref" and self.referred(cards[1], is_aside=True).register == THIS
        self.speak_of_counters(mark, THIS if on_this else IT)

    def in_phase_only(self, node: Node, ability: AbilityDraft) -> None:
        """When alone it holds."""
        ability.is_outside = self.look_up({"span.during": False, "span.outside": True}, node)
        if node[1][0] == "phase.turn":
            raise NotPlayable("it is always somebody's turn: name a phase", node)
        ability.during = self.look_up(self.words.meanings.phases, node[1])

    # What has happened

    def kept_in_mind(self, verb: Node) -> int:
        """The number of the ability that keeps in mind which cards a verb was said of."""
        event = self.look_up(self.words.meanings.events, verb)
        ability = AbilityDraft(NOTED, self.draft.section, verb=event.verb, by=event.by)
        if len(verb) > 1:
            raise NotPlayable("what has happened is remembered without so many words", verb)
        ability.subject = self.filter(CardPhrase(verb, ANY_CARD, is_in_play=event.is_in_play))
        self.draft.abilities.append(ability)
        return len(self.draft.abilities) - 1

    def kept_in_mind_of(self, past: Node) -> int:
        """The number of the ability that keeps in mind what is said to have happened."""
        ability = AbilityDraft(NOTED, self.draft.section)
        form = past[0].partition(".")[2].removeprefix("not")
        with self.header():
            if form == "passive":
                self.done_to(past[1], past[2], past[3], ability)
            elif form == "active":
                self.doing(past[1], past[2], ability)
            elif form == "player":
                self.of_player(past[1], ability)
                self.did(past[2], ability)
            elif form == "you":
                ability.player = YOURSELF
                self.did(past[1], ability)
            elif form == "nobody":
                self.did(past[1], ability)
            else:
                raise unknown_phrase(past)
        self.draft.abilities.append(ability)
        return len(self.draft.abilities) - 1

    # Forms

    def done_to(self, cards: Node, verb: Node, by: Node | None, ability: AbilityDraft) -> None:
        """Something is done to cards, perhaps by something."""
        event = self.look_up(self.words.meanings.events, verb)
        home = ANYBODY
        if len(verb) > 1:
            event = replace(event, verb=self.look_up(self.words.meanings.destinations, verb[1]))
            home = self.home(verb[1])
        ability.verb = event.verb
        subject = self.subject(cards, ability, event, home)
        if len(verb) > 1:
            self.words.check_destination(verb[1], subject.nouns)
        ability.subject = self._seen(cards, subject, event, ability)
        self.name(subject, IT, ability)
        if by is not None:
            self._by_what(by, ability)

    def doing(self, cards: Node, verb: Node, ability: AbilityDraft) -> None:
        """Cards do something, perhaps to others."""
        event = self.look_up(self.words.meanings.events, verb)
        ability.verb = event.verb
        subject = self.subject(cards, ability, event)
        if ability.kind == CANT:
            ability.by = event.forbidden_by
        if len(verb) == 1:
            ability.subject = subject.fitting
            self.name(subject, IT, ability)
            return
        self.name(subject, BY, ability)
        ability.by, ability.by_filter = BY_CARD, subject.fitting
        other = self.subject(verb[1], ability, event)
        ability.subject = other.fitting
        self.name(other, IT, ability)

    def did(self, verb: Node, ability: AbilityDraft) -> None:
        """A player does something; which player is said already."""
        event = self.look_up(self.words.meanings.events, verb)
        ability.verb, ability.by = event.verb, event.by
        if not event.speaks_of:
            return
        is_known = not event.is_unseen and ability.kind != CANT
        if is_known and not (event.is_unseen_before and ability.kind == WOULD):
            phrase = CardPhrase(verb, event.speaks_of, is_in_play=event.is_in_play)
            ability.subject = self.filter(phrase)
            self.spoken_of = self.mentions.add(IT, event.speaks_of, ONE, is_announced=False)
        else:
            self.mentions.add_unknown(event.speaks_of, "nobody is shown it then")

    def of_player(self, player: Node, ability: AbilityDraft) -> None:
        """Whose doing it is. The machine has the player in THAT when it answers."""
        if player[0] in TARGET_PLAYERS and self.is_begun:
            self.target_player(player)
            ability.player = THAT_PLAYER
            return
        ability.player = self.certain_player(player)
        self.player = OPPONENTS if ability.player == OPPONENTS else THAT_PLAYER

    def _by_what(self, by: Node, ability: AbilityDraft) -> None:
        if by[0] in {"by.np", "by.cards"}:
            subject = self.subject(by[1], ability, Event(ability.verb), is_aside=True)
            ability.by, ability.by_filter = BY_CARD, subject.fitting
        else:
            ability.by = self.look_up(self.words.meanings.causes, by)

    def _seen(self, cards: Node, subject: Subject, event: Event, ability: AbilityDraft) -> int:
        """The filter, or none for an event that is about a player as nobody sees the card."""
        is_before = ability.kind in {WOULD, CANT}
        if not (event.is_unseen or (event.is_unseen_before and is_before)):
            return subject.fitting
        if not subject.is_any_card or not set(subject.nouns) <= set(event.speaks_of):
            raise NotPlayable(
                "nobody sees which card it is when this is settled: say only what it is, or whose"
                ' doing, as in "an opponent draws a card"',
                cards,
            )
        return NONE

    # Cards that something is said of

    def subject(
        self, node: Node, ability: AbilityDraft, event: Event, whose_card: int = ANYBODY,
        *, is_aside: bool = False,
    ) -> Subject:  # fmt: skip
        """The filter for cards that something is said of: one named before, or any that fit."""
        if node[0] in {"subject.sg", "subject.pl", "subject.those"}:
            return self.subject(node[1], ability, event, whose_card)
        if node[0] in _SEVERAL:
            return self._several(node, event)
        if node[0] == "np.ref":
            name = self.mentions.name_meant(node[1])
            if name is not None:
                phrase = CardPhrase(node, name.nouns, named=name.named, is_in_play=event.is_in_play)
                return Subject(self.filter(phrase), name.nouns, is_new=False)
            mention = self.referred(node[1], is_aside=is_aside)
            return self._certain(node, mention.register, mention.nouns, event)
        if node[0] == "np.target":
            with self.mentions.apart() if is_aside else nullcontext():
                register, nouns = self.named_target(node)
            return self._certain(node, register, nouns, event)
        if node[0] in {"np.a", "np.another"} and self._is_chosen_now():
            # ruling.targets-at-trigger
            register, nouns = self.named_target(node)
            return self._certain(node, register, nouns, event)
        is_each = node[0] == "np.each" and not self._is_answer(ability)
        if node[0] not in {"np.a", "np.another", "nbar.of"} and not is_each:
            right = '"a" or "this"' if self._is_answer(ability) else 'the plural, "each" or "this"'
            raise NotPlayable(f"of which cards is this said? Write {right}", node)
        phrase = self.card_phrase(node if node[0] == "nbar.of" else node[1], is_silent=False)
        plain = CardPhrase(phrase.node, phrase.nouns)
        is_any_card = phrase == plain and node[0] != "np.another"
        if node[0] == "np.another":
            phrase = self.with_other(phrase, THIS)
        if whose_card != ANYBODY:
            phrase = self.at_home(phrase, whose_card)
        phrase = replace(phrase, is_in_play=event.is_in_play)
        is_new = node[0] != "nbar.of"
        return Subject(self.filter(phrase), phrase.nouns, is_new, is_any_card, is_each)

    def _several(self, node: Node, event: Event) -> Subject:
        """Cards that are chosen where a power begins something for a while, or that were."""
        if node[0] == "np.them":
            raise NotPlayable('of which cards? Write "choose …", and "the chosen cards" here', node)
        if node[0] == "np.those":
            mention = self.mentions.recall(node, MANY)
            return self._certain(node, mention.register, mention.nouns, event)
        if node[0] == "np.chosen" or not self._is_chosen_now():
            if self.chosen is None or node[0] != "np.chosen":
                raise NotPlayable('of which cards is this said? Write "choose …" first', node)
            register, nouns = self.chosen
            return self._certain(node, register, nouns, event)
        most = self.number(node[1], node)
        register, phrase = self.target(
            node, most if node[0] in {"np.targets", "np.count"} else 0, most, lambda phrase: phrase
        )
        self.mentions.add(register, phrase.nouns, MANY, is_announced=self.targets is not None)
        return self._certain(node, register, phrase.nouns, event)

    def _is_chosen_now(self) -> bool:
        """Whether a power begins something for a while, so that one card is meant and not all such cards."""
        is_announcing = isinstance(self.targets, Code) and self.mentions.frame == 0
        return self.is_begun and is_announcing and self.words.chooses_what_lasts

    def _is_answer(self, ability: AbilityDraft) -> bool:
        return ability.code is not None

    def _certain(self, node: Node, register: int, nouns: tuple[str, ...], event: Event) -> Subject:
        phrase = CardPhrase(node, ANY_CARD, only=register, is_in_play=event.is_in_play)
        return Subject(self.filter(phrase), nouns, is_new=False)

    def name(self, subject: Subject, register: int, ability: AbilityDraft) -> None:
        """From now on the text may speak of the cards. Where something is answered, the machine
        has them in that register."""
        if subject.is_new and not self._is_answer(ability):
            number = MANY if subject.is_many else ONE
            self.mentions.add_unknown(subject.nouns, "this is said of all such cards", number)
        elif subject.is_new:
            self.mentions.add(register, subject.nouns, ONE, is_announced=False)
