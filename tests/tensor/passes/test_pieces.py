"""Kernels of more points than 32 bits count are made in pieces that mean the same."""

from __future__ import annotations

from dataclasses import replace
from math import prod

import numpy as np
import pytest

from tensor import Tensor
from tensor.dtype import dtypes
from tensor.ir.form import REACH
from tensor.ir.graph import Op
from tensor.ir.kernel import End, Kernel, Param
from tensor.passes.pieces import WHOLE, pieces
from tensor.schedule import schedule
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.samples import F32, memory, op

KERNELS = [
    samples.elementwise([lambda a, b: op(Op.ADD, a, b)], [F32, F32], 5000),
    samples.matmul(7, 5, 3000, bias=True),
    samples.row_reduce(Op.REDUCE_MAX, 2100, 9),
    samples.convolution(40, 2, 3),
    samples.softmax(40, 33),
]


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_pieces_do_together_what_the_kernel_does(kernel: Kernel) -> None:
    most = prod(axis.size for axis in kernel.axes) // 3
    found, want, got = pieces(kernel, most), memory(kernel), memory(kernel)
    kernel_oracle.run(kernel, want)
    for part in found:
        assert prod(axis.size for axis in part.axes) <= most
        kernel_oracle.run(part, got)
    assert len({part.name for part in found}) == len(found) >= 3
    for one, other in zip(want, got, strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_kernel_that_32_bits_count_stays_whole() -> None:
    kernel = KERNELS[0]
    assert pieces(kernel, 5000) == [kernel]
    assert len(pieces(kernel, 4999)) > 1


@pytest.mark.parametrize(
    ("count", "most", "sizes"),
    [(5, 1, [1] * 5), (999, 400, [333] * 3), (1000, 333, [250] * 4), (9, 2, [1] * 9)],
)
def test_pieces_of_an_axis_that_is_short_are_as_long_as_their_number_allows(
    count: int, most: int, sizes: list[int]
) -> None:
    kernel = samples.elementwise([lambda a: op(Op.ADD, a, a)], [F32], count)
    assert [prod(axis.size for axis in part.axes) for part in pieces(kernel, most)] == sizes


def test_pieces_begin_where_wide_accesses_are_aligned() -> None:
    starts = [part.stores[0].index.const for part in pieces(KERNELS[0], 2500)]
    assert starts == [0, 2 * WHOLE, 4 * WHOLE]


def test_an_end_that_is_known_at_run_time_is_kept_along_other_axes_alone() -> None:
    """It counts from the start of the axis, and a piece begins elsewhere."""
    kernel = samples.matmul(7, 5, 3000)
    row, column = kernel.axes
    params = (*kernel.params, Param(3, dtypes.int32, 1, "r"))
    ended = replace(kernel, params=params, ends=(End(row, 3), End(column, 3)))
    assert {part.ends for part in pieces(ended, 9000)} == {(End(row, 3),)}


def test_a_tensor_of_more_than_2_to_31_elements_is_computed_by_several_launches_of_its_memory() -> None:
    x = Tensor.empty(REACH + 5, dtype="uint8") + 1
    launches = schedule([x.node], lambda node: node.storage).launches
    assert len(launches) == 3
    assert len({launch.args for launch in launches}) == 1
    assert [launch.outputs for launch in launches] == [(), (), (x.node,)]
