"""The numbers that stand for Elma's words: kinds, types, keywords, places, verbs.

Everything that speaks of cards in numbers (filters, rules, views) takes its numbers from here.
Times are whole numbers of tenths of a second.
"""

from __future__ import annotations

from typing import Final

# What a card is, as a bit each; an effect may give a card several (cards.type-set-keeps).
KUSKI: Final = 1
LEVEL: Final = 2
INSTANT: Final = 4
ANY_KIND: Final = 7
KINDS: Final = ["Kuski", "Level", "Instant"]

# Kuski types, as a bit each (content.kuski-subtypes).
BATTLER: Final = 1
DESIGNER: Final = 2
MOPORATOR: Final = 4
ROOKIE: Final = 8
CASUAL: Final = 16
KUSKI_TYPES: Final = ["Battler", "Designer", "Moporator", "Rookie", "Casual"]

# Level types, as a bit each in this order (content.level-types, ruling.uphill-and-mirror).
LEVEL_TYPES: Final = [
    "Across", "Apple harvest", "Flat track", "Gravity", "Hoyla", "Internal", "Labyrinth",
    "Long cruise", "Mirrored", "Multi-route", "Normal", "Pipe", "Puzzle", "Remix",
    "Roller coaster", "Tricky", "World cup", "Uphill",
]  # fmt: skip

# Keywords of levels, as a bit each. Those up to SURVIVOR are the battle types (ruling.battle-types).
APPLE: Final = 1
FIRST_FINISH: Final = 2
FINISH_COUNT: Final = 4
MULTIPLAYER: Final = 8
ONE_LIFE: Final = 16
SLOWNESS: Final = 32
SURVIVOR: Final = 64
PRE_ANNOUNCED: Final = 128
Z_SPIN: Final = 256
LEVEL_KEYWORDS: Final = [
    "Apple", "First Finish", "Finish count", "Multiplayer", "One life", "Slowness", "Survivor",
    "Pre-announced", "Z-spin shortcut",
]  # fmt: skip
BATTLE_TYPES: Final = 127

# Keywords of kuskis, as a bit each.
WATCHFUL: Final = 1
DESIGNERS_CURSE: Final = 2
KUSKI_KEYWORDS: Final = ["Watchful", "Designer's curse"]

# Counters on kuskis (ruling.counters).
APPLES: Final = 0
FINISHES: Final = 1
KILLERS: Final = 2
ORKAS: Final = 3
COUNTERS: Final = ["apple", "finish", "killer", "orka"]

NO_FINISH: Final = -1
"""terms.no-finish: an entry of a list of records that gives no time."""
SECOND: Final = 10
"""A second, in the unit of times."""

