"""The second driver's queues: graphics blocks, a compute ring and the copy rings, as amdgpu makes them.

Goes on where `kernel_order.py` ends. Sources: Linux gfx_v11_0.c and gfx_v12_0.c (hw_init, constants_init,
config_gfx_rs64, cp_set_doorbell_range, kiq_init_register, ring_emit_*), sdma_v6_0.c and sdma_v7_0.c
(gfx_resume_instance, ring_emit_*, emit_copy_buffer), amdgpu_ih.c.
"""

from __future__ import annotations

from tests.drivers.sim.amd.pci.kernel_order import KIQ, MEC0, PAGE, SDMA0, USER_END, Amdgpu, Memory

RING_BYTES = 8192
ENTRY = 0x0007_0000_0000_3000  # where RS64 programs start, from the headers of the files
PIPES = {"navi31": 4, "navi48": 2}  # gfx_v11_0_sw_init, gfx_v12_0_sw_init: num_pipe_per_mec


class Ring:
    """A ring and its pointers; `unit`: bytes that one count of the doorbell stands for."""

    def __init__(self, card: KernelCard, doorbell: int, unit: int) -> None:
        self.card, self.doorbell, self.unit = card, doorbell, unit
        self.memory, self.pointers = card.buffer(RING_BYTES), card.buffer(PAGE)
        self.eop = card.buffer(2048)
        self.put = 0

    @property
    def rptr_mc(self) -> int:
        return self.pointers.mc

    @property
    def wptr_mc(self) -> int:
        return self.pointers.mc + 64

    def submit(self, *words: int) -> None:
        """amdgpu_ring_commit: write pointer to memory, then the doorbell."""
        for word in words:
            self.memory.store(self.put % RING_BYTES, word.to_bytes(4, "little"))
            self.put += 4
        value = self.put // self.unit
        self.pointers.store(64, value.to_bytes(8, "little"))
        self.card.doorbells.write64(8 * self.doorbell, value)

    def is_idle(self) -> bool:
        return self.pointers.word(0) * self.unit == self.put


