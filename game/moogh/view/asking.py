"""What is asked, in words: the heading and the sentence of the tray for each kind of question."""

from typing import Final

from game.core.words import N_, _, several
from game.moogh.bones import BARS, BARS_OR_CHEVRON, chance
from game.moogh.pieces import Power
from game.moogh.question import Question
from game.moogh.skills import has
from game.moogh.state import State
from game.moogh.view.wording import beast_title, person_title
from game.ui.tray import Message
from game.ui.writing import percent

SENTENCES: Final = {
    "place": N_("Choose a lit space of the start area."),
    "program": N_("Put the cube between two icons: those are the actions of this round."),
    "turn": N_("Choose one of the two icons, then its target; or end the turn."),
    "step": N_("One step is left: choose a space, or stop here."),
    "land": N_("Choose the free space to come to stand on."),
    "reroll": N_("The roll has failed. A rage token rolls all dice again, once."),
    "cube": N_("Injured: put the cube wherever you want on this side of the card."),
    "free": N_("Healed, and free to do any one action of this side at once."),
    "show": N_("Choose the idea that joins the others; the rest is discarded."),
    "idea": N_("Choose an idea whose condition you meet, or none."),
    "copy": N_("Choose the target of the copied action."),
    "hurry": N_("The turn card may move one or two places now."),
    "shield": N_("An injury comes. The hide shield keeps it off, once in a hunt."),
    "row": N_("Shaken off: choose the row along which to fly."),
    "turn beast": N_("It stands with its back to you: choose which way it turns."),
}
"""By what is asked, what to do."""


def prompt(state: State, question: Question) -> Message:
    """Heading and sentence."""
    who = person_title(state.box, state.box.people[question.person].name)
    about = question.about
    if about == "turn":
        if question.beast >= 0:
            return Message(_heading(state, question, who), _(SENTENCES["turn beast"]))
        left = several("{who}: {n} action left", "{who}: {n} actions left", state.left)
        return Message(left.format(who=who, n=state.left), _turn(state))
    if about in {"save", "stay"}:
        return Message(_heading(state, question, who), _luck(state, question))
    return Message(_heading(state, question, who), _(SENTENCES[about]))


def _turn(state: State) -> str:
    if not state.left:
        return _("Both actions are done. The rage token can still move you, or the turn ends.")
    return _(SENTENCES["turn"])


def _heading(state: State, question: Question, who: str) -> str:
    texts = {
        "place": _("{who} enters the hunt"),
        "program": _("{who}: plan the round"),
        "step": _("{who} goes on?"),
        "land": _("{who} must come to stand"),
        "reroll": _("{who}: roll again?"),
        "cube": _("{who} moves the cube"),
        "free": _("{who}: a free action"),
        "show": _("{who} has ideas"),
        "idea": _("{who} uses an idea?"),
        "copy": _("{who} copies"),
        "hurry": _("{who} hurries?"),
        "shield": _("{who}: use the shield?"),
        "save": _("{who} would be knocked out"),
        "stay": _("{who} would be shaken off"),
        "row": _("{who} flies"),
        "turn": _("{who} taunts the {beast}"),
    }
    beast = beast_title(state.box, state.box.beasts[question.beast].name) if question.beast >= 0 else ""
    return texts[question.about].format(who=who, beast=beast)


def luck_share(state: State, person: int) -> float:
    """How likely one die saves that character or keeps it on top."""
    wanted = BARS_OR_CHEVRON if has(state, person, Power.NECKLACE) else BARS
    return float(chance(state.box.faces, wanted, 1))


def _luck(state: State, question: Question) -> str:
    likely = percent(luck_share(state, question.person))
    if question.about == "save":
        return _("Spend the rage token and roll one die: {percent} to be saved. It is spent either way.").format(
            percent=likely
        )
    return _("Spend the rage token and roll one die: {percent} to stay on top. It is spent either way.").format(
        percent=likely
    )


def thinking(state: State, question: Question, name: str) -> Message:
    """Who is to answer, while somebody else looks on."""
    who = person_title(state.box, state.box.people[question.person].name)
    return Message(_("{name} thinks").format(name=name), _("About {who}.").format(who=who))
