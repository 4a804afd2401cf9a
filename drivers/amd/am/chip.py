"""What differs between the chips, as data: register modules, doorbell routes, firmware, mailboxes.

Everything that a block file needs to know about a generation is here or, for memory hubs, in `hubs.py`, so no
block tests which chip it has. Sources: Linux 6.12 per table; names of registers as in the vendor's headers
(`autogen`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from autogen.amd.discovery import HwId
from autogen.amd.products import CHIP_OF
from autogen.amd.psp import BinType
from autogen.schema import Register
from drivers.amd.am.hubs import Fields, Hub, gc_hub, mm_hub
from drivers.core.errors import DeviceError
from drivers.core.pagetable import GFX11, GFX12, EntryFormat

VENDOR = 0x1002


@dataclass(frozen=True)
class PspMailbox:
    """Registers of the security processor: the bootloader's, then the secure OS' ring."""

    status: Fields  # C2PMSG_35: bit 31 ready, bits 7:0 the bootloader's error
    status_mask: int  # bits of it that must be 0x80000000 before the bootloader counts as ready
    address: Fields  # C2PMSG_36: buffer address in MiB
    sign_of_life: Fields  # C2PMSG_81: not zero once the secure OS runs
    control: Fields  # C2PMSG_64: ring commands
    wptr: Fields  # C2PMSG_67, dwords
    ring_lo: Fields  # C2PMSG_69
    ring_hi: Fields  # C2PMSG_70
    ring_size: Fields  # C2PMSG_71, bytes


@dataclass(frozen=True)
class SmuMailbox:
    """Registers of the power controller's mailbox and of its debug mailbox."""

    message: Fields
    argument: Fields
    response: Fields
    debug_message: Fields
    debug_argument: Fields
    debug_response: Fields


@dataclass(frozen=True)
class FirmwareNames:
    """Files of one chip below amdgpu/, without suffix. Source: Linux amdgpu_ucode.c naming."""

    psp: str
    smu: str
    sdma: str
    pfp: str
    me: str
    mec: str
    imu: str
    rlc: str


@dataclass(frozen=True)
class ChipTables:
    """One supported chip. `versions`: what its discovery table must say for this table to apply."""

    name: str
    arch: str
    product: str
    versions: Mapping[int, tuple[int, int, int]]
    gc: ModuleType
    nbio: ModuleType
    osssys: ModuleType
    hubs: tuple[Hub, Hub]  # GC, MM
    psp: PspMailbox
    smu: SmuMailbox
    smu_interface: ModuleType
    smu_tables: int  # the oldest interface version whose tables are ours
    firmware: FirmwareNames
    format: EntryFormat
    doorbell_routes: tuple[Register, Register]  # to the command processor: whole words
    copy_route: Register  # to the copy engines: these fields, the others stay
    sdma_control: tuple[Fields, Fields]
    sdma_run: Mapping[str, int]  # fields of sdma_control that let an engine run
    sdma_freezes: bool  # whether an engine is frozen before it is halted
    sdma_polls_wptr: Mapping[str, int]
    golden: tuple[tuple[Fields, int], ...]  # bits that the vendor's driver sets, whatever they mean
    mec_pipes: int
    stack_pipes: tuple[int, int, int]  # of PFP, ME, MEC: pipes whose stack is loaded
    sa_off: tuple[Fields, Fields]  # shader arrays that are switched off: by fuses, by the user
    has_boot_time_tmr: bool
    sends_kdb_as_spl: bool
    mode1_message: str  # name in the SMU's main mailbox, or '' for the debug mailbox
    mode1_wait_ms: int
    fault_clients: Mapping[int, str]  # of the GC hub
    mm_clients: Mapping[int, str]

    @property
    def gc_hub(self) -> Hub:
        return self.hubs[0]

    @property
    def mm_hub(self) -> Hub:
        return self.hubs[1]


