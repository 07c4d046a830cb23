"""A card's picture as SVG: sky, light and land in the card's hues, its icon in front, the mark of its
kind and the grounds of its figures. Lengths are millimetres."""

from __future__ import annotations

import colorsys
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulewright.cards.faces import Face
from rulewright.cards.sheets.lands import HEIGHT, WIDTH, Scenery, scenery_for

DARK: Final = "#1b1208"
LIGHT: Final = "#fff4dc"
BRASS: Final = "#ffcf70"
PAPER: Final = "#f6ecd6"
SKY_BREAK: Final = 0.55
CORNER: Final = 2.0
"""How far corners are cut or rounded."""
OVER: Final = 0.25
SEAL: Final = 7.4
"""How wide the mark of the kind is."""
PILL: Final = 4.8
"""How high the ground of a figure is."""
INSET: Final = 1.8
_RAYS: Final = 14
_RINGS: Final = 7
_PLAIN_ICON: Final = "card-draw"


@dataclass(frozen=True)
class Pill:
    """The ground of a figure: where it begins, how wide it is, and its icon."""

    x: float
    width: float
    icon: str


def picture(
    face: Face, icons: Mapping[str, str], size: tuple[float, float], pills: list[Pill]
) -> str:
    """All of the picture but its sky, which lies under it. It goes on beyond its size: whoever draws
    it clips it."""
    width, height = size
    # A hair more than needed, so that none of the sky is left at the lower edge.
    scale = max(width / WIDTH, height / HEIGHT) * 1.01
    across, down = (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2
    return svg(
        size,
        f'<g transform="translate({across:.3f} {down:.3f}) scale({scale:.4f})">'
        f"{''.join(_scene(face, icons))}</g>"
        f"{_seal(face, icons, width)}"
        f"{''.join(_pill(pill, icons, height) for pill in pills)}",
    )


def svg(size: tuple[float, float], drawn: str) -> str:
    """A picture of that size."""
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.3f}mm" height="{height:.3f}mm"'
        f' viewBox="0 0 {width:.3f} {height:.3f}">{drawn}</svg>'
    )


def sky(face: Face) -> list[str]:
    """The colours of its sky from high up to the horizon; the second lies where SKY_BREAK is."""
    high, low = face.look.hues
    return [colour(high, 52, 20), colour(low, 58, 40), colour(low, 70, 56)]


def scenery_of(face: Face) -> Scenery:
    """What lies behind its icon."""
    return scenery_for(face.key, face.look.land)


def shape(icons: Mapping[str, str], name: str) -> str:
    """The path of an icon; that of a plain card where there is none of that name."""
    return icons.get(name, icons[_PLAIN_ICON])


def colour(hue: float, saturation: float, lightness: float) -> str:
    """A colour as browsers mix it: a hue in degrees, the others in hundredths."""
    parts = colorsys.hls_to_rgb(hue % 360 / 360, lightness / 100, saturation / 100)
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


def _rays(scenery: Scenery) -> str:
    path = ""
    for turn in range(_RAYS):
        middle = turn * 2 * math.pi / _RAYS
        path += f"M{scenery.x:.2f} {scenery.y:.2f}"
        for angle in (middle - 0.06, middle + 0.06):
            path += (
                f"L{scenery.x + 150 * math.cos(angle):.2f} {scenery.y + 150 * math.sin(angle):.2f}"
            )
        path += "Z"
    return path


def _light(scenery: Scenery, hue: int) -> Iterator[str]:
    """A sun that fades: rings over rings, since gradients in SVG do not survive every PDF writer."""
    place = f'cx="{scenery.x:.2f}" cy="{scenery.y:.2f}"'
    outer = scenery.radius * 1.5
    for ring in range(_RINGS):
        radius = outer * (1 - 0.45 * ring / _RINGS)
        yield (
            f'<circle {place} r="{radius:.2f}" fill="{colour(hue, 88, 68)}" fill-opacity="0.2"/>'
        )
    for ring in range(_RINGS):
        part = ring / (_RINGS - 1)
        yield (
            f'<circle {place} r="{outer * 0.55 * (1 - part * 0.9):.2f}"'
            f' fill="{colour(hue, 90 + 5 * part, 72 + 18 * part)}"/>'
        )


