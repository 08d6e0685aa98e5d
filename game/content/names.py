"""File names for what players call their saves: fit for every system, and no two that one system takes for one."""

import re
import sys
import unicodedata
from collections.abc import Collection

LONGEST = 100
"""Bytes of a name, so that with its ending it fits everywhere."""

_RESERVED = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)


def file_stem(name: str) -> str:
    """The name as that of a file, without an ending. Never empty."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(letter if _is_fit(letter) else "_" for letter in text)
    text = _cut(" ".join(text.split())).strip(" .")
    return f"_{text}" if not text or _RESERVED.fullmatch(text) else text


def free_stem(name: str, taken: Collection[str]) -> str:
    """The name as that of a file which none of the taken ones meets, upper and lower case being one."""
    stem, keys = file_stem(name), {key(one) for one in taken}
    number, candidate = 1, stem
    while key(candidate) in keys:
        number += 1
        candidate = f"{stem} ({number})"
    return candidate


def key(stem: str) -> str:
    """What two stems share if some system takes them for one."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", stem).casefold())


def _is_fit(letter: str) -> bool:
    try:
        letter.encode(sys.getfilesystemencoding())  # a system that is not set to UTF-8 has few letters
    except UnicodeEncodeError:
        return False
    return letter.isalnum() or letter in " -_.,!'()+&" or unicodedata.category(letter)[0] == "M"


def _cut(text: str) -> str:
    return text.encode("utf-8", "replace")[:LONGEST].decode("utf-8", "ignore")
