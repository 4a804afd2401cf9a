"""A copy that nobody awaits, or the host: what it left races by its name, all else stays plainly in order."""

from __future__ import annotations

from unittest.mock import create_autospec

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.shadow.judge import Accessing
from drivers.sim.amd.wave.shadow.marks import MOST_KEPT, DwordSpan, Marks, TaskMarks
from drivers.sim.amd.wave.shadow.pages import Page
from drivers.sim.amd.wave.shadow.ranges import touch
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.amd.wave.shadow.tasks import Task
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.rig import drain, open_rig, release
from tests.drivers.sim.amd.test_ordering import LOAD, SIZE, STORE, code_of, dispatch
from tests.drivers.sim.amd.test_sdma import copy
from tests.drivers.sim.regions import Regions

VA = 0x10_0000
COPIER, WORKER = 1, 2


def test_only_what_is_still_the_task_s_gets_the_new_epoch() -> None:
    page = Page()
    page.rows["writer"][4:8] = page.rows["reader"][4:8] = [5, 7, 5, 5]
    left = TaskMarks(Task("copy", 5), 5, [DwordSpan(page, "writer", 4, 7), DwordSpan(page, "reader", 6, 8)])
    left.bring_forward(20)
    assert page.rows["writer"][4:8].tolist() == [20, 7, 20, 5]
    assert page.rows["reader"][4:8].tolist() == [5, 7, 20, 20]
    assert page.blocks[0] == 20
    left.bring_forward(30)
    assert page.rows["writer"][4:8].tolist() == [30, 7, 30, 5]


def test_blocks_that_somebody_else_wrote_since_stay_his() -> None:
    page = Page()
    page.rows["writer"][:8] = page.blocks[0] = 9
    TaskMarks(Task("copy", 5), 5, [DwordSpan(page, "writer", 0, 8)]).bring_forward(20)
    assert page.blocks[0] == 9


def test_what_is_not_known_of_every_task_is_known_of_none() -> None:
    marks = Marks()
    for number in (1, 2, 4):
        marks.add(TaskMarks(Task("copy", number, COPIER, number), number, []))
    assert [left.epoch for left in marks.of(COPIER, [4]) or []] == [4]
    assert marks.of(COPIER, [2, 3, 4]) is None, "3 was a dispatch"
    assert marks.of(WORKER, [1]) is None


def test_tasks_whose_pages_were_dropped_are_forgotten() -> None:
    marks, page, gone = Marks(), Page(), Page()
    marks.add(TaskMarks(Task("one", 1, COPIER, 1), 1, [DwordSpan(page, "writer", 0, 4)]))
    marks.add(TaskMarks(Task("two", 2, COPIER, 2), 2, [DwordSpan(gone, "writer", 0, 4)]))
    marks.keep([page])
    assert marks.of(COPIER, [1]) is not None and marks.of(COPIER, [2]) is None


def host_wrote(number: int, page: Page, low: int, high: int) -> TaskMarks:
    page.rows["writer"][low:high] = 10 * number
    task = Task("the host", 10 * number, HOST, number)
    return TaskMarks(task, 10 * number, [DwordSpan(page, "writer", low, high)])


def test_the_host_s_tasks_stay_until_everybody_comes_after_them() -> None:
    marks, page = Marks(), Page()
    for number in range(1, MOST_KEPT + 2):
        marks.add(host_wrote(number, page, number, number + 2))
    assert [left.task.number for left in marks.after(HOST, MOST_KEPT - 1)] == [MOST_KEPT, MOST_KEPT + 1]
    assert len(marks.after(HOST, 0)) == MOST_KEPT + 1
    marks.keep([])
    marks.forget_host(2)
    assert marks.after(HOST, 0)[0].task.number == 3
    marks.forget_host(None)
    assert marks.after(HOST, 0) == []


def test_only_what_the_host_did_since_follows() -> None:
    page = Page()
    first, second = host_wrote(1, page, 0, 2), host_wrote(2, page, 1, 3)
    second.bring_forward(30)
    assert page.rows["writer"][:3].tolist() == [10, 30, 30]
    first.bring_forward(30)
    assert page.rows["writer"][:3].tolist() == [30, 30, 30]


@pytest.mark.parametrize("copies", [1, MOST_KEPT, MOST_KEPT + 1])
def test_copies_that_are_under_way_race_however_many_they_are(copies: int) -> None:
    shadow = Shadow(AddressSpace(Regions()))
    for number in range(1, copies + 1):
        assert (
            touch(shadow, f"copy {number}", [("write", VA + 64 * number, 4)], TaskOrder(COPIER, number, {}))
            is None
        )
    for number in range(1, 4):
        mine = TaskOrder(WORKER, number, {WORKER: number - 1})
        assert touch(shadow, "work", [("write", VA, 4)], mine) is None
    for number in (1, copies):
        race = touch(shadow, "work", [("read", VA + 64 * number, 4)], TaskOrder(WORKER, 4, {WORKER: 3}))
        assert race is not None and race.engine == COPIER
        assert f"write of copy {number}: nothing" in race.fault.detail
    over = TaskOrder(WORKER, 5, {WORKER: 4, COPIER: copies})
    assert touch(shadow, "work", [("read", VA, 64 * copies + 64)], over) is None


@pytest.mark.parametrize("text", [LOAD, STORE])
def test_dispatches_beside_a_copy_are_settled_in_compiled_code(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = open_rig(mode="strict")
    data, source, target = rig.buffer(SIZE), rig.buffer(SIZE), rig.buffer(SIZE)
    code, queue, sdma = code_of(rig, text), rig.compute_queue(), rig.sdma_queue()
    judge = create_autospec(Accessing.judge, side_effect=Accessing.judge)
    monkeypatch.setattr(Accessing, "judge", judge)
    sdma.submit(copy(source.va, target.va, 256))
    rig.host.scheduler.drain()
    for _ in range(3):
        queue.submit([*dispatch(code, data.va), *drain()])
    rig.host.scheduler.drain()
    assert judge.call_count == 0
    queue.submit([*dispatch(code, source.va), *drain()])
    if text is LOAD:
        rig.host.scheduler.drain()
        return
    with pytest.raises(SimFault, match=r"E_RACE: write by group .* and read of COPY of queue"):
        rig.host.scheduler.drain()


def test_a_copy_that_a_dispatch_did_not_await_races_behind_others() -> None:
    """The copy's rows are newer by then than the dispatches'."""
    rig = open_rig(mode="strict")
    data, target, signal = rig.buffer(SIZE), rig.buffer(SIZE), rig.buffer(SIZE)
    code, queue, sdma = code_of(rig, LOAD), rig.compute_queue(), rig.sdma_queue()
    sdma.submit(copy(data.va, target.va, 256))
    rig.host.scheduler.drain()
    for value in (1, 2):
        queue.submit([*dispatch(code, data.va), *drain(), *release(signal.va, value)])
        rig.host.scheduler.drain()
    assert np.frombuffer(signal.mapping.view(), np.uint32)[0] == 2
    queue.submit([*dispatch(code, target.va), *drain()])
    with pytest.raises(SimFault, match=r"E_RACE: read by group .* and write of COPY of queue"):
        rig.host.scheduler.drain()
