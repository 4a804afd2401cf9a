"""A client of the NVIDIA driver that shares nothing with the driver here: numbers and offsets of the headers.

Written from the order of calls that a compute client makes (open-gpu-kernel-modules 580: nvos.h,
alloc_channel.h, uvm_ioctl.h, ctrl*.h; clc86f.h, clc8b5.h). Structs are packed by hand: no autogen, no
drivers.nv. It drives whatever answers `drivers.core.host.Host`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from struct import pack_into, unpack_from
from typing import Any

PROT, SHARED, FIXED, ANONYMOUS, PRIVATE = 3, 1, 0x10, 0x20, 2
CARD_INFO, REGISTER_FD, ALLOC, CONTROL, FREE = 0xC8, 0xC9, 0x2B, 0x2A, 0x29
ALLOC_MEMORY, MAP_MEMORY, MAP_DMA = 0x27, 0x4E, 0x57
UVM_INITIALIZE, UVM_MM_INITIALIZE, UVM_REGISTER_GPU, UVM_REGISTER_SPACE = 0x30000001, 0x4B, 0x25, 0x19
UVM_REGISTER_CHANNEL, UVM_CREATE_RANGE, UVM_MAP, UVM_FREE, UVM_UNMAP = 0x1B, 0x49, 0x21, 0x22, 0x42
DOORBELL, GP_GET, GP_PUT = 0x90, 0x88, 0x8C
ENTRIES = 64
COPY_SUBCHANNEL, COMPUTE_SUBCHANNEL = 4, 1
CHANNEL_VA = 0x7000_0000_0000
CLASSES = {  # gpfifo, usermode, compute, copy
    "gh100": (0xC86F, 0xC661, 0xCBC0, 0xC8B5),
    "ga100": (0xC56F, 0xC561, 0xC6C0, 0xC6B5),
    "ga102": (0xC56F, 0xC561, 0xC7C0, 0xC7B5),
    "ad102": (0xC56F, 0xC561, 0xC9C0, 0xC7B5),
    "gb202": (0xC96F, 0xC761, 0xCEC0, 0xCAB5),
}


class Refused(Exception):
    """status: NV_STATUS."""

    def __init__(self, what: str, status: int) -> None:
        self.status = status
        super().__init__(f"{what}: {status:#x}")


def status(act: Callable[[], object]) -> int:
    """What the driver answers; 0 for success."""
    try:
        act()
    except Refused as refused:
        return refused.status
    return 0


class Bytes(ctypes.Structure):
    """Anything: only its length matters."""


def blob(size: int) -> Any:
    kind = type("Blob", (ctypes.Structure,), {"_fields_": (("data", ctypes.c_uint8 * size),)})
    return kind()


def put(where: Any, form: str, at: int, *values: int) -> None:
    pack_into(f"<{form}", where, at, *values)


def got(where: Any, form: str, at: int) -> int:
    return int(unpack_from(f"<{form}", where, at)[0])


UNANSWERED = 0xFFFF  # NV_ERR_GENERIC: what stands where the driver is to write its status


@dataclass
class Buffer:
    """GPU memory, mapped at `va`; `cpu`: its mapping in this process."""

    handle: int
    va: int
    size: int
    cpu: Any


class PlainClient:
    """Opens card 0 and one channel for compute, one for copies, in one group."""

    def __init__(self, host: Any, chip: str = "gh100", map_dma_bytes: int = 64) -> None:
        self.host, self.map_dma_bytes = host, map_dma_bytes
        self.gpfifo, self.usermode, self.compute_class, self.copy_class = CLASSES[chip]
        self.next_va = 0x1_0000_0000
        self.buffers: list[Buffer] = []

    # ioctls

    def escape(self, fd: int, number: int, arg: Any) -> None:
        size = ctypes.sizeof(arg)
        self.host.ioctl(fd, 3 << 30 | size << 16 | ord("F") << 8 | number, arg)

    def alloc(self, parent: int, hclass: int, params: Any = None, handle: int = 0) -> int:
        arg = blob(32)
        pointer = ctypes.addressof(params) if params is not None else 0
        put(arg, "IIII", 0, self.client if parent else 0, parent, handle, hclass)
        put(arg, "QI", 16, pointer, ctypes.sizeof(params) if params is not None else 0)
        put(arg, "I", 28, UNANSWERED)
        self.escape(self.control_fd, ALLOC, arg)
        self.expect(f"alloc of {hclass:#x}", got(arg, "I", 28))
        return got(arg, "I", 8)

    def control(self, target: int, command: int, params: Any) -> None:
        arg = blob(32)
        put(arg, "IIII", 0, self.client, target, command, 0)
        put(arg, "QI", 16, ctypes.addressof(params), ctypes.sizeof(params))
        put(arg, "I", 28, UNANSWERED)
        self.escape(self.control_fd, CONTROL, arg)
        self.expect(f"control {command:#x}", got(arg, "I", 28))

    def free(self, handle: int) -> None:
        arg = blob(16)
        put(arg, "IIII", 0, self.client, 0, handle, UNANSWERED)
        self.escape(self.control_fd, FREE, arg)
        self.expect(f"free of {handle:#x}", got(arg, "I", 12))

    def uvm(self, number: int, size: int, status_at: int, *fields: tuple[str, int, int]) -> Any:
        arg = blob(size)
        for form, at, value in fields:
            put(arg, form, at, value)
        return self.uvm_call(number, arg, status_at)

    def uvm_call(self, number: int, arg: Any, status_at: int) -> Any:
        put(arg, "I", status_at, UNANSWERED)
        self.host.ioctl(self.uvm_fd, number, arg)
        self.expect(f"uvm {number:#x}", got(arg, "I", status_at))
        return arg

    @staticmethod
    def expect(what: str, status: int) -> None:
        if status:
            raise Refused(what, status)

    # opening

    def open(self) -> PlainClient:
        self.open_card()
        self.open_space()
        self.open_channels()
        return self

    def open_card(self) -> None:
        self.control_fd = self.host.open("/dev/nvidiactl")
        self.uvm_fd, uvm_mm = self.host.open("/dev/nvidia-uvm"), self.host.open("/dev/nvidia-uvm")
        self.client = 0
        self.client = self.alloc(0, 0x41)
        version = blob(1032)
        self.control(self.client, 0x13E, version)
        self.version = bytes(version)[:256].partition(b"\0")[0].decode()
        self.uvm(UVM_INITIALIZE, 16, 8)
        arg = blob(8)
        put(arg, "i", 0, self.uvm_fd)
        self.host.ioctl(uvm_mm, UVM_MM_INITIALIZE, arg)
        cards = blob(72 * 64)
        self.escape(self.control_fd, CARD_INFO, cards)
        self.gpu_id, self.minor = got(cards, "I", 16), got(cards, "I", 56)
        self.card_fd = self.open_node(f"/dev/nvidia{self.minor}")
        info = blob(32)
        put(info, "I", 0, self.gpu_id)
        self.control(self.client, 0x205, info)
        params = blob(56)
        put(params, "II", 0, got(info, "I", 8), self.client)
        self.device = self.alloc(self.client, 0x80, params)
        self.subdevice = self.alloc(self.device, 0x2080, blob(4))
        params = blob(24)
        put(params, "Q", 8, 0x1FFFFFFFFFFFF)
        self.virtual = self.alloc(self.device, 0x70, params)

    def open_node(self, path: str) -> int:
        fd = int(self.host.open(path))
        if path != "/dev/nvidiactl":
            arg = blob(4)
            put(arg, "i", 0, self.control_fd)
            self.escape(fd, REGISTER_FD, arg)
        return fd

    def open_space(self) -> None:
        user = self.alloc(self.subdevice, self.usermode)
        self.doorbell = self.map_cpu(user, 0x10000, f"/dev/nvidia{self.minor}")
        params = blob(56 if self.map_dma_bytes == 64 else 48)
        put(params, "IIQ", 0, 0, 0x48, 0x1FFFFFB000000)
        self.space = self.alloc(self.device, 0x90F1, params)
        gid = blob(268)
        put(gid, "II", 4, 2, 16)
        self.control(self.subdevice, 0x2080014A, gid)
        self.uuid = bytes(gid)[12:28]
        arg = blob(40)
        arg.data[0:16] = self.uuid
        put(arg, "i", 24, -1)
        self.uvm_call(UVM_REGISTER_GPU, arg, 36)
        arg = blob(32)
        arg.data[0:16] = self.uuid
        put(arg, "iII", 16, self.control_fd, self.client, self.space)
        self.uvm_call(UVM_REGISTER_SPACE, arg, 28)

    def open_channels(self, base: int = CHANNEL_VA) -> None:
        params = blob(20)
        put(params, "IIII", 0, 0, 0, self.space, 1)
        self.group = self.alloc(self.device, 0xA06C, params)
        params = blob(12)
        put(params, "II", 0, self.space, 1)
        self.share = self.alloc(self.group, 0x9067, params)
        self.ring_memory = self.memory(0x200000)
        self.notifier = self.memory(0x1000, system=True)
        self.compute = Channel(self, 0, self.compute_class, base)
        self.copy = Channel(self, 0x10000, self.copy_class, base + (1 << 26))
        enable = blob(3 if self.map_dma_bytes == 64 else 2)
        put(enable, "B", 0, 1)
        self.control(self.group, 0xA06C0101, enable)

    # memory

    def memory(self, size: int, *, system: bool = False, writable: bool = True) -> Buffer:
        """Memory that host and card see; `system`: of the host."""
        handle = self.raw_memory(size, system=system)
        node = "/dev/nvidiactl" if system else f"/dev/nvidia{self.minor}"
        made = Buffer(handle, self.take_va(size), size, self.map_cpu(handle, size, node))
        self.map_gpu(handle, made.va, size, writable)
        self.buffers.append(made)
        return made

    def raw_memory(self, size: int, *, system: bool = False) -> int:
        params = blob(128)
        put(params, "III", 0, 0, 0xD if system else 0, 0xC101)
        put(params, "I", 24, (1 << 25 | 1 << 23) if system else 1 << 23 | 3 << 27)
        put(params, "Q", 64, size)
        put(params, "Q", 72, 0x1000)
        return self.alloc(self.device, 0x3E if system else 0x40, params)

    def take_va(self, size: int) -> int:
        va, self.next_va = self.next_va, self.next_va + (size + 0x1F_FFFF & ~0x1F_FFFF)
        return va

    def map_cpu(self, handle: int, size: int, node: str) -> Any:
        fd = self.open_node(node)
        arg = blob(56)
        put(arg, "I", 40, UNANSWERED)
        put(arg, "III", 0, self.client, self.device, handle)
        put(arg, "QQ", 16, 0, size)
        put(arg, "i", 48, fd)
        self.escape(self.control_fd, MAP_MEMORY, arg)
        self.expect("map memory", got(arg, "I", 40))
        return self.host.mmap(None, size, PROT, SHARED, fd, 0)

    def map_gpu(self, handle: int, va: int, size: int, writable: bool = True) -> None:
        self.uvm(UVM_CREATE_RANGE, 24, 16, ("Q", 0, va), ("Q", 8, size))
        self.map_external(handle, va, size, 1 if writable else 3)

    def map_external(
        self, handle: int, va: int, size: int, kind: int = 1, offset: int = 0, cards: int = 1
    ) -> None:
        arg = blob(9264)
        put(arg, "QQQ", 0, va, size, offset)
        arg.data[24:40] = self.uuid
        put(arg, "I", 40, kind)
        put(arg, "QiII", 9240, cards, self.control_fd, self.client, handle)
        self.uvm_call(UVM_MAP, arg, 9260)

    def pin(self, address: int, size: int) -> int:
        """Memory of this process as an object."""
        arg = blob(56)
        put(arg, "I", 40, UNANSWERED)
        put(arg, "IIII", 0, self.client, self.device, 0, 0x71)
        put(arg, "I", 16, 1 << 4 | 1 << 12 | 1 << 30)
        put(arg, "QQ", 24, address, size - 1)
        self.escape(self.card_fd, ALLOC_MEMORY, arg)
        self.expect("pin", got(arg, "I", 40))
        return got(arg, "I", 8)


class Channel:
    """One GPFIFO of the client; `offset`: in the ring memory."""

    def __init__(self, client: PlainClient, offset: int, hclass: int, base: int) -> None:
        self.client, self.offset, self.put, self.used = client, offset, 0, 0
        ring = client.ring_memory
        self.userd = offset + 8 * ENTRIES
        params = blob(368)
        put(params, "III", 0, client.notifier.handle, 0, 0)
        put(params, "QIIII", 8, ring.va + offset, ENTRIES, 0, client.share, 0)
        put(params, "I", 32, ring.handle)
        put(params, "Q", 64, self.userd)
        put(params, "I", 128, 1)
        self.handle = client.alloc(client.group, client.gpfifo, params)
        self.object = client.alloc(self.handle, hclass)
        token = blob(4)
        client.control(self.handle, 0xC36F0108, token)
        self.token = got(token, "I", 0)
        arg = blob(56)
        arg.data[0:16] = client.uuid
        put(arg, "iII", 16, client.control_fd, client.client, self.handle)
        put(arg, "QQ", 32, base, 1 << 26)
        client.uvm_call(UVM_REGISTER_CHANNEL, arg, 48)
        self.commands = client.memory(0x10000)

    def submit(self, words: list[int]) -> None:
        """Write a pushbuffer and an entry, move GP_PUT, ring."""
        self.post(words)
        self.ring()

    def post(self, words: list[int]) -> None:
        at, self.used = self.used, (self.used + 4 * len(words)) % 0x8000
        for index, word in enumerate(words):
            self.commands.cpu.write32(at + 4 * index, word)
        self.entry(self.commands.va + at, len(words))

    def entry(self, va: int, dwords: int) -> None:
        ring = self.client.ring_memory.cpu
        ring.write64(self.offset + 8 * self.put, va >> 2 << 2 | dwords << 42 | 1 << 41)
        self.put = (self.put + 1) % ENTRIES

    def ring(self) -> None:
        self.client.ring_memory.cpu.write32(self.userd + GP_PUT, self.put)
        self.client.doorbell.write32(DOORBELL, self.token)

    @property
    def done(self) -> int:
        return int(self.client.ring_memory.cpu.read32(self.userd + GP_GET))


def method(subchannel: int, address: int, *values: int) -> list[int]:
    """An increasing method."""
    return [1 << 29 | len(values) << 16 | subchannel << 13 | address >> 2, *values]


def release(va: int, value: int, flags: int = 1 | 1 << 20 | 1 << 24 | 1 << 25) -> list[int]:
    """Host semaphore: 64 bits, timestamp, wait for idle."""
    return method(0, 0x5C, va & 0xFFFF_FFFF, va >> 32, value & 0xFFFF_FFFF, value >> 32, flags)


def acquire(va: int, value: int, operation: int = 2) -> list[int]:
    return release(va, value, operation | 1 << 24)


def bind(subchannel: int, hclass: int) -> list[int]:
    return method(subchannel, 0, hclass)


def copy(source: int, target: int, size: int, flags: int = 0x182) -> list[int]:
    addresses = method(4, 0x400, source >> 32, source & 0xFFFF_FFFF, target >> 32, target & 0xFFFF_FFFF)
    return addresses + method(4, 0x418, size) + method(4, 0x300, flags)


def wait(client: PlainClient, buffer: Buffer, offset: int, value: int) -> None:
    """Until 64 bits of memory hold at least a value."""
    while buffer.cpu.read64(offset) < value:
        client.host.relax(f"{value} at {buffer.va + offset:#x}")
