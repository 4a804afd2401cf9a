"""Which single operation each packed one repeats; results are held against numpy in test_halves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.ops.packed import SAME_AS
from drivers.sim.amd.wave.jit.rules import RULES, SPECIAL
from tests.drivers.sim.amd.wave.conftest import Lanes


def test_every_packed_operation_has_its_single_one() -> None:
    assert all(single in RULES and packed in SPECIAL for packed, single in SAME_AS.items())


def test_an_inline_float_feeds_the_low_half_only(lanes: Any) -> None:
    ones = np.full(32, 0x3C003C00, np.uint32)
    got = lanes(["v_pk_add_f16 {d}, v1, 1.0", "v_pk_add_f16 {d}, v1, 1.0 op_sel_hi:[1,0]"], ones)
    assert [hex(int(row[0])) for row in got] == ["0x3c004000", "0x40004000"]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
def test_inline_floats_of_integer_halves_are_dwords(mode: str) -> None:
    """4.0 is 0x40800000. Source: LLVM, SIMCCodeEmitter, inline constants of packed operands."""
    ones = np.full(32, 0x00010001, np.uint32)
    texts = ["v_pk_add_u16 {d}, 4.0, v1 op_sel_hi:[1,1]", "v_pk_add_f16 {d}, 4.0, v1 op_sel_hi:[0,1]"]
    rows = Lanes(mode)(texts, ones)
    assert hex(rows[0][0]) == "0x40810001"
    assert rows[1].view(np.float16)[0] == 4, "0x0001 is a denormal, lost in the sum"
