"""Batches on their way to devices, while these compute: through memory that the host and a device share.

    uploads = Uploads("amd:0..5")
    staged = uploads.stage(images, labels)    # in any thread: into pinned memory
    images, labels = uploads.send(staged)     # where the step is: to the copy queues; waits for nothing

What computes with the tensors comes after their copies by signals. The copies themselves wait for nothing
that the devices compute: their memory is their own, and no step has it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from hcq.buffer import Buffer
from hcq.device import Device
from hcq.heap import MemoryKind
from tensor import runtime
from tensor.card import size_class
from tensor.dtype import DType, from_numpy_dtype
from tensor.ir import carriers
from tensor.ir.place import HERE, Place
from tensor.schedule.storage import Storage, gathered
from tensor.tensor import Tensor

Array = npt.NDArray[Any]


@dataclass(slots=True)
class _Pinned:
    """Host memory that a device reads, and the last copy out of it."""

    device: Device
    buffer: Buffer
    view: memoryview

    def settle(self) -> None:
        """Wait until the device has read it, as it has long done as a rule."""
        queue = self.device.copy_queue
        point = self.buffer.points[queue.index]
        if not queue.timeline.reached(point):
            with self.device.lock:
                queue.wait_host(point)


@dataclass(slots=True)
class Staged:
    """One array in pinned memory, a piece for each device; `values` where there is nothing to copy."""

    dtype: DType
    shape: tuple[int, ...]
    place: Place
    pieces: list[_Pinned]
    values: Array | None = None


class Uploads:
    """Pinned memory for arrays on their way to a device, or to several.

    devices: a name, or several as in ``"sim:navi31*6"``, which get equal parts of the first axis; without it
    the device for what names no other. Pinned memory is used again once a device has read it.

    >>> uploads = Uploads()
    >>> (batch,) = uploads.send(uploads.stage(np.ones((2, 3), np.float32)))
    >>> batch.sum().item()
    6.0
    """

    def __init__(self, devices: str | Sequence[str] = "") -> None:
        place = runtime.place_of(devices) if devices else HERE
        self._place = place if len(place.devices) == 1 else Place(place.devices, 0)
        self._free: dict[tuple[str, int], deque[_Pinned]] = {}
        self._lock = Lock()

    def stage(self, *arrays: Array) -> list[Staged]:
        """Copy arrays into pinned memory. ValueError for a first axis that the devices do not divide."""
        return [self._staged(np.asarray(array)) for array in arrays]

    def send(self, staged: Sequence[Staged]) -> tuple[Tensor, ...]:
        """Tensors of a staged batch; their devices copy the data in the background. Each batch may be sent
        once."""
        return tuple(self._sent(each) for each in staged)

    def _staged(self, array: Array) -> Staged:
        place = self._place
        if array.dtype.kind not in "biuf" or not array.size:
            return Staged(from_numpy_dtype(array.dtype), array.shape, place, [], array)
        if place.axis is not None and (not array.ndim or len(array) % place.shares):
            raise ValueError(
                f"a batch of shape {array.shape} has a first axis that {place.shares} devices do not share"
                f" out equally; allowed are multiples of {place.shares}"
            )
        pieces = []
        for name, part in zip(place.devices, np.split(array, place.shares), strict=True):
            pinned = self._take(name, size_class(part.nbytes))
            np.copyto(np.frombuffer(pinned.view, array.dtype, part.size).reshape(part.shape), part)
            pieces.append(pinned)
        return Staged(from_numpy_dtype(array.dtype), array.shape, place, pieces)

    def _take(self, name: str, nbytes: int) -> _Pinned:
        with self._lock:
            free = self._free.setdefault((name, nbytes), deque())
            found = free.popleft() if free else None
        if found is None:
            device = runtime.current().card(name).device
            buffer = device.empty(nbytes, "pinned for a batch", MemoryKind.HOST)
            return _Pinned(device, buffer, buffer.host_view())
        found.settle()
        return found

    def _sent(self, staged: Staged) -> Tensor:
        if staged.values is not None:
            made = Tensor(staged.values)
            return made if staged.place == HERE else made.shard(staged.place.devices, staged.place.axis)
        shape = staged.place.part(staged.shape)
        units = []
        for name, pinned in zip(staged.place.devices, staged.pieces, strict=True):
            storage = Storage(staged.dtype, int(np.prod(shape)), Place((name,)) if name else HERE)
            storage.buffer = pinned.device.empty(pinned.buffer.size_bytes, f"batch of {staged.dtype.name}")
            with runtime.current().card(name).explained():
                storage.buffer.copy_from(pinned.buffer)
            with self._lock:
                self._free[name, pinned.buffer.size_bytes].append(pinned)
            units.append(storage)
        found = gathered(units, staged.shape, staged.place)
        return Tensor._from_node(carriers.memory(found, staged.dtype, staged.shape))
