"""Files that users name: read whole, or refused in one sentence.

Stands beside the errors that commands print; knows no format.
"""

from __future__ import annotations

import os
from pathlib import Path

from drivers.core.errors import ArgumentError

LARGEST_BYTES = 4 << 30


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
