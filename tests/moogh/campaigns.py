"""Campaigns for tests: played as a test wants it, from answer to answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh import content
from game.moogh.campaign.rules import Campaign

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.moogh.campaign.state import State
    from game.moogh.campaign.tale import Tale

RULES = Campaign()
TALES = content.tales(content.folder())
ROAD = TALES["road-of-ashes"]
SHORT = TALES["three-days"]
FOUR = "send urga brok oku pim"


def bare(tale: Tale) -> Tale:
    """The campaign without anything to be found, so that each hunt begins as soon as the party is named."""
    stops = tuple(replace(one, won=replace(one.won, items=0)) for one in tale.stops)
    return replace(tale, stops=stops)


def begin(tale: Tale = SHORT, seats: int = 1, dice: Iterable[str | int] = (), seed: int = 0) -> Match[State]:
    """The campaign at its beginning, with these results first."""
    return Match(RULES, RULES.set_up(tale, seats, setting_up(seed)), Dice(seed, dice))


def play(match: Match[State], *answers: str) -> Match[State]:
    """Gives these answers in turn."""
    for text in answers:
        match.submit(RULES.parse(text, match.state))
    return match


def about(match: Match[State]) -> str:
    """What is asked now."""
    return match.decision.about if match.decision else "nothing"


def wounded(match: Match[State]) -> set[str]:
    """Who is wounded."""
    people = match.state.box.tale.people
    return {one.name for one, hurt in zip(people, match.state.wounded, strict=True) if hurt}


def marks(match: Match[State], name: str) -> list[str]:
    """The marks on that person."""
    tale = match.state.box.tale
    return [tale.marks[mark].name for mark in match.state.marks[tale.person(name)]]


def items(match: Match[State]) -> set[str]:
    """What the tribe has."""
    every = match.state.box.tale.pieces.items
    return {item.name for item, there in zip(every, match.state.gear, strict=True) if there}
