"""Abilities: what a text answers, replaces, forbids or changes for as long as it holds."""

from __future__ import annotations

from typing import Final

from rulewright.effects.lowering.draft import AbilityDraft, Node, NotPlayable, unknown_phrase
from rulewright.effects.lowering.events import Events, Subject
from rulewright.effects.lowering.meanings import Event
from rulewright.effects.lowering.players import YOUR_SEAT
from rulewright.effects.lowering.sentences import NEXT
from rulewright.effects.lowering.words import SpotPhrase
from rulewright.effects.program import (
    AFTER_THIS_TURN,
    ANYBODY,
    CANT,
    DURING_EXTRA_TURN,
    DURING_NEXT_TURN,
    LAST,
    MODIFY,
    NONE,
    OPPONENTS,
    OPPONENTS_NEXT,
    THAT_PLAYER,
    THIS_TURN,
    UNTIL_BATTLE_ENDS,
    UNTIL_END_OF_NEXT_TURN,
    UNTIL_END_OF_TURN,
    UNTIL_IT_COMES,
    UNTIL_IT_COMES_THIS_TURN,
    UNTIL_YOUR_NEXT,
    WHILE_ITS_CARD_IS_IN_PLAY,
    YOURSELF,
)

WHILE_IT_IS_THERE: Final = "duration.itself"
"""How long what was named as a card came is remembered: no text says so."""
_DURATIONS: Final = {
    "duration.turn": THIS_TURN,
    "duration.next": UNTIL_YOUR_NEXT,
    "duration.opponent": OPPONENTS_NEXT,
    "duration.battle": UNTIL_BATTLE_ENDS,
    "duration.end": UNTIL_END_OF_TURN,
    "duration.endofnext": UNTIL_END_OF_NEXT_TURN,
    "duration.during": DURING_NEXT_TURN,
    "duration.extra": DURING_EXTRA_TURN,
    WHILE_IT_IS_THERE: WHILE_ITS_CARD_IS_IN_PLAY,
}
_WAITS: Final = {
    "time.startofnext": UNTIL_IT_COMES,
    "time.endofnext": AFTER_THIS_TURN,
    "time.endofthis": UNTIL_IT_COMES_THIS_TURN,
    "time.over": UNTIL_IT_COMES_THIS_TURN,
}
_IS_START: Final = {
    "time.start": True,
    "time.startofeach": True,
    "time.startofnext": True,
    "time.end": False,
    "time.endofeach": False,
    "time.endofnext": False,
    "time.endofthis": False,
}
"""Whether a moment is the start or the end of a phase."""
_FORMS: Final = {
    "static.has": "",
    "static.have": "",
    "static.thosehave": "",
    "static.thoselose": "static.lose",
    "static.loses": "static.lose",
    "static.arealso": "static.isalso",
}
"""Under what the table of modifiers has a phrase, where that is not its tag."""
_OF_CARDS: Final = {
    "static.has", "static.have", "static.loses", "static.lose", "static.isalso", "static.arealso", "static.may", "static.only",
    "static.must", "static.thosehave", "static.thoselose",
}  # fmt: skip
_IN_PLAY: Final = Event(NONE)
"""Rules are changed for cards in play."""


