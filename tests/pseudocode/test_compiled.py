"""A sample of instructions on compiled waves, by pseudocode written for these tests; tests/conformance runs
all of them by AMD's.
"""

from __future__ import annotations

import pytest

from drivers.amd.isa import isa
from tests.drivers.sim.amd.wave.any_instruction import encodings
from tests.pseudocode.compiled import check
from tests.pseudocode.parse import parse

SAMPLE = {
    "s_lshl2_add_u32": "wide = 64'U(S0.u32) * 4ULL + 64'U(S1.u32);\n"
    "D0.u32 = wide.u32;\nSCC = wide > 0xffffffffULL",
    "s_bcnt1_i32_b64": "D0.u32 = countbits(S0.u64);\nSCC = D0.u32 <> 0U",
    "v_add3_u32": "D0.u32 = S0.u32 + S1.u32 + S2.u32",
    "v_fma_f32": "D0.f32 = fma(S0.f32, S1.f32, S2.f32)",
    "v_mul_f64": "D0.f64 = S0.f64 * S1.f64",
    "v_pk_mul_f16": "D0[15 : 0].f16 = S0[15 : 0].f16 * S1[15 : 0].f16;\n"
    "D0[31 : 16].f16 = S0[31 : 16].f16 * S1[31 : 16].f16",
    "v_cvt_i32_f32": "D0.i32 = f32_to_i32(S0.f32)",
    "v_cmp_lt_i16": "D0.u64[laneId] = S0.i16 < S1.i16",
    "v_ashrrev_i64": "D0.i64 = S1.i64 >> S0[5 : 0].u32",
    "v_rcp_f32": "D0.f32 = 1.0F / S0.f32",
    "v_readlane_b32": "D0.b32 = VGPR[WAVE32 ? S1.u32[4 : 0] : S1.u32[5 : 0]][SRC0.u32]",
}  # fmt: skip


def run(arch: str, lanes: int, sample: dict[str, str], seed: int) -> list[str]:
    texts = {name: parse(text) for name, text in sample.items()}
    defns = [defn for defn in encodings(isa(arch, lanes)) if defn.mnemonic in sample and not defn.dpp]
    assert {defn.mnemonic for defn in defns} == set(sample)
    return check(texts, arch, lanes, defns, seed)


@pytest.mark.parametrize(("arch", "lanes"), [("gfx1100", 64), ("gfx1201", 32)])
def test_compiled_waves_leave_what_the_text_says(arch: str, lanes: int) -> None:
    assert run(arch, lanes, SAMPLE, 1) == []


def test_another_text_is_noticed() -> None:
    """By both encodings, in a line each."""
    wrong = {"v_xor_b32": "D0.u32 = S0.u32 | S1.u32"}
    assert len(run("gfx1100", 32, wrong, 1)) == 2
