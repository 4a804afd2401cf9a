"""The card as the device wants it: rights, guards, clearing, faults with names. Covers node.py too."""

from __future__ import annotations

import numpy as np
import pytest

from autogen.amd.vm import Pte, PteGfx12
from drivers.amd.am import layout
from drivers.amd.am.boot import CardBlocks
from drivers.amd.am.card import COMPUTE_VMID, COPY_VMID, AmCard, small_runs
from drivers.amd.card import GTT, VRAM, VRAM_CODE
from drivers.amd.device import AmdDevice
from drivers.core.errors import DeviceError, DeviceGone, SimFault, WaitTimeout
from drivers.core.pagetable import LARGE_BYTES
from drivers.sim.pci_host import PciHost
from hcq.heap import NoRoom
from hcq.settings import Settings
from tests.drivers.amd.am.rig import BDF, boot
from tests.drivers.amd.kernels import ADD, BUMP, program
from tests.faults import faults


def entry(card: AmCard, gpu_va: int, vmid: int = COMPUTE_VMID) -> Pte | PteGfx12:
    word = card.machine.gmc.contexts[vmid].translate(gpu_va)
    assert word is not None
    return (Pte if card.node.arch == "gfx1100" else PteGfx12).decode(word)


def test_pages_have_no_more_rights_than_their_use_needs(machine: CardBlocks) -> None:
    card = AmCard(machine)
    data = entry(card, card.alloc(4096, VRAM, "data").gpu_va)
    host = entry(card, card.alloc(4096, GTT, "staging").gpu_va)
    code = entry(card, card.alloc(4096, VRAM_CODE, "code").gpu_va)
    assert [bool(e.executable) for e in (data, host, code)] == [False, False, True]
    assert [bool(e.writeable) for e in (data, host, code)] == [True, True, False]
    upload = entry(card, card.memories[-1].gpu_va, COPY_VMID)
    assert (upload.writeable, upload.executable) == (1, 0)
    assert (host.system, host.snooped, data.system) == (1, 1, 0)


@pytest.mark.parametrize("beyond", [-(1 << 30), 0, layout.TOP_BYTES, 1 << 30])
def test_users_memory_ends_below_the_firmware_s_and_with_the_bar(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch, beyond: int
) -> None:
    """beyond: how much more video memory there is than the BAR shows."""
    shown = machine.board.vram.size
    monkeypatch.setattr(machine.board, "vram_bytes", shown + beyond)
    end = shown if beyond >= layout.TOP_BYTES else shown + beyond - layout.TOP_BYTES
    assert AmCard(machine)._heap.free_bytes == end - layout.USER


def test_around_an_allocation_lies_nothing(machine: CardBlocks) -> None:
    card = AmCard(machine)
    first, second = (card.alloc(0x3000, VRAM, name) for name in ("first", "second"))
    tables = machine.gmc.contexts[COMPUTE_VMID]
    assert tables.translate(first.gpu_va + first.size) is None
    assert second.gpu_va >= first.gpu_va + first.size + 4096
    assert "past the end of the first" in card.locate(first.gpu_va + first.size + 8)


def test_freed_addresses_do_not_come_back_and_memory_does_cleared(machine: CardBlocks) -> None:
    card = AmCard(machine)
    first = card.alloc(4096, VRAM, "first")
    machine.board.write_vram(first.vram_offset, b"secret")
    machine.board.flush_hdp()
    card.free(first)
    second = card.alloc(4096, VRAM, "second")
    assert second.vram_offset == first.vram_offset
    assert second.gpu_va != first.gpu_va
    assert machine.board.read_vram(second.vram_offset, 6) == bytes(6)
    with pytest.raises(DeviceError, match="was not allocated on this card"):
        card.free(first)


