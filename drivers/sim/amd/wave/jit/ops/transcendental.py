"""Transcendental instructions: polynomials over whole vectors, each result within 1 ulp of the true value.

The f32 forms flush denormal inputs and results of exp, log, rcp, rsq and sqrt, as the hardware does (LLVM's
AMDGPU lowering scales around it for that reason). log, rsq, sin and cos compute in binary64 and round once.
sin and cos take revolutions, of any size ("Full range input is supported"). f16 forms compute in f32 and
round. A NaN goes through as `nans` says. Source: RDNA3 ISA, VOP1.
"""

from __future__ import annotations

import math

from drivers.sim.amd.wave.facts.approximate import TRANSCENDENTAL
from drivers.sim.amd.wave.meaning.float_bits import flush_always
from drivers.sim.amd.wave.meaning.nans import default_nan, kept, quiet_bit
from drivers.sim.amd.wave.meaning.rules import (
    Build,
    add_rules,
    float_constant,
    intrinsic,
    magnitude,
    through_float,
)
from drivers.sim.llvm.text import F32, F64, V1, V32, Text, splat


def number(value: float) -> str:
    return float_constant("f32", value)


def wide(value: float) -> str:
    return float_constant("f64", value)


def fma(t: Text, vector: str, a: str, b: str, c: str) -> str:
    suffix = "f64" if vector == F64 else "f32"
    return t.call(vector, f"llvm.fma.v32{suffix}", (vector, a), (vector, b), (vector, c))


