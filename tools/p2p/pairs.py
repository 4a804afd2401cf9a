"""One pair of cards at a time: by which way bytes go, whether they arrive as they were sent, and how fast."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from drivers import model_time
from hcq import transfer
from hcq.buffer import Buffer
from hcq.device import Device
from hcq.errors import ArgumentError

ROUNDS = 3


@dataclass(frozen=True)
class DevicePair:
    """From one device to another. way: who moves the bytes; reason: why not by a better way. wrong_at: the
    first byte that arrived wrong, -1 for none. gb_per_s: of the best round; is_model: by the model of links
    of a simulated machine, which is no measurement.
    """

    source: str
    target: str
    way: str
    reason: str
    is_direct: bool
    wrong_at: int
    gb_per_s: float
    is_model: bool

    @property
    def is_good(self) -> bool:
        return self.is_direct and self.wrong_at < 0


def check(source: Device, target: Device, size: int) -> DevicePair:
    """Send a pattern that tells each place from every other, look at it on the other side, and take the time.

    Raises DeviceError for a device that ends meanwhile.
    """
    found = transfer.way(target, source)
    pattern = np.random.default_rng(size).integers(0, 256, size, np.uint8)
    sent, got = source.buffer(pattern, "pattern"), target.empty(size, "pattern")
    got.fill(0)
    spent_ns, is_model = min(_timed(got, sent) for _ in range(ROUNDS))
    differs = np.flatnonzero(got.numpy(np.uint8, size) != pattern)
    for buffer in (sent, got):
        buffer.free()
    wrong_at = int(differs[0]) if len(differs) else -1
    rate = size / spent_ns
    way = found.mover.value
    return DevicePair(source.name, target.name, way, found.reason, found.is_direct, wrong_at, rate, is_model)


def _timed(target: Buffer, source: Buffer) -> tuple[float, bool]:
    """What one copy takes in ns, and whether a model says so."""
    devices = (source.device, target.device)
    try:
        with model_time(devices) as spent:
            transfer.copy(target, source)
        return float(spent.ns), True
    except ArgumentError:  # real cards, or of two machines
        for device in devices:
            device.synchronize()
        begin = time.perf_counter_ns()
        transfer.copy(target, source)
        for device in devices:
            device.synchronize()
        return float(time.perf_counter_ns() - begin), False
