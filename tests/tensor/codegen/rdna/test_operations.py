"""Constants and the choice of instructions for one operation."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.gpu.constant import constant
from tensor.codegen.rdna.build import root_scope
from tensor.codegen.rdna.generation import GFX11
from tensor.codegen.rdna.operations import lower
from tensor.dtype import dtypes
from tensor.ir.errors import IRError
from tensor.ir.graph import Op


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


def test_a_quotient_of_truth_values_has_no_meaning() -> None:
    with pytest.raises(IRError, match="cast to an integer first"):
        lower(root_scope(GFX11), Op.DIV, dtypes.bool, dtypes.bool, [True, True])
