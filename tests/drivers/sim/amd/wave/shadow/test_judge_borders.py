"""One access against one before it, epoch by epoch: both sides of each border that judge.py looks at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.request import Launch
from drivers.sim.amd.wave.shadow.judge import Accessing
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE, FIELDS, IN_WINDOW
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.amd.wave.shadow.tasks import GLOBAL, LDS, Party, Task
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

VA, ENTRY, SITE = 0x10_0000, 0x4000, 3 << 4 | 15
LAUNCH = Launch("gfx1100", ENTRY, 0, 0, 0, (), (1, 1, 1), (64, 1, 1), True, 0, 0, {"queue": 1})
# Wave 0 of group 1 runs in epoch 20, its third since the last barrier. Epochs before: see `OWNERS`.
RECORD = {
    "first": 10, "group": 14, "interval": 17, "mine": 18, "epoch": 20, "group_id": 1, "clean": 12,
    "last_interval": 15, "lds_bytes": 64, "l0_is_shared": 1, "size": 4, "exec": 1, "tag": 31,
    "scalar": 30, "seen_interval": 17, "lds_interval": 17,
}  # fmt: skip
OWNERS = {10: (0, 0), 11: (1, 0), 12: (1, 1), 13: (0, 1), 14: (1, 1), 15: (1, 1), 16: (1, 1), 17: (1, 1),
          18: (1, 0), 19: (1, 0), 20: (1, 0)}  # fmt: skip
ABI = SimpleNamespace(wave_size=32, waves=2, lds_bytes=64)


@dataclass
class Kernel:
    """What the judge asks of the code."""

    has_swaps: bool = False
    is_synchronised: bool = False
    early: bool = False
    late: bool | None = False
    moving: bool = False
    flags: tuple[int, ...] = ()
    look: bool | None = None
    doubts: int = 1
    follows_private: bool = False
    abi = ABI

    def text_at(self, offset: int) -> str:
        return f"at {offset}"

    def is_early(self, offset: int) -> bool:
        return self.early

    def is_late(self, offset: int) -> bool | None:
        return self.late

    def is_moving(self, offset: int) -> bool:
        return self.moving

    def flag_at(self, offset: int) -> bool | None:
        return True if offset in self.flags else None

    def looks_at(self, load: int, store: int) -> bool | None:
        return self.look if (load, store) == (8, 12) else None


def shadow_with(kernel: Kernel | None = None, after: Any = None, **fields: int) -> Shadow:
    shadow = Shadow(AddressSpace(Regions()))
    asked: Any = kernel or Kernel()
    shadow.tasks.append(Task("copy", 1, 2, 3))
    shadow.begin(replace(LAUNCH, order=TaskOrder(1, 1, after)), asked)
    shadow.tasks[-1] = replace(shadow.tasks[-1], first=RECORD["first"])
    for name, value in (RECORD | fields).items():
        shadow.record[vars(FIELDS)[name]] = value
    for epoch, (group, wave) in OWNERS.items():
        shadow.epochs[4 * epoch : 4 * epoch + 4] = (epoch, group, wave, 1)
    return shadow


def met(
    shadow: Shadow, verb: str, epoch: int, site: int = SITE, row: str = "writer", space: int = GLOBAL,
    ahead: int = 0,
) -> str:  # fmt: skip
    """The code of the fault, if any, of an access at 8 that meets one at 12."""
    access = Accessing(shadow, space, verb, 8)
    shadow.clocks.enter(access.group, access.wave, int(shadow.record[FIELDS.interval]))
    va = VA + ahead if space == GLOBAL else 4
    found = access.meet(epoch, site, row, va, 15, shadow.rows_at(space, va))
    return found.code if found is not None else ""


# -- which epochs come before ------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["read", "write"])
def test_epochs_of_the_own_wave_and_those_before_the_barrier_come_before(verb: str) -> None:
    shadow = shadow_with()
    found = {epoch: met(shadow, verb, epoch) for epoch in OWNERS}
    others = (10, 13)  # of another group
    races = dict.fromkeys((*others, 17), "E_RACE")
    assert found == {epoch: races.get(epoch, "") for epoch in OWNERS}


def test_of_lds_only_what_the_own_group_did_counts() -> None:
    shadow = shadow_with()
    found = {epoch: met(shadow, "write", epoch, space=LDS) for epoch in OWNERS}
    assert {epoch for epoch, code in found.items() if code} == {17}
    assert found[17] == "E_LDS_RACE"


@pytest.mark.parametrize(("after", "code"), [({2: 2}, "E_RACE"), ({2: 3}, ""), (None, "")])
def test_before_the_launch_its_order_decides(after: dict[int, int] | None, code: str) -> None:
    assert met(shadow_with(after=after), "read", 9) == code
    assert met(shadow_with(after=after), "read", 10) == "E_RACE", "of this launch"


def test_what_no_byte_or_no_epoch_shares_is_nothing() -> None:
    shadow = shadow_with()
    assert met(shadow, "write", 17, 3 << 4 | 15) == "E_RACE"
    assert met(shadow, "write", 0) == ""
    access = Accessing(shadow, GLOBAL, "write", 8)
    rows = shadow.rows_at(GLOBAL, VA)
    assert access.meet(17, 3 << 4 | 3, "writer", VA, 12, rows) is None
    assert access.meet(17, 3 << 4 | 6, "writer", VA, 12, rows) is not None


@pytest.mark.parametrize(("epoch", "code"), [(9, "E_RACE"), (10, ""), (13, "")])
def test_an_epoch_of_the_launch_that_is_forgotten_is_nobody_s(epoch: int, code: str) -> None:
    shadow = shadow_with(after={})
    shadow.epochs[4 * epoch] = 0
    assert met(shadow, "write", epoch) == code


def test_an_atomic_s_store_is_no_race_for_reads_where_the_kernel_compares_and_swaps() -> None:
    for verb in ("read", "scalar", "write"):
        for site, swaps in ((SITE | ATOMIC_SITE, True), (SITE, True), (SITE | ATOMIC_SITE, False)):
            code = "" if verb != "write" and site != SITE and swaps else "E_RACE"
            assert met(shadow_with(Kernel(has_swaps=swaps)), verb, 13, site) == code, (verb, site, swaps)


@pytest.mark.parametrize(("scalar", "code"), [(19, "E_SCALAR_STALE"), (18, "E_SCALAR_STALE"), (20, "")])
def test_a_scalar_load_sees_only_epochs_before_the_last_invalidation(scalar: int, code: str) -> None:
    shadow = shadow_with(scalar=scalar)
    assert met(shadow, "scalar", 19) == code
    access = Accessing(shadow, GLOBAL, "scalar", 8)
    if code:
        found = access.meet(19, SITE, "writer", VA, 15, shadow.rows_at(GLOBAL, VA))
        assert found is not None and f"scalar load of {VA:#x}, which" in found.detail
        assert (found.where["va"], found.where["other_pc"]) == (VA, ENTRY + 12)


# -- barriers that do not order ----------------------------------------------------------------------


@pytest.mark.parametrize("space", [GLOBAL, LDS])
def test_what_was_in_flight_at_the_barrier_is_late_from_the_interval_before_on(space: int) -> None:
    name = "seen_interval" if space == GLOBAL else "lds_interval"
    kernel = Kernel(late=True, moving=True)
    fields: dict[str, Any] = {name: 15, "l0_is_shared": 0, "clean": 17}
    found = {e: met(shadow_with(kernel, **fields), "write", e, space=space) for e in (14, 15, 16)}
    race = "E_RACE" if space == GLOBAL else "E_LDS_RACE"
    assert found == {14: "", 15: race, 16: race}
    kernel = Kernel()
    assert not any(met(shadow_with(kernel, **fields), "write", e, space=space) for e in (14, 15, 16))


def test_stores_in_flight_are_seen_behind_the_own_l0() -> None:
    fields: dict[str, Any] = {"seen_interval": 15, "clean": 17}
    assert met(shadow_with(Kernel(moving=True), **fields, l0_is_shared=1), "read", 16) == ""
    assert met(shadow_with(Kernel(moving=True), **fields, l0_is_shared=0), "read", 16) == "E_RACE"


def test_what_is_late_only_round_a_loop_is_noted_of_other_waves() -> None:
    for owner, notes in ((1, 1), (0, 0)):
        shadow = shadow_with(Kernel(late=None), lds_interval=15)
        shadow.epochs[4 * 16 + 2] = owner
        assert met(shadow, "read", 16, space=LDS) == ""
        assert len(shadow.notes) == notes
        assert all(note.startswith("W_LDS_WAIT") and "at 8" in note for note in shadow.notes.values())


@pytest.mark.parametrize(("epoch", "last", "code"), [(16, 16, "E_RACE"), (16, 17, ""), (15, 15, "E_RACE")])
def test_what_came_after_the_signal_is_late_at_the_last_barrier(epoch: int, last: int, code: str) -> None:
    shadow = shadow_with(seen_interval=15, last_interval=last, clean=17)
    shadow.epochs[4 * epoch + 2] = 1 | IN_WINDOW
    assert met(shadow, "read", epoch) == code
    if code:
        found = Accessing(shadow, GLOBAL, "read", 8).meet(
            epoch, SITE, "writer", VA, 15, shadow.rows_at(GLOBAL, VA)
        )
        assert found is not None and "its wave had signalled at the barrier between" in found.detail


# -- caches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("epoch", "reader", "clean", "code"),
    [
        (15, 11, 12, "E_SCOPE"), (15, 11, 15, "E_SCOPE"), (15, 11, 16, ""), (16, 11, 12, "E_SCOPE"),
        (15, 10, 12, ""), (15, 12, 12, ""), (12, 12, 12, ""), (12, 11, 12, "E_SCOPE"), (12, 9, 12, ""),
        (18, 11, 12, ""),
    ],
)  # fmt: skip
def test_a_line_of_l0_is_old_that_the_wave_read_before_another_wave_wrote(
    epoch: int, reader: int, clean: int, code: str
) -> None:
    """Epochs 10 and 12 are not this wave's; from 17 on no barrier is between; before `clean` all is seen."""
    shadow = shadow_with(clean=clean)
    shadow.epochs[4 * 9 : 4 * 10] = (9, 1, 0, 1)
    shadow.rows_at(GLOBAL, VA)["reader"][(VA & 0xFFFF) >> 2] = reader
    assert met(shadow, "read", epoch) == code
    assert met(shadow, "write", epoch) == ""


