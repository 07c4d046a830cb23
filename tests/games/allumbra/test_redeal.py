"""What a re-deal may and may not change: `State.determinize`, `State.blindfold`."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from rulewright.bots.playout import play_out
from rulewright.games.allumbra.rules.state import Duel
from rulewright.games.allumbra.testing.table import DuelTable
from rulewright.kernel.chance import Dice, word_from_seed
from rulewright.kernel.choice import thing_of
from rulewright.kernel.event import SPECTATOR

GAME = DuelTable().game
ME, THEM = 0, 1
DEALS = 1200

IN_A_WINDOW = """
    turn 3
    me:   picked reload hide cauterize, hand pulverize 2 hide, discard 2 quick-draw,
          relic wound-for-damage active, relic show-for-discount
    them: picked quick-draw hide pulverize, hand 2 cauterize pulverize, shown pulverize,
          discard 3 calculated-shot, relic hit-for-draw, relic brink-for-guard
"""
"""I am asked about my relic after the first reveal; two of their picked cards lie face down."""


def duel_at(position: str) -> Duel:
    duel = cast("Duel", GAME.rules.position(position).state)
    duel.advance()
    return duel


def dealt(duel: Duel, seat: int, deals: int = DEALS) -> Iterator[Duel]:
    for number in range(deals):
        copy = duel.clone()
        copy.determinize(seat, Dice(word_from_seed(number)))
        yield copy


def cards(keys: str) -> list[int]:
    known = [card["key"] for card in GAME.people.printed("en")["cards"]]
    return [known.index(key) for key in keys.split()]


# What stays


def test_all_that_lies_open_or_is_ones_own_stays() -> None:
    duel = duel_at(IN_A_WINDOW)
    for copy in dealt(duel, ME, 60):
        before, after = duel.dump(), copy.dump()
        for whose, hidden in ((ME, ["deck"]), (THEM, ["deck", "hand", "row"])):
            for side in (before, after):
                duellist = cast("list[dict[str, object]]", side["duellists"])[whose]
                for name in hidden:
                    del duellist[name]
        assert after == before
        assert copy.duellists[THEM].row.as_list()[:1] == cards("quick-draw")


def test_ones_own_deck_keeps_its_cards_but_not_their_order() -> None:
    duel = duel_at(IN_A_WINDOW)
    mine = duel.duellists[ME].deck.as_list()
    orders = {tuple(copy.duellists[ME].deck.as_list()) for copy in dealt(duel, ME, 60)}
    assert len(orders) > 50
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(mine))}


def test_the_opponent_keeps_as_many_cards_everywhere_and_the_same_cards_in_all() -> None:
    duel = duel_at(IN_A_WINDOW)
    for copy in dealt(duel, ME, 60):
        theirs = copy.duellists[THEM]
        assert (len(theirs.hand), len(theirs.row)) == (3, 3)
        assert len(theirs.deck) == len(duel.duellists[THEM].deck)
        assert GAME.rules.census(copy) == GAME.rules.census(duel)


def test_a_shown_card_stays_in_hand_or_face_down_and_may_be_in_either() -> None:
    duel = duel_at(IN_A_WINDOW)
    (pulverize,) = cards("pulverize")
    places = Counter[str]()
    for copy in dealt(duel, ME):
        theirs = copy.duellists[THEM]
        held = theirs.hand.as_list()
        face_down = theirs.row.as_list()[1:]
        assert pulverize in held + face_down
        if pulverize not in face_down:
            places["only in hand"] += 1
        if pulverize not in held:
            places["only face down"] += 1
    assert min(places["only in hand"], places["only face down"]) > DEALS / 10


def test_what_the_seat_is_offered_and_has_answered_stays() -> None:
    duel = duel_at("""
        turn 3
        me:   hand 2 hide reload
        them: hand 2 hide reload
    """)
    duel.apply(ME, duel.choices[ME][0])
    answered, offered = duel.answers[ME].as_list(), duel.choices[ME].as_list()
    for copy in dealt(duel, ME, 20):
        assert copy.answers[ME].as_list() == answered
        assert copy.choices[ME].as_list() == offered


# What may change


def test_every_hidden_card_can_turn_up_anywhere() -> None:
    duel = duel_at(IN_A_WINDOW)
    theirs = duel.duellists[THEM]
    hidden = theirs.deck.as_list() + theirs.hand.as_list() + theirs.row.as_list()[1:]
    in_hand: set[int] = set()
    second: set[int] = set()
    third: set[int] = set()
    top: set[int] = set()
    for copy in dealt(duel, ME):
        other = copy.duellists[THEM]
        in_hand |= set(other.hand.as_list())
        second.add(other.row.as_list()[1])
        third.add(other.row.as_list()[2])
        top.add(other.deck.as_list()[-1])
    assert in_hand == second == third == top == set(hidden)


def test_hidden_cards_are_dealt_evenly() -> None:
    duel = duel_at("turn 1\n me: hand 2 hide\n them: hand hide")
    found = Counter(copy.duellists[THEM].hand[0] for copy in dealt(duel, ME))
    for kind, copies in enumerate(duel.cards.copies.as_list()):
        assert abs(found[kind] / DEALS - copies / 24) < 0.035


def test_ones_own_next_card_is_dealt_evenly() -> None:
    duel = duel_at("turn 1\n me: hand 2 hide\n them: hand hide")
    (hide,) = cards("hide")
    found = Counter(copy.duellists[ME].deck.as_list()[-1] for copy in dealt(duel, ME))
    for kind, copies in enumerate(duel.cards.copies.as_list()):
        left = copies - 2 if kind == hide else copies
        assert abs(found[kind] / DEALS - left / 22) < 0.035


def test_of_two_cards_in_a_deck_either_may_come_first() -> None:
    gone = "5 quick-draw 4 calculated-shot 3 pulverize 3 hide 3 reload 3 cauterize"
    duel = duel_at(f"turn 1\n me: hand hide, discard {gone}\n them: hand hide")
    orders = Counter(tuple(copy.duellists[ME].deck.as_list()) for copy in dealt(duel, ME, 400))
    assert sorted(orders) == [(4, 5), (5, 4)]
    assert abs(orders[4, 5] - 200) < 50


def test_beside_a_shown_card_the_others_are_dealt_evenly() -> None:
    duel = duel_at("""
        turn 1
        me:   hand hide, relic wound-for-damage, relic empty-for-load
        them: hand pulverize hide, shown pulverize, relic hit-for-draw, relic brink-for-guard
    """)
    (pulverize,) = cards("pulverize")
    found = Counter[int]()
    for copy in dealt(duel, ME):
        held = copy.duellists[THEM].hand.as_list()
        held.remove(pulverize)
        found[held[0]] += 1
    for kind, copies in enumerate(duel.cards.copies.as_list()):
        left = copies - 1 if kind == pulverize else copies
        assert abs(found[kind] / DEALS - left / 23) < 0.035


def test_the_future_of_chance_is_hidden_too() -> None:
    duel = duel_at(IN_A_WINDOW)
    duel.script = [1, 2, 3]
    duel.events = []
    copies = list(dealt(duel, ME, 20))
    assert len({int(copy.word) for copy in copies}) == 20
    assert all(copy.script is None and copy.events is None for copy in copies)


# Answers that have been given but not shown


def test_what_the_opponent_has_picked_is_anybodys_guess() -> None:
    duel = duel_at("""
        turn 2
        me:   hand 2 hide reload
        them: hand hide reload
    """)
    for _ in range(2):
        duel.apply(THEM, duel.choices[THEM][0])
    assert [duel.asks(seat) for seat in (ME, THEM)] == [True, False]
    guesses = set()
    for copy in dealt(duel, ME, 100):
        assert [copy.asks(seat) for seat in (ME, THEM)] == [True, False]
        hand = copy.duellists[THEM].hand.as_list()
        picked = copy.answers[THEM].as_list()
        assert sorted(thing_of(choice) for choice in picked) == sorted(hand)
        guesses.add(tuple(picked))
    assert len(guesses) > 20


def test_how_far_the_opponent_has_come_in_answering_is_unknown() -> None:
    duel = duel_at("""
        turn 3
        me:   hand 3 hide
        them: hand 2 hide 2 reload
    """)
    duel.apply(THEM, duel.choices[THEM][0])
    for copy in dealt(duel, ME, 20):
        assert copy.asks(THEM)
        assert copy.answers[THEM].as_list() == []


def test_relics_chosen_in_secret_are_guessed_from_the_opponents_own() -> None:
    duel = cast("Duel", GAME.rules.new(2, {"relics": True, "stella": "first"}, 7))
    duel.advance()
    for seat in (ME, THEM):
        duel.apply(seat, duel.choices[seat][0])
    duel.apply(THEM, duel.choices[THEM][0])
    mine = duel.answers[ME].as_list()
    guesses = Counter[int]()
    for copy in dealt(duel, ME, 400):
        assert copy.answers[ME].as_list() == mine
        guesses.update(copy.answers[THEM].as_list())
    assert len(guesses) == 7
    assert all(abs(count - 800 / 7) < 50 for count in guesses.values())


# Blindfolds


def blind(position: str, seat: int) -> dict[str, object]:
    return GAME.rules.save_state(duel_at(position).blindfold(seat))


TRUE = """
    turn 3
    me:   picked reload hide cauterize, hand pulverize 2 hide, deck quick-draw reload,
          relic wound-for-damage active, relic show-for-discount
    them: picked quick-draw hide pulverize, hand 2 cauterize pulverize, shown pulverize,
          deck reload hide, relic hit-for-draw, relic brink-for-guard
