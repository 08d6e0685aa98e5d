"""What every table has: dice, questions, answers, a log. No pygame, no files, no game."""
