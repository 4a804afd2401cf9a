"""Vector compares, to a lane mask or (v_cmpx) to EXEC. Source: RDNA3 ISA, VOPC opcodes."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import EXEC_LO
from drivers.sim.amd.wave.interp.integers import carry_out
from drivers.sim.amd.wave.interp.rules import Handler
from drivers.sim.amd.wave.interp.state import Array, Wave
from drivers.sim.llvm.ieee import class_number

Compute = Callable[[Array, Array], Array]
NAME = re.compile(r"v_cmpx?_([a-z]+)_([fiu])(16|32|64)")


def unordered(a: Array, b: Array) -> Array:
    return np.isnan(a) | np.isnan(b)


INTEGERS: dict[str, Compute] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "t": lambda a, b: np.ones(len(a), bool),
    "f": lambda a, b: np.zeros(len(a), bool),
}
# The "n" forms are the opposites of the ordered ones, so they are true with a NaN.
FLOATS: dict[str, Compute] = {
    **{name: INTEGERS[name] for name in ("eq", "lt", "le", "gt", "ge", "t", "f")},
    "tru": INTEGERS["t"],
    "lg": lambda a, b: (a != b) & ~unordered(a, b),
    "o": lambda a, b: ~unordered(a, b),
    "u": unordered,
    "neq": np.not_equal,
    "nlt": lambda a, b: ~(a < b),
    "nle": lambda a, b: ~(a <= b),
    "ngt": lambda a, b: ~(a > b),
    "nge": lambda a, b: ~(a >= b),
    "nlg": lambda a, b: (a == b) | unordered(a, b),
}


def compare_handler(name: str) -> Handler | None:
    """The handler of a compare by its name, or None if it is none."""
    if name.startswith(("v_cmp_class", "v_cmpx_class")):
        return class_handler(name)
    found = NAME.fullmatch(name)
    if found is None:
        return None
    verb, letter, bits = found.groups()
    function = (FLOATS if letter == "f" else INTEGERS)[verb]
    kind = letter + bits

    def compare(wave: Wave, inst: Inst) -> None:
        store(wave, inst, function(wave.source(inst, "src0", kind), wave.source(inst, "src1", kind)))

    return compare


def store(wave: Wave, inst: Inst, lanes: Array) -> None:
    is_narrowing = inst.defn.mnemonic.startswith("v_cmpx")
    wave.set_mask(EXEC_LO.code if is_narrowing else carry_out(inst), lanes)


def class_handler(name: str) -> Handler:
    kind = name[-3:]

    def compare(wave: Wave, inst: Inst) -> None:
        value = wave.source(inst, "src0", kind, exact=True)
        wanted = wave.source(inst, "src1", "u16" if kind == "f16" else "u32").astype(np.uint32)
        store(wave, inst, wanted >> class_number(value) & 1 == 1)

    return compare