def _scene(face: Face, icons: Mapping[str, str]) -> Iterator[str]:
    high, low = face.look.hues
    scenery = scenery_of(face)
    yield f'<path d="{_rays(scenery)}" fill="{colour(low, 90, 82)}" fill-opacity="0.13"/>'
    yield from _light(scenery, low)
    if len(face.icons) > 1:
        place = f"translate({scenery.x - 18:.2f} {scenery.y - 14:.2f}) scale(0.07)"
        yield _icon(shape(icons, face.icons[1]), colour(high, 55, 16), place)
    for depth, path in enumerate(scenery.layers):
        yield f'<path d="{path}" fill="{colour(low, 44 - depth * 6, 34 - depth * 9)}"/>'
    front = shape(icons, face.icons[0] if face.icons else _PLAIN_ICON)
    shadow = "translate(35.63 10.03) scale(0.1016)"
    yield f'<g fill-opacity="0.4">{_icon(front, "#000000", shadow)}</g>'
    yield _icon(front, "#fff8ea", "translate(34 8) scale(0.1016)")


def _icon(path: str, fill: str, place: str) -> str:
    return f'<path d="{path}" fill="{fill}" transform="{place}"/>'


def _seal(face: Face, icons: Mapping[str, str], width: float) -> str:
    """The mark of its kind: a lozenge for what strikes, round for what helps."""
    radius = SEAL / 2
    x, y = width - INSET - radius, INSET + radius
    if face.look.is_pointed:
        lozenge = f"M{x} {y - radius}L{x + radius} {y}L{x} {y + radius}L{x - radius} {y}Z"
        ground = f'<path d="{lozenge}" fill="{DARK}"/>'
    else:
        ground = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{DARK}"/>'
    if not face.look.mark:
        return ground
    size = SEAL * (0.46 if face.look.is_pointed else 0.58)
    place = f"translate({x - size / 2:.3f} {y - size / 2:.3f}) scale({size / 512:.6f})"
    return ground + _icon(shape(icons, face.look.mark), LIGHT, place)


def _pill(pill: Pill, icons: Mapping[str, str], height: float) -> str:
    y = height - INSET - PILL
    size = PILL * 0.7
    place = f"translate({pill.x + 0.9:.3f} {y + (PILL - size) / 2:.3f}) scale({size / 512:.6f})"
    return (
        f'<rect x="{pill.x}" y="{y}" width="{pill.width}" height="{PILL}" rx="{PILL / 2}"'
        f' fill="{DARK}"/>{_icon(shape(icons, pill.icon), BRASS, place)}'
    )


def corners(face: Face, size: tuple[float, float]) -> str:
    """Paper over the corners of a picture: over two of them straight for what strikes, else round.
    It goes a little beyond the edge, so that no hair of the picture is left there."""
    width, height = size
    c, over = CORNER, OVER
    if face.look.is_pointed:
        path = (
            f"M{-over} {-over}H{c}V0L0 {c}H{-over}Z"
            f"M{width + over} {height + over}H{width - c}V{height}L{width} {height - c}H{width + over}Z"
        )
    else:
        path = (
            f"M{-over} {-over}H{c}V0Q0 0 0 {c}H{-over}Z"
            f"M{width + over} {-over}V{c}H{width}Q{width} 0 {width - c} 0V{-over}Z"
            f"M{-over} {height + over}V{height - c}H0Q0 {height} {c} {height}V{height + over}Z"
            f"M{width + over} {height + over}H{width - c}V{height}"
            f"Q{width} {height} {width} {height - c}H{width + over}Z"
        )
    return svg(size, f'<path d="{path}" fill="{PAPER}"/>')
