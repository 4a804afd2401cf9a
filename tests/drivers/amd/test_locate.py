"""Where a fault report says that an address lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from drivers.core.locate import locate


@dataclass
class Place:
    """A piece of memory as a fault report sees it."""

    gpu_va: int
    size: int
    label: str


@pytest.mark.parametrize(
    ("gpu_va", "said"),
    [
        (0xFFF, "below everything this process mapped"),
        (0x1000, "0x0 bytes into the first"),
        (0x1FFF, "0xfff bytes into the first"),
        (0x2000, "0x0 bytes into the second"),
        (0x2FFF, "0xfff bytes into the second"),
        (0x3000, "in no mapping, 0x0 bytes past the end of the second at 0x2000"),
    ],
)
def test_each_address_is_told_by_the_memory_that_it_is_in_or_behind(gpu_va: int, said: str) -> None:
    memories: Any = [Place(0x2000, 0x1000, "second"), Place(0x1000, 0x1000, "first")]
    assert locate(memories, None, gpu_va) == said
    asked = list[tuple[int, int]]()

    def explain(address: int, begin: int) -> str:
        asked.append((address, begin))
        return "the part"

    assert locate(memories, explain, gpu_va).endswith("the part")
    begins = [each.gpu_va for each in memories if each.gpu_va <= gpu_va]
    assert asked == [(gpu_va, max(begins, default=0))]
