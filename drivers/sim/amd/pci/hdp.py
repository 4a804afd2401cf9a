"""The host data path: what the CPU writes through BAR 0 rests here until it is flushed (M17, M06, P08).

Engines and firmware see video memory without it: they ask `check`, which reports E_HDP_STALE; a compiled wave
really gets the old bytes. The CPU sees its own writes at once. Flush: a write to the register whose byte
address BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL holds, or a bit in GPU_HDP_FLUSH_REQ. Writes also leave the path by
themselves (HDP_HOST_PATH_CNTL.WRITE_COMBINE_TIMER), at a moment that no driver may count on: who reads them
then is noted, W_HDP_UNFLUSHED. Where E_HDP_STALE is allowed, the path holds nothing and such reads are noted.
Sources: Linux hdp_v6_0.c, nbio_v4_3.c (remap_hdp_registers), gfx_v11_0.c (ring form), hdp_6_0_0_sh_mask.h.
Guesses: how much it holds, and how long.
"""

from __future__ import annotations

import ctypes
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from autogen.amd.nbio_4_3_0 import (
    BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL,
    BIF_BX0_REMAP_HDP_REG_FLUSH_CNTL,
    BIF_BX_PF0_GPU_HDP_FLUSH_DONE,
    BIF_BX_PF0_GPU_HDP_FLUSH_REQ,
)
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.sim.amd.open_path import OpenPath
from drivers.sim.amd.pci.bus import Bus, Handler, Port, ReadOnly, Stored
from drivers.sim.amd.pci.spans import Spans
from drivers.sim.memory import PAGE_BYTES, Backing

HELD_BYTES = 1 << 20  # more than this and the oldest writes reach memory unasked; guess
WIPE_BYTES = 1 << 18
FLUSH_NS = 500
DRAIN_NS = 1_000_000  # after one to four times that, writes have left the path unasked; guess
NOTED_BYTES = 1 << 20  # an unflushed read is noted once for each engine and so many bytes of memory
COHERENCY_REGISTERS = ("BIF_BX_PF0_HDP_MEM_COHERENCY_FLUSH_CNTL", "BIF_BX_PF0_HDP_REG_COHERENCY_FLUSH_CNTL")


class HeldBytes:
    """Consecutive bytes that the CPU wrote and memory does not have yet. tick: when the last of them came."""

    __slots__ = ("data", "start", "tick")

    def __init__(self, start: int, data: bytearray, tick: int) -> None:
        self.start, self.data, self.tick = start, data, tick

    @property
    def end(self) -> int:
        return self.start + len(self.data)


class Guard(NamedTuple):
    """A range of video memory that the host may not touch while `reason()` is not empty."""

    low: int
    high: int
    code: str
    reason: Callable[[], str]


