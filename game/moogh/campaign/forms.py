"""What a campaign's file may say."""

from typing import Annotated

from pydantic import Field

from game.content.models import Content
from game.moogh.campaign.tale import HIGH, WIDE
from game.moogh.forms import Id, Name, Some, Text

Saga = Annotated[str, Field(min_length=1, max_length=900)]
Flag = Annotated[str, Field(min_length=1, max_length=28)]
"""The title of a stop, on its flag on the map."""
Heading = Annotated[str, Field(min_length=1, max_length=40)]
"""The title of an ending, over its story."""
Change = Annotated[int, Field(ge=-9, le=9)]
Few = Annotated[int, Field(ge=0, le=20)]
Point = tuple[Annotated[int, Field(ge=0, le=WIDE)], Annotated[int, Field(ge=0, le=HIGH)]]


class StoresForm(Content):
    """What is paid with."""

    title: Name
    start: Few
    most: Annotated[int, Field(ge=1, le=20)]


class MemberForm(Content):
    """One of the tribe."""

    id: Id
    trait: Id
    about: Text


class WonForm(Content):
    """What a won hunt brings."""

    about: Saga
    stores: Change = 0
    items: Annotated[int, Field(ge=0, le=4)] = 0


class LostForm(Content):
    """What a hunt brings that was left unwon."""

    about: Saga
    stores: Change = 0


class AgainForm(Content):
    """What another try costs."""

    about: Text
    cost: Some


class StopForm(Content):
    """A hunt on the trail."""

    id: Id
    hunt: Id
    title: Flag
    about: Text
    introduction: Saga
    at: Point
    won: WonForm
    lost: LostForm
    again: AgainForm
    roads: Annotated[tuple[Id, ...], Field(max_length=3)] = ()


class EndingForm(Content):
    """How it may end."""

    id: Id
    title: Heading
    about: Saga
    good: bool
    won: tuple[Id, ...] = ()
    lost: tuple[Id, ...] = ()
    wins: Few = 0
    stores: Few = 0


class MarksForm(Content):
    """What being knocked out may leave."""

    most: Some
    kinds: Annotated[tuple[Id, ...], Field(min_length=1)]


class TaleForm(Content):
    """A file of campaigns/."""

    order: Annotated[int, Field(ge=0, le=1000)] = 1000
    title: Name
    about: Text
    introduction: Saga
    stores: StoresForm
    marks: MarksForm
    people: Annotated[tuple[MemberForm, ...], Field(min_length=4)]
    hunts: Annotated[tuple[StopForm, ...], Field(min_length=1, max_length=30)]
    endings: Annotated[tuple[EndingForm, ...], Field(min_length=1, max_length=9)]
