"""Refuse an interpreter that is too old before anything is installed. Runs on any Python 3, before .venv exists."""

import sys

if sys.version_info < (3, 11):
    found = ".".join(map(str, sys.version_info[:3]))
    sys.exit(f"doorbell needs Python 3.11 or newer, found {found}; name one: make PYTHON=python3.12 setup")
