"""VALUPartialForwarding: two sources, EXEC changed between their writes. Cases as in LLVM's
partial-forwarding-hazards.mir."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.forwarding import check_forwarding
from tests.drivers.sim.amd.wave.rule_kernels import subject

FIRST, CHANGE, SECOND = "v_mov_b32 v0, v8", "s_mov_b64 exec, -1", "v_mov_b32 v1, v8"
READ, OTHER = "v_add_nc_u32 v2, v0, v1", "v_mov_b32 v9, v8"
BROKEN = {
    "nothing between": [FIRST, CHANGE, SECOND, READ],
    "two before the change": [FIRST, OTHER, OTHER, CHANGE, SECOND, READ],
    "two behind the change": [FIRST, CHANGE, OTHER, OTHER, SECOND, READ],
    "four behind the second": [FIRST, CHANGE, SECOND, *[OTHER] * 4, READ],
    "scalars do not count": [FIRST, CHANGE, SECOND, *["s_nop 0"] * 9, READ],
    "the other order": [SECOND, CHANGE, FIRST, READ],
    "waited for in part": [FIRST, CHANGE, SECOND, "s_waitcnt_depctr 0x1fff", READ],
    "changed twice": [FIRST, CHANGE, CHANGE, SECOND, READ],
    "a scalar load between": [FIRST, CHANGE, SECOND, "s_load_b32 s4, s[0:1], 0x0", READ],
}
FINE = {
    "EXEC not changed": [FIRST, SECOND, READ],
    "three around the change": [FIRST, OTHER, OTHER, CHANGE, OTHER, SECOND, READ],
    "five behind the second": [FIRST, CHANGE, SECOND, *[OTHER] * 5, READ],
    "waited": [FIRST, CHANGE, SECOND, "s_waitcnt_depctr 0xfff", READ],
    "a load between": [FIRST, CHANGE, SECOND, "global_load_b32 v9, v8, s[0:1]", READ],
    "one source": [FIRST, CHANGE, SECOND, "v_add_nc_u32 v2, v0, v0"],
    "both written again": [FIRST, CHANGE, SECOND, FIRST, READ],
    "both behind the change": [CHANGE, FIRST, SECOND, READ],
}


@pytest.mark.parametrize("name", BROKEN)
def test_halves_of_results_are_not_mixed(name: str) -> None:
    with pytest.raises(SimFault) as caught:
        check_forwarding(subject("\n".join(BROKEN[name]), wave_size=64))
    assert (caught.value.code, caught.value.where["hazard"]) == ("E_HAZARD", "VALUPartialForwarding")


@pytest.mark.parametrize("name", FINE)
def test_what_is_far_enough_apart_passes(name: str) -> None:
    check_forwarding(subject("\n".join(FINE[name]), wave_size=64))


def test_neither_wave32_nor_gfx12_has_it() -> None:
    check_forwarding(subject("\n".join(BROKEN["nothing between"]), "gfx1201", 64))
    check_forwarding(subject("\n".join([FIRST, "s_mov_b32 exec_lo, -1", SECOND, READ])))
