"""A kernel's machine code with the facts both executors and the rule checker want of it.

`decode` makes one. Knows nothing of LLVM.
"""

from __future__ import annotations

from functools import cached_property

from drivers.sim.amd.wave.code.control_flow import ControlFlow
from drivers.sim.amd.wave.code.early_loads import find_early
from drivers.sim.amd.wave.code.pace import Pace
from drivers.sim.amd.wave.code.polls import Polls, find_polls
from drivers.sim.amd.wave.code.unawaited import Unawaited, find_unawaited


class KernelAnalysis(ControlFlow):
    """Basic blocks, and each analysis of them, made when it is asked for."""

    @cached_property
    def polls(self) -> Polls:
        """Loops in which a wave may wait for others."""
        return find_polls(self)

    @cached_property
    def early_loads(self) -> frozenset[int]:
        """Offsets of loads of LDS whose results are not always used."""
        return find_early(self)

    @cached_property
    def unawaited(self) -> Unawaited:
        """Operations on LDS that are in flight at barriers."""
        return find_unawaited(self)

    @cached_property
    def pace(self) -> Pace:
        """How long its blocks take by the model of time."""
        return Pace(self)
