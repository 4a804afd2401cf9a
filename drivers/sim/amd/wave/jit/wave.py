"""The function under construction that runs one wave: operands in the terms of rules, MODE, and its exits.

Stands on `registers`. What an instruction means is in the rule files.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from typing import Protocol

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import SCC, Literal, Reg
from drivers.sim.amd.wave.code.modes import DEFAULT as DEFAULT_MODE
from drivers.sim.amd.wave.code.modes import SELECTIONS, TRACKED
from drivers.sim.amd.wave.code.polls import NO_POLLS
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.facts.immediates import constant_half
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.dpp import dpp_lanes, dpp_source
from drivers.sim.amd.wave.jit.lanes import Forms
from drivers.sim.amd.wave.jit.modes import flush
from drivers.sim.amd.wave.jit.record import SITE_BYTES, SLOTS
from drivers.sim.amd.wave.jit.registers import WaveRegisters
from drivers.sim.amd.wave.jit.variant import StrictFacts
from drivers.sim.amd.wave.meaning.nans import NEUTRAL, fenced, negated
from drivers.sim.amd.wave.meaning.rules import FLOATS, TYPES, magnitude
from drivers.sim.amd.wave.meaning.scalar_bits import signed
from drivers.sim.llvm.text import I1, I32, I64, PTR, V16, V32, V64, Text, splat

MODIFIER_NEG, MODIFIER_ABS, MODIFIER_HIGH = 1, 2, 4
BARRIER_CODE = 255  # no operand has it: 1 between s_barrier_signal and its wait


class Outlining(Protocol):
    """Makes instructions functions of their own: `outline.Outlines`."""

    def write(self, wave: Wave, build: Callable[[Wave], None]) -> None: ...
    def text(self) -> str: ...


class Wave(WaveRegisters):
    """The wave function while its blocks are written in address order."""

    def __init__(self, text: Text, wave_size: int = 32, vgprs: int = 256) -> None:
        super().__init__(text, wave_size)
        self.vgprs = vgprs
        self.mode = DEFAULT_MODE  # at the instruction that is written
        self.launched_mode: int | None = DEFAULT_MODE.bits  # None: this is a part for any
        self.mode_bits = TRACKED  # those that exist
        self.keeps_mode = False  # MODE is in a register too, because code does not tell all of it
        self.offset = 0
        self.clock_reads: Mapping[int, int] = {}  # `Pace.clock_reads`
        self.sites, self.counters = 0, 0
        self.scratch_site: int | None = None
        self.is_part = False
        self.is_apart = False  # code is made quickly, by calls of the library wherever there is a choice
        self.strict: StrictFacts | None = None  # with SIM=strict: what is told of each access
        self.doubt_slots: dict[str, int] = {}  # of defined bits: see `doubt_slots`
        self.doubts_put: set[str] = set()  # those that change
        self.is_scoped = False  # the access being written goes past the caches of its compute unit
        self.forms: Forms = {}  # registers that are one number and a constant of each lane, here
        self.lds_bytes = 0
        self.log_room = 0  # for so many reads of LDS the shadow's log has room, here in the block
        self.waits = False
        self.polls = NO_POLLS
        self.outlines: Outlining | None = None  # where vector instructions are functions of their own

    def scalar_source(self, operand: object, bits: int = 32) -> str:
        """A scalar instruction's source as i32 or i64."""
        if isinstance(operand, Reg):
            if operand.code == SCC.code:
                return self.t.cast("zext", I1, self.scc, I32 if bits == 32 else I64)
            return self.scalar(operand.code) if bits == 32 else self.pair(operand.code)
        return str(signed(constant_bits(operand, f"u{bits}"), bits))

    def source(self, inst: Inst, name: str, kind: str) -> str:
        """A vector instruction's source as a value of `kind`, modifiers, DPP and MODE applied."""
        return self.as_input(kind, self.exact_source(inst, name, kind))

    def exact_source(self, inst: Inst, name: str, kind: str) -> str:
        """A source whose denormals stay, whatever MODE says."""
        value = self.raw_source(inst, name, kind)
        modifiers = inst.get(f"{name}_modifiers", 0)
        if kind in ("f32", "f64", "f16") and isinstance(modifiers, int) and modifiers & 3:
            value = self.float_modifiers(kind, value, modifiers)
        return value

    def as_input(self, kind: str, value: str) -> str:
        """What MODE lets an operation see of a float: denormals or zeros."""
        return flush(self, kind, value, True) if kind in FLOATS else value

    def as_result(self, kind: str, value: str, name: str = "") -> str:
        """What MODE lets an operation give. What is chosen among operands stays as it is."""
        is_made = kind in FLOATS and not name.startswith(SELECTIONS)
        return flush(self, kind, value, False) if is_made else value

    def float_modifiers(self, kind: str, value: str, modifiers: int) -> str:
        """Absolute value, then negation."""
        if modifiers & MODIFIER_ABS:
            value = magnitude(self.t, kind, value)
        if modifiers & MODIFIER_NEG:
            value = negated(self.t, kind, value)
        return value

    def raw_source(self, inst: Inst, name: str, kind: str) -> str:
        """A source before modifiers."""
        operand = inst[name]
        if kind == "mask":
            return self.mask(operand.code)
        if not isinstance(operand, Reg):
            if kind in ("u16", "f16"):
                chosen = bool(inst.get(f"{name}_modifiers", 0) & MODIFIER_HIGH)
                return self.fixed(constant_half(inst, name, chosen), kind)
            return self._constant(operand, kind)
        if kind in ("u64", "f64"):
            return self.t.bits(V64, self._wide(operand), TYPES[kind])
        lanes = self.lanes32(operand)
        if name in ("src0",) and inst.defn.dpp:
            lanes = dpp_source(self, inst, lanes)
        if kind in ("u16", "f16"):
            high = inst.get(f"{name}_modifiers", 0) & MODIFIER_HIGH or operand.half
            return self.half(lanes, bool(high), kind)
        return self.t.bits(V32, lanes, TYPES[kind])

    def half(self, lanes: str, high: bool, kind: str) -> str:
        """The low or the high 16 bits of each lane."""
        if high:
            lanes = self.t.two("lshr", V32, lanes, splat(V32, 16))
        return self.t.bits(V16, self.t.cast("trunc", V32, lanes, V16), TYPES[kind])

    def lanes32(self, register: Reg) -> str:
        """Any 32-bit register as one value per lane."""
        if register.code >= VGPR:
            return self.vector(register.code - VGPR)
        if register.code == SCC.code:
            return self.t.splat(V32, self.t.cast("zext", I1, self.scc, I32))
        return self.t.splat(V32, self.scalar(register.code))

    def _wide(self, register: Reg) -> str:
        if register.code < VGPR:
            return self.t.splat(V64, self.pair(register.code))
        index = register.code - VGPR
        return self.t.join64(self.vector(index), self.vector(index + 1))

    def _constant(self, operand: object, kind: str) -> str:
        return self.fixed(constant_bits(operand, kind), kind)

    def fixed(self, bits: int, kind: str) -> str:
        """The same bits in every lane."""
        vector = TYPES[kind]
        if kind in ("f32", "f64", "f16"):
            integer = {"f32": V32, "f64": V64, "f16": V16}[kind]
            value = self.t.bits(integer, splat(integer, bits), vector)
            return fenced(self.t, kind, value) if bits in NEUTRAL[kind] else value
        return splat(vector, bits)

    def write(self, inst: Inst, name: str, kind: str, value: str) -> None:
        """Write a vector instruction's result of `kind` to the operand `name`."""
        register = inst[name]
        if kind == "mask":
            self.set_mask(register.code, value)
            return
        index = register.code - VGPR
        lanes, value = None, self.as_result(kind, value, inst.defn.mnemonic)
        if inst.defn.dpp:
            lanes = dpp_lanes(self, inst)
        if kind in ("u64", "f64"):
            self._write_wide(index, self.t.bits(TYPES[kind], value, V64))
        elif kind in ("u16", "f16"):
            high = bool(register.half or inst.get("src0_modifiers", 0) & 8)
            self.set_vector(index, self.merge_half(index, self.t.bits(TYPES[kind], value, V16), high), lanes)
        else:
            self.set_vector(index, self.t.bits(TYPES[kind], value, V32), lanes)

    def _write_wide(self, index: int, value: str) -> None:
        self.set_vector(index, self.t.cast("trunc", V64, value, V32))
        self.set_vector(index + 1, self.t.high(value))

    def merge_half(self, index: int, half: str, high: bool) -> str:
        """16-bit results leave the other half of the register as it was.

        Source: RDNA3 ISA, 16-bit VALU results.
        """
        wide = self.t.cast("zext", V16, half, V32)
        if high:
            wide = self.t.two("shl", V32, wide, splat(V32, 16))
        keep = splat(V32, 0xFFFF if high else 0xFFFF0000)
        return self.t.two("or", V32, self.t.two("and", V32, self.vector(index), keep), wide)

    # -- the launch record and the way out ---------------------------------------------------------

    def record(self, slot: int, kind: str = I64) -> str:
        """A value of the launch record, the same through the whole launch."""
        return self.t.op(f"load {kind}, ptr {self.record_address(slot)}, !invariant.load !0")

    def record_address(self, slot: int) -> str:
        return self.t.qword("%ctx", slot)

    def note_part(self, part: int) -> None:
        """Tell the library which lanes of a wave64 access memory."""
        self.t.do(f"store i64 {part}, ptr {self.record_address(SLOTS.part)}")

    def number(self, value: int, kind: str = I64) -> str:
        """An immediate operand as a number of `kind`."""
        return str(value)

    @property
    def in_place(self) -> bool:
        """Whether code may load and store by itself; if not, the library does it all."""
        return True

    @property
    def calls_library(self) -> bool:
        """Whether the library moves vectors wherever there is a choice."""
        return self.is_apart or not self.in_place

    @property
    def holds_values(self) -> bool:
        """Whether rules on what registers hold are checked."""
        return self.strict is not None

    @property
    def private_shift(self) -> str:
        """Private memory has its dwords in rows of a wave: log2 of a row's bytes, less the 2 of a dword's."""
        return "5" if self.wave_size == 32 else "6"

    @property
    def private_first(self) -> str:
        """Where the first of the lanes that are being written has its dword in a row, in bytes."""
        return str(4 * 32 * self.part)

    @property
    def pc(self) -> str:
        """The byte offset of the instruction, for faults."""
        return str(self.offset)

    def scratch_base(self) -> str:
        """Where the wave's private memory begins, as i64."""
        return "%scratch"

    def instructions_run(self) -> str:
        """How many instructions the launch has executed, counted from any start, as i64."""
        spent = self.t.let(f"load volatile i64, ptr {self.record_address(SLOTS.spent)}")
        return self.t.two("sub", I64, spent, self.t.let("load i64, ptr %fuel"))

    def clock(self) -> str:
        """Cycles by the model of time, from any start, as i64. The block's are counted at its head."""
        gone = self.t.let(f"load volatile i64, ptr {self.record_address(SLOTS.clock)}")
        return self.t.two("sub", I64, gone, str(self.clock_reads[self.offset]))

    def site(self) -> str:
        """The address of a new translation cache entry, for one instruction."""
        self.sites += 1
        return self.site_at(self.sites - 1)

    def site_at(self, number: int) -> str:
        return self.t.further(self.record(SLOTS.sites, PTR), number * SITE_BYTES)

    def private_site(self) -> str:
        """That of all accesses to private memory."""
        if self.scratch_site is None:
            self.scratch_site = self.sites
            self.sites += 1
        return self.site_at(self.scratch_site)

    def stop_unless(self, good: str, why: int) -> None:
        """Go on if `good`, else end the launch with the fault `why`."""
        stop = f"call void @db_stop(ptr %ctx, i32 {why}, i32 {self.pc})"
        self.t.unless(good, lambda: self.t.do(stop), "fault")

    def stop(self, why: int) -> None:
        """End the launch with the fault `why`; nothing reaches what follows in the block."""
        after = self.t.fresh("untrapped")
        self.t.do(f"call void @db_stop(ptr %ctx, i32 {why}, i32 {self.offset})")
        self.t.do("br label %fault")
        self.t.label(after)

    def demand(self, name: str, *arguments: tuple[str, str]) -> None:
        """Call a function of the library that gives 0, or has found a fault: then the wave ends."""
        status = self.t.effect(I32, name, (PTR, "%ctx"), *arguments)
        self.leave_unless(self.t.compare("icmp eq", I32, status, "0"))

    def leave_unless(self, good: str) -> None:
        """Go on if `good`, else end the wave: whoever found the fault has recorded it."""
        onward = self.t.fresh("on")
        self.t.do(f"br i1 {good}, label %{onward}, label %fault, !prof !1")
        self.t.label(onward)


def constant_bits(operand: object, kind: str) -> int:
    """An immediate's bit pattern in an operand of `kind`.

    Inline floats take the operand's width; a literal fills the high half of an f64, is sign-extended to an
    integer of 64 bits only if inline. Source: RDNA3 ISA, literal and inline constants.
    """
    if isinstance(operand, float):
        code = {"f64": "<d", "u64": "<d", "f16": "<e", "u16": "<e"}.get(kind, "<f")
        return int.from_bytes(struct.pack(code, operand), "little")
    literal = isinstance(operand, Literal)
    value = operand.bits if isinstance(operand, Literal) else operand
    if not isinstance(value, int):
        raise NotModelled(f"operand {operand!r} is not a constant")
    if kind == "f64" and (literal or not -16 <= value <= 64):
        return (value & 0xFFFFFFFF) << 32
    if literal and kind == "u64":
        return value & 0xFFFFFFFF
    width = {"u64": 64, "f64": 64, "u16": 16, "f16": 16}.get(kind, 32)
    return value & ((1 << width) - 1)
