"""Floating point as MODE says: denormals that count as zeros, results that are not rounded to nearest.

Rules are written for the default mode. `rounded` gives each sum, product and conversion of a rule to a
library function that sets the host's rounding for that one operation, because LLVM may move plain ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from drivers.sim.amd.wave.jit.text import F16, F32, F64, I32, V1, V16, V32, V64, Text, splat
from drivers.sim.amd.wave.modes import NEAREST, TO_ZERO, UPWARD, keeps_denormals, rounding

HOST_ROUNDING = {UPWARD: 2, 2: 3, TO_ZERO: 0}  # LLVM's numbers: 0 toward zero, 1 nearest, 2 up, 3 down
LAYOUT = {"f16": (V16, 0x7C00, 0x8000), "f32": (V32, 0x7F800000, 1 << 31), "f64": (V64, 0x7FF << 52, 1 << 63)}
VECTORS = {"f16": F16, "f32": F32, "f64": F64}
NOT_ROUNDED = ("v_exp", "v_log", "v_rcp", "v_rsq", "v_sqrt", "v_sin", "v_cos", "v_cvt_pk_norm", "v_cvt_norm")


def flush(t: Text, kind: str, value: str, mode: int, inputs: bool) -> str:
    """Denormals as zeros of their sign, where `mode` does not keep them."""
    if keeps_denormals(mode, kind, inputs):
        return value
    return flush_always(t, kind, value)


def flush_always(t: Text, kind: str, value: str) -> str:
    integer, exponent, sign = LAYOUT[kind]
    vector = VECTORS[kind]
    bits = t.bits(vector, value, integer)
    zero_exponent = t.two("and", integer, bits, splat(integer, exponent))
    is_small = t.compare("icmp eq", integer, zero_exponent, splat(integer, 0))
    zero = t.two("and", integer, bits, splat(integer, sign))
    return t.bits(integer, t.select(V1, is_small, integer, zero, bits), vector)


@contextmanager
def rounded(t: Text, mode: int, kind: str, name: str = "") -> Iterator[None]:
    """Operations written meanwhile round as `mode` says for `kind`; estimates always to nearest."""
    way = NEAREST if name.startswith(NOT_ROUNDED) or "_rtz" in name else rounding(mode, kind)
    outer, t.rounding = t.rounding, HOST_ROUNDING.get(way)
    yield
    t.rounding = outer


WIDE = ("f32", "f64")
OPERATIONS = {
    **{f"{verb}_{kind}": (kind, (kind,) * 2) for verb in ("fadd", "fsub", "fmul") for kind in WIDE},
    **{f"fma_{kind}": (kind, (kind,) * 3) for kind in WIDE},
    "fptrunc_f64_f32": ("f32", ("f64",)),
    "sitofp_u32_f32": ("f32", ("u32",)), "uitofp_u32_f32": ("f32", ("u32",)),
}  # fmt: skip


def rounding_functions() -> str:
    """``db_round_OPERATION(mode, operands)``: one operation under the host's rounding `mode`."""
    declared = {"declare void @llvm.set.rounding(i32)"}
    bodies = []
    for name, (result, sources) in OPERATIONS.items():
        verb = name.partition("_")[0]
        kinds = {**VECTORS, "u32": V32}
        operands = [f"{kinds[kind]} %x{place}" for place, kind in enumerate(sources)]
        suffix = f"v32{result}" if len(sources) > 1 else f"v32{result}.v32{sources[0].replace('u', 'i')}"
        intrinsic = f"llvm.experimental.constrained.{verb}.{suffix}"
        types = ", ".join([*(kinds[kind] for kind in sources), "metadata", "metadata"])
        declared.add(f"declare {kinds[result]} @{intrinsic}({types})")
        call = f'{", ".join(operands)}, metadata !"round.dynamic", metadata !"fpexcept.ignore"'
        bodies.append(f"""
define {kinds[result]} @db_round_{name}({I32} %mode, {", ".join(operands)}) noinline strictfp {{
  call void @llvm.set.rounding(i32 %mode) strictfp
  %result = call {kinds[result]} @{intrinsic}({call}) strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  ret {kinds[result]} %result
}}""")
    return "\n".join([*sorted(declared), *bodies, half_function()])


def half_function() -> str:
    """``db_round_fptrunc_f32_f16``: to nearest, then one step where that went the wrong way."""
    t = Text()
    near = t.cast("fptrunc", F32, "%x", F16)
    bits, back = t.bits(F16, near, V16), t.cast("fpext", F16, near, F32)
    is_minus = t.compare("icmp slt", V16, bits, splat(V16, 0))
    away, closer = (t.two(verb, V16, bits, splat(V16, 1)) for verb in ("add", "sub"))
    higher, lower = (t.select(V1, is_minus, V16, *pair) for pair in ((closer, away), (away, closer)))
    too_low, too_high = (t.compare(f"fcmp {verb}", F32, back, "%x") for verb in ("olt", "ogt"))
    up, down = (
        t.select(V1, wrong, V16, moved, bits) for wrong, moved in ((too_low, higher), (too_high, lower))
    )
    toward_zero = t.select(V1, is_minus, V16, up, down)
    is_up, is_down = (t.compare("icmp eq", I32, "%mode", str(way)) for way in (2, 3))
    result = t.select("i1", is_up, V16, up, t.select("i1", is_down, V16, down, toward_zero))
    halves = t.bits(V16, result, F16)
    body = "\n".join([*t.lines, f"  ret {F16} {halves}"])
    return f"define {F16} @db_round_fptrunc_f32_f16(i32 %mode, {F32} %x) noinline {{\n{body}\n}}"


ROUNDING_NAMES = (*(f"db_round_{name}" for name in OPERATIONS), "db_round_fptrunc_f32_f16")
