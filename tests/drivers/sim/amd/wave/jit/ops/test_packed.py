"""Which single operation each packed one repeats; results are held against numpy in test_halves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.sim.amd.wave.jit.ops.packed import SAME_AS
from drivers.sim.amd.wave.jit.rules import SPECIAL
from drivers.sim.amd.wave.meaning.rules import RULES
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


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
def test_packed_extremes_keep_denormals_that_mode_lets_in(mode: str) -> None:
    """strictness.md: min and max choose an operand, so MODE's flushing of results does not concern them."""
    least = np.full(32, 0x80010001, np.uint32)
    names = ("v_pk_min_f16", "v_pk_max_f16", "v_pk_add_f16")
    rows = Lanes(mode)([f"s_denorm_mode 7\n{name} {{d}}, v1, v1" for name in names], least)
    assert [hex(int(row[0])) for row in rows] == ["0x80010001", "0x80010001", "0x80000000"]


def digits(word: int, bits: int, is_signed: bool) -> list[int]:
    """The elements of a dword, low ones first."""
    found = [word >> at & (1 << bits) - 1 for at in range(0, 32, bits)]
    return [x - (1 << bits) if is_signed and x >> bits - 1 else x for x in found]


@pytest.mark.parametrize("mode", ["fast", "interpret"])
@pytest.mark.parametrize("bits", [8, 4])
@pytest.mark.parametrize("signs", [None, (False, False), (True, False), (False, True), (True, True)])
@pytest.mark.parametrize("clamp", ["", " clamp"])
def test_dot_products_of_integers_add_exact_products(
    mode: str, bits: int, signs: tuple[bool, bool] | None, clamp: str
) -> None:
    """Source: ISA, V_DOT4_I32_IU8 and its kind: neg says that a source is signed; the sum wraps or clamps."""
    rng = np.random.default_rng(bits)
    a, b, c = (rng.integers(0, 2**32, 32, dtype=np.uint32) for _ in range(3))
    c[:4] = 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0
    name = f"v_dot{32 // bits}_" + ("u32_u" if signs is None else "i32_iu") + str(bits)
    neg = "" if signs is None else f" neg_lo:[{signs[0]:d},{signs[1]:d},0]"
    (got,) = Lanes(mode)([f"{name} {{d}}, v1, v2, v3{neg}{clamp}"], a, b, c)
    left, right = signs or (False, False)
    low, high = (0, 2**32 - 1) if signs is None else (-(2**31), 2**31 - 1)
    wanted = []
    for x, y, z in zip(a.tolist(), b.tolist(), c.tolist(), strict=True):
        base = z - 2**32 if signs is not None and z >> 31 else z
        pairs = zip(digits(x, bits, left), digits(y, bits, right), strict=True)
        total = base + sum(p * q for p, q in pairs)
        wanted.append((min(high, max(low, total)) if clamp else total) % 2**32)
    assert got.tolist() == wanted
