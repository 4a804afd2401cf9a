"""Counting from block runs."""

from __future__ import annotations

from drivers.sim.amd.wave.counters import Counters


def test_without_a_program_there_are_no_classes() -> None:
    assert Counters(5, 1, 1).by_class == {}


def test_default_counts_are_zero() -> None:
    empty = Counters()
    assert (empty.wave_instructions, empty.waves, empty.groups) == (0, 0, 0)
