"""Runs our machine code on the simulated waves over test memory, without a driver or command processor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation
from drivers.sim.amd.wave.launch import Counters, Launch, run
from drivers.sim.memory import AddressSpace
from tensor.codegen.rdna.compile import Built, build
from tensor.codegen.rdna.verify import check_operands
from tensor.ir.kernel import Kernel
from tensor.plan.schedule import Schedule
from tests.drivers.sim.regions import Regions

Array = npt.NDArray[Any]
PAGE = 4096
MODE_FLOATS = 0xF0  # FLOAT_MODE: denormals kept, round to nearest even
BUDGET = 1 << 32
DX10_CLAMP = 1 << 21  # of chips that have it
WGP_MODE, MEM_ORDERED = 1 << 29, 1 << 30


@dataclass
class Target:
    """The chip that kernels are compiled for and run on."""

    arch: str = "gfx1100"


target = Target()


class Rig:
    """Memory of one run: each array on pages of its own, unmapped pages between."""

    def __init__(self) -> None:
        self.regions = Regions()
        self.keep: list[Array] = []

    def place(self, data: bytes | Array, executable: bool = False, at: int = 0) -> int:
        """Copy data to fresh pages; returns its address. Bytes past the end of the data are unmapped.

        at: the address the waves shall see, 0 for the process's own.
        """
        raw = np.frombuffer(data, np.uint8) if isinstance(data, bytes) else data.reshape(-1).view(np.uint8)
        room = np.zeros(raw.nbytes + 3 * PAGE, np.uint8)
        start = -room.ctypes.data % PAGE + PAGE
        room[start : start + raw.nbytes] = raw
        self.keep.append(room)
        address = room.ctypes.data + start
        size = -(-max(raw.nbytes, 1) // 4) * 4
        self.regions.add(at or address, address, size, writable=not executable, executable=executable)
        return at or address

    def read(self, address: int, like: Array) -> Array:
        """The memory at an address as an array shaped like another."""
        for room in self.keep:
            offset = address - room.ctypes.data
            if 0 <= offset < room.nbytes:
                return room[offset : offset + like.nbytes].view(like.dtype).reshape(like.shape).copy()
        raise KeyError(hex(address))


def run_built(built: Built, arrays: Sequence[Array], mode: str = "fast") -> Counters:
    """Run machine code on flat arrays, one per slot; written arrays change in place."""
    rig = Rig()
    addresses = [rig.place(a) for a in arrays]
    counters = launch_built(rig, built, addresses, mode)
    for array, address in zip(arrays, addresses, strict=True):
        array[...] = rig.read(address, array)
    return counters


def launch_built(rig: Rig, built: Built, addresses: Sequence[int], mode: str = "fast") -> Counters:
    """Run machine code on memory already placed."""
    code = rig.place(built.text + bytes.fromhex("00009fbf") * 64, executable=True)
    kernarg = rig.place(np.array(addresses, np.uint64))
    allocation = built.allocation
    waves = built.program.group.size * -(-built.program.lane.size // 32)
    scratch = rig.place(np.zeros(max(4, allocation.scratch_bytes * 32 * waves), np.uint8))
    rsrc1 = (-(-allocation.vgprs // 8) - 1) | MODE_FLOATS << 12
    rsrc1 |= DX10_CLAMP * generation(target.arch).has_mode_bits
    lds = -(-built.lds_bytes // 512)
    rsrc2 = bool(allocation.scratch_bytes) | 2 << 1 | 1 << 7 | lds << 15
    launch = Launch(
        arch=target.arch,
        entry_va=code,
        rsrc1=rsrc1 | WGP_MODE | MEM_ORDERED,
        rsrc2=rsrc2,
        prefetch_bytes=128,
        user_data=(kernarg & 0xFFFFFFFF, kernarg >> 32),
        grid=(built.program.group.size, 1, 1),
        block=(built.program.lane.size, 1, 1),
        wave32=True,
        scratch_va=scratch,
        scratch_wave_bytes=allocation.scratch_bytes * 32,
        where={},
    )
    return run(launch, AddressSpace(rig.regions), mode, BUDGET)


def run_kernel(
    kernel: Kernel,
    arrays: Sequence[Array],
    schedule: Schedule | None = None,
    vgprs: int = 256,
    sgprs: int = 106,
) -> Built:
    """Compile a kernel, check the sizes of its registers, and run it on flat arrays."""
    built = build(kernel, target.arch, schedule, vgprs, sgprs)
    for inst in built.code.insts:
        check_operands(isa(target.arch), target.arch, inst, str(inst))
    run_built(built, arrays)
    return built
