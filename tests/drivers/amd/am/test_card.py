"""The card as the device wants it: rights, guards, clearing, faults with names, an orderly end."""

from __future__ import annotations

import numpy as np
import pytest

from autogen.amd.hsa import KernelDescriptor
from autogen.amd.vm import Pte, PteGfx12
from drivers.amd.am.boot import Machine
from drivers.amd.am.card import COMPUTE_VMID, COPY_VMID, AmCard
from drivers.amd.device import AmdDevice
from drivers.amd.isa import isa
from drivers.amd.kfd import GTT, VRAM, VRAM_CODE
from drivers.amd.program import AmdProgram, Kernel
from drivers.core.errors import DeviceError, DeviceGone, SimFault
from drivers.sim.pci_host import PciHost
from hcq.buffer import MemoryKind
from hcq.program import Signature
from hcq.settings import Settings
from tests.drivers.amd.am.rig import boot
from tests.drivers.amd.kernels import ADD, BUMP, arguments, program, words


def entry(card: AmCard, gpu_va: int, vmid: int = COMPUTE_VMID) -> Pte | PteGfx12:
    word = card.machine.gmc.contexts[vmid].translate(gpu_va)
    assert word is not None
    return (Pte if card.node.arch == "gfx1100" else PteGfx12).decode(word)


def test_pages_have_no_more_rights_than_their_use_needs(machine: Machine) -> None:
    card = AmCard(machine)
    data = entry(card, card.alloc(4096, VRAM, "data").gpu_va)
    host = entry(card, card.alloc(4096, GTT, "staging").gpu_va)
    code = entry(card, card.alloc(4096, VRAM_CODE, "code").gpu_va)
    assert [bool(e.executable) for e in (data, host, code)] == [False, False, True]
    assert [bool(e.writeable) for e in (data, host, code)] == [True, True, False]
    upload = entry(card, card.memories[-1].gpu_va, COPY_VMID)
    assert (upload.writeable, upload.executable) == (1, 0)
    assert (host.system, host.snooped, data.system) == (1, 1, 0)


def test_around_an_allocation_lies_nothing(machine: Machine) -> None:
    card = AmCard(machine)
    first, second = (card.alloc(0x3000, VRAM, name) for name in ("first", "second"))
    tables = machine.gmc.contexts[COMPUTE_VMID]
    assert tables.translate(first.gpu_va + first.size) is None
    assert second.gpu_va >= first.gpu_va + first.size + 4096
    assert "past the end of the first" in card.locate(first.gpu_va + first.size + 8)


def test_freed_addresses_do_not_come_back_and_memory_does_cleared(machine: Machine) -> None:
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


def test_the_node_is_what_discovery_says(host: PciHost, machine: Machine) -> None:
    node = AmCard(machine).node
    assert (node.arch, node.cu_count) == (host.chip.arch, host.chip.cu_count)
    assert node.engine_count == host.chip.shader_engines


def test_nothing_to_report_is_empty_and_a_gone_card_is_told(host: PciHost, machine: Machine) -> None:
    card = AmCard(machine)
    assert card.exception() == ""
    host.cards[0].power.unplug()
    assert "gone from the bus" in card.exception()
    assert card.has_lost_memory


def test_a_card_that_lost_power_behind_our_back_is_told_and_can_be_closed(
    host: PciHost, machine: Machine
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


def navi31_device() -> tuple[AmdDevice, PciHost]:
    host = PciHost("navi31")
    return AmdDevice("card", AmCard(boot(host)), Settings()), host


def test_a_kernel_runs_and_the_card_is_left_in_order() -> None:
    device, host = navi31_device()
    a, b = np.arange(256, dtype=np.float32), np.full(256, 0.5, np.float32)
    out = device.empty(1024)
    program(device, "abc", ADD)(device.buffer(a), device.buffer(b), out, grid=(1, 1, 1), block=(256, 1, 1))
    assert out.numpy(np.float32).tolist() == (a + b).tolist()
    device.close()
    assert dict(boot(host).steps).keys() >= {"warm attach"}
    host.shutdown()


PLUS_FIVE = """
    s_load_b64 s[4:5], s[0:1], null
    v_lshlrev_b32_e32 v1, 2, v0
    s_wait_kmcnt 0x0
    global_load_b32 v2, v1, s[4:5]
    s_wait_loadcnt 0x0
    v_add_nc_u32_e32 v2, 5, v2
    global_store_b32 v1, v2, s[4:5]
    s_endpgm
"""


@pytest.mark.parametrize("trouble", ["stuck", "gone"])
def test_a_card_that_does_not_stop_can_be_closed_and_is_reset_by_the_next_owner(
    host: PciHost, machine: Machine, trouble: str
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


@pytest.mark.parametrize(
    ("text", "code"), [(FAR, "E_VM_FAULT"), (OVER_ITSELF, "E_VM_PERM"), (ENDLESS, "E_WATCHDOG")]
)
def test_a_kernel_that_goes_wrong_is_reported_and_the_next_run_is_right(text: str, code: str) -> None:
    host = PciHost("navi31", budget=200_000)
    device = AmdDevice("card", AmCard(boot(host)), Settings())
    x = device.buffer(np.zeros(4, np.int32))
    program(device, "x", text)(x, grid=(1, 1, 1), block=(1, 1, 1))
    with pytest.raises(SimFault, match=code) as caught:
        device.synchronize()
    assert "memory is kept and card can be used again" in str(caught.value)
    program(device, "xn", BUMP)(x, np.int32(5), grid=(1, 1, 1), block=(1, 1, 1))
    assert x.numpy(np.int32)[0] == 5
    device.close()
    assert boot(host).steps[1][0] == "warm attach"
    host.shutdown()


def test_a_kernel_of_the_newer_generation_runs() -> None:
    host = PciHost("navi48")
    device = AmdDevice("card", AmCard(boot(host)), Settings())
    code = device.empty(4096, "code", MemoryKind.CODE)
    code.copyin(isa("gfx1201").assemble(PLUS_FIVE).ljust(4096, b"\0"))
    device.compute_queue.order_after(code.points)
    device.compute_queue.has_new_code = True
    descriptor = KernelDescriptor(
        kernarg_size=8,
        kernel_code_entry_byte_offset=256,
        compute_pgm_rsrc1=0xE00F_0000,  # 8 VGPRs; denormals kept, WGP mode, ordered, progress
        compute_pgm_rsrc2=2 << 1 | 1 << 7,
        enable_sgpr_kernarg_segment_ptr=1,
        enable_wavefront_size32=1,
    )
    kernel = Kernel("five", descriptor, code.gpu_va, ())
    x = device.buffer(np.arange(32, dtype=np.int32))
    AmdProgram(device, kernel, Signature("five", arguments("x"), 0), code)(
        x, grid=(1, 1, 1), block=(32, 1, 1)
    )
    assert x.numpy(np.int32).tolist() == list(range(5, 37))
    device.close()
    host.shutdown()
