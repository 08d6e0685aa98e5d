"""Why pydantic refused a file, said in our words and placed by line and column."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from game.content.faults import Fault, Place
from game.content.fields import did_you_mean, either, fields_at
from game.content.nodes import Node, Step, Table, find, real_steps, shown
from game.core.words import N_, _


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
    return [Fault(place, what, either(found)) for (place, what), found in joined.items()]


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
        return Fault(node.place, _("{name} is {value}").format(name=_name(refusal), value=shown(node)), _("more items"))
    if kind in {"missing", "union_tag_not_found"}:
        name = context["discriminator"].strip("'") if context else refusal.detail["loc"][-1]
        return Fault(
            node.place, _("`{name}` is missing").format(name=name), _("a line `{name}: …` here").format(name=name)
        )
    if kind == "union_tag_invalid" and isinstance(node, Table):
        name = context["discriminator"].strip("'")
        value = node.items[name]
        return Fault(
            value.place,
            _("`{name}` is {value}").format(name=name, value=shown(value)),
            either(context["expected_tags"].split(", ")),
        )
    return Fault(
        node.place, _("{name} is {value}").format(name=_name(refusal), value=shown(node)), expected(refusal.detail)
    )


def _name(refusal: _Refusal) -> str:
    """The key that is nearest to the fault."""
    return next((f"`{step}`" for step in reversed(refusal.steps) if isinstance(step, str)), _("this"))


def _unknown(model: type[BaseModel], refusal: _Refusal) -> Fault:
    """A field that the model does not know. Its own step leads to its value; its key stands before that."""
    key = str(refusal.detail["loc"][-1])
    parent = refusal.parent
    assert parent is not None, "an unknown field stands in a mapping"
    free = [name for name in fields_at(model, refusal.detail["loc"][:-1]) if name not in parent.items]
    nothing = (
        _("nothing more, or {names}").format(names=", ".join(f"`{name}`" for name in free))
        if free
        else _("nothing more")
    )
    return Fault(parent.keys[key], _("`{key}` is not known here").format(key=key), did_you_mean(key, free) or nothing)


_EXPECTED = {
    "too_long": N_("at most {max_length} items"),
    "too_short": N_("at least {min_length} items"),
    "string_too_long": N_("at most {max_length} characters"),
    "string_too_short": N_("at least {min_length} characters"),
    "greater_than": N_("more than {gt}"),
    "greater_than_equal": N_("at least {ge}"),
    "less_than": N_("less than {lt}"),
    "less_than_equal": N_("at most {le}"),
    "dict_type": N_("a mapping"),
    "model_type": N_("a mapping"),
    "model_attributes_type": N_("a mapping"),
    "tuple_type": N_("a list"),
    "list_type": N_("a list"),
    "string_type": N_("a text"),
    "int_type": N_("a whole number"),
    "int_from_float": N_("a whole number, got a number with a fractional part"),
    "float_type": N_("a number"),
    "bool_type": N_("a boolean (true or false)"),
}
"""By pydantic's kinds."""


def expected(detail: ErrorDetails) -> str:
    """What one of pydantic's details says was expected, as words to follow "expected"."""
    kind, context = detail["type"], detail.get("ctx", {})
    if kind in _EXPECTED:
        return _(_EXPECTED[kind]).format(**context)
    if kind == "literal_error":
        *others, last = context["expected"].replace(" or ", ", ").split(", ")
        return either([", ".join(others), last] if others else [last])
    message = detail["msg"].removeprefix("Input should be ").removeprefix("Value error, ")
    return message[:1].lower() + message[1:]