GFXHUB_CLIENTS = {  # Source: Linux gfxhub_v3_0.c, gfxhub_client_ids
    0: "CB/DB",
    2: "GE1",
    3: "GE2",
    4: "CPF",
    5: "CPC",
    6: "CPG",
    7: "RLC",
    8: "TCP",
    9: "SQC (instructions)",
    10: "SQC (data)",
    11: "SQG",
    13: "SDMA0",
    14: "SDMA1",
}  # gfxhub_v12_0.c has no names; inferred for navi48
MMHUB_CLIENTS = {
    0: "VMC",
    3: "DCEDWB",
    4: "DCEDMC",
    6: "MP0 (PSP)",
    7: "MP1 (SMU)",
    8: "MPIO",
    14: "XDP",
    15: "OSSSYS",
}
MMHUB_3_CLIENTS = MMHUB_CLIENTS | {
    5: "DCEVGA",
    16: "HDP",
    17: "LSDMA",
    18: "JPEG",
    19: "VCNU0",
    20: "VCN0",  # its writes
    21: "VSCH",
    22: "VCNU1",
    23: "VCN1",
    52: "VCN0",  # its reads
}  # mmhub_v3_0.c, mmhub_client_ids_v3_0_0
MMHUB_4_CLIENTS = MMHUB_CLIENTS | {
    16: "LSDMA",
    17: "JPEG",
    18: "VCNWR",
    19: "VCNU",
    22: "VSCH",
    23: "HDP",
    55: "VCNRD",
}  # mmhub_v4_1_0.c
DEVICE_IDS = {chip: tuple(i for i, of in CHIP_OF.items() if of == chip) for chip in ("navi31", "navi48")}
GC_VERSIONS = {(11, 0, 0): "navi31", (12, 0, 1): "navi48"}
OTHERS = {  # graphics cores of neighbours; Linux amdgpu_discovery.c, kfd_device.c
    (11, 0, 2): "navi33: RX 7600, gfx1102",
    (11, 0, 3): "navi32: RX 7800 XT, RX 7700 XT, gfx1101",
    (12, 0, 0): "navi44: RX 9060 XT, gfx1200",
}


def chip_of(gc_version: tuple[int, int, int]) -> ChipTables:
    """The table for a graphics core. Raises DeviceError naming those that are supported."""
    name = GC_VERSIONS.get(gc_version)
    if name is None:
        known = ", ".join(f"{'.'.join(map(str, v))} ({n})" for v, n in GC_VERSIONS.items())
        found = ".".join(map(str, gc_version))
        if gc_version in OTHERS:
            found += f" ({OTHERS[gc_version]}), for which machine code, register files and firmware lack here"
        raise DeviceError(f"the card has graphics core {found}; supported are {known}")
    return navi31() if name == "navi31" else navi48()


