"""What the host touched gets newer epochs as long as its rows are its own."""

from __future__ import annotations

import numpy as np

from drivers.sim.amd.wave.shadow.host import HostTouches
from drivers.sim.amd.wave.shadow.layout import BLOCK_BITS
from drivers.sim.amd.wave.shadow.pages import Page


def marked(page: Page, row: str, dwords: range, epoch: int) -> tuple[Page, str, range]:
    page.rows[row][dwords.start : dwords.stop] = epoch
    return page, row, dwords


def test_rows_that_nobody_touched_since_follow() -> None:
    page, touches = Page(), HostTouches()
    touches.add(1, 10, [marked(page, "writer", range(4, 8), 10), marked(page, "reader", range(1), 10)])
    page.rows["writer"][5] = 11  # somebody else
    touches.stamp(0, 20)
    assert page.rows["writer"][4:8].tolist() == [20, 11, 20, 20] and page.rows["reader"][0] == 20
    assert page.blocks[4 >> BLOCK_BITS - 2] == 20
    touches.stamp(0, 30)
    assert page.rows["writer"][4:8].tolist() == [30, 11, 30, 30]


def test_only_what_is_not_known_follows() -> None:
    page, touches = Page(), HostTouches()
    touches.add(1, 10, [marked(page, "writer", range(2), 10)])
    touches.add(2, 12, [marked(page, "writer", range(1, 3), 12)])
    assert [touches.first_after(number) for number in (0, 1, 2)] == [1, 2, None]
    touches.stamp(1, 20)
    assert page.rows["writer"][:3].tolist() == [10, 20, 20]


def test_what_everybody_comes_after_is_forgotten() -> None:
    page, touches = Page(), HostTouches()
    touches.add(1, 10, [marked(page, "writer", range(2), 10)])
    touches.add(2, 12, [marked(page, "reader", range(2), 12)])
    touches.forget(1)
    assert touches.first_after(0) == 2
    touches.stamp(0, 20)
    assert (page.rows["writer"][0], page.rows["reader"][0]) == (10, 20)
    touches.forget(None)
    assert touches.first_after(0) is None
    touches.stamp(0, 30)
    assert not np.any(page.rows["reader"] == 30)
