"""A small driver of its own for the simulated card: enough KFD to make queues, and raw packets. Not ours."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from autogen import kfd_ioctl as uapi
from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4
from autogen.amd.kernels import NEWEST, kernel_of
from autogen.schema import Register
from drivers.core import libc
from drivers.core.errors import SimFault
from drivers.core.host import Mapping
from drivers.sim.amd.wave.launch import Counters, Launch
from drivers.sim.chips import save_area
from drivers.sim.host import SimHost
from drivers.sim.memory import AddressSpace

RW = libc.PROT_READ | libc.PROT_WRITE
WRITABLE = uapi.KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE
EXECUTABLE = uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE
PUBLIC = uapi.KFD_IOC_ALLOC_MEM_FLAGS_PUBLIC
VRAM = uapi.KFD_IOC_ALLOC_MEM_FLAGS_VRAM | WRITABLE | PUBLIC
GTT = uapi.KFD_IOC_ALLOC_MEM_FLAGS_GTT | WRITABLE
RING_BYTES = 0x4000


@dataclass
class Buffer:
    """Memory on the card, mapped at the same address on the host."""

    va: int
    size: int
    handle: int
    mapping: Mapping

    def bytes(self, offset: int = 0, count: int = 0) -> bytes:
        return bytes(self.mapping.view()[offset : offset + (count or self.size - offset)])


@dataclass
class Queue:
    """A queue and what it stands on. `unit`: bytes per count of its pointers."""

    rig: Rig
    queue_id: int
    ring: Buffer
    wptr: Buffer
    rptr: Buffer
    doorbells: Mapping
    doorbell: int
    unit: int
    eop: Buffer | None = None
    put: int = 0

    def write(self, *packets: Sequence[int]) -> None:
        """Put dwords into the ring without telling anybody."""
        for word in (word for packet in packets for word in packet):
            self.ring.mapping.write32(self.put % RING_BYTES, word)
            self.put += 4

    def ring_doorbell(self) -> None:
        value = self.put // self.unit
        self.wptr.mapping.write64(0, value)
        self.doorbells.write64(self.doorbell, value)

    def submit(self, *packets: Sequence[int]) -> None:
        self.write(*packets)
        self.ring_doorbell()

    def run(self, *packets: Sequence[int]) -> None:
        """Submit and run until nothing moves."""
        self.submit(*packets)
        self.rig.host.scheduler.drain()


@dataclass
class Rig:
    """A simulated machine in the hands of a test. `launches`: what the waves were asked to run."""

    host: SimHost
    kfd: int
    drm: int
    gpu_id: int
    launches: list[Launch] = field(default_factory=list)

    def ioctl(self, request: int, arg: ctypes.Structure) -> None:
        self.host.ioctl(self.kfd, request, arg)

    def allocate(self, size: int, flags: int = GTT, va: int = 0) -> uapi.kfd_ioctl_alloc_memory_of_gpu_args:
        """Reserve addresses and allocate, without mapping anywhere."""
        if not va:
            flags_of_hole = libc.MAP_PRIVATE | libc.MAP_ANONYMOUS | libc.MAP_NORESERVE
            va = self.host.mmap(None, size + (2 << 20), libc.PROT_NONE, flags_of_hole, -1, 0).address
            va += -va % (2 << 20) if size >= 2 << 20 else 0
        args = uapi.kfd_ioctl_alloc_memory_of_gpu_args(
            va_addr=va, size=size, gpu_id=self.gpu_id, flags=flags & 0xFFFFFFFF
        )
        self.ioctl(uapi.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, args)
        return args

    def map(self, handle: int) -> None:
        self._map(uapi.AMDKFD_IOC_MAP_MEMORY_TO_GPU, uapi.kfd_ioctl_map_memory_to_gpu_args(), handle)

    def unmap(self, handle: int) -> None:
        request = uapi.AMDKFD_IOC_UNMAP_MEMORY_FROM_GPU
        self._map(request, uapi.kfd_ioctl_unmap_memory_from_gpu_args(), handle)

    def buffer(self, size: int, flags: int = GTT) -> Buffer:
        args = self.allocate(size, flags)
        fixed = libc.MAP_SHARED | libc.MAP_FIXED
        mapping = self.host.mmap(args.va_addr, size, RW, fixed, self.drm, args.mmap_offset)
        self.map(args.handle)
        return Buffer(args.va_addr, size, args.handle, mapping)

    def free(self, buffer: Buffer) -> None:
        self.unmap(buffer.handle)
        self.ioctl(uapi.AMDKFD_IOC_FREE_MEMORY_OF_GPU, uapi.kfd_ioctl_free_memory_of_gpu_args(buffer.handle))

    def queue_args(self, kind: int) -> tuple[uapi.kfd_ioctl_create_queue_args, list[Buffer]]:
        """Arguments of CREATE_QUEUE that the kernel accepts, and ring, wptr, rptr, eop buffers."""
        buffers = [self.buffer(RING_BYTES), self.buffer(0x1000), self.buffer(0x1000)]
        args = uapi.kfd_ioctl_create_queue_args(
            ring_base_address=buffers[0].va,
            write_pointer_address=buffers[1].va,
            read_pointer_address=buffers[2].va,
            ring_size=RING_BYTES,
            gpu_id=self.gpu_id,
            queue_type=kind,
            queue_percentage=100,
            queue_priority=7,
        )
        if kind == uapi.KFD_IOC_QUEUE_TYPE_COMPUTE:
            area = save_area(self.host.chip)
            eop, saved = self.buffer(0x1000, VRAM), self.buffer(area.total + area.debug)
            args.eop_buffer_address, args.eop_buffer_size = eop.va, 0x1000
            args.ctx_save_restore_address, args.ctx_save_restore_size = saved.va, area.total
            args.ctl_stack_size = area.control_stack
            buffers.append(eop)
        return args, buffers

    def create(self, args: uapi.kfd_ioctl_create_queue_args, buffers: list[Buffer]) -> Queue:
        self.ioctl(uapi.AMDKFD_IOC_CREATE_QUEUE, args)
        page = args.doorbell_offset & ~0x1FFF
        doorbells = self.host.mmap(None, 0x2000, RW, libc.MAP_SHARED, self.kfd, page)
        unit = 4 if args.queue_type == uapi.KFD_IOC_QUEUE_TYPE_COMPUTE else 1
        slot = args.doorbell_offset & 0x1FFF
        eop = buffers[3] if len(buffers) > 3 else None
        ring, wptr, rptr = buffers[:3]
        return Queue(self, args.queue_id, ring, wptr, rptr, doorbells, slot, unit, eop)

    def compute_queue(self) -> Queue:
        return self.create(*self.queue_args(uapi.KFD_IOC_QUEUE_TYPE_COMPUTE))

    def sdma_queue(self) -> Queue:
        return self.create(*self.queue_args(uapi.KFD_IOC_QUEUE_TYPE_SDMA))

    def destroy(self, queue: Queue) -> None:
        args = uapi.kfd_ioctl_destroy_queue_args(queue_id=queue.queue_id)
        self.ioctl(uapi.AMDKFD_IOC_DESTROY_QUEUE, args)

    def _map(
        self,
        request: int,
        args: uapi.kfd_ioctl_map_memory_to_gpu_args | uapi.kfd_ioctl_unmap_memory_from_gpu_args,
        handle: int,
    ) -> None:
        ids = (ctypes.c_uint32 * 1)(self.gpu_id)
        args.handle, args.n_devices = handle, 1
        args.device_ids_array_ptr = ctypes.addressof(ids)
        self.ioctl(request, args)
        assert args.n_success == 1


def open_rig(
    seed: int = 0,
    cards: int = 1,
    mode: str = "",
    chip: str = "navi31",
    kernel: str = NEWEST.name,
) -> Rig:
    """A machine with waves that do nothing but be noted; with a `mode` they run."""
    launches: list[Launch] = []

    def note(launch: Launch, memory: AddressSpace, mode: str, budget: int | None) -> Counters:
        launches.append(launch)
        return Counters(wave_instructions=10, waves=1)

    linux = kernel_of(kernel)
    assert linux is not None
    if mode:
        host = SimHost(chip, cards, seed, mode, kernel=linux)
    else:
        host = SimHost(chip, cards, seed, kernel=linux, launcher=note)
    kfd, drm = host.open("/dev/kfd"), host.open("/dev/dri/renderD128")
    node = "/sys/devices/virtual/kfd/kfd/topology/nodes/1"
    gpu_id = int(host.read_text(f"{node}/gpu_id"))
    host.ioctl(kfd, uapi.AMDKFD_IOC_ACQUIRE_VM, uapi.kfd_ioctl_acquire_vm_args(drm, gpu_id))
    return Rig(host, kfd, drm, gpu_id, launches)


def release(address: int, value: int, **fields: int) -> list[int]:
    """RELEASE_MEM of a 32-bit value, correct unless `fields` say otherwise."""
    packet = pm4.ReleaseMem(
        event_type=pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
        event_index=5,
        data_sel=pm4.ReleaseData.SEND_32_BIT_LOW,
        addr=address,
        data=value,
    )
    return packet.replace(**fields).build()


def set_sh(register: type[Register], *values: int) -> list[int]:
    """SET_SH_REG of consecutive registers from `register` on. The window starts at dword 0x2C00."""
    return pm4.SetShReg(reg_offset=0x1260 + register.offset - 0x2C00).build(*values)


def drain() -> list[int]:
    return pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=4).build()


def acquire() -> list[int]:
    """Invalidate every cache that a dispatch reads through."""
    return pm4.AcquireMem(gli_inv=pm4.GliInv.ALL, glk_inv=1, glv_inv=1, gl1_inv=1).build()


RSRC1 = gc.COMPUTE_PGM_RSRC1(vgprs=1, float_mode=0xC0, mem_ordered=1)
RSRC2 = gc.COMPUTE_PGM_RSRC2(user_sgpr=2, tgid_x_en=1)
DISPATCH = pm4.DispatchDirect(
    dim_x=4, dim_y=1, dim_z=1, compute_shader_en=1, force_start_at_000=1, cs_w32_en=1
)


def program(entry_va: int, rsrc1: int = int(RSRC1), rsrc2: int = int(RSRC2)) -> list[int]:
    """Registers of a program at `entry_va` that takes two user SGPRs."""
    entry = entry_va >> 8
    words = set_sh(gc.COMPUTE_PGM_LO, entry & 0xFFFFFFFF, entry >> 32)
    words += set_sh(gc.COMPUTE_PGM_RSRC1, rsrc1, rsrc2)
    words += set_sh(gc.COMPUTE_PGM_RSRC3, int(gc.COMPUTE_PGM_RSRC3(inst_pref_size=2)))
    return words + set_sh(gc.COMPUTE_USER_DATA_0, 0x1000, 0)


def block(*sizes: int) -> list[int]:
    """Registers of a work-group of `sizes` lanes."""
    return set_sh(gc.COMPUTE_NUM_THREAD_X, *sizes)


def kernel(entry_va: int) -> list[int]:
    """A whole correct dispatch of 4 work-groups of 64 lanes, drained."""
    return [*acquire(), *program(entry_va), *block(64, 1, 1), *DISPATCH.build(), *drain()]


def fails(queue: Queue, code: str, *packets: Sequence[int]) -> SimFault:
    """Run packets that must break the rule `code`; returns the fault."""
    with pytest.raises(SimFault) as raised:
        queue.run(*packets)
    assert raised.value.code == code, str(raised.value)
    return raised.value
