"""The notation: what each text says, and what is said of texts that say nothing."""

from __future__ import annotations

import pytest

from game.core.decision import IllegalCommand
from tests.moogh.scenes import MOOGH, RULES, scene

STATE = scene(MOOGH)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with one of place"),
        ("dance", "begins with one of place"),
        ("end now", "begins with one of place"),
        ("place urga", "should look like “place urga c1”"),
        ("place bob c1", "there is no bob here, only urga, brok, sela, oku"),
        ("move m1", "there is no place “m1”"),
        ("move", "should look like “move d4”"),
        ("think hard", "should look like “think”"),
        ("stab urga", "there is no urga here, only moogh"),
        ("cube urga 5", "“5” should be one of 1, 2, 3, 4"),
        ("cube urga 01", "“01” should be one of"),
        ("use", "should look like “use hide”"),
        ("use magic", "“magic” should be one of"),
        ("use hide c4", "should look like “use hide”"),
        ("use copy brok dance", "“dance” should be one of"),
        ("row up", "“up” should be one of left, right, front, back"),
        ("card left 9", "“9” should be one of"),
    ],
)
def test_what_is_no_sentence_is_refused_with_an_example(text: str, reason: str) -> None:
    with pytest.raises(IllegalCommand) as refusal:
        RULES.parse(text, STATE)
    assert reason in str(refusal.value)


def test_blanks_do_not_matter() -> None:
    assert str(RULES.parse("  use   copy  brok   stab ", STATE)) == "use copy brok stab"
