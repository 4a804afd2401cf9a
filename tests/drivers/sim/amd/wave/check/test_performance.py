"""What costs time and changes nothing: stalls without s_delay_alu, wrong delays, too many registers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers.sim.amd.wave.check.performance import delays, performance_notes, waves_of
from tests.drivers.sim.amd.wave.rule_kernels import subject


def notes(text: str, vgprs: int = 8) -> list[str]:
    found = subject(text, "gfx1100")
    return performance_notes(replace(found, abi=replace(found.abi, vgprs=vgprs)))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("v_mov_b32 v1, 0\nv_not_b32 v2, v1", "v_not_b32"),
        ("v_mov_b32 v1, 0\ns_delay_alu instid0(VALU_DEP_1)\nv_not_b32 v2, v1", ""),
        ("v_mov_b32 v1, 0\nv_not_b32 v2, v0", ""),
        ("v_mov_b32 v1, 0\ns_nop 0\nv_not_b32 v2, v1", ""),
        ("v_mov_b32 v1, 0\ns_delay_alu 0\nv_not_b32 v2, v1", "v_not_b32"),
        ("v_mov_b32 v1, 0\nv_writelane_b32 v1, s0, 0", ""),
        ("v_writelane_b32 v1, s0, 0\nv_not_b32 v2, v1", "v_not_b32"),
        ("v_mov_b32 v1, 0\nv_nop\nv_not_b32 v2, v1", ""),
        ("v_mov_b32 v1, 0\nv_fmac_f32 v1, v0, v0", "v_fmac_f32"),
        ("v_rcp_f32 v1, v0\nv_not_b32 v2, v1", "v_not_b32"),
        ("v_mov_b32 v1, 0\nglobal_load_b32 v2, v1, s[0:1]", ""),  # memory instructions wait by themselves
        ("v_cmp_eq_u32 vcc_lo, 0, v0\nv_cndmask_b32 v1, v0, v0, vcc_lo", ""),
        (
            "v_mov_b32 v1, 0\ns_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)\n"
            "v_not_b32 v2, v1\nv_not_b32 v3, v2",
            "",
        ),
        (
            "v_mov_b32 v1, 0\ns_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)\n"
            "v_not_b32 v2, v1\ns_nop 0\nv_not_b32 v3, v2\nv_not_b32 v4, v3",
            "v_not_b32_e32 v4, v3",
        ),
    ],
)
def test_a_vector_instruction_right_behind_its_source_stalls(text: str, words: str) -> None:
    found = notes(text)
    assert (len(found) == 1 and words in found[0] and "no s_delay_alu" in found[0]) if words else found == []


@pytest.mark.parametrize(
    ("delay", "is_wrong"),
    [
        ("instid0(VALU_DEP_1)", True),
        ("instid0(VALU_DEP_2)", False),
        ("instid0(VALU_DEP_3)", True),
        ("instid0(VALU_DEP_4)", False),  # before this block; who knows
        ("instid0(TRANS32_DEP_1)", True),
        ("instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)", True),
        ("instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)", False),
    ],
)
def test_a_delay_names_an_instruction_that_is_waited_for(delay: str, is_wrong: bool) -> None:
    before = "v_mov_b32 v1, 0\nv_rcp_f32 v5, v0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0"
    found = notes(f"{before}\ns_delay_alu {delay}\nv_not_b32 v4, v2\nv_not_b32 v6, v3")
    assert [("s_delay_alu that name" in note) for note in found] == [True] * is_wrong


@pytest.mark.parametrize(
    ("used", "size", "waves"),
    [(97, 32, 12), (96, 32, 16), (256, 32, 5), (73, 64, 9), (1, 32, 16), (0, 32, 16), (12, 64, 16)],
)
def test_registers_decide_how_many_waves_fit(used: int, size: int, waves: int) -> None:
    """As llc 19 prints them for both chips."""
    assert waves_of(used, size) == waves


def test_registers_that_cost_a_wave_its_place_are_noted() -> None:
    (unused,) = notes("v_mov_b32 v5, 0", vgprs=104)
    assert "104 vector registers are allocated and 6 used: 12 waves a SIMD, not 16" in unused
    (last,) = notes("v_mov_b32 v99, 0", vgprs=104)
    assert "with 96 there were 16" in last
    (eight,) = notes("v_mov_b32 v103, 0", vgprs=104)
    assert "104 vector registers are used: 12 waves a SIMD; with 96 there were 16" in eight
    assert notes("v_mov_b32 v104, 0", vgprs=112) == notes("s_nop 0", vgprs=104) == []
    assert notes("v_mov_b32 v95, 0", vgprs=96) == notes("v_mov_b32 v110, 0", vgprs=112) == []


@pytest.mark.parametrize(
    ("identity", "kind", "back"),
    [
        ("VALU_DEP_3", "v_mov_b32", 3),
        ("VALU_DEP_4", "v_mov_b32", 4),
        ("TRANS32_DEP_1", "v_rcp_f32", 1),
        ("TRANS32_DEP_2", "v_rcp_f32", 2),
        ("TRANS32_DEP_3", "v_rcp_f32", 3),
    ],
)
def test_a_delay_counts_instructions_of_its_kind_backwards(identity: str, kind: str, back: int) -> None:
    """From the one that it delays; those of the other kind it does not count."""
    other = "v_mov_b32 v9, v0" if kind == "v_rcp_f32" else "v_rcp_f32 v9, v0"
    before = "\n".join(f"{kind} v{index}, v0\n{other}" for index in range(4, 0, -1))
    for register in range(1, 5):
        text = f"{before}\ns_delay_alu instid0({identity})\nv_not_b32 v6, v{register}"
        assert [("name an instruction" in note) for note in notes(text)] == [True] * (register != back)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("instid0(VALU_DEP_2)", [(1, 2, 2)]),
        ("instid0(VALU_DEP_1) | instskip(SAME) | instid1(TRANS32_DEP_1)", [(1, 2, 1), (1, 2, 5)]),
        ("instid0(VALU_DEP_4) | instskip(NEXT) | instid1(SALU_CYCLE_1)", [(1, 2, 4), (1, 3, 9)]),
        ("instid0(SALU_CYCLE_3) | instskip(SKIP_4) | instid1(VALU_DEP_3)", [(1, 2, 11), (1, 7, 3)]),
        ("instskip(SKIP_1) | instid1(VALU_DEP_1)", [(1, 4, 1)]),
    ],
)
def test_a_delay_is_for_the_next_instruction_and_one_that_it_counts(
    text: str, found: list[tuple[int, int, int]]
) -> None:
    """Source: RDNA3 ISA, S_DELAY_ALU: INSTID0 3:0, INSTSKIP 6:4, INSTID1 10:7."""
    (block,) = subject(f"s_nop 0\ns_delay_alu {text}\ns_nop 0").blocks
    assert list(delays(block)) == found
