"""A launch as a value."""

from __future__ import annotations

from dataclasses import replace

from drivers.sim.amd.wave.request import Launch

LAUNCH = Launch(
    arch="gfx1100", entry_va=0x1000, rsrc1=1, rsrc2=2, prefetch_bytes=3, user_data=(), grid=(4, 1, 1),
    block=(32, 1, 1), wave32=True, scratch_va=0, scratch_wave_bytes=0, where={},
)  # fmt: skip


def test_code_is_made_for_the_words_and_the_block_and_not_for_the_grid() -> None:
    assert LAUNCH.words == replace(LAUNCH, grid=(9, 1, 1), user_data=(7,), entry_va=0x2000).words
    others = [replace(LAUNCH, rsrc1=8), replace(LAUNCH, rsrc2=8), replace(LAUNCH, block=(64, 1, 1))]
    assert len({LAUNCH.words, *(each.words for each in others)}) == 4
