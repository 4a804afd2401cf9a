"""What is known of a kernel holds for as long as its code stands in memory, and no longer."""

from __future__ import annotations

import struct
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.sim.nv.sm.code import LaunchCode
from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.launch import Arrays, FaultKind, Launch, SmFault
from tests.drivers.sim.nv.sm.machine import PARAMETERS, assembled, execute

OUT = 0x2000_0000


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "KERNELS", {})


def stored(value: int, behind: str = "", registers: int = 64) -> int:
    """What a kernel leaves that stores `value`, jumping over a gap in its code."""
    out = np.zeros(1, np.uint32)
    text = f"""
    MOV R2, {OUT:#x}
    MOV R3, 0x0
    UMOV UR4, 0x0
    UMOV UR5, 0x0
    BRA over
    {behind or "NOP"}
    over:
    MOV R1, {value}
    STG.E desc[UR4][R2.64], R1
    EXIT
    """
    execute(assembled(text), {OUT: out}, mode="fast", registers=registers)
    return int(out[0])


def test_other_code_at_the_same_place_is_another_kernel() -> None:
    assert [stored(value) for value in (1, 2, 1)] == [1, 2, 1]


def test_a_kernel_that_is_launched_again_is_not_decoded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stored(7) == 7
    monkeypatch.setattr(LaunchCode, "fetch", lambda self, pc: pytest.fail("decoded again"))
    assert stored(7) == 7
    assert stored(7, behind="MOV R1, 0x3") == 7, "what stands where nothing leads is not its code"


def test_of_the_kernels_that_stood_at_one_place_the_oldest_are_forgotten() -> None:
    for value in range(kernels.MOST_CODES + 3):
        assert stored(value) == value
    (known,) = kernels.KERNELS.values()
    assert len(known) == kernels.MOST_CODES


@pytest.mark.parametrize("kinds", [1, 2, 5])
def test_when_there_are_too_many_kernels_all_are_forgotten(
    monkeypatch: pytest.MonkeyPatch, kinds: int
) -> None:
    """Whether they are launched in as many ways or stood at one place, one after the other."""
    monkeypatch.setattr(kernels, "MOST_KERNELS", 3)
    counts = []
    for number in range(5):
        assert stored(number, registers=32 + 8 * (number % kinds)) == number
        counts.append(sum(map(len, kernels.KERNELS.values())))
    assert counts == [1, 2, 3, 1, 2]


def test_code_that_is_gone_is_noticed_though_its_kernel_is_known() -> None:
    assert stored(5) == 5
    with pytest.raises(SmFault) as fault:
        execute(assembled("NOP\nNOP"), {}, mode="fast")
    assert fault.value.kind is FaultKind.MMU_FAULT


def test_code_that_is_mapped_in_part_is_not_what_is_known() -> None:
    assert stored(5) == 5
    with pytest.raises(SmFault) as fault:
        code = assembled(f"MOV R2, {OUT:#x}\nMOV R3, 0x0")
        execute(code, {OUT: np.zeros(1, np.uint32)}, mode="fast")
    assert fault.value.kind is FaultKind.MMU_FAULT


def test_code_is_read_across_what_is_mapped_in_two_pieces() -> None:
    memory = Arrays()
    for at in (0x1000, 0x1010):
        memory.map(at, np.arange(at & 0xFF, (at & 0xFF) + 16, dtype=np.uint8))
    assert kernels.read(memory, 0x1004, 24) == bytes(range(4, 28))


LOOP, ROW = True, False