@lru_cache(maxsize=1)
def navi31() -> ChipTables:
    """RX 7900 XTX. Sources: Linux gfx_v11_0.c, nbio_v4_3.c, psp_v13_0.c, smu_v13_0_0_ppt.c, sdma_v6_0.c."""
    from autogen.amd import gc_11_0_0 as gc
    from autogen.amd import mmhub_3_0_0 as mm
    from autogen.amd import mp_13_0_0 as mp
    from autogen.amd import nbio_4_3_0 as nbio
    from autogen.amd import osssys_6_0_0 as osssys
    from autogen.amd import smu_13_0_0 as smu

    return ChipTables(
        name="navi31",
        arch="gfx1100",
        product="Radeon RX 7900 XTX",
        versions={
            HwId.GC: (11, 0, 0),
            HwId.SDMA0: (6, 0, 0),
            HwId.MMHUB: (3, 0, 0),
            HwId.NBIF: (4, 3, 0),
            HwId.MP0: (13, 0, 0),
            HwId.MP1: (13, 0, 0),
            HwId.OSSSYS: (6, 0, 0),
        },
        gc=gc,
        nbio=nbio,
        osssys=osssys,
        hubs=(
            gc_hub(gc, gc.GCVM_L2_PROTECTION_FAULT_STATUS),
            mm_hub(mm, mm.MMVM_L2_PROTECTION_FAULT_STATUS),
        ),
        psp=PspMailbox(
            mp.MP0_SMN_C2PMSG_35,
            0xFFFF_FFFF,  # psp_v13_0_wait_for_bootloader compares the whole word
            mp.MP0_SMN_C2PMSG_36,
            mp.MP0_SMN_C2PMSG_81,
            mp.MP0_SMN_C2PMSG_64,
            mp.MP0_SMN_C2PMSG_67,
            mp.MP0_SMN_C2PMSG_69,
            mp.MP0_SMN_C2PMSG_70,
            mp.MP0_SMN_C2PMSG_71,
        ),
        smu=_smu_mailbox(mp),
        smu_interface=smu,
        smu_tables=smu.SMU13_0_0_DRIVER_IF_VERSION,  # newer ones, to 0x41, were read so by Linux
        firmware=FirmwareNames(
            psp="psp_13_0_0_sos",
            smu="smu_13_0_0",
            sdma="sdma_6_0_0",
            pfp="gc_11_0_0_pfp",
            me="gc_11_0_0_me",
            mec="gc_11_0_0_mec",
            imu="gc_11_0_0_imu",
            rlc="gc_11_0_0_rlc",
        ),
        format=GFX11,
        doorbell_routes=_routes(nbio.S2A_DOORBELL_ENTRY_0_CTRL, nbio.S2A_DOORBELL_ENTRY_3_CTRL),
        copy_route=nbio.S2A_DOORBELL_ENTRY_2_CTRL(**COPY_ROUTE),
        sdma_control=(gc.SDMA0_F32_CNTL, gc.SDMA1_F32_CNTL),
        sdma_run={"halt": 0, "th1_reset": 0},
        sdma_freezes=True,
        sdma_polls_wptr={"f32_wptr_poll_enable": 1},
        golden=((gc.TCP_CNTL, 0x2000_0000),),  # gfx_v11_0.c golden_settings_gc_11_0
        mec_pipes=4,
        stack_pipes=(2, 2, 4),
        sa_off=(gc.CC_GC_SA_UNIT_DISABLE, gc.GC_USER_SA_UNIT_DISABLE),
        has_boot_time_tmr=False,
        sends_kdb_as_spl=True,
        mode1_message="Mode1Reset",
        mode1_wait_ms=500,
        fault_clients=GFXHUB_CLIENTS,
        mm_clients=MMHUB_3_CLIENTS,
    )


