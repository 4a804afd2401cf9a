"""Decoding what can be reached, and cutting it into blocks."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.code.decode import CHUNK_BYTES, load
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.amd.wave.decoded import ENTRY, KEPT, LOOP, decode
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


def part(text: str, root: int, before: int = 0, held: tuple[int, ...] = ()) -> tuple[KernelAnalysis, bytes]:
    """A part of a kernel whose mapping begins `before` bytes before its entry, and the mapping's bytes."""
    code = isa("gfx1100").assemble(text)
    image = np.frombuffer(code, np.uint8).copy()
    regions = Regions()
    regions.add(ENTRY - before, image.ctypes.data, image.nbytes)
    return load("gfx1100", ENTRY, AddressSpace(regions), {"queue": 3}, root=root, held=held), code


def test_a_part_may_lie_before_the_entry() -> None:
    text = "v_mov_b32 v1, 0\nthere:\nv_mov_b32 v2, 0\ns_cbranch_scc1 there\ns_endpgm\ns_nop 0\ns_endpgm"
    program, code = part(text, root=-12, before=16)
    assert [block.steps[0].offset for block in program.blocks] == [-12, -4]
    assert (program.low, program.start, program.code) == (-12, 0, code[4:16])
    assert program.places == {-12: (0, 0), -8: (0, 1), -4: (1, 0)}
    later, code = part("s_branch 3\nv_mov_b32 v1, 0\ns_endpgm\ns_endpgm\ns_branch 0xfffb", root=16)
    assert ([block.steps[0].offset for block in later.blocks], later.start) == ([0, 16], 1)


def test_a_part_ends_where_another_has_begun() -> None:
    program, _ = part("v_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_mov_b32 v3, 0\ns_endpgm", root=4, held=(8, 4))
    assert program.seams == [8] and [step.offset for step in program.blocks[0].steps] == [4, 8]
    assert program.is_linked and program.classes[0] == {"valu": 1}
    assert program.cuts == [4]


def test_a_part_begins_with_an_instruction_inside_the_mapping() -> None:
    code = "s_nop 0\ns_nop 0\ns_endpgm\ns_endpgm"
    with pytest.raises(SimFault, match="not a multiple of 4") as caught:
        part(code, root=2)
    assert (caught.value.code, caught.value.where["pc"]) == ("E_PC_RANGE", ENTRY + 2)
    assert part(code, root=12)[0].size == 1
    for root in (-4, 16):
        with faults("E_VM_FAULT"):
            part(code, root)


def test_a_branch_into_an_instruction_is_refused_at_its_target() -> None:
    with pytest.raises(SimFault, match="E_PC_RANGE: a branch leads into the middle") as caught:
        part("s_cbranch_scc1 1\ns_mov_b32 s6, 0xbf800001\ns_endpgm", 0)
    assert caught.value.where["pc"] == ENTRY + 8


@pytest.mark.parametrize("count", [1000, 1013, 1014, 1015, 1016, 1023, 1024, 3000])
def test_code_is_fetched_in_chunks_as_far_as_it_is_mapped(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    fetched: list[tuple[int, int, int]] = []
    fetch = AddressSpace.code

    def noted(space: AddressSpace, va: int, size: int) -> bytes:
        data = fetch(space, va, size)
        fetched.append((va, size, len(data)))
        return data

    monkeypatch.setattr(AddressSpace, "code", noted)
    program, code = part("v_nop\n" * count + "s_endpgm", 0)
    assert (program.size, program.code) == (count + 1, code)
    at = ENTRY
    for va, size, found in fetched:
        assert va == at and (va + size - ENTRY) % CHUNK_BYTES == 0
        at += found
    assert at == ENTRY + len(code)
    assert len(fetched) <= len(code) // CHUNK_BYTES + 1


def in_pieces(*texts: str, executable: int = 9) -> Regions:
    """Code at ENTRY in pieces that follow one another there and nowhere else; the first are executable."""
    regions, va = Regions(), ENTRY
    for number, text in enumerate(texts):
        image = np.frombuffer(isa("gfx1100").assemble(text), np.uint8).copy()
        KEPT.append(image)
        regions.add(va, image.ctypes.data, image.nbytes, executable=number < executable)
        va += image.nbytes
    return regions


def test_code_goes_on_in_the_next_page_wherever_that_lies() -> None:
    """What a public driver (tinygrad am) has on cards: pages of one buffer from several places of memory."""
    regions = in_pieces("v_mov_b32 v1, 0\ns_branch 2", "v_nop\ns_endpgm", "v_mov_b32 v2, 0\ns_branch 0xfffc")
    program = load("gfx1100", ENTRY, AddressSpace(regions), {})
    assert [[step.offset for step in block.steps] for block in program.blocks] == [[0, 4], [8, 12], [16, 20]]
    assert len(program.code) == 24
    halves = in_pieces("v_mov_b32 v1, 0")
    words = np.array([0x7E0402FF, 0x12345678, 0xBFB00000], np.uint32)  # v_mov_b32 v2, 0x12345678; s_endpgm
    KEPT.append(words)
    halves.add(ENTRY + 4, words.ctypes.data, 4)
    halves.add(ENTRY + 8, words.ctypes.data + 4, 8)
    assert load("gfx1100", ENTRY, AddressSpace(halves), {}).code == b"\x80\x02\x02\x7e" + words.tobytes()


def test_a_part_before_the_entry_may_lie_in_another_piece() -> None:
    regions = in_pieces("v_mov_b32 v1, 0\ns_branch 2", "v_nop\ns_branch 1", "s_branch 0xfffd", "s_endpgm")
    program = load("gfx1100", ENTRY + 20, AddressSpace(regions), {}, root=-4)
    assert (program.low, len(program.code)) == (-12, 16)


def test_code_ends_before_a_page_of_data_and_before_a_fence() -> None:
    pieces = ("v_mov_b32 v1, 0", "v_nop\nv_nop", "s_endpgm")
    assert load("gfx1100", ENTRY, AddressSpace(in_pieces(*pieces)), {}).size == 4
    for end in (1, 2):
        with pytest.raises(SimFault, match="E_PC_RANGE") as caught:
            load("gfx1100", ENTRY, AddressSpace(in_pieces(*pieces, executable=end)), {})
        assert caught.value.where["pc"] == ENTRY + (4, 12)[end - 1]
    fenced = AddressSpace(in_pieces(*pieces))
    fenced.fences.put(ENTRY + 8, 4)
    with pytest.raises(SimFault, match="E_PC_RANGE") as caught:
        load("gfx1100", ENTRY, fenced, {})
    assert caught.value.where["pc"] == ENTRY + 8


def test_blocks_begin_after_barriers_and_gaps() -> None:
    blocks = decode("s_barrier\nv_mov_b32 v1, 0\ns_branch 1\ns_nop 0\ns_endpgm").blocks
    assert [[step.offset for step in block.steps] for block in blocks] == [[0], [4, 8], [16]]
    assert [block.predecessors for block in blocks] == [[], [0], [1]]
