"""Every motion begins where it was and ends where it was to go."""

from __future__ import annotations

import pytest

from game.ui.eases import ease_in_out_cubic, ease_in_out_quad, ease_out_back, ease_out_cubic


@pytest.mark.parametrize("ease", [ease_out_cubic, ease_in_out_quad, ease_in_out_cubic, ease_out_back])
def test_every_ease_begins_at_nothing_and_ends_at_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1)
