"""What the security processor demands, by generation: the order of its images and which of them it needs.

Sources: Linux psp_v13_0.c, psp_v14_0.c, amdgpu_psp.c, psp_gfx_if.h.
"""

from __future__ import annotations

from typing import NamedTuple

from autogen.amd.psp import BinType, BootloaderCommand, FwType
from drivers.sim.amd.pci import firmware

# Order of the bootloader's components, and the image each takes. Source: psp_v13_0.c, psp_v14_0.c.
STEPS: dict[int, BinType] = {
    BootloaderCommand.LOAD_KEY_DATABASE: BinType.PSP_KDB,
    BootloaderCommand.LOAD_TOS_SPL_TABLE: BinType.PSP_SPL,
    BootloaderCommand.LOAD_SYSDRV: BinType.PSP_SYS_DRV,
    BootloaderCommand.LOAD_SOCDRV: BinType.PSP_SOC_DRV,
    BootloaderCommand.LOAD_INTFDRV: BinType.PSP_INTF_DRV,
    BootloaderCommand.LOAD_DBGDRV: BinType.PSP_DBG_DRV,
    BootloaderCommand.LOAD_RASDRV: BinType.PSP_RAS_DRV,
    BootloaderCommand.LOAD_IPKEYMGRDRV: BinType.PSP_IPKEYMGR_DRV,
    BootloaderCommand.LOAD_SOSDRV: BinType.PSP_SOS,
}
OPTIONAL = {BinType.PSP_IPKEYMGR_DRV}  # boards boot without it


class PspRules(NamedTuple):
    """What differs between the generations. `prefix`: of the mailbox registers' names."""

    prefix: str
    tmr_bytes: int
    boot_time_tmr: bool
    required: frozenset[FwType]
    sos_version: int  # C2PMSG_58


# What AUTOLOAD_RLC needs. Inferred: what every public driver loads before it. The RLC's restore lists are
# sent only where the RLC's file has them (Linux amdgpu_rlc.c, init_microcode_v2_1: sizes that are not 0), and
# one public driver leaves them out. tmr_bytes: navi31's in many boot logs; navi48's logs say 0.
_COMMON = {
    *(FwType.SMU, FwType.SDMA_UCODE_TH0, FwType.RS64_MEC, FwType.RS64_MEC_P0_STACK),
    *(FwType.IMU_I, FwType.IMU_D, FwType.RLC_IRAM, FwType.RLC_DRAM_BOOT, FwType.RLC_G),
}
_GFX12 = {FwType.RS64_PFP, FwType.RS64_PFP_P0_STACK, FwType.RS64_ME, FwType.RS64_ME_P0_STACK}
OUTSIDE_TMR = {False: {FwType.SMU}, True: {FwType.SMU, FwType.IMU_I, FwType.IMU_D}}  # by boot_time_tmr; same
RULES = {
    "navi31": PspRules(
        "MP0_SMN_C2PMSG", 0x130_0000, False, frozenset(_COMMON | {FwType.SDMA_UCODE_TH1}), 0x31_0035
    ),
    "navi48": PspRules("MPASP_SMN_C2PMSG", 0, True, frozenset(_COMMON | _GFX12), 0x3A_1214),
}
LOADABLE = frozenset(
    {*_COMMON, *_GFX12, *firmware.STACK_OF, FwType.SDMA_UCODE_TH1, FwType.RLC_P, FwType.RLC_V}
    | {
        FwType.RLC_RESTORE_LIST_SRM_CNTL,
        FwType.RLC_RESTORE_LIST_GPM_MEM,
        FwType.RLC_RESTORE_LIST_SRM_MEM,
        FwType.CP_MES,
        FwType.MES_STACK,
        FwType.CP_MES_KIQ,
        FwType.MES_KIQ_STACK,
    }
    | {FwType.RS64_MES, FwType.RS64_MES_STACK, FwType.RS64_KIQ, FwType.RS64_KIQ_STACK}
    | {FwType.VCN, FwType.VCN0_RAM, FwType.VCN1_RAM, FwType.DMUB, FwType.PPTABLE}  # other engines' images
)
