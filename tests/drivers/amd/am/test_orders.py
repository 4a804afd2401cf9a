"""Orders that a card needs and that no value shows: what comes before what in resets, unmapping and recovery.

Sources: Linux amdgpu_device_mode1_reset, gfx_v11_0_soft_reset, gfx_v11_0.c config_mec, amdgpu_vm.c (a page is
reused once the TLB has forgotten it).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from autogen import kfd_ioctl as uapi
from drivers.amd.am import layout, recover, reset
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import AmCard
from drivers.amd.am.gfx import ComputeRing
from drivers.amd.card import GTT, VRAM
from drivers.sim.pci_host import PciHost
from tests.drivers.amd.am.rig import boot


def writes(host: PciHost) -> list[tuple[str, int]]:
    """(register, value) of every write, filled as they are made."""
    seen: list[tuple[str, int]] = []
    host.cards[0].bus.watch = lambda kind, name, value: (
        seen.append((name, value)) if kind == "write" else None
    )
    return seen


def noted(patch: pytest.MonkeyPatch, log: list[str], target: Any, *names: str) -> None:
    """Have calls of methods of `target` written into `log`, with their first argument where it is a bool."""

    def noting(name: str, do: Any) -> Any:
        def call(*args: Any, **options: Any) -> Any:
            log.append(f"{name} {args[0]}" if args and isinstance(args[0], bool) else name)
            return do(*args, **options)

        return call

    for name in names:
        patch.setattr(target, name, noting(name, getattr(target, name)))


def test_the_card_may_not_reach_memory_while_it_is_reset(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    log: list[str] = []
    noted(monkeypatch, log, machine.smu, "mode1_reset")
    noted(monkeypatch, log, machine.board.function, "set_bus_master", "save_config", "restore_config")
    reset.reset_card(machine.board, machine.smu)
    assert log == ["set_bus_master False", "save_config", "mode1_reset", "restore_config"]


def test_a_reset_by_the_bus_forbids_memory_first_and_gives_the_bars_back(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    function, log = machine.board.function, list[str]()
    before = [function.read_config(0x10 + 4 * n, 4) for n in range(6)]
    noted(monkeypatch, log, function, "set_bus_master", "reset", "enable")
    reset.bus_reset(machine.board)
    assert log == ["set_bus_master False", "reset", "enable"]
    assert [function.read_config(0x10 + 4 * n, 4) for n in range(6)] == before


def test_every_slot_lets_go_of_its_waves_before_the_processors_are_reset_and_the_reset_ends(
    host: PciHost, machine: CardBlocks
) -> None:
    """gfx_v11_0_soft_reset: slots dequeued and reset, VMIDs 1..15, bits set, then cleared."""
    card = AmCard(machine)
    ring = card.rings[card.create_compute_queue(1 << 16).queue_id]
    assert isinstance(ring, ComputeRing)
    entry, seen, reads = machine.gfx.entry(), writes(host), list[str]()
    see = host.cards[0].bus.watch
    host.cards[0].bus.watch = lambda kind, name, value: (
        reads.append(name) if kind == "read" else see(kind, name, value) if see else None
    )
    recover.soft_reset(machine, ring)
    assert reads.count("CP_VMID_RESET") == 3  # they pass the time that it takes
    slot = [("CP_HQD_DEQUEUE_REQUEST", 2), ("SPI_COMPUTE_QUEUE_RESET", 1)]
    steps = [(n, v) for n, v in seen if n != "GRBM_GFX_CNTL"]
    assert steps[:9] == [*slot * 4, ("CP_VMID_RESET", 0xFF << 24 | 0xFF << 16 | 0xFFFE)]
    selected = [v for n, v in seen if n == "GRBM_GFX_CNTL" and v]
    assert selected[1:5] == [queue << 8 | 1 << 2 for queue in range(4)]  # the first asked for the entry
    bits = [v for n, v in steps if n == "GRBM_SOFT_RESET"]
    gc = machine.board.chip.gc.GRBM_SOFT_RESET
    parts = {f"soft_reset_{part}": 1 for part in ("cp", "gfx", "cpf", "cpc", "cpg")}
    assert bits == [int(gc(**parts)), 0]
    names = [n for n, _ in steps]
    assert names.index("GRBM_SOFT_RESET") < names.index("SH_MEM_CONFIG") < names.index("CP_MEC_RS64_CNTL")
    assert machine.gfx.entry() == entry
    assert not machine.gfx.is_active(ring.queue)


@pytest.mark.parametrize("rung", [recover.reset_pipe, recover.soft_reset])
def test_a_slot_forgets_its_queue_once_its_processor_runs_again(
    host: PciHost, machine: CardBlocks, rung: Callable[[CardBlocks, ComputeRing], None]
) -> None:
    card = AmCard(machine)
    ring = [card.rings[card.create_compute_queue(1 << 16).queue_id] for _ in range(2)][1]
    assert isinstance(ring, ComputeRing)
    seen = writes(host)
    rung(machine, ring)
    last = max(n for n, (name, _) in enumerate(seen) if name == "CP_MEC_RS64_CNTL")
    slot = ring.queue << 8 | 1 << 2  # of the MEC, on its pipe 0
    assert seen[last + 1 :] == [("GRBM_GFX_CNTL", slot), ("CP_HQD_ACTIVE", 0), ("GRBM_GFX_CNTL", 0)]


@pytest.mark.parametrize("reset_waves", [False, True])
def test_a_slot_is_drained_or_its_waves_are_ended_and_reset(
    host: PciHost, machine: CardBlocks, reset_waves: bool
) -> None:
    """Linux hqd_destroy_v11: DRAIN_PIPE is 1, RESET_WAVES 2; what resets SPI's part: gfx_v11_0_soft_reset."""
    AmCard(machine).create_compute_queue(1 << 16)
    seen = writes(host)
    machine.gfx.dequeue(0, reset_waves=reset_waves)
    ended = [("CP_HQD_DEQUEUE_REQUEST", 2), ("SPI_COMPUTE_QUEUE_RESET", 1)]
    slot = [(name, value) for name, value in seen if name in dict(ended)]
    assert slot == (ended if reset_waves else [("CP_HQD_DEQUEUE_REQUEST", 1)])