def test_who_read_a_dword_is_asked_at_its_place_in_the_page() -> None:
    """The second dword was read in epoch 11, the third never."""
    shadow = shadow_with()
    shadow.rows_at(GLOBAL, VA)["reader"][1] = 11
    assert (met(shadow, "read", 15, ahead=4), met(shadow, "read", 15, ahead=8)) == ("E_SCOPE", "")


def test_what_was_released_is_read_where_it_is_after_caches_were_invalidated() -> None:
    shadow = shadow_with()
    assert met(shadow, "read", 13) == "E_RACE"
    shadow.clocks.enter(0, 1, 10)
    shadow.clocks.release(0x40, 13)
    shadow.clocks.enter(1, 0, 17)
    shadow.clocks.acquire(0x40)
    assert (met(shadow, "read", 13), met(shadow, "write", 13)) == ("E_SCOPE", "")
    shadow.clocks.refresh()
    assert met(shadow, "read", 13) == ""
    assert met(shadow, "scalar", 13) == ""
    shadow.record[FIELDS.scalar] = 13
    assert met(shadow, "scalar", 13) == "E_SCALAR_STALE"


# -- atomics and flags -------------------------------------------------------------------------------

CARD, BY_HOST = Task("copy", 1, 2, 3), Task("the host", 1, HOST, 1)


