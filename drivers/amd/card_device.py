"""A card as an hcq device, as its programs and its loader know it; `device` builds it."""

from __future__ import annotations

from weakref import WeakSet

from drivers.amd.card import Card
from drivers.amd.queue import Pm4Queue, SdmaQueue
from drivers.core.card_memory import CardMemory
from hcq.program import Program


class CardDevice(CardMemory):
    """programs: those that are still referred to."""

    card: Card
    compute_queue: Pm4Queue
    copy_queue: SdmaQueue
    programs: WeakSet[Program]

    def scratch(self, wave_bytes: int) -> tuple[int, int]:
        """Scratch memory for waves of `wave_bytes`: its address and COMPUTE_TMPRING_SIZE; (0, 0) for none."""
        raise NotImplementedError