class Hdp(OpenPath):
    """The path between BAR 0 and video memory. Addresses are byte offsets into video memory."""

    name = "HDP"

    def __init__(self, bus: Bus, vram: Backing) -> None:
        self.bus, self.vram = bus, vram
        self._noted: set[tuple[object, int]] = set()
        self._tick = 0
        self._is_ticking = False
        self._holds = "E_HDP_STALE" not in bus.allow
        self.stored: Callable[[int, int], None] = lambda offset, size: None  # told what reaches memory
        self.looked: Callable[[int, int], None] = lambda offset, size: None  # told what the CPU reads
        self.request_dw = bus.at(BIF_BX_PF0_GPU_HDP_FLUSH_REQ)
        self.done_dw = bus.at(BIF_BX_PF0_GPU_HDP_FLUSH_DONE)
        self.reset()
        bus.remapped = self._find

    def registers(self) -> Mapping[int, Handler]:
        at = self.bus.at
        flush = Port(lambda: 0, lambda value: self.flush())
        coherency = [at(name) for name in COHERENCY_REGISTERS]  # at bytes 0x385c and 0x3858
        return {
            at(BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL): Stored(4 * coherency[0]),
            at(BIF_BX0_REMAP_HDP_REG_FLUSH_CNTL): Stored(4 * coherency[1]),
            self.request_dw: Port(lambda: 0, self.request),
            self.done_dw: ReadOnly(lambda: self.done),
            **dict.fromkeys(coherency, flush),
        }

    def reset(self) -> None:
        self._held: list[HeldBytes] = []
        self._drained: list[tuple[int, int, int]] = []  # low, high, tick: in memory, but not to be counted on
        self._aged = Spans()  # in memory for long, and never flushed
        self._guards: list[Guard] = []
        self._bytes = self.done = 0

    def guard(self, low: int, high: int, code: str, reason: Callable[[], str]) -> None:
        """Refuse the host [low, high) while `reason()` is not empty."""
        self._guards.append(Guard(low, high, code, reason))

    def host_read(self, offset: int, size: int) -> bytes:
        """What the CPU reads over BAR 0: memory, with the CPU's own unflushed writes over it."""
        self._check_guards(offset, size, is_write=False)
        self.looked(offset, size)
        data = ctypes.string_at(self.vram.address + offset, size)
        if not self._held:
            return data
        seen = bytearray(data)
        for held in self._held:
            low, high = max(held.start, offset), min(held.end, offset + size)
            if low < high:
                seen[low - offset : high - offset] = held.data[low - held.start : high - held.start]
        return bytes(seen)

    def host_write(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        """What the CPU writes over BAR 0: held until a flush, or for a while."""
        self._check_guards(offset, len(data), is_write=True)
        if not self._holds:
            self._store(offset, bytes(data))
            self._aged.add(offset, offset + len(data))
            return
        self._start_ticking()
        if len(data) > HELD_BYTES:
            self._drain_all()
            self._store(offset, bytes(data))
            self._drained.append((offset, offset + len(data), self._tick))
            return
        self._hold(offset, data)
        while self._bytes > HELD_BYTES:
            self._drain(self._held[0])

    def peer_write(self, offset: int, size: int) -> None:
        """What another card wrote over BAR 0: in memory, but not to be counted on before a flush."""
        if self._holds:
            self._start_ticking()
            self._drained.append((offset, offset + size, self._tick))
        self.stored(offset, size)

    def direct_write(self, offset: int, data: bytes) -> None:
        """What comes through MM_INDEX: in memory at once, unless older writes to the place rest here."""
        self._check_guards(offset, len(data), is_write=True)
        if any(held.start < offset + len(data) and offset < held.end for held in self._held):
            self._hold(offset, data)
        else:
            self._store(offset, data)

    def flush(self) -> None:
        """Everything the CPU wrote is in memory from now on."""
        self._drain_all()
        self._drained.clear()
        self._aged.clear()

    def pending(self) -> Sequence[tuple[int, int]]:
        """[low, high) of every range that the CPU wrote lately and did not flush, sorted."""
        if not self._held and not self._drained:
            return ()
        drained = [(low, high) for low, high, _ in self._drained]
        return sorted([*((held.start, held.end) for held in self._held), *drained])

    def check(self, offset: int, size: int, where: Mapping[str, object]) -> None:
        """Raise SimFault E_HDP_STALE when an engine is about to read what the CPU did not flush."""
        end = offset + size
        for low, high in self.pending():
            if low < end and offset < high:
                raise self._stale("E_HDP_STALE", max(low, offset), min(high, end), where)
        found = self._aged.overlap(offset, end)
        if found is not None:
            self._note(*found, where)

    def _note(self, low: int, high: int, where: Mapping[str, object]) -> None:
        """Memory has the bytes, by luck: once for each engine and place."""
        key = (where.get("engine"), low // NOTED_BYTES)
        if key not in self._noted:
            self._noted.add(key)
            code = "W_HDP_UNFLUSHED" if self._holds else "E_HDP_STALE"
            self.bus.warnings.append(self._stale(code, low, high, where))

    def _stale(self, code: str, low: int, high: int, where: Mapping[str, object]) -> SimFault:
        written = f"video memory {low:#x}..{high:#x} was written over BAR 0 without an HDP flush since"
        how = f"write 0 to byte {self.bus.word(BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL):#x} of BAR 5 first"
        if self._holds and code == "E_HDP_STALE":
            how += ", or have the machine allow this code"
        return self.bus.fault(code, f"{written}; {how}", None, **{**where, "paddr": low})

    def _start_ticking(self) -> None:
        if not self._is_ticking:
            self._is_ticking = True
            self.bus.timers.later(DRAIN_NS, self._age)

    def _age(self) -> None:
        """What was there at the tick before leaves the path; it goes on while anything is in it."""
        self._is_ticking = False
        for held in [held for held in self._held if held.tick < self._tick]:
            self._drain(held)
        for low, high, tick in self._drained:
            if tick < self._tick:
                self._aged.add(low, high)
        self._drained = [found for found in self._drained if found[2] >= self._tick]
        self._tick += 1
        if self._held or self._drained:
            self._start_ticking()

    def _find(self, dword: int) -> Handler | None:
        """The flush registers, wherever the remap registers put them."""
        for remap in (BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL, BIF_BX0_REMAP_HDP_REG_FLUSH_CNTL):
            if dword not in self.bus.table and dword == self.bus.word(remap) >> 2:
                return Port(lambda: 0, lambda value: self.flush())
        return None

    def request(self, engines: int) -> None:
        """GPU_HDP_FLUSH_REQ: each bit asks for one engine; DONE shows it a little later."""
        self.done &= ~engines
        if self.bus.faults.fires("hdp.late"):
            return

        def done() -> None:
            self.flush()
            self.done |= engines

        self.bus.timers.later(FLUSH_NS, done)

    def _check_guards(self, offset: int, size: int, is_write: bool) -> None:
        for guard in self._guards:
            touched = offset < guard.high and offset + size > guard.low
            if touched and (reason := guard.reason()):
                low = max(offset, guard.low)
                what = "written" if is_write else "read"
                detail = f"video memory {low:#x} {what} over BAR 0, but {reason}"
                self.bus.refuse(guard.code, detail, None, paddr=low)

    def _hold(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        """Insert into the sorted, disjoint list of what is held."""
        end = offset + len(data)
        index = bisect_right(self._held, offset, key=lambda held: held.start) - 1
        if index >= 0 and self._held[index].end >= offset:
            first = self._held[index]
            if offset == first.end and (index + 1 == len(self._held) or self._held[index + 1].start > end):
                first.data += data
                first.tick = self._tick
                self._bytes += len(data)
                return
        else:
            index += 1
        self._merge(index, offset, end, data)

    def _merge(self, index: int, offset: int, end: int, data: bytes | bytearray | memoryview) -> None:
        """Join the new bytes with every held range that they touch, from `index` on."""
        last = index
        while last < len(self._held) and self._held[last].start <= end:
            last += 1
        touched = self._held[index:last]
        start = min([offset, *(held.start for held in touched)])
        stop = max([end, *(held.end for held in touched)])
        joined = HeldBytes(start, bytearray(stop - start), self._tick)
        for held in touched:
            joined.data[held.start - start : held.end - start] = held.data
        joined.data[offset - start : end - start] = data
        self._bytes += len(joined.data) - sum(len(held.data) for held in touched)
        self._held[index:last] = [joined]

    def _drain_all(self) -> None:
        while self._held:
            self._drain(self._held[0])

    def _drain(self, held: HeldBytes) -> None:
        self._held.remove(held)
        self._bytes -= len(held.data)
        self._store(held.start, held.data)
        self._drained.append((held.start, held.end, held.tick))

    def _store(self, offset: int, data: bytes | bytearray) -> None:
        is_large = len(data) >= WIPE_BYTES and not (offset | len(data)) % PAGE_BYTES
        if is_large and data == bytes(len(data)):
            self.vram.wipe(offset, len(data))  # a card that is cleared takes no memory of ours
        else:
            libc.view(self.vram.address + offset, len(data))[:] = data
        self.stored(offset, len(data))
