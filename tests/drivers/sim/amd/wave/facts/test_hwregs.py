"""Hardware registers by number: no number means two things, and the tables are LLVM's."""

from __future__ import annotations

from autogen.amd import rdna3, rdna4
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


NAMED = rdna3.HWREG | rdna4.HWREG | rdna3.SENDMSG | rdna4.SENDMSG


def numbers(prefix: str, *names: str) -> set[int]:
    """As LLVM's assembler knows them."""
    return {NAMED[prefix + name] for name in names}


def test_numbers_are_those_of_the_assembler_s_names() -> None:
    traps = numbers("HW_REG_", "EXCP_FLAG_PRIV", "EXCP_FLAG_USER", "TRAP_CTRL", "TRAPSTS", "WAVE_SCHED_MODE")
    places = numbers("HW_REG_", "HW_ID1", "HW_ID2", "STATE_PRIV", "IB_STS")
    nameless = {28}  # IB_STS2
    assert traps | places | nameless == hwregs.ZERO_REGISTERS
    assert traps == hwregs.IGNORED_WRITES
    answers = numbers("MSG_RTN_GET_", "DOORBELL", "DDID", "TMA", "TBA", "SE_AID_ID")
    assert answers == hwregs.ZERO_ANSWERS
    assert numbers("MSG_RTN_GET_", "REALTIME") == {hwregs.GET_REALTIME}
    messages = [NAMED["MSG_INTERRUPT"], NAMED["MSG_DEALLOC_VGPRS"]]
    assert messages == [hwregs.MESSAGE_INTERRUPT, hwregs.MESSAGE_DEALLOC_VGPRS]
    own = ("STATUS", "GPR_ALLOC", "LDS_ALLOC", "SH_MEM_BASES", "FLAT_SCR_LO", "FLAT_SCR_HI", "SHADER_CYCLES")
    wanted = [*(NAMED["HW_REG_" + name] for name in (*own, "SHADER_CYCLES_HI")), NAMED["HW_REG_MODE"]]
    assert wanted == list(ANSWERED)
    assert hwregs.CYCLE_BITS == 20  # RDNA3 ISA, SHADER_CYCLES
