"""A printed card of Elma, and the set of all of them: what there is, by number and by name.

A set never changes and is shared by all matches. It is read by `content.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rulewright.cardtext.set_reader import NamedSet
from rulewright.effects.card_texts import CardDefinition
from rulewright.effects.program import NO_PROGRAM, Program
from rulewright.gamekit.names import slug
from rulewright.games.elma.cards.content_checks import team_of
from rulewright.games.elma.cards.content_keywords import Keywords, keywords_of
from rulewright.games.elma.rules import terms
from rulewright.games.elma.rules.book import ELMA_BOOK
from rulewright.games.elma.rules.cardset import NO_TEAM, CardSet
from rulewright.kernel.zone import zone_of


@dataclass(frozen=True, eq=False)
class Definition(CardDefinition[Program | None]):
    """A card as printed; one without a text has no program."""

    kind: int
    types: int
    """Kuski types or level types, as its kind is."""
    lists: list[list[int]]
    """cards.personal-records: its list of records, or both (ruling.repeated-parts-choice)."""
    ranges: list[tuple[int, int]]
    """cards.battle-length: the ends of each range; the same twice for a single length."""
    rarity: str
    collector_number: int

    @cached_property
    def team(self) -> str:
        """ruling.teams: its tag; nothing if it has none."""
        return team_of(self.name) if self.kind == terms.KUSKI else ""

    @cached_property
    def keywords(self) -> Keywords:
        """Those that its text states."""
        return keywords_of(self.tree) if self.tree else Keywords()

    @property
    def kind_name(self) -> str:
        """cards.type-line: Kuski, Level or Instant."""
        return terms.KINDS[self.kind.bit_length() - 1]

    @property
    def type_names(self) -> list[str]:
        """Its types, in the order of the rulebook."""
        names = (
            terms.KUSKI_TYPES
            if self.kind == terms.KUSKI
            else terms.LEVEL_TYPES
            if self.kind == terms.LEVEL
            else []
        )
        return [name for place, name in enumerate(names) if self.types >> place & 1]

    @property
    def records(self) -> list[int]:
        """Its list of records, the first if there are two; nothing if it is no kuski."""
        return self.lists[0] if self.lists else []

    @property
    def second_records(self) -> list[int]:
        """ruling.repeated-parts-choice: its second list; nothing if there is one only."""
        return self.lists[1] if len(self.lists) > 1 else []

    @property
    def written_lists(self) -> list[list[str]]:
        """Its lists of records as they stand on the card."""
        return [[written_record(record) for record in records] for records in self.lists]

    @property
    def all_lengths(self) -> list[int]:
        """Every battle length that may be chosen, the shortest first; nothing if it is no level."""
        found = {length for ends in self.ranges for length in range(ends[0], ends[1] + 1)}
        return sorted(found)

    @property
    def written_lengths(self) -> list[list[int]]:
        """Each battle length as it stands on the card: one number, or the ends of a range."""
        return [sorted(set(ends)) for ends in self.ranges]

    @property
    def keyword_names(self) -> list[str]:
        """The keywords it has by itself, without their numbers."""
        of_kuskis, of_levels = self.keywords.kuski_keywords, self.keywords.level_keywords
        return [
            *(terms.KUSKI_KEYWORDS[bit.bit_length() - 1] for bit in of_kuskis),
            *(terms.LEVEL_KEYWORDS[bit.bit_length() - 1] for bit in of_levels),
        ]

    @property
    def keyword_rules(self) -> list[str]:
        """The rules behind its types and keywords, which a reader may want explained."""
        types = self.type_names if self.kind == terms.KUSKI else []
        names = [*types, *(["pro"] if self.keywords.pros else []), *self.keyword_names]
        if self.chain > 1:
            names.append("chain level")
        return [f"keyword.{slug(name)}" for name in names]

    @property
    def level_keywords(self) -> int:
        """The keywords of a level, as bits."""
        return sum(self.keywords.level_keywords)

    @property
    def battle_types(self) -> list[int]:
        """ruling.battle-types-together: those of its keywords, as bits, in the order printed."""
        return [bit for bit in self.keywords.level_keywords if bit & terms.BATTLE_TYPES]

    @property
    def chain(self) -> int:
        """keyword.chain-level: how many kuskis must add it; 1 for all other cards."""
        return self.keywords.chains[0] if self.keywords.chains else 1

    def played_facts(self) -> list[object]:
        """Its kind, types, records and lengths."""
        return [self.kind, self.types, self.lists, self.ranges]

    def printed(self) -> dict[str, object]:
        """All that is printed on it, as plain values: what a client draws it from.

        `records` are as they stand on the card; `lengths` are one, two or no numbers of full turns;
        the second of either is there on a card that has two (ruling.repeated-parts-choice); `scheme` is the key of its colours, one for each kind of card; `rules` are those behind its
        types and keywords.
        """
        return {
            "key": self.key,
            "name": self.name,
            "kind": self.kind_name,
            "types": self.type_names,
            "team": self.team,
            "records": [*self.written_lists, []][0],
            "second_records": [*self.written_lists, [], []][1],
            "lengths": [*self.written_lengths, []][0],
            "second_lengths": [*self.written_lengths, [], []][1],
            "rarity": self.rarity,
            "number": self.collector_number,
            "text": self.text,
            "flavour": self.flavour,
            "icons": self.icons,
            "scheme": self.kind_name.lower(),
            "rules": self.keyword_rules,
        }


def written_record(record: int) -> str:
    """A record as it is printed: whole seconds without a decimal."""
    if record == terms.NO_FINISH:
        return "NF"
    seconds, rest = divmod(record, terms.SECOND)
    return f"{seconds}.{rest}" if rest else str(seconds)


class PrintedSet(NamedSet[Definition]):
    """All definitions there are, by number and by name."""

    @property
    def teams(self) -> list[str]:
        """ruling.teams: the tags there are, in the order in which they are met."""
        return list(dict.fromkeys(one.team for one in self.definitions if one.team))

    def rules_set(self) -> CardSet:
        """The set as the rules need it."""
        cards = self.definitions
        teams = self.teams
        return CardSet(
            zone_of([one.kind for one in cards]),
            zone_of([one.types if one.kind == terms.KUSKI else 0 for one in cards]),
            zone_of([sum(one.keywords.kuski_keywords) for one in cards]),
            zone_of([teams.index(one.team) if one.team else NO_TEAM for one in cards]),
            [zone_of(one.records) for one in cards],
            [one.keywords.pros for one in cards],
            zone_of([one.types if one.kind == terms.LEVEL else 0 for one in cards]),
            zone_of([one.level_keywords for one in cards]),
            zone_of([one.chain for one in cards]),
            [zone_of(one.all_lengths) for one in cards],
            [one.fingerprint() for one in cards],
            ELMA_BOOK,
            [program_of(one) for one in cards],
            [zone_of(one.battle_types) for one in cards],
            [zone_of(one.second_records) for one in cards],
        )


def program_of(card: Definition) -> Program:
    """What the text of a card does; the keywords it states are no doing of its own."""
    if card.program is None or not card.program.abilities:
        return NO_PROGRAM
    return card.program
