/** What Allumbra's table says, in English. */

export const duelEn = {
  pitch:
    "Three secret picks a turn, turned at once, card against card. Whoever reads the other better is left standing.",
  attack: "Attack",
  support: "Support",
  cost: "costs {amount} ammo",
  damage: "{amount} damage",
  "gains-energy": "gains {amount} energy",
  "gains-ammo": "gains {amount} ammo",
  cancels: "Cancels {cards}.",
  "cancelled-by": "Cancelled by {cards}.",
  "cancelled-by-nothing": "Nothing cancels it.",
  copies: "{count} in each deck.",
  energy: "Energy",
  ammo: "Ammo",
  "next-free": "Next card is free",
  "next-free.short": "next free",
  "next-damage": "Next card +{amount} damage",
  "next-damage.short": "next +{amount}",
  turn: "Turn {turn}",
  "clash.1": "First clash",
  "clash.2": "Second clash",
  "clash.3": "Third clash",
  together: "picked together",
  schedule: "Picks: {groups}",
  cancel: "cancels",
  "stamp-cancelled": "Cancelled by {card}",
  "stamp-cancelled.short": "Cancelled",
  "stamp-unpaid": "Not paid",
  "empty-slot": "no card yet",
  "to-pick": "Pick now",
  "relic.waiting": "waits",
  "relic.active": "active",
  "relic.in-use": "in use",
  "relic.locked": "locked",
  "relic.chosen": "chosen",
  "relic.condition": "Condition:",
  "relic.effect": "Active:",
  relic: "Relic",
  relics: "Relics",
  "relics-to-choose": "Relics to choose from",
  chart: "What cancels what",
  "line.side":
    "{character}, {name}: {energy} energy, {ammo} ammo, {hand} cards in hand, {deck} in the deck, {discard} discarded.",
  "line.hand": "In your hand: {cards}.",
  "line.discard": "Discarded by {name}: {cards}.",
  "line.lane": "{clash}: {theirs} against {yours}.",
  "line.relic": "{name} has the relic {relic}, {state}: {text}",
  "no-effect": "Nothing comes of it.",
  nothing: "nothing",

  // The first duel, explained as it happens
  "guide.title": "Your first duel",
  "guide.goal":
    "Two duellists, {most} energy each. Whoever brings the other to zero wins. This is your energy.",
  "guide.ammo": "Attacks cost ammo. You have {ammo} now, and never more than {most}.",
  "guide.hand":
    "These are your cards. The figure by the bullet is what a card costs, the one by the burst is the damage it deals. Rest on a card, or hold your finger on it, to see it large.",
  "guide.first-pick":
    "Both of you pick a card in secret, then both are turned at once. {card} is a fair start: press it, then Commit.",
  "guide.reveal":
    "Both cards were turned at once. What came of them is told below; press a sentence to read the rule behind it.",
  "guide.cancelled":
    "{theirs} cancels {yours}, so your card did nothing, and the ammo it cost is spent. Every large card says what cancels it.",
  "guide.cancels":
    "Your {yours} cancelled {theirs}: their card did nothing, and the ammo it cost is spent. Every large card says what cancels it.",
  "guide.unpaid":
    "You had too little ammo for {yours}, so it did nothing. Look at your ammo before you pick.",
  "guide.both-work": "{yours} and {theirs} do not cancel each other, so both did what they say.",
  "guide.free": "Your next card this turn costs no ammo. A good moment for an expensive one.",
  "guide.damage": "Your next card this turn deals {amount} more damage, if it is an attack.",
  "guide.low-ammo": "You are nearly out of ammo. {card} brings {amount}.",
  "guide.discards":
    "Used cards lie here, open to both. Press to count them: {name} has played {count} of {copies} {card}.",
  "guide.together":
    "Now you pick {count} cards at once, in order, before any is turned. So does the other. Plan ahead!",
  "guide.done":
    "That is all there is to it. The rest is guessing what the other one is up to. Good luck!",
} as const;
