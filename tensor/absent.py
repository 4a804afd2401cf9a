"""`tensor.cuda`, `tensor.backends` and `tensor.amp`, for ported scripts: they answer that there is no CUDA.

`DEV` names the device, so scripts cannot choose another one here.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Any

from tensor import optim
from tensor.tensor import Tensor


class Off:
    """A kind of device or library that is not used."""

    benchmark = deterministic = enabled = allow_tf32 = False  # scripts set them; nothing changes

    def is_available(self) -> bool:
        """False."""
        return False

    def device_count(self) -> int:
        """0."""
        return 0


class Cuda(Off):
    """`torch.cuda` where there is none."""

    def manual_seed(self, seed: int) -> None:
        """Nothing: `manual_seed` says where random numbers begin."""

    manual_seed_all = manual_seed

    def empty_cache(self) -> None:
        """Nothing."""

    def synchronize(self, device: Any = None) -> None:
        """Nothing: reading a value waits for it."""


class Backends:
    """Libraries that torch may use."""

    cudnn, mps, mkldnn = Off(), Off(), Off()
    cuda = Off()


class Amp:
    """`torch.amp`, with the device's name in front."""

    def autocast(
        self, device_type: str = "", dtype: Any = None, enabled: bool = True, cache_enabled: bool = True
    ) -> AbstractContextManager[None]:
        """`Tensor.autocast`; bfloat16 unless `dtype` says another."""
        return Tensor.autocast(dtype or "bfloat16") if enabled else nullcontext()

    def GradScaler(self, device: str = "", **settings: Any) -> optim.GradScaler:
        """`optim.GradScaler`."""
        return optim.GradScaler(**settings)


cuda, backends, amp = Cuda(), Backends(), Amp()
