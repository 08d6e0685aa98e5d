"""The tests of the view share the real pictures."""

from __future__ import annotations

from tests.table_sitting import art

__all__ = ["art"]
