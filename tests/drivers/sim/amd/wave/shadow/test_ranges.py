"""Ranges that packets and the host touch: races by dword, and by byte at their ends."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from drivers.sim.amd.ordering import HOST, TaskOrder
from drivers.sim.amd.wave.shadow.ranges import touch
from drivers.sim.amd.wave.shadow.space import Shadow
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

VA = 0x10_0000


@pytest.fixture
def shadow() -> Shadow:
    return Shadow(AddressSpace(Regions()))


def order(engine: int, number: int = 1, **after: int) -> TaskOrder:
    return TaskOrder(engine, number, {int(key[1:]): value for key, value in after.items()})


@pytest.mark.parametrize("first, second", [("write", "write"), ("write", "read"), ("read", "write")])
def test_two_engines_at_one_place_race(shadow: Shadow, first: str, second: str) -> None:
    assert touch(shadow, "one", [(first, VA, 256)], order(1)) is None
    race = touch(shadow, "two", [(second, VA + 252, 256)], order(2))
    assert race is not None and race.engine == 1 and race.fault.code == "E_RACE"
    assert race.fault.where["va"] == VA + 252
    assert f"{second} of two of {VA + 252:#x}, and {first} of one: nothing orders them" in race.fault.detail


def test_what_is_over_is_no_race(shadow: Shadow) -> None:
    assert touch(shadow, "one", [("write", VA, 256)], order(1)) is None
    assert touch(shadow, "two", [("write", VA, 256)], order(2, 1, e1=1)) is None


def test_each_task_that_was_there_is_asked_about_once(
    shadow: Shadow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dispatch of a third queue, which nobody awaits, keeps all from being plainly in order."""
    shadow.begin_task("dispatch", order(3))
    assert touch(shadow, "one", [("write", VA, 8192)], order(1)) is None
    party = Mock(wraps=shadow.party)
    monkeypatch.setattr(shadow, "party", party)
    assert touch(shadow, "two", [("read", VA, 8192)], order(2, 1, e1=1)) is None
    assert party.call_count == 1


def test_the_lowest_address_at_which_two_race_is_named(shadow: Shadow) -> None:
    for name, start, engine in (("high", VA + 96, 1), ("low", VA + 32, 3)):
        assert touch(shadow, name, [("write", start, 32)], order(engine)) is None
    race = touch(shadow, "two", [("write", VA, 256)], order(2))
    assert race is not None and (race.engine, race.fault.where["va"]) == (3, VA + 32)


def test_bytes_of_one_dword_are_told_apart(shadow: Shadow) -> None:
    assert touch(shadow, "one", [("write", VA, 3)], order(1)) is None
    assert touch(shadow, "two", [("write", VA + 3, 2)], order(2)) is None
    race = touch(shadow, "three", [("read", VA + 4, 1)], order(3))
    assert race is not None and race.engine == 2


@pytest.mark.parametrize("edge", [VA + 0x1_0000, VA + 0x4000])
def test_ranges_race_exactly_where_they_share_a_byte(shadow: Shadow, edge: int) -> None:
    """Around the end of a page of the shadow, and around the middle of one."""
    task = 0
    for size in (1, 2, 5):
        for other_at in range(-6, 7):
            for other_size in (1, 4, 6):
                task += 1
                first, second = edge - 3, edge + other_at
                overlap = range(max(first, second), min(first + size, second + other_size))
                order_1 = order(1, task, e1=task - 1, e2=task - 1, e3=task - 1)
                assert touch(shadow, "one", [("write", first, size)], order_1) is None
                found = touch(shadow, "two", [("read", second, other_size)], order(2, task, e3=task - 1))
                place = None if found is None else found.fault.where["va"]
                assert place == (overlap[0] & -4 if overlap else None), (size, other_at, other_size)
                assert touch(shadow, "rest", [], order(3, task)) is None


def test_a_range_ends_with_its_page(shadow: Shadow) -> None:
    assert touch(shadow, "one", [("write", VA, 0x1_0000), ("read", VA + 0x3_0000, 0)], order(1)) is None
    assert list(shadow.pages) == [VA >> 16], "nothing of the page behind it, and nothing of an empty range"
    rows = shadow.page_at(VA).rows
    assert (rows["writer"] == 1).all() and (rows["wrote"] == 15).all() and not rows["reader"].any()
    assert (shadow.page_at(VA).blocks == 1).all()


def test_a_range_crosses_pages_of_the_shadow(shadow: Shadow) -> None:
    end = VA + (64 << 10)
    assert touch(shadow, "one", [("write", end - 8, 16)], order(1)) is None
    race = touch(shadow, "two", [("read", end + 4, 4)], order(2))
    assert race is not None and race.fault.where["va"] == end + 4


def test_a_reader_that_is_not_over_is_remembered_behind_a_later_one(shadow: Shadow) -> None:
    assert touch(shadow, "one", [("read", VA, 4)], order(1)) is None
    assert touch(shadow, "two", [("read", VA, 4)], order(2)) is None
    race = touch(shadow, "three", [("write", VA, 4)], order(3, 1, e2=1))
    assert race is not None and race.engine == 1


def test_one_task_may_touch_a_place_twice(shadow: Shadow) -> None:
    ranges = [("read", VA, 8), ("write", VA + 4, 8)]
    mine = TaskOrder(HOST, 3, {HOST: 3})
    assert touch(shadow, "the host", ranges, mine) is None
    assert touch(shadow, "the host", ranges, TaskOrder(HOST, 4, {HOST: 4})) is None


def test_pages_of_addresses_that_lead_nowhere_any_more_are_forgotten() -> None:
    """Drivers may never use an address again, and a page of the shadow is bigger than what it is about."""
    regions = Regions()
    memory = AddressSpace(regions)
    shadow = Shadow(memory)
    regions.add(VA, 0x1000_0000, 0x1000)
    shadow.most_pages = 4
    for number in range(12):
        assert touch(shadow, "one", [("write", VA + number * 0x1_0000, 4)], order(1)) is None
    assert len(shadow.pages) <= 8
    race = touch(shadow, "two", [("write", VA, 4)], order(2))
    assert race is not None, "what is mapped is remembered"
