"""What the YAML files of this game may say: a model for each kind of file."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from game.content.models import Content
from game.moogh import printed
from game.moogh.characters import RING, Deed, Rank, SkillKind, Symbol
from game.moogh.pieces import COLUMNS, IdeaKind, Power, Section
from game.moogh.scenario import Format

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Text = Annotated[str, Field(min_length=1, max_length=300)]
Story = Annotated[str, Field(min_length=1, max_length=600)]
Small = Annotated[int, Field(ge=0, le=8)]
Some = Annotated[int, Field(ge=1, le=8)]


def _icon(text: str) -> str:
    printed.icon(text)
    return text


def _space(text: str) -> str:
    printed.space(text)
    return text


# -- the box ----------------------------------------------------------------------------------------------------------


class DieForm(Content):
    """A kind of bone die."""

    id: Id
    title: Name
    faces: Annotated[tuple[Symbol, ...], Field(min_length=3, max_length=12)]


class DiceForm(Content):
    """The file dice.yaml."""

    dice: Annotated[tuple[DieForm, ...], Field(min_length=1)]


class SkillForm(Content):
    """A leader's skill."""

    kind: SkillKind
    amount: Some
    about: Text


Ring = Annotated[tuple[Annotated[str, AfterValidator(_icon)], ...], Field(min_length=RING, max_length=RING)]


class CharacterForm(Content):
    """A character, both sides of its card."""

    id: Id
    title: Name
    rank: Rank
    healthy: Ring
    injured: Ring
    skill: SkillForm | None = None


class TribeForm(Content):
    """A tribe with its people."""

    id: Id
    title: Name
    emblem: Literal["flame", "wave", "leaf", "sun"]
    people: Annotated[tuple[CharacterForm, ...], Field(min_length=2, max_length=2)]


class TribesForm(Content):
    """The file tribes.yaml."""

    tribes: Annotated[tuple[TribeForm, ...], Field(min_length=4, max_length=4)]


class FlankForm(Content):
    """What a beast card says of a section."""

    defence: Small = 0
    weak: Small = 0
    closed: bool = False


class AttackForm(Content):
    """The section that each symbol of the attack die means."""

    bars: Section
    chevron: Section
    cross: Section


class BeastForm(Content):
    """A beast card. Sections that are left out say nothing."""

    id: Id
    title: Name
    size: Annotated[int, Field(ge=1, le=2)]
    front: FlankForm = FlankForm()
    sides: FlankForm = FlankForm()
    back: FlankForm = FlankForm()
    top: FlankForm = FlankForm()
    attack: AttackForm
    figures: Some
    extra: bool = True


class BeastsForm(Content):
    """The file beasts.yaml."""

    beasts: Annotated[tuple[BeastForm, ...], Field(min_length=1)]


Spaces = Annotated[tuple[Annotated[str, AfterValidator(_space)], ...], Field(min_length=COLUMNS, max_length=COLUMNS)]


class RowForm(Content):
    """A row of an action card, on both faces."""

    defence: Small
    arrows: Some
    first: Spaces
    second: Spaces


class CardForm(Content):
    """A beast action card."""

    id: Id
    title: Name
    beast: Id
    mood: Literal["calm", "angry", ""] = ""
    rows: Annotated[tuple[RowForm, ...], Field(min_length=2, max_length=8)]


class CardsForm(Content):
    """The file cards.yaml."""

    cards: Annotated[tuple[CardForm, ...], Field(min_length=1)]


class IdeaForm(Content):
    """An idea card."""

    id: IdeaKind
    title: Name
    condition: Text
    about: Text
    within: Small = 0
    amount: Small = 0


class IdeasForm(Content):
    """The file ideas.yaml."""

    ideas: Annotated[tuple[IdeaForm, ...], Field(min_length=3)]


class ItemForm(Content):
    """An item card."""

    id: Id
    title: Name
    about: Text
    power: Power
    deeds: tuple[Deed, ...] = ()
    amount: Small = 0


MOST_ITEMS = 10
"""As many as a tribe can be shown with."""


