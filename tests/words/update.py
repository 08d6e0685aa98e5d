"""Brings `data/locale` in line with the sources: `python -m tests.words.update`. Then translate what it names."""

from __future__ import annotations

import sys

from tests.words.catalogues import TEMPLATE, compiled, entries, file_of, languages, read, template, update, write


def main() -> int:
    """Writes the template and all catalogues; 1 if a message lacks its translation."""
    fresh = template()
    write(TEMPLATE, fresh)
    missing = 0
    for language in languages():
        write(file_of(language, ".po"), update(language, fresh))
        catalogue = read(file_of(language, ".po"))
        file_of(language, ".mo").write_bytes(compiled(catalogue))
        for message in entries(catalogue).values():
            if not message.string or not all((message.string, *message.string)):
                missing += 1
                sys.stdout.write(
                    f"{language}: {message.id!r} ({', '.join(file for file, _line in message.locations)})\n"
                )
    sys.stdout.write(f"{len(entries(fresh))} messages, {missing} without a translation\n")
    return bool(missing)


if __name__ == "__main__":
    sys.exit(main())
