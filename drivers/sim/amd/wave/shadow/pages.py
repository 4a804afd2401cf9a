"""The pages of the shadow: rows of dwords, and entries of lines that were touched as a whole.

Their layout is `layout`'s; compiled code reads and writes them; here they are numpy arrays. Knows
no order and no race.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.sim.amd.wave.shadow.layout import BLOCK_BITS, BLOCKS, LINE_BITS, LINES, PAGE_BYTES, SHADOW_BYTES

Row = np.ndarray[Any, np.dtype[np.uint32]]
ROWS = ("writer", "wrote", "reader", "read_at", "filled")
SITE_ROW = {"writer": "wrote", "reader": "read_at"}


class Page:
    """Rows of the shadow of 64 KiB."""

    def __init__(self) -> None:
        self.words: Row = np.zeros(SHADOW_BYTES // 4, np.uint32)
        self.rows = {
            name: self.words[index * PAGE_BYTES // 4 : (index + 1) * PAGE_BYTES // 4]
            for index, name in enumerate(ROWS)
        }
        self.blocks = self.words[BLOCKS // 4 :][: PAGE_BYTES >> BLOCK_BITS]
        self.lines = self.words[LINES // 4 :][: 4 * (PAGE_BYTES >> LINE_BITS)].reshape(-1, 4)

    @property
    def address(self) -> int:
        found: int = self.words.ctypes.data
        return found

    def note_writer(self, low: int, high: int, epoch: int) -> None:
        """The blocks of dwords `low` to `high` hold something that `epoch` wrote."""
        self.blocks[low >> BLOCK_BITS - 2 : (high - 1 >> BLOCK_BITS - 2) + 1] = epoch

    def spread(self, low: int, high: int) -> None:
        """The rows of dwords `low` to `high` become true: see `native/shadow/lines.h`."""
        dwords = 1 << LINE_BITS - 2
        first = low // dwords
        lines = self.lines[first : -(-high // dwords)]
        whole = np.flatnonzero(lines[:, 3] & 15 == 15)
        if len(whole):
            for index, name in enumerate(ROWS[:4]):
                self.rows[name].reshape(-1, dwords)[first + whole] = lines[whole, index][:, None]
            lines[whole] = 0
