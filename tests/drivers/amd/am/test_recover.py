"""Verdicts and the ladder: what a queue stands at, and which rung takes it off the card."""

from __future__ import annotations

import re

import numpy as np
import pytest

from drivers.amd.am import recover
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.gfx import ComputeRing
from drivers.amd.am.recover import QueueVerdict
from drivers.amd.am.sdma import SdmaRing
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, DeviceGone, WaitTimeout
from drivers.sim.pci_host import PciHost
from hcq.settings import Settings
from tests.drivers.amd.am.rig import boot
from tests.drivers.amd.am.test_card import ENDLESS
from tests.drivers.amd.kernels import BUMP, program


def test_a_verdict_tells_a_kernel_that_runs_from_a_queue_that_stands() -> None:
    runs = QueueVerdict("compute queue 0", 8, 16, True, False, True, "")
    stands = QueueVerdict("compute queue 0", 8, 16, True, False, False, "")
    idle = QueueVerdict("compute queue 0", 16, 16, True, False, False, "")
    assert [v.is_hung for v in (runs, stands, idle)] == [False, True, False]
    assert stands.describe() == "compute queue 0: it stands (read pointer 0x8, write pointer 0x10)"
    assert "a kernel runs" in runs.describe()
    assert "all packets were fetched" in idle.describe()


def test_a_verdict_on_a_bound_queue_takes_no_second_of_model_time(host: PciHost, machine: CardBlocks) -> None:
    card = AmCard(machine)
    ring = card.rings[card.create_compute_queue(1 << 16).queue_id]
    before = host.now()
    found = recover.verdict(machine, ring)
    assert host.now() - before < 1.0
    assert (found.is_active, found.rptr, found.wptr) == (True, 0, 0)


def test_the_mildest_rung_that_works_is_taken(machine: CardBlocks) -> None:
    card = AmCard(machine)
    queue = card.create_compute_queue(1 << 16)
    assert recover.unbind(machine, card.rings[queue.queue_id]).name == "ending its waves"
    assert not machine.gfx.is_active(0)


def test_a_stuck_slot_is_taken_off_by_the_next_rung(host: PciHost, machine: CardBlocks) -> None:
    card = AmCard(machine)
    queue = card.create_compute_queue(1 << 16)
    host.cards[0].faults.arm("gfx.dequeue.stuck")
    assert recover.unbind(machine, card.rings[queue.queue_id]).name == "resetting the MEC pipe"
    card.restart_queue(queue)
    assert machine.gfx.is_active(0)


def fails(*_: object, **__: object) -> None:
    raise WaitTimeout("wait for it to be idle")


