"""Writes the stories anew: `python tests/stories/rewrite.py`. Their answers stay as far as they are possible.

The difference that version control then shows is what a change of the rules did.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from tests.stories.story import Heading, read_story, tell  # noqa: E402

NEW = {
    "wrath-first-game": Heading("wrath", "first-game", ("easy", "easy"), 11),
    "wrath-random-map": Heading("wrath", "random-map", ("easy", "easy", "easy"), 12),
    "wrath-any-four": Heading("wrath", "any-four", ("easy", "easy", "easy", "easy"), 13),
    "wrath-drawn-four": Heading("wrath", "drawn-four", ("random", "easy"), 14),
    "cazadores-north-atlantic": Heading("cazadores", "north-atlantic", ("easy", "easy"), 21),
    "dinowars-first-hunt": Heading("dinowars", "first-hunt", ("easy", "easy"), 31),
    "dinowars-apocalypse": Heading("dinowars", "apocalypse", ("easy", "random"), 32),
    "dinowars-lava": Heading("dinowars", "new-ground", ("easy", "easy"), 33, "twist=lava"),
    "moogh-two-rivals": Heading("moogh", "first-blood", ("easy", "easy"), 21, "mode=tracker"),
    "moogh-three-rivals": Heading("moogh", "charge", ("easy", "random", "easy"), 22, "mode=hunter"),
    "moogh-four-rivals": Heading("moogh", "the-drop", ("easy", "random", "easy", "random"), 23, "mode=predator"),
    "moogh-teams": Heading("moogh", "fangs", ("easy", "easy", "random", "easy"), 24, "format=teams"),
    "moogh-together": Heading("moogh", "honey", ("easy", "random", "easy"), 25, "format=cooperative"),
    "moogh-four-together": Heading("moogh", "great-hunt", ("random",) * 4, 26, "format=cooperative mode=predator"),
    "moogh-alone": Heading("moogh", "cave-home", ("easy",), 27, "mode=hunter"),
    "moogh-alone-with-child": Heading("moogh", "first-blood", ("easy",), 28, "mode=predator child=moogh"),
}
"""The stories that there are to be."""


def main() -> None:
    """Rewrites each story."""
    for name, heading in NEW.items():
        path = HERE / f"{name}.txt"
        answers = read_story(path.read_text(encoding="utf-8"))[1] if path.exists() else []
        text = "\n".join(tell(heading, answers, go_on=True)) + "\n"
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
