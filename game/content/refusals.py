"""Why pydantic refused a file, said in our words and placed by line and column."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from game.content.faults import Fault, Place
from game.content.fields import did_you_mean, fields_at
from game.content.nodes import Node, Step, Table, find, real_steps, shown


@dataclass(frozen=True, slots=True)
class _Refusal:
    """One of pydantic's details with the steps of it that lead somewhere in the file, and the node they lead to."""

    detail: ErrorDetails
    steps: tuple[Step, ...]
    node: Node
    parent: Table | None = None

    @property
    def kind(self) -> str:
        return self.detail["type"]

    @property
    def is_within(self) -> bool:
        """Whether it speaks of the mapping's contents, and not of its kind."""
        return self.kind in {"missing", "extra_forbidden"}


def faults_of(root: Node, model: type[BaseModel], error: ValidationError) -> list[Fault]:
    """One fault a place: the branches of a union that all fail there are joined with "or"."""
    refusals = [_refusal(root, detail) for detail in error.errors(include_url=False)]
    joined: dict[tuple[Place, str], list[str]] = {}
    for refusal in refusals:
        if _is_other_branch(refusal, refusals):
            continue
        fault = _fault(model, refusal)
        expectations = joined.setdefault((fault.place, fault.what), [])
        if fault.expected and fault.expected not in expectations:
            expectations.append(fault.expected)
    return [Fault(place, what, " or ".join(found)) for (place, what), found in joined.items()]


def _refusal(root: Node, detail: ErrorDetails) -> _Refusal:
    steps, node = real_steps(root, detail["loc"])
    parent = find(root, steps[:-1])
    return _Refusal(detail, steps, node, parent if isinstance(parent, Table) else None)


def _is_other_branch(refusal: _Refusal, all_of_them: Sequence[_Refusal]) -> bool:
    """Whether this only says that a mapping is not what a union's other branch would be."""
    here = refusal.steps
    return not refusal.is_within and any(
        other.steps[: len(here)] == here and (other.is_within or len(other.steps) > len(here)) for other in all_of_them
    )


def _fault(model: type[BaseModel], refusal: _Refusal) -> Fault:
    kind, node = refusal.kind, refusal.node
    context = refusal.detail.get("ctx", {})
    if kind == "extra_forbidden":
        return _unknown(model, refusal)
    if kind == "missing" and isinstance(refusal.detail["loc"][-1], int):
        return Fault(node.place, f"{_name(refusal)} is {shown(node)}", "more items")
    if kind in {"missing", "union_tag_not_found"}:
        name = context["discriminator"].strip("'") if context else refusal.detail["loc"][-1]
        return Fault(node.place, f"`{name}` is missing", f"a line `{name}: …` here")
    if kind == "union_tag_invalid" and isinstance(node, Table):
        name = context["discriminator"].strip("'")
        value = node.items[name]
        return Fault(value.place, f"`{name}` is {shown(value)}", context["expected_tags"].replace(", ", " or "))
    return Fault(node.place, f"{_name(refusal)} is {shown(node)}", expected(refusal.detail))


def _name(refusal: _Refusal) -> str:
    """The key that is nearest to the fault."""
    return next((f"`{step}`" for step in reversed(refusal.steps) if isinstance(step, str)), "this")


def _unknown(model: type[BaseModel], refusal: _Refusal) -> Fault:
    """A field that the model does not know. Its own step leads to its value; its key stands before that."""
    key = str(refusal.detail["loc"][-1])
    parent = refusal.parent
    assert parent is not None, "an unknown field stands in a mapping"
    free = [name for name in fields_at(model, refusal.detail["loc"][:-1]) if name not in parent.items]
    nothing = f"nothing more, or {', '.join(f'`{name}`' for name in free)}" if free else "nothing more"
    return Fault(parent.keys[key], f"`{key}` is not known here", did_you_mean(key, free) or nothing)


_COUNTS = {
    "too_long": "at most {max_length} items",
    "too_short": "at least {min_length} items",
    "string_too_long": "at most {max_length} characters",
    "string_too_short": "at least {min_length} characters",
    "greater_than": "more than {gt}",
    "greater_than_equal": "at least {ge}",
    "less_than": "less than {lt}",
    "less_than_equal": "at most {le}",
}
_NAMES = {
    "valid dictionary": "mapping",
    "object": "mapping",
    "valid tuple": "list",
    "valid array": "list",
    "valid list": "list",
    "valid string": "text",
    "valid integer": "whole number",
    "valid number": "number",
    "valid boolean": "boolean (true or false)",
}


def expected(detail: ErrorDetails) -> str:
    """What one of pydantic's details says was expected, as words to follow "expected"."""
    if detail["type"] in _COUNTS:
        return _COUNTS[detail["type"]].format(**detail["ctx"])
    message = detail["msg"].removeprefix("Input should be ").removeprefix("Value error, ")
    for theirs, ours in _NAMES.items():
        message = message.replace(f"an {theirs}", f"a {ours}").replace(f"a {theirs}", f"a {ours}")
    return message[:1].lower() + message[1:]
