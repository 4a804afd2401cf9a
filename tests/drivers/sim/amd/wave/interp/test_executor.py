"""The reference executor checks as it runs: per rule a kernel that breaks it and one that nearly does.

Covers instructions.py too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.counters import Counters
from drivers.sim.amd.wave.interp import executor as interp
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.wave.check.test_checker import assembled
from tests.drivers.sim.regions import Regions

ENTRY, DATA, RESULT, SCRATCH = 0x10_0000, 0x200_0000, 0x300_0000, 0x7F00_0400_0000
LANES = 32


@dataclass
class Machine:
    """Memory of one run: `data` is read-only,
    `result` and the scratch can be written. s[0:1] and s[2:3] name them.
    """

    data: Any = field(default_factory=lambda: np.arange(1024, dtype=np.uint32))
    result: Any = field(default_factory=lambda: np.zeros(1024, np.uint32))
    scratch_bytes: int = 0
    rooms: int = 1  # groups whose scratch is mapped at once

    def run(
        self,
        text: str,
        *,
        block: int = LANES,
        groups: int = 1,
        lds: int = 0,
        budget: int = 100_000,
        users: int = 4,
    ) -> Counters:
        """Run on the interpreter alone; the static checker does not look first."""
        regions = Regions()
        image = np.frombuffer(assembled(text) + bytes.fromhex("00009fbf") * 16, np.uint8).copy()
        scratch = np.zeros(max(1, self.scratch_bytes * block * self.rooms), np.uint8)
        regions.add(ENTRY, image.ctypes.data, image.nbytes)
        regions.add(DATA, self.data.ctypes.data, self.data.nbytes, writable=False)
        regions.add(RESULT, self.result.ctypes.data, self.result.nbytes)
        regions.add(SCRATCH, scratch.ctypes.data, scratch.nbytes)
        rsrc2 = users << 1 | 1 << 7 | -(-lds // 512) << 15
        launch = Launch(
            "gfx1100", ENTRY, 7, rsrc2, 0, (DATA, 0, RESULT, 0), (groups, 1, 1), (block, 1, 1), True, SCRATCH,
            self.scratch_bytes * LANES, {"queue": 0},
        )  # fmt: skip
        space = AddressSpace(regions)
        return interp.run(launch, load("gfx1100", ENTRY, space, {}), space, budget)


def fault(text: str, machine: Machine | None = None, **more: Any) -> SimFault:
    with pytest.raises(SimFault) as caught:
        (machine or Machine()).run(text, **more)
    return caught.value


def lines(*parts: str) -> str:
    return "\n".join(parts)


LANE_BYTES = "v_lshlrev_b32 v1, 2, v0"
STORE = "global_store_b32 v1, {}, s[2:3]"

# -- undefined data ------------------------------------------------------------------------------


def test_a_lane_that_no_load_filled_may_not_be_stored() -> None:
    start = [LANE_BYTES, "s_mov_b32 exec_lo, 0xffff", "v_mov_b32 v2, 7"]
    found = fault(lines(*start, "s_mov_b32 exec_lo, -1", "v_add_nc_u32 v3, v2, v2", STORE.format("v3")))
    assert (found.code, found.where["lane"], found.where["reg"]) == ("E_UNINIT", 16, "v3")
    machine = Machine()
    machine.run(lines(*start, "v_add_nc_u32 v3, v2, v2", STORE.format("v3")))
    assert machine.result[:32].tolist() == [14] * 16 + [0] * 16


def test_what_a_move_across_lanes_left_undefined_is_told_by_that_move() -> None:
    """Rule W20; other faults are told as they are."""
    start = [LANE_BYTES, "v_mov_b32 v4, 7"]
    found = fault(lines(*start, "v_mov_b32_dpp v3, v4 row_shr:1", STORE.format("v3")))
    assert found.code == "E_DPP_INACTIVE" and "row_shr:1" in str(found)
    assert fault(lines(*start, STORE.format("v3"))).code == "E_UNINIT"


def test_a_stored_group_may_be_undefined_in_part_and_a_spill_as_a_whole() -> None:
    wide = "global_store_b64 v3, v[{}], s[2:3]"
    half = [
        "v_lshlrev_b32 v3, 3, v0",
        "s_mov_b32 exec_lo, 0xffff",
        "v_mov_b32 v4, 7",
        "s_mov_b32 exec_lo, -1",
    ]
    Machine().run(lines(*half, "v_mov_b32 v5, 8", wide.format("4:5")))
    assert fault(lines(*half, "v_readfirstlane_b32 s9, v5", wide.format("4:5"))).code == "E_UNINIT"
    assert fault(lines(*half, "v_mov_b32 v5, v4", wide.format("4:5"))).where["lane"] == 16
    Machine(scratch_bytes=8).run(lines(*half, "v_mov_b32 v5, v4", "scratch_store_b64 off, v[4:5], off"))


def test_an_undefined_lane_may_not_decide_which_lanes_are_on() -> None:
    start = [LANE_BYTES, "s_mov_b32 exec_lo, 1", "v_mov_b32 v2, 0", "s_mov_b32 exec_lo, 3"]
    compare = "v_cmp_eq_u32 vcc_lo, 0, v2"
    assert fault(lines(*start, compare, "s_mov_b32 exec_lo, vcc_lo")).code == "E_UNINIT"
    Machine().run(lines(*start, compare, "s_and_b32 exec_lo, vcc_lo, 1"))


def test_a_choice_needs_only_what_it_takes() -> None:
    start = [
        LANE_BYTES,
        "s_mov_b32 exec_lo, 1",
        "v_mov_b32 v2, 5",
        "s_mov_b32 exec_lo, -1",
        "v_mov_b32 v3, 6",
    ]
    machine = Machine()
    machine.run(lines(*start, "s_mov_b32 vcc_lo, 1", "v_cndmask_b32 v4, v3, v2, vcc_lo", STORE.format("v4")))
    assert machine.result[:3].tolist() == [5, 6, 6]
    text = lines(*start, "s_mov_b32 vcc_lo, 3", "v_cndmask_b32 v4, v3, v2, vcc_lo", STORE.format("v4"))
    assert fault(text).where["lane"] == 1


def test_only_the_upper_half_of_a_sum_needs_the_addends_upper_half() -> None:
    start = [
        LANE_BYTES,
        "v_mov_b32 v4, 1",
        "s_mov_b32 exec_lo, 1",
        "v_mov_b32 v5, 0",
        "s_mov_b32 exec_lo, -1",
    ]
    multiply = "v_mad_u64_u32 v[6:7], null, v0, v0, v[4:5]"
    machine = Machine()
    machine.run(lines(*start, multiply, STORE.format("v6")))
    assert machine.result[:3].tolist() == [1, 2, 5]
    assert fault(lines(*start, multiply, STORE.format("v7"))).where["lane"] == 1


def test_a_scalar_that_this_path_did_not_write_is_uninitialised() -> None:
    text = (
        "s_mov_b32 s8, {}\ns_cmp_eq_u32 s8, 1\ns_cbranch_scc1 skip\ns_mov_b32 s6, 0\nskip:\ns_mov_b32 s7, s6"
        "\ns_cmp_eq_u32 s7, 0\ns_cbranch_scc1 out\nout:"
    )
    assert fault(text.format(1)).code == "E_UNINIT"
    Machine().run(text.format(0))


# -- LDS -----------------------------------------------------------------------------------------

FILL = lines(LANE_BYTES, "ds_store_b32 v1, v0", "s_waitcnt lgkmcnt(0)")


def test_lds_outside_the_allocation() -> None:
    found = fault(lines(FILL, "ds_load_b32 v2, v1 offset:508"), lds=512)
    assert (found.code, found.where["lane"]) == ("E_LDS_OOB", 1)
    Machine().run(lines(FILL, "ds_store_b32 v1, v0 offset:384"), lds=512)


def test_lds_that_nobody_wrote() -> None:
    assert fault(lines(FILL, "ds_load_b32 v2, v1 offset:4"), lds=512).code == "E_LDS_UNINIT"
    Machine().run(lines(FILL, "ds_load_b32 v2, v1"), lds=512)


NEIGHBOUR = lines("v_xor_b32 v3, 0x80, v1", "ds_load_b32 v2, v3", "s_waitcnt lgkmcnt(0)")


def test_waves_that_exchange_through_lds_need_a_barrier() -> None:
    assert fault(lines(FILL, NEIGHBOUR), block=64, lds=512).code in ("E_LDS_RACE", "E_LDS_UNINIT")
    rewrite = lines(FILL, "s_barrier", NEIGHBOUR, "ds_store_b32 v1, v0")
    assert fault(rewrite, block=64, lds=512).code == "E_LDS_RACE"
    Machine().run(lines(FILL, "s_barrier", NEIGHBOUR, "s_barrier", "ds_store_b32 v1, v0"), block=64, lds=512)


def test_a_store_in_flight_at_the_barrier_still_races() -> None:
    unwaited = FILL.replace("\ns_waitcnt lgkmcnt(0)", "")
    assert fault(lines(unwaited, "s_barrier", NEIGHBOUR), block=64, lds=512).code == "E_LDS_RACE"
    Machine().run(lines(FILL, "s_barrier", NEIGHBOUR), block=64, lds=512)


def test_atomics_of_two_waves_do_not_race() -> None:
    start = lines("v_mov_b32 v1, 0", "v_mov_b32 v2, 1", "ds_store_b32 v1, v1", "s_waitcnt lgkmcnt(0)")
    once = lines("v_cmpx_gt_u32 32, v0", start, "s_mov_b32 exec_lo, -1", "s_waitcnt lgkmcnt(0)", "s_barrier")
    once = lines("v_mov_b32 v1, 0", "v_mov_b32 v2, 1", once)
    Machine().run(lines(once, "ds_add_u32 v1, v2"), block=64, lds=512)
    assert fault(lines(once, "ds_store_b32 v1, v2"), block=64, lds=512).code == "E_LDS_RACE"


# -- barriers and budgets ------------------------------------------------------------------------


def test_a_barrier_waits_for_no_wave_that_has_ended() -> None:
    skip = lines(
        "v_readfirstlane_b32 s6, v0", "s_cmp_eq_u32 s6, {}", "s_cbranch_scc1 done", "s_barrier", "done:"
    )
    Machine().run(skip.format(32), block=64)
    Machine().run(skip.format(999), block=64)


def test_an_endless_loop_ends_with_the_budget() -> None:
    assert fault("again:\ns_branch again", budget=1000).code == "E_WATCHDOG"
    Machine().run(
        lines("s_mov_b32 s6, 9", "again:", "s_sub_u32 s6, s6, 1", "s_cbranch_scc0 again"), budget=1000
    )


def test_an_endless_loop_tells_what_it_asks_for() -> None:
    asks = (
        "again:",
        "s_load_b32 s8, s[0:1], 0x8",
        "s_waitcnt lgkmcnt(0)",
        "s_cmp_eq_u32 s8, 77",
        "s_cbranch_scc0 again",
    )
    found = fault(lines(*asks), budget=1000)
    assert (found.code, found.where["polled"]) == ("E_WATCHDOG", DATA + 8)


def test_counters_are_those_of_the_fast_path() -> None:
    counters = Machine().run(
        lines("s_mov_b32 s6, 9", "again:", "s_sub_u32 s6, s6, 1", "s_cbranch_scc0 again"), groups=2, block=96
    )
    assert (counters.waves, counters.groups, counters.wave_instructions) == (6, 2, 6 * 22)
    assert counters.by_class == {"salu": 66, "branch": 66}


# -- memory --------------------------------------------------------------------------------------


def test_an_unmapped_address_names_lane_and_address() -> None:
    found = fault(lines(LANE_BYTES, "v_add_nc_u32 v1, 0xfc0, v1", "global_load_b32 v2, v1, s[0:1]"))
    assert (found.code, found.where["lane"], found.where["va"]) == ("E_VM_FAULT", 16, DATA + 4096)
    Machine().run(lines(LANE_BYTES, "v_add_nc_u32 v1, 0xf80, v1", "global_load_b32 v2, v1, s[0:1]"))


def test_a_store_to_read_only_memory() -> None:
    assert fault(lines(LANE_BYTES, "global_store_b32 v1, v0, s[0:1]")).code == "E_VM_PERM"
    Machine().run(lines(LANE_BYTES, "global_store_b32 v1, v0, s[2:3]"))


def test_a_misaligned_atomic() -> None:
    assert fault("v_mov_b32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[2:3]").code == "E_VM_FAULT"
    machine = Machine()
    machine.run("v_mov_b32 v1, 4\nglobal_atomic_add_u32 v1, v0, s[2:3]")
    assert machine.result[1] == sum(range(32))


def test_scratch_beyond_the_lanes_share() -> None:
    assert fault("scratch_store_b32 off, v0, off offset:8", Machine(scratch_bytes=8)).code == "E_SCRATCH_OOB"
    Machine(scratch_bytes=8).run("scratch_store_b32 off, v0, off offset:4")
    assert fault("scratch_store_b32 off, v0, off").code == "E_SCRATCH_OOB"


@pytest.mark.parametrize(("size", "at"), [("b16", 3), ("b32", 1), ("b64", 6), ("b96", 2), ("b128", 13)])
def test_scratch_at_odd_addresses_is_the_same_bytes_one_by_one(size: str, at: int) -> None:
    """Each byte is in its own dword of the lane; what lies before and behind stays."""
    count = int(size[1:]) // 8
    words = [f"v_xor_b32 v{4 + i}, {0x1234567 * (i + 3):#x}, v0" for i in range(4)]
    data = "v4" if count <= 4 else f"v[4:{3 + count // 4}]"
    clear = [f"scratch_store_b32 off, v3, off offset:{place}" for place in range(0, 32, 4)]
    read = [f"scratch_load_u8 v{16 + i}, off, off offset:{at - 1 + i}" for i in range(count + 2)]
    join = ["v_mov_b32 v2, 0", "s_mov_b32 s6, 31", "s_waitcnt vmcnt(0)"]
    join += [
        line
        for i in range(count + 2)
        for line in ("v_mul_lo_u32 v2, v2, s6", f"v_add_nc_u32 v2, v2, v{16 + i}")
    ]
    store = f"scratch_store_{size} off, {data}, off offset:{at}"
    machine = Machine(scratch_bytes=32)
    text = lines(LANE_BYTES, "v_mov_b32 v3, 0", *words, *clear, store, *read, *join, STORE.format("v2"))
    machine.run(text)
    for lane in range(32):
        stored = b"".join((0x1234567 * (i + 3) ^ lane).to_bytes(4, "little") for i in range(4))[:count]
        total = 0
        for byte in (0, *stored, 0):
            total = (total * 31 + byte) % 2**32
        assert machine.result[lane] == total
    back = f"scratch_load_{size.replace('b16', 'u16')} {data}, off, off offset:{at}"
    again = lines(LANE_BYTES, "v_mov_b32 v3, 0", *words, store, "v_mov_b32 v4, 0", back, "s_waitcnt vmcnt(0)")
    machine.run(lines(again, STORE.format("v4")))
    first = [(0x1234567 * 3 ^ lane) & (0xFFFF if count == 2 else 0xFFFFFFFF) for lane in range(32)]
    assert machine.result[:32].tolist() == first


def test_a_scalar_load_behind_a_vector_store() -> None:
    store = lines(LANE_BYTES, STORE.format("v0"), "s_waitcnt_vscnt null, 0x0")
    assert fault(lines(store, "s_load_b32 s6, s[2:3], 0x0")).code == "E_SCALAR_STALE"
    Machine().run(lines(store, "s_load_b32 s6, s[2:3], 0x80"))
    Machine().run(lines(store, "s_dcache_inv", "s_load_b32 s6, s[2:3], 0x0"))


def test_a_loop_that_compares_and_swaps_may_begin_with_an_old_number() -> None:
    """As compilers begin one. Without a swap, and behind a plain store, it is a mistake."""
    values = lines("v_mov_b32 v0, 0", "v_mov_b32 v1, 1", "v_mov_b32 v2, 0")
    load = lines("s_waitcnt_vscnt null, 0x0", "s_load_b32 s6, s[2:3], 0x0")
    swap = lines(values, "global_atomic_cmpswap_b32 v0, v[1:2], s[2:3]")
    Machine().run(lines(swap, load))
    assert fault(lines(values, "global_atomic_add_u32 v0, v1, s[2:3]", load)).code == "E_SCALAR_STALE"
    store = lines(swap, "global_store_b32 v0, v0, s[2:3]")
    assert fault(lines(store, load)).code == "E_SCALAR_STALE"


def test_loaded_values_arrive() -> None:
    machine = Machine()
    machine.run(
        lines(
            LANE_BYTES, "global_load_b32 v2, v1, s[0:1] offset:128", "s_waitcnt vmcnt(0)", STORE.format("v2")
        )
    )
    assert machine.result[:32].tolist() == list(range(32, 64))


# -- groups that take turns ----------------------------------------------------------------------

# Both groups keep their number + 5 in scratch; group 0 waits for group 1, which counts up cell 256.
KEEP = """
    s_add_u32 s5, s4, 5
    v_mov_b32 v2, s5
    scratch_store_b32 off, v2, off offset:4
    v_mov_b32 v5, 0
    s_cmp_eq_u32 s4, 0
    s_cbranch_scc0 last
