"""The resource manager: one client, its objects as a tree of handles, and what RM answers.

Every call goes through the host seam. A refusal is an RmError with RM's name of the status and a sentence.
Order of calls and parameters: open-gpu-kernel-modules 580.142; layouts follow the driver's branch.
"""

from __future__ import annotations

import ctypes
import errno
from collections.abc import Mapping as Dictionary
from dataclasses import dataclass
from typing import Any, TypeVar

from autogen.nv import codes, rm, uvm
from drivers.core import libc
from drivers.core.errors import DeviceError, DeviceGone, HostError
from drivers.core.host import Host, Mapping
from drivers.nv.generation import class_name
from drivers.nv.obstacles import way_to_open, why_no_driver

CONTROL_PATH = "/dev/nvidiactl"
IOC_READ_WRITE = 3
MAX_CARDS = 64
BRANCHES: dict[int, Dictionary[str, type[ctypes.Structure]]] = {
    570: rm.BRANCH_570,
    575: rm.BRANCH_575,
    580: {},
    590: uvm.BRANCH_595,
    595: {**rm.BRANCH_595, **uvm.BRANCH_595},
}
ADVICE = {
    "NV_ERR_INSUFFICIENT_PERMISSIONS": "the driver wants more rights; a container needs --gpus all",
    "NV_ERR_NO_MEMORY": "close what else uses the card",
    "NV_ERR_INSUFFICIENT_RESOURCES": "close what else uses the card",
    "NV_ERR_INVALID_CLASS": "this driver branch or card does not have it",
    "NV_ERR_RESET_REQUIRED": "an administrator must reset the card, 'nvidia-smi --gpu-reset'",
    "NV_ERR_STATE_IN_USE": "another process has the card alone; see the compute mode in 'nvidia-smi -q'",
}
GONE = ("NV_ERR_GPU_IS_LOST", "NV_ERR_GPU_IN_FULLCHIP_RESET")
FULL = ("NV_ERR_NO_MEMORY", "NV_ERR_INSUFFICIENT_RESOURCES")
Params = TypeVar("Params", bound=ctypes.Structure)


class RmError(DeviceError):
    """RM or UVM refused a call. status: NV_STATUS; name: as the headers call it."""

    def __init__(self, what: str, status: int) -> None:
        self.status = status
        self.name, said = codes.STATUS.get(status, (f"status {status:#x}", "a status that no header names"))
        advice = ADVICE.get(self.name)
        super().__init__(f"{what}: {self.name}, {said}" + (f"; {advice}" if advice else ""))

    @property
    def is_full(self) -> bool:
        """Whether memory, or another resource, has run out."""
        return self.name in FULL


class CardInfos(ctypes.Structure):
    """What NV_ESC_CARD_INFO fills."""

    cards: ctypes.Array[rm.nv_ioctl_card_info]
    _fields_ = (("cards", rm.nv_ioctl_card_info * MAX_CARDS),)


@dataclass(frozen=True)
class CardInfo:
    """A card as the driver lists it. minor: of /dev/nvidiaN; pci: address on the bus."""

    gpu_id: int
    minor: int
    pci: str
    vendor_id: int
    device_id: int

    @property
    def path(self) -> str:
        return f"/dev/nvidia{self.minor}"


@dataclass(frozen=True)
class Version:
    """The kernel driver's version, as 580.142."""

    text: str

    @property
    def branch(self) -> int:
        """The first number; 0 where there is none."""
        first = self.text.split(".")[0]
        return int(first) if first.isdigit() else 0

    @property
    def layouts(self) -> Dictionary[str, type[ctypes.Structure]]:
        """Structs that this branch lays out otherwise than 580 does. Raises DeviceError."""
        if self.branch not in BRANCHES:
            known = ", ".join(map(str, BRANCHES))
            raise DeviceError(
                f"NVIDIA driver {self.text}: known are the branches {known}; install one of them"
            )
        return BRANCHES[self.branch]


def request(number: int, size: int) -> int:
    """The ioctl request of an escape with `size` bytes of parameters."""
    return IOC_READ_WRITE << 30 | size << 16 | rm.NV_IOCTL_MAGIC << 8 | number


