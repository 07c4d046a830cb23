"""Cards of Eruma written for a test: Outlaws, one with a Curse, a Henchman; and the files they are read
from."""

from rulewright.cardtext import Trees
from rulewright.games.eruma.cards.content import FOLDER, SetReader
from rulewright.testing.card_files import CardFiles

BUTCHER = """
[[outlaw]]
name = "The Butcher"
class = "Assassin"
types = ["Slayer"]
text = "Quick: Kill target Outlaw an opponent controls adjacent to this card."
flavour = "Everything has a price by weight."
icons = ["meat-cleaver"]
"""
KENNEL = """
[[outlaw]]
name = "The Kennel Master"
class = "Maniac"
text = "Quick: Summon a Henchman named Old Hound to an empty position."
flavour = "They know his whistle, and his boots."
icons = ["hound", "whip"]
"""
CURSED = """
[[outlaw]]
name = "The Heir"
class = "Thief"
types = ["Curse"]
text = "Curse: Your hand limit is 3. Slow: Whenever an opponent draws a card, draw a card."
flavour = "He is still waiting for the old man."
icons = ["crown"]
"""
HOUND = """
[[henchman]]
name = "Old Hound"
text = "Maniacs you control adjacent to this Henchman have Obstacle."
flavour = "It has stopped barking. It just looks."
icons = ["sitting-dog"]
"""


def reader() -> SetReader:
    return SetReader(Trees(FOLDER.language))


GANG = CardFiles(reader, "gang.toml")