@pytest.mark.parametrize(
    ("known", "tried"),
    [
        ({"has_loop": ROW}, [8]), ({"has_loop": LOOP}, [1]), ({"has_loop": LOOP, "is_checked": False}, []),
        ({"has_loop": LOOP, "is_refused": True}, []), ({"has_loop": LOOP, "endless": frozenset({16})}, []),
    ],
)  # fmt: skip
@pytest.mark.parametrize("is_supported", [True, False])
def test_a_kernel_is_compiled_once_when_it_is_worth_it(
    monkeypatch: pytest.MonkeyPatch, known: dict[str, Any], tried: list[int], is_supported: bool
) -> None:
    """A row of instructions when it runs for the eighth time, and no second time where that is refused."""
    attempts = []
    made_code = SimpleNamespace(has_whole=True)

    def grid(launch: Launch, code: LaunchCode, has_whole: bool) -> Any:
        attempts.append(kernel.runs)
        if not is_supported:
            raise Unsupported("of some kind")
        return made_code

    monkeypatch.setattr(kernels, "CompiledGrid", grid)
    monkeypatch.setattr(kernels, "SHORT", 3000)
    kernel = kernels.CheckedKernel(**({"is_checked": True, "insts": {}, "parts": []} | known))
    launch = Launch("sm_90", 0, (1, 1, 1), (32, 1, 1), 32, 0)
    made = [kernel.compiled(launch, None) for _ in range(10)]  # type: ignore[arg-type]
    assert attempts == tried
    late = 11 - tried[0] if tried and is_supported else 0
    assert made == [None] * (10 - late) + [made_code] * late


def test_whole_warps_have_code_of_their_own_once_a_kernel_has_run_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Seven warp instructions a launch: with the second there are 14, two for each."""
    monkeypatch.setattr(kernels, "ENOUGH_RUN", 2)
    found = []
    for value in (5, 6, 7):
        assert stored_again(value) == value
        ((kernel,),) = kernels.KERNELS.values()
        assert kernel.code is not None
        found.append((kernel.executed, kernel.code.has_whole))
    assert found == [(7, False), (14, False), (21, True)]


def stored_again(value: int) -> int:
    """What one kernel stores of an argument."""
    out = np.zeros(1, np.uint32)
    text = f"""
    MOV R1, c[0x0][{PARAMETERS["sm_90"]:#x}]
    UMOV UR4, 0x0
    UMOV UR5, 0x0
    MOV R2, {OUT:#x}
    MOV R3, 0x0
    STG.E desc[UR4][R2.64], R1
    EXIT
    """
    execute(assembled(text), {OUT: out}, mode="fast", arguments=struct.pack("<I", value))
    return int(out[0])


@pytest.mark.parametrize(
    ("count", "has_loop", "warps", "runs", "is_worth_it"),
    [(100, False, 1, 1, False), (100, False, 1, 7, False), (100, False, 1, 8, True),
     (750, False, 3 * 512, 1, False), (750, False, 3 * 512 + 1, 1, True), (999, False, 4 * 512, 1, True),
     (1000, False, 4 * 512, 1, False),
     (14_000, False, 1, 8, False), (14_000, False, 1, 64, True), (14_000, False, 64 * 512, 1, True),
     (14_000, False, 7 * 512, 9, False), (14_000, False, 8 * 512, 8, True),
     (14_000, True, 1, 1, True)],
)  # fmt: skip
def test_a_long_row_of_instructions_is_compiled_only_where_the_reference_would_take_longer(
    monkeypatch: pytest.MonkeyPatch, count: int, has_loop: bool, warps: int, runs: int, is_worth_it: bool
) -> None:
    """LLVM takes minutes for what the reference is through with in a second."""
    monkeypatch.setattr(kernels, "SHORT", 3000)
    known = kernels.CheckedKernel(True, has_loop, dict.fromkeys(range(count)), [], runs=runs)  # type: ignore[arg-type]
    launch = Launch("sm_90", 0, (warps, 1, 1), (32, 1, 1), 32, 0)
    assert known.is_worth_it(launch) is is_worth_it


def test_llvm_has_its_scheduler_again_even_behind_text_that_it_refuses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[str] = []
    engine = kernels.engine()
    monkeypatch.setattr(engine.llvm, "set_option", lambda _, option: given.append(option))
    with pytest.raises(RuntimeError):
        engine.compile("no module", optimise=True)
    assert given == ["-enable-misched=false", "-enable-misched=true"]