@lru_cache(maxsize=1)
def navi48() -> ChipTables:
    """RX 9070 XT. Sources: Linux gfx_v12_0.c, nbif_v6_3_1.c, psp_v14_0.c, smu_v14_0_2_ppt.c, sdma_v7_0.c."""
    from autogen.amd import gc_12_0_0 as gc
    from autogen.amd import mmhub_4_1_0 as mm
    from autogen.amd import mp_14_0_2 as mp
    from autogen.amd import nbif_6_3_1 as nbio
    from autogen.amd import osssys_7_0_0 as osssys
    from autogen.amd import smu_14_0_2 as smu

    return ChipTables(
        name="navi48",
        arch="gfx1201",
        product="Radeon RX 9070 XT",
        versions={
            HwId.GC: (12, 0, 1),
            HwId.SDMA0: (7, 0, 1),
            HwId.MMHUB: (4, 1, 0),
            HwId.NBIF: (6, 3, 1),
            HwId.MP0: (14, 0, 3),
            HwId.MP1: (14, 0, 3),
            HwId.OSSSYS: (7, 0, 0),
        },
        gc=gc,
        nbio=nbio,
        osssys=osssys,
        hubs=(
            gc_hub(gc, gc.GCVM_L2_PROTECTION_FAULT_STATUS_LO32),
            mm_hub(mm, mm.MMVM_L2_PROTECTION_FAULT_STATUS_LO32),
        ),
        psp=PspMailbox(
            mp.MPASP_SMN_C2PMSG_35,
            0x8000_0000,  # psp_v14_0_wait_for_bootloader looks at bit 31
            mp.MPASP_SMN_C2PMSG_36,
            mp.MPASP_SMN_C2PMSG_81,
            mp.MPASP_SMN_C2PMSG_64,
            mp.MPASP_SMN_C2PMSG_67,
            mp.MPASP_SMN_C2PMSG_69,
            mp.MPASP_SMN_C2PMSG_70,
            mp.MPASP_SMN_C2PMSG_71,
        ),
        smu=_smu_mailbox(mp),
        smu_interface=smu,
        smu_tables=0x2E,  # Linux smu_v14_0_2_ppt.c; 0x32 and 0x33 were read so by Linux and RX4Darwin
        firmware=FirmwareNames(
            psp="psp_14_0_3_sos",
            smu="smu_14_0_3",
            sdma="sdma_7_0_1",
            pfp="gc_12_0_1_pfp",
            me="gc_12_0_1_me",
            mec="gc_12_0_1_mec",
            imu="gc_12_0_1_imu",
            rlc="gc_12_0_1_rlc",
        ),
        format=GFX12,
        doorbell_routes=_routes(
            nbio.GDC_S2A0_S2A_DOORBELL_ENTRY_0_CTRL, nbio.GDC_S2A0_S2A_DOORBELL_ENTRY_3_CTRL
        ),
        copy_route=nbio.GDC_S2A0_S2A_DOORBELL_ENTRY_2_CTRL(**COPY_ROUTE),
        sdma_control=(gc.SDMA0_MCU_CNTL, gc.SDMA1_MCU_CNTL),
        sdma_run={"halt": 0, "reset": 0},
        sdma_freezes=False,
        sdma_polls_wptr={"mcu_wptr_poll_enable": 1},
        golden=(),  # gfx_v12_0.c golden_settings_gc_12_0 is of the depth buffer only
        mec_pipes=2,
        stack_pipes=(1, 1, 2),
        sa_off=(gc.GRBM_CC_GC_SA_UNIT_DISABLE, gc.GRBM_GC_USER_SA_UNIT_DISABLE),
        has_boot_time_tmr=True,
        sends_kdb_as_spl=False,
        mode1_message="",
        mode1_wait_ms=1000,
        fault_clients=GFXHUB_CLIENTS,
        mm_clients=MMHUB_4_CLIENTS,
    )


BOOT_ORDER = (  # Source: Linux psp_hw_start; what a chip's file lacks is not sent
    BinType.PSP_KDB,
    BinType.PSP_SPL,
    BinType.PSP_SYS_DRV,
    BinType.PSP_SOC_DRV,
    BinType.PSP_INTF_DRV,
    BinType.PSP_DBG_DRV,
    BinType.PSP_RAS_DRV,
    BinType.PSP_IPKEYMGR_DRV,
    BinType.PSP_SOS,
)
COPY_ROUTE = {
    "s2a_doorbell_port2_enable": 1,
    "s2a_doorbell_port2_awid": 0xE,
    "s2a_doorbell_port2_range_offset": 0x200,  # dwords: twice doorbell index 0x100
    "s2a_doorbell_port2_range_size": 40,  # dwords: twenty for each engine
    "s2a_doorbell_port2_awaddr_31_28_value": 3,
}


def _smu_mailbox(mp: ModuleType) -> SmuMailbox:
    return SmuMailbox(
        mp.MP1_SMN_C2PMSG_66,
        mp.MP1_SMN_C2PMSG_82,
        mp.MP1_SMN_C2PMSG_90,
        mp.MP1_SMN_C2PMSG_75,
        mp.MP1_SMN_C2PMSG_53,
        mp.MP1_SMN_C2PMSG_54,
    )


def _routes(entry0: Fields, entry3: Fields) -> tuple[Register, Register]:
    """Where doorbell ranges go; port 3 as in soc21 bring-up for the MEC. Source: Linux nbio_v4_3.c,
    nbif_v6_3_1.c."""
    return (
        entry0(
            s2a_doorbell_port0_enable=1, s2a_doorbell_port0_awid=3, s2a_doorbell_port0_awaddr_31_28_value=3
        ),
        entry3(
            s2a_doorbell_port3_enable=1, s2a_doorbell_port3_awid=6, s2a_doorbell_port3_awaddr_31_28_value=3
        ),
    )
