"""Comparisons of two vector sources, as lane masks. Source: RDNA3 ISA, VOPC opcodes."""

from __future__ import annotations

from drivers.sim.amd.wave.meaning.rules import TYPES, Build, Rule
from drivers.sim.llvm.text import Text

INTEGER = ("eq", "ne", "lt", "le", "gt", "ge")
# Ordered compares are false with a NaN, their "n" opposites true; lg is "less or greater", o and u ask for
# NaN itself.
FLOAT = {
    "lt": "olt", "eq": "oeq", "le": "ole", "gt": "ogt", "lg": "one", "ge": "oge", "o": "ord", "u": "uno",
    "nge": "ult", "nlg": "ueq", "ngt": "ule", "nle": "ugt", "neq": "une", "nlt": "uge",
}  # fmt: skip
CONSTANT = {"t": True, "tru": True, "f": False}
COMPARISONS: dict[str, Rule] = {}  # by name and kind: lt_f32


def constant_flags(on: bool) -> str:
    return f"splat (i1 {'true' if on else 'false'})"


def of_integers(name: str, is_signed: bool) -> str:
    """LLVM's predicate."""
    return name if name in ("eq", "ne") else ("s" if is_signed else "u") + name


def compared(predicate: str, kind: str) -> Build:
    return lambda t, a, b: t.compare(predicate, TYPES[kind], a, b)


def register(name: str, kind: str, build: Build) -> None:
    """kind: of the sources, where i16 to i64 are compared with their sign."""
    source = kind.replace("i", "u")
    COMPARISONS[f"{name}_{kind}"] = Rule("mask", (source, source), build)


def constant(name: str) -> Build:
    def build(t: Text, a: str, b: str) -> str:
        return constant_flags(CONSTANT[name])

    return build


for _bits in (16, 32, 64):
    for _kind in (f"i{_bits}", f"u{_bits}"):
        for _name in INTEGER:
            register(_name, _kind, compared(f"icmp {of_integers(_name, _kind[0] == 'i')}", f"u{_bits}"))
    for _name, _verb in FLOAT.items():
        register(_name, f"f{_bits}", compared(f"fcmp {_verb}", f"f{_bits}"))
    for _name in CONSTANT:
        for _letter in "f" if _name == "tru" else "fiu":
            register(_name, f"{_letter}{_bits}", constant(_name))
