"""Who may import whom: the house's one-way law, read off the syntax trees."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HOUSE = {"core", "content", "ui", "screens", "cli", "setup"}
GAMES = sorted(
    folder.name
    for folder in (ROOT / "game").iterdir()
    if (folder / "__init__.py").exists() and folder.name not in HOUSE
)

PARSERS = {"yaml", "pydantic", "pydantic_core", "platformdirs"}
DRAWING = {"pygame", "pytmx"}
RULES = {f"game.{game}" for game in GAMES}
VIEWS = {f"game.{game}.view" for game in GAMES}


def _law() -> dict[str, set[str]]:
    """By layer: what it may import besides itself and the standard library. The longest name that fits counts."""
    law = {
        "main": {"game.setup", "game.cli"},
        "game": set[str](),
        "game.version": set(),
        "game.setup": set(),
        "game.core": set(),
        "game.content": {"game.core", *PARSERS},
        "game.shelf": {"game.core", "game.content", *RULES},
        "game.playing": {"game.core", "game.content", "game.shelf"},
        "game.thinker": {"game.core", "game.content", "game.shelf"},
        "game.ui": {"game.core", "game.content.paths", *DRAWING},
        "game.cli": {"game.core", "game.content", "game.shelf", "game.playing", "game.version", "game.screens"},
        "game.screens": {
            "game.core", "game.content", "game.shelf", "game.playing", "game.thinker", "game.version", "game.ui",
            "game.cli.options", "game.cli.faults",
            "platformdirs", *RULES, *VIEWS, *DRAWING,
        },
    }  # fmt: skip
    for game in GAMES:
        law[f"game.{game}"] = {"game.core", "game.content", "pydantic"}
        law[f"game.{game}.view"] = {f"game.{game}", "game.core", "game.ui", *DRAWING}
    return law


LAW = _law()
FILES = [*sorted((ROOT / "game").rglob("*.py")), ROOT / "main.py"]


def test_there_is_something_to_look_at() -> None:
    assert "wrath" in GAMES
    assert {_layer(_name(file)) for file in FILES} >= {"main", "game.core", "game.content", "game.wrath", "game.ui"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_module_imports_only_what_its_layer_may(file: Path) -> None:
    name = _name(file)
    layer = _layer(name)
    allowed = LAW[layer] | {layer}
    for imported, line in _imports(file, name):
        assert _may(imported, layer, allowed), f"{file.relative_to(ROOT)}:{line}: {layer} imports {imported}"


@pytest.mark.parametrize(
    ("importer", "imported", "legal"),
    [
        ("game.core.match", "yaml", False),
        ("game.core.match", "random", True),
        ("game.content.check", "game.wrath.land", False),
        ("game.wrath.rules", "game.wrath.state", True),
        ("game.wrath.rules", "pygame", False),
        ("game.wrath.rules", "game.wrath.view.board", False),
        ("game.wrath.rules", "game.ui.theme", False),
        ("game.wrath.view.board", "game.wrath.state", True),
        ("game.wrath.view.board", "game.screens.play", False),
        ("game.ui.theme", "game.wrath", False),
        ("game.shelf", "game.wrath.view", False),
        ("game.cli.run", "pygame", False),
        ("game.screens.doors", "game.wrath.view", True),
    ],
)
def test_the_law_says(importer: str, imported: str, *, legal: bool) -> None:
    layer = _layer(importer)
    assert _may(imported, layer, LAW[layer] | {layer}) is legal


def test_all_that_bots_and_rules_need_is_imported_without_pygame() -> None:
    modules = [
        _name(file) for file in FILES if _layer(_name(file)) in {"game.shelf", "game.playing", "game.thinker", *RULES}
    ]
    code = "import sys, importlib; sys.modules['pygame'] = None; [importlib.import_module(m) for m in sys.argv[1:]]"
    done = subprocess.run([sys.executable, "-c", code, *modules], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def _may(imported: str, layer: str, allowed: set[str]) -> bool:
    top = imported.partition(".")[0]
    if top in sys.stdlib_module_names:
        return True
    if top != "game":
        return top in allowed
    # A view lies in its game's folder and is a layer of its own.
    return _layer(imported) in allowed or any(_within(imported, one) for one in allowed - RULES - {layer})


def _layer(name: str) -> str:
    return max((layer for layer in LAW if _within(name, layer)), key=len)


def _within(name: str, layer: str) -> bool:
    return name == layer or name.startswith(layer + ".")


def _name(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imports(file: Path, name: str) -> list[tuple[str, int]]:
    found = []
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(whole, node.lineno) for whole in _from(node, package)]
    return found


def _from(node: ast.ImportFrom, package: str) -> list[str]:
    """`from game import wrath` imports a module, `from game.core.words import _` a name of one."""
    start = node.module or ""
    if node.level:
        up = package.split(".")[: len(package.split(".")) - node.level + 1]
        start = ".".join([*up, start]).rstrip(".")
    path = ROOT / start.replace(".", "/")
    return [f"{start}.{alias.name}" if path.is_dir() else start for alias in node.names]
