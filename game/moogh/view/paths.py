"""How each answer is given: the places to choose, one after the other. Every kind of answer of the game is here."""

from collections.abc import Hashable, Sequence

from game.core.decision import Command
from game.moogh.characters import Icon
from game.moogh.commands import RAGE, Card, Cube, Do, Land, Lane, Place, Show, Step, Turn, Use, Word
from game.moogh.ideas import shown_side
from game.moogh.pieces import IdeaKind
from game.moogh.question import Question
from game.moogh.state import State
from game.moogh.view.places import BeastSpot, CellSpot, IconSpot, IdeaSpot, OrderSpot, PersonSpot, SlotSpot, TokenSpot
from game.ui.tray import MAIN, NEXT

Path = tuple[Hashable, ...]
SECOND = ("keep", "yield")
"""Answers of one word that are the second button; all others are the first."""


def path(state: State, question: Question, command: Command) -> Path:
    """The places that mean this answer."""
    box = state.box
    match command:
        case Place(space=space) | Step(space) | Land(space):
            return (CellSpot(space),)
        case Cube(person, slot):
            return (SlotSpot(box.person(person), slot),)
        case Do():
            return _deed(state, question, command)
        case Use():
            return _idea(state, command)
    return _plain(state, question, command)


def _plain(state: State, question: Question, command: Command) -> Path:
    """An answer that one place gives."""
    match command:
        case Show(idea):
            return (IdeaSpot(idea),)
        case Lane(row) | Turn(row):
            return (MAIN,) if row in {"left", "front"} else (NEXT,)
        case Card(way, places):
            here = state.order.index(question.person)
            return (OrderSpot(here + (places if way == "right" else -places)),)
        case Word(word):
            return (NEXT,) if word in SECOND else (MAIN,)
    raise AssertionError(f"an answer that nobody can give: {command}")


def _target(state: State, target: str) -> Path:
    """Where a target is: a character, a beast or a space; nowhere if there is none."""
    box = state.box
    if not target:
        return ()
    if any(one.name == target for one in box.people):
        return (PersonSpot(box.person(target)),)
    if any(one.name == target for one in box.beasts):
        return (BeastSpot(box.beast(target)),)
    return (CellSpot(target),)


def _deed(state: State, question: Question, command: Do) -> Path:
    """An icon, then its target; the idea Copy has chosen the icon already."""
    target = _target(state, command.target)
    if command.deed == RAGE:
        return (TokenSpot(question.person), *target)
    if question.about == "copy":
        return target
    icons = list(open_ring(state, question))
    place = next(place for place, icon in icons if icon.deed == command.deed)
    return (IconSpot(question.person, place), *target)


def open_ring(state: State, question: Question) -> Sequence[tuple[int, Icon]]:
    """The icons that may be done now with their places in the ring."""
    kind = state.box.people[question.person].kind
    if question.about == "free":  # M39: any icon of the side that is up now
        return list(enumerate(kind.ring(injured=False)))
    ring = kind.ring(injured=bool(state.ring))
    return [(place, ring[place]) for place in state.pair(question.person) if not state.used >> place & 1]


def _idea(state: State, command: Use) -> Path:
    if command.idea == IdeaKind.COPY:
        name, deed = command.target.split()
        other = state.box.person(name)
        place = next(place for place, icon in enumerate(shown_side(state, other)) if icon.deed == deed)
        return (IdeaSpot(command.idea), IconSpot(other, place))
    return (IdeaSpot(command.idea), *_target(state, command.target))
