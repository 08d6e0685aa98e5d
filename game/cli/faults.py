"""What the command line says when it cannot do what was asked."""


class WrongInput(Exception):
    """What was asked makes no sense; its text is the one line that says why, and what was expected."""
