"""Kernels and registers for the tests of machine passes."""

from __future__ import annotations

from tensor.codegen.gpu.machine import VReg
from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import (
    F32,
    adam,
    convolution,
    op,
)

KERNELS: list[Kernel] = [
    samples.matmul(64, 128, 128, bias=True),
    samples.matmul(16, 24, 48, dtypes.bfloat16),
    samples.row_reduce(Op.REDUCE_ADD, 1, 5000),
    samples.row_reduce(Op.REDUCE_MAX, 100, 300, dtypes.float64),
    samples.column_reduce(Op.REDUCE_ADD, 100, 30),
    samples.softmax(16, 10),
    samples.elementwise([lambda a, b: op(Op.DIV, a, op(Op.SIN, b))], [F32, F32], 1000),
    samples.elementwise([lambda a, b: op(Op.MOD, a, b)], [dtypes.int64, dtypes.int64], 64),
    adam(8192),
    convolution(8, 3, 3),
]


STRICT: list[tuple[Kernel, int, int]] = [
    (samples.matmul(8, 24, 16, bias=True), 256, 106),
    (samples.matmul(16, 16, 64), 20, 24),
    (samples.row_reduce(Op.REDUCE_ADD, 1, 1000), 256, 106),
    (samples.row_reduce(Op.REDUCE_MAX, 4, 50, dtypes.float64), 256, 106),
    (samples.softmax(4, 10), 256, 106),
    (samples.elementwise([lambda a, b: op(Op.DIV, a, op(Op.SIN, b))], [F32, F32], 40), 256, 106),
    (samples.elementwise([lambda a, b: op(Op.MOD, a, b)], [dtypes.int64, dtypes.int64], 40), 256, 106),
    (adam(40), 256, 106),
    (convolution(5, 2, 3), 256, 106),
]


def v(number: int, at: int, count: int = 1) -> VReg:
    reg = VReg(number, "v", count)
    reg.at = at
    return reg


def s(number: int, at: int, count: int = 1) -> VReg:
    reg = VReg(number, "s", count)
    reg.at = at
    return reg
