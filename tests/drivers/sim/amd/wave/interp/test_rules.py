"""How the reference applies a rule: modifiers, masks, and definedness bit by bit."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.interp.executor import supports
from tests.drivers.sim.amd.wave.conftest import Lanes

STRICT = Lanes(mode="interpret")

X = np.float32(np.linspace(-2, 2, 32))


def test_output_modifiers_come_after_the_operation() -> None:
    texts = [f"v_add_f32_e64 {{d}}, v1, v1 {m}" for m in ("mul:2", "mul:4", "div:2")]
    rows = replace(STRICT, rsrc1=31 | 0xC0 << 12)(texts, X).view(np.float32)
    np.testing.assert_array_equal(rows, np.stack([X * 4, X * 8, X]))


def test_undefined_lanes_that_are_stored_fault() -> None:
    text = "s_mov_b32 exec_lo, 1\nv_mov_b32 v50, v1\ns_mov_b32 exec_lo, -1\nv_or_b32 {d}, 0, v50"
    with pytest.raises(SimFault) as caught:
        STRICT([text], X)
    assert caught.value.code == "E_UNINIT"


@pytest.mark.parametrize(("name", "known"), [("v_add_f32", True), ("image_load", False)])
def test_it_says_what_it_has_a_rule_for(name: str, known: bool) -> None:
    assert bool(supports(name)) is known
