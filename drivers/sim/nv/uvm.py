"""UVM behind /dev/nvidia-uvm: which cards, address spaces and channels it knows, and what is mapped where.

UVM ioctls carry no size: the number alone says what the argument is. Every status is in the argument's
rmStatus. Sources: open-gpu-kernel-modules 580.142, kernel-open/nvidia-uvm/uvm.c, uvm_va_space.c,
uvm_map_external.c, uvm_user_channel.c.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from autogen.nv import uvm as wire
from drivers.core.errors import HostError
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.fifo import GRAPHICS, Channel
from drivers.sim.nv.memory import MemoryObject, VaSpace, VideoMemory
from drivers.sim.nv.objects import Client, System
from drivers.sim.nv.refusal import KernelModule, Refusal
from drivers.sim.nv.space import BIG, HUGE, SMALL, GpuSpace

READ_ONLY, MAPPING_TYPES = 3, 4  # UvmGpuMappingType: default, read-write-atomic, read-write, read-only
MAX_GPUS = 256
UNINITIALIZED = ("UVM_INITIALIZE", "UVM_MM_INITIALIZE", "UVM_DEINITIALIZE")


@dataclass
class VaRange:
    """What CREATE_EXTERNAL_RANGE or REGISTER_CHANNEL reserved."""

    base: int
    length: int
    channel: int = 0

    @property
    def end(self) -> int:
        return self.base + self.length


class UvmFile:
    """An open /dev/nvidia-uvm: unused, an address space of UVM's own, or what keeps one alive (MM)."""

    def __init__(self) -> None:
        self.flags: int | None = None
        self.is_mm = self.has_mm = False
        self.cards: dict[bytes, SimulatedNvCard] = {}
        self.spaces: dict[bytes, GpuSpace] = {}
        self.channels: dict[tuple[int, int], Channel] = {}
        self.ranges: list[VaRange] = []

    def overlap(self, base: int, length: int) -> VaRange | None:
        return next((each for each in self.ranges if each.base < base + length and base < each.end), None)

    def around(self, base: int, length: int) -> VaRange:
        """The external range that holds [base, base + length). Raises Refusal INVALID_ADDRESS."""
        for each in self.ranges:
            if not each.channel and each.base <= base and base + length <= each.end:
                return each
        raise Refusal("INVALID_ADDRESS", f"{base:#x}..{base + length:#x} lies in no external range")


