"""A work-group's LDS: its bytes, which of them were ever written, and who touched each since the last
barrier.

E_LDS_OOB, E_LDS_UNINIT, E_LDS_RACE. Two waves race where one writes a byte that another touches with no
s_barrier between; atomics do not race with each other. An operation still in flight at a barrier counts
after it too. What waves tell each other through LDS alone is not followed: in a kernel with a loop that
waits for it, nothing counts as a race.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from drivers.sim.amd.wave.interp.lanes import Array, LaneAddresses
from drivers.sim.amd.wave.interp.state import WaveState

NOBODY, SEVERAL = -1, -2
# What each kind of access may not meet from another wave.
CONFLICTS = {"read": ("write", "atomic"), "write": ("read", "write", "atomic"), "atomic": ("read", "write")}


@dataclass
class LastAccess:
    """Per byte: in which interval it was last touched in one way, and by which wave."""

    interval: Array
    wave: Array


class Lds:
    """`size` bytes shared by the waves of a group. is_flag: waves wait for what others write here."""

    def __init__(self, size: int, is_flag: bool = False) -> None:
        self.size, self.is_flag = size, is_flag
        self.data = np.zeros(size, np.uint8)
        self.written = np.zeros(size, bool)
        self.interval = 1
        self.touches = {
            kind: LastAccess(np.zeros(size, np.int64), np.full(size, NOBODY, np.int32)) for kind in CONFLICTS
        }

    def check_range(self, wave: WaveState, lanes: LaneAddresses, size: int) -> None:
        """The bytes of every lane lie inside the group's allocation."""
        outside = lanes.on & ((lanes.at < 0) | (lanes.at + size > self.size))
        if outside.any():
            lane, at = lanes.lowest(outside)
            detail = f"LDS bytes {at:#x}..{at + size:#x}; the group has {self.size:#x}"
            raise wave.fault("E_LDS_OOB", detail, lane=lane)

    def check_written(self, wave: WaveState, lanes: LaneAddresses, size: int) -> None:
        """Raises E_LDS_UNINIT for undefined bytes; of several dwords it is enough that one was written, since
        compilers load vectors whole.
        """
        enough = np.any if size > 4 else np.all
        is_written = enough(self.written[lanes.places(size)], axis=1)
        if not is_written.all():
            bad = np.zeros(len(lanes.on), bool)
            bad[lanes.on] = ~is_written
            lane, at = lanes.lowest(bad)
            much = "any" if size > 4 else "all"
            detail = f"{size} bytes of LDS at {at:#x} are read before {much} of them were written"
            raise wave.fault("E_LDS_UNINIT", detail, lane=lane)

    def finds(self, starts: Array, size: int) -> Array:
        """The lanes that find a byte which was written, of `size` from `starts` on."""
        places = starts[:, None] + np.arange(size)
        inside = (places >= 0) & (places < self.size)
        found: Array = np.any(inside & self.written[np.where(inside, places, 0)], axis=1)
        return found

    def store(self, places: Array, data: Array) -> None:
        """Write bytes (lanes, size); of lanes at one place the highest wins."""
        self.data[places] = data
        self.written[places] = True

    def touch(self, wave: WaveState, places: Array, kind: str) -> None:
        """Account for an access. Raises E_LDS_RACE where another wave's since the last barrier conflicts."""
        for other in () if self.is_flag else CONFLICTS[kind]:
            seen = self.touches[other]
            clash = (seen.interval[places] == self.interval) & (seen.wave[places] != wave.index)
            if clash.any():
                place = int(places[int(np.argmax(clash))])
                detail = f"{kind} of LDS byte {place:#x}, after another wave's {other}; no s_barrier between"
                raise wave.fault("E_LDS_RACE", detail, lds=place)
        mine = self.touches[kind]
        shared = (mine.interval[places] == self.interval) & (mine.wave[places] != wave.index)
        mine.wave[places] = np.where(shared, SEVERAL, wave.index)
        mine.interval[places] = self.interval
