"""Local memory in two parts, generic windows and memory of other blocks, up to their first and last bytes: by
the reference, and where they have such instructions by compiled warps.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.interp.test_cluster import FAR, MEET, OWN, WINDOW
from tests.drivers.sim.nv.sm.interp.test_flow import STORE
from tests.drivers.sim.nv.sm.machine import assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

TOP = 1 << 24  # local memory ends there
LOW, HIGH = 32, 64  # bytes of a thread from 0, and up to TOP
RANGE, ALIGNED, UNMAPPED = (
    FaultKind.OUT_OF_RANGE_ADDRESS,
    FaultKind.MISALIGNED_ADDRESS,
    FaultKind.MMU_FAULT,
)
LOOP = """
  MOV R20, 0x2
around:
  {text}
  [B01----:R-:W-:-:S15] IADD3 R20, R20, -0x1, RZ
  ISETP.NE.AND P1, PT, R20, RZ, PT
  @P1 BRA around
"""
# Each lane's address comes from its word of memory, so that all addresses run in one kernel.
TOUCH = """
  [B------:R-:W0:-:S15] LDG.E R10, desc[UR4][R2.64]
  [B0-----:R-:W-:-:S15] MOV R12, R1
  MOV R13, R1
  [B------:R1:W-:-:S15] {op} [R10], R12
