"""What lies at an address, as a phrase."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from drivers.core.locate import locate


@dataclass
class Part:
    label: str
    gpu_va: int
    size: int


PARTS = [Part("ring", 0x1000, 0x1000), Part("signals", 0x8000, 0x100)]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        (0x1010, "0x10 bytes into the ring"),
        (0x2004, "in no mapping, 0x4 bytes past the end of the ring at 0x1000"),
        (0x8100, "in no mapping, 0x0 bytes past the end of the signals at 0x8000"),
        (0x10, "below everything this process mapped"),
    ],
)
def test_an_address_is_told_by_what_it_is_in_or_behind(address: int, said: str) -> None:
    assert locate(PARTS, None, address) == said


def test_a_heap_names_the_buffer_inside_a_piece() -> None:
    assert locate(PARTS, lambda address, start: f"{address - start:#x} into 'x'", 0x1010) == "0x10 into 'x'"
