"""AQL packets, signals and a kernel made by hand, for tests of both doors. Not our driver's code.

Layouts are typed from ROCR's hsa.h and amd_hsa_signal.h, not from the declarations under test.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

import pytest

from autogen import kfd_ioctl as uapi
from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.core.host import Mapping
from tests.drivers.sim.amd.rig import EXECUTABLE, GTT, RING_BYTES, Buffer, Rig, open_rig

DISPATCH, BARRIER_AND, AGENT, BARRIER_OR, VENDOR, INVALID = 2, 3, 4, 5, 0, 1
BARRIER_BIT = 1 << 8
SYSTEM = 2 << 9 | 2 << 11  # acquire and release at system scope
SLOT = 64
ENTRY_AT = 0x100
ARCHS = {"navi31": "gfx1100", "navi48": "gfx1201"}
PROGRAMS = {
    # Each lane stores its number, plus 7, at its own dword of the buffer that the first argument names.
    "gfx1100": "s_load_b64 s[4:5], s[0:1], null\nv_lshlrev_b32 v1, 2, v0\nv_add_nc_u32 v2, 7, v0\n"
    "s_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v2, s[4:5]\ns_endpgm",
    "gfx1201": "s_load_b64 s[4:5], s[0:1], null\nv_lshlrev_b32 v1, 2, v0\nv_add_nc_u32 v2, 7, v0\n"
    "s_wait_kmcnt 0x0\nglobal_store_b32 v1, v2, s[4:5]\ns_endpgm",
}


def dispatch(kernel: int, arguments: int, lanes: int = 32, signal: int = 0, **changes: int) -> bytes:
    """hsa_kernel_dispatch_packet_t. changes: header, setup, private, group, and sizes."""
    fields = {"header": DISPATCH | SYSTEM, "setup": 1, "grid": lanes, "group": 0, "private": 0, "block": 32}
    fields |= changes
    sizes = (fields["block"], 1, 1, 0, fields["grid"], 1, 1, fields["private"], fields["group"])
    return struct.pack("<2H4H5I4Q", fields["header"], fields["setup"], *sizes, kernel, arguments, 0, signal)


def barrier(kind: int, *signals: int, done: int = 0, header: int = SYSTEM) -> bytes:
    """hsa_barrier_and_packet_t, hsa_barrier_or_packet_t."""
    named = [*signals, 0, 0, 0, 0, 0][:5]
    return struct.pack("<HHI5QQQ", header | kind, 0, 0, *named, 0, done)


def indirect(va: int, count_dw: int, done: int = 0, left: int = 0xA) -> bytes:
    """AMD's vendor packet with an INDIRECT_BUFFER of PM4 (ROCR amd_aql_queue.cpp, ExecutePM4)."""
    jump = (3 << 30 | 2 << 16 | 0x3F << 8, va & 0xFFFFFFFC, va >> 32, count_dw | 1 << 23)
    return struct.pack("<HH4II32xQ", VENDOR, 1, *jump, left, done)


def barrier_value(
    signal: int, value: int, condition: int, mask: int = -1, done: int = 0, header: int = SYSTEM
) -> bytes:
    """hsa_amd_barrier_value_packet_t."""
    return struct.pack("<HBB4xQqqI20xQ", header | VENDOR, 2, 0, signal, value, mask, condition, done)


def signal_bytes(value: int = 1, kind: int = 1, mailbox: int = 0, event: int = 0) -> bytes:
    """amd_signal_t."""
    return struct.pack("<qqQIIQQQII", kind, value, mailbox, event, 0, 0, 0, 0, 0, 0)


def kernel_bytes(arch: str, rsrc2: int = 2 << 1, flags: int = 1 << 3 | 1 << 10, private: int = 0) -> bytes:
    """A descriptor and, at ENTRY_AT, the program it describes. Layout: LLVM AMDGPUUsage."""
    code = isa(arch).assemble(PROGRAMS[arch])
    padding = isa(arch).assemble("s_code_end") * 64
    rsrc1 = 1 | 0xF0 << 12 | (1 << 30 if arch == "gfx1100" else 0)
    head = struct.pack("<3I4xq20x3IH6x", 0, private, 8, ENTRY_AT, 0, rsrc1, rsrc2, flags)
    return head.ljust(ENTRY_AT, b"\0") + code + padding


