"""What the strict executor knows of registers and bytes that nobody wrote, of lanes that come together, and
which accesses count as atomic: each rule beside a near miss.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.interp.test_traffic import HIGH, LOW
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, HALF, PLACE

TOP = 1 << 24
LOAD = "[B------:R-:W0:-:S15] {}\n[B0-----:R-:W-:-:S15] NOP\n"


def run(text: str, threads: int = 32, blocks: int = 1) -> None:
    """Over a word a thread, with 128 bytes of shared memory, 32 of local memory from 0 and 64 at its end."""
    words = np.zeros(threads, np.uint32)
    execute(assembled(PLACE + text + "\n" + END), {DATA: words}, block=(threads, 1, 1),
            grid=(blocks, 1, 1), registers=32, shared=128, budget=20000, stack=HIGH, low=LOW)  # fmt: skip


def told(text: str, threads: int = 32, blocks: int = 1) -> SmFault:
    with pytest.raises(SmFault) as caught:
        run(text, threads, blocks)
    return caught.value


def is_undefined(text: str, lane: int | None = None) -> bool:
    """Whether it is said that nothing wrote what is read (by this lane)."""
    try:
        run(text)
    except SmFault as fault:
        assert fault.kind == FaultKind.UNDEFINED
        assert lane is None or fault.lane == lane
        return True
    return False


@pytest.mark.parametrize(("source", "wrong"), [(20, False), (3, True), (15, True), (16, False), (31, False)])
def test_shfl_asks_a_lane_that_has_written_its_register(source: int, wrong: bool) -> None:
    """R10 is written by lanes from 16 on."""
    text = f"{HALF}\n@P0 MOV R10, R1\nSHFL.IDX PT, R8, R10, {source:#x}, 0x1f"
    if not wrong:
        run(text)
        return
    fault = told(text)
    assert (fault.kind, fault.lane) == (FaultKind.UNDEFINED, source)
    assert f"R10 of lane {source} is asked for and nothing wrote it" in fault.sentence


def test_each_lane_asks_its_own() -> None:
    fault = told(f"{HALF}\n@P0 MOV R10, R1\nIADD3 R11, R0, 0x8, RZ\nSHFL.IDX PT, R8, R10, R11, 0x1f")
    assert fault.lane == 8 and "R10 of lane 8 is asked for" in fault.sentence


JOINED = """
  MOV R8, RZ
  BSSY B0, on
  {who} BRA on
  {load}
  on:
  {wait} BSYNC B0
  {last} IADD3 R9, R8, 0x1, RZ
