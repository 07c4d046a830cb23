"""From the tree of a card's text to its program: what every game's texts share."""