def test_what_the_hubs_hold_of_a_fault_is_cleared_before_a_queue_is_taken_off(
    host: PciHost, machine: CardBlocks
) -> None:
    """gmc_v11_0: CLEAR_PROTECTION_FAULT_STATUS_ADDR set and taken back, or the next fault is not recorded."""
    card = AmCard(machine)
    ring = card.rings[card.create_compute_queue(1 << 16).queue_id]
    seen = writes(host)
    recover.unbind(machine, ring)
    names = [name for name, _ in seen]
    cleared = [n for n, name in enumerate(names) if name.endswith("L2_PROTECTION_FAULT_CNTL")]
    assert [seen[n][1] & 1 for n in cleared] == [1, 0] * len(machine.gmc.enabled)
    assert len(machine.gmc.enabled) == 2 and max(cleared) < names.index("CP_HQD_DEQUEUE_REQUEST")


@pytest.mark.parametrize("pipes", [4, 2])
def test_the_mec_is_halted_pulsed_and_let_go_in_that_order(
    host: PciHost, machine: CardBlocks, pipes: int
) -> None:
    """gfx_v11_0_config_mec, gfx_v11_0_cp_compute_enable: halted, every pipe in reset, out of it, running."""
    if machine.board.chip.mec_pipes != pipes:
        return
    seen = writes(host)
    machine.gfx.resume_mec()
    control = [v for n, v in seen if n == "CP_MEC_RS64_CNTL"]
    resets, halt, active = ((1 << pipes) - 1) << 16, 1 << 30, 1 << 26
    assert [v & (resets | halt) for v in control] == [halt, halt | resets, halt, 0]
    assert control[-1] & active


