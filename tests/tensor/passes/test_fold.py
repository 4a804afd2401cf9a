"""Constant folding: the arithmetic of the element type, or a refusal."""

from __future__ import annotations

import math

import pytest

from tensor.dtype import DType, dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Value
from tensor.passes.algebra import builder
from tensor.passes.fold import fold
from tests.tensor.passes.test_algebra import c

F32, I8, I32, U8, BOOL = dtypes.float32, dtypes.int8, dtypes.int32, dtypes.uint8, dtypes.bool


@pytest.mark.parametrize(
    ("op", "dtype", "numbers", "expected"),
    [
        (Op.ADD, I8, (127, 1), -128),
        (Op.MUL, U8, (16, 17), 16),
        (Op.ADD, F32, (2.0**24, 1.0), 2.0**24),
        (Op.DIV, I32, (-7, 2), -3),
        (Op.MOD, I32, (-7, 2), -1),
        (Op.MOD, F32, (-7.5, 2.0), -1.5),
        (Op.DIV, F32, (1.0, 0.0), math.inf),
        (Op.RECIP, F32, (4.0,), 0.25),
        (Op.SHR, I32, (-8, 1), -4),
        (Op.SHL, U8, (0x81, 1), 2),
        (Op.SHL, I32, (1, 31), -(2**31)),
        (Op.SHR, U8, (0x80, 7), 1),
        (Op.SHL, I32, (3, 0), 3),
        (Op.DIV, I32, (7, -2), -3),
        (Op.DIV, I32, (-7, -2), 3),
        (Op.DIV, I32, (0, -2), 0),
        (Op.MOD, I32, (7, -2), 1),
        (Op.DIV, I8, (-128, 1), -128),
        *[(Op.DIV, I8, (127, -1), -127), (Op.DIV, I8, (127, 1), 127), (Op.DIV, U8, (255, 1), 255)],
        (Op.SUB, U8, (1, 2), 255),
        (Op.MIN, F32, (1.0, -math.inf), -math.inf),
        (Op.AND, I32, (6, 3), 2),
        (Op.OR, I32, (6, 3), 7),
        (Op.SQRT, F32, (9.0,), 3.0),
        (Op.LOG2, F32, (8.0,), 3.0),
        (Op.SIN, F32, (0.0,), 0.0),
        (Op.COS, F32, (0.0,), 1.0),
        (Op.NEG, I8, (-128,), -128),
        (Op.NOT, BOOL, (True,), False),
        (Op.NOT, I32, (0,), -1),
        (Op.XOR, BOOL, (True, True), False),
        (Op.EXP2, F32, (3.0,), 8.0),
        (Op.TRUNC, F32, (-2.7,), -2.0),
        (Op.MAX, F32, (1.0, math.inf), math.inf),
    ],
)
def test_results_are_those_of_the_type(
    op: Op, dtype: DType, numbers: tuple[float, ...], expected: float
) -> None:
    assert fold(op, dtype, tuple((dtype, n) for n in numbers)) == expected


def test_nan_wins_a_maximum() -> None:
    found = fold(Op.MAX, F32, ((F32, math.nan), (F32, 1.0)))
    assert found is not None and math.isnan(found)


def test_comparisons_give_bools() -> None:
    assert fold(Op.LT, BOOL, ((I32, 1), (I32, 2))) is True
    assert fold(Op.NE, BOOL, ((F32, math.nan), (F32, math.nan))) is True


@pytest.mark.parametrize(
    ("source", "number", "target", "expected"),
    [
        *[(F32, -3.9, I32, -3), (F32, 0.1, BOOL, True), (I32, 300, U8, 44), (BOOL, True, F32, 1.0)],
        *[(F32, 127.9, I8, 127), (F32, -128.9, I8, -128), (F32, -0.9, U8, 0), (F32, 255.9, U8, 255)],
    ],
)
def test_casts_convert_values(source: DType, number: float, target: DType, expected: float) -> None:
    assert fold(Op.CAST, target, ((source, number),)) == expected


@pytest.mark.parametrize(
    ("op", "dtype", "sources"),
    [
        (Op.DIV, I32, ((I32, 1), (I32, 0))),
        (Op.DIV, I8, ((I8, -128), (I8, -1))),
        (Op.SHL, I32, ((I32, 1), (I32, 32))),
        (Op.CAST, I32, ((F32, math.nan),)),
        (Op.CAST, U8, ((F32, -1.0),)),
        (Op.CAST, U8, ((F32, 256.0),)),
        (Op.CAST, I8, ((F32, 128.0),)),
        (Op.CAST, I8, ((F32, -129.0),)),
        (Op.SHR, I32, ((I32, 1), (I32, -1))),
        (Op.SHR, U8, ((U8, 1), (U8, 8))),
        (Op.MOD, I32, ((I32, 1), (I32, 0))),
        (Op.CAST, F32, ((dtypes.bfloat16, 1.0),)),
        (Op.ADD, dtypes.bfloat16, ((dtypes.bfloat16, 1.0), (dtypes.bfloat16, 2.0))),
    ],
)
def test_what_the_device_decides_is_left_to_it(
    op: Op, dtype: DType, sources: tuple[tuple[DType, float], ...]
) -> None:
    assert fold(op, dtype, sources) is None


@pytest.mark.parametrize(("condition", "expected"), [(True, 3), (False, 5)])
def test_a_choice_takes_the_second_where_it_holds_and_else_the_third(condition: bool, expected: int) -> None:
    assert fold(Op.WHERE, I32, ((BOOL, condition), (I32, 3), (I32, 5))) == expected


@pytest.mark.parametrize(
    ("op", "dtype", "src", "number"),
    [
        *[
            (Op.CAST, I32, (c(F32, 3.5),), 3),
            (Op.NEG, F32, (c(F32, 2),), -2.0),
            (Op.NOT, BOOL, (c(BOOL, 1),), False),
        ],
        *[(Op.ADD, I32, (c(I32, 2), c(I32, 3)), 5), (Op.LT, BOOL, (c(I32, 2), c(I32, 3)), True)],
        *[(Op.SHL, I32, (c(I32, 1), c(I32, 4)), 16), (Op.RECIP, F32, (c(F32, 4),), 0.25)],
    ],
)
def test_what_is_made_of_constants_is_one(
    op: Op, dtype: DType, src: tuple[Value, ...], number: float
) -> None:
    build = builder()
    made = build.make(op, dtype, tuple(build.const(s.dtype, s.arg) for s in src))
    assert made.op is Op.CONST and made.arg == number
    assert build.make(Op.BITCAST, I32, (build.const(F32, 1),)).op is Op.BITCAST
