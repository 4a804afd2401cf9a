"""The function under construction that runs one wave: its registers as LLVM values, its operands, its exits.

A vector register is one <32 x i32> stack slot and a scalar one an i32; LLVM turns the slots into SSA values.
Within a block builders see values. A write under EXEC keeps switched-off lanes only where they are
read later (`program.Liveness`). What an instruction means is in the rule files.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO, NULL, SCC, Literal, Reg
from drivers.sim.amd.wave.abi import APERTURES
from drivers.sim.amd.wave.jit.modes import flush
from drivers.sim.amd.wave.jit.nans import NEUTRAL, fenced, negated
from drivers.sim.amd.wave.jit.text import (
    F16,
    F32,
    F64,
    I1,
    I32,
    I64,
    PTR,
    V1,
    V16,
    V32,
    V64,
    Text,
    splat,
)
from drivers.sim.amd.wave.modes import DEFAULT as DEFAULT_MODE
from drivers.sim.amd.wave.modes import TRACKED
from drivers.sim.amd.wave.polls import NO_POLLS
from drivers.sim.amd.wave.program import VGPR

if TYPE_CHECKING:
    from drivers.sim.amd.wave.jit.lanes import Forms
    from drivers.sim.amd.wave.jit.outline import Outlines
    from drivers.sim.amd.wave.jit.static import Deferred
    from drivers.sim.amd.wave.jit.strict import Strict

# Kinds of operand that rules name, and the LLVM type that holds one.
TYPES = {
    "u32": V32, "f32": F32, "u16": V16, "f16": F16, "u64": V64, "f64": F64, "mask": V1, "s32": I32,
    "p16": V32,
}  # fmt: skip
FLOAT_KINDS = ("f16", "f32", "f64")
SELECTIONS = ("v_min", "v_max", "v_med3")
MODIFIER_NEG, MODIFIER_ABS, MODIFIER_HIGH = 1, 2, 4
SITE_BYTES = 24
BUFFER_BYTES = 24576
VECTOR_BYTES = 128
IN_STATE = ", align 64, !alias.scope !2, !noalias !3"  # the kernel's own memory never overlaps a wave's state
BARRIER_CODE = 255  # no operand has it: 1 between s_barrier_signal and its wait


class Refusal(Exception):
    """An instruction or one of its options that the fast path has no rule for. The message says which."""


@dataclass(frozen=True)
class Aside:
    """A value of all lanes that lies in memory."""

    pointer: str

    def value(self, t: Text) -> str:
        return t.let(f"load {V32}, ptr {self.pointer}{IN_STATE}")


@dataclass(frozen=True)
class Slots:
    """Offsets in qwords of the launch record that compiled code and `runtime` share."""

    fuel: int = 0  # of the wave that runs; 0..7 are written anew for each launch
    segment_count: int = 1
    grid_x: int = 2
    grid_y: int = 3
    grid_z: int = 4
    scratch_va: int = 5
    scratch_lane_bytes: int = 6
    entry_va: int = 7
    sites: int = 8
    counters: int = 9
    states: int = 10
    segments: int = 11
    lds: int = 12  # low, size, host: the shape of a site
    waves: int = 15
    lane_ids: int = 16
    exec_masks: int = 17
    user_data: int = 18
    miss: int = 19
    bounce: int = 20
    links: int = 21  # places of a kernel with indirect branches: a table of ways, see `link`
    link: int = 22
    first_group: int = 23  # of the grid in order x, y, z: the part of it that this call runs
    end_group: int = 24
    strict: int = 25  # the record of a strict run (`shadow.FIELDS`)
    laps: int = 26  # that a loop which may wait for others has left before they get their turn
    polled: int = 27  # the last address that such a loop asked for, and at which byte from the entry
    polled_pc: int = 28
    signals: int = 29  # of the group's split barrier, since it was last complete
    noted: int = 30  # not 0: the launch has been told of an offset past a buffer's end
    typed: int = 31  # converts elements of buffers with a format
    first_wave: int = 32  # of the group: the part of it that this call runs
    end_wave: int = 33
    wave: int = 34  # that runs
    split: int = 35  # not 0: waves of the group run in other threads too
    is_first: int = 36  # no wave of the group has passed a barrier
    part: int = 37  # of a wave64: the half of its lanes for which memory was asked last
    budget: int = 38  # the fuel that a wave begins with, and what those before it have used
    spent: int = 39
    rest: int = 40  # 0: all waves of groups; ONLY_REST or AHEAD: some of one group's (`grid`)
    told: int = 41  # not 0: the shadow knows already that waves have passed the barrier of this round
    ended: int = 42  # waves of the group that have ended: its barriers are complete without them
    count: int = 43


SLOTS = Slots()


class Wave:
    """Registers and operands of the wave function while its blocks are written in address order."""

    def __init__(self, text: Text, wave_size: int = 32, vgprs: int = 256) -> None:
        self.t = text
        self.wave_size, self.vgprs = wave_size, vgprs
        self.part = 0  # of a wave64: which half of the lanes is being written
        self.late: list[tuple[int, str]] | None = None
        self.written: set[str] = set()
        self.exec_full = False
        self.mode = DEFAULT_MODE  # at the instruction that is written
        self.launched_mode: int | None = DEFAULT_MODE.bits  # None: this is a part for any
        self.mode_bits = TRACKED  # those that exist
        self.keeps_mode = False  # MODE is in a register too, because code does not tell all of it
        self.blend = 0
        self.offset = 0
        self.touched: dict[str, str] = {}
        self.sites, self.counters = 0, 0
        self.is_part = False
        self.strict: Strict | None = None  # with SIM=strict: what is told of each access
        self.is_scoped = False  # the access being written goes past the caches of its compute unit
        self.forms: Forms = {}  # registers that are one number and a constant of each lane, here
        self.lds_bytes = 0
        self.waits = False
        self.polls = NO_POLLS
        self.outlines: Outlines | None = None  # where vector instructions are functions of their own
        # bases of LDS addresses: how far behind each is inside, and from which offset on
        self.checked: dict[str, tuple[int, int]] = {}
        self.spare_bytes = 0
        self.puts_aside = False  # loads go to memory at once: many of them are still to be multiplied
        self._deferred: dict[int, Deferred | Aside] = {}
        self._scalars: dict[int, str] = {}
        self._words: dict[int, str] = {}
        self._masks: dict[int, str] = {}
        self._vectors: dict[int, str] = {}
        self._dirty: set[str] = set()

    # -- slots -------------------------------------------------------------------------------------

    def slot(self, name: str, kind: str) -> str:
        """The place of a register: on the stack, of a vector register in the wave's state."""
        self.touched[name] = kind
        return f"%{name}"

    def scalar_kinds(self) -> list[tuple[str, str]]:
        """The scalar registers with a place, and the type of each."""
        return [(name, kind) for name, kind in sorted(self.touched.items()) if kind != V32]

    def vector_names(self) -> list[str]:
        """The vector registers with a place, in the order of their places."""
        return sorted(name for name, kind in self.touched.items() if kind == V32)

    def scalar_slots(self) -> list[str]:
        """The lines that make the places of scalar registers."""
        return [f"  %{name} = alloca {kind}" for name, kind in self.scalar_kinds()]

    def vector_slots(self, first: int = 0) -> list[str]:
        """The lines that find vector registers in the wave's state, one behind the other from `first` on."""
        return [
            f"  %{name} = getelementptr i8, ptr %state, i64 {first + VECTOR_BYTES * place}"
            for place, name in enumerate(self.vector_names())
        ]

    def flush(self, live: int = -1) -> None:
        """Write every changed register back to its slot; the next block loads what it needs. `live`: operand
        codes of registers that somebody reads behind this block.
        """
        self._deferred = {
            key: load for key, load in self._deferred.items() if live >> (VGPR + key % VGPR) & 1
        }
        self.write_deferred()
        self.written |= self._dirty
        for code, value in self._scalars.items():
            if f"s{code}" in self._dirty:
                kind = kind_of_scalar(f"s{code}")
                self.t.do(f"store {kind} {value}, ptr {self.slot(f's{code}', kind)}")
        for key, value in self._vectors.items():
            name = vector_name(key)
            if name in self._dirty and live >> (VGPR + key % VGPR) & 1:
                self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
        self.drop()

    def drop(self) -> None:
        """Forget register values without writing them back: nothing runs after this block."""
        self._scalars, self._masks, self._vectors, self._deferred, self._dirty = {}, {}, {}, {}, set()
        self.checked, self._words = {}, {}

    def settle(self, names: Iterable[str]) -> None:
        """Write these registers to their slots, for somebody who looks there."""
        for name in names:
            if name not in self._dirty:
                continue
            key = key_of(name)
            if name[0] == "s":
                kind = kind_of_scalar(name)
                self.t.do(f"store {kind} {self._scalars[key]}, ptr {self.slot(name, kind)}")
            else:
                value = self.vector_at(key)
                self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
            self._dirty.discard(name)
            self.written.add(name)

    def outdate(self, names: Iterable[str]) -> None:
        """Somebody else has written the slots of these registers."""
        for name in names:
            key = key_of(name)
            for known in (self._scalars, self._masks, self._words) if name[0] == "s" else (self._vectors,):
                known.pop(key, None)
            self.written.add(name)

    # -- scalar registers --------------------------------------------------------------------------

    def scalar(self, code: int) -> str:
        """An SGPR-space register as i32 (SCC as i1)."""
        if code == NULL.code:
            return "0"
        if self.exec_full and EXEC_LO.code <= code < EXEC_LO.code + self.wave_size // 32:
            return "-1"
        if code in APERTURES:
            return "0"
        if code not in self._scalars:
            kind = I1 if code == SCC.code else I32
            self._scalars[code] = self.t.let(f"load {kind}, ptr {self.slot(f's{code}', kind)}")
        return self._scalars[code]

    def set_scalar(self, code: int, value: str) -> None:
        """Write an SGPR-space register. NULL takes anything and keeps nothing."""
        if code == NULL.code:
            return
        if self.late is not None:
            self.late.append((code, value))
            return
        self._scalars[code] = value
        self._masks.pop(code, None)
        self._words.pop(code, None)
        self._dirty.add(f"s{code}")

    def copy_words(self, code: int, count: int, pointer: str, tags: str) -> None:
        """Keep in memory what was just loaded into scalar registers from `code` on."""
        kind, copy = f"<{count} x i32>", self._spare(4 * count)
        value = self.t.let(f"load {kind}, ptr {pointer}, align 4{tags}")
        self.t.do(f"store {kind} {value}, ptr {copy}, align 4, !alias.scope !2, !noalias !3")
        for index in range(count):
            self._words[code + index] = self.t.op(f"getelementptr i8, ptr {copy}, i64 {4 * index}")

    def word_of(self, code: int) -> str:
        """Where a scalar register's value lies in memory; nothing if it does not."""
        return self._words.get(code, "")

    def write_late(self) -> None:
        """Write what both halves of a wave64 instruction gave scalar registers:
        each half has read the old values.
        """
        late, self.late = self.late or [], None
        for code, value in late:
            self.set_scalar(code, value)

    @property
    def scc(self) -> str:
        """SCC as i1."""
        return self.scalar(SCC.code)

    def set_scc(self, value: str) -> None:
        self.set_scalar(SCC.code, value)

    def pair(self, code: int) -> str:
        """An aligned pair of scalar registers as i64."""
        if code == NULL.code:
            return "0"
        if code in APERTURES:
            return str(APERTURES[code])
        low, high = self.scalar(code), self.scalar(code + 1)
        low, high = self.t.cast("zext", I32, low, I64), self.t.cast("zext", I32, high, I64)
        return self.t.op(f"or disjoint {I64} {self.t.two('shl', I64, high, '32')}, {low}")

    def set_pair(self, code: int, value: str) -> None:
        """Write an aligned pair from an i64."""
        if code == NULL.code:
            return
        self.set_scalar(code, self.t.cast("trunc", I64, value, I32))
        high = self.t.two("lshr", I64, value, "32")
        self.set_scalar(code + 1, self.t.cast("trunc", I64, high, I32))

    # -- lane masks --------------------------------------------------------------------------------

    def mask(self, code: int) -> str:
        """A scalar register as one bit per lane; in a wave64 the register of this half's lanes."""
        if code == EXEC_LO.code and self.exec_full:
            return "splat (i1 true)"
        if code != NULL.code:
            code += self.part
        if code not in self._masks:
            self._masks[code] = self.t.bits(I32, self.scalar(code), V1)
        return self._masks[code]

    def set_mask(self, code: int, lanes: str) -> None:
        """Write a scalar register from one bit per lane; switched-off lanes give 0."""
        if not self.exec_full:
            lanes = self.t.two("and", V1, lanes, self.mask(EXEC_LO.code))
        if code == NULL.code:
            return
        code += self.part
        self.set_scalar(code, self.t.bits(V1, lanes, I32))
        if self.late is None:
            self._masks[code] = lanes

    @property
    def active(self) -> str:
        """EXEC as one bit per lane."""
        return self.mask(EXEC_LO.code)

    @property
    def exec(self) -> str:
        """EXEC of these lanes as i32."""
        return "-1" if self.exec_full else self.scalar(EXEC_LO.code + self.part)

    def lanes_mask(self, code: int) -> str:
        """A mask of the whole wave as i32 or i64."""
        if code == EXEC_LO.code and self.exec_full:
            return "-1"
        return self.scalar(code) if self.wave_size == 32 else self.pair(code)

    # -- vector registers --------------------------------------------------------------------------

    def vector(self, index: int) -> str:
        """VGPR `index` as <32 x i32>."""
        return self.vector_at(index + VGPR * self.part)

    def vector_at(self, key: int) -> str:
        """A vector register by its key: the index, and more by VGPR in the upper half of a wave64."""
        load = self._deferred.pop(key, None)
        if load is not None:
            self.replace_at(key, load.value(self.t))
        if key not in self._vectors:
            place = self.slot(vector_name(key), V32)
            self._vectors[key] = self.t.let(f"load {V32}, ptr {place}{IN_STATE}")
        return self._vectors[key]

    def set_vector(self, index: int, value: str, lanes: str | None = None) -> None:
        """Write VGPR `index` in the lanes of EXEC, and of `lanes` if given (DPP)."""
        masked = self.is_masked(index)
        if lanes is not None:
            value = self.t.select(V1, lanes, V32, value, self.vector(index))
        if masked:
            value = self.t.select(V1, self.active, V32, value, self.vector(index))
        self.replace_vector(index, value)

    def is_masked(self, index: int) -> bool:
        """Whether lanes of VGPR `index` that are off must keep what they hold."""
        return not self.exec_full and bool(self.blend >> (VGPR + index) & 1)

    def replace_vector(self, index: int, value: str) -> None:
        """Write VGPR `index` in every lane, EXEC or not."""
        self.replace_at(index + VGPR * self.part, value)

    def replace_at(self, key: int, value: str) -> None:
        """The same by key."""
        self._deferred.pop(key, None)
        self._vectors[key] = value
        self._dirty.add(vector_name(key))

    # -- registers that are not values of this block -----------------------------------------------

    def defer(self, index: int, load: Deferred | Aside) -> None:
        """VGPR `index` is what the load gives, which is written when somebody asks for it."""
        key = index + VGPR * self.part
        self._vectors.pop(key, None)
        self._deferred[key] = load
        self._dirty.add(vector_name(key))

    def deferred(self, index: int) -> Deferred | Aside | None:
        """The load that VGPR `index` waits for."""
        return self._deferred.get(index + VGPR * self.part)

    def write_deferred(self) -> None:
        """Write all loads that nobody has asked for yet."""
        for key in list(self._deferred):
            self.vector_at(key)

    def put_in_slot(self, key: int) -> str:
        """The slot of a register, which holds its value and may be changed."""
        name = vector_name(key)
        value = self.vector_at(key)
        if name in self._dirty:
            self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
        del self._vectors[key]
        self._dirty.discard(name)
        self.written.add(name)
        return self.slot(name, V32)

    def spare_slot(self) -> str:
        """A new place on the stack for one value of all lanes."""
        return self._spare(VECTOR_BYTES)

    def spare_word(self) -> str:
        """A new place on the stack for one dword."""
        return self._spare(4)

    def _spare(self, size: int) -> str:
        """Behind what the library uses of %buffer. LLVM must take it for changed by any call, as that is: so
        it keeps no copies.
        """
        start = -(-self.spare_bytes // min(size, 64)) * min(size, 64)
        self.spare_bytes = start + size
        return self.t.op(f"getelementptr i8, ptr %buffer, i64 {BUFFER_BYTES + start}")

    def spare_slots(self) -> list[str]:
        """The lines that make %buffer and those places."""
        return [f"  %buffer = alloca [{BUFFER_BYTES + self.spare_bytes} x i8], align 64"]

    def put_aside(self, index: int, value: str) -> None:
        """VGPR `index` is this value, which lies in memory until somebody asks for it."""
        aside = Aside(self.spare_slot())
        self.t.do(f"store {V32} {value}, ptr {aside.pointer}{IN_STATE}")
        self.defer(index, aside)

    # -- operands ----------------------------------------------------------------------------------

    def scalar_source(self, operand: object, bits: int = 32) -> str:
        """A scalar instruction's source as i32 or i64."""
        if isinstance(operand, Reg):
            if operand.code == SCC.code:
                return self.t.cast("zext", I1, self.scc, I32 if bits == 32 else I64)
            return self.scalar(operand.code) if bits == 32 else self.pair(operand.code)
        return str(_signed(constant_bits(operand, f"u{bits}"), bits))

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
        return flush(self, kind, value, True) if kind in FLOAT_KINDS else value

    def as_result(self, kind: str, value: str, name: str = "") -> str:
        """What MODE lets an operation give. What is chosen among operands stays as it is."""
        is_made = kind in FLOAT_KINDS and not name.startswith(SELECTIONS)
        return flush(self, kind, value, False) if is_made else value

    def float_modifiers(self, kind: str, value: str, modifiers: int) -> str:
        """Absolute value, then negation."""
        vector = TYPES[kind]
        if modifiers & MODIFIER_ABS:
            value = self.t.call(vector, f"llvm.fabs.v32{kind}", (vector, value))
        if modifiers & MODIFIER_NEG:
            value = negated(self.t, kind, value)
        return value

    def raw_source(self, inst: Inst, name: str, kind: str) -> str:
        """A source before modifiers."""
        operand = inst[name]
        if kind == "mask":
            return self.mask(operand.code)
        if not isinstance(operand, Reg):
            return self._constant(operand, kind)
        if kind in ("u64", "f64"):
            return self.t.bits(V64, self._wide(operand), TYPES[kind])
        lanes = self.lanes32(operand)
        if name in ("src0",) and inst.defn.dpp:
            from drivers.sim.amd.wave.jit.ops.cross import dpp_source

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
        bits = constant_bits(operand, kind)
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
            from drivers.sim.amd.wave.jit.ops.cross import dpp_lanes

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
        return self.t.op(f"getelementptr i64, ptr %ctx, i64 {slot}")

    def number(self, value: int, kind: str = I64) -> str:
        """An immediate operand as a number of `kind`."""
        return str(value)

    @property
    def is_apart(self) -> bool:
        """Whether code is made quickly, by calls of the library wherever there is a choice."""
        return self.t.wide is not None

    @property
    def pc(self) -> str:
        """The byte offset of the instruction, for faults."""
        return str(self.offset)

    def site(self) -> str:
        """The address of a new translation cache entry, for one instruction."""
        self.sites += 1
        return self.t.op(
            f"getelementptr i8, ptr {self.record(SLOTS.sites, PTR)}, i64 {(self.sites - 1) * SITE_BYTES}"
        )

    def stop_unless(self, good: str, why: int) -> None:
        """Go on if `good`, else end the launch with the fault `why`."""
        t = self.t
        onward, wrong = t.fresh("fine"), t.fresh("wrong")
        t.do(f"br i1 {good}, label %{onward}, label %{wrong}, !prof !1")
        t.label(wrong)
        with t.side_path():
            t.do(f"call void @db_stop(ptr %ctx, i32 {why}, i32 {self.pc})")
            t.do("br label %fault")
        t.label(onward)

    def leave_unless(self, good: str) -> None:
        """Go on if `good`, else end the wave: whoever found the fault has recorded it."""
        onward = self.t.fresh("on")
        self.t.do(f"br i1 {good}, label %{onward}, label %fault, !prof !1")
        self.t.label(onward)


def key_of(slot: str) -> int:
    """The key of a vector register's slot, the operand code of a scalar one's."""
    return int(slot[1:]) + (VGPR if slot[0] == "w" else 0)


def kind_of_scalar(name: str) -> str:
    """SCC is one bit."""
    return I1 if name == f"s{SCC.code}" else I32


def vector_name(key: int) -> str:
    """The slot of a vector register: v5, and w5 for lanes 32 to 63 of a wave64."""
    return f"v{key}" if key < VGPR else f"w{key - VGPR}"


def constant_bits(operand: object, kind: str) -> int:
    """An immediate's bit pattern in an operand of `kind`.

    Inline floats take the operand's width; a literal fills the high half of an f64, is sign-extended to an
    integer of 64 bits only if inline. Source: RDNA3 ISA, literal and inline constants.
    """
    if isinstance(operand, float):
        code = {"f64": "<d", "u64": "<d", "f16": "<e", "u16": "<e", "p16": "<e"}.get(kind, "<f")
        return int.from_bytes(struct.pack(code, operand), "little")
    literal = isinstance(operand, Literal)
    value = operand.bits if isinstance(operand, Literal) else operand
    if not isinstance(value, int):
        raise Refusal(f"operand {operand!r} is not a constant")
    if kind == "f64" and (literal or not -16 <= value <= 64):
        return (value & 0xFFFFFFFF) << 32
    if literal and kind == "u64":
        return value & 0xFFFFFFFF
    width = {"u64": 64, "f64": 64, "u16": 16, "f16": 16}.get(kind, 32)
    return value & ((1 << width) - 1)


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) & 1 else value
