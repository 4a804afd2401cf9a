"""The command that resets a card: it lists, asks for consent, resets, and says what it could not do."""

from __future__ import annotations

import pytest

from drivers.amd import reset
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import BDF, boot, up_to_discovery


def test_without_an_address_the_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31", cards=2)
    assert reset.main([], host) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["0000:03:00.0  0x1002:0x744c  free", "0000:04:00.0  0x1002:0x744c  free"]
    host.shutdown()


def test_a_reset_wants_consent(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi48")
    assert reset.main([BDF], host) == 2
    assert "loses all that is in its memory; say so with --yes" in capsys.readouterr().err
    host.shutdown()


@pytest.mark.parametrize("fault", ["", "smu.timeout"])
def test_a_card_whose_owner_died_can_be_booted_after_it(
    fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host = PciHost("navi31")
    boot(host)
    host.kill()
    if fault:
        host.cards[0].faults.arm(fault)
    assert reset.main([BDF, "--yes"], host) == 0
    assert "it is ready to be booted" in capsys.readouterr().out
    machine = up_to_discovery(host)
    assert machine.state() == type(machine.state())(False, "")
    host.shutdown()


def test_a_card_that_the_kernel_holds_is_listed_so_and_not_reset(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31", driver="amdgpu")
    reset.main([], host)
    assert capsys.readouterr().out.endswith("held by amdgpu\n")
    assert reset.main([BDF, "--yes"], host) == 1
    assert "echo 0000:03:00.0 | sudo tee" in capsys.readouterr().err
    host.shutdown()
