"""What a simulated engine sees of memory: virtual addresses through a TLB, and sparse storage behind them.

`AddressSpace` is one VMID as an engine uses it; `Backing` is the bytes (a sparse memfd, mapped once).
Memory lives in this process, so a translation ends in a host address that compiled waves may use directly.
Nothing here knows a page-table format or a vendor: who does answers through `Translator`.
"""

from __future__ import annotations

import ctypes
import mmap as mmap_module
import os
import weakref
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import Any, NamedTuple, Protocol

from drivers.core import libc
from drivers.core.errors import SimFault

PAGE_BYTES = 4096
VA_BITS = 48
END = 1 << 64
_libc = ctypes.CDLL(None, use_errno=True)


class Access(Enum):
    """What an engine wants to do at an address."""

    READ = "read"
    WRITE = "write"
    EXECUTE = "execute"
    ATOMIC = "atomic"


class Segment(NamedTuple):
    """[low, high) of contiguous virtual addresses; `host` is the process address behind `low`."""

    low: int
    high: int
    host: int
    writable: bool
    executable: bool
    readable: bool = True
    is_cached: bool = False  # L2 may hold it


class Translator(Protocol):
    """Where translations come from. `version` grows with every change of the page tables."""

    version: int

    def walk(self, va: int) -> Segment | None:
        """The largest run of equal rights and contiguous backing around `va`, or None when unmapped."""
        ...

    def peek(self, va: int) -> Segment | None:
        """As `walk`, asked by nobody on the card: nothing is remembered. None also for what would fault."""
        ...

    def neighbours(self, va: int) -> str:
        """One phrase naming the allocations, live or freed, around an address that does not translate."""
        ...


class Fences:
    """Bytes of mapped pages that are nobody's, in front of buffers, as a driver tells them."""

    def __init__(self) -> None:
        self._lows: list[int] = []
        self._highs: list[int] = []

    def put(self, low: int, size: int) -> None:
        """`size` bytes from `low` on, in place of what was fenced from there; 0: nothing is."""
        self.clear(low, low + 1)
        if size:
            at = bisect_left(self._lows, low)
            self._lows.insert(at, low)
            self._highs.insert(at, low + size)

    def clear(self, low: int = 0, high: int = END) -> None:
        """What began at the addresses [low, high) is fenced no more."""
        inside = slice(bisect_left(self._lows, low), bisect_left(self._lows, high))
        del self._lows[inside], self._highs[inside]

    def around(self, va: int) -> tuple[int, int]:
        """The addresses between the fences at and before `va` and behind it; inside one, those behind it."""
        at = bisect_right(self._lows, va)
        low = self._highs[at - 1] if at else 0
        return low, self._lows[at] if at < len(self._lows) else END


