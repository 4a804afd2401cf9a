"""Epochs, tasks and lanes as the shadow keeps them, without waves: both sides of each border."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.shadow import state
from drivers.sim.amd.wave.shadow.layout import ATOMIC_SITE, EPOCHS, FIELDS, IN_WINDOW
from drivers.sim.amd.wave.shadow.ranges import touch
from drivers.sim.amd.wave.shadow.space import Shadow, queue_of
from drivers.sim.amd.wave.shadow.tasks import GLOBAL, LDS, Task
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

VA = 0x10_0000
MEMORY = AddressSpace(Regions())


@pytest.fixture
def shadow() -> Shadow:
    return Shadow(MEMORY)


def runs(shadow: Shadow, epoch: int, group: int, wave: int) -> None:
    """An epoch of a wave begins."""
    shadow.epochs[4 * (epoch % EPOCHS) :][:4] = (epoch, group, wave, 0)


# -- epochs and tasks --------------------------------------------------------------------------------


def test_an_epoch_is_its_wave_s_until_a_newer_one_takes_its_place(shadow: Shadow) -> None:
    runs(shadow, 7, 3, 2)
    runs(shadow, 8, 4, 5 | IN_WINDOW)
    runs(shadow, 9, 0xFFFFFFFF, 0)
    assert [shadow.owner_of(epoch) for epoch in (7, 8, 9)] == [(3, 2), (4, 5), (-1, -1)]
    assert [shadow.is_in_window(epoch) for epoch in (7, 8, 9)] == [False, True, False]
    assert [shadow.is_forgotten(epoch) for epoch in (7, 8, 9)] == [False] * 3
    newer = 8 + EPOCHS
    assert (shadow.owner_of(newer), shadow.is_in_window(newer)) == ((-1, -1), False)
    runs(shadow, newer, 6, 1)
    assert (shadow.owner_of(8), shadow.owner_of(newer)) == ((-1, -1), (6, 1))
    assert shadow.is_forgotten(8) and not shadow.is_forgotten(newer)


def test_an_epoch_belongs_to_the_last_task_that_began_before_it_or_with_it(shadow: Shadow) -> None:
    shadow.tasks += [Task("one", 4), Task("two", 6), Task("three", 9)]
    named = {epoch: shadow.task_of(epoch).name for epoch in (3, 4, 5, 6, 8, 9, 100)}
    assert named == {3: "one", 4: "one", 5: "one", 6: "two", 8: "two", 9: "three", 100: "three"}


def test_a_party_is_read_from_its_epoch_and_its_site(shadow: Shadow) -> None:
    shadow.tasks += [Task("dispatch 1", 1, entry_va=0x4000), Task("copy", 5)]
    runs(shadow, 3, 2, 1)
    site = 5 << 4 | 15
    writer, reader = (shadow.party(3, site, row) for row in ("writer", "reader"))
    assert (writer.verb, writer.group, writer.wave, writer.pc, writer.is_atomic) == (
        "write", 2, 1, 0x4014, False,
    )  # fmt: skip
    assert (reader.verb, shadow.party(3, site | ATOMIC_SITE, "writer").is_atomic) == ("read", True)
    copy = shadow.party(5, 15, "reader")
    assert (copy.task.name, copy.group, copy.wave, copy.pc) == ("copy", -1, -1, 0)


def test_tasks_are_numbered_but_for_the_host_s(shadow: Shadow) -> None:
    """A task of the card counts as work; who comes after which is asked of queues only."""
    for engine, number, after in (
        (1, 1, {1: 0}),
        (HOST, 1, {}),
        (1, 2, {1: 1}),
        (HOST, 0, None),
        (2, 1, None),
    ):
        shadow.begin_task("task", TaskOrder(engine, number, after))
    assert [(task.engine, task.number, task.first) for task in shadow.tasks] == [
        (1, 1, 1), (HOST, 1, 2), (1, 2, 3), (HOST, 0, 4), (2, 1, 5),
    ]  # fmt: skip
    assert shadow.works == 4
    assert shadow.firsts == {1: ([1, 2], [1, 3])}


def test_a_task_comes_after_what_its_queue_knows_and_not_after_the_rest(shadow: Shadow) -> None:
    """Dispatches of queue 1 leave no marks: `ordered` is the first epoch of the oldest that is not over."""
    for number in (1, 2, 3):
        shadow.begin_task("dispatch", TaskOrder(1, number, {1: number - 1}))
    assert shadow.begin_task("after all", TaskOrder(2, 1, {1: 3}))[1:] == (4, 4)
    assert shadow.begin_task("after two", TaskOrder(3, 1, {1: 2, 2: 1}))[1:] == (5, 3)
    assert shadow.begin_task("after none", TaskOrder(4, 1, {2: 1, 3: 1}))[1:] == (6, 1)
    assert shadow.record[FIELDS.first] == shadow.record[FIELDS.epoch] == 6
    assert shadow.begin_task("after everything", TaskOrder(5, 1))[1:] == (7, 7)


def test_what_copies_and_the_host_left_is_brought_to_just_before_a_task(shadow: Shadow) -> None:
    for name, engine in (("copy", 1), ("the host", HOST)):
        order = TaskOrder(engine, 1, {1: 1})
        assert touch(shadow, name, [("write", VA + 64 * engine, 4)], order) is None
    _, epoch, ordered = shadow.begin_task("work", TaskOrder(2, 1, {}))
    assert (ordered, epoch) == (3, 5)
    assert [shadow.task_of(each).name for each in (3, 4, 5)] == ["copy", "the host", "work"]
    writer = shadow.rows_at(GLOBAL, VA)["writer"]
    assert (writer[(VA + 64 & 0xFFFF) >> 2], writer[(VA & 0xFFFF) >> 2]) == (3, 4)
    assert shadow.owner_of(3) == shadow.owner_of(5) == (-1, -1)


# -- lanes of an access ------------------------------------------------------------------------------


def accessing(shadow: Shadow, base: int, size: int, places: dict[int, int]) -> None:
    """`places`: offsets from `base`, of 64 bits, of the lanes that are on."""
    record = shadow.record
    record[FIELDS.base], record[FIELDS.size] = base, size
    record[FIELDS.exec] = sum(1 << lane for lane in places)
    rows = [record[at : at + 16].view(np.uint32) for at in (FIELDS.offsets, FIELDS.highs)]
    for lane, offset in places.items():
        rows[0][lane], rows[1][lane] = offset & 0xFFFFFFFF, offset >> 32


def test_lanes_touch_a_dword_from_its_first_byte_to_its_last(shadow: Shadow) -> None:
    accessing(shadow, VA, 2, {0: 6, 1: 7, 2: 8, 30: 11, 31: 12})
    assert shadow.places_at(VA + 8) == [(1, VA + 7), (2, VA + 8), (30, VA + 11)]
    assert shadow.lanes_at(VA + 8) == [1, 2, 30]
    shadow.first_lane = lambda: 32
    assert shadow.lanes_at(VA + 8) == [33, 34, 62]
    assert shadow.starts() == [VA + 6, VA + 7, VA + 8, VA + 11, VA + 12]


def test_high_halves_of_addresses_are_told_where_they_are_asked_for(shadow: Shadow) -> None:
    accessing(shadow, 0, 4, {0: 0x1_0000_0010, 31: 0x7FFF_0000_0004})
    assert shadow._lane_addresses() == [(0, 0x1_0000_0010), (31, 0x7FFF_0000_0004)]
    assert shadow.starts() == [0x10, 4]


@pytest.mark.parametrize(("size", "lane"), [(1, 0), (4, 31), (6, 3), (16, 5)])
def test_an_access_that_python_makes_is_told_as_one_lane_s(
    shadow: Shadow, monkeypatch: pytest.MonkeyPatch, size: int, lane: int
) -> None:
    data, told = bytes(range(1, size + 1)), []

    def touched(record_address: int, va: int, count: int, pc: int) -> int:
        fields = [int(shadow.record[at]) for at in (FIELDS.base, FIELDS.exec, FIELDS.size)]
        told.append((record_address, va, count, pc, *fields, bool(shadow.record[FIELDS.data])))
        return int(pc == 8)

    names = []
    monkeypatch.setattr(state, "library", lambda name, kind: names.append(name) or touched)
    shadow.record[FIELDS.offsets : FIELDS.refresh] = 9
    assert shadow.tell_lane(0x50, "write", VA, data, lane, 4)
    assert shadow.starts() == [VA]
    assert not shadow.tell_lane(0x50, "read", VA, data, lane, 8)
    same = (VA, 1 << lane, size)
    assert told == [(0x50, VA, size, 4, *same, True), (0x50, VA, size, 8, *same, False)]
    assert names == ["db_touch_global_write", "db_touch_global_read"]
    assert shadow.record[FIELDS.highs] == 9, "what lies behind the offsets stays"


# -- what is forgotten -------------------------------------------------------------------------------


@pytest.mark.parametrize(("past", "tag"), [(0, state.LAST_TAG), (1, 15)])
def test_lds_begins_anew_when_its_tags_run_out(shadow: Shadow, past: int, tag: int) -> None:
    shadow.record[FIELDS.tag] = state.LAST_TAG + past
    shadow.lds.words[:] = 3
    shadow.begin_task("task", TaskOrder())
    assert shadow.record[FIELDS.tag] == tag
    assert shadow.lds.words.any() == (past == 0)


@pytest.mark.parametrize("most", ["epochs", "tasks"])
@pytest.mark.parametrize("past", [0, 1])
def test_all_is_forgotten_when_epochs_or_tasks_run_out(
    shadow: Shadow, monkeypatch: pytest.MonkeyPatch, most: str, past: int
) -> None:
    assert touch(shadow, "copy", [("write", VA, 4)], TaskOrder(1, 1, {})) is None
    if most == "epochs":
        shadow.record[FIELDS.epoch] = state.LAST_EPOCH + past
    else:
        monkeypatch.setattr(state, "MAX_TASKS", 1 - past)
    _, epoch, _ = shadow.begin_task("task", TaskOrder(2, 1, {1: 1}))
    assert [task.name for task in shadow.tasks] == ["copy", "task"][past:]
    assert sorted(shadow.firsts) == [1, 2][past:]
    assert shadow.page_at(VA).words.any() == (past == 0)
    assert (epoch == 1) == (past == 1)
    assert (shadow.marks.of(1, [1]) is None) == (past == 1)


def test_reads_in_the_log_are_forgotten_with_their_epochs(shadow: Shadow) -> None:
    shadow.record[FIELDS.log_count], shadow.record[FIELDS.epoch] = 1, state.LAST_EPOCH + 1
    shadow._stay_in_range()
    assert (shadow.record[FIELDS.log_count], shadow.record[FIELDS.epoch]) == (0, 0)


@pytest.mark.parametrize(("pages", "kept"), [(3, 3), (4, 1)])
def test_pages_are_looked_through_when_there_are_more_than_the_most(pages: int, kept: int) -> None:
    regions = Regions()
    memory = AddressSpace(regions)
    regions.add(VA + 0xF000, 0x1000_0000, 0x1000)  # the last 4 KiB of a page of the shadow
    shadow = Shadow(memory)
    shadow.most_pages = 3
    for number in range(pages):
        shadow.page_at(VA + 0x1_0000 * number)
    shadow.directory[:] = 0
    shadow._stay_in_range()
    assert len(shadow.pages) == kept and shadow.most_pages == 3
    assert shadow.directory.all() == (kept == 1)
    assert VA >> 16 in shadow.pages


def test_twice_as_many_pages_as_are_mapped_are_kept_before_the_next_look() -> None:
    regions = Regions()
    memory = AddressSpace(regions)
    regions.add(VA, 0x1000_0000, 0x5_0000)
    shadow = Shadow(memory)
    shadow.most_pages = 3
    for number in range(6):
        shadow.page_at(VA + 0x1_0000 * number)
    shadow._stay_in_range()
    assert (len(shadow.pages), shadow.most_pages) == (5, 10)


def test_a_page_is_made_once_and_lds_has_one_of_its_own(shadow: Shadow) -> None:
    assert shadow.page_at(VA) is shadow.page_at(VA + 0xFFFF) is not shadow.page_at(VA + 0x1_0000)
    assert shadow.rows_at(GLOBAL, VA) is shadow.page_at(VA).rows
    assert shadow.rows_at(LDS, VA) is shadow.lds.rows
    assert shadow._page(VA >> 16) == shadow.page_at(VA).words.ctypes.data


@pytest.mark.parametrize(
    ("where", "words"),
    [({}, ""), ({"queue": 3}, ""), ({"queue": 3, "ring_off": 0x40}, " (queue 3, ring offset 0x40)")],
)
def test_a_dispatch_is_named_by_its_queue_where_that_is_known(where: dict[str, object], words: str) -> None:
    assert queue_of(where) == words
