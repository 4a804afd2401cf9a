"""`torch.nn.parallel`: a model whose batches are shared among devices of this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor import runtime
from tensor.nested import map_atoms
from tensor.nn.module import Module
from tensor.nn.norm import BatchNorm2d
from tensor.tensor import Tensor

__all__ = ["DataParallel", "DistributedDataParallel", "SyncBatchNorm"]


class DataParallel(Module):
    """The model itself; with several devices a copy of it on each, every one with its part of the tensors
    that a call gets, along their axis `dim`. What it gives is brought together on `output_device`, or
    the default device.

    ``DataParallel(model, device_ids="amd:0..5")``, or a list of names. Numbers name no devices here.

    >>> DataParallel(nn.Linear(2, 3))(Tensor.ones(4, 2)).shape
    (4, 3)
    """

    def __init__(
        self,
        module: Any,
        device_ids: str | Sequence[str] | None = None,
        output_device: str | None = None,
        dim: int = 0,
    ) -> None:
        super().__init__()
        given = (device_ids,) if isinstance(device_ids, str) else tuple(device_ids or ())
        if len(given) > 1 and not all(isinstance(name, str) for name in given):
            raise ValueError(
                f"DataParallel: device_ids {list(given)}; give names of devices, such as 'cpu*2'"
            )
        named = bool(given) and all(isinstance(name, str) for name in given)
        names = runtime.device_names(runtime.place_of(given)) if named else ()
        self.module, self.dim, self.devices = module, dim, names if len(names) > 1 else ()
        self.output_device = output_device if isinstance(output_device, str) else runtime.device_name()
        if self.devices:
            module.to(self.devices)

    def forward(self, *args: Any, **options: Any) -> Any:
        if not self.devices:
            return self.module(*args, **options)
        parted, named = map_atoms([list(args), options], self._parted)
        return map_atoms(self.module(*parted, **named), self._gathered)

    def _parted(self, each: Any) -> Any:
        is_parted = isinstance(each, Tensor) and each.ndim > self.dim
        return each.shard(self.devices, self.dim) if is_parted else each

    def _gathered(self, each: Any) -> Any:
        return each.to(self.output_device) if isinstance(each, Tensor) else each


class DistributedDataParallel(Module):
    """RuntimeError: processes share a model by `tensor.mpi` here."""

    def __init__(self, module: Any, *args: Any, **options: Any) -> None:
        raise RuntimeError(
            "DistributedDataParallel: tensor.mpi trains over several processes (docs/several-hosts.md), and"
            " nn.DataParallel over several devices of one"
        )


class SyncBatchNorm(BatchNorm2d):
    """`BatchNorm`, which normalizes a batch that is on several devices by the statistics of all of it anyway.

    >>> SyncBatchNorm(3)(Tensor.ones(2, 3)).shape
    (2, 3)
    """

    @classmethod
    def convert_sync_batchnorm(cls, module: Any, process_group: None = None) -> Any:
        """The module itself."""
        return module
