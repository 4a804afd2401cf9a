"""Values of LLVM IR: which instruction of the LLVM Language Reference stands for each of Python's signs."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable
from typing import Any

import pytest

from drivers.sim.llvm.text import Text
from drivers.sim.nv.sm.jit.value import IrValue, literal, type_of

SIGNED, UNSIGNED, FLOAT = ("i32", "i64"), ("u32", "u64"), ("f32", "f64")
OPS: dict[str, tuple[Callable[[Any, Any], Any], str, str, str]] = {  # signed, unsigned, float
    "+": (operator.add, "add", "add", "fadd"),
    "-": (operator.sub, "sub", "sub", "fsub"),
    "*": (operator.mul, "mul", "mul", "fmul"),
    "/": (operator.truediv, "", "", "fdiv"),
    "&": (operator.and_, "and", "and", ""),
    "|": (operator.or_, "or", "or", ""),
    "^": (operator.xor, "xor", "xor", ""),
    "<<": (operator.lshift, "shl", "shl", ""),
    ">>": (operator.rshift, "ashr", "lshr", ""),
    "==": (operator.eq, "icmp eq", "icmp eq", "fcmp oeq"),
    "!=": (operator.ne, "icmp ne", "icmp ne", "fcmp une"),
    "<": (operator.lt, "icmp slt", "icmp ult", "fcmp olt"),
    "<=": (operator.le, "icmp sle", "icmp ule", "fcmp ole"),
    ">": (operator.gt, "icmp sgt", "icmp ugt", "fcmp ogt"),
    ">=": (operator.ge, "icmp sge", "icmp uge", "fcmp oge"),
}


def written(kind: str, lanes: int, make: Callable[[IrValue, IrValue], IrValue]) -> tuple[str, IrValue]:
    """The line that an operation of %a and %b writes, and its value."""
    text = Text()
    made = make(IrValue(text, "%a", kind, lanes), IrValue(text, "%b", kind, lanes))
    (line,) = text.lines
    return line.split(" = ", 1)[1], made


@pytest.mark.parametrize("lanes", [1, 32])
@pytest.mark.parametrize("sign", OPS)
def test_each_sign_is_an_instruction_by_the_kind_of_its_values(sign: str, lanes: int) -> None:
    act, *verbs = OPS[sign]
    for kinds, verb in zip((SIGNED, UNSIGNED, FLOAT), verbs, strict=True):
        for kind in kinds if verb else ():
            line, made = written(kind, lanes, act)
            assert line == f"{verb} {type_of(kind, lanes)} %a, %b"
            assert (made.kind, made.lanes) == ("bool" if "cmp" in verb else kind, lanes)


def test_what_has_one_value() -> None:
    assert written("f32", 1, lambda a, b: -a)[0] == "fneg float %a"
    assert written("u32", 1, lambda a, b: -a)[0] == "sub i32 0, %a"
    assert written("u32", 1, lambda a, b: ~a)[0] == "xor i32 %a, -1"
    assert written("bool", 1, lambda a, b: ~a)[0] == "xor i1 %a, true"
    assert written("u32", 1, lambda a, b: 5 - a)[0] == "sub i32 5, %a"
    assert written("u32", 32, lambda a, b: a + 5)[0] == "add <32 x i32> %a, splat (i32 5)"


@pytest.mark.parametrize(
    ("value", "kind", "wanted"),
    [
        *((0, "u32", "0"), (2**31 - 1, "u32", "2147483647"), (2**31, "u32", "-2147483648")),
        *((2**32 - 1, "u32", "-1"), (2**32, "u32", "0"), (-1, "i32", "-1"), (-(2**31), "i32", "-2147483648")),
        *((2**63, "u64", str(-(2**63))), (2**63 - 1, "u64", str(2**63 - 1)), (2**32, "u64", str(2**32))),
        *((1, "bool", "true"), (0, "bool", "false")),
    ],
)
def test_whole_numbers_are_written_as_signed_ones(value: int, kind: str, wanted: str) -> None:
    assert literal(value, kind) == wanted


@pytest.mark.parametrize("value", [0.0, -0.0, 1.0, -2.5, 0.1, 1e-45, 3e38, float("inf")])
def test_floats_are_written_by_the_bits_of_a_double(value: float) -> None:
    assert literal(value, "f64") == f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
    single = struct.unpack("<f", struct.pack("<f", value))[0]
    assert literal(value, "f32") == f"0x{struct.unpack('<Q', struct.pack('<d', single))[0]:016X}"
