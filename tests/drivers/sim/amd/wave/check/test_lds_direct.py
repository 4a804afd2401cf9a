"""LdsDirectVALU, LdsDirectVMEM: the target of a direct load from LDS is not in use. Cases as in LLVM's
lds-direct-hazards-gfx11.mir."""

from __future__ import annotations

import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.check.lds_direct import check_lds_direct
from tests.drivers.sim.amd.wave.rule_kernels import subject

OTHER = "v_mov_b32 v5, v6"
STORE = "global_store_b32 v0, v1, s[0:1]"
LOAD, LOAD_12 = "lds_direct_load v1 wait_vdst:{}", "ds_direct_load v1 wait_va_vdst:{} wait_vm_vsrc:{}"
BROKEN = {
    "read": ("LdsDirectVALU", ["v_mov_b32 v2, v1", LOAD.format(15)]),
    "written": ("LdsDirectVALU", ["v_mov_b32 v1, v2", LOAD.format(1)]),
    "one further back": ("LdsDirectVALU", ["v_mov_b32 v2, v1", OTHER, LOAD.format(2)]),
    "fourteen further back": ("LdsDirectVALU", ["v_mov_b32 v2, v1", *[OTHER] * 14, LOAD.format(15)]),
    "waited for in part": ("LdsDirectVALU", ["v_mov_b32 v2, v1", "s_waitcnt_depctr 0x1fff", LOAD.format(15)]),
    "store waited for in part": ("LdsDirectVMEM", [STORE, "s_waitcnt_depctr 0xffe7", LOAD.format(15)]),
    "only loads waited for": ("LdsDirectVMEM", [STORE, "s_waitcnt vmcnt(0)", LOAD.format(15)]),
    "all but one store waited for": ("LdsDirectVMEM", [STORE, "s_waitcnt_vscnt null, 0x1", LOAD.format(15)]),
    "stored": ("LdsDirectVMEM", [STORE, LOAD.format(15)]),
    "stored to LDS": ("LdsDirectVMEM", ["ds_store_b32 v0, v1", LOAD.format(15)]),
}
FINE = {
    "waited": ["v_mov_b32 v2, v1", LOAD.format(0)],
    "waited for the one before": ["v_mov_b32 v2, v1", OTHER, LOAD.format(1)],
    "another register": [OTHER, LOAD.format(15)],
    "far away": ["v_mov_b32 v2, v1", *[OTHER] * 15, LOAD.format(15)],
    "vector results waited for": ["v_mov_b32 v2, v1", "s_waitcnt_depctr 0xfff", LOAD.format(15)],
    "everything waited for": [STORE, "s_waitcnt 0x0", LOAD.format(15)],
    "stores waited for": [STORE, "s_waitcnt_vscnt null, 0x0", LOAD.format(15)],
    "store waited for": [STORE, "s_waitcnt_depctr 0xffe3", LOAD.format(15)],
    "a vector instruction behind the store": [STORE, OTHER, LOAD.format(15)],
    "another register stored": ["global_store_b32 v0, v2, s[0:1]", LOAD.format(15)],
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_target_that_is_in_use_is_refused(name: str) -> None:
    hazard, text = BROKEN[name]
    with pytest.raises(SimFault) as caught:
        check_lds_direct(subject("\n".join(text)))
    assert (caught.value.code, caught.value.where["hazard"]) == ("E_HAZARD", hazard)


@pytest.mark.parametrize("name", FINE)
def test_a_target_that_nobody_uses_is_loaded(name: str) -> None:
    check_lds_direct(subject("\n".join(FINE[name])))


def test_on_gfx12_the_load_itself_waits_for_memory() -> None:
    check_lds_direct(subject(f"{STORE}\n{LOAD_12.format(15, 0)}", "gfx1201"))
    with pytest.raises(SimFault) as caught:
        check_lds_direct(subject(f"{STORE}\n{LOAD_12.format(15, 1)}", "gfx1201"))
    assert caught.value.where["hazard"] == "LdsDirectVMEM"


@pytest.mark.parametrize(
    ("name", "detail"),
    [
        ("written", "while a vector instruction may still use it (LdsDirectVALU): let it wait for at most 0"),
        (
            "one further back",
            "a vector instruction may still use it (LdsDirectVALU): let it wait for at most 1",
        ),
        ("stored", "while a memory instruction may still use it (LdsDirectVMEM): it needs s_waitcnt_depctr"),
    ],
)
def test_the_fault_says_who_uses_the_target_and_what_to_do(name: str, detail: str) -> None:
    with pytest.raises(SimFault) as caught:
        check_lds_direct(subject("\n".join(BROKEN[name][1])))
    assert caught.value.where["reg"] == "v1"
    assert caught.value.detail.startswith("v1 is loaded from LDS while ") and detail in caught.value.detail
