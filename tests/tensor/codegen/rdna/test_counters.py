"""What each generation's counters count together, and the words of its wait instructions."""

from __future__ import annotations

from drivers.amd.isa import isa
from tensor.codegen.rdna import emit
from tensor.codegen.rdna.counters import AllowedInFlight, SharedCounters, SplitCounters, WaitCounters


def text(counters: WaitCounters, arch: str, left: AllowedInFlight) -> list[str]:
    waits = counters.waits(left)
    assert not any(inst.defs for inst in waits)
    code = emit.assemble(arch, waits)
    return [isa(arch).format(inst) for _, _, inst in isa(arch).disassemble(code)]


def test_gfx11_waits_in_one_instruction() -> None:
    assert text(SharedCounters(), "gfx1100", AllowedInFlight(2, 5)) == ["s_waitcnt vmcnt(2) lgkmcnt(5)"]
    assert text(SharedCounters(), "gfx1100", AllowedInFlight(lds=0, scalar=0)) == ["s_waitcnt lgkmcnt(0)"]


def test_gfx11_cannot_tell_lds_from_scalar_loads() -> None:
    counters = SharedCounters()
    assert counters.reached(AllowedInFlight(lds=3), scalar_in_flight=True) == AllowedInFlight(lds=0, scalar=0)
    assert counters.reached(AllowedInFlight(lds=3), scalar_in_flight=False) == AllowedInFlight(lds=3)
    assert counters.reached(AllowedInFlight(scalar=0), scalar_in_flight=True) == AllowedInFlight(
        lds=0, scalar=0
    )
    assert counters.reached(AllowedInFlight(vector=2), scalar_in_flight=True) == AllowedInFlight(vector=2)


def test_gfx12_waits_for_each_kind_alone_and_for_two_at_once() -> None:
    counters = SplitCounters()
    assert text(counters, "gfx1201", AllowedInFlight(vector=4)) == ["s_wait_loadcnt 0x4"]
    assert text(counters, "gfx1201", AllowedInFlight(scalar=0)) == ["s_wait_kmcnt 0x0"]
    assert text(counters, "gfx1201", AllowedInFlight(lds=1)) == ["s_wait_dscnt 0x1"]
    assert text(counters, "gfx1201", AllowedInFlight(vector=1, lds=2)) == ["s_wait_loadcnt_dscnt 0x102"]
    assert text(counters, "gfx1201", AllowedInFlight(lds=0, scalar=0)) == [
        "s_wait_dscnt 0x0",
        "s_wait_kmcnt 0x0",
    ]


def test_one_less_than_the_most_that_counters_hold_is_waited_for() -> None:
    """Of 6 bits, 63 is no wait; GFX12's have an instruction each, which is then left out."""
    counters, most = SplitCounters(), 62
    assert text(counters, "gfx1201", AllowedInFlight(vector=most)) == ["s_wait_loadcnt 0x3e"]
    assert text(counters, "gfx1201", AllowedInFlight(lds=most)) == ["s_wait_dscnt 0x3e"]
    assert text(counters, "gfx1201", AllowedInFlight(most, most)) == ["s_wait_loadcnt_dscnt 0x3e3e"]
    assert text(counters, "gfx1201", AllowedInFlight()) == []
    left = AllowedInFlight(lds=most)
    assert SharedCounters().reached(left, scalar_in_flight=True) == AllowedInFlight(lds=0, scalar=0)


def test_gfx12_keeps_scalar_loads_in_flight_behind_lds() -> None:
    assert SplitCounters().reached(AllowedInFlight(lds=3), scalar_in_flight=True) == AllowedInFlight(lds=3)
