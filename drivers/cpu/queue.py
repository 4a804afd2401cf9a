"""The two queues of the host as a device, and the engine that runs their packets when they are handed over.

A packet is a word that says what, and its operands; addresses and sizes take two words each.
"""

from __future__ import annotations

import ctypes
import time
from array import array
from collections.abc import Callable, Iterator
from enum import IntEnum
from struct import Struct

from drivers.core.errors import DeviceError
from drivers.cpu.pool import Pool
from hcq.queue import ComputeQueue, CopyQueue
from hcq.ring import Ring
from hcq.signal import Signal


class HostPacket(IntEnum):
    NOP = 0
    LAUNCH = 1  # entry, argument block, groups, work
    INDIRECT = 2  # address, dwords
    SIGNAL = 3  # address, value
    WAIT = 4  # address, value
    COPY = 5  # to, from, bytes
    FILL = 6  # to, bytes, word
    TIME = 7  # address


KERNARG_AT = 3  # LAUNCH: index of the argument block's address
FORMS = {  # the word that says what, and operands of two words
    HostPacket.NOP: Struct("<I"),
    HostPacket.LAUNCH: Struct("<I4Q"),
    HostPacket.INDIRECT: Struct("<I2Q"),
    HostPacket.SIGNAL: Struct("<I2Q"),
    HostPacket.WAIT: Struct("<I2Q"),
    HostPacket.COPY: Struct("<I3Q"),
    HostPacket.FILL: Struct("<I3Q"),
    HostPacket.TIME: Struct("<IQ"),
}
_signal, SIGNAL = FORMS[HostPacket.SIGNAL].pack, int(HostPacket.SIGNAL)  # at each flush
KINDS = {int(kind): kind for kind in HostPacket}


def packet(kind: HostPacket, *operands: int) -> array[int]:
    """The words of one packet."""
    return array("I", FORMS[kind].pack(kind, *operands))


def launch(entry: int, groups: int, work: int) -> array[int]:
    """A launch whose argument block is to be filled in."""
    return packet(HostPacket.LAUNCH, entry, 0, groups, work)


def describe(words: array[int]) -> list[str]:
    """Packets as text, a line each."""
    lines = []
    for kind, operands in packets(words):
        lines.append(" ".join([kind.name, *(f"{operand:#x}" for operand in operands)]))
    return lines


def packets(words: array[int]) -> Iterator[tuple[HostPacket, tuple[int, ...]]]:
    """Packets and their operands, one after the other. Raises DeviceError for a word that begins none."""
    at, end = 0, len(words)
    while at < end:
        kind = KINDS.get(words[at])
        if kind is None:
            raise unknown(words[at])
        form = FORMS[kind]
        yield kind, form.unpack_from(words, 4 * at)[1:]
        at += form.size // 4


def unknown(word: int) -> DeviceError:
    return DeviceError(f"the host's engine found {word:#x} where a packet begins")


class HostEngine:
    """Runs packets in the thread that hands them over: when `run` returns, all of it is done."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        carry_out: dict[HostPacket, Callable[..., object]] = {
            HostPacket.NOP: lambda: None,
            HostPacket.LAUNCH: self.launch,
            HostPacket.INDIRECT: self.indirect,
            HostPacket.SIGNAL: write,
            HostPacket.WAIT: self.check,
            HostPacket.COPY: ctypes.memmove,
            HostPacket.FILL: fill,
            HostPacket.TIME: lambda address: write(address, time.monotonic_ns()),
        }
        forms = {kind: (FORMS[kind].unpack_from, FORMS[kind].size // 4) for kind in HostPacket}
        self._known = {int(kind): (carry_out[kind], *forms[kind]) for kind in HostPacket}

    def run(self, words: array[int]) -> None:
        """Packets in order. Raises DeviceError for a word that begins none."""
        at, end, known = 0, len(words), self._known
        while at < end:
            found = known.get(words[at])
            if found is None:
                raise unknown(words[at])
            carry_out, operands, count = found
            carry_out(*operands(words, 4 * at)[1:])
            at += count

    def indirect(self, address: int, count: int) -> None:
        """Packets that lie elsewhere."""
        self.run(array("I", ctypes.string_at(address, 4 * count)))

    def launch(self, address: int, arguments: int, groups: int, work: int) -> None:
        self.pool.run(address, arguments, groups, work)

    def check(self, address: int, value: int) -> None:
        """What is waited for was submitted before, so it is done."""
        found = ctypes.c_uint64.from_address(address).value
        if found < value:
            raise DeviceError(f"the host's engine waits for a signal of {value}, which is {found} for good")


def write(address: int, value: int) -> None:
    """Write a word of 64 bits."""
    ctypes.c_uint64.from_address(address).value = value


def fill(address: int, size: int, word: int) -> None:
    """Set `size` bytes, a multiple of 4, to a word of 32 bits."""
    ctypes.memmove(address, word.to_bytes(4, "little"), min(size, 4))
    done = 4
    while done < size:  # what is filled already is copied behind itself
        step = min(done, size - done)
        ctypes.memmove(address + done, address, step)
        done += step


class HostRing(Ring):
    """No memory between a queue and its engine: a batch runs where it was recorded."""

    def __init__(self, name: str, engine: HostEngine) -> None:
        self.name, self.engine, self.gpu_va = name, engine, 0
        self.words = memoryview(array("I"))
        self._done = 0

    def make_room(self, need: int, wait: Callable[[int], None]) -> bool:
        return True

    def write(self, packets: array[int], point: int, wait: Callable[[int], None]) -> int:
        before, self._done = self._done, self._done + len(packets)
        self.engine.run(packets)
        return before


class CpuComputeQueue(ComputeQueue):
    """Launches on the host's cores."""

    def submit(self) -> None:
        """Whatever was handed over is done, so the device has nothing to do."""
        self.flush()

    def indirect(self, gpu_va: int, count_dw: int) -> array[int]:
        return packet(HostPacket.INDIRECT, gpu_va, count_dw)

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(packet(HostPacket.WAIT, signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        self.pending.frombytes(_signal(SIGNAL, signal.gpu_va, word))

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(packet(HostPacket.TIME, gpu_va))


class CpuCopyQueue(CopyQueue):
    """Copies between buffers."""

    def copy(self, dst_va: int, src_va: int, size_bytes: int) -> None:
        self.pending.extend(packet(HostPacket.COPY, dst_va, src_va, size_bytes))

    def fill(self, dst_va: int, word: int, size_bytes: int) -> None:
        self.pending.extend(packet(HostPacket.FILL, dst_va, size_bytes, word))

    def wait(self, signal: Signal, word: int) -> None:
        self.pending.extend(packet(HostPacket.WAIT, signal.gpu_va, word))

    def signal(self, signal: Signal, word: int) -> None:
        self.pending.frombytes(_signal(SIGNAL, signal.gpu_va, word))

    def timestamp(self, gpu_va: int) -> None:
        self.pending.extend(packet(HostPacket.TIME, gpu_va))
