"""What a match shows of itself: what a seat is asked, the choices it has, and how it ended."""

from __future__ import annotations


class Choice:
    """One thing a seat may do: `code` for programs, `spelled` for files, `label` for people."""

    __slots__ = ("code", "label", "objects", "spelled")

    def __init__(self, code: int, spelled: list[object], label: str, objects: list[str]) -> None:
        self.code = code
        self.spelled = spelled
        self.label = label
        self.objects = objects

    def __repr__(self) -> str:
        return f"<Choice {self.label}>"


class Decision:
    """What one seat is asked now: a prompt, the rule behind it, and every legal choice."""

    __slots__ = ("choices", "prompt", "rule", "seat")

    def __init__(self, seat: int, prompt: str, rule: str, choices: list[Choice]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.choices = choices

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt} {self.choices}>"


class Result:
    """How a match ended: each seat's share of 100, and who holds the largest. Where 100 cannot be
    split evenly among several, some of them hold one more, and are ahead of nobody by it."""

    __slots__ = ("shares", "winners")

    def __init__(self, shares: list[int]) -> None:
        self.shares = shares
        largest = max(shares)
        self.winners = [
            seat
            for seat, share in enumerate(shares)
            if share in (largest, largest - 1) and share > 0
        ]

    @property
    def is_draw(self) -> bool:
        """Whether nobody is ahead of everybody else."""
        return len(self.winners) > 1

    def __repr__(self) -> str:
        return f"<Result {self.shares}>"
