"""The record that compiled code and the host share."""

from __future__ import annotations

from dataclasses import asdict

from drivers.sim.amd.wave.jit.record import SITE_BYTES, SLOTS


def test_no_two_slots_overlap_and_all_are_counted() -> None:
    """The shape of LDS takes as many qwords as the translation of a site."""
    places = asdict(SLOTS)
    count = places.pop("count")
    taken = [at for name, first in places.items() for at in range(first, first + 1 + 2 * (name == "lds"))]
    assert sorted(taken) == list(range(count)) and SITE_BYTES == 6 * 8
