"""Packs as people write them: what is wrong with a bad one, where, and what would be right; drafts and own files."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.content.faults import ContentError
from game.content.matchfile import dump_match, parse_match
from game.content.nodes import node_of
from game.content.writing import dump
from game.dinowars import content, drafts
from game.dinowars.kinds import ARMIES, COATS, LEAST, MOST, Pack
from game.dinowars.own_packs import PackFolder, open_folder, own_packs, told
from game.dinowars.packing import pack, pack_of, written, wrongs
from game.playing import open_file
from game.ui.coats import COATS as DYES

if TYPE_CHECKING:
    from pathlib import Path

PIECES = content.pieces(content.folder())
KNOWN = PIECES.kinds
HOMEMADE = (
    "title: Mine\npoints: {points}\nhomemade:\n"
    "  - {{id: endo, title: Endo, diet: carnivore, speed: {speed}, stamina: {stamina}, combat: {combat}, protection: 2,"
    " silhouette: {silhouette}{more}}}\nanimals:\n  - kind: endo\n  - kind: triceratops\n"
)


def _file(folder: Path, **values: object) -> Path:
    usual = {"points": 56, "speed": 4, "stamina": 4, "combat": 4, "silhouette": "deinonychus", "more": ""}
    path = folder / "mine.yaml"
    path.write_text(HOMEMADE.format(**(usual | values)), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("wrong", "line", "told_as"),
    [
        ({"speed": 5}, 4, "endo has speed 5, expected 1 to 4: the nearest is 4"),
        ({"stamina": 0}, 4, "endo has stamina 0, expected 1 to 6: the nearest is 1"),
        ({"combat": 14}, 4, "endo has combat 14, expected 1 to 10: the nearest is 10"),
        ({"points": 40, "combat": 10, "stamina": 6, "speed": 4, "more": ", tail: true, flies: true"}, 6,
         "these animals cost 39 points"),
        ({"silhouette": "deinonychos"}, 4, 'there is no silhouette "deinonychos", expected `deinonychus`'),
        ({"silhouette": "unicorn"}, 4, "the id of a species, whose picture it wears"),
        ({"more": ", colour: puce"}, 4, "colour"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_told_by_line_and_with_the_nearest_legal_value(
    tmp_path: Path, wrong: dict[str, object], line: int, told_as: str
) -> None:
    path = _file(tmp_path, **wrong)
    if "cost" in told_as:
        path.write_text(path.read_text(encoding="utf-8") + "  - kind: gallimimus\n", encoding="utf-8")
        told_as = "these animals cost 50 points, expected 40 at most, or `points: 56`"
    with pytest.raises(ContentError) as error:
        pack(path, KNOWN)
    fault = error.value.faults[0]
    assert told_as in fault.reason
    assert abs(fault.place.line - line) <= 1
    assert f"mine.yaml, line {fault.place.line}, column {fault.place.column}: {fault.what}" in told(fault)


def test_of_too_dear_a_pack_the_nearest_that_would_do_is_told_and_does() -> None:
    dear = {"title": "Dear", "points": 40, "animals": [{"kind": "tyrannosaurus"}] * 3}
    with pytest.raises(ContentError, match="cost 51 points, expected 40 at most, or `points: 56`"):
        pack_of(node_of(dear, "dear"), "dear", KNOWN)
    assert pack_of(node_of(dear | {"points": 56}, "dear"), "dear", KNOWN).cost == 51
    too_dear = {"title": "Dear", "points": 100, "animals": [{"kind": "tyrannosaurus"}] * 7}
    with pytest.raises(ContentError, match=r"cost 119 points, expected 100 at most$"):
        pack_of(node_of(too_dear, "dear"), "dear", KNOWN)


def test_of_a_home_made_kind_that_costs_too_much_the_number_is_told_that_fits(tmp_path: Path) -> None:
    path = _file(tmp_path, points=40, combat=10, stamina=6)
    path.write_text(path.read_text(encoding="utf-8") + "  - kind: deinonychus\n", encoding="utf-8")
    with pytest.raises(
        ContentError, match="cost 48 points, expected 40 at most; with combat 2 instead of 10, Endo fits"
    ):
        pack(path, KNOWN)
    path.write_text(path.read_text(encoding="utf-8").replace("combat: 10", "combat: 2"), encoding="utf-8")
    assert pack(path, KNOWN).cost == 40


@pytest.mark.parametrize(("heads", "nearest"), [(1, 2), (9, 8)])
def test_too_few_and_too_many_animals_are_told(heads: int, nearest: int) -> None:
    document = {"title": "Many", "points": 100, "animals": [{"kind": "gallimimus"}] * heads}
    with pytest.raises(ContentError, match=f"the nearest is {nearest}"):
        pack_of(node_of(document, "many"), "many", KNOWN)


def test_every_ready_pack_is_the_same_when_it_is_written_and_read_again() -> None:
    for one in PIECES.packs:
        assert pack_of(node_of(written(one, KNOWN), "again"), one.name, KNOWN) == one


def test_a_home_made_pack_is_the_same_when_it_is_written_and_read_again(tmp_path: Path) -> None:
    own = pack(_file(tmp_path, more=", colour: plum, tail: true"), KNOWN)
    assert own.members[0].kind.colour == "plum"
    again = tmp_path / "again.yaml"
    again.write_text(dump(written(own, KNOWN)), encoding="utf-8")
    assert replace(pack(again, KNOWN), name=own.name) == own


def test_the_colours_of_the_files_are_those_that_can_be_dyed() -> None:
    assert ("", *DYES) == COATS


# -- drafts -----------------------------------------------------------------------------------------------------------


def _draft() -> Pack:
    fresh = drafts.fresh("Mine", KNOWN)
    return drafts.made_own(fresh, 0, KNOWN)


def test_an_animal_of_ones_own_begins_with_the_numbers_it_had_and_alone() -> None:
    draft = _draft()
    old, own = draft.members[1].kind, draft.members[0].kind
    assert [getattr(own, stat) for stat in MOST] == [getattr(old, stat) for stat in MOST]
    assert own.name != old.name
    assert own.silhouette == old.name
    assert wrongs(draft, KNOWN) == []


def test_the_id_of_a_home_made_kind_follows_its_title_and_takes_no_other() -> None:
    draft = drafts.renamed(_draft(), 0, "Sky Rider", KNOWN)
    assert (draft.members[0].kind.title, draft.members[0].kind.name) == ("Sky Rider", "sky-rider")
    assert drafts.renamed(draft, 0, "Triceratops", KNOWN).members[0].kind.name == "triceratops-2"
    assert drafts.renamed(draft, 0, "Sky Rider", KNOWN) == draft
    assert wrongs(drafts.renamed(draft, 0, "W" * 40, KNOWN), KNOWN) == []
    assert wrongs(drafts.renamed(draft, 0, "1" * 40, KNOWN), KNOWN) == []


def test_all_animals_of_a_home_made_kind_change_together() -> None:
    draft = drafts.added(_draft(), _draft().members[0].kind)
    changed = drafts.changed(draft, 0, combat=1)
    assert [one.kind.combat for one in changed.members] == [1, draft.members[1].kind.combat, 1]
    assert changed.members[0].kind.base < draft.members[0].kind.base, "its base follows combat and protection"


def test_too_dear_a_pack_names_the_number_that_fits_and_that_number_does() -> None:
    draft = drafts.changed(replace(_draft(), points=40), 0, combat=10, stamina=6, protection=5)
    dear = drafts.added(draft, draft.members[0].kind)
    assert drafts.left(dear) < 0
    for stat in drafts.STATS:
        most = drafts.most_that_fits(dear, 0, stat)
        for value in range(LEAST[stat], MOST[stat] + 1):
            fits = drafts.left(drafts.changed(dear, 0, **{stat: value})) >= 0
            assert fits == (most is not None and value <= most)


def test_the_remedy_looks_at_what_was_changed_last() -> None:
    dear = drafts.changed(replace(_draft(), points=40), 0, combat=10, stamina=6, protection=5, speed=4)
    assert drafts.left(dear) == -2
    assert "stamina 4 instead of 6" in drafts.remedy(dear, 0, "stamina")
    assert "combat 8 instead of 10" in drafts.remedy(dear, 0, "combat")
    assert drafts.remedy(replace(dear, points=20), 0, "combat") == drafts.less()


@pytest.mark.parametrize(
    ("title", "found"), [("Endo Raptor!", "endo-raptor"), ("Ñandú", "nandu"), ("暴龙", "own"), ("7up", "own-7up")]
)
def test_a_title_in_any_letters_gives_an_id(title: str, found: str) -> None:
    assert drafts.id_of(title, ()) == found
    assert drafts.id_of(title, {found}) == f"{found}-2"


# -- files of one's own -----------------------------------------------------------------------------------------------


def test_packs_of_ones_own_are_kept_listed_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path))
    folder, notice = open_folder(KNOWN)
    assert notice == ""
    path = folder.save(_draft())
    assert path.parent == tmp_path / "packs"
    again = folder.save(_draft())
    assert again != path, "nothing is overwritten unasked"
    folder.save(replace(_draft(), title="Another"), path)
    assert [one.pack.title for one in folder.listed() if one.pack] == ["Another", "Mine"]
    assert [one.path for one in own_packs(KNOWN)] == [path, again]
    folder.delete(folder.listed()[0])
    assert [one.path for one in folder.listed()] == [again]
    assert not list(folder.folders[0].glob("*.tmp"))


def test_a_bad_file_is_listed_with_its_line_and_no_pack(tmp_path: Path) -> None:
    folder = PackFolder([tmp_path], KNOWN)
    _file(tmp_path, speed=9)
    (tmp_path / "broken.yaml").write_text("title: [\n", encoding="utf-8")
    listed = {one.path.name: one for one in folder.listed()}
    assert listed["mine.yaml"].pack is None
    assert "mine.yaml, line 4" in listed["mine.yaml"].wrong
    assert "the nearest is 4" in listed["mine.yaml"].wrong
    assert "broken.yaml, line" in listed["broken.yaml"].wrong


def test_a_pack_from_elsewhere_is_copied_and_a_bad_one_is_not(tmp_path: Path) -> None:
    folder = PackFolder([tmp_path / "packs"], KNOWN)
    folder.bring_in(_file(tmp_path))
    assert [one.pack.title for one in folder.listed() if one.pack] == ["Mine"]
    with pytest.raises(ContentError):
        folder.bring_in(_file(tmp_path, speed=9))
    assert len(folder.listed()) == 1


# -- match files ------------------------------------------------------------------------------------------------------


def test_a_match_with_packs_of_ones_own_needs_no_other_file(tmp_path: Path) -> None:
    own = replace(pack(_file(tmp_path, more=", colour: jade"), KNOWN), points=56)
    text = (
        "format: 1\ngame: dinowars\nscenario: first-hunt\nseats: [random, random]\nseed: 3\noptions:\n  packs:\n"
        "    - fast-hunters\n    - " + dump(written(own, KNOWN)).replace("\n", "\n      ").rstrip() + "\n"
    )
    file = parse_match(text, "mine")
    match = open_file(file)
    armies = match.state.box.scenario.armies()
    assert armies[0].name == "fast-hunters"
    assert armies[1].members == own.members
    assert parse_match(dump_match(file), "again").options == file.options
    assert open_file(parse_match(dump_match(file), "again")).state == match.state


def test_a_bad_pack_in_a_match_file_is_refused_in_one_sentence() -> None:
    bad = {"title": "Bad", "points": 56, "animals": [{"kind": "triceratops"}]}
    with pytest.raises(ValueError, match="there are 1 animals, expected 2 to 8: the nearest is 2"):
        content.scenarios(content.folder())["first-hunt"].with_options({"packs": [bad, "fast-hunters"]})


def test_packs_may_have_four_sizes() -> None:
    for points in ARMIES:
        assert wrongs(replace(drafts.fresh("Mine", KNOWN[-1:] + KNOWN), points=points), KNOWN) == []


@pytest.mark.parametrize("title", ["   ", "\u200b", "one\ntwo", "a\u2028b", "\u202eback to front", "a\u0007"])
@pytest.mark.parametrize("of", ["pack", "animal"])
def test_a_title_that_is_not_seen_or_bends_its_line_is_refused(title: str, of: str) -> None:
    with pytest.raises(ContentError, match="one line of text with something to see"):
        pack_of(node_of(_titled(title, of), "mine"), "mine", KNOWN)


@pytest.mark.parametrize(
    "title", ["\u0633\u0644\u0627\u0645", "\U0001f996", "\u05e9\u05dc\u05d5\u05dd", "!", "x" * 400]
)
def test_any_writing_is_a_title(title: str) -> None:
    assert pack_of(node_of(_titled(title, "animal"), "mine"), "mine", KNOWN).members[0].kind.title == title


def _titled(title: str, of: str) -> dict[str, object]:
    numbers = {"speed": 1, "stamina": 1, "combat": 1, "protection": 0, "silhouette": "triceratops"}
    kind = {"id": "own", "title": title if of == "animal" else "Own", "diet": "herbivore", **numbers}
    animals = [{"kind": "own"}, {"kind": "own"}]
    return {"title": title if of == "pack" else "Mine", "points": 40, "homemade": [kind], "animals": animals}
