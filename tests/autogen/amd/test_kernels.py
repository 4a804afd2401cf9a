"""Facts of kernels: what each release has, by headers and sources that were read (named in each test)."""

from __future__ import annotations

import pytest

from autogen.amd.kernels import (
    CHIPS,
    FACTS,
    KERNELS,
    LARGER_SAVE_AREA,
    MINORS,
    NEWEST,
    QUEUE_CHECKS,
    SAVE_AREA_LINES,
    kernel_of,
)


@pytest.mark.parametrize(
    ("name", "minor"),
    [("6.1", 11), ("6.3.8", 11), ("6.12.107", 17), ("6.13.4", 17), ("6.19", 18)],
)
def test_the_interface_s_minor_is_that_of_the_header(name: str, minor: int) -> None:
    """kfd_ioctl.h of linux-source-6.1 6.1.176, linux-libc-dev 6.12.107, and 6.3.8, 6.13.4, 6.19.0 as shipped
    with Zig 0.13, 0.15 and 0.16.
    """
    kernel = kernel_of(name)
    assert kernel is not None and kernel.minor == minor


@pytest.mark.parametrize(
    ("name", "exact", "relaxed", "lines"),
    [
        ("6.1", False, False, False),
        ("6.11", False, False, False),
        ("6.12", True, False, False),
        ("6.12.58", True, False, False),
        ("6.12.59", True, True, False),
        ("6.12.64", True, True, True),
        ("6.13", True, False, False),
        ("6.17.8", True, False, False),
        ("6.17.9", True, True, False),
        ("6.18.3", True, True, False),
        ("6.18.4", True, True, True),
        ("6.19", True, True, True),
        ("dkms-6.16", True, False, False),
    ],
)
def test_stable_releases_take_changes_over_each_for_its_series(
    name: str, exact: bool, relaxed: bool, lines: bool
) -> None:
    """Announcements of 6.17.9 (2025-11-24); reviews of 6.12.64 and 6.18.4 (8fc2796dea6f)."""
    kernel = kernel_of(name)
    assert kernel is not None
    found = [kernel.has(fact) for fact in (QUEUE_CHECKS, LARGER_SAVE_AREA, SAVE_AREA_LINES)]
    assert found == [exact, relaxed, lines]


def test_each_chip_has_its_first_kernel() -> None:
    """gfx_v12_0.c came with Linux 6.11; every kernel of the table drives GFX11."""
    driving = {arch: [kernel.name for kernel in KERNELS if kernel.has(fact)] for arch, fact in CHIPS.items()}
    assert driving["gfx1100"] == [kernel.name for kernel in KERNELS]
    assert [name for name in driving["gfx1100"] if name not in driving["gfx1201"]] == [
        *("6.1", "6.5", "6.6", "6.8", "dkms-6.10")
    ]


def test_every_row_has_a_source_and_rows_come_in_order() -> None:
    assert all(fact.source for fact in FACTS) and all(row.source for row in MINORS)
    assert [row.since for row in MINORS] == sorted(row.since for row in MINORS)
    assert len({kernel.name for kernel in KERNELS}) == len(KERNELS) >= 8
    assert NEWEST.release == "6.19.0"


@pytest.mark.parametrize("name", ["5.15", "6.20", "7.0", "newest", "6", "6.1.2.3", ""])
def test_versions_outside_the_table_are_nobody_s(name: str) -> None:
    assert kernel_of(name) is None
