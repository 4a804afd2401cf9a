"""Power-on to ready; attaching to a card that runs; a card whose owner died; an orderly end."""

from __future__ import annotations

from random import Random

import pytest

from drivers.amd.am.boot import BOOTING, CLEAN, RUNNING, TAG, EarlierState, open_machine, prepare
from drivers.amd.am.card import AmCard
from drivers.amd.am.gfx import Gfx
from drivers.core.errors import DeviceError, DeviceGone, HostError, SimFault, WaitTimeout
from drivers.core.pci import PciFunction
from drivers.core.vfio import open_function
from drivers.sim.amd.pci.inject import POINTS
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import BDF, boot, up_to_discovery


def names(host: PciHost) -> list[str]:
    return [name for name, _ in boot(host).steps]


def test_a_cold_boot_goes_through_its_steps_in_order(host: PciHost) -> None:
    assert names(host) == [
        "discovery",
        "bus interface",
        "video memory",
        "MM hub",
        "interrupt rings",
        "PSP secure OS",
        "PSP ring",
        "PSP power firmware and trusted memory",
        "PSP engine firmware",
        "SMU",
        "RLC autoload",
        "GC hub",
        "copy engines",
        "MEC",
        "ready",
    ]


def test_with_the_graphics_hub_first_navi48_says_why_it_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The order that two boots of a real RX 9070 XT ended with (hw-logs of RX4Darwin)."""
    monkeypatch.setattr(Gfx, "start_programs", lambda *entries: None)
    host = PciHost("navi48")
    with pytest.raises(SimFault, match="GCHUB is never acknowledged: PFP, ME, MEC had no start address"):
        boot(host)
    host.shutdown()
    deaf = PciHost("navi48", allow=["E_RS64_ORDER"])
    with pytest.raises(WaitTimeout, match="wait for the GC hub to invalidate VMID 0"):
        boot(deaf)
    deaf.shutdown()


def test_a_card_left_in_order_is_attached_to_without_firmware(host: PciHost) -> None:
    AmCard(boot(host)).close()
    assert names(host) == [
        *("discovery", "warm attach", "bus interface", "video memory", "MM hub", "interrupt rings"),
        *("GC hub", "copy engines", "MEC", "ready"),
    ]


def test_a_card_whose_owner_died_is_reset_and_booted_anew(host: PciHost) -> None:
    card = AmCard(boot(host))
    card.create_compute_queue(1 << 16)
    host.kill()
    machine = boot(host)
    step = dict(machine.steps)["reset"]
    assert step.startswith("its last owner died without leaving it in order (E_WARM_STATE); mode1 reset")
    assert "PSP secure OS" in dict(machine.steps)


def test_a_card_of_another_driver_is_reset(host: PciHost) -> None:
    machine = boot(host)
    facts = machine.board.chip.gc
    machine.board.gc.write(facts.SCRATCH_REG7(scratch_reg7=0xA000_0008))
    machine.board.gc.write(facts.SCRATCH_REG6(scratch_reg6=CLEAN))
    host.kill()
    assert "booted by another driver (tag 0xa0000008" in dict(boot(host).steps)["reset"]


def test_a_second_owner_is_told_who_the_first_is(host: PciHost) -> None:
    boot(host)
    with pytest.raises(HostError, match="process"):
        boot(host)


def test_a_card_that_the_kernel_drives_is_not_taken(host: PciHost) -> None:
    held = PciHost(host.chip.name, driver="amdgpu")
    with pytest.raises(DeviceError, match="belongs to the kernel driver amdgpu"):
        open_machine(PciFunction(held, BDF))
    held.shutdown()


def test_a_card_whose_firmware_is_missing_is_not_reset_for_nothing(host: PciHost) -> None:
    AmCard(boot(host)).create_compute_queue(1 << 16)
    host.kill()
    host.machine.firmware.clear()
    with pytest.raises(DeviceError, match=r"_sos\.bin is missing"):
        boot(host)
    assert host.cards[0].power.resets == 0


def test_a_reset_says_which_drivers_of_the_card_s_other_functions_went_through_it(host: PciHost) -> None:
    bound = PciHost(host.chip.name, driver="vfio-pci")  # and the sound function to the kernel's driver
    AmCard(open_machine(open_function(bound, BDF))).create_compute_queue(1 << 16)
    bound.kill()
    how = dict(open_machine(open_function(bound, BDF)).steps)["reset"]
    assert "drivers of its other functions went through it too" in how
    assert "echo 0000:03:00.1 | sudo tee /sys/bus/pci/drivers/snd_hda_intel/unbind" in how
    bound.shutdown()


def test_an_untouched_card_is_not_booted_and_a_left_one_is_marked(host: PciHost) -> None:
    machine = up_to_discovery(host)
    assert not machine.state().is_booted
    machine.board.function.close()
    card = AmCard(boot(host))
    card.close()
    state = up_to_discovery(host).state()
    assert state.is_warm
    assert TAG == 0xD00BE101


def test_detaching_stops_everything_that_reaches_memory(host: PciHost) -> None:
    machine = boot(host)
    card = AmCard(machine)
    card.create_compute_queue(1 << 16)
    card.create_sdma_queue(1 << 16)
    machine.detach()
    assert not machine.gfx.is_active(0)
    assert not machine.board.function.is_bus_master()
    assert machine.board.gc.read(machine.sdma.engines[0].rb_control).rb_enable == 0


@pytest.mark.parametrize(
    "fault", ["psp.command.status", "psp.ring.timeout", "smu.fail", "psp.autoload.never"]
)
def test_a_boot_that_broke_off_is_repaired_by_the_next(host: PciHost, fault: str) -> None:
    host.cards[0].faults.arm(fault)
    with pytest.raises(DeviceError):
        boot(host)
    host.kill()
    assert boot(host).steps[-1][0] == "ready"


@pytest.mark.parametrize(
    "fault", ["discovery.corrupt", "psp.bootloader.timeout", "reset.never", "config.lost"]
)
def test_a_card_that_does_not_answer_gets_a_reset_by_the_bus(host: PciHost, fault: str) -> None:
    host.cards[0].faults.arm(fault)
    for _ in range(2):  # the first attach may end with a named error
        try:
            AmCard(boot(host)).create_compute_queue(1 << 16)
        except DeviceError as error:
            assert str(error)
        host.kill()
    assert boot(host).steps[-1][0] == "ready"


@pytest.mark.sim
@pytest.mark.parametrize("seed", range(24))
def test_whatever_breaks_a_boot_it_ends_and_a_later_attach_repairs_the_card(seed: int) -> None:
    random = Random(seed)
    host = PciHost("navi31" if seed % 2 else "navi48", seed=seed)
    for name in random.sample([point for point in POINTS if point != "link.lost"], 2):
        host.cards[0].faults.arm(name, after=random.randint(0, random.choice([2, 30, 2000])))
    for _ in range(3):  # each armed fault may end one attach, with a named error
        try:
            AmCard(boot(host)).create_sdma_queue(1 << 16)
        except DeviceError as error:
            assert len(str(error)) > 20
        host.kill()
    assert boot(host).steps[-1][0] == "ready"
    host.shutdown()


def test_whoever_asks_is_told_each_step_as_it_is_done(host: PciHost) -> None:
    told: list[tuple[str, str]] = []
    machine = open_machine(PciFunction(host, BDF), report=lambda name, found: told.append((name, found)))
    assert told == machine.steps and told[-1][0] == "ready"
    assert ("interrupt rings", "polled") in told  # sysfs has no interrupts of a function


def test_a_boot_that_broke_off_before_the_secure_os_came_up_is_recognised_by_its_note(host: PciHost) -> None:
    machine = up_to_discovery(host)
    assert machine.state() == EarlierState(False, "") and machine.event == -1
    machine.mark(BOOTING)
    assert machine.state() == EarlierState(False, "an earlier boot broke off")


def test_a_card_is_decoded_whole_and_kept_off_memory_before_anything_is_asked_of_it(
    host: PciHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    function, log = PciFunction(host, BDF), list[str]()
    for name in ("unbind", "enable", "resize", "set_bus_master"):
        do = getattr(function, name)
        monkeypatch.setattr(
            function,
            name,
            lambda *of, name=name, do=do, **how: (log.append(f"{name} {[*of]}"), do(*of, **how))[1],
        )
    prepare(function)
    assert log == ["unbind []", "enable []", "resize [0]", "set_bus_master [False]"]
    assert not function.is_bus_master()


@pytest.mark.parametrize("low", [0, 0xA000_0000])
def test_a_card_whose_bars_are_not_where_the_kernel_put_them_is_reset(host: PciHost, low: int) -> None:
    """It lost power, or another program reset it; 0x24 is BAR 5."""
    function, card = PciFunction(host, BDF), host.cards[0]
    prepare(function)
    assert card.power.resets == 0
    function.write_config(0x24, 4, low)
    assert function.has_lost_bars()
    prepare(function)
    assert card.power.resets == 1 and not function.has_lost_bars()


def test_a_boot_ends_with_measures_and_the_limit_where_others_may_look(host: PciHost) -> None:
    """smu13_ppsmc and smu14_ppsmc headers: TransferTableSmu2Dram; it is not waited for."""
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" else None
    )
    machine = boot(host)
    sent = [value for name, value in seen if name == "MP1_SMN_C2PMSG_66"]
    messages = machine.smu.messages
    assert sent[-2:] == [messages.GetPptLimit, messages.TransferTableSmu2Dram]


def test_a_fault_that_nobody_took_note_of_lets_no_owner_attach(
    host: PciHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    AmCard(boot(host)).close()
    machine = up_to_discovery(host)
    status, read = machine.board.chip.gc_hub.fault_status, machine.board.gc.read
    monkeypatch.setattr(
        machine.board.gc, "read", lambda r: status.decode(0x84_1051) if r is status else read(r)
    )
    found = machine.state()
    assert found.is_booted and not found.is_warm and found.reason.startswith("a memory fault is pending (")


@pytest.mark.parametrize(
    ("error", "told"), [(WaitTimeout("it hangs"), "it hangs"), (DeviceError("it refused"), "it refused")]
)
def test_a_bootloader_that_takes_nothing_is_a_reason_for_a_reset(
    host: PciHost, monkeypatch: pytest.MonkeyPatch, error: DeviceError, told: str
) -> None:
    machine = up_to_discovery(host)

    def fails(when: str, limit_ms: float) -> None:
        raise error

    monkeypatch.setattr(machine.psp, "await_bootloader", fails)
    assert machine.state() == EarlierState(False, told)
    error = DeviceGone("the card is gone")
    with pytest.raises(DeviceGone):
        machine.state()


def test_both_hubs_begin_without_a_fault_of_an_earlier_owner(host: PciHost) -> None:
    """CLEAR_PROTECTION_FAULT_STATUS_ADDR, bit 0, raised and lowered once the hub is set up: gmc_v11_0."""
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" else None
    )
    boot(host)
    for hub in ("GC", "MM"):
        words = [value & 1 for name, value in seen if name == f"{hub}VM_L2_PROTECTION_FAULT_CNTL"]
        assert words == [0, 1, 0]


@pytest.mark.parametrize(
    ("tag", "left", "reason"),
    [
        (TAG, BOOTING, "an earlier boot broke off"),
        (0xA000_0008, CLEAN, f"booted by another driver (tag 0xa0000008, ours is {TAG:#x})"),
        (TAG, RUNNING, "its last owner died without leaving it in order (E_WARM_STATE)"),
        (TAG, CLEAN, ""),
    ],
)
def test_a_card_that_runs_says_what_its_last_owner_left(
    host: PciHost, tag: int, left: int, reason: str
) -> None:
    machine = boot(host)
    machine.mark(left)
    facts = machine.board.chip.gc
    machine.board.gc.write(facts.SCRATCH_REG7(scratch_reg7=tag))
    assert machine.state() == EarlierState(True, reason)
    assert machine.state().is_warm is (reason == "")
