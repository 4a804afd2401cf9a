"""Statements bound to encodings: what has no place in one is refused, as LLVM refuses it."""

from __future__ import annotations

import re

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa
from drivers.amd.isa.bind import Pattern, pattern

REFUSED = {
    "v_mov_b32 v0, v1 glc": "v_mov_b32_e32 has no glc",
    "v_and_b32 v0, v1, -v2": "src1 takes no sign or bars here",
    "buffer_load_b32 v0, v1, s[0:3], 0": "idxen, offen missing",
    "v_add_f32_dpp v0, v1, v2 row_shl:1 row_mirror": "row_shl:1 and row_mirror: one of them can stand here",
    "v_add_f32_dpp v0, v1, v2 row_shl:1 row_shl:1": "row_shl:1 and row_shl:1: one of them can stand here",
    "v_add_f32_e64 v0, v1, v2 mul:2 div:2": "mul:2 and div:2: one of them can stand here",
    "s_cmpk_eq_u32 s0, -1": "s_cmpk_eq_u32: simm16: -1 is not in 0..0xffff",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_place_is_refused_with_a_reason(rdna3: Isa, text: str) -> None:
    with pytest.raises(EncodeError, match=re.escape(REFUSED[text])):
        rdna3.assemble(text)


def test_a_definition_says_what_stands_where(rdna3: Isa) -> None:
    found = pattern(rdna3.find("buffer_load_b32_offen"))
    assert found == Pattern(("$vdata", "$vaddr", "$srsrc", "$soffset"), frozenset({"offen"}))


# Bytes: clang 19.
@pytest.mark.parametrize(
    ("short", "whole", "code"),
    [
        ("v_cmp_lt_f32 v1, v2", "v_cmp_lt_f32 vcc_lo, v1, v2", "0105227c"),
        ("s_load_b32 s0, s[2:3]", "s_load_b32 s0, s[2:3], 0", "010000f4000000f8"),
    ],
)
def test_what_may_be_left_out_is_put_back(rdna3: Isa, short: str, whole: str, code: str) -> None:
    assert rdna3.assemble(short).hex() == rdna3.assemble(whole).hex() == code
