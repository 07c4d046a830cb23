"""From the tree of one of Elma's texts to its program: what its sentences answer, forbid or change.

Every phrase of `elma.rules` is played by what stands here and in the files it builds on, or it is
refused by name (`NotPlayable`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from rulewright.effects.lowering.abilities import WHILE_IT_IS_THERE
from rulewright.effects.lowering.draft import AbilityDraft, Node, NotPlayable
from rulewright.effects.lowering.events import Subject
from rulewright.effects.lowering.meanings import Event, Section
from rulewright.effects.lowering.mentions import ITSELF, ONE, Mention
from rulewright.effects.lowering.players import Seat
from rulewright.effects.lowering.sentences import Clause, Group, event_of
from rulewright.effects.lowering.words import CardPhrase
from rulewright.effects.program import (
    ALL,
    CANT,
    IT,
    LAST,
    NONE,
    OPPONENTS,
    THAT_PLAYER,
    THIS,
    UNTIL_BATTLE_ENDS,
    WHEN,
    WHENEVER,
    WHILE_IN_PLAY,
    WOULD,
    Program,
)
from rulewright.effects.sets import set_from
from rulewright.games.elma.rules import reach, terms
from rulewright.games.elma.texts.filters import CardFilter
from rulewright.games.elma.texts.lowering import tables
from rulewright.games.elma.texts.lowering.acts import Acts
from rulewright.games.elma.texts.lowering.phrases import KUSKIS, LEVELS
from rulewright.games.elma.texts.lowering.words import (
    as_elma_phrase,
    asked_of_itself,
    kinds_meant,
    places_of,
)
from rulewright.kernel.fields import but

_IN_A_BATTLE: Final = {
    terms.ENTER, terms.IMPROVES, terms.FAILS, terms.WINS, terms.LOSES, terms.COMES_LAST,
}  # fmt: skip
"""What a kuski does in a battle, of which a text then says "that battle"."""
_MUST: Final = {"iv.enter", "iv.enterthis"}
_RULES_OF_CANT: Final = {"iv.improve": terms.STUCK_RULE, "iv.offlineafter": terms.STAYS_ONLINE_RULE}
"""What a kuski can't do that no happening is: it is a rule that is changed."""
_SECONDS: Final = {
    "quality.off": terms.SECOND, "quality.offone": terms.SECOND, "quality.on": -terms.SECOND,
    "quality.onone": -terms.SECOND,
}  # fmt: skip
"""By how much each second of a quality makes a time count as lower."""
_POINTS: Final = {"sum.many": 0, "sum.one": 1, "sum.none": 0, "more.many": 0, "more.one": 1}
"""How many points, where no number says it."""
_BEATEN: Final[dict[str, tuple[int | None, int | None]]] = {
    "quant.a": (0, None), "quant.no": (None, -1), "quant.atleast": (0, None), "quant.atmost": (None, 0),
    "quant.exactly": (0, 0), "quant.exactlyone": (0, 0), "quant.over": (1, None), "quant.under": (None, -1),
}  # fmt: skip
"""By how much at least and at most differ from the number that is said, or from one; None: there is no such limit."""
_FULL_TURNS: Final = {
    "time.fullturns": (terms.FULL_TURN_BEGINS, NONE),
    "time.laterfullturns": (terms.FULL_TURN_BEGINS, terms.AFTER_FIRST_FULL_TURN),
    "time.lastfullturn": (terms.FULL_TURN_BEGINS, terms.IN_LAST_FULL_TURN),
    "time.endoffullturns": (terms.FULL_TURN_ENDS, NONE),
}
"""What is told at these moments, and in which of the full turns of a battle."""
_LONGEST: Final = 6
"""levels.length-limits."""
_AFTERWARDS: Final = {WHENEVER, WHEN}
_OF_THOSE_ONLINE: Final = {
    terms.GO_ONLINE, terms.GO_OFFLINE, terms.ENTER, terms.WINS, terms.LOSES, terms.IMPROVES, terms.FAILS,
    terms.PLAYS_OWN, terms.WINS_AFTER_BATTLE,
}  # fmt: skip
"""What happens to kuskis that are online when it is answered."""
_ENTRIES: Final = {
    "entry.add": (terms.LEVEL, terms.BEING_ADDED), "entry.come": (terms.KUSKI, terms.PLAY_KUSKI),
}  # fmt: skip
"""ruling.as-it-comes: which card does this first, and what is told then."""
_NOUN_OF: Final = {terms.LEVEL: LEVELS, terms.KUSKI: KUSKIS}
_PLAYS: Final = {terms.PLAY_KUSKI, terms.PLAY_INSTANT, terms.ADD_LEVEL}
_OF_ANY_LEVEL: Final = Event(NONE, is_in_play=False)


