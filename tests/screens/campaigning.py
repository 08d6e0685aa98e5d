"""Campaigns on the screens of a test: begun, brought to where a test wants them, looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.matchfile import MatchFile, Seat
from game.moogh.campaign.rules import NAME
from game.screens import campaign_ways
from game.screens.campaign_course import Course

if TYPE_CHECKING:
    from game.screens.house import House
    from tests.screens.driver import Driver

FOUR = "send urga brok oku pim"
FIRST = "first"
"""Whatever may be answered first."""
LONG_ROAD = (FOUR, "won 3 hurt urga oku blow urga", FIRST, FOUR, "start")
SCREENS = {
    "campaign, begins": (),
    "campaign, fork": (*LONG_ROAD, "lost 6 out brok", "again", FOUR, "start", "won 5", FIRST),
    "campaign, found": (FOUR, "won 3 hurt urga oku blow urga"),
    "campaign, lost": (FOUR, "lost 3 out urga oku"),
    "campaign, over": (),
    "party": (FOUR, "lost 3 hurt pim out urga brok oku", "again"),
    "equip": (*LONG_ROAD, "won 3", FIRST, "road two-shadows", FOUR, "start", "won 5", FIRST, FOUR),
    "chronicle": (*LONG_ROAD, "lost 6 out brok", "again"),
    "campaigns": (FOUR,),
    "new campaign": (),
}
"""The screens of a campaign by name, and what was answered before."""


def begun(house: House, *answers: str, tale: str = "road-of-ashes", seats: int = 1, seed: int = 5) -> Course:
    """A campaign of that many people, after these answers."""
    file = MatchFile(NAME, (Seat("human"),) * seats, tale, seed)
    folder = house.campaigns.begin("A save of a long evening", file)
    course = reopened(house, folder.name)
    for text in answers:
        course.answer(course.match.decision.options()[0] if text == FIRST else _read(course, text))
    return course


def _read(course: Course, text: str) -> object:
    return course.match.rules.parse(text, course.state)


def reopened(house: House, folder: str) -> Course:
    """That campaign as it lies on the disk."""
    entry = next(one for one in house.campaigns.list() if one.folder.name == folder)
    assert entry.file is not None, entry.damaged
    return Course(entry.folder)


def to_the_end(course: Course) -> None:
    """Wins every hunt."""
    while course.about:
        options = course.match.decision.options()
        course.answer(next((one for one in options if str(one) in {"start", "won 1"}), options[0]))


def go(driver: Driver, name: str) -> None:
    """Shows that screen."""
    house = driver.house
    if name == "new campaign":
        driver.show(campaign_ways.new(house))
        return
    course = begun(house, *SCREENS[name], seats=2)
    if name == "campaign, over":
        to_the_end(course)
    if name == "campaigns":
        course.close()
        driver.show(campaign_ways.campaigns(house))
    elif name in {"party", "equip"}:
        driver.show(campaign_ways.party(house, course))
    elif name == "chronicle":
        driver.show(campaign_ways.chronicle(house, course))
    else:
        driver.show(campaign_ways.trail(house, course))
