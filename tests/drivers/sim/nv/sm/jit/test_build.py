"""Which instructions compiled warps take as they stand, and which they leave to the reference."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.jit.build import KernelBuilder
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.launch import Arrays, FaultKind, Launch, SmFault
from tests.drivers.sim.nv.sm.jit.test_flow import BEGIN, END, OUT, is_low, is_third, together
from tests.drivers.sim.nv.sm.machine import CODE, assembled, execute


def test_a_branch_asks_its_guard_and_its_predicate() -> None:
    text = """
    BRA P0, one
    IADD3 R9, R9, 0x1, RZ
    one:
    BRA !P1, two
    IADD3 R9, R9, 0x2, RZ
    two:
    BRA !PT, three
    IADD3 R9, R9, 0x4, RZ
    three:
    @P0 BRA P1, four
    IADD3 R9, R9, 0x8, RZ
    four:
    @!P0 BRA !P1, five
    IADD3 R9, R9, 0x10, RZ
    five:
    """

    def wanted(lane: int) -> int:
        low, third = is_low(lane), is_third(lane)
        return 1 * (not low) + 2 * third + 4 + 8 * (not (low and third)) + 16 * (low or third)

    assert together(text)[:, 1].tolist() == [wanted(n) for n in range(32)]


@pytest.mark.parametrize(("guard", "is_compiled"), [("", True), ("@P2 ", False)])
def test_rows_of_matrices_are_loaded_by_whole_warps(guard: str, is_compiled: bool) -> None:
    """P2 holds for every lane. Lane n has words n // 4 and n % 4 of the rows (PTX ISA, ldmatrix)."""
    text = f"""
    ISETP.GE.U32.AND P2, PT, R0, RZ, PT
    IMAD.SHL.U32 R6, R0, 0x4, RZ
    [B------:R0:W-:-:S15] STS [R6], R0
    [B0-----:R-:W-:-:S15] IMAD.SHL.U32 R6, R0, 0x10, RZ
    LOP3.LUT R6, R6, 0x70, RZ, 0xc0, !PT
    BAR.SYNC 0x0
    [B------:R-:W0:-:S15] {guard}LDSM.16.M88 R9, [R6]
    [B0-----:R-:W-:-:S15] NOP
    """
    out = np.full((32, 4), 0x77, np.uint32)
    kernels.KERNELS.clear()
    execute(assembled(BEGIN + text + END), {OUT: out}, mode="fast", shared=128)
    ((kernel,),) = kernels.KERNELS.values()
    assert (kernel.code is not None, kernel.is_refused) == (is_compiled, not is_compiled)
    assert out[:, 1].tolist() == [*range(32)]


@pytest.mark.parametrize(("size", "at", "wrong"), [("", 124, ""), ("", 128, "0x10000080"),
                                                   (".64", 120, ""), (".64", 128, "0x10000080")])  # fmt: skip
