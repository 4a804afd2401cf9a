"""WMMA and SWMMAC: D = A x B + C on 16 x 16 matrices that a whole wave holds. Source: RDNA3, RDNA4 ISA, WMMA.

GFX11: A's row m is in lane m, B's column n in lane n (lanes above 15 repeat them). GFX12's A and B:
`matrix_layout`. Floating point adds one product after the other with one rounding each in f32; the hardware's
order and inner rounding are not published.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg, float_bits
from drivers.sim.amd.wave.code.modes import OVERFLOW_BIT
from drivers.sim.amd.wave.facts.matrix_layout import (
    LANES_OFF,
    LANES_UNLIKE,
    Spot,
    dense_spot,
    index_sets,
    kept_spot,
    whole_spot,
)
from drivers.sim.amd.wave.interp.brain import from_brain, from_byte
from drivers.sim.amd.wave.interp.lanes import Array
from drivers.sim.amd.wave.interp.rules import Handler
from drivers.sim.amd.wave.interp.state import HIGH, Wave, constant, narrow, signed_bits
from drivers.sim.llvm.ieee import fma, without_denormals

NAME = re.compile(r"v_(s?wmmac?)_(f32|f16|bf16|i32)_16x16x(\d+)_(\w+)")
SIDE = 16
BITS = {"f16": 16, "bf16": 16, "iu8": 8, "iu4": 4}
SIGNED = 1
LEAST, MOST = -(1 << 31), (1 << 31) - 1


@dataclass(frozen=True)
class MatrixShape:
    """Element types of A and B, of C and D: f16, bf16, iu8, iu4, f32, i32. depth: of k. lanes: of the wave.
    is_split: a lane holds part of its row, as GFX12's registers are fewer.
    """

    source: str
    result: str
    depth: int
    lanes: int
    is_split: bool

    @property
    def bits(self) -> int:
        return BITS.get(self.source, 8)

    @property
    def is_integer(self) -> bool:
        return self.result == "i32"

    @property
    def rows(self) -> Array:
        """(registers of C and D, lanes): the row that each holds."""
        register = np.arange(8 * 32 // self.lanes)[:, None]
        part, half = np.divmod(np.arange(self.lanes) // SIDE, 2)
        apart: Array = register + 4 * part + 8 * half
        return apart if self.is_split else register * (self.lanes // SIDE) + 2 * part + half


def matrix_handler(name: str) -> Handler | None:
    """The handler of a matrix product by its name, or None if it is none."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    verb, result, depth, source = found.groups()

    def run(wave: Wave, inst: Inst) -> None:
        size = int(depth) // (2 if verb == "swmmac" else 1)
        is_split = verb == "swmmac" or inst["src0"].count * 32 < size * BITS.get(source, 8)
        shape = MatrixShape(source, result, int(depth), wave.lanes, bool(is_split))
        demand_lanes(wave, inst, shape)
        (sparse if verb == "swmmac" else dense)(wave, inst, shape)

    return run


