"""Whole matches, replayed line by line: what is told is what happens."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from tests.stories.rewrite import NEW
from tests.stories.story import read_story, tell

STORIES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_story_happens_as_it_is_told(path: Path) -> None:
    """If a rule was changed on purpose: `python tests/stories/rewrite.py`, and read the difference."""
    text = path.read_text(encoding="utf-8")
    heading, answers = read_story(text)
    for number, (told, happens) in enumerate(zip_longest(text.splitlines(), tell(heading, answers, go_on=False)), 1):
        assert happens == told, f"{path.name}:{number}"


def test_the_stories_are_those_that_there_are_to_be() -> None:
    assert {path.stem for path in STORIES} == set(NEW)
