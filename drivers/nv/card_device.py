"""An NVIDIA device as its programs and loader know it."""

from __future__ import annotations

from weakref import WeakSet

from drivers.core.card_memory import CardMemory
from drivers.nv.card import NvCard
from drivers.nv.queue import NvComputeQueue, NvCopyQueue
from hcq.program import Program


class CardDevice(CardMemory):
    """programs: those that are still referred to."""

    card: NvCard
    compute_queue: NvComputeQueue
    copy_queue: NvCopyQueue
    programs: WeakSet[Program]

    def need_local(self, thread_bytes: int) -> None:
        """See to it that threads have so many bytes of local memory from the next launch on."""
        raise NotImplementedError
