"""Multiply-adds that are put off give what program order gives."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.wave.jit.tile import SHORTEST_RUN, Tile, multiply_adds
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import Text

pytestmark = pytest.mark.usefixtures("thorough")
RNG = np.random.default_rng(11)
TABLES = isa("gfx1100")


def taken(text: str) -> list[bool]:
    """Which instructions are put off, with all lanes on."""
    wave = Wave(Text())
    wave.exec_full = True
    tile = Tile(wave)
    return [tile.take(inst) for _, _, inst in TABLES.disassemble(TABLES.assemble(text))]


def test_multiply_adds_are_put_off_past_hints() -> None:
    assert taken(
        "v_fmac_f32 v0, v9, v8\ns_waitcnt vmcnt(0)\nv_fmac_f32 v1, s3, v8\nv_fmac_f32 v2, v0, v8"
    ) == [True, False, True, True]
    assert taken("v_fmac_f32_e64 v0, -v9, v8\nv_mov_b32 v5, v0") == [False, False]


def test_with_lanes_off_nothing_is_put_off() -> None:
    wave = Wave(Text())
    ((_, _, inst),) = TABLES.disassemble(TABLES.assemble("v_fmac_f32 v0, v9, v8"))
    assert not Tile(wave).take(inst)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("v_fmac_f32 v0, v9, v8\nv_mov_b32 v5, v6", 1),
        ("v_fmac_f32 v0, v9, v8\nv_mov_b32 v5, v0", 0),
        ("v_fmac_f32 v0, v9, v8\nv_mov_b32 v0, v5", 0),
        ("v_fmac_f32 v0, v9, v8\nv_mov_b32 v9, v5", 1),
        ("v_fmac_f32 v0, v9, v8\nv_fmac_f32 v2, v0, v8", 1),
        ("v_fmac_f32 v0, v9, v8\nds_store_b32 v5, v6", 0),
        ("v_fmac_f32 v0, v9, v8\nv_movreld_b32 v5, v6", 0),
    ],
)
def test_what_asks_for_a_sum(text: str, left: int) -> None:
    """How many are still put off after the last instruction was considered."""
    wave = Wave(Text())
    wave.exec_full = True
    tile = Tile(wave)
    for _, _, inst in TABLES.disassemble(TABLES.assemble(text)):
        tile.take(inst)
    assert len(tile.parts) == left


def test_pairs_count_twice() -> None:
    ((_, _, inst),) = TABLES.disassemble(
        TABLES.assemble("v_dual_fmac_f32 v0, v9, v8 :: v_dual_fmac_f32 v1, v10, v7")
    )
    parts = multiply_adds(inst)
    assert parts is not None
    assert [part.target for part in parts] == [0, 1]


def test_long_runs_round_as_program_order_does(lanes: Any) -> None:
    """10 accumulators, 6 steps each, sources from lanes, scalars and constants; against 80-bit steps."""
    a, b = RNG.standard_normal((4, 32)).astype(np.float32), RNG.standard_normal((4, 32)).astype(np.float32)
    sources = ["v1", "v2", "s30", "2.0", "v3", "0x3fc00000"]
    values = [a[0], a[1], np.float32(0.75), np.float32(2), a[2], np.float32(1.5)]
    lines, expected = ["s_mov_b32 s30, 0x3f400000"], np.zeros((10, 32), np.float32)
    lines += [f"v_mov_b32 v{10 + i}, 0" for i in range(10)]
    for step, (source, value) in enumerate(zip(sources, values, strict=True)):
        for target in range(10):
            other = (step + target) % 4
            lines.append(f"v_fmac_f32 v{10 + target}, {source}, v{5 + other}")
            exact = np.longdouble(value) * b[other].astype(np.longdouble) + expected[target]
            expected[target] = exact.astype(np.float32)
    assert len(sources) * 10 >= SHORTEST_RUN
    got = lanes([f"v_mov_b32 {{d}}, v{10 + i}" for i in range(10)], *a, *b, before="\n".join(lines))
    np.testing.assert_array_equal(got.view(np.float32), expected)


def test_lds_loads_between_multiply_adds_keep_their_order(bench: Any) -> None:
    """A load overwrites a source that earlier multiply-adds have read and later ones read anew."""
    data, out = RNG.standard_normal((2, 32)).astype(np.float32), np.zeros((16, 32), np.float32)
    fmacs = "\n".join(f"v_fmac_f32 v{20 + i}, 2.0, v4" for i in range(16))
    text = ["v_lshlrev_b32 v9, 2, v0", *[f"v_mov_b32 v{20 + i}, {i}.0" for i in range(2, 9)]]
    text += [f"v_mov_b32 v{20 + i}, 0" for i in (0, 1, *range(9, 16))]
    for row in range(2):
        load = f"global_load_b32 v3, v9, s[0:1] offset:{128 * row}\ns_waitcnt vmcnt(0)"
        text += [load, f"ds_store_b32 v9, v3 offset:{128 * row}"]
    for row in range(2):
        text += [f"ds_load_b32 v4, v9 offset:{128 * row}", "s_waitcnt lgkmcnt(0)", fmacs]
    text += [f"global_store_b32 v9, v{20 + i}, s[2:3] offset:{128 * i}" for i in range(16)]
    bench.run("\n".join(text), bench.put(data), bench.put(out), lds=512)
    start = np.array([i if 2 <= i < 9 else 0 for i in range(16)], np.float32)[:, None]
    exact = (start + 2 * data[0].astype(np.float64)).astype(np.float32) + 2 * data[1].astype(np.float64)
    np.testing.assert_array_equal(out, exact.astype(np.float32))


@pytest.mark.parametrize("stride", [4, 20])
def test_a_tile_out_of_lds_is_numpys_product(bench: Any, stride: int) -> None:
    """16 sums a lane: 4 numbers of its half of the lanes times 4 of its column, 6 deep. stride: dwords from
    one lane's numbers to the next lane's."""
    depth = 6
    a = RNG.standard_normal((depth, 2 * 4)).astype(np.float32)
    b = RNG.standard_normal((depth, 16, 4)).astype(np.float32)
    out = np.zeros((16, 32), np.float32)
    memory = np.zeros((depth, 512), np.float32)
    memory[:, :8] = a
    for lane in range(16):
        memory[:, 64 + stride * lane : 68 + stride * lane] = b[:, lane]
    text = ["v_lshlrev_b32 v1, 2, v0"]
    for row in range(16 * depth):
        text += [f"s_mov_b32 s20, {128 * row}", "v_add_nc_u32 v2, s20, v1", "global_load_b32 v3, v2, s[0:1]"]
        text += ["s_waitcnt vmcnt(0)", "ds_store_b32 v2, v3"]
    text += ["v_lshrrev_b32 v4, 4, v0", "v_lshlrev_b32 v4, 4, v4", "v_and_b32 v5, 15, v0"]
    text += [f"v_mul_u32_u24 v5, {4 * stride}, v5", "v_add_nc_u32 v5, 0x100, v5"]
    text += [f"v_mov_b32 v{40 + i}, 0" for i in range(16)] + ["s_waitcnt lgkmcnt(0)"]
    for k in range(depth):
        text += [
            f"ds_load_b128 v[8:11], v4 offset:{2048 * k}",
            f"ds_load_b128 v[12:15], v5 offset:{2048 * k}",
        ]
        text += ["s_waitcnt lgkmcnt(0)"]
        text += [f"v_fmac_f32 v{40 + 4 * i + j}, v{8 + i}, v{12 + j}" for i in range(4) for j in range(4)]
    text += [f"global_store_b32 v1, v{40 + i}, s[2:3] offset:{128 * i}" for i in range(16)]
    bench.run("\n".join(text), bench.put(memory), bench.put(out), lds=2048 * depth)
    expected = np.zeros((16, 32), np.float32)
    for k in range(depth):
        for row in range(16):
            left = np.repeat(a[k].reshape(2, 4)[:, row // 4], 16).astype(np.longdouble)
            right = np.tile(b[k, :, row % 4], 2).astype(np.longdouble)
            expected[row] = (left * right + expected[row]).astype(np.float32)
    np.testing.assert_array_equal(out, expected)


def test_loaded_sources_may_be_loaded_again_and_changed_before_the_sums_are_asked_for(bench: Any) -> None:
    """24 multiply-adds of a vector and scalars out of memory, all of which are overwritten in between."""
    data = RNG.standard_normal((3, 32)).astype(np.float32)
    table = RNG.standard_normal(16).astype(np.float32)
    out = np.zeros((8, 32), np.float32)
    text = ["v_lshlrev_b32 v1, 2, v0", *[f"v_mov_b32 v{20 + i}, 0" for i in range(8)]]
    expected = np.zeros((8, 32), np.float32)
    for step in range(3):
        text += [
            f"global_load_b32 v2, v1, s[0:1] offset:{128 * step}",
            f"s_load_b128 s[20:23], s[2:3], {16 * step}",
        ]
        text += ["s_waitcnt vmcnt(0) lgkmcnt(0)"]
        scalars = table[4 * step : 4 * step + 4].copy()
        if step == 1:
            text += ["s_mov_b32 s21, 2.0", "v_add_f32 v2, 1.0, v2"]
            scalars[1] = 2
        vector = data[step] + np.float32(step == 1)
        text += [f"v_fmac_f32 v{20 + i}, s{20 + i % 4}, v2" for i in range(8)]
        for i in range(8):
            exact = vector.astype(np.longdouble) * np.longdouble(scalars[i % 4]) + expected[i]
            expected[i] = exact.astype(np.float32)
    text += ["s_mov_b32 s20, 0", "v_mov_b32 v2, 0"]
    text += [f"global_store_b32 v1, v{20 + i}, s[4:5] offset:{128 * i}" for i in range(8)]
    bench.run("\n".join(text), bench.put(data), bench.put(table), bench.put(out))
    np.testing.assert_array_equal(out, expected)


def test_with_few_multiply_adds_a_block_is_written_as_it_stands(lanes: Any) -> None:
    a, b = RNG.standard_normal((2, 32)).astype(np.float32)
    got = lanes(["v_fmac_f32 {d}, v1, v2"], a, b).view(np.float32)[0]
    np.testing.assert_array_equal(got, (a.astype(np.longdouble) * b).astype(np.float32))
