"""The two dataflows: registers that are still read, and EXEC (exec_mask.py)."""

from __future__ import annotations

import pytest

from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.liveness import ALL, crosses_lanes, widens_exec, writes_half
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.decoded import LOOP, decode
from tests.drivers.sim.amd.wave.rule_kernels import first, loaded, names


def test_registers_are_live_up_to_their_last_read() -> None:
    live = decode(LOOP).liveness.live_in
    assert live[1] >> VGPR & 3 == 3 and live[1] & 1
    assert live[0] >> VGPR & 3 == 1
    assert live[2] == 0


MASKED = """v_mov_b32 v1, 1
v_cmpx_lt_u32 v0, v1
v_mov_b32 v1, 2
v_mov_b32 v2, 3
v_mov_b32 v3, v2
{restore}
global_store_b64 v0, v[1:2], s[0:1]
s_endpgm"""


def test_masked_writes_blend_only_what_is_read_after_exec_grows() -> None:
    narrow = decode(MASKED.format(restore="s_nop 0")).liveness.blend[0]
    assert [bits for bits in narrow if bits] == []
    wide = decode(MASKED.format(restore="s_mov_b32 exec_lo, -1")).liveness.blend[0]
    assert [bits >> VGPR for bits in wide[2:5]] == [1 << 1, 1 << 2, 0]


def test_full_exec_is_known_until_it_is_narrowed_and_after_it_is_restored() -> None:
    program = decode(
        """s_and_saveexec_b32 s5, vcc_lo
        v_mov_b32 v0, 0
        s_or_b32 exec_lo, exec_lo, s5
        v_mov_b32 v1, 0
        s_endpgm"""
    )
    assert full_exec(program, True) == [[True, False, False, True, True]]
    assert full_exec(program, False) == [[False] * 5]


@pytest.mark.parametrize(
    ("text", "widens"),
    [
        ("s_mov_b32 exec_lo, s4", True), ("s_or_b32 exec_lo, exec_lo, s4", True),
        ("s_and_b32 exec_lo, exec_lo, s4", False), ("s_and_b32 exec_lo, s4, exec_lo", False),
        ("s_and_b32 exec_lo, s4, s5", True), ("s_and_not1_b32 exec_lo, exec_lo, s4", False),
        ("s_and_not1_b32 exec_lo, s4, exec_lo", True), ("s_and_saveexec_b32 s4, vcc_lo", False),
        ("s_or_saveexec_b32 s4, vcc_lo", True), ("s_and_not0_saveexec_b32 s4, s5", False),
        ("s_and_not1_saveexec_b32 s4, s5", True), ("s_and_not0_wrexec_b32 s4, s5", False),
        ("s_xor_b32 exec_lo, exec_lo, s4", True), ("s_mov_b32 exec_hi, s4", True),
        ("v_cmpx_eq_u32 v0, v1", False), ("v_mov_b32 v1, 0", False), ("s_and_b32 s4, s4, s5", False),
        ("s_mov_b32 vcc_lo, 0", False),
    ],
)  # fmt: skip
def test_what_may_switch_lanes_on(text: str, widens: bool) -> None:
    """Source: RDNA3 ISA, SOP1: S_AND_NOT0_SAVEEXEC leaves ~S0 & EXEC, S_AND_NOT1_SAVEEXEC S0 & ~EXEC."""
    assert widens_exec(first(text).step.inst) is widens


@pytest.mark.parametrize(
    ("text", "half", "crosses"),
    [
        ("v_add_f16 v1.l, v0.l, v0.l", True, False), ("v_add_f32 v1, v0, v0", False, False),
        ("global_load_d16_b16 v1, v0, s[0:1]", True, False), ("v_mov_b32_dpp v1, v0 row_shr:1", False, True),
        ("v_readlane_b32 s4, v1, 3", False, True), ("ds_bpermute_b32 v1, v0, v2", False, True),
        ("ds_load_b32 v1, v0", False, False), ("v_cmp_eq_f16 vcc_lo, v0.l, v1.h", False, False),
    ],
)  # fmt: skip
def test_what_leaves_half_a_register_and_what_looks_at_other_lanes(
    text: str, half: bool, crosses: bool
) -> None:
    inst = first(text).step.inst
    assert (writes_half(inst), crosses_lanes(inst)) == (half, crosses)


def blended(text: str) -> list[list[str]]:
    """Per instruction, what it must leave as it was in the lanes that are off."""
    return [names(bits) for row in loaded(text).liveness.blend for bits in row]


