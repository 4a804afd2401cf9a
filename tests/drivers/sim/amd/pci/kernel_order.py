"""A second driver, as small as can be: the register writes of Linux's amdgpu, in its order, on any `Host`.

Shares nothing with our own driver: VMID 0 is a flat table (GART) at the top of the 48-bit range, rings and
buffers lie in host memory mapped there, or in video memory. Steps name the kernel's functions; constants are
theirs. Sources: Linux gmc_v11_0.c, gmc_v12_0.c, gfxhub_v3_0.c, gfxhub_v12_0.c, mmhub_v3_0.c, mmhub_v4_1_0.c,
ih_v6_0.c, ih_v7_0.c, psp_v13_0.c, psp_v14_0.c, amdgpu_psp.c, smu_cmn.c, gfx_v11_0.c, gfx_v12_0.c,
sdma_v6_0.c, sdma_v7_0.c, nbio_v4_3.c, nbif_v6_3_1.c.
"""

from __future__ import annotations

import ctypes

from autogen.amd import psp as facts
from autogen.amd.psp import BinType, FwType, GfxCommand
from drivers.sim.amd.pci import firmware
from tests.drivers.sim.amd.pci.kernel_access import (
    GART_BYTES,
    GART_START,
    GART_TABLE,
    HDP_PAGE,
    MIB,
    PAGE,
    SCRATCH,
    TMR,
    VALID,
    KernelAccess,
    Memory,
)

KIQ, MEC0, SDMA0, IH_DOORBELL = 0, 3, 0x100, 0x178  # 64-bit doorbells; amdgpu_doorbell.h
USER_END = 0x8A
BOOTLOADER = (
    (0x80000, BinType.PSP_KDB),
    (0x10000000, BinType.PSP_SPL),
    (0x10000, BinType.PSP_SYS_DRV),
    (0xB0000, BinType.PSP_SOC_DRV),
    (0xD0000, BinType.PSP_INTF_DRV),
    (0xC0000, BinType.PSP_DBG_DRV),
    (0xE0000, BinType.PSP_RAS_DRV),
    (0xF0000, BinType.PSP_IPKEYMGR_DRV),
    (0x20000, BinType.PSP_SOS),
)
LOADED = (  # amdgpu_psp.c psp_load_non_psp_fw: the order of AMDGPU_UCODE_ID
    *(FwType.SDMA_UCODE_TH0, FwType.SDMA_UCODE_TH1),
    *(FwType.RS64_PFP, FwType.RS64_ME, FwType.RS64_MEC),
    *(FwType.RS64_PFP_P0_STACK, FwType.RS64_PFP_P1_STACK, FwType.RS64_ME_P0_STACK, FwType.RS64_ME_P1_STACK),
    *(FwType.RS64_MEC_P0_STACK, FwType.RS64_MEC_P1_STACK, FwType.RS64_MEC_P2_STACK, FwType.RS64_MEC_P3_STACK),
    *(FwType.IMU_I, FwType.IMU_D),
    *(FwType.RLC_RESTORE_LIST_GPM_MEM, FwType.RLC_RESTORE_LIST_SRM_MEM),
    *(FwType.RLC_IRAM, FwType.RLC_DRAM_BOOT, FwType.RLC_P, FwType.RLC_V, FwType.RLC_G),
)
STACKS = {"PFP": FwType.RS64_PFP_P0_STACK, "ME": FwType.RS64_ME_P0_STACK, "MEC": FwType.RS64_MEC_P0_STACK}


