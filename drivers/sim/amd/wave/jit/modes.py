"""Floating point as MODE says: denormals that count as zeros, results that are not rounded to nearest, halves
that saturate.

Rules are written for the default mode. `rounded` gives each sum, product and conversion of a rule to a
library function that sets the host's rounding for that one operation, because LLVM may move plain ones.
What code tells of MODE is settled here; of the other bits a run has a register, MODE_CODE, and chooses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

from drivers.sim.amd.wave.code.modes import (
    CLAMP_BIT,
    FIELDS,
    IEEE_BIT,
    NEAREST,
    OVERFLOW_BIT,
    Mode,
    denormal_bit,
    is_estimate,
    rounding,
)
from drivers.sim.amd.wave.meaning.float_bits import LAYOUT, by_flag, flush_always, is_infinite, tiny_as_zero
from drivers.sim.amd.wave.meaning.rules import TYPES
from drivers.sim.llvm.text import F16, F32, I1, I32, V1, V16, Text, splat

MODE_CODE = 254  # no operand has it: MODE, where code alone does not tell it
LARGEST_HALF = 0x7BFF


class ModeState(Protocol):
    """The wave under construction, as far as MODE goes (`wave.Wave`)."""

    t: Text
    mode: Mode
    mode_bits: int

    def scalar(self, code: int) -> str: ...


def flag(wave: ModeState, bit: int) -> bool | str:
    """A bit of MODE: what code tells, or an i1."""
    known = wave.mode.value(bit)
    if known is not None:
        return bool(known)
    t = wave.t
    return t.compare("icmp ne", I32, t.two("and", I32, wave.scalar(MODE_CODE), str(bit)), "0")


def clamps_nan(wave: ModeState) -> bool | str:
    """Whether the clamp bit of an instruction makes 0 of NaN: as DX10_CLAMP says, on GFX12 always."""
    return flag(wave, CLAMP_BIT) if wave.mode_bits & CLAMP_BIT else True


def quiets(wave: ModeState) -> bool | str:
    """Whether arithmetic makes a signalling NaN quiet: as IEEE says, on GFX12 always."""
    return flag(wave, IEEE_BIT) if wave.mode_bits & IEEE_BIT else True


def applies_omod(wave: ModeState, kind: str, is_flushed: bool) -> bool | str:
    """Whether results of `kind` are multiplied. GFX12: always. GFX11: without IEEE, and where the results are
    never denormal, for which `is_flushed` says it or MODE. Source: RDNA3 and RDNA4 ISA, "Output modifiers".
    """
    if not wave.mode_bits & IEEE_BIT:
        return True
    t, against = wave.t, [flag(wave, IEEE_BIT)]
    against += [] if is_flushed else [flag(wave, denormal_bit(kind, False))]
    if True in against:
        return False
    words = [each for each in against if isinstance(each, str)]
    if not words:
        return True
    return t.two("xor", I1, words[0] if len(words) == 1 else t.two("or", I1, *words), "true")


def flush(wave: ModeState, kind: str, value: str, inputs: bool) -> str:
    """Denormals as zeros of their sign, where MODE does not keep them."""
    keeps = flag(wave, denormal_bit(kind, inputs))
    if keeps is True:
        return value
    return by_flag(wave.t, keeps, TYPES[kind], value, flush_always(wave.t, kind, value))


def without_tiny(wave: ModeState, kind: str, value: str, *sources: str) -> str:
    """A product, or a product and a sum, where MODE may have no denormal results."""
    keeps = flag(wave, denormal_bit(kind, False))
    if keeps is True:
        return value
    return by_flag(wave.t, keeps, TYPES[kind], value, tiny_as_zero(wave.t, kind, value, *sources))


@contextmanager
def rounded(wave: ModeState, kind: str, name: str = "") -> Iterator[None]:
    """Operations written meanwhile round as MODE says for `kind`; estimates always to nearest."""
    t = wave.t
    outer = t.rounding, t.quiets
    t.rounding, t.quiets = None if is_estimate(name) else host_rounding(wave, kind), quiets(wave)
    yield
    t.rounding, t.quiets = outer


def host_rounding(wave: ModeState, kind: str) -> str | None:
    """How to round, as LLVM's number; None: to nearest. The numbers are MODE's and one, modulo 4."""
    first = FIELDS[kind][0]
    known = wave.mode.value(3 << first)
    if known is not None:
        way = rounding(known, kind)
        return None if way == NEAREST else str(way + 1 & 3)
    t = wave.t
    field = t.two("lshr", I32, wave.scalar(MODE_CODE), str(first))
    return t.two("and", I32, t.two("add", I32, field, "1"), "3")


def saturated(wave: ModeState, value: str, sources: Iterable[tuple[str, str]]) -> str:
    """A half that overflowed as the largest one, where FP16_OVFL is set. What comes of an infinite source
    stays: `sources` are (kind, value), of any kinds. Source: RDNA3 and RDNA4 ISA, "MODE register".
    """
    on = flag(wave, OVERFLOW_BIT)
    if on is False:
        return value
    t, beyond = wave.t, is_infinite(wave.t, "f16", value)
    for kind, source in sources:
        if kind in LAYOUT:
            finite = t.two("xor", V1, is_infinite(t, kind, source), "splat (i1 true)")
            beyond = t.two("and", V1, beyond, finite)
    bits = t.bits(F16, value, V16)
    sign = t.two("and", V16, bits, splat(V16, 0x8000))
    largest = t.two("or", V16, sign, splat(V16, LARGEST_HALF))
    return by_flag(t, on, F16, t.bits(V16, t.select(V1, beyond, V16, largest, bits), F16), value)


WIDE = ("f32", "f64")
OPERATIONS = {
    **{f"{verb}_{kind}": (kind, (kind,) * 2) for verb in ("fadd", "fsub", "fmul") for kind in WIDE},
    **{f"fma_{kind}": (kind, (kind,) * 3) for kind in WIDE},
    "fptrunc_f64_f32": ("f32", ("f64",)),
    "sitofp_u32_f32": ("f32", ("u32",)), "uitofp_u32_f32": ("f32", ("u32",)),
}  # fmt: skip


def rounding_functions() -> str:
    """``db_round_OPERATION(mode, operands)``: one operation under the host's rounding `mode`, as text because
    clang has nothing for it. Halves are in native/memory/halves.h.
    """
    bodies = []
    for name, (result, sources) in OPERATIONS.items():
        verb = name.partition("_")[0]
        operands = [f"{TYPES[kind]} %x{place}" for place, kind in enumerate(sources)]
        call = f'{", ".join(operands)}, metadata !"round.dynamic", metadata !"fpexcept.ignore"'
        # the host makes -0 of 0 where it rounds down
        last = f"call {F32} @llvm.fabs.v32f32({F32} %made)" if verb == "uitofp" else ""
        result_name = "%made" if last else "%result"
        bodies.append(f"""
define {TYPES[result]} @db_round_{name}({I32} %mode, {", ".join(operands)}) noinline strictfp {{
  call void @llvm.set.rounding(i32 %mode) strictfp
  {result_name} = call {TYPES[result]} @llvm.experimental.constrained.{verb}({call}) strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  {f"%result = {last}" if last else ""}
  ret {TYPES[result]} %result
}}""")
    return "\n".join(bodies)


ROUNDING_NAMES = tuple(f"db_round_{name}" for name in OPERATIONS)
