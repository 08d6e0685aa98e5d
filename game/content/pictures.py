"""Which pictures of the art's manifest are there."""

import json
from pathlib import Path
from typing import Final

MANIFEST: Final = "manifest.json"


def missing_pictures(folder: Path) -> list[str]:
    """The files in that folder that its manifest names and that are not there, in its order. Raises nothing.

    A manifest that cannot be read is itself what is missing.
    """
    try:
        named = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        files = [str(one["file"]) for one in named.values()]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return [MANIFEST]
    return [file for file in dict.fromkeys(files) if not (folder / file).is_file()]
