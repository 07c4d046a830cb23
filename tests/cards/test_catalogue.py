"""All printed cards of a game: which there are, what stands on them, and the rules behind their words."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from rulewright.cards.catalogue import Catalogue
from rulewright.cards.faces import faces_of, has_cards
from rulewright.cards.looks import HOUSE_EMBLEM, Detail, Looks, icons_of, looks_of
from rulewright.cards.numbers import numbers_from
from rulewright.gamekit.game import Game
from rulewright.gamekit.people import ForPeople
from rulewright.gamekit.registry import find_game, game_names
from rulewright.kernel.errors import ContentError, UnknownGame
from rulewright.rulebook import rulebook_of
from tests.kernel.toys import bare

GAMES = [name for name in game_names() if has_cards(find_game(name))]


class Sketched(ForPeople):
    """Says of a game's cards only what is printed."""

    def __init__(self, printed: dict[str, list[dict[str, object]]]) -> None:
        self.things = printed

    def printed(self, language: str) -> dict[str, list[dict[str, object]]]:
        return self.things


def sketch(printed: dict[str, list[dict[str, object]]]) -> Game:
    """A game that says of its cards only what is printed: no looks, no icons, no decks, no rulebook."""
    return bare("sketch", Sketched(printed))


OWL: dict[str, object] = {
    "key": "owl", "name": "Owl", "kind": "Bird", "text": "Sees in the dark.", "icon": "owl",
}  # fmt: skip
NUMBERS_OF_OWL = [0.405018453, 0.966511427, 0.425314951]
LYNX: dict[str, object] = {**OWL, "key": "lynx", "name": "Lynx", "kind": "Beast"}


@pytest.fixture(scope="module")
def eruma() -> Catalogue:
    return Catalogue(find_game("eruma"))


