"""Which look ahead the table shows: that of the action pointed at, or of the beast whose coming turn is asked for."""

from collections.abc import Hashable

from game.core.words import _
from game.moogh.bots.odds import Tally, beast_turns, successes
from game.moogh.box import beast_of
from game.moogh.characters import BASIC, Deed, Icon
from game.moogh.commands import Do
from game.moogh.state import OVER, State
from game.moogh.view.describing import turn_words
from game.moogh.view.foresight import Foresight
from game.moogh.view.hand import Choosing
from game.moogh.view.outlook import icon_of
from game.moogh.view.showing import Showing
from game.moogh.view.wording import beast_title
from game.ui.hand import Behaviour
from game.ui.tray import Message
from game.ui.view import NOBODY

Deeds = tuple[Do, Icon]


class Lookout:
    """Keeps one `Foresight`. `beast`: the one whose coming turn is asked for, or NOBODY."""

    def __init__(self) -> None:
        self.beast = NOBODY
        self.foresight: Foresight | None = None

    def turn_to(self, beast: int) -> None:
        """Asks for that beast's coming turn; asked once more, for none."""
        self.beast = NOBODY if self.beast == beast else beast

    def turn_on(self, state: State) -> None:
        """From one beast to the next as their turns come, and then to none."""
        cards = [*state.order[state.marker :], *state.order[: state.marker]]
        coming = [beast for beast in dict.fromkeys(map(beast_of, cards)) if beast >= 0 and state.alive(beast)]
        later = coming[coming.index(self.beast) + 1 :] if self.beast in coming else coming
        self.beast = later[0] if later else NOBODY

    def put_away(self) -> bool:
        """Asks for none; whether one was asked for."""
        was, self.beast = self.beast, NOBODY
        return was != NOBODY

    def update(self, showing: Showing, hand: Behaviour[Hashable], pointed: Hashable | None) -> bool:
        """Looks on a little; whether there is something else to see."""
        before = self.foresight, self.foresight is not None and self.foresight.known
        self._choose(showing, hand, pointed)
        if self.foresight is not None and not self.foresight.known:
            self.foresight.think()
        return before != (self.foresight, self.foresight is not None and self.foresight.known)

    def _choose(self, showing: Showing, hand: Behaviour[Hashable], pointed: Hashable | None) -> None:
        table = showing.table
        if self.beast != NOBODY and (table.phase == OVER or not table.alive(self.beast)):
            self.beast = NOBODY
        deed = bold_deed(hand, pointed) if isinstance(hand, Choosing) and self.beast == NOBODY else None
        about = ("turn", self.beast) if self.beast != NOBODY else deed and ("deed", str(deed[0]), hand)
        if about is None:
            self.foresight = None
        elif self.foresight is None or self.foresight.about != about:
            self.foresight = self._begin(about, showing, hand, deed)

    def _begin(
        self, about: Hashable, showing: Showing, hand: Behaviour[Hashable], deed: Deeds | None
    ) -> Foresight:  # fmt: skip
        state = showing.table
        if deed is None:
            return Foresight(about, showing, beast_turns(state, self.beast))
        assert isinstance(hand, Choosing)
        person, (command, icon) = hand.question.person, deed
        ways = successes(hand.state, person, icon, command.target)
        return Foresight(about, showing, ways, Tally(hand.state, person))

    def message(self, state: State) -> Message | None:
        """What the tray says of the beast whose coming turn is asked for."""
        if self.beast == NOBODY or self.foresight is None:
            return None
        title = beast_title(state.box, state.box.beasts[self.beast].name)
        does = _("It {does}.").format(does=turn_words(state, self.beast))
        return Message(_("{beast}: its coming turn").format(beast=title), f"{does} {self.foresight.words()}")


def bold_deed(hand: Choosing, spot: Hashable) -> Deeds | None:
    """The action with dice that choosing that place would do, and its icon; None if it does none, or not only one."""
    found = hand.at(spot) if spot is not None else []
    if len(found) != 1 or not isinstance(found[0], Do) or found[0].deed not in set(Deed):
        return None
    icon = icon_of(hand, Deed(found[0].deed))
    return None if icon is None or icon.deed in BASIC else (found[0], icon)
