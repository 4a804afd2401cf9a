"""The library of quick code: every function is there, and does what stands in place elsewhere."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.calls import calls_module, calls_names
from drivers.sim.amd.wave.jit.rules import is_shared, shared
from drivers.sim.amd.wave.meaning.rules import SHARED
from drivers.sim.llvm.text import Text

U32 = np.uint32


def test_every_name_is_defined() -> None:
    text = calls_module()
    assert all(f"@{name}(" in text for name in calls_names())


def test_long_rules_are_shared_and_short_ones_are_not() -> None:
    assert is_shared("v_div_fixup_f32")
    assert is_shared("v_ldexp_f64")
    assert not is_shared("v_add_f32")
    assert "div_scale_f64" in SHARED


def test_a_shared_rule_is_written_in_place_where_code_is_made_well() -> None:
    t = Text()
    shared(t, "class_f32", "%x", "%y")
    assert not any("db_rule" in line for line in t.lines)
    t = Text()
    t.wide = {}
    shared(t, "class_f32", "%x", "%y")
    assert "@db_rule_class_f32" in t.lines[0]


@pytest.mark.parametrize("step", [4, -4, 8, 0])
@pytest.mark.parametrize("lanes", [0xFFFFFFFF, 0x7FFF00F1])
def test_rows_and_what_is_none_are_loaded_and_stored(bench: Any, step: int, lanes: int) -> None:
    """Lane i at ``step * i`` from where it begins; of lanes at one place the highest wins."""
    values, out = np.arange(100, 400, dtype=U32), np.zeros(300, U32)
    start = 400 if step < 0 else 0
    text = f"""v_mul_i32_i24 v9, {step}, v0
    v_add_nc_u32 v9, {start}, v9
    v_mov_b32 v10, 0
    s_mov_b32 exec_lo, {lanes:#x}
    v_add_co_u32 v10, vcc_lo, s0, v9
    v_add_co_ci_u32 v11, null, s1, 0, vcc_lo
    global_load_b64 v[2:3], v[10:11], off
    s_waitcnt vmcnt(0)
    v_add_nc_u32 v2, v2, v3
    global_store_b32 v9, v2, s[2:3]"""
    bench.run(text, bench.put(values), bench.put(out))
    expected = np.zeros(300, U32)
    for lane in range(32):
        if lanes >> lane & 1:
            place = (start + step * lane) // 4
            expected[place] = values[place] + values[place + 1]
    np.testing.assert_array_equal(out, expected)
