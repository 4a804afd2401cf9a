"""Products of a warpgroup (HGMMA) in the reference, a quarter of the 64 rows for each of its four warps.

Matrices in shared memory are named by descriptors of 64 bits; PTX ISA 8.7, "Asynchronous warpgroup level
matrix instructions": bits 13:0 where the matrix begins, 29:16 and 45:32 the leading and the stride
dimension's distance (all in units of 16 bytes), 63:62 the swizzle: 1 of 128, 2 of 64, 3 of 32 bytes. What
lies at which distance: the canonical layouts of the same chapter. 8 x 16 bytes are a core matrix.

Believed: the sum of sixteen products and the accumulator is made in doubles and cut off to f32 (as HMMA's).
Base offsets (bits 51:49) are taken for 0 alone. Results are there at once; that they are waited for is the
checker's business.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from drivers.nv.isa.access import modifier, width
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.interp.eager import Array
from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.meaning.matrix import cut_single, two_halves
from drivers.sim.nv.sm.request import LANES, FaultKind

handles = Handlers[Warps]()
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


@handles("HGMMA")
def product(w: Warps, inst: PlacedInst) -> None:
    """Each warp that is here makes its sixteen rows."""
    w.whole_warps(inst)
    everyone = w.at
    for warp in w.warps_at.tolist():
        w.select(warp * LANES + np.arange(LANES))
        one_warp(w, inst, warp)
    w.select(everyone)


def one_warp(w: Warps, inst: PlacedInst, warp: int) -> None:
    quarter = warp % (w.per_block // LANES) % 4
    kind, columns = modifier(inst.made.form, inst.word, "kind"), 8 * (inst.get("shape") + 1)
    if "a" in inst.operands:
        left, pair = rows_of_registers(w, inst, warp), inst.get("b")
    else:
        pair = inst.get("ab")
        left = matrix(w, inst, warp, pair, ROWS, bool(inst.get("tnspA")))[16 * quarter : 16 * quarter + 16]
    negative = bool(inst.get("negA") or inst.get("a_neg"))
    other = matrix(w, inst, warp, pair + 2, columns, bool(inst.get("tnspB")))
    total = in_steps(values(left, kind, negative), values(other, kind, bool(inst.get("negB"))))
    own = slice(warp * LANES, (warp + 1) * LANES)
    adds = bool(w.uniform_truths[7 - inst.get("adds"), warp]) or inst.get("adds") == 0
    is_added = adds != bool(inst.get("adds_neg")) and inst.get("c") != 255
    put(w, inst, own, total, kind == "F16", is_added)


def put(w: Warps, inst: PlacedInst, own: slice, total: Array, is_half: bool, is_added: bool) -> None:
    """Sums into the registers of one warp: lane / 4 is the row (8 more in every second), 2 * (lane % 4) the
    column; PTX ISA, "wgmma register fragments"."""
    lanes = np.arange(LANES)
    d, c = inst.get("d"), inst.get("c")
    for n in range(width(inst.made.form, inst.word, "d")):
        first = 2 * n if is_half else n
        parts = []
        for number in range(first, first + 1 + is_half):
            row, column = lanes // 4 + 8 * (number // 2 % 2), 8 * (number // 4) + 2 * (lanes % 4) + number % 2
            parts.append(total[row, column])
        before = w.registers[c + n, own] if is_added else np.zeros(LANES, np.uint32)
        if is_half:
            old = before.view(np.float16).reshape(-1, 2).astype(np.float64)
            made = two_halves(w, parts[0] + old[:, 0], parts[1] + old[:, 1])
        else:
            made = cut_single(w, parts[0] + before.view(np.float32).astype(np.float64))
        w.registers[d + n, own] = made


@handles("WARPGROUP.ARRIVE")
def arrive(w: Warps, inst: PlacedInst) -> None:
    """Registers that were written before may be read by products from here on."""
    w.whole_warps(inst)
    w.registers_ready()


@handles("WARPGROUP.DEPBAR.LE")
def wait(w: Warps, inst: PlacedInst) -> None:
    """Results are there already."""