class AddressSpace:
    """One VMID through its TLB. `generation` grows with each flush: holders of segments then ask again.

    An entry outlives a change of the tables until `flush`; the first use of a stale one is E_TLB_STALE.
    reads: told (host address, bytes, where) of what engines read, and may refuse it. shadow: what strict runs
    know of it (`wave.shadow`), which ends with it, or before where nobody needs it any more.
    """

    va_bits = VA_BITS  # that page tables translate

    def __init__(self, translator: Translator, fences: Fences | None = None) -> None:
        self.translator = translator
        self.fences = fences or Fences()
        self.generation = 0
        self.reads: Callable[[int, int, Mapping[str, object]], None] | None = None
        self.shadow: Any = None
        self._lows: list[int] = []
        self._entries: list[Segment] = []
        self._version = translator.version

    def flush(self) -> None:
        """Forget every translation, as a TLB invalidation of all levels does."""
        self._lows.clear()
        self._entries.clear()
        self._version = self.translator.version
        self.generation += 1

    def segment(self, va: int, access: Access, where: Mapping[str, object]) -> Segment:
        """The segment around `va`. Raises SimFault E_VM_FAULT, _PERM, _RANGE or E_TLB_STALE."""
        index = bisect_right(self._lows, va) - 1
        found = self._entries[index] if index >= 0 else None
        if found is None or va >= found.high:
            found = self._fill(va, access, where)
        elif self._version != self.translator.version:
            found = self._verify(found, va, where)
        if access is Access.READ:
            allowed = found.readable
        elif access is Access.EXECUTE:
            allowed = found.executable
        else:
            allowed = found.writable
        if not allowed:
            raise _permission(found, va, access, where)
        return found

    def look(self, va: int) -> Segment | None:
        """The segment around `va`, asked by nobody on the card: the TLB stays as it is."""
        index = bisect_right(self._lows, va) - 1
        found = self._entries[index] if index >= 0 else None
        return found if found is not None and va < found.high else self.translator.peek(va)

    def glance(self, va: int, size: int) -> bytes:
        """Up to `size` bytes at `va`, as `look`: fewer where the segment ends, none where there is none."""
        found = self.look(va)
        if found is None:
            return b""
        return ctypes.string_at(found.host + va - found.low, min(size, found.high - va))

    def code(self, va: int, size: int) -> bytes:
        """Up to `size` bytes at `va`, as `look`: fewer where no page follows that may be executed."""
        found, at, end = b"", va, va + size
        while at < end and (part := self.look(at)) is not None:
            low, high = self.fences.around(at)
            if at < low or not part.executable:
                break
            high = min(high, part.high, end)
            found += ctypes.string_at(part.host + at - part.low, high - at)
            at = high
        return found

    def read(self, va: int, size: int, where: Mapping[str, object]) -> bytes:
        """`size` bytes at `va`. Raises as `segment`."""
        found = self.segment(va, Access.READ, where)
        if va + size <= found.high:
            if self.reads is not None:
                self.reads(found.host + va - found.low, size, where)
            return ctypes.string_at(found.host + va - found.low, size)
        return b"".join(
            ctypes.string_at(host, part) for host, part in self.pieces(va, size, Access.READ, where)
        )

    def peek(self, va: int, size: int) -> bytes | None:
        """What lies there, asked by no engine; None where it is not mapped as one piece."""
        try:
            found = self.segment(va, Access.READ, {})
        except SimFault:
            return None
        return ctypes.string_at(found.host + va - found.low, size) if va + size <= found.high else None

    def write(self, va: int, data: bytes, where: Mapping[str, object]) -> None:
        """Store `data` at `va`. All of it translates before the first byte changes. Raises as `segment`."""
        done = 0
        for host, part in self.pieces(va, len(data), Access.WRITE, where):
            ctypes.memmove(host, data[done : done + part], part)
            done += part

    def pieces(
        self, va: int, size: int, access: Access, where: Mapping[str, object]
    ) -> list[tuple[int, int]]:
        """(host address, bytes) of each segment that [va, va + size) crosses. Raises as `segment`."""
        found = []
        end = va + size
        while va < end:
            part = self.segment(va, access, where)
            stop = min(end, part.high)
            if access is Access.READ and self.reads is not None:
                self.reads(part.host + va - part.low, stop - va, where)
            found.append((part.host + va - part.low, stop - va))
            va = stop
        return found

    def aliases(self, host: int, size: int) -> list[tuple[Segment, int, int]]:
        """(page run, virtual address, bytes) wherever process memory [host, host + size) was last seen."""
        found = []
        for entry in self._entries:
            low = max(host, entry.host)
            high = min(host + size, entry.host + entry.high - entry.low)
            if low < high:
                found.append((entry, entry.low + low - entry.host, high - low))
        return found

    def shared(self, other: AddressSpace, va: int, size: int) -> Iterator[tuple[int, int]]:
        """(address, bytes) of the parts of [va, va + size) that lead to the same memory in `other`."""
        at, end = va, va + size
        while at < end:
            mine, its = self.look(at), other.look(at)
            found = [run.high for run in (mine, its) if run is not None]
            stop = min(end, *found, *([] if mine and its else [at - at % PAGE_BYTES + PAGE_BYTES]))
            if mine is not None and its is not None and mine.host - mine.low == its.host - its.low:
                yield at, stop - at
            at = stop

    def _fill(self, va: int, access: Access, where: Mapping[str, object]) -> Segment:
        if va >> self.va_bits:
            detail = f"{access.value} of {va:#x}, beyond the {self.va_bits} bits that page tables translate"
            raise SimFault("E_VM_RANGE", detail, {**where, "va": va, "access": access.value})
        walked = self.translator.walk(va)
        if walked is not None and va < (begin := self.fences.around(va)[0]):
            detail = f"{access.value} of {va:#x}, in front of what begins at {begin:#x} in the same page"
            raise SimFault("E_VM_FAULT", detail, {**where, "va": va, "access": access.value})
        if walked is None:
            around = self.translator.neighbours(va)
            detail = f"{access.value} of {va:#x}, which no page maps; {around}"
            raise SimFault("E_VM_FAULT", detail, {**where, "va": va, "access": access.value})
        return self._insert(walked, va)

    def _insert(self, walked: Segment, va: int) -> Segment:
        """Keep a walked run, cut where an older entry already answers."""
        index = bisect_right(self._lows, va)
        begin, end = self.fences.around(va)
        low, high = max(walked.low, begin), min(walked.high, end)
        if index:
            low = max(low, self._entries[index - 1].high)
        if index < len(self._lows):
            high = min(high, self._lows[index])
        entry = walked._replace(low=low, high=high, host=walked.host + low - walked.low)
        self._lows.insert(index, low)
        self._entries.insert(index, entry)
        return entry

    def _verify(self, held: Segment, va: int, where: Mapping[str, object]) -> Segment:
        """A hit after the tables changed: right where both agree, stale otherwise. Rule M04."""
        now = self.translator.walk(va)
        same = now is not None and now.host - now.low == held.host - held.low and now[3:] == held[3:]
        if now is None or not same:
            seen = "no page" if now is None else f"host memory at {now.host + va - now.low:#x}"
            detail = (
                f"the TLB still answers {va:#x} from before a page-table change (now {seen}); flush it first"
            )
            raise SimFault("E_TLB_STALE", detail, {**where, "va": va})
        low, high = max(held.low, now.low), min(held.high, now.high)
        return held._replace(low=low, high=high, host=held.host + low - held.low)


