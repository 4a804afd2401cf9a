"""A driver that is not ours, in the kernel's order, boots both cards to work: what is legal is accepted."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from drivers.core.errors import SimFault
from drivers.sim.pci_host import PciHost
from drivers.sim.serve_host import RemoteHost
from tests.drivers.sim.amd.pci.kernel_queues import PIPES, KernelCard, dispatch
from tests.drivers.sim.amd.pci.rig import open_rig
from tests.drivers.sim.amd.pci.tables import mapped
from tests.drivers.sim.plain_client import PlainClient, Refused
from tests.drivers.sim.served import serving

BDF = "0000:03:00.0"
BOTH = pytest.mark.parametrize("chip", ["navi31", "navi48"])
BAD_OPCODE = 3 << 30 | 0xEE << 8  # of a PM4 packet of type 3
CP_EOP, SDMA_TRAP = (0x14, 181), (0x0A, 49)  # client and source: soc15_ih_clientid.h, irqsrcs_gfx_11_0_0.h


@BOTH
@pytest.mark.parametrize("in_vram", [False, True], ids=["gtt", "vram"])
@pytest.mark.parametrize("indirect", [False, True], ids=["mmio", "index"])
def test_the_kernel_s_order_boots_a_card_to_compute_and_copies(
    chip: str, in_vram: bool, indirect: bool
) -> None:
    host = PciHost(chip, seed=3)
    card = KernelCard(host, BDF, chip, in_vram=in_vram, indirect=indirect)
    card.boot()
    assert card.test_compute(card.compute) == 0xDEADBEEF
    fence = card.buffer(4096)
    card.compute_fence(card.compute, fence, 0x1_0000_0007 & 0xFFFF_FFFF)
    source, target = card.in_gtt(65536), card.in_memory(65536)
    back, signal = card.in_gtt(65536), card.buffer(4096)
    source.store(0, bytes(range(256)) * 256)
    for engine, (start, end) in enumerate(((source, target), (target, back))):
        card.copy(card.copies[engine], end, start, 65536, signal, engine + 1)
    assert back.load(0, 65536) == bytes(range(256)) * 256
    card.wait("idle rings", lambda: all(ring.is_idle() for ring in (card.compute, *card.copies)))
    assert sorted(card.interrupts()) == [SDMA_TRAP, SDMA_TRAP, CP_EOP]
    assert [str(warning) for warning in host.cards[0].bus.warnings] == []


@BOTH
def test_every_pipe_takes_a_queue(chip: str) -> None:
    host = PciHost(chip, seed=4)
    card = KernelCard(host, BDF, chip)
    card.boot()
    fence = card.buffer(4096)
    for pipe in range(1, PIPES[chip]):
        ring = card.start_compute(pipe, 1)
        card.compute_fence(ring, fence, 100 + pipe, pipe)
    assert fence.word(0, 8) == 100 + PIPES[chip] - 1


def test_it_boots_a_card_in_another_process_just_so(tmp_path: Path) -> None:
    with serving(tmp_path, "navi48") as server:
        host = RemoteHost(server.path)
        card = KernelCard(host, BDF, "navi48")
        card.boot()
        assert card.test_compute(card.compute) == 0xDEADBEEF
        host.disconnect()


@BOTH
def test_through_a_bare_socket_it_boots_resets_and_boots_again(tmp_path: Path, chip: str) -> None:
    """The client is written from the manual of the wire."""
    with serving(tmp_path, chip) as server:
        for turn in range(2):
            client = PlainClient(server.path)
            assert client.chip == chip
            card = KernelCard(client, client.bdf, chip)
            if turn:
                card.mode1_reset()
            card.boot()
            fence = card.buffer(4096)
            dispatch(card, card.compute, fence, 7)
            source, target, signal = card.in_gtt(4096), card.in_memory(4096), card.buffer(4096)
            source.store(0, b"over there")
            card.copy(card.copies[1], target, source, 4096, signal, 1)
            assert target.load(0, 10) == b"over there"
            client.close()


class Busy(KernelCard):
    """Looks at its own memory, of which the machine hears nothing."""

    def wait(self, what: str, done: Callable[[], bool]) -> None:
        end = time.monotonic() + 20
        while not done():
            assert time.monotonic() < end, f"{what} never came"


@BOTH
def test_a_live_machine_goes_on_while_its_client_polls_memory(tmp_path: Path, chip: str) -> None:
    with serving(tmp_path, chip, is_live=True) as server:
        client = PlainClient(server.path)
        card = Busy(client, client.bdf, chip)
        card.boot()
        fence = card.buffer(4096)
        dispatch(card, card.compute, fence, 7)
        assert fence.word() == 7
        client.close()


def test_what_a_live_machine_ran_into_is_printed_at_once_and_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, "navi31", is_live=True) as server:
        client = PlainClient(server.path)
        card = Busy(client, client.bdf, "navi31")
        card.boot()
        card.compute.submit(BAD_OPCODE, 0)
        said = ""
        end = time.monotonic() + 20
        while "E_PM4_OPCODE" not in said:
            assert time.monotonic() < end
            said += capsys.readouterr().err
            time.sleep(0.01)
        assert said.count("E_PM4_OPCODE") == 1 and said.startswith(f"pid {os.getpid()}: ")
        with pytest.raises(Refused, match="E_PM4_OPCODE"):
            card.read("GRBM_STATUS")
        card.read("GRBM_STATUS")
        client.sleep(0)
        client.close()
    assert "E_PM4_OPCODE" not in capsys.readouterr().err


def test_what_a_dead_clients_queue_runs_into_is_told_to_nobody(tmp_path: Path) -> None:
    """Its ring was in its own memory, which is gone. It had opened no file: ringing makes the card its."""
    with serving(tmp_path) as server:
        client = PlainClient(server.path)
        card = KernelCard(client, client.bdf, "navi31")
        card.boot()
        card.compute.submit(BAD_OPCODE, 0)
        client.close()
        second = PlainClient(server.path)
        for _ in range(8):
            second.sleep(1e-3)
        assert server.machine.cards[0].bus.warnings[-1].code == "E_DMA_ADDR"
        second.close()


def test_a_bare_socket_is_told_which_rule_was_broken(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        client = PlainClient(server.path)
        card = KernelCard(client, client.bdf, "navi31")
        card.early()
        card.write("CP_HQD_ACTIVE", 1)
        with pytest.raises(Refused, match="E_GFX_OFF: CP_HQD_ACTIVE accessed while"):
            client.sleep(0)
        client.close()


class Impatient(KernelCard):
    """Reads until it sees what it waits for, and lets no time pass in between."""

    def wait(self, what: str, done: Callable[[], bool]) -> None:
        if not any(done() for _ in range(20_000)):
            raise AssertionError(f"{what} never came")


@BOTH
def test_a_driver_that_polls_without_a_pause_sees_the_card_go_on(chip: str) -> None:
    host = PciHost(chip, seed=8)
    card = Impatient(host, BDF, chip, in_vram=True)
    card.boot()
    assert card.test_compute(card.compute) == 0xDEADBEEF
    fence = card.buffer(4096)
    dispatch(card, card.compute, fence, 9)
    source, target, signal = (card.buffer(4096) for _ in range(3))
    source.store(0, b"over there")
    card.copy(card.copies[0], target, source, 4096, signal, 1)
    assert target.load(0, 10) == b"over there"


# Writing these does something, whatever the value: mailboxes, requests and what only firmware may write.
ACTIVE = re.compile(
    r"MP(0|1|ASP)_SMN_C2PMSG_|.*_INVALIDATE_ENG\d+_REQ$|.*_(INDEX|INDEX2|DATA|DATA2|INDEX_HI|INDEX2_HI)$|CP_[HM]QD_"
)


@BOTH
def test_what_a_register_holds_may_be_written_back(chip: str) -> None:
    """A driver may read, change a field and write: what it does not change is as the card left it."""
    rig = open_rig(chip)
    mapped(rig)
    refused = []
    for name, dword in rig.board.bus.table.by_name.items():
        if ACTIVE.match(name):
            continue
        try:
            rig.board.bus.write(dword, rig.board.bus.read(dword))
        except SimFault as fault:
            if fault.code != "E_RO_WRITE":
                refused.append(f"{name}: {fault}")
    assert refused == []
    rig.card.close()


@BOTH
def test_the_kernel_s_default_values_have_only_known_bits(chip: str) -> None:
    """Defaults that gfxhub_v3_0.c, gfxhub_v12_0.c, mmhub_v3_0.c and mmhub_v4_1_0.c write whole."""
    rig = open_rig(chip)
    mapped(rig)
    rig.write("GRBM_GFX_CNTL", 1 << 2)  # me 1: a slot of the compute engine
    for name, value in {
        "GCVM_L2_CNTL3": 0x80120007 if chip == "navi48" else 0x80100007,
        "MMVM_L2_CNTL3": 0x80100007,
        "GCVM_L2_CNTL4": 0xC1,
        "MMVM_L2_CNTL5": 0x3FE0,
        "GRBM_GFX_INDEX": 0xE0000000,
        "TCP_CNTL": 0x20000000,  # golden_settings_gc_11_0 of gfx_v11_0.c
        "CP_HQD_HQ_STATUS0": 0x20004000,  # init_mqd of kfd_mqd_manager_v11.c and _v12.c
    }.items():
        rig.write(name, value)
        assert rig.read(name) == value
    rig.card.close()


@BOTH
def test_a_driver_that_loads_again_resets_the_card_first(chip: str) -> None:
    host = PciHost(chip, seed=5)
    first = KernelCard(host, BDF, chip)
    first.boot()
    fence = first.buffer(4096)
    first.compute_fence(first.compute, fence, 7)
    host.kill()
    second = KernelCard(host, BDF, chip)
    assert second.read(f"{second.psp}_81") != 0
    second.mode1_reset()
    assert second.read(f"{second.psp}_81") == 0
    second.boot()
    assert second.test_compute(second.compute) == 0xDEADBEEF


@BOTH
def test_a_program_runs_from_its_ring(chip: str) -> None:
    host = PciHost(chip, seed=6)
    card = KernelCard(host, BDF, chip)
    card.boot()
    fence = card.buffer(4096)
    dispatch(card, card.compute, fence, 9)
    assert fence.word(0, 8) == 9