class Amdgpu(KernelAccess):
    """One card, brought up."""

    # --- common and gmc ---
    def early(self) -> None:
        """amdgpu_discovery_init, soc21_common_hw_init."""
        self.wait("the boot firmware", lambda: bool(self.read(f"{self.psp}_33") >> 31))
        size = self.read("RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE") << 20
        table = size - (64 << 10)
        self.write("BIF_BX_PF0_MM_INDEX", table & 0x7FFF_FFFF | 1 << 31)
        self.write("BIF_BX_PF0_MM_INDEX_HI", table >> 31)
        assert self.read("BIF_BX_PF0_MM_DATA") == 0x28211407
        self.set("RCC_DEV0_EPF2_STRAP2", strap_no_soft_reset_dev0_f2=0)
        self.write("BIF_BX0_REMAP_HDP_MEM_FLUSH_CNTL", HDP_PAGE)
        self.write("BIF_BX0_REMAP_HDP_REG_FLUSH_CNTL", HDP_PAGE + 4)
        self.set("RCC_DEV0_EPF0_RCC_DOORBELL_APER_EN", bif_doorbell_aper_en=1)
        self.write("BIF_BX0_BIF_FB_EN", 3)
        self.fb_base = (self.read("MMMC_VM_FB_LOCATION_BASE") & 0xFF_FFFF) << 24

    def mode1_reset(self) -> None:
        """amdgpu_device_mode1_reset, which a loading driver does first when SOS still runs.

        smu_v13_0_0_mode1_reset sends message 0x2F; smu_v14_0_2_mode1_reset message 2 to the debug mailbox.
        """
        saved = self.function.save_config()
        self.function.set_bus_master(False)
        if self.is_11:
            self.message(0x2F)
        else:
            self.write("MP1_SMN_C2PMSG_53", 0)
            self.write("MP1_SMN_C2PMSG_75", 2)
            self.write("MP1_SMN_C2PMSG_54", 0)
        self.host.sleep(0.5 if self.is_11 else 1.0)
        self.function.restore_config(saved)
        self.wait("the memory size", lambda: self.read("RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE") != 0xFFFF_FFFF)

    def enable_gart(self, hub: str) -> None:
        """mmhub_v3_0_gart_enable, gfxhub_v3_0_gart_enable and their successors."""
        vm, mc = f"{hub}VM", f"{hub}MC_VM"
        if not self.hubs:
            self.vram.write_bytes(GART_TABLE, bytes(GART_BYTES // PAGE * 8))
            self.flush_hdp()
        for name, value in (
            ("BASE", GART_TABLE | VALID),
            ("START", GART_START >> 12),
            ("END", GART_START + GART_BYTES - 1 >> 12),
        ):
            self.write(f"{vm}_CONTEXT0_PAGE_TABLE_{name}_ADDR_LO32", value & 0xFFFF_FFFF)
            self.write(f"{vm}_CONTEXT0_PAGE_TABLE_{name}_ADDR_HI32", value >> 32)
        self.write(f"{mc}_AGP_BASE", 0)
        self.write(f"{mc}_AGP_BOT", 0xFFFF_FFFF_FFFF >> 24)  # amdgpu_gmc_set_agp_default
        self.write(f"{mc}_AGP_TOP", 0)
        self.write(f"{mc}_SYSTEM_APERTURE_LOW_ADDR", self.fb_base >> 18)
        size = (
            self.read("RCC_DEV0_EPF0_RCC_CONFIG_MEMSIZE") << 20
        )  # not FB_LOCATION_TOP: amdgpu_gmc_vram_location
        self.write(f"{mc}_SYSTEM_APERTURE_HIGH_ADDR", self.fb_base + size - 1 >> 18)
        self.write(f"{mc}_SYSTEM_APERTURE_DEFAULT_ADDR_LSB", SCRATCH >> 12)
        self.write(f"{mc}_SYSTEM_APERTURE_DEFAULT_ADDR_MSB", 0)
        self.write(f"{vm}_L2_PROTECTION_FAULT_DEFAULT_ADDR_LO32", 0x1234)
        self.write(f"{vm}_L2_PROTECTION_FAULT_DEFAULT_ADDR_HI32", 0)
        self.set(f"{vm}_L2_PROTECTION_FAULT_CNTL2", active_page_migration_pte_read_retry=1)
        tlb = {"enable_l1_tlb": 1, "system_access_mode": 3, "enable_advanced_driver_model": 1}
        self.set(f"{mc}_MX_L1_TLB_CNTL", **tlb, system_aperture_unmapped_access=0, eco_bits=0, mtype=3)
        cache = {"enable_l2_cache": 1, "enable_l2_fragment_processing": 0, "context1_identity_access_mode": 1}
        self.set(f"{vm}_L2_CNTL", **cache, enable_default_page_out_to_system_memory=1)
        self.set(f"{vm}_L2_CNTL2", invalidate_all_l1_tlbs=1, invalidate_l2_cache=1)
        default = 0x8012_0007 if hub == "GC" else 0x8010_0007  # reg*VM_L2_CNTL3_DEFAULT
        sized = self.fields(f"{vm}_L2_CNTL3", default, bank_select=9, l2_cache_bigk_fragment_size=6)
        self.write(f"{vm}_L2_CNTL3", sized)
        taps = {"vmc_tap_pde_request_physical": 0, "vmc_tap_pte_request_physical": 0}
        self.write(f"{vm}_L2_CNTL4", self.fields(f"{vm}_L2_CNTL4", 0xC1, **taps))
        self.write(f"{vm}_L2_CNTL5", self.fields(f"{vm}_L2_CNTL5", 0x3FE0, l2_cache_smallk_fragment_size=0))
        self.set(f"{vm}_CONTEXT0_CNTL", enable_context=1, page_table_depth=0)
        self._contexts(vm)
        faults = ("range", "pde0", "pde1", "pde2", "translate_further", "nack", "dummy_page", "valid", "read")
        on = {f"{kind}_protection_fault_enable_default": 1 for kind in (*faults, "write", "execute")}
        self.set(f"{vm}_L2_PROTECTION_FAULT_CNTL", **on)
        self.hubs = (*self.hubs, hub)
        self.flush_hdp()
        self.flush_tlb(hub)

    def _contexts(self, vm: str) -> None:
        """disable_identity_aperture, setup_vmid_config, program_invalidation."""
        for edge, low, high in (("LOW", 0xFFFF_FFFF, 0xF), ("HIGH", 0, 0)):
            self.write(f"{vm}_L2_CONTEXT1_IDENTITY_APERTURE_{edge}_ADDR_LO32", low)
            self.write(f"{vm}_L2_CONTEXT1_IDENTITY_APERTURE_{edge}_ADDR_HI32", high)
        self.write(f"{vm}_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_LO32", 0)
        self.write(f"{vm}_L2_CONTEXT_IDENTITY_PHYSICAL_OFFSET_HI32", 0)
        for vmid in range(1, 16):
            kinds = ("range", "dummy_page", "pde0", "valid", "read", "write", "execute")
            on = {f"{kind}_protection_fault_enable_default": 1 for kind in kinds}
            shape = {"enable_context": 1, "page_table_depth": 3, "page_table_block_size": 0}
            self.set(f"{vm}_CONTEXT{vmid}_CNTL", **shape, **on)
            for edge, page in (("START", 0), ("END", (1 << 36) - 1)):
                self.write(f"{vm}_CONTEXT{vmid}_PAGE_TABLE_{edge}_ADDR_LO32", page & 0xFFFF_FFFF)
                self.write(f"{vm}_CONTEXT{vmid}_PAGE_TABLE_{edge}_ADDR_HI32", page >> 32)
        for engine in range(18):
            self.write(f"{vm}_INVALIDATE_ENG{engine}_ADDR_RANGE_LO32", 0xFFFF_FFFF)
            self.write(f"{vm}_INVALIDATE_ENG{engine}_ADDR_RANGE_HI32", 0x1F)

    def flush_tlb(self, hub: str, vmid: int = 0) -> None:
        """gmc_v11_0_flush_vm_hub: engine 17, with the semaphore on the MM side only."""
        name = f"{hub}VM_INVALIDATE_ENG17"
        if hub == "MM":
            self.wait("the semaphore", lambda: bool(self.read(f"{name}_SEM") & 1))
        caches = {f"invalidate_l2_{kind}": 1 for kind in ("ptes", "pde0", "pde1", "pde2")}
        request = self.fields(
            f"{name}_REQ", 0, per_vmid_invalidate_req=1 << vmid, **caches, invalidate_l1_ptes=1
        )
        self.write(f"{name}_REQ", request)
        self.wait("the acknowledgement", lambda: bool(self.read(f"{name}_ACK") >> vmid & 1))
        if hub == "MM":
            self.write(f"{name}_SEM", 0)

    # --- interrupts ---
    def start_interrupts(self) -> None:
        """ih_v6_0_irq_init, ih_v7_0_irq_init: both rings, doorbell for the first, storms, master."""
        for ring in ("", "_RING1"):
            self.set(f"IH_RB_CNTL{ring}", rb_enable=0, **({} if ring else {"enable_intr": 0}))
            self.write(f"IH_RB_RPTR{ring}", 0)
            self.write(f"IH_RB_WPTR{ring}", 0)
        self.write("BIF_BX0_INTERRUPT_CNTL2", 0x12)
        self.set("BIF_BX0_INTERRUPT_CNTL", ih_dummy_rd_override=0, ih_req_nonsnoop_en=0)
        self.function.set_bus_master(True)  # the GTT rings below are translated at their enabling
        self.ih, self.ih_wptr = self.buffer(256 << 10), self.buffer(PAGE)
        self.ih1 = self.buffer(256 << 10)
        for ring, memory in (("", self.ih), ("_RING1", self.ih1)):
            self._interrupt_ring(ring, memory)
        entry = "S2A_DOORBELL_ENTRY_1_CTRL" if self.is_11 else "GDC_S2A0_S2A_DOORBELL_ENTRY_1_CTRL"
        self._route(entry, 1, 0x0, 0x0, 2 * IH_DOORBELL, 2)
        self.set("IH_STORM_CLIENT_LIST_CNTL", client18_is_storm_client=1)
        self.set("IH_INT_FLOOD_CNTL", flood_cntl_enable=1)
        self.set("IH_MSI_STORM_CTRL", delay=3)
        self.set("IH_RING1_CLIENT_CFG_INDEX", index=0)
        self.set("IH_RING1_CLIENT_CFG_DATA", client_id=0xA, source_id=0, source_id_match_enable=1)
        self.set("IH_RB_CNTL", rb_enable=1, enable_intr=1)
        self.set("IH_RB_CNTL_RING1", rb_enable=1)
        self.set("IH_CNTL2", self_iv_force_wptr_update_timeout=8, self_iv_force_wptr_update_enable=1)

    def _interrupt_ring(self, ring: str, memory: Memory) -> None:
        self.write(f"IH_RB_BASE{ring}", memory.mc >> 8 & 0xFFFF_FFFF)
        self.write(f"IH_RB_BASE_HI{ring}", memory.mc >> 40 & 0xFF)
        shape = {"mc_space": 4, "rb_size": 16, "wptr_overflow_clear": 1, "mc_snoop": 1}
        if ring:
            self.set(f"IH_RB_CNTL{ring}", **shape, wptr_overflow_enable=0, rb_full_drain_enable=1)
        else:
            self.set("IH_RB_CNTL", **shape, wptr_overflow_enable=1, wptr_writeback_enable=1, rptr_rearm=1)
            self.write("IH_RB_WPTR_ADDR_LO", self.ih_wptr.mc & 0xFFFF_FFFF)
            self.write("IH_RB_WPTR_ADDR_HI", self.ih_wptr.mc >> 32 & 0xFFFF)
        self.write(f"IH_RB_WPTR{ring}", 0)
        self.write(f"IH_RB_RPTR{ring}", 0)
        on = {"offset_": 2 * IH_DOORBELL, "enable": 1} if not ring else {"enable": 0}
        self.write(f"IH_DOORBELL_RPTR{ring}", self.fields(f"IH_DOORBELL_RPTR{ring}", 0, **on))

    def _route(self, entry: str, port: int, awid: int, awaddr: int, first: int, size: int) -> None:
        head = f"s2a_doorbell_port{port}"
        places = {f"{head}_enable": 1, f"{head}_awid": awid, f"{head}_range_offset": first}
        self.set(entry, **places, **{f"{head}_range_size": size, f"{head}_awaddr_31_28_value": awaddr})

    # --- psp ---
    def start_psp(self) -> None:
        """psp_hw_start: bootloader, SOS, ring, TOC, PMFW, TMR."""
        self.private, self.psp_ring = self.buffer(MIB, MIB), self.buffer(PAGE)
        self.command_memory, self.fence_memory = self.buffer(PAGE), self.buffer(PAGE)
        major = 13 if self.is_11 else 14
        for command, kind in BOOTLOADER:
            if kind not in firmware.SOS_PARTS[self.chip]:
                continue
            self.wait("the bootloader", lambda: bool(self.read(f"{self.psp}_35") >> 31))
            sent = BinType.PSP_KDB if kind is BinType.PSP_SPL and self.is_11 else kind
            image = firmware.image(firmware.BOOTLOADER, sent, major)
            self.private.store(0, image.ljust(MIB, b"\0"))
            self.write(f"{self.psp}_36", self.private.mc >> 20)
            self.write(f"{self.psp}_35", command)
        self.host.sleep(0.02)
        self.wait("SOS", lambda: bool(self.read(f"{self.psp}_81")))
        self.wait("the ring interface", lambda: bool(self.read(f"{self.psp}_64") >> 31))
        self.write(f"{self.psp}_69", self.psp_ring.mc & 0xFFFF_FFFF)
        self.write(f"{self.psp}_70", self.psp_ring.mc >> 32)
        self.write(f"{self.psp}_71", PAGE)
        self.write(f"{self.psp}_64", 2 << 16)
        self.host.sleep(0.02)
        self.wait("the PSP ring", lambda: self.read(f"{self.psp}_64") & 0x8000_FFFF == 0x8000_0000)
        size = self._load_toc(major)
        self.load(FwType.SMU, major)
        if self.is_11:
            self._setup_tmr(size)

    def load_graphics(self) -> None:
        """psp_load_non_psp_fw, ending in psp_rlc_autoload_start."""
        major = 11 if self.is_11 else 12
        for kind in LOADED:
            if not self.is_11 and kind in (FwType.SDMA_UCODE_TH1, FwType.RLC_P, FwType.RLC_V):
                continue
            is_copy = kind in (FwType.SDMA_UCODE_TH0, FwType.SDMA_UCODE_TH1)
            self.load(kind, (6 if self.is_11 else 7) if is_copy else major)
        self.command(facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.AUTOLOAD_RLC))

    def load(self, kind: FwType, major: int) -> None:
        """psp_execute_ip_fw_load."""
        shared = firmware.STACK_OF.get(kind, kind)  # a pipe's stack is one image for all pipes
        image = firmware.image(firmware.RING, shared, major)
        self.private.store(0, image)
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_IP_FW)
        place = command.cmd.cmd_load_ip_fw
        place.fw_phy_addr_lo, place.fw_phy_addr_hi = self.private.mc & 0xFFFF_FFFF, self.private.mc >> 32
        place.fw_size, place.fw_type = len(image), kind
        assert self.command(command).status == 0

    def _load_toc(self, major: int) -> int:
        image = firmware.image(firmware.BOOTLOADER, BinType.PSP_TOC, major)
        self.private.store(0, image.ljust(MIB, b"\0"))
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.LOAD_TOC)
        toc = command.cmd.cmd_load_toc
        toc.toc_phy_addr_lo, toc.toc_phy_addr_hi = self.private.mc & 0xFFFF_FFFF, self.private.mc >> 32
        toc.toc_size = len(image)
        return self.command(command).tmr_size

    def _setup_tmr(self, size: int) -> None:
        command = facts.psp_gfx_cmd_resp(cmd_id=GfxCommand.SETUP_TMR)
        tmr = command.cmd.cmd_setup_tmr
        tmr.buf_phy_addr_lo, tmr.buf_phy_addr_hi = (
            (self.fb_base + TMR) & 0xFFFF_FFFF,
            (self.fb_base + TMR) >> 32,
        )
        tmr.system_phy_addr_lo, tmr.buf_size, tmr.tmr_flags = TMR, size, facts.TMR_VIRT_PHY_ADDR
        assert self.command(command).status == 0

    def command(self, command: facts.psp_gfx_cmd_resp) -> facts.psp_gfx_resp:
        """psp_cmd_submit_buf: the ring wraps, HDP is flushed before the pointer moves."""
        self.fences += 1
        self.command_memory.store(0, bytes(command).ljust(PAGE, b"\0"))
        frame = facts.psp_gfx_rb_frame(
            cmd_buf_addr_lo=self.command_memory.mc & 0xFFFF_FFFF,
            cmd_buf_addr_hi=self.command_memory.mc >> 32,
            cmd_buf_size=ctypes.sizeof(command),
            fence_addr_lo=self.fence_memory.mc & 0xFFFF_FFFF,
            fence_addr_hi=self.fence_memory.mc >> 32,
            fence_value=self.fences,
        )
        self.psp_ring.store(64 * self.frames, bytes(frame))
        self.frames = (self.frames + 1) % (PAGE // 64)
        self.write(f"{self.psp}_67", 16 * self.frames)
        self.wait("the PSP's fence", lambda: self.fence_memory.word() == self.fences)
        raw = self.command_memory.load(0, ctypes.sizeof(command))
        return facts.psp_gfx_cmd_resp.from_buffer_copy(raw).resp

    # --- smu ---
    def start_smu(self) -> int:
        """smu_hw_init: firmware flags by the index pair, version, table, features."""
        flags = 0x03B0_0000 | 0x0301_0024
        self.wait("the power firmware", lambda: bool(self.read_dw(flags >> 2) & 1))
        version = self.message(0x2)
        table = self.buffer(PAGE)
        self.message(0xE, table.mc >> 32)
        self.message(0xF, table.mc & 0xFFFF_FFFF)
        self.message(0x36)  # RunDcBtc
        if self.is_11:  # not where the power table is signed (SCPM)
            self.message(0x5, 0xFFFF_FFFF)  # SetAllowedFeaturesMaskHigh, Low
            self.message(0x4, 0xFFFF_FFFF)
        self.message(0x6)
        return version

    def message(self, number: int, argument: int = 0) -> int:
        """smu_cmn_send_smc_msg_with_param."""
        self.wait("the last answer", lambda: bool(self.read("MP1_SMN_C2PMSG_90")))
        self.write("MP1_SMN_C2PMSG_90", 0)
        self.write("MP1_SMN_C2PMSG_82", argument)
        self.write("MP1_SMN_C2PMSG_66", number)
        self.wait("the SMU", lambda: bool(self.read("MP1_SMN_C2PMSG_90")))
        assert self.read("MP1_SMN_C2PMSG_90") == 1, f"message {number:#x}"
        return self.read("MP1_SMN_C2PMSG_82")
