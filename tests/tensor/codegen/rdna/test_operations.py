"""Constants and the choice of instructions for one operation."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.constant import constant
from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.operations import lower
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.graph import Op
from tests.tensor.codegen.rdna.elementwise_run import Maker, binary, run
from tests.tensor.codegen.rdna.samples import Array, const, elementwise, op
from tests.tensor.codegen.rdna.wave_rig import run_kernel

pytestmark = pytest.mark.usefixtures("each_chip")


def test_constants_have_the_precision_of_their_type() -> None:
    assert constant(0.3, dtypes.float16) == float(np.float16(0.3))
    assert constant(0.3, dtypes.bfloat16) == 0.30078125
    assert constant(300, dtypes.uint8) == 44
    assert constant(-1, dtypes.int8) == -1


def test_one_operation_takes_the_instruction_of_its_type() -> None:
    for dtype, name in (
        (dtypes.float32, "v_add_f32"),
        (dtypes.int32, "v_add_nc_u32"),
        (dtypes.float64, "v_add_f64"),
    ):
        scope = root_scope(GFX11)
        a, b = scope.reg("v", dtype.bits // 32), scope.reg("v", dtype.bits // 32)
        lower(scope, Op.ADD, dtype, dtype, [a, b])
        assert [i.op for i in scope.items] == [name]


def test_a_negated_constant_takes_no_instruction() -> None:
    scope = root_scope(GFX11)
    assert lower(scope, Op.NEG, dtypes.float32, dtypes.float32, [6.25]) == -6.25 and not scope.items


def test_a_quotient_of_truth_values_has_no_meaning() -> None:
    with pytest.raises(IRError, match="cast to an integer first"):
        lower(root_scope(GFX11), Op.DIV, dtypes.bool, dtypes.bool, [True, True])


def remainders(a: Array, b: Array, dtype: DType) -> Array:
    made = np.zeros_like(a)
    run_kernel(elementwise([binary(Op.MOD)], [dtype, dtype], a.size), [a, b, made])
    return made


def test_remainders_of_float32_are_those_of_c() -> None:
    """Of numbers of all sizes, which C's fmod divides exactly, and of those that are no numbers."""
    random = np.random.default_rng(21)
    a, b = random.integers(0, 1 << 32, (2, 2000), dtype=np.uint64).astype(np.uint32).view(np.float32)
    limits = np.finfo(np.float32)
    edges = [0, -0.0, 1, -3, limits.max, limits.smallest_subnormal, limits.smallest_normal, np.inf, -np.inf]
    some = np.array([*edges, np.nan], np.float32)
    whole = random.integers(1, 1 << 12, 300).astype(np.float32)
    times = whole * random.integers(-(1 << 12), 1 << 12, 300).astype(np.float32)
    a = np.concatenate([a, np.repeat(some, 10), times, times + 1])
    b = np.concatenate([b, np.tile(some, 10), whole, -whole])
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    made, known = remainders(a, b, dtypes.float32), ~np.isnan(want)
    np.testing.assert_array_equal(made, want)
    np.testing.assert_array_equal(np.signbit(made)[known], np.signbit(want)[known])


def test_remainders_of_float64_are_exact_where_quotients_have_53_bits() -> None:
    random = np.random.default_rng(22)
    b = random.uniform(1, 2, 400) * random.choice([-1, 1], 400)
    a = b * random.integers(0, 1 << 40, 400) + random.uniform(-1, 1, 400)
    multiples = b * random.integers(1, 1 << 20, 400)  # rounded: some are less, and their quotients are not
    edges = np.array([0, -0.0, 5.5, -6, 3, np.inf, -np.inf, np.nan])
    a, b = np.concatenate([a, multiples, np.repeat(edges, 8)]), np.concatenate([b, b, np.tile(edges, 8)])
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    made, known = remainders(a, b, dtypes.float64), ~np.isnan(want)
    np.testing.assert_array_equal(made, want)
    np.testing.assert_array_equal(np.signbit(made)[known], np.signbit(want)[known])


def test_remainders_of_halves_are_those_of_c() -> None:
    a, b = np.random.default_rng(23).integers(0, 1 << 16, (2, 2000)).astype(np.uint16).view(np.float16)
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    np.testing.assert_array_equal(remainders(a, b, dtypes.float16), want)


@pytest.mark.parametrize("dtype", dtypes.all, ids=lambda d: d.name)
def test_operations_on_a_constant_give_what_they_give_on_a_variable(dtype: DType) -> None:
    """Each instruction has its own rules which numbers it takes as a source."""
    number = {"b": 1, "f": 6.25, "B": 6.25}.get(dtype.kind, 100)
    kinds = {"b": (Op.NOT,), "u": (Op.NEG, Op.NOT), "i": (Op.NEG, Op.NOT)}.get(dtype.kind, ())
    if dtype.is_float:
        kinds = (Op.NEG, Op.TRUNC, Op.RECIP, Op.SQRT, Op.EXP2, Op.LOG2, Op.SIN, Op.COS)
    each = const(number, dtype)
    functions: list[Maker] = [lambda _, k=kind: op(k, each) for kind in kinds]
    functions += [lambda _, d=target: op(Op.CAST, each, dtype=d) for target in dtypes.all if target != dtype]
    tolerance = {16: 1e-2, 32: 3e-7, 64: 1e-15}.get(dtype.bits, 0.0)
    run(functions, [dtype], 32, tolerance)
