"""The command that resets a card: it lists, asks for consent, resets, and says what it could not do."""

from __future__ import annotations

import json
import runpy
import sys
from typing import Any

import pytest

from drivers.amd import reset
from drivers.amd.am.discovery import DiscoveryError
from drivers.core.pci import PciFunction
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import BDF, boot, up_to_discovery
from tests.drivers.amd.probe.files import PCI, Files


def test_without_an_address_the_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31", cards=2)
    assert reset.main([], host) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["0000:03:00.0  0x1002:0x744c  free", "0000:04:00.0  0x1002:0x744c  free"]
    host.shutdown()


def test_without_consent_it_tells_what_it_would_do_and_does_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    host = PciHost("navi48")
    resets = host.cards[0].power.resets
    assert reset.main([BDF], host) == 2
    told = capsys.readouterr().err
    assert "loses everything in the card's memory" in told and told.endswith("say so with --yes\n")
    assert host.cards[0].power.resets == resets
    host.shutdown()


@pytest.mark.parametrize(
    ("fault", "rung"),
    [("", "mode1 reset"), ("smu.timeout", "by the PCI bus"), ("reset.never", "by the PCI bus")],
)
def test_a_card_whose_owner_died_can_be_booted_after_it(
    fault: str, rung: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host = PciHost("navi31")
    boot(host)
    host.kill()
    if fault:
        host.cards[0].faults.arm(fault)
    resets = host.cards[0].power.resets
    assert reset.main([BDF, "--yes"], host) == 0
    assert host.cards[0].power.resets > resets
    told = capsys.readouterr().out
    assert "its last owner died" in told and rung in told and "it is ready to be booted" in told
    assert "lost: everything" in told and "kept: all of the host" in told
    machine = up_to_discovery(host)
    assert machine.state() == type(machine.state())(False, "")
    host.shutdown()


@pytest.mark.parametrize(
    ("by", "rung"), [("bus", "reset by the PCI bus, as asked"), ("mode1", "mode1 reset by")]
)
def test_the_means_can_be_chosen(by: str, rung: str, capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31")
    boot(host)
    host.kill()
    resets, began = host.cards[0].power.resets, host.now()
    assert reset.main([BDF, "--yes", "--by", by, "--json"], host) == 0
    assert host.cards[0].power.resets == resets + 1
    text = capsys.readouterr().out
    assert text.startswith('{\n  "address"'), "a line for each"
    done = json.loads(text)
    assert done["address"] == BDF and done["rung"].startswith(rung)
    assert began > 0 and 0 < done["seconds"] <= host.now() - began
    assert "--device amd:pci:0000:03:00.0 --boot" in done["next"]
    host.shutdown()


def test_a_card_whose_blocks_are_not_found_is_reset_by_the_bus_and_looked_at_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host, looked = PciHost("navi31"), list[bool]()

    def discover(function: PciFunction) -> Any:
        looked.append(True)
        if len(looked) == 1:
            raise DiscoveryError("no signature")
        return found(function)

    found, resets = reset.discover, host.cards[0].power.resets
    monkeypatch.setattr(reset, "discover", discover)
    assert reset.main([BDF, "--yes"], host) == 0
    assert "found: no signature" in capsys.readouterr().out
    assert host.cards[0].power.resets == resets + 1 and len(looked) == 2
    host.shutdown()


def test_a_dark_card_has_no_power_controller_to_reset_it(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31")
    assert reset.main([BDF, "--yes", "--by", "mode1"], host) == 1
    assert "the power controller does not answer\nwhat is left: 1. --by bus" in capsys.readouterr().err
    host.shutdown()


def test_a_card_that_does_not_come_back_says_what_is_left_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31")
    host.cards[0].power.unplug()
    assert reset.main([BDF, "--yes"], host) == 1
    told = capsys.readouterr().err
    for part in ("--by bus", "/remove", "/sys/bus/pci/rescan", "switch the machine off"):
        assert part in told
    host.shutdown()


def test_a_card_that_the_kernel_holds_is_listed_so_and_not_reset(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31", driver="amdgpu")
    reset.main([], host)
    assert capsys.readouterr().out.endswith("held by amdgpu\n")
    assert reset.main([BDF, "--yes"], host) == 1
    told = capsys.readouterr().err
    assert "echo 0000:03:00.0 | sudo tee" in told and "nothing was reset" in told
    host.shutdown()


def test_a_card_that_a_process_holds_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    host = PciHost("navi31")
    other = PciHost(machine=host.machine)
    boot(other)
    assert reset.main([BDF, "--yes"], host) == 1
    told = capsys.readouterr().err
    assert "is held by" in told and "end that process first" in told
    assert reset.main([BDF], host) == 2
    assert "It is in use by pid" in capsys.readouterr().err
    host.shutdown()


@pytest.mark.sim
def test_a_simulated_card_is_reset_by_its_devices_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert reset.main(["--device", "sim:navi48/pci", "--yes"]) == 0
    assert "--device sim:navi48/pci --boot" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--device", "sim:navi31", "--yes"], "names no single card on the PCI bus"),
        (["--device", "sim:navi31/pci*2"], "names no single card on the PCI bus"),
        (["--device", "sim:navi31/pci", BDF], "one of them, please"),
        (
            ["ffff:00:00.0", "--yes"],
            "no PCI function ffff:00:00.0; cards that this driver knows here",
        ),
        (["ffff:00:00.0"], "no PCI function ffff:00:00.0"),
        (["--device", "sim:navi31/pci@/nowhere/card", "--yes"], "no machine is served at /nowhere/card"),
    ],
)
def test_wrong_usage_is_one_sentence(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host = PciHost("navi31")
    assert reset.main(options, host) == 2
    told = capsys.readouterr().err
    assert sentence in told and len(told.splitlines()) == 1
    host.shutdown()


def test_the_card_s_other_functions_are_told_with_their_drivers() -> None:
    """Of the same slot alone: a reset of the slot goes through all of them."""
    names = (BDF, "0000:03:00.1", "0000:03:00.2", "0000:04:00.1")
    bound = {f"{PCI}/{names[1]}/driver": "../../../../bus/pci/drivers/snd_hda_intel"}
    host: Any = Files({f"{PCI}/{name}/vendor": "0x1002" for name in names}, links=bound)
    assert reset.siblings(host, BDF) == [f"{names[1]} (snd_hda_intel)", f"{names[2]} (no driver)"]
    told = reset.consent(host, BDF)
    assert f"other functions of the card go through it too: {names[1]} (snd_hda_intel), {names[2]}" in told
    alone: Any = Files({f"{PCI}/{BDF}/vendor": "0x1002"})
    assert "other functions" not in reset.consent(alone, BDF)


def test_the_command_ends_with_its_status(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["reset", BDF, "--device", "sim:navi31/pci"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(reset.__file__, run_name="__main__")
    assert ended.value.code == 2
    assert "one of them, please" in capsys.readouterr().err
