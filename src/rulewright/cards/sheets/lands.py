"""What lies behind the icon of a card's picture: a light, and three layers of land before it, composed
from the card's key as the browser composes them. Paths lie in a box of 120 by 80."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from rulewright.cards.numbers import numbers_from

Numbers = Iterator[float]
WIDTH: Final = 120.0
HEIGHT: Final = 80.0


@dataclass(frozen=True)
class Scenery:
    """Where the light is and how large, and the layers from the farthest to the nearest."""

    x: float
    y: float
    radius: float
    layers: tuple[str, ...]


def scenery_for(key: str, land: str) -> Scenery:
    """The scenery of a card; dunes under a low sun where its land is not known."""
    numbers = numbers_from(key)
    shape = _LANDS.get(land)
    if shape is None:
        light = 22 + next(numbers) * 76, 20 + next(numbers) * 22, 13 + next(numbers) * 8
        heights, drift = (46, 55, 64), 6
    else:
        light = 18 + next(numbers) * 84, 14 + next(numbers) * 16, 9 + next(numbers) * 7
        heights, drift = (52, 62, 72), 4
    draw = shape or _dune
    layers = tuple(draw(height + next(numbers) * drift, numbers) for height in heights)
    return Scenery(*light, layers)


def _dune(height: float, numbers: Numbers) -> str:
    peak = 15 + next(numbers) * 90
    left = height + 4 + next(numbers) * 8
    right = height + 4 + next(numbers) * 8
    return (
        f"M0 80V{left:.1f}Q{peak * 0.5:.1f} {height + 5:.1f} {peak:.1f} {height:.1f}"
        f"Q{peak + (120 - peak) * 0.35:.1f} {height + 9:.1f} 120 {right:.1f}V80Z"
    )


def _along(
    floor: float, step: float, piece: Callable[[float, float], str], numbers: Numbers
) -> str:
    """Something along the horizon, piece by piece from left to right, over a floor."""
    path = f"M0 80V{floor:.1f}"
    x = 0.0
    while x < WIDTH:
        width = step * (0.6 + next(numbers) * 0.8)
        path += piece(x, width)
        x += width
    return f"{path}V80Z"


def _roofs(floor: float, numbers: Numbers) -> str:
    """Gables and chimneys."""

    def gable(x: float, width: float) -> str:
        top = floor - 4 - next(numbers) * 10
        chimney = f"V{top - 3:.1f}h2.4V{top + 1.5:.1f}" if next(numbers) < 0.4 else ""
        middle = f"{x + width * 0.5:.1f} {top:.1f}{chimney}"
        return f"L{x:.1f} {floor:.1f}L{middle}L{x + width:.1f} {floor:.1f}"

    return _along(floor, 17, gable, numbers)


def _walls(floor: float, numbers: Numbers) -> str:
    """Walls with battlements."""

    def merlon(x: float, width: float) -> str:
        top = floor - (13 if next(numbers) < 0.25 else 4)
        return f"H{x:.1f}V{top:.1f}h{width * 0.6:.1f}V{floor:.1f}H{x + width:.1f}"

    return _along(floor, 9, merlon, numbers)


def _spires(floor: float, numbers: Numbers) -> str:
    """Reeds and spires, thin and many."""

    def spire(x: float, width: float) -> str:
        top = floor - 3 - next(numbers) * next(numbers) * 22
        middle = f"{x + width / 2:.1f} {top:.1f}"
        return f"L{x:.1f} {floor:.1f}L{middle}L{x + width:.1f} {floor:.1f}"

    return _along(floor, 7, spire, numbers)


def _trees(floor: float, numbers: Numbers) -> str:
    """Crooked trees without leaves."""

    def tree(x: float, width: float) -> str:
        middle = x + width / 2
        top = floor - 10 - next(numbers) * 12
        lean = (next(numbers) - 0.5) * 8
        points = [
            (middle - 2, floor), (middle + lean - 4, top), (middle + lean, top + 5),
            (middle + lean + 5, top - 2), (middle + lean + 1, top + 5), (middle + 2, floor),
        ]  # fmt: skip
        return "".join(f"L{across:.1f} {down:.1f}" for across, down in points)

    return _along(floor, 20, tree, numbers)


def _graves(floor: float, numbers: Numbers) -> str:
    """Gravestones, some of them leaning."""

    def stone(x: float, width: float) -> str:
        wide = width * 0.45
        high = 5 + next(numbers) * 8
        lean = (next(numbers) - 0.5) * 3
        top = f"q{wide / 2:.1f} {-wide * 0.8:.1f} {wide:.1f} 0"
        return f"H{x:.1f}l{lean:.1f} {-high:.1f}{top}L{x + wide:.1f} {floor:.1f}H{x + width:.1f}"

    return _along(floor, 14, stone, numbers)


_LANDS: Final[dict[str, Callable[[float, Numbers], str]]] = {
    "roofs": _roofs,
    "walls": _walls,
    "spires": _spires,
    "trees": _trees,
    "graves": _graves,
}
