"""Errors: one family, told apart by their kinds."""

import inspect

import pytest

import rulewright
from rulewright.kernel import errors

KINDS = [kind for _, kind in inspect.getmembers(errors, inspect.isclass)]


def test_there_are_errors() -> None:
    assert len(KINDS) > 10


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_error_is_of_the_family_and_keeps_its_message(kind: type[Exception]) -> None:
    assert issubclass(kind, rulewright.RulewrightError)
    with pytest.raises(rulewright.RulewrightError, match="what was wrong"):
        raise kind("what was wrong")


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
def test_every_kind_stands_directly_below_the_family(kind: type[Exception]) -> None:
    assert kind is errors.RulewrightError or kind.__bases__ == (errors.RulewrightError,)


def test_an_error_of_the_program_is_not_of_the_family() -> None:
    assert errors.RulewrightError.__bases__ == (Exception,)
