"""Names of live and freed ranges."""

from __future__ import annotations

from drivers.sim.amd.allocations import AllocationMap, Range


def test_an_address_between_two_ranges_is_measured_from_both() -> None:
    ranges = AllocationMap()
    ranges.add(Range(0x1000, 0x2000, "a"))
    ranges.add(Range(0x9000, 0xA000, "b"))
    said = ranges.neighbours(0x2010)
    assert said == "a 0x1000..0x2000 ends 0x10 bytes below, b 0x9000..0xa000 starts 0x6ff0 bytes above"


def test_a_freed_range_is_named_as_freed() -> None:
    ranges = AllocationMap()
    gone = Range(0x1000, 0x2000, "weights")
    ranges.add(gone)
    ranges.remove(gone)
    assert ranges.neighbours(0x1800).startswith(
        "it was weights 0x1000..0x2000, which has been freed; nothing"
    )


def test_a_live_range_that_faults_is_allocated_but_not_mapped() -> None:
    ranges = AllocationMap()
    ranges.add(Range(0x1000, 0x2000, "a"))
    assert "allocated but not mapped" in ranges.neighbours(0x1800)