"""
SLOW, FOR_IT = "[B------:R-:W-:-:S15]", "[B0-----:R-:W-:-:S15]"
LATE = "[B------:R-:W0:-:S15] LDG.E R8, desc[UR4][R2.64]"


@pytest.mark.parametrize("who", ["@P0", "@!P0", "@!PT"])
@pytest.mark.parametrize(
    ("load", "wait", "last", "wrong"),
    [(LATE, SLOW, SLOW, True), (LATE, SLOW, FOR_IT, False), (LATE, FOR_IT, SLOW, False),
     ("NOP", SLOW, SLOW, False)],
)  # fmt: skip
def test_lanes_that_come_together_wait_for_what_each_of_them_began(
    who: str, load: str, wait: str, last: str, wrong: bool
) -> None:
    text = HALF + JOINED.format(who=who, load=load, wait=wait, last=last)
    if wrong:
        fault = told(text)
        assert (fault.kind, fault.lane) == (FaultKind.HAZARD, 0)
    else:
        run(text)


def test_a_barrier_brings_no_warp_what_another_one_waits_for() -> None:
    """The first of three warps has a load on its way."""
    text = f"""
      MOV R8, RZ
      ISETP.GE.AND P1, PT, R1, 0x20, PT
      @P1 BRA on
      {LATE}
      on:
      {SLOW} BAR.SYNC 0x0
      {{guard}} BRA over
      {SLOW} IADD3 R9, R8, 0x1, RZ
      over:
    """
    run(text.format(guard=f"{SLOW} @!P1"), 96)
    assert told(text.format(guard=f"{SLOW} @P1"), 96).kind == FaultKind.HAZARD


COPIED = """
  IMAD.SHL.U32 R8, R0, 0x4, RZ
  STS [R8], R0
  [B------:R0:W-:-:S15] LDGSTS.E [R8], desc[UR4][R2.64]
  [B0-----:R-:W1:-:S15] LDGDEPBAR
  {more}
  DEPBAR.LE SB{board}, {left:#x}
  [B------:R-:W2:-:S15] LDS R9, [R8]
  [B--2---:R-:W-:-:S15] IADD3 R9, R9, 0x1, RZ
"""
ANOTHER = "[B------:R-:W1:-:S15] LDGDEPBAR"


@pytest.mark.parametrize(
    ("more", "board", "left", "wrong"),
    [("NOP", 1, 0, False), ("NOP", 1, 1, True), ("NOP", 0, 0, True), (ANOTHER, 1, 1, False),
     (ANOTHER, 1, 2, True), (ANOTHER, 1, 0, False)],
)  # fmt: skip
def test_copies_are_there_when_so_many_groups_of_their_scoreboard_are_left(
    more: str, board: int, left: int, wrong: bool
) -> None:
    text = COPIED.format(more=more, board=board, left=left)
    if wrong:
        assert told(text).kind == FaultKind.HAZARD
    else:
        run(text)


SWAP = """
  [B------:R-:W0:-:S15] LDS R9, [RZ]
  [B0-----:R-:W-:-:S15] IADD3 R10, R9, 0x1, RZ
  {between}
  [B------:R-:W0:-:S15] {swap}
  [B0-----:R-:W-:-:S15] NOP
"""


CAST = "ATOMS.CAST.SPIN R11, [RZ], R9, R10"


@pytest.mark.parametrize(
    ("between", "swap", "wrong"),
    [("NOP", CAST, False), ("NOP\n" * 4, CAST, False), ("NOP\n" * 40, CAST, True), ("NOP", "NOP", True),
     ("NOP", "ATOMS.CAST.SPIN R11, [RZ], R10, R9", True), ("NOP", "ATOMS.ADD RZ, [RZ], R9", True)],
)  # fmt: skip
def test_a_load_for_a_compare_and_swap_is_no_race(between: str, swap: str, wrong: bool) -> None:
    """One warp loads what another one's atomics write, between barriers. It does not load for a swap that is
    far away."""
    text = "ISETP.NE.AND P1, PT, R1, RZ, PT\n@!P1 STS [RZ], RZ\nBAR.SYNC 0x0\n@!P1 ATOMS.ADD RZ, [RZ], R1\n"
    text += SWAP.format(between=between, swap=swap)
    if wrong:
        assert told(text, 64).kind == FaultKind.RACE
    else:
        run(text, 64)


def test_the_first_lane_that_reads_what_it_did_not_write_is_named() -> None:
    assert is_undefined(HALF + "\n@P0 MOV R10, R1\nIADD3 R11, R10, R1, RZ", 0)
    assert is_undefined(HALF + "\n@!P0 MOV R10, R1\nIADD3 R11, R10, R1, RZ", 16)
    assert not is_undefined(HALF + "\n@P0 MOV R10, R1\n@P0 IADD3 R11, R10, R1, RZ")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("PRMT R10, R1, 0x3254, R10", False),  # its other bytes stay as they are
        ("PRMT R11, R1, 0x3254, R10", True),
        ("PRMT R10, R12, 0x3254, R10", True),
        ("LOP3.LUT R10, R1, R10, RZ, 0xc0, !PT", True),
        ("MOV R10, R11", True),
        ("MOV R10, UR9", False),  # a copy is looked at where it is used
        ("MOV R10, UR9\nMOV R11, R10", True),
        ("MOV R10, UR4\nMOV R11, R10", False),
        ("UMOV UR7, UR9", False),
        ("UMOV UR7, UR9\nUIADD3 UR8, UR7, 0x1, URZ", True),
        ("IADD3 R10, R1, UR9, RZ", True),
        ("IADD3 R10, R1, UR4, RZ", False),
    ],
)
def test_what_is_copied_or_kept_is_asked_for_later(text: str, wrong: bool) -> None:
    assert is_undefined(text) is wrong


@pytest.mark.parametrize(
    ("store", "load", "wrong"),
    [
        ("STL [RZ], R1", "LDL R9, [RZ]", False),
        ("STL [RZ], R1", "LDL R9, [RZ+0x4]", True),
        ("STL [RZ+0x4], R1", "LDL R9, [RZ]", True),
        ("STL.U8 [RZ], R1", "LDL.U8 R9, [RZ]", False),
        ("STL.U8 [RZ], R1", "LDL.U8 R9, [RZ+0x1]", True),
        ("STL.U8 [RZ], R1", "LDL R9, [RZ]", True),
        ("STL.U16 [RZ+0x2], R1", "LDL.U16 R9, [RZ+0x2]", False),
        ("STL.U16 [RZ+0x2], R1", "LDL.U16 R9, [RZ]", True),
        ("STL [RZ], R10", "LDL R9, [RZ]", True),  # a register that nobody wrote is saved
        ("STL.64 [RZ], R2", "LDL R9, [RZ+0x4]", False),
        ("STL.64 [RZ+0x8], R2", "LDL R9, [RZ+0x4]", True),
        ("STS [R0.X4], R1", "LDS R9, [R0.X4]", False),
        ("@!P0 STS [R0.X4], R1", "LDS R9, [R0.X4]", True),
        ("STS.U8 [R0.X4], R1", "LDS.U8 R9, [R0.X4]", False),
        ("STS.U8 [R0.X4], R1", "LDS R9, [R0.X4]", True),
    ],
)
def test_a_load_is_defined_where_each_of_its_bytes_was_stored(store: str, load: str, wrong: bool) -> None:
    """What is loaded counts when it is used."""
    text = f"{HALF}\n[B------:R1:W-:-:S15] {store}\n[B-1----:R-:W-:-:S15] NOP\n{LOAD.format(load)}"
    run(text)
    assert is_undefined(text + "IADD3 R9, R9, R1, RZ") is wrong


def test_of_a_wide_load_the_words_are_told_apart() -> None:
    text = "[B------:R1:W-:-:S15] STL [RZ+0x4], R1\n[B-1----:R-:W-:-:S15] NOP\n"
    text += LOAD.format("LDL.64 R10, [RZ]")
    assert is_undefined(text + "IADD3 R9, R10, R1, RZ")
    assert not is_undefined(text + "IADD3 R9, R11, R1, RZ")


@pytest.mark.parametrize("word", range(4))
def test_each_word_of_four_is_one_of_its_own(word: int) -> None:
    """The other three were stored."""
    stored = "".join(f"STL [RZ+{4 * n:#x}], R1\n" for n in range(4) if n != word)
    text = stored + LOAD.format("LDL.128 R12, [RZ]")
    for n in range(4):
        assert is_undefined(f"{text}IADD3 R9, R{12 + n}, R1, RZ") is (n == word)


def test_each_lane_has_its_own_bytes_of_local_memory() -> None:
    text = f"{HALF}\n@P0 STL [RZ], R1\n" + LOAD.format("LDL R9, [RZ]") + "IADD3 R9, R9, R1, RZ"
    assert is_undefined(text, 0)
    text = f"MOV R10, {TOP - 4:#x}\n{HALF}\n@!P0 STL [R10], R1\n" + LOAD.format("LDL R9, [R10]")
    assert is_undefined(text + "IADD3 R9, R9, R1, RZ", 16)


RACE = "ISETP.GE.AND P1, PT, R1, 0x20, PT\n"
OTHERS = [
    ("@!P1 STS [RZ], RZ\n@P1 STS [RZ], RZ", True),
    ("@!P1 STS [RZ], RZ\nBAR.SYNC 0x0\n@P1 STS [RZ], RZ", False),
    ("@!P1 STS [RZ+0x4], RZ\n@P1 STS [RZ], RZ", False),
    ("@!P1 STS.U8 [RZ+0x3], RZ\n@P1 STS [RZ], RZ", True),
    ("@P1 STS [RZ], RZ\nBAR.SYNC 0x0\n@!P1 STS [RZ], RZ\n" + LOAD.format("@P1 LDS R9, [RZ]"), True),
    ("@!P1 STG.E desc[UR4][R4.64], R1\n@P1 STG.E desc[UR4][R4.64], R1", True),
    ("@!P1 STG.E desc[UR4][R4.64], R1\nBAR.SYNC 0x0\n@P1 STG.E desc[UR4][R4.64], R1", False),
    ("@!P1 STG.E desc[UR4][R4.64], R1\nMEMBAR.SC.GPU\n@P1 STG.E desc[UR4][R4.64], R1", False),
]


# All blocks but one end at once.
ALONE = """
  [B------:R-:W0:-:S15] S2R R21, SR_CTAID.X
  [B0-----:R-:W-:-:S15] ISETP.NE.AND P3, PT, R21, {block:#x}, PT
  @P3 EXIT
"""


@pytest.mark.parametrize("block", [0, 1, 2])
@pytest.mark.parametrize(("text", "wrong"), OTHERS)
def test_two_warps_meet_at_a_byte(text: str, wrong: bool, block: int) -> None:
    text = ALONE.format(block=block) + RACE + text
    if wrong:
        fault = told(text, 64, 3)
        assert (fault.kind, fault.block) == (FaultKind.RACE, (block, 0, 0))
    else:
        run(text, 64, 3)


def test_two_blocks_meet_in_global_memory() -> None:
    assert told("STG.E desc[UR4][R2.64], R1", 32, 2).kind == FaultKind.RACE
    run("STS [R0.X4], R1", 32, 2)


MEET = "UCGABAR_ARV\nUCGABAR_WAIT\n"
NEIGHBOUR = f"""
  [B------:R-:W0:-:S15] S2R R11, SR_CTAID.X
  [B0-----:R-:W-:-:S15] ISETP.EQ.AND P1, PT, R11, RZ, PT
  IMAD.SHL.U32 R15, R11, {TOP:#x}, RZ
  [B------:R0:W-:-:S15] STS [R15], RZ
  [B0-----:R-:W-:-:S15] MOV R12, {TOP:#x}
  MOV R13, 0x100
  {MEET}
  {LOAD.format("@P1 LD.E R9, desc[UR4][R12.64]")}
"""


@pytest.mark.parametrize(("last", "wrong"), [(MEET, False), ("", True)])
def test_a_block_ends_when_a_barrier_tells_that_its_neighbours_are_through(last: str, wrong: bool) -> None:
    """CUDA C++ Programming Guide, "Distributed Shared Memory"."""
    code, words = assembled(PLACE + NEIGHBOUR + last + END), np.zeros(32, np.uint32)
    fault = None
    try:
        execute(code, {DATA: words}, grid=(2, 1, 1), cluster=2, shared=128, window=1 << 40)
    except SmFault as caught:
        fault = caught
    assert (fault is not None) == wrong
    if fault:
        assert (fault.kind, fault.block) == (FaultKind.RACE, (1, 0, 0))
