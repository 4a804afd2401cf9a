"""How much memory a card's page tables map, read from the card itself: the tables lie in its memory.

Nothing is asked of the owner and nothing is written. A page that two address spaces map counts once.
Source of the entry layout: `autogen.amd.vm`; of the walk: firmware_notes/gmc.md.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from autogen.amd.vm import LEVEL_BITS, LEVELS, PAGE_SHIFT, Pte, PteGfx12
from drivers.amd.am.board import Board
from drivers.core.errors import ArgumentError
from drivers.core.pagetable import GFX12, TABLE_BYTES

VMIDS = range(1, 16)  # 0 is the card's own
VALID, SYSTEM = int(Pte(valid=1)), int(Pte(system=1))
ADDRESS = int(Pte(addr=0xFFFF_FFFF_F000))
MOST_TABLES = 8192  # 32 MiB of tables, which is all the room that they have


def used_video_memory(board: Board) -> int:
    """Bytes of video memory that user address spaces map. Raises ArgumentError for tables that are none."""
    offset = board.mmhub.read(board.chip.mm_hub.fb_offset).fb_offset << 24
    is_leaf = int(PteGfx12(is_pte=1)) if board.chip.format is GFX12 else int(Pte(pde_pte=1))
    pages: set[tuple[int, int]] = set()
    for root in set(roots(board)):
        pages.update(leaves(board, root - offset, offset, is_leaf))
    return sum(size for _, size in pages)


def roots(board: Board) -> Iterator[int]:
    """The root table of each user address space that is on, as the hub has it."""
    hub = board.chip.gc_hub
    for vmid in VMIDS:
        if board.gc.read(hub.context.at(vmid)).enable_context:
            low = board.gc.read(hub.base_lo.at(vmid)).page_directory_entry_lo32
            high = board.gc.read(hub.base_hi.at(vmid)).page_directory_entry_hi32
            yield (high << 32 | low) & ADDRESS


def leaves(board: Board, root: int, offset: int, is_leaf: int) -> Iterator[tuple[int, int]]:
    """(address, bytes) of each page of video memory below one root. Addresses of tables are card offsets."""
    waiting = [(root, 0)]
    seen = 0
    while waiting:
        at, level = waiting.pop()
        seen += 1
        if seen > MOST_TABLES:
            raise ArgumentError(f"more than {MOST_TABLES} page tables: what lies there is none")
        entries = read_table(board, at)
        ends = np.full(entries.shape, level == LEVELS - 1) | ((entries & np.uint64(is_leaf)) != 0)
        video = entries[ends & ((entries & np.uint64(SYSTEM)) == 0)] & np.uint64(ADDRESS)
        size = 1 << PAGE_SHIFT + LEVEL_BITS * (LEVELS - 1 - level)
        yield from ((int(address), size) for address in video)
        waiting += [(int(table & np.uint64(ADDRESS)) - offset, level + 1) for table in entries[~ends]]


def read_table(board: Board, at: int) -> npt.NDArray[np.uint64]:
    """The valid entries of the table at card offset `at`. Raises ArgumentError past what BAR 0 shows."""
    if not 0 <= at <= board.vram.size - TABLE_BYTES:
        raise ArgumentError(f"a page table at {at:#x}, past what BAR 0 shows: what lies there is none")
    entries: npt.NDArray[np.uint64] = np.frombuffer(board.vram.read_bytes(at, TABLE_BYTES), np.uint64)
    is_valid = (entries & np.uint64(VALID)) != 0
    return np.extract(is_valid, entries)
