"""The pictures in the documentation can be drawn, and fetch nothing from elsewhere."""

import asyncio

from tools.screens import draw


def test_a_scene_is_drawn() -> None:
    picture = asyncio.run(draw(["r"]))
    assert picture.startswith("<svg")
    assert "Allumbra" in picture
    assert "@font-face" not in picture
    assert "url(http" not in picture
