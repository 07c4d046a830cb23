"""Rule catalogues: how they are read, what is refused, how rules are found and shown."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from rulewright import rulebook
from rulewright.cli.rules import rules_command
from rulewright.kernel.errors import RulebookError
from rulewright.rulebook import (
    Note,
    Rule,
    Rulebook,
    Section,
    found_words,
    games_with_rulebook,
    read_rulebook,
    rulebook_of,
)

POKER = """\
# Poker
A game of few cards.
It goes on.

A second paragraph.

## Setup
- `setup.deal` Each player gets five cards.
- `setup.ante` Each player pays one chip,
  before the `setup.deal`.

## Showdown
All hands are shown.
- `hand.pair` Two cards of a kind; it beats a high card.
- `hand.two-pair` Two such hands at once. A Pär beats none.
- Certain numbers: five cards.

### Ranks

| rank | name |
|---|---|
| 1 | pair |

What follows is lost.
"""


def write(folder: Path, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rulebook.md").write_text(text, encoding="utf-8")


def write_parts(folder: Path, **texts: str) -> None:
    (folder / "rulebook").mkdir(parents=True)
    for name, text in texts.items():
        (folder / "rulebook" / f"{name}.md").write_text(text, encoding="utf-8")


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


@pytest.fixture
def poker(tmp_path: Path) -> Rulebook:
    write(tmp_path, POKER)
    return read_rulebook(tmp_path, "poker")


class TestReading:
    def test_a_catalogue_is_read_whole(self, poker: Rulebook) -> None:
        file = "rulebook.md"
        ante = "Each player pays one chip, before the `setup.deal`."
        assert poker == Rulebook(
            game="poker",
            title="Poker",
            intro="A game of few cards. It goes on.\n\nA second paragraph.",
            sections=(
                Section(
                    "Setup",
                    (
                        Rule("setup.deal", "Setup", "Each player gets five cards.", 8, file),
                        Rule("setup.ante", "Setup", ante, 9, file),
                    ),
                    (),
                ),
                Section(
                    "Showdown",
                    (
                        Rule(
                            "hand.pair",
                            "Showdown",
                            "Two cards of a kind; it beats a high card.",
                            14,
                            file,
                        ),
                        Rule(
                            "hand.two-pair",
                            "Showdown",
                            "Two such hands at once. A Pär beats none.",
                            15,
                            file,
                        ),
                    ),
                    (
                        Note("All hands are shown.", 13),
                        Note("Certain numbers: five cards.", 16),
                        Note("### Ranks", 18),
                        Note("| rank | name |\n|---|---|\n| 1 | pair |", 20),
                        Note("What follows is lost.", 24),
                    ),
                ),
            ),
        )

    def test_rules_come_in_the_order_of_the_book(self, poker: Rulebook) -> None:
        assert ids(list(poker.rules)) == ["setup.deal", "setup.ante", "hand.pair", "hand.two-pair"]

    def test_a_section_gives_rules_and_notes_as_they_stand_on_the_page(
        self, poker: Rulebook
    ) -> None:
        entries = poker.sections[1].in_order()
        assert [entry.line for entry in entries] == [13, 14, 15, 16, 18, 20, 24]
        assert isinstance(entries[0], Note)
        assert isinstance(entries[1], Rule)

    def test_an_intro_may_hold_a_list_and_may_be_absent(self, tmp_path: Path) -> None:
        write(tmp_path, "# Poker\nWith:\n\n- chips\n## Setup\n- `setup.deal` Deal.\n")
        assert read_rulebook(tmp_path, "poker").intro == "With:\n\n- chips"
        write(tmp_path, "# Poker\n## Setup\n- `setup.deal` Deal.\n")
        assert read_rulebook(tmp_path, "poker").intro == ""

    def test_an_accent_is_one_letter_however_it_was_typed(self, tmp_path: Path) -> None:
        write(tmp_path, "# Poker\n## Setup\n- `setup.deal` Pa\u0308r.\n")
        assert read_rulebook(tmp_path, "poker").rules[0].text == "P\u00e4r."

    def test_a_rule_of_another_game_may_be_named(self, tmp_path: Path) -> None:
        text = "Deal as in `whist/trick.lead`, see `poker/setup.deal`."
        write(tmp_path, f"# Poker\n## Setup\n- `setup.deal` {text}\n")
        assert read_rulebook(tmp_path, "poker").rule("setup.deal").text == text

    @pytest.mark.parametrize("note", ["poker.example says more.", "setup is quick."])
    def test_a_note_may_begin_with_a_word_that_is_almost_an_id(
        self, note: str, tmp_path: Path
    ) -> None:
        write(tmp_path, f"# Poker\n## Setup\n- `setup.deal` Deal.\n- {note}\n")
        notes = read_rulebook(tmp_path, "poker").sections[0].notes
        assert notes == (Note(note, 4),)


class TestSeveralFiles:
    def test_they_make_one_book_in_the_order_of_their_names(self, tmp_path: Path) -> None:
        write_parts(
            tmp_path,
            two="# Poker — hands\nSecond.\n## Rulings\n- `hand.pair` After the `setup.deal`.\n",
            one="# Poker — start\nFirst.\n## Rulings\n- `setup.deal` Before `hand.pair`.\n",
        )
        book = read_rulebook(tmp_path, "poker")
        deal = Rule("setup.deal", "Rulings", "Before `hand.pair`.", 4, "rulebook/one.md")
        pair = Rule("hand.pair", "Rulings", "After the `setup.deal`.", 4, "rulebook/two.md")
        assert book == Rulebook(
            game="poker",
            title="Poker",
            intro="First.\n\nSecond.",
            sections=(
                Section("Rulings", (deal,), (), part="start"),
                Section("Rulings", (pair,), (), part="hands"),
            ),
        )

    def test_an_id_may_not_stand_in_two_of_them(self, tmp_path: Path) -> None:
        write_parts(
            tmp_path,
            one="# Poker — start\n## Setup\n- `setup.deal` Deal.\n",
            two="# Poker — hands\n## Hands\n- `hand.pair` Pair.\n- `setup.deal` Deal.\n",
        )
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}/rulebook/two.md:4: The id `setup.deal` is taken: rulebook/one.md:3 "
            "has it. Give each rule an id of its own."
        )

    def test_each_says_which_part_it_is(self, tmp_path: Path) -> None:
        write_parts(tmp_path, one="# Poker\n## Setup\n- `setup.deal` Deal.\n")
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}/rulebook/one.md:1: The title does not say which part this is. "
            "Write `# Poker — part`."
        )

    def test_all_are_parts_of_the_same_book(self, tmp_path: Path) -> None:
        write_parts(
            tmp_path,
            one="# Poker — start\n## Setup\n- `setup.deal` Deal.\n",
            two="# Whist — hands\n## Hands\n- `hand.pair` Pair.\n",
        )
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}/rulebook/two.md:1: This is a part of `Whist`. "
            "Write `# Poker — hands`, as in rulebook/one.md."
        )

    def test_one_file_and_several_exclude_each_other(self, tmp_path: Path) -> None:
        write(tmp_path, POKER)
        write_parts(tmp_path, one="# Poker — start\n")
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}: there are `rulebook.md` and `rulebook/`. Keep only one."
        )

    def test_a_folder_without_any_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}: there is no rulebook of `poker` here. "
            "Write `rulebook.md`, or several files `rulebook/*.md`."
        )


SMALL_LETTERS = "Write small letters, digits and hyphens, in parts joined by dots:"

REFUSED = {
    "an empty file": (
        "",
        1,
        "A catalogue begins with its title. Write `# Title`.",
    ),
    "text before the title": (
        "Poker\n# Poker\n",
        1,
        "A catalogue begins with its title. Write `# Title`.",
    ),
    "a title without words": (
        "#\n## Setup\n",
        1,
        "A catalogue begins with its title. Write `# Title`.",
    ),
    "a second title": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n# Whist\n",
        4,
        "`Whist` is a second title. A file has one title; write `## Section`.",
    ),
    "a section without title": (
        "# Poker\n\n##\n- `setup.deal` Deal.\n",
        3,
        "This section has no title. Write `## Section`.",
    ),
    "a rule outside any section": (
        "# Poker\nA game.\n- `setup.deal` Deal.\n",
        3,
        "This rule stands outside any section. Write `## Section` above it.",
    ),
    "the same id twice": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n\n## Rest\n- `setup.deal` Again.\n",
        6,
        "The id `setup.deal` is taken: rulebook.md:3 has it. Give each rule an id of its own.",
    ),
    "an id without closing backtick": (
        "# Poker\n## Setup\n- `setup.deal Deal.\n",
        3,
        "The id lacks its closing backtick. Write - `rule.id` and then the text.",
    ),
    "an id without backticks": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n- setup.ante Pay.\n",
        4,
        "The id setup.ante lacks its backticks. Write - `setup.ante` and then the text.",
    ),
    "an id of one part": (
        "# Poker\n## Setup\n- `deal` Deal.\n",
        3,
        f"The id `deal` has only one part. {SMALL_LETTERS} `clash.attack-cost`.",
    ),
    "an empty id": (
        "# Poker\n## Setup\n- `` Deal.\n",
        3,
        f"The id `` has only one part. {SMALL_LETTERS} `clash.attack-cost`.",
    ),
    "capitals, blanks and low lines in an id": (
        "# Poker\n## Setup\n- `Setup.first deal_ante` Deal.\n",
        3,
        (
            "The id `Setup.first deal_ante` has characters that no id may have: 'S', ' ', '_'. "
            f"{SMALL_LETTERS} `setup.first-deal-ante`."
        ),
    ),
    "an accent in an id": (
        "# Poker\n## Setup\n- `hand.pär` Pair.\n",
        3,
        f"The id `hand.pär` has characters that no id may have: 'ä'. {SMALL_LETTERS} `hand.par`.",
    ),
    "two dots in a row": (
        "# Poker\n## Setup\n- `setup..deal` Deal.\n",
        3,
        f"The id `setup..deal` has a dot or a hyphen too many. {SMALL_LETTERS} `setup.deal`.",
    ),
    "a hyphen at the end of an id": (
        "# Poker\n## Setup\n- `setup.deal-` Deal.\n",
        3,
        f"The id `setup.deal-` has a dot or a hyphen too many. {SMALL_LETTERS} `setup.deal`.",
    ),
    "no space after an id": (
        "# Poker\n## Setup\n- `setup.deal`: Deal.\n",
        3,
        "There is no space after the id `setup.deal`. Write - `setup.deal` and then a space.",
    ),
    "no space before an id": (
        "# Poker\n## Setup\n-`setup` Deal.\n",
        3,
        f"The id `setup` has only one part. {SMALL_LETTERS} `clash.attack-cost`.",
    ),
    "a rule without text": (
        "# Poker\n## Setup\n- `setup.deal`\n\nDeal.\n",
        3,
        "The rule `setup.deal` has no text. Write the rule after its id.",
    ),
    "a bullet without text": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n-\n- A note.\n",
        4,
        "This bullet has no text. Write text, or leave the bullet out.",
    ),
    "a rule naming a rule that does not exist": (
        "# Poker\n## Setup\n- `setup.deal` Deal, see `setup.antes`.\n- `setup.ante` Pay.\n",
        3,
        (
            "The text names a rule `setup.antes`, which does not exist. "
            "The nearest: `setup.ante`, `setup.deal`. What is no id has no backticks."
        ),
    ),
    "a note naming a rule that does not exist": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n- See `zzz.www`.\n",
        4,
        (
            "The text names a rule `zzz.www`, which does not exist. "
            "No id is near it. What is no id has no backticks."
        ),
    ),
    "an intro naming a rule that does not exist": (
        "# Poker\n\nSee `poker/zzz.www`.\n\n## Setup\n- `setup.deal` Deal.\n",
        3,
        (
            "The text names a rule `zzz.www`, which does not exist. "
            "No id is near it. What is no id has no backticks."
        ),
    ),
    "a rule hidden below another bullet": (
        "# Poker\n## Setup\n- `setup.deal` Deal.\n  - `setup.ante` Pay.\n",
        3,
        (
            "The text names a rule `setup.ante`, which does not exist. "
            "The nearest: `setup.deal`. What is no id has no backticks."
        ),
    ),
}


class TestRefusals:
    @pytest.mark.parametrize(("text", "line", "message"), REFUSED.values(), ids=REFUSED.keys())
    def test_what_is_malformed_is_refused_with_its_place_and_what_would_be_right(
        self, text: str, line: int, message: str, tmp_path: Path
    ) -> None:
        write(tmp_path, text)
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == f"{tmp_path}/rulebook.md:{line}: {message}"

    def test_bytes_that_are_no_text_are_refused(self, tmp_path: Path) -> None:
        (tmp_path / "rulebook.md").write_bytes(b"# Poker\n\n\xe4\n")
        with pytest.raises(RulebookError) as error:
            read_rulebook(tmp_path, "poker")
        assert str(error.value) == (
            f"{tmp_path}/rulebook.md:3: This is not UTF-8 text. Save the file as UTF-8."
        )


class TestLookingUp:
    def test_a_rule_is_found_by_its_id(self, poker: Rulebook) -> None:
        assert poker.rule("hand.pair").text == "Two cards of a kind; it beats a high card."
        assert "hand.pair" in poker
        assert "hand" not in poker

    def test_an_unknown_id_names_the_nearest(self, poker: Rulebook) -> None:
        with pytest.raises(RulebookError) as error:
            poker.rule("hand.pairs")
        assert str(error.value) == (
            "Poker has no rule `hand.pairs`. The nearest: `hand.pair`, `hand.two-pair`."
        )

    def test_an_id_far_from_all_says_so(self, poker: Rulebook) -> None:
        with pytest.raises(RulebookError) as error:
            poker.rule("zzz.www")
        assert str(error.value) == "Poker has no rule `zzz.www`. No id is near it."

    @pytest.mark.parametrize(
        ("prefix", "found"),
        [
            ("hand", ["hand.pair", "hand.two-pair"]),
            ("hand.", ["hand.pair", "hand.two-pair"]),
            ("hand.*", ["hand.pair", "hand.two-pair"]),
            ("hand.t", ["hand.two-pair"]),
            ("hand.pair", ["hand.pair"]),
            ("han", []),
            ("pair", []),
            ("", []),
        ],
    )
    def test_rules_are_found_by_the_beginning_of_their_id(
        self, poker: Rulebook, prefix: str, found: list[str]
    ) -> None:
        assert ids(poker.of(prefix)) == found


class TestSearching:
    @pytest.fixture
    def ranked(self, tmp_path: Path) -> Rulebook:
        """Each kind of find stands twice, the worse before the better."""
        write(
            tmp_path,
            "# Ranks\n## All\n"
            "- `a.shuffles` In the id, a longer word.\n"
            "- `a.longer` Shuffles is a longer word.\n"
            "- `a.whole` They Shuffle.\n"
            "- `a.also-whole` A shuffle; shuffles.\n"
            "- `a.never` Reshuffle holds it, but not at its beginning.\n"
            "- `b.shuffle` Here it is in the id.\n"
            "- `c.re-shuffle.often` Here too; shuffle.\n",
        )
        return read_rulebook(tmp_path, "ranks")

    def test_the_id_comes_before_whole_words_before_beginnings(self, ranked: Rulebook) -> None:
        assert ids(ranked.search("shuffle")) == [
            "b.shuffle",
            "c.re-shuffle.often",
            "a.whole",
            "a.also-whole",
            "a.shuffles",
            "a.longer",
        ]

    def test_all_the_words_must_be_found(self, ranked: Rulebook) -> None:
        assert ids(ranked.search("shuffle here")) == ["b.shuffle", "c.re-shuffle.often"]
        assert ranked.search("shuffle elephant") == []

    def test_several_words_rank_by_how_well_all_are_found(self, ranked: Rulebook) -> None:
        assert ids(ranked.search("longer shuff")) == ["a.longer", "a.shuffles"]

    def test_a_whole_id_finds_its_rule(self, ranked: Rulebook) -> None:
        assert ids(ranked.search("c.re-shuffle")) == ["c.re-shuffle.often"]

    def test_nothing_sought_is_nothing_found(self, ranked: Rulebook) -> None:
        assert ranked.search("") == []
        assert ranked.search(" -. ") == []

    @pytest.mark.parametrize("word", ["pär", "PÄR", "par", "Pa\u0308r"])
    def test_capitals_and_accents_do_not_matter(self, poker: Rulebook, word: str) -> None:
        assert ids(poker.search(f"{word} none")) == ["hand.two-pair"]

    def test_found_words_are_whole_words_at_their_places(self) -> None:
        text = "A Pär beats pairs; repair the player's hand."
        spans = found_words(text, "PA play")
        assert [text[start:end] for start, end in spans] == ["Pär", "pairs", "player's"]
        assert spans == [(2, 5), (12, 17), (30, 38)]
        assert found_words(text, "") == []


class TestGames:
    def test_the_catalogue_of_allumbra_is_read_without_complaint(self) -> None:
        book = rulebook_of("allumbra")
        assert book.title == "Allumbra"
        assert [(section.title, len(section.rules)) for section in book.sections] == [
            ("Goal and end", 4),
            ("Setup", 5),
            ("Cards", 4),
            ("Turns", 9),
            ("Resolving a clash", 7),
            ("Bonuses", 5),
            ("Decks and discards", 3),
            ("Information", 2),
            ("Relics (advanced)", 14),
            ("Worked examples", 19),
            ("Rulings", 51),
            ("Known content", 0),
        ]
        assert len(book.sections[-1].notes) == 12

    def test_every_catalogue_of_the_project_is_read_without_complaint(self) -> None:
        for game in games_with_rulebook():
            assert rulebook_of(game).game == game

    def test_an_unknown_game_names_those_there_are(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write(tmp_path / "whist", POKER)
        write_parts(tmp_path / "poker", one="# Poker — start\n")
        (tmp_path / "unfinished").mkdir()
        monkeypatch.setattr(rulebook, "GAMES", tmp_path)
        assert games_with_rulebook() == ["poker", "whist"]
        for game in ("chess", "unfinished", "../whist"):
            with pytest.raises(RulebookError) as error:
                rulebook_of(game)
            assert str(error.value) == (
                f"No game `{game}` has a rulebook. These have: poker, whist."
            )


class TestRulesCommand:
    """`rulewright rules poker ...`, but for --coverage, which has tests of its own."""

    @pytest.fixture(autouse=True)
    def only_poker(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        write(tmp_path / "poker", POKER)
        monkeypatch.setattr(rulebook, "GAMES", tmp_path)

    def test_without_words_the_book_is_shown_section_by_section(self) -> None:
        code, screen = shown("poker")
        text, _, ranks = screen.partition("\nRanks\n")
        assert code == 0
        assert (
            text
            == """
