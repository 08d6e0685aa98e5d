"""What the lobby sets up: who plays, what, and from which seed. A plain value; each change gives a new one."""

import secrets
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from unicodedata import normalize

from game.content.matchfile import SEAT_KINDS, MatchFile, Seat, SeatKind
from game.core.words import _, several
from game.playing import HUMAN
from game.screens.choices import Choice, choice
from game.screens.doors import door
from game.screens.listed import readable, shown_names
from game.shelf import Game
from game.ui.ways import Value, Way

LONGEST_NAME = 24
LARGEST_SEED = 10**9


class Field(Enum):
    """What of a plan can be wrong."""

    SEATS = auto()
    NAME = auto()
    SCENARIO = auto()
    DINOSAURS = auto()
    SEED = auto()


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong with that field, in words; `seat` tells which name."""

    field: Field
    words: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a person (`human`) or a bot's level; an empty name means the tribe's."""

    kind: SeatKind = "human"
    name: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match to be set up. `seed` is the text in its field; `chosen` are the kinds picked where the table chooses."""

    game: str
    scenario: str
    chairs: tuple[Chair, ...] = (Chair(), Chair("easy"))
    seed: str = field(default_factory=lambda: str(new_seed()))
    chosen: tuple[str, ...] = ()
    shuffles: int = 0
    ways: tuple[tuple[str, str], ...] = ()
    """What was chosen of the ways to play, by option and value."""

    # -- changes ----------------------------------------------------------------------------------------------

    def with_chair(self, seat: int, chair: Chair) -> "Plan":
        """Somebody else there."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def with_another(self, chair: Chair) -> "Plan":
        """One player more."""
        return replace(self, chairs=(*self.chairs, chair))

    def without(self, seat: int) -> "Plan":
        """One player less."""
        return replace(self, chairs=self.chairs[:seat] + self.chairs[seat + 1 :])

    def with_scenario(self, name: str) -> "Plan":
        """Another set-up; what was chosen for the last one is forgotten."""
        return replace(self, scenario=name, chosen=(), shuffles=0)

    def with_way(self, name: str, value: str) -> "Plan":
        """Another value of a way to play."""
        return replace(self, ways=(*(one for one in self.ways if one[0] != name), (name, value)))

    def ways_now(self, game: Game) -> tuple[tuple[Way, Value], ...]:
        """The ways to play that this table may choose, each with the value that goes."""
        chosen = dict(self.ways)
        scenario = game.scenarios().get(self.scenario)
        found = () if scenario is None else door(self.game).ways(scenario, len(self.chairs), chosen)
        return tuple((way, way.chosen(chosen.get(way.name))) for way in found)

    def with_seed(self, text: str) -> "Plan":
        """Another seed, so another land."""
        return replace(self, seed=text, shuffles=0)

    def with_kind_of(self, name: str) -> "Plan":
        """A choice of the table put in, or out again."""
        if name in self.chosen:
            return replace(self, chosen=tuple(one for one in self.chosen if one != name))
        return replace(self, chosen=(*self.chosen, name))

    def dealt_again(self) -> "Plan":
        """The land shuffled once more (W45)."""
        return replace(self, shuffles=self.shuffles + 1)

    def sketched(self, game: Game, seed: str) -> "Plan":
        """The land and the kinds alone, for a picture: without names, that seed for a wrong one, no wrong choice."""
        chairs = tuple(replace(chair, name="") for chair in self.chairs)
        given = choice(game.scenarios()[self.scenario]) if self.scenario in game.scenarios() else None
        chosen = () if self._choice(given) else self.chosen
        return replace(self, chairs=chairs, seed=seed if self._seed() else self.seed, chosen=chosen)

    # -- what it comes to -----------------------------------------------------------------------------------------

    def complaints(self, game: Game) -> list[Complaint]:
        """What is wrong, in words; with none, `file` makes a match."""
        scenario = game.scenarios().get(self.scenario)
        if scenario is None:
            text = _("There is no set-up {name}.").format(name=self.scenario)
            return [Complaint(Field.SCENARIO, text)]
        return [*self._seats(scenario.seats(), game), *self._names(), *self._seed(), *self._choice(choice(scenario))]

    def file(self, game: Game) -> MatchFile:
        """The match file of the match as it will begin."""
        seats = tuple(Seat(chair.kind, " ".join(chair.name.split())) for chair in self.chairs)
        given = choice(game.scenarios()[self.scenario])
        options = dict(given.options(self.picked(given), self.shuffles)) if given else {}
        options |= {way.name: value.option for way, value in self.ways_now(game) if value.name != way.usual}
        return MatchFile(self.game, seats, self.scenario, int(self.seed), options=options)

    def picked(self, given: Choice) -> tuple[str, ...]:
        """The kinds that are in: the table's own, or those which the set-up proposes."""
        return self.chosen or given.proposed

    def _seats(self, allowed: tuple[int, ...], game: Game) -> list[Complaint]:
        found = []
        if len(self.chairs) not in allowed:
            text = several("{least} to {most} can play, not {n}.", "{least} to {most} can play, not {n}.", max(allowed))
            text = text.format(least=min(allowed), most=max(allowed), n=len(self.chairs))
            found.append(Complaint(Field.SEATS, text))
        for seat, chair in enumerate(self.chairs):
            if chair.kind != HUMAN and chair.kind not in game.levels:
                text = _("This game has no bot of the level {level} yet.").format(level=chair.kind)
                found.append(Complaint(Field.SEATS, text, seat))
        return found

    def _names(self) -> list[Complaint]:
        names = [" ".join(chair.name.split()).casefold() for chair in self.chairs]
        found = []
        for seat, name in enumerate(names):
            if len(name) > LONGEST_NAME:
                text = _("A name has at most {n} letters.").format(n=LONGEST_NAME)
                found.append(Complaint(Field.NAME, text, seat))
            elif name and name in names[:seat]:
                found.append(Complaint(Field.NAME, _("Somebody else has this name."), seat))
        return found

    def remarks(self) -> list[Complaint]:
        """What is to be told of names, though the match can start."""
        names = [" ".join(chair.name.split()) for chair in self.chairs]
        text = _("Not all its letters can be drawn: at the table it is {name}. Saves keep it.")
        return [
            Complaint(Field.NAME, text.format(name=shown), seat)
            for seat, (name, shown) in enumerate(zip(names, shown_names(names), strict=True))
            if name and readable(name) != normalize("NFC", name)
        ]

    def _seed(self) -> list[Complaint]:
        if self.seed.isascii() and self.seed.isdigit() and int(self.seed[:20]) < LARGEST_SEED:
            return []
        return [Complaint(Field.SEED, _("A seed is a whole number of up to nine digits."))]

    def _choice(self, given: Choice | None) -> list[Complaint]:
        if given is None or not given.kinds or len(self.picked(given)) == given.number:
            return []
        text = _("Choose {n} of them: {have} are chosen.")
        return [Complaint(Field.DINOSAURS, text.format(n=given.number, have=len(self.picked(given))))]


def new_seed() -> int:
    """A seed nobody has chosen."""
    return secrets.randbelow(1_000_000)


def fresh_plan(game: Game) -> Plan:
    """A plan for somebody who never played: a person against the best bot of the game that is no harder than easy."""
    level = "easy" if "easy" in game.levels else game.levels[0]
    assert level in SEAT_KINDS
    return Plan(game.name, next(iter(game.scenarios())), (Chair(), Chair(level)))
