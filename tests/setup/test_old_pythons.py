from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys

import pytest

from tests.setup.checkout import ROOT

_FILES = ("main.py", "tests/run.py")
_OLD = ("python2", "python2.7", *(f"python3.{minor}" for minor in range(3, 11)))
_NEW_SYNTAX = (
    ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef, ast.AsyncWith, ast.Await, ast.Starred,
    ast.Nonlocal, ast.YieldFrom, ast.TryStar,
)  # fmt: skip


@pytest.mark.parametrize("name", _FILES)
def test_an_old_python_can_read(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.isascii()
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, _NEW_SYNTAX), f"{name}:{getattr(node, 'lineno', 0)}"
        assert getattr(node, "annotation", None) is None
        assert getattr(node, "returns", None) is None
        assert not getattr(node, "kwonlyargs", None)


@pytest.mark.parametrize("name", _FILES)
def test_an_old_python_says_that_it_is_too_old(name: str) -> None:
    for python in _old_pythons():
        done = subprocess.run([python, ROOT / name], capture_output=True, encoding="utf-8", check=False)
        assert (done.returncode, done.stdout) == (2, ""), python
        assert re.fullmatch(r".* Python 3\.11 or newer, and this is [23]\.\d+: install .*\.\n", done.stderr), python


@pytest.mark.parametrize("name", _FILES)
def test_the_version_is_looked_at_before_anything_else_is_imported(name: str) -> None:
    """This holds on machines without an old Python too: told that it is 3.10, a new one gives the same sentence."""
    code = f"""
import sys
code = compile(open({name!r}, encoding="utf-8").read(), {name!r}, "exec")
sys.version_info = (3, 10, 1)
sys.path.clear()
sys.meta_path.clear()
exec(code, {{"__name__": "__main__", "__file__": {name!r}}})
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "and this is 3.10: install" in done.stderr


def _old_pythons() -> list[str]:
    found = [path for path in map(shutil.which, _OLD) if path]
    return [
        path for path in found if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0
    ]