Poker
═════
A game of few cards. It goes on.

A second paragraph.

Setup
─────
setup.deal  Each player gets five cards.
setup.ante  Each player pays one chip, before the `setup.deal`.

Showdown
────────
· All hands are shown.
hand.pair  Two cards of a kind; it beats a high card.
hand.two-pair  Two such hands at once. A Pär beats none.
· Certain numbers: five cards.
"""
        )
        assert [line.split() for line in ranks.splitlines() if line.strip(" ─")] == [
            ["rank", "name"],
            ["1", "pair"],
            ["·", "What", "follows", "is", "lost."],
        ]

    def test_the_parts_of_a_book_have_headings(self, tmp_path: Path) -> None:
        write_parts(
            tmp_path / "whist",
            one="# Whist — start\n## Setup\n- `setup.deal` Deal.\n## Rulings\n- None.\n",
            two="# Whist — end\n## Rulings\n- None.\n",
        )
        _, screen = shown("whist")
        headings = [line for line in screen.splitlines() if line.startswith(("Whist", "Rul"))]
        assert headings == ["Whist", "Whist — start", "Rulings", "Whist — end", "Rulings"]

    def test_a_long_rule_hangs_below_its_first_line(self, tmp_path: Path) -> None:
        write(tmp_path / "whist", f"# Whist\n## Setup\n- `setup.deal` {'card ' * 30}\n")
        console = recording()
        run("whist", "setup.deal", console=console)
        assert console.export_text() == f"setup.deal {' card' * 17}\n    {'card ' * 12}card\n"

    @pytest.mark.parametrize("word", ["hand.two-pair", "poker/hand.two-pair", "hand.t"])
    def test_an_id_or_its_beginning_shows_the_rule(self, word: str) -> None:
        assert shown("poker", word) == (
            0,
            "hand.two-pair  Two such hands at once. A Pär beats none.\n",
        )

    def test_the_first_part_of_ids_shows_their_rules(self) -> None:
        assert shown("poker", "setup") == (
            0,
            (
                "setup.deal  Each player gets five cards.\n"
                "setup.ante  Each player pays one chip, before the `setup.deal`.\n"
            ),
        )

    def test_other_words_are_sought_and_the_best_comes_first(self) -> None:
        assert shown("poker", "two") == (
            0,
            (
                "hand.two-pair  Two such hands at once. A Pär beats none.\n"
                "hand.pair  Two cards of a kind; it beats a high card.\n"
            ),
        )

    def test_found_words_are_emphasised_and_not_by_colour_alone(self) -> None:
        console = recording()
        run("poker", "par", console=console)
        assert console.export_text(styles=True) == (
            "\x1b[36mhand.two-pair\x1b[0m  Two such hands at once. "
            "A \x1b[1;4mPär\x1b[0m beats none.\n"
        )

    def test_a_rule_named_by_its_id_has_nothing_emphasised(self) -> None:
        console = recording()
        run("poker", "setup.deal", console=console)
        assert console.export_text(styles=True) == (
            "\x1b[36msetup.deal\x1b[0m  Each player gets five cards.\n"
        )

    def test_words_found_nowhere_are_named_and_the_code_is_1(self) -> None:
        assert shown("poker", "royal", "flush") == (
            1,
            "No rule of Poker has all of this: royal flush\n",
        )

    def test_square_brackets_are_shown_as_written(self, tmp_path: Path) -> None:
        write(tmp_path / "whist", "# Whist\n## Setup\n- `setup.deal` Deal [bold]all[/] cards.\n")
        assert shown("whist", "deal") == (0, "setup.deal  Deal [bold]all[/] cards.\n")

    def test_the_book_as_json(self) -> None:
        code, screen = shown("poker", as_json=True)
        book = json.loads(screen)
        assert code == 0
        assert list(book) == ["game", "title", "intro", "sections"]
        assert book["sections"][0] == {
            "title": "Setup",
            "rules": [
                {
                    "id": "setup.deal",
                    "section": "Setup",
                    "text": "Each player gets five cards.",
                    "line": 8,
                    "file": "rulebook.md",
                },
                {
                    "id": "setup.ante",
                    "section": "Setup",
                    "text": "Each player pays one chip, before the `setup.deal`.",
                    "line": 9,
                    "file": "rulebook.md",
                },
            ],
            "notes": [],
            "part": "",
        }
        assert book["sections"][1]["notes"][0] == {"text": "All hands are shown.", "line": 13}

    def test_found_rules_as_json(self) -> None:
        code, screen = shown("poker", "pär", "none", as_json=True)
        assert code == 0
        assert json.loads(screen) == {
            "game": "poker",
            "words": ["pär", "none"],
            "rules": [
                {
                    "id": "hand.two-pair",
                    "section": "Showdown",
                    "text": "Two such hands at once. A Pär beats none.",
                    "line": 15,
                    "file": "rulebook.md",
                }
            ],
        }

    def test_nothing_found_as_json(self) -> None:
        code, screen = shown("poker", "royal", as_json=True)
        assert code == 1
        assert json.loads(screen) == {"game": "poker", "words": ["royal"], "rules": []}

    def test_an_unknown_game_is_an_error(self) -> None:
        with pytest.raises(RulebookError) as error:
            shown("chess")
        assert str(error.value) == "No game `chess` has a rulebook. These have: poker."


def recording() -> Console:
    return Console(record=True, width=100, file=StringIO(), force_terminal=True)


def run(game: str, *words: str, console: Console, as_json: bool = False) -> int:
    return rules_command(
        game, list(words), coverage=False, tests=Path("tests"), json=as_json, console=console
    )


def shown(game: str, *words: str, as_json: bool = False) -> tuple[int, str]:
    """The exit code and the screen, without the blanks at the ends of lines."""
    console = recording()
    code = run(game, *words, console=console, as_json=as_json)
    return code, "".join(f"{line.rstrip()}\n" for line in console.export_text().splitlines())
