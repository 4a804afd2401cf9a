"""Files that users name: read whole, or refused in one sentence.

Stands beside the errors that commands print; knows no format.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from drivers.core.errors import ArgumentError

LARGEST_BYTES = 4 << 30


class BadInput(Exception):
    """What is wrong with the file that a command reads or writes: one sentence, without the file's name."""


def read_file(path: Path, what: str) -> bytes:
    """The bytes of a file that is `what` ("code object"). Raises ArgumentError.

    A device or pipe has no end or waits for a writer, and is refused.
    """
    try:
        if path.exists() and not path.is_dir() and not path.is_file():
            raise ArgumentError(f"{what} {path} is a device or a pipe, not a file")
        size = os.stat(path).st_size
        if size > LARGEST_BYTES:
            raise ArgumentError(f"{what} {path} has {size:,} bytes; {LARGEST_BYTES:,} at most")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        if isinstance(error, ArgumentError):
            raise
        raise ArgumentError(f"{what} {path}: {getattr(error, 'strerror', None) or error}") from None


def read_input(name: str) -> bytes:
    """The bytes of a command's input file, `-` for the standard input. Raises BadInput."""
    try:
        return sys.stdin.buffer.read() if name == "-" else read_file(Path(name), "input")
    except ArgumentError as error:
        raise BadInput(str(error).removeprefix(f"input {name}: ")) from None


def read_assembly(name: str) -> str:
    """The text that an assembler is given. Raises BadInput."""
    try:
        return read_input(name).decode()
    except UnicodeDecodeError as error:
        raise BadInput("not a text file; did you mean dis?") from error


def write_output(name: str, data: bytes) -> None:
    """Write a command's output file. Raises BadInput."""
    try:
        Path(name).write_bytes(data)
    except OSError as error:
        raise BadInput(f"{name}: {error.strerror}") from error