class Uvm(KernelModule):
    """UVM for the one process that this host is."""

    def __init__(self, rm: System) -> None:
        super().__init__(wire, rm.layouts, rm.find_file)
        self.rm = rm

    def ioctl(self, file: UvmFile, request: int, address: int, size: int) -> None:
        """Serve one request. Raises HostError EINVAL for a number that UVM does not know, EFAULT."""
        name = NAMES.get(request & 0xFFFF_FFFF, "")
        serve = HANDLERS.get(name)
        if serve is None:
            raise HostError(errno.EINVAL, f"ioctl {request:#x} is none of UVM's")
        kind = self.layout(f"{name}_PARAMS")
        if size < ctypes.sizeof(kind):
            raise HostError(errno.EFAULT, f"{name} with {size} bytes; its argument has {ctypes.sizeof(kind)}")
        arg: Any = kind.from_address(address)

        def run() -> None:
            if file.flags is None and name not in UNINITIALIZED:
                raise Refusal("ILLEGAL_ACTION", "UVM_INITIALIZE comes before anything else")
            serve(self, file, arg)

        arg.rmStatus = self.status_of(name, run)

    def closed(self, file: UvmFile) -> None:
        """A file is closed: its mappings go."""
        for each in list(file.ranges):
            self._free_range(file, each)

    def _initialize(self, file: UvmFile, arg: Any) -> None:
        if file.is_mm:
            raise Refusal("INVALID_ARGUMENT", "the file was given to UVM_MM_INITIALIZE")
        if file.flags is not None and arg.flags != file.flags:
            raise Refusal(
                "INVALID_ARGUMENT", f"flags {arg.flags:#x}; it was initialized with {file.flags:#x}"
            )
        if arg.flags > 3:
            raise Refusal("INVALID_ARGUMENT", f"flags {arg.flags:#x}; allowed: 0..3")
        file.flags = arg.flags

    def _mm_initialize(self, file: UvmFile, arg: Any) -> None:
        other = self.find_file(arg.uvmFd)
        if not isinstance(other, UvmFile) or other.flags is None or file.flags is not None:
            raise Refusal("INVALID_ARGUMENT", f"uvmFd {arg.uvmFd} is no initialized UVM file")
        if other.has_mm:
            raise Refusal("INVALID_STATE", "that UVM file has its MM already")
        file.is_mm = other.has_mm = True

    def _register_gpu(self, file: UvmFile, arg: Any) -> None:
        identity = bytes(arg.gpu_uuid)
        found = next((card for card in self.rm.cards if card.chip.uuid(card.index) == identity), None)
        if found is None:
            raise Refusal("INVALID_DEVICE", f"no card has the id {identity.hex()}")
        if identity in file.cards:
            raise Refusal("INVALID_DEVICE", "the card is registered already")
        file.cards[identity] = found
        arg.numaEnabled, arg.numaNodeId = 0, -1

    def _unregister_gpu(self, file: UvmFile, arg: Any) -> None:
        identity = self._card(file, arg.gpu_uuid)
        self._forget_space(file, identity)
        del file.cards[identity]

    def _card(self, file: UvmFile, identity: Any) -> bytes:
        """A registered card. Raises Refusal INVALID_DEVICE."""
        known = bytes(identity)
        if known not in file.cards:
            raise Refusal("INVALID_DEVICE", f"the card {known.hex()} is not registered")
        return known

    def _client(self, fd: int, handle: int) -> Client:
        """The client of an open nvidiactl. Raises Refusal."""
        found = self.rm.clients.get(handle)
        if found is None or (fd >= 0 and self.find_file(fd) is not found.file):
            raise Refusal("INVALID_CLIENT", f"{handle:#x} is no client of file {fd}")
        return found

    def _register_space(self, file: UvmFile, arg: Any) -> None:
        identity = self._card(file, arg.gpuUuid)
        owner = self._client(arg.rmCtrlFd, arg.hClient).find_kind(arg.hVaSpace, VaSpace, "hVaSpace")
        if owner.card is not file.cards[identity] or identity in file.spaces:
            raise Refusal("INVALID_DEVICE", "the card has its address space already, or it is another card's")
        if owner.space.is_registered or not owner.is_external:
            raise Refusal(
                "INVALID_FLAGS", f"{owner.space.name} is not IS_EXTERNALLY_OWNED, or registered already"
            )
        owner.space.is_registered = True
        file.spaces[identity] = owner.space

    def _unregister_space(self, file: UvmFile, arg: Any) -> None:
        identity = self._card(file, arg.gpuUuid)
        if identity not in file.spaces:
            raise Refusal("INVALID_DEVICE", "the card has no address space")
        self._forget_space(file, identity)

    def _forget_space(self, file: UvmFile, identity: bytes) -> None:
        space = file.spaces.pop(identity, None)
        if space is not None:
            for each in file.ranges:
                self._unmap(space, each.base, each.length)
            space.is_registered = False

    def _register_channel(self, file: UvmFile, arg: Any) -> None:
        identity = self._card(file, arg.gpuUuid)
        if identity not in file.spaces:
            raise Refusal("INVALID_DEVICE", "the card has no address space")
        channel = self._client(arg.rmCtrlFd, arg.hClient).find_kind(arg.hChannel, Channel, "hChannel")
        key = (arg.hClient, arg.hChannel)
        if key in file.channels or channel.engine.space is not file.spaces[identity]:
            raise Refusal(
                "INVALID_CHANNEL", "the channel is registered already, or has another address space"
            )
        if channel.engine.config.engine == GRAPHICS:  # copy channels have nothing to map
            self._reserve(file, arg.base, arg.length, arg.hChannel)
        file.channels[key] = channel
        channel.engine.is_registered = True

    def _unregister_channel(self, file: UvmFile, arg: Any) -> None:
        key = (arg.hClient, arg.hChannel)
        if key not in file.channels:
            raise Refusal("INVALID_CHANNEL", f"channel {arg.hChannel:#x} is not registered")
        file.channels.pop(key).engine.is_registered = False
        file.ranges = [each for each in file.ranges if each.channel != arg.hChannel]

    def _reserve(self, file: UvmFile, base: int, length: int, channel: int = 0) -> None:
        _check_pages(base, length)
        other = file.overlap(base, length)
        if other is not None:
            found = f"{base:#x}..{base + length:#x} overlaps {other.base:#x}..{other.end:#x}"
            raise Refusal("UVM_ADDRESS_IN_USE", found)
        file.ranges.append(VaRange(base, length, channel))

    def _map_external(self, file: UvmFile, arg: Any) -> None:
        _check_pages(arg.base, arg.length)
        if not 0 < arg.gpuAttributesCount <= MAX_GPUS:
            raise Refusal("INVALID_ARGUMENT", f"{arg.gpuAttributesCount} cards; allowed: 1..{MAX_GPUS}")
        file.around(arg.base, arg.length)
        memory = self._client(arg.rmCtrlFd, arg.hClient).find_kind(arg.hMemory, MemoryObject, "hMemory")
        for attributes in arg.perGpuAttributes[: arg.gpuAttributesCount]:
            self._map_on(file, memory, attributes, arg)

    def _map_on(self, file: UvmFile, memory: MemoryObject, attributes: Any, arg: Any) -> None:
        """Map on one card. Raises Refusal."""
        if attributes.gpuMappingType >= MAPPING_TYPES:
            raise Refusal("INVALID_ARGUMENT", f"mapping type {attributes.gpuMappingType}")
        identity = bytes(attributes.gpuUuid)
        space = file.spaces.get(identity)
        if space is None:
            raise Refusal("INVALID_DEVICE", f"the card {identity.hex()} has no registered address space")
        if isinstance(memory, VideoMemory) and memory.card is not file.cards[identity]:
            raise Refusal("INVALID_DEVICE", "video memory of another card; peers are not modelled")
        if arg.base + arg.length > 1 << space.memory.va_bits:
            raise Refusal("OUT_OF_RANGE", f"{arg.base:#x} is beyond what the card can address")
        page = mapped_page(memory.block.page_bytes | arg.base | arg.length | arg.offset)
        if not page:
            raise Refusal("INVALID_ADDRESS", f"offset {arg.offset:#x} is in the middle of a page")
        if arg.offset + arg.length > memory.block.size:
            raise Refusal(
                "INVALID_OFFSET", f"{arg.length:#x} bytes from {arg.offset:#x} of {memory.block.size:#x}"
            )
        self._unmap(space, arg.base, arg.length)
        writable = attributes.gpuMappingType != READ_ONLY
        try:
            space.map(memory.block, arg.base, arg.offset, arg.length, writable, page)
        except ValueError as error:
            raise Refusal("INVALID_ADDRESS", str(error)) from None

    def _unmap(self, space: GpuSpace, base: int, length: int) -> None:
        """Take what is mapped in [base, base + length) away. Raises Refusal INVALID_ADDRESS where a mapping
        would be cut; then all stays.
        """
        try:
            space.unmap(base, length)
        except ValueError as error:
            raise Refusal("INVALID_ADDRESS", f"{error}; that is not modelled") from None

    def _unmap_external(self, file: UvmFile, arg: Any) -> None:
        _check_pages(arg.base, arg.length)
        file.around(arg.base, arg.length)
        identity = self._card(file, arg.gpuUuid)
        if identity in file.spaces:
            self._unmap(file.spaces[identity], arg.base, arg.length)

    def _free(self, file: UvmFile, arg: Any) -> None:
        found = next((each for each in file.ranges if each.base == arg.base and not each.channel), None)
        if found is None or getattr(arg, "length", found.length) != found.length:
            raise Refusal("INVALID_ADDRESS", f"no range begins at {arg.base:#x} with this length")
        self._free_range(file, found)

    def _free_range(self, file: UvmFile, gone: VaRange) -> None:
        for space in file.spaces.values():
            self._unmap(space, gone.base, gone.length)
        file.ranges.remove(gone)

    def _pageable(self, file: UvmFile, arg: Any) -> None:
        arg.pageableMemAccess = 0


