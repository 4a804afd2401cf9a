"""The reference's LDS: bounds, bytes that nobody wrote, and waves that meet at a byte."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.lanes import LaneAddresses
from drivers.sim.amd.wave.interp.lds import Lds
from drivers.sim.amd.wave.interp.state import WaveState
from tests.drivers.sim.amd.wave.conftest import Bench

ADDRESS = "v_lshlrev_b32 v1, 2, v0\nv_mov_b32 v2, v0"


def run(text: str, lds: int = 512, waves: int = 1) -> SimFault | None:
    try:
        Bench().run(f"{ADDRESS}\n{text}", lds=lds, mode="interpret", block=(32 * waves, 1, 1))
    except SimFault as fault:
        return fault
    return None


def test_what_was_stored_is_loaded() -> None:
    bench = Bench()
    out = bench.put(np.zeros(32, np.uint32))
    there_and_back = "ds_store_b32 v1, v2\nds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)"
    bench.run(f"{ADDRESS}\n{there_and_back}\nglobal_store_b32 v1, v3, s[0:1]", out, lds=512, mode="interpret")
    assert bench.arrays[0].tolist() == list(range(32))


@pytest.mark.parametrize(
    ("text", "lds", "code"),
    [
        ("ds_store_b32 v1, v2 offset:512", 512, "E_LDS_OOB"),
        ("ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v4, v3", 512, "E_LDS_UNINIT"),
    ],
)
def test_a_broken_rule_gets_its_code(text: str, lds: int, code: str) -> None:
    fault = run(text, lds)
    assert fault is not None
    assert fault.code == code


def test_two_waves_that_write_one_place_race_and_a_barrier_parts_them() -> None:
    write = "v_mov_b32 v1, 0\nds_store_b32 v1, v2"
    fault = run(write, waves=2)
    assert fault is not None
    assert fault.code == "E_LDS_RACE"
    apart = "ds_store_b32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)"
    assert run("v_and_b32 v1, 0xfc, v1\n" + apart, waves=2) is None


# -- byte by byte -----------------------------------------------------------------------------------


class Wave:
    """As much of a wave as LDS asks: its number, and faults."""

    def __init__(self, index: int) -> None:
        self.index = index

    def fault(self, code: str, detail: str, **more: object) -> SimFault:
        return SimFault(code, detail, more)


def lanes(first: int = 0, **places: int) -> LaneAddresses:
    """Lanes that are on, as ``l3=16``."""
    at, on = np.zeros(32, np.int64), np.zeros(32, bool)
    for name, place in places.items():
        at[int(name[1:])], on[int(name[1:])] = place, True
    return LaneAddresses(at, on, first)


@pytest.mark.parametrize(
    ("at", "size", "lane"), [(60, 4, -1), (61, 4, 3), (0, 64, -1), (0, 65, 3), (-1, 4, 3)]
)
def test_an_access_ends_with_the_last_byte_of_the_group(at: int, size: int, lane: int) -> None:
    lds, wave = Lds(64), cast(WaveState, Wave(0))
    if lane < 0:
        lds.check_range(wave, lanes(l3=at, l5=0), size)
        return
    with pytest.raises(SimFault, match="the group has 0x40") as caught:
        lds.check_range(wave, lanes(32, l3=at, l5=at), size)
    assert (caught.value.code, caught.value.where["lane"]) == ("E_LDS_OOB", 32 + lane)
    lds.check_range(wave, LaneAddresses(np.full(32, at, np.int64), np.zeros(32, bool), 0), size)


@pytest.mark.parametrize(
    ("size", "written", "good"),
    [(4, range(8, 12), True), (4, range(8, 11), False), (1, range(8, 9), True), (8, range(15, 16), True),
     (8, range(16, 20), False), (8, range(7, 8), False), (4, range(9, 12), False)],
)  # fmt: skip
def test_all_bytes_of_a_dword_were_written_and_one_of_more(size: int, written: range, good: bool) -> None:
    lds, wave = Lds(64), cast(WaveState, Wave(0))
    lds.written[list(written)] = True
    assert bool(lds.finds(np.array([8]), size)[0]) == any(8 <= at < 8 + size for at in written)
    if good:
        lds.check_written(wave, lanes(l31=8), size)
        return
    with pytest.raises(SimFault, match="at 0x8") as caught:
        lds.check_written(wave, lanes(l31=8), size)
    assert (caught.value.code, caught.value.where["lane"]) == ("E_LDS_UNINIT", 31)
    assert f"before {'any' if size > 4 else 'all'} of them" in caught.value.detail


def test_what_lies_outside_finds_nothing_there() -> None:
    lds = Lds(64)
    lds.written[[0, 63]] = True
    found = lds.finds(np.array([-4, -3, 60, 61, 64, 56]), 4)
    assert found.tolist() == [False, True, True, True, False, False]


@pytest.mark.parametrize(
    ("first", "second", "races"),
    [("read", "read", False), ("read", "write", True), ("read", "atomic", True), ("write", "read", True),
     ("write", "write", True), ("write", "atomic", True), ("atomic", "read", True), ("atomic", "write", True),
     ("atomic", "atomic", False)],
)  # fmt: skip
def test_two_waves_at_a_byte_race_unless_both_read_or_both_are_atomic(
    first: str, second: str, races: bool
) -> None:
    waves = [cast(WaveState, Wave(index)) for index in (0, 1)]
    lds = Lds(64)
    lds.touch(waves[0], np.arange(4, 8), first)
    lds.touch(waves[0], np.arange(4, 8), second)
    lds.touch(waves[1], np.arange(8, 12), second)
    lds.touch(waves[1], np.arange(0, 4), second)
    if races:
        with pytest.raises(SimFault, match=f"{second} of LDS byte 0x7, after another wave's") as caught:
            lds.touch(waves[1], np.arange(7, 9), second)
        assert (caught.value.code, caught.value.where["lds"]) == ("E_LDS_RACE", 7)
    lds.interval += 1
    lds.touch(waves[1], np.arange(7, 9), second)
    flag = Lds(64, is_flag=True)
    flag.touch(waves[0], np.arange(4), first)
    flag.touch(waves[1], np.arange(4), second)


def test_a_byte_that_several_waves_read_is_nobody_s_to_write() -> None:
    waves = [cast(WaveState, Wave(index)) for index in range(4)]
    lds = Lds(64)
    for wave in waves[:2]:
        lds.touch(wave, np.arange(4), "read")
    for wave in waves:
        with pytest.raises(SimFault, match="E_LDS_RACE"):
            lds.touch(wave, np.arange(4), "write")
    lds.interval += 1
    lds.touch(waves[0], np.arange(4), "read")
    lds.touch(waves[0], np.arange(4), "write")


def test_of_lanes_at_one_place_the_highest_wins_and_all_bytes_count_as_written() -> None:
    lds = Lds(64)
    lds.store(np.array([[4, 5], [5, 6], [4, 5]]), np.array([[1, 2], [3, 4], [5, 6]], np.uint8))
    assert lds.data[3:8].tolist() == [0, 5, 6, 4, 0]
    assert lds.written.nonzero()[0].tolist() == [4, 5, 6]
