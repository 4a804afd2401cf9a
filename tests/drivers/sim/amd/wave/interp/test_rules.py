"""How the reference applies a rule: modifiers, masks, and definedness bit by bit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.instructions import supports
from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.float32(np.linspace(-2, 2, 32))


def test_output_modifiers_come_after_the_operation() -> None:
    texts = [f"v_add_f32_e64 {{d}}, v1, v1 {m}" for m in ("mul:2", "mul:4", "div:2")]
    rows = replace(STRICT, rsrc1=31 | 0xC0 << 12)(texts, X).view(np.float32)
    np.testing.assert_array_equal(rows, np.stack([X * 4, X * 8, X]))


@pytest.mark.parametrize("mode", ["interpret", "fast", "strict"])
def test_an_output_modifier_quiets_a_nan_that_was_only_chosen(mode: str) -> None:
    """It is a product; v_cubetc itself picks an operand."""
    rows = Lanes(mode, "gfx1201")(
        ["v_cubetc_f32 {d}, v1, v2, v2 mul:4"], X, np.full(32, 0x7F800001, np.uint32)
    )
    assert {hex(bits) for bits in rows.view(np.uint32)[0]} == {"0xffc00001"}


def test_undefined_lanes_that_are_stored_fault() -> None:
    text = "s_mov_b32 exec_lo, 1\nv_mov_b32 v50, v1\ns_mov_b32 exec_lo, -1\nv_or_b32 {d}, 0, v50"
    with pytest.raises(SimFault) as caught:
        STRICT([text], X)
    assert caught.value.code == "E_UNINIT"


@pytest.mark.parametrize(("name", "known"), [("v_add_f32", True), ("image_load", False)])
def test_it_says_what_it_has_a_rule_for(name: str, known: bool) -> None:
    assert bool(supports(name)) is known
