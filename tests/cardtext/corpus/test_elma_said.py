"""What people say of the same thing in Elma: texts in free words, and how each is printed. The facts of a card stand
before the bar, as tests write cards."""

import pytest

from rulewright.effects.lowering.draft import Node, NotPlayable
from rulewright.games.elma.cards.content import FOLDER
from rulewright.games.elma.cards.content_texts import wrong_text
from rulewright.games.elma.testing.table import TestCard
from rulewright.games.elma.texts.lowering.text import lower

SAID = """
instant Y | Each opponent reveals their hand. For every level among the cards revealed this way, choose one: draw a card; or gain a point.
    Each opponent reveals their hand. For each one revealed this way that is a level, choose one: draw a card; or gain a point.
instant Y | All opponents show their hands. For each level card shown this way, you may either draw a card or gain a point.
    Each opponent reveals their hand. For each one revealed this way that is a level, choose one: draw a card; or gain a point.
instant Y | Send any number of your online kuskis offline. You score 2 points for each one sent offline.
    Send any number of online kuskis you control offline. Gain 2 points for each one sent offline this way.
instant Y | Send up to three online kuskis you control offline. Gain a point for each kuski that went offline this way.
    Send up to 3 online kuskis you control offline. Gain a point for each one sent offline this way that is a kuski.
instant Y | Send any number of your online kuskis that haven't entered a battle this turn offline, then score 1 point for each of them.
    Send any number of online kuskis you control that didn't enter a battle this turn offline, then gain that many points.
instant Y | Your opponents reveal their hands. For each kuski among the revealed cards, either gain 1 point or put an offline kuski of yours online.
    Each opponent reveals their hand. For each one revealed this way that is a kuski, choose one: gain a point; or put an offline kuski you control online.
instant Y | Discard any number of cards. For each card discarded this way, draw a card.
    Discard any number of cards. Draw a card for each one discarded this way.
instant Y | Take any number of your online kuskis offline. You get 1 point for every kuski you sent offline this way.
    Send any number of online kuskis you control offline. Gain a point for each one sent offline this way that is a kuski.
level Y: 3 | If this battle would end, lengthen the ongoing battle by a full turn instead.
    If a battle on this level would end, lengthen the ongoing battle by a full turn instead.
level Y: 3 | If this battle would end and nobody has finished, it continues for another full turn instead, but only once.
    As long as there are no kuskis in this battle with a finish, only once, if a battle on this level would end, lengthen the ongoing battle by a full turn instead.
level Y: 3 | When this battle would end while no kuski in it has a time, extend it by a full turn instead. This can happen only once.
    As long as there are no kuskis in this battle with a finish, only once, if a battle on this level would end, lengthen the ongoing battle by a full turn instead.
level Y: 3 | Only once, if this battle would end and no kuski has finished, this battle lasts one full turn longer instead.
    As long as there are no kuskis in this battle with a finish, only once, if a battle on this level would end, lengthen the ongoing battle by a full turn instead.
level Y: 3 | If none of the kuskis in this battle has a result when it would end, it runs one additional full turn instead. This happens only once.
    As long as there are no kuskis in this battle with a finish, only once, if a battle on this level would end, lengthen the ongoing battle by a full turn instead.
kuski K: 40 | Once each turn, if the current battle would end while you control a Rookie, draw a card instead.
    As long as you control a Rookie, once each turn, if the ongoing battle would end, draw a card instead.
instant I | If no kuski has a result, draw a card.
    If there are no kuskis in the ongoing battle with a finish, draw a card.
kuski Mara: 40 | Mara earns 7 points instead of her usual ones if she beats exactly 3 kuskis.
    This card earns 7 points in place of its usual points for beating exactly 3 kuskis.
kuski Mara: 40 | Whenever Mara defeats three or more kuskis in a battle, she scores 10 points instead of the usual ones.
    This card earns 10 points in place of its usual points for beating 3 or more kuskis.
kuski Mara: 40 | If Mara beats a Rookie, she earns 2 extra points.
    This card earns 2 more points for beating a Rookie.
level L: 2 | Each kuski that beats no kuskis in this battle earns 3 points instead.
    Each kuski earns 3 points in place of its usual points for beating no kuskis in this battle.
level L: 2 | A Rookie in this battle that beats at least two kuskis gets 2 additional points.
    Each Rookie in this battle earns 2 more points for beating 2 or more kuskis.
instant I | Until the end of the battle, target kuski earns no points instead of its usual ones.
    Until the end of the battle, target kuski earns no points in place of its usual points.
kuski Mara: 40 | When Mara wins a battle, she gets 5 points instead of her usual ones.
    This card earns 5 points in place of its usual points for winning a battle.
kuski Mara: 40 | Mara gets one more point for beating a Moporator.
    This card earns one more point for beating a Moporator.
instant I | Until the end of the battle, whenever a player earns points from this battle, each other player gains half that many points.
    Until the end of the battle, whenever a player scores points in a battle, each other player gains half that many points.
instant I | For the rest of the battle, each time a player scores points in it, everyone else scores half of that, rounded down.
    Until the end of the battle, whenever a player scores points in a battle, each other player gains half that many points.
kuski K: 40 | Whenever an opponent scores points in a battle, you score half as many points, rounded down.
    Whenever an opponent scores points in a battle, gain half that many points.
kuski K: 40 | Whenever you earn points from a battle, each opponent loses as many points.
    Whenever you score points in a battle, each opponent loses that many points.
level L: 3 | Whenever a player scores points from this battle, that player draws a card.
    Whenever a player scores points in this battle, that player draws a card.
instant I | Until the end of the current battle, when a player gets points for it, all other players get the same number of points.
    Until the end of the battle, whenever a player scores points in a battle, each other player gains that many points.
instant I | Until your next turn, the next time an opposing kuski would improve, improve a kuski you control in that battle by that much instead.
    Until your next turn, the next time a kuski an opponent controls would improve, improve the time of a kuski you control in that battle by that many seconds instead.
instant I | The next time an opponent's kuski would improve before your next turn, one of your kuskis in that battle improves by the same amount instead.
    Until your next turn, the next time a kuski an opponent controls would improve, improve the time of a kuski you control in that battle by that many seconds instead.
kuski K: 40 | If an opponent's kuski would improve its time, draw a card instead.
    If a kuski an opponent controls would improve, draw a card instead.
instant I | This turn, the next time a kuski would improve its result, a kuski of yours in that battle improves by half as many seconds instead.
    This turn, the next time a kuski would improve, improve the time of a kuski you control in that battle by half that many seconds instead.
kuski Nils: 40 38 | When Nils improves his time, you may look at the top card of your library.
    When this card improves, you may look at the top card of your library.
level Copper Gate: 2; types Pipe | The winner of this battle draws two cards.
    Whenever a kuski wins this battle, its controller draws 2 cards.
instant Flat Tyre | Each kuski in the current battle skips its next PR.
    Skip the next record of each kuski in the ongoing battle.
instant Track Closed | Return a level from the queue to its owner's hand.
    Return a level in the queue to its owner's hand.
kuski Grandpa Lou: 60 | While Grandpa Lou is offline, your other kuskis have 1 second off their times.
    As long as this card is offline, kuskis you control other than this card have a second off each time.
level Ghost Town: 2 | If fewer than two kuskis are in this battle when it ends, nobody scores any points for it.
    As long as there are fewer than 2 kuskis in this battle, each kuski in this battle earns no points in place of its usual points.
instant Curfew | Choose an opponent. They can't put kuskis online during their next turn.
    During their next turn, target opponent can't put a kuski online.
kuski Iron Marshal: 50; types Moporator | Discard two cards: Ban target online kuski an opponent controls.
    Discard 2 cards: ban target online kuski an opponent controls.
kuski Tilde: 44 | Tilde may enter battles while she is offline.
    This card may enter a battle while offline.
instant Fast Lane | The next time a level is added to the queue this turn, put it at the front.
    This turn, the next time a level is added to the queue, move it to the front of the queue.
level Full Basket: 3; keywords Apple | Each kuski that enters this battle gets an apple right away.
    Whenever a kuski enters this battle, put an apple counter on it.
kuski Bruno: 55 | At the end of each of your turns, if Bruno is in the current battle without a finish, draw a card.
    At the end of your turn, if this card is a card in the ongoing battle without a finish, draw a card.
instant Home Advantage | Until end of turn, your kuskis may enter battles on levels they added.
    This turn, kuskis you control may enter a battle on its own level.
kuski Pim: 47 44 | If you have fewer than 20 points, Pim's times are 2 seconds lower.
    As long as you have less than 20 points, this card has 2 seconds off each time.
instant Pickpocket | Look at an opponent's hand and choose a level card from it. That player discards it.
    Look at an opponent's hand, then discard a level in that player's hand.
kuski Rosa: 52 50 | When Rosa finishes last in a battle, score 2 points.
    When this card comes last in a battle, gain 2 points.
instant Jackpot | Your kuskis earn twice as many points from the current battle.
    Until the end of the battle, each kuski you control earns twice its usual points.
kuski Otto: 58 | Your hand limit is nine cards while Otto is in play.
    Your hand limit is 9 cards.
kuski Otto: 58 | As long as Otto is in play, you may keep up to ten cards in hand.
    Your hand limit is 10 cards.
kuski Otto: 58 | You have no maximum hand size.
    You have no hand limit.
kuski Otto: 58 | Your maximum hand size is 10.
    Your hand limit is 10 cards.
level L: 3; keywords Apple | Every Rookie that enters this battle receives two apple counters.
    Whenever a Rookie enters this battle, put 2 apple counters on it.
level L: 3; keywords Apple | Whenever a kuski enters this battle, it gets an apple counter.
    Whenever a kuski enters this battle, put an apple counter on it.
kuski Rosa: 52 | Whenever Rosa comes last in a battle, you may draw a card.
    Whenever this card comes last in a battle, you may draw a card.
kuski Rosa: 52 | Each time one of your kuskis finishes last, lose a point.
    Whenever a kuski you control comes last in a battle, lose a point.
kuski Rosa: 52 | Rosa scores double points for winning a battle.
    This card earns twice its usual points for winning a battle.
instant I | Double the points your kuskis earn from the current battle.
    Until the end of the battle, each kuski you control earns twice its usual points.
instant I | Target kuski earns no points for the current battle.
    Until the end of the battle, target kuski earns no points in place of its usual points.
kuski T: 50 | T can join battles without being online.
    This card may enter a battle while offline.
instant I | Target opponent can't put kuskis online until your next turn.
    Until your next turn, target opponent can't put a kuski online.
kuski K: 50 | K's times are 2 seconds lower as long as no other kuski is in the current battle.
    As long as there are no kuskis in the ongoing battle other than this card, this card has 2 seconds off each time.
kuski K: 50 | If exactly one kuski is in the current battle, K's times count 3 seconds lower.
    As long as there are exactly one kuski in the ongoing battle, this card has 3 seconds off each time.
level L: 2 | If only one kuski is in this battle when it ends, nobody gets any points.
    As long as there are exactly one kuski in this battle, each kuski in this battle earns no points in place of its usual points.
kuski K: 50 | At the beginning of each of your turns, if K has no finish yet, K improves by 1 second.
    At the start of your turn, if this card is a card without a finish, improve the time of this card by a second.
kuski K: 50 | The times of your Rookies are 1 second lower.
    Rookies you control have a second off each time.
instant I | Look at an opponent's hand. Choose a kuski from it. That player discards it.
    Look at an opponent's hand. Discard a kuski in that player's hand.
instant I | Target player reveals their hand. You choose an instant from it. That player discards that card.
    Target player reveals their hand. Discard an instant in that player's hand.
kuski K: 50 | Kuskis an opponent controls have 1 second added to their times while K is offline.
    As long as this card is offline, kuskis an opponent controls have a second added to each time.
kuski Hedda: 44 41 39 | Whenever another kuski you control enters the battle Hedda is in, draw a card.
    As long as this card is in the ongoing battle, whenever another kuski you control enters the ongoing battle, draw a card.
kuski Old Karl: 66 NF 60 | Old Karl can't be put online unless you have no other kuskis.
    This card can't go online unless you have no kuskis other than this card.
kuski Signal Woman: 48 46 | Once per turn, you may send one of your online kuskis offline. If you do, draw a card.
    In your main phase, you may send an online kuski you control offline. Draw a card.
instant Second Wind | Put up to two of your offline kuskis online, then draw a card if you have none in hand.
    Put up to 2 offline kuskis you control online. If you have no cards in your hand, draw a card.
instant Traffic Jam | Players can't add levels until your next turn.
    Until your next turn, each player can't add a level.
level Rush Hour: 1 | When this battle begins, all players put their offline kuskis online.
    When a battle on this level starts, each player puts each offline kuski they control online.
instant Recycling | Shuffle your discard pile into your library.
    Return each card in your discard pile to your library.
instant I | Put your offline kuskis online.
    Put each offline kuski you control online.
instant I | Each player sends their online kuskis offline.
    Each player sends each online kuski they control offline.
kuski K: 50 | Once per turn, you may discard a card to draw a card.
    Discard a card: draw a card.
kuski K: 50 | You may move a level in the queue to the front once per turn.
    In your main phase, you may move a level in the queue to the front of the queue.
kuski K: 50 | Whenever an opponent's kuski joins K's battle, K improves by 1 second.
    As long as this card is in the ongoing battle, whenever a kuski an opponent controls enters the ongoing battle, improve the time of this card by a second.
kuski K: 50 | K can only go online if you control a Rookie.
    This card can't go online unless you control a Rookie.
instant I | If your hand is empty, draw three cards.
    If you have no cards in your hand, draw 3 cards.
kuski K: 50 | During your main phase, you may discard a kuski card. If you do, draw two cards.
    In your main phase, you may discard a kuski. Draw 2 cards.
instant I | Each player shuffles their discard pile into their library.
    Each player returns each card in their discard pile to their library.
kuski K: 50 | Whenever one of your kuskis is put online, gain a point.
    Whenever a kuski you control goes online, gain a point.
instant I | Draw a card, then discard a card if you have more than three cards in your hand.
    Draw a card. If you have more than 3 cards in your hand, discard a card.
kuski K: 50 | Whenever K wins a battle, draw a card, then gain 2 points if you control a Rookie.
    Whenever this card wins a battle, draw a card. If you control a Rookie, gain 2 points.
instant I | Draw a card if you control a Rookie.
    If you control a Rookie, draw a card.
instant I | A kuski you control improves by 2 seconds if you have fewer points than an opponent.
    If you have less points than an opponent, improve the time of a kuski you control by 2 seconds.
kuski K: 50 | K can't enter the current battle unless you have another kuski.
    This card can't enter the ongoing battle unless you have a kuski other than this card.
instant I | If you have three or more kuskis, gain 2 points.
    If you have 3 or more kuskis, gain 2 points.
"""


def pairs() -> list[tuple[str, str]]:
    lines = [line.strip() for line in SAID.strip().splitlines()]
    return list(zip(lines[::2], lines[1::2], strict=True))


@pytest.mark.parametrize(("written", "printed"), pairs())
def test_a_text_is_understood_as_it_is_meant(written: str, printed: str) -> None:
    facts, text = (part.strip() for part in written.split("|", 1))
    card = TestCard(facts)
    heading = facts.split()[0]

    def is_playable(tree: Node) -> bool:
        if wrong_text(heading, {"name": card.name}, tree):
            return False
        try:
            lower(tree, card.kind, {})
        except NotPlayable:
            return False
        return True

    tree = FOLDER.language.read(text, itself=card.name, is_playable=is_playable)
    assert is_playable(tree)
    assert FOLDER.language.write(tree) == printed
