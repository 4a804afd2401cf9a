"""VALUMaskWrite: a wave64's lane mask that is written and read again needs a wait. Cases as in LLVM's
valu-mask-write-hazard.mir."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.masks import check_masks
from tests.drivers.sim.amd.wave.rule_kernels import subject

CHOOSE = "v_cndmask_b32_e64 v1, v2, v3, s[2:3]"
WRITE = "s_cselect_b64 s[2:3], -1, 0"
READ = "s_and_b64 s[4:5], s[2:3], s[6:7]"
WAIT = "s_waitcnt_depctr 0xfffe"
BROKEN = {
    "scalar read": [CHOOSE, WRITE, READ],
    "vector read": [CHOOSE, WRITE, CHOOSE],
    "half of the pair": [CHOOSE, "s_mov_b32 s3, 0", "s_mov_b32 s4, s3"],
    "vcc": ["v_cndmask_b32_e32 v1, v2, v3, vcc", "s_cselect_b64 vcc, -1, 0", "s_mov_b64 s[4:5], vcc"],
    "carry": [
        "v_add_co_ci_u32_e64 v1, vcc, v2, v3, s[2:3]",
        "s_mov_b64 s[2:3], 0",
        "s_mov_b64 s[4:5], s[2:3]",
    ],
    "division": ["v_div_fmas_f32 v1, v2, v3, v4", "s_mov_b64 vcc, 0", "s_mov_b64 s[4:5], vcc"],
    "a vector instruction without scalars between": [CHOOSE, "v_mov_b32 v4, v5", WRITE, READ],
    "a wait for something else": [CHOOSE, WRITE, "s_waitcnt_depctr 0xfff", READ],
    "a branch between": [CHOOSE, "s_cbranch_scc0 on", WRITE, "on:", READ],
}
FINE = {
    "waited": [CHOOSE, WRITE, WAIT, READ],
    "waited, then the first register": [CHOOSE, WRITE, WAIT, "s_mov_b32 s4, s0"],
    "read by no vector instruction": ["s_mov_b32 s0, 0", "s_mov_b32 s4, s0"],
    "waited before the write": [CHOOSE, WAIT, WRITE, READ],
    "another scalar read by a vector instruction": [CHOOSE, "v_mov_b32 v4, s9", WRITE, READ],
    "a literal read by a vector instruction": [CHOOSE, "v_mov_b32 v4, 0x12345", WRITE, READ],
    "no mask": ["v_add_co_u32 v1, s[2:3], v2, v3", WRITE, READ],
    "another register": [CHOOSE, WRITE, "s_mov_b64 s[4:5], s[6:7]"],
    "written by a vector instruction": [CHOOSE, WRITE, "v_cmp_eq_u32_e64 s[2:3], v1, v2", READ],
    "lanes read by number": [CHOOSE, "v_readlane_b32 s9, v1, 5", WRITE, READ],
    "written by a vector instruction, then by the scalar unit": [
        CHOOSE,
        "v_cmp_eq_u32_e64 s[2:3], v1, v2",
        WRITE,
        READ,
    ],
    "exec": ["v_cndmask_b32_e64 v1, v2, v3, exec", "s_mov_b64 exec, -1", "s_mov_b64 s[4:5], exec"],
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_mask_that_was_written_may_still_be_the_old_one(name: str) -> None:
    with pytest.raises(SimFault) as caught:
        check_masks(subject("\n".join(BROKEN[name]), wave_size=64))
    assert (caught.value.code, caught.value.where["hazard"]) == ("E_HAZARD", "VALUMaskWrite")


@pytest.mark.parametrize("name", FINE)
def test_what_hardware_or_a_wait_keeps_apart(name: str) -> None:
    check_masks(subject("\n".join(FINE[name]), wave_size=64))


def test_neither_wave32_nor_gfx12_has_it() -> None:
    check_masks(subject("\n".join(BROKEN["scalar read"]), "gfx1201", 64))
    check_masks(subject("\n".join(BROKEN["half of the pair"]).replace("s[2:3]", "s3")))
