"""Where loads, stores and atomics of the reference go, up to the last byte, and what is there afterwards.

PTX ISA, ld, st, atom: signs of narrow values, inc and dec.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind
from tests.drivers.sim.nv.sm.interp.test_cluster import by_block
from tests.drivers.sim.nv.sm.interp.test_flow import fault, left
from tests.drivers.sim.nv.sm.machine import STACK, assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA, END, PLACE

TOP = 1 << 24  # local memory ends there
WORDS = np.random.default_rng(3).integers(0, 1 << 32, 32, dtype=np.uint32)
LOADED = "[B------:R-:W0:-:S15] {load}\n[B0-----:R-:W-:-:S15] NOP\n"


def memory(text: str, words: np.ndarray, **more: np.ndarray) -> np.ndarray:
    """Words, one a lane, behind some code."""
    out = words.copy()
    arrays = {DATA: out} | {int(at[1:], 16): data for at, data in more.items()}
    execute(assembled(PLACE + text + "\n" + END), arrays, registers=32, shared=128)
    return out


@pytest.mark.parametrize(("size", "kind"), [("U8", "u1"), ("S8", "i1"), ("U16", "u2"), ("S16", "i2")])
@pytest.mark.parametrize("offset", [0, 2])
def test_narrow_values_come_with_their_sign_and_go_alone(size: str, kind: str, offset: int) -> None:
    load = LOADED.format(load=f"LDG.E.{size} R9, desc[UR4][R2.64+{offset:#x}]")
    found = memory(load + "STG.E desc[UR4][R2.64], R9", WORDS)
    want = WORDS.view(np.uint8).reshape(32, 4)[:, offset : offset + int(kind[1])].copy().view(kind)[:, 0]
    np.testing.assert_array_equal(found, want.astype(np.int64).astype(np.uint32))
    kept = memory(f"STG.E.U{8 * int(kind[1])} desc[UR4][R2.64+{offset:#x}], R1", WORDS).view(np.uint8)
    stored = WORDS.copy().view(np.uint8).reshape(32, 4)
    stored[:, offset] = np.arange(32)
    stored[:, offset + 1 : offset + int(kind[1])] = 0
    np.testing.assert_array_equal(kept.reshape(32, 4), stored)


def test_lanes_of_one_access_may_go_to_arrays_beside_each_other() -> None:
    first, second = WORDS[:16].copy(), WORDS[16:].copy()
    code = assembled(PLACE + LOADED.format(load="LDG.E R9, desc[UR4][R2.64]")
                     + "IADD3 R9, R9, 0x1, RZ\nSTG.E desc[UR4][R2.64], R9\n" + END)  # fmt: skip
    execute(code, {DATA: first, DATA + 64: second}, registers=32)
    np.testing.assert_array_equal(np.concatenate([first, second]), WORDS + np.uint32(1))


EDGES = [
    *[
        ("STL", TOP - 4, ""),
        ("STL", TOP - STACK, ""),
        ("STL", TOP - STACK - 4, "range"),
        ("STL", TOP, "range"),
    ],
    *[("STL.64", TOP - 8, ""), ("STL.64", TOP - 4, "aligned"), ("STL.U8", TOP - 1, "")],
    *[("STS", 124, ""), ("STS", 128, "range"), ("STS", 0xFFFFFFFC, "range"), ("STS.64", 120, "")],
    *[
        ("STS.64", 124, "aligned"),
        ("STS.128", 112, ""),
        ("STS.128", 128, "range"),
        ("STS.U16", 127, "aligned"),
    ],
]


@pytest.mark.parametrize(("op", "at", "wrong"), EDGES)
def test_local_and_shared_memory_end_where_they_end(op: str, at: int, wrong: str) -> None:
    """What is misaligned is told before what is outside; the first lane that is wrong is named."""
    text = f"MOV R10, {at:#x}\nMOV R12, R1\nMOV R13, R1\nMOV R14, R1\nMOV R15, R1\n@P0 {op} [R10], R12"
    if not wrong:
        assert left(text) == [0] * 32
        return
    told = fault(text)
    kinds = {"range": FaultKind.OUT_OF_RANGE_ADDRESS, "aligned": FaultKind.MISALIGNED_ADDRESS}
    assert (told.kind, told.address, told.lane) == (kinds[wrong], at, 16)


def test_an_address_of_shared_memory_is_a_sum() -> None:
    """A register times its scale, a uniform one, a number that may be below zero."""
    begin = "IMAD.SHL.U32 R10, R0, 0x4, RZ\nSTS [R10], R0\nUMOV UR6, 0x8\nIADD3 R11, R0, 0x1, RZ\n"
    low = "ISETP.LT.U32.AND P1, PT, R0, 0x10, PT\n"
    for load, lane in (("[R11.X4]", 1), ("[R11.X4+0x8]", 3), ("[R11.X4+-0x4]", 0), ("[R10+UR6]", 2),
                       ("[R10+UR6+0x4]", 3), ("[R0.X4+UR6+-0x8]", 0), ("[R0.X8]", None)):  # fmt: skip
        guarded = LOADED.format(load=f"@P1 LDS R9, {load}")
        want = [(2 * n if lane is None else n + lane) if n < 16 else 0 for n in range(32)]
        assert left(begin + low + guarded) == want


@pytest.mark.parametrize(
    ("index", "offset", "fine"),
    [(0, 0xFFC, True), (0xFFC, 0, True), (4, 0xFFC, False), (-4, 4, True), (-8, 4, False)],
)
def test_an_indexed_constant_lies_inside_of_its_bank(index: int, offset: int, fine: bool) -> None:
    text = f"MOV R10, {index & 0xFFFFFFFF:#x}\n" + LOADED.format(load=f"LDC R9, c[0x0][R10+{offset:#x}]")
    if fine:
        assert left(text) == [32 if index + offset == 0 else 0] * 32  # the block's first size
    else:
        told = fault(text)
        assert told.kind == FaultKind.INVALID_CONSTANT_ADDRESS
        assert f"4 bytes at {index + offset:#x} are asked for, the bank has 0x1000 bytes" in told.sentence


OLD = np.array([0, 1, 5, 6, 7, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF] * 4, np.uint32)
GIVEN = 6
ATOMICS = {
    "ADD": lambda old: old + GIVEN & 0xFFFFFFFF,
    "MIN": lambda old: min(old, GIVEN),
    "MAX": lambda old: max(old, GIVEN),
    "MIN.S32": lambda old: min(old - (old >> 31 << 32), GIVEN) & 0xFFFFFFFF,
    "MAX.S32": lambda old: max(old - (old >> 31 << 32), GIVEN) & 0xFFFFFFFF,
    "INC": lambda old: 0 if old >= GIVEN else old + 1,
    "DEC": lambda old: GIVEN if old == 0 or old > GIVEN else old - 1,
    "AND": lambda old: old & GIVEN,
    "OR": lambda old: old | GIVEN,
    "XOR": lambda old: old ^ GIVEN,
    "EXCH": lambda old: GIVEN,
}


@pytest.mark.parametrize("name", ATOMICS)
def test_an_atomic_leaves_the_result_and_gives_what_was_there(name: str) -> None:
    call = f"ATOMG.E.{name}.STRONG.GPU PT, R9, desc[UR4][R2.64], R10"
    back = "IADD3 R4, R2, 0x1000, RZ\nMOV R5, R3\n"
    text = f"MOV R10, {GIVEN:#x}\n{back}{LOADED.format(load=call)}STG.E desc[UR4][R4.64], R9"
    found = np.zeros(32, np.uint32)
    made = memory(text, OLD, **{f"x{DATA + 0x1000:x}": found})
    assert found.tolist() == OLD.tolist()
    assert made.tolist() == [ATOMICS[name](int(old)) for old in OLD]


def test_lanes_that_meet_take_turns_in_their_order() -> None:
    text = "MOV R10, 0x3\nMOV R4, R6\n" + LOADED.format(
        load="ATOMG.E.ADD.STRONG.GPU PT, R9, desc[UR4][R12.64], R10"
    )
    text = f"MOV R12, {DATA + 0x1000:#x}\nMOV R13, RZ\n{text}STG.E desc[UR4][R2.64], R9"
    total = np.array([100], np.uint32)
    assert memory(text, OLD, **{f"x{DATA + 0x1000:x}": total}).tolist() == [100 + 3 * n for n in range(32)]
    assert total[0] == 100 + 3 * 32


def test_a_swap_takes_place_where_the_value_is_the_one_given() -> None:
    call = "ATOMG.E.CAS.STRONG.GPU PT, R9, [R2], R10, R11"
    found = memory(f"MOV R10, 0x5\nMOV R11, 0x63\n{LOADED.format(load=call)}", OLD)
    assert found.tolist() == [0x63 if old == 5 else old for old in OLD.tolist()]


def test_blocks_have_their_own_bytes_of_shared_memory_of_any_size() -> None:
    stores = "STS [RZ], R11\nSTS.U8 [RZ+0x4], R11\n"
    text = stores + "[B------:R-:W0:-:S15] LDS R9, [RZ]\n[B0-----:R-:W-:-:S15] NOP"
    for size in (5, 6, 8):
        assert by_block(text, blocks=3, cluster=1, shared=size) == [0, 1, 2]


RAISES, WAITS = "[B------:R-:W0:-:S15]", "[B0-----:R-:W-:-:S15]"


@pytest.mark.parametrize(("form", "base"), [("R4.U32", 0), ("R4.64", 1 << 33)])
def test_qspc_adds_a_uniform_pair_to_an_address(form: str, base: int) -> None:
    """sm_120 (nvdisasm 13.5): the window of shared memory is at 4 GiB here, and lane n asks at 2^31 n."""
    asked = "\n".join(
        f"{RAISES} QSPC.E.{space} P{n}, RZ, [{form}+UR6+0x8]\n"
        f"{WAITS} @P{n} LOP3.LUT R0, R0, {1 << n:#x}, RZ, 0xfc, !PT"
        for n, space in enumerate("SLGD")
    )
    text = f"""
        {RAISES} S2R R1, SR_LANEID
        {WAITS} MOV R0, RZ
        IMAD.WIDE.U32 R4, R1, 0x80000000, RZ
        UMOV UR6, {(1 << 32) - base & 0xFFFFFFFF:#x}
        UMOV UR7, {(1 << 32) - base >> 32 & 0xFFFFFFFF:#x}
        {asked}
        {RAISES} LDC.64 R2, c[0x0][0x380]
        {WAITS} R2UR UR4, RZ
        R2UR UR5, RZ
        IMAD.WIDE.U32 R2, R1, 0x4, R2
        STG.E desc[UR4][R2.64], R0
        EXIT
    """
    out = np.zeros(32, np.uint32)
    arguments = DATA.to_bytes(8, "little")
    execute(assembled(text, "sm_120"), {DATA: out}, arch="sm_120", arguments=arguments, window=1 << 32)
    at = np.arange(32, dtype=np.uint64) << np.uint64(31)
    at = (at if base else at & np.uint64(0xFFFFFFFF)) + np.uint64((1 << 32) - base & (1 << 64) - 1)
    assert out.tolist() == np.where(at >> np.uint64(32) == 1, 0b1001, 0b0100).tolist()
