"""Texts that are understood but that nobody could play: each is refused with its reason, at the phrase that
is to be written otherwise."""

import pytest

from rulewright.effects.lowering.draft import NotPlayable
from rulewright.effects.program import CANT
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.rules.terms import INSTANT, KUSKI, LEVEL
from rulewright.games.elma.texts.lowering.text import lower
from rulewright.testing import rule


def refusal(text: str, kind: int) -> tuple[str, str]:
    """Why a text is refused on a card of a kind, and the phrase that is meant."""
    with pytest.raises(NotPlayable) as refused:
        lower(FOLDER.language.read(text), kind, {})
    return refused.value.reason, refused.value.node[0]


NO_SUCH_CARD = "no card is what this asks for"
USED_UP = (
    "a card that is played is used up (ruling.instant-window-order), so nothing takes the place of"
    ' playing it: write "can\'t", or "whenever"'
)
DRAWING = (
    "a game ends at the latest with the libraries (ruling.nothing-happening), so nothing keeps a"
    " player from drawing"
)
SECRET = (
    "what holds all the time must be plain to all, and nobody else sees these cards: ask about cards"
    " that lie open"
)


@pytest.mark.parametrize(
    ("text", "reason", "phrase"),
    [
        (
            "Distribute 3 apple counters among 2 kuskis.",
            'among which? Write "any number of"',
            "np.count",
        ),
        (
            "Distribute 3 apple counters among any number of kuskis, then send them offline.",
            "nobody can tell which card that is: those may be several",
            "np.them",
        ),
        (
            "Turn target kuski into a level.",
            "only types of kuskis are given: Battler, Designer and the like",
            "noun.level",
        ),
        ("Send each kuski in that battle offline.", "no battle is spoken of before", "nbar.of"),
        (
            "Put a level in your hand into play.",
            'only kuskis come into play: write "kuski"',
            "np.a",
        ),
        (
            "If the ongoing battle is on another level, draw a card.",
            'on which level? Write "a" or "this"',
            "np.another",
        ),
        (
            "If a kuski has 2 or more apple counters, draw a card.",
            'of which card? Write "it" or "this …"',
            "np.a",
        ),
        ("Abort target Pipe Tricky level.", 'of which kinds? Join them with "or"', "nbar.of"),
        ("Ban target online offline kuski.", "no kuski is both online and offline", "nbar.of"),
        (
            "Return target offline kuski in your discard pile to your hand.",
            "only kuskis in play are online or offline",
            "nbar.of",
        ),
        (
            "Ban target teammate or level.",
            'a teammate or something else? Write "teammate" alone',
            "nbar.of",
        ),
        (
            "During the next turn of an opponent, you can't play a kuski.",
            'there may be several opponents: write "until your next turn"',
            "duration.opponent",
        ),
        (
            "Target level has Pre-announced in place of its battle types.",
            "only a battle type stands in the place of others",
            "quality.announced",
        ),
    ],
)
def test_an_instant_that_nobody_could_play_is_refused_with_the_reason(
    text: str, reason: str, phrase: str
) -> None:
    assert refusal(text, INSTANT) == (reason, phrase)


@pytest.mark.parametrize(
    "asked",
    [
        "Pipe kuski",
        "kuski without Pipe",
        "kuski added by a kuski you control",
        "online level",
        "level with a finish",
        "level with Pipe pro",
    ],
)
def test_what_no_card_can_be_is_not_asked_for(asked: str) -> None:
    assert refusal(f"Ban target {asked}.", INSTANT) == (NO_SUCH_CARD, "nbar.of")


@pytest.mark.parametrize(
    ("text", "reason", "phrase"),
    [
        (
            "This kuski must go online if able.",
            "a kuski can only be made to enter a battle",
            "iv.online",
        ),
        (
            "This kuski may go online.",
            "this needs no leave: only a level of its own is barred",
            "iv.online",
        ),
        (
            "This kuski can only go online.",
            "only the levels on which a kuski enters are narrowed so",
            "iv.online",
        ),
        ("If you would play a kuski, draw a card instead.", USED_UP, "would.you"),
        ("If you would play an instant, draw a card instead.", USED_UP, "would.you"),
        ("If you would add a level, draw a card instead.", USED_UP, "would.you"),
        ("If a kuski would come into play, draw a card instead.", USED_UP, "would.active"),
        ("If you would draw a card, gain a point instead.", DRAWING, "did.draw"),
        ("You can't draw a card.", DRAWING, "did.draw"),
    ],
)
def test_what_a_kuski_cannot_say_is_refused_with_the_reason(
    text: str, reason: str, phrase: str
) -> None:
    assert refusal(text, KUSKI) == (reason, phrase)


def test_a_level_cannot_have_a_keyword_of_kuskis_in_place_of_its_battle_types() -> None:
    reason = "only a battle type stands in the place of others"
    said = "This level has Watchful in place of its battle types."
    assert refusal(said, LEVEL) == (reason, "quality.watchful")