@dataclass
class Pointers:
    """Where an amd_queue_t keeps its indices, its distance to itself and its properties (amd_hsa_queue.h)."""

    write: int = 0x38
    read: int = 0x80
    distance: int = 0x88
    scratch_size: int = 0x8C
    scratch_base: int = 0xA0
    properties: int = 0xB4


AT = Pointers()
SLOTS = RING_BYTES // SLOT


@dataclass
class Aql:
    """One queue with its amd_queue_t, a kernel, its arguments and a page of signals."""

    rig: Rig
    ring: Buffer
    pointers: Buffer
    doorbells: Mapping
    doorbell: int
    kernel: Buffer
    data: Buffer
    arguments: Buffer
    signals: Buffer
    put: int = 0

    def write(self, packet: bytes) -> int:
        """A packet into the next slot, header last. Returns its index."""
        index = self.put
        at = index % SLOTS * SLOT
        self.ring.mapping.view()[at + 4 : at + SLOT] = packet[4:]
        self.ring.mapping.write32(at, int.from_bytes(packet[:4], "little"))
        self.put += 1
        self.pointers.mapping.write64(AT.write, self.put)
        return index

    def ring_doorbell(self, index: int) -> None:
        self.doorbells.write64(self.doorbell, index)

    def submit(self, *packets: bytes) -> None:
        self.ring_doorbell([self.write(packet) for packet in packets][-1])

    def run(self, *packets: bytes) -> None:
        self.submit(*packets)
        self.rig.host.scheduler.drain()

    def signal(self, number: int, value: int = 1, **fields: int) -> int:
        """Make signal `number` of the page; its handle."""
        self.signals.mapping.view()[SLOT * number : SLOT * (number + 1)] = signal_bytes(value, **fields)
        return self.signals.va + SLOT * number

    def value(self, number: int) -> int:
        return self.signals.mapping.read64(SLOT * number + 8)

    def dispatch(self, signal: int = 0, **changes: int) -> bytes:
        return dispatch(self.kernel.va, self.arguments.va, signal=signal, **changes)

    def fails(self, code: str, *packets: bytes) -> SimFault:
        with pytest.raises(SimFault) as raised:
            self.run(*packets)
        assert raised.value.code == code, str(raised.value)
        return raised.value

    def done(self) -> int:
        return self.pointers.mapping.read64(AT.read)


def open_queue(chip: str = "navi31", mode: str = "fast", seed: int = 0, kernel: bytes = b"") -> Aql:
    rig = open_rig(seed=seed, mode=mode, chip=chip)
    args, buffers = rig.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE)
    ring, pointers = buffers[0], buffers[1]
    args.queue_type = uapi.KFD_IOC_QUEUE_TYPE_COMPUTE_AQL
    args.write_pointer_address, args.read_pointer_address = pointers.va + AT.write, pointers.va + AT.read
    pointers.mapping.write32(AT.distance, AT.read)
    for slot in range(SLOTS):
        ring.mapping.write32(slot * SLOT, INVALID)
    rig.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
    doorbells = rig.host.mmap(None, 0x2000, 3, 1, rig.kfd, args.doorbell_offset & ~0x1FFF)
    code = rig.buffer(0x2000, GTT | EXECUTABLE)
    raw = kernel or kernel_bytes(ARCHS[chip])
    code.mapping.view()[: len(raw)] = raw
    data, arguments, signals = rig.buffer(0x1000), rig.buffer(0x1000), rig.buffer(0x1000)
    arguments.mapping.write64(0, data.va)
    return Aql(rig, ring, pointers, doorbells, args.doorbell_offset & 0x1FFF, code, data, arguments, signals)
