"""Where the lanes of an access go, and what one lane of a load or a store moves, by the end of the name."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.amd.wave.jit.lanes import LaneForm


@dataclass(frozen=True)
class LaneAddress:
    """Where the lanes go: ``base + zext(offsets)``, and ``highs << 32`` where addresses have two halves."""

    base: str
    offsets: str
    highs: str = ""
    form: LaneForm | None = None  # of the offsets


@dataclass(frozen=True)
class LaneAccess:
    """size_bytes: of one lane; 1 and 2 are extended to a dword. signed: how.

    half: which half a d16 form keeps to.
    """

    size_bytes: int
    signed: bool = False
    half: str = ""

    @property
    def dwords(self) -> int:
        return max(1, self.size_bytes // 4)


@dataclass(frozen=True)
class LanePair:
    """Two elements of so many bytes each; their offsets count units of bytes."""

    size_bytes: int
    unit: int


LOADS = {
    "u8": LaneAccess(1), "i8": LaneAccess(1, True), "u16": LaneAccess(2), "i16": LaneAccess(2, True),
    "b32": LaneAccess(4), "b64": LaneAccess(8), "b96": LaneAccess(12), "b128": LaneAccess(16),
    "d16_u8": LaneAccess(1, False, "low"), "d16_hi_u8": LaneAccess(1, False, "high"),
    "d16_i8": LaneAccess(1, True, "low"), "d16_hi_i8": LaneAccess(1, True, "high"),
    "d16_b16": LaneAccess(2, False, "low"), "d16_hi_b16": LaneAccess(2, False, "high"),
}  # fmt: skip
STORES = {
    "b8": LaneAccess(1), "b16": LaneAccess(2), "b32": LaneAccess(4), "b64": LaneAccess(8),
    "b96": LaneAccess(12), "b128": LaneAccess(16),
    "d16_hi_b8": LaneAccess(1, False, "high"), "d16_hi_b16": LaneAccess(2, False, "high"),
}  # fmt: skip
PAIRS = {
    "b32": LanePair(4, 4), "stride64_b32": LanePair(4, 4 * 64),
    "b64": LanePair(8, 8), "stride64_b64": LanePair(8, 8 * 64),
}  # fmt: skip
