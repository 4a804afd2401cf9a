"""How many kernels a recurrent network (recurrent.py) takes under jit: one a step. The first, whose state is
zeros, has sums that are equal for the whole batch, on which the search for cuts did not end.
"""

from __future__ import annotations

import pytest

from tensor import Tensor, jit, nn
from tests.tensor.numpy_device import NumpyDevice


@pytest.mark.parametrize("kind", ["RNN", "GRU", "LSTM"])
def test_a_step_is_one_kernel(device: NumpyDevice, kind: str) -> None:
    layer, counts = getattr(nn, kind)(6, 5), []
    for length in (4, 8):
        run = jit(lambda x: layer(x)[0])
        x = Tensor.rand(length, 2, 6).realize()
        for _ in range(3):
            begin = len(device.launched)
            run(x)
        counts.append(len(device.launched) - begin)
    assert counts[1] - counts[0] == 4
