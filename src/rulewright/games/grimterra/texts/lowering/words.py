"""What Grimterra's words ask of a card, on the way from the tree of a text to its program.

The phrases that all games share are understood by `effects/lowering/`, those of Grimterra's own in `text.py`; the tables of
its words are in `tables.py`. Nothing here reads text or plays.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from types import MappingProxyType

from rulewright.effects.lowering.draft import Draft, NotPlayable
from rulewright.effects.lowering.words import CardPhrase, SpotPhrase, Words
from rulewright.effects.program import ANYBODY, NONE, Filter, Program
from rulewright.games.grimterra.rules import terms
from rulewright.games.grimterra.rules.numbering import EFFECTS_A_CARD
from rulewright.games.grimterra.texts.filters import CardFilter
from rulewright.games.grimterra.texts.lowering import tables

PILES = (terms.HAND, terms.DECK, terms.DISCARD_PILE)


@dataclass(frozen=True)
class GrimterraPhrase(CardPhrase):
    """What a text asks of a card, with what only Grimterra's texts ask."""

    hero: int = terms.ANY_HERO
    least_counters: int = 0
    most_counters: int = NONE


def as_grimterra_phrase(phrase: CardPhrase, **asked: object) -> GrimterraPhrase:
    """The same phrase, asking more."""
    said = {each.name: getattr(phrase, each.name) for each in fields(phrase)}
    return GrimterraPhrase(**{**said, **asked})


class GrimterraWords(Words):
    """What Grimterra's words mean."""

    meanings = tables.MEANINGS
    summoned = ("noun.minion",)
    no_speed = tables.BY_HEADING["equipment"]
    phase_starts = terms.PHASE_STARTS
    phase_ends = terms.PHASE_ENDS
    in_play = terms.IN_PLAY
    anywhere = terms.ANYWHERE
    has_uses = True
    begins_by_itself = True
    extra_turn = terms.EXTRA_TURN
    does_to_each = MappingProxyType(terms.TO_EACH_IN_HAND)

    def spot_filter(self, phrase: SpotPhrase) -> Filter:
        raise NotPlayable("nothing in Grimterra has a position", phrase.node)

    def finished(self, draft: Draft) -> Program:
        if len(draft.abilities) > EFFECTS_A_CARD:
            raise NotPlayable(f"a card has at most {EFFECTS_A_CARD} effects: shorten it", ("card",))
        return super().finished(draft)

    def card_filter(self, phrase: CardPhrase) -> CardFilter:
        asked = phrase if isinstance(phrase, GrimterraPhrase) else as_grimterra_phrase(phrase)
        kinds = 0
        for noun in asked.nouns:
            kinds |= tables.MEANINGS.kinds[noun]
        side = wounds = terms.EITHER
        hero, factions = asked.hero, 0
        for adjective in asked.adjectives:
            if adjective in tables.SIDES:
                side = _agreed(side, tables.SIDES[adjective], asked)
            elif adjective in tables.WOUNDS:
                wounds = _agreed(wounds, tables.WOUNDS[adjective], asked)
            elif adjective in tables.HEROES:
                hero = tables.HEROES[adjective]
            elif adjective in tables.FACTIONS:
                factions |= 1 << tables.FACTIONS[adjective]
            else:
                raise NotPlayable("nothing is known of what this word asks of a card", asked.node)
        implied = asked.unless_said
        if implied in tables.SIDES and side == terms.EITHER:
            side = tables.SIDES[implied]
        if implied in tables.WOUNDS and wounds == terms.EITHER:
            wounds = tables.WOUNDS[implied]
        is_state_said = side != terms.EITHER or wounds != terms.EITHER or hero != terms.ANY_HERO
        counters = asked.least_counters > 0 or asked.most_counters != NONE
        if is_state_said or counters:
            kinds &= terms.FIGHTER
        if kinds == 0:
            raise NotPlayable("no card is what this asks for", asked.node)
        place, whose_place = self.place(asked, is_state_said=is_state_said or counters)
        if place in PILES and asked.whose_card != ANYBODY:
            raise NotPlayable("nobody controls a card that is not in play", asked.node)
        if place in PILES and kinds & terms.DECK_CARD == 0:
            raise NotPlayable(
                "dead: heroes and minions are in the arena or the backrow, never there", asked.node
            )
        return CardFilter(
            kinds=kinds,
            factions=factions,
            side=side,
            wounds=wounds,
            hero=hero,
            least_counters=asked.least_counters,
            most_counters=asked.most_counters,
            whose_card=asked.whose_card,
            place=place,
            whose_place=whose_place,
            definition=asked.definition,
            only=asked.only,
            other=asked.other,
            noted=asked.noted,
            span=asked.span,
            is_never=asked.is_never,
        )


def _agreed(said: int, wanted: int, phrase: CardPhrase) -> int:
    if said not in {terms.EITHER, wanted}:
        raise NotPlayable("contradictory: no hero is both", phrase.node)
    return wanted