again:
    global_load_b32 v3, v5, s[2:3] offset:1024 glc
    s_waitcnt vmcnt(0)
    v_cmp_ne_u32 vcc_lo, 1, v3
    s_cbranch_vccnz again
    s_branch out
last:
    v_mov_b32 v3, 1
    global_store_b32 v5, v3, s[2:3] offset:1024
out:
    scratch_load_b32 v4, off, off offset:4
    v_lshlrev_b32 v1, 2, v0
    s_lshl_b32 s6, s4, 7
    v_add_nc_u32 v1, s6, v1
    s_waitcnt vmcnt(0)
    global_store_b32 v1, v4, s[2:3]
"""


def test_groups_on_their_way_at_once_have_scratch_of_their_own() -> None:
    machine = Machine(scratch_bytes=16, rooms=2)
    machine.run(KEEP, groups=2)
    assert machine.result[:64].tolist() == [5] * 32 + [6] * 32


def test_a_group_that_scratch_has_no_room_for_does_not_begin() -> None:
    """Group 0 waits for it in vain: as on a card whose TMPRING_SIZE lets one wave in."""
    found = fault(KEEP, Machine(scratch_bytes=16), groups=2, budget=5_000)
    assert found.code == "E_WATCHDOG"
    turned = KEEP.replace("s_cmp_eq_u32 s4, 0", "s_cmp_eq_u32 s4, 1")
    machine = Machine(scratch_bytes=16)
    machine.run(turned, groups=2)
    assert machine.result[:64].tolist() == [5] * 32 + [6] * 32, "one behind the other"


# -- the launch ----------------------------------------------------------------------------------


def test_missing_user_data_is_refused() -> None:
    assert fault("s_nop 0", users=6).code == "E_USER_SGPR"


def test_an_instruction_without_a_rule_is_refused() -> None:
    found = fault("s_setkill 1")
    assert (found.code, "s_setkill" in found.detail) == ("E_NOT_MODELLED", True)


def test_both_halves_of_a_dual_instruction_read_before_either_writes() -> None:
    machine = Machine()
    swap = "v_dual_mov_b32 v2, v3 :: v_dual_mov_b32 v3, v2"
    machine.run(lines(LANE_BYTES, "v_mov_b32 v2, 5", "v_mov_b32 v3, 6", swap, STORE.format("v2")))
    assert machine.result[0] == 6
