"""Names of live and freed ranges."""

from __future__ import annotations

from drivers.sim.allocations import AllocatedRange, AllocationMap


def test_an_address_between_two_ranges_is_measured_from_both() -> None:
    ranges = AllocationMap()
    ranges.add(AllocatedRange(0x1000, 0x2000, "a"))
    ranges.add(AllocatedRange(0x9000, 0xA000, "b"))
    said = ranges.neighbours(0x2010)
    assert said == "a 0x1000..0x2000 ends 0x10 bytes below, b 0x9000..0xa000 starts 0x6ff0 bytes above"


def test_a_freed_range_is_named_as_freed() -> None:
    ranges = AllocationMap()
    gone = AllocatedRange(0x1000, 0x2000, "weights")
    ranges.add(gone)
    ranges.remove(gone)
    assert ranges.neighbours(0x1800).startswith(
        "it was weights 0x1000..0x2000, which has been freed; nothing"
    )


def test_a_live_range_that_faults_is_allocated_but_not_mapped() -> None:
    ranges = AllocationMap()
    ranges.add(AllocatedRange(0x1000, 0x2000, "a"))
    assert "allocated but not mapped" in ranges.neighbours(0x1800)


def test_a_range_has_its_first_byte_and_not_the_one_after_its_last() -> None:
    ranges = AllocationMap()
    for low in (0x1000, 0x3000):
        ranges.add(AllocatedRange(low, low + 0x1000, f"at {low:#x}"))
    inside = "allocated but not mapped"
    assert [inside in ranges.neighbours(va) for va in (0xFFF, 0x1000, 0x1FFF, 0x2000)] == [
        False,
        True,
        True,
        False,
    ]
    assert ranges.neighbours(0xFFF).startswith(
        "nothing is mapped below, at 0x1000 0x1000..0x2000 starts 0x1 bytes"
    )
    assert ranges.neighbours(0x2000).startswith("at 0x1000 0x1000..0x2000 ends 0x0 bytes below, at 0x3000")
    assert ranges.neighbours(0x4000).endswith(
        "at 0x3000 0x3000..0x4000 ends 0x0 bytes below, nothing is mapped above"
    )


def test_of_two_freed_ranges_the_last_is_named_at_its_own_bytes_only() -> None:
    ranges = AllocationMap()
    for name in ("first", "second"):
        owned = AllocatedRange(0x1000, 0x2000, name)
        ranges.add(owned)
        ranges.remove(owned)
    assert ["it was second" in ranges.neighbours(va) for va in (0xFFF, 0x1000, 0x1FFF, 0x2000)] == [
        *(False, True, True, False),
    ]
