"""Kinds, packs, tables and set-ups: what they hold, and each fault by its line with the nearest legal value."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

from game.content.check import check
from game.content.faults import ContentError
from game.dinowars import content
from game.dinowars.drawn import read_field
from game.dinowars.fair import grown
from game.dinowars.field import CENTRES, CLEAR, PIECES, SIZE, STRIP, Edge, Field, Land, complaints
from game.dinowars.kinds import ARMIES, MOST, base_for

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = content.folder()
PIECES_OF = content.pieces(FOLDER)
SPECIES = {one.name: one for one in PIECES_OF.kinds}
COSTS = {
    "tyrannosaurus": 17, "giganotosaurus": 16, "spinosaurus": 16, "allosaurus": 14, "carnotaurus": 13,
    "ceratosaurus": 13, "dilophosaurus": 12, "deinonychus": 11, "quetzalcoatlus": 12, "pteranodon": 10,
    "brachiosaurus": 15, "diplodocus": 15, "eucnemesaurus": 14, "triceratops": 15, "styracosaurus": 14,
    "centrosaurus": 14, "stegosaurus": 14, "ankylosaurus": 15, "iguanodon": 13, "tenontosaurus": 11,
    "corythosaurus": 11, "parasaurolophus": 11, "pachycephalosaurus": 12, "gallimimus": 11,
}  # fmt: skip


def test_each_species_costs_the_sum_of_its_numbers() -> None:
    """Creating a dinosaur, D5: a weaponised tail and flight cost one each."""
    assert {name: one.cost for name, one in SPECIES.items()} == COSTS
    stegosaurus, pteranodon = SPECIES["stegosaurus"], SPECIES["pteranodon"]
    assert (stegosaurus.speed, stegosaurus.stamina, stegosaurus.combat, stegosaurus.protection) == (2, 3, 5, 3)
    assert stegosaurus.cost == 2 + 3 + 5 + 3 + 1
    assert pteranodon.cost == 4 + 3 + 2 + 0 + 1


def test_there_are_packs_for_every_number_of_points() -> None:
    """D2."""
    assert {one.points for one in PIECES_OF.packs} == set(ARMIES)
    assert all(one.cost == one.points for one in PIECES_OF.packs)


def test_home_made_bases_grow_with_combat_and_protection() -> None:
    assert [base_for(one, 0) for one in (1, 4, 5, 8, 9)] == [1, 1, 2, 2, 3]
    assert [base_for(6, 5), base_for(7, 5), base_for(10, 5)] == [3, 4, 4]


def test_the_gargantuan_is_large_and_strong() -> None:
    one = PIECES_OF.gargantuan
    assert (one.speed, one.combat, one.protection, one.base, one.tail) == (2, 10, 5, 4, False)
    assert PIECES_OF.pteradon == 2


def spoiled(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """The faults of the data with that change in that file."""
    place = tmp_path / "dinowars"
    shutil.copytree(FOLDER, place)
    text = (place / file).read_text(encoding="utf-8")
    assert old in text
    (place / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return [str(one).removeprefix(str(place) + "/") for one in check([place / file], content.CHECKS)]


PACK = "packs/dark-side.yaml"
HOME = "template/my-pack.yaml"
FIRST = "scenarios/first-hunt.yaml"
TABLE = "tables/fen.tmx"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (HOME, "speed: 4", "speed: 5", "endoraptor has speed 5, expected 1 to 4: the nearest is 4"),
        (HOME, "stamina: 4", "stamina: 0", "endoraptor has stamina 0, expected 1 to 6: the nearest is 1"),
        (HOME, "combat: 4", "combat: 11", "endoraptor has combat 11, expected 1 to 10: the nearest is 10"),
        (HOME, "protection: 2", "protection: -1", "protection -1, expected 0 to 5: the nearest is 0"),
        (HOME, "silhouette: deinonychus", "silhouette: deinonichus", "`deinonychus` (did you mean that?)"),
        (HOME, "id: endoraptor", "id: triceratops", '"triceratops" is taken, expected a name of its own'),
        (HOME, "diet: carnivore", "diet: plants", "diet"),
        (PACK, "points: 56", "points: 40", "these animals cost 56 points, expected 40 at most"),
        (PACK, "points: 56", "points: 57", "points"),
        (PACK, "kind: ceratosaurus", "kind: ceratosaur", "`ceratosaurus` (did you mean that?)"),
        (PACK, "  - kind: ceratosaurus\n", "  - kind: ceratosaurus\n" * 6, "there are 9 animals, expected 2 to 8"),
        ("species.yaml", "id: allosaurus", "id: tyrannosaurus", '"tyrannosaurus" is taken'),
        ("species.yaml", "base: 3", "base: 5", "base"),
        ("table.yaml", "turns: 12", "turns: 0", "turns"),
        (FIRST, "open-plain", "open-plane", "`open-plain` (did you mean that?)"),
        (FIRST, "dark-side", "first-horns", "these packs have 40 and 56 points, expected the same"),
        (FIRST, "red-side", "red-sid", "`red-side` (did you mean that?)"),
        (TABLE, 'type="swamp"', 'type="swmp"', "the swmp number 1 has the class `swmp`, expected `swamp`"),
        (TABLE, 'width="48"', 'width="47"', "the table is 940 x 960 pixels, 20 an inch, expected 960 x 960"),
        (TABLE, 'id="1" type', 'id="1" rotation="20" type', "is turned by 20 degrees"),
        (TABLE, 'type="wood"', 'type="rock"', "lies in a deployment zone, expected 6 inches to each edge"),
        ("dinowars.tiled-project", '"swamp"', '"bog"', "the class `swamp` is missing"),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_what_was_expected(file: str, old: str, new: str, said: str, tmp_path: Path) -> None:
    """D2, D3, D52, and the bounds of packs."""
    faults = spoiled(tmp_path, file, old, new)
    assert any(said in one for one in faults), faults
    assert all(re.match(rf"{re.escape(file)}(:\d+)*: ", one) for one in faults)


def test_terrain_keeps_clear_of_the_centre(tmp_path: Path) -> None:
    """D52."""
    place = tmp_path / "moved.tmx"
    text = (FOLDER / TABLE).read_text(encoding="utf-8")
    place.write_text(re.sub(r'x="\d+" y="\d+"', 'x="480" y="400"', text, count=1), encoding="utf-8")
    with pytest.raises(ContentError, match="too near to the centre or to a marker"):
        read_field(place)


def test_too_few_pieces_are_refused(tmp_path: Path) -> None:
    """D52: six to ten; one that is wrong in itself is counted too."""
    text = (FOLDER / TABLE).read_text(encoding="utf-8")
    bare = re.sub(r"  <object .*?</object>\n", "", text, count=3, flags=re.DOTALL)
    bare = bare.replace('type="wood"', 'type="bog"', 1)
    (tmp_path / "bare.tmx").write_text(bare, encoding="utf-8")
    with pytest.raises(ContentError, match="there are 5 pieces of terrain, expected 6 to 10"):
        read_field(tmp_path / "bare.tmx")


def test_rectangles_and_ellipses_are_outlines_too(tmp_path: Path) -> None:
    text = (FOLDER / TABLE).read_text(encoding="utf-8")
    shapes = iter(["", "<ellipse/>"])

    def shaped(found: re.Match[str]) -> str:
        inner = next(shapes)
        return f'<object id="{found[1]}" type="wood" x="100" y="200" width="60" height="40">{inner}</object>'

    drawn = re.sub(r'<object id="(\d+)".*?</object>', shaped, text, count=2, flags=re.DOTALL)
    (tmp_path / "shapes.tmx").write_text(drawn, encoding="utf-8")
    rectangle, ellipse = read_field(tmp_path / "shapes.tmx").pieces[:2]
    assert rectangle.outline.points == ((500, 1000), (800, 1000), (800, 1200), (500, 1200))
    assert (650, 1000) in ellipse.outline.points
    assert (800, 1100) in ellipse.outline.points
    assert not ellipse.outline.holds(510, 1010)


def is_fair(field: Field) -> bool:
    """Whether the table is the same when it is turned around its centre."""
    turned = {frozenset((SIZE - x, SIZE - y) for x, y in one.outline.points) for one in field.pieces}
    return turned == {frozenset(one.outline.points) for one in field.pieces}


@pytest.mark.parametrize("field", PIECES_OF.fields, ids=lambda one: one.name)
def test_each_table_is_fair(field: Field) -> None:
    assert is_fair(field)


def test_no_two_tables_have_the_same_character() -> None:
    kinds = [tuple(sorted(piece.land for piece in one.pieces)) for one in PIECES_OF.fields]
    assert len(set(kinds)) == len(kinds) == 6


def test_tables_by_chance_are_fair_and_as_the_ruling_wants_them() -> None:
    """D52: six to ten pieces, the centre and the markers clear, no rock in a deployment zone."""
    for seed in range(1, 200):
        field = grown(seed)
        assert PIECES[0] <= len(field.pieces) <= PIECES[1]
        assert is_fair(field)
        assert not [one for piece in field.pieces for one in complaints(piece)]
        assert {Land.HILL, Land.ROCK, Land.WOOD} <= {piece.land for piece in field.pieces}
        assert not any(piece.outline.overlaps(x, y, CLEAR) for piece in field.pieces for x, y in CENTRES)
        for piece in field.pieces:
            if piece.land is Land.ROCK:
                assert all(STRIP <= part <= SIZE - STRIP for point in piece.outline.points for part in point)


def test_a_seed_grows_one_table_and_another_seed_another() -> None:
    grown.cache_clear()
    first = grown(7)
    grown.cache_clear()
    assert grown(7).pieces == first.pieces != grown(8).pieces


def test_each_edge_knows_its_depth_and_its_opposite() -> None:
    for edge in Edge:
        x, y = edge.along(1_000, 250)
        assert edge.depth(x, y) == 250
        assert edge.opposite.depth(x, y) == SIZE - 250
        assert edge.opposite.opposite is edge
        assert edge.beside in set(Edge) - {edge, edge.opposite}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"packs": ["dark-side", "first-horns"]}, "56 and of 40 points; both must have the same"),
        ({"packs": ["dark-side"]}, "a list of 2 packs"),
        ({"packs": ["dark-side", "nobody"]}, "a list of 2 packs"),
        ({"twist": "rain"}, "none, rolled, all"),
        ({"table": "moon"}, "random"),
        ({"turns": 0}, "one turn at least"),
        ({"turns": 9_999}, "1 to 1000"),
        ({"quake": "soft"}, "killed, downed"),
        ({"weather": 1}, "no option weather"),
        ({"turns": -1}, "turns is -1; it can be 1 to 1000"),
        ({"table": {"title": "Fen"}}, "table is {'title': 'Fen'}; it can be random"),
        ({"turns": {"title": "Ten"}}, "turns is {'title': 'Ten'}; it can be 1 to 1000"),
        ({"first": {}}, "The option first writes out a pack: `animals` is missing"),
        ({"points": 70, "packs": ["dark-side", "red-side"]}, "points is 70; the packs that are chosen have 56"),
        ({"points": 100, "first": "great-herd", "second": "dark-side"}, "of 100 and of 56 points"),
        ({"points": 60}, "40, 56, 70, 100"),
        ({"first": "first-horns"}, "40 and of 56 points; both must have the same"),
        ({"second": "nobody"}, "dark-side"),
    ],
)
def test_a_choice_that_is_none_is_refused(options: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        content.scenarios(FOLDER)["first-hunt"].with_options(options)


def test_packs_are_chosen_by_points_or_one_by_one() -> None:
    """D2."""
    first_hunt = content.scenarios(FOLDER)["first-hunt"]
    assert first_hunt.with_options({"points": 56}).packs == first_hunt.packs
    assert [one.points for one in first_hunt.with_options({"points": 100}).armies()] == [100, 100]
    assert first_hunt.with_options({"second": "wide-wings"}).packs == ("dark-side", "wide-wings")
    chosen = first_hunt.with_options({"points": 40, "first": "first-horns", "second": "first-horns"})
    assert chosen.packs == ("first-horns", "first-horns")


def test_choices_of_the_lobby_are_played() -> None:
    """D2, D41, D46."""
    options = {"packs": ["first-claws", "first-horns"], "twist": "quake", "quake": "downed", "turns": 3, "table": "fen"}
    found = content.scenarios(FOLDER)["first-hunt"].with_options(options)
    assert [one.points for one in found.armies()] == [40, 40]
    assert (found.twist, found.quake, found.turns, found.table) == ("quake", "downed", 3, "fen")
    assert found.seats() == (2,)
    assert max(MOST.values()) == 10