class ItemsForm(Content):
    """The file items.yaml."""

    items: Annotated[tuple[ItemForm, ...], Field(min_length=1, max_length=MOST_ITEMS)]


class TraitForm(ItemForm):
    """A trait, or a mark; `amount` below 0 takes."""

    amount: Annotated[int, Field(ge=-3, le=3)] = 0


class TraitsForm(Content):
    """The file traits.yaml."""

    traits: Annotated[tuple[TraitForm, ...], Field(min_length=1)]


class ModeForm(Content):
    """A difficulty."""

    id: Literal["tracker", "hunter", "predator"]
    title: Name
    extra: bool
    token: bool
    solo: Annotated[int, Field(ge=0, le=4)]


class ChildForm(Content):
    """The small Moogh for children."""

    card: Id
    health: Some
    rage: Some


class NumbersForm(Content):
    """The numbers of every hunt."""

    dice: Annotated[int, Field(ge=1, le=20)]
    traps: Annotated[int, Field(ge=0, le=50)]
    beasts: Some
    shown: Some
    drawn: Some
    move: Some
    rage_move: Some
    calm: Some
    fled: Some
    sunset: Some


class TableForm(Content):
    """The file table.yaml."""

    modes: Annotated[tuple[ModeForm, ...], Field(min_length=3, max_length=3)]
    child: ChildForm
    numbers: NumbersForm


class CampaignForm(Content):
    """The file campaign.yaml."""

    title: Name
    about: Text
    hunts: Annotated[tuple[Id, ...], Field(min_length=2, max_length=30)]
    drawn: Some
    prize: Small
    shared: Small


# -- hunts ------------------------------------------------------------------------------------------------------------


class ByMode(Content):
    """A number for each difficulty. A beast without health at one of them is not there."""

    tracker: Annotated[int, Field(ge=0, le=100)] | None = None
    hunter: Annotated[int, Field(ge=0, le=100)] | None = None
    predator: Annotated[int, Field(ge=0, le=100)] | None = None

    def at(self, mode: str) -> int | None:
        """The number at that difficulty."""
        return {"tracker": self.tracker, "hunter": self.hunter, "predator": self.predator}.get(mode)


Number = Annotated[int, Field(ge=0, le=100)] | ByMode


def at(number: Number, mode: str) -> int | None:
    """The number at that difficulty; None if the file names others only."""
    return number if isinstance(number, int) else number.at(mode)


class BeastStartForm(Content):
    """A beast of a hunt: `at` names its place on the map."""

    at: Id
    card: Id
    health: Number
    rage: Some = 1


class KillForm(Content):
    """M82."""

    kind: Literal["kill"]
    beasts: Annotated[tuple[Id, ...], Field(min_length=1)]


class HoldForm(Content):
    """M84."""

    kind: Literal["hold"]
    area: Id
    rounds: Number


class LeadForm(Content):
    """M85."""

    kind: Literal["lead"]
    beast: Id
    area: Id


class SnareForm(Content):
    """M86."""

    kind: Literal["snare"]
    beast: Id
    traps: Number


class SurviveForm(Content):
    """M87."""

    kind: Literal["survive"]
    area: Id
    losses: Number
    away: Number


class KeepForm(Content):
    """M88."""

    kind: Literal["keep"]
    beast: Id


class FetchForm(Content):
    """M89."""

    kind: Literal["fetch"]
    area: Id
    loads: Number


ObjectiveForm = Annotated[
    KillForm | HoldForm | LeadForm | SnareForm | SurviveForm | KeepForm | FetchForm, Field(discriminator="kind")
]


class ScenarioForm(Content):
    """A file of scenarios/."""

    order: Annotated[int, Field(ge=0, le=1000)] = 1000
    title: Name
    about: Text
    introduction: Story
    ending: Story
    map: Id
    layer: Id
    limit: Number
    beasts: Annotated[tuple[BeastStartForm, ...], Field(min_length=1, max_length=9)]
    objective: ObjectiveForm
    formats: Annotated[tuple[Format, ...], Field(min_length=1)] = tuple(Format)
