"""Hardware registers by number: no number means two things, and the tables are LLVM's."""

from __future__ import annotations

from drivers.sim.amd.wave.code.modes import MODE
from drivers.sim.amd.wave.facts import hwregs

ANSWERED = (
    hwregs.STATUS, hwregs.GPR_ALLOC, hwregs.LDS_ALLOC, hwregs.SH_MEM_BASES, hwregs.SCRATCH_LOW,
    hwregs.SCRATCH_HIGH, hwregs.SHADER_CYCLES, hwregs.SHADER_CYCLES_HIGH, MODE,
)  # fmt: skip


def test_no_register_both_has_a_value_and_reads_zero() -> None:
    assert len({*ANSWERED, *hwregs.ZERO_REGISTERS}) == len(ANSWERED) + len(hwregs.ZERO_REGISTERS)
    assert hwregs.IGNORED_WRITES <= hwregs.ZERO_REGISTERS


def test_the_clock_is_a_message_that_is_answered() -> None:
    assert hwregs.GET_REALTIME not in hwregs.ZERO_ANSWERS
