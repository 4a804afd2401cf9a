"""Where elements of a warpgroup's matrices lie, and how they are added (PTX ISA, wgmma: matrix descriptor,
strides, swizzling modes)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from drivers.sim.nv.sm.interp.warpgroup import SWIZZLE, in_steps, places, values

Element = tuple[int, int, int]  # byte, line, step
LEADING, STRIDE, LINES = 0x1000, 0x4000, 128


def core_matrices(is_turned: bool) -> Iterator[Element]:
    """Of eight rows that follow each other, of 16 bytes: a row is a line, or a step where it is turned."""
    for eight in range(LINES // 8):
        for half in range(2):
            byte = STRIDE * eight + LEADING * half
            for row in range(8):
                for column in range(8):
                    line, step = (column, row) if is_turned else (row, column)
                    yield byte, 8 * eight + line, 8 * half + step
                    byte += 2


def swizzled_rows(span: int) -> Iterator[Element]:
    """A line's sixteen steps begin a row of `span` bytes; eight rows follow each other."""
    for eight in range(LINES // 8):
        for row in range(8):
            for step in range(16):
                yield STRIDE * eight + span * row + 2 * step, 8 * eight + row, step


def turned_rows(span: int) -> Iterator[Element]:
    """A row of `span` bytes has lines of one step; eight rows follow each other."""
    wide = span // 2
    for part in range(LINES // wide):
        for half in range(2):
            byte = LEADING * part + STRIDE * half
            for row in range(8):
                for column in range(wide):
                    yield byte, wide * part + column, 8 * half + row
                    byte += 2


LAYOUTS = {
    (16, False): core_matrices(False),
    (16, True): core_matrices(True),
    **{(span, False): swizzled_rows(span) for span in (32, 64, 128)},
    **{(span, True): turned_rows(span) for span in (32, 64, 128)},
}


@pytest.mark.parametrize(("layout", "elements"), LAYOUTS.items(), ids=map(str, LAYOUTS))
def test_elements_lie_where_the_canonical_layouts_have_them(
    layout: tuple[int, bool], elements: Iterator[Element]
) -> None:
    wanted = np.full((LINES, 16), -1)
    for byte, line, step in elements:
        wanted[line, step] = byte
    assert places(LINES, LEADING, STRIDE, *layout).tolist() == wanted.tolist()


def test_a_descriptor_numbers_its_swizzles() -> None:
    """PTX ISA, matrix descriptor: 0 none, 1 of 128 bytes, 2 of 64, 3 of 32."""
    assert SWIZZLE == {0: 16, 1: 128, 2: 64, 3: 32}


def test_bits_are_halves_or_bfloats_and_may_be_negative() -> None:
    bits = np.array([0x3C00, 0xC100, 0x3F80], np.uint16)
    assert values(bits[:2], "F32", False).tolist() == [1.0, -2.5]
    assert values(bits[2:], "F32.BF16", False).tolist() == [1.0]
    assert values(bits[:2], "F16", True).tolist() == [-1.0, 2.5]


def test_sums_are_made_step_by_step() -> None:
    """What is small is lost beside what is large before it, and kept where both large ones came first."""
    left = np.zeros((2, 16))
    left[:, :3] = [[2.0**60, 1.0, -(2.0**60)], [2.0**60, -(2.0**60), 1.0]]
    right = np.stack([np.ones(16), np.full(16, 2.0), np.zeros(16)])
    assert in_steps(left, right).tolist() == [[0.0, 0.0, 0.0], [1.0, 2.0, 0.0]]
