"""The dinosaurs' powers in few words for their cards, and in a sentence for the tray."""

from game.core.words import _, several
from game.wrath.box import Species


def short(one: Species) -> str:
    """The power in two or three words."""
    found = [
        (one.dice, _("one more die")),
        (one.worth > 1, _("counts as {number}").format(number=one.worth)),
        (one.worships, _("shakes the land")),
        (one.bonus, _("+{number} if alone").format(number=one.bonus)),
        (one.flies, _("flies far")),
        (one.swims, _("scores water")),
        (one.scares, _("scares people")),
        (one.eats, _("eats a rival")),
    ]
    return next((words for power, words in found if power), "")


def sentence(one: Species) -> str:
    """The power in one sentence; a card of other data that has several tells them all."""
    dice = several("You roll {dice} more die each turn.", "You roll {dice} more dice each turn.", one.dice)
    found = [
        (one.dice, dice.format(dice=one.dice)),
        (one.worth > 1, _("It counts as {number} pieces in its region.").format(number=one.worth)),
        (one.worships, _("It may stand on the volcano, and from there you may cause a tremor every turn.")),
        (one.bonus, _("{number} more points in a region that you win alone.").format(number=one.bonus)),
        (one.flies, _("A foot takes it to any grass or jungle tile.")),
        (one.swims, _("It may stay on lagoons; while one is on the map, lagoons score.")),
        (one.scares, _("No cave person counts in its region.")),
        (one.eats, _("After a move onto grass or jungle it may send a rival's cave person home.")),
    ]
    return " ".join(words for power, words in found if power)
