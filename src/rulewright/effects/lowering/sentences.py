"""The sentences of a part of a text, put together: which belong to which deed, and to which
ability. Nothing is written here yet.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rulewright.effects.lowering.draft import Node, NotPlayable, unknown_phrase
from rulewright.effects.program import ANY_NUMBER, WHEN, WHENEVER, WOULD

ANSWERS: Final = {
    "sentence.whenever": WHENEVER,
    "sentence.when": WHEN,
    "sentence.at": WHENEVER,
    "sentence.as": WHENEVER,
    "sentence.replace": WOULD,
    "sentence.aslongwhenever": WHENEVER,
    "sentence.aslongreplace": WOULD,
    "sentence.firsttime": WHENEVER,
    "sentence.firstwould": WOULD,
    "sentence.reach": WHENEVER,
    "sentence.often": WHENEVER,
    "sentence.oftenwould": WOULD,
    "sentence.aslongoften": WHENEVER,
    "sentence.aslongoftenwould": WOULD,
    "sentence.nexttime": WHEN,
    "sentence.nextwould": WOULD,
    "sentence.duringwhenever": WHENEVER,
    "sentence.duringreplace": WOULD,
    "sentence.duringnext": WHEN,
    "sentence.duringnextwould": WOULD,
}
"""Sentences that answer something, and the kind of ability they are."""
ONCE: Final = {"sentence.nextwould", "sentence.duringnextwould"}
"""Those of them that take the place of something only once."""
FIRST: Final = {"sentence.firsttime", "sentence.firstwould"}
"""Those that speak of the first time in a turn."""
OFTEN: Final = {
    "sentence.often", "sentence.oftenwould", "sentence.aslongoften", "sentence.aslongoftenwould",
}  # fmt: skip
"""Those that say how often."""
CONDITIONAL: Final = {
    "sentence.aslongwhenever", "sentence.aslongreplace", "sentence.aslongoften", "sentence.aslongoftenwould",
}  # fmt: skip
FOR_A_WHILE: Final = {
    "sentence.during", "sentence.duringwhenever", "sentence.duringreplace", "sentence.duringnext",
    "sentence.duringnextwould",
}  # fmt: skip
"""Sentences that begin with how long they hold."""
NEXT: Final = {"sentence.nexttime", "sentence.nextwould"}
"""Sentences that wait for what comes next, however long that takes."""
YET_TO_COME: Final = {"time.startofnext", "time.endofnext", "time.endofthis", "time.over"}
"""Moments that come once."""
AFTERWARDS: Final = "outcome.after"


def event_of(head: Node) -> Node:
    """What a sentence answers or replaces: the moment or the event in it."""
    said: Node = head[-2]
    return said


USED: Final = {
    "sentence.ability": None, "sentence.price": 1, "sentence.pricewhile": 2, "sentence.priceholds": 1,
}  # fmt: skip
"""Sentences that say what a player may use, and which of their slots has the price."""
ANY_TIME: Final = "time.any"
KEYWORD: Final = "sentence.keyword"
"""A sentence that says what a card is, not what it does: the game reads it where it reads the card."""

HOLDING: Final = {"sentence.static", "sentence.aslong"}
"""Sentences that hold all the time."""

THE_REST: Final = ("result.rest",)
"""All results of which nothing was said."""


@dataclass
class Clause:
    """A deed with what the sentences round it say about it."""

    node: Node
    condition: Node | None = None
    deed: Node | None = None
    modes: Node | None = None
    how_many: tuple[int, int] = (1, 1)
    """Of the modes, at least and at most."""
    chooser: Node | None = None
    """Who chooses between them, if not the player whose text it is."""
    per: Node | None = None
    """What is counted: so many times one of the modes is chosen."""
    chosen_once: bool = False
    """Whether each mode is chosen only once: in a turn or (`is_for_good`) for as long as the card stays."""
    is_for_good: bool = False
    lasting: Node | None = None
    instead: list[Node] = field(default_factory=list)
    """The sentences "If …, … instead." after it."""
    otherwise: Node | None = None
    """What is done if its condition is not met."""
    rather: Node | None = None
    """What is done besides if no "instead" is."""

    @property
    def is_of_chance(self) -> bool:
        """Whether it is done on some results of a coin or a die."""
        return self.condition is not None and self.condition[0].startswith("result.")


@dataclass
class Group:
    """An ability's sentence with the deeds that follow it; without one, deeds of the power."""

    head: Node | None
    clauses: list[Clause] = field(default_factory=list)


