"""The version, as `--version` and the log tell it."""

VERSION = "0.1.0"
