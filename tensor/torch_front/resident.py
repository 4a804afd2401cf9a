"""Tensors of torch whose values the device has as well: parameters, buffers, optimizer state, results.

Which those are is known by the place in memory and by torch's version counter, which every change in place
counts. Changes that it does not count (through `.data`, or a numpy array over the same memory) are seen by a
sample of places; `forget` has everything copied again.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.multiprocessing.reductions import StorageWeakRef

from tensor import Tensor
from tensor.torch_front import bridge

SAMPLE = 64  # places that are compared at each use
Key = tuple[Any, ...]


@dataclass
class _Entry:
    """storage: lives as long as torch's memory; version: what its values were copied at; sample: some of
    torch's memory, as it is now; seen: what was there then.
    """

    storage: StorageWeakRef
    tensor: Tensor
    version: int
    sample: npt.NDArray[np.uint8]
    seen: bytes


_entries: dict[Key, _Entry] = {}


def _key(given: torch.Tensor) -> Key:
    place = given.untyped_storage()._cdata
    return place, given.data_ptr(), given.shape, given.stride(), given.dtype


def _version(given: torch.Tensor) -> int:
    return -1 if given.is_inference() else given._version


def _sample(given: torch.Tensor) -> npt.NDArray[np.uint8]:
    """Elements spread over the storage that the tensor lies in. Looks at memory that it does not hold."""
    storage = given.untyped_storage()
    size, width = storage.nbytes(), given.element_size()
    raw = (ctypes.c_uint8 * size).from_address(storage.data_ptr())
    elements = np.frombuffer(raw, np.uint8)[: size // width * width].reshape(-1, width)
    return elements[:: max(1, len(elements) // SAMPLE)]


def find(given: torch.Tensor) -> Tensor | None:
    """The tensor of ours that has its values, brought up to date; None if there is none."""
    entry = _entries.get(_key(given))
    if entry is None or entry.storage.expired():
        return None
    version, seen = _version(given), entry.sample.tobytes()
    if version != entry.version or version < 0 or seen != entry.seen:
        bridge.refill(entry.tensor, given)
        entry.version, entry.seen = version, seen
    return entry.tensor


def settle(given: Any) -> None:
    """Bring up to date what stands for a tensor that a graph is going to write to: torch counts that change
    before it calls the graph.
    """
    if isinstance(given, torch.Tensor) and given.numel():
        find(given)


def held(given: torch.Tensor) -> Tensor | None:
    """What stands for a tensor since it was settled."""
    entry = _entries.get(_key(given))
    return None if entry is None or entry.storage.expired() else entry.tensor


def keep(given: torch.Tensor, ours: Tensor) -> None:
    """From now on `ours` has the values of `given`."""
    if not given.numel():
        return
    sample = _sample(given)
    held = StorageWeakRef(given.untyped_storage())
    _entries[_key(given)] = _Entry(held, ours, _version(given), sample, sample.tobytes())


def hold(given: torch.Tensor, is_settled: bool = False) -> Tensor:
    """The tensor of ours that stands for `given` from now on, in memory of its own."""
    found = held(given) if is_settled else find(given)
    if found is None:
        found = bridge.to_ours(given)
        keep(given, found)
    return found


def drop_dead() -> None:
    """Let go of what torch no longer has."""
    for key in [key for key, entry in _entries.items() if entry.storage.expired()]:
        del _entries[key]


def forget() -> None:
    """Have every value copied to the device again when it is next used."""
    _entries.clear()
