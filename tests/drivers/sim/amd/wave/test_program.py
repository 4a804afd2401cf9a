"""Decoding what can be reached, blocks, and the two dataflows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.memory import AddressSpace, Regions
from drivers.sim.amd.wave.program import VGPR, Program, full_exec, load

ENTRY = 0x40_0000
_kept: list[Any] = []


def decode(text: str, pad: int = 8, arch: str = "gfx1100") -> Program:
    code = isa(arch).assemble(text + "\n" + "s_code_end\n" * pad)
    image = np.frombuffer(code, np.uint8).copy()
    _kept.append(image)
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    return load(arch, ENTRY, AddressSpace(regions), {"queue": 3})


LOOP = """s_mov_b32 s0, 4
v_mov_b32 v1, 0
again:
v_add_nc_u32 v1, v1, v0
s_sub_u32 s0, s0, 1
s_cmp_lg_u32 s0, 0
s_cbranch_scc1 again
s_endpgm"""


def test_blocks_end_at_branches_and_begin_at_targets() -> None:
    blocks = decode(LOOP).blocks
    assert [[step.inst.defn.mnemonic for step in block.steps][-1] for block in blocks] == [
        "v_mov_b32",
        "s_cbranch_scc1",
        "s_endpgm",
    ]
    assert [block.successors for block in blocks] == [(1,), (1, 2), ()]
    assert blocks[1].predecessors == [0, 1]


def test_bytes_after_the_end_are_not_decoded() -> None:
    program = decode("s_endpgm\n", pad=4)
    assert program.code == isa("gfx1100").assemble("s_endpgm")


def test_classes_count_units_per_block() -> None:
    assert decode(LOOP).classes[1] == {"valu": 1, "salu": 2, "branch": 1}


def test_missing_end_is_named_with_its_pc() -> None:
    with pytest.raises(SimFault, match=r"E_PC_RANGE.*s_endpgm missing") as caught:
        decode("v_mov_b32 v0, 0", pad=0)
    assert caught.value.where["pc"] == ENTRY + 4
    assert caught.value.where["queue"] == 3


def test_illegal_words_are_named_with_their_pc() -> None:
    image = np.array([0xFFFFFFFF] * 4, np.uint32)
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    with pytest.raises(SimFault, match="E_ILLEGAL"):
        load("gfx1100", ENTRY, AddressSpace(regions), {})


def test_decoding_stops_where_an_indirect_branch_leads_out() -> None:
    program = decode("s_setpc_b64 s[0:1]")
    assert program.is_linked
    assert [block.successors for block in program.blocks] == [()]
    assert not decode("s_nop 0\ns_endpgm").is_linked


def test_code_must_be_executable() -> None:
    image = np.zeros(64, np.uint8)
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes, executable=False)
    with pytest.raises(SimFault, match="E_VM_PERM"):
        load("gfx1100", ENTRY, AddressSpace(regions), {})


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


def test_what_the_generation_lacks_is_illegal_though_it_assembles() -> None:
    with pytest.raises(SimFault, match=r"E_ILLEGAL: illegal instruction: gfx1201 has no s_waitcnt;"):
        decode("s_waitcnt 0\ns_endpgm", arch="gfx1201")
    assert len(decode("s_wait_loadcnt 0x0\ns_endpgm", arch="gfx1201").blocks[0].steps) == 2
    assert len(decode("s_waitcnt 0\ns_endpgm").blocks[0].steps) == 2
