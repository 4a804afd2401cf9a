"""Experiments on queue slots, doorbells and interrupts, over PCI: on slots that the device does not use."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager

from autogen.amd.ih import Client
from autogen.amd.pm4 import WaitFunction, WaitOperation, WaitRegMem, WaitSpace
from drivers.amd import pm4, sdma
from drivers.amd.am import nbio
from drivers.amd.am.card import COMPUTE_VMID
from drivers.amd.am.gfx import ME_COMPUTE, MEC_PIPE, ComputeRing
from drivers.amd.am.ih import entry_of
from drivers.amd.card import GTT, VRAM
from drivers.amd.first_light.bench import Bench, mapped
from drivers.amd.first_light.experiment import OPEN, Experiment, Outcome
from drivers.core.errors import DeviceError, WaitTimeout
from hcq.heap import MemoryKind

PAGE_BYTES = 4096
SERVED, LOST = "served", "lost"
LIMIT_S, POLL_S = 0.2, 0.002
# What the simulated card says where a real one stands still: no pipe, no route, no such flush, a live slot.
STANDS_STILL = ("E_MEC_OFF", "E_DB_DROPPED", "E_DB_INACTIVE", "E_HDP_BIT", "E_HQD_LIVE_WRITE")
OVER_COMPUTE, ELSEWHERE, NO_RANGE = (0, 0x40), (0x300, 8), (0, 0)  # (first, count) of doorbell dwords
ALL_BITS = 0xFFFF_FFFF
ROUNDS = 8


class SpareRing:
    """A compute ring in a slot of its own. Its work is one word that it stores when it is served."""

    def __init__(self, bench: Bench, pipe: int, queue: int) -> None:
        self.bench, self.card = bench, bench.pci_card()
        kinds = ((GTT, "ring"), (GTT, "write pointer"), (GTT, "read pointer"), (GTT, "word"), (VRAM, "EOP"))
        self.memories = [self.card.alloc(PAGE_BYTES, kind, f"spare {name}") for kind, name in kinds]
        ring, wptr, rptr, _, eop = (memory.gpu_va for memory in self.memories)
        self.bound = ComputeRing(
            queue, COMPUTE_VMID, ring, PAGE_BYTES, rptr, wptr, eop, PAGE_BYTES, pipe=pipe
        )
        self.put_dw = self.asked = 0

    def asks(self) -> str:
        """Bind the ring unless it is bound, ring its doorbell for one more word, and look for it."""
        gfx, bound = self.card.machine.gfx, self.bound
        try:
            if not gfx.is_active(bound.queue, bound.pipe):
                gfx.bind(bound)
            self._ring()
        except WaitTimeout:
            return LOST
        except DeviceError as error:
            if getattr(error, "code", "") not in STANDS_STILL:
                raise
            return LOST
        return SERVED if self._comes() else LOST

    def close(self) -> None:
        gfx, bound = self.card.machine.gfx, self.bound
        if gfx.is_active(bound.queue, bound.pipe):
            gfx.dequeue(bound.queue, pipe=bound.pipe)
        for memory in self.memories:
            self.card.free(memory)

    def _ring(self) -> None:
        ring, wptr, _, word, _ = self.memories
        self.asked += 1
        words = pm4.release(word.gpu_va, self.asked, self.bench.device.compute_queue.gen)
        mapped(ring).write_bytes(4 * self.put_dw, struct.pack(f"<{len(words)}I", *words))
        self.put_dw += len(words)
        mapped(wptr).write64(0, self.put_dw)
        byte = nbio.doorbell_byte(self.bound.doorbell)
        self.card.machine.board.doorbells.write64(byte, self.put_dw)

    def _comes(self) -> bool:
        host, word = self.card.host, mapped(self.memories[3])
        deadline = host.now() + LIMIT_S
        while word.read64(0) != self.asked and host.now() < deadline:
            host.sleep(POLL_S)
        return word.read64(0) == self.asked


@contextmanager
def spare(bench: Bench, pipe: int, queue: int) -> Iterator[SpareRing]:
    """A spare ring, bound to nothing yet; taken off its slot and freed afterwards."""
    made = SpareRing(bench, pipe, queue)
    try:
        yield made
    finally:
        made.close()


def other_pipe(bench: Bench) -> Outcome:
    """A queue on pipe 1: while that pipe is not active, then while it is."""
    gfx = bench.machine().gfx
    with spare(bench, pipe=1, queue=0) as ring:
        before = ring.asks()
        gfx.regs.modify(gfx.facts.CP_MEC_RS64_CNTL, mec_pipe1_active=1)
        try:
            return [before, ring.asks()]
        finally:
            gfx.dequeue(0, reset_waves=True, pipe=1)
            gfx.regs.modify(gfx.facts.CP_MEC_RS64_CNTL, mec_pipe1_active=0)


def doorbell_range(bench: Bench) -> Outcome:
    """A doorbell while the command processor's route has a range over it, one elsewhere, and none."""
    board = bench.machine().board
    first, second = board.chip.doorbell_routes
    with spare(bench, MEC_PIPE, queue=3) as ring:
        board.nbio.write(second.replace(s2a_doorbell_port3_enable=0))
        try:
            found = []
            for offset, size in (OVER_COMPUTE, ELSEWHERE, NO_RANGE):
                route = {"s2a_doorbell_port0_range_offset": offset, "s2a_doorbell_port0_range_size": size}
                board.nbio.write(first.replace(**route))
                found.append(ring.asks())
            return found
        finally:
            nbio.route_doorbells(board)


