"""Duels that earlier versions saved go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import rulewright
from rulewright.gamekit.match import Match
from tests.games.allumbra.saved_duels import MATCHES, of_another_edition


def in_the_second_form(root: dict[str, Any]) -> dict[str, Any]:
    """As it was saved before it was said which cards are played with."""
    root["state"]["form"] = 2
    del root["state"]["own"]["cards"]
    return root


def in_the_first_form(root: dict[str, Any]) -> dict[str, Any]:
    """As it was saved before anything was remembered of a turn."""
    root = in_the_second_form(root)
    del root["state"]["form"]
    for player in root["state"]["own"]["duellists"]:
        del player["memory"]
        for relic in player["relics"] or []:
            del relic["mode"]
    return root


@pytest.mark.parametrize("make", MATCHES, ids=lambda make: make.__name__)
@pytest.mark.parametrize("earlier", [in_the_first_form, in_the_second_form])
def test_a_duel_of_an_earlier_form_goes_on(
    make: Callable[[], Match], earlier: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    root = earlier(of_another_edition(make()))
    match = rulewright.load(json.dumps(root))
    while not match.is_over:
        for decision in match.pending[:1]:
            match.play(decision.seat, decision.choices[-1].code)
    assert match.result is not None
