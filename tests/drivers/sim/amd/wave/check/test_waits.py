"""Rules on waits: a loaded register is touched only after its wait, on every path."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.flow import flow
from drivers.sim.amd.wave.check.waits import MARK, MAX_AGE, InFlight, aged, check_waits
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.drivers.sim.amd.wave.rule_kernels import (
    ENTRY,
    LOAD,
    Rules,
    assembled,
    examine,
    fault,
    judge,
    lines,
    subject,
)

FLAT_LOADS = "v_mov_b32 v1, 0\nflat_load_b32 v2, v[0:1]\nflat_load_b32 v3, v[0:1]\n"

SCALARS = "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4\n"
AWAITED = "s_waitcnt lgkmcnt(1)\ns_waitcnt lgkmcnt(0)\n"

BROKEN: Rules = {
    "E_WAIT_MISSING vector": (
        "E_WAIT_MISSING",
        f"{LOAD}\nv_mov_b32 v2, v1",
        f"{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING wrong counter": (
        "E_WAIT_MISSING",
        f"{LOAD}\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v2, v1",
        f"{LOAD}\ns_waitcnt_vmcnt null, 0x0\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING youngest": (
        "E_WAIT_MISSING",
        f"{LOAD}\nglobal_load_b32 v2, v0, s[0:1]\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v2",
        f"{LOAD}\nglobal_load_b32 v2, v0, s[0:1]\ns_waitcnt vmcnt(1)\nv_mov_b32 v3, v1",
    ),
    "E_WAIT_MISSING stored": (
        "E_WAIT_MISSING",
        f"{LOAD}\nglobal_store_b32 v0, v1, s[2:3]",
        f"{LOAD}\ns_waitcnt vmcnt(0)\nglobal_store_b32 v0, v1, s[2:3]",
    ),
    "E_WAIT_MISSING lds": (
        "E_WAIT_MISSING",
        "ds_load_b32 v1, v0\nv_mov_b32 v2, v1",
        "ds_load_b32 v1, v0\nds_load_b32 v3, v0\ns_waitcnt lgkmcnt(1)\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING half from scratch": (
        "E_WAIT_MISSING",
        "v_mov_b32 v1, 0\nscratch_load_d16_hi_u8 v1, off, off\nv_mov_b32 v2, v1",
        "v_mov_b32 v1, 0\nscratch_load_d16_u8 v1, off, off\nscratch_load_d16_hi_u8 v1, off, off\n"
        "s_waitcnt vmcnt(0)\nv_mov_b32 v2, v1",
    ),
    "E_WAIT_MISSING scalar": (
        "E_WAIT_MISSING",
        "s_load_b64 s[6:7], s[0:1], 0x0\ns_mov_b32 s8, s7",
        "s_load_b64 s[6:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s8, s7",
    ),
    "E_WAIT_MISSING flat": (
        "E_WAIT_MISSING",
        "v_mov_b32 v1, 0\nflat_load_b32 v2, v[0:1]\ns_waitcnt vmcnt(0)\nv_mov_b32 v3, v2",
        "v_mov_b32 v1, 0\nflat_load_b32 v2, v[0:1]\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32 v3, v2",
    ),
    "E_WAIT_MISSING flat, the second of two": (
        "E_WAIT_MISSING",
        FLAT_LOADS + "s_waitcnt vmcnt(1) lgkmcnt(1)\nv_mov_b32 v4, v3",
        FLAT_LOADS + "s_waitcnt vmcnt(1) lgkmcnt(1)\nv_mov_b32 v4, v2",
    ),
    "E_WAIT_ORDER scalar": (
        "E_WAIT_ORDER",
        "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s8, s6",
        "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s8, s6",
    ),
    "E_WAIT_ORDER scalar, an operation on LDS since": (
        "E_WAIT_ORDER",
        "s_load_b32 s6, s[0:1], 0x0\nds_load_b32 v1, v0\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s8, s6",
        "s_load_b32 s6, s[0:1], 0x0\nds_load_b32 v1, v0\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s8, s0",
    ),
    "E_WAIT_MISSING the first scalar": (
        "E_WAIT_MISSING",
        "s_load_b32 s0, s[2:3], 0x0\ns_mov_b32 s8, s0",
        "s_load_b32 s0, s[2:3], 0x0\ns_mov_b32 s8, s1",
    ),
    "E_WAIT_MISSING scalar, loaded again": (
        "E_WAIT_MISSING",
        SCALARS + AWAITED + SCALARS + "s_mov_b32 s8, s6",
        SCALARS + AWAITED + "s_mov_b32 s8, s6",
    ),
    "E_WAIT_WAW a load over one from LDS": (
        "E_WAIT_WAW",
        "global_load_b64 v[1:2], v0, s[0:1]\nds_load_b32 v3, v0\nglobal_load_b64 v[2:3], v0, s[0:1]",
        "global_load_b64 v[1:2], v0, s[0:1]\nds_load_b32 v4, v0\nglobal_load_b64 v[2:3], v0, s[0:1]",
    ),
    "E_WAIT_WAW": (
        "E_WAIT_WAW",
        f"{LOAD}\nv_mov_b32 v1, 0",
        f"{LOAD}\n{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v1, 0",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_rule_gets_its_code_and_a_near_miss_passes(name: str) -> None:
    judge(BROKEN, name)


def test_a_wait_missing_on_one_path_is_found() -> None:
    text = lines(
        "s_cmp_eq_u32 s0, s1", LOAD, "s_cbranch_scc1 skip", "s_waitcnt vmcnt(0)", "skip:", "v_mov_b32 v2, v1"
    )
    assert fault(text).code == "E_WAIT_MISSING"
    examine(assembled(text.replace("s_waitcnt vmcnt(0)\nskip:", "skip:\ns_waitcnt vmcnt(0)")))


def test_a_load_at_the_end_of_a_loop_meets_its_use_at_the_start() -> None:
    body = [
        "v_mov_b32 v1, 0",
        "again:",
        "v_mov_b32 v2, v1",
        LOAD,
        "s_cmp_eq_u32 s0, s1",
        "s_cbranch_scc1 again",
    ]
    assert fault(lines(*body)).code == "E_WAIT_MISSING"
    body.insert(4, "s_waitcnt vmcnt(0)")
    examine(assembled(lines(*body)))


def test_loads_in_a_loop_are_counted_per_path() -> None:
    loads = ["v_mov_b32 v2, 0", "again:", LOAD, "v_mov_b32 v3, v2", "s_cmp_eq_u32 s0, s1"]
    loads += ["s_waitcnt vmcnt(0)", "s_cbranch_scc1 again", "v_mov_b32 v3, v1"]
    examine(assembled(lines(*loads)))


def test_a_load_into_the_other_half_of_a_register_may_follow_at_once() -> None:
    low, high = "global_load_d16_b16 v1, v0, s[0:1]", "global_load_d16_hi_b16 v1, v0, s[0:1] offset:2"
    low = lines("v_mov_b32_e32 v1, 0", low)
    examine(assembled(lines(low, high, "s_waitcnt vmcnt(0)", "v_mov_b32_e32 v2, v1")))
    assert fault(lines(low, high, "v_mov_b32_e32 v2, v1")).code == "E_WAIT_MISSING"
    assert fault(lines(low, "global_load_d16_hi_b16 v1, v1, s[0:1]")).code == "E_WAIT_MISSING"


def test_so_may_one_through_a_buffer_resource() -> None:
    """Whose destination is its data operand."""
    low = "buffer_load_d16_b16 v1, off, s[0:3], 0"
    examine(assembled(lines(low, "buffer_load_d16_hi_b16 v1, off, s[0:3], 0 offset:2")))
    assert fault(lines(low, "v_mov_b32 v2, v1")).code == "E_WAIT_MISSING"


# Source: RDNA3 ISA, S_WAIT_IDLE: "all dependency and memory counters at zero".
@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_waiting_until_the_wave_is_idle_waits_for_every_counter(arch: str) -> None:
    loads = [LOAD, "ds_load_b32 v2, v0", "s_load_b32 s6, s[0:1], 0x0", "flat_load_b32 v4, v[8:9]"]
    uses = ["v_add_nc_u32 v3, v1, v2", "v_add_nc_u32 v3, s6, v4"]
    check_waits(subject(lines(*loads, "s_wait_idle", *uses), arch))
    for use in uses:
        with pytest.raises(SimFault, match="E_WAIT_MISSING"):
            check_waits(subject(lines(*loads, "s_nop 0", use), arch))


# Source: RDNA4 ISA, "Data dependency resolution": SAMPLEcnt and BVHcnt are counted apart from LOADcnt.
IMAGES = {
    "samplecnt": "image_sample v4, [v1, v2], s[0:7], s[8:11] dmask:0x1 dim:SQ_RSRC_IMG_2D",
    "bvhcnt": "image_bvh_intersect_ray v[4:7], [v1, v2, v[8:10], v[11:13], v[14:16]], s[0:3]",
}


@pytest.mark.parametrize("counter", IMAGES)
def test_samplers_and_rays_of_gfx12_have_counters_of_their_own(counter: str) -> None:
    def checked(wait: str) -> None:
        check_waits(subject(lines(IMAGES[counter], wait, "v_mov_b32 v3, v4"), "gfx1201"))

    checked(f"s_wait_{counter} 0x0")
    for wait in ("s_nop 0", "s_wait_loadcnt 0x0", f"s_wait_{counter} 0x1"):
        with pytest.raises(SimFault, match=rf"E_WAIT_\w+: v4 .*{counter}"):
            checked(wait)


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("counter", IMAGES)
def test_what_they_read_is_refused_by_name(counter: str, mode: str) -> None:
    bench: Any = Bench(arch="gfx1201")
    start = [f"v_mov_b32 v{index}, 0" for index in range(1, 17)]
    start += [f"s_mov_b32 s{index}, 0" for index in range(2, 12)]
    with pytest.raises(SimFault, match=f"E_NOT_MODELLED: .*{IMAGES[counter].split()[0]}"):
        bench.run(lines(*start, IMAGES[counter]), bench.put(np.zeros(32, np.uint32)), mode=mode)


@pytest.mark.parametrize("count", [63, 64, 65])
def test_a_counter_of_63_says_of_the_64th_operation_back_that_it_is_done(count: int) -> None:
    """Further ones it does not count, nor tell from that one. Source: RDNA4 ISA, S_WAIT_LOADCNT: 6 bits."""
    loads = [f"global_load_b32 v{index}, v0, s[0:1]" for index in range(1, count + 1)]

    def checked(register: int) -> None:
        check_waits(subject(lines(*loads, "s_wait_loadcnt 0x3f", f"v_mov_b32 v99, v{register}"), "gfx1201"))

    for register in range(1, count + 1):
        if register + 63 <= count:
            checked(register)
        else:
            with pytest.raises(SimFault, match="E_WAIT_MISSING"):
                checked(register)


@pytest.mark.parametrize(
    ("before", "code"),
    [
        ((LOAD, "s_wait_dscnt 0x0"), "E_WAIT_COUNTER"),
        ((LOAD, "s_wait_dscnt 0x0", LOAD), "E_WAIT_MISSING"),
        (("s_wait_dscnt 0x0", LOAD), "E_WAIT_MISSING"),
        ((LOAD, "s_wait_dscnt 0x1"), "E_WAIT_MISSING"),
    ],
)
def test_a_wait_for_another_counter_is_named_if_it_was_since_the_load(
    before: tuple[str, ...], code: str
) -> None:
    with pytest.raises(SimFault, match=f"{code}: v1 .*vmcnt"):
        check_waits(subject(lines(*before, "v_mov_b32 v2, v1"), "gfx1201"))


BEGUN = "s_load_b32 s0, s[2:3], 0x0"


@pytest.mark.parametrize(
    ("text", "register"),
    [
        (f"s_cbranch_scc1 a\n{LOAD}\ns_wait_dscnt 0x0\ns_wait_loadcnt 0x0\ns_branch b\na:\n{LOAD}\nb:", "v1"),
        (f"s_cbranch_scc1 b\na:\n{BEGUN}\nb:\ns_mov_b32 s8, s0\ns_cbranch_scc0 a", "s0"),
    ],
)
def test_a_wait_on_a_way_on_which_nothing_is_in_flight_is_not_named(text: str, register: str) -> None:
    """Another way brings the load, without a wait."""
    with pytest.raises(SimFault, match=f"E_WAIT_MISSING: {register} "):
        check_waits(subject(f"{text}\nv_mov_b32 v2, {register}", "gfx1201"))


def in_flight(*texts: str) -> InFlight:
    found = subject(lines(*texts))
    state = InFlight(found)
    for facts in found.blocks[0][:-1]:
        state.step(facts)
    return state


def test_what_goes_along_to_another_function_are_loads_and_whether_scratch_is_stored() -> None:
    one, two = 1 << VGPR + 1, 1 << VGPR + 2
    scratch = "scratch_store_b32 off, v0, off"
    loads = (LOAD, "ds_load_b32 v2, v0", "ds_store_b32 v0, v0")
    carried = in_flight(scratch, scratch, *loads, "global_store_b32 v0, v0, s[0:1]", "s_nop 0").carried(
        {7: 8}
    )
    assert carried.slots == {"load": [one], "lds": [0, two], "scratch": [MARK]}
    assert (carried.lacks_nop, carried.origins, carried.busy) == (True, {7: 8}, one | two)
    done = in_flight(*loads, "s_waitcnt vmcnt(0) lgkmcnt(1)").carried({})
    assert done.slots == {} and done.is_idle


@pytest.mark.parametrize(
    ("texts", "idle"),
    [
        ((), True), ((LOAD,), False), ((LOAD, "s_waitcnt vmcnt(0)"), True), (("ds_store_b32 v0, v0",), True),
        (("global_store_b32 v0, v0, s[0:1]",), False),
        (("s_nop 0", "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"), False),
    ],
)  # fmt: skip
def test_a_wave_is_idle_with_nothing_in_flight_and_its_registers(texts: tuple[str, ...], idle: bool) -> None:
    assert in_flight(*texts).is_idle is idle


def test_states_are_one_where_nothing_tells_them_apart() -> None:
    def key(*texts: str) -> object:
        return in_flight(*texts).carried({}).key()

    assert key(LOAD) == key(LOAD, "s_nop 0") == key("s_nop 0", LOAD)
    keys = [
        key(LOAD),
        key(LOAD, "s_waitcnt lgkmcnt(0)"),
        key(LOAD, "ds_load_b32 v2, v0"),
        key(),
        key(LOAD, LOAD),
    ]
    keys += [key("s_nop 0", "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"), key("ds_load_b32 v1, v0")]
    keys += [key(SCALARS), key(SCALARS + "s_waitcnt lgkmcnt(1)")]
    assert len(set(keys)) == len(keys)


def test_a_fault_says_where_the_load_was_issued() -> None:
    found = fault(lines("v_mov_b32 v1, 0", LOAD, "ds_load_b32 v2, v0", "v_mov_b32 v3, v1"))
    assert found.where["issued_pc"] == ENTRY + 4
    one, part = VGPR + 1, subject("v_mov_b32 v3, v1")
    for origins, issued in (({}, 0), ({one: 0x77}, 0x77)):
        begin = InFlight(part, {"load": [1 << one]}, busy=1 << one, origins=origins)
        with pytest.raises(SimFault) as caught:
            flow(part, begin)
        assert caught.value.where["issued_pc"] == issued


def test_what_is_older_than_a_counter_counts_shares_the_oldest_place() -> None:
    slots = [1 << age for age in range(MAX_AGE + 1)]
    found = aged(slots, 1 << 99)
    assert found == [1 << 99, *slots[:-2], slots[-2] | slots[-1]]
    assert aged(slots[:-1], 1 << 99) == [1 << 99, *slots[:-1]]
