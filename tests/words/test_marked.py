"""Words that go to a player are marked for translation, where they are spoken and not when a module is imported."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from tests.words.extract import ROOT, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

WORDS = {
    "Answer": (0,), "Button": (1, 2), "Choice": (2,), "Complaint": (1,), "Dialog": (0, 1), "IllegalCommand": (0,),
    "Label": (2,), "Message": (0, 1), "Say": (0,), "Slider": (2,), "Toggle": (2,), "Writing": (0,),
    "disable": (0,), "enable": (1,), "heading": (1,), "put": (1,), "reading": (1, 2), "refuse": (0,), "say": (0,),
    "set_words": (0,), "told": (0, 1), "words": (0,),
}  # fmt: skip
"""By what is called: which arguments a player reads."""
FAULTS = {
    "Fault": (1, 2), "_error": (1, 2), "_refuse": (0, 1), "at": (1, 2), "error": (0, 1), "fault_at": (2, 3),
}  # fmt: skip
"""The same for what is wrong in a file, and what was expected."""
KEPT = {"what", "expected", "remedy"}
"""Names under which such words are kept until they are told."""
NAMED = {"words", "title", "tip", "hint", "placeholder", "reason", "text"}
"""Arguments by name that a player reads, whatever is called."""
SPOKEN = re.compile(r"[^\W\d_]{3,}")
"""Three letters in a row are a word; shorter ones are the names of keys and places."""
SCENES = ("game/ui", "game/screens", "game/*/view")
NOW = {"_", "several"}
OURS = {"EMBER", "BONE", "EMBER & BONE", "Ember & Bone", "UTF-8", "false", "tag"}
"""Names that are the same everywhere, and what is only measured."""


def _modules(*folders: str) -> list[Path]:
    return sorted({file for folder in folders for top in ROOT.glob(folder) for file in top.rglob("*.py")})


def _unmarked(source: str, told: Mapping[str, Sequence[int]] = WORDS) -> Iterator[tuple[int, str]]:
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call):
            spots = told.get(name_of(call), ())
            read = [argument for n, argument in enumerate(call.args) if n in spots]
            read += [given.value for given in call.keywords if given.arg in NAMED]
            for argument in read:
                yield from ((argument.lineno, text) for text in _literals(argument))


def _kept(source: str) -> Iterator[tuple[int, str]]:
    """Words that wait under one of the names KEPT."""
    for kept in ast.walk(ast.parse(source)):
        if isinstance(kept, ast.Assign) and any(isinstance(one, ast.Name) and one.id in KEPT for one in kept.targets):
            yield from ((kept.lineno, text) for text in _literals(kept.value))


def _literals(argument: ast.expr) -> Iterator[str]:
    """The words of an expression that are neither translated nor somebody else's."""
    match argument:
        case ast.Constant(value=str(text)) if SPOKEN.search(text) and text not in OURS and not text.startswith("icon-"):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from _literals(part)
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from (*_literals(one), *_literals(other))
        case ast.BoolOp(values=several):
            for value in several:
                yield from _literals(value)


def _early(source: str) -> Iterator[int]:
    """Lines where a text is translated as the module is imported, and so in the wrong language."""
    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NOW:
            yield node.lineno
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [*node.decorator_list, *node.args.defaults, *(one for one in node.args.kw_defaults if one)]
        elif not isinstance(node, ast.Lambda):
            waiting += ast.iter_child_nodes(node)


@pytest.mark.parametrize("file", _modules(*SCENES), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_words_reach_a_player_unmarked(file: Path) -> None:
    found = [f"{file.relative_to(ROOT)}:{line}: {text!r}" for line, text in _unmarked(file.read_text(encoding="utf-8"))]
    assert found == []


def test_every_reason_of_the_rules_is_marked() -> None:
    files = _modules("game/core", "game/wrath")
    found = [f"{file.name}:{line}: {text!r}" for file in files for line, text in _unmarked(file.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize("folder", ["game/content", "game/wrath"])
def test_what_is_wrong_in_a_file_is_marked(folder: str) -> None:
    sources = [(file.name, file.read_text(encoding="utf-8")) for file in _modules(folder)]
    found = [(name, one) for name, source in sources for one in (*_unmarked(source, FAULTS), *_kept(source))]
    assert found == []


def test_this_finds_what_is_wrong_in_a_file_and_unmarked() -> None:
    source = (
        'what = f"{n} is wrong"\nraise ContentError.at(place, what, "another" if n else "less")\none.error("gone")\n'
    )
    assert list(_kept(source)) == [(1, " is wrong")]
    assert sorted(text for _line, text in _unmarked(source, FAULTS)) == ["another", "gone", "less"]


def test_nothing_is_translated_at_import() -> None:
    files = _modules("game")
    found = [f"{file.relative_to(ROOT)}:{line}" for file in files for line in _early(file.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('Button("back", box, "Back", Pop)', ["Back"]),
        ('Button("back", box, _("Back"), Pop)', []),
        ('toast.say(f"{name} rolls")', [" rolls"]),
        ('toast.say(_("{name} rolls").format(name=name))', []),
        ('Field("seed", tip="All chance" if on else "")', ["All chance"]),
        ('out.disable("Not " + _("now"))', ["Not "]),
        ('Label("x", box, "RT")', []),
        ('raise IllegalCommand("Never.")', ["Never."]),
    ],
)
def test_this_finds_what_is_unmarked(source: str, found: list[str]) -> None:
    assert [text for _line, text in _unmarked(source)] == found


def test_this_finds_what_is_translated_at_import() -> None:
    source = (
        'A = _("a")\nclass B:\n    c = several("d", "e", 2)\ndef f(g=_("h")):\n    return _("i")\nj = lambda: _("k")\n'
    )
    assert sorted(_early(source)) == [1, 3, 4]
