"""An NVIDIA device as its programs and loader know it."""

from __future__ import annotations

from typing import NamedTuple

from drivers.core.card_memory import CardMemory
from drivers.nv.assertion import Assertions
from drivers.nv.card import NvCard
from drivers.nv.queue import NvComputeQueue, NvCopyQueue


class LoadedCode(NamedTuple):
    """A kernel as a program counter finds it. va, size: of its code, in bytes; stack_limit: of a thread,
    where calls go as deep as they like."""

    name: str
    va: int
    size: int
    stack_limit: int | None


class CardDevice(CardMemory):
    """loaded: kernels by where they begin, the newest last. Their programs may be gone, and others lie where
    they did."""

    card: NvCard
    compute_queue: NvComputeQueue
    copy_queue: NvCopyQueue
    loaded: dict[int, LoadedCode]

    def need_local(self, thread_bytes: int) -> None:
        """See to it that threads have so many bytes of local memory from the next launch on."""
        raise NotImplementedError

    def need_assertions(self) -> Assertions:
        """The record of assertions, made for the first kernel that has some."""
        raise NotImplementedError

    def need_workspace(self) -> int:
        """GPU VA of what barriers of a grid use: two words, 0 at first. Launches run one after the other, and
        a barrier that everybody passed leaves it as good as new, so all of them share one."""
        raise NotImplementedError
