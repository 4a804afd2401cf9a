"""Decoding what can be reached, and cutting it into blocks."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.wave.decoded import ENTRY, LOOP, decode
from tests.drivers.sim.regions import Regions
from tests.faults import faults


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


def test_missing_end_is_named_with_its_pc() -> None:
    with pytest.raises(SimFault, match=r"E_PC_RANGE.*s_endpgm missing") as caught:
        decode("v_mov_b32 v0, 0", pad=0)
    assert caught.value.where["pc"] == ENTRY + 4
    assert caught.value.where["queue"] == 3


def test_illegal_words_are_named_with_their_pc() -> None:
    image = np.array([0xFFFFFFFF] * 4, np.uint32)
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    with faults("E_ILLEGAL"):
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
    with faults("E_VM_PERM"):
        load("gfx1100", ENTRY, AddressSpace(regions), {})


def test_what_the_generation_lacks_is_illegal_though_it_assembles() -> None:
    with pytest.raises(SimFault, match=r"E_ILLEGAL: illegal instruction: gfx1201 has no s_waitcnt;"):
        decode("s_waitcnt 0\ns_endpgm", arch="gfx1201")
    assert len(decode("s_wait_loadcnt 0x0\ns_endpgm", arch="gfx1201").blocks[0].steps) == 2
    assert len(decode("s_waitcnt 0\ns_endpgm").blocks[0].steps) == 2
