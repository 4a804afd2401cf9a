"""Image rows made ready for the instruction table, on hand-made rows."""

from __future__ import annotations

from typing import Any

from tools.gen import isa_image


def load(addresses: int, **fields: Any) -> dict[str, Any]:
    names = [f"vaddr{i}" for i in range(addresses)]
    listed = ", ".join("$" + name for name in names)
    row = {
        "n": f"IMAGE_LOAD_V1_V{addresses}_gfx12",
        "m": "image_load",
        "a": f"image_load $vdata, {'[' + listed + ']' if addresses > 1 else listed}, $rsrc$dmask",
        "sz": 12,
        "mask": hex(sum(0xFF << 64 + 8 * i for i in range(addresses, 4)) | 0xFF00),
        "val": "d0000000",
        "f": {"vdata": [[32, 8, 0]], **{name: [[64 + 8 * i, 8, 0]] for i, name in enumerate(names)}},
        "out": [["vdata", "AVLdSt_32"]],
        "in": [*([name, "VGPROp_32"] for name in names), ["rsrc", "SReg_256"], ["dmask", "DMask"]],
        "fl": ["VIMAGE", "mayLoad"],
        "ns": "GFX12",
    }
    return {**row, **fields}


def test_one_row_with_the_most_addresses_is_kept() -> None:
    (row,) = isa_image.image_rows([load(1), load(3), load(2)])
    assert row["f"]["vaddr"] == [[64, 8, 0], [72, 8, 8], [80, 8, 16]]
    assert row["a"] == "image_load $vdata, $vaddr, $rsrc$dmask"
    assert ("vaddr", "ImageAddresses") in row["in"]
    assert row["out"] == [("vdata", "ImageData")]


def test_stores_read_their_data() -> None:
    (row,) = isa_image.image_rows([load(2, fl=["VIMAGE", "mayStore"])])
    assert row["out"] == []
    assert ("vdata", "ImageData") in row["in"]


def test_separate_addresses_of_gfx11_stand_in_one_more_dword() -> None:
    fields = {"vdata": [[40, 8, 0]], "vaddr0": [[32, 8, 0]]}
    single = load(1, sz=8, f=fields, fl=["MIMG", "mayLoad"], ns="GFX11")
    several = load(3, sz=8, f=fields, fl=["MIMG", "mayLoad"], ns="GFX11")
    rows = {row["variant"]: row for row in isa_image.image_rows([single, several])}
    assert [p[0] for p in rows["_nsa"]["f"]["vaddr"]] == [32, 64, 72, 80, 88]
    assert (rows["_nsa"]["sz"], rows[""]["sz"]) == (12, 8)


def test_rays_keep_their_counts_and_say_short_addresses_in_words() -> None:
    ray = load(
        2,
        n="IMAGE_BVH_INTERSECT_RAY_a16_gfx12",
        m="image_bvh_intersect_ray",
        a="image_bvh_intersect_ray $vdata, [$vaddr0, $vaddr1], $rsrc$a16",
        out=[["vdata", "VReg_128"]],
    )
    (row,) = isa_image.image_rows([ray])
    assert row["a"].endswith("$rsrc a16")
    assert ("vaddr", "ImageAddresses_1.1") in row["in"]
    assert row["out"] == [("vdata", "VReg_128")]


def test_sampling_into_nothing_and_other_instructions_are_left_out() -> None:
    nothing = load(1)
    del nothing["f"]["vdata"]
    assert isa_image.image_rows([nothing, load(1, fl=["FLAT"])]) == []