@pytest.mark.parametrize("flags", [GTT, VRAM])
def test_an_allocation_for_which_there_are_no_tables_leaves_nothing_behind(
    machine: CardBlocks, flags: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, function = AmCard(machine), machine.board.function
    pins: list[int] = []
    pin, unpin = function.pin, function.unpin
    monkeypatch.setattr(function, "pin", lambda size: (pins.append(1), pin(size))[1])
    monkeypatch.setattr(function, "unpin", lambda pinned: (pins.append(-1), unpin(pinned))[1])
    before, taken = card._heap.free_bytes, machine.gmc.store._next - layout.TABLES
    monkeypatch.setattr(layout, "TABLES_BYTES", taken + 3 * 4096)
    with pytest.raises(NoRoom, match="page tables"):
        card.alloc(3 << 20 | 0x1000, flags, "too much")
    assert card._heap.free_bytes == before and not card.memories
    assert pins == ([1, -1] if flags == GTT else [])
    monkeypatch.undo()
    found = card.alloc(3 << 20 | 0x1000, flags, "enough")
    for vmid in (COMPUTE_VMID, COPY_VMID):
        assert machine.gmc.contexts[vmid].translate(found.gpu_va + (3 << 20)) is not None
    card.close()


def test_the_node_is_what_discovery_says(host: PciHost, machine: CardBlocks) -> None:
    node = AmCard(machine).node
    assert (node.arch, node.cu_count) == (host.chip.arch, host.chip.cu_count)
    assert node.engine_count == host.chip.shader_engines


def test_nothing_to_report_is_empty_and_a_gone_card_is_told(host: PciHost, machine: CardBlocks) -> None:
    card = AmCard(machine)
    assert card.exception() == ""
    host.cards[0].power.unplug()
    assert "gone from the bus" in card.exception()
    assert card.has_lost_memory


def test_a_card_that_lost_power_behind_our_back_is_told_and_can_be_closed(
    host: PciHost, machine: CardBlocks
) -> None:
    card = AmCard(machine)
    card.create_compute_queue(1 << 16)
    host.cards[0].power.cycle()
    assert "0000:03:00.0 has lost its BARs: the card lost power" in card.exception()
    assert card.has_lost_memory
    with pytest.raises(DeviceGone, match=r"reads all ones: 0000:03:00\.0 has lost its BARs"):
        machine.ih.poll()
    card.close()
    assert boot(host).steps[-1][0] == "ready"


def device_on(host: PciHost) -> AmdDevice:
    return AmdDevice("card", AmCard(boot(host)), Settings())


def test_a_kernel_runs_and_the_card_is_left_in_order(host: PciHost) -> None:
    device = device_on(host)
    a, b = np.arange(256, dtype=np.float32), np.full(256, 0.5, np.float32)
    out = device.empty(1024)
    program(device, "abc", ADD)(device.buffer(a), device.buffer(b), out, grid=(1, 1, 1), block=(256, 1, 1))
    assert out.numpy(np.float32, (256,)).tolist() == (a + b).tolist()
    device.close()
    assert dict(boot(host).steps).keys() >= {"warm attach"}


def test_two_queues_of_each_kind_work_side_by_side(machine: CardBlocks) -> None:
    card = AmCard(machine)
    devices = [AmdDevice(f"half {n}", card, Settings()) for n in range(2)]
    assert sorted(card.rings) == [0, 1, 0x100, 0x108]
    assert len({queue.doorbell_offset for queue in card.queues}) == 4
    buffers = [device.buffer(np.full(4, 10 * n, np.int32)) for n, device in enumerate(devices)]
    for turn in range(3):
        for device, buffer in zip(devices, buffers, strict=True):
            program(device, "xn", BUMP)(buffer, np.int32(turn), grid=(1, 1, 1), block=(1, 1, 1))
    for n, buffer in enumerate(buffers):
        assert buffer.numpy(np.int32, (4,)).tolist() == [10 * n + 3, *3 * [10 * n]]
    card.close()


NOWHERE = 1 << 40


@pytest.mark.parametrize("culprit", [0, 1])
@pytest.mark.parametrize("engine", ["compute", "copy"])
def test_a_fault_on_one_of_two_devices_of_a_card_is_that_one_s_and_the_other_s_work_is_done(
    machine: CardBlocks, culprit: int, engine: str
) -> None:
    card = AmCard(machine)
    devices = [AmdDevice(f"half {n}", card, Settings()) for n in range(2)]
    bumps = [program(device, "xn", BUMP) for device in devices]
    data = [device.buffer(np.full(4, 7, np.int32), "data") for device in devices]
    bad, good = devices[culprit], devices[1 - culprit]
    for turn in range(3):
        stray = bad.buffer(np.zeros(4, np.int32), "stray")
        place, stray.gpu_va = stray.gpu_va, NOWHERE
        bumps[1 - culprit](data[1 - culprit], np.int32(1), grid=(1, 1, 1), block=(1, 1, 1))
        good.flush()
        if engine == "compute":
            bumps[culprit](stray, np.int32(1), grid=(1, 1, 1), block=(1, 1, 1))
        else:
            stray.fill(0)
        with pytest.raises(SimFault, match=rf"E_VM_FAULT.*half {culprit} can be used again"):
            bad.synchronize()
        stray.gpu_va = place
        bumps[culprit](data[culprit], np.int32(1), grid=(1, 1, 1), block=(1, 1, 1))
        for buffer in data:
            assert buffer.numpy(np.int32, (4,)).tolist() == [8 + turn, 7, 7, 7]
    assert not good.losses and len(bad.losses) == 3
    card.close()


def test_boot_and_work_leave_no_note_even_after_the_host_path_has_drained(host: PciHost) -> None:
    device = device_on(host)
    x = device.buffer(np.full(4, 10, np.int32))
    kernel = program(device, "xn", BUMP)
    for turn in range(2):
        host.sleep(0.02)
        kernel(x, np.int32(1), grid=(1, 1, 1), block=(1, 1, 1))
        assert x.numpy(np.int32, (4,))[0] == 11 + turn
    assert host.cards[0].bus.warnings == []
    device.card.close()


def test_what_is_mapped_in_another_address_space_is_out_of_reach(host: PciHost) -> None:
    device = device_on(host)
    card = device.card
    assert isinstance(card, AmCard)
    secret = card.alloc(4096, VRAM, "another's")
    tables = card.machine.gmc.contexts[COMPUTE_VMID]  # as if it belonged to the other address space only
    tables.unmap(secret.gpu_va, secret.size)
    card.machine.gmc.flush(COMPUTE_VMID)
    assert card.machine.gmc.contexts[COPY_VMID].translate(secret.gpu_va) is not None
    x = device.buffer(np.zeros(4, np.int32))
    place, x.gpu_va = x.gpu_va, secret.gpu_va
    program(device, "xn", BUMP)(x, np.int32(1), grid=(1, 1, 1), block=(1, 1, 1))
    with pytest.raises(SimFault, match=r"E_VM_FAULT: .*the tables of VMID 8"):
        device.synchronize()
    x.gpu_va = place
    device.card.close()


def test_a_fence_is_put_on_this_card(
    host: PciHost, machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, asked = AmCard(machine), list[tuple[str, int, int]]()
    monkeypatch.setattr(host, "fence", lambda *what: asked.append(what))
    card.fence(0x1000_0000, 4000)
    assert asked == [(BDF, 0x1000_0000, 4000)]


def test_vmids_that_nobody_has_are_off(machine: CardBlocks) -> None:
    AmCard(machine)
    hub = machine.board.chip.gc_hub
    on = [vmid for vmid in range(16) if machine.board.gc.read(hub.context.at(vmid)).enable_context]
    assert on == [0, COMPUTE_VMID, COPY_VMID]


@pytest.mark.parametrize("trouble", ["stuck", "gone"])
def test_a_card_that_does_not_stop_can_be_closed_and_is_reset_by_the_next_owner(
    host: PciHost, machine: CardBlocks, trouble: str
) -> None:
    card = AmCard(machine)
    card.create_compute_queue(1 << 16)
    if trouble == "stuck":
        host.cards[0].faults.arm("gfx.dequeue.stuck")
    else:
        host.cards[0].power.unplug()
    card.close()
    if trouble == "stuck":
        assert "its last owner died" in dict(boot(host).steps)["reset"]


FAR = """
    s_load_b64 s[4:5], s[0:1], null
    s_waitcnt lgkmcnt(0)
    s_add_u32 s5, s5, 1
    v_mov_b32_e32 v0, 0
    global_store_b32 v0, v0, s[4:5]
    s_endpgm
"""
OVER_ITSELF = """
    s_getpc_b64 s[4:5]
    v_mov_b32_e32 v0, 0
    global_store_b32 v0, v0, s[4:5]
    s_endpgm
"""
ENDLESS = """
.Lagain:
    s_branch .Lagain
    s_endpgm
"""


@pytest.mark.parametrize("chip", ["navi31", "navi48"])
@pytest.mark.parametrize(
    ("text", "code"), [(FAR, "E_VM_FAULT"), (OVER_ITSELF, "E_VM_PERM"), (ENDLESS, "E_WATCHDOG")]
)
def test_a_kernel_that_goes_wrong_is_reported_and_the_next_run_is_right(
    chip: str, text: str, code: str
) -> None:
    host = PciHost(chip, budget=200_000)
    device = device_on(host)
    x = device.buffer(np.zeros(4, np.int32))
    program(device, "x", text)(x, grid=(1, 1, 1), block=(1, 1, 1))
    with faults(code) as caught:
        device.synchronize()
    assert "memory is kept and card can be used again" in str(caught.value)
    program(device, "xn", BUMP)(x, np.int32(5), grid=(1, 1, 1), block=(1, 1, 1))
    assert x.numpy(np.int32)[0] == 5
    device.close()
    assert boot(host).steps[1][0] == "warm attach"
    host.shutdown()


def test_pages_of_one_allocation_can_have_rights_of_their_own(machine: CardBlocks) -> None:
    card = AmCard(machine)
    memory = card.alloc(LARGE_BYTES, VRAM_CODE, "image")
    before = [entry(card, memory.gpu_va + page).addr for page in (0, 4096, 8192)]
    card.protect(memory.gpu_va + 4096, 4096, writable=True, executable=False)
    pages = [entry(card, memory.gpu_va + page) for page in (0, 4096, 8192)]
    assert [page.addr for page in pages] == before
    assert [bool(page.writeable) for page in pages] == [False, True, False]
    assert [bool(page.executable) for page in pages] == [True, False, True]
    with pytest.raises(DeviceError, match="is not within one allocation"):
        card.protect(memory.gpu_va, LARGE_BYTES + 4096, writable=False, executable=True)


def test_a_closed_card_gives_each_piece_of_host_memory_back_once(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, function = AmCard(machine), machine.board.function
    memories = [card.alloc(4096, kind, "x") for kind in (GTT, VRAM, GTT)]
    given: list[object] = []
    monkeypatch.setattr(function, "unpin", given.append)
    card.close()
    assert given == [memory.pinned for memory in memories if memory.pinned is not None] and len(given) == 2
    assert not card.memories and not card.queues


def test_words_are_read_where_they_lie_whole_in_host_memory(machine: CardBlocks) -> None:
    card = AmCard(machine)
    memory, beside = card.alloc(4096, GTT, "host"), card.alloc(4096, VRAM, "video")
    assert memory.mapping is not None
    memory.mapping.write64(0, 11)
    memory.mapping.write64(4088, 22)
    at = memory.gpu_va
    assert [card._peek(at + n) for n in (0, 4, 7, 4088)] == [11, 11, 11, 22]
    assert [card._peek(at + n) for n in (-8, 4089, 4096)] == [None] * 3
    assert card._peek(beside.gpu_va) is None


def test_rights_are_given_to_pages_of_one_allocation_up_to_its_last(machine: CardBlocks) -> None:
    card = AmCard(machine)
    memory = card.alloc(0x4000, VRAM_CODE, "code")
    card.protect(memory.gpu_va + 0x1000, 0x3000, writable=True, executable=False)
    pages = [entry(card, memory.gpu_va + n * 0x1000) for n in range(4)]
    assert [(bool(p.writeable), bool(p.executable)) for p in pages] == [(False, True), *[(True, False)] * 3]
    for va, size in (
        (memory.gpu_va + 0x1000, 0x4000),
        (memory.gpu_va - 0x1000, 0x1000),
        (memory.gpu_va + 0x4000, 1),
    ):
        with pytest.raises(DeviceError, match="is not within one allocation of this card"):
            card.protect(va, size, writable=True, executable=False)


@pytest.mark.parametrize(
    ("size", "pieces"),
    [
        *[
            (0x1000, [(0, 0x1000)]),
            (1 << 20, [(0, 1 << 20)]),
            ((1 << 20) + 0x1000, [(0, 1 << 20), (1 << 20, 0x1000)]),
        ],
        (5 << 19, [(0, 1 << 20), (1 << 20, 1 << 20), (2 << 20, 1 << 19)]),
    ],
)
def test_code_is_mapped_in_pieces_that_no_large_page_covers(size: int, pieces: list[tuple[int, int]]) -> None:
    assert list(small_runs(0x40_0000, size)) == [(0x40_0000 + at, count) for at, count in pieces]


def test_each_slot_and_engine_has_a_doorbell_and_a_number_of_its_own(machine: CardBlocks) -> None:
    """Doorbells of 64 bits: compute from 3 on in amdgpu_doorbell.h's order, copies at 0x100 and 0x10A."""
    card = AmCard(machine)
    compute = [card.create_compute_queue(4096) for _ in range(4)]
    copies = [card.create_sdma_queue(4096) for _ in range(2)]
    first = compute[0].doorbell_offset
    assert [q.doorbell_offset for q in compute] == [first + 8 * n for n in range(4)]
    assert [q.doorbell_offset for q in copies] == [0x100 * 8, 0x10A * 8]
    assert [q.queue_id for q in (*compute, *copies)] == [0, 1, 2, 3, 0x100, 0x108]
    with pytest.raises(DeviceError, match="all 4 compute slots of"):
        card.create_compute_queue(4096)


def test_other_cards_find_video_memory_in_bar_0(machine: CardBlocks, monkeypatch: pytest.MonkeyPatch) -> None:
    card, function = AmCard(machine), machine.board.function
    memory = card.alloc(0x3000, VRAM, "shared")
    monkeypatch.setattr(function, "has_iommu", False)
    begin, _ = function.resource(0)
    assert card._seen_from_outside(memory) == [(begin + memory.vram_offset, 0x3000)]
    assert memory.label == "shared" and card.alloc(4096, GTT, "staging").label == "staging"


def test_both_engines_ask_for_a_flush_of_the_host_data_path_before_they_wait_for_it(
    machine: CardBlocks,
) -> None:
    """WAIT_REG_MEM names the register that is written before the one that is polled, POLL_REGMEM after it:
    gfx_v11_0_ring_emit_hdp_flush, sdma_v6_0_ring_emit_hdp_flush.
    """
    device = AmdDevice("card", AmCard(machine), Settings())
    nbio, bases = machine.board.chip.nbio, machine.board.nbio.bases
    request = nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ.address(bases)
    done = nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE.address(bases)
    compute, copy = device.card.hdp_flushes()  # type: ignore[attr-defined]
    assert [compute.index(request), compute.index(done)] == [2, 3]
    assert [copy.index(4 * done), copy.index(4 * request)] == [1, 2]
    device.close()


def test_a_card_that_does_not_stop_reaches_host_memory_no_more(
    machine: CardBlocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, function, at_the_end = AmCard(machine), machine.board.function, list[bool]()
    close = function.close

    def watched() -> None:
        at_the_end.append(function.is_bus_master())
        close()

    def stuck() -> None:
        raise WaitTimeout("the card does not stop")

    monkeypatch.setattr(function, "close", watched)
    monkeypatch.setattr(machine, "detach", stuck)
    assert function.is_bus_master()
    card.close()
    assert at_the_end == [False]
