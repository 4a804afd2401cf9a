"""Cubins that are damaged: cut off, with bits turned over and numbers replaced. Whatever is made of them, the
error is one sentence of ours, and the card computes on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from drivers import open_device
from drivers.core.errors import DeviceError
from drivers.nv.device import NvDevice
from tests.drivers.nv.cubins import KernelIn, cubin
from tests.drivers.nv.kernels import add

pytestmark = pytest.mark.sim
EXTREMES = (b"\xff" * 4, b"\0" * 4, b"\xff\xff\xff\x7f", b"\0\0\0\x80")


@pytest.fixture(scope="module")
def device() -> Iterator[NvDevice]:
    made = open_device("sim:gh100")
    assert isinstance(made, NvDevice)
    yield made
    made.close()


def damaged(whole: bytes, chance: random.Random) -> bytes:
    """A few bits of it, a word of it, its head, or its length."""
    data, at = bytearray(whole), chance.randrange(len(whole) - 4)
    how = chance.randrange(4)
    if how == 0:
        return bytes(data[:at])
    if how == 1:
        data[at : at + 4] = chance.choice(EXTREMES)
    elif how == 2:
        data[at % 64] ^= 1 << chance.randrange(8)
    else:
        for _ in range(chance.choice((1, 2, 8))):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def launch(device: NvDevice, data: bytes) -> bool:
    """Whether twice the numbers came out."""
    x = device.buffer(np.arange(64, dtype=np.float32))
    out = device.buffer(np.zeros(64, np.float32))
    device.load(data, "add")(x, x, out, grid=(1, 1, 1), block=(64, 1, 1))
    return bool((out.numpy(np.float32) == 2 * np.arange(64)).all())


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_cubin_is_refused_or_faults_in_a_sentence(device: NvDevice, seed: int) -> None:
    whole, chance = cubin([KernelIn("add", add("sm_90").text, (8, 8, 8))]), random.Random(seed)
    for _ in range(100):
        data = damaged(whole, chance)
        try:
            launch(device, data)
        except DeviceError as error:
            told = str(error)
            assert len(told) > 20 and "\n" not in told
    assert launch(device, whole)


def test_a_stack_that_no_card_has_is_told_before_the_launch(device: NvDevice) -> None:
    whole = cubin([KernelIn("add", add("sm_90").text, (8, 8, 8), stack=1 << 31)])
    with pytest.raises(
        DeviceError, match="add: 2147484224 bytes of local memory in a thread; a card has at most"
    ):
        launch(device, whole)
    assert launch(device, cubin([KernelIn("add", add("sm_90").text, (8, 8, 8))]))
