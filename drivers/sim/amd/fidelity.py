"""The accuracy table: what the simulated card does exactly, what approximately and how, what it refuses.

Rows are derived from the tables that the models run on, so that a packet cannot be modelled and not listed.
Waves have a table of their own, `wave/fidelity.py`, with the same rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from autogen import kfd_ioctl as uapi
from autogen.amd import pm4, sdma_6
from autogen.schema import Packet
from drivers.sim.amd import cp_packets, dispatch, kfd, sdma

EXACT, APPROXIMATE, REFUSED = "exact", "approximate", "refused"

APPROXIMATE_IOCTLS = {
    "ALLOC_MEMORY_OF_GPU": "physical ranges are contiguous; coherence flags only choose the page type",
    "GET_CLOCK_COUNTERS": "model time",
    "MAP_MEMORY_TO_GPU": "doorbell and MMIO pages are not mapped on the card",
    "SET_MEMORY_POLICY": "accepted, without effect",
    "SET_SCRATCH_BACKING_VA": "accepted, without effect",
    "SET_TRAP_HANDLER": "accepted; no trap is ever taken",
    "RUNTIME_ENABLE": "no debugger ever attaches",
    "AVAILABLE_MEMORY": "VRAM is one heap, never fragmented by other processes",
    "UPDATE_QUEUE": "the share of time is on or off; another ring is refused",
    "WAIT_EVENTS": "a timeout passes at once when nothing can move",
}
WITHOUT_EFFECT = "accepted and checked, without effect"
EFFECTIVE_REGISTERS = frozenset(
    {*dispatch.PROGRAM, *dispatch.SHAPE, *dispatch.SCRATCH} | {f"COMPUTE_USER_DATA_{i}" for i in range(16)}
)
MASKS = frozenset(f"COMPUTE_STATIC_THREAD_MGMT_SE{i}" for i in range(8))
MODELS = {
    "page tables": "over PCI bit for bit; on /dev/kfd, where they are the kernel driver's, what they say",
    "TLB": "one per card, never too small",
    "instruction cache": "the lines that INST_PREF_SIZE names, never too small",
    "K$, L0, GL1": "stale as a whole; the bytes read are always the newest",
    "L2 and write-back": "rewritten arguments; in SIM=strict, rewritten sources of copies, BAR 0 after waves",
    "order of waves": "one dispatch after another, in seeded order between drains",
    "time": "a model: cold caches, figures of real traces, within a factor of 2 of the kernels traced there",
    "interrupts": "arrive at once and are never lost",
    "PSP": "no signature is checked: stub images carry a hash, others pass; trusted applications are refused",
    "SMU": "protocol and limits; clocks, power and temperatures are plausible numbers",
    "VM hubs": "faults stop the engine; no retry, no redirection to the dummy page",
    "RLC": "loads everything at once; no power gating but GFXOFF as a whole",
    "AQL packets": "partial work-groups and agent dispatches are refused; others exact",
    "queue slots": "compute only: no graphics rings, no KIQ, no MES, no saving of waves",
}
ONLY_ZERO = frozenset({*dispatch.START, *dispatch.RESTART})


class FidelityRow(NamedTuple):
    """One line of the table. `status`: exact, approximate or refused; `how`: what differs, or why."""

    kind: str
    name: str
    status: str
    how: str


def rows() -> list[FidelityRow]:
    """Every row, in a fixed order: ioctls, packets, registers, parts, wave instructions."""
    parts = (_row("part", name, how) for name, how in MODELS.items())
    return [*_ioctls(), *_pm4(), *_sdma(), *_registers(), *parts, *_waves()]


def _ioctls() -> Iterator[FidelityRow]:
    for name, _ in uapi.REQUESTS.values():
        if name not in kfd.HANDLERS:
            yield FidelityRow("ioctl", name, REFUSED, "not modelled")
        else:
            yield _row("ioctl", name, APPROXIMATE_IOCTLS.get(name, ""))


def _pm4() -> Iterator[FidelityRow]:
    modelled = {
        kind.opcode: how for kind, how in cp_packets.BUILDERS.fidelity.items() if issubclass(kind, Packet)
    }
    for opcode, name in pm4.OPCODE_NAMES.items():
        if opcode == pm4.PfpSyncMe.opcode:
            yield FidelityRow("PM4", name, REFUSED, "hangs a compute queue on hardware too")
        elif opcode == pm4.SetUconfigReg.opcode:
            yield FidelityRow("PM4", name, REFUSED, "no such register is modelled")
        elif opcode in modelled:
            yield _row("PM4", name, modelled[opcode])
        else:
            yield FidelityRow("PM4", name, REFUSED, "not modelled")


def _sdma() -> Iterator[FidelityRow]:
    for op, name in sdma_6.OPCODE_NAMES.items():
        kinds = [kind for (number, _), kind in sdma_6.OPCODES.items() if number == op]
        found = [kind for kind in kinds if kind in sdma.BUILDERS.table]
        if not found:
            yield FidelityRow("SDMA", name, REFUSED, "not modelled")
        for kind in found:
            yield _row("SDMA", f"{name} {_vendor_case(kind.__name__)}", sdma.BUILDERS.fidelity[kind])


def _registers() -> Iterator[FidelityRow]:
    for register in dispatch.SETTABLE.values():
        name = register.__name__
        if name in EFFECTIVE_REGISTERS:
            yield FidelityRow("register", name, EXACT, "")
        elif name in MASKS:
            yield FidelityRow(
                "register", name, APPROXIMATE, "only whether any compute unit at all is enabled"
            )
        elif name in ONLY_ZERO:
            yield FidelityRow("register", name, APPROXIMATE, "values other than 0 are refused")
        else:
            yield FidelityRow("register", name, APPROXIMATE, WITHOUT_EFFECT)
    for name in sorted(dispatch.PRIVILEGED):
        yield FidelityRow("register", name, REFUSED, "not for user queues")


def _waves() -> Iterator[FidelityRow]:
    from drivers.sim.amd.wave import fidelity  # loads every rule: only when it is asked

    return (FidelityRow(*row) for row in fidelity.rows())


def _row(kind: str, name: str, how: str) -> FidelityRow:
    return FidelityRow(kind, name, APPROXIMATE if how else EXACT, how)


def _vendor_case(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
