"""Register counts of image instructions. Bytes and counts as of LLVM 22's assembler test lines."""

from __future__ import annotations

import pytest

from autogen.schema import EncodeError
from drivers.amd.isa import Isa, s, v
from drivers.amd.isa.image import address_dwords, data_dwords, dimension_value


@pytest.mark.parametrize(
    ("text", "data", "address"),
    [
        ("image_load v[0:3], v0, s[0:7] dmask:0xf dim:1D", 4, 1),
        ("image_load v[0:1], v0, s[0:7] dmask:0xf dim:1D d16", 2, 1),
        ("image_load v[1:5], [v0, v1], s[16:23] dmask:0xf dim:2D tfe", 5, 2),
        ("image_sample_c_d_cl v64, [v32, v33, v34, v[35:39]], s[4:11], s[4:7] dmask:0x8 dim:2D", 1, 8),
        ("image_gather4_lz v[64:67], [v32, v33], s[4:11], s[4:7] dmask:0x2 dim:CUBE a16", 4, 2),
        (
            "image_sample_c_d_g16 v[64:65], [v32, v33, v34, v[35:37]], s[4:11], s[4:7] dmask:0xc dim:CUBE",
            2,
            6,
        ),
        ("image_msaa_load v[1:4], [v5, v6, v7, v8], s[8:15] dmask:0x8 dim:2D_MSAA_ARRAY lwe", 4, 4),
        ("image_get_resinfo v4, v32, s[96:103] dmask:0x1 dim:1D", 1, 1),
    ],
)
def test_counts_follow_from_mask_dimension_and_name(rdna4: Isa, text: str, data: int, address: int) -> None:
    inst = rdna4.decode(rdna4.assemble(text))
    assert (data_dwords(inst), address_dwords(inst)) == (data, address)
    assert inst["vdata"].count == data


def test_addresses_are_separate_registers_or_one_range(rdna3: Isa) -> None:
    text = "image_sample_b v[64:66], [v32, v16, v8], s[4:11], s[100:103] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY"
    code = rdna3.assemble(text)
    assert code.hex() == "110778f02040016410080000"
    assert rdna3.decode(code)["vaddr"] == (v(32), v(16), v(8))
    assert rdna3.format(rdna3.decode(code)) == text
    assert (
        rdna3.assemble("image_atomic_add v[1:2], v2, s[12:19] dmask:3 dim:1D unorm").hex()
        == "800330f002010300"
    )


def test_ray_intersections_have_fixed_counts(rdna3: Isa, rdna4: Isa) -> None:
    text = "image_bvh64_intersect_ray v[39:42], [v[50:51], v46, v[20:22], v[40:42], v[47:49]], s[12:15]"
    assert rdna3.assemble(text).hex() == "818f68f0322703002e14282f"
    short = "image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16]], s[4:7] a16"
    assert rdna4.assemble(short).hex() == "5040c6d304080000090a0b0e"
    with pytest.raises(EncodeError, match="a16 missing"):
        rdna4.assemble(short.removesuffix(" a16"))
    with pytest.raises(EncodeError, match=r"vaddr has 1 \+ 1 registers, must have 1 \+ 1 \+ 3 \+ 3"):
        rdna4.encode(rdna4.inst("image_bvh_intersect_ray_a16", v(4, 4), (v(9), v(10)), s(4, 4)))


def test_all_addresses_are_read(rdna4: Isa) -> None:
    inst = rdna4.inst("image_store", v(0, 2), (v(8), v(9)), s(4, 8), dmask=3, dim=1)
    assert {v(0, 2), v(8), v(9), s(4, 8)} <= set(inst.reads())
    assert rdna4.decode(rdna4.encode(inst)) == inst


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("image_load v[0:1], v0, s[0:7] dmask:0x1 dim:1D", "vdata has 2 registers, must have 1"),
        ("image_load v0, v0, s[0:7] dmask:0x1 dim:2D", r"vaddr has 1 registers, must have 1 \+ 1"),
        ("image_load v0, v0, s[0:7] dmask:0x1 dim:4D", "dim:4D is no dimension; there are 1D, 2D"),
        ("image_load v0, v0, s[2:9] dmask:0x1 dim:1D", "must be a multiple of 4"),
        ("image_load v0, [v0, v1, v2, v3, v4], s[0:7] dmask:0x1 dim:1D", "5 addresses; this encoding has 4"),
    ],
)
def test_wrong_counts_are_named(rdna4: Isa, text: str, message: str) -> None:
    with pytest.raises(EncodeError, match=message):
        rdna4.assemble(text)


def test_dimension_names_may_be_short() -> None:
    assert dimension_value("2D") == dimension_value("SQ_RSRC_IMG_2D") == 1
