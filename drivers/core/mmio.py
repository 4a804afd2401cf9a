"""Registers of a card through a mapped BAR: read, write, wait, typed by the declarations of `autogen`.

A `RegisterWindow` is the BAR; a `RegFile` is one block of the card in it, at the segment bases that the
discovery table gave. Nothing here knows a block: what the registers mean is the driver's.
Source of the indirect path: Linux 6.12 amdgpu_device.c, amdgpu_device_indirect_rreg (write the byte address
to an index register, then access the data register).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TypeVar

from autogen.schema import Register
from drivers.core.errors import ArgumentError, DeviceGone, WaitTimeout
from drivers.core.host import Host, Mapping

ALL_ONES = 0xFFFF_FFFF
SPINS = 16
FIRST_SLEEP_S, LONGEST_SLEEP_S = 10e-6, 1e-3
R = TypeVar("R", bound=Register)


class RegisterWindow:
    """BAR5 of one card. Addresses are absolute dwords; those past the BAR go through an index/data pair.

    index, data, index_hi: absolute dwords of that pair. trouble: why the card cannot answer, such as
    PciFunction.trouble; asked only when a read gives all ones. watch: told every access ("read" or "write",
    dword, value).
    """

    def __init__(
        self,
        host: Host,
        bar: Mapping,
        *,
        index: int | None = None,
        data: int | None = None,
        index_hi: int | None = None,
        trouble: Callable[[], str] = lambda: "",
        watch: Callable[[str, int, int], None] | None = None,
    ) -> None:
        self.host, self.bar, self.trouble, self.watch = host, bar, trouble, watch
        self._index, self._data, self._index_hi = index, data, index_hi
        self._lock = threading.Lock()

    def read(self, dword: int) -> int:
        """32 bits at an absolute dword address. Raises DeviceGone at once when the card does not answer."""
        if dword * 4 < self.bar.size:
            value = self.bar.read32(dword * 4)
        else:
            with self._lock:
                value = self.bar.read32(self._select(dword))
        if self.watch is not None:
            self.watch("read", dword, value)
        if value == ALL_ONES:
            self.check(f"register dword {dword:#x} reads all ones")
        return value

    def check(self, seen: str) -> None:
        """Raise DeviceGone when the card cannot answer. seen: what gave reason to ask."""
        trouble = self.trouble()
        if trouble:
            raise DeviceGone(f"{seen}: {trouble}")

    def write(self, dword: int, value: int) -> None:
        """Store 32 bits at an absolute dword address."""
        if self.watch is not None:
            self.watch("write", dword, value)
        if dword * 4 < self.bar.size:
            self.bar.write32(dword * 4, value)
            return
        with self._lock:
            self.bar.write32(self._select(dword), value)

    def _select(self, dword: int) -> int:
        """Point the index register at `dword`; returns the byte offset of the data register."""
        if self._index is None or self._data is None:
            size = self.bar.size // 4
            raise ArgumentError(
                f"dword {dword:#x} lies past the BAR ({size:#x} dwords); no index pair is set"
            )
        byte = dword * 4
        self.bar.write32(self._index * 4, byte & ALL_ONES)
        if self._index_hi is not None:
            self.bar.write32(self._index_hi * 4, byte >> 32)
        self.bar.read32(self._index * 4)
        return self._data * 4


class RegFile:
    """The registers of one block. `bases`: first dword of each of its segments, from the discovery table."""

    def __init__(self, window: RegisterWindow, bases: Sequence[int], name: str) -> None:
        self.window, self.bases, self.name = window, tuple(bases), name

    def read(self, register: type[R]) -> R:
        """The register as its fields. Bits without a name are kept, so that `replace` writes them back.

        Raises DeviceGone, naming the register, when the card has left the bus.
        """
        try:
            return register._wrap(self.window.read(self.address(register)))
        except DeviceGone as error:
            raise DeviceGone(f"{register.__name__} of {self.name}: {error}") from error

    def write(self, value: Register) -> None:
        """Store a register's fields; those not given have their defaults."""
        self.window.write(self.address(type(value)), int(value))

    def modify(self, register: type[R], **fields: int) -> R:
        """Read, change some fields, write. Returns what was written. Raises EncodeError."""
        value = self.read(register).replace(**fields)
        self.write(value)
        return value

    def wait(
        self,
        register: type[R],
        done: Callable[[R], bool],
        what: str,
        timeout_ms: float = 1000.0,
        cause: str = "",
    ) -> R:
        """Poll until `done`. cause: what it means, most likely, when that does not come.

        Raises WaitTimeout, DeviceGone when the card has left the bus.
        """
        host = self.window.host
        deadline = host.now() + timeout_ms / 1000
        pause, turns = FIRST_SLEEP_S, 0
        while not done(value := self.read(register)):
            if host.now() >= deadline:
                likely = f"; likely cause: {cause}" if cause else ""
                raise WaitTimeout(f"wait for {what}: {value!r} after {timeout_ms:g} ms{likely}")
            turns += 1
            if turns > SPINS:
                host.sleep(pause)
                pause = min(2 * pause, LONGEST_SLEEP_S)
        return value

    def address(self, register: type[Register]) -> int:
        """Absolute dword address. Raises ArgumentError when the block has no such segment."""
        if register.segment >= len(self.bases):
            have = f"{self.name} has {len(self.bases)} segments"
            raise ArgumentError(f"{register.__name__} is in segment {register.segment}, but {have}")
        return register.address(self.bases)
