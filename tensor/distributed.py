"""`torch.distributed`, of which there is none: processes share work by `tensor.mpi`."""

from __future__ import annotations

from typing import Any


def is_available() -> bool:
    """False, so that scripts go on in one process."""
    return False


def is_initialized() -> bool:
    """False, so that scripts go on in one process."""
    return False


def __getattr__(name: str) -> Any:
    raise AttributeError(
        f"tensor.distributed has no {name!r}: tensor.mpi trains over several processes"
        " (docs/several-hosts.md), t.shard() and nn.DataParallel over several devices (docs/several-cards.md)"
    )
