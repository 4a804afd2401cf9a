"""Waves of a thread trace followed through their code."""

from __future__ import annotations

import pytest

from autogen.amd import sqtt
from autogen.amd.hsa import KernelDescriptor
from autogen.schema import BitStruct, DecodeError
from drivers.amd.isa import isa
from tests.tools.sqtt.streams import GFX11_HEADER, stream
from tools.sqtt.capture import CapturedCode
from tools.sqtt.tokens import layout_of, read_tokens
from tools.sqtt.waves import WaveTrace, follow, span

TEXT = """
s_mov_b32 s4, 2
again:
s_delay_alu instid0(VALU_DEP_1)
v_add_f32 v0, v0, v0
s_sub_u32 s4, s4, 1
s_cbranch_scc0 again
s_nop 0
s_endpgm
"""
CODE = CapturedCode(
    "gfx1100",
    isa("gfx1100").assemble(TEXT),
    KernelDescriptor(kernel_code_entry_byte_offset=0, compute_pgm_rsrc1=0, compute_pgm_rsrc2=0),
)
SALU, JUMP, JUMP_NO, OTHER = 0, 3, 4, 0x52
START, END = sqtt.WaveStart(wave=3, delta=1), sqtt.WaveEnd(wave=3, delta=2)


def inst(op: int, wave: int = 3) -> BitStruct:
    return sqtt.Inst(delta=1, wave=wave, op=op)


def waves(*words: BitStruct) -> list[WaveTrace]:
    data = stream(GFX11_HEADER, *words)
    return follow(layout_of(data), read_tokens(data), CODE)


def test_a_wave_is_followed_round_its_loop() -> None:
    body = (sqtt.ValuInst(delta=1, wave=3), inst(SALU))
    (wave,) = waves(
        START, inst(SALU), *body, inst(JUMP), inst(OTHER), *body, inst(JUMP_NO), sqtt.Immediate(wave=3), END
    )
    assert wave.counters == [0, 8, 12, 16, 8, 12, 16, 20]  # the delay leaves no token
    assert (wave.begin, wave.issued[0].time, wave.issued[1].time) == (1, 2, 3)


def test_one_token_may_speak_for_several_waves() -> None:
    ends = [sqtt.WaveEnd(wave=slot) for slot in (1, 4)]
    found = waves(sqtt.WaveStart(wave=1), sqtt.WaveStart(wave=4), sqtt.ImmediateMask(waves=0b10010), *ends)
    assert [(wave.slot, len(wave.issued)) for wave in found] == [(1, 1), (4, 1)]


def test_waves_of_other_simds_are_counted_and_not_followed() -> None:
    starts = [sqtt.WaveStart(simd=2, delta=1), sqtt.WaveStart(wgp=1)]
    words = [*starts, sqtt.WaveEnd(simd=2, delta=5), sqtt.WaveEnd(wgp=1)]
    assert waves(*words) == []
    assert span(read_tokens(stream(GFX11_HEADER, *words))) == (2, 1, 6)


def test_a_trace_of_other_code_is_refused() -> None:
    with pytest.raises(DecodeError, match="wave 3 at 0x0: s_mov_b32 and Inst"):
        waves(START, inst(JUMP), END)
