"""What a hunt is for, in the player's language and with its own numbers (M82 to M89)."""

from collections import Counter
from collections.abc import Sequence

from game.core.words import _, several
from game.moogh.objectives import UNTIL_DARK, Fetch, Hold, Keep, Kill, Lead, Snare
from game.moogh.scenario import TOGETHER, BeastStart, Scenario, Setup


def aim_text(scenario: Scenario, seats: int) -> str:
    """What so many seats have to do in this hunt as it is chosen, and until when, in full sentences."""
    together = scenario.format_for(seats) in TOGETHER
    setup = scenario.setup
    rounds = setup.limit * (
        1 if together or isinstance(setup.objective, UNTIL_DARK) else scenario.pieces.numbers.sunset
    )
    dark = several("Dark comes after {number} round.", "Dark comes after {number} rounds.", rounds)
    return f"{_aim(setup, together=together)} {dark.format(number=rounds)}"


def _aim(setup: Setup, *, together: bool) -> str:
    match setup.objective:
        case Kill(beasts=beasts):
            text = several("Kill this beast: {beasts}.", "Kill these beasts: {beasts}.", len(beasts))
            text = text.format(beasts=_titles([setup.beasts[beast] for beast in beasts]))
        case Hold(rounds=rounds):
            text = several(
                "At the end of {number} round people must stand in the marked area, and no beast.",
                "At the end of {number} rounds people must stand in the marked area, and no beast.",
                rounds,
            ).format(number=rounds)
        case Lead(beast=beast):
            text = _("Lead it into the marked area, alive: {beast}.").format(beast=_titles([setup.beasts[beast]]))
        case Snare(beast=beast, traps=traps):
            text = several("It must spring {number} trap: {beast}.", "It must spring {number} traps: {beast}.", traps)
            text = text.format(number=traps, beast=_titles([setup.beasts[beast]]))
        case Keep(beast=beast):
            text = _("Keep it alive and on the board until dark: {beast}.").format(beast=_titles([setup.beasts[beast]]))
        case Fetch(loads=loads):
            text = several(
                "Carry {number} load into the marked area.", "Carry {number} loads into the marked area.", loads
            ).format(number=loads)
        case survive:
            text = _survive(survive.losses, survive.away) if together else _("Be alive at dark.")
    return text


def _survive(losses: int, away: int) -> str:
    text = _(
        "Lose no more than {losses} until dark, with no more than {away} outside the marked area at a round's end."
    )
    return text.format(losses=losses, away=away)


def _titles(beasts: Sequence[BeastStart]) -> str:
    """The beasts by their cards' names, those of one name counted."""
    counted = Counter(beast.card.title for beast in beasts)
    return ", ".join(_(title) if number == 1 else f"{number} x {_(title)}" for title, number in counted.items())
