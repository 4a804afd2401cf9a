"""How a generation counts loads in flight, and the instructions that wait for a count.

Stands under `waits.py`, which knows which registers are in flight; here is only what a counter counts. GFX11
counts LDS operations and scalar loads together, GFX12 apart. Sources: RDNA3 and RDNA4 ISA documents, "Data
dependency resolution"; the encodings are those of LLVM's assembler.
"""

from __future__ import annotations

from dataclasses import dataclass

from tensor.codegen.rdna.machine import RdnaInst

NO_WAIT = 63  # more than may stay in flight: nothing is waited for


@dataclass(frozen=True, slots=True)
class AllowedInFlight:
    """How many operations of each kind may stay in flight: vector loads, LDS operations, scalar loads."""

    vector: int = NO_WAIT
    lds: int = NO_WAIT
    scalar: int = NO_WAIT


NOTHING = AllowedInFlight()


class WaitCounters:
    """One generation's counters."""

    def reached(self, left: AllowedInFlight, scalar_in_flight: bool) -> AllowedInFlight:
        """What really stays once a wait for `left` is over; it may be less."""
        raise NotImplementedError

    def waits(self, left: AllowedInFlight) -> list[RdnaInst]:
        """The instructions that wait until no more than `left` (as `reached` gives it) is in flight."""
        raise NotImplementedError


class SharedCounters(WaitCounters):
    """GFX11: vmcnt for vector loads, lgkmcnt for LDS and scalar loads together."""

    def reached(self, left: AllowedInFlight, scalar_in_flight: bool) -> AllowedInFlight:
        """Scalar loads come in any order, so with one in flight only lgkmcnt 0 tells anything."""
        if left.scalar == 0 or (left.lds < NO_WAIT and scalar_in_flight):
            return AllowedInFlight(left.vector, 0, 0)
        return left

    def waits(self, left: AllowedInFlight) -> list[RdnaInst]:
        return [RdnaInst("s_waitcnt", (), (encode_shared(left.vector, left.lds),))]


class SplitCounters(WaitCounters):
    """GFX12: loadcnt, dscnt and kmcnt, each with an instruction of its own and one for the first two."""

    def reached(self, left: AllowedInFlight, scalar_in_flight: bool) -> AllowedInFlight:
        return left

    def waits(self, left: AllowedInFlight) -> list[RdnaInst]:
        made: list[RdnaInst] = []
        if left.vector < NO_WAIT and left.lds < NO_WAIT:
            made.append(RdnaInst("s_wait_loadcnt_dscnt", (), (left.vector << 8 | left.lds,)))
        elif left.vector < NO_WAIT:
            made.append(RdnaInst("s_wait_loadcnt", (), (left.vector,)))
        elif left.lds < NO_WAIT:
            made.append(RdnaInst("s_wait_dscnt", (), (left.lds,)))
        if left.scalar < NO_WAIT:
            made.append(RdnaInst("s_wait_kmcnt", (), (left.scalar,)))
        return made


def encode_shared(vector: int, lgkm: int) -> int:
    """simm16 of s_waitcnt on GFX11: vmcnt 15:10, lgkmcnt 9:4, expcnt 2:0 (7 is no wait)."""
    return vector << 10 | lgkm << 4 | 7
