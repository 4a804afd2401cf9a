"""A bring-up that was recorded runs again without the machine, and a driver that changed is caught."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from drivers.amd.am.boot import open_machine
from drivers.amd.am.card import AmCard
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, HostError
from drivers.core.host import Host
from drivers.core.pci import PciFunction
from drivers.core.replay import HostCall, HostRecorder, Replayer, parse
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.kernels import BUMP, program

BDF = "0000:03:00.0"


def bring_up(host: Host) -> list[object]:
    """A little driver: everything it saw."""
    function = PciFunction(host, BDF, "the test")
    function.enable()
    function.set_bus_master(True)
    registers, memory, pinned = function.bar(5), function.bar(0), host.pin(8192)
    registers.write32(0xC047 * 4, 0xA000_0008)
    memory.write_bytes(0x1000, b"table")
    pinned.mapping.write64(8, 7)
    seen: list[object] = [registers.read32(0xDE3 * 4), memory.read_bytes(0x1000, 5), pinned.pages]
    host.sleep(0.01)
    seen += [pinned.mapping.read64(8), host.now(), host.listdir("/sys/bus/pci/devices")]
    with pytest.raises(HostError):
        host.read_text("/nowhere")
    host.unpin(pinned)
    function.close()
    return seen


@pytest.fixture
def recorder() -> Iterator[HostRecorder]:
    machine = PciHost(engines=False, firmware={})
    yield HostRecorder(machine)
    machine.shutdown()


def test_a_replay_answers_as_the_machine_did(recorder: HostRecorder) -> None:
    seen = bring_up(recorder)
    replayer = Replayer(recorder.steps)
    assert bring_up(replayer) == seen and seen[:2] == [24560, b"table"]
    assert replayer.left == 0


def test_a_record_survives_being_written_as_text(recorder: HostRecorder) -> None:
    seen = bring_up(recorder)
    lines = [step.line() for step in recorder.steps]
    assert parse(lines) == recorder.steps
    assert bring_up(Replayer(parse(lines))) == seen


def test_register_accesses_are_steps_with_their_answers(recorder: HostRecorder) -> None:
    bring_up(recorder)
    assert HostCall("m1.write32", (0xC047 * 4, 0xA000_0008)) in recorder.steps
    assert HostCall("m1.read32", (0xDE3 * 4,), 24560) in recorder.steps


def test_a_driver_that_does_something_else_is_told_the_step(recorder: HostRecorder) -> None:
    function = PciFunction(recorder, BDF, "the test")
    function.enable()
    function.bar(5).write32(0xC047 * 4, 1)
    again = PciFunction(Replayer(recorder.steps), BDF, "the test")
    again.enable()
    registers = again.bar(5)
    with pytest.raises(
        DeviceError, match=r"is m1.write32\(0x3011c, 0x1\) on record, but m1.write32\(0x3011c, 0x2\)"
    ):
        registers.write32(0xC047 * 4, 2)


def test_a_replay_ends_where_the_record_ends() -> None:
    with pytest.raises(DeviceError, match=r"replay: now\(\) after the end of the record \(0 steps\)"):
        Replayer([]).now()


def test_an_error_that_is_no_refusal_is_raised_again(recorder: HostRecorder) -> None:
    function = PciFunction(recorder, BDF, "the test")
    with pytest.raises(DeviceError, match="E_BAR_DISABLED"):
        function.bar(5).read32(0)
    again = PciFunction(Replayer(recorder.steps), BDF, "the test")
    with pytest.raises(DeviceError, match="E_BAR_DISABLED"):
        again.bar(5).read32(0)


def test_raw_memory_is_zeros_in_a_replay(recorder: HostRecorder) -> None:
    recorder.pin(4096).mapping.view()[0] = 1
    memory = Replayer(recorder.steps).pin(4096).mapping.view()
    assert bytes(memory[:4]) == bytes(4)
    memory[0] = 5


@pytest.mark.sim
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_boot_with_copies_and_a_kernel_can_be_replayed_from_its_text(chip: str) -> None:
    def work(host: Host) -> list[int]:
        device = AmdDevice("card", AmCard(open_machine(PciFunction(host, BDF, "the test"))), Settings())
        x = device.buffer(np.arange(40_000, dtype=np.uint32))
        bump = program(device, ["x", "n"], BUMP)
        for _ in range(3):
            bump(x, np.uint32(100), grid=(1, 1, 1), block=(1, 1, 1))
        found = x.numpy(np.uint32).tolist()
        device.close()
        return found

    recorder = HostRecorder(PciHost(chip), with_memory=True)
    assert work(recorder) == [300, *range(1, 40_000)]
    replayer = Replayer(parse(step.line() for step in recorder.steps))
    assert work(replayer) == [300, *range(1, 40_000)] and replayer.left == 0


def test_memory_is_on_record_as_it_was_when_a_word_had_moved() -> None:
    recorder = HostRecorder(PciHost("navi31"), with_memory=True)
    mapping = recorder.pin(8192).mapping
    view = mapping.view()
    assert mapping.read64(0) == 0
    view[4100] = 7  # as a card would, behind the driver's back
    assert mapping.read64(0) == 0 and mapping.read64(0) == 0
    view[0] = 1
    assert mapping.read64(0) == 1
    again = Replayer(recorder.steps).pin(8192).mapping
    seen = again.view()
    assert [again.read64(0), seen[4100], again.read64(0), again.read64(0), seen[4100]] == [0, 0, 0, 0, 0]
    assert (again.read64(0), seen[4100]) == (1, 7)


@pytest.mark.sim
@pytest.mark.parametrize("chip", ["navi31", "navi48"])
def test_a_whole_boot_can_be_replayed_from_its_text(chip: str) -> None:
    recorder = HostRecorder(PciHost(chip))
    booted = open_machine(PciFunction(recorder, BDF, "the test"))
    accesses = [step for step in recorder.steps if step.call.startswith("m")]
    assert len(accesses) > 1000
    replayer = Replayer(parse(step.line() for step in recorder.steps))
    again = open_machine(PciFunction(replayer, BDF, "the test"))
    assert again.steps == booted.steps and replayer.left == 0
