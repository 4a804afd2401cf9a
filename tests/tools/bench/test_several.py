"""Plans of steps on several cards: their times follow from bytes, rates and what waits for what."""

from __future__ import annotations

import pytest

from drivers.core.links import Link
from tensor.card import speed_of
from tensor.dtype import dtypes
from tensor.ir.place import Place
from tensor.schedule.timing import Speed
from tools.bench import several

ARCH = "gfx1100"


def test_the_bound_is_what_the_bytes_of_one_direction_take() -> None:
    assert several.bound_s(2, 25_200_000, ARCH) == pytest.approx(1e-3)
    assert several.bound_s(6, 25_200_000, ARCH) == pytest.approx(5e-3 / 3)


@pytest.mark.parametrize("way", several.WAYS)
def test_no_way_to_sum_is_planned_to_take_less_than_the_bound(way: str) -> None:
    planned = several.planned_sum("sim:navi31*6", ARCH, 24 * several.MB, way)
    assert planned > several.bound_s(6, 24 * several.MB, ARCH)


def test_cards_compute_at_the_same_time_and_one_does_one_thing_after_another() -> None:
    speed = Speed(0.0, 1e9, 1e15, Link(between_cards=1e6, copy_s=0.0))
    first, second = (several.memory((1_000_000,), dtypes.float32, Place((name,))) for name in "01")
    assert several.planned([first + 1, second + 1], speed) == pytest.approx(8e-3)
    assert several.planned([first + 1, first.reshape(1000, 1000).T * 2], speed) == pytest.approx(16e-3)


def test_what_a_checkpoint_copies_is_planned_by_a_card_s_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(several, "planned_step", lambda *_: 1.0)
    (found,) = several.copy_figures()
    copied = 2 * 2**30 / speed_of(ARCH).memory_bytes_per_s  # read and written
    assert found.value == pytest.approx(100 * copied, rel=0.05)


def test_speeds_are_those_of_a_chip_s_row() -> None:
    assert speed_of("gfx1100").memory_bytes_per_s > speed_of("gfx1201").memory_bytes_per_s
    assert speed_of("gfx1100").link.between_cards == 25.2e9


def test_what_python_does_for_each_device_of_a_step_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(several, "STEPS", 8)
    (found,) = several.overhead_figures()
    assert (found.name, found.target) == ("cpu4_step_host_ms", 0.3)
    assert 0 < found.least <= found.value <= found.most


@pytest.mark.sim
def test_a_step_of_six_cards_is_timed_beside_one_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(several, "STEPS", 4)
    (found,) = several.card_step_figures()
    assert (found.name, found.target) == ("navi31x6_digits_card_step_ratio", 4.0)
    assert 0 < found.least <= found.value <= found.most
