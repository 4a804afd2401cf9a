"""Older names of instructions. Bytes are what clang 19 makes."""

from __future__ import annotations

import pytest

from drivers.amd.isa import Isa
from drivers.amd.isa.alias import present_name

# text -> gfx1100, gfx1201
OLD = {
    "global_load_dword v1, v0, s[0:1]": ("000052dc00000001", "000005ee0100000000000000"),
    "flat_store_dwordx2 v[0:1], v[2:3]": ("00006cdc00027c00", "7cc006ec0000000100000000"),
    "scratch_load_ubyte_d16_hi v1, off, off": ("000085dc00007c01", "7c4008ed0100000000000000"),
    "global_store_short_d16_hi v0, v2, s[0:1]": ("000096dc00020000", "004009ee0000000100000000"),
    "global_atomic_cmpswap_x2 v0, v[2:5], s[0:1]": ("00000add00020000", "008010ee0000000100000000"),
    "flat_atomic_smax v[0:1], v2": ("0000e8dc00027c00", "7c800eec0000000100000000"),
    "global_atomic_add_x2 v0, v[2:3], s[0:1]": ("00000edd00020000", "00c010ee0000000100000000"),
    "s_buffer_load_dwordx16 s[20:35], s[4:7], 0x0": ("020530f4000000f8", "028502f4000000f8"),
    "v_add_u32 v1, v2, v3": ("0207024a", "0207024a"),
    "v_sub_i16 v5, v1, v2": ("05000ed701050200", "05000ed701050200"),
    "v_cvt_pknorm_i16_f32 v5, v1, v2": ("050021d701050200", "050021d701050200"),
}


@pytest.mark.parametrize("text", OLD)
def test_older_names_become_the_bytes_of_today(rdna3: Isa, rdna4: Isa, text: str) -> None:
    assert (rdna3.assemble(text).hex(), rdna4.assemble(text).hex()) == OLD[text]


def test_a_name_that_nobody_has_stays() -> None:
    assert present_name("global_load_dword", lambda name: name == "global_load_b32") == "global_load_b32"
    assert present_name("global_load_dword", lambda name: False) == "global_load_dword"
    assert present_name("v_frobnicate", lambda name: True) == "v_frobnicate"