@pytest.mark.parametrize(
    ("verb", "other", "swaps", "synchronised", "both"),
    [
        ("atomic", Party("write", CARD, is_atomic=True), False, False, True),
        ("atomic", Party("write", BY_HOST), False, False, True),
        ("atomic", Party("write", CARD), False, False, False),
        ("write", Party("write", CARD, is_atomic=True), False, False, False),
        ("atomic", Party("read", CARD), True, False, True),
        ("atomic", Party("read", CARD), False, True, False),
        ("read", Party("read", CARD), True, False, False),
        ("atomic", Party("write", CARD), True, False, False),
        ("atomic", Party("write", CARD), False, True, True),
        ("write", Party("write", CARD), False, True, False),
        ("write", Party("write", CARD, is_atomic=True), False, True, True),
        ("read", Party("write", CARD, is_atomic=True), False, True, False),
        ("write", Party("read", CARD, is_atomic=True), False, True, False),
    ],
)  # fmt: skip
def test_what_counts_as_atomic_on_both_sides(
    verb: str, other: Party, swaps: bool, synchronised: bool, both: bool
) -> None:
    shadow = shadow_with(Kernel(has_swaps=swaps, is_synchronised=synchronised))
    assert Accessing(shadow, GLOBAL, verb, 8).both_atomic(other) == both


