"""A box of a tensor that one block fetches for several of its cluster (nvcc/boxes.cu), on simulated Hopper.

PTX ISA, cp.async.bulk.tensor, ".multicast::cluster": the same place and the same barrier in each block of
the mask. Pieces of 16 bytes change places by rows of 128 bytes ("Swizzling modes").
"""

from __future__ import annotations

import struct

import numpy as np
import pytest

from drivers.nv.tensor_map import TensorMap
from tests.drivers.nv.test_nvcc_kernels import Bench, bench, mode, of

__all__ = ["bench", "mode"]
pytestmark = pytest.mark.sim


@of("boxes", "sm_90")
@pytest.mark.parametrize("mask", [3, 1, 2])
def test_a_box_goes_to_the_blocks_of_a_mask(bench: Bench, mask: int) -> None:
    x = np.arange(16 * 64, dtype=np.int16).reshape(16, 64)
    source, out = bench.device.buffer(x), bench.device.empty(2 * 2048)
    tensor = TensorMap("float16", (64, 16), (128,), (64, 8))
    given = struct.pack("<Q", source.gpu_va) + tensor.behind_address()
    bench.programs["shared_boxes"](
        given, source, out, np.int32(mask), grid=(2, 1, 1), block=(64, 1, 1), lds=3072
    )
    rows = x.reshape(2, 8, 8, 8)
    turned = np.stack([rows[:, row, np.arange(8) ^ row] for row in range(8)], axis=1).reshape(2, 8, 64)
    want = [turned if mask >> block & 1 else np.full_like(turned, -1) for block in range(2)]
    assert out.numpy(np.int16, (2, 2, 8, 64)).tolist() == np.stack(want).tolist()
