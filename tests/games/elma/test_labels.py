"""What people read: prompts, labels, the story and what on screen they point at."""

from rulewright.games.elma import GAME as SHIPPED
from rulewright.games.elma.game import Elma
from rulewright.games.elma.rules import book, entering, main_phase, windows
from rulewright.games.elma.rules.turn import VERBS
from rulewright.games.elma.testing.table import RaceTable
from rulewright.rulebook import rulebook_of


def test_adding_a_level_is_asked_part_by_part(race: RaceTable) -> None:
    race.set("""
        battle: Long by Eva
        queue: Flat by Bob
        me: offline Ann Bob Eva, online Curser, hand Notice Hill Chain
        them: offline Ann
    """)
    assert race.prompt("me") == "Your main phase."
    race.me.does("add Notice")
    assert race.prompt("me") == "Which kuski adds Notice?"
    assert race.offered("me") == ["By Ann", "By Eva", "By Curser"]
    race.me.does("by Curser")
    assert race.prompt("me") == "Where in the queue does Notice go?"
    assert race.offered("me") == ["Place 1 of the queue", "Place 2 of the queue"]
    race.me.does("slot 2")
    assert race.prompt("me") == "Designer's curse: which kuski does it strike?"
    assert race.offered("me") == [
        "Curse Ann", "Curse Bob", "Curse Eva", "Curse Ann (Them)", "Curse nobody",
    ]  # fmt: skip
    race.me.does("spare", "add Hill", "by Ann")
    assert race.prompt("me") == "How many full turns does Hill last?"
    assert race.offered("me") == ["1 full turn", "2 full turns", "3 full turns"]


def test_chain_levels_and_pairs_are_asked_for(race: RaceTable) -> None:
    race.set("""
        battle: Duo by Eva
        me: offline Ann Bob Eva, online Cid Cid Dee, hand Chain
    """)
    race.me.does("add Chain", "by Ann", "by Bob", "by Eva")
    assert race.prompt("me") == "Which kuskis add Chain together (3 or more, 3 chosen)?"
    race.me.does("enough", "enter Dee")
    assert race.prompt("me") == "Multiplayer: who enters with Dee?"
    assert race.offered("me") == ["Together with Cid [1]", "Together with Cid [2]"]


