"""The library functions that multiply matrices, in LLVM IR: two rows of C at a time.

`matrix` fills the buffer that they read and says what they compute, and how cards differ.
"""

from __future__ import annotations

import math
import struct

from drivers.sim.llvm.text import FLOAT, I32

B_AT, C_AT, ROWS_AT = 8192, 16384, 17408  # byte offsets in the buffer; A is at 0, 128 bytes for each k
STEPS_OF_GFX11, STEPS_OF_GFX12 = 2, 4  # products that are added before a sum of 16 bits is narrowed
KINDS = (FLOAT, I32, "f16", "bf16")  # of the library's functions
ROW = "<16 x float>"
PAIRS = "<64 x i16>"


def product(element: str) -> list[str]:
    """One step for two rows: ``new = acc + a * b``."""
    vector, lines = f"<16 x {element}>", []
    for half in "01":
        lines += [
            f"  %seed_{half} = insertelement {vector} poison, {element} %a_{half}, i32 0",
            f"  %s_{half} = shufflevector {vector} %seed_{half}, {vector} poison, <16 x i32> zeroinitializer",
        ]
        if element == I32:
            lines.append(f"  %mul_{half} = mul {vector} %s_{half}, %b_{half}")
            lines.append(f"  %new_{half} = add {vector} %acc_{half}, %mul_{half}")
        else:
            operands = f"{vector} %s_{half}, {vector} %b_{half}, {vector} %acc_{half}"
            lines.append(f"  %new_{half} = call {vector} @llvm.fma.v16f32({operands})")
    return lines


def fetch(is_sparse: bool, element: str) -> list[str]:
    """%a and %b of both rows: B's row is k, or the one that the element's index names."""
    vector, lines = f"<16 x {element}>", []
    for half in "01":
        lines.append(f"  %at_{half} = getelementptr {element}, ptr %a_k, i64 %row_{half}")
        lines.append(f"  %a_{half} = load {element}, ptr %at_{half}")
        if is_sparse:
            lines += [
                f"  %chosen_at_{half} = getelementptr i8, ptr %at_{half}, i64 {ROWS_AT}",
                f"  %chosen_{half} = load i32, ptr %chosen_at_{half}",
                f"  %chosen64_{half} = zext i32 %chosen_{half} to i64",
                f"  %b_at_{half} = getelementptr i8, ptr %all_b, i64 %chosen64_{half}",
                f"  %b_{half} = load {vector}, ptr %b_at_{half}, align 64",
            ]
        else:
            lines.append(f"  %b_at_{half} = getelementptr i8, ptr %a_k, i64 {B_AT}")
            lines.append(f"  %b_{half} = load {vector}, ptr %b_at_{half}, align 64")
    return lines


def total(element: str) -> list[str]:
    """An integer sum of products and what was there: it wraps, or with clamp saturates."""
    vector, lines = f"<16 x {element}>", []
    for half in "01":
        operands = f"{vector} %old_{half}, {vector} %new_{half}"
        lines += [
            f"  %wrapped_{half} = add {vector} %old_{half}, %new_{half}",
            f"  %limited_{half} = call {vector} @llvm.sadd.sat.v16i32({operands})",
            f"  %total_{half} = select i1 %clamps, {vector} %limited_{half}, {vector} %wrapped_{half}",
        ]
    return lines


def half_steps(kind: str) -> list[str]:
    """Sums in the precision of 16 bits after each step: a half to nearest even, bf16 cut off."""
    lines = ["  %in_step = and i64 %k, %mask", "  %ends = icmp eq i64 %in_step, %mask"]
    for half in "01":
        lines += (cut_off if kind == "bf16" else to_half)(half)
        lines.append(f"  %sum_{half} = select i1 %ends, {ROW} %near_{half}, {ROW} %new_{half}")
    return lines


def cut_off(half: str) -> list[str]:
    return [
        f"  %bits_{half} = bitcast {ROW} %new_{half} to <16 x i32>",
        f"  %cut_{half} = and <16 x i32> %bits_{half}, splat (i32 -65536)",
        f"  %near_{half} = bitcast <16 x i32> %cut_{half} to {ROW}",
    ]


def to_half(half: str) -> list[str]:
    """With FP16_OVFL the largest half, with its sign, where a finite sum is too large."""
    most, limit, beyond = (float_bits_of(number) for number in (65504.0, 65520.0, math.inf))
    sign = f"{ROW} splat (float {most}), {ROW} %new_{half}"
    return [
        f"  %half_{half} = fptrunc {ROW} %new_{half} to <16 x half>",
        f"  %back_{half} = fpext <16 x half> %half_{half} to {ROW}",
        f"  %size_{half} = call {ROW} @llvm.fabs.v16f32({ROW} %new_{half})",
        f"  %finite_{half} = fcmp olt {ROW} %size_{half}, splat (float {beyond})",
        f"  %tall_{half} = fcmp oge {ROW} %size_{half}, splat (float {limit})",
        f"  %over_{half} = and <16 x i1> %finite_{half}, %tall_{half}",
        f"  %most_{half} = call {ROW} @llvm.copysign.v16f32({sign})",
        f"  %capped_{half} = select <16 x i1> %over_{half}, {ROW} %most_{half}, {ROW} %back_{half}",
        f"  %near_{half} = select i1 %saturates, {ROW} %capped_{half}, {ROW} %back_{half}",
    ]


