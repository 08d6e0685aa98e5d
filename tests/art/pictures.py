"""What the tests of the pictures share."""

import os
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

ROOT = Path(__file__).parents[2]
ART = ROOT / "art"
SPECIES = (
    "titanosaur",
    "brontosaurus",
    "stegosaurus",
    "ankylosaurus",
    "pteranodon",
    "plesiosaur",
    "triceratops",
    "tyrannosaurus",
)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")
