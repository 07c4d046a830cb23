"""The words of a duel: both languages say the same things, about rules that exist."""

import pytest

from rulewright.games.allumbra.game import GAME, WORDS
from rulewright.games.allumbra.rules import story, verbs
from rulewright.kernel.event import EVERYONE, Event
from rulewright.rulebook import rulebook_of

BOOK = rulebook_of("allumbra")

ENGLISH = WORDS["en"].phrases
PORTUGUESE = WORDS["pt"].phrases
PROMPTS = [
    "pick-1",
    "pick-2",
    "pick-last",
    "pick-3",
    "choose-relics",
    "activate",
    "use",
    "announce",
    "exchange",
    "pay-energy",
]


def test_there_are_english_and_portuguese() -> None:
    assert sorted(WORDS) == ["en", "pt"]


def test_both_languages_have_the_same_phrases() -> None:
    assert sorted(ENGLISH) == sorted(PORTUGUESE)


@pytest.mark.parametrize("key", sorted(ENGLISH))
def test_both_languages_fill_in_the_same_names_and_name_the_same_rule(key: str) -> None:
    assert ENGLISH[key].names() == PORTUGUESE[key].names()
    assert ENGLISH[key].rule == PORTUGUESE[key].rule


def test_every_kind_of_event_has_words_and_none_is_idle() -> None:
    said = {key for key in ENGLISH if key.startswith("event.")}
    assert said == {f"event.{name}" for name in story.NAMES}
    assert len(story.NAMES) == len(set(story.NAMES)) == len(story.FIELDS)


def test_every_verb_has_words_and_none_is_idle() -> None:
    said = {key for key in ENGLISH if key.startswith("choice.")}
    assert said == {f"choice.{verb}" for verb in verbs.VERBS}


def test_every_prompt_has_words_and_none_is_idle() -> None:
    said = {key for key in ENGLISH if key.startswith("prompt.")}
    assert said == {f"prompt.{prompt}" for prompt in PROMPTS}


def test_every_option_and_value_has_words_and_none_is_idle() -> None:
    said = {key for key in ENGLISH if key.startswith(("option.", "value."))}
    names = {f"option.{option.name}" for option in GAME.rules.options}
    values = {f"value.{o.name}-{value}".lower() for o in GAME.rules.options for value in o.values}
    assert said == names | values
    (relics, stella) = GAME.rules.options
    assert relics.meaning == GAME.people.option_meaning(relics, "en") == "play with two relics each"
    assert GAME.people.option_meaning(relics, "pt") == "jogar com duas relíquias cada um"
    assert [GAME.people.value_name(relics, value, "pt") for value in relics.values] == [
        "não",
        "sim",
    ]
    assert GAME.people.value_name(stella, "random", "xx") == "as it falls"


@pytest.mark.parametrize("kind", range(len(story.NAMES)), ids=story.NAMES)
def test_an_event_says_no_more_than_it_knows(kind: int) -> None:
    wanted = ENGLISH[f"event.{story.NAMES[kind]}"].names()
    assert wanted <= {*story.FIELDS[kind], "one", "two"}


@pytest.mark.parametrize("language", ["en", "pt"])
@pytest.mark.parametrize("kind", range(len(story.NAMES)), ids=story.NAMES)
def test_every_event_can_be_told(kind: int, language: str) -> None:
    things = [1 for _ in story.FIELDS[kind]]
    told = GAME.people.tell(Event(EVERYONE, kind, things), ["Ana", "Zoe"], language)
    assert told.text
    assert "{" not in told.text
    assert ("Zoe" in told.text) == ("who" in story.FIELDS[kind] or kind == story.REVEALED)


@pytest.mark.parametrize("key", sorted(key for key in ENGLISH if key[:6] in ("event.", "prompt")))
def test_every_event_and_prompt_names_a_rule_of_the_catalogue(key: str) -> None:
    assert ENGLISH[key].rule in BOOK


@pytest.mark.parametrize("key", sorted(ENGLISH))
def test_no_phrase_names_a_rule_that_does_not_exist(key: str) -> None:
    named = ENGLISH[key].rule
    assert not named or named in BOOK


def test_the_cards_have_their_portuguese_names() -> None:
    assert [card["name"] for card in GAME.people.printed("pt")["cards"]] == [
        "Saque Rápido",
        "Tiro Calculado",
        "Pulverizar",
        "Esconder",
        "Recarregar",
        "Cauterizar",
    ]


def test_a_language_that_is_not_there_is_answered_in_english() -> None:
    assert GAME.people.printed("xx") == GAME.people.printed("en")
    told = GAME.people.tell(Event(EVERYONE, story.WON, [0]), ["Ana", "Bo"], "xx")
    assert told.text == "Ana wins the duel."
