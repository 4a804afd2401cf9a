"""Proofs of an open device, one ability after another: memory, copies, machine code, order, interrupts.

Steps stand in the order in which each needs the ones before it, and each checks what it did: a result that is
wrong is a failed step, not a number in a log.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from drivers.amd import code_object, pm4
from drivers.amd.am.boot import CardBlocks
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.amd.isa.generation import generation
from drivers.core.errors import DeviceError
from drivers.core.finding import ProbeStep, Seen, Skip

COPY_BYTES = 1 << 20
LANES = 32
GROUPS = 4
HDP_TIMEOUT_MS = 100.0
# Adds 1 to each 32-bit word of its buffer: one word a lane, one wave a group.
KERNEL = """
    s_load_b64 s[4:5], s[0:1], {zero}
    s_lshl_b32 s6, {group}, 7
    v_lshlrev_b32_e32 v0, 2, v0
    v_add_nc_u32_e32 v0, s6, v0
    {wait_scalar}
    global_load_b32 v1, v0, s[4:5]
    {wait_vector}
    v_add_nc_u32_e32 v1, 1, v1
    global_store_b32 v0, v1, s[4:5]
    s_endpgm
"""
# Where the group's number is and how a load is waited for. Source: LLVM AMDGPUUsage, RDNA3 and RDNA4 ISA.
GFX11 = {
    "zero": "null",
    "group": "s2",
    "wait_scalar": "s_waitcnt lgkmcnt(0)",
    "wait_vector": "s_waitcnt vmcnt(0)",
}
GFX12 = {
    "zero": "0x0",
    "group": "ttmp9",
    "wait_scalar": "s_wait_kmcnt 0x0",
    "wait_vector": "s_wait_loadcnt 0x0",
}
DIALECTS = {11: GFX11, 12: GFX12}  # by generation


@dataclass
class Proof:
    """The proofs of one device. machine: the card's blocks, where our own driver has booted it."""

    device: AmdDevice | None = None
    machine: CardBlocks | None = None

    def opened(self) -> AmdDevice:
        """The device. Raises Skip before it is open."""
        if self.device is None:
            raise Skip("the device is not open")
        return self.device

    def blocks(self) -> CardBlocks:
        """The card's blocks. Raises Skip before the boot."""
        if self.machine is None:
            raise Skip("the card is not booted")
        return self.machine

    def memory(self) -> Seen:
        buffer = self.opened().empty(COPY_BYTES, "probe")
        where = f"{COPY_BYTES >> 10} KiB at GPU address {buffer.gpu_va:#x}"
        buffer.free()
        return Seen(where, "video memory can be taken, mapped and given back")

    def copy(self) -> Seen:
        pattern = np.arange(COPY_BYTES // 4, dtype=np.uint32)
        buffer = self.opened().buffer(pattern, "probe pattern")
        back = buffer.numpy(np.uint32, pattern.shape)
        buffer.free()
        found = compare(back, pattern, "words came back from video memory")
        return Seen(found, "the copy engine moves bytes there and back")

    def kernel(self) -> Seen:
        return Seen(self.increment(times=1), "machine code runs, and its stores reach the host")

    def order(self) -> Seen:
        return Seen(self.increment(times=3), "each launch sees what the one before it wrote")

    def increment(self, times: int) -> str:
        """Run the kernel `times` times over zeros; every word must then be `times`. Raises DeviceError."""
        device = self.opened()
        program = device.load(kernel_object(device.arch))
        data = np.zeros(LANES * GROUPS, np.uint32)
        buffer = device.buffer(data, "probe words")
        for _ in range(times):
            program(buffer, grid=(GROUPS, 1, 1), block=(LANES, 1, 1))
        back = buffer.numpy(np.uint32, data.shape)
        buffer.free()
        return compare(back, data + times, f"words are {times} after {times} launches")

    def hdp(self) -> Seen:
        """Ask for one flush and wait until the card reports it as done. Source: Linux nbio_v4_3.c,
        hdp_flush_reg."""
        board = self.blocks().board
        nbio, registers = board.chip.nbio, board.nbio
        registers.write(nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ(cp0=1))
        done = registers.wait(
            nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE,
            lambda r: bool(r.cp0),
            "the HDP to report a flush as done",
            HDP_TIMEOUT_MS,
        )
        return Seen(f"GPU_HDP_FLUSH_DONE cp0={done.cp0}", "the host path tells when its writes have arrived")

    def interrupt(self) -> Seen:
        """Have the compute queue interrupt the host; the entry must be in the ring in card memory."""
        device, machine = self.opened(), self.blocks()
        ring, registers = machine.ih.rings[0], machine.board.osssys
        word = device.empty(4096, "probe signal")
        before = registers.read(ring.wptr).offset_
        queue = device.compute_queue
        queue.pending.extend(pm4.release(word.gpu_va, 1, queue.gen, interrupts=True))
        device.buffer(np.zeros(1, np.uint32), "probe order").free()
        self.increment(times=1)
        after = registers.read(ring.wptr).offset_
        word.free()
        found = f"write pointer of the interrupt ring {before:#x}, then {after:#x} (dwords)"
        if before == after:
            raise DeviceError(f"{found}: no entry came for an interrupt that was asked for")
        return Seen(found, "the card's interrupts reach the ring")

    def metrics(self) -> Seen:
        smu = self.blocks().smu
        found, limit = smu.metrics(), smu.power_limit()
        clocks = f"graphics {found.graphics_mhz} MHz, memory {found.memory_mhz} MHz"
        heat = f"{found.temperature_c} degrees C"
        return Seen(f"{clocks}, {found.power_w} of {limit} W, {heat}", "the sensors answer")

    def detach(self) -> Seen:
        """Leave the card as closing does, but report failures."""
        machine = self.blocks()
        self.opened().synchronize()
        machine.detach()
        return Seen("engines stopped, slots empty, clocks parked", "the next owner attaches without a boot")

    def close(self) -> Seen:
        self.opened().close()
        self.device = None
        return Seen("closed", "everything was given back")


MEMORY = ProbeStep(
    "memory",
    "1 MiB of video memory",
    "an address, and the memory back afterwards",
    "page tables or the TLB flush do not work",
    "python -m drivers.amd.reset ADDRESS --yes, then this again",
    "firmware_notes/gmc.md",
    needs_boot=True,
)
COPY = ProbeStep(
    "copy",
    "a pattern copied to video memory and back by the copy engine",
    "the same bytes",
    "the copy engine stands still (halted, or its doorbell has no route), or reads stale memory",
    "DEBUG=5 shows its packets; python -m drivers.amd.reset ADDRESS --yes restarts it",
    "firmware_notes/sdma.md",
    needs_boot=True,
)
KERNEL_STEP = ProbeStep(
    "kernel",
    "four work-groups that add 1 to 128 words",
    "every word 1",
    "the MEC takes no doorbell (halted, wrong range, or its firmware did not start)",
    "python -m drivers.amd.reset ADDRESS --yes, then --boot again",
    "firmware_notes/gfx_mec_hqd.md",
    needs_boot=True,
)
ORDER = ProbeStep(
    "order",
    "compute after copy after compute, by signals alone",
    "every word 3 after three launches",
    "a cache is not written back, or a wait is passed too early",
    "SIM=strict and DEBUG=5 on the simulated card show the same commands",
    "firmware_notes/pm4_compute.md",
    needs_boot=True,
)
HDP = ProbeStep(
    "hdp",
    "a flush of the host path, asked for by GPU_HDP_FLUSH_REQ",
    "GPU_HDP_FLUSH_DONE within 100 ms",
    "the host data path hangs: host writes to video memory may never arrive",
    "python -m drivers.amd.reset ADDRESS --yes",
    "firmware_notes/nbio_doorbells_hdp.md",
    needs_boot=True,
)
INTERRUPT = ProbeStep(
    "interrupt",
    "an end-of-pipe interrupt",
    "a new entry in the interrupt ring",
    "interrupts get lost: the ring is off, or its memory is not reached",
    "waits go on by polling; report it with this output",
    "firmware_notes/ih.md",
    needs_boot=True,
)
METRICS = ProbeStep(
    "metrics",
    "the power controller's metrics table",
    "clocks, power and temperature",
    "the power controller does not answer, or cannot reach its table in video memory",
    "python -m drivers.amd.reset ADDRESS --yes",
    "firmware_notes/smu.md",
    needs_boot=True,
)
DETACH = ProbeStep(
    "detach",
    "leaving the card: engines stopped, slots empty, clocks parked",
    "every queue lets go within a second",
    "a wave or the command processor does not end: a queue does not leave its slot",
    "nothing at once: the next attach resets the card; python -m drivers.amd.reset ADDRESS --yes does it now",
    "firmware_notes/reset_and_recovery.md",
    needs_boot=True,
)
CLOSE = ProbeStep(
    "close",
    "giving everything back",
    "no error",
    "the card stopped answering",
    "python -m drivers.amd.reset ADDRESS --yes",
    needs_boot=True,
)


COMMON = ((MEMORY, Proof.memory), (COPY, Proof.copy), (KERNEL_STEP, Proof.kernel), (ORDER, Proof.order))
OURS = (
    (HDP, Proof.hdp),
    (INTERRUPT, Proof.interrupt),
    (METRICS, Proof.metrics),
    (DETACH, Proof.detach),
)
LAST = ((CLOSE, Proof.close),)


def proofs(is_ours: bool) -> tuple[tuple[ProbeStep, Callable[[Proof], Seen]], ...]:
    """In order. is_ours: our own driver has the card, so its blocks can be asked too."""
    return (*COMMON, *(OURS if is_ours else ()), *LAST)


def kernel_object(arch: str) -> bytes:
    """The probe's kernel as a code object for `arch`."""
    text = isa(arch).assemble(KERNEL.format(**DIALECTS[generation(arch).number]))
    pointer = code_object.Arg("words", 0, 8, "global_buffer")
    return code_object.write(
        arch,
        "probe_increment",
        text,
        code_object.KernelNeeds(kernarg_bytes=8, args=[pointer], vgprs=2, sgprs=7),
    )


def compare(got: np.ndarray, want: np.ndarray, what: str) -> str:
    """A phrase when both are equal. Raises DeviceError that names the first difference."""
    wrong = np.flatnonzero(got != want)
    if wrong.size:
        first = int(wrong[0])
        raise DeviceError(
            f"{wrong.size} of {want.size} words are wrong; word {first} is {int(got[first]):#x}, "
            f"expected {int(want[first]):#x}: memory, cache or queue order is broken"
        )
    return f"{want.size} {what}"
