"""Counters of operations in flight: which an instruction raises, and how many a wait leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from drivers.amd.isa.generation import generation
from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.code.step_facts import StepFacts

WAIT_LIMITS = {"vm": 63, "lgkm": 63, "exp": 7, "vs": 63}
SINGLE_WAITS = {
    "s_waitcnt_vmcnt": "vm",
    "s_waitcnt_lgkmcnt": "lgkm",
    "s_waitcnt_expcnt": "exp",
    "s_waitcnt_vscnt": "vs",
}
SINGLE_WAITS_12 = {
    "s_wait_loadcnt": ("vm",), "s_wait_storecnt": ("vs",), "s_wait_dscnt": ("ds",), "s_wait_kmcnt": ("km",),
    "s_wait_expcnt": ("exp",), "s_wait_samplecnt": ("sample",), "s_wait_bvhcnt": ("bvh",),
}  # fmt: skip
DOUBLE_WAITS_12 = {"s_wait_loadcnt_dscnt": "vm", "s_wait_storecnt_dscnt": "vs"}  # bits 13:8, DS in 5:0
ALL_WAITS = SINGLE_WAITS.keys() | SINGLE_WAITS_12.keys() | DOUBLE_WAITS_12.keys()


@dataclass(frozen=True)
class CounterKind:
    """Operations that share a counter and an order. ordered: they finish in the order of issue."""

    name: str
    counter: str
    ordered: bool


KINDS = (
    CounterKind("load", "vm", True),
    CounterKind("lds", "lgkm", True),
    CounterKind("scalar", "lgkm", False),
    CounterKind("export", "exp", True),
    CounterKind("store", "vs", True),
    CounterKind("scratch", "vs", True),
)
# GFX12 counts LDS and scalar operations apart, and those of samplers and of rays.
KINDS_12 = (
    *(
        replace(kind, counter="km" if kind.name == "scalar" else "ds") if kind.counter == "lgkm" else kind
        for kind in KINDS
    ),
    CounterKind("sample", "sample", True),
    CounterKind("bvh", "bvh", True),
)


def kinds_for(arch: str) -> tuple[CounterKind, ...]:
    """The kinds of operation of a chip, with the counter of each."""
    return KINDS_12 if generation(arch).counts_lds_apart else KINDS


def kinds_of(inst: Inst) -> tuple[str, ...]:
    """Kinds of operation that an instruction puts in flight. A flat one is two, memory's and LDS's, and in
    order with each (LLVM, FlatLgkmVMemCountInOrder).
    """
    defn = inst.defn
    if defn.format == "FLAT":
        return ("load", "lds") if "vm" in defn.counters else ("store", "lds")
    if defn.counters == ("vs",):
        return ("scratch",) if defn.format == "SCRATCH" else ("store",)
    names = {
        "vm": "load", "lgkm": "lds", "lgkm_smem": "scalar", "exp": "export", "sample": "sample", "bvh": "bvh",
    }  # fmt: skip
    return tuple(names[counter] for counter in defn.counters)


def waits_of(inst: Inst) -> Mapping[str, int]:
    """Counter -> how many may be left, for the wait instructions; nothing for others."""
    name = inst.defn.mnemonic
    if name == "s_waitcnt":
        value = inst["simm16"]
        counts = {"vm": value >> 10 & 63, "lgkm": value >> 4 & 63, "exp": value & 7}
        return {counter: count for counter, count in counts.items() if count < WAIT_LIMITS[counter]}
    if name in SINGLE_WAITS:
        counter = SINGLE_WAITS[name]
        count = inst["simm16"] & 0xFFFF
        return {counter: count} if count < WAIT_LIMITS[counter] else {}
    if name in SINGLE_WAITS_12:
        return dict.fromkeys(SINGLE_WAITS_12[name], inst["simm16"] & 63)
    if name == "s_wait_idle":
        return dict.fromkeys((kind.counter for kind in (*KINDS, *KINDS_12)), 0)
    if name in DOUBLE_WAITS_12:
        return {DOUBLE_WAITS_12[name]: inst["simm16"] >> 8 & 63, "ds": inst["simm16"] & 63}
    return {}


def kept_half(facts: StepFacts) -> int:
    """The register of a vector load into one half; the other may be on its way, as loads come in order."""
    inst = facts.step.inst
    if "d16" not in inst.defn.mnemonic or kinds_of(inst) != ("load",):
        return 0
    target = inst.get("vdst", inst.get("vdata"))
    address = inst.get("vaddr")  # scratch may have a scalar one, or none
    if not isinstance(target, Reg):
        return 0
    is_address = isinstance(address, Reg) and address.code <= target.code < address.code + address.count
    return 0 if is_address else 1 << target.code