"""


def touched(op: str, places: np.ndarray, mode: str) -> None:
    """Lanes store to local memory at these places."""
    text = PLACE + LOOP.format(text=TOUCH.format(op=op)) + END
    execute(assembled(text), {DATA: places.astype(np.uint32)}, registers=32, stack=HIGH, low=LOW, mode=mode)


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize(("op", "size"), [("STL.U8", 1), ("STL", 4), ("STL.64", 8)])
def test_local_memory_has_two_parts_and_nothing_beside_them(op: str, size: int, mode: str) -> None:
    kernels.KERNELS.clear()
    fine = 0, LOW - size, TOP - HIGH, TOP - size
    touched(op, np.resize(fine, 32), mode)
    for wrong in (LOW, TOP - HIGH - size, TOP, TOP + LOW, (1 << 32) - size):
        places = np.zeros(32, np.int64)
        places[7] = wrong
        with pytest.raises(SmFault) as told:
            touched(op, places, mode)
        assert (told.value.kind, told.value.lane, told.value.address) == (RANGE, 7, wrong)
    if mode == "fast":
        ((kernel,),) = kernels.KERNELS.values()
        assert kernel.code is not None, "these warps are not compiled"


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize(
    ("store", "size", "kind"),
    [("STS [R10], R12", 4, RANGE), ("STL [R10], R12", 4, RANGE), ("STL.64 [R10], R12", 8, RANGE),
     ("STG.E desc[UR4][R10.64], R12", 4, UNMAPPED), ("STG.E.64 desc[UR4][R10.64], R12", 8, UNMAPPED)],
)  # fmt: skip
def test_a_fault_is_of_the_first_lane_that_takes_part(
    store: str, size: int, kind: FaultKind, mode: str
) -> None:
    """The lanes below it have the same address. An address that is misaligned too is told as that."""
    for at, told_as in ((0x80000, kind), (0x80000 + size // 2, ALIGNED), (TOP - size // 2, ALIGNED)):
        text = f"""
          MOV R10, {at:#x}
          MOV R11, RZ
          MOV R12, R1
          MOV R13, R1
          ISETP.GE.AND P2, PT, R0, 0x5, PT
          [B------:R1:W-:-:S15] @P2 {store}"""
        code = assembled(PLACE + LOOP.format(text=text) + END)
        with pytest.raises(SmFault) as told:
            execute(code, {DATA: np.zeros(32, np.uint32)}, shared=64, stack=HIGH, low=LOW, mode=mode)
        assert (told.value.kind, told.value.lane, told.value.address) == (told_as, 5, at)


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_local_memory_is_each_threads_own(mode: str) -> None:
    """Every thread of two warps stores to both ends of both parts and finds all four again."""
    places = 0, LOW - 4, TOP - HIGH, TOP - 4
    lines = ["MOV R9, RZ"]
    for number, place in enumerate(places):
        lines += [f"MOV R10, {place:#x}", f"IADD3 R12, R1, {100 * number:#x}, RZ",
                  "[B------:R1:W-:-:S15] STL [R10], R12", "[B-1----:R-:W-:-:S15] NOP"]  # fmt: skip
    for place in places:
        lines += [f"MOV R10, {place:#x}", "[B------:R-:W0:-:S15] LDL R12, [R10]",
                  "[B0-----:R-:W-:-:S15] IADD3 R9, R9, R12, RZ"]  # fmt: skip
    out = np.zeros(64, np.uint32)
    text = PLACE + LOOP.format(text="\n".join(lines)) + STORE + END
    execute(assembled(text), {DATA: out}, block=(64, 1, 1), registers=32, stack=HIGH, low=LOW, mode=mode)
    assert out.tolist() == [4 * n + 600 for n in range(64)]


GENERIC = """
  STL [RZ], R1
  STS [R0.X4], R0
  MOV R12, {low:#x}
  MOV R13, {high:#x}
  [B------:R-:W0:-:S15] {op} R9, desc[UR4][R12.64]
  [B0-----:R-:W-:-:S15] NOP
"""
SHARED_AT, LOCAL_AT = 0x7294_0000_0000, 0x7293_0000_0000


def generic(at: int, arch: str = "sm_90", op: str = "LD.E", windows: bool = True) -> list[int]:
    """What 32 lanes find at a generic address; shared memory holds lanes, local memory threads."""
    out = np.zeros(32, np.uint32)
    text = PLACE + GENERIC.format(low=at & 0xFFFF_FFFF, high=at >> 32, op=op) + STORE + END
    execute(
        assembled(text, arch), {DATA: out}, arch=arch, registers=32, shared=128, stack=HIGH, low=LOW,
        window=SHARED_AT * windows, local_window=LOCAL_AT * windows,
    )  # fmt: skip
    numbers: list[int] = out.tolist()
    return numbers


def test_generic_addresses_lead_to_the_first_bytes_of_their_windows() -> None:
    assert generic(SHARED_AT) == [0] * 32
    assert generic(SHARED_AT + 124) == [31] * 32
    assert generic(LOCAL_AT) == [*range(32)]


@pytest.mark.parametrize(
    ("arch", "at", "kind"),
    [
        *(("sm_90", LOCAL_AT - 4, UNMAPPED), ("sm_90", LOCAL_AT + LOW, RANGE)),
        *(("sm_90", SHARED_AT + 128, RANGE), ("sm_90", SHARED_AT + (1 << 32), UNMAPPED)),
        *(("sm_90", SHARED_AT + (1 << 32) - 4, RANGE), ("sm_90", LOCAL_AT + (1 << 32) - 4, RANGE)),
        *(("sm_86", SHARED_AT - 4, UNMAPPED), ("sm_86", SHARED_AT + (1 << 24), UNMAPPED)),
        *(("sm_86", SHARED_AT + (1 << 24) - 4, RANGE), ("sm_86", LOCAL_AT + (1 << 24), UNMAPPED)),
        *(("sm_90", SHARED_AT + 2, ALIGNED), ("sm_90", LOCAL_AT + 2, ALIGNED)),
    ],
)
def test_windows_have_16_mib_and_from_hopper_on_4_gib(arch: str, at: int, kind: FaultKind) -> None:
    with pytest.raises(SmFault) as told:
        generic(at, arch)
    assert told.value.kind == kind


def test_without_windows_every_generic_address_is_of_global_memory() -> None:
    assert generic(DATA, windows=False) == [0] * 32
    with pytest.raises(SmFault) as told:
        generic(16, windows=False)
    assert (told.value.kind, told.value.address) == (UNMAPPED, 16)


def test_atomics_have_no_local_memory() -> None:
    text = f"MOV R12, {LOCAL_AT & 0xFFFF_FFFF:#x}\nMOV R13, {LOCAL_AT >> 32:#x}\n"
    text += "[B------:R-:W0:-:S15] ATOM.E.ADD.STRONG.GPU PT, R9, desc[UR4][R12.64], R1\n"
    with pytest.raises(SmFault) as told:
        execute(assembled(PLACE + text + END), {DATA: np.zeros(32, np.uint32)}, registers=32, low=LOW,
                local_window=LOCAL_AT)  # fmt: skip
    assert told.value.kind == FaultKind.INVALID_ADDRESS_SPACE


def far(rank: int, first: str, load: str) -> list[int]:
    """R9 of each of two blocks."""
    out = np.full((2, 32), 0x77, np.uint32)
    text = FAR.format(rank=rank << 24, first=first).replace("@P1 LD.E R9, desc[UR4][R12.64+0x8]", load)
    execute(assembled(PLACE + OWN + text + MEET + STORE + END), {DATA: out}, grid=(2, 1, 1), cluster=2,
            shared=128, window=WINDOW)  # fmt: skip
    numbers: list[int] = out[:, 0].tolist()
    return numbers


def test_bytes_of_another_blocks_memory_have_odd_addresses_too() -> None:
    store = f"""
    IMAD.SHL.U32 R15, R11, {1 << 24:#x}, RZ
    MOV R14, 0x44332211
    ISETP.EQ.AND P2, PT, R0, RZ, PT
    @P2 STS [R15+0x8], R14
    {MEET}"""
    for byte, found in ((0, 0x11), (1, 0x22), (3, 0x44)):
        load = f"@P1 LD.E.U8 R9, desc[UR4][R12.64+{8 + byte:#x}]"
        assert far(1, store, load) == [found, 0]


def test_the_first_block_that_has_ended_is_told_as_the_others_are() -> None:
    with pytest.raises(SmFault) as told:
        far(0, "@P1 EXIT\n" + MEET, "@!P1 LD.E R9, desc[UR4][R12.64+0x8]")
    assert "is in the shared memory of a block that has ended of the cluster" in told.value.sentence
