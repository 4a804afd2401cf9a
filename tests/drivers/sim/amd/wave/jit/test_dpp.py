"""Where lanes read from under DPP, and which of them are written: by the document, lane by lane.

Source: RDNA3 ISA, "DPP16" and "DPP8": rows have 16 lanes, banks four; a lane without a source keeps its
result, or with bound_ctrl reads 0; of a source that is off only fi lets it read.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.jit.replayed import after

Source = Callable[[int], int | None]  # of a lane in its row


def inside(place: int) -> int | None:
    return place if 0 <= place < 16 else None


CONTROLS: dict[str, Source] = {
    "quad_perm:[3,0,2,1]": lambda i: i & ~3 | (3, 0, 2, 1)[i & 3],
    **{f"row_shl:{n}": lambda i, n=n: inside(i + n) for n in (1, 4, 15)},
    **{f"row_shr:{n}": lambda i, n=n: inside(i - n) for n in (1, 4, 15)},
    **{f"row_ror:{n}": lambda i, n=n: (i - n) % 16 for n in (1, 5, 15)},
    "row_mirror": lambda i: 15 - i,
    "row_half_mirror": lambda i: i & 8 | 7 - (i & 7),
    **{f"row_share:{n}": lambda i, n=n: n for n in (0, 6, 15)},
    **{f"row_xmask:{n}": lambda i, n=n: i ^ n for n in (1, 8, 15)},
    "dpp8:[7,0,2,1,5,3,6,4]": lambda i: i & 8 | (7, 0, 2, 1, 5, 3, 6, 4)[i & 7],
}
VALUES, OLD = 1000 + np.arange(64), 7
MASKS = {32: 0xF0FF_8001 | 0x0070_0000, 64: 0x8123_4567_F0FF_8001}


def expected(
    lanes: int, source: Source, mask: int, bound: bool, inactive: bool, rows: int, banks: int
) -> list[int]:
    found = []
    for lane in range(lanes):
        place = source(lane % 16)
        at = None if place is None else lane // 16 * 16 + place
        if at is not None and not mask >> at & 1 and not inactive:
            at = None
        written = mask >> lane & 1 and rows >> lane // 16 & 1 and banks >> lane // 4 % 4 & 1
        value = OLD if at is None and not bound else 0 if at is None else int(VALUES[at])
        found.append(value if written else OLD)
    return found


@pytest.mark.parametrize("control", CONTROLS)
@pytest.mark.parametrize("lanes", [32, 64])
def test_a_move_reads_from_other_lanes(control: str, lanes: int) -> None:
    is_8 = control.startswith("dpp8")
    for mask in ((1 << lanes) - 1, MASKS[lanes]):
        for bound, inactive in ((False, False), (True, False), (False, True), (True, True)):
            if is_8 and (bound or not (inactive or mask + 1 == 1 << lanes)):
                continue
            text = f"v_mov_b32_dpp v2, v1 {control}"
            text += "" if is_8 else f" row_mask:0xf bank_mask:0xf{' bound_ctrl:1' if bound else ''}"
            text += " fi:1" if inactive else ""
            wave = after(text, {1: VALUES[:lanes], 2: OLD}, lanes=lanes, exec_mask=mask)
            wanted = expected(lanes, CONTROLS[control], mask, bound, inactive, 15, 15)
            assert wave.vector[2].tolist() == wanted, (hex(mask), text)


@pytest.mark.parametrize(("rows", "banks"), [(1, 15), (2, 15), (15, 1), (15, 8), (2, 6), (0, 0), (3, 5)])
def test_rows_and_banks_that_are_not_written(rows: int, banks: int) -> None:
    text = f"v_mov_b32_dpp v2, v1 row_xmask:1 row_mask:{rows:#x} bank_mask:{banks:#x}"
    wave = after(text, {1: VALUES[:32], 2: OLD})
    assert wave.vector[2].tolist() == expected(
        32, CONTROLS["row_xmask:1"], 2**32 - 1, False, False, rows, banks
    )
    upper = {1: VALUES, 2: OLD}
    wave = after(text, upper, lanes=64)
    assert wave.vector[2].tolist() == expected(
        64, CONTROLS["row_xmask:1"], 2**64 - 1, False, False, rows, banks
    )


def test_only_the_first_source_goes_by_dpp() -> None:
    wave = after(
        "v_sub_nc_u32_dpp v2, v1, v3 row_mirror row_mask:0xf bank_mask:0xf",
        {1: VALUES[:32], 3: np.arange(32)},
    )
    rows = [lane // 16 * 16 + 15 - lane % 16 for lane in range(32)]
    assert wave.vector[2].tolist() == [(1000 + at - lane) & 0xFFFFFFFF for lane, at in enumerate(rows)]
