"""A machine with one gfx1100 card whose kernel driver says yes to everything and whose engines do nothing.

Memory is real process memory. `on_relax` may play the engines.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable

from autogen import kfd_ioctl as uapi
from autogen.amd.kernels import NEWEST, NUM_XCC, SAVE_AREA_LINES, kernel_of
from drivers.core import libc
from drivers.core.errors import HostError
from drivers.core.host import Mapping
from hcq.settings import read_settings

TOPOLOGY = "/sys/devices/virtual/kfd/kfd/topology/nodes"
CPU_PROPERTIES = "cpu_cores_count 16\nsimd_count 0\ngfx_target_version 0\n"
GPU_PROPERTIES = """cpu_cores_count 0
simd_count 192
mem_banks_count 1
simd_per_cu 2
array_count 12
simd_arrays_per_engine 2
max_slots_scratch_cu 32
gfx_target_version 110000
drm_render_minor 128
num_xcc 1
cwsr_size 46047232
ctl_stack_size 40960
num_sdma_engines 2
"""
FILES = {
    f"{TOPOLOGY}/0/gpu_id": "0\n",
    f"{TOPOLOGY}/0/properties": CPU_PROPERTIES,
    f"{TOPOLOGY}/1/gpu_id": "4660\n",
    f"{TOPOLOGY}/1/name": "navi31\n",
    f"{TOPOLOGY}/1/properties": GPU_PROPERTIES,
    f"{TOPOLOGY}/1/mem_banks/0/properties": "heap_type 1\nsize_in_bytes 25753026560\nflags 0\n",
    "/dev/kfd": "",
    "/dev/dri/renderD128": "",
}

SINCE = {"num_xcc": NUM_XCC, "cwsr_size": SAVE_AREA_LINES, "ctl_stack_size": SAVE_AREA_LINES}

Answer = Callable[[ctypes.Structure], None]


class FakeHost:
    """`Host` over the FILES above, with the lines that the kernel of KERNEL has. `refuse` maps a path or
    request to an errno; `answers` overrides a request.
    """

    def __init__(self) -> None:
        self.kernel = kernel_of(read_settings().kernel) or NEWEST
        lacking = {key for key, fact in SINCE.items() if not self.kernel.has(fact)}
        lines = [line for line in GPU_PROPERTIES.splitlines(True) if line.split()[0] not in lacking]
        self.files = FILES | {f"{TOPOLOGY}/1/properties": "".join(lines)}
        self.refuse: dict[object, int] = {}
        self.answers: dict[int, Answer] = {}
        self.calls: list[str] = []
        self.requests: list[ctypes.Structure] = []
        self.maps: list[tuple[str, int, int]] = []  # of files: path, size, offset
        self.on_relax: Callable[[], None] = lambda: None
        self._time = 0.0
        self._open: dict[int, str] = {}
        self._next = 100

    def open(self, path: str, flags: int = os.O_RDWR) -> int:
        self._check(path)
        self.calls.append(f"open {path}")
        self._next += 1
        self._open[self._next] = path
        return self._next

    def close(self, fd: int) -> None:
        self.calls.append(f"close {self._open.pop(fd)}")

    def ioctl(self, fd: int, request: int, arg: ctypes.Structure) -> None:
        name, struct = uapi.REQUESTS[request]
        assert isinstance(arg, struct)
        if request in self.refuse:
            raise HostError(self.refuse[request], f"/dev/kfd: {name}: {os.strerror(self.refuse[request])}")
        self.calls.append(name)
        copy = struct()
        ctypes.memmove(ctypes.addressof(copy), ctypes.addressof(arg), ctypes.sizeof(struct))
        self.requests.append(copy)
        self._next += 1
        self.answers.get(request, self._answer)(arg)

    def mmap(self, address: int | None, size: int, prot: int, flags: int, fd: int, offset: int) -> Mapping:
        if fd in self._open:
            self.maps.append((self._open[fd], size, offset))
        is_registers = self._open.get(fd) == "/dev/kfd"
        flags = flags & ~libc.MAP_SHARED | libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
        return libc.MemoryMapping(libc.mmap(address, size, prot, flags, -1, 0), size, is_registers)

    def munmap(self, mapping: Mapping) -> None:
        self.calls.append("munmap")
        libc.munmap(mapping.address, mapping.size)

    def read_text(self, path: str) -> str:
        self._check(path)
        return self.files[path]

    def read_bytes(self, path: str) -> bytes:
        return self.read_text(path).encode()

    def listdir(self, path: str) -> list[str]:
        inside = [name[len(path) + 1 :] for name in self.files if name.startswith(path + "/")]
        return sorted({name.split("/")[0] for name in inside})

    def exists(self, path: str) -> bool:
        return path in self.files or bool(self.listdir(path))

    def access(self, path: str, mode: int) -> bool:
        return path in self.files and path not in self.refuse

    def relax(self, what: str) -> None:
        self._time += 0.01
        self.on_relax()

    def fence(self, device: str, gpu_va: int, size: int) -> None:
        """It has no waves."""

    def now(self) -> float:
        return self._time

    def _check(self, path: str) -> None:
        if path in self.refuse:
            raise HostError(self.refuse[path], f"{path}: {os.strerror(self.refuse[path])}")
        if path not in self.files:
            raise HostError(2, f"{path}: no such file")

    def _answer(self, arg: ctypes.Structure) -> None:
        match arg:
            case uapi.kfd_ioctl_get_version_args():
                arg.major_version, arg.minor_version = 1, self.kernel.minor
            case uapi.kfd_ioctl_alloc_memory_of_gpu_args():
                arg.handle, arg.mmap_offset = self._next, self._next << 12
            case uapi.kfd_ioctl_map_memory_to_gpu_args() | uapi.kfd_ioctl_unmap_memory_from_gpu_args():
                arg.n_success = arg.n_devices
            case uapi.kfd_ioctl_create_queue_args():
                arg.queue_id = self._next
                arg.doorbell_offset = 0x4000_0000_0000_0000 | 8 * (self._next % 512)
            case uapi.kfd_ioctl_create_event_args():
                arg.event_id = self._next
            case uapi.kfd_ioctl_wait_events_args():
                arg.wait_result = uapi.KFD_IOC_WAIT_RESULT_TIMEOUT
            case _:
                pass
