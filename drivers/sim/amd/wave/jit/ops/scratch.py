"""Scratch instructions: memory private to each lane, checked against the lane's share.

One address for all lanes, as stacks have it, is rows of memory; code for these stands in place. The library
does the rest (`private`).
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL
from drivers.sim.amd.wave.facts.private import is_aligned
from drivers.sim.amd.wave.jit.ops.access import LOADS, STORES, LaneAccess
from drivers.sim.amd.wave.jit.ops.memory import host_of, stored_values, write_loaded
from drivers.sim.amd.wave.jit.ops.private import call_private, read_exec
from drivers.sim.amd.wave.jit.record import SLOTS
from drivers.sim.amd.wave.jit.registers import VECTOR_BYTES
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import GUEST, I1, I32, I64, V1, V32, splat


def scratch_offset(wave: Wave, inst: Inst) -> str:
    """The private address of each lane: vaddr + saddr + imm, each part if present."""
    t, scalar = wave.t, scratch_scalar(wave, inst)
    lanes = inst.get("vaddr")
    if lanes is None:
        return t.splat(V32, scalar)
    return t.two("add", V32, wave.vector(lanes.index), t.splat(V32, scalar))


def scratch_scalar(wave: Wave, inst: Inst) -> str:
    """The part of it that all lanes have in common."""
    scalar = wave.number(inst["offset"], I32)
    base = inst.get("saddr")
    if base is None or base.code == NULL.code:
        return scalar
    return wave.t.two("add", I32, wave.scalar(base.code), scalar)


@special_rows("scratch_load_{}", LOADS)
def load_scratch(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    write_loaded(wave, inst, access, move(wave, inst, access, None))


@special_rows("scratch_store_{}", STORES)
def store_scratch(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    move(wave, inst, access, stored_values(wave, inst["vdata"], access))


def move(wave: Wave, inst: Inst, access: LaneAccess, values: list[str] | None) -> list[str]:
    """Store `values`, or load."""
    aligned = is_aligned(inst, access.size_bytes)
    if inst.get("vaddr") is None and wave.in_place:
        return move_together(wave, scratch_scalar(wave, inst), access, values, aligned)
    return move_around(wave, scratch_offset(wave, inst), access, values, aligned)


def move_around(
    wave: Wave, private: str, access: LaneAccess, values: list[str] | None, aligned: bool
) -> list[str]:
    """The same at any addresses, by the library."""
    verb = "gather" if values is None else "scatter"
    wave.t.fill_buffer(values or [])
    unit = wave.number(min(access.size_bytes, 4) - 1 if aligned else 0, I32)
    call_private(wave, verb, access, private, wave.exec, unit, "%buffer")
    return wave.t.buffer_dwords(access.dwords) if values is None else []


# -- one address for all lanes ----------------------------------------------------------------------


def move_together(
    wave: Wave, private: str, access: LaneAccess, values: list[str] | None, aligned: bool
) -> list[str]:
    """Store `values`, or load, at the same private address (i32) in each lane: their dwords are rows. What is
    not aligned or beyond a lane's share is the library's.
    """
    t, size = wave.t, access.size_bytes
    legal, start = find_row(wave, private, size)
    apart = 4 << int(wave.private_shift)
    span = apart * (access.dwords - 1) + VECTOR_BYTES
    inside, pointer = host_of(wave, wave.private_site(), start, str(span))
    rows = [t.further(pointer, apart * index) for index in range(access.dwords)]
    bits = t.splat(V32, t.two("shl", I32, t.two("and", I32, private, "3"), "3")) if size < 4 else ""
    read_exec(wave, values is not None)

    def near() -> list[str]:
        for row, value in zip(rows, values or [], strict=values is not None):
            write_row(wave, row, size, bits, value)
        return [read_row(wave, row, size, bits) for row in rows] if values is None else []

    def around() -> list[str]:
        return move_around(wave, t.splat(V32, private), access, values, aligned)

    return t.either(t.two("and", I1, legal, inside), near, around, V32)


def find_row(wave: Wave, private: str, size: int) -> tuple[str, str]:
    """Whether `size` bytes are aligned and in a lane's share, and where the row of their first dword is."""
    t = wave.t
    wide = t.cast("zext", I32, private, I64)
    end = t.two("add", I64, wide, str(size))
    legal = t.compare("icmp ule", I64, end, wave.record(SLOTS.scratch_lane_bytes))
    if size > 1:
        low_bits = t.two("and", I32, private, str(min(size, 4) - 1))
        legal = t.two("and", I1, legal, t.compare("icmp eq", I32, low_bits, "0"))
    row = t.two("shl", I64, t.two("and", I64, wide, "-4"), wave.private_shift)
    start = t.two("add", I64, t.two("add", I64, wave.scratch_base(), row), wave.private_first)
    return legal, start


def read_row(wave: Wave, row: str, size: int, bits: str) -> str:
    """A dword of each lane, or the part of it that begins at `bits`."""
    t = wave.t
    value = t.let(f"load {V32}, ptr {row}, align 4{GUEST}")
    if size >= 4:
        return value
    return t.two("and", V32, t.two("lshr", V32, value, bits), splat(V32, (1 << 8 * size) - 1))


def write_row(wave: Wave, row: str, size: int, bits: str, value: str) -> None:
    """What is not written is put back: the row is this wave's alone."""
    t = wave.t
    if size < 4 or not wave.exec_full:
        old = t.let(f"load {V32}, ptr {row}, align 4{GUEST}")
        if size < 4:
            mask = t.two("shl", V32, splat(V32, (1 << 8 * size) - 1), bits)
            kept = t.two("and", V32, old, t.two("xor", V32, mask, splat(V32, -1)))
            value = t.two("or", V32, kept, t.two("and", V32, t.two("shl", V32, value, bits), mask))
        if not wave.exec_full:
            value = t.select(V1, wave.active, V32, value, old)
    t.do(f"store {V32} {value}, ptr {row}, align 4{GUEST}")