class Rm:
    """One client of RM. version: the kernel driver's; make: a struct as the driver's branch lays it out."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.objects: dict[int, tuple[int, str]] = {}
        self._cards: dict[str, int] = {}
        self.layouts: Dictionary[str, type[ctypes.Structure]] = {}
        self.control_fd = open_node(host, CONTROL_PATH)
        try:
            self.client = self._open_client()
            self.version = self._version()
            self.layouts = self.version.layouts
        except BaseException:
            host.close(self.control_fd)
            raise

    def make(self, struct: type[Params], **values: Any) -> Params:
        """`struct`, or what the driver's branch has instead, with members set."""
        made = self.layouts.get(struct.__name__, struct)(**values)
        return made  # type: ignore[return-value]  # the members that we set are in both

    def escape(self, fd: int, number: int, params: ctypes.Structure, what: str) -> None:
        """Issue an escape. Raises HostError that says `what` it was for."""
        try:
            self.host.ioctl(fd, request(number, ctypes.sizeof(params)), params)
        except HostError as error:
            if error.errno in (errno.ENODEV, errno.EIO):
                raise DeviceGone(f"{what}: the NVIDIA driver does not reach the card any more") from error
            raise HostError(error.errno or errno.EIO, f"{what}: {error}") from error

    def alloc(
        self, parent: int, hclass: int, params: ctypes.Structure | None = None, name: str = "", ask: int = 0
    ) -> int:
        """Make an object below `parent` and return its handle. Raises RmError."""
        made = rm.NVOS21_PARAMETERS(hRoot=self.client, hObjectParent=parent, hObjectNew=ask, hClass=hclass)
        if params is not None:
            made.pAllocParms, made.paramsSize = ctypes.addressof(params), ctypes.sizeof(params)
        what = f"RM_ALLOC of {name or class_name(hclass)} below {self.told(parent)}"
        self.escape(self.control_fd, rm.NV_ESC_RM_ALLOC, made, what)
        check(what, made.status)
        self.objects[made.hObjectNew] = (parent, name or class_name(hclass))
        return int(made.hObjectNew)

    def control(self, handle: int, command: int, params: Params) -> Params:
        """Send a control command; returns the parameters as RM left them. Raises RmError."""
        made = rm.NVOS54_PARAMETERS(hClient=self.client, hObject=handle, cmd=command)
        made.params, made.paramsSize = ctypes.addressof(params), ctypes.sizeof(params)
        what = f"RM_CONTROL {command_name(command)} of {self.told(handle)}"
        self.escape(self.control_fd, rm.NV_ESC_RM_CONTROL, made, what)
        check(what, made.status)
        return params

    def free(self, handle: int) -> None:
        """Free an object and all below it. Raises RmError."""
        parent = self.objects[handle][0]
        made = rm.NVOS00_PARAMETERS(hRoot=self.client, hObjectParent=parent, hObjectOld=handle)
        what = f"RM_FREE of {self.told(handle)}"
        self.escape(self.control_fd, rm.NV_ESC_RM_FREE, made, what)
        check(what, made.status)
        self._forget(handle)

    def register_memory(self, fd: int, parent: int, flags: int, address: int, size: int, name: str) -> int:
        """An object for memory of this process; `fd` is a card's. Raises RmError."""
        made = rm.nv_ioctl_nvos02_parameters_with_fd(fd=-1)
        params = made.params
        params.hRoot, params.hObjectParent = self.client, parent
        params.hClass, params.flags = rm.NV01_MEMORY_SYSTEM_OS_DESCRIPTOR, flags
        params.pMemory, params.limit = address, size - 1
        what = f"RM_ALLOC_MEMORY of {size:#x} bytes for the {name}"
        self.escape(fd, rm.NV_ESC_RM_ALLOC_MEMORY, made, what)
        check(what, params.status)
        self.objects[params.hObjectNew] = (parent, name)
        return int(params.hObjectNew)

    def map_memory(self, fd: int, device: int, memory: int, size: int, name: str) -> Mapping:
        """Map an object on the host, by a descriptor that serves this mapping alone. Raises RmError."""
        made = rm.nv_ioctl_nvos33_parameters_with_fd(fd=fd)
        params = made.params
        params.hClient, params.hDevice, params.hMemory = self.client, device, memory
        params.length = size
        what = f"RM_MAP_MEMORY of the {name}"
        self.escape(self.control_fd, rm.NV_ESC_RM_MAP_MEMORY, made, what)
        check(what, params.status)
        return self.host.mmap(None, size, libc.PROT_READ | libc.PROT_WRITE, libc.MAP_SHARED, fd, 0)

    def map_dma(self, device: int, virtual: int, memory: int, size: int, gpu_va: int) -> None:
        """Tell RM at which address the card will see an object. Raises RmError, DeviceError."""
        flags = rm.Nvos46Flags(
            page_size=rm.Nvos46FlagsPageSize.N4KB,
            cache_snoop=1,
            dma_offset_fixed=1,
        )
        made = self.make(rm.NVOS46_PARAMETERS, hClient=self.client, hDevice=device, hDma=virtual)
        made.hMemory, made.length, made.flags, made.dmaOffset = memory, size, int(flags), gpu_va
        what = f"RM_MAP_MEMORY_DMA of {self.told(memory)} at {gpu_va:#x}"
        self.escape(self.control_fd, rm.NV_ESC_RM_MAP_MEMORY_DMA, made, what)
        check(what, made.status)
        if made.dmaOffset != gpu_va:
            raise DeviceError(f"{what}: RM put it at {made.dmaOffset:#x}")

    def told(self, handle: int) -> str:
        """An object for people."""
        return f"{self.objects[handle][1]} {handle:#x}" if handle in self.objects else f"object {handle:#x}"

    def cards(self) -> list[CardInfo]:
        """The driver's cards by their minor numbers."""
        infos = CardInfos()
        self.escape(self.control_fd, rm.NV_ESC_CARD_INFO, infos, "NV_ESC_CARD_INFO")
        valid = [card for card in infos.cards if card.valid]
        return [_card_info(card) for card in sorted(valid, key=lambda card: card.minor_number)]

    def open_card(self, path: str) -> int:
        """A descriptor of a card that is registered with this client; close it with the host."""
        fd = open_node(self.host, path)
        registered = rm.nv_ioctl_register_fd(ctl_fd=self.control_fd)
        try:
            self.escape(fd, rm.NV_ESC_REGISTER_FD, registered, f"NV_ESC_REGISTER_FD of {path}")
        except DeviceError:
            self.host.close(fd)
            raise
        return fd

    def close(self) -> None:
        """Free the client, and with it all of its objects. Closing twice has no effect."""
        if not self.client:
            return
        try:
            self.free(self.client)
        finally:
            self.client = 0
            self.host.close(self.control_fd)

    def _open_client(self) -> int:
        self.client = 0
        self.client = self.alloc(0, rm.NV01_ROOT_CLIENT, name="client")
        return self.client

    def _version(self) -> Version:
        params = rm.NV0000_CTRL_SYSTEM_GET_BUILD_VERSION_V2_PARAMS()
        self.control(self.client, rm.NV0000_CTRL_CMD_SYSTEM_GET_BUILD_VERSION_V2, params)
        return Version(params.driverVersionBuffer.decode("ascii", "replace"))

    def _forget(self, handle: int) -> None:
        for child in [child for child, (parent, _) in self.objects.items() if parent == handle]:
            self._forget(child)
        self.objects.pop(handle, None)


