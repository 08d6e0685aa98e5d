"""Each way a set-up can fail: status 2, one sentence with the remedy, no traceback, nothing on standard output."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.setup.checkout import Checkout, Started

_REFUSE = """
import os
_mkdir = os.mkdir
def mkdir(path, *more, **named):
    if os.fspath(path).startswith({folders!r}):
        raise OSError({errno}, os.strerror({errno}), os.fspath(path))
    return _mkdir(path, *more, **named)
os.mkdir = mkdir
"""


def test_no_venv_module(checkout: Checkout) -> None:
    started = checkout.start(**checkout.with_wrench("import sys\nsys.modules['ensurepip'] = None\n"))
    assert "apt install python3-venv" in _sentence(started)


def test_no_package_index(checkout: Checkout) -> None:
    started = checkout.start(PIP_FIND_LINKS=str(checkout.cache))
    assert "connect this computer to the network" in _sentence(started)


def test_no_network(checkout: Checkout) -> None:
    nobody = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "0"}
    started = checkout.start(PIP_FIND_LINKS="", **nobody)
    assert "connect this computer to the network" in _sentence(started)


def test_after_the_network_has_come_back_the_next_start_goes_on(checkout: Checkout) -> None:
    assert checkout.start(PIP_FIND_LINKS=str(checkout.cache)).status == 2
    assert checkout.start().status == 7


def test_a_package_without_a_build_for_this_python(checkout: Checkout) -> None:
    pins = checkout.root / "requirements.txt"
    pins.write_text(pins.read_text(encoding="utf-8").replace("3.32", "3.99"), encoding="utf-8")
    assert "Python 3.11, 3.12 or 3.13" in _sentence(checkout.start())


def test_in_a_read_only_folder_the_environment_lies_in_the_cache(checkout: Checkout) -> None:
    wrench = checkout.with_wrench(_REFUSE.format(folders=(str(checkout.root),), errno=30))
    first = checkout.start(**wrench)
    assert first.status == 7, first.err
    assert first.prefix.is_relative_to(checkout.cache / "ember-and-bone")
    again = checkout.start(**wrench)
    assert (again.status, again.prefix, again.err) == (7, first.prefix, "")


def test_neither_folder_nor_cache_can_be_written(checkout: Checkout) -> None:
    folders = (str(checkout.root), str(checkout.cache))
    started = checkout.start(**checkout.with_wrench(_REFUSE.format(folders=folders, errno=13)))
    assert "make one of them writable" in _sentence(started)


def test_disk_full_while_the_environment_is_made(checkout: Checkout) -> None:
    wrench = _REFUSE.format(folders=(str(checkout.venv / "lib"),), errno=28)
    assert "The disk is full" in _sentence(checkout.start(**checkout.with_wrench(wrench)))


def test_disk_full_while_packages_are_installed(furnished: Checkout) -> None:
    for left_behind in furnished.packages.glob("py*"):
        left_behind.rename(furnished.cache.with_name(left_behind.name))
    wrench = _REFUSE.format(folders=(str(furnished.packages),), errno=28)
    assert "The disk is full" in _sentence(furnished.start(**furnished.with_wrench(wrench)))


def test_packages_that_install_and_do_not_work(checkout: Checkout) -> None:
    checkout.pin("pyyaml", "6.0.4", "yaml", "raise ImportError('libyaml is missing')")
    assert "do not work (ImportError: libyaml is missing)" in _sentence(checkout.start())


def _sentence(started: Started) -> str:
    """The last line, once it is clear that all the rest is in order."""
    assert started.status == 2, started
    assert started.out == ""
    assert "Traceback" not in started.err
    *told, last = started.err.splitlines()
    assert all(re.match(r"Ember & Bone prepares|Installing \d+ packages|  \S", line) for line in told), told
    assert last.endswith(".")
    return last
