"""Special registers, constants, and where a fault says that it was, of the reference.

PTX ISA 10, "Special Registers": numbers of threads and blocks, masks of lanes.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from drivers.sim.nv.sm.interp.warps import Warps
from drivers.sim.nv.sm.launch import Arrays, FaultKind, Launch, SmFault, run
from tests.drivers.sim.nv.sm.interp.test_flow import fault, left
from tests.drivers.sim.nv.sm.machine import CODE, assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

BLOCK, GRID = (5, 3, 4), (2, 3, 2)
# R0 the thread counted x first, R1 the block likewise; four words for each of 64 threads a block
COUNTED = f"""
  S2R R0, SR_TID.X
  S2R R1, SR_TID.Y
  S2R R2, SR_TID.Z
  IMAD R2, R2, {BLOCK[1]:#x}, R1
  IMAD R0, R2, {BLOCK[0]:#x}, R0
  S2R R1, SR_CTAID.X
  S2R R2, SR_CTAID.Y
  S2R R3, SR_CTAID.Z
  IMAD R3, R3, {GRID[1]:#x}, R2
  IMAD R1, R3, {GRID[0]:#x}, R1
  IMAD R0, R1, 0x40, R0
  MOV R4, {DATA:#x}
  MOV R5, 0x0
  UMOV UR4, 0x0
  UMOV UR5, 0x0
  IMAD.WIDE R2, R0, 0x10, R4
"""


def waiting(text: str) -> str:
    """Each special register is waited for by the next instruction that is none."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    controls = [
        "[B------:R-:W0:-:S15]" if line.startswith("S2R") else "[B0-----:R-:W-:-:S15]" for line in lines
    ]
    return "\n".join(f"{control} {line}" for control, line in zip(controls, lines, strict=True)) + "\n"


def test_threads_and_blocks_are_counted_along_three_axes() -> None:
    text = """
    S2R R8, SR_TID
    S2R R9, SR_CTAID.X
    S2R R10, SR_CTAID.Y
    S2R R11, SR_CTAID.Z
    STG.E.128 desc[UR4][R2.64], R8
    """
    out = np.full((2, 3, 2, 64, 4), 0x77, np.uint32)
    code = assembled(waiting(COUNTED + text) + END)
    execute(code, {DATA: out}, grid=GRID, block=BLOCK, registers=32)
    for z, y, x in np.ndindex(2, 3, 2):
        for n in range(60):
            packed = n % 5 | n // 5 % 3 << 16 | n // 15 << 26
            assert out[z, y, x, n].tolist() == [packed, x, y, z]
    assert (out[:, :, :, 60:] == 0x77).all()


MASKS: dict[str, Callable[[int], int]] = {
    "LANEID": lambda n: n,
    "LTMASK": lambda n: (1 << n) - 1,
    "LEMASK": lambda n: (2 << n) - 1,
    "EQMASK": lambda n: 1 << n,
    "GEMASK": lambda n: -1 << n & 0xFFFFFFFF,
    "GTMASK": lambda n: -2 << n & 0xFFFFFFFF,
}


@pytest.mark.parametrize("name", MASKS)
def test_masks_of_lanes_are_of_a_lanes_own_warp(name: str) -> None:
    found = left(f"[B------:R-:W0:-:S15] S2R R9, SR_{name}\n[B0-----:R-:W-:-:S15] NOP", 64)
    assert found == [MASKS[name](n % 32) for n in range(64)]


@pytest.mark.parametrize(
    ("arch", "slots"), [("sm_80", 64), ("sm_86", 48), ("sm_89", 48), ("sm_90", 64), ("sm_120", 48)]
)
def test_warps_have_slots_of_their_multiprocessor(arch: str, slots: int) -> None:
    """As many as warps are resident (CUDA C++ Programming Guide); ptxas takes %nwarpid and %warpid from bit 8
    on."""
    read = "[B------:R-:W0:-:S15] S2R R9, SR_{}\n[B0-----:R-:W-:-:S15] NOP"
    assert left(read.format("VIRTCFG"), arch=arch) == [slots << 8] * 32
    assert left(read.format("VIRTID"), 96, arch) == [n // 32 << 8 for n in range(96)]


def test_a_special_register_that_is_none_of_these_is_told() -> None:
    told = fault("S2R R9, SR199")
    assert told.kind == FaultKind.ILLEGAL_INSTRUCTION and "SR199 is not modelled" in told.sentence


def test_what_is_written_to_a_zero_register_is_gone() -> None:
    assert left("UMOV URZ, 0x5\nUIADD3 UR6, URZ, 0x1, URZ\nNOP\nMOV R9, UR6") == [1] * 32
    assert left("MOV RZ, 0x5\nIADD3 R9, RZ, 0x1, RZ") == [1] * 32
    assert left("ISETP.NE.AND PT, PT, R0, R0, PT\nSEL R9, R0, 0x63, PT") == list(range(32))


@pytest.mark.parametrize(("arch", "last"), [("sm_90", 62), ("sm_120", 254)])
def test_the_last_uniform_register_before_the_zero_keeps_what_it_is_given(arch: str, last: int) -> None:
    """A number of one has six bits, from sm_120 on eight, whose last is that of URZ."""
    assert left(f"UMOV UR{last}, 0x5\nNOP\nMOV R9, UR{last}", arch=arch) == [5] * 32


def test_uniform_predicates_are_of_each_warp() -> None:
    """Of lane 0's thread, by VOTEU, and by a comparison of uniform registers."""
    text = """
    ISETP.LT.U32.AND P1, PT, R1, 0x20, PT
    VOTEU.ALL UP2, P1
    UMOV UR6, 0x7
    UISETP.LT.AND UP1, UPT, UR6, 0x8, UPT
    USEL UR8, UR6, 0x1, UP1
    USEL UR10, UR8, 0x2, UP2
    NOP
    MOV R9, UR10
    """
    assert left(text, 64) == [7] * 32 + [2] * 32


def test_a_vote_into_a_uniform_predicate_is_guarded_by_one_of_lanes() -> None:
    """nvdisasm 13.5 writes @P, not @UP, before VOTEU (golden.tsv). P2 holds in the first warp alone."""
    text = """
    UISETP.NE.AND UP2, UPT, URZ, URZ, UPT
    ISETP.LT.U32.AND P2, PT, R1, 0x20, PT
    @P2 VOTEU.ANY UP2, PT
    UMOV UR6, 0x7
    USEL UR10, UR6, 0x2, UP2
    NOP
    MOV R9, UR10
    """
    assert left(text, 64) == [7] * 32 + [2] * 32


def test_constants_end_with_their_bank() -> None:
    assert left("MOV R9, c[0x0][0xffc]") == [0] * 32
    told = fault("MOV R9, c[0x0][0x1000]")
    assert told.kind == FaultKind.INVALID_CONSTANT_ADDRESS
    assert "c[0x0][0x1000] is read, the bank has 0x1000 bytes" in told.sentence
    assert "constant bank 2 is not bound" in fault("MOV R9, c[0x2][0x0]").sentence


def test_a_bank_that_lies_where_nothing_is_mapped_is_told_with_its_address() -> None:
    code, memory = assembled("MOV R9, c[0x3][0x0]\nEXIT"), Arrays()
    memory.map(CODE, np.frombuffer(code, np.uint8), writable=False)
    launch = Launch("sm_90", CODE, (1, 1, 1), (32, 1, 1), 32, banks={3: (0x5000, 0x100)})
    with pytest.raises(SmFault) as caught:
        run(launch, memory, mode="strict")
    told = caught.value
    assert (told.kind, told.address, told.pc) == (FaultKind.MMU_FAULT, 0x5000, CODE)
    assert "constant bank 3: nothing is mapped at 0x5000" in told.sentence


@pytest.mark.parametrize(("arch", "zero"), [("sm_90", 63), ("sm_120", 255)])
def test_the_zero_register_is_0_as_a_number_of_one_word_and_of_two(arch: str, zero: int) -> None:
    """Whatever lies where a register of its number would: the numbers before it are those of registers."""
    warps = Warps(Launch(arch, CODE, (1, 1, 1), (32, 1, 1), 32), Arrays(), range(1))
    warps.uniforms[:] = 7
    assert [warps.uniform_number(zero, 0, words) for words in (1, 2)] == [0, 0]
    assert [warps.uniform_number(zero - 2, 0, words) for words in (1, 2)] == [7, 7 << 32 | 7]


@pytest.mark.parametrize(("at", "thread"), [((0, 0, 0), 0), ((1, 2, 0), 35), ((1, 0, 1), 63)])
def test_a_fault_tells_its_block_its_warp_and_its_lane(at: tuple[int, int, int], thread: int) -> None:
    asked = waiting(
        "\n".join(
            f"S2R R10, SR_CTAID.{axis}\nISETP.EQ.AND P{n + 1}, PT, R10, {number:#x}, P{n}"
            for n, (axis, number) in enumerate(zip("XYZ", at, strict=True))
        )
    )
    text = f"ISETP.EQ.AND P0, PT, R1, {thread:#x}, PT\n{asked}@P3 BPT.TRAP 0x1\n"
    with pytest.raises(SmFault) as caught:
        execute(assembled(PLACE + text + END), {DATA: np.zeros(64, np.uint32)}, grid=GRID, block=(64, 1, 1))
    told = caught.value
    assert (told.block, told.warp, told.lane) == (at, thread // 32, thread % 32)
    assert told.instruction == "@P3 BPT.TRAP 0x1" and told.sentence.startswith("@P3 BPT.TRAP 0x1: ")
