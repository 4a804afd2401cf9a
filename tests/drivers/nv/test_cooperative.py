"""Cooperative launches: blocks of a grid that wait for each other (nvcc/together.cu), and how many
blocks a simulated card runs at once (occupancy.py).
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from drivers import open_device
from drivers.core.errors import ArgumentError, DeviceError
from drivers.nv import occupancy
from drivers.nv.device import NvDevice
from tests.drivers.nv.test_nvcc_kernels import CARDS, cubin_of, mode

__all__ = ["mode"]
MADE_FOR = {"sm_86": "sm_80", "sm_89": "sm_80"}  # a cubin runs on later minor versions
pytestmark = pytest.mark.sim


@pytest.fixture(params=CARDS)
def device(request: pytest.FixtureRequest) -> Iterator[NvDevice]:
    with open_device(f"sim:{CARDS[request.param]}") as opened:
        yield opened


def together(device: NvDevice) -> bytes:
    return cubin_of("together", MADE_FOR.get(device.arch, device.arch))


def relay(device: NvDevice, blocks: int, threads: int, steps: int) -> None:
    x = np.arange(blocks * threads, dtype=np.int32) % 97
    buffers = device.buffer(x), device.empty(x.nbytes), device.empty(x.nbytes)
    program = device.load(together(device), "relay").cooperative()
    program(*buffers, np.int32(steps), grid=(blocks, 1, 1), block=(threads, 1, 1))
    for _ in range(steps):
        x = x + np.roll(x, -1)
    assert buffers[1 + steps % 2].numpy(np.int32).tolist() == x.tolist()


@pytest.mark.usefixtures("mode")
def test_blocks_wait_for_each_other_again_and_again(device: NvDevice) -> None:
    relay(device, 5, 64, 4)
    relay(device, 3, 32, 3)


def test_more_blocks_than_the_simulated_card_runs_side_by_side_otherwise(device: NvDevice) -> None:
    relay(device, 18, 1024, 1)


def test_a_barrier_that_a_fault_broke_begins_anew(device: NvDevice) -> None:
    program = device.load(together(device), "breaks").cooperative()
    with pytest.raises(DeviceError, match="trap"):
        program(device.empty(64), grid=(4, 1, 1), block=(32, 1, 1))
        device.synchronize()
    relay(device, 4, 32, 2)


def test_code_is_told_of_the_launch(device: NvDevice) -> None:
    out = device.empty(8)
    plain = device.load(together(device), "told")
    for program, is_valid in ((plain, 0), (plain.cooperative(), 1)):
        program(out, grid=(1, 1, 1), block=(32, 1, 1), lds=640)
        assert out.numpy(np.int32).tolist() == [is_valid, 640]


def test_a_grid_that_cannot_run_at_once_is_refused(device: NvDevice) -> None:
    """CUDA programming guide: warps and blocks of an SM. Blocks of 1024 threads; then of one warp."""
    program = device.load(together(device), "breaks").cooperative()
    sms, most = device.card.shape.sms, {"sm_80": 32, "sm_86": 16, "sm_89": 24, "sm_90": 32, "sm_120": 24}
    for threads, blocks in ((1024, 1 if most[device.arch] < 32 else 2), (32, most[device.arch])):
        told = (
            f"has {blocks * sms + 1} blocks, .* the card holds {blocks * sms}, {blocks} on each of {sms} SMs"
        )
        with pytest.raises(ArgumentError, match=told):
            program(device.empty(64), grid=(blocks * sms + 1, 1, 1), block=(threads, 1, 1))


def test_a_card_would_wait_for_ever_for_a_grid_that_does_not_fit(
    device: NvDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(occupancy, "together", lambda *given: 1)
    program = device.load(together(device), "told").cooperative()
    with pytest.raises(
        DeviceError, match=r"E_SM_DEADLOCK: .* blocks that wait for each other, of which the card"
    ):
        program(device.empty(64), grid=(10_000, 1, 1), block=(32, 1, 1))
        device.synchronize()


@pytest.mark.parametrize("device", ["sm_90", "sm_120"], indirect=True)
@pytest.mark.usefixtures("mode")
def test_clusters_of_a_grid_wait_for_each_other(device: NvDevice) -> None:
    x = np.arange(10, 18, dtype=np.int32)
    out = device.empty(2 * x.nbytes)
    program = device.load(together(device), "pairs").cooperative()
    program(device.buffer(x), out, grid=(8, 1, 1), block=(32, 1, 1))
    turned = x.reshape(4, 2)[:, ::-1].ravel()
    assert out.numpy(np.int32).tolist() == [*turned.tolist(), *np.roll(turned, -1).tolist()]


@pytest.mark.parametrize("device", ["sm_90", "sm_120"], indirect=True)
def test_the_largest_cluster_runs_and_a_larger_one_is_refused(device: NvDevice) -> None:
    most = 16 if device.arch == "sm_90" else 8
    program = device.load(together(device), "told")
    with pytest.raises(ArgumentError, match=f"has {2 * most} blocks; at most {most}"):
        program.in_clusters((2 * most, 1, 1))
    program.in_clusters((most, 1, 1))(device.empty(64), grid=(most, 1, 1), block=(32, 1, 1), lds=90 << 10)
    device.synchronize()
