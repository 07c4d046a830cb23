"""Stops a run of the tests that is not on the build it was meant for.

RULEWRIGHT_EXPECT says `plain` or `compiled`; without it any build will do.
"""

import os

import pytest

import rulewright

BUILDS = ("plain", "compiled")


def pytest_configure() -> None:
    expected = os.environ.get("RULEWRIGHT_EXPECT")
    if expected is None:
        return
    if expected not in BUILDS:
        raise pytest.UsageError(
            f"RULEWRIGHT_EXPECT is {' or '.join(BUILDS)}, or is not set; not {expected!r}"
        )
    found = "compiled" if rulewright.is_compiled() else "plain"
    if found != expected:
        raise pytest.UsageError(
            f"these tests are to run on the {expected} build (RULEWRIGHT_EXPECT), but"
            f" {rulewright.__file__} is the {found} one"
        )
