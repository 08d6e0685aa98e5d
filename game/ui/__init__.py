"""Screen furniture for any table game: window, scenes, intents, stage, widgets, text, sounds. No game in here."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output belongs to the command line's promises
