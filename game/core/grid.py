"""Places on a grid: a letter from the west and a number from the south (`b3`); north is the top of the screen."""

from dataclasses import dataclass

LETTERS = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid of `width` by `height` cells, at most 26 wide; cells are numbered row by row from the north-west."""

    width: int
    height: int

    def name(self, cell: int) -> str:
        """The cell's name, such as `b3`."""
        row, column = divmod(cell, self.width)
        return f"{LETTERS[column]}{self.height - row}"

    def cell(self, name: str) -> int:
        """The cell of that name. ValueError: no such cell."""
        column, number = LETTERS.find(name[:1] or "?"), name[1:]
        rows = [str(row) for row in range(self.height, 0, -1)]  # not int(), which reads 01 and +1 as well
        if not 0 <= column < self.width or number not in rows:
            raise ValueError(f"no place {name!r}: a1 to {LETTERS[self.width - 1]}{self.height} was expected")
        return rows.index(number) * self.width + column

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells north, east, south and west of this one that are on the grid, in that order."""
        row, column = divmod(cell, self.width)
        north = (cell - self.width,) if row > 0 else ()
        east = (cell + 1,) if column < self.width - 1 else ()
        south = (cell + self.width,) if row < self.height - 1 else ()
        west = (cell - 1,) if column > 0 else ()
        return north + east + south + west
