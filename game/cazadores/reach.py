"""Which states no match can reach: said of positions that are read, and asserted by the audit."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.cazadores.chart import Kind
from game.cazadores.state import BUILD, KEEP, LAUNCH, NOWHERE, OVER, PLAY, State, cards, first_provisions

Steps = tuple[str | int, ...]


class Wrong(NamedTuple):
    """What is wrong with a state: where in its position, what, and what was expected."""

    steps: Steps
    what: str
    expected: str


def unreachable(state: State) -> Iterator[Wrong]:
    """Everything that no match can lead to."""
    yield from _tiles(state)
    yield from _piles(state)
    yield from _missions(state)
    yield from _ports(state)
    for seat in range(state.box.seats):
        yield from _cargo(state, seat)
    if state.phase in {PLAY, OVER}:
        for seat in range(state.box.seats):
            yield from _ship(state, seat)
    yield from _this_turn(state)
    yield from _rounds(state)


def _tiles(state: State) -> Iterator[Wrong]:
    """C26: so many copies of each tile, wherever they are; what is left over is buried."""
    box = state.box
    loose = [sum(counts) for counts in zip(*state.holds, *state.stores, state.boxed, strict=True)]
    whole = [sum(counts) for counts in zip(*state.aboard, *state.shown, *state.given, strict=True)]
    buried = Counter[str]()
    for bag in state.bags:
        buried.update(bag)
    for tile, name in enumerate(box.tiles):
        number = loose[tile] + whole[box.owners[tile]] + buried[name]
        if number != box.copies:
            yield Wrong(("seats",), f"there are {number} tiles {name}", f"{box.copies} copies")
    if any(state.boxed) and not box.variants.returns:
        yield Wrong(("boxed",), "tiles were returned in a match without that rule", "none")


def _piles(state: State) -> Iterator[Wrong]:
    box = state.box
    for group, bag in enumerate(state.bags):
        lying = sum(state.piles[site] for site in box.chart.sites(box.groups[group]))
        if lying != len(bag):
            what = f"{lying} tiles lie in the piles of the {box.groups[group]}"
            yield Wrong(("piles",), what, f"{len(bag)}, as many as are nowhere else")
    if state.buried != sum(state.piles):
        yield Wrong(("piles",), "a pile lies where no site is", "piles at sites alone")


def _missions(state: State) -> Iterator[Wrong]:
    box, taken = state.box, 0
    for seat in range(box.seats):
        for name, bits in (("hand", state.hands[seat]), ("done", state.done[seat])):
            if bits & taken:
                yield Wrong(("seats", seat, name), "a mission is here and elsewhere, too", "each mission once")
            taken |= bits
        yield from _hand(state, seat)
        yield from _used(state, seat)


def _used(state: State, seat: int) -> Iterator[Wrong]:
    """C7: one animal for each group of each mission done, and no other is set aside."""
    box = state.box
    if not state.done[seat] and not any(state.given[seat]):
        return
    wanted = [0] * len(box.groups)
    for card in cards(state.done[seat]):
        for group in box.wants[card]:
            wanted[group] += 1
    if [sum(state.given[seat][animal] for animal in members) for members in box.members] != wanted:
        yield Wrong(("seats", seat, "given"), "these are not the animals of the missions done", "one for each group")


def _hand(state: State, seat: int) -> Iterator[Wrong]:
    box = state.box
    kinds = [state.held(seat, kind) for kind in range(len(box.classes))]
    steps: Steps = ("seats", seat, "hand")
    if state.phase == KEEP and kinds != [1] * len(kinds):
        yield Wrong(steps, "these are not the first missions", "one of each value")
    elif state.phase in {BUILD, LAUNCH} and (max(kinds) > 1 or sum(kinds) < box.numbers.least_kept):
        yield Wrong(steps, "these are not missions kept of the first ones", "some of one of each value")
    elif sum(kinds) > max(box.numbers.hand, len(kinds)):
        yield Wrong(steps, f"{sum(kinds)} missions are in hand", f"{box.numbers.hand} at most")
    chosen = state.phase == KEEP and (seat - state.start) % box.seats < (state.seat - state.start) % box.seats
    if bool(state.chosen[seat]) != chosen:
        what = "it has chosen its missions too early or not at all"
        yield Wrong(("seats", seat, "chosen"), what, "a choice in its turn, in phase missions")


def _ports(state: State) -> Iterator[Wrong]:
    """C3: who has a museum and a ship already, and where they may be."""
    box = state.box
    drawn = box.variants.museums == "drawn"
    waiting = _waiting(state)
    for seat in range(box.seats):
        museum, ship = state.museums[seat], state.ships[seat]
        built = drawn or not waiting[seat] or (state.phase == LAUNCH and seat == state.seat)
        if (museum != NOWHERE) != built:
            yield Wrong(("seats", seat, "museum"), "a museum stands too early or not at all", "one in its turn (C3)")
        elif museum != NOWHERE and (box.kinds[museum] is not Kind.FREE or state.museums.count(museum) > 1):
            yield Wrong(("seats", seat, "museum"), "no museum can stand there", "a free port of its own")
        if (ship != NOWHERE) == waiting[seat]:
            yield Wrong(("seats", seat, "ship"), "a ship lies there too early or not at all", "one in its turn (C3)")


def _waiting(state: State) -> list[bool]:
    """By seat, whether it has still to put its ship on the chart."""
    seats = state.box.seats
    if state.phase == KEEP:
        return [True] * seats
    if state.phase in {PLAY, OVER}:
        return [False] * seats
    return [(seat - state.start) % seats <= (state.seat - state.start) % seats for seat in range(seats)]


def _cargo(state: State, seat: int) -> Iterator[Wrong]:
    box, steps = state.box, ("seats", seat)
    load = sum(state.holds[seat])
    if any(state.aboard[seat]):
        load += sum(count * animal.tiles for count, animal in zip(state.aboard[seat], box.animals, strict=True))
    if load > box.numbers.hold or load != state.loads[seat]:  # C15, C16
        yield Wrong((*steps, "hold"), f"{load} tiles are on the ship", f"{box.numbers.hold} at most")
    for name, loose in (("hold", state.holds[seat]), ("store", state.stores[seat])):  # C5
        for animal, span in enumerate(box.spans) if any(loose) else ():
            if 0 not in loose[span]:
                what = f"the loose tiles of {box.animals[animal].name} are a whole animal"
                yield Wrong((*steps, name), what, "it among the whole ones")
    if state.phase not in {PLAY, OVER} and (load or any(state.stores[seat]) or state.animals(seat)):
        yield Wrong((*steps, "hold"), "tiles were dug before the first turn", "none")
    first = first_provisions(box, (seat - state.start) % box.seats)
    if state.phase not in {PLAY, OVER} and (state.scores[seat] or state.provisions[seat] != first):
        what = "points or provisions have changed before the first turn"
        yield Wrong((*steps, "score"), what, f"0 points, {first} provisions")
    if state.phase == PLAY and state.scores[seat] < 0:
        yield Wrong((*steps, "score"), f"the score is {state.scores[seat]} before the end", "0 or more")


def _ship(state: State, seat: int) -> Iterator[Wrong]:
    """C12, C13: whose turn it is not lies replenished; whose turn it is can reach supplies."""
    box, here, left = state.box, state.ships[seat], state.provisions[seat]
    if here == NOWHERE:
        return
    steps: Steps = ("seats", seat, "provisions")
    ashore = box.kinds[here] is Kind.SUPPLIES
    least = min(box.numbers.provisions, box.numbers.refill)
    if left > box.numbers.most_provisions:
        yield Wrong(steps, f"{left} provisions", f"{box.numbers.most_provisions} at most")
    elif not ashore and seat != state.seat:
        yield Wrong(("seats", seat, "ship"), "this ship lies at sea, though it is not its turn", "supplies (C12)")
    elif ashore and left < least:
        yield Wrong(steps, f"{left} provisions at a replenishing point", f"{least} or more")
    elif left < box.chart.home[here] and not (state.phase == OVER and not state.buried):
        yield Wrong(steps, f"{left} provisions", f"{box.chart.home[here]} or more, for the way to supplies")


def _this_turn(state: State) -> Iterator[Wrong]:
    box, seat = state.box, state.seat
    under_way = state.phase in {PLAY, OVER} and box.kinds[state.ships[seat]] is not Kind.SUPPLIES
    for site, number in enumerate(state.dug):
        if not number:
            continue
        steps: Steps = ("dug", box.chart.spaces[site].name)
        if number > box.seats or box.site_groups[site] < 0 or not under_way:  # C14
            yield Wrong(steps, f"{number} tiles were dug here this turn", f"at most {box.seats}, at a site, under way")
        elif not state.busy:
            yield Wrong(("busy",), "a tile was dug this turn, and so in this round", "true")
    for owner, number in enumerate(state.swaps):
        if number > box.seats or (number and (owner == seat or not under_way or not box.variants.trade)):  # C10, C31
            what = f"{number} tiles were swapped here this turn"
            yield Wrong(("swaps", owner), what, f"at most {box.seats}, with others, under way")


def _rounds(state: State) -> Iterator[Wrong]:
    box, limit = state.box, state.box.variants.stall_rounds
    playing = state.phase in {PLAY, OVER}
    if (state.turn > 0) != playing or (playing and (state.start + state.turn - 1 - state.seat) % box.seats):
        yield Wrong(("turn",), f"turn {state.turn} is not one of seat {state.seat}", "0 before the first turn")
    if state.idle and (state.busy or not playing):
        yield Wrong(("idle",), "a tile was dug in this round", "0")
    rested = bool(limit) and state.idle >= limit
    if (state.phase == OVER) != (playing and (rested or not state.buried)):
        what = "over" if state.phase == OVER else "going on"
        yield Wrong(("phase",), f"the match is {what}", "over with the last tile dug or too long a rest, and only then")