def test_windows_and_the_hand_limit_are_told(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Flat by Eva, used 2
        me: offline Eva, hand Ann Ann Ann Ann Ann Ann Ann
    """)
    assert race.prompt("me") == "Last call: Flat is about to end. Play an instant?"
    race.me.does("pass", "end")
    assert race.prompt("me") == "Your main phase ends. Play an instant?"
    race.me.does("pass")
    assert race.prompt("me") == "Discard down to 7 cards (1 to go)."
    assert race.offered("me") == ["Discard Ann", "Discard Filler"]


def test_choices_point_at_what_is_on_the_screen(race: RaceTable) -> None:
    race.set("""
        battle: Long by them.Eva
        me: offline Ann, online Bob, hand Cid Flat
        them: offline Eva
    """)
    ids = {choice.label: choice.objects for choice in race.match.decision(0).choices}
    players = race.view("me")["players"]
    assert isinstance(players, list)
    hand = {card["card"]: card["id"] for card in players[0]["cards"]}
    assert ids == {
        "Play Cid": [hand["cid"]],
        "Put Ann online": [players[0]["offline"][0]["id"]],
        "Enter Bob": [players[0]["online"][0]["id"]],
        "Add Flat": [hand["flat"]],
        "End the main phase": [],
    }


def test_every_sentence_names_a_rule_there_is(game: Elma) -> None:
    rules = rulebook_of("elma")
    phrases = game.labels["en"].words.phrases
    named = {key: phrase.rule for key, phrase in phrases.items() if phrase.rule}
    assert [key for key, rule in named.items() if rule not in rules] == []
    asked = [key for key in phrases if key.startswith(("prompt.", "event.", "reason."))]
    assert [key for key in asked if key not in named] == []


def test_the_story_points_at_players_and_cards(race: RaceTable) -> None:
    race.set("me: offline Ann, hand Flat")
    race.me.does("add Flat", "by Ann")
    told = race.match.story(1)
    level = race.state.battle
    assert level is not None
    assert [(each.kind, each.objects) for each in told] == [
        ("added", ["s0", f"k{level.level}"]),
        ("battle-starts", [f"k{level.level}"]),
    ]


def test_what_one_has_drawn_is_pointed_at_in_ones_own_hand(race: RaceTable) -> None:
    race.set("me: hand Spark, deck Cid")
    race.me.does("instant Spark")
    players = race.view("me")["players"]
    assert isinstance(players, list)
    told = {each.kind: each.objects for each in race.match.story(0)}
    assert told["drew-card"] == ["s0", players[0]["cards"][0]["id"]]
    assert {each.kind: each.objects for each in race.match.story(1)}["drew"] == ["s0"]


def test_every_choice_has_its_word_at_its_number() -> None:
    numbers = {**vars(windows), **vars(main_phase), **vars(entering), **vars(book)}
    names = {
        "PASS": "pass", "USE_INSTANT": "instant", "PLAY": "play", "ONLINE_CHOICE": "online",
        "ENTER_CHOICE": "enter", "WITH": "with", "ADD": "add", "BY": "by", "LENGTH": "length",
        "SLOT": "slot", "CURSE": "curse", "SPARE": "spare", "END": "end", "DISCARD_CARD": "discard",
        "ENOUGH": "enough", "USE": "use", "LIST": "list", "INSTEAD": "instead",
        "BORROW": "borrow", "NAMING": "name",
    }  # fmt: skip
    assert {name: VERBS[numbers[name]] for name in names} == names
    assert len(VERBS) == book.NAMING + 1


def test_effects_to_be_put_in_order_are_told_by_their_cards(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Long by Eva, used 1
        me: offline Eva Fan Cheerer, battle Ann 1
    """)
    assert race.prompt("me") == "Several of your effects are due. Which comes first?"
    assert race.offered("me") == ["Fan first", "Cheerer first"]
    state = race.match.state
    things = [race.game.people.objects(state, 0, choice) for choice in state.choices[0].as_list()]
    due = [f"k{card}" for card in state.kuskis[0].as_list()[1:3]]  # type: ignore[attr-defined]
    assert things == [[due[0]], [due[1]]]
    race.me.does("first 1")


def test_of_effects_that_are_alike_the_first_is_offered(race: RaceTable) -> None:
    race.set("""
        phase begin
        battle: Long by Eva, used 1
        me: offline Eva Fan Fan Cheerer, battle Ann 1
    """)
    assert race.offered("me") == ["Fan first", "Cheerer first"]
    race.me.does("first 3")
    assert race.points() == [4, 0]


def test_a_text_that_leaves_it_to_a_player_asks_with_the_sentence_that_does() -> None:
    race = RaceTable(SHIPPED)
    race.set("me: hand Jonsta")
    race.me.does("play Jonsta")
    assert race.prompt("me") == (
        "Jonsta asks you: When this kuski comes into play, you may search your library for a "
        "Puzzle or Multi-route level."
    )


def test_effects_that_are_due_are_named_by_their_cards() -> None:
    race = RaceTable(SHIPPED)
    race.set("me: offline Chris Chris Hosp, hand Apple01")
    race.me.does("add Apple01", "by Hosp", "length 1", "spare")
    assert race.prompt("me") == "Several of your effects are due. Which comes first?"
    assert race.offered("me") == ["Chris [1] first", "Chris [2] first"]


def test_one_turn_and_one_point_are_told_as_one() -> None:
    race = RaceTable(SHIPPED)
    race.set("me: offline Hosp, hand Talli Drain01\n them: points 5")
    race.me.does("add Drain01", "by Hosp", "length 1", "play Talli")
    told = [each.text for each in race.match.story(0)]
    assert "Me adds Drain01: 1 full turn." in told
    assert {"Me gains a point.", "Them loses a point."} <= {*told}
