"""Which fields a model knows at a place of a file, and which of them a misspelt one may have meant."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import reduce
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel

from game.content.nodes import Step
from game.core.words import _


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The known word that this one is nearest to, as a remedy; empty when none is near."""
    near = get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return _("`{name}` (did you mean that?)").format(name=near[0]) if near else ""


def either(names: Iterable[str]) -> str:
    """These, of which one was expected."""
    return reduce(lambda one, other: _("{one} or {other}").format(one=one, other=other), names)


def fields_at(model: type[BaseModel], steps: Sequence[Step]) -> list[str]:
    """The names of the fields that may stand in the mapping those steps down from the model."""
    types: list[Any] = [model]
    for step in steps:
        types = [inner for one in types for inner in _inside(one, step)]
    models = [one for one in types if _is_model(one)]
    return list(dict.fromkeys(name for one in models for name in _names(one)))


def _is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and issubclass(annotation, BaseModel)


def _names(model: type[BaseModel]) -> list[str]:
    return [field.alias or name for name, field in model.model_fields.items()]


def _inside(annotation: Any, step: Step) -> list[Any]:
    """The types one step further in. A step that names a union's branch leads to that branch itself."""
    if _is_model(annotation):
        return _inside_model(annotation, step)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return _branches(arguments[1])
    return [one for argument in arguments for one in _branches(argument)] if isinstance(step, int) else []


def _inside_model(model: type[BaseModel], step: Step) -> list[Any]:
    for name, field in model.model_fields.items():
        if step in {name, field.alias}:
            return _branches(field.annotation)
    return [model] if _is_branch(model, step) else []


def _is_branch(model: type[BaseModel], name: Step) -> bool:
    """Whether a union calls this model so: by its class, or by the value of a Literal field."""
    literals = (f.annotation for f in model.model_fields.values() if get_origin(f.annotation) is Literal)
    return name == model.__name__ or any(name in get_args(literal) for literal in literals)


def _branches(annotation: Any) -> list[Any]:
    """The types of a union, or the one type, without what is only annotated to them."""
    origin = get_origin(annotation)
    if (
        _is_model(annotation)
        or origin is None
        or (isinstance(origin, type) and issubclass(origin, (Sequence, Mapping)))
    ):
        return [annotation]
    return [one for argument in get_args(annotation) for one in _branches(argument)]
