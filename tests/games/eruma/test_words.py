"""The words of Eruma: every thing that can be said has some, about rules that exist."""

import pytest

from rulewright.effects.asking import CHOICE_VERBS, CHOOSE_PLAYER
from rulewright.games.eruma.game import GAME, WORDS, Eruma
from rulewright.games.eruma.rules import story
from rulewright.games.eruma.rules import turn as rules
from rulewright.kernel.event import EVERYONE, Event
from rulewright.rulebook import rulebook_of

BOOK = rulebook_of("eruma")

ENGLISH = WORDS["en"].phrases


def said(table: str) -> set[str]:
    return {key.removeprefix(f"{table}.") for key in ENGLISH if key.startswith(f"{table}.")}


def test_every_kind_of_event_has_words_and_none_is_idle() -> None:
    assert said("event") == set(story.NAMES)
    assert len(story.NAMES) == len(set(story.NAMES)) == len(story.FIELDS)


def test_every_verb_has_words_and_none_is_idle() -> None:
    chosen_by_nobody = CHOICE_VERBS[CHOOSE_PLAYER]  # there is only one opponent
    assert said("choice") == set(rules.VERBS) - {chosen_by_nobody}


@pytest.mark.parametrize("kind", range(len(story.NAMES)), ids=story.NAMES)
def test_an_event_says_no_more_than_it_knows(kind: int) -> None:
    assert ENGLISH[f"event.{story.NAMES[kind]}"].names() <= set(story.FIELDS[kind])


@pytest.mark.parametrize("kind", range(len(story.NAMES)), ids=story.NAMES)
@pytest.mark.parametrize("shown", [True, False])
def test_every_event_can_be_told_with_cards_shown_or_not(kind: int, *, shown: bool) -> None:
    things = [1 if shown or "card" not in field else -1 for field in story.FIELDS[kind]]
    told = GAME.people.tell(Event(EVERYONE, kind, things), ["Ana", "Zoe"], "en")
    assert told.text.endswith(".")
    assert "{" not in told.text
    assert told.kind == story.NAMES[kind]
    if "who" in ENGLISH[f"event.{told.kind}"].names():
        assert "Zoe" in told.text
        assert told.objects[0] == "s1"


@pytest.mark.parametrize(
    "key", sorted(key for key in ENGLISH if key.split(".")[0] in ("event", "reason", "means"))
)
def test_every_event_and_reason_names_a_rule_of_the_catalogue(key: str) -> None:
    assert ENGLISH[key].rule in BOOK


@pytest.mark.parametrize("key", sorted(key for key in ENGLISH if ENGLISH[key].rule))
def test_no_phrase_names_a_rule_that_does_not_exist(key: str) -> None:
    assert ENGLISH[key].rule in BOOK


def test_a_position_in_the_story_has_its_players_name() -> None:
    told = GAME.people.tell(Event(EVERYONE, story.PLAYED, [1, 21]), ["Ana", "Bo"], "en")
    assert told.text == "Bo plays a card face-down to Bo's Zone 1, 2."
    assert told.objects == ["s1", "p21"]
    assert told.rule == "play.face-down"


def test_a_hidden_card_of_the_story_is_just_a_card() -> None:
    told = GAME.people.tell(Event(EVERYONE, story.MOVED, [-1, 5, 6]), ["Ana", "Bo"], "en")
    assert told.text == "A card moves from Ana's Zone 2, 1 to Ana's Zone 2, 2."


def test_options_are_decks_and_have_their_names(plain: Eruma) -> None:
    first, second = plain.rules.options
    assert first.values == ["one", "two", "random"]
    assert (first.default, second.default) == ("one", "two")
    assert (
        plain.people.option_meaning(first, "en") == first.meaning == "the deck of the first player"
    )
    assert plain.people.value_name(first, "two", "en") == "Deck Two"
    assert plain.people.value_name(first, "random", "xx") == "as it falls"


def test_a_language_that_is_not_there_is_answered_in_english() -> None:
    told = GAME.people.tell(Event(EVERYONE, story.WON, [0]), ["Ana", "Bo"], "xx")
    assert told.text == "Ana wins."