LADDER = [  # what fails, what then helps, and what that leaves
    ((), "card compute was stopped by ending its waves: video memory is kept, but for what the killed waves"),
    (("dequeue",), "stopped by resetting the MEC pipe: .* every compute queue of the card lost"),
    (("dequeue", "reset_pipe"), "stopped by resetting the command processors: .* every compute queue"),
]


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
@pytest.mark.parametrize(("broken", "told"), LADDER)
def test_each_rung_frees_the_queue_keeps_the_memory_and_says_so(
    chip: str, broken: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = PciHost(chip, budget=100_000)
    machine = boot(host)
    device = AmdDevice("card", AmCard(machine), Settings())
    x, kept = device.buffer(np.zeros(4, np.int32)), device.buffer(np.arange(64, dtype=np.int32))
    device.synchronize()
    for name in broken:
        monkeypatch.setattr(machine.gfx if name == "dequeue" else recover, name, fails)
    program(device, "x", ENDLESS)(x, grid=(1, 1, 1), block=(1, 1, 1))
    with pytest.raises(DeviceError, match=f"memory is kept and card can be used again; .*{told}"):
        device.synchronize()
    monkeypatch.undo()
    program(device, "xn", BUMP)(x, np.int32(5), grid=(1, 1, 1), block=(1, 1, 1))
    assert x.numpy(np.int32)[0] == 5
    assert kept.numpy(np.int32, (64,)).tolist() == list(range(64))
    device.close()
    assert boot(host).steps[1][0] == "warm attach"
    host.shutdown()


def test_a_copy_engine_is_reset_made_anew_and_the_other_data_is_there(
    host: PciHost, machine: CardBlocks
) -> None:
    device = AmdDevice("card", AmCard(machine), Settings())
    kept, stray = device.buffer(np.arange(64, dtype=np.int32)), device.empty(4096)
    device.synchronize()
    place, stray.gpu_va = stray.gpu_va, 0x1234_5000
    stray.fill(0)
    with pytest.raises(
        DeviceError, match="card copy was stopped by resetting the copy engine: video memory is"
    ):
        device.synchronize()
    stray.gpu_va = place
    assert kept.numpy(np.int32, (64,)).tolist() == list(range(64))
    device.close()


def test_when_no_rung_helps_all_are_named_and_the_next_owner_resets_the_card(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = AmdDevice("card", AmCard(machine), Settings())
    device.synchronize()
    for place, name in ((machine.gfx, "dequeue"), (recover, "reset_pipe"), (recover, "soft_reset")):
        monkeypatch.setattr(place, name, fails)
    host.cards[0].faults.arm("gfx.mec.dead", times=1000)
    device.compute_queue.timestamp(device.empty(8).gpu_va)
    with pytest.raises(DeviceError, match=r"the card hangs.* could not be made to run again; close it"):
        device.synchronize()
    every = r"tried ending its waves \(.*resetting the MEC pipe \(.*resetting the command processors \("
    assert re.search(every, device.lost), device.lost
    device.close()
    assert "mode1 reset" in dict(boot(host).steps)["reset"]


def test_a_card_that_is_gone_is_not_climbed_on(host: PciHost, machine: CardBlocks) -> None:
    card = AmCard(machine)
    queue = card.create_sdma_queue(1 << 16)
    host.cards[0].power.unplug()
    with pytest.raises(DeviceGone, match=r"recovery: .* the card is gone"):
        card.restart_queue(queue)
    assert card.has_lost_memory


@pytest.mark.parametrize("moves", [False, True])
@pytest.mark.parametrize("runs", [False, True])
@pytest.mark.parametrize("left", [0, 8])
def test_a_queue_hangs_when_work_is_left_and_neither_pointer_nor_wave_goes_on(
    moves: bool, runs: bool, left: int
) -> None:
    found = QueueVerdict("compute queue 0", 8, 8 + left, True, moves, runs, "")
    assert found.is_hung is (left > 0 and not moves and not runs)
    state = "a kernel runs" if runs else "it moves" if moves else "it stands"
    assert found.describe().startswith(f"compute queue 0: {state if left else 'all packets were fetched'} (")


def test_a_verdict_tells_a_fault_before_all_else_and_then_a_slot_that_is_off() -> None:
    off = QueueVerdict("compute queue 0", 8, 16, False, True, True, "")
    assert off.describe() == "compute queue 0: its slot is not active"
    assert (
        QueueVerdict("compute queue 0", 8, 16, False, True, True, "a fault").describe().endswith(": a fault")
    )


def test_a_verdict_watches_for_ten_milliseconds_and_tells_what_it_saw_last(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    for queue in (card.create_compute_queue(1 << 16), card.create_sdma_queue(1 << 16)):
        looks = list[float]()

        def look(*_: object, looks: list[float] = looks) -> tuple[int, int]:
            looks.append(host.now())
            return 8 * len(looks), 64

        monkeypatch.setattr(recover, "_pointers", look)
        found = recover.verdict(machine, card.rings[queue.queue_id])
        assert (found.rptr, found.wptr, found.is_moving, found.waves) == (16, 64, True, False)
        assert 0.010 <= looks[1] - looks[0] < 0.020


def test_both_halves_of_a_soft_reset_are_given_time(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """gfx_v11_0_soft_reset: 50 us at least with the bits set, and again once they are cleared."""
    ring = AmCard(machine).create_compute_queue(1 << 16) and ComputeRing(0, 8, 0, 1 << 16, 0, 0, 0, 4096)
    seen, pauses, sleep = list[str](), list[tuple[str, float]](), host.sleep
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append(f"{name} {value and 1}") if kind == "write" else None
    )
    monkeypatch.setattr(host, "sleep", lambda s: (pauses.append((seen[-1], s)), sleep(s))[1])
    recover.soft_reset(machine, ring)
    given = dict(pauses)
    assert all(50e-6 <= given[f"GRBM_SOFT_RESET {level}"] < 1 for level in (1, 0))


def test_registers_that_are_all_ones_are_those_of_a_card_that_is_gone(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = AmCard(machine).create_sdma_queue(1 << 16) and SdmaRing(0, 9, 0, 1 << 16, 0, 0)
    status, read = machine.board.chip.gc.GRBM_STATUS, machine.board.gc.read
    monkeypatch.setattr(
        machine.board.gc, "read", lambda r: status._wrap(0xFFFF_FFFF) if r is status else read(r)
    )
    with pytest.raises(DeviceGone, match=r"0000:03:00\.0: GRBM_STATUS reads all ones; the card is gone"):
        recover.verdict(machine, ring)


def test_a_copy_engine_has_no_waves_and_no_slot_that_could_be_off(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    queues = [card.create_compute_queue(1 << 16), card.create_sdma_queue(1 << 16)]
    status, read = machine.board.chip.gc.GRBM_STATUS, machine.board.gc.read
    monkeypatch.setattr(machine.board.gc, "read", lambda r: r(spi_busy=1) if r is status else read(r))
    monkeypatch.setattr(machine.gfx, "is_active", lambda queue: False)
    found = [recover.verdict(machine, card.rings[queue.queue_id]) for queue in queues]
    assert [(each.waves, each.is_active) for each in found] == [(True, False), (False, True)]
    assert [each.queue for each in found] == ["compute queue 0", "copy engine 0"]
