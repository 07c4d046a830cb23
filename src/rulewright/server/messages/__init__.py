"""The protocol: everything that goes between a client and the server, as checked types.

What a client gets is a view, what happened since it last looked, and its own decision, whose
choices name the objects in the view they refer to. So every client can offer, highlight and
explain every choice without knowing any rules. Each message says in `type` what it is. This
package is the contract; `docs/protocol.md` and the browser client's types are made from it, subject
by subject. It holds no behaviour.
"""

from __future__ import annotations

from typing import Final

from rulewright.server.messages import (
    agreeing,
    basics,
    cards,
    decks,
    from_client,
    from_server,
    looking_up,
    standing,
)
from rulewright.server.messages.agreeing import (
    Clock,
    Continue,
    Join,
    NewMatch,
    Seated,
    SeatWanted,
    Settings,
)
from rulewright.server.messages.basics import (
    Code,
    Message,
    Name,
    Reference,
    Spelled,
    Status,
    Token,
    View,
)
from rulewright.server.messages.cards import (
    CardCatalogue,
    CardInfo,
    CardKeyword,
    SheetsWanted,
)
from rulewright.server.messages.decks import (
    CheckedDeck,
    DeckBuildingInfo,
    DeckCardInfo,
    DeckEntry,
    DeckFacetInfo,
    DeckPartInfo,
    DeckRemark,
    DeckToCheck,
    PresetDeck,
)
from rulewright.server.messages.from_client import (
    SAYINGS,
    AnswerUndoMessage,
    ClientMessage,
    ConcedeMessage,
    DecideMessage,
    HelloMessage,
    OfferDrawMessage,
    PingMessage,
    ReturnMessage,
    SayMessage,
    StandInMessage,
    UndoMessage,
    WhyNotMessage,
)
from rulewright.server.messages.from_server import (
    DoneMessage,
    PongMessage,
    ReasonsMessage,
    RefusedMessage,
    SaidMessage,
    ServerMessage,
    StandingMessage,
    StepMessage,
    TableMessage,
)
from rulewright.server.messages.looking_up import (
    BotInfo,
    Frame,
    GameInfo,
    Listed,
    Mine,
    OptionInfo,
    Problem,
    Replay,
    RuleSection,
    RuleText,
)
from rulewright.server.messages.standing import (
    Choice,
    ClockNow,
    Decision,
    MatchInfo,
    Moment,
    Now,
    Outcome,
    Seat,
    Told,
    UndoAsked,
)

SUBJECTS: Final = (basics, agreeing, standing, from_server, from_client, looking_up, decks, cards)
"""The parts of the contract, in the order in which they are told."""

__all__ = [
    "SAYINGS",
    "SUBJECTS",
    "AnswerUndoMessage",
    "BotInfo",
    "CardCatalogue",
    "CardInfo",
    "CardKeyword",
    "CheckedDeck",
    "Choice",
    "ClientMessage",
    "Clock",
    "ClockNow",
    "Code",
    "ConcedeMessage",
    "Continue",
    "DecideMessage",
    "Decision",
    "DeckBuildingInfo",
    "DeckCardInfo",
    "DeckEntry",
    "DeckFacetInfo",
    "DeckPartInfo",
    "DeckRemark",
    "DeckToCheck",
    "DoneMessage",
    "Frame",
    "GameInfo",
    "HelloMessage",
    "Join",
    "Listed",
    "MatchInfo",
    "Message",
    "Mine",
    "Moment",
    "Name",
    "NewMatch",
    "Now",
    "OfferDrawMessage",
    "OptionInfo",
    "Outcome",
    "PingMessage",
    "PongMessage",
    "PresetDeck",
    "Problem",
    "ReasonsMessage",
    "Reference",
    "RefusedMessage",
    "Replay",
    "ReturnMessage",
    "RuleSection",
    "RuleText",
    "SaidMessage",
    "SayMessage",
    "Seat",
    "SeatWanted",
    "Seated",
    "ServerMessage",
    "Settings",
    "SheetsWanted",
    "Spelled",
    "StandInMessage",
    "StandingMessage",
    "Status",
    "StepMessage",
    "TableMessage",
    "Token",
    "Told",
    "UndoAsked",
    "UndoMessage",
    "View",
    "WhyNotMessage",
]
