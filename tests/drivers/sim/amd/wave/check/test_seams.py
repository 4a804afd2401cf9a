"""Rules on waits where the load is in one function and its use in another: calls, returns, tail calls."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.seams import LAUNCH, MAX_VISITS, Seams, signed
from tests.drivers.sim.amd.wave.rule_kernels import ENTRY, subject

MODES = pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
BEGIN = "v_lshlrev_b32 v9, 2, v0\nv_mov_b32 v2, 0\n"
LOAD, WAIT, CALL = "global_load_b32 v1, v9, s[0:1]\n", "s_waitcnt vmcnt(0)\n", "s_call_b64 s[30:31], there\n"
USE = "v_add_nc_u32 v2, v2, v1\n"
STORE = "global_store_b32 v9, v2, s[2:3]\n"
END, THERE, BACK = "s_endpgm\n", "there:\n", "s_setpc_b64 s[30:31]"
# name -> (a kernel that breaks the rule, a near miss)
BROKEN = {
    "a load before a call, its use in the function": (
        BEGIN + LOAD + CALL + STORE + END + THERE + USE + BACK,
        BEGIN + LOAD + CALL + STORE + END + THERE + WAIT + USE + BACK,
    ),
    "a load in a function, its use behind the call": (
        BEGIN + CALL + USE + STORE + END + THERE + LOAD + BACK,
        BEGIN + CALL + USE + STORE + END + THERE + LOAD + WAIT + BACK,
    ),
    "a load before a call, its use behind a function that does not wait": (
        BEGIN + LOAD + CALL + USE + STORE + END + THERE + "s_nop 0\n" + BACK,
        BEGIN + LOAD + CALL + WAIT + USE + STORE + END + THERE + "s_nop 0\n" + BACK,
    ),
    "a load before a tail call": (
        BEGIN + CALL + STORE + END + THERE + LOAD + "s_call_b64 null, last\nlast:\n" + USE + BACK,
        BEGIN + CALL + STORE + END + THERE + LOAD + "s_call_b64 null, last\nlast:\n" + WAIT + USE + BACK,
    ),
    "a load in front of a barrier in a function": (
        BEGIN + CALL + USE + STORE + END + THERE + LOAD + "s_barrier\n" + BACK,
        BEGIN + CALL + USE + STORE + END + THERE + LOAD + "s_barrier\n" + WAIT + BACK,
    ),
    "the wait counts what the function loaded since": (
        BEGIN + LOAD + CALL + "s_waitcnt vmcnt(2)\n" + USE + STORE + END
        + THERE + "global_load_b32 v3, v9, s[0:1]\n" + BACK,
        BEGIN + LOAD + CALL + "s_waitcnt vmcnt(1)\n" + USE + STORE + END
        + THERE + "global_load_b32 v3, v9, s[0:1]\n" + BACK,
    ),
}  # fmt: skip


def run(bench: Any, text: str, mode: str) -> Any:
    out = np.zeros(32, np.uint32)
    bench.run(text, bench.put(np.arange(5, 37, dtype=np.uint32)), bench.put(out), mode=mode)
    return out


@MODES
@pytest.mark.parametrize("name", BROKEN)
def test_a_wait_missing_across_functions_is_found_and_a_near_miss_passes(
    bench: Any, name: str, mode: str
) -> None:
    bad, good = BROKEN[name]
    with pytest.raises(SimFault, match=r"E_WAIT_MISSING: v1\b"):
        run(bench, bad, mode)
    np.testing.assert_array_equal(run(bench, good, mode), np.arange(5, 37))


@MODES
def test_an_overwrite_in_a_function_is_found(bench: Any, mode: str) -> None:
    text = BEGIN + LOAD + CALL + STORE + END + THERE + "{wait}v_mov_b32 v1, 7\nv_mov_b32 v2, v1\n" + BACK
    with pytest.raises(SimFault, match=r"E_WAIT_WAW: v1\b"):
        run(bench, text.format(wait=""), mode)
    np.testing.assert_array_equal(run(bench, text.format(wait=WAIT), mode), np.full(32, 7))


def test_the_fault_names_the_load_and_the_call(bench: Any) -> None:
    with pytest.raises(SimFault) as caught:
        run(bench, BROKEN["a load before a call, its use in the function"][0], "fast")
    where: dict[str, Any] = dict(caught.value.where)
    assert where["inst"] == "v_add_nc_u32_e32 v2, v2, v1"
    assert where["pc"] - where["issued_pc"] == 8 + 4 + 8 + 4  # the load, the call, the store, the end
    assert where["came_from"] - where["issued_pc"] == 8


@MODES
def test_one_caller_with_a_load_in_flight_is_no_fault_of_another(bench: Any, mode: str) -> None:
    """The first leaves it in flight over the call and waits then; the second reads what it has."""
    text = BEGIN + LOAD + CALL + WAIT + USE + CALL + USE + STORE + END + THERE + "s_nop 0\n" + BACK
    np.testing.assert_array_equal(run(bench, text, mode), 2 * np.arange(5, 37))


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_a_function_that_waits_at_its_beginning_is_visited_once(arch: str) -> None:
    """Whatever is in flight where it is called from."""
    waits = "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\n"
    if arch == "gfx1201":
        waits = "s_wait_loadcnt_dscnt 0x0\ns_wait_expcnt 0x0\ns_wait_samplecnt 0x0\ns_wait_kmcnt 0x0\n"
    loads = [f"global_load_b32 v{index}, v0, s[0:1]\ns_call_b64 s[30:31], 5" for index in range(1, 5)]
    seams = Seams()
    callers = [seams.enter(LAUNCH, 1000 * index, subject(text, arch)) for index, text in enumerate(loads)]
    assert len(set(callers)) == len(loads)
    function = subject(waits + "v_mov_b32 v5, v1", arch)
    left = [seams.visits[number].subject.program.blocks[0].last.offset for number in callers]  # type: ignore[union-attr]
    visits = {
        seams.enter(number << 32 | offset, 5000, function)
        for number, offset in zip(callers, left, strict=True)
    }
    assert len(visits) == 1


def test_ways_without_end_are_not_followed_without_end() -> None:
    """Each visit brings one more load along; from some visit on they are taken for none."""
    seams, number = Seams(), LAUNCH
    part = subject("global_load_b32 v1, v0, s[0:1]\ns_call_b64 s[30:31], 5")
    offset = part.program.blocks[0].last.offset
    found = []
    for _ in range(3 * MAX_VISITS):
        number = seams.enter(number << 32 | offset, 0, part)
        found.append(number)
    assert len(set(found)) <= MAX_VISITS + 1
    assert part.entry_va == ENTRY


@pytest.mark.parametrize("callers", [8, 60])
def test_each_of_many_callers_has_loads_of_its_own_in_flight(bench: Any, callers: int) -> None:
    ways = [f"global_load_b32 v{10 + way}, v9, s[0:1]\n{CALL}" for way in range(callers)]
    last = f"v_add_nc_u32 v2, v2, v{9 + callers}\n"
    wait = "s_waitcnt vmcnt({})\n".format
    text = BEGIN + wait(0).join(ways) + "{}" + last + STORE + END + THERE + "s_nop 0\n" + BACK
    run(bench, text.format(wait(0)), "fast")
    with pytest.raises(SimFault) as caught:
        run(bench, text.format(""), "fast")
    where: dict[str, Any] = dict(caught.value.where)
    assert (caught.value.code, where["reg"]) == ("E_WAIT_MISSING", f"v{9 + callers}")
    assert where["pc"] - where["issued_pc"] == 8 + 4  # the load and the call


def test_an_offset_in_a_context_is_signed() -> None:
    offsets = (0, 4, (1 << 31) - 4, -4, -(1 << 31))
    assert [signed(7 << 32 | offset & 0xFFFFFFFF) for offset in offsets] == list(offsets)
