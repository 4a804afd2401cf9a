"""Pages of the shadow as numpy arrays."""

from __future__ import annotations

from drivers.sim.amd.wave.shadow.layout import LINE_BITS, PAGE_BYTES
from drivers.sim.amd.wave.shadow.pages import ROWS, Page

LINE_DWORDS = 1 << LINE_BITS - 2


def test_rows_and_lines_share_nothing() -> None:
    page = Page()
    for number, name in enumerate(ROWS, 1):
        page.rows[name][:] = number
    page.lines[:] = 9
    page.blocks[:] = 8
    assert all((page.rows[name] == number).all() for number, name in enumerate(ROWS, 1))
    assert (page.lines == 9).all() and len(page.lines) * LINE_DWORDS * 4 == PAGE_BYTES


def test_a_line_is_spread_over_its_rows_when_an_engine_looks() -> None:
    page = Page()
    page.lines[3] = (5, 0x12F, 6, 0x13F)
    page.spread(0, 3 * LINE_DWORDS)
    assert page.lines[3, 0] == 5, "a line further on"
    page.spread(4 * LINE_DWORDS - 1, 4 * LINE_DWORDS)
    dwords = slice(3 * LINE_DWORDS, 4 * LINE_DWORDS)
    for name, value in (("writer", 5), ("wrote", 0x12F), ("reader", 6), ("read_at", 0x13F)):
        assert (page.rows[name][dwords] == value).all()
        assert page.rows[name].sum() == value * LINE_DWORDS
    assert not page.lines.any()