_AT_ALL_TIMES: Final = {
    "sentence.during": "sentence.static",
    "sentence.duringwhenever": "sentence.whenever",
    "sentence.duringreplace": "sentence.replace",
    "sentence.duringnext": "sentence.nexttime",
    "sentence.duringnextwould": "sentence.nextwould",
}
"""Sentences that begin with how long they hold, and the same without."""


def groups_of(body: Node, *, waits: bool, window: str = "") -> list[Group]:
    """The sentences, each deed with the ability it belongs to: what follows "whenever …" goes
    on with it, as "if you do" must. `waits`: whether the text itself waits for what happens, so that "the next time"
    need not be begun. `window`: the duration of the whole text, which a sentence may say once more."""
    groups = [Group(None)]
    for said in [each for one in _sentences(body) for each in _apart(one)]:
        sentence = said
        if sentence[0] in _AT_ALL_TIMES and sentence[1][0] == window:
            sentence = (_AT_ALL_TIMES[sentence[0]], *sentence[2:])
        tag = sentence[0]
        if tag == KEYWORD:
            groups.append(Group(None))
        elif tag in HOLDING:
            groups += [Group(sentence), Group(None)]
        elif tag in USED:
            groups.append(Group(sentence, [_used_for(sentence)]))
        elif tag in ANSWERS and not _is_begun(sentence, waits=waits):
            groups.append(Group(sentence, [outcome_of(sentence)]))
        elif tag in {"sentence.instead", "sentence.otherwise"}:
            _attach(sentence, groups[-1])
        else:
            groups[-1].clauses.append(_clause(sentence))
    return [group for group in groups if group.head is not None or group.clauses]


def _used_for(sentence: Node) -> Clause:
    """What comes of something that a player uses."""
    if sentence[0] == "sentence.priceholds":
        return Clause(sentence, lasting=("sentence.during", *sentence[2:]))
    deed = ("deed.one", sentence[1]) if sentence[0] == "sentence.ability" else sentence[-1]
    return Clause(sentence, deed=deed)


def _is_begun(sentence: Node, *, waits: bool) -> bool:
    """Whether a sentence begins something that comes later, where it stands."""
    tag = sentence[0]
    if tag == "sentence.at":
        return sentence[1][0] in YET_TO_COME
    return tag in FOR_A_WHILE or (tag in NEXT and not waits)


def _sentences(body: Node) -> list[Node]:
    found: list[Node] = []
    while body[0] == "body.more":
        found.append(body[1])
        body = body[2]
    if body[0] != "body.last":
        raise unknown_phrase(body)
    return [*found, body[1]]


_BOTH: Final = {"static.cantboth": "static.cant", "static.cantbeboth": "static.cantbe"}
"""Two prohibitions in one phrase, and what each of them is."""
_CHOSEN: Final = {"np.target", "np.a", "np.another"}


def _apart(sentence: Node) -> list[Node]:
    """A sentence with two prohibitions as two sentences; the second speaks of the cards of the first."""
    static = sentence[-1]
    if not isinstance(static, tuple) or static[0] not in _BOTH:
        return [sentence]
    both, subject, first, second, *by = static
    other = subject
    if sentence[0] == "sentence.during" and subject[1][0] in _CHOSEN:
        other = ("subject.sg", ("np.ref", ("ref.it",)))
    if subject[0] == "subject.those" and subject[1][0] != "np.chosen":
        other = ("subject.those", ("np.those",))
    one = _BOTH[both]
    return [
        (*sentence[:-1], (one, subject, first, *by)),
        (*sentence[:-1], (one, other, second, *by)),
    ]


