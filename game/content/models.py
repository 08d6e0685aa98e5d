"""YAML to typed, frozen values: every fault of a file at once, each with its line and column.

Models are checked strictly, as JSON is: a list fits a tuple and a text fits an enumeration, but a text is never read
as a number, a number never as a text, and neither as a boolean.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from game.content.faults import ContentError, Fault
from game.content.nodes import Node, Step, Table, find, plain, shown
from game.content.refusals import faults_of
from game.content.strict_yaml import read
from game.core.words import _


class Content(BaseModel):
    """The base of every model: frozen, and a field that it does not know is a fault."""

    model_config = ConfigDict(extra="forbid", frozen=True, validate_default=True)


M = TypeVar("M", bound=BaseModel)


def load(path: Path, model: type[M]) -> M:
    """The file as a value of that model. ContentError, OSError."""
    return validate(read(path), model)


def validate(node: Node, model: type[M]) -> M:
    """The node as a value of that model. ContentError with all faults."""
    if not isinstance(node, Table):
        raise ContentError.at(
            node.place, _("this is {value}").format(value=shown(node)), _("a mapping (lines of `name: value`)")
        )
    try:
        # Python's lists are refused for tuples in strict mode, JSON's are not.
        return model.model_validate_json(json.dumps(plain(node)), strict=True)
    except ValidationError as error:
        raise ContentError(faults_of(node, model, error)) from None


def fault_at(node: Node, steps: Sequence[Step], what: str, expected: str = "") -> Fault:
    """A fault that a reference check found, placed at the value those steps down."""
    return Fault(find(node, steps).place, what, expected)
