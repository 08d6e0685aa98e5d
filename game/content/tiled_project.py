"""Tiled's project file, which tells it the classes of a game's objects."""

import json
from collections.abc import Collection
from pathlib import Path

from game.content.faults import ContentError, Fault, Place
from game.content.strict_yaml import read_bytes
from game.core.words import _


def project_faults(path: Path, classes: Collection[str]) -> list[Fault]:
    """Which of these classes the project does not know. ContentError: Tiled could not read it."""
    try:
        project = json.loads(read_bytes(path))
        known = {one["name"] for one in project["propertyTypes"]}
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise ContentError.at(
            Place(str(path), line), _("this is not JSON ({error})").format(error=error), _("a file that Tiled wrote")
        ) from None
    except (KeyError, TypeError):
        raise ContentError.at(
            Place(str(path)), _("this is no project of Tiled with classes"), _("one as Tiled 1.10 writes it")
        ) from None
    missing = [name for name in classes if name not in known]
    return [
        Fault(Place(str(path)), _("the class `{name}` is missing").format(name=name), _("it, for objects"))
        for name in missing
    ]
