"""op_sel, op_sel_hi, neg_lo and neg_hi: bits in the modifiers of sources. Source: RDNA3 ISA, VOP3P."""

from __future__ import annotations

from typing import Any

from autogen.schema import EncodeError
from drivers.amd.isa.inst import Inst

SELECTS = {"op_sel": 4, "op_sel_hi": 8, "neg_lo": 1, "neg_hi": 2}


def set_selects(inst: Inst, key: str, value: Any) -> None:
    """Spread op_sel=(a, b, ...) over the source modifiers;
    a last one beyond the sources is the destination's.
    """
    bit = SELECTS[key]
    slot = inst.defn.slot
    names = ("src0_modifiers", "src1_modifiers", "src2_modifiers")
    sources = [slot[n] for n in names if n in slot]
    values = tuple(value)
    if names[0] not in slot and len(values) == 3 and not any(values[: 3 - len(sources)]):
        values = values[3 - len(sources) :]  # only the accumulator has a sign; the others show as zeros
    most = len(sources) + 1
    if inst.defn.base_format == "VOP3P" and len(values) == most and values[-1]:
        raise EncodeError(f"{inst.defn.name}: {key}: a packed result has no select of its own")
    if len(values) > most or not sources:
        raise EncodeError(f"{inst.defn.name}: {key} has {len(values)} values, takes {len(sources)}")
    for at, on in zip(sources, values, strict=False):
        inst.values[at] = inst.values[at] | bit if on else inst.values[at] & ~bit
    if len(values) == len(sources) + 1 and values[-1]:
        inst.values[sources[0]] |= 8
