"""Products of a warpgroup (HGMMA) in the reference, and where elements of matrices lie."""

from __future__ import annotations

from functools import cache

import numpy as np

from drivers.nv.isa.access import width
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.groups import Groups
from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.meaning.warpgroup import (
    ProductKind,
    columns_of,
    descriptors_of,
    kind_of,
    rounded,
)
from drivers.sim.nv.sm.request import LANES, FaultKind

ROWS, DEPTH, CHUNK = 64, 16, 8  # CHUNK: elements of 16 bytes
SWIZZLE = {0: 16, 1: 128, 2: 64, 3: 32}  # bytes that follow each other, by the descriptor's number


@cache
def places(lines: int, leading: int, stride: int, span: int, is_turned: bool) -> Array:
    """[lines, steps]: bytes from the start of a matrix to each element, before the swizzle.

    span: bytes of a row that follow each other (16 where nothing is swizzled). is_turned: lines follow each
    other in memory, not steps.
    """
    line, step = np.arange(lines)[:, None], np.arange(DEPTH)[None, :]
    if not is_turned:
        beside = step // CHUNK * (leading if span == 16 else 16)
        made: Array = line // 8 * stride + line % 8 * span + beside + step % CHUNK * 2
        return made
    if span == 16:
        return line // CHUNK * stride + line % CHUNK * 2 + step % 8 * 16 + step // 8 * leading
    inside = line % (span // 2) * 2
    return line // (span // 2) * leading + inside + step % 8 * span + step // 8 * stride


def matrix(w: Warps, inst: PlacedInst, warp: int, register: int, lines: int, is_turned: bool) -> Array:
    """u16 [lines, steps] that the descriptor in a pair of uniform registers names."""
    word = int(w.uniforms[register, warp]) | int(w.uniforms[register + 1, warp]) << 32
    start, leading, stride = ((word >> lo & 0x3FFF) << 4 for lo in (0, 16, 32))
    span = SWIZZLE[word >> 62]
    if word >> 49 & 7:
        what = "a base offset of a matrix is not modelled"
        w.fault(inst, FaultKind.ILLEGAL_INSTRUCTION, what, lane=warp * LANES)
    at = start + places(lines, leading, stride, span, is_turned)
    at ^= (at >> 7 & span // 16 - 1) << 4
    block = warp * LANES // w.per_block
    end = w.shared.shape[1]
    if at.max() + 2 > end:
        what = f"the matrix at {start:#x} reaches {int(at.max()) + 2:#x}; the launch declares {end:#x} bytes"
        w.fault(inst, FaultKind.OUT_OF_RANGE_ADDRESS, what, lane=warp * LANES, address=int(at.max()))
    w.matrix_read(inst, warp, at.reshape(-1))
    found: Array = w.shared[block][at] | w.shared[block][at + 1].astype(np.uint16) << 8
    return found


def values(bits: Array, kind: str, negative: bool) -> Array:
    """f64 of 16-bit elements."""
    if kind == "F32.BF16":
        made = (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    else:
        made = bits.astype(np.uint16).view(np.float16).astype(np.float64)
    return -made if negative else made


def rows_of_registers(w: Warps, inst: PlacedInst, warp: int) -> Array:
    """u16 [16, steps]: the left side that a warp holds, as HMMA's."""
    lanes = np.arange(LANES)
    found = np.zeros((16, DEPTH), np.uint16)
    for n in range(4):
        word = w.registers[inst.get("a") + n, warp * LANES : (warp + 1) * LANES]
        for half in range(2):
            row, step = lanes // 4 + 8 * (n % 2), 2 * (lanes % 4) + half + 8 * (n // 2)
            found[row, step] = (word >> np.uint32(16 * half)).astype(np.uint16)
    return found


def in_steps(left: Array, right: Array) -> Array:
    """f64 [rows, columns]: sums in the order of the steps, so that compiled code rounds them the same."""
    total = np.zeros((len(left), len(right)))
    for step in range(DEPTH):
        total += left[:, step, None] * right[None, :, step]
    return total


class WarpgroupProducts(Groups):
    """Each warp that is here makes its sixteen rows."""

    def warpgroup_product(self, inst: PlacedInst, adds: Array) -> None:
        everyone, kind = self.at, kind_of(inst)
        for warp in self.warps_at.tolist():
            self.select(warp * LANES + np.arange(LANES))
            total = sums(self, inst, warp, kind)
            put(self, inst, total, kind.is_half, bool(adds[everyone // LANES == warp][0]))
        self.select(everyone)


def sums(w: Warps, inst: PlacedInst, warp: int, kind: ProductKind) -> Array:
    """f64 [rows of the warp, columns]."""
    quarter, pair = warp % (w.per_block // LANES) % 4, descriptors_of(inst)
    if kind.in_registers:
        left = rows_of_registers(w, inst, warp)
    else:
        left = matrix(w, inst, warp, pair, ROWS, kind.turned[0])[16 * quarter : 16 * quarter + 16]
    right = matrix(w, inst, warp, pair + 2, columns_of(inst), kind.turned[1])
    sides = (values(side, kind.type, sign) for side, sign in zip((left, right), kind.negative, strict=True))
    return in_steps(*sides)


def put(w: Warps, inst: PlacedInst, total: Array, is_half: bool, is_added: bool) -> None:
    """Sums into the registers of one warp: lane / 4 is the row (8 more in every second), 2 * (lane % 4) the
    column; PTX ISA, "wgmma register fragments"."""
    lanes = np.arange(LANES)
    for n in range(width(inst.made.form, inst.word, "d")):
        first = 2 * n if is_half else n
        parts = []
        for number in range(first, first + 1 + is_half):
            row, column = lanes // 4 + 8 * (number // 2 % 2), 8 * (number // 4) + 2 * (lanes % 4) + number % 2
            parts.append(total[row, column])
        before = w.raw(inst, "c", n) if is_added else w.const(0, "u32")
        w.put(inst, rounded(w, is_half, parts, before), word=n)