def polynomial(t: Text, vector: str, x: str, coefficients: list[float]) -> str:
    """Horner, from the highest power down."""
    make = wide if vector == F64 else number
    value = make(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        value = fma(t, vector, value, x, make(coefficient))
    return value


def flush(t: Text, value: str) -> str:
    return flush_always(t, "f32", value)


def choose(t: Text, condition: str, yes: str, no: str) -> str:
    return t.select(V1, condition, F32, yes, no)


def exp2(t: Text, x: str) -> str:
    """2**x: x = n + f, a degree 7 polynomial for 2**f, n added to the exponent."""
    whole = intrinsic("roundeven", "f32")(t, x)
    rest = t.two("fsub", F32, x, whole)
    value = polynomial(t, F32, rest, [math.log(2.0) ** k / math.factorial(k) for k in range(8)])
    steps = t.call(V32, "llvm.fptosi.sat.v32i32.v32f32", (F32, whole))
    bits = t.two("add", V32, t.bits(F32, value, V32), t.two("shl", V32, steps, splat(V32, 23)))
    value = t.bits(V32, bits, F32)
    value = choose(t, t.compare("fcmp olt", F32, x, number(-126.0)), number(0.0), value)
    value = choose(t, t.compare("fcmp oge", F32, x, number(128.0)), number(math.inf), value)
    return through(t, x, value)


def through(t: Text, x: str, value: str) -> str:
    """A NaN, quiet, instead of what was made of it."""
    return choose(t, t.compare("fcmp uno", F32, x, x), quiet_bit(t, "f32", x), value)


def log2(t: Text, x: str) -> str:
    """x = 2**e * m with m in [0.707, 1.414); log2(m) from the series of atanh((m - 1) / (m + 1))."""
    x = flush(t, x)
    bits = t.bits(F32, x, V32)
    shifted = t.two("sub", V32, bits, splat(V32, 0x3F3504F3))
    exponent = t.two("ashr", V32, shifted, splat(V32, 23))
    mantissa = t.two("sub", V32, bits, t.two("shl", V32, exponent, splat(V32, 23)))
    m = t.cast("fpext", F32, t.bits(V32, mantissa, F32), F64)
    ratio = t.two("fdiv", F64, t.two("fsub", F64, m, wide(1.0)), t.two("fadd", F64, m, wide(1.0)))
    square = t.two("fmul", F64, ratio, ratio)
    series = polynomial(t, F64, square, [2.0 / math.log(2.0) / (2 * k + 1) for k in range(8)])
    value = fma(t, F64, ratio, series, t.cast("sitofp", V32, exponent, F64))
    result = t.cast("fptrunc", F64, value, F32)
    result = choose(t, t.compare("fcmp oeq", F32, x, number(math.inf)), x, result)
    result = choose(t, t.compare("fcmp olt", F32, x, number(0.0)), default_nan(t, "f32"), result)
    result = choose(t, t.compare("fcmp oeq", F32, x, number(0.0)), number(-math.inf), result)
    return through(t, x, result)


def reciprocal(t: Text, x: str) -> str:
    return flush(t, t.two("fdiv", F32, number(1.0), flush(t, x)))


def root(t: Text, x: str) -> str:
    return intrinsic("sqrt", "f32")(t, flush(t, x))


def inverse_root(t: Text, x: str) -> str:
    double = t.cast("fpext", F32, flush(t, x), F64)
    return t.cast("fptrunc", F64, t.two("fdiv", F64, wide(1.0), intrinsic("sqrt", "f64")(t, double)), F32)


def quarter_wave(t: Text, turns: str) -> str:
    """sin(2 pi r) for \\|r\\| <= 1/4, r in binary64."""
    angle = t.two("fmul", F64, turns, wide(2.0 * math.pi))
    square = t.two("fmul", F64, angle, angle)
    series = polynomial(t, F64, square, [(-1.0) ** k / math.factorial(2 * k + 1) for k in range(9)])
    return t.two("fmul", F64, angle, series)


def turn_fraction(t: Text, x: str) -> str:
    """x - round(x), exact."""
    return t.two("fsub", F32, x, intrinsic("roundeven", "f32")(t, x))


def of_finite(t: Text, x: str, result: str) -> str:
    """What an angle that is infinite, or none, gives instead."""
    infinite = t.compare("fcmp oeq", F32, magnitude(t, "f32", x), number(math.inf))
    return through(t, x, choose(t, infinite, default_nan(t, "f32"), result))


def sine(t: Text, x: str) -> str:
    rest = turn_fraction(t, x)
    half = t.call(F32, "llvm.copysign.v32f32", (F32, number(0.5)), (F32, rest))
    beyond = t.compare("fcmp ogt", F32, magnitude(t, "f32", rest), number(0.25))
    folded = choose(t, beyond, t.two("fsub", F32, half, rest), rest)
    value = quarter_wave(t, t.cast("fpext", F32, folded, F64))
    result = t.cast("fptrunc", F64, value, F32)
    result = choose(t, t.compare("fcmp oeq", F32, x, number(0.0)), x, result)
    return of_finite(t, x, result)


def cosine(t: Text, x: str) -> str:
    rest = t.cast("fpext", F32, magnitude(t, "f32", turn_fraction(t, x)), F64)
    value = quarter_wave(t, t.two("fsub", F64, wide(0.25), rest))
    return of_finite(t, x, t.cast("fptrunc", F64, value, F32))


BODIES: dict[str, Build] = {
    "exp": exp2, "log": log2, "rcp": reciprocal, "rsq": inverse_root, "sqrt": root, "sin": sine,
    "cos": cosine,
}  # fmt: skip


def math_functions() -> str:
    """The library's ``db_exp`` and the rest: <32 x float> -> <32 x float>."""
    parts, externals = [], {}
    for name, build in BODIES.items():
        t = Text()
        result = build(t, "%x")
        body = "\n".join(t.lines)
        parts.append(f"define {F32} @db_{name}({F32} %x) {{\n{body}\n  ret {F32} {result}\n}}")
        externals.update(t.externals)
    return "\n".join([*externals.values(), *parts])


def call32(name: str) -> Build:
    return lambda t, a: kept(t, "f32", t.call(F32, f"db_{name}", (F32, a)), a)


def call16(name: str) -> Build:
    """Through f32. Halves have denormals: an f16 denormal is a normal f32."""
    narrow = through_float(lambda t, a: t.call(F32, f"db_{name}", (F32, a)))
    return lambda t, a: kept(t, "f16", narrow(t, a), a)


def divide64(t: Text, a: str) -> str:
    """The hardware's estimate has fewer bits; programs refine it, which leaves an exact value as it is."""
    return kept(t, "f64", t.two("fdiv", F64, wide(1.0), a), a)


def root64(t: Text, a: str) -> str:
    return kept(t, "f64", intrinsic("sqrt", "f64")(t, a), a)


add_rules(
    "f32 f32", {f"v_{name}_f32": call32(name) for name in TRANSCENDENTAL} | {"v_rcp_iflag_f32": call32("rcp")}
)
add_rules("f16 f16", {f"v_{name}_f16": call16(name) for name in TRANSCENDENTAL})
add_rules(
    "f64 f64",
    {
        "v_rcp_f64": divide64,
        "v_sqrt_f64": root64,
        "v_rsq_f64": lambda t, a: divide64(t, root64(t, a)),
    },
)
