"""The cards with which rules of Grimterra are shown, whatever balance asks of the real ones."""

CARDS = """
    Ann: hero Agilitas 3 Fortutidas 4, 5 health
    Bob: hero Fortutidas 5, 4 health | Draw a card.
    Bob Grown: empowered of Bob, Fortutidas 7, 8 health | Deal 1 damage to a hero.
    Cid: hero Intellectus 3, 4 health | Passive: Attacks of heroes you control deal 1 more damage.
    Dee: hero Tenebris 3, 5 health | Put a dark counter on this hero: Deal 2 damage to a hero.
    Eve: hero Agilitas 3, 4 health | Passive: Whenever a hero you control is wounded, you may draw a card.
    Hound: minion Fortutidas 2, 3 health
    Pounce: attack Agilitas 1, 2 damage | Effect: You may draw a card.
    Swiftness: defense Agilitas 1 | Avoid an attack. Effect: You may flip this hero.
    Hammer: attack Fortutidas 5, 4 damage
    Crush: attack Fortutidas 4, 5 damage
    Lore: attack Intellectus 3, 1 damage
    Pact: attack Agilitas 2 Tenebris 1, 3 damage
    Night: attack Tenebris 2, 3 damage | Effect: Draw a card.
    Shroud: defense Tenebris 1 | Avoid an attack. Effect: Draw a card.
    Dodge: defense Agilitas 1 | Roll a die. On 4 or more, avoid an attack.
    Sting: attack Agilitas 1, 1 damage | Effect: The opposing player discards a card.
    Throw: attack Agilitas 1, 1 damage | Effect: Move the opposing hero to the backrow.
    Flash: attack Agilitas 1, 1 damage | Effect: You may flip this hero.
    Feint: attack Agilitas 1, 2 damage | Effect: You may sacrifice an equipment on this hero. If you do, draw 2 cards.
    Feather: attack Agilitas 1, 0 damage | Effect: Draw a card.
    Knife: spell Agilitas 1 | Deal 3 damage to a hero an opponent controls.
    Blaze: spell Agilitas 1 | Deal 2 damage to each hero an opponent controls.
    Mend: spell Agilitas 1 | Remove a wound from a hero you control.
    Rise: spell Agilitas 1 | Flip a hero.
    Study: spell Agilitas 1 | Draw 2 cards.
    Offer: spell Agilitas 1 | You may draw a card.
    Whistle: spell Agilitas 1 | Summon a minion named Hound.
    Gloom: spell Tenebris 2 | Draw a card.
    Burden: spell Agilitas 1 | Shift 2 dark counters from a hero to a hero.
    Banish: spell Agilitas 1 | Move a hero an opponent controls in the arena to the backrow.
    Retrieve: spell Agilitas 1 | Return an attack in your discard pile to your hand.
    Honesty: spell Agilitas 1 | This turn, each player can't bluff.
    Peek: spell Agilitas 1 | Look at an opponent's hand.
    Lore Book: spell Intellectus 3 | Draw a card.
    Break: spell Agilitas 1 | Destroy an equipment.
    Ring: equipment Agilitas 1 | Attacks of this hero deal 1 more damage.
    Shield: equipment Fortutidas 4 | Attacks deal 2 less damage to this hero.
    Curse Ring: equipment Tenebris 2 | This hero has 3 more health.
    Charm: equipment Agilitas 1 | Sacrifice this equipment: Remove 2 wounds from a hero you control.
    Lens: equipment Agilitas 1 | This hero has Intellectus 3.
"""
