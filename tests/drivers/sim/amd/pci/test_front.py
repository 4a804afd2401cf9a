"""PFP and ME: what counts as started, which the GC hub of navi48 waits for; rule P28."""

from __future__ import annotations

import pytest

from drivers.sim.amd.pci.reset import MODE1_NS
from tests.drivers.sim.amd.pci.rig import Rig
from tests.drivers.sim.amd.pci.tables import enable, invalidate

PULSES = {"PFP": 18, "ME": 20}  # pfp_pipe0_reset, me_pipe0_reset of CP_ME_CNTL; gc_12_0_0_sh_mask.h


def pulse(rig: Rig, name: str) -> None:
    before = rig.read("CP_ME_CNTL")
    rig.write("CP_ME_CNTL", before | 1 << PULSES[name])
    rig.write("CP_ME_CNTL", before)


def test_the_autoload_leaves_both_halted_and_in_no_reset(navi48: Rig) -> None:
    """hw-logs of RX4Darwin/AMDRadeonRDNA4.kext: CP_ME_CNTL 0x1500a000 after the autoload."""
    navi48.load_graphics()
    assert navi48.read("CP_ME_CNTL") == 0x1500_A000


def test_the_hub_of_navi31_does_not_wait_for_them(navi31: Rig) -> None:
    """No log of a navi31 shows such a wait; navi48's is broken and kept in test_gmc.py."""
    navi31.load_graphics()
    enable(navi31, "GC")
    invalidate(navi31, "GC")
    assert navi31.card.front.why_deaf().startswith("PFP, ME, MEC had")


@pytest.mark.parametrize("half", ["", "_HI"])
def test_one_half_of_an_address_other_than_0_is_an_address(navi48: Rig, half: str) -> None:
    navi48.load_graphics()
    navi48.start_programs("PFP")
    navi48.write(f"CP_PFP_PRGRM_CNTR_START{half}", 0x1C00)
    pulse(navi48, "PFP")
    assert navi48.card.front.why_deaf() == ""


def test_a_pulse_before_the_address_starts_nothing(navi48: Rig) -> None:
    navi48.load_graphics()
    navi48.start_programs("ME")
    pulse(navi48, "ME")
    navi48.write("CP_ME_PRGRM_CNTR_START", 0xC00)
    assert navi48.card.front.why_deaf().startswith("ME had")


def test_a_reset_that_does_not_end_starts_nothing(navi48: Rig) -> None:
    navi48.load_graphics()
    navi48.start_programs("PFP")
    navi48.write("CP_PFP_PRGRM_CNTR_START", 0xC00)
    navi48.write("CP_ME_CNTL", navi48.read("CP_ME_CNTL") | 1 << PULSES["PFP"])
    assert navi48.card.front.why_deaf().startswith("PFP had")


def test_a_pulse_of_one_does_not_start_the_other(navi48: Rig) -> None:
    navi48.load_graphics()
    navi48.start_programs("PFP", "ME")
    for name in PULSES:
        navi48.write(f"CP_{name}_PRGRM_CNTR_START", 0xC00)
    pulse(navi48, "ME")
    assert navi48.card.front.why_deaf().startswith("PFP had")


def test_each_pipe_has_an_address_of_its_own(rig: Rig) -> None:
    """GRBM_GFX_CNTL.pipeid, bits 1:0, selects it; gfx_v12_0_set_pfp_ucode_start_addr."""
    rig.load_graphics()
    for pipe in (0, 1):
        rig.write("GRBM_GFX_CNTL", pipe)
        rig.write("CP_PFP_PRGRM_CNTR_START", 0x100 + pipe)
    for pipe in (0, 1):
        rig.write("GRBM_GFX_CNTL", pipe)
        assert rig.read("CP_PFP_PRGRM_CNTR_START") == 0x100 + pipe


def test_a_reset_forgets_what_was_started(rig: Rig) -> None:
    rig.boot_gfx()
    assert rig.card.front.why_deaf() == ""
    rig.board.power.mode1()
    rig.board.timers.pass_time(2 * MODE1_NS)
    rig.wptr = 0
    rig.load_graphics()
    assert rig.card.front.why_deaf().startswith("PFP, ME, MEC had")
    assert (rig.read("CP_ME_CNTL"), rig.read("CP_PFP_PRGRM_CNTR_START")) == (0x1500_A000, 0)
