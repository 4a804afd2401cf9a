"""Loops that wait for what a function gives back: the code of a kernel with calls, put together.

Such a kernel is compiled in parts that end at calls, so the loop around a call is in none of them. Here calls
go on behind themselves. Asked only when a function's load has met another wave's store.
"""

from __future__ import annotations

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.decode import blocks_of, link, load
from drivers.sim.amd.wave.code.polls import BitFlow, PrivateBits, find_polls
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR, Step, offsets_after
from drivers.sim.amd.wave.request import Launch
from drivers.sim.memory import AddressSpace

CALLS = frozenset({"s_swappc_b64", "s_call_b64"})
GIVEN_BACK = (1 << 32) - 1 << VGPR  # v0 to v31. Source: LLVM AMDGPUUsage, "Calling convention"


class CallSlots(PrivateBits):
    """A call brings what the function loads, in the registers that it may give back."""

    def flow(self, step: Step) -> BitFlow:
        return BitFlow(step, 0, self.bits(GIVEN_BACK), True) if is_call(step) else super().flow(step)


def is_call(step: Step) -> bool:
    return step.inst.defn.mnemonic in CALLS and not step.is_seam


def waits_for_calls(parts: list[KernelAnalysis]) -> bool:
    """Whether a loop of the kernel that these parts are of may wait for what a call gives back."""
    whole = joined(parts)
    waited = find_polls(whole, CallSlots()).loads
    return any(step.offset in waited for block in whole.blocks for step in block.steps if is_call(step))


def known_code(parts: list[KernelAnalysis], launch: Launch, memory: AddressSpace) -> list[KernelAnalysis]:
    """The parts, and what lies behind their calls, to which perhaps no wave has returned yet."""
    starts = {block.steps[0].offset for part in parts for block in part.blocks}
    calls = [step for part in parts for block in part.blocks for step in block.steps if is_call(step)]
    found = list(parts)
    for root in sorted({step.after for step in calls} - starts):
        try:
            found.append(load(launch.arch, launch.entry_va, memory, launch.where, parts[0].wave_size, root))
        except SimFault:
            continue  # nothing follows a call that does not return
    return found


def joined(parts: list[KernelAnalysis]) -> KernelAnalysis:
    """One program of all parts, in which calls go on behind themselves."""
    pieces = [block for part in parts for block in part.blocks]
    steps = {step.offset: step for block in pieces for step in block.steps if not step.is_seam}
    starts = {block.steps[0].offset for block in pieces}
    starts |= {step.after for step in steps.values() if is_call(step)}
    blocks = blocks_of(steps, starts)
    link(blocks, lambda step: [step.after] if is_call(step) else offsets_after(step))
    return KernelAnalysis(parts[0].arch, blocks, b"", parts[0].wave_size)
