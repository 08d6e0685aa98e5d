"""Runs what the command line asks for."""

from __future__ import annotations


def main(arguments: list[str]) -> int:
    """Return the exit status."""
    return len(arguments) and 0
