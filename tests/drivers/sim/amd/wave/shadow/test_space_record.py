"""What the shadow's record holds when a launch begins, and while waves and groups take turns (space.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import TaskOrder
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow import space as space_module
from drivers.sim.amd.wave.shadow.clock import ReleaseExtent
from drivers.sim.amd.wave.shadow.layout import DOUBT_BYTES, EPOCHS, FIELDS, IN_WINDOW, MOST_DWORDS
from drivers.sim.amd.wave.shadow.space import Shadow, shadow_of
from drivers.sim.amd.wave.shadow.sync import ACQUIRES, IN_LDS, NEAR, PARTIAL, RELEASES
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

WGP_MODE = 1 << 29  # of RSRC1
LAUNCH = Launch(
    "gfx1100", 0x4000, 0, 0, 0, (), (1, 1, 1), (32, 1, 1), True, 0, 0, {"queue": 3, "ring_off": 8}
)


@dataclass
class Kernel:
    """As much of a kernel as the shadow asks when a launch begins."""

    wave_size: int = 32
    waves: int = 1
    lds_bytes: int = 512
    doubts: int = 2
    follows_private: bool = False

    @property
    def abi(self) -> Any:
        return SimpleNamespace(wave_size=self.wave_size, waves=self.waves, lds_bytes=self.lds_bytes)

    def text_at(self, offset: int) -> str:
        return f"at {offset}"

    def cause_at(self, offset: int) -> None:
        return None


@pytest.fixture
def shadow() -> Shadow:
    return Shadow(AddressSpace(Regions()))


def began(shadow: Shadow, launch: Launch = LAUNCH, **kernel: Any) -> dict[str, int]:
    """The fields of the record after a launch has begun."""
    asked: Any = Kernel(**kernel)
    assert shadow.begin(launch, asked) == shadow.record.ctypes.data
    return fields(shadow)


def fields(shadow: Shadow) -> dict[str, int]:
    return {name: int(shadow.record[at]) for name, at in vars(FIELDS).items() if at < FIELDS.count}


def test_a_launch_is_a_task_of_its_queue_and_comes_after_all_before(shadow: Shadow) -> None:
    first = began(shadow)
    assert (first["first"], first["ordered"], first["task"]) == (1, 1, 0)
    shadow.record[FIELDS.epoch] = 9
    shadow.record[FIELDS.lds_log_count] = shadow.record[FIELDS.log_count] = 2
    second = began(shadow, replace(LAUNCH, entry_va=0x5000, where={}))
    assert (second["first"], second["ordered"], second["task"]) == (10, 10, 1)
    assert (second["lds_bytes"], second["lds_log_count"], second["log_count"]) == (512, 0, 0)
    assert second["log_era"] == first["log_era"] + 1
    assert [(task.name, task.first, task.entry_va) for task in shadow.tasks] == [
        ("dispatch 1 (queue 3, ring offset 0x8)", 1, 0x4000), ("dispatch 2", 10, 0x5000),
    ]  # fmt: skip


def test_a_launch_that_does_not_come_after_all_keeps_the_reads_before_it(shadow: Shadow) -> None:
    era = began(shadow)["log_era"]
    shadow.record[FIELDS.log_count] = 2
    found = began(shadow, replace(LAUNCH, order=TaskOrder(1, 1, {})))
    assert (found["log_count"], found["log_era"]) == (2, era)


def test_what_the_launch_before_left_is_gone(shadow: Shadow) -> None:
    began(shadow)
    shadow.fault, clocks = SimFault("E_RACE", "", {}), shadow.clocks
    shadow.notes[4] = "a note"
    began(shadow)
    assert (shadow.fault, shadow.notes) == (None, {}) and shadow.clocks is not clocks
    shadow.fault = SimFault("E_RACE", "", {})
    shadow.forget_launch()
    assert shadow.fault is shadow.launch is None


@pytest.mark.parametrize(("rsrc1", "shared"), [(0, 1), (WGP_MODE, 0), (WGP_MODE - 1, 1), (1 << 30, 1)])
def test_waves_share_an_l0_unless_the_launch_is_in_wgp_mode(shadow: Shadow, rsrc1: int, shared: int) -> None:
    assert began(shadow, replace(LAUNCH, rsrc1=rsrc1))["l0_is_shared"] == shared


@pytest.mark.parametrize(
    ("size", "waves", "lane_dwords", "rows", "last"),
    [
        (32, 1, 4, 5, 4), (32, 3, 4, 15, 4), (64, 3, 4, 30, 4),
        (32, 1, MOST_DWORDS, MOST_DWORDS + 1, MOST_DWORDS),
        (32, 1, MOST_DWORDS + 1, MOST_DWORDS + 1, MOST_DWORDS),
    ],
)  # fmt: skip
def test_defined_lanes_of_registers_and_of_private_memory_have_room(
    shadow: Shadow, size: int, waves: int, lane_dwords: int, rows: int, last: int
) -> None:
    """Of each half wave a row of a byte for each lane and dword, and one more for what lies past the last."""
    launch = replace(LAUNCH, scratch_wave_bytes=4 * lane_dwords * size)
    found = began(shadow, launch, wave_size=size, waves=waves, follows_private=True)
    assert (found["doubt_bytes"], found["private_last"]) == (2 * DOUBT_BYTES + 32 * rows, last)
    assert (found["doubts"], found["private_parts"]) == (shadow.doubts.ctypes.data, size // 32)
    assert found["private"] == found["doubts"] + 2 * DOUBT_BYTES
    assert shadow.doubts.nbytes >= found["doubt_bytes"]
    without = began(shadow, launch, wave_size=size, waves=waves)
    assert (without["doubt_bytes"], without["private_last"]) == (2 * DOUBT_BYTES, 0)


def test_room_for_defined_lanes_grows_only_when_it_is_too_small(shadow: Shadow) -> None:
    room = shadow.doubts
    began(shadow, doubts=1)
    assert shadow.doubts is room and room.nbytes == DOUBT_BYTES
    began(shadow, doubts=3)
    assert shadow.doubts.nbytes == 3 * DOUBT_BYTES
    kept = shadow.doubts
    began(shadow, doubts=2)
    assert shadow.doubts is kept


def test_an_address_space_has_one_shadow() -> None:
    memory = AddressSpace(Regions())
    made = shadow_of(memory)
    assert shadow_of(memory) is made is memory.shadow


def test_places_of_the_record_lead_to_what_they_name(shadow: Shadow) -> None:
    found = fields(shadow)
    arrays = (shadow.epochs, shadow.directory, shadow.lds.words, shadow.log)
    assert [found[name] for name in ("epochs", "directory", "lds", "log")] == [
        each.ctypes.data for each in arrays
    ]
    start, end = shadow.lds_log.ctypes.data, shadow.lds_log.ctypes.data + shadow.lds_log.nbytes
    at = found["lds_log"]
    assert at % 64 == 0 and start <= at < start + 64 and at + (1 << 12) * 192 <= end
    called = [found[name] for name in ("conflict", "page", "refresh", "sync", "undefined")]
    assert 0 not in called and len(set(called)) == 5
    assert (found["tag"], found["log_era"]) == (15, 1)


# -- the end of a launch -----------------------------------------------------------------------------


def test_what_waits_to_be_looked_at_is_settled_at_the_end(
    shadow: Shadow, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, int]] = []
    library = lambda name: lambda address: called.append((name, address))  # noqa: E731
    monkeypatch.setattr(space_module, "library", library)
    monkeypatch.setattr(space_module, "drain_log", lambda record: called.append(("drain", len(record))))
    assert shadow.end(5) is None and called == []
    shadow.record[FIELDS.lds_log_count] = 1
    assert shadow.end(5) is None and called == [("db_settle_lds", 5)]
    shadow.fault = fault = SimFault("E_RACE", "", {})
    assert shadow.end(6) is fault and len(called) == 1
    shadow.settle(7)
    shadow.pass_barrier(8)
    assert called[1:] == [("db_process_lds", 7), ("drain", FIELDS.count), ("db_strict_round", 8)]


# -- turns -------------------------------------------------------------------------------------------


@pytest.fixture
def waiting(shadow: Shadow, monkeypatch: pytest.MonkeyPatch) -> Shadow:
    """One whose record counts up from 100, with nothing in its logs."""
    monkeypatch.setattr(shadow, "settle", lambda address: None)
    shadow.record[:] = 100 + np.arange(FIELDS.count)
    return shadow


def test_a_wave_goes_on_in_an_epoch_of_its_own(waiting: Shadow) -> None:
    waiting.record[FIELDS.wave], waiting.record[FIELDS.window] = 2, IN_WINDOW
    absent = waiting.leave_wave(0)
    before = waiting.record.copy()
    waiting.record[:] = 7
    waiting.record[FIELDS.epoch] = new = EPOCHS + 20
    waiting.resume_wave(absent)
    names = ("wave", "window", "clean")
    assert all(waiting.record[vars(FIELDS)[name]] == before[vars(FIELDS)[name]] for name in names)
    assert waiting.record[FIELDS.epoch] == waiting.record[FIELDS.mine] == new + 1
    assert waiting.record[FIELDS.interval] == 7, "the group's, not the wave's"
    assert waiting.epochs[4 * 21 : 4 * 22].tolist() == [new + 1, 7, 2 | IN_WINDOW, 7]
    assert not waiting.epochs[: 4 * 21].any() and not waiting.epochs[4 * 22 :].any()


@pytest.mark.parametrize("lds", [0, 512])
def test_a_group_goes_on_with_its_lds_and_its_defined_lanes(waiting: Shadow, lds: int) -> None:
    waiting.record[FIELDS.lds_bytes] = lds
    waiting.lds.words[:], waiting.doubts[:] = 3, 4
    absent, before = waiting.leave_group(0), fields(waiting)
    waiting.record[:], waiting.lds.words[:], waiting.doubts[:] = 7, 8, 9
    waiting.record[FIELDS.epoch] = 50
    waiting.resume_group(absent)
    found = fields(waiting)
    kept = {name for name, value in found.items() if value == before[name] and name != "lds_bytes"}
    assert kept == {
        "group_id", "interval", "scalar", "tag", "lds_written", "lds_full", "lds_host", "lds_interval",
        "late", "seen_interval", "last_interval",
    }  # fmt: skip
    assert found["group"] == 51
    assert set(waiting.lds.words.tolist()) == {3 if lds else 8} and set(waiting.doubts.tolist()) == {4}


# -- what compiled code asks -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flags", "shared", "extent"),
    [
        (RELEASES, 0, ReleaseExtent.ALL), (RELEASES | IN_LDS, 1, ReleaseExtent.ALL),
        (RELEASES | PARTIAL, 1, ReleaseExtent.GROUP), (RELEASES | PARTIAL | IN_LDS, 1, ReleaseExtent.GROUP),
        (RELEASES | PARTIAL | IN_LDS, 0, ReleaseExtent.LDS), (RELEASES | PARTIAL, 0, None),
    ],
)  # fmt: skip
def test_what_a_release_hands_on(
    shadow: Shadow, flags: int, shared: int, extent: ReleaseExtent | None
) -> None:
    """LLVM AMDGPUUsage, memory model gfx11: stores in flight are seen in order behind one L0."""
    shadow.record[FIELDS.l0_is_shared], shadow.record[FIELDS.exec] = shared, 1
    shadow.record[FIELDS.epoch], shadow.record[FIELDS.interval] = 5, 4
    shadow._sync(flags)
    released = list(shadow.clocks.released.values())
    assert [(each.extent, each.epoch, each.interval) for each in released] == [(extent, 5, 4)] * bool(extent)


def test_an_address_in_lds_is_another_one_in_each_group_and_none_in_memory(shadow: Shadow) -> None:
    record = shadow.record
    record[FIELDS.exec], record[FIELDS.base] = 0b101, 0x40
    record[FIELDS.offsets : FIELDS.highs].view(np.uint32)[:3] = [0, 4, 8]
    for group, flags in ((0, RELEASES), (0, RELEASES | IN_LDS), (2, RELEASES | IN_LDS), (0, ACQUIRES)):
        record[FIELDS.group_id] = group
        shadow._sync(flags)
    assert sorted(shadow.clocks.released) == [-1 - (2 << 32 | at) for at in (0x48, 0x40)] + [
        -0x49, -0x41, 0x40, 0x48,
    ]  # fmt: skip


def test_who_acquires_knows_what_was_released_and_sees_it_when_it_has_refreshed(shadow: Shadow) -> None:
    record = shadow.record
    record[FIELDS.exec] = 1
    for group, wave, epoch, flags in ((0, 3, 5, RELEASES), (1, 0, 6, ACQUIRES | NEAR), (1, 0, 6, ACQUIRES)):
        record[FIELDS.group_id], record[FIELDS.wave], record[FIELDS.epoch] = group, wave, epoch
        shadow._sync(flags)
        assert shadow.clocks.is_ordered(0, 3, 5) == (flags == ACQUIRES)
    assert not shadow.clocks.is_seen(0, 3, 5)
    shadow._refresh()
    assert shadow.clocks.is_seen(0, 3, 5)


def test_lanes_that_lack_a_value_are_named_of_the_whole_wave(shadow: Shadow) -> None:
    began(shadow)
    shadow.record[FIELDS.private_last] = 0
    for part, lanes in ((0, "0,31"), (1, "32,63")):
        shadow._undefined(VGPR + 5, 1 << 31 | 1, part, 0x20)
        assert shadow.fault is not None and shadow.fault.code == "E_UNINIT"
        assert shadow.fault.where["lanes"] == lanes and shadow.fault.where["pc"] == 0x4020
        assert "private memory" not in shadow.fault.detail
    shadow.record[FIELDS.private_last] = 1
    shadow._undefined(5, 1, 0, 0x20)
    assert shadow.fault is not None and "lanes" not in shadow.fault.where
    assert "or loaded it from private memory" in shadow.fault.detail


def test_dwords_are_judged_up_to_the_first_that_breaks_a_rule(
    shadow: Shadow, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[tuple[int, str, int, int, int]] = []
    fault = SimFault("E_RACE", "", {})

    class Access(space_module.Accessing):
        def judge(self, va: int, mask: int) -> SimFault | None:
            judged.append((self.space, self.verb, self.pc, va, mask))
            return fault if va == 0x108 else None

    monkeypatch.setattr(space_module, "Accessing", Access)
    assert shadow._conflict(1 << 4 | 1, 0x100, 2, 15, 4) == 0
    assert judged == [(1, "write", 4, 0x100, 15), (1, "write", 4, 0x104, 15)]
    assert shadow._conflict(2, 0x104, 3, 3, 8) == 1
    assert judged[2:] == [(0, "atomic", 8, 0x104, 3), (0, "atomic", 8, 0x108, 3)]
    assert shadow.fault is fault
    assert shadow._conflict(0, 0x100, 1, 15, 4) == 1 and len(judged) == 4, "one fault is enough"