def _check_pages(base: int, length: int) -> None:
    """Raises Refusal INVALID_ADDRESS, for a range that ends with the last address too (uvm_api.h)."""
    if base % SMALL or length % SMALL or not base or not length or base + length >= 1 << 64:
        raise Refusal("INVALID_ADDRESS", f"{length:#x} bytes at {base:#x}; both are pages, and not none")


def mapped_page(aligned: int) -> int:
    """Bytes of the largest page that divides each of the numbers that `aligned` joins by or; 0 for none."""
    return next((page for page in (HUGE, BIG, SMALL) if not aligned % page), 0)


NAMES = {
    value: name
    for name, value in vars(wire).items()
    if name.startswith("UVM_") and isinstance(value, int) and not isinstance(value, bool)
}
HANDLERS: dict[str, Callable[[Uvm, UvmFile, Any], None]] = {
    "UVM_INITIALIZE": Uvm._initialize,
    "UVM_MM_INITIALIZE": Uvm._mm_initialize,
    "UVM_REGISTER_GPU": Uvm._register_gpu,
    "UVM_UNREGISTER_GPU": Uvm._unregister_gpu,
    "UVM_REGISTER_GPU_VASPACE": Uvm._register_space,
    "UVM_UNREGISTER_GPU_VASPACE": Uvm._unregister_space,
    "UVM_REGISTER_CHANNEL": Uvm._register_channel,
    "UVM_UNREGISTER_CHANNEL": Uvm._unregister_channel,
    "UVM_CREATE_EXTERNAL_RANGE": lambda uvm, file, arg: uvm._reserve(file, arg.base, arg.length),
    "UVM_MAP_EXTERNAL_ALLOCATION": Uvm._map_external,
    "UVM_UNMAP_EXTERNAL": Uvm._unmap_external,
    "UVM_FREE": Uvm._free,
    "UVM_PAGEABLE_MEM_ACCESS": Uvm._pageable,
}
