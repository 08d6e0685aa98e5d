"""The tests of the view share the real pictures, and the languages."""

from __future__ import annotations

from tests.table_sitting import art, language, locale

__all__ = ["art", "language", "locale"]
