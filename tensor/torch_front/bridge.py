"""Values across the border: torch's tensors in host memory, and ours on the device.

What crosses are numpy arrays that look at torch's memory, so nothing is copied but once to the device and
once from it. bfloat16, which numpy lacks, crosses as its bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from tensor import Tensor, dtypes, memory, runtime
from tensor.dtype import DType
from tensor.ir.graph import Op, node
from tensor.schedule.storage import Storage

_OURS = {dtype.name: dtype for dtype in (*dtypes.all, dtypes.complex64, dtypes.complex128)}


@cache
def dtype_of(kind: torch.dtype) -> DType:
    """Our element type of torch's. TypeError for one that we lack."""
    found = _OURS.get(str(kind).removeprefix("torch."))
    if found is None:
        raise TypeError(f"doorbell: tensors of {kind} are not computed here; allowed are {', '.join(_OURS)}")
    return found


def host_values(given: torch.Tensor) -> npt.NDArray[Any]:
    """The elements in order, flat: a view of torch's memory where they lie so. bfloat16 comes as its bits."""
    if given.device.type != "cpu":
        raise TypeError(f"doorbell: a tensor is on {given.device}; move the model and its inputs to the cpu")
    plain = given.detach().resolve_conj().resolve_neg().contiguous()
    if plain.dtype == torch.bfloat16:
        plain = plain.view(torch.uint16)
    values: npt.NDArray[Any] = plain.numpy().reshape(-1)
    return values


def to_ours(given: torch.Tensor, room: Sequence[int] = ()) -> Tensor:
    """A tensor of ours with torch's values as they are now. room: its shape where torch's is a part of it."""
    dtype = dtype_of(given.dtype)
    if room:
        whole = torch.zeros(tuple(room), dtype=given.dtype)
        whole[tuple(map(slice, given.shape))] = given.detach()
        given = whole
    if not given.numel():
        return Tensor.full(tuple(given.shape), 0, dtype=dtype)
    if dtype.is_complex:
        return Tensor(host_values(given).reshape(given.shape))
    storage = Storage(dtype, given.numel())
    storage.host = host_values(given)
    runtime.current().allocate(storage)  # so that torch's memory is read now, and once
    return Tensor._from_node(node(Op.BUFFER, dtype, tuple(given.shape), (), storage))


def refill(ours: Tensor, given: torch.Tensor) -> None:
    """Write torch's values into the memory of a tensor that has its own."""
    storage = memory.storage_under(ours.node)
    if storage is None:
        raise ValueError(f"{ours.told} has no memory to be written to")
    device = runtime.current()
    device.allocate(storage)
    device.upload(storage, host_values(given))


def to_torch(ours: Tensor, kind: torch.dtype) -> torch.Tensor:
    """A tensor of torch with our values, waited for."""
    if not ours.numel():
        return torch.empty(ours.node.shape, dtype=kind)
    if ours.dtype == dtypes.bfloat16 and ours.node.op is not Op.CONST:
        ours.realize()
        bits = memory.read(ours.node).view(np.int16).reshape(ours.node.shape)
        return torch.from_numpy(ours._without_rest(bits)).view(torch.bfloat16)
    return torch.from_numpy(ours.numpy()).to(kind)