def lower(tree: Node, kind: int, definitions: Mapping[str, int]) -> Program:
    """The program of a text on a card of a kind.

    Raises NotPlayable for a text that nobody could play, with the phrase and the reason."""
    return Texts(kind, definitions).lower(tree)


class Texts(Acts):
    """One text on its way to a program."""

    def __init__(self, kind: int, definitions: Mapping[str, int]) -> None:
        super().__init__(definitions)
        self.kind = kind
        self.gone: set[int] = set()
        """The registers of cards that have left play where the text has come to."""
        self.is_certain = False
        """Whether what is written is done whatever happens."""
        self.doing_now: Node = ("card",)
        """The act that is written."""
        self.section = tables.PLAYED if kind == terms.INSTANT else tables.PLAIN

    def _parts(self, card: Node) -> list[tuple[Section, Node]]:
        if card[0] != "card.plain":
            raise NotPlayable("no card of Elma has a speed", card)
        is_named = self.section is tables.PLAIN and _has(card[1], "act.name")
        return [(self.section, _with_the_name_kept(card[1]) if is_named else card[1])]

    # What could never do anything (ruling.dead-texts)

    def _group(self, group: Group, section: Section) -> None:
        self.gone = set()
        super()._group(group, section)

    def _written(self, clause: Clause, section: Section, *, is_told: bool) -> None:
        outer = self.is_certain
        deed = clause.deed
        is_certain = clause.condition is None and not clause.instead and deed is not None
        self.is_certain = is_certain and deed is not None and deed[0] in {"deed.one", "deed.then"}
        super()._written(clause, section, is_told=is_told)
        self.is_certain = outer

    def do(self, verb: int, seat: Seat, *, cards: int = NONE, **operands: int) -> None:
        if cards in self.gone and self.kind != terms.INSTANT:
            raise NotPlayable(
                "dead: the card has left play by then, and nothing follows it (ruling.lasting-effects): do this before"
                ' it leaves, or write "would … instead"',
                self.doing_now,
            )
        super().do(verb, seat, cards=cards, **operands)
        if self.is_certain and cards == THIS and verb in reach.LEAVING_PLAY:
            self.gone = {THIS}

    def act(self, node: Node, actor: Seat) -> None:
        self.doing_now = node
        super().act(node, actor)

    def _check_holds(self, condition: Node, ability: AbilityDraft) -> None:
        """What holds only while its card is what it never is."""
        wanted = asked_of_itself(self.draft, ability.condition)
        if wanted is None:
            return
        is_waiting = self.kind == terms.LEVEL and wanted.place == terms.QUEUE
        if not places_of(wanted, self.kind) or is_waiting:
            raise NotPlayable(
                "contradictory: what a level says holds while it is battled, so that this is never so"
                if is_waiting
                else "contradictory: this card is never so",
                condition,
            )

    # What an instant begins (ruling.lasting-effects)

    def _holding(self, head: Node, section: Section) -> None:
        super()._holding(head, section)
        if head[0] == "sentence.aslong":
            self._check_holds(head[1], self.draft.abilities[-1])
        if section is tables.PLAYED:
            self.code.emit(LAST, ability=len(self.draft.abilities) - 1, duration=WHILE_IN_PLAY)

    def answer(self, group: Group, head: Node, section: Section) -> None:
        kept = self.battle, self.players_of_battle, self.rider
        self.battle = self.players_of_battle = self.rider = None
        super().answer(group, head, section)
        self.battle, self.players_of_battle, self.rider = kept
        self.is_about_level = False

    def _answer(self, group: Group, head: Node, section: Section) -> None:
        number = len(self.draft.abilities)
        super()._answer(group, head, section)
        if section is tables.PLAYED:
            is_of_battle = event_of(head)[0] in {"event.ongoingends", "would.ongoingends"}
            duration = UNTIL_BATTLE_ENDS if is_of_battle else WHILE_IN_PLAY
            self.code.emit(LAST, ability=number, duration=duration)

    def how_long(self, duration: Node) -> tuple[int, int]:
        if duration[0] == "duration.opponent":
            raise NotPlayable(
                'there may be several opponents: write "until your next turn"', duration
            )
        return super().how_long(duration)

    def kind_of_answer(self, head: Node, section: Section) -> int:
        """ruling.when-each-time."""
        is_each_time = head[0] == "sentence.when" and section is tables.PLAIN
        return WHENEVER if is_each_time else super().kind_of_answer(head, section)

    def lasting(self, node: Node, section: int) -> None:
        """ruling.skipped-nf: what a kuski does with its list for the rest of a battle is said of one in that battle."""
        head, duration, static = node
        if duration[0] == "duration.battle" and static[0] == "static.skipnf":
            static = (static[0], _in_the_battle(static[1]))
        super().lasting((head, duration, static), section)

    # Events

    def time(self, node: Node, ability: AbilityDraft) -> None:
        if node[0] in _FULL_TURNS:
            ability.verb, ability.moment = _FULL_TURNS[node[0]]
            if node[1][0] == "battle.this":
                ability.setting = self.itself(node)
        else:
            super().time(node, ability)
        self.player = self.player_in_register = THAT_PLAYER

    def of_player(self, player: Node, ability: AbilityDraft) -> None:
        super().of_player(player, ability)
        if ability.player == OPPONENTS and ability.code is not None:
            self.player = THAT_PLAYER

    def event(self, node: Node, ability: AbilityDraft) -> None:
        self._event(node, ability)
        self._check_can_happen(node, ability)
        if ability.kind in _AFTERWARDS and ability.verb in reach.LEAVING_PLAY:
            self.gone = {IT, THIS} if self._is_of_itself(ability) else {IT}
        if ability.kind == WOULD and ability.verb in _PLAYS:
            raise NotPlayable(
                "a card that is played is used up (ruling.instant-window-order), so nothing takes the"
                ' place of playing it: write "can\'t", or "whenever"',
                node,
            )

    def _check_can_happen(self, node: Node, ability: AbilityDraft) -> None:
        """ruling.dead-texts: what never happens to such a card, or not to one that is so."""
        if ability.subject == NONE:
            return
        wanted = self.draft.filters[ability.subject]
        assert isinstance(wanted, CardFilter)
        is_itself = wanted.only == THIS
        if is_itself and self.kind == terms.INSTANT:
            raise NotPlayable(
                "dead: an instant is never in play, so nothing happens to it there", node
            )
        if ability.is_of_others:
            return
        kinds = wanted.kinds & self.kind if is_itself else wanted.kinds
        to = terms.KUSKI if ability.is_of_doers else reach.HAPPENS_TO.get(ability.verb, kinds)
        if kinds & to == 0:
            raise NotPlayable("dead: this never happens to such a card", node)
        is_offline = wanted.online == terms.OFFLINE_ONLY
        if ability.kind in _AFTERWARDS and is_offline and ability.verb in _OF_THOSE_ONLINE:
            raise NotPlayable(
                'dead: a kuski to which this happens is online when the text looks: leave out "offline"',
                node,
            )
        is_so_already = (is_offline and ability.verb == terms.GO_OFFLINE) or (
            wanted.online == terms.ONLINE_ONLY and ability.verb == terms.GO_ONLINE
        )
        if ability.kind in {CANT, WOULD} and is_so_already:
            raise NotPlayable("dead: what is so already does not happen again", node)

    def _event(self, node: Node, ability: AbilityDraft) -> None:
        tag = node[0]
        if tag in _ENTRIES:
            kind, ability.verb = _ENTRIES[tag]
            if self.kind != kind:
                raise NotPlayable("this is said of another sort of card", node)
            ability.subject = self.itself(node)
            self.mentions.add(THIS, tuple(_NOUN_OF[kind]), ITSELF, is_announced=True)
            return
        if tag in tables.BATTLE_EVENTS:
            with self.header(), self.mentions.clause():
                ability.verb = tables.BATTLE_EVENTS[tag]
                subject = self.subject(node[1][1], ability, _OF_ANY_LEVEL)
                ability.subject = subject.fitting
                self.name(subject, IT, ability)
            self._remember_battle(node)
        elif tag in {"event.ongoingends", "would.ongoingends"}:
            ability.verb = terms.END_BATTLE
            going_on = CardPhrase(node, LEVELS, place="zone.battle")
            ability.subject = self.filter(going_on)
            self._remember_battle(node)
        else:
            super().event(node, ability)
            is_of_level = ability.verb in {terms.ADD_LEVEL, terms.ABORT}
            self.is_about_level = is_of_level and not ability.is_of_doers

    def _remember_battle(self, node: Node) -> None:
        """Who plays the battle, found when the answer begins: they are in the after battle then."""
        self.is_about_level = True
        phrase = as_elma_phrase(CardPhrase(node, KUSKIS, is_in_play=True), drives_on=IT)
        self.battle = self.draft.register(node)
        self.mentions.saved_registers.emit(ALL, into=self.battle, fitting=self.filter(phrase))

    def done_to(self, cards: Node, verb: Node, by: Node | None, ability: AbilityDraft) -> None:
        super().done_to(cards, verb, by, ability)
        if ability.verb == terms.REVEAL:
            raise NotPlayable("nothing answers or keeps off that cards are shown", verb)

    def kept_in_mind(self, verb: Node) -> int:
        if verb[0] == "pv.revealed":
            raise NotPlayable("nobody keeps in mind which cards were shown", verb)
        return super().kept_in_mind(verb)

    def did(self, verb: Node, ability: AbilityDraft) -> None:
        super().did(verb, ability)
        if verb[0] == "did.scorethis":
            if self.kind != terms.LEVEL:
                raise NotPlayable('only a level speaks of this battle: write "a battle"', verb)
            ability.subject = self.itself(verb)
        if ability.verb == terms.SCORES and ability.kind in {WOULD, CANT}:
            raise NotPlayable(
                "the points of a battle are added for all at once (ruling.hundred-together), so nothing takes their"
                " place: say what a kuski earns",
                verb,
            )
        if ability.verb == terms.DRAW and ability.kind in {WOULD, CANT}:
            raise NotPlayable(
                "a game ends at the latest with the libraries (ruling.nothing-happening), so nothing"
                " keeps a player from drawing",
                verb,
            )

    def doing(self, cards: Node, verb: Node, ability: AbilityDraft) -> None:
        event = self.look_up(self.words.meanings.events, verb)
        ability.verb = event.verb
        subject = self.subject(cards, ability, event)
        ability.subject = subject.fitting
        self.name(subject, IT, ability)
        if event.verb in _IN_A_BATTLE and self._is_answer(ability):
            self._remember_rider(subject)
        if verb[0] in tables.ON_THIS_LEVEL:
            ability.setting = self.itself(verb)
        if verb[0] == "iv.enterfirst":
            ability.moment = terms.IN_FIRST_FULL_TURN
        if verb[0] == "iv.add":
            ability.is_of_doers = True
        for course in verb[1:]:
            if course is not None:
                self._course(course, ability)

    def _remember_rider(self, subject: Subject) -> None:
        """The battle that the kuski plays is "that battle"."""
        if subject.is_new:
            self.rider = self.mentions.latest()
            return
        wanted = self.draft.filters[subject.fitting]
        assert isinstance(wanted, CardFilter)
        known = Mention(
            int(wanted.only),
            subject.nouns,
            ONE,
            clause=0,
            frame=self.mentions.frame,
            is_announced=False,
        )
        self.rider = known

    def _course(self, course: Node, ability: AbilityDraft) -> None:
        """On what level."""
        level = self.subject(course[1], ability, _OF_ANY_LEVEL, is_aside=True)
        ability.setting = level.fitting

    # What holds

    def static(self, node: Node, ability: AbilityDraft, *, is_early: bool = True) -> None:
        own = {
            "static.has": self._has,
            "static.have": self._has,
            "static.haseach": self._has_for_each,
            "static.inplace": self._has,
            "static.must": self._must,
            "static.mayjust": self._may_just,
            "static.onlyjust": self._only_just,
            "static.onlythese": self._only_these,
            "static.second": self._second,
            "static.earns": self._earns,
            "static.earnsmore": self._earns,
            "static.earnstwice": self._earns_twice,
            "static.aslevel": self._as_level,
            "static.aslevels": self._as_level,
            "static.aslevelor": self._as_level,
            "static.most": self._most,
            "static.mostone": self._most,
            "static.anylength": self._any_length,
            "static.withcounters": self._with_counters,
        }
        is_rule = node[0] == "static.cant" and node[2][0] in _RULES_OF_CANT
        if node[0] not in own and not is_rule:
            super().static(node, ability, is_early=is_early)
            if node[0] == "static.under":
                ability.amount *= terms.SECOND
            elif node[0] == "static.shorterby":
                ability.amount = -ability.amount
            if ability.kind == CANT:
                self._check_can_happen(node, ability)
            return
        with self.header(is_early=is_early), self.mentions.clause():
            if is_rule:
                ability.modifier, ability.amount = _RULES_OF_CANT[node[2][0]], 1
                ability.subject = self._of_cards(node[1], ability).fitting
            else:
                own[node[0]](node, ability)

    def _has(self, node: Node, ability: AbilityDraft) -> None:
        """A quality: a pro, seconds off or added, or a keyword."""
        quality = node[2]
        ability.subject = self._of_cards(node[1], ability).fitting
        if quality[0] == "quality.pro":
            ability.modifier = terms.PRO_RULE
            ability.amount = self.number(quality[2], quality) * terms.SECOND
            levels = as_elma_phrase(
                CardPhrase(quality, LEVELS), level_kinds=tables.LEVEL_KINDS[quality[1][0]]
            )
            ability.setting = self.filter(levels)
        elif quality[0] in _SECONDS:
            ability.modifier = terms.SECONDS_RULE
            seconds = self.number(quality[1], quality) if len(quality) > 1 else 1
            ability.amount = seconds * _SECONDS[quality[0]]
        else:
            ability.modifier, ability.amount = self.look_up(tables.QUALITIES, quality)
        if node[0] == "static.inplace":
            if quality[0] not in tables.BATTLE_QUALITIES:
                raise NotPlayable("only a battle type stands in the place of others", quality)
            ability.is_in_place = True

    def _has_for_each(self, node: Node, ability: AbilityDraft) -> None:
        """So many times as much of a quality that is a number (ruling.amounts)."""
        if node[2][0] not in {"quality.pro", *_SECONDS}:
            raise NotPlayable("this is had or not, and not so many times", node[2])
        self._has(node, ability)
        per = self.amount(node[3])
        if node[4] is not None:
            per = but(per, most=self.cap(node[4]))
        ability.for_each = self.draft.amount(per)

    def _must(self, node: Node, ability: AbilityDraft) -> None:
        """ruling.compulsory-entry."""
        if node[2][0] not in _MUST:
            raise NotPlayable("a kuski can only be made to enter a battle", node[2])
        ability.modifier, ability.amount = terms.MUST_ENTER_RULE, 1
        ability.subject = self._of_cards(node[1], ability).fitting

    def _may_just(self, node: Node, ability: AbilityDraft) -> None:
        """battle.self-added-forbidden: unless an effect says otherwise; ruling.borrowed-list."""
        verb = node[2]
        if verb[0] == "iv.enterwith":
            ability.modifier, ability.amount = terms.MAY_BORROW_RULE, 1
            ability.subject = self._of_cards(node[1], ability).fitting
            return
        if verb[0] == "iv.enteroffline":
            ability.modifier, ability.amount = terms.FROM_OFFLINE_RULE, 1
            ability.subject = self._of_cards(node[1], ability).fitting
            if verb[1] is not None:
                self._course(verb[1], ability)
            return
        if verb[0] in {"iv.enterthis", "iv.enteron"}:
            self._admitted(node, ability)
            return
        if verb[0] != "iv.enterown":
            raise NotPlayable("this needs no leave: only a level of its own is barred", verb)
        ability.modifier, ability.amount = terms.OWN_LEVEL_RULE, 1
        ability.subject = self._of_cards(node[1], ability).fitting
        if verb[1] is not None:
            ability.setting = self._level_of_kinds(verb)

    def _level_of_kinds(self, verb: Node) -> int:
        kinds = kinds_meant(verb[1])
        return self.filter(as_elma_phrase(CardPhrase(verb, LEVELS), level_kinds=kinds))

    def _only_just(self, node: Node, ability: AbilityDraft) -> None:
        """It can do so on such levels, and so not on others."""
        if node[2][0] != "iv.enteron":
            raise NotPlayable("only the levels on which a kuski enters are narrowed so", node[2])
        ability.kind, ability.is_elsewhere = CANT, True
        self.doing(node[1], node[2], ability)

    def _only_these(self, node: Node, ability: AbilityDraft) -> None:
        ability.kind, ability.is_of_others = CANT, True
        ability.verb = terms.ENTER
        ability.subject = self._of_cards(node[1], ability).fitting

    def _earns(self, node: Node, ability: AbilityDraft) -> None:
        """ruling.other-points: what a kuski earns in a battle is another number, or so much more."""
        _, cards, points, feat = node
        ability.modifier = terms.POINTS_RULE
        ability.is_in_place = node[0] == "static.earns"
        ability.amount = _POINTS[points[0]]
        if len(points) > 1:
            ability.amount = self.number(points[1], points)
        self._for_a_feat(cards, feat, ability)

    def _earns_twice(self, node: Node, ability: AbilityDraft) -> None:
        ability.modifier, ability.amount = terms.TIMES_POINTS_RULE, 2
        self._for_a_feat(node[1], node[2], ability)

    def _for_a_feat(self, cards: Node, feat: Node | None, ability: AbilityDraft) -> None:
        """Which kuskis earn it, and for what in a battle."""
        ability.subject = self._of_cards(cards, ability).fitting
        if feat is None:
            return
        if feat[0] == "feat.winning":
            ability.verb = terms.WINS
        else:
            self._beaten(feat[1], ability)

    def _beaten(self, quant: Node, ability: AbilityDraft) -> None:
        """How many it beats, of which kuskis."""
        if quant[0] not in _BEATEN:
            raise NotPlayable("kuskis are beaten: say how many", quant)
        least, most = _BEATEN[quant[0]]
        number = self.number(quant[1], quant) if len(quant) > 2 else 1
        ability.least = 0 if least is None else number + least
        ability.most = NONE if most is None else number + most
        phrase = self.card_phrase(quant[-1], is_silent=False)
        if any(self.words.kinds(noun) != terms.KUSKI for noun in phrase.nouns):
            raise NotPlayable('only kuskis are beaten: write "kuskis"', quant)
        ability.among = self.filter(replace(phrase, is_in_play=True))

    def _as_level(self, node: Node, ability: AbilityDraft) -> None:
        """ruling.kuski-as-level."""
        if self.kind != terms.KUSKI:
            raise NotPlayable("this says what a kuski can be besides", node)
        _, kinds, shortest, *longest = node
        last = longest[0] if longest else shortest
        if not 1 <= shortest <= last <= _LONGEST or (longest and shortest == last):
            what = f"a length is 1 to {_LONGEST} full turns, the shorter before the longer"
            raise NotPlayable(f"{what} (levels.length-limits)", node)
        ability.modifier = terms.AS_LEVEL_RULE
        is_either = node[0] == "static.aslevelor"
        lengths = [shortest, last] if is_either else list(range(shortest, last + 1))
        ability.amount = set_from(lengths)
        phrase = as_elma_phrase(CardPhrase(node, LEVELS), level_kinds=kinds_meant(kinds))
        ability.setting = self.filter(phrase)
        ability.subject = self.itself(node)

    def _any_length(self, node: Node, ability: AbilityDraft) -> None:
        """levels.range-choice: of what a kuski adds."""
        ability.modifier, ability.amount = terms.ANY_LENGTH_RULE, 1
        adder = ("np.ref", node[1])
        ability.subject = self._of_cards(adder, ability).fitting

    def _admitted(self, node: Node, ability: AbilityDraft) -> None:
        """ruling.cards-override-defaults: what keeps such kuskis out by the book does not here."""
        verb = node[2]
        subject = self._of_cards(node[1], ability)
        wanted = self.draft.filters[subject.fitting]
        assert isinstance(wanted, CardFilter)
        is_of_offline = wanted.online == terms.OFFLINE_ONLY
        ability.modifier = terms.FROM_OFFLINE_RULE if is_of_offline else terms.ADMITTED_RULE
        ability.amount = 1
        ability.subject = subject.fitting
        if verb[0] == "iv.enterthis":
            ability.setting = self.itself(verb)
        elif verb[1] is not None:
            self._course(verb[1], ability)

    def _second(self, node: Node, ability: AbilityDraft) -> None:
        ability.modifier, ability.amount = terms.SECOND_RULE, 1
        ability.subject = self._of_cards(node[1], ability).fitting
        self._course(node[2], ability)

    def _most(self, node: Node, ability: AbilityDraft) -> None:
        ability.kind, ability.verb = CANT, terms.ENTER
        ability.most_each = self.number(node[1], node) if len(node) > 1 else 1
        ability.subject = self.filter(CardPhrase(node, KUSKIS))

    def _with_counters(self, node: Node, ability: AbilityDraft) -> None:
        ability.modifier = terms.WITH_COUNTERS_RULE
        ability.subject = self._of_cards(node[1], ability).fitting
        ability.counter = self.counter_kind(node[3])
        ability.amount = self.number(node[2], node)


def _in_the_battle(np: Node) -> Node:
    """The kuski that is chosen, as one in the battle that goes on, if the text does not say where it is."""
    if np[0] not in {"np.a", "np.another", "np.target"} or np[1][4] is not None:
        return np
    nbar = np[1]
    return (np[0], (*nbar[:4], ("zone.battle",), *nbar[5:]))


def _has(node: Node, tag: str) -> bool:
    """Whether a phrase stands in a text."""
    return node[0] == tag or any(isinstance(part, tuple) and _has(part, tag) for part in node[1:])


def _with_the_name_kept(body: Node, *, is_named: bool = False) -> Node:
    """The sentences of a text in which what holds for cards with a name begins when that was said, and holds as long as the
    card is there (ruling.as-it-comes)."""
    sentence = body[1]
    if is_named and sentence[0] == "sentence.static" and _has(sentence, "named.that"):
        sentence = ("sentence.during", (WHILE_IT_IS_THERE,), sentence[1])
    if body[0] != "body.more":
        return (body[0], sentence)
    is_named = is_named or _has(sentence, "act.name")
    return (body[0], sentence, _with_the_name_kept(body[2], is_named=is_named))