def live_slot(bench: Bench) -> Outcome:
    """Describe a slot again, with the values that it has, while its queue is active; then ask the queue."""
    gfx = bench.machine().gfx
    with spare(bench, MEC_PIPE, queue=3) as ring:
        if ring.asks() == LOST:
            return "the slot does not serve its queue"
        base = gfx.facts.CP_HQD_PQ_BASE(addr=ring.bound.ring_va >> 8 & 0xFFFF_FFFF)
        try:
            with gfx.select(me=ME_COMPUTE, pipe=MEC_PIPE, queue=ring.bound.queue):
                gfx.regs.write(base)
        except DeviceError as error:
            if getattr(error, "code", "") not in STANDS_STILL:
                raise
            return "the simulated card refuses it"
        return f"then {ring.asks()}"


def flush_bits(bench: Bench) -> Outcome:
    """A flush of the host path that the compute queue polls: with its pipe's bit, then with all bits."""
    board = bench.machine().board
    request, done = (
        register.address(board.nbio.bases)
        for register in (
            board.chip.nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ,
            board.chip.nbio.BIF_BX_PF0_GPU_HDP_FLUSH_DONE,
        )
    )
    own = int(board.chip.nbio.BIF_BX_PF0_GPU_HDP_FLUSH_REQ(cp2=1))
    return [_flush(bench, request | done << 32, bits) for bits in (own, ALL_BITS)]


def _flush(bench: Bench, registers: int, bits: int) -> str:
    packet = WaitRegMem(
        function=WaitFunction.EQUAL,
        mem_space=WaitSpace.REGISTER,
        operation=WaitOperation.WRITE_WAIT_WRITE,
        addr=registers,
        reference=bits,
        mask=bits,
        poll_interval=4,
    )
    try:
        bench.stamps(packet.build())
    except DeviceError as error:
        if not isinstance(error, WaitTimeout) and getattr(error, "code", "") not in STANDS_STILL:
            raise
        return LOST
    return SERVED


def interrupt_order(bench: Bench) -> Outcome:
    """Rounds of a copy engine's interrupt and, by a signal behind it, of the command processor's."""
    machine = bench.machine()
    ring, registers = machine.ih.rings[0], machine.board.osssys
    word = bench.device.empty(PAGE_BYTES, "order", MemoryKind.HOST)
    word.host_view()[:] = bytes(PAGE_BYTES)
    before = registers.read(ring.wptr).offset_ * 4  # since this boot: far from the ring's end
    for turn in range(1, ROUNDS + 1):
        _one_behind_the_other(bench, word.gpu_va, turn)
    after = registers.read(ring.wptr).offset_ * 4
    data = machine.board.read_vram(ring.offset + before, after - before) if after > before else b""
    entries = [entry_of(data[at : at + 32]) for at in range(0, len(data), 32)]
    word.free()
    marked = [(entry.src_data0, entry.client_id) for entry in entries if entry.src_data0 > MARK]
    clients = [Client.GFX, Client.GRBM_CP]  # copy engines' traps, ends of pipe
    wanted = [(MARK + turn, int(client)) for turn in range(1, ROUNDS + 1) for client in clients]
    return "in order" if marked == wanted else f"not in order: {len(marked)} of {len(wanted)} entries"


MARK = 0xD0_0000  # in an interrupt's context: it is one of this experiment's


def _one_behind_the_other(bench: Bench, word_va: int, turn: int) -> None:
    copies, compute = bench.device.copy_queue, bench.device.compute_queue
    context, gen = MARK + turn, compute.gen
    copies.pending.extend(sdma.trap(context))
    copies.pending.extend(sdma.fence(word_va, turn, copies.gen))
    compute.pending.extend(pm4.wait_memory(word_va, turn))
    compute.pending.extend(pm4.release(word_va + 64, turn, gen, interrupts=True, context=context))
    copies.flush()
    compute.flush()
    bench.device.synchronize()


SLOTS = (
    Experiment(
        "hdp-flush-bits",
        "a flush of the host path that a ring asks for ends with its pipe's bit and with all bits",
        "which bits GPU_HDP_FLUSH_REQ may be given in a ring",
        flush_bits,
        [SERVED, SERVED],
        pci=True,
    ),
    Experiment(
        "interrupt-order",
        "entries of two engines stand in the interrupt ring in the order in which they were sent",
        "whether the ring's order can be relied on between engines",
        interrupt_order,
        "in order",
        pci=True,
    ),
)
WRONG_SLOTS = (
    Experiment(
        "other-pipe",
        "a queue on pipe 1 is not served before that pipe is active, and is then",
        "what a second pipe needs beside what ours gets",
        other_pipe,
        [LOST, SERVED],
        pci=True,
    ),
    Experiment(
        "doorbell-range",
        "a route with a range takes its doorbells alone, one without a range those that no range claims",
        "what an enabled route of range size 0 matches",
        doorbell_range,
        [SERVED, LOST, SERVED],
        pci=True,
    ),
    Experiment(
        "live-slot",
        "nothing is believed of a slot that is described again while its queue is active",
        "whether the processor survives it",
        live_slot,
        OPEN,
        pci=True,
    ),
)