@pytest.mark.parametrize(
    ("verb", "row", "flags", "code"),
    [
        ("read", "writer", (8,), ""), ("read", "writer", (12,), "E_LDS_RACE"),
        ("write", "reader", (12,), ""), ("write", "reader", (8,), "E_LDS_RACE"),
        ("write", "writer", (8, 12), "E_LDS_RACE"), ("atomic", "writer", (8,), ""),
        ("atomic", "reader", (12,), ""),
    ],
)  # fmt: skip
def test_the_load_of_two_is_the_flag(verb: str, row: str, flags: tuple[int, ...], code: str) -> None:
    shadow = shadow_with(Kernel(flags=flags))
    assert met(shadow, verb, 17, row=row, space=LDS) == code
    is_noted = not code and verb != "atomic"
    assert [note.split(":")[0] for note in shadow.notes.values()] == ["W_FLAG"] * is_noted


@pytest.mark.parametrize(
    ("look", "lanes", "shared", "space", "code"),
    [
        (True, 1, 1, GLOBAL, ""), (True, 3, 1, GLOBAL, "E_RACE"), (False, 1, 1, GLOBAL, ""),
        (False, 1, 0, GLOBAL, "E_RACE"), (True, 1, 0, GLOBAL, ""), (None, 1, 1, GLOBAL, "E_RACE"),
        (False, 1, 0, LDS, ""),
    ],
)  # fmt: skip
def test_a_look_is_one_place_of_all_lanes(
    look: bool | None, lanes: int, shared: int, space: int, code: str
) -> None:
    shadow = shadow_with(Kernel(look=look), exec=lanes, l0_is_shared=shared)
    shadow.record[FIELDS.offsets : FIELDS.highs].view(np.uint32)[1] = 4
    assert met(shadow, "read", 17, space=space) == code
    assert len(shadow.notes) == (not code)
    assert met(shadow, "atomic", 17, space=space).endswith("RACE")


# -- bytes of LDS ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filled", "tag", "code"),
    [
        (31, 31, ""),
        (31, 16, ""),
        (30, 31, "E_LDS_UNINIT"),
        (15, 31, "E_LDS_UNINIT"),
        (47, 31, "E_LDS_UNINIT"),
    ],
)
def test_bytes_of_lds_were_written_by_this_group(filled: int, tag: int, code: str) -> None:
    """A tag is the group's number, four bits up, and a bit for each byte."""
    shadow = shadow_with(tag=tag)
    shadow.rows_at(LDS, 4)["filled"][1] = filled
    for verb in ("read", "atomic"):
        found = Accessing(shadow, LDS, verb, 8).judge(4, 15)
        assert ("" if found is None else found.code) == code
    assert Accessing(shadow, LDS, "write", 8).judge(4, 15) is None
    assert Accessing(shadow, GLOBAL, "read", 8).judge(VA, 15) is None
    early = shadow_with(Kernel(early=True), tag=tag)
    assert Accessing(early, LDS, "read", 8).judge(4, 15) is None


@pytest.mark.parametrize(
    ("size", "written", "code"), [(8, 2, ""), (8, 3, "E_LDS_UNINIT"), (4, 2, "E_LDS_UNINIT")]
)
def test_of_several_dwords_one_is_enough(size: int, written: int, code: str) -> None:
    shadow = shadow_with(size=size)
    shadow.record[FIELDS.offsets] = 4
    shadow.rows_at(LDS, 4)["filled"][written] = 31
    found = Accessing(shadow, LDS, "read", 8).judge(4, 15)
    assert ("" if found is None else found.code) == code
    atomic = Accessing(shadow, LDS, "atomic", 8).judge(4, 15)
    assert atomic is not None and atomic.code == "E_LDS_UNINIT"


