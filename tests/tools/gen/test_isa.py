"""The instruction table's generator, isa_operands.py included, on hand-made rows,
and against the committed file where the facts are present.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tools.gen import isa, isa_operands

ADD: dict[str, Any] = {
    "n": "V_ADD_F32_e64_gfx11",
    "m": "v_add_f32",
    "a": "v_add_f32$vdst, $src0_modifiers, $src1_modifiers$clamp$omod",
    "sz": 8,
    "mask": "80000000ffff0400",
    "val": "d5030000",
    "f": {
        "vdst": [[0, 8, 0]], "src0_modifiers": [[8, 1, 1], [61, 1, 0]],
        "src1_modifiers": [[9, 1, 1], [62, 1, 0]],
        "clamp": [[15, 1, 0]], "src0": [[32, 9, 0]], "src1": [[41, 9, 0]], "omod": [[59, 2, 0]],
    },
    "out": [["vdst", "VGPR_32#OPERAND_REGISTER"]],
    "in": [
        ["src0_modifiers", "FP32InputMods"], ["src0", "VSrc_f32"], ["src1_modifiers", "FP32InputMods"],
        ["src1", "VSrc_f32"], ["clamp", "Clamp0"], ["omod", "omod0"],
    ],
    "fl": ["VALU", "VOP3"],
    "ns": "GFX11",
    "pr": ["isGFX11Only"],
    "u": ["MODE", "EXEC"],
}  # fmt: skip


def changed(**fields: Any) -> dict[str, Any]:
    return {**ADD, **fields}


def test_unused_bits_become_fixed_zeros() -> None:
    mask, value = isa_operands.unspecified(ADD, "VOP3")
    assert value == 0xD5030000
    assert mask == 0xFFFF_FFFF_FFFF_FFFF & ~sum(
        ((1 << width) - 1) << low for places in ADD["f"].values() for low, width, _ in places
    )


def test_unused_packed_selects_become_fixed_ones() -> None:
    _, value = isa_operands.unspecified(changed(val="cc0f0000", f={"vdst": [[0, 8, 0]]}), "VOP3P")
    assert value == 0xCC0F0000 | 1 << 59 | 1 << 60 | 1 << 14


def test_operands_stand_in_text_order() -> None:
    names = [o.split(",")[0] for o in isa_operands.operands_text(ADD).split(" ")]
    assert names[:3] == ["vdst", "src0", "src1"]
    assert isa_operands.operands_text(ADD).split(" ")[1] == "src0,src,1,f32,u,32.9.0"


def test_tied_operands_are_read_and_written() -> None:
    tied = changed(k="$vdst = $src2", **{"in": [*ADD["in"], ["src2", "VGPR_32"]]})
    assert isa_operands.operand_roles(tied, tied["f"])["vdst"] == "b"
    assert isa_operands.operand_roles(changed(m="s_cmov_b32"), {"sdst": [], "vdst": []})["vdst"] == "b"
    lanes = changed(k="$old = $vdst")
    assert isa_operands.operand_roles(lanes, lanes["f"])["vdst"] == "o"


@pytest.mark.parametrize(
    ("cls", "kind"),
    [
        ("VGPR_32", ("vgpr", 1, "")), ("AVLdSt_128", ("vgpr", 4, "")), ("SReg_64_XEXEC", ("sgpr", 2, "")),
        ("VSrc_f32", ("src", 1, "f32")), ("VCSrc_f64", ("src-", 2, "f64")), ("SSrc_b64", ("ssrc", 2, "b64")),
        ("VSrcT_f16_Lo128", ("src7", 1, "f16")), ("VOPDstOperand_t16", ("half", 1, "")),
        ("VOPDstS64orS32", ("mask", 0, "")), ("KImmFP32", ("literal", 1, "f32")),
        ("SWaitCnt", ("waitcnt", 0, "")),
        ("VRegSrc_256", ("vsrc", 8, "")), ("VISrc_256_f64", ("src-", 8, "f32")), ("CPol_0", ("imm", 0, "")),
    ],
)  # fmt: skip
def test_operand_kinds(cls: str, kind: tuple[str, int, str]) -> None:
    assert isa_operands.operand_kind(cls) == kind


def test_formats_and_names() -> None:
    assert isa.base_format(ADD) == "VOP3"
    assert isa.name_of(ADD, "VOP3", True) == "v_add_f32_e64"
    dual = changed(m="v_dual_add_f32", a="v_dual_add_f32 $vdstX :: v_dual_mul_f32 $vdstY")
    assert isa.base_format(dual) == "VOPD"
    assert isa.name_of(dual, "VOPD", False) == "v_dual_add_f32_x_mul_f32"
    load = changed(m="global_load_b32", n="GLOBAL_LOAD_DWORD_SADDR_gfx11", fl=["FLAT"], val="dc520000")
    assert isa.name_of(load, isa.base_format(load), False) == "global_load_b32_saddr"


def test_what_silicon_lacks_is_left_out() -> None:
    assert isa.wanted(ADD, isa.RDNA3.absent)
    assert not isa.wanted(changed(fl=["isAsmParserOnly"]), isa.RDNA3.absent)
    assert not isa.wanted(changed(pr=["HasSALUFloatInsts"]), isa.RDNA3.absent)
    assert isa.wanted(changed(pr=["HasSALUFloatInsts"]), isa.RDNA4.absent)
    assert not isa.wanted(changed(pr=["HasWaitXcnt"]), isa.RDNA4.absent)


def test_an_atomic_that_returns_nothing_has_the_returning_bit_fixed_at_zero() -> None:
    fields = {"cpol": [[50, 2, 3], [52, 3, 0]]}
    row = changed(f=fields, fl=["IsAtomicNoRet"])
    assert isa.plain(row)["f"] == {"cpol": [[50, 2, 3], [53, 2, 1]]}
    assert isa.plain(changed(f=fields))["f"] == fields


def test_a_buffer_offset_has_no_sign() -> None:
    fields = {"offset": [[72, 24, 0]]}
    assert isa.plain(changed(f=fields, fl=["MUBUF"]))["f"] == {"offset": [[72, 23, 0]]}
    assert isa.plain(changed(f=fields, fl=["FLAT"]))["f"] == fields


def test_two_encodings_of_one_name_are_refused() -> None:
    enums: dict[str, Any] = {}
    with pytest.raises(ValueError, match="two encodings are called v_add_f32"):
        isa.generate(isa.RDNA3, [ADD, changed(n="Z", val="d5040000")], enums, [], "test")


FACTS = os.environ.get("DOORBELL_HWDATA")


@pytest.mark.skipif(not FACTS, reason="DOORBELL_HWDATA does not name a facts folder")
@pytest.mark.parametrize("name", sorted(isa.GENERATIONS))
def test_generating_again_gives_the_committed_bytes(tmp_path: Path, name: str) -> None:
    (tmp_path / "amd").mkdir()
    size = isa.write(Path(FACTS or ""), tmp_path, name)
    made = (tmp_path / name).read_text()
    committed = (Path(isa.__file__).parents[2] / "autogen" / name).read_text()
    assert made == committed
    assert size == len(committed)
