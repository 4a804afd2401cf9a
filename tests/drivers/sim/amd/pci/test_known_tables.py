"""Which pages of video memory the caches of a hub may hold as page tables. Rules M04, M05, M09."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from drivers.sim.amd.pci.known_tables import KnownTables

ROOT, LEAF, DATA = 0x3000, 0x5000, 0x9000  # of pages of 4 KiB
VALID = 1


class Tables(KnownTables):
    """VMID 3 has a root whose entry 2 leads to a table of PTEs; VMID 4 the same root."""

    def __init__(self) -> None:
        self.bases = {3: ROOT | VALID, 4: ROOT | VALID}
        self.video = np.zeros(0x10000 // 8, np.uint64)
        super().__init__(cast(Any, SimpleNamespace(words=self.video)), lambda vmid: self.bases.get(vmid, 0))
        self.video[(ROOT + 16) // 8] = LEAF | VALID
        self.visited(3, ROOT, 1, None)
        self.visited(3, LEAF, 0, ROOT + 16)


@pytest.fixture
def tables() -> Tables:
    return Tables()


@pytest.mark.parametrize(
    ("offset", "size", "levels"),
    [
        *[(ROOT, 1, {1}), (ROOT + 0xFFF, 1, {1}), (ROOT - 1, 1, set()), (ROOT + 0x1000, 0x1000, set())],
        *[(ROOT - 1, 2, {1}), (ROOT + 0xFFF, 2, {1}), (ROOT - 8, 8, set()), (LEAF, 8, {0})],
        *[(ROOT, 0x5000, {0, 1}), (0, LEAF + 1, {0, 1}), (0, LEAF, {1}), (ROOT + 0x1000, 0x5000, {0})],
        *[(0, 0x10000, {0, 1}), (0, ROOT, set()), (0, ROOT + 1, {1}), (LEAF + 0x1000, 0xA000, set())],
    ],
)
def test_a_write_to_any_byte_of_a_table_changes_its_level(
    tables: Tables, offset: int, size: int, levels: set[int]
) -> None:
    assert tables.written(offset, size) is bool(levels)
    assert tables.changed == levels


def test_a_table_is_linked_while_a_valid_entry_or_a_context_leads_to_it(tables: Tables) -> None:
    everything = (0, 0x10000)
    assert tables.unlinked(*everything) is None
    tables.video[(ROOT + 16) // 8] = LEAF
    assert tables.unlinked(*everything) == LEAF >> 12
    tables.video[(ROOT + 16) // 8] = DATA | VALID
    assert tables.unlinked(*everything) == LEAF >> 12
    assert tables.unlinked(ROOT, 0x1000) is None and tables.unlinked(DATA, 0x1000) is None
    tables.video[(ROOT + 16) // 8] = 0x00F0_0000_0000_0000 | LEAF | 0xFFE | VALID
    assert tables.unlinked(*everything) is None


def test_a_root_is_linked_while_any_vmid_that_walked_it_has_it(tables: Tables) -> None:
    tables.visited(4, ROOT, 1, None)
    tables.bases[3] = DATA | VALID
    assert tables.unlinked(ROOT, 1) is None
    tables.bases[4] = DATA | VALID
    assert tables.unlinked(ROOT, 1) == ROOT >> 12
    tables.bases |= {2: ROOT | VALID, 5: ROOT | VALID}  # they never walked there
    assert tables.unlinked(ROOT, 1) == ROOT >> 12


def test_an_invalidation_forgets_what_none_but_its_vmids_walked(tables: Tables) -> None:
    tables.visited(4, ROOT, 1, None)
    tables.written(ROOT, 8)
    tables.flushed(1 << 3)
    assert set(tables.tables) == {ROOT >> 12} and tables.changed == set()
    tables.flushed(0xFFFF & ~(1 << 4))
    assert set(tables.tables) == {ROOT >> 12}
    tables.flushed(1 << 4)
    assert not tables.tables


def test_a_table_that_is_walked_again_is_what_it_was_walked_as_last(tables: Tables) -> None:
    tables.visited(3, LEAF, 1, ROOT + 24)
    tables.video[(ROOT + 24) // 8] = LEAF | VALID
    tables.video[(ROOT + 16) // 8] = 0
    assert tables.unlinked(LEAF, 1) is None
    assert tables.written(LEAF, 1) and tables.changed == {1}


def test_a_reset_forgets_all(tables: Tables) -> None:
    tables.written(ROOT, 8)
    tables.reset()
    assert not tables.tables and not tables.changed