def test_a_load_ends_inside_what_is_mapped(size: str, at: int, wrong: str) -> None:
    text = f"""
    MOV R6, {0x1000_0000 + at:#x}
    MOV R7, 0x0
    [B------:R-:W0:-:S15] LDG.E{size} R10, desc[UR4][R6.64]
    [B0-----:R-:W-:-:S15] NOP
    """
    data, out = np.arange(32).astype(np.uint32), np.full((32, 4), 0x77, np.uint32)
    code = assembled(BEGIN + text + END)
    if not wrong:
        execute(code, {OUT: out, 0x1000_0000: data}, mode="fast")
        assert out[:, 2].tolist() == [at // 4] * 32
        return
    with pytest.raises(SmFault) as told:
        execute(code, {OUT: out, 0x1000_0000: data}, mode="fast")
    assert told.value.kind == FaultKind.MMU_FAULT and wrong in told.value.sentence


@pytest.mark.parametrize(
    ("text", "has_whole", "is_there"),
    [("FADD R1, R1, R2", False, False), ("FADD R1, R1, R2", True, True),
     ("HMMA.16816.F32 R8, R4, R6, R8", False, True)],
)  # fmt: skip
def test_whole_warps_have_code_of_their_own_where_it_is_wanted_or_needed(
    text: str, has_whole: bool, is_there: bool
) -> None:
    memory = Arrays()
    memory.map(CODE, np.frombuffer(assembled(text + "\nEXIT"), np.uint8), writable=False)
    launch = Launch("sm_90", CODE, (1, 1, 1), (64, 1, 1), 32, 2, 256, banks={0: (1 << 20, 0x1000)})
    builder = KernelBuilder(launch, LaunchCode(launch, memory), has_whole)
    assert builder.has_whole is is_there
    assert ("label %f0" in builder.module()) is is_there


def builds(text: str, arch: str = "sm_90", banks: dict[int, tuple[int, int]] | None = None) -> str:
    """Why compiled warps leave a kernel to the reference; empty where they take it. Nothing is compiled."""
    memory = Arrays()
    memory.map(CODE, np.frombuffer(assembled(text + "\nEXIT", arch), np.uint8), writable=False)
    launch = Launch(arch, CODE, (1, 1, 1), (64, 1, 1), 32, 2, 256, banks=banks or {0: (1 << 20, 0x1000)})
    try:
        assert "define i32 @grid(" in KernelBuilder(launch, LaunchCode(launch, memory)).module()
    except Unsupported as why:
        return str(why)
    return ""


LEFT = {  # what is left to the reference -> what is not
    "@P0 BSSY B0, on\non:\nNOP": "BSSY B0, on\non:\nNOP",
    "BSSY B0, on\non:\n@P0 BSYNC B0": "BSSY B0, on\non:\nBSYNC B0",
    "BSSY B0, on\non:\nBSYNC P0, B0": "BSSY B0, on\non:\nBSYNC B0",
    "WARPSYNC R1": "WARPSYNC.ALL",
    "@P0 WARPSYNC.ALL": "WARPSYNC.ALL",
    "WARPSYNC.ALL P0": "WARPSYNC.ALL",
    "BAR.SYNC R1": "BAR.SYNC 0x0",
    "BAR.SYNC 0x0, 0x40": "BAR.SYNC 0x1",
    "BAR.SYNC 0x2": "BAR.SYNC 0x1",
    "BAR.ARV 0x0, 0x40": "BAR.SYNC 0x0",
    "@P0 BAR.SYNC 0x0": "@P0 BRA on\nBAR.SYNC 0x0\non:\nNOP",
    "S2R R1, SR_VIRTID": "S2R R1, SR_VIRTUALSMID",
    "S2R R1, SR_TID": "S2R R1, SR_TID.Z",
    "LDC R1, c[0x0][R2]": "LDC R1, c[0x0][0x10]",
    "LDC R1, c[0x0][0x1000]": "LDC R1, c[0x0][0xffc]",
    "LDC R1, c[0x1][0x0]": "LDC R1, c[0x0][0x0]",
    "LDC.64 R2, c[0x0][0x1000]": "LDC.64 R2, c[0x0][0xff8]",
    "MOV R1, c[0x0][0x1000]": "MOV R1, c[0x0][0xffc]",
    "MOV R1, c[0x3][0x0]": "MOV R1, c[0x0][0x0]",
    "LD.E R1, desc[UR4][R2.64]": "LDG.E R1, desc[UR4][R2.64]",
    "ST.E desc[UR4][R2.64], R1": "STG.E desc[UR4][R2.64], R1",
    "ATOM.E.ADD.STRONG.GPU PT, R1, desc[UR4][R2.64], R4": (
        "ATOMG.E.ADD.STRONG.GPU PT, R1, desc[UR4][R2.64], R4"
    ),
    "@P0 RET.REL.NODEC R4 0x0": "RET.REL.NODEC R4 0x0",
    "@P0 LDSM.16.M88 R4, [R8]": "LDSM.16.M88 R4, [R8]",
    "QSPC.E.S P0, RZ, [R2]": "NOP",
    "UTMALDG.2D.MULTICAST [UR8], [UR18], UR6": "UTMALDG.2D [UR8], [UR18]",
    "UBLKCP.S.S [UR8], [UR4], UR6": "UBLKCP.S.G [UR8], [UR4], UR6",
    "UBLKCP.S.G.MULTICAST [UR8], [UR4], UR6": "UBLKCP.S.G [UR8], [UR4], UR6",
    "ATOMG.E.ADD.F16x2.RN.STRONG.GPU PT, R1, desc[UR4][R2.64], R4": (
        "ATOMG.E.ADD.F32.FTZ.RN.STRONG.GPU PT, R1, desc[UR4][R2.64], R4"
    ),
}


@pytest.mark.parametrize("text", LEFT)
def test_what_compiled_warps_leave_to_the_reference(text: str) -> None:
    assert builds(text)
    assert not builds(LEFT[text])


def test_a_bank_ends_where_the_launch_says() -> None:
    banks = {0: (1 << 20, 0x1000), 3: (2 << 20, 8)}
    for load, fine in (
        ("LDC R1, c[0x3][0x4]", True), ("LDC R1, c[0x3][0x8]", False), ("LDC.64 R2, c[0x3][0x0]", True),
        ("LDC.U8 R2, c[0x3][0x7]", True), ("LDC.U8 R2, c[0x3][0x8]", False),
        ("LDC.U16 R2, c[0x3][0x6]", True),
        ("LDC.64 R2, c[0x3][0x4]", False), ("LDC.U16 R2, c[0x3][0x7]", False),
    ):  # fmt: skip
        assert (not builds(load, banks=banks)) == fine, load


READ = "[B------:R-:W1:-:S15] S2R {}, SR_{}\n[B-1----:R-:W-:-:S15] NOP\n"


@pytest.mark.parametrize("clock", ["CLOCK", "GLOBALTIMER"])
def test_clocks_count_instructions(clock: str) -> None:
    """Within a row of code, and around a loop of three instructions that runs ten times."""
    text = f"""
    {READ.format("R12", f"{clock}LO")}
    IADD3 R6, RZ, 0xa, RZ
    {READ.format("R9", f"{clock}LO")}
    again:
    IADD3 R6, R6, -0x1, RZ
    ISETP.NE.AND P2, PT, R6, RZ, PT
    @P2 BRA again
    {READ.format("R10", f"{clock}LO")}
    {READ.format("R11", f"{clock}HI")}
    IADD3 R10, R10, -R9, RZ
    IADD3 R9, R9, -R12, RZ
    """
    assert together(text).tolist() == [[n, 3, 1 + 30 + 1, 0] for n in range(32)]


def test_a_loop_until_some_time_has_passed_ends() -> None:
    text = f"""
    {READ.format("R12", "CLOCKLO")}
    again:
    IADD3 R9, R9, 0x1, RZ
    {READ.format("R10", "CLOCKLO")}
    IADD3 R10, R10, -R12, RZ
    ISETP.LT.U32.AND P2, PT, R10, 0x64, PT
    @P2 BRA again
    MOV R10, RZ
    """
    assert together(text).tolist() == [[n, 18, 0, 0] for n in range(32)]  # 3 and 6 for each more


@pytest.mark.parametrize("threads", [1, 31, 32, 33, 40])
def test_a_block_has_a_lane_for_each_of_its_threads_and_no_other(threads: int) -> None:
    """The last warp votes: one bit for each of its threads. Another lane's word would lie beyond."""
    found = together("VOTE.ANY R9, PT, PT\n", threads=threads)
    last = threads - 1 & ~31
    assert found[last:, 1].tolist() == [(1 << threads - last) - 1] * (threads - last)


@pytest.mark.parametrize(
    ("text", "is_left"),
    [("CAS.STRONG.GPU PT, R8, [R2], R10, R11", False), ("CAS.64.STRONG.GPU PT, R8, [R2], R10, R12", False),
     ("CAS.128.STRONG.GPU PT, R8, [R2], R12, R16", True),
     ("ADD.64.STRONG.GPU PT, R8, desc[UR4][R2.64], R10", False)],
)  # fmt: skip
def test_atomics_of_one_word_and_of_two_are_compiled(text: str, is_left: bool) -> None:
    assert bool(builds(f"ATOMG.E.{text}")) == is_left
