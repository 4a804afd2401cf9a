"""Kernels that never end are told by where they stand, and those that take long are left alone."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import CODE, assembled, execute
from tests.drivers.sim.nv.sm.strict.test_rules import DATA

LOADED = """
[B------:R-:W0:-:S02] LDC.64 R2, c[0x0][0x210]
[B0-----:R-:W-:-:S12] ULDC.64 UR4, c[0x0][0x208]
"""
POLL = """
look:
[B------:R-:W1:-:S02] LDG.E.STRONG.GPU R4, desc[UR4][R2.64]
[B------:R-:W-:-:S05] YIELD
[B-1----:R-:W-:-:S13] ISETP.EQ.U32.AND P0, PT, R4, RZ, PT
[B------:R-:W-:-:S05] @P0 BRA look
[B------:R-:W-:-:S05] EXIT
"""
modes = pytest.mark.parametrize("mode", ["fast", "strict"])


def run(text: str, mode: str, warps: int = 2, budget: int | None = None) -> np.ndarray:
    data = np.zeros(32, np.uint32)
    execute(assembled(text), {DATA: data}, arguments=DATA.to_bytes(8, "little"), block=(32 * warps, 1, 1),
            mode=mode, budget=budget)  # fmt: skip
    return data


def endless(text: str, mode: str, budget: int | None = None) -> SmFault:
    with pytest.raises(SmFault) as found:
        run(text, mode, budget=budget)
    assert found.value.kind is FaultKind.ENDLESS
    return found.value


@modes
@pytest.mark.parametrize("body", ["BRA around", "IADD3 R0, R0, 0x1, RZ\nBRA around"])
def test_a_place_from_which_nothing_ends_is_told_at_once(mode: str, body: str) -> None:
    fault = endless(f"ISETP.NE.AND P0, PT, RZ, RZ, PT\n@P0 EXIT\nMOV R0, RZ\naround:\n{body}", mode)
    assert fault.pc == CODE + 0x20 and fault.instruction == "MOV R0, RZ"
    assert "no way leads from here to an end" in str(fault)


@modes
def test_a_loop_that_ends_late_is_no_endless_one(mode: str) -> None:
    count = "IADD3 R0, R0, 0x1, RZ\nISETP.NE.U32.AND P0, PT, R0, 0x800, PT\n@P0 BRA around"
    run(f"MOV R0, RZ\naround:\n{count}\nEXIT", mode)


def test_lanes_that_wait_for_what_nobody_writes_are_told_where_they_look() -> None:
    fault = endless(LOADED + POLL, "strict")
    assert fault.pc == CODE + 0x40 and fault.instruction.startswith("ISETP.EQ")
    assert "memory that nobody writes" in str(fault)


@pytest.mark.parametrize("body", [POLL, "MOV R4, RZ\n" + POLL.replace("YIELD", "IADD3 R5, R5, 0x1, RZ")])
def test_compiled_code_tells_where_its_budget_ended(body: str) -> None:
    fault = endless(LOADED + body, "fast", budget=4000)
    assert fault.pc in range(CODE + 0x20, CODE + 0x70) and fault.instruction


def test_a_launch_that_counts_for_ever_ends_with_its_budget() -> None:
    text = "MOV R0, RZ\naround:\nIADD3 R0, R0, 0x1, RZ\nISETP.NE.AND P0, PT, R0, RZ, PT\n@P0 BRA around\nEXIT"
    fault = endless(text, "strict", budget=500)
    assert "instructions were not enough for this launch" in str(fault)


@modes
def test_lanes_that_wait_for_a_slow_warp_wait(mode: str) -> None:
    """The second warp counts to 500 before it writes what the first one looks for."""
    text = f"""
        [B------:R-:W2:-:S02] S2R R0, SR_TID.X
        {LOADED}
        [B--2---:R-:W-:-:S13] ISETP.LT.U32.AND P1, PT, R0, 0x20, PT
        @P1 BRA look
        MOV R1, RZ
        count:
        IADD3 R1, R1, 0x1, RZ
        YIELD
        ISETP.NE.U32.AND P0, PT, R1, 0x1f4, PT
        @P0 BRA count
        [B------:R-:W3:-:S02] ATOMG.E.EXCH.STRONG.GPU PT, R5, desc[UR4][R2.64], R1
        EXIT
        {POLL}
    """
    assert run(text, mode)[0] == 500


def test_a_loop_without_a_yield_does_not_keep_a_warp_from_its_turn() -> None:
    """Warps 0 and 1 look at the code that comes first; warp 2 writes what they look for."""
    look = POLL.replace("[B------:R-:W-:-:S05] YIELD", "")
    text = f"""
        [B------:R-:W2:-:S02] S2R R0, SR_TID.X
        {LOADED}
        [B--2---:R-:W-:-:S13] ISETP.GE.U32.AND P1, PT, R0, 0x40, PT
        @P1 BRA write
        {look}
        write:
        MOV R1, 0x1f4
        [B------:R-:W3:-:S02] ATOMG.E.EXCH.STRONG.GPU PT, R5, desc[UR4][R2.64], R1
        EXIT
    """
    assert run(text, "strict", warps=3, budget=20_000)[0] == 500
