"""What the YAML files of this game may say: a model for each kind of file."""

import unicodedata
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.content.models import Content
from game.core.words import _
from game.dinowars.kinds import Coat

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Text = Annotated[str, Field(min_length=1, max_length=400)]


def _seen(text: str) -> str:
    """ValueError: nothing of it is seen, or it would break or turn around the line that it stands in."""
    signs = [unicodedata.category(sign) for sign in text]
    if (
        not any(one[0] in "LNPS" for one in signs)
        or any(one in {"Cc", "Zl", "Zp"} for one in signs)
        or BENDING & {*text}
    ):
        raise ValueError(_("one line of text with something to see"))
    return text


BENDING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What orders the letters after it to run the other way; letters that do so by themselves need none of it."""
Title = Annotated[str, Field(min_length=1, max_length=400), AfterValidator(_seen)]
"""What is written on a line: something to see, no break of line, nothing that turns the writing around."""
Number = Annotated[int, Field(ge=-1_000, le=1_000)]
"""A stat; how high it may be is looked at with the others, so that the fault can name the nearest legal value."""


MOST_TURNS = 1_000


class KindForm(Content):
    """An animal's numbers. Without a base it gets the one that home-made animals have."""

    id: Id
    title: Title
    diet: Literal["carnivore", "herbivore"]
    speed: Number
    stamina: Number
    combat: Number
    protection: Number
    tail: bool = False
    flies: bool = False
    base: Annotated[int, Field(ge=1, le=4)] | None = None
    silhouette: Id | None = None
    colour: Coat = ""


class SpeciesForm(Content):
    """The file species.yaml."""

    species: Annotated[tuple[KindForm, ...], Field(min_length=1, max_length=200)]


class MemberForm(Content):
    """An animal of a pack: a kind of species.yaml or of the pack's own, and its name if it has one."""

    kind: Id
    name: Annotated[str, Field(pattern=r"^([a-z][a-z0-9-]*)?$", max_length=40)] = ""


class PackForm(Content):
    """A file of packs/. `homemade` are kinds that this pack alone has."""

    title: Title
    points: Literal[40, 56, 70, 100]
    homemade: Annotated[tuple[KindForm, ...], Field(max_length=8)] = ()
    animals: tuple[MemberForm, ...]


class GargantuanForm(Content):
    """The Gargantuan of the objective."""

    title: Title
    speed: Annotated[int, Field(ge=1, le=6)]
    combat: Annotated[int, Field(ge=1, le=30)]
    protection: Annotated[int, Field(ge=0, le=5)]
    base: Annotated[int, Field(ge=1, le=4)]


class TableForm(Content):
    """The file table.yaml."""

    gargantuan: GargantuanForm
    pteradon: Annotated[int, Field(ge=1, le=30)]
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)]


class ScenarioForm(Content):
    """A file of scenarios/. Without `turns` there are as many as table.yaml says."""

    order: Annotated[int, Field(ge=0, le=1_000)] = 1_000
    title: Title
    about: Text
    table: Id
    packs: Annotated[tuple[Id, ...], Field(min_length=2, max_length=2)]
    twist: Literal[
        "none", "rolled", "all", "meteor", "lava", "desperation", "starvation", "pteradon", "quake"
    ] = "none"  # fmt: skip
    quake: Literal["killed", "downed"] = "killed"
    turns: Annotated[int, Field(ge=1, le=MOST_TURNS)] | None = None