@pytest.mark.parametrize(
    ("after", "kept"),
    [
        ("global_store_b32 v0, v1, s[0:1]", []),
        ("s_mov_b32 exec_lo, s4\nglobal_store_b32 v0, v1, s[0:1]", ["v1"]),
        ("s_mov_b32 exec_lo, s4\nv_mov_b32 v1, 0\nglobal_store_b32 v0, v1, s[0:1]", []),
        (
            "s_mov_b32 exec_lo, s4\nv_mov_b32 v1, 0\ns_mov_b32 exec_lo, s5\nglobal_store_b32 v0, v1, s[0:1]",
            ["v1"],
        ),
        ("v_readlane_b32 s5, v1, 0", ["v1"]),
        ("v_mov_b32 v1, 0\nv_readlane_b32 s5, v1, 0", ["v1"]),
        ("s_mov_b32 exec_lo, s4\nv_add_f16 v1.l, v0.l, v0.l\nglobal_store_b32 v0, v1, s[0:1]", ["v1"]),
        ("v_movrels_b32 v5, v0\nglobal_store_b32 v0, v5, s[0:1]", []),
        ("s_mov_b32 exec_lo, s4\nv_movrels_b32 v5, v0\nglobal_store_b32 v0, v5, s[0:1]", ["v1"]),
        ("s_swappc_b64 s[30:31], s[0:1]", ["v1"]),
        ("s_cbranch_scc1 on\ns_mov_b32 exec_lo, s4\non:\nglobal_store_b32 v0, v1, s[0:1]", ["v1"]),
        (
            "s_cbranch_scc1 on\ns_mov_b32 exec_lo, s4\nv_mov_b32 v1, 0\non:\nglobal_store_b32 v0, v1, s[0:1]",
            [],
        ),
    ],
)
def test_what_a_write_under_a_mask_leaves_in_other_lanes(after: str, kept: list[str]) -> None:
    assert blended(f"v_mov_b32 v1, 7\n{after}")[0] == kept


def test_after_a_call_everything_may_be_read() -> None:
    program = loaded(
        "s_cbranch_scc1 on\ns_swappc_b64 s[30:31], s[0:1]\non:\nv_mov_b32 v1, v2\nv_mov_b32 v3, s9"
    )
    first, call, last = program.blocks
    live = program.liveness
    assert live.live_out(call) == live.live_in[1] | 3 << 30 == ALL
    assert live.live_out(last) == 0
    assert live.live_out(first) == live.live_in[1] | live.live_in[2]
    assert live.live_in[2] >> VGPR + 1 & 7 == 0b010 and live.live_in[2] >> 9 & 1


def test_what_is_left_of_a_register_counts_as_read() -> None:
    """Half of it, or registers that M0 leaves out of a block."""
    half = loaded("v_add_f16 v1.l, v0.l, v0.l").liveness.live_in[0]
    assert half >> VGPR & (1 << 256) - 1 == 0b11
    block = loaded("global_load_block v[9:40], v[5:6], off", "gfx1201").liveness.live_in[0]
    assert block >> VGPR & (1 << 256) - 1 == 0b11 << 5 | (1 << 32) - 1 << 9


def test_moves_by_an_index_may_read_any_register() -> None:
    """A scalar one scalar registers: s0 to s105."""
    vectors, scalars = (
        loaded(text).liveness.live_in[0] for text in ("v_movrels_b32 v1, v9", "s_movrels_b32 s1, s9")
    )
    assert vectors >> VGPR == (1 << 256) - 1 and not vectors & (1 << 106) - 1
    assert scalars & (1 << 107) - 1 == (1 << 106) - 1 and not scalars >> VGPR


FULL = {
    "s_mov_b32 exec_lo, -1": True, "s_mov_b32 exec_lo, 0xffffffff": True,
    "s_mov_b32 exec_lo, 0xfffffffe": False,
    "s_mov_b32 exec_lo, s4": False, "s_mov_b32 s4, -1\ns_mov_b32 exec_lo, s4": True,
    "s_or_b32 exec_lo, s4, -1": True, "s_or_b32 exec_lo, s4, s5": False, "s_and_b32 exec_lo, -1, s4": False,
    "s_mov_b32 s4, -1\ns_and_b32 exec_lo, -1, s4": True, "s_xor_b32 exec_lo, -1, s4": False,
    "s_mov_b32 s4, -1\ns_mov_b32 s4, 0\ns_mov_b32 exec_lo, s4": False,
    "s_or_saveexec_b32 s4, s5": True, "s_and_saveexec_b32 s4, s5": False, "s_and_saveexec_b32 s4, -1": True,
    "s_and_saveexec_b32 s4, s5\ns_mov_b32 exec_lo, s4": True, "s_xor_saveexec_b32 s4, s5": False,
    "s_and_saveexec_b32 s4, s5\ns_or_saveexec_b32 s6, s7\ns_mov_b32 exec_lo, s6": False,
    "v_cmpx_eq_u32 v0, v1": False, "s_mov_b64 s[4:5], -1\ns_mov_b32 exec_lo, s5": True,
    "s_and_saveexec_b64 s[4:5], s[6:7]\ns_mov_b32 exec_lo, s4": False,
}  # fmt: skip


@pytest.mark.parametrize("text", FULL)
def test_after_which_instructions_all_lanes_are_on(text: str) -> None:
    assert full_exec(loaded(f"{text}\nv_mov_b32 v1, 0"), True)[0][-2] is FULL[text]


def test_in_a_wave64_both_halves_must_be_on() -> None:
    def full(text: str, begin: bool = False) -> bool:
        return full_exec(loaded(f"{text}\nv_mov_b32 v1, 0", wave_size=64), begin)[0][-2]

    assert full("s_mov_b64 exec, -1") and not full("s_mov_b32 exec_lo, -1")
    assert full("s_mov_b32 exec_lo, -1\ns_mov_b32 exec_hi, -1")
    assert not full("s_mov_b64 exec, 0xffffffff"), "a literal of 32 bits has zeros above"
    saved = "s_and_saveexec_b{0} s[4:5], s[6:7]\ns_mov_b64 exec, s[4:5]"
    assert full(saved.format(64), True) and not full(saved.format(64))
