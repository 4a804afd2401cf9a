"""Reordered multiply-add runs give what program order gives."""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.amd.isa import isa
from drivers.sim.amd.wave.jit_tile import SHORTEST_RUN, find_run
from drivers.sim.amd.wave.program import Step

RNG = np.random.default_rng(11)


def steps(text: str) -> list[Step]:
    tables = isa("gfx1100")
    return [Step(offset, inst, size) for offset, size, inst in tables.disassemble(tables.assemble(text))]


def test_a_run_ends_where_a_source_was_written() -> None:
    found = steps("v_fmac_f32 v0, v9, v8\ns_waitcnt vmcnt(0)\nv_fmac_f32 v1, s3, v8\nv_fmac_f32 v2, v0, v8")
    count, run = find_run(found)
    assert (count, [part.target for part in run]) == (3, [0, 1])


def test_modifiers_and_other_instructions_end_a_run() -> None:
    assert find_run(steps("v_fmac_f32_e64 v0, -v9, v8"))[0] == 0
    assert find_run(steps("v_fmac_f32 v0, v9, v8\nv_mov_b32 v5, v0"))[0] == 1


def test_pairs_count_twice() -> None:
    _, run = find_run(steps("v_dual_fmac_f32 v0, v9, v8 :: v_dual_fmac_f32 v1, v10, v7"))
    assert [part.target for part in run] == [0, 1]


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
