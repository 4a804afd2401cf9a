"""Every field that compiled warps keep has bytes of its own, where a load of its size may lie."""

from __future__ import annotations

import pytest

from drivers.sim.nv.sm.jit.layout import (
    BANKS,
    GROUPS,
    KINDS,
    REGIONS,
    WARPSYNC_SLOT,
    BlockContext,
    MappedSpan,
    Warp,
    number,
)
from drivers.sim.nv.sm.request import LANES

WORD, LONG, A_LANE = 4, 8, 4 * LANES
LISTS = {"GROUP": LONG * GROUPS, "WAITING": LONG * GROUPS, "POLLING": LONG * GROUPS,
         "MEMBERS": WORD * REGIONS, "ARRIVED": WORD * REGIONS, "BEHIND": WORD * REGIONS}  # fmt: skip
WARP = {
    **dict.fromkeys(("ALIVE", "GROUP_COUNT", "BARRIER", "WAITING_COUNT", "INITIAL"), WORD),
    **dict.fromkeys(("POLLING_COUNT", "YIELDED"), WORD),
    **dict.fromkeys(("EXECUTED", "FREE_REGIONS", "CYCLES", "LIMIT"), LONG),
    **{"PREDICATES": 8 * WORD, "UNIFORM_PREDICATES": 8 * WORD, "UNIFORMS": 256 * WORD},
    **LISTS,
    **{"ENTERED": 16 * A_LANE, "THREAD": 3 * A_LANE, "SCRATCH": 2 * A_LANE, "REGISTERS": 255 * A_LANE},
}
CONTEXT = {
    **dict.fromkeys(("SPANS", "SPAN_COUNT", "FIRST", "LENGTH", "DELTA", "WRITABLE", "PC", "ADDRESS"), LONG),
    **dict.fromkeys(("MISS", "BUDGET", "SHARED_WINDOW", "LOCAL_WINDOW", "POLLS"), LONG),
    **dict.fromkeys(("FAULT", "LANE", "BLOCK_X", "BLOCK_Y", "BLOCK_Z", "NUMBER", "YES", "VOTES"), WORD),
    **dict.fromkeys(("LOGIC", "COUNT", "OUTCOME", "WARP", "VIRTUAL_SM", "VIRTUAL_SMS"), WORD),
    **dict.fromkeys(("GRID_X", "GRID_Y"), WORD),
    "BANK": LONG * BANKS,
}
SPAN = dict.fromkeys(("FIRST", "LENGTH", "DELTA", "WRITABLE"), LONG)


@pytest.mark.parametrize(
    ("record", "sizes", "end"),
    [
        (Warp, WARP, Warp.size(255)),
        (BlockContext, CONTEXT, BlockContext.SIZE),
        (MappedSpan, SPAN, MappedSpan.SIZE),
    ],
)
def test_fields_lie_apart_within_their_record_and_aligned(
    record: type, sizes: dict[str, int], end: int
) -> None:
    named = {name for name, value in vars(record).items() if isinstance(value, int)} - {"SIZE"}
    assert named == set(sizes)
    behind = 0
    for at, size, name in sorted((getattr(record, name), size, name) for name, size in sizes.items()):
        step = A_LANE if size % A_LANE == 0 and name not in LISTS else min(size, LONG)
        assert at >= behind and at % step == 0, name
        behind = at + size
    assert behind <= end and end % LONG == 0


def test_the_span_that_was_found_last_is_kept_as_a_list_keeps_it() -> None:
    """`find` in native/context.h copies a whole one."""
    first = BlockContext.FIRST
    for name in SPAN:
        assert getattr(BlockContext, name) - first == getattr(MappedSpan, name)
    assert MappedSpan.SIZE == 4 * LONG


def test_zero_is_no_fault_and_each_kind_has_a_number() -> None:
    assert [number(kind) for kind in KINDS] == list(range(1, len(KINDS) + 1))


def test_the_last_region_is_that_of_meetings() -> None:
    """A bit of a u64 says of each whether it is free."""
    assert (REGIONS, WARPSYNC_SLOT) == (64, 63)
