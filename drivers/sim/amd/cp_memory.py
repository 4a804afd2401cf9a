"""PM4 packets that read and write memory without waves: WRITE_DATA, COPY_DATA, DMA_DATA, ATOMIC_MEM.

Added to the table of `cp_sync.py`. Registers are out of reach of a user queue, so every form that names
one is refused by rule Q19.
"""

from __future__ import annotations

from autogen.amd import pm4
from drivers.sim.amd import atomics, cp_sync
from drivers.sim.amd.cp_sync import Action
from drivers.sim.amd.engine_waits import privileged
from drivers.sim.amd.mec import MicroEngine
from drivers.sim.amd.transfer import copy, fill

BUILDERS = cp_sync.BUILDERS
COPY_MEMORY = (pm4.CopySrc.MEMORY, pm4.CopySrc.TC_L2)
DWORD = 0xFFFF_FFFF


@BUILDERS.packet(pm4.WriteData)
def _write_data(cp: MicroEngine, packet: pm4.WriteData) -> Action:
    if packet.dst_sel is pm4.WriteDst.MEM_MAPPED_REGISTER:
        return lambda cp: _write_registers(cp, packet)
    _aligned(cp, packet.dst_addr, 4)
    if packet.addr_incr:
        last = packet.tail[-1]
        return lambda cp: cp.store(packet.dst_addr, last, 4)
    if len(packet.tail) == 1:
        return lambda cp: cp.signal(packet.dst_addr, packet.tail[0], 4)
    data = b"".join(word.to_bytes(4, "little") for word in packet.tail)
    return lambda cp: cp.memory.write(packet.dst_addr, data, cp.place)


def _write_registers(cp: MicroEngine, packet: pm4.WriteData) -> None:
    """Consecutive registers, or one of them several times. Rule Q19."""
    registers = privileged(cp, f"register {packet.dst_addr:#x} is written")
    for index, value in enumerate(packet.tail):
        registers.engine_write(packet.dst_addr + (0 if packet.addr_incr else index), value)


@BUILDERS.packet(pm4.CopyData)
def _copy_data(cp: MicroEngine, packet: pm4.CopyData) -> Action:
    size = 8 if packet.count_sel else 4
    if packet.dst_sel is pm4.CopyDst.MEM_MAPPED_REGISTER or packet.src_sel in (
        pm4.CopySrc.MEM_MAPPED_REGISTER,
        pm4.CopySrc.PERFCOUNTERS,
    ):
        raise cp.fail("E_PM4_PRIVREG", "COPY_DATA names a register; user queues may copy memory only")
    if packet.dst_sel is pm4.CopyDst.PERFCOUNTERS:
        raise cp.fail("E_PM4_PRIVREG", "COPY_DATA to performance counters is not open to user queues")
    _aligned(cp, packet.dst_addr, size)
    if packet.src_sel in COPY_MEMORY:
        _aligned(cp, packet.src_addr, size)
        return lambda cp: cp.store(packet.dst_addr, cp.load(packet.src_addr, size), size)
    if packet.src_sel is pm4.CopySrc.GPU_CLOCK_COUNT:
        return lambda cp: cp.store(packet.dst_addr, cp.gpu_clock(), size)
    return lambda cp: cp.store(packet.dst_addr, packet.src_addr, size)


@BUILDERS.packet(pm4.DmaData, "completes before the next packet, as if CP_SYNC were always set")
def _dma_data(cp: MicroEngine, packet: pm4.DmaData) -> Action:
    if packet.sas or packet.das:
        raise cp.fail("E_PM4_PRIVREG", "DMA_DATA names register space; user queues may use memory only")
    gds = (pm4.DmaSrc.GDS, pm4.DmaDst.GDS, pm4.DmaDst.NOWHERE)
    if packet.src_sel is gds[0] or packet.dst_sel in gds[1:] or packet.saic or packet.daic:
        raise cp.fail(
            "E_NOT_MODELLED", "DMA_DATA with GDS, no destination or a fixed address is not modelled"
        )
    if not packet.byte_count:
        raise cp.fail("E_SDMA_COUNT", "DMA_DATA of 0 bytes")
    if packet.src_sel is pm4.DmaSrc.DATA:
        _aligned(cp, packet.dst_addr | packet.byte_count, 4)
        word = (packet.src_addr & DWORD).to_bytes(4, "little")
        return lambda cp: fill(cp, packet.dst_addr, word, packet.byte_count)
    return lambda cp: copy(cp, packet.dst_addr, packet.src_addr, packet.byte_count)


@BUILDERS.packet(pm4.AtomicMem)
def _atomic(cp: MicroEngine, packet: pm4.AtomicMem) -> Action:
    loops = packet.command is pm4.AtomicCommand.LOOP_UNTIL_COMPARE_SATISFIED
    operation = packet.atomic.name
    return atomics.action(cp, operation, packet.addr, packet.src_data, packet.cmp_data, loops)


def _aligned(cp: MicroEngine, va: int, size: int) -> None:
    if va % size:
        raise cp.fail("E_ALIGN", f"{va:#x} is not a multiple of {size}", va=va)
