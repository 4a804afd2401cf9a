"""What becomes of a value that nobody gave."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.fate import Fate, fate_of
from drivers.sim.amd.wave.check.registers import check_defined
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.rule_kernels import subject

FIVE = 1 << VGPR + 5
PAIR = "global_store_b64 v0, v[6:7], s[0:1]"


@pytest.mark.parametrize(
    ("text", "fate"),
    [
        ("v_not_b32 v6, v5", Fate.UNUSED),
        ("v_mov_b32 v5, 0\nglobal_store_b32 v0, v5, s[0:1]", Fate.UNUSED),
        ("v_not_b32 v6, v5\nglobal_store_b64 v0, v[6:7], s[0:1]", Fate.COPIED),
        (f"v_not_b32 v6, v5\nv_mov_b32 v7, 0\n{PAIR}", Fate.COPIED),
        (f"v_not_b32 v6, v5\nglobal_load_b32 v8, v0, s[0:1]\n{PAIR}", Fate.COPIED),
        (f"v_dual_mov_b32 v6, v5 :: v_dual_mov_b32 v7, v0\n{PAIR}", Fate.COPIED),
        (f"v_not_b32 v6, v5\nv_dual_mov_b32 v7, v0 :: v_dual_mov_b32 v8, v1\n{PAIR}", Fate.COPIED),
        ("scratch_store_b32 off, v5, off", Fate.COPIED),
        ("s_swappc_b64 s[30:31], s[0:1]", Fate.COPIED),
        ("v_mov_b32 v5, 0\ns_swappc_b64 s[30:31], s[0:1]", Fate.UNUSED),
        ("global_store_b32 v0, v5, s[0:1]", Fate.DECIDES),
        ("scratch_store_b32 v5, v0, off", Fate.DECIDES),
        ("v_not_b32 v6, v5\nglobal_store_b64 v0, v[5:6], s[0:1]", Fate.DECIDES),
        ("global_store_b64 v5, v[5:6], s[0:1]", Fate.DECIDES),
        ("global_load_b32 v1, v5, s[0:1]", Fate.DECIDES),
        ("v_cmp_eq_u32 vcc_lo, 0, v5\ns_cbranch_vccz on\non:", Fate.DECIDES),
        ("v_cmpx_eq_u32 0, v5", Fate.DECIDES),
        ("s_cbranch_scc0 on\nv_mov_b32 v5, 0\non:\nglobal_load_b32 v1, v5, s[0:1]", Fate.DECIDES),
    ],
)
def test_what_becomes_of_it(text: str, fate: Fate) -> None:
    assert fate_of(subject(text), 0, 0, FIVE) is fate


def test_elements_that_nobody_gave_a_value_may_be_computed_with() -> None:
    """As LLVM 22 adds vectors of sixteen of which a program set eight."""
    both = "v_mov_b32 v6, 0\nv_lshlrev_b32 v5, 2, v5\nglobal_store_b64 v0, v[5:6], s[0:1]"
    check_defined(subject(both))
    for text in (both.replace("v6, 0", "v7, 0"), "v_lshlrev_b32 v5, 2, v5"):
        with pytest.raises(SimFault) as caught:
            check_defined(subject(text))
        assert (caught.value.code, caught.value.where["reg"]) == ("E_UNINIT", "v5")


def test_what_is_computed_is_followed_from_the_next_instruction_on() -> None:
    start = "v_mov_b32 v7, 0\nv_not_b32 v6, v5\n"
    check_defined(subject(start + "global_store_b64 v0, v[6:7], s[0:1]"))
    with pytest.raises(SimFault, match="E_UNINIT: v5"):
        check_defined(subject(start + "global_store_b32 v0, v6, s[0:1]\nglobal_store_b64 v0, v[6:7], s[0:1]"))


def test_halves_of_a_dual_instruction_have_results_of_their_own() -> None:
    dual = "v_dual_add_f32 v2, v0, v0 :: v_dual_add_f32 v7, v5, v5\n"
    ends = "global_store_b32 v0, v2, s[0:1]\nv_mov_b32 v8, 0\nglobal_store_b64 v0, v[7:8], s[0:1]"
    check_defined(subject(dual + ends))
    with pytest.raises(SimFault) as caught:
        check_defined(subject(dual + "global_store_b32 v0, v7, s[0:1]"))
    assert caught.value.where["reg"] == "v5"


def test_a_mistaken_group_id_is_named_where_it_decides() -> None:
    copy = "v_mov_b32 v1, s4\n"
    check_defined(subject(copy + "global_store_b32 v0, v0, s[0:1]", "gfx1201"))
    with pytest.raises(SimFault) as caught:
        check_defined(subject(copy + "global_store_b32 v0, v1, s[0:1]", "gfx1201"))
    assert (caught.value.code, caught.value.where["reg"]) == ("E_WGID", "s4")