# Verbs: what can happen. Saves have these numbers of whatever is yet to happen, so new ones come last and none is
# ever given another (`saves/earlier.py`). To cards:
PLAY_KUSKI: Final = 0  # from hand into play
GO_ONLINE: Final = 1
GO_OFFLINE: Final = 2  # from wherever in play
ENTER: Final = 3  # the current battle; two cards enter as a pair
APPLY_RECORD: Final = 4  # the next entry of the list
IMPROVE: Final = 5  # amount: tenths of a second
ADD_LEVEL: Final = 6  # the card is the level, the others those that add it; amount: length
START_BATTLE: Final = 7
END_BATTLE: Final = 8
LEAVE_AFTER_BATTLE: Final = 9
END_AFTER_BATTLE: Final = 10
ABORT: Final = 11  # a level in the queue, or the current battle's
DISCARD: Final = 12
BAN: Final = 13
TO_HAND: Final = 14
TAKE_CONTROL: Final = 15  # amount: 1 until the end of the battle
GIVE_BACK: Final = 16
ADD_COUNTERS: Final = 17  # spot: which; amount: how many
LOSE_COUNTERS: Final = 18
PLAY_INSTANT: Final = 19
# By players:
DRAW: Final = 20
GAIN_POINTS: Final = 21
LOSE_POINTS: Final = 22
LOSE_GAME: Final = 23  # amount: the seats, as a mask
SHUFFLE: Final = 24
# Told to effects, and nothing more:
TURN_BEGINS: Final = 25
TURN_ENDS: Final = 26
IMPROVES: Final = 27
WINS: Final = 28  # the kuskis that won the battle
LOSES: Final = 29
WINS_AFTER_BATTLE: Final = 30
FAILS: Final = 31  # to improve in the battle
PLAYS_OWN: Final = 32  # a battle on a level it added itself, to its end
LAST_COUNTER: Final = 33  # spot: which counter
TARGETED: Final = 34  # only ever forbidden
# Brought about by texts alone, to cards:
TURN_INTO: Final = 35  # amount: kuski types, in place of those it has
TURN_INTO_AS_WELL: Final = 36
IGNORE: Final = 37
JOIN_TEAM: Final = 38  # amount: the team, plus one
IMPROVE_FIRST: Final = 39  # amount: tenths of a second
IMPROVE_TO_NEXT: Final = 40
LENGTHEN: Final = 41  # the current battle, by a full turn
SHORTEN: Final = 42
TO_FRONT: Final = 43  # of the queue
TO_END: Final = 44
FIRST_OF_TEXTS: Final = TURN_INTO
TO_DECK_TOP: Final = 45
TO_DECK_BOTTOM: Final = 46
TO_DECK: Final = 47  # shuffled in
TO_PILE: Final = 48  # its owner's discard pile, without being discarded
# Steps of a text at which nothing happens that others could answer:
ENTER_EARLY: Final = 49
FETCH: Final = 50
LOOK_AT: Final = 51
REVEAL: Final = 52
LOOK_AT_HAND: Final = 53
REVEAL_HAND: Final = 54
KEEP_TO_ONESELF: Final = 55  # only who does it can tell from now on which of the cards is which
LOSE_TRACK: Final = 56  # nobody can
NOTHING_HAPPENS: Final = 57
DONE_AT_ONCE: Final = (
    ENTER_EARLY, FETCH, LOOK_AT, REVEAL, LOOK_AT_HAND, REVEAL_HAND, KEEP_TO_ONESELF, LOSE_TRACK, NOTHING_HAPPENS,
)  # fmt: skip
# More that texts alone bring about, to cards:
TO_ONLINE_PART: Final = 58  # out of a battle or after battle
REBUILD: Final = 59  # a level gets kinds, in place of those it has
REBUILD_AS_WELL: Final = 60
EXCHANGE: Final = 62  # two levels in the queue change places
SKIP_RECORD: Final = 61  # the next entry of the list is used up and changes nothing
# Of turns:
EXTRA_TURN: Final = 63
SKIP: Final = 64  # the next turn
# Told to effects as well, and nothing more:
SCORED: Final = 65  # the level whose battle is scored; its points are not counted yet
FULL_TURN_BEGINS: Final = 66  # of the current battle
FULL_TURN_ENDS: Final = 67
COUNTERS_REACH: Final = 68  # so many counters are there now
SCORES: Final = 69  # by a player: so many points in a battle
BEING_ADDED: Final = 71  # a level, before the battle on it can start
COMES_LAST: Final = 70  # in a battle
VERB_NAMES: Final = [
    "play", "go online", "go offline", "enter", "apply record", "improve", "add level",
    "start battle", "end battle", "leave after battle", "end after battle", "abort", "discard",
    "ban", "return", "take control", "give back", "add counters", "lose counters",
    "play instant", "draw", "gain points", "lose points", "lose the game", "shuffle",
    "turn begins", "turn ends", "improves", "wins", "loses", "wins after battle", "fails",
    "plays own level", "last counter", "targeted", "turn into", "turn into as well", "ignore",
    "join team", "improve first", "improve to next", "lengthen", "shorten", "to front", "to end",
    "to library top", "to library bottom", "to library", "to discard pile",
    "enter early", "fetch", "look at", "reveal", "look at hand", "reveal hand", "keep to oneself",
    "lose track", "nothing", "to online part", "rebuild", "rebuild as well",
    "skip record", "exchange",
    "extra turn", "skip", "scored", "full turn begins", "full turn ends", "counters reach",
    "scores", "comes last", "being added",
]  # fmt: skip

OF_THE_END: Final = (PLAYS_OWN, WINS, LOSES, COMES_LAST, SCORED, SCORES)
"""What is told when a battle has ended."""
TO_EACH_IN_HAND: Final = {REVEAL_HAND: REVEAL}
"""What is done to a whole hand, and what that is for each card in it."""

# By what something happens.
BY_RULE: Final = 0
BY_CHOICE: Final = 1  # a player's action in the main phase
BY_EFFECT: Final = 2