@rule("elma/ruling.hidden-information")
@pytest.mark.parametrize(
    "cards", ["a level in your hand", "a Battler in your hand", "a level in your library"]
)
def test_what_only_one_player_sees_changes_no_rule(cards: str) -> None:
    text = f"As long as you have {cards}, you can't play a kuski."
    assert refusal(text, KUSKI) == (SECRET, "cond.have")


@rule("elma/ruling.hidden-information")
@pytest.mark.parametrize("cards", ["2 or more cards in your hand", "a level in the ban pile"])
def test_what_lies_open_may_change_one(cards: str) -> None:
    text = f"As long as you have {cards}, you can't play a kuski."
    program = lower(FOLDER.language.read(text), KUSKI, {})
    assert [ability.kind for ability in program.abilities] == [CANT]


def test_eight_effects_are_on_a_card_at_most() -> None:
    effect = "Whenever a kuski is banned, gain a point. "
    assert len(lower(FOLDER.language.read((effect * 8).strip()), KUSKI, {}).abilities) == 8
    reason = "a card has at most 8 effects: shorten it"
    assert refusal((effect * 9).strip(), KUSKI) == (reason, "card")


THERE = "dead: this is never done to cards there, or is so already: say where else they are, or leave it out"
SUCH = "dead: this is never done to such a card"
NEVER = "dead: this never happens to such a card"
LEFT = (
    "dead: the card has left play by then, and nothing follows it (ruling.lasting-effects): do this before it leaves, or"
    ' write "would … instead"'
)
LOOKS = 'dead: a kuski to which this happens is online when the text looks: leave out "offline"'
ALREADY = "dead: what is so already does not happen again"


@rule("elma/ruling.dead-texts")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Send target offline kuski offline.", THERE),
        ("Put target online kuski online.", THERE),
        ("Improve the time of target offline kuski by 3 seconds.", THERE),
        ("Improve the time of target kuski in your discard pile by 3 seconds.", THERE),
        ("Make target kuski in an after battle enter the ongoing battle.", THERE),
        ("Ban target card in the ban pile.", THERE),
        ("Move target level in your discard pile to the front of the queue.", THERE),
        ("Send target level offline.", SUCH),
        ("Abort target kuski.", SUCH),
        ("Ban target instant.", SUCH),
        (
            "As long as this instant is in the queue, you can't play a kuski.",
            "contradictory: this card is never so",
        ),
        (
            "When this instant is discarded, draw a card.",
            "dead: an instant is never in play, so nothing happens to it there",
        ),
    ],
)
def test_instants_that_could_never_do_anything(text: str, reason: str) -> None:
    assert refusal(text, INSTANT)[0] == reason


@rule("elma/ruling.dead-texts", "elma/ruling.lasting-effects")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Whenever this kuski is banned, put it online.", LEFT),
        ("Whenever a kuski you control is discarded, return it to its owner's hand.", LEFT),
        ("At the end of your turn, ban this kuski, then put it online.", LEFT),
        ("At the end of your turn, ban this kuski. You may put it online.", LEFT),
        ("Whenever an offline kuski wins a battle, draw a card.", LOOKS),
        ("Whenever an offline kuski you control goes online, draw a card.", LOOKS),
        ("Whenever a level wins a battle, draw a card.", NEVER),
        ("Kuskis can't be aborted.", NEVER),
        ("Offline kuskis can't be sent offline.", ALREADY),
        ("Online kuskis can't go online.", ALREADY),
        (
            "As long as this kuski is in your hand, you can't play an instant.",
            "contradictory: a text works only while its card is in play, so that this is never so",
        ),
    ],
)
def test_kuskis_that_could_never_do_anything(text: str, reason: str) -> None:
    assert refusal(text, KUSKI)[0] == reason


@rule("elma/ruling.dead-texts")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Whenever this level wins a battle, draw a card.", NEVER),
        (
            "As long as this level is online, Rookies have a second off each time.",
            "contradictory: this card is never so",
        ),
        (
            "As long as this level is in the queue, kuskis can't enter the ongoing battle.",
            "contradictory: what a level says holds while it is battled, so that this is never so",
        ),
    ],
)
def test_levels_that_could_never_do_anything(text: str, reason: str) -> None:
    assert refusal(text, LEVEL)[0] == reason


@rule("elma/ruling.dead-texts")
@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Put target kuski online.", INSTANT),
        ("Discard an instant in your hand.", INSTANT),
        ("Return target instant in your discard pile to your hand.", INSTANT),
        ("Turn target offline kuski into a Designer.", INSTANT),
        ("Whenever this kuski is sent offline, put it online.", KUSKI),
        ("Whenever this kuski is banned, draw a card.", KUSKI),
        ("At the end of your turn, you may ban this kuski. Put this kuski online.", KUSKI),
        ("If this kuski would be banned, send it offline instead.", KUSKI),
        ("Offline kuskis can't go online.", KUSKI),
        ("When this level is aborted, draw a card.", LEVEL),
    ],
)
def test_what_is_near_to_that_and_does_something(text: str, kind: int) -> None:
    lower(FOLDER.language.read(text), kind, {})
