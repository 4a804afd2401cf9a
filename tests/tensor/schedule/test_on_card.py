"""Graphs through everything: schedule, code generation, submission, the simulated card, against numpy."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hcq.settings import Settings
from tensor.cards import compile_for
from tensor.dtype import dtypes, from_bfloat16_bits
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.ir.text import parse_kernel
from tensor.runtime import Runtime
from tensor.schedule.storage import Storage
from tests import devices
from tests.tensor import kernel_oracle, oracle
from tests.tensor.random_graphs import ODD_SIZES, Array, graphs

pytestmark = pytest.mark.sim
TYPES = [d for d in dtypes.all if d.name not in ("bool", "float64")]
TOLERANCE = {"float16": 2e-2, "bfloat16": 1e-1, "float32": 2e-3}


@pytest.fixture(scope="module", params=devices.some())
def card(request: pytest.FixtureRequest) -> Iterator[Runtime]:
    device = devices.opened(request.param)
    yield Runtime(device, compile_for(device.arch), Settings(), None)
    device.close()


def check(root: Node, got: Array, want: Array) -> None:
    """Whole numbers exactly; floats by their precision, relative to the largest, where they stayed small."""
    if not root.dtype.is_float:
        np.testing.assert_array_equal(want, got)
        return
    if root.dtype.kind == "B":
        got = from_bfloat16_bits(got.reshape(-1)).reshape(got.shape)
    tame = np.isfinite(want) & (np.abs(want) < 1e3)
    tolerance = TOLERANCE[root.dtype.name]
    scale = max(1.0, float(np.abs(want[tame]).max(initial=0)))
    np.testing.assert_allclose(got[tame], want[tame], rtol=tolerance, atol=tolerance * scale)


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_random_graphs_of_every_type_give_what_they_mean(card: Runtime, data: st.DataObject) -> None:
    roots = data.draw(graphs(data.draw(st.sampled_from(TYPES)), ODD_SIZES))
    expected = oracle.evaluate(*roots)
    card.realize(roots)
    for root, want in zip(roots, expected, strict=True):
        check(root, card.read(root.storage).reshape(root.shape), want)


KERNELS = {
    "a padded reshape of a strided view": """\
kernel e_10_3
axes a0:10 a1:3
reduced
param 0 w int32[30]
param 1 r int32[16]
v0 = buffer int32 of 1 [4*((((2*a0 + a1 + 2) // 4) + 1) // 1 % 2) + ((2*a0 + a1 + 2) // 1 % 4) \
+ 8*((((2*a0 + a1 + 2) // 4) + 1) // 2) - 8] if 0 <= a0 - 1 < 8 if 0 <= a1 < 2
store 0 [3*a0 + a1] v0
""",
    "more loads in flight than the counter counts": """\
kernel r_16_5_5
axes a0:16
reduced a1:5 a2:5
param 0 w uint8[16]
param 1 r uint8[400]
param 2 r uint8[400]
v0 = buffer uint8 of 1 [a0 + 80*a1 + 16*a2]
v1 = buffer uint8 of 1 [a0 + 16*a1 + 80*a2]
v2 = lt bool v0 v1
v3 = buffer uint8 of 2 [a0 + 80*a1 + 16*a2]
v4 = const uint8 3
v5 = where uint8 v2 v3 v4
v6 = reduce_add uint8 v5 a1 a2
store 0 [a0] v6
""",
}


@pytest.mark.parametrize("text", KERNELS.values(), ids=KERNELS)
def test_kernels_that_once_went_wrong(card: Runtime, text: str) -> None:
    kernel = parse_kernel(text)
    ready = card.ready(kernel)
    rng = np.random.default_rng(0)
    arrays = [rng.integers(0, 9, p.count).astype(p.dtype.numpy) for p in kernel.params]
    buffers = [card.device.buffer(array) for array in arrays]
    ready.program(*buffers, grid=ready.compiled.grid, block=ready.compiled.block)
    kernel_oracle.run(kernel, arrays)
    np.testing.assert_array_equal(buffers[0].numpy(arrays[0].dtype, arrays[0].shape), arrays[0])


def test_memory_that_the_garbage_collector_takes_in_a_circle_is_handed_on_once(card: Runtime) -> None:
    """A collector runs the finalizers of all that is in a circle, storages and buffers in any order."""
    source = Storage.from_numpy(np.arange(4, dtype=np.float32))

    def result(factor: float) -> Storage:
        leaf = node(Op.BUFFER, dtypes.float32, (4,), (), source)
        made = build.binary(Op.MUL, leaf, build.like(leaf, factor))
        card.realize([made])
        storage: Storage = made.storage
        return storage

    circle: list[object] = [result(2.0)]
    circle.append(circle)
    del circle
    gc.collect()
    held = [result(float(k)) for k in range(64)]
    assert len({storage.buffer.gpu_va for storage in held if storage.buffer is not None}) == 64
    assert [card.read(storage).tolist() for storage in held] == [[0, k, 2 * k, 3 * k] for k in range(64)]
