"""The driver on the simulated cards: kernels of our assembler, graphs, faults."""

from __future__ import annotations

import numpy as np
import pytest

from drivers import open_device, open_many
from drivers.core.errors import ArgumentError, DeviceError
from hcq.graph import Call
from tests.drivers.nv.kernels import add

CHIPS = ["gh100", "ga100", "ga102", "ad102", "gb202"]
A, B = np.arange(512, dtype=np.float32), np.arange(512, dtype=np.float32)[::-1] * np.float32(0.5)
SHAPE = {"grid": (4, 1, 1), "block": (128, 1, 1)}

pytestmark = pytest.mark.sim


@pytest.mark.parametrize("chip", CHIPS)
def test_a_kernel_of_our_assembler_has_the_right_results(chip: str) -> None:
    with open_device(f"sim:{chip}") as device:
        program = device.load(add(device.arch).pack())
        out = device.empty(A.nbytes)
        program(device.buffer(A), device.buffer(B), out, **SHAPE)
        assert np.array_equal(out.numpy(np.float32), A + B)


def test_a_graph_runs_its_launches_in_order_each_time() -> None:
    with open_device("sim:gh100") as device:
        program = device.load(add(device.arch).pack())
        x, y = device.buffer(A), device.buffer(B)
        shape = ((4, 1, 1), (128, 1, 1))
        graph = device.graph([Call(program, (x, y, y), *shape), Call(program, (y, y, y), *shape)])
        want = B.copy()
        for _ in range(3):
            graph.replay()
            want = (A + want) * np.float32(2)
        assert np.array_equal(y.numpy(np.float32), want)


@pytest.mark.parametrize("chip", CHIPS)
def test_a_fault_names_the_kernel_its_instruction_and_what_lies_there(chip: str) -> None:
    with open_device(f"sim:{chip}") as device:
        program = device.load(add(device.arch).pack())
        x, y, out = device.buffer(A), device.buffer(B, "short"), device.empty(A.nbytes, "out")
        program(x, y, out, grid=(400, 1, 1), block=(128, 1, 1))
        with pytest.raises(DeviceError) as caught:
            device.synchronize()
        told = str(caught.value)
        assert "the wave was in kernel add, " in told
        assert "LDG.E" in told
        assert "bytes past the end of " in told
        assert "FIFO_ERROR_MMU_ERR_FLT" in told
        assert "cannot be read" not in told
        program(x, y, out, **SHAPE)
        assert np.array_equal(out.numpy(np.float32), A + B)


@pytest.mark.parametrize(
    ("chip", "sms"), [("gh100", 132), ("ga100", 108), ("ga102", 82), ("ad102", 128), ("gb202", 170)]
)
def test_a_card_counts_the_sms_of_its_data_sheet(chip: str, sms: int) -> None:
    with open_device(f"sim:{chip}") as device:
        assert device.card.shape.sms == sms


def test_memory_is_bounded_by_the_card() -> None:
    with (
        open_device("sim:ga102") as device,
        pytest.raises(DeviceError, match=r"out of device memory, asked 64"),
    ):
        device.empty(64 << 30)


def test_arguments_that_do_not_fit_are_told() -> None:
    with open_device("sim:gh100") as device:
        program = device.load(add(device.arch).pack())
        with pytest.raises(ArgumentError, match="takes 3 arguments, got 1"):
            program(device.buffer(A), **SHAPE)


def test_what_is_nobodys_on_one_card_is_another_ones_memory() -> None:
    one, other = open_many("sim:ad102*2")
    whole = np.arange(1024, dtype=np.int32)
    large, behind = one.buffer(whole), other.buffer(whole[:25])
    assert large.gpu_va < behind.gpu_va < large.gpu_va + 4096  # the same page by its address
    np.testing.assert_array_equal(large.numpy(np.int32), whole)
    np.testing.assert_array_equal(behind.numpy(np.int32), whole[:25])
    for device in (one, other):
        device.close()
