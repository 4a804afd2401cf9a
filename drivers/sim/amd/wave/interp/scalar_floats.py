"""GFX12's scalar floats: the vector instruction's rule on one value. Source: RDNA4 ISA, SOP opcodes."""

from __future__ import annotations

import re

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.interp.rules import Handler, computed, handler, rule_of
from drivers.sim.amd.wave.interp.state import KINDS, WORDS, Array, Wave, constant, signed_bits, width_of
from drivers.sim.amd.wave.meaning.compare import COMPARISONS
from drivers.sim.amd.wave.meaning.rules import RULES, Rule

VERBS = "add|sub|mul|minimum|maximum|min_num|max_num|fmac|fmaak|fmamk|ceil|floor|trunc|rndne"
CONVERSIONS = "cvt_f32_i32|cvt_f32_u32|cvt_i32_f32|cvt_u32_f32|cvt_f16_f32|cvt_f32_f16"
NAME = re.compile(rf"s_((?:{VERBS})_f(?:16|32)|{CONVERSIONS})")
ESTIMATE = re.compile(r"v_s_((?:exp|log|rcp|rsq|sqrt)_f(?:16|32))")
SELECTIONS = ("s_min", "s_max")  # give an operand as it is
COMPARE = re.compile(r"s_cmp_([a-z]+_f(?:16|32))")


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
        return comparing(COMPARISONS[compare[1]])
    which = found or estimate
    rule = rule_of(f"v_{which[1]}") if which is not None else None
    if rule is None:
        return None
    return arithmetic(rule) if found else estimating(rule)


def arithmetic(rule: Rule) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        names = iter([o.name for o in inst.defn.operands if o.name in ("src0", "src1", "imm")])
        values = []
        for kind in rule.sources:
            name, wanted = ("sdst", rule.result) if kind == "dst" else (next(names), kind)
            values.append(wave.flushed(wanted, shared(wave, inst, name, wanted), True))
        value = computed(wave, rule, values, f"v{inst.defn.mnemonic[1:]}")
        is_selected = inst.defn.mnemonic.startswith(SELECTIONS)
        keep(wave, inst, value if is_selected else wave.flushed(rule.result, value, False))

    return run


def estimating(rule: Rule) -> Handler:
    """Transcendental: denormals stay what they are, as in the vector instruction."""
    kind = rule.result

    def run(wave: Wave, inst: Inst) -> None:
        value = shared(wave, inst, "src0", kind)
        width = width_of(kind)
        bits = signed_bits(value.view(WORDS[width]), width, int(inst.get("src0_modifiers", 0)) & 3)
        keep(wave, inst, computed(wave, rule, [bits.view(KINDS[kind])]))

    return run


def comparing(rule: Rule) -> Handler:
    def run(wave: Wave, inst: Inst) -> None:
        kind = rule.kind
        values = [wave.flushed(kind, shared(wave, inst, name, kind), True) for name in ("src0", "src1")]
        wave.set_scc(bool(computed(wave, rule, values)[0]))

    return run


@handler("s_cvt_hi_f32_f16")
def convert_high(wave: Wave, inst: Inst) -> None:
    word = np.array([wave.scalar_operand(inst, "src0") >> 16], np.uint16)
    keep(wave, inst, word.view(np.float16).astype(np.float32))


@handler("s_cvt_pk_rtz_f16_f32")
def pack_toward_zero(wave: Wave, inst: Inst) -> None:
    values = [shared(wave, inst, name, "f32") for name in ("src0", "src1")]
    keep(wave, inst, computed(wave, RULES["v_cvt_pk_rtz_f16_f32"], values, inst.defn.mnemonic))
