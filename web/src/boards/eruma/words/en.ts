/** What Eruma's table says, in English. */

export const raidEn = {
  pitch:
    "Two gangs of villains on a cursed island. Hide your cards, walk them onto the treasure, steal ten, and trust nobody who lies face-down.",

  // Cards
  "kind.Assassin": "Assassin",
  "kind.Thief": "Thief",
  "kind.Spy": "Spy",
  "kind.Maniac": "Maniac",
  "kind.Henchman": "Henchman",
  "speed.Quick": "Quick: acts at once, on your turn",
  "speed.Slow": "Slow: waits for the opponent's next turn",
  "speed.Ongoing": "Ongoing: acts while the card stays exhausted",
  "skill.assassin": "Assassin: whoever attacks it dies, unless an Assassin attacks.",
  "skill.thief":
    "Thief: steals a treasure for free in your Planning Phase, if it stands on Treasure.",
  "skill.spy": "Spy: while face-down, it may block a power of the opponent.",
  "skill.maniac": "Maniac: may summon Henchmen.",
  "skill.henchman":
    "Henchman: its effect works while it is face-up. It cannot move, attack or steal.",
  "type.Curse": "Curse: works while in hand.",
  "type.Evasive": "Evasive: may turn face-down on your turn.",
  "type.Flying": "Flying: may return to hand on your turn.",
  "type.Invulnerable": "Invulnerable: only a Slayer can kill it.",
  "type.Obstacle": "Obstacle: only a Strongman can kill it.",
  "type.Regenerative": "Regenerative: a power that would kill it turns it face-down.",
  "type.Slayer": "Slayer: can kill Invulnerable cards.",
  "type.Strongman": "Strongman: can kill Obstacles.",
  "card.down": "Face-down",
  "card.down-yours": "face-down; only you see it",
  "card.down-known": "face-down; both know it",
  "card.yours": "yours",
  "card.theirs": "{name}'s",
  "card.owned": "owned by {name}",
  "card.exhausted-right": "exhausted, turned right",
  "card.exhausted-left": "exhausted, turned left",
  "card.live": "its power is running",
  "card.stole": "stole this turn",
  "card.counters": { one: "{count} {kind} counter", other: "{count} {kind} counters" },
  "card.known": "{name} knows it",

  // The field
  field: "The field",
  "zone.one": "Zone 1",
  "zone.two": "Zone 2",
  "zone.treasure": "Treasure",
  "zone.yours": "Your {zone}",
  "zone.theirs": "{name}'s {zone}",
  "cell.empty": "{place}: empty",
  "cell.card": "{place}: {card}",
  "place.in": "{row}, {column}",
  "may.move": "move here",
  "may.attack": "attack",
  "may.play": "play here",
  "may.place": "choose this place",
  "may.choose": "choose it",
  "may.block": "block with it",
  "may.discard": "discard it",

  // Sides
  treasure: "Treasure",
  points: "Action Points",
  turn: "Turn {turn}",
  "turn.yours": "your turn",
  "turn.theirs": "{name}'s turn",
  "phase.set-up": "Set-up",
  "phase.draw": "Draw Phase",
  "phase.planning": "Planning Phase",
  "phase.assault": "Assault Phase",
  "phase.rest": "Rest Phase",
  "pile.graveyard": "Graveyard",
  "pile.extra": "Extra Deck",
  "pile.extra.short": "Extra",
  "pile.banished": "Banished",
  "pile.deck-of": "Deck",
  "pile.list": "Deck list",
  running: "Running powers",

  // What a chosen card may do
  "chosen.none": "Press a card of yours to see what it may do.",
  "chosen.title": "{card}",
  "chosen.close": "Back to the hand",
  "act.play": "Play",
  "act.move": "Move",
  "act.attack": "Attack",
  "act.power": "Power",
  "act.steal": "Steal",
  "act.hide": "Turn face-down",
  "act.fly": "Back to hand",
  "act.play.where": "Choose a lit place in your Zone 1: it lies there face-down.",
  "act.move.where": "Choose a lit place.",
  "act.attack.whom": "Choose a card that is marked.",
  "laid-out": "To choose from",
  "hidden-card": "Card {number}",

  // The table in sentences
  "line.turn": "Turn {turn}, {phase}; {whose}.",
  "line.points": "{points} Action Points left.",
  "line.side":
    "{name}: {treasure} of {most} treasures, {hand} cards in hand, {deck} in the Deck, {grave} in the Graveyard.",
  "line.hand": "In your hand: {cards}.",
  "line.known-hand": "Known to be in {name}'s hand: {cards}.",
  "line.graveyard": "In {name}'s Graveyard: {cards}.",
  "line.extra": "In {name}'s Extra Deck: {cards}.",
  "line.banished": "Banished from {name}: {cards}.",
  "line.row": "{row}: {cards}.",
  "line.column": "{column} {card}",
  "line.empty-row": "{row}: empty.",
  "line.power": "Running: {card}, {whose}.",
  nothing: "nothing",

  // The first game, explained as it is played
  "guide.title": "Your first raid",
  "guide.goal":
    "Two gangs fight over the treasure in the middle. The first to steal {most} treasures wins.",
  "guide.field":
    "The middle row is Treasure. The two rows nearest to you are your zones: nobody of the other gang may walk into them. You cannot walk into theirs.",
  "guide.points": "You have {points} Action Points a turn. Whatever a card does costs one.",
  "guide.hand":
    "This is your hand. Rest on a card, or hold your finger on it, to read it large. Every card has a class with a skill, and a power.",
  "guide.play":
    "Play a card: press {card}, then a lit place in your Zone 1. It lies face-down there, and nobody knows what it is.",
  "guide.play-more": "Well hidden. Play more while you have points, or end the phase.",
  "guide.their-turn":
    "{name} hides cards too. A face-down card can be neither attacked nor targeted, and does nothing; unless it is a Spy, which may block one of your powers.",
  "guide.flipped":
    "A new turn: you drew a card, and your face-down cards have turned face-up. Now they may act.",
  "guide.move":
    "Press one of your cards. What is lit is where it may go, one step a point. Walk towards the treasure.",
  "guide.on-treasure":
    "It stands on Treasure! Press it, then Steal: one treasure for one point, once a turn for each card.",
  "guide.thief":
    "{card} is a Thief: at the start of each of your turns it steals one for free while it stands on Treasure.",
  "guide.stolen": "One treasure more. Ten win.",
  "guide.attack":
    "{target} stands next to {card}. Press {card}, then {target}: an attack kills it and takes its place. Only beware of Assassins: they kill whoever attacks them.",
  "guide.killed": "That is how it is done. The dead go to their owner's Graveyard.",
  "guide.lost": "You lost a card. It lies in your Graveyard, which anybody may look through.",
  "guide.power":
    "{card} is ready. Press it and use its power: “{text}” It is then exhausted, and readied when your next turn begins.",
  "guide.exhausted":
    "{card} is exhausted: turned to the right, it cannot use its power again this turn. It may still move, attack and steal.",
  "guide.block":
    "{name} uses a power. You have a face-down card, so you are asked whether you block; only a Spy can. They are asked the same, Spy or not, and so learn nothing.",
  "guide.points-out": "No points are left. End your Assault Phase.",
  "guide.done":
    "That is all there is to it. Hide, walk, steal, and strike when they come too near. Good luck!",
} as const;