def _clause(sentence: Node) -> Clause:
    tag = sentence[0]
    if tag == "sentence.do":
        return Clause(sentence, deed=sentence[1])
    if tag == "sentence.if":
        return Clause(sentence, condition=sentence[1], deed=sentence[2])
    if tag == "sentence.on":
        return Clause(sentence, condition=sentence[1], deed=sentence[2])
    if tag == "sentence.choose":
        return Clause(sentence, modes=sentence[1])
    if tag in {"sentence.choosenew", "sentence.chooseturn"}:
        is_for_good = tag == "sentence.choosenew"
        return Clause(sentence, modes=sentence[1], chosen_once=True, is_for_good=is_for_good)
    if tag == "sentence.choosemany":
        return Clause(sentence, modes=sentence[2], how_many=(sentence[1], sentence[1]))
    if tag == "sentence.chooseupto":
        return Clause(sentence, modes=sentence[2], how_many=(1, sentence[1]))
    if tag == "sentence.chooseany":
        return Clause(sentence, modes=sentence[1], how_many=(1, ANY_NUMBER))
    if tag == "sentence.theychoose":
        return Clause(sentence, modes=sentence[2], chooser=sentence[1])
    if tag == "sentence.chooseforeach":
        return Clause(sentence, modes=sentence[2], per=sentence[1])
    if tag in FOR_A_WHILE or tag in ANSWERS:
        return Clause(sentence, lasting=sentence)
    raise unknown_phrase(sentence)


def outcome_of(sentence: Node) -> Clause:
    """What is done where something is answered or replaced."""
    outcome = sentence[-1]
    if ANSWERS[sentence[0]] == WOULD:
        return Clause(sentence, deed=outcome)
    tag = outcome[0]
    if tag == AFTERWARDS:
        later = ("sentence.at", ("time.over", outcome[1]), ("outcome.plain", outcome[2]))
        return Clause(sentence, lasting=later)
    if tag == "outcome.plain":
        return Clause(sentence, deed=outcome[1])
    if tag == "outcome.if":
        return Clause(sentence, condition=outcome[1], deed=outcome[2])
    if tag == "outcome.holds":
        return Clause(sentence, lasting=("sentence.during", *outcome[1:]))
    if tag == "outcome.choose":
        return Clause(sentence, modes=outcome[1])
    if tag == "outcome.choosemany":
        return Clause(sentence, modes=outcome[2], how_many=(outcome[1], outcome[1]))
    if tag == "outcome.chooseforeach":
        return Clause(sentence, modes=outcome[2], per=outcome[1])
    raise unknown_phrase(outcome)


def _attach(sentence: Node, group: Group) -> None:
    """Sentences that say what is done in place of the deed before."""
    if not group.clauses or group.clauses[-1].deed is None:
        raise NotPlayable("this speaks of a deed right before it, and there is none", sentence)
    clause = group.clauses[-1]
    if clause.is_of_chance and sentence[0] == "sentence.otherwise":
        group.clauses.append(Clause(sentence, condition=THE_REST, deed=sentence[1]))
        return
    if sentence[0] == "sentence.instead":
        if clause.otherwise is not None or clause.rather is not None:
            raise NotPlayable('write "instead" before "otherwise"', sentence)
        clause.instead.append(sentence)
    elif clause.otherwise is not None or clause.rather is not None:
        raise NotPlayable('"otherwise" stands twice', sentence)
    elif clause.instead:
        clause.rather = sentence[1]
    elif clause.condition is not None:
        clause.otherwise = sentence[1]
    else:
        raise NotPlayable('"otherwise" needs a sentence with "if" before it', sentence)
