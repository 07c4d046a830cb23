"""A clock for bots that think in seconds, which goes on only when it is read."""

from collections.abc import Iterator


class Clock:
    """A clock that goes on by the same step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.times = self._times(step)
        self.read = 0

    def _times(self, step: float) -> Iterator[float]:
        now = 1000.0
        while True:
            yield now
            now += step

    def __call__(self) -> float:
        self.read += 1
        return next(self.times)
