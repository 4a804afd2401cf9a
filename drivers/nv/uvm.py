"""The unified memory driver: it maps what RM allocates into the card's address space.

Two descriptors of /dev/nvidia-uvm: one is the address space, the other ties it to this process' memory.
Order of calls: UVM_INITIALIZE comes before any other.
"""

from __future__ import annotations

import ctypes
import errno

from autogen.nv import uvm
from drivers.core.errors import HostError
from drivers.nv.rm import Rm, check, open_node

PATH = "/dev/nvidia-uvm"
READ_WRITE = 1  # UvmGpuMappingTypeReadWriteAtomic; source: uvm_types.h
Uuid = ctypes.c_uint8 * 16


class Uvm:
    """The address space of this process on its cards."""

    def __init__(self, rm: Rm) -> None:
        self.rm, self.host = rm, rm.host
        self.fd = open_node(self.host, PATH)
        self.memory_fd = -1
        try:
            self.memory_fd = open_node(self.host, PATH)
            self._call(uvm.UVM_INITIALIZE, rm.make(uvm.UVM_INITIALIZE_PARAMS), "UVM_INITIALIZE")
            self._tie()
        except BaseException:
            self.close()
            raise

    def register_gpu(self, uuid: bytes) -> None:
        """Make the card part of the address space."""
        params = self.rm.make(uvm.UVM_REGISTER_GPU_PARAMS, gpu_uuid=Uuid(*uuid), rmCtrlFd=-1)
        self._call(uvm.UVM_REGISTER_GPU, params, "UVM_REGISTER_GPU")

    def register_space(self, uuid: bytes, space: int) -> None:
        """Take over the page tables of an RM address space."""
        params = self.rm.make(uvm.UVM_REGISTER_GPU_VASPACE_PARAMS, gpuUuid=Uuid(*uuid), hVaSpace=space)
        params.rmCtrlFd, params.hClient = self.rm.control_fd, self.rm.client
        self._call(uvm.UVM_REGISTER_GPU_VASPACE, params, "UVM_REGISTER_GPU_VASPACE")

    def register_channel(self, uuid: bytes, channel: int, base: int, size: int) -> None:
        """Let the driver map what a channel needs for itself into [base, base + size)."""
        params = self.rm.make(uvm.UVM_REGISTER_CHANNEL_PARAMS, gpuUuid=Uuid(*uuid), base=base, length=size)
        params.rmCtrlFd, params.hClient, params.hChannel = self.rm.control_fd, self.rm.client, channel
        self._call(uvm.UVM_REGISTER_CHANNEL, params, "UVM_REGISTER_CHANNEL")

    def unregister_channel(self, uuid: bytes, channel: int) -> None:
        """Before RM frees a channel."""
        params = self.rm.make(uvm.UVM_UNREGISTER_CHANNEL_PARAMS, hClient=self.rm.client, hChannel=channel)
        if hasattr(params, "gpuUuid"):
            params.gpuUuid = Uuid(*uuid)
        self._call(uvm.UVM_UNREGISTER_CHANNEL, params, "UVM_UNREGISTER_CHANNEL")

    def reserve(self, gpu_va: int, size: int) -> None:
        """Set a range of addresses aside for `map`."""
        params = self.rm.make(uvm.UVM_CREATE_EXTERNAL_RANGE_PARAMS, base=gpu_va, length=size)
        self._call(uvm.UVM_CREATE_EXTERNAL_RANGE, params, f"UVM_CREATE_EXTERNAL_RANGE of {size:#x} bytes")

    def map(self, uuid: bytes, gpu_va: int, size: int, memory: int) -> None:
        """Map RM's object `memory` at an address that was reserved, readable, writable and atomic."""
        params = self.rm.make(uvm.UVM_MAP_EXTERNAL_ALLOCATION_PARAMS, base=gpu_va, length=size)
        params.perGpuAttributes[0].gpuUuid = Uuid(*uuid)
        params.perGpuAttributes[0].gpuMappingType = READ_WRITE
        params.gpuAttributesCount, params.rmCtrlFd = 1, self.rm.control_fd
        params.hClient, params.hMemory = self.rm.client, memory
        what = f"UVM_MAP_EXTERNAL_ALLOCATION of {size:#x} bytes at {gpu_va:#x}"
        self._call(uvm.UVM_MAP_EXTERNAL_ALLOCATION, params, what)

    def free(self, gpu_va: int, size: int) -> None:
        """Unmap and give a range of addresses back."""
        params = self.rm.make(uvm.UVM_FREE_PARAMS, base=gpu_va)
        if hasattr(params, "length"):
            params.length = size
        self._call(uvm.UVM_FREE, params, f"UVM_FREE of {size:#x} bytes at {gpu_va:#x}")

    def close(self) -> None:
        for fd in (self.memory_fd, self.fd):
            if fd >= 0:
                self.host.close(fd)

    def _tie(self) -> None:
        """Drivers that do not need it refuse it, which is no error."""
        params = self.rm.make(uvm.UVM_MM_INITIALIZE_PARAMS, uvmFd=self.fd)
        try:
            self.host.ioctl(self.memory_fd, uvm.UVM_MM_INITIALIZE, params)
        except HostError as error:
            if error.errno not in (errno.EINVAL, errno.EBADF, errno.ENOTTY):
                raise

    def _call(self, number: int, params: ctypes.Structure, what: str) -> None:
        """Issue a call on the address space. Raises HostError, RmError."""
        try:
            self.host.ioctl(self.fd, number, params)
        except HostError as error:
            raise HostError(error.errno or errno.EIO, f"{what}: {error}") from error
        check(what, params.rmStatus)