def _permission(found: Segment, va: int, access: Access, where: Mapping[str, object]) -> SimFault:
    names = (("read", found.readable), ("write", found.writable), ("execute", found.executable))
    rights = ", ".join(name for name, given in names if given) or "nothing"
    detail = f"{access.value} of {va:#x}, whose mapping {found.low:#x}..{found.high:#x} allows {rights}"
    return SimFault("E_VM_PERM", detail, {**where, "va": va, "access": access.value})


def pour(sources: Iterable[tuple[int, int]], targets: Iterable[tuple[int, int]]) -> None:
    """Copy between (address in this process, bytes) of the same length altogether, in order."""
    fresh = iter(targets)
    to, room = 0, 0
    for source, left in sources:
        at = source
        while at < source + left:
            if not room:
                to, room = next(fresh)
            size = min(room, source + left - at)
            ctypes.memmove(to, at, size)
            at, to, room = at + size, to + size, room - size


class Backing:
    """Sparse zero-filled memory: a memfd of `size_bytes`, mapped whole at `address` of this process."""

    def __init__(self, name: str, size_bytes: int) -> None:
        self.size_bytes = size_bytes
        self.fd = os.memfd_create(name, os.MFD_CLOEXEC)
        os.ftruncate(self.fd, size_bytes)
        protection = libc.PROT_READ | libc.PROT_WRITE
        flags = libc.MAP_SHARED | libc.MAP_NORESERVE
        self.address = libc.mmap(None, size_bytes, protection, flags, self.fd, 0)
        self._release = weakref.finalize(self, _give_back, self.address, size_bytes, self.fd)

    def wipe(self, offset: int, size: int) -> None:
        """Give [offset, offset + size) back to the system; it reads as zeros from then on."""
        address = self.address + offset
        if _libc.madvise(ctypes.c_void_p(address), ctypes.c_size_t(size), mmap_module.MADV_REMOVE):
            ctypes.memset(address, 0, size)  # a kernel that cannot punch holes keeps the pages

    def close(self) -> None:
        """Unmap and free everything, as happens anyway with the last use. Users' own mappings stay valid."""
        self._release()


def _give_back(address: int, size_bytes: int, fd: int) -> None:
    libc.munmap(address, size_bytes)
    os.close(fd)
