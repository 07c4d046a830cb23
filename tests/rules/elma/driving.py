"""Battles of one kuski or of two, driven to where a rule shows."""

from rulewright.games.elma.testing.table import RaceTable


def times_of(race: RaceTable, kuski: str, turns: int) -> list[str]:
    """The best times of my kuski on entering the battle and in my turns after."""
    race.me.does(f"enter {kuski}")
    found = [str(race.fact(f"{kuski} in battle"))]
    for _ in range(turns - 1):
        race.next_turn(2)
        found.append(str(race.fact(f"{kuski} in battle")))
    return found


def driven(race: RaceTable, level: str, kuski: str, turns: int) -> list[str]:
    """What my kuski has after each of its turns in a battle on that level."""
    race.set(f"""
        battle: {level} by Eva
        me:   offline Eva, online {kuski}, hand Filler
        them: hand Filler
    """)
    return times_of(race, kuski, turns)


def ended(race: RaceTable, battle: str, mine: str, theirs: str) -> list[int]:
    """Everybody's points when a battle is over that my kuski and theirs have driven."""
    race.set(f"""
        phase begin, turn 20
        battle: {battle}
        me:   offline Eva, battle {mine}
        them: battle {theirs}
    """)
    return race.points()


def battle_on(race: RaceTable, level: str, mine: str, theirs: str = "hand Filler") -> None:
    """A battle that Eva has added, with what both of us have besides."""
    race.set(f"""
        turn 20
        battle: {level} by Eva
        me:   offline Eva, {mine}
        them: {theirs}
    """)


def result(race: RaceTable) -> object:
    """The result of the first kuski in the battle, in tenths of a second or counters."""
    battle = race.view(None)["battle"]
    assert isinstance(battle, dict)
    return battle["drives"][0]["result"]
