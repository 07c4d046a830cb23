"""The Python in the documentation runs as it stands there, but for how often it plays."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORTER = {"README.md": {}, "docs/write-a-bot.md": {"in range(10)]": "in range(1)]"}}
"""What is written otherwise in an example, so that it does not play for long."""


@pytest.mark.parametrize("page", SHORTER)
def test_examples_run(page: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert blocks
    example = "\n".join(blocks)
    for long, short in SHORTER[page].items():
        assert example.count(long) == 1, long
        example = example.replace(long, short)
    program = tmp_path / "example.py"
    program.write_text(example, encoding="utf-8")
    runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/write-a-bot.md"])
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in link:
            assert (ROOT / page).parent.joinpath(link).exists(), link


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_is_named_exists(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE))
    assert named
    assert named <= targets