def check(what: str, status: int) -> None:
    """Raise what a status other than NV_OK means."""
    if not status:
        return
    error = RmError(what, status)
    if error.name in GONE:
        raise DeviceGone(str(error))
    raise error


def command_name(command: int) -> str:
    """The header's name of a control command, or its number."""
    names = (name for name, value in vars(rm).items() if value == command and "_CTRL_CMD_" in name)
    return next(names, f"{command:#x}")


def _card_info(card: rm.nv_ioctl_card_info) -> CardInfo:
    pci = card.pci_info
    where = f"{pci.domain:04x}:{pci.bus:02x}:{pci.slot:02x}.{pci.function}"
    return CardInfo(card.gpu_id, card.minor_number, where, pci.vendor_id, pci.device_id)


def open_node(host: Host, path: str) -> int:
    """Open one of the driver's nodes. Raises DeviceError that says what is in the way."""
    if not host.exists(path):
        raise DeviceError(f"{path} does not exist: {why_no_driver(host)}")
    try:
        return host.open(path)
    except HostError as error:
        if error.errno in (errno.EACCES, errno.EPERM):
            raise DeviceError(f"{path}: permission denied; {way_to_open(host)}") from error
        if error.errno in (errno.ENODEV, errno.ENXIO, errno.EIO):
            raise DeviceError(f"{path}: the NVIDIA driver has no working card behind it: {error}") from error
        raise
