"""The two dataflows: registers that are still read, and EXEC (exec_mask.py)."""

from __future__ import annotations

from drivers.sim.amd.wave.code.exec_mask import full_exec
from drivers.sim.amd.wave.code.steps import VGPR
from tests.drivers.sim.amd.wave.decoded import LOOP, decode


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