"""
"""Below, what the table in `TRUE` might be for all that somebody knows, and what not."""


def test_states_one_cannot_tell_apart_look_the_same_under_a_blindfold() -> None:
    for one, other in (
        ("deck quick-draw reload", "deck reload quick-draw"),
        ("picked quick-draw hide pulverize", "picked quick-draw reload reload"),
        ("hand 2 cauterize pulverize", "hand hide reload pulverize"),
        ("deck reload hide", "deck cauterize"),
    ):
        assert blind(TRUE, ME) == blind(TRUE.replace(one, other), ME)


def test_states_one_can_tell_apart_do_not() -> None:
    for one, other in (
        ("hand pulverize 2 hide", "hand pulverize hide reload"),
        ("picked reload hide cauterize", "picked reload cauterize hide"),
        ("picked quick-draw hide pulverize", "picked cauterize hide pulverize"),
        ("shown pulverize", "shown cauterize"),
        ("them: picked", "them: discard reload, picked"),
        ("hand 2 cauterize pulverize", "hand 2 cauterize 2 pulverize"),
    ):
        assert blind(TRUE, ME) != blind(TRUE.replace(one, other), ME)


def test_a_spectator_knows_neither_hand_nor_picks_nor_decks() -> None:
    for one, other in (
        ("hand pulverize 2 hide", "hand quick-draw hide reload"),
        ("picked reload hide cauterize", "picked reload cauterize hide"),
        ("picked quick-draw hide pulverize", "picked quick-draw reload reload"),
        ("deck reload hide", "deck cauterize"),
    ):
        assert blind(TRUE, SPECTATOR) == blind(TRUE.replace(one, other), SPECTATOR)
    for one, other in (
        ("picked reload hide cauterize", "picked hide reload cauterize"),
        ("shown pulverize", "shown cauterize"),
        ("them: picked", "them: energy 4, picked"),
    ):
        assert blind(TRUE, SPECTATOR) != blind(TRUE.replace(one, other), SPECTATOR)


def test_what_has_been_picked_but_not_shown_is_not_seen_through_a_blindfold() -> None:
    hidden, reloaded = (
        duel_at("turn 1\n me: hand hide reload\n them: hand hide reload") for _ in range(2)
    )
    hidden.apply(THEM, hidden.choices[THEM][0])
    reloaded.apply(THEM, reloaded.choices[THEM][1])
    for seat, tells_them_apart in ((ME, False), (THEM, True), (SPECTATOR, False)):
        one = GAME.rules.save_state(hidden.blindfold(seat))
        other = GAME.rules.save_state(reloaded.blindfold(seat))
        assert (one != other) is tells_them_apart


def test_a_blindfold_leaves_the_true_state_alone() -> None:
    duel = duel_at(TRUE)
    before = GAME.rules.save_state(duel)
    duel.blindfold(ME)
    assert GAME.rules.save_state(duel) == before


def test_a_dealt_duel_can_be_played_to_its_end() -> None:
    for seat in (ME, THEM, SPECTATOR):
        for copy in dealt(duel_at(TRUE), seat, 40):
            play_out(copy, Dice(5))
            assert sum(copy.shares) == 100