def demand_lanes(wave: Wave, inst: Inst, shape: MatrixShape) -> None:
    """All lanes are on, or none; those above 15 repeat A and B where they are not `is_split`. Rule W18."""
    if not wave.active.any():
        return
    if not wave.active.all():
        raise wave.fault("E_WMMA", LANES_OFF)
    for name in () if shape.is_split else ("src0", "src1"):
        rows = wave.vector[inst[name].index : inst[name].index + inst[name].count]
        if (rows != np.tile(rows[:, :SIDE], wave.lanes // SIDE)).any():
            raise wave.fault("E_WMMA", LANES_UNLIKE)


# -- operands ------------------------------------------------------------------------------------


def elements(wave: Wave, inst: Inst, name: str, shape: MatrixShape, spots: list[Spot]) -> Array:
    """(spots, 16): elements of A by row or of B by column, as f32 or as integers."""
    per = 32 // shape.bits
    found = []
    for spot in spots:
        row = wave.vector[inst[name].index + spot.element // per]
        word = row[SIDE * spot.group : SIDE * (spot.group + 1)] >> np.uint32(spot.element % per * shape.bits)
        found.append(widened(wave, word & np.uint32((1 << shape.bits) - 1), inst, name, shape))
    return np.array(found)


def widened(wave: Wave, field: Array, inst: Inst, name: str, shape: MatrixShape) -> Array:
    if shape.is_integer:
        is_signed = bool(inst.get(f"{name}_modifiers", 0) & SIGNED)
        wide = field.astype(np.int64)
        return wide - (wide >> shape.bits - 1 << shape.bits) if is_signed else wide
    if shape.bits == 8:
        return from_byte(field, shape.source.split("_")[name == "src1"])
    return of_halves(wave, field.astype(np.uint16), shape.source)


def of_halves(wave: Wave, halves: Array, kind: str) -> Array:
    """16 bits of each lane as f32."""
    if kind == "f16":
        return halves.view(np.float16).astype(np.float32)
    return tiny_as_zero(wave, from_brain(halves))


def tiny_as_zero(wave: Wave, value: Array) -> Array:
    """An f32 as products know it: GFX11's take denormals for zeros, whatever MODE says."""
    return without_denormals(value) if wave.generation.dots_flush else value


def negated(inst: Inst, shape: MatrixShape, values: Array) -> Array:
    """neg_lo negates the even elements of A or B, neg_hi the odd ones; here as the sign of A's."""
    flips = int(inst.get("src0_modifiers", 0)) ^ int(inst.get("src1_modifiers", 0))
    if shape.is_integer or not flips & 3:
        return values
    signs = [flips >> place % 2 & 1 for place in range(len(values))]
    return np.where(np.array(signs, bool)[:, None], -values, values)


def accumulator(wave: Wave, inst: Inst, shape: MatrixShape, name: str) -> Array:
    """C as a matrix: registers, or one constant for all; then abs (neg_hi) and neg (neg_lo)."""
    operand, rows = inst[name], shape.rows
    if not isinstance(operand, Reg):
        values = np.broadcast_to(constant_number(wave, inst, name, shape), rows.shape)
    else:
        values = np.array([held(wave, inst, operand, shape, row) for row in range(len(rows))])
    modifiers = 0 if shape.is_integer else int(inst.get("src2_modifiers", 0)) & 3
    if modifiers and name == "src2":
        bits = np.ascontiguousarray(values).view(np.uint32)
        values = signed_bits(bits, 32, modifiers).view(np.float32)
    matrix = np.zeros((SIDE, SIDE), values.dtype)
    matrix[rows, np.arange(shape.lanes) % SIDE] = values
    return matrix


def held(wave: Wave, inst: Inst, operand: Reg, shape: MatrixShape, row: int) -> Array:
    """A row of registers as numbers. GFX12 packs halves in pairs; GFX11 takes the half that op_sel names."""
    if shape.result in ("f32", "i32"):
        word = wave.vector[operand.index + row]
        if shape.is_integer:
            numbers: Array = word.view(np.int32).astype(np.int64)
            return numbers
        return tiny_as_zero(wave, word.view(np.float32))
    index, high = half_at(inst, operand, shape, row)
    return of_halves(wave, narrow(wave.vector[index], 16, bool(high)), shape.result)


def half_at(inst: Inst, operand: Reg, shape: MatrixShape, row: int) -> tuple[int, int]:
    """(register, half) of a row of halves."""
    if operand.count < len(shape.rows):
        return operand.index + row // 2, row % 2
    return operand.index + row, int(bool(int(inst.get("src2_modifiers", 0)) & HIGH))


def constant_number(wave: Wave, inst: Inst, name: str, shape: MatrixShape) -> Array:
    """An inline constant as C sees it."""
    value, kind = inst[name], shape.result
    if kind in ("f16", "bf16"):
        bits = float_bits(value, kind) if isinstance(value, float) else int(value)
        return of_halves(wave, np.array([bits & 0xFFFF], np.uint16), kind)
    bits = float_bits(value, "f32") if isinstance(value, float) else constant(inst, name, 32)
    word = np.array([bits], np.uint32)
    return word.view(np.int32).astype(np.int64) if shape.is_integer else word.view(np.float32)


# -- products ------------------------------------------------------------------------------------


def dense(wave: Wave, inst: Inst, shape: MatrixShape) -> None:
    spots = [Spot(0, k) for k in range(shape.depth)]
    if shape.is_split:
        spots = [dense_spot(shape.bits, shape.depth, wave.lanes, k) for k in range(shape.depth)]
    a = negated(inst, shape, elements(wave, inst, "src0", shape, spots))
    b = elements(wave, inst, "src1", shape, spots)
    total = accumulator(wave, inst, shape, "src2")
    if shape.is_integer:
        total = limited(inst, total + (a[:, :, None] * b[:, None, :]).sum(axis=0))
    else:
        for place, (left, right) in enumerate(zip(a, b, strict=True)):
            total = step(left[:, None], right[None, :], total)
            total = narrowed(wave, shape, total, place)
    write(wave, inst, shape, total)


def sparse(wave: Wave, inst: Inst, shape: MatrixShape) -> None:
    """A keeps two of each four elements of a row and the index register says which; D is C too. Added in two
    stages, as cards saturate it (observed: public measurements of gfx1201).
    """
    size = (shape.bits, shape.depth, wave.lanes)
    spots = [kept_spot(*size, position) for position in range(shape.depth // 2)]
    order = sorted(range(len(spots)), key=lambda position: spots[position].group % 2)
    a = negated(inst, shape, elements(wave, inst, "src0", shape, spots))
    whole = [whole_spot(*size, k) for k in range(shape.depth)]
    b = elements(wave, inst, "src1", shape, whole)
    rows = met_rows(wave, inst, size, spots)
    total = accumulator(wave, inst, shape, "vdst")
    half = len(order) // 2
    for stage in (order[:half], order[half:]):
        if shape.is_integer:
            total = limited(inst, total + sum(a[at][:, None] * b[rows[at]] for at in stage))
            continue
        for place, at in enumerate(stage):
            total = narrowed(wave, shape, step(a[at][:, None], b[rows[at]], total), place)
    write(wave, inst, shape, total)


def met_rows(wave: Wave, inst: Inst, size: tuple[int, int, int], spots: list[Spot]) -> Array:
    """(kept elements, 16): the row of B that each of A's meets."""
    first = 32 // index_sets(*size) * int(inst.get("index_key", 0))
    indices = wave.vector[inst["src2"].index]
    found = []
    for position, spot in enumerate(spots):
        word = indices[SIDE * spot.group : SIDE * (spot.group + 1)]
        choice = word >> np.uint32(first + 2 * spot.element) & np.uint32(3)
        found.append(4 * (position // 2) + choice.astype(np.int64))
    return np.array(found)


def step(a: Array, b: Array, total: Array) -> Array:
    shape = total.shape
    flat = [np.broadcast_to(value, shape).ravel() for value in (a, b, total)]
    return fma(None, *flat).reshape(shape)


def narrowed(wave: Wave, shape: MatrixShape, total: Array, place: int) -> Array:
    """Sums of 16 bits are narrowed after each two (GFX11) or four (GFX12) products: a half to nearest even,
    with FP16_OVFL the largest where a finite sum is too large; bf16 cut off.
    """
    per = 4 if shape.is_split else 2
    if shape.result == "f32" or place % per != per - 1:
        return total
    if shape.result == "bf16":
        return (np.ascontiguousarray(total).view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    near = total.astype(np.float16).astype(np.float32)
    if wave.mode & OVERFLOW_BIT:
        near = np.where(np.isinf(near) & np.isfinite(total), np.copysign(np.float32(65504), total), near)
    return near


def limited(inst: Inst, total: Array) -> Array:
    """An integer sum wraps, or with clamp saturates."""
    if inst.get("clamp"):
        return np.clip(total, LEAST, MOST)
    return total.astype(np.int32).astype(np.int64)


def write(wave: Wave, inst: Inst, shape: MatrixShape, total: Array) -> None:
    """D, to every lane."""
    everyone = np.ones(wave.lanes, bool)
    rows, target = shape.rows, inst["vdst"]
    for row, held_rows in enumerate(rows):
        value = total[held_rows, np.arange(wave.lanes) % SIDE]
        if shape.result in ("f32", "i32"):
            if not shape.is_integer:
                value = tiny_as_zero(wave, value + np.float32(0))
            word = value.astype(np.int32 if shape.is_integer else np.float32).view(np.uint32)
            wave.put(target.index + row, word, everyone)
            continue
        value = value + np.float32(0)
        half = value.astype(np.float16).view(np.uint16)
        if shape.result == "bf16":
            half = (tiny_as_zero(wave, value).view(np.uint32) >> np.uint32(16)).astype(np.uint16)
        index, high = half_at(inst, target, shape, row)
        wave.put_half(index, half, high, everyone)
