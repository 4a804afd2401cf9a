"""What is noted while a function is captured: launches, copies between devices and the memory of both."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy.typing as npt

from hcq import transfer
from hcq.buffer import Buffer
from hcq.graph import Call
from tensor.card import DeviceContext, Spare
from tensor.report import Measured
from tensor.schedule.storage import Storage


@dataclass(frozen=True, slots=True)
class Move:
    """A copy of `size` bytes between devices, as a replay makes it again. begin: the first byte of the
    source; what: it copies."""

    target: Buffer
    source: Buffer
    begin: int
    size: int
    what: str

    @property
    def again(self) -> transfer.Copy:
        """It, to be made many times."""
        return transfer.Copy(self.target, self.source, 0, self.begin, self.size)

    def run(self) -> None:
        """Copy; asynchronous."""
        transfer.copy(self.target, self.source, source_at=self.begin, size=self.size)


@dataclass
class Recording:
    """Launches and copies between devices seen while a function is captured, and where the time of each is
    noted. written: storages that they write; reads: those that are read first; kept: what must stay alive;
    fresh: those that got device memory meanwhile; uploads: with what values, for those that had some on the
    host.
    """

    work: list[tuple[DeviceContext, Call, Measured] | Move] = field(default_factory=list)
    written: set[Storage] = field(default_factory=set)
    reads: set[Storage] = field(default_factory=set)
    kept: list[Storage] = field(default_factory=list)
    fresh: set[Storage] = field(default_factory=set)
    uploads: dict[Storage, npt.NDArray[Any]] = field(default_factory=dict)
    spare: dict[DeviceContext, Spare] = field(default_factory=dict)
    what: str = "jit"

    def spare_of(self, card: DeviceContext) -> Spare:
        """Memory that the capture alone uses."""
        return self.spare.setdefault(card, Spare(1 << 62))