@pytest.mark.parametrize(
    ("base", "size", "leaves"), [(60, 4, False), (61, 4, True), (63, 1, False), (64, 1, True)]
)
def test_a_store_leaves_lds_with_its_first_byte_past_the_end(base: int, size: int, leaves: bool) -> None:
    shadow = shadow_with(base=base, size=size)
    assert Accessing(shadow, LDS, "write", 8).leaves_lds() == leaves
    assert not Accessing(shadow, LDS, "read", 8).leaves_lds()
    assert not Accessing(shadow, GLOBAL, "write", 8).leaves_lds()


@pytest.mark.parametrize(
    ("base", "size", "new", "same"),
    [
        (4, 4, [[4, 5, 6, 7]], True), (4, 4, [[4, 5, 6, 8]], False), (7, 1, [[7, 0, 0, 0]], True),
        (7, 1, [[6, 0, 0, 0]], False), (2, 4, [[9, 9, 4, 5]], True), (2, 4, [[2, 3, 4, 4]], False),
        (6, 4, [[6, 7, 9, 9]], True), (0, 8, [[9, 9, 9, 9], [4, 5, 6, 7]], True),
        (0, 8, [[0, 1, 2, 3], [4, 5, 6, 8]], False), (8, 4, [[8, 9, 10, 11]], False),
    ],
)  # fmt: skip
def test_a_store_changes_nothing_that_brings_the_bytes_of_the_dword_that_are_there(
    base: int, size: int, new: list[list[int]], same: bool
) -> None:
    """The dword at 4 holds 4, 5, 6, 7; lane 31 stores."""
    held, columns = np.arange(64, dtype=np.uint8), np.zeros((2, 32, 4), np.uint8)
    columns[: len(new), 31] = new
    shadow = shadow_with(base=base, size=size, exec=1 << 31)
    shadow.record[FIELDS.lds_host], shadow.record[FIELDS.data] = held.ctypes.data, columns.ctypes.data
    assert Accessing(shadow, LDS, "write", 8).changes_nothing(4) == same
    assert not Accessing(shadow, LDS, "atomic", 8).changes_nothing(4)
    shadow.record[FIELDS.data] = 0
    assert not Accessing(shadow, LDS, "write", 8).changes_nothing(4)


def test_bytes_of_a_dword_are_those_inside_lds_or_mapped() -> None:
    held = np.arange(64, dtype=np.uint8)
    shadow = shadow_with(lds_host=held.ctypes.data)
    access = Accessing(shadow, LDS, "write", 8)
    assert (access.bytes_at(60), access.bytes_at(61)) == (bytes(range(60, 64)), b"")
    assert Accessing(shadow, GLOBAL, "write", 8).bytes_at(VA) == b""


def test_a_fault_names_the_lanes_of_the_dword_and_both_sides() -> None:
    shadow = shadow_with(exec=0b1011)
    shadow.record[FIELDS.offsets : FIELDS.highs].view(np.uint32)[:4] = [1, 3, 2, 4]
    shadow.record[FIELDS.base] = VA
    place = Accessing(shadow, GLOBAL, "read", 8).place_at(VA + 4)
    assert place == {
        "queue": 1, "pc": ENTRY + 8, "inst": "at 8", "group": 1, "wave": 0, "lane": 0, "lanes": "0-1,3",
    }  # fmt: skip
    assert "lane" not in Accessing(shadow, GLOBAL, "scalar", 8).place_at(VA + 4)
    found = Accessing(shadow, GLOBAL, "atomic", 8).meet(17, SITE, "reader", VA + 4, 15, {})
    assert isinstance(found, SimFault) and found.detail == (
        f"atomic access by group 1, wave 0 of dispatch 1, at pc {ENTRY + 8:#x} of {VA + 4:#x}, and read by"
        f" group 1, wave 1 of dispatch 1, at pc {ENTRY + 12:#x}: nothing orders them"
    )