class Abilities(Events):
    """Sentences that do nothing at once."""

    def time(self, node: Node, ability: AbilityDraft) -> None:
        """The moment at which something happens."""
        tag = node[0]
        if tag == "time.over":
            ability.verb = self.look_up(self.words.meanings.events, node[1]).verb
            return
        is_start = self.look_up(_IS_START, node)
        ability.verb = self.words.phase_starts if is_start else self.words.phase_ends
        ability.phase = self.look_up(self.words.meanings.phases, node[-1])
        if tag in {"time.start", "time.end", "time.startofnext", "time.endofnext"}:
            ability.player = self.certain_player(node[1])
        who = OPPONENTS if ability.player == OPPONENTS else THAT_PLAYER
        self.player = self.player_in_register = who

    def static(self, node: Node, ability: AbilityDraft, *, is_early: bool = True) -> None:
        """What holds for as long as the ability does."""
        tag = node[0]
        with self.header(is_early=is_early), self.mentions.clause():
            if tag in self.words.meanings.statics:
                self._changed_rule(node, ability)
            elif tag == "static.cant" and node[2][0] in self.words.entering:
                self._shut_out(node, ability)
            elif tag in _OF_CARDS:
                self._changed_cards(node, ability)
            else:
                ability.kind = CANT
                self._forbidden(node, ability)

    # Can't

    def _forbidden(self, node: Node, ability: AbilityDraft) -> None:
        tag = node[0]
        if tag == "static.cantbe":
            self.done_to(node[1], node[2], node[3], ability)
        elif tag == "static.cant":
            self.doing(node[1], node[2], ability)
        elif tag == "static.cantunless":
            self.doing(node[1], node[2], ability)
            ability.condition = self.draft.turned(self.condition(node[3]), ability.condition)
        elif tag == "static.playercant":
            self.of_player(node[1], ability)
            self.did(node[2], ability)
        elif tag == "static.youcant":
            ability.player = YOURSELF
            self.did(node[1], ability)
        elif tag == "static.cantmore":
            self.doing(node[1], node[2], ability)
            ability.most_a_turn = self._times(node[3])
        elif tag == "static.playercantmore":
            self.of_player(node[1], ability)
            self.did(node[2], ability)
            ability.most_a_turn = self._times(node[3])
        elif tag == "static.youcantmore":
            ability.player = YOURSELF
            self.did(node[1], ability)
            ability.most_a_turn = self._times(node[2])
        elif tag in {"static.playercantthen", "static.youcantthen"}:
            self._forbidden((tag.removesuffix("then"), *node[1:-1]), ability)
            self.in_phase_only(node[-1], ability)
        else:
            self._own_prohibition(node, ability)

    def _own_prohibition(self, node: Node, ability: AbilityDraft) -> None:
        """A phrase of the game's own: what cards can't do, and by what."""
        key = (node[0], *(child[0] for child in node[2:] if isinstance(child, tuple)))
        if key not in self.words.meanings.prohibitions:
            raise unknown_phrase(node)
        event = self.words.meanings.prohibitions[key]
        ability.verb, ability.by = event.verb, event.by
        ability.subject = self._of_cards(node[1], ability).fitting

    def _times(self, node: Node) -> int:
        if self.look_up({"times.once": False, "times.more": True}, node):
            return self.number(node[1], node)
        return 1

    # Other rules

    def _changed_cards(self, node: Node, ability: AbilityDraft) -> None:
        """Cards have a quality, or the rules of their movements are others."""
        said = tuple(child[0] for child in node[2:])
        form = _FORMS.get(node[0], node[0])
        key = (form, *said) if form else said
        if key not in self.words.meanings.modifiers:
            raise NotPlayable("this changes no rule there is", node)
        ability.modifier, ability.amount = self.words.meanings.modifiers[key]
        ability.subject = self._of_cards(node[1], ability).fitting

    def _of_cards(self, node: Node, ability: AbilityDraft) -> Subject:
        subject = self.subject(node, ability, _IN_PLAY)
        self.name(subject, NONE, ability)
        return subject

    def _changed_rule(self, node: Node, ability: AbilityDraft) -> None:
        """A phrase of the game's own: what stands in its slots says for whom and how much."""
        static = self.words.meanings.statics[node[0]]
        ability.modifier, ability.player = static.modifier, static.player
        ability.amount = static.amount
        for child in node[1:]:
            if isinstance(child, int):
                ability.amount = self.number(child, node, least=0)
                continue
            category = child[0].partition(".")[0]
            if category in {"nbar", "subject", "np"}:
                ability.subject = self._of_cards(child, ability).fitting
            elif category in {"player", "poss"}:
                ability.player = self.certain_player(child)
            elif category == "spot":
                ability.spots = self.spot_filter(child)
            elif category == "where":
                ability.spots = self._entered(child)
            else:
                key = (node[0], child[0])
                if key not in self.words.meanings.modifiers:
                    raise unknown_phrase(child)
                ability.modifier, _ = self.words.meanings.modifiers[key]

    def _shut_out(self, node: Node, ability: AbilityDraft) -> None:
        """Cards can't enter a place, which is said with a verb of its own."""
        ability.modifier = self.words.meanings.statics["static.cantenter"].modifier
        ability.subject = self._of_cards(node[1], ability).fitting
        place = self.words.entering[node[2][0]]
        phrase = SpotPhrase(node, None, place, ANYBODY, None, may_be_taken=True)
        ability.spots = self.draft.spot(self.words.spot_filter(phrase))

    def _entered(self, where: Node) -> int:
        """The filter of positions that cards enter: that which was chosen, or a place."""
        if where[0] == "where.that":
            if self.chosen_spot is None:
                raise NotPlayable(
                    'no position is chosen before this: write "choose …" first', where
                )
            phrase = SpotPhrase(
                where, None, None, ANYBODY, None, self.chosen_spot, may_be_taken=True
            )
        else:
            whose = ANYBODY if len(where) == 1 else self.whose(where[1])
            place = self.words.entered(where)
            phrase = SpotPhrase(where, None, place, whose, None, may_be_taken=True)
        return self.draft.spot(self.words.spot_filter(phrase))

    # For a while

    def duration(self, sentence: Node) -> tuple[int, int]:
        """How long what a sentence begins holds or waits, and the register of the player by whose turns that is
        counted (NONE: yours)."""
        if sentence[0] == "sentence.at":
            return _WAITS[sentence[1][0]], NONE
        if sentence[0] in NEXT:
            return UNTIL_IT_COMES, NONE
        return self.how_long(sentence[1])

    def how_long(self, duration: Node) -> tuple[int, int]:
        """The same of what a sentence begins with."""
        lasts = self.look_up(_DURATIONS, duration)
        if len(duration) == 1:
            if lasts == DURING_EXTRA_TURN and not self.gives_extra_turn:
                raise NotPlayable('which turn? Write "take an extra turn" before', duration)
            return lasts, NONE
        if duration[1][0].startswith("poss."):
            seat = self.seat(duration[1])
            return lasts, NONE if seat == YOUR_SEAT else seat.register
        if duration[1][0] != "phase.turn":
            raise NotPlayable('what lasts ends with a turn: write "until your next turn"', duration)
        return lasts, NONE

    def lasting(self, node: Node, section: int) -> None:
        """Begin something that holds for a while. It keeps the registers as they are then."""
        _, duration, static = node
        ability = AbilityDraft(MODIFY, section)
        self.is_begun = True
        self.static(static, ability, is_early=self.mentions.is_early)
        self.is_begun = False
        self.begin(duration, ability)

    def begin(self, duration: Node, ability: AbilityDraft) -> None:
        """Begin an ability that holds for a while."""
        lasts, whose = self.how_long(duration)
        self.draft.abilities.append(ability)
        number = len(self.draft.abilities) - 1
        self.code.emit(LAST, ability=number, duration=lasts, whose=whose)
