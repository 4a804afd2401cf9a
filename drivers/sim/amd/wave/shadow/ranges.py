"""What is touched without waves, held against the shadow a range at a time: packets of engines, and the host.

As exact as what waves do: by dwords, and in the first and last of a range by bytes. Rules S11 and W13.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.shadow.judge import race_of
from drivers.sim.amd.wave.shadow.layout import PAGE_BYTES
from drivers.sim.amd.wave.shadow.marks import DwordSpan, TaskMarks
from drivers.sim.amd.wave.shadow.pages import SITE_ROW, Page, Row
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.amd.wave.shadow.tasks import Party

ALL_BYTES = 15


class Race(NamedTuple):
    """A fault, and the engine of the task that was there before."""

    fault: SimFault
    engine: int


class PagePart(NamedTuple):
    """The part of a range on one page: dwords [low, high) of it, the first at `va`, and bytes of each."""

    page: Page
    low: int
    high: int
    va: int
    masks: Row


def touch(shadow: Shadow, name: str, ranges: Iterable[tuple[str, int, int]], order: TaskOrder) -> Race | None:
    """The task `name` touches `ranges`, each ("read" or "write", first byte, bytes). The first race that this
    is, if it is one.
    """
    task, epoch, ordered = shadow.begin_task(name, order)
    done: list[tuple[str, PagePart]] = []
    for verb, va, size in ranges:
        for piece in _pieces(shadow, va, size):
            for row in ("writer", "reader") if verb == "write" else ("writer",):
                found = _race(shadow, piece, Party(verb, task), row, ordered)
                if found is not None:
                    return found
            if verb == "write":
                _write(piece, epoch)
            else:
                _read(shadow, piece, epoch, ordered)
            done.append(("writer" if verb == "write" else "reader", piece))
    if order.engine != HOST or order.number:
        left = [DwordSpan(piece.page, row, piece.low, piece.high) for row, piece in done]
        shadow.marks.add(TaskMarks(task, epoch, left))
    return None


def _race(shadow: Shadow, piece: PagePart, here: Party, row: str, ordered: int) -> Race | None:
    epochs, sites = piece.page.rows[row][piece.low : piece.high], _sites(piece, row)
    late = np.flatnonzero((epochs >= ordered) & (sites & piece.masks != 0))
    _, firsts = np.unique(epochs[late].astype(np.uint64) << 32 | sites[late], return_index=True)
    for at in late[np.sort(firsts)].tolist():
        other = shadow.party(int(epochs[at]), int(sites[at]), row)
        if not shadow.order.covers(other.task) and not (here.is_host and other.is_atomic):
            return Race(race_of(here, other, piece.va + 4 * at, {}), other.task.engine)
    return None


def _write(piece: PagePart, epoch: int) -> None:
    rows, low, high = piece.page.rows, piece.low, piece.high
    rows["writer"][low:high], rows["wrote"][low:high] = epoch, piece.masks
    piece.page.note_writer(low, high, epoch)


def _read(shadow: Shadow, piece: PagePart, epoch: int, ordered: int) -> None:
    """A reader that is not over stays: a store races with it first."""
    rows = piece.page.rows
    readers = rows["reader"][piece.low : piece.high]
    over = readers < ordered
    for reader in np.unique(readers[~over]).tolist():
        if shadow.order.covers(shadow.task_of(reader)):
            over |= readers == reader
    readers[over] = epoch
    rows["read_at"][piece.low : piece.high][over] = piece.masks[over]


def _sites(piece: PagePart, row: str) -> Row:
    return piece.page.rows[SITE_ROW[row]][piece.low : piece.high]


def _pieces(shadow: Shadow, va: int, size: int) -> Iterator[PagePart]:
    at, end = va, va + size
    while at < end:
        stop = min(end, (at & -PAGE_BYTES) + PAGE_BYTES)
        low, high = (at & PAGE_BYTES - 1) >> 2, (stop - 1 & PAGE_BYTES - 1) + 4 >> 2
        masks: Row = np.full(high - low, ALL_BYTES, np.uint32)
        masks[0] &= ALL_BYTES << (at & 3)
        masks[-1] &= ALL_BYTES >> (-stop & 3)
        page = shadow.page_at(at)
        page.spread(low, high)
        yield PagePart(page, low, high, at & -4, masks)
        at = stop
