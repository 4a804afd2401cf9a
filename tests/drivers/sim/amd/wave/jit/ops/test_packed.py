"""Which single operation each packed one repeats; results are held against numpy in test_halves."""

from __future__ import annotations

from typing import Any

import numpy as np

from drivers.sim.amd.wave.jit.ops.packed import SAME_AS
from drivers.sim.amd.wave.jit.rules import RULES, SPECIAL


def test_every_packed_operation_has_its_single_one() -> None:
    assert all(single in RULES and packed in SPECIAL for packed, single in SAME_AS.items())


def test_an_inline_float_feeds_the_low_half_only(lanes: Any) -> None:
    ones = np.full(32, 0x3C003C00, np.uint32)
    got = lanes(["v_pk_add_f16 {d}, v1, 1.0", "v_pk_add_f16 {d}, v1, 1.0 op_sel_hi:[1,0]"], ones)
    assert [hex(int(row[0])) for row in got] == ["0x3c004000", "0x40004000"]
