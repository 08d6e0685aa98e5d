"""A checkout in miniature: the real main.py and set-up, pins of a few tiny wheels, a game that says where it runs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_GAME = """
import json, sys
def main(arguments):
    print(json.dumps({"prefix": sys.prefix, "arguments": arguments, "flags": sys.flags.optimize}))
    return 7
"""

_WHEELS = {
    "pygame_ce": ("pygame", "IS_CE = 1"),
    "pytmx": ("pytmx", ""),
    "pyyaml": ("yaml", ""),
    "pydantic": ("pydantic", ""),
    "platformdirs": ("platformdirs", ""),
}
_PINS = "# tiny\npygame-ce==2.5.8\nPyTMX==3.32\nPyYAML==6.0.4\npydantic==2.14.4\n\nplatformdirs==4.14.8\n"
_QUICK_PIP = """
import sys
if "venv" in sys.orig_argv:
    import pathlib, shutil, venv
    def copy(_builder, context):
        packages = next(pathlib.Path(context.env_dir).glob("lib/python*/site-packages"))
        for part in pathlib.Path({packages!r}).glob("pip*"):
            shutil.copytree(part, packages / part.name)
    venv.EnvBuilder._setup_pip = copy
"""
_OURS = ("EMBER_", "PIP_", "PYTHON", "XDG_", "VIRTUAL_ENV")


@dataclass(frozen=True)
class Checkout:
    """A folder to start the game in, and where its wheels and the person's cache are."""

    root: Path
    wheels: Path
    cache: Path
    quick: Path | None = None
    """Packages to copy pip from: making it takes seconds, and one test that waits for it is enough."""

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def packages(self) -> Path:
        return next(self.venv.glob("lib/python*/site-packages"))

    def command(self, *arguments: str) -> list[str]:
        base = getattr(sys, "_base_executable", sys.executable)
        return [base, "-O", str(self.root / "main.py"), *arguments]

    def environment(self, **more: str) -> dict[str, str]:
        """No network, no settings of the person's own."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
        return kept | {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_COMPILE": "1",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "XDG_CACHE_HOME": str(self.cache),
            **({} if "PYTHONPATH" in more else self.with_wrench("")),
            **more,
        }

    def start(self, *arguments: str, **more: str) -> Started:
        done = subprocess.run(
            self.command(*arguments), env=self.environment(**more), capture_output=True, encoding="utf-8", check=False
        )
        return Started(done.returncode, done.stdout, done.stderr)

    def with_wrench(self, wrench: str) -> dict[str, str]:
        """Code that every Python of the next start runs first, to break the machine it runs on."""
        folder = self.root.parent / "wrench"
        folder.mkdir(exist_ok=True)
        quick = _QUICK_PIP.format(packages=str(self.quick)) if self.quick else ""
        (folder / "sitecustomize.py").write_text(quick + wrench, encoding="utf-8")
        return {"PYTHONPATH": str(folder)}

    def pin(self, name: str, version: str, module: str, text: str = "") -> None:
        """Offer another wheel."""
        _wheel(self.wheels, name, version, module, text)


@dataclass(frozen=True)
class Started:
    status: int
    out: str
    err: str

    @property
    def prefix(self) -> Path:
        """The environment that the game ran in."""
        return Path(json.loads(self.out)["prefix"])


def make(folder: Path, quick: Path | None = None) -> Checkout:
    checkout = Checkout(folder / "checkout", folder / "wheels", folder / "cache", quick)
    (checkout.root / "game" / "cli").mkdir(parents=True)
    checkout.wheels.mkdir()
    shutil.copy(ROOT / "main.py", checkout.root)
    shutil.copytree(ROOT / "game" / "setup", checkout.root / "game" / "setup")
    (checkout.root / "game" / "__init__.py").write_text("", encoding="utf-8")
    (checkout.root / "game" / "cli" / "__init__.py").write_text("", encoding="utf-8")
    (checkout.root / "game" / "cli" / "main.py").write_text(_GAME, encoding="utf-8")
    (checkout.root / "requirements.txt").write_text(_PINS, encoding="utf-8")
    for line in _PINS.splitlines():
        name, _, version = line.partition("==")
        if version:
            wheel = name.lower().replace("-", "_")
            _wheel(checkout.wheels, wheel, version, *_WHEELS[wheel])
    return checkout


def _wheel(folder: Path, name: str, version: str, module: str, text: str) -> None:
    info = f"{name}-{version}.dist-info"
    files = {
        f"{module}/__init__.py": text,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        for path, words in (files | {f"{info}/RECORD": record}).items():
            wheel.writestr(path, words)
