"""Refuse an interpreter that is too old before anything is installed. Runs on any Python 3."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this file runs on whatever `python3` is)
    found = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"doorbell needs Python 3.11 or newer, found {found}; name one: make PYTHON=python3.12 setup")
