"""`torch.nn.parallel`: a model whose batches are shared among devices of this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.nested import map_atoms
from tensor.nn.module import Module
from tensor.tensor import Tensor

__all__ = ["DataParallel", "DistributedDataParallel"]


class DataParallel(Module):
    """The model itself; with names of several devices a copy of it on each, every one with its part of the
    tensors that a call gets, along their axis `dim`.

    ``DataParallel(model, device_ids=["cpu#1", "cpu#2"])``. Numbers name no devices here.

    >>> DataParallel(nn.Linear(2, 3))(Tensor.ones(4, 2)).shape
    (4, 3)
    """

    def __init__(
        self,
        module: Any,
        device_ids: Sequence[str] | None = None,
        output_device: Any = None,
        dim: int = 0,
    ) -> None:
        super().__init__()
        names = tuple(device_ids or ())
        if len(names) > 1 and not all(isinstance(name, str) for name in names):
            raise ValueError(
                f"DataParallel: device_ids {list(names)}; give names of devices, such as ['cpu#1', 'cpu#2']"
            )
        self.module, self.dim, self.devices = module, dim, names if len(names) > 1 else ()
        if self.devices:
            module.to(self.devices)

    def forward(self, *args: Any, **options: Any) -> Any:
        if not self.devices:
            return self.module(*args, **options)
        parted, named = map_atoms([list(args), options], self._parted)
        return self.module(*parted, **named)

    def _parted(self, each: Any) -> Any:
        is_parted = isinstance(each, Tensor) and each.ndim > self.dim
        return each.shard(self.devices, self.dim) if is_parted else each


class DistributedDataParallel(Module):
    """RuntimeError: processes share a model by `tensor.mpi` here."""

    def __init__(self, module: Any, *args: Any, **options: Any) -> None:
        raise RuntimeError(
            "DistributedDataParallel: tensor.mpi trains over several processes (docs/several-hosts.md), and"
            " nn.DataParallel over several devices of one"
        )
