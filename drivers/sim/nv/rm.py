"""RM, the resource manager behind /dev/nvidiactl and /dev/nvidiaN: its ioctls and its own refusals.

Sources: open-gpu-kernel-modules 580.142, arch/nvalloc/unix/src/escape.c (which file, which size),
kernel-open/nvidia/nv.c (CARD_INFO, EINVAL), kernel/rmapi/alloc_free.c, control.c, mapping_cpu.c.
Commands of RM_CONTROL are in `controls.py`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from autogen.nv import rm as wire
from drivers.sim.heap import RangeHeap
from drivers.sim.nv import controls, process
from drivers.sim.nv.card import SimulatedNvCard
from drivers.sim.nv.classes import ROOTS, ClassRow, row_of
from drivers.sim.nv.device import Usermode, VirtualRange
from drivers.sim.nv.files import VENDOR
from drivers.sim.nv.memory import MemoryObject, ProcessPages, VideoMemory
from drivers.sim.nv.objects import FIRST_CLIENT, Client, Resource, System
from drivers.sim.nv.refusal import OK, Refusal, bad_ioctl

USERMODE_BYTES = 0x10000
NO_MAP, WRITE_BACK = 1, 5  # NVOS02_FLAGS_MAPPING, _COHERENCY


@dataclass
class MapTarget:
    """What an mmap of a file shows: memory that a heap holds, or the doorbell page of a card."""

    size: int
    heap: RangeHeap | None
    offset: int
    card: SimulatedNvCard


class NodeFile:
    """An open /dev/nvidiactl (card None) or /dev/nvidiaN."""

    def __init__(self, card: SimulatedNvCard | None) -> None:
        self.card = card
        self.control: NodeFile | None = None  # as REGISTER_FD said
        self.window: MapTarget | None = None

    @property
    def owner(self) -> NodeFile:
        """Whose clients may be used through this file."""
        return self.control or self


class Rm(System):
    """RM for the one process that this host is."""

    _next_client = FIRST_CLIENT

    def ioctl(self, file: NodeFile, request: int, address: int, size: int) -> None:
        """Serve a request whose argument is `size` bytes at `address`. Raises HostError EINVAL, SimFault."""
        number = request & 0xFF
        row = ESCAPES.get(number)
        if row is None:
            raise bad_ioctl("INVALID_COMMAND", f"ioctl {request:#x} is none of RM's")
        layouts = [self.layout(name) for name in row.layouts]
        told = request >> 16 & 0x3FFF
        if number == wire.NV_ESC_CARD_INFO:
            return self._card_info(address, min(told, size))
        kind = next((each for each in layouts if ctypes.sizeof(each) == told), None)
        if kind is None or told > size:
            allowed = " or ".join(str(ctypes.sizeof(each)) for each in layouts)
            raise bad_ioctl("INVALID_ARGUMENT", f"{row.layouts[0]} of {told} bytes; allowed: {allowed}")
        if row.is_control is not None and row.is_control != (file.card is None):
            node = "/dev/nvidiactl" if row.is_control else "a card's node"
            raise bad_ioctl("INVALID_ARGUMENT", f"{row.layouts[0]} is for {node}")
        arg = kind.from_address(address)
        status = self.status_of(row.layouts[0], lambda: row.serve(self, file, arg))
        if row.status:
            setattr(arg, row.status, status)
        elif status != OK:
            raise bad_ioctl("INVALID_ARGUMENT", self.log[-1])

    def closed(self, file: NodeFile) -> None:
        """A file is closed: its clients go."""
        for client in [client for client in self.clients.values() if client.file is file]:
            self._free(client)

    def client(self, file: NodeFile, handle: int) -> Client:
        """A client that this file may use. Raises Refusal INVALID_CLIENT."""
        found = self.clients.get(handle)
        if found is None or found.file is not file.owner:
            why = "is no client" if found is None else "is the client of another file"
            raise Refusal("INVALID_CLIENT", f"{handle:#x} {why}")
        return found

    def _card_info(self, address: int, size: int) -> None:
        kind = wire.nv_ioctl_card_info
        if size < ctypes.sizeof(kind) * len(self.cards):
            raise bad_ioctl(
                "INVALID_ARGUMENT", f"CARD_INFO with room for {size // ctypes.sizeof(kind)} cards"
            )
        records = (kind * (size // ctypes.sizeof(kind))).from_address(address)
        ctypes.memset(address, 0, size)
        for card, record in zip(self.cards, records, strict=False):
            record.valid, record.gpu_id, record.minor_number = 1, card.gpu_id, card.index
            record.pci_info.bus, record.pci_info.vendor_id = card.bus, VENDOR
            record.pci_info.device_id = card.chip.device_id
            record.interrupt_line = 80 + card.index
            record.fb_size = card.chip.vram_bytes

    def _register_fd(self, file: NodeFile, arg: Any) -> None:
        other = self.find_file(arg.ctl_fd)
        if file.control is not None:
            raise Refusal("INVALID_STATE", "the file has its nvidiactl already")
        if not isinstance(other, NodeFile) or other.card is not None or other is file or other.control:
            raise Refusal("INVALID_ARGUMENT", f"file {arg.ctl_fd} is no open /dev/nvidiactl")
        file.control = other

    def _check_version(self, file: NodeFile, arg: Any) -> None:
        told = bytes(arg.versionString).partition(b"\0")[0].decode(errors="replace")
        matches = told == self.branch.version
        is_question = arg.cmd == wire.NV_RM_API_VERSION_CMD_QUERY
        arg.reply = wire.NV_RM_API_VERSION_REPLY_RECOGNIZED
        arg.versionString = self.branch.version.encode()
        if not matches and not is_question:
            arg.reply = wire.NV_RM_API_VERSION_REPLY_UNRECOGNIZED
            raise Refusal("GENERIC", f"a client of version {told!r}; the driver is {self.branch.version}")

    def _alloc(self, file: NodeFile, arg: Any) -> None:
        if arg.hClass in ROOTS:
            return self._new_client(file, arg)
        client = self.client(file, arg.hRoot)
        row = row_of(arg.hClass)
        if row is None or row.kind is ProcessPages:
            raise Refusal("INVALID_CLASS", f"class {arg.hClass:#x} is none that RM allocates")
        parent = self._parent(client, arg.hObjectParent, arg.hClass, row)
        made = row.kind(client, parent, client.new_handle(arg.hObjectNew), arg.hClass)
        params = self._params(row, arg.pAllocParms)
        made.construct(self, params)
        if params is not None:
            process.store(arg.pAllocParms, bytes(params))
        self._keep(made)
        arg.hObjectNew = made.handle

    def _new_client(self, file: NodeFile, arg: Any) -> None:
        handle = arg.hObjectNew or arg.hRoot or self._next_client
        if handle in self.clients:
            raise Refusal("INSERT_DUPLICATE_NAME", f"client {handle:#x} exists")
        self._next_client += handle == self._next_client
        self.clients[handle] = Client(handle, wire.NV01_ROOT_CLIENT, file)
        arg.hObjectNew = handle
        if arg.pAllocParms:
            process.store(arg.pAllocParms, handle.to_bytes(4, "little"))

    def _parent(self, client: Client, handle: int, hclass: int, row: ClassRow) -> Resource:
        parent = client.find(handle)
        if not isinstance(parent, row.parents):
            allowed = " or ".join(kind.__name__ for kind in row.parents)
            raise Refusal(
                "INVALID_OBJECT_PARENT", f"class {hclass:#x} below a {parent.kind}; allowed: {allowed}"
            )
        if row.listed and hclass not in parent.card.chip.classes:
            raise Refusal("NOT_SUPPORTED", f"{parent.card.chip.name} has no class {hclass:#x}")
        return parent

    def _params(self, row: ClassRow, pointer: int) -> ctypes.Structure | None:
        if not pointer and row.params and not row.optional:
            raise Refusal("INVALID_ARGUMENT", f"a {row.kind.__name__} without {row.params}")
        if not pointer or not row.params:
            return None
        return process.fetch_struct(self.layout(row.params), pointer)

    def _keep(self, made: Resource) -> None:
        made.client.objects[made.handle] = made
        if made.parent is not None:
            made.parent.children[made.handle] = made

    def _alloc_memory(self, file: NodeFile, outer: Any) -> None:
        """Only pages of the process: what else this old call allocated RM_ALLOC does."""
        inner = outer.params
        inner.status = self.status_of("NVOS02_PARAMETERS", lambda: self._pin(file, inner))

    def _pin(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hRoot)
        row = row_of(arg.hClass)
        if row is None or row.kind is not ProcessPages:
            raise Refusal(
                "NOT_SUPPORTED",
                f"class {arg.hClass:#x}; of this call the model has NV01_MEMORY_SYSTEM_OS_DESCRIPTOR",
            )
        flags = wire.Nvos02Flags._wrap(arg.flags)
        if (
            int(flags.location)
            or int(flags.mapping) != NO_MAP
            or int(flags.coherency) not in (0, 1, WRITE_BACK)
        ):
            raise Refusal(
                "INVALID_FLAGS", f"{arg.flags:#x}; LOCATION_PCI, MAPPING_NO_MAP and a coherency are needed"
            )
        if arg.limit == 2**64 - 1:
            raise Refusal("INVALID_LIMIT", "limit + 1 is 0")
        parent = self._parent(client, arg.hObjectParent, arg.hClass, row)
        made = ProcessPages(client, parent, client.new_handle(arg.hObjectNew), arg.hClass)
        made.pin(arg.pMemory, arg.limit + 1)
        self._keep(made)
        arg.hObjectNew = made.handle

    def _free_object(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hRoot)
        self._free(client.find(arg.hObjectOld))

    def _free(self, gone: Resource) -> None:
        gone.free()
        if isinstance(gone, Client):
            self.clients.pop(gone.handle, None)

    def _control(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hClient)
        controls.serve(self, client.find(arg.hObject), arg.cmd, arg.params, arg.paramsSize)

    def _map_memory(self, file: NodeFile, outer: Any) -> None:
        outer.params.status = self.status_of("NVOS33_PARAMETERS", lambda: self._show(file, outer))

    def _show(self, file: NodeFile, outer: Any) -> None:
        """Let the next mmap of a file, the target, show memory."""
        arg, target = outer.params, self.find_file(outer.fd)
        client = self.client(file, arg.hClient)
        client.find(arg.hDevice)
        found = client.find(arg.hMemory)
        if not isinstance(found, MemoryObject | Usermode) or isinstance(found, ProcessPages):
            raise Refusal("NOT_SUPPORTED", f"a {found.kind} is not mapped by the CPU")
        size = found.block.size if isinstance(found, MemoryObject) else USERMODE_BYTES
        if not arg.length or arg.offset + arg.length > size:
            raise Refusal("INVALID_LIMIT", f"{arg.length:#x} bytes from {arg.offset:#x} of {size:#x}")
        on_card = not isinstance(found, MemoryObject) or isinstance(found, VideoMemory)
        card = found.card if on_card else None
        if not isinstance(target, NodeFile) or target.card is not card:
            node = f"/dev/nvidia{card.index}" if card is not None else "/dev/nvidiactl"
            raise Refusal("INVALID_ARGUMENT", f"a {found.kind} is mapped through {node}")
        if target.window is not None:
            raise Refusal("STATE_IN_USE", "the file to map through has a mapping already")
        if isinstance(found, MemoryObject):
            start = found.block.offset + arg.offset
            target.window = MapTarget(arg.length, found.block.heap, start, found.card)
            arg.pLinearAddress = found.block.host + arg.offset
        else:
            target.window = MapTarget(arg.length, None, arg.offset, found.card)
            arg.pLinearAddress = arg.offset

    def _unmap_memory(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hClient)
        client.find(arg.hMemory)

    def _map_dma(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hClient)
        client.find(arg.hDevice)
        memory = client.find_kind(arg.hMemory, MemoryObject, "hMemory")
        where = client.find_kind(arg.hDma, VirtualRange, "hDma")
        arg.dmaOffset = where.map(memory, arg.offset, arg.length, arg.flags, arg.dmaOffset)

    def _unmap_dma(self, file: NodeFile, arg: Any) -> None:
        client = self.client(file, arg.hClient)
        memory = client.find_kind(arg.hMemory, MemoryObject, "hMemory")
        client.find_kind(arg.hDma, VirtualRange, "hDma").unmap(memory, arg.dmaOffset)


@dataclass(frozen=True)
class Escape:
    """One ioctl: its structs, told apart by size; the field of its status; whether nvidiactl serves it."""

    serve: Callable[[Rm, NodeFile, Any], None]
    layouts: tuple[str, ...]
    status: str = "status"
    is_control: bool | None = True


ESCAPES = {
    wire.NV_ESC_CARD_INFO: Escape(Rm._register_fd, ("nv_ioctl_card_info",)),
    wire.NV_ESC_REGISTER_FD: Escape(Rm._register_fd, ("nv_ioctl_register_fd",), "", None),
    wire.NV_ESC_CHECK_VERSION_STR: Escape(Rm._check_version, ("nv_ioctl_rm_api_version",), ""),
    wire.NV_ESC_RM_ALLOC: Escape(Rm._alloc, ("NVOS21_PARAMETERS", "NVOS64_PARAMETERS")),
    wire.NV_ESC_RM_ALLOC_MEMORY: Escape(Rm._alloc_memory, ("nv_ioctl_nvos02_parameters_with_fd",), "", False),
    wire.NV_ESC_RM_FREE: Escape(Rm._free_object, ("NVOS00_PARAMETERS",)),
    wire.NV_ESC_RM_CONTROL: Escape(Rm._control, ("NVOS54_PARAMETERS",)),
    wire.NV_ESC_RM_MAP_MEMORY: Escape(Rm._map_memory, ("nv_ioctl_nvos33_parameters_with_fd",), ""),
    wire.NV_ESC_RM_UNMAP_MEMORY: Escape(Rm._unmap_memory, ("NVOS34_PARAMETERS",)),
    wire.NV_ESC_RM_MAP_MEMORY_DMA: Escape(Rm._map_dma, ("NVOS46_PARAMETERS",)),
    wire.NV_ESC_RM_UNMAP_MEMORY_DMA: Escape(Rm._unmap_dma, ("NVOS47_PARAMETERS",)),
}
