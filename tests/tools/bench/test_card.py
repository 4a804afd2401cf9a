"""Attaching and waiting are measured, and mean what they say."""

from __future__ import annotations

import pytest

from tools.bench import card


def test_boots_keep_their_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "BOOTS", 1)
    assert [each.name for each in card.boot_figures()] == ["cold_boot_s", "warm_attach_s"]
    assert all(each.value > 0 for each in card.boot_figures())


def test_a_trip_is_measured_on_both_ways_of_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "TRIPS", 2)
    assert [each.name for each in card.trip_figures()] == ["trip_polled_us", "trip_interrupt_us"]


def test_a_long_wait_is_measured_from_the_word_that_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card, "WAITS", 1)
    names = ["wake_polled_us", "wait_polled_core", "wake_interrupt_us", "wait_interrupt_core"]
    found = card.wait_figures()
    assert [each.name for each in found] == names
    assert all(each.value > 0 for each in found)
