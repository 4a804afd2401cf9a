"""The graphics core's compute side: wait for its firmware, start the MEC, bind queues to hardware slots.

There is no firmware scheduler here (MES is bypassed): a queue is written into the registers of its slot and
stays there. Registers of a slot or of a VMID are reached through a selection that is always put back to 0.
Steps: firmware_notes/gfx_mec_hqd.md. Source: Linux gfx_v11_0.c, gfx_v12_0.c, amdgpu_amdkfd_gfx_v11.c.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from autogen.amd import mqd
from autogen.amd.doorbells import Doorbell
from autogen.schema import Register
from drivers.amd.am import layout, nbio
from drivers.amd.am.board import Board
from drivers.amd.am.discovery import Shaders
from drivers.amd.am.hubs import Fields
from drivers.amd.program import PRIVATE_BASE, SHARED_BASE
from drivers.core.errors import ArgumentError, WaitTimeout

ME_GRAPHICS, ME_COMPUTE = 0, 1
GRAPHICS_PIPES = 2  # of PFP and ME, as the kernel counts them
MEC_PIPE = 0  # the one pipe that runs
QUEUES = 4  # slots of a pipe
AUTOLOAD_TIMEOUT_MS = 5000.0
DEQUEUE_TIMEOUT_MS = 1000.0
ACTIVE_TIMEOUT_MS = 100.0  # for a slot's active bit to follow what was written
SETTLE_S = 0.050
UNALIGNED, PREFETCH = 3, 3
READ_TIMEOUT = 0xFF
SPM_BROADCAST = 0xF
DRAIN, RESET_WAVES = 1, 2
MQD_HEADER = 0xC031_0800  # Source: Linux gfx_v11_0_compute_mqd_init
PRELOAD_SIZE = 0x55
ALL_UNITS = 0xFFFF_FFFF
READ_BLOCK_LOG2, EOP_BYTES = 5, 2048
INTERRUPTS = {  # of the MEC's pipe 0; Linux gfx_v11_0_set_compute_eop_interrupt_state, set_bad_op_fault_state
    "time_stamp_int_enable": 1,
    "generic0_int_enable": 1,
    "opcode_error_int_enable": 1,
    "priv_reg_int_enable": 1,
}
QUANTUM = {"quantum_en": 1, "quantum_scale": 1, "quantum_duration": 10}


@dataclass(frozen=True)
class ComputeRing:
    """A ring to bind. Addresses are GPU virtual, in `vmid`; bytes must be a power of two."""

    queue: int
    vmid: int
    ring_va: int
    ring_bytes: int
    rptr_va: int
    wptr_va: int
    eop_va: int
    eop_bytes: int
    pipe: int = MEC_PIPE

    @property
    def slot(self) -> int:
        """Its number among the slots of all pipes."""
        return self.pipe * QUEUES + self.queue

    @property
    def doorbell(self) -> int:
        """Each queue has its own: two slots on one would both wake."""
        return Doorbell.MEC_RING0 + self.slot


class Gfx:
    """The compute side of one card."""

    def __init__(self, board: Board) -> None:
        self.board, self.regs, self.facts = board, board.gc, board.chip.gc

    def await_firmware(self) -> None:
        """Step 1, before all: RLC has spread the firmware and the command processor rests: both, not either.

        Source: Linux gfx_v11_0_wait_for_rlc_autoload_complete.
        """
        facts = self.facts
        self.regs.wait(
            facts.RLC_RLCS_BOOTLOAD_STATUS,
            lambda r: r.bootload_complete == 1 and int(self.regs.read(facts.CP_STAT)) == 0,
            "RLC to finish the autoload (BOOTLOAD_COMPLETE set and CP_STAT clear)",
            AUTOLOAD_TIMEOUT_MS,
            "an image was missing or of another version when AUTOLOAD_RLC was sent",
        )

    def setup(self) -> None:
        """Steps 1.3 to 1.5, 1.8: RLC on, register timeouts, apertures of every VMID, golden bits.

        Source: Linux gfx_v11_0_constants_init, gfx_v11_0_init_golden_registers.
        """
        facts = self.facts
        for register, bits in self.board.chip.golden:
            self.regs.write(register._wrap(int(self.regs.read(register)) | bits))
        self.regs.modify(facts.RLC_CNTL, rlc_enable_f32=1)
        self.regs.modify(facts.RLC_SRM_CNTL, srm_enable=1, auto_incr_addr=1)
        self.regs.modify(facts.RLC_SPM_MC_CNTL, rlc_spm_vmid=SPM_BROADCAST)
        self.regs.modify(facts.GRBM_CNTL, read_timeout=READ_TIMEOUT)
        bases = facts.SH_MEM_BASES(private_base=PRIVATE_BASE >> 16, shared_base=SHARED_BASE >> 16)
        for vmid in range(16):
            with self.select(vmid=vmid):
                self.regs.write(
                    facts.SH_MEM_CONFIG(
                        address_mode=0, alignment_mode=UNALIGNED, initial_inst_prefetch=PREFETCH
                    )
                )
                self.regs.write(bases)

    def units_on(self, shaders: Shaders) -> tuple[int, ...]:
        """Step 1.9: how many compute units each shader array of this board has, 0 where it is switched off.

        Source: Linux gfx_v11_0_get_cu_info, gfx_v12_0_get_cu_info: a WGP is two units.
        """
        facts, per_engine = self.facts, shaders.arrays_per_engine
        off = [int(self.regs.read(register).sa_disable) for register in self.board.chip.sa_off]
        wgps = (1 << shaders.cu_per_array // 2) - 1
        counts = []
        for array in range(shaders.engines * per_engine):
            with self.select_array(array // per_engine, array % per_engine):
                dead = self.regs.read(facts.CC_GC_SHADER_ARRAY_CONFIG).inactive_wgps
                dead |= self.regs.read(facts.GC_USER_SHADER_ARRAY_CONFIG).inactive_wgps
            is_off = (off[0] | off[1]) >> array & 1
            counts.append(0 if is_off else 2 * (wgps & ~dead).bit_count())
        return tuple(counts)

    @contextmanager
    def select_array(self, engine: int, array: int) -> Iterator[None]:
        """Step 1.9: registers of one shader array while inside; afterwards writes reach all again."""
        select = self.facts.GRBM_GFX_INDEX
        self.regs.write(select(se_index=engine, sa_index=array, instance_broadcast_writes=1))
        try:
            yield
        finally:
            parts = ("se", "sa", "instance")
            self.regs.write(select(**{f"{part}_broadcast_writes": 1 for part in parts}))

    def start_programs(self, pfp_entry: int, me_entry: int, mec_entry: int) -> None:
        """Step 1.1, before the GC hub: where each processor's program starts, in dwords, then out of reset.

        Only the MEC is used; but a real navi48 acknowledged no invalidation of its GC hub before all three
        had this. Source: Linux gfx_v11_0_config_gfx_rs64, gfx_v12_0_config_gfx_rs64.
        """
        facts = self.facts
        pfp = (facts.CP_PFP_PRGRM_CNTR_START, facts.CP_PFP_PRGRM_CNTR_START_HI)
        me = (facts.CP_ME_PRGRM_CNTR_START, facts.CP_ME_PRGRM_CNTR_START_HI)
        for registers, entry, name in ((pfp, pfp_entry, "pfp"), (me, me_entry, "me")):
            self._point(registers, entry, ME_GRAPHICS, GRAPHICS_PIPES)
            self._pulse(facts.CP_ME_CNTL, name, GRAPHICS_PIPES)
        self.regs.modify(facts.CP_MEC_RS64_CNTL, mec_halt=1)
        self._point_mec(mec_entry)
        self.pulse_mec()

    def start_mec(self, entry: int) -> None:
        """Step 1.2: point the MEC at its program (in dwords), let it run. Source: gfx_v11_0.c config_mec."""
        self.regs.modify(self.facts.CP_MEC_RS64_CNTL, mec_halt=1)
        self._point_mec(entry)
        self.resume_mec()

    def entry(self) -> int:
        """Where the MEC's program starts, as `start_mec` takes it."""
        facts = self.facts
        with self.select(me=ME_COMPUTE, pipe=MEC_PIPE):
            low = self.regs.read(facts.CP_MEC_RS64_PRGRM_CNTR_START).ip_start
            high = self.regs.read(facts.CP_MEC_RS64_PRGRM_CNTR_START_HI).ip_start
        return int(high << 32 | low) << 2

    def resume_mec(self) -> None:
        """Steps 1.2, 1.6, 1.7: pulse the MEC's reset, open the doorbell range, let pipe 0 run.

        No slot has a queue afterwards.
        """
        facts = self.facts
        self.board.clear_vram(layout.MQD, QUEUES * layout.MQD_STRIDE)
        self.regs.modify(facts.CP_MEC_RS64_CNTL, mec_halt=1)
        self.pulse_mec()
        last = nbio.doorbell_dword(Doorbell.USERQUEUE_END)
        self.regs.write(facts.CP_MEC_DOORBELL_RANGE_LOWER(doorbell_range_lower=0))
        self.regs.write(facts.CP_MEC_DOORBELL_RANGE_UPPER(doorbell_range_upper=last))
        self.regs.modify(facts.CP_ME1_PIPE0_INT_CNTL, **INTERRUPTS)
        self.regs.modify(facts.CP_MEC_RS64_CNTL, mec_pipe0_active=1, mec_halt=0)
        self.board.host.sleep(SETTLE_S)

    def pulse_mec(self) -> None:
        """Step 1.2: hold every pipe of the MEC in reset, then release it: it starts at the address set
        before."""
        self._pulse(self.facts.CP_MEC_RS64_CNTL, "mec", self.board.chip.mec_pipes)

    def _point_mec(self, entry: int) -> None:
        low, high = self.facts.CP_MEC_RS64_PRGRM_CNTR_START, self.facts.CP_MEC_RS64_PRGRM_CNTR_START_HI
        self._point((low, high), entry, ME_COMPUTE, self.board.chip.mec_pipes)

    def _point(self, registers: tuple[Fields, Fields], entry: int, me: int, pipes: int) -> None:
        """Step 1.2: the start address of one processor, for each of its pipes."""
        low, high = registers
        for pipe in range(pipes):
            with self.select(me=me, pipe=pipe):
                self.regs.write(low(ip_start=entry >> 2 & 0xFFFF_FFFF))
                self.regs.write(high(ip_start=entry >> 34))

    def _pulse(self, control: Fields, name: str, pipes: int) -> None:
        """Step 1.2: the reset bits of one processor's pipes, on and off again."""
        bits = {f"{name}_pipe{pipe}_reset": 1 for pipe in range(pipes)}
        self.regs.modify(control, **bits)
        self.regs.modify(control, **dict.fromkeys(bits, 0))

    def bind(self, ring: ComputeRing) -> None:
        """Steps 2, 3: write one ring into its slot and switch it on. Source: hqd_load_v11, compute_mqd_init.

        Raises ArgumentError for what the slot cannot hold, WaitTimeout when the slot is still in use.
        """
        _check(ring)
        slot = self._slot(ring)
        self._write_mqd(ring, slot)
        with self.select(me=ME_COMPUTE, pipe=ring.pipe, queue=ring.queue):
            if self.regs.read(self.facts.CP_HQD_ACTIVE).active:
                raise WaitTimeout(f"compute slot {ring.queue} is still active; dequeue it first")
            for register in slot:
                self.regs.write(register)
            self.regs.write(self.facts.CP_HQD_ACTIVE(active=1))
            what = f"compute slot {ring.queue} to bind"
            cause = "the MEC is halted, or its pipe does not run"
            self.regs.wait(self.facts.CP_HQD_ACTIVE, lambda r: r.active == 1, what, ACTIVE_TIMEOUT_MS, cause)
        self.board.flush_hdp()

    def is_active(self, queue: int, pipe: int = MEC_PIPE) -> bool:
        """Whether a slot has a queue."""
        with self.select(me=ME_COMPUTE, pipe=pipe, queue=queue):
            return bool(self.regs.read(self.facts.CP_HQD_ACTIVE).active)

    def pointers(self, queue: int) -> tuple[int, int]:
        """(read, write) pointer of a slot in dwords, as the command processor sees them."""
        with self.select(me=ME_COMPUTE, pipe=MEC_PIPE, queue=queue):
            rptr = self.regs.read(self.facts.CP_HQD_PQ_RPTR).consumed_offset
            low = self.regs.read(self.facts.CP_HQD_PQ_WPTR_LO).offset_
            high = self.regs.read(self.facts.CP_HQD_PQ_WPTR_HI).data
            return rptr, high << 32 | low

    def dequeue(self, queue: int, reset_waves: bool = False, pipe: int = MEC_PIPE) -> None:
        """Step 4: drain a slot, or end its waves by force. Raises WaitTimeout when it stays active."""
        facts = self.facts
        with self.select(me=ME_COMPUTE, pipe=pipe, queue=queue):
            if not self.regs.read(facts.CP_HQD_ACTIVE).active:
                return
            self.regs.write(facts.CP_HQD_DEQUEUE_REQUEST(dequeue_req=RESET_WAVES if reset_waves else DRAIN))
            if reset_waves:
                self.regs.write(facts.SPI_COMPUTE_QUEUE_RESET(reset=1))
            self.regs.wait(
                facts.CP_HQD_ACTIVE,
                lambda r: r.active == 0,
                f"compute slot {queue} to let go of its queue",
                DEQUEUE_TIMEOUT_MS,
                "a kernel that does not end, or a command processor that hangs",
            )
        self.board.clear_vram(_mqd_offset(pipe * QUEUES + queue), layout.MQD_STRIDE)

    @contextmanager
    def select(self, me: int = 0, pipe: int = 0, queue: int = 0, vmid: int = 0) -> Iterator[None]:
        """Step 3.1: registers of one slot or VMID while inside; the selection goes back to 0 in any case."""
        select = self.facts.GRBM_GFX_CNTL
        self.regs.write(select(meid=me, pipeid=pipe, queueid=queue, vmid=vmid))
        try:
            yield
        finally:
            self.regs.write(select(meid=0, pipeid=0, queueid=0, vmid=0))

    def _slot(self, ring: ComputeRing) -> list[Register]:
        """What the slot's registers hold, in the order of the MQD. Values: Linux kfd_mqd_manager_v11.c."""
        facts = self.facts
        mqd_mc = self.board.mc(_mqd_offset(ring.slot))
        offset = nbio.doorbell_dword(ring.doorbell)
        return [
            facts.CP_MQD_BASE_ADDR(base_addr=(mqd_mc & 0xFFFF_FFFF) >> 2),
            facts.CP_MQD_BASE_ADDR_HI(base_addr_hi=mqd_mc >> 32),
            facts.CP_HQD_VMID(vmid=ring.vmid),
            facts.CP_HQD_PERSISTENT_STATE(preload_req=1, preload_size=PRELOAD_SIZE),
            facts.CP_HQD_PIPE_PRIORITY(pipe_priority=2),
            facts.CP_HQD_QUEUE_PRIORITY(priority_level=7),
            facts.CP_HQD_QUANTUM(**QUANTUM),
            facts.CP_HQD_PQ_BASE(addr=ring.ring_va >> 8 & 0xFFFF_FFFF),
            facts.CP_HQD_PQ_BASE_HI(addr_hi=ring.ring_va >> 40),
            facts.CP_HQD_PQ_RPTR(consumed_offset=0),
            facts.CP_HQD_PQ_RPTR_REPORT_ADDR(rptr_report_addr=(ring.rptr_va & 0xFFFF_FFFF) >> 2),
            facts.CP_HQD_PQ_RPTR_REPORT_ADDR_HI(rptr_report_addr_hi=ring.rptr_va >> 32),
            facts.CP_HQD_PQ_WPTR_POLL_ADDR(wptr_addr=(ring.wptr_va & 0xFFFF_FFFF) >> 3),
            facts.CP_HQD_PQ_WPTR_POLL_ADDR_HI(wptr_addr_hi=ring.wptr_va >> 32),
            facts.CP_HQD_PQ_DOORBELL_CONTROL(doorbell_offset=offset, doorbell_en=1),
            facts.CP_HQD_PQ_CONTROL(
                queue_size=(ring.ring_bytes // 4).bit_length() - 2,
                rptr_block_size=READ_BLOCK_LOG2,
                unord_dispatch=0,
                tunnel_dispatch=0,
                priv_state=0,
                kmd_queue=0,
            ),
            facts.CP_HQD_IB_CONTROL(min_ib_avail_size=3),
            facts.CP_HQD_IQ_TIMER(wait_time=0),
            facts.CP_MQD_CONTROL(vmid=0, priv_state=1),
            facts.CP_HQD_EOP_BASE_ADDR(base_addr=ring.eop_va >> 8 & 0xFFFF_FFFF),
            facts.CP_HQD_EOP_BASE_ADDR_HI(base_addr_hi=ring.eop_va >> 40),
            facts.CP_HQD_EOP_CONTROL(eop_size=(ring.eop_bytes // 4).bit_length() - 2),
            facts.CP_HQD_PQ_WPTR_LO(offset_=0),
            facts.CP_HQD_PQ_WPTR_HI(data=0),
        ]

    def _write_mqd(self, ring: ComputeRing, slot: list[Register]) -> None:
        """The queue's descriptor in memory, which the command processor may read again: the same values.

        Every compute unit is allowed in it; with none, no wave would ever start. GFX12 has the same places.
        """
        image = mqd.v11_compute_mqd(
            header=MQD_HEADER,
            compute_pipelinestat_enable=1,
            compute_static_thread_mgmt_se0=ALL_UNITS,
            compute_static_thread_mgmt_se1=ALL_UNITS,
            compute_static_thread_mgmt_se2=ALL_UNITS,
            compute_static_thread_mgmt_se3=ALL_UNITS,
            compute_static_thread_mgmt_se4=ALL_UNITS,
            compute_static_thread_mgmt_se5=ALL_UNITS,
            compute_static_thread_mgmt_se6=ALL_UNITS,
            compute_static_thread_mgmt_se7=ALL_UNITS,
        )
        words = list(struct.unpack(f"<{mqd.MQD_SIZE_DW}I", bytes(image)))
        for register in slot:
            index = mqd.HQD_FIRST_DW + register.offset - self.facts.CP_MQD_BASE_ADDR.offset
            words[index] = int(register)
        self.board.write_vram(_mqd_offset(ring.slot), struct.pack(f"<{mqd.MQD_SIZE_DW}I", *words))
        self.board.flush_hdp()


def _mqd_offset(slot: int) -> int:
    return layout.MQD + slot * layout.MQD_STRIDE


def _check(ring: ComputeRing) -> None:
    """What the slot's fields can express. Raises ArgumentError."""
    if not 0 <= ring.queue < QUEUES:
        raise ArgumentError(f"compute queue {ring.queue}: a pipe has slots 0..{QUEUES - 1}")
    for name, size in (("ring", ring.ring_bytes), ("end-of-pipe buffer", ring.eop_bytes)):
        if size < 256 or size & size - 1:
            raise ArgumentError(
                f"compute queue {ring.queue}: {name} of {size:#x} bytes; must be 2^n, from 256"
            )
    for name, va in (("ring", ring.ring_va), ("end-of-pipe buffer", ring.eop_va)):
        if va % 256:
            raise ArgumentError(f"compute queue {ring.queue}: {name} at {va:#x}; must be 256-byte aligned")
    if ring.rptr_va % 4 or ring.wptr_va % 8:
        pointers = f"{ring.rptr_va:#x} and {ring.wptr_va:#x}"
        raise ArgumentError(f"compute queue {ring.queue}: pointers at {pointers} are not aligned")
