"""GFX12's scalar floats: the vector instruction's rule on one value. Source: RDNA4 ISA, SOP opcodes."""

from __future__ import annotations

import re

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.interp.compare import FLOATS
from drivers.sim.amd.wave.interp.floats import truncated_half
from drivers.sim.amd.wave.interp.rules import OPERATIONS, Handler, Operation, computed, handler
from drivers.sim.amd.wave.interp.state import KINDS, WORDS, Array, Wave, constant, signed_bits, width_of

VERBS = "add|sub|mul|minimum|maximum|min_num|max_num|fmac|fmaak|fmamk|ceil|floor|trunc|rndne"
CONVERSIONS = "cvt_f32_i32|cvt_f32_u32|cvt_i32_f32|cvt_u32_f32|cvt_f16_f32|cvt_f32_f16"
NAME = re.compile(rf"s_((?:{VERBS})_f(?:16|32)|{CONVERSIONS})")
ESTIMATE = re.compile(r"v_s_((?:exp|log|rcp|rsq|sqrt)_f(?:16|32))")
SELECTIONS = ("s_min", "s_max")  # give an operand as it is
COMPARE = re.compile(r"s_cmp_([a-z]+)_(f16|f32)")


def shared(wave: Wave, inst: Inst, name: str, kind: str) -> Array:
    """A scalar operand as an array of one value."""
    width = width_of(kind)
    operand = inst[name]
    bits = wave.scalar(operand.code) if isinstance(operand, Reg) else constant(inst, name, width)
    return np.array([bits & (1 << width) - 1], WORDS[width]).view(KINDS[kind])


def keep(wave: Wave, inst: Inst, value: Array) -> None:
    """Halves leave the high 16 bits 0."""
    target = inst["sdst"] if "sdst" in inst.defn.slot else inst["vdst"]
    wave.set_scalar(target.code, int(value.view(f"u{value.dtype.itemsize}")[0]))


def float_handler(name: str) -> Handler | None:
    """The handler of a scalar floating-point instruction by its name, or None if it is none."""
    found, estimate, compare = NAME.fullmatch(name), ESTIMATE.fullmatch(name), COMPARE.fullmatch(name)
    if compare is not None:
        return comparing(*compare.groups())
    which = found or estimate
    operation = OPERATIONS.get(f"v_{which[1]}") if which is not None else None
    if operation is None:
        return None
    return arithmetic(operation) if found else estimating(operation)


def arithmetic(operation: Operation) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        names = iter([o.name for o in inst.defn.operands if o.name in ("src0", "src1", "imm")])
        values = []
        for kind in operation.sources:
            name, wanted = ("sdst", operation.result) if kind == "old" else (next(names), kind)
            values.append(wave.flushed(wanted, shared(wave, inst, name, wanted), True))
        value = computed(wave, operation, values, f"v{inst.defn.mnemonic[1:]}")
        is_selected = inst.defn.mnemonic.startswith(SELECTIONS)
        keep(wave, inst, value if is_selected else wave.flushed(operation.result, value, False))

    return run


def estimating(operation: Operation) -> Handler:
    """Transcendental: denormals stay what they are, as in the vector instruction."""
    kind = operation.result

    def run(wave: Wave, inst: Inst) -> None:
        value = shared(wave, inst, "src0", kind)
        width = width_of(kind)
        bits = signed_bits(value.view(WORDS[width]), width, int(inst.get("src0_modifiers", 0)) & 3)
        keep(wave, inst, computed(wave, operation, [bits.view(KINDS[kind])]))

    return run


def comparing(verb: str, kind: str) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        a, b = (wave.flushed(kind, shared(wave, inst, name, kind), True) for name in ("src0", "src1"))
        wave.set_scc(bool(FLOATS[verb](a, b)[0]))

    return run


@handler("s_cvt_hi_f32_f16")
def convert_high(wave: Wave, inst: Inst) -> None:
    word = np.array([wave.scalar_operand(inst, "src0") >> 16], np.uint16)
    keep(wave, inst, word.view(np.float16).astype(np.float32))


@handler("s_cvt_pk_rtz_f16_f32")
def pack_toward_zero(wave: Wave, inst: Inst) -> None:
    low, high = (int(truncated_half(shared(wave, inst, name, "f32"))[0]) for name in ("src0", "src1"))
    wave.set_scalar(inst["sdst"].code, low | high << 16)