def test_pages_go_back_only_when_the_tlb_has_forgotten_them(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    memories = [card.alloc(1 << 20, kind, "x") for kind in (VRAM, GTT)]
    log: list[str] = []
    noted(monkeypatch, log, machine.gmc, "flush")
    for tables in (card._compute, card._copy):
        noted(monkeypatch, log, tables, "unmap", "collect")
    noted(monkeypatch, log, card._addresses, "give")
    noted(monkeypatch, log, card._heap, "give")
    noted(monkeypatch, log, machine.board.function, "unpin")
    for memory, last in zip(memories, ("give", "unpin"), strict=True):
        log.clear()
        card.free(memory)
        assert log == ["unmap", "unmap", "flush", "collect", "collect", "give", last]


def test_a_change_of_rights_is_flushed_before_its_old_tables_are_used_again(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    memory = card.alloc(1 << 16, VRAM | uapi.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE, "code")
    log: list[str] = []
    noted(monkeypatch, log, machine.gmc, "flush")
    noted(monkeypatch, log, card._compute, "unmap", "map", "collect")
    card.protect(memory.gpu_va, 4096, writable=True, executable=False)
    assert log == ["unmap", "map", "flush", "collect"]


def test_a_queue_starts_again_with_pointers_at_zero(machine: CardBlocks) -> None:
    card = AmCard(machine)
    for queue in (card.create_compute_queue(1 << 16), card.create_sdma_queue(1 << 16)):
        pointers = [pointer.mapping for pointer in (queue.wptr, queue.rptr)]
        for mapping in pointers:
            assert mapping is not None
            mapping.write64(0, 0x40)
        card.restart_queue(queue)
        assert [mapping.read64(0) for mapping in pointers if mapping is not None] == [0, 0]


def test_a_slot_that_was_let_go_leaves_no_descriptor(machine: CardBlocks) -> None:
    """What lies there would be taken for a queue by the next owner's command processor."""
    card = AmCard(machine)
    rings = [card.rings[card.create_compute_queue(1 << 16).queue_id] for _ in range(2)]
    machine.gfx.dequeue(0)
    board, stride = machine.board, layout.MQD_STRIDE
    assert board.read_vram(layout.MQD, stride) == bytes(stride)
    assert board.read_vram(layout.MQD + stride, stride) != bytes(stride)
    machine.gfx.resume_mec()
    assert board.read_vram(layout.MQD, 4 * stride) == bytes(4 * stride)
    assert len(rings) == 2


def test_a_card_is_left_with_engines_off_interrupts_off_its_note_and_no_way_to_memory(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = AmCard(machine)
    card.create_compute_queue(1 << 16)
    card.create_sdma_queue(1 << 16)
    log: list[str] = []
    noted(monkeypatch, log, machine.sdma, "reset")
    noted(monkeypatch, log, machine.gfx, "dequeue")
    noted(monkeypatch, log, machine.ih, "poll", "stop")
    noted(monkeypatch, log, machine, "mark")
    noted(monkeypatch, log, machine.board.function, "set_bus_master")
    machine.detach()
    assert log == [*["reset"] * 2, *["dequeue"] * 4, "poll", "stop", "mark", "set_bus_master False"]
    gc = machine.board.chip.gc
    assert machine.board.gc.read(gc.SCRATCH_REG6).scratch_reg6 == 0
    osssys = machine.board.chip.osssys
    assert not machine.board.osssys.read(osssys.IH_RB_CNTL).rb_enable
    assert not machine.board.osssys.read(osssys.IH_RB_CNTL).enable_intr
    assert not machine.board.osssys.read(osssys.IH_RB_CNTL_RING1).rb_enable


def test_the_first_write_of_a_boot_says_that_it_began_and_its_last_that_it_ended(host: PciHost) -> None:
    seen = writes(host)
    machine = boot(host)
    tags = [(n, v) for n, v in seen if n.startswith("SCRATCH_REG")]
    assert tags == [
        *[("SCRATCH_REG6", 2), ("SCRATCH_REG7", 0xD00B_E101)],
        *[("SCRATCH_REG6", 1), ("SCRATCH_REG7", 0xD00B_E101)],
    ]
    assert machine.board.function.is_bus_master()


def test_every_program_has_its_address_and_a_pulse_before_the_graphics_hub_is_set_up(host: PciHost) -> None:
    """gfx_v11_0_hw_init, gfx_v12_0_hw_init: config_gfx_rs64 before gfxhub_enable; pipes 0, 1 of PFP, ME."""
    seen = writes(host)
    boot(host)
    names = [n for n, _ in seen]
    hub = next(i for i, n in enumerate(names) if n.startswith(("GCVM_", "GCMC_")))
    places = [(seen[i - 1], n) for i, n in enumerate(names[:hub]) if n.endswith("_PRGRM_CNTR_START")]
    mec = [(("GRBM_GFX_CNTL", 1 << 2 | pipe), "CP_MEC_RS64_PRGRM_CNTR_START") for pipe in range(4)]
    front = [(("GRBM_GFX_CNTL", p), f"CP_{n}_PRGRM_CNTR_START") for n in ("PFP", "ME") for p in (0, 1)]
    assert places == front + mec[: 4 if host.chip.name == "navi31" else 2]
    pulses = [v >> 18 & 0xF for n, v in seen[:hub] if n == "CP_ME_CNTL"]
    assert pulses == [0b0011, 0, 0b1100, 0]


def test_a_reset_function_gets_its_addresses_back_bar_by_bar(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PCI: BAR 0 and 2 take two words each, BAR 5, of registers, one."""
    function, seen = machine.board.function, list[tuple[int, int, int]]()
    monkeypatch.setattr(function, "write_config", lambda at, size, value: seen.append((at, size, value)))
    monkeypatch.setattr(function, "enable", lambda: None)
    reset.reset_function(function)
    places = [function.resource(index)[0] for index in (0, 2, 5)]
    halves = [(place & 0xFFFF_FFFF, place >> 32) for place in places]
    wanted = [(0x10, halves[0][0]), (0x14, halves[0][1]), (0x18, halves[1][0]), (0x1C, halves[1][1])]
    assert [(at, size, value) for at, size, value in seen] == [
        (at, 4, value) for at, value in (*wanted, (0x24, halves[2][0]))
    ]


def test_a_mode1_reset_is_given_the_time_that_the_kernel_gives_it(host: PciHost, machine: CardBlocks) -> None:
    """500 ms on navi31, 1 s on navi48 (smu_v13_0.c, smu_v14_0.c), and not minutes."""
    before, least = host.now(), {"navi31": 0.5, "navi48": 1.0}[host.chip.name]
    assert reset.reset_card(machine.board, machine.smu) == "mode1 reset by the power controller"
    assert least <= host.now() - before < least + 5


def test_the_mec_is_left_alone_after_it_was_started(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Linux gfx_v11_0_cp_compute_enable: 50 microseconds at least, after the last write."""
    seen, pauses, sleep = writes(host), list[tuple[int, float]](), host.sleep
    monkeypatch.setattr(host, "sleep", lambda s: (pauses.append((len(seen), s)), sleep(s))[1])
    machine.gfx.resume_mec()
    assert seen[-1][0] == "CP_MEC_RS64_CNTL"
    assert pauses[-1][0] == len(seen) and 50e-6 <= pauses[-1][1] < 1
