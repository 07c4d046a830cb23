"""Games under way, for tests of views, words, reasons and saves."""

import random
from collections.abc import Iterator

from rulewright.gamekit.game import Game
from rulewright.gamekit.match import Match, start_match
from rulewright.games.eruma.game import Eruma
from rulewright.kernel.chance import Dice


def a_match(game: Game, position: str) -> Match:
    """A match that begins at a position, with whatever chance brings."""
    described = game.rules.position(position)
    return Match(game, ["Ana", "Bo"], described.options, "0", described.state)


def a_deck(game: Eruma, seed: object) -> str:
    """Any legal deck, as an option of a match."""
    dice = random.Random(f"deck {seed}")
    outlaws = [one.name for one in game.set.definitions if not one.is_henchman]
    henchmen = [one.name for one in game.set.definitions if one.is_henchman]
    lines = ["Deck", *dice.sample(outlaws, 15), "Extra Deck"]
    chosen = dice.sample(henchmen, dice.randint(0, len(henchmen)))
    lines += [f"{dice.randint(1, 3)} {name}" for name in chosen]
    return game.decks.settle_free(game.rules.options[0], "\n".join(lines))


def decisions(game: Eruma, seed: int) -> Iterator[Match]:
    """A match with any decks, played at random: as it stands at each of its decisions."""
    decks = {"first_deck": a_deck(game, seed), "second_deck": a_deck(game, -seed - 1)}
    match = start_match(game, ["Ana", "Bo"], decks, seed, "en")
    dice = Dice(seed)
    while not match.is_over:
        yield match
        seat = match.pending[0].seat
        choices = match.state.choices[seat]
        match.play(seat, int(choices[dice.below(len(choices))]))