class TestFaces:
    @pytest.mark.parametrize("game", GAMES)
    def test_every_printed_thing_with_a_picture_is_a_card_once(self, game: str) -> None:
        printed = find_game(game).people.printed("en")
        keys = {
            thing["key"]
            for things in printed.values()
            for thing in things
            if "icon" in thing or "icons" in thing
        }
        faces = faces_of(find_game(game), "en")
        assert len(faces) == len(keys)
        assert {face.key for face in faces} == keys

    @pytest.mark.parametrize("game", GAMES)
    def test_every_card_has_what_a_picture_needs(self, game: str) -> None:
        icons = icons_of(find_game(game))
        for face in faces_of(find_game(game), "en"):
            assert face.text or face.details, face.name
            assert face.kind, face.name
            named = {*face.icons[:2], *(fact.icon for fact in face.facts), face.look.mark} - {""}
            assert named <= icons.keys(), face.name
        assert looks_of(find_game(game)).emblem in icons

    def test_figures_and_both_sides_of_relics_are_printed(self) -> None:
        faces = {face.key: face for face in faces_of(find_game("allumbra"), "en")}
        printed = find_game("allumbra").people.printed("en")
        attack = next(card for card in printed["cards"] if card["kind"] == "attack")
        figures = [fact.figure for fact in faces[str(attack["key"])].facts]
        assert figures == [str(attack["cost"]), str(attack["damage"])]
        relic = printed["relics"][0]
        text = faces[str(relic["key"])].text
        assert text == f"Condition: {relic['condition']}\nActive: {relic['active']}"

    def test_words_are_those_of_the_language(self) -> None:
        portuguese = Catalogue(find_game("allumbra"), "pt")
        assert {face.kind for face in portuguese.faces} == {"Ataque", "Suporte", "Relíquia"}
        assert [facet.name for facet in portuguese.facets] == ["Tipo", "Duelista"]

    def test_types_and_speeds_have_icons_on_the_picture(self, eruma: Catalogue) -> None:
        face = next(face for face in eruma.faces if face.marks.get("type") == ("Flying",))
        assert "feathered-wing" in [fact.icon for fact in face.facts]

    def test_a_game_that_says_nothing_of_looks_has_plain_cards(self) -> None:
        game = sketch({"beasts": [OWL, LYNX], "decks": [{"key": "all", "name": "All"}]})
        owl, lynx = faces_of(game, "en")
        assert (owl.name, owl.kind, owl.type_line()) == ("Owl", "Bird", ["Bird"])
        assert owl.look.hues != lynx.look.hues
        catalogue = Catalogue(game)
        assert [(facet.key, facet.values) for facet in catalogue.facets] == [
            ("kind", ["Bird", "Beast"])
        ]
        assert catalogue.keywords["owl"].marks == ()
        assert looks_of(game).emblem == HOUSE_EMBLEM

    def test_lists_and_numbers_stand_over_the_text_where_the_look_says_so(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        details = (Detail("records"), Detail("lengths", " to "))
        looks = Looks(details=details, words={"en": {"records": "Records"}})
        monkeypatch.setattr("rulewright.cards.faces.looks_of", lambda game: looks)
        racer = {**OWL, "records": ["40.2", "NF"], "lengths": [2, 3]}
        first, second = faces_of(sketch({"racers": [racer, {**LYNX, "records": []}]}), "en")
        assert first.details == ("Records: 40.2 · NF", "lengths: 2 to 3")
        assert second.details == ()

    def test_a_mere_number_is_not_in_the_type_line(self) -> None:
        (face,) = faces_of(sketch({"beasts": [OWL]}), "en")
        numbered = replace(face, marks={"kind": ("Bird",), "wings": ("2",)})
        assert numbered.type_line() == ["Bird"]

    def test_a_game_without_cards_says_so(self) -> None:
        bare = sketch({"maps": [{"key": "cave", "name": "Cave"}]})
        assert not has_cards(bare)
        assert has_cards(sketch({"beasts": [OWL]}))
        with pytest.raises(UnknownGame, match="no cards are printed for 'sketch'"):
            Catalogue(bare)

    def test_numbers_are_those_of_the_browser(self) -> None:
        numbers = numbers_from("owl")
        # Worked out by web/src/parts/card/scenery.ts; its unit test has the same.
        assert [round(next(numbers), 9) for _ in range(3)] == NUMBERS_OF_OWL


class TestKeywords:
    @pytest.mark.parametrize("game", GAMES)
    def test_every_rule_behind_a_word_is_in_the_book(self, game: str) -> None:
        book = rulebook_of(game)
        for keywords in Catalogue(find_game(game)).keywords.values():
            for keyword in (*keywords.marks, *keywords.phrases):
                assert keyword.rules
                assert all(book.rule(rule.id) == rule for rule in keyword.rules)

    def test_every_class_speed_and_type_has_its_rule(self, eruma: Catalogue) -> None:
        found = {
            keyword.word: [rule.id for rule in keyword.rules]
            for keywords in eruma.keywords.values()
            for keyword in keywords.marks
        }
        for facet in eruma.facets:
            assert set(facet.values) <= found.keys()
        assert found["Strongman"][0] == "type.strongman"
        assert found["Slow"][:2] == ["speed.slow-window", "speed.slow-ends"]
        assert "attack.assassin-counter" in found["Assassin"]
        assert "henchman.no-class" in found["Henchman"]

    def test_phrases_of_the_text_have_theirs(self, eruma: Catalogue) -> None:
        face = next(face for face in eruma.faces if "draw 2 cards" in face.text)
        phrases = {
            keyword.word: [rule.id for rule in keyword.rules]
            for keyword in eruma.keywords[face.key].phrases
        }
        assert phrases["draw 2 cards"] == ["ruling.deck-out-only-in-draw-phase"]

    def test_what_a_mark_tells_is_not_told_again_as_a_phrase(self, eruma: Catalogue) -> None:
        for face in eruma.faces:
            told = {keyword.word for keyword in eruma.keywords[face.key].phrases}
            assert not told & set(face.type_line())

    def test_the_book_comes_before_rulings(self, eruma: Catalogue) -> None:
        for keywords in eruma.keywords.values():
            for keyword in keywords.marks:
                ruled = [rule.id.startswith("ruling.") for rule in keyword.rules]
                assert ruled == sorted(ruled)


class TestNaming:
    def test_a_card_goes_by_its_name_or_key_however_it_is_written(self, eruma: Catalogue) -> None:
        face = eruma.faces[3]
        assert eruma.named(face.name.upper()) is face
        assert eruma.named(f" {face.key} ") is face

    def test_an_unknown_name_is_refused_with_the_nearest(self, eruma: Catalogue) -> None:
        name = eruma.faces[0].name
        wrong = f"{name[:-2]}{name[-1]}"
        with pytest.raises(ContentError, match=f"no card named '{wrong}'; did you mean '{name}'"):
            eruma.named(wrong)
        with pytest.raises(ContentError, match=r"no card named 'Qzx'$"):
            eruma.named("Qzx")

    def test_a_name_given_twice_is_two_copies(self, eruma: Catalogue) -> None:
        one, other = eruma.faces[0].name, eruma.faces[5].name
        wanted = eruma.named_all([one, other, one])
        assert [(each.face.name, each.copies) for each in wanted] == [(one, 2), (other, 1)]

    def test_everything_is_each_card_once_or_as_often_as_the_game_has_it(self) -> None:
        catalogue = Catalogue(find_game("allumbra"))
        assert {each.copies for each in catalogue.everything()} == {1}
        printed = find_game("allumbra").people.printed("en")["cards"]
        cards = sum(cast("int", card["copies"]) for card in printed)
        relics = len(find_game("allumbra").people.printed("en")["relics"])
        everything = catalogue.everything(with_copies=True)
        assert sum(each.copies for each in everything) == cards + relics

    def test_a_deck_is_its_cards_in_their_numbers(self, eruma: Catalogue) -> None:
        building = eruma.game.decks.deck_building()
        assert building is not None
        for deck in building.presets():
            wanted = {each.face.name: each.copies for each in eruma.in_deck(deck)}
            listed = [line for lines in building.listed(deck).values() for line in lines]
            assert wanted == {line.name: line.copies for line in listed}
            for name in wanted:
                assert deck.name in eruma.decks_with[eruma.named(name).key]

    def test_where_no_decks_are_built_none_has_a_card(self) -> None:
        catalogue = Catalogue(find_game("allumbra"))
        assert not any(catalogue.decks_with.values())
        assert catalogue.parts == []
