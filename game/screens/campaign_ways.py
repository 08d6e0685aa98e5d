"""From one screen of a campaign to another: each is imported when somebody goes there."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.content.faults import ContentError
from game.core.words import _
from game.screens import ways
from game.screens.house import House
from game.ui.scenes import Scene
from game.ui.transitions import Push, Transition

if TYPE_CHECKING:
    from game.content.campaigns import Kept
    from game.moogh.campaign.state import State
    from game.moogh.pieces import Item
    from game.screens.campaign_course import Course


def campaigns(house: House) -> Scene:
    """The list of campaigns."""
    from game.screens.campaign_list import CampaignList  # noqa: PLC0415

    return CampaignList(house)


def home(house: House) -> Transition:
    """Leaves everything for the list, with the title beneath it."""
    return ways.home(house, campaigns(house))


def opened(entry: "Kept") -> "Course | str":
    """That campaign as it lies on the disk now, or a sentence that says why it cannot be played here."""
    from game.screens.campaign_course import Course  # noqa: PLC0415

    try:
        course = Course(entry.folder)
    except ContentError as error:
        return _("{name} cannot be loaded: {reason}.").format(name=entry.name, reason=error.faults[0].reason)
    if not course.mine:
        course.close()
        return elsewhere(entry)
    return course


def elsewhere(entry: "Kept") -> str:
    """Why nothing can be done with a campaign that another window has."""
    return _("{name} is being played in another window.").format(name=entry.name)


def resumed(house: House, entry: "Kept") -> Transition:
    """On with that campaign, or a word on why it cannot be."""
    course = opened(entry)
    if isinstance(course, str):
        return Push(ways.told(entry.name, course))
    return ways.home(house, trail(house, course))


def new(house: House) -> Scene:
    """The set-up of another campaign."""
    from game.screens.campaign_new import NewCampaign  # noqa: PLC0415

    return NewCampaign(house)


def trail(house: House, course: "Course") -> Scene:
    """The trail map of that campaign."""
    from game.screens.campaign import CampaignScreen  # noqa: PLC0415

    return CampaignScreen(house, course)


def party(house: House, course: "Course") -> Scene:
    """Who goes, or what those who go take along."""
    from game.screens.campaign_party import Equip, Party  # noqa: PLC0415

    return Equip(house, course) if course.about == "equip" else Party(house, course)


def chronicle(house: House, course: "Course") -> Scene:
    """The chronicle, to be read and kept."""
    from game.screens.campaign_chronicle import Chronicle  # noqa: PLC0415

    return Chronicle(house, course)


def hunt(house: House, course: "Course") -> Transition:
    """To the hunt that is on, where it was left or at its beginning. ContentError."""
    from game.screens.campaign_hunt import open_hunt  # noqa: PLC0415

    return ways.home(house, open_hunt(house, course))


def trait_words(trait: "Item") -> str:
    """A trait or a mark with what it gives or takes."""
    return f"{_(trait.title)}: {_(trait.about).format(amount=abs(trait.amount))}"


def tribe_words(state: "State") -> Iterator[str]:
    """Everybody of the tribe in a line or two."""
    for number, one in enumerate(state.box.tale.people):
        wound = [_("Wounded.")] if state.wounded[number] else []
        yield " ".join([f"{_(one.kind.title)}.", _(one.about), *wound, *map(trait_words, state.traits(number))])
