"""Batches on their way to a device: their values, what may be staged, and that copies run beside a step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from hcq import trace
from tensor import Tensor, jit, runtime
from tensor.upload import Uploads
from tests import devices
from tests.tensor.conftest import runtime_on

RNG = np.random.default_rng(0)


@pytest.fixture(params=["cpu", *devices.some()])
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    before = runtime.use(runtime_on(request.param))
    yield request.param
    runtime.use(before)


def test_a_batch_has_its_values_whatever_was_staged_in_the_same_memory_before(name: str) -> None:
    uploads = Uploads()
    kept = []
    for i in range(6):
        arrays = (
            RNG.normal(size=(6, 5)).astype(np.float32),
            np.arange(6, dtype=np.int32) + i,
            np.array([i > 2]),
        )
        kept.append((arrays, uploads.send(uploads.stage(*arrays))))
    for arrays, tensors in kept:
        for array, tensor in zip(arrays, tensors, strict=True):
            np.testing.assert_array_equal(tensor.numpy(), array)
            assert tensor.dtype.numpy == array.dtype
    assert sum(map(len, uploads._free.values())) <= 3 * 2  # pinned memory that was read is used again


def test_numbers_that_nobody_can_copy_are_tensors_all_the_same(name: str) -> None:
    uploads = Uploads()
    given = np.array([1 + 2j], np.complex64), np.zeros((0, 3), np.float32)
    for array, tensor in zip(given, uploads.send(uploads.stage(*given)), strict=True):
        np.testing.assert_array_equal(tensor.numpy(), array)


def test_several_devices_get_equal_parts_of_a_batch() -> None:
    before = runtime.use(runtime_on("cpu"))
    try:
        uploads = Uploads("cpu*2")
        (batch,) = uploads.send(uploads.stage(np.arange(8.0).reshape(4, 2)))
        assert batch.shard_axis == 0 and len(batch.device) == 2
        np.testing.assert_array_equal((batch * 2).numpy(), np.arange(8.0).reshape(4, 2) * 2)
        with pytest.raises(ValueError, match=r"shape \(3,\) has a first axis that 2 devices do not share"):
            uploads.stage(np.arange(3))
    finally:
        runtime.use(before)


@pytest.mark.sim
def test_a_batch_is_copied_while_the_step_before_computes(tmp_path: Path) -> None:
    before = runtime.use(runtime_on("sim:navi31"))
    weight = Tensor(RNG.normal(size=(32, 32)).astype(np.float32)).realize()

    @jit
    def step(batch: Tensor) -> Tensor:
        made = batch
        for _ in range(6):
            made = (made @ weight).tanh()
        return made.sum()

    try:
        uploads = Uploads()
        arrays = [RNG.normal(size=(32, 32)).astype(np.float32) for _ in range(6)]
        expected = [step(Tensor(array)).item() for array in arrays]
        recorder = trace.start(str(tmp_path / "t.json"))
        sums = []
        for array in arrays:  # no step is waited for
            sums.append(step(*uploads.send(uploads.stage(array))))
        found = [each.item() for each in sums]
        events = list(recorder.events)
        trace.stop()
    finally:
        runtime.use(before)
    assert found == expected
    ran = sorted((e for e in events if e["ph"] == "X"), key=lambda e: e["ts"])
    order = [e["name"].split(":")[0] for e in ran if e["name"].startswith(("copy 4096", "r_1024"))]
    ends = [place for place, name in enumerate(order) if name == "r_1024"]  # of each step the last kernel
    copies = [order[:end].count("copy 4096 bytes") for end in ends]
    # Its own batch and those before, twice each (to the card, and to where steps read), and the next one.
    assert copies == [3, 5, 7, 9, 11, 12]
