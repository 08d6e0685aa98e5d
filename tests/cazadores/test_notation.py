"""The notation: what a command prints reads back, and what is no sentence is refused with an example."""

from __future__ import annotations

import pytest

from game.cazadores.commands import Deliver, Keep, Return, Swap, Unload
from game.core.decision import IllegalCommand
from tests.cazadores.tables import RULES, begin, scene

STATE = scene("", "", "").state


def test_every_command_that_there_is_reads_back() -> None:
    box = STATE.box
    every = [
        *box.keeps[1:], *box.builds.values(), *box.launches, *box.unloads, *box.set_unloads, *box.delivers, *box.draws,
        *box.swaps.values(), *(step for row in box.sails for steps in row for step in steps),
    ]  # fmt: skip
    assert len(every) > 1500
    for command in every:
        assert RULES.parse(str(command), STATE) == command


def test_order_and_spaces_do_not_matter_where_they_say_nothing() -> None:
    assert RULES.parse("keep 8   25", STATE) == Keep((25, 8))
    assert RULES.parse("deliver flyers marines", STATE) == Deliver(("marines", "flyers"))
    tiles = ("mosasaurus 1", "mosasaurus 2", "elasmosaurus 1")
    assert RULES.parse("return elasmosaurus 1 mosasaurus 2 mosasaurus 1", STATE) == Return(tiles)
    assert RULES.parse("swap diplodocus 1 diplodocus 2", STATE) == Swap("diplodocus 1", "diplodocus 2")
    assert RULES.parse(" unload  diplodocus ", STATE) == Unload("diplodocus")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with one of sail, dig"),
        ("swim lisbon", "begins with one of sail, dig"),
        ("dig here", "should look like “dig”"),
        ("sail", "should look like “sail anchorage”"),
        ("sail paris", "“paris” is not known here"),
        ("sail lisbon dakar", "should look like"),
        ("museum", "should look like “museum anchorage”"),
        ("ship rome", "“rome” is not known"),
        ("keep", "“keep 25 8”"),
        ("keep 25 25", "“keep 25 8”"),
        ("keep 7", "“7” is not known here, only 25, 15, 8"),
        ("draw", "“draw 25”, “draw 15”, “draw 8”"),
        ("draw 10", "“10” is not known"),
        ("unload", "“unload all”"),
        ("unload dodo", "“unload all”"),
        ("unload dodo 1", "“dodo” is not known"),
        ("unload diplodocus 7", "“7” is not known here, only 1, 2, 3, 4, 5, 6"),
        ("unload diplodocus 02", "“02” is not known"),
        ("deliver", "“deliver herbivores marines”"),
        ("deliver marines", "“deliver herbivores marines”"),
        ("deliver marines marines", "“deliver herbivores marines”"),
        ("deliver marines fish", "“fish” is not known"),
        ("swap diplodocus 1", "“swap diplodocus 1 diplodocus 2”"),
        ("return diplodocus 1", "“return diplodocus 1 diplodocus 1 diplodocus 1”"),
    ],
)
def test_what_is_no_sentence_is_refused_in_plain_words(text: str, reason: str) -> None:
    with pytest.raises(IllegalCommand) as refused:
        RULES.parse(text, STATE)
    assert reason in str(refused.value)


def test_animals_that_are_not_in_the_match_are_not_known() -> None:
    with pytest.raises(IllegalCommand, match="“tyrannosaurus” is not known"):
        RULES.parse("unload tyrannosaurus 1", begin(2).state)
