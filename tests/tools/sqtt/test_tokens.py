"""Streams of tokens: sizes, times and what begins a token. Formats: tinygrad's renderer/amd/sqtt.py."""

from __future__ import annotations

import pytest

from autogen.amd import sqtt, sqtt_gfx12
from autogen.schema import DecodeError
from tests.tools.sqtt.streams import GFX11_HEADER, GFX12_HEADER, stream
from tools.sqtt.tokens import clock_mhz, layout_of, nibbles, read_tokens

# The first 8 bytes of a real GFX12 stream: profile_gemm_run_0 of tinygrad's examples at a9069c17, engine 0
REAL_HEADER = bytes.fromhex("1102706808101309")


def test_a_real_header_names_its_layout() -> None:
    assert layout_of(REAL_HEADER).arch == "gfx12"
    header = sqtt.LayoutHeader.decode(int.from_bytes(REAL_HEADER, "little"))
    assert (header.layout, header.simd) == (4, 0)


@pytest.mark.parametrize(
    ("kind", "bits"),
    [
        (sqtt.ValuInst, 12), (sqtt.Inst, 20), (sqtt.WaveStart, 32), (sqtt.WaveEnd, 20), (sqtt.TimeLong, 72),
        (sqtt.TimeW3, 52), (sqtt_gfx12.TimeW3, 56), (sqtt_gfx12.TimeOrMark, 64), (sqtt.TimeOrMark, 48),
        (sqtt.Nop, 4), (sqtt.Reg, 64), (sqtt_gfx12.WaveAlloc, 24), (sqtt.ImmediateMask, 24),
    ],
)  # fmt: skip
def test_tokens_have_their_sizes(kind: type, bits: int) -> None:
    assert 4 * nibbles(kind) == bits


def test_times_add_up() -> None:
    data = stream(
        GFX11_HEADER,
        sqtt.TimeShort(delta=3),  # and 4 more
        sqtt.ValuInst(delta=5, wave=2),
        sqtt.TimeOrMark(delta=1000),
        sqtt.TimeOrMark(delta=77, realtime=1),  # a mark: no time
        sqtt.Inst(delta=1, op=3),
    )
    found = [(token.name, token.time) for token in read_tokens(data) if token.name != "Nop"]
    assert found == [
        ("LayoutHeader", 0), ("TimeShort", 7), ("ValuInst", 12), ("TimeOrMark", 1012), ("TimeOrMark", 1012),
        ("Inst", 1013),
    ]  # fmt: skip


def test_gfx12_reads_its_own_tokens() -> None:
    data = stream(GFX12_HEADER, sqtt_gfx12.Inst(delta=6, wave=9, op=0x8C), sqtt_gfx12.WaveEnd(wgp=9, wave=17))
    _, inst, end = [token for token in read_tokens(data) if token.name != "Nop"]
    assert (inst.time, inst.get("wave"), inst.get("op")) == (6, 9, 0x8C)
    assert (end.get("wgp"), end.get("wave")) == (9, 17)


def test_bytes_that_are_no_trace_are_refused() -> None:
    with pytest.raises(DecodeError, match="head"):
        list(read_tokens(b"\x7fELF" + bytes(12)))
    with pytest.raises(DecodeError, match="layout 5 of the thread trace is neither 3"):
        list(read_tokens(stream(sqtt.LayoutHeader(layout=5))))


def test_a_stream_may_be_cut_anywhere() -> None:
    data = stream(GFX11_HEADER, sqtt.ValuInst(delta=1), sqtt.Reg(value=7))
    for size in range(8, len(data)):
        assert next(token.name for token in read_tokens(data[:size])) == "LayoutHeader"


def test_the_clock_is_cycles_by_ticks_of_the_marks() -> None:
    """3000 cycles in 120 ticks of 10 ns."""
    words = (
        sqtt.TimeOrMark(delta=1000, realtime=1),
        sqtt.TimeOrMark(delta=3000),
        sqtt.TimeOrMark(delta=1120, realtime=1),
    )
    assert clock_mhz(stream(GFX11_HEADER, *words)) == 2500.0


@pytest.mark.parametrize("ticks", [0, 19])
def test_marks_too_close_to_each_other_tell_no_clock(ticks: int) -> None:
    words = (sqtt.TimeOrMark(delta=7, realtime=1), sqtt.TimeOrMark(delta=7 + ticks, realtime=1))
    assert clock_mhz(stream(GFX11_HEADER, *words)) == 0.0
