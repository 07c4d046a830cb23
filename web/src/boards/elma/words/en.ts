/** What Elma's table says, in English. */

export const raceEn = {
  pitch:
    "A race to 100 points for two to six. Bring your kuskis online, queue up levels, and enter each battle just in time to be the fastest when it ends.",

  // Cards
  "kind.Kuski": "Kuski",
  "kind.Level": "Level",
  "kind.Instant": "Instant",
  "kind.of": "{kind}: {types}",
  "about.Kuski":
    "Kuski: goes online, adds levels to the queue, and improves along its records in a battle.",
  "about.Level": "Level: is added to the queue by a kuski, and battled when it comes to the front.",
  "about.Instant": "Instant: works at once, in your main phase or when answers are called for.",
  "about.Battler": "Battler: cannot add levels.",
  "about.Designer": "Designer: cannot play battles.",
  "about.Moporator": "Moporator: has no rule of its own; cards refer to it.",
  "about.Rookie": "Rookie: has no rule of its own; cards refer to it.",
  "about.Casual": "Casual: has no rule of its own; cards refer to it.",
  "about.First Finish":
    "First Finish: the first time made counts, plus 60 seconds for each full turn already over. Later times change nothing.",
  "about.Pre-announced": "Pre-announced: may be put at any place in the queue.",
  "about.Chain level": "Chain level: several kuskis must add it together.",
  "about.Apple": "Apple: each second of improvement is an apple counter. Most apples win.",
  "about.Finish count": "Finish count: each improvement is a finish counter. Most finishes win.",
  "about.One life":
    "One life: enter in the first full turn only; the first time made counts, plus 60 seconds for each full turn over.",
  "about.Multiplayer": "Multiplayer: kuskis enter in pairs, and the worse time of the two counts.",
  "about.Slowness": "Slowness: records are taken from last to first, and the slowest time wins.",
  "about.Survivor": "Survivor: the first time made counts, and the slowest wins.",
  "about.Z-spin shortcut": "Z-spin shortcut: kuskis with Z-spin pro are faster here.",
  "about.Watchful": "Watchful: may enter a Pre-announced battle while offline.",
  "about.Designer's curse":
    "Designer's curse: keeps one other kuski offline while the battle on its level lasts.",
  "about.level-type": "{type}: a level type. It does nothing by itself; cards refer to it.",
  "about.kuski-type": "{type}: a kuski type.",
  "about.keyword": "{keyword}: see the rules.",
  "about.team": "Team {team}: kuskis with the same tag are teammates.",
  records: "Records: {records}",
  "records.none": "no finish",
  "records.mark": "NF",
  "length.one": { one: "Lasts {count} full turn", other: "Lasts {count} full turns" },
  "length.range": "Lasts {least} to {most} full turns",
  rarity: "Number {number}, {rarity}",
  "rarity.C": "common",
  "rarity.U": "uncommon",
  "rarity.R": "rare",

  // Kuskis on the table
  "kuski.team": "team {team}",
  "kuski.owner": "owned by {name}",
  "kuski.tired": "came offline this turn: may go online from your next turn",
  "kuski.queued": "has a level in the queue",
  "counter.apple": { one: "{count} apple", other: "{count} apples" },
  "counter.finish": { one: "{count} finish", other: "{count} finishes" },
  "counter.killer": { one: "{count} killer counter", other: "{count} killer counters" },
  "counter.orka": { one: "{count} orka counter", other: "{count} orka counters" },
  "counter.other": { one: "{count} {kind} counter", other: "{count} {kind} counters" },

  // Players
  offline: "Offline",
  online: "Online",
  "area.offline": "Offline kuskis of {name}",
  "area.online": "Online kuskis of {name}",
  "area.none": "nobody",
  "player.points": { one: "{count} point", other: "{count} points" },
  "player.now": "{count} more if the battle ended now",
  "player.out": "out of the game",
  "player.active": "plays this turn",
  "pile.library": "Library",
  "pile.discarded": "Discards",
  "pile.banned": "Banned",
  track: "Points towards {most}",
  "track.player": "{name} {points}",

  // The turn
  turn: "Turn {turn}",
  round: "Round {round}",
  "turn.yours": "your turn",
  "turn.theirs": "{name}'s turn",
  "step.start": "A battle starts",
  "step.end": "A battle ends",
  "step.times": "Times improve",
  "step.clean-up-after": "After battles are cleaned up",
  "step.draw": "Draw",
  "step.main": "Main phase",
  "step.window": "Answers",
  "step.last-call": "Last call",
  "step.clean-up": "Clean-up",

  // The battle
  battle: "The battle",
  "battle.none": "No battle is ongoing.",
  "battle.none.how": "The level at the front of the queue starts as soon as it may.",
  "battle.empty": "Nobody has entered yet.",
  "battle.by": "added by {name}",
  "battle.left": { one: "{count} turn left", other: "{count} turns left" },
  "battle.of": "{left} of {turns} turns left",
  "battle.lower": "The lowest time wins.",
  "battle.higher": "The highest time wins.",
  "battle.apples": "The most apples win.",
  "battle.finishes": "The most finishes win.",
  "battle.now": "If it ended now",
  "lane.rank": "{rank}.",
  "lane.result": "at {time}",
  "lane.apples": { one: "{count} apple", other: "{count} apples" },
  "lane.finishes": { one: "{count} finish", other: "{count} finishes" },
  "lane.no-result": "no finish yet",
  "lane.next": "next {time}",
  "lane.next.none": "next NF",
  "lane.next.end": "list used up",
  "lane.points": { one: "would earn {count} point", other: "would earn {count} points" },
  "lane.partner": "paired with {name}",
  "lane.leads": "in front",

  // Queue and after battle
  queue: "Queue",
  "queue.empty": "No level is queued. A kuski in play may add one.",
  "queue.next": "next",
  "queue.turns": { one: "{count} full turn", other: "{count} full turns" },
  "queue.by": "by {kuskis} ({name})",
  "queue.place": "Put it before {level}",
  "queue.last": "Put it last",
  "after.title": "After battle",
  "after.empty": "No after battle.",
  "after.place": "{rank}. {name}",

  // What a chosen card may do
  "chosen.none": "Press a card to see what it may do. Rest on it to read it large.",
  "chosen.close": "Back to the hand",
  "chosen.again": "Press it again, or what is lit.",
  "goal.offline": "Play it here",
  "goal.online": "Put it online",
  "goal.battle": "Enter the battle",
  "goal.queue": "Add it to the queue",
  "may.act": "may act",
  "may.pick": "may be chosen",
  "steps.title": "Adding a level",
  "steps.by": "Which kuski",
  "steps.length": "How long",
  "steps.place": "Which place",
  "steps.by.how": "Press a lit kuski.",
  "steps.place.how": "Press a lit place in the queue.",
  "steps.length.turns": {
    one: "{count} turn with this many players",
    other: "{count} turns with this many players",
  },
  "steps.turns": { one: "{count} turn", other: "{count} turns" },
  "laid-out": "To choose from",

  // Passing
  "pass.label": "When answers are called for",
  "pass.ask": "Ask me every time",
  "pass.last-calls": "Ask me at last calls only",
  "pass.turn": "Pass until my next turn",
  "pass.battle": "Pass until this battle is over",
  "pass.passing": "Passing for you",

  // The table in sentences
  "line.turn": "Turn {turn}, round {round}, {step}; {whose}.",
  "line.battle":
    "Battle on {level}, {about}, added by {name}: {left} of {turns} turns left. {wins}",
  "line.drive": "{rank}. {kuski} of {name}: {result}, {next}; {points}.",
  "line.queue": "Queue, place {place}: {level}, {about}, {length}, by {kuskis} of {name}.",
  "line.after": "After battle on {level}: {kuskis}.",
  "line.player":
    "{name}: {points} of {most} points, {hand} cards in hand, {library} in the library, {discard} discarded.",
  "line.out": "{name} is out of the game with {points} points.",
  "line.offline": "{name}, offline: {kuskis}.",
  "line.online": "{name}, online: {kuskis}.",
  "line.hand": "In your hand: {cards}.",
  "line.banned": "Banned: {cards}.",
  "line.now": "If the battle ended now: {points}.",
  "line.gain": "{name} +{points}",
  "line.plain": "of no type",
  none: "none",

  // The first game, explained as it is played
  "guide.title": "Your first race",
  "guide.goal":
    "Everybody races to {most} points. Points come from battles: the faster your kuskis, the more.",
  "guide.hand":
    "Your hand holds kuskis, levels and instants. Rest on a card, or hold your finger on it, to read it large.",
  "guide.kuski":
    "You may play one kuski each turn. Press {card}, then press it again or the lit area: it arrives offline.",
  "guide.kuski-in":
    "{card} is in play, offline. It can add a level at once, and go online from your next turn.",
  "guide.add":
    "Add a level to the queue: press {card}, then the lit queue. A kuski adds it, and cannot enter that battle itself; so let one add and others drive.",
  "guide.length":
    "You choose how long the battle lasts. A full turn is one turn of every player. Long battles favour kuskis that improve late.",
  "guide.online":
    "{card} has rested offline. Press it, then the lit online part: only who is online may enter battles.",
  "guide.battle":
    "A battle is on. It is a race: each kuski stands where its best time has brought it, and the pale mark shows where its next record will.",
  "guide.enter":
    "{card} may enter. Its first record counts at once, and the next one at the start of each of your turns.",
  "guide.turns":
    "These lights are the turns left. When they are out, whoever leads wins: one point for each rival kuski beaten, one for taking part, one more for winning.",
  "guide.now": "Here stands what everybody would get if the battle ended now.",
  "guide.window":
    "At the end of each main phase everybody may play instants, and is asked, whatever they hold. Pass if you have nothing to add. Here you can choose to be asked less often; nobody is told.",
  "guide.last-call": "Last call! The battle ends after this. An instant now can still turn it.",
  "guide.after":
    "The battle is over and scored. Its kuskis stay here until their players' next turns, then they go offline to rest.",
  "guide.discard": "More than seven cards in hand: choose what to discard.",
  "guide.done": "That is all there is to it. Queue well, enter in time, and mind the clock!",
} as const;