def float_bits_of(number: float) -> str:
    """As LLVM writes a float."""
    return f"0x{int.from_bytes(struct.pack('<d', number), 'little'):016X}"


def matrix_function(kind: str, is_sparse: bool = False) -> str:
    """``db_matrix_KIND``, ``db_sparse_KIND``: C += A x B, for rows ``r * rows + first`` and others `apart`
    from them. Sums of 16 bits are narrowed after each `step` elements.
    """
    name, is_narrow = "db_sparse" if is_sparse else "db_matrix", kind in ("f16", "bf16")
    more = ", i64 %step, i1 %saturates" if is_narrow else ""
    mask = "%mask = sub i64 %step, 1" if is_narrow else ""
    return f"""
define void @{name}_{kind}(
    ptr %m, i64 %end, i64 %rows64, i64 %first, i64 %apart, i64 %depth, i64 %clamp{more}) noinline {{
entry:
  %clamps = icmp ne i64 %clamp, 0
  {mask}
  %all_b = getelementptr i8, ptr %m, i64 {B_AT}
  br label %next
next:
  %r = phi i64 [ 0, %entry ], [ %r1, %stored ]
  %scaled = mul i64 %r, %rows64
  %row_0 = add i64 %scaled, %first
  %row_1 = add i64 %row_0, %apart
  %offset = shl i64 %r, 7
  %c_at = getelementptr i8, ptr %m, i64 {C_AT}
  %c_0 = getelementptr i8, ptr %c_at, i64 %offset
  %c_1 = getelementptr i8, ptr %c_0, i64 64
  br label %stage
{pair_of_rows(kind, is_sparse)}
stored:
  %r1 = add i64 %r, 1
  %on = icmp ult i64 %r1, %end
  br i1 %on, label %next, label %done
done:
  ret void
}}
"""


def pair_of_rows(kind: str, is_sparse: bool) -> str:
    """The stages and steps of two rows, to block %stored. A sparse product is added in two stages of `depth`
    elements, as cards saturate it (observed: public measurements of gfx1201).
    """
    element, is_narrow = I32 if kind == I32 else FLOAT, kind in ("f16", "bf16")
    vector = f"<16 x {element}>"
    starts = [f"%old_{half}" if element == FLOAT else "zeroinitializer" for half in "01"]
    steps = half_steps(kind) if is_narrow else []
    body = "\n".join([*fetch(is_sparse, element), *product(element), *steps])
    sums = "" if element == FLOAT else "\n".join(total(element))
    carried = "%sum" if is_narrow else "%new"
    end = carried if element == FLOAT else "%total"
    return f"""stage:
  %k_first = phi i64 [ 0, %next ], [ %k1, %summed ]
  %k_end = add i64 %k_first, %depth
  %old_0 = load {vector}, ptr %c_0, align 64
  %old_1 = load {vector}, ptr %c_1, align 64
  br label %inner
inner:
  %k = phi i64 [ %k_first, %stage ], [ %k1, %inner ]
  %acc_0 = phi {vector} [ {starts[0]}, %stage ], [ {carried}_0, %inner ]
  %acc_1 = phi {vector} [ {starts[1]}, %stage ], [ {carried}_1, %inner ]
  %k_at = shl i64 %k, 7
  %a_k = getelementptr i8, ptr %m, i64 %k_at
{body}
  %k1 = add i64 %k, 1
  %more = icmp ult i64 %k1, %k_end
  br i1 %more, label %inner, label %summed
summed:
{sums}
  store {vector} {end}_0, ptr %c_0, align 64
  store {vector} {end}_1, ptr %c_1, align 64
  %again = icmp eq i64 %k_first, 0
  br i1 {"%again" if is_sparse else "false"}, label %stage, label %stored"""


def matrix_functions() -> str:
    """All of the library's."""
    declared = [
        f"declare {ROW} @llvm.fma.v16f32({ROW}, {ROW}, {ROW})",
        f"declare {ROW} @llvm.fabs.v16f32({ROW})",
        f"declare {ROW} @llvm.copysign.v16f32({ROW}, {ROW})",
        "declare <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32>, <16 x i32>)",
    ]
    functions = [matrix_function(kind, sparse) for kind in KINDS for sparse in (False, True)]
    return "\n".join([*declared, *functions])


MATRIX_NAMES = tuple(f"db_{way}_{kind}" for way in ("matrix", "sparse") for kind in KINDS)
