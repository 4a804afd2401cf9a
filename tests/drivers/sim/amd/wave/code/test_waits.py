"""Which operations an instruction puts in flight, and how many of them a wait leaves.

Sources: RDNA3 ISA, S_WAITCNT (vmcnt in bits 15:10, lgkmcnt in 9:4, expcnt in 2:0; all ones do not wait), and
RDNA4 ISA, "Data dependency resolution".
"""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.waits import kept_half, kinds_for, kinds_of, waits_of
from tests.drivers.sim.amd.wave.rule_kernels import first, names


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("s_waitcnt vmcnt(5)", {"vm": 5}),
        ("s_waitcnt vmcnt(62) lgkmcnt(62) expcnt(6)", {"vm": 62, "lgkm": 62, "exp": 6}),
        ("s_waitcnt lgkmcnt(1)", {"lgkm": 1}),
        ("s_waitcnt expcnt(0)", {"exp": 0}),
        ("s_waitcnt 0xffff", {}),
        ("s_waitcnt_vscnt null, 0x3", {"vs": 3}),
        ("s_waitcnt_vscnt null, 0x3e", {"vs": 62}),
        ("s_waitcnt_vscnt null, 0x3f", {}),
        ("s_waitcnt_vscnt null, 0x403e", {}),
        ("s_waitcnt_vmcnt null, 0x0", {"vm": 0}),
        ("s_waitcnt_lgkmcnt null, 0x2", {"lgkm": 2}),
        ("s_waitcnt_expcnt null, 0x6", {"exp": 6}),
        ("s_waitcnt_expcnt null, 0x7", {}),
        ("s_nop 0", {}),
    ],
)
def test_what_a_wait_of_gfx11_leaves(text: str, left: dict[str, int]) -> None:
    assert waits_of(first(text).step.inst) == left


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("s_wait_loadcnt 0x3f", {"vm": 63}),
        ("s_wait_loadcnt 0x41", {"vm": 1}),
        ("s_wait_storecnt 0x1", {"vs": 1}),
        ("s_wait_dscnt 0x2", {"ds": 2}),
        ("s_wait_kmcnt 0x3", {"km": 3}),
        ("s_wait_expcnt 0x4", {"exp": 4}),
        ("s_wait_samplecnt 0x5", {"sample": 5}),
        ("s_wait_bvhcnt 0x6", {"bvh": 6}),
        ("s_wait_loadcnt_dscnt 0x2301", {"vm": 35, "ds": 1}),
        ("s_wait_storecnt_dscnt 0x3f3e", {"vs": 63, "ds": 62}),
        ("s_wait_idle", dict.fromkeys(("vm", "lgkm", "exp", "vs", "ds", "km", "sample", "bvh"), 0)),
    ],
)
def test_what_a_wait_of_gfx12_leaves(text: str, left: dict[str, int]) -> None:
    assert waits_of(first(text, "gfx1201").step.inst) == left


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("v_mov_b32 v1, v0", ()),
        ("global_load_b32 v1, v0, s[0:1]", ("load",)),
        ("global_store_b32 v0, v1, s[0:1]", ("store",)),
        ("global_atomic_add_u32 v0, v1, s[0:1]", ("store",)),
        ("global_atomic_add_u32 v2, v0, v1, s[0:1] glc", ("load",)),
        ("scratch_load_b32 v1, off, off", ("load",)),
        ("scratch_store_b32 off, v1, off", ("scratch",)),
        ("buffer_store_b32 v1, off, s[0:3], 0", ("store",)),
        ("flat_load_b32 v1, v[2:3]", ("load", "lds")),
        ("flat_store_b32 v[2:3], v1", ("store", "lds")),
        ("flat_atomic_add_u32 v1, v[2:3], v4 glc", ("load", "lds")),
        ("ds_store_b32 v0, v1", ("lds",)),
        ("s_load_b32 s6, s[0:1], 0x0", ("scalar",)),
        ("lds_direct_load v1 wait_vdst:15", ("export",)),
    ],
)
def test_what_an_instruction_puts_in_flight(text: str, kinds: tuple[str, ...]) -> None:
    assert kinds_of(first(text).step.inst) == kinds


def test_each_kind_has_a_counter_and_only_scalar_loads_no_order() -> None:
    older, newer = ({k.name: (k.counter, k.ordered) for k in kinds_for(a)} for a in ("gfx1100", "gfx1201"))
    assert older == {
        "load": ("vm", True), "lds": ("lgkm", True), "scalar": ("lgkm", False), "export": ("exp", True),
        "store": ("vs", True), "scratch": ("vs", True),
    }  # fmt: skip
    changed = {"lds": ("ds", True), "scalar": ("km", False), "sample": ("sample", True), "bvh": ("bvh", True)}
    assert newer == older | changed


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("global_load_d16_b16 v2, v[0:1], off", ["v2"]),
        ("global_load_d16_b16 v1, v[0:1], off", []),
        ("global_load_d16_b16 v0, v[0:1], off", []),
        ("global_load_d16_hi_b16 v0, v1, s[0:1]", ["v0"]),
        ("scratch_load_d16_u8 v1, off, s3", ["v1"]),
        ("buffer_load_d16_b16 v1, v2, s[0:3], 0 offen", ["v1"]),
        ("buffer_load_d16_b16 v1, v1, s[0:3], 0 offen", []),
        ("ds_load_u16_d16 v1, v0", []),
        ("global_load_b32 v1, v0, s[0:1]", []),
        ("global_store_d16_hi_b16 v0, v1, s[0:1]", []),
    ],
)
def test_a_load_of_half_a_register_keeps_the_other_unless_it_is_its_address(
    text: str, kept: list[str]
) -> None:
    assert names(kept_half(first(text))) == kept
