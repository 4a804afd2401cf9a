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


def test_a_block_is_marked_from_the_first_dword_that_lies_in_it_to_the_last() -> None:
    """A block is 256 bytes, 64 dwords."""
    for low, high, blocks in (
        (0, 1, [0]),
        (63, 64, [0]),
        (63, 65, [0, 1]),
        (64, 128, [1]),
        (64, 129, [1, 2]),
    ):
        page = Page()
        page.note_writer(low, high, 5)
        assert page.blocks.nonzero()[0].tolist() == blocks and set(page.blocks.tolist()) == {0, 5}
    assert len(page.blocks) == 256


def test_a_line_of_which_not_all_was_read_stays_in_its_entry() -> None:
    """The low bits of a read's site say of which bytes it was: all four of each dword, or less."""
    page = Page()
    page.lines[0], page.lines[1] = (5, 15, 6, 0x137), (7, 15, 8, 15)
    page.spread(LINE_DWORDS - 1, LINE_DWORDS + 1)
    assert page.lines[0].tolist() == [5, 15, 6, 0x137] and not page.lines[1].any()
    assert page.rows["reader"].nonzero()[0].tolist() == list(range(LINE_DWORDS, 2 * LINE_DWORDS))
    assert page.address == page.words.ctypes.data
