"""One loop program has one meaning, whichever chip's instructions it becomes.

What both make of it by the same code (select.py, values.py, index.py, reduce.py, stage.py, shared.py) is run
on both simulated chips and compared bit for bit where the order of sums is the same.
"""

from __future__ import annotations

import numpy as np
import pytest

from tensor.dtype import dtypes
from tensor.ir.graph import Op
from tensor.ir.kernel import Kernel
from tests.tensor.codegen.rdna import samples, wave_rig
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.codegen.sass import rig

KERNELS = {
    "row": samples.row_reduce(Op.REDUCE_ADD, 7, 63),
    "column": samples.column_reduce(Op.REDUCE_MAX, 30, 65, dtypes.int32),
    "product": samples.matmul(64, 64, 64, bias=True),
    "halves": samples.half_product(64, 32, 48, right_transposed=True),
    "padded": samples.convolution(9, 2, 3),
    "softmax": samples.softmax(3, 200),
}


@pytest.mark.parametrize("kernel", KERNELS.values(), ids=KERNELS.keys())
def test_both_chips_agree(kernel: Kernel) -> None:
    results = []
    for run in (
        lambda arrays: wave_rig.run_kernel(kernel, arrays),
        lambda arrays: rig.run_kernel(kernel, arrays, "sm_90"),
    ):
        arrays = memory(kernel)
        run(arrays)
        results.append(arrays[-1])
    assert np.allclose(*results, rtol=1e-5)