class KernelCard(Amdgpu):
    """The whole card."""

    def boot(self) -> None:
        """amdgpu_device_ip_init, as far as compute and copies need it."""
        self.early()
        self.enable_gart("MM")
        self.start_interrupts()
        self.start_psp()
        self.load_graphics()
        self.start_smu()
        self.start_gfx()
        self.compute = self.start_compute()
        self.copies = [self.start_copies(engine) for engine in range(2)]

    def select(self, me: int = 0, pipe: int = 0, queue: int = 0, vmid: int = 0) -> None:
        """soc21_grbm_select."""
        self.write("GRBM_GFX_CNTL", pipe | me << 2 | vmid << 4 | queue << 8)

    def start_gfx(self) -> None:
        """gfx_v11_0_hw_init."""
        done = "RLC_RLCS_BOOTLOAD_STATUS"
        self.wait("the autoload", lambda: self.read("CP_STAT") == 0 and bool(self.read(done) >> 31))
        self._start_addresses()
        self.enable_gart("GC")
        self.set("GRBM_CNTL", read_timeout=0xFF)
        for vmid in range(16):
            self.select(vmid=vmid)
            self.write(
                "SH_MEM_CONFIG", self.fields("SH_MEM_CONFIG", 0, alignment_mode=3, initial_inst_prefetch=3)
            )
            bases = {"private_base": 2, "shared_base": 1} if vmid else {"private_base": 0}
            self.write("SH_MEM_BASES", self.fields("SH_MEM_BASES", 0, **bases))
        self.select()
        self.set("RLC_SRM_CNTL", srm_enable=1, auto_incr_addr=1)
        self.set("RLC_CNTL", rlc_enable_f32=1)
        self.write("CP_RB_DOORBELL_RANGE_LOWER", 2 * 0x8B << 2)
        self.write("CP_RB_DOORBELL_RANGE_UPPER", 2 * 0x8B << 2)
        self.write("CP_MEC_DOORBELL_RANGE_LOWER", 2 * KIQ << 2)
        self.write("CP_MEC_DOORBELL_RANGE_UPPER", 2 * USER_END << 2)
        prefix = "" if self.is_11 else "GDC_S2A0_"
        self.write(f"{prefix}S2A_DOORBELL_ENTRY_0_CTRL", 0x30000007)
        self.write(f"{prefix}S2A_DOORBELL_ENTRY_3_CTRL", 0x3000000D)
        pipes = range(PIPES[self.chip])
        active = {f"mec_pipe{pipe}_active": 1 for pipe in pipes}
        resets = {f"mec_pipe{pipe}_reset": 0 for pipe in pipes}
        self.set("CP_MEC_RS64_CNTL", mec_invalidate_icache=0, mec_halt=0, **resets, **active)
        self.host.sleep(50e-6)

    def _start_addresses(self) -> None:
        """gfx_v11_0_config_gfx_rs64: addresses in dwords, by pipe, then a pulse of reset."""
        for name, me, pipes in (("PFP", 0, 2), ("ME", 0, 2), ("MEC_RS64", 1, PIPES[self.chip])):
            for pipe in range(pipes):
                self.select(me=me, pipe=pipe)
                self.write(f"CP_{name}_PRGRM_CNTR_START", ENTRY >> 2 & 0xFFFF_FFFF)
                self.write(f"CP_{name}_PRGRM_CNTR_START_HI", ENTRY >> 34)
        self.select()
        for value in (1, 0):
            self.set("CP_ME_CNTL", pfp_pipe0_reset=value, pfp_pipe1_reset=value)
        for value in (1, 0):
            self.set("CP_ME_CNTL", me_pipe0_reset=value, me_pipe1_reset=value)
        for value in (1, 0):
            resets = {f"mec_pipe{pipe}_reset": value for pipe in range(PIPES[self.chip])}
            self.set("CP_MEC_RS64_CNTL", **resets)

    def start_compute(self, pipe: int = 0, queue: int = 0) -> Ring:
        """gfx_v11_0_kiq_init_register: the order of its writes."""
        ring = Ring(self, MEC0 + 4 * pipe + queue, 4)
        self.select(1, pipe, queue)
        self.set("CP_PQ_WPTR_POLL_CNTL", en=0)
        self.write("CP_HQD_EOP_BASE_ADDR", ring.eop.mc >> 8 & 0xFFFF_FFFF)
        self.write("CP_HQD_EOP_BASE_ADDR_HI", ring.eop.mc >> 40)
        self.set("CP_HQD_EOP_CONTROL", eop_size=(2048 // 4).bit_length() - 2)
        doorbell = {
            "doorbell_offset": 2 * ring.doorbell,
            "doorbell_en": 1,
            "doorbell_source": 0,
            "doorbell_hit": 0,
        }
        control = self.set("CP_HQD_PQ_DOORBELL_CONTROL", **doorbell)
        assert not self.read("CP_HQD_ACTIVE") & 1
        self.write("CP_HQD_DEQUEUE_REQUEST", 0)
        self.write("CP_HQD_PQ_RPTR", 0)
        self.write("CP_HQD_PQ_WPTR_LO", 0)
        self.write("CP_HQD_PQ_WPTR_HI", 0)
        self.set("CP_MQD_CONTROL", vmid=0)
        self.write("CP_HQD_PQ_BASE", ring.memory.mc >> 8 & 0xFFFF_FFFF)
        self.write("CP_HQD_PQ_BASE_HI", ring.memory.mc >> 40)
        shape = {
            "queue_size": (RING_BYTES // 4).bit_length() - 2,
            "rptr_block_size": (PAGE // 4).bit_length() - 2,
        }
        self.set("CP_HQD_PQ_CONTROL", **shape, unord_dispatch=1, tunnel_dispatch=0, priv_state=1, kmd_queue=1)
        self._pair_of("CP_HQD_PQ_RPTR_REPORT_ADDR", "CP_HQD_PQ_RPTR_REPORT_ADDR_HI", ring.rptr_mc)
        self._pair_of("CP_HQD_PQ_WPTR_POLL_ADDR", "CP_HQD_PQ_WPTR_POLL_ADDR_HI", ring.wptr_mc)
        self.write("CP_HQD_PQ_DOORBELL_CONTROL", control)
        self.write("CP_HQD_VMID", 0)
        self.set("CP_HQD_PERSISTENT_STATE", preload_size=0x55)
        self.set("CP_HQD_IB_CONTROL", min_ib_avail_size=3)
        self.write("CP_HQD_ACTIVE", 1)
        self.set("CP_PQ_STATUS", doorbell_enable=1)
        self.select()
        # gfx_v11_0_set_compute_eop_interrupt_state, set_bad_op_fault_state, set_priv_reg_fault_state
        ends = {"time_stamp_int_enable": 1, "generic0_int_enable": 1}
        faults = {"opcode_error_int_enable": 1, "priv_reg_int_enable": 1}
        self.set(f"CP_ME1_PIPE{pipe}_INT_CNTL", **ends, **faults)
        return ring

    def start_copies(self, engine: int) -> Ring:
        """sdma_v6_0_gfx_resume_instance, sdma_v7_0_gfx_resume_instance."""
        ring, name = Ring(self, SDMA0 + 10 * engine, 1), f"SDMA{engine}_QUEUE0"
        self.set(f"{name}_RB_CNTL", rb_size=(RING_BYTES // 4).bit_length() - 1, rb_priv=1)
        for pointer in ("RPTR", "RPTR_HI", "WPTR", "WPTR_HI"):
            self.write(f"{name}_RB_{pointer}", 0)
        self._pair_of(f"{name}_RB_WPTR_POLL_ADDR_LO", f"{name}_RB_WPTR_POLL_ADDR_HI", ring.wptr_mc)
        self._pair_of(f"{name}_RB_RPTR_ADDR_LO", f"{name}_RB_RPTR_ADDR_HI", ring.rptr_mc)
        self.write(f"{name}_RB_BASE", ring.memory.mc >> 8 & 0xFFFF_FFFF)
        self.write(f"{name}_RB_BASE_HI", ring.memory.mc >> 40)
        self.write(f"{name}_MINOR_PTR_UPDATE", 1)
        self.write(f"{name}_RB_WPTR", 0)
        self.write(f"{name}_RB_WPTR_HI", 0)
        self.set(f"{name}_DOORBELL", enable=1)
        self.set(f"{name}_DOORBELL_OFFSET", offset_=2 * ring.doorbell)
        if not engine:
            entry = "S2A_DOORBELL_ENTRY_2_CTRL" if self.is_11 else "GDC_S2A0_S2A_DOORBELL_ENTRY_2_CTRL"
            self._route(entry, 2, 0xE, 0x3, 2 * SDMA0, 2 * 20)
        self.write(f"{name}_MINOR_PTR_UPDATE", 0)
        self.set(f"SDMA{engine}_WATCHDOG_CNTL", queue_hang_count=100)
        self.set(f"SDMA{engine}_UTCL1_CNTL", resp_mode=3, redo_delay=9)
        page = self.read(f"SDMA{engine}_UTCL1_PAGE") & 0xFF0FFF | 2 << 12 | 3 << 14
        self.write(f"SDMA{engine}_UTCL1_PAGE", page)
        stop = {"halt": 0, "th1_reset": 0} if self.is_11 else {"halt": 0, "reset": 0}
        self.set(f"SDMA{engine}_{'F32' if self.is_11 else 'MCU'}_CNTL", **stop)
        poll = {"f32_wptr_poll_enable": 1} if self.is_11 else {"mcu_wptr_poll_enable": 1}
        self.set(f"{name}_RB_CNTL", rptr_writeback_enable=1, rb_enable=1, **poll)
        self.set(f"{name}_IB_CNTL", ib_enable=1)
        self.set(f"SDMA{engine}_CNTL", trap_enable=1)  # sdma_v6_0_set_trap_irq_state
        return ring

    def _pair_of(self, low: str, high: str, address: int) -> None:
        self.write(low, address & 0xFFFF_FFFF)
        self.write(high, address >> 32)

    # --- what the rings are told ---
    def test_compute(self, ring: Ring) -> int:
        """gfx_v11_0_ring_test_ring: a packet writes a scratch register."""
        self.write("SCRATCH_REG0", 0xCAFEDEAD)
        scratch = self.at("SCRATCH_REG0") - 0xC000
        ring.submit(3 << 30 | 1 << 16 | 0x79 << 8, scratch, 0xDEADBEEF)
        self.wait("the scratch register", lambda: self.read("SCRATCH_REG0") != 0xCAFEDEAD)
        return self.read("SCRATCH_REG0")

    def compute_fence(self, ring: Ring, where: Memory, value: int, pipe: int = 0) -> None:
        """ring_emit_hdp_flush, emit_mem_sync, ring_emit_fence with an interrupt."""
        bit = 1 << 2 + pipe
        request, done = self.at("BIF_BX_PF0_GPU_HDP_FLUSH_REQ"), self.at("BIF_BX_PF0_GPU_HDP_FLUSH_DONE")
        flush = (3 << 30 | 5 << 16 | 0x3C << 8, 1 << 6 | 3, request, done, bit, bit, 0x20)
        gcr = 1 << 14 | 1 << 15 | 1 << 5 | 1 << 4 | 1 << 9 | 1 << 8 | 1 << 7 | 1
        sync = (3 << 30 | 6 << 16 | 0x58 << 8, 0, 0xFFFF_FFFF, 0xFF_FFFF, 0, 0, 0xA, gcr)
        gcr_release = 1 << 22 | 1 << 21 | 3 << 25 | (1 << 13 | 1 << 12 if self.is_11 else 0)
        fence = (3 << 30 | 6 << 16 | 0x49 << 8, gcr_release | 5 << 8 | 0x14, 2 << 29 | 2 << 24)
        ring.submit(*flush, *sync, *fence, where.mc & 0xFFFF_FFFF, where.mc >> 32, value, 0, 0)
        self.wait("the fence", lambda: where.word(0, 8) == value)

    def copy(self, ring: Ring, target: Memory, source: Memory, size: int, fence: Memory, value: int) -> None:
        """ring_emit_hdp_flush, an INDIRECT that copies, ring_emit_fence and a TRAP."""
        bit = 1 << 10 + (ring.doorbell - SDMA0) // 10
        done, request = self.at("BIF_BX_PF0_GPU_HDP_FLUSH_DONE"), self.at("BIF_BX_PF0_GPU_HDP_FLUSH_REQ")
        flush = (8 | 1 << 26 | 3 << 28, done << 2, request << 2, bit, bit, 0xFFF << 16 | 10)
        head, tail = (1, ()) if self.is_11 else (1 | 1 << 19, (0,))
        ends = (source.mc & 0xFFFF_FFFF, source.mc >> 32, target.mc & 0xFFFF_FFFF, target.mc >> 32)
        words = [head, size - 1, 0, *ends, *tail]
        words += [0] * (-len(words) % 8)
        commands = self.buffer(PAGE)
        commands.store(0, b"".join(word.to_bytes(4, "little") for word in words))
        padding = [0] * (2 - (ring.put // 4 + len(flush)) & 7)
        indirect = (4, commands.mc & 0xFFFF_FFFF, commands.mc >> 32, len(words), 0, 0)
        signal = (5 | 3 << 16, fence.mc & 0xFFFF_FFFF, fence.mc >> 32, value)
        ring.submit(*flush, *padding, *indirect, *signal, 6, 0)
        self.wait("the copy's fence", lambda: fence.word() == value)

    def interrupts(self) -> list[tuple[int, int]]:
        """amdgpu_ih_process: (client, source) of every new entry; the read pointer goes by doorbell."""
        found = []
        end, at = self.ih_wptr.word(), getattr(self, "ih_rptr", 0)
        while at != end:
            head = self.ih.word(at)
            found.append((head & 0xFF, head >> 8 & 0xFF))
            at = (at + 32) % self.ih.size
        self.ih_rptr = at
        self.doorbells.write32(8 * 0x178, at)
        return found


SHADER = (0xBE80_0080, 0xBFB0_0000)  # s_mov_b32 s0, 0; s_endpgm: the same words on both generations
RSRC1 = 0xF << 16 | 1 << 29 | 1 << 30  # denormals kept, WGP mode, memory in order: COMPUTE_PGM_RSRC1
CODE_END = 0xBF9F_0000  # s_code_end, which must follow a program as far as it may be prefetched


def dispatch(
    card: KernelCard, ring: Ring, fence: Memory, value: int, shader: tuple[int, ...] = SHADER
) -> None:
    """One wave of a program in video memory, in the order of a compute driver, and a fence behind it."""
    code = card.in_memory(PAGE)
    words = (*shader, *[CODE_END] * (PAGE // 4 - len(shader)))
    code.store(0, b"".join(word.to_bytes(4, "little") for word in words))

    def set_sh(name: str, *values: int) -> tuple[int, ...]:
        return (3 << 30 | len(values) << 16 | 0x76 << 8, card.at(name) - 0x2C00, *values)

    gcr = 1 << 14 | 1 << 15 | 1 << 9 | 1 << 8 | 1 << 7 | 1
    ring.submit(
        *(3 << 30 | 6 << 16 | 0x58 << 8, 0, 0xFFFF_FFFF, 0xFF_FFFF, 0, 0, 0xA, gcr),
        *set_sh("COMPUTE_PGM_LO", code.mc >> 8 & 0xFFFF_FFFF, code.mc >> 40),
        *set_sh("COMPUTE_PGM_RSRC1", RSRC1, 0),
        *set_sh("COMPUTE_PGM_RSRC3", 0),
        *set_sh("COMPUTE_TMPRING_SIZE", 0),
        *set_sh("COMPUTE_RESTART_X", 0, 0, 0),
        *set_sh("COMPUTE_RESOURCE_LIMITS", 0),
        *set_sh("COMPUTE_START_X", 0, 0, 0, 32, 1, 1),
        *(3 << 30 | 3 << 16 | 0x15 << 8, 1, 1, 1, 1 | 1 << 2 | 1 << 15),
        *(3 << 30 | 0x46 << 8, 4 << 8 | 7),
    )
    card.compute_fence(ring, fence, value)
