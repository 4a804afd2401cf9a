"""A set of ranges against a plain set of numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator

from drivers.sim.amd.pci.spans import Spans


def ranges(spans: Spans) -> Iterator[tuple[int, int]]:
    """One after the other."""
    at = 0
    while (found := spans.overlap(at, 1 << 20)) is not None:
        yield found
        at = found[1]


def test_ranges_that_touch_are_one() -> None:
    spans = Spans()
    for low, high in ((10, 20), (30, 40), (20, 25), (0, 5)):
        spans.add(low, high)
    assert list(ranges(spans)) == [(0, 5), (10, 25), (30, 40)]
    assert spans.overlap(24, 31) == (24, 25)
    assert spans.overlap(25, 30) is None and spans.overlap(40, 99) is None
    spans.clear()
    assert spans.overlap(0, 99) is None


def test_any_order_of_ranges_agrees_with_a_set_of_numbers() -> None:
    chance, spans, numbers = random.Random(3), Spans(), set[int]()
    for _ in range(500):
        low = chance.randrange(2000)
        high = low + chance.randint(1, 12)
        if chance.random() < 0.5:
            spans.add(low, high)
            numbers.update(range(low, high))
        shared = sorted(numbers & set(range(low, high)))
        found = spans.overlap(low, high)
        assert (found is None) == (not shared)
        assert found is None or found[0] == shared[0]
        assert set().union(*(range(*span) for span in ranges(spans))) == numbers
