"""The sheet with the idea cards, laid over the board while ideas are asked about or looked at."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.moogh.view import layout
from game.moogh.view.places import IdeaSpot
from game.ui.canvas import Canvas
from game.ui.theme import CAPTION, Face, Style
from game.ui.things import RINGS

NAME: Final = Style(Face.BOLD, CAPTION.size)
PICTURE: Final = 0.8


@dataclass(frozen=True, slots=True)
class IdeaSheet:
    """Cards by kind and title; `lit` are those that may be chosen."""

    cards: tuple[tuple[str, str], ...]
    lit: frozenset[Hashable] = frozenset()
    layer: int = RINGS

    @property
    def depth(self) -> float:
        return -10.0

    @property
    def bounds(self) -> FRect:
        return self.paper.inflate(40, 40)

    @property
    def paper(self) -> FRect:
        """What of the board it covers."""
        return layout.idea_sheet(len(self.cards))

    def boxes(self) -> list[tuple[IdeaSpot, FRect]]:
        """Where each card lies."""
        places = layout.idea_boxes(len(self.cards))
        return [(IdeaSpot(kind), box) for (kind, _title), box in zip(self.cards, places, strict=True)]

    def draw(self, canvas: Canvas) -> None:
        if canvas.notes is not None:  # what it covers is not to be read now
            canvas.notes = [note for note in canvas.notes if not self.paper.colliderect(note.text)]
        canvas.panel("straw", self.paper, seed=5)
        if not self.cards:
            canvas.words(
                _("No idea is on display."), NAME, self.paper.inflate(-24, -24), "centre", wrap=True, name="idea"
            )
        for (_spot, box), (kind, title) in zip(self.boxes(), self.cards, strict=True):
            canvas.panel("card", box, seed=len(title))
            size = PICTURE * box.w / layout.IDEA[0]
            canvas.sprite(f"idea-{kind}", box.centerx - 75 * size, box.y + 8, size)
            name = FRect(box.x + 6, box.bottom - 62, box.w - 12, 60)
            canvas.words(title, NAME, name, "centre", wrap=True, name="idea")
