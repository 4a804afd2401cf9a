"""Address spaces whose page tables are the kernel driver's: what a range leads to, what may be mapped."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from drivers.sim.mappings import MappedRun
from drivers.sim.nv.mmu import Tables

PAGE = 0x1000


def run(low: int, high: int, host: int = 0x7000_0000, writable: bool = True, page: int = PAGE) -> MappedRun:
    """Pages `low` to `high`."""
    return MappedRun(low * PAGE, high * PAGE, host, page, writable, f"run {low}")


def tables(*runs: MappedRun) -> Tables:
    made = Tables()
    for each in runs:
        made.map(each)
    return made


@pytest.mark.parametrize(
    "wrong",
    [
        replace(run(1, 2), low=PAGE + 1),
        replace(run(1, 2), high=2 * PAGE + 8),
        run(2, 2),
        run(3, 2),
        run(1, 3, page=2 * PAGE),
        run(2, 3, page=2 * PAGE),
    ],
)
def test_what_is_no_whole_pages_of_its_size_is_not_mapped(wrong: MappedRun) -> None:
    with pytest.raises(ValueError, match="are no pages of"):
        tables(wrong)


@pytest.mark.parametrize(("low", "high", "is_free"), [(2, 4, True), (8, 9, True), (0, 3, True)] + [
    (low, high, False) for low, high in ((4, 5), (7, 8), (3, 5), (5, 6), (3, 9), (7, 12))
])  # fmt: skip
def test_an_address_leads_to_one_run_only(low: int, high: int, is_free: bool) -> None:
    made = tables(run(4, 8), run(20, 21))
    if is_free:
        made.map(run(low, high))
        assert made.overlap(low * PAGE, high * PAGE) == run(low, high)
    else:
        with pytest.raises(ValueError, match=r"overlaps run 4 0x4000\.\.0x8000"):
            made.map(run(low, high))


def test_every_run_that_shares_an_address_with_a_range_is_between_its_ends() -> None:
    chance = random.Random(4)
    runs = [run(4 * n, 4 * n + chance.randrange(1, 5)) for n in range(6)]
    made = tables(*chance.sample(runs, len(runs)))
    for low in range(0, 26 * PAGE, PAGE // 2):
        for high in range(low + 1, 26 * PAGE, PAGE):
            assert made.between(low, high) == [r for r in runs if r.low < high and low < r.high]


def test_unmapping_takes_whole_runs_and_none_where_it_would_cut_one() -> None:
    made = tables(run(1, 2), run(2, 4), run(6, 8))
    for low, high in ((1, 3), (3, 8), (1, 7)):
        with pytest.raises(ValueError, match="cuts run"):
            made.unmap(low * PAGE, high * PAGE)
        assert len(made.between(0, 9 * PAGE)) == 3
    before = made.version
    made.unmap(2 * PAGE, 7 * PAGE - PAGE)
    assert made.between(0, 9 * PAGE) == [run(1, 2), run(6, 8)] and made.version != before
    assert "run 2 0x2000..0x4000, which has been freed" in made.neighbours(2 * PAGE)
    made.map(run(2, 3))


@pytest.mark.parametrize(
    ("second", "joins"),
    [
        (run(3, 4, 0x7000_2000), True),
        (run(3, 4, 0x7000_3000), False),  # other memory
        (run(3, 4, 0x7000_2000, writable=False), False),
        (replace(run(3, 4, 0x7000_2000), executable=False), False),
        (replace(run(3, 4, 0x7000_2000), is_cached=True), False),
        (run(4, 5, 0x7000_3000), False),  # a page between them
    ],
)
def test_a_segment_goes_on_as_long_as_memory_and_rights_do(second: MappedRun, joins: bool) -> None:
    first = run(1, 3)
    made = tables(first, second)
    for va in (first.low, first.high - 1, second.low, second.high - 1):
        found, own = made.walk(va), first if va < first.high else second
        assert found is not None and found.writable == own.writable
        wanted = (first.low, second.high, first.host) if joins else (own.low, own.high, own.host)
        assert (found.low, found.high, found.host) == wanted
    for va in (0, first.low - 1, second.high, 9 * PAGE):
        assert made.walk(va) is None
