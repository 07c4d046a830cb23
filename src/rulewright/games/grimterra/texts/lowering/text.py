"""From the tree of one of Grimterra's texts to its program: what its sentences do, answer, forbid or change.

Every phrase of `grimterra.rules` is played by what stands here and in the files it builds on, or it is refused by name
(`NotPlayable`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rulewright.effects.lowering.choosing import Wish
from rulewright.effects.lowering.conditions import ANY_CARD
from rulewright.effects.lowering.draft import AbilityDraft, Code, Label, Node, NotPlayable
from rulewright.effects.lowering.events import Subject
from rulewright.effects.lowering.many_players import ManyPlayers
from rulewright.effects.lowering.meanings import BY_ITSELF, Act, Event, Section
from rulewright.effects.lowering.mentions import ONE, Mention
from rulewright.effects.lowering.placing import np_in
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.sentences import Group
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    ALL,
    ANYBODY,
    AT_LEAST,
    BY_CARD,
    CANT,
    COPY,
    GOTO,
    IF,
    MAY,
    MEASURED,
    NONE,
    RECKON,
    REPEAT,
    SET,
    STAT,
    STAT_AT_LEAST,
    THAT,
    THAT_PLAYER,
    THIS,
    WOULD,
    YOU,
    YOURSELF,
    Amount,
    Program,
)
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.texts.lowering import tables
from rulewright.games.grimterra.texts.lowering.words import GrimterraWords, as_grimterra_phrase

_HEROES: Final = ("noun.hero",)
_ALL_OF_THEM: Final = 99
_COUNTED: Final = {"act.deal", "act.putcounter", "act.putcounters"}
"""Acts on cards that have a number."""
_MEASURES: Final = {"number.damage": terms.DAMAGE_ON, "number.health": terms.HEALTH_OF}
_LEVELS: Final = {
    "quality.level": terms.LEVEL_IS,
    "quality.morelevel": terms.LEVEL_MORE,
    "quality.lesslevel": terms.LEVEL_LESS,
}
_QUALITIES: Final = {
    "quality.moreall": terms.EVERY_LEVEL_MORE,
    "quality.lessall": terms.EVERY_LEVEL_LESS,
    "quality.health": terms.MORE_HEALTH,
}
_COUNTER_PROPS: Final = {
    "prop.counter": (1, NONE),
    "prop.nocounters": (0, 0),
    "prop.counters": (0, NONE),
}
"""How many counters a feature asks for, at least and at most."""


def lower(tree: Node, heading: str, definitions: Mapping[str, int]) -> Program:
    """The program of a text on a card of a kind.

    Raises NotPlayable for a text that nobody could play, with the phrase and the reason."""
    return Texts(heading, definitions).lower(tree)


class Texts(ManyPlayers):
    """One text on its way to a program."""

    def __init__(self, heading: str, definitions: Mapping[str, int]) -> None:
        super().__init__(GrimterraWords(), definitions)
        self.heading = heading
        self.named_heroes: dict[tuple[int, int], int] = {}
        """The registers of heroes that are meant by a word of their own, by frame and which."""

    # Parts

    def lower(self, card: Node) -> Program:
        parts = self._parts(card)
        for section, body in parts:
            self.chosen, self.deeds_done, self.chance = None, (), None
            self.named_heroes = {}
            self._part(section, body)
        self.draft.section = parts[0][0].number
        return self.words.finished(self.draft)

    def _parts(self, card: Node) -> list[tuple[Section, Node]]:
        plain = tables.BY_HEADING[self.heading]
        if card[0] == "card.plain":
            return [(plain, card[1])]
        if card[0] == "card.timed":
            return [(self.look_up(self.words.meanings.speeds, card[1]), card[2])]
        if card[0] == "card.main":
            return [(plain, card[1]), (self.look_up(self.words.meanings.speeds, card[2]), card[3])]
        raise NotPlayable("a text has one part after the colon", card)

    # "This hero", "the opposing hero", "the opposing player"

    def _hero_meant(self, ref: Node) -> int:
        """Which hero a reference means by a word of its own; ANY_HERO if it does not."""
        if ref[0] == "ref.opposing":
            return terms.THE_RIVAL
        is_of_hero = ref[0] == "ref.this" and ref[1][0] in {"noun.hero", "noun.minion"}
        return terms.THE_USER if is_of_hero else terms.ANY_HERO

    def referred(self, ref: Node, *, is_aside: bool = False) -> Mention:
        which = self._hero_meant(ref)
        if which == terms.ANY_HERO or self._is_itself(which):
            return super().referred(ref, is_aside=is_aside)
        register = self._register_of(which, ref)
        if not is_aside:
            return self.mentions.add(register, _HEROES, ONE, is_announced=True)
        return Mention(register, _HEROES, ONE, 0, self.mentions.frame, is_announced=True)

    def _is_itself(self, which: int) -> bool:
        """On a hero "this hero" is the card itself."""
        return which == terms.THE_USER and self.heading in tables.HERO_HEADINGS

    def _register_of(self, which: int, node: Node) -> int:
        """The register of a hero that a word of its own means: filled where the code begins."""
        frame = self.mentions.frame
        for key in ((0, which), (frame, which)):
            if key in self.named_heroes:
                return self.named_heroes[key]
        register = self.draft.register(node)
        fitting = self.filter(as_grimterra_phrase(CardPhrase(node, _HEROES), hero=which))
        if frame == 0 and isinstance(self.targets, Code):
            self.targets.emit(ALL, into=register, fitting=fitting)
        else:
            self.mentions.saved_registers.emit(ALL, into=register, fitting=fitting)
        self.named_heroes[frame, which] = register
        return register

    def subject(
        self, node: Node, ability: AbilityDraft, event: Event, whose_card: int = ANYBODY,
        *, is_aside: bool = False,
    ) -> Subject:  # fmt: skip
        if node[0] == "np.ref" and not self.is_begun:
            which = self._hero_meant(node[1])
            if which != terms.ANY_HERO and not self._is_itself(which):
                phrase = as_grimterra_phrase(CardPhrase(node, _HEROES, is_in_play=True), hero=which)
                if not is_aside and ability.code is not None:
                    self.mentions.add(
                        self._register_of(which, node), _HEROES, ONE, is_announced=True
                    )
                return Subject(self.filter(phrase), _HEROES, is_new=False)
        return super().subject(node, ability, event, whose_card, is_aside=is_aside)

    def time(self, node: Node, ability: AbilityDraft) -> None:
        super().time(node, ability)
        self.player = self.player_in_register = THAT_PLAYER

    def of_player(self, player: Node, ability: AbilityDraft) -> None:
        super().of_player(player, ability)
        if ability.code is not None:
            self.player = THAT_PLAYER

    def acting(self, player: Node) -> Seat:
        if player[0] != "player.rival":
            return super().acting(player)
        self._rival_into_that()
        return Seat(THAT, THAT_PLAYER)

    def _rival_into_that(self) -> None:
        amount = self.draft.amount(Amount(STAT, stat=terms.RIVAL_STAT, register=YOU))
        self.code.emit(RECKON, into=THAT, reckoning=amount)
        self.player = self.player_in_register = THAT_PLAYER

    def whose(self, poss: Node, *, is_aside: bool = True) -> int:
        if poss[0] != "poss.rival":
            return super().whose(poss, is_aside=is_aside)
        if self.is_header or self.mentions.is_early:
            raise NotPlayable("whom one fights is known only when this is done", poss)
        self._rival_into_that()
        return THAT_PLAYER

    # What is asked of cards

    def card_phrase(self, nbar: Node, *, is_silent: bool) -> CardPhrase:
        prop = nbar[5]
        if prop is None or prop[0] not in _COUNTER_PROPS:
            return super().card_phrase(nbar, is_silent=is_silent)
        least, most = _COUNTER_PROPS[prop[0]]
        if prop[0] == "prop.counters":
            least = self.number(prop[1], prop)
        self.counter_kind(prop[-1])
        plain = super().card_phrase((*nbar[:5], None, *nbar[6:]), is_silent=is_silent)
        return as_grimterra_phrase(plain, least_counters=least, most_counters=most)

    def counter_kind(self, mark: Node) -> int:
        if mark[0] != "mark.known":
            raise NotPlayable("there are only dark counters in this game", mark)
        return self.look_up(tables.COUNTERS, mark[1])

    # Conditions

    def condition(self, node: Node) -> int:
        if node[0] == "cond.happened" and node[2][0] == "turnspan.round":
            return self._bluffed(node)
        if node[0] == "cond.lastround":
            return self.draft.condition(
                STAT_AT_LEAST, number=1, player=YOURSELF, stat=terms.LAST_ROUND_STAT
            )
        if node[0] in {"cond.counter", "cond.nocounters", "cond.counters"}:
            return self._counters_asked(node)
        return super().condition(node)

    def _bluffed(self, node: Node) -> int:
        """Whether somebody bluffs in this round: of a round nothing else is remembered."""
        past = node[1]
        form = past[0].removeprefix("past.").removeprefix("not")
        if form not in {"player", "you"} or past[-1][0] != "histdid.bluff":
            raise NotPlayable('of a round only this is remembered: "… bluffed this round"', node)
        player = YOURSELF if form == "you" else self.certain_player(past[1])
        if player == ANYBODY:
            raise NotPlayable("who bluffed? Say an opponent, or you", past)
        found = self.draft.condition(STAT_AT_LEAST, number=1, player=player, stat=terms.BLUFF_STAT)
        return self.draft.turned(found, NONE) if past[0].startswith("past.not") else found

    def _counters_asked(self, node: Node) -> int:
        """Whether a hero has so many dark counters."""
        np = node[1]
        if np[0] != "np.ref":
            raise NotPlayable('of which hero? Ask about "it", "that hero" or "this hero"', np)
        least, most = {"cond.counter": (1, NONE), "cond.nocounters": (0, 0)}.get(node[0], (0, NONE))
        if node[0] == "cond.counters":
            least = self.number(node[2], node)
        phrase = as_grimterra_phrase(
            CardPhrase(node, _HEROES), least_counters=least, most_counters=most
        )
        return self._is_so_of(np[1], phrase)

    def _asked(self, node: Node) -> int:
        np = node[1]
        if np[0] == "np.ref" and self.is_header and self._hero_meant(np[1]) != terms.ANY_HERO:
            if node[0] in {"cond.isa", "cond.isnta"}:
                phrase = self.card_phrase(node[2], is_silent=False)
            else:
                phrase = self._with_predicate(CardPhrase(node, ANY_CARD), node)
            number = self._is_so_of(np[1], phrase)
            is_turned = node[0] in {"cond.isnta", "cond.isnt"}
            return self.draft.turned(number, NONE) if is_turned else number
        return super()._asked(node)

    def _is_so_of(self, ref: Node, phrase: CardPhrase) -> int:
        """Whether a hero that was spoken of is so: there is one that is both."""
        which = self._hero_meant(ref)
        if which != terms.ANY_HERO and not self._is_itself(which):
            if not self.is_header:
                which_one = as_grimterra_phrase(phrase, only=self._register_of(which, ref))
            else:
                which_one = as_grimterra_phrase(phrase, hero=which)
        else:
            register = THIS if self._is_itself(which) else self.referred(ref).register
            which_one = as_grimterra_phrase(phrase, only=register)
        return self.draft.condition(AT_LEAST, fitting=self.filter(which_one), number=1)

    # Numbers

    def amount(self, node: Node) -> Amount:
        if node[0] not in _MEASURES:
            return super().amount(node)
        np = node[1]
        if np[0] != "np.ref":
            raise NotPlayable('of which hero? Write "this hero", "the opposing hero" or "it"', np)
        if self.is_header:
            raise NotPlayable("this is counted only when something is done", node)
        register = self.referred(np[1], is_aside=True).register
        return Amount(MEASURED, stat=_MEASURES[node[0]], register=register)

    def takes_a_number(self, act: Node) -> bool:
        return act[0] in _COUNTED

    # Acts

    def act(self, node: Node, actor: Seat) -> None:
        own: dict[str, Callable[[Node, Act, Seat], None]] = {
            "act.deal": self._deal,
            "act.dealequal": self._deal,
            "act.heal": self._heal,
            "act.putcounter": self._put_counters,
            "act.putcounters": self._put_counters,
            "act.shift": self._shift,
            "act.shiftsome": self._shift,
            "act.shiftall": self._shift,
            "act.summon": self._summon_minion,
        }
        if node[0] not in own:
            super().act(node, actor)
            return
        with self.mentions.clause(), self.said_once():
            own[node[0]](node, self.look_up(self.words.meanings.acts, node), actor)

    def _deal(self, node: Node, act: Act, actor: Seat) -> None:
        """So much damage, or so many wounds, to or from heroes."""
        said = self.amount_in(node)
        chosen = self.choose(np_in(node[-1]), Wish(act, actor))
        amount = self.reckoned(said, node)
        self.do(act.verb, actor, cards=chosen.register, amount=amount)

    def _heal(self, node: Node, act: Act, actor: Seat) -> None:
        """wounds.removal: one wound, so many, up to so many, or all."""
        wounds = node[1]
        chosen = self.choose(np_in(node[2]), Wish(act, actor))
        amount = self.draft.scratch("amount", node)
        number = _ALL_OF_THEM if wounds[0] == "wounds.all" else 1
        if len(wounds) > 1:
            number = self.number(wounds[1], wounds)
        self.code.emit(SET, into=amount, number=number)
        if wounds[0] != "wounds.upto":
            self.do(act.verb, actor, cards=chosen.register, amount=amount)
            return
        # The player may stop after each of them.
        one = self.draft.scratch("one", node)
        self.code.emit(SET, into=one, number=1)
        left, again, end = self.draft.register(node), Label(), Label()
        self.code.emit(COPY, into=left, source=amount)
        still = self.filter(
            CardPhrase(node, _HEROES, adjectives=("adj.wounded",), only=chosen.register)
        )
        self.code.put(again)
        self.code.emit(REPEAT, left=left, go_to=end)
        self.code.emit(
            IF, go_to=end, condition=self.draft.condition(AT_LEAST, fitting=still, number=1)
        )
        self.code.emit(MAY, go_to=end, who=actor.register)
        self.do(act.verb, actor, cards=chosen.register, amount=one)
        self.code.emit(GOTO, go_to=again)
        self.code.put(end)

    def _put_counters(self, node: Node, act: Act, actor: Seat) -> None:
        """Dark counters are put on heroes."""
        counter = node[2] if node[0] == "act.putcounters" else node[1]
        self.counter_kind(counter)
        said = self.amount_in(node)
        chosen = self.choose(np_in(node[-1]), Wish(act, actor))
        amount = self.reckoned(said, node)
        self.do(act.verb, actor, cards=chosen.register, amount=amount)

    def _shift(self, node: Node, act: Act, actor: Seat) -> None:
        """dark.shifting: from one hero to another."""
        giver = self.choose(node[-2], Wish(act, actor))
        receiver = self.choose(node[-1], Wish(act, actor, other=giver.register))
        if giver.is_many or receiver.is_many:
            raise NotPlayable("counters go from one hero to one other", node)
        if node[0] == "act.shiftall":
            amount = self.draft.scratch("amount", node)
            self.code.emit(SET, into=amount, number=_ALL_OF_THEM)
        else:
            amount = self.reckoned(self.amount_in(node), node)
        self.do(act.verb, actor, cards=receiver.register, other=giver.register, amount=amount)

    def _summon_minion(self, node: Node, act: Act, actor: Seat) -> None:
        definition = self.draft.scratch("definition", node)
        self.code.emit(SET, into=definition, number=self.definition(node[1]))
        self.do(act.verb, actor, definition=definition)
        self.mentions.add_unknown(
            self.words.summoned, "it has only just come; give the minion a text of its own"
        )

    # What holds

    def static(self, node: Node, ability: AbilityDraft, *, is_early: bool = True) -> None:
        is_quality = node[0] in {"static.has", "static.have"}
        if is_quality or node[0] in {"static.thisis", "static.armour"}:
            with self.header(is_early=is_early), self.mentions.clause():
                if node[0] == "static.thisis":
                    ability.modifier = terms.THIS_DAMAGE_IS
                    self.is_header = False
                    ability.for_each = self.draft.amount(self.amount(node[1]))
                    self.is_header = True
                elif node[0] == "static.armour":
                    ability.modifier = terms.ARMOUR
                    ability.amount = self.number(node[1], node)
                    ability.subject = self._of_cards(node[2], ability).fitting
                else:
                    self._has(node, ability)
            return
        if node[0] == "static.nocombat" and not self.is_begun:
            raise NotPlayable(
                'endless: without combat no game ends (ruling.endless-texts): say for how long, as in "during your next turn"',
                node,
            )
        super().static(node, ability, is_early=is_early)

    def _has(self, node: Node, ability: AbilityDraft) -> None:
        """A level in a Fate, more or less of it, or more health."""
        ability.subject = self._of_cards(node[1], ability).fitting
        quality = node[2]
        if quality[0] in _LEVELS:
            parts = quality[1:] if isinstance(quality[1], int) else (quality[2], quality[1])
            faction = self.look_up(tables.FACTIONS, parts[1])
            level = self.number(parts[0], quality)
            ability.modifier = _LEVELS[quality[0]]
            ability.amount = level * terms.FACTION_COUNT + faction
        else:
            ability.modifier = self.look_up(_QUALITIES, quality)
            ability.amount = self.number(quality[1], quality)

    def doing(self, cards: Node, verb: Node, ability: AbilityDraft) -> None:
        super().doing(cards, verb, ability)
        by = self.look_up(self.words.meanings.events, verb).by
        if by != 0:
            ability.by = by

    def _by_what(self, by: Node, ability: AbilityDraft) -> None:
        """By a card, wherever it is: an attack lies on the table when it wounds."""
        subject = self.subject(by[1], ability, Event(ability.verb, is_in_play=False), is_aside=True)
        ability.by, ability.by_filter = BY_CARD, subject.fitting

    def did(self, verb: Node, ability: AbilityDraft) -> None:
        super().did(verb, ability)
        if ability.verb == terms.DRAW and ability.kind in {WOULD, CANT}:
            raise NotPlayable(
                "endless: a game ends at the latest with the decks (ruling.endless-texts), so nothing keeps a player from"
                " drawing",
                verb,
            )

    def done_to(self, cards: Node, verb: Node, by: Node | None, ability: AbilityDraft) -> None:
        super().done_to(cards, verb, by, ability)
        if ability.verb == terms.DRAW and ability.kind in {WOULD, CANT}:
            raise NotPlayable(
                "endless: a game ends at the latest with the decks (ruling.endless-texts), so nothing keeps cards from"
                " being drawn",
                verb,
            )

    def _used(self, group: Group, head: Node, section: Section) -> None:
        """sacrifice.own-turn: what has a price is used while it is worn; a passive power costs nothing."""
        if self.heading != "equipment":
            raise NotPlayable(
                "dead: nobody pays for what works by itself (powers.passive-free): write it as a power, or on an equipment",
                head,
            )
        super()._used(group, head, section)

    def kind_of_answer(self, head: Node, section: Section) -> int:
        """What is worn or passive answers each time it says "when": only what lasts comes once."""
        is_each_time = head[0] == "sentence.when" and section.acts == BY_ITSELF
        if is_each_time:
            return super().kind_of_answer(("sentence.whenever", *head[1:]), section)
        return super().kind_of_answer(head, section)
