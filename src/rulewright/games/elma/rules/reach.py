"""Where a card must be for something to happen to it, and which cards it can happen to."""

from __future__ import annotations

from typing import Final

from rulewright.games.elma.rules import numbering, terms

IN_PLAY: Final = (numbering.OFFLINE, numbering.ONLINE, numbering.IN_BATTLE, numbering.IN_AFTER)
_OUT_OF_BATTLE: Final = (
    numbering.IN_DECK,
    numbering.IN_HAND,
    *IN_PLAY,
    numbering.IN_QUEUE,
    numbering.DISCARDED,
    numbering.BANNED,
)
WHERE: Final[dict[int, tuple[int, ...]]] = {
    # Players play them from hand; texts put them into play from any pile.
    terms.PLAY_KUSKI: (numbering.IN_HAND, numbering.IN_DECK, numbering.DISCARDED, numbering.BANNED),
    terms.PLAY_INSTANT: (numbering.IN_HAND,),
    terms.GO_ONLINE: (numbering.OFFLINE,),
    terms.GO_OFFLINE: (numbering.ONLINE, numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.APPLY_RECORD: (numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.IMPROVE: (numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.IMPROVE_TO_NEXT: (numbering.IN_BATTLE,),
    terms.IGNORE: (numbering.IN_BATTLE,),
    terms.LEAVE_AFTER_BATTLE: (numbering.IN_AFTER,),
    terms.ADD_LEVEL: (numbering.IN_HAND, numbering.DISCARDED),
    terms.BEING_ADDED: (numbering.IN_QUEUE,),
    terms.TO_FRONT: (numbering.IN_QUEUE,),
    terms.TO_END: (numbering.IN_QUEUE,),
    terms.EXCHANGE: (numbering.IN_QUEUE,),
    terms.ABORT: (numbering.IN_QUEUE, numbering.BATTLE_LEVEL),
    terms.END_BATTLE: (numbering.BATTLE_LEVEL,),
    terms.LENGTHEN: (numbering.IN_QUEUE, numbering.BATTLE_LEVEL),
    terms.SHORTEN: (numbering.IN_QUEUE, numbering.BATTLE_LEVEL),
    terms.SKIP_RECORD: (numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.TO_ONLINE_PART: (numbering.IN_BATTLE, numbering.IN_AFTER),
    terms.REBUILD: (numbering.IN_QUEUE, numbering.BATTLE_LEVEL),
    terms.REBUILD_AS_WELL: (numbering.IN_QUEUE, numbering.BATTLE_LEVEL),
    terms.END_AFTER_BATTLE: (numbering.AFTER_LEVEL,),
    terms.SCORES: (numbering.AFTER_LEVEL,),
    terms.SCORED: (numbering.AFTER_LEVEL,),
    terms.DISCARD: tuple(place for place in _OUT_OF_BATTLE if place != numbering.DISCARDED),
    terms.BAN: tuple(place for place in _OUT_OF_BATTLE if place != numbering.BANNED),
    terms.TO_HAND: tuple(place for place in _OUT_OF_BATTLE if place != numbering.IN_HAND),
    terms.TO_PILE: tuple(place for place in _OUT_OF_BATTLE if place != numbering.DISCARDED),
    terms.TO_DECK: _OUT_OF_BATTLE,
    terms.TO_DECK_TOP: _OUT_OF_BATTLE,
    terms.TO_DECK_BOTTOM: _OUT_OF_BATTLE,
}
"""Where a card is to which something can be done: if nothing is said, in play."""
HAPPENS_TO: Final[dict[int, int]] = {
    **dict.fromkeys(
        (
            terms.PLAY_KUSKI, terms.GO_ONLINE, terms.GO_OFFLINE, terms.ENTER, terms.APPLY_RECORD, terms.IMPROVE,
            terms.LEAVE_AFTER_BATTLE, terms.TAKE_CONTROL, terms.GIVE_BACK, terms.ADD_COUNTERS, terms.LOSE_COUNTERS,
            terms.IMPROVES, terms.WINS, terms.LOSES, terms.WINS_AFTER_BATTLE, terms.FAILS, terms.PLAYS_OWN,
            terms.LAST_COUNTER,
        ),
        terms.KUSKI,
    ),
    **dict.fromkeys(
        (terms.ADD_LEVEL, terms.BEING_ADDED, terms.START_BATTLE, terms.END_BATTLE, terms.END_AFTER_BATTLE, terms.ABORT),
        terms.LEVEL,
    ),
    terms.PLAY_INSTANT: terms.INSTANT,
}  # fmt: skip
"""The card types of what it can happen to, where that is not every card."""
LEAVING_PLAY: Final = frozenset({
    terms.DISCARD, terms.BAN, terms.TO_HAND, terms.TO_DECK, terms.TO_DECK_TOP, terms.TO_DECK_BOTTOM, terms.TO_PILE,
})  # fmt: skip
"""After these a card is no longer the one that was spoken of (ruling.lasting-effects)."""
