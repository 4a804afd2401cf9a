"""A device and what experiments do with it: run some instructions over some words, read the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from drivers import open_site
from drivers.amd import code_object
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.card import CardAllocation
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation
from drivers.amd.probe.proof import DIALECTS
from drivers.core.errors import ArgumentError, DeviceError
from drivers.core.host import Mapping
from drivers.sites import Site
from hcq.buffer import Buffer
from hcq.heap import MemoryKind
from hcq.program import Dim, Program
from hcq.settings import Settings

LANES = 64
ROWS = 3  # input words of a lane
OUT_ROWS = 2  # output words of a lane
# A lane's three input words are in v1, v2, v3; what a body leaves in v4 and v5 comes out. v0 is the lane's
# byte offset, s[6:7] the output's address; s8 and up, v6 and up are the body's.
KERNEL = """
    s_load_b128 s[4:7], s[0:1], {zero}
    v_lshlrev_b32_e32 v0, 2, v0
    {wait_scalar}
    global_load_b32 v1, v0, s[4:5]
    global_load_b32 v2, v0, s[4:5] offset:256
    global_load_b32 v3, v0, s[4:5] offset:512
    {wait_vector}
    v_mov_b32_e32 v4, 0
    v_mov_b32_e32 v5, 0
    {body}
    global_store_b32 v0, v4, s[6:7]
    global_store_b32 v0, v5, s[6:7] offset:256
    s_endpgm
"""
MORE = {
    11: {
        "wait_lds": "s_waitcnt lgkmcnt(0)",
        "wait_store": "s_waitcnt_vscnt null, 0x0",
        "barrier": "s_barrier",
        "past_l0": "glc",
        "cycles": "hwreg(HW_REG_SHADER_CYCLES, 0, 20)",
    },
    12: {
        "wait_lds": "s_wait_dscnt 0x0",
        "wait_store": "s_wait_storecnt 0x0",
        "past_l0": "scope:SCOPE_DEV",
        "barrier": "s_barrier_signal -1\n    s_barrier_wait -1",
        "cycles": "hwreg(HW_REG_SHADER_CYCLES_LO, 0, 20)",
    },
}
VGPRS, SGPRS = 64, 64
NS_PER_TICK = 10  # of the queues' clock, as we believe: `clock-rate` asks


def mapped(memory: CardAllocation) -> Mapping:
    """The host's view of memory that was asked for with one. Raises DeviceError."""
    if memory.mapping is None:
        raise DeviceError(f"{memory.label} is not mapped to the host")
    return memory.mapping


@dataclass
class Bench:
    """An open device. site: where it was found, to open it again."""

    device: AmdDevice
    site: Site
    settings: Settings

    @staticmethod
    def opened(site: Site, settings: Settings) -> AmdDevice:
        """The one device of a site. Raises ArgumentError where it has several, DeviceError."""
        if len(site.names) != 1:
            raise ArgumentError(f"{len(site.names)} devices; give the name of one, such as amd:kfd:1")
        (device,) = open_site(site, settings)
        if not isinstance(device, AmdDevice):
            raise DeviceError(f"{device.name} is no AMD device")
        return device

    def reopen(self) -> None:
        """Let go of the device, if it lets itself be, and take it again. Raises DeviceError."""
        with suppress(DeviceError):  # of a card that was lost; how it is found next, the next steps tell
            self.device.close()
        self.device = self.opened(self.site, self.settings)

    @property
    def arch(self) -> str:
        return self.device.arch

    def code(self, body: str, **described: object) -> bytes:
        """A code object of one kernel around `body`; {wait_lds} and the like in it get the chip's words."""
        number = generation(self.arch).number
        words = {**DIALECTS[number], **MORE[number]}
        text = KERNEL.format(**words, body=body.format(**words))
        pointers = [code_object.Arg(name, 8 * at, 8, "global_buffer") for at, name in enumerate(("i", "o"))]
        return code_object.write(
            self.arch,
            "experiment",
            isa(self.arch).assemble(text),
            code_object.KernelNeeds(kernarg_bytes=16, args=pointers, vgprs=VGPRS, sgprs=SGPRS, **described),  # type: ignore[arg-type]
        )

    def run(
        self, body: str, rows: Sequence[Sequence[int]] = (), lanes: int = 32, **described: object
    ) -> np.ndarray:
        """Output words, `OUT_ROWS` rows of `lanes`. rows: each lane's input words, lane after lane;
        lanes without a row get zeros. described: see `code_object.write`. Raises DeviceError.
        """
        return self.launch(self.code(body, **described), rows, lanes)

    def launch(self, code: bytes, rows: Sequence[Sequence[int]] = (), lanes: int = 32) -> np.ndarray:
        """As `run`, of a code object that `code` made."""
        given = np.zeros((ROWS, LANES), np.uint32)
        for lane, row in enumerate(rows):
            given[: len(row), lane] = row
        program = self.device.load(code)
        source = self.device.buffer(given, "inputs")
        out = self.device.buffer(np.zeros((OUT_ROWS, LANES), np.uint32), "outputs")
        program(source, out, grid=(1, 1, 1), block=(lanes, 1, 1))
        found = out.numpy(np.uint32, (OUT_ROWS, LANES))
        source.free()
        out.free()
        return found

    def stamps(self, *between: Sequence[int]) -> list[int]:
        """Ticks of the queue's clock: before, between and after the given packets, all in one submission."""
        queue, count = self.device.compute_queue, len(between) + 1
        marks = self.device.empty(8 * count, "marks", MemoryKind.HOST)
        marks.host_view()[:] = bytes(8 * count)
        queue.timestamp(marks.gpu_va)
        for number, words in enumerate(between, 1):
            queue.pending.extend(words)
            queue.timestamp(marks.gpu_va + 8 * number)
        marks.points[queue.index] = queue.next_point
        self.device.synchronize()
        ticks = [int(tick) for tick in np.frombuffer(marks.host_view(), np.uint64)]
        marks.free()
        return ticks

    def launch_ns(self, program: Program, source: Buffer, out: Buffer, grid: Dim, block: int = 32) -> int:
        """Nanoseconds between two time stamps around one launch."""
        queue, marks = self.device.compute_queue, self.device.empty(16, "marks", MemoryKind.HOST)
        queue.timestamp(marks.gpu_va)
        program(source, out, grid=grid, block=(block, 1, 1))
        queue.timestamp(marks.gpu_va + 8)
        marks.points[queue.index] = queue.next_point
        self.device.synchronize()
        first, last = (int(tick) for tick in np.frombuffer(marks.host_view(), np.uint64))
        marks.free()
        return (last - first) * NS_PER_TICK

    def pci_card(self) -> AmCard:
        """The card, where our own driver has booted it. Raises DeviceError."""
        if not isinstance(self.device.card, AmCard):
            raise DeviceError("the kernel driver has this card; its registers are not ours")
        return self.device.card

    def machine(self) -> CardBlocks:
        """The card's blocks, where our own driver has booted it. Raises DeviceError."""
        return self.pci_card().machine
