"""ruling.open-hand: hands that are played open to the other player."""

from __future__ import annotations

from rulewright.games.eruma.rules.hands import look_at
from rulewright.games.eruma.rules.modifiers import changing_for, is_changed
from rulewright.games.eruma.rules.numbering import SEATS
from rulewright.games.eruma.rules.state import Raid
from rulewright.games.eruma.rules.terms import HAND_IS_OPEN


def show_open_hands(raid: Raid) -> None:
    """Whoever plays with an open hand shows what has come into it."""
    if not raid.cards.opens_hands or not is_changed(raid, HAND_IS_OPEN):
        return
    for seat in range(SEATS):
        if len(changing_for(raid, HAND_IS_OPEN, seat)) > 0:
            for card in sorted(raid.hands[seat].as_list()):
                if not raid.knows(1 - seat, card):
                    look_at(raid, card, 1 - seat)
