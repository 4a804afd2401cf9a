"""Release and acquire between groups that run one after the other."""

from __future__ import annotations

from drivers.sim.amd.wave.shadow_clock import Clocks

FLAG, OTHER = 0x1000, 0x2000


def test_what_was_released_comes_before_who_acquires_it() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, wave=0, strand=5)
    clocks.enter(1)
    assert not clocks.is_ordered(0, 0, 5)
    clocks.acquire(FLAG, wave=0)
    assert clocks.is_ordered(0, 0, 5) and not clocks.is_ordered(0, 0, 6)
    assert not clocks.is_seen(0, 0, 5)
    clocks.refresh()
    assert clocks.is_seen(0, 0, 5)


def test_what_a_group_acquired_it_releases_too() -> None:
    clocks = Clocks()
    for group in range(4):
        clocks.enter(group)
        clocks.acquire(FLAG + group, wave=0)
        clocks.release(FLAG + group + 1, wave=0, strand=10 * group + 1)
    clocks.enter(4)
    clocks.acquire(FLAG + 4, wave=0)
    assert all(clocks.is_ordered(group, 0, 10 * group + 1) for group in range(4))


def test_releases_at_one_address_are_a_chain() -> None:
    clocks = Clocks()
    for group in range(3):
        clocks.enter(group)
        clocks.release(FLAG, wave=0, strand=group + 1)
    clocks.enter(3)
    clocks.acquire(OTHER, wave=0)
    assert not clocks.is_ordered(0, 0, 1)
    clocks.acquire(FLAG, wave=0)
    assert clocks.is_ordered(0, 0, 1)


def test_a_group_begins_with_nothing_acquired() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, wave=0, strand=1)
    clocks.enter(1)
    clocks.acquire(FLAG, wave=0)
    clocks.enter(2)
    assert not clocks.is_ordered(0, 0, 1)


def test_within_a_group_waves_release_for_themselves() -> None:
    clocks = Clocks()
    clocks.enter(0)
    clocks.release(FLAG, wave=0, strand=9)
    clocks.acquire(FLAG, wave=1)
    assert clocks.is_ordered(0, 0, 3) and not clocks.is_ordered(0, 1, 3)
