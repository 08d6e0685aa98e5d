"""How a motion's time (0..1) becomes its way (0..1): quick start, soft landing, some weight."""


def ease_out_cubic(t: float) -> float:
    """Quick, then soft: cards, panels, dice."""
    return 1 - (1 - t) ** 3


def ease_in_out_quad(t: float) -> float:
    """Soft at both ends: a piece's hop."""
    return 2 * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 2 / 2


def ease_in_out_cubic(t: float) -> float:
    """Heavy at both ends: a row that slides."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def ease_out_back(t: float, over: float = 1.2) -> float:
    """A little too far and back: landing."""
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2