# Rules that a text may change, each worked out by one function (`now.py`).
KINDS_RULE: Final = 0
KUSKI_TYPES_RULE: Final = 1
KUSKI_KEYWORDS_RULE: Final = 2
TEAM_RULE: Final = 3
PRO_RULE: Final = 4  # tenths by which a time counts as lower
RECORD_RULE: Final = 5  # one entry of a list, as it is applied
LEVEL_TYPES_RULE: Final = 6
LEVEL_KEYWORDS_RULE: Final = 7
HAND_LIMIT_RULE: Final = 8
PLAYS_RULE: Final = 9  # kuskis that may be played in a turn
OWN_LEVEL_RULE: Final = 10  # 1: a kuski may enter the battle on a level it added
STAYS_ONLINE_RULE: Final = 11  # 1: it does not go offline after a battle
IGNORED_RULE: Final = 12  # 1: ignored for scoring
POINTS_RULE: Final = 13  # what a kuski earns in a battle
MUST_ENTER_RULE: Final = 14  # 1: it enters a battle when it can
FROM_THE_START_RULE: Final = 15  # 1: its records count as if it had entered first
NOT_COUNTED_RULE: Final = 16  # on a level, entries that are used up like NF
SECONDS_RULE: Final = 17  # tenths off each time
UNDER_RULE: Final = 18  # on a level, the tenths from which on a time does not count; 0: all count
STUCK_RULE: Final = 19  # 1: it can't improve
SECOND_RULE: Final = 20  # 1: it always comes second
COMES_ONLINE_RULE: Final = 21  # 1: it comes into play online
WITH_COUNTERS_RULE: Final = 22  # how many counters it comes with
ANY_ADDER_RULE: Final = 23  # any kuski may add the level that has it
FIRST_RECORD_RULE: Final = 24  # tenths by which its first record is better
IDLE_RULE: Final = 25  # turns that it has been online without playing a battle
LENGTH_RULE: Final = 26  # full turns that the battle on a level lasts
MAY_BORROW_RULE: Final = 27  # 1: it may enter a battle with the list of another kuski in it
LIST_RULE: Final = (
    28  # the printed list by which it drives, if not its own: see `now.borrowed_list`
)
AS_LEVEL_RULE: Final = 29  # a kuski may be added as a level of these lengths, as a set
ANY_LENGTH_RULE: Final = 30  # 1: levels that it adds may have any length
ADMITTED_RULE: Final = (
    31  # 1: no rule of the book but a lack of being online keeps it out of a battle
)
FROM_OFFLINE_RULE: Final = 32  # 1: it may enter a battle though it is offline
WIN_POINTS_RULE: Final = 33  # what it earns more if it wins the battle
SKIPS_NO_FINISH_RULE: Final = 34  # 1: an NF on its list is passed over
APPLES_RULE: Final = 35  # how many times as many apples it gets
TIMES_POINTS_RULE: Final = 36  # how many times its usual points it earns in a battle
RULES: Final = 37

# Where cards are that a text speaks of.
ANYWHERE: Final = 0
IN_PLAY: Final = 1  # kuskis in play, levels in the queue or the current battle
ONGOING: Final = 2
THIS_BATTLE: Final = 3  # the one on the level whose text it is
QUEUE: Final = 4
QUEUE_OR_ONGOING: Final = 5
HAND: Final = 6
LIBRARY: Final = 7
DISCARD_PILE: Final = 8
BAN_PILE: Final = 9
IN_AFTER_BATTLE: Final = 10
SAME_BATTLE: Final = 11  # the battle or after battle that the kuski plays whose text it is

# Whether a kuski is online (battle.players-stay-online).
EITHER: Final = 0
ONLINE_ONLY: Final = 1
OFFLINE_ONLY: Final = 2

# Whether a kuski has a team (ruling.teams), and whether one that plays a battle has finished it (ruling.no-finish-first).
WITH_IT: Final = 1
WITHOUT_IT: Final = 2

# How the result of a kuski in the current battle stands among others.
BEST_PLACED: Final = 1
WORST_PLACED: Final = 2

# What must be possible with a card that a text has chosen.
ABLE_TO_ENTER: Final = 1
ABLE_TO_IMPROVE: Final = 2
ABLE_TO_CHANGE_PLACES: Final = 3

# What players have, and what is measured.
POINTS_STAT: Final = 0
FULL_TURNS_STAT: Final = 1  # of the current battle that are over
LIBRARY_STAT: Final = 2  # cards in one's library
IN_FIRST_STAT: Final = 3  # 1 in the first full turn of the current battle, otherwise 0
IN_LAST_STAT: Final = 4  # the same of its last
FULL_TURNS_OF_KUSKI: Final = 0

# Moments at which alone a text works: see `Ability.moment`.
ANY_MOMENT: Final = 0  # whenever its player could play an instant
IN_FIRST_FULL_TURN: Final = 1  # of the current battle
AFTER_FIRST_FULL_TURN: Final = 2
IN_LAST_FULL_TURN: Final = 3

# By what a text says that something happens: those of the game's own, after FIRST_OWN_CAUSE (`effects/program.py`).
BY_OPPONENTS_INSTANT: Final = 2
BY_OWN_CHOICE: Final = 3
BY_OPPONENTS_CARD: Final = 4
