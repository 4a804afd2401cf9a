"""Release and acquire between groups that run one after the other."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.shadow.clock import Clocks, GroupClock, Release, ReleaseExtent

FLAG, OTHER = 0x1000, 0x2000


def test_what_was_released_comes_before_who_acquires_it() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=5)
    clocks.enter(1)
    assert not clocks.is_ordered(0, 0, 5)
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 0, 5) and not clocks.is_ordered(0, 0, 6)
    assert not clocks.is_seen(0, 0, 5)
    clocks.refresh()
    assert clocks.is_seen(0, 0, 5)


def test_what_a_group_acquired_it_releases_too() -> None:
    clocks = Clocks()
    for group in range(4):
        clocks.enter(group)
        clocks.acquire(FLAG + group)
        clocks.release(FLAG + group + 1, epoch=10 * group + 1)
    clocks.enter(4)
    clocks.acquire(FLAG + 4)
    assert all(clocks.is_ordered(group, 0, 10 * group + 1) for group in range(4))


def test_releases_at_one_address_are_a_chain() -> None:
    clocks = Clocks()
    for group in range(3):
        clocks.enter(group)
        clocks.release(FLAG, epoch=group + 1)
    clocks.enter(3)
    clocks.acquire(OTHER)
    assert not clocks.is_ordered(0, 0, 1)
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 0, 1)


def test_a_group_begins_with_nothing_acquired_and_goes_on_with_what_it_had() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1)
    clocks.acquire(FLAG)
    clocks.enter(2)
    assert not clocks.is_ordered(0, 0, 1)
    clocks.enter(1)
    assert clocks.is_ordered(0, 0, 1)


def test_a_wave_releases_for_itself_and_acquires_for_itself() -> None:
    clocks = Clocks()
    clocks.enter(0, wave=0, interval=2)
    clocks.release(FLAG, epoch=9)
    clocks.enter(0, wave=1, interval=2)
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 0, 9) and not clocks.is_ordered(0, 2, 9)
    clocks.enter(0, wave=3, interval=2)
    assert not clocks.is_ordered(0, 0, 9), "wave 3 has acquired nothing"


def test_behind_a_barrier_all_waves_know_what_each_knew() -> None:
    clocks = Clocks()
    clocks.enter(0, wave=0, interval=1)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1, wave=0, interval=5)
    clocks.acquire(FLAG)
    clocks.refresh()
    clocks.enter(1, wave=1, interval=5)
    assert not clocks.is_ordered(0, 0, 1)
    clocks.enter(1, wave=1, interval=8)
    assert clocks.is_ordered(0, 0, 1) and clocks.is_seen(0, 0, 1)


def test_a_release_holds_what_the_whole_group_did_before_its_barrier() -> None:
    clocks = Clocks()
    clocks.enter(0, wave=0, interval=4)
    clocks.release(FLAG, epoch=6)
    clocks.enter(1, wave=0, interval=9)
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 7, 3), "another wave, before the barrier"
    assert not clocks.is_ordered(0, 7, 5), "another wave, behind it"


def test_a_near_acquire_takes_from_the_own_group_only() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1)
    clocks.acquire(FLAG, is_near=True)
    assert not clocks.is_ordered(0, 0, 1)


def test_a_release_that_waited_for_no_stores_orders_lds_only() -> None:
    clocks = Clocks()
    clocks.enter(0, wave=0)
    clocks.release(FLAG, epoch=5, extent=ReleaseExtent.LDS)
    clocks.enter(0, wave=1)
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 0, 5, in_memory=False) and not clocks.is_ordered(0, 0, 5)


def test_a_release_that_only_its_group_sees_in_order() -> None:
    clocks = Clocks()
    for group, wave, is_ordered in ((0, 1, True), (1, 0, False)):
        clocks.enter(0, wave=0)
        clocks.release(FLAG, epoch=5, extent=ReleaseExtent.GROUP)
        clocks.enter(group, wave=wave)
        clocks.acquire(FLAG)
        assert clocks.is_ordered(0, 0, 5) == is_ordered


def test_a_wave_that_was_the_last_to_release_acquires_what_was_released_before_it() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1)
    clocks.release(FLAG, epoch=2)
    assert not clocks.is_ordered(0, 0, 1), "it has not looked yet"
    clocks.acquire(FLAG)
    assert clocks.is_ordered(0, 0, 1)


@pytest.mark.parametrize(
    ("group", "wave", "epoch", "is_held"),
    [
        (2, 1, 9, True), (2, 1, 10, False), (2, 0, 4, True), (2, 0, 5, False), (2, 1, 5, True),
        (3, 1, 4, False), (1, 1, 4, False),
    ],
)  # fmt: skip
def test_a_release_holds_its_wave_up_to_its_epoch_and_its_group_up_to_the_barrier(
    group: int, wave: int, epoch: int, is_held: bool
) -> None:
    release = Release(group=2, wave=1, epoch=9, interval=5, after=())
    assert release.holds(group, wave, epoch) == is_held


@pytest.mark.parametrize(("interval", "shared"), [(4, 0), (5, 0), (6, 1)])
def test_waves_share_what_they_know_at_a_new_barrier_only(interval: int, shared: int) -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1, wave=0, interval=5)
    clocks.acquire(FLAG)
    group: GroupClock = clocks.here
    group.meet(interval)
    assert (len(group.shared.acquired), len(group.waves), group.interval) == (shared, 1 - shared, 5 + shared)


def test_a_wave_that_tries_again_and_again_leaves_one_node() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, epoch=1)
    clocks.enter(1)
    for epoch in (2, 3, 4):
        clocks.release(FLAG, epoch=epoch)
    chain = clocks.released[FLAG]
    assert (chain.epoch, [(node.group, node.epoch) for node in chain.after]) == (4, [(0, 1)])
