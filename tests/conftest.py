"""Stops a run of the tests that is not on the build it was meant for, and counts what each game costs.

RULEWRIGHT_EXPECT says `plain` or `compiled`; without it any build will do.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

import rulewright
from tools.costs import count_if_asked

BUILDS = ("plain", "compiled")

# However long an example takes to be made or to run: a busy machine is slow, not wrong.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure(config: pytest.Config) -> None:
    count_if_asked(config)
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
