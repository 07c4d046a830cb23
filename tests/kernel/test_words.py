"""The words of a game: read from its package, filled in, in English where a language lacks them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.gamekit.words import Phrase, Words, read_words
from rulewright.kernel.errors import ContentError

ENGLISH = """
[event]
won = { text = "{who} wins.", rule = "goal.win" }
drawn = "A draw."
[name]
nothing = "nothing"
"""
PORTUGUESE = """
[event]
won = { text = "{who} vence.", rule = "goal.win" }
"""

Package = Callable[..., str]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Makes a package with these files of words."""
    monkeypatch.syspath_prepend(tmp_path)
    made = 0

    def make(**files: str | bytes) -> str:
        nonlocal made
        made += 1
        name = f"worded_{tmp_path.name.replace('-', '_')}_{made}"
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").touch()
        if files:
            (folder / "words").mkdir()
        for language, text in files.items():
            content = text if isinstance(text, bytes) else text.encode()
            (folder / "words" / f"{language}.toml").write_bytes(content)
        return name

    return make


def test_every_file_is_a_language(package: Package) -> None:
    words = read_words(package(en=ENGLISH, pt=PORTUGUESE))
    assert list(words) == ["en", "pt"]
    assert [words[language].language for language in words] == ["en", "pt"]


def test_a_phrase_has_its_text_and_its_rule(package: Package) -> None:
    words = read_words(package(en=ENGLISH))["en"]
    won = words.phrase("event.won")
    assert (won.text, won.rule) == ("{who} wins.", "goal.win")
    drawn = words.phrase("event.drawn")
    assert (drawn.text, drawn.rule) == ("A draw.", "")


def test_a_phrase_is_filled_in() -> None:
    phrase = Phrase("{who} plays {card}, {who} says.", "")
    assert phrase.names() == {"who", "card"}
    assert phrase.fill(who="Ana", card="Hide") == "Ana plays Hide, Ana says."
    assert Phrase("Nothing {{in}} here.", "").names() == set()


def test_a_language_speaks_for_itself(package: Package) -> None:
    words = read_words(package(en=ENGLISH, pt=PORTUGUESE))["pt"]
    assert words.phrase("event.won").fill(who="Ana") == "Ana vence."


def test_what_a_language_lacks_is_said_in_english(package: Package) -> None:
    words = read_words(package(en=ENGLISH, pt=PORTUGUESE))["pt"]
    assert words.phrase("event.drawn").text == "A draw."


@pytest.mark.parametrize("language", ["en", "pt"])
def test_what_even_english_lacks_is_an_error_that_names_it(package: Package, language: str) -> None:
    words = read_words(package(en=ENGLISH, pt=PORTUGUESE))[language]
    with pytest.raises(ContentError, match=r"no words for 'event.lost' in 'en'"):
        words.phrase("event.lost")


def test_words_by_themselves_have_no_fallback() -> None:
    with pytest.raises(ContentError, match=r"no words for 'a.b' in 'xx'"):
        Words("xx", {}, None).phrase("a.b")


def test_english_must_be_there(package: Package) -> None:
    for name in (package(pt=PORTUGUESE), package()):
        with pytest.raises(ContentError, match=f"{name} has no words/en.toml"):
            read_words(name)


@pytest.mark.parametrize(
    ("toml", "reason"),
    [
        ("[event", "pt.toml: not TOML: "),
        ("[event]\nwon = 'a'\nwon = 'b'", "pt.toml: not TOML: "),
        (b"[event]\nwon = '\xff'", "pt.toml: not TOML: "),
        ("won = 'a'", "pt.toml: 'won' must be a table of phrases"),
        ("[event]\nwon = 3", "pt.toml: [event] won: must be a text, or text and rule"),
        ("[event]\nwon = ['a']", "pt.toml: [event] won: must be a text, or text and rule"),
        ("[event]\nwon = { rule = 'a' }", "pt.toml: [event] won: must be a text, or text and rule"),
        ("[event]\nwon = { text = 3 }", "pt.toml: [event] won: must be a text, or text and rule"),
        ("[event]\nwon = '{who wins.'", "pt.toml: [event] won: "),
        ("[event]\nwon = 'who} wins.'", "pt.toml: [event] won: "),
    ],
)
def test_a_malformed_file_is_told_with_its_place(
    package: Package, toml: str | bytes, reason: str
) -> None:
    with pytest.raises(ContentError) as refused:
        read_words(package(en=ENGLISH, pt=toml))
    assert str(refused.value).startswith(reason)
