"""What tests of content share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.content.faults import ContentError, Fault

if TYPE_CHECKING:
    from collections.abc import Callable


def faults(act: Callable[..., Any], *arguments: Any) -> list[Fault]:
    """The faults that doing this gives; it must give some."""
    with pytest.raises(ContentError) as caught:
        act(*arguments)
    return list(caught.value.faults)


def faults_if_any(act: Callable[..., Any], *arguments: Any) -> list[Fault]:
    """The faults that doing this gives, none if it goes well; any other exception fails the test."""
    try:
        act(*arguments)
    except ContentError as error:
        return list(error.faults)
    return []


def texts(act: Callable[..., Any], *arguments: Any) -> list[str]:
    """The same as texts."""
    return [str(fault) for fault in faults(act, *arguments)]
