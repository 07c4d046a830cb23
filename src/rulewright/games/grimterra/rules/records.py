"""Small values in the state of a game of Grimterra: wounds, what is worn, and who has seen a hidden card."""

from __future__ import annotations

from typing import final

from rulewright.effects.ids import CardId, Means, Seat, Verb
from rulewright.games.grimterra.rules.ids import Amount, Audience, CardOrNone, FighterId
from rulewright.games.grimterra.rules.numbering import NONE
from rulewright.kernel.fields import value


@final
@value
class Wound:
    """wounds.card-becomes-wound: damage on a hero, and the card that dealt it; NONE for a marker
    (ruling.wound-without-card)."""

    hero: FighterId
    card: CardOrNone
    amount: Amount

    def as_marker(self) -> Wound:
        """The same when its card has left the game."""
        return Wound(self.hero, NONE, self.amount)


@final
@value
class Worn:
    """ruling.equipment-attaches: an equipment and its wearer."""

    card: CardId
    hero: FighterId


@final
@value
class Blow:
    """Something that happens to a hero by a combat card, at the same moment as by the other player's."""

    verb: Verb
    hero: FighterId
    seat: Seat
    amount: Amount
    card: CardId
    means: Means


@final
@value
class Seen:
    """A hidden card that others know than its player."""

    card: CardId
    by: Audience
