"""Tables that firmware and driver share. Sizes, places and numbers are typed from the kernel's headers."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import pytest

from autogen.amd import discovery, doorbells, mqd, psp, smu_13_0_0, smu_14_0_2, ucode


def offset(kind: Any, member: str) -> int:
    """Byte offset of a member."""
    return int(getattr(kind, member).offset)


def test_a_discovery_binary_is_read_as_the_kernel_reads_it() -> None:
    """discovery.h: signature 0x28211407, version, checksum, size, then 8-byte table entries from byte 12."""
    raw = struct.pack("<IHHHH", 0x28211407, 1, 3, 0xBEEF, 0x2000)
    raw += struct.pack("<HHHH", 0x40, 0x1111, 0x300, 0) + bytes(40)
    header = discovery.binary_header.from_buffer_copy(raw)
    assert header.binary_signature == discovery.BINARY_SIGNATURE
    assert (header.binary_checksum, header.binary_size) == (0xBEEF, 0x2000)
    entry = header.table_list[discovery.Table.IP_DISCOVERY]
    assert (entry.offset, entry.checksum, entry.size) == (0x40, 0x1111, 0x300)


def test_signatures_are_their_letters() -> None:
    assert discovery.DISCOVERY_TABLE_SIGNATURE.to_bytes(4, "little") == b"IPDS"
    assert discovery.HARVEST_TABLE_SIGNATURE.to_bytes(4, "little") == b"HARV"
    assert discovery.GC_TABLE_ID.to_bytes(2, "little") == b"GC"


def test_a_block_of_the_ip_table_is_eight_bytes_and_then_its_bases() -> None:
    """struct ip_v3: hw_id, instance, count, major, minor, revision, sub_revision:4 variant:4."""
    block = discovery.ip_v3.from_buffer_copy(bytes([11, 0, 0, 5, 11, 0, 2, 0x31]))
    assert (block.hw_id, block.num_base_address) == (discovery.HwId.GC, 5)
    assert (block.major, block.minor, block.revision) == (11, 0, 2)
    assert (block.sub_revision, block.variant) == (1, 3)
    assert ctypes.sizeof(discovery.ip_v4) == 8  # with LITTLEENDIAN_CPU, as the driver is built
    assert ctypes.sizeof(discovery.die_header) == 4


def test_wide_base_addresses_are_announced_in_the_byte_before_the_last() -> None:
    raw = bytearray(80)
    raw[78] = 1
    header = discovery.ip_discovery_header.from_buffer_copy(bytes(raw))
    assert header.base_addr_64_bit == 1
    assert len(header.die_info) == discovery.MAX_DIES


@pytest.mark.parametrize(
    ("name", "number"),
    [("GC", 11), ("MMHUB", 34), ("OSSSYS", 40), ("HDP", 41), ("SDMA0", 42), ("NBIF", 108), ("MP1", 1)],
)
def test_hardware_ids_are_those_of_soc15_hw_ip(name: str, number: int) -> None:
    assert discovery.HwId[name] == number
    assert int(discovery.HwId.MP0) == 255


def test_a_command_buffer_has_command_and_answer_where_the_firmware_looks() -> None:
    """psp_gfx_if.h: 1024 bytes, the command at 28, the answer at 864."""
    assert ctypes.sizeof(psp.psp_gfx_cmd_resp) == 1024
    assert offset(psp.psp_gfx_cmd_resp, "cmd") == 28
    assert offset(psp.psp_gfx_cmd_resp, "resp") == 864
    assert offset(psp.psp_gfx_resp, "tmr_size") == 16
    assert ctypes.sizeof(psp.psp_gfx_rb_frame) == 4 * psp.PSP_RING_FRAME_DW
    assert offset(psp.psp_gfx_rb_frame, "fence_value") == 20


def test_a_load_command_is_laid_out_as_psp_prep_load_ip_fw_fills_it() -> None:
    command = psp.psp_gfx_cmd_resp(buf_version=1, cmd_id=psp.GfxCommand.LOAD_IP_FW)
    command.cmd.cmd_load_ip_fw.fw_phy_addr_lo = 0x1000
    command.cmd.cmd_load_ip_fw.fw_size = 0x234
    command.cmd.cmd_load_ip_fw.fw_type = psp.FwType.RS64_MEC
    words = struct.unpack("<11I", bytes(command)[:44])
    assert words == (0, 1, 6, 0, 0, 0, 0, 0x1000, 0, 0x234, 89)


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (psp.BootloaderCommand.LOAD_SYSDRV, 0x10000),
        (psp.BootloaderCommand.LOAD_SOSDRV, 0x20000),
        (psp.BootloaderCommand.LOAD_KEY_DATABASE, 0x80000),
        (psp.BootloaderCommand.LOAD_SOCDRV, 0xB0000),
        (psp.BootloaderCommand.LOAD_INTFDRV, 0xD0000),
        (psp.BootloaderCommand.LOAD_IPKEYMGRDRV, 0xF0000),
        (psp.BootloaderCommand.LOAD_TOS_SPL_TABLE, 0x10000000),
        (psp.ControlCommand.DESTROY_RINGS, 0x30000),
        (psp.RingType.KM << 16, 0x20000),
        (psp.GfxCommand.SETUP_TMR, 5),
        (psp.GfxCommand.LOAD_TOC, 0x20),
        (psp.GfxCommand.AUTOLOAD_RLC, 0x21),
        (psp.FwType.SMU, 18),
        (psp.FwType.SDMA_UCODE_TH0, 71),
        (psp.FwType.SDMA_UCODE_TH1, 72),
        (psp.FwType.RS64_PFP, 87),
        (psp.FwType.RS64_MEC_P0_STACK, 94),
        (psp.FwType.IMU_I, 68),
        (psp.FwType.RLC_G, 8),
        (psp.BinType.PSP_IPKEYMGR_DRV, 11),
    ],
)
def test_numbers_of_the_security_processor_are_those_of_psp_gfx_if(number: int, value: int) -> None:
    assert number == value


def test_messages_of_the_power_firmware_differ_between_the_generations() -> None:
    """smu_v13_0_0_ppsmc.h and smu_v14_0_2_ppsmc.h."""
    old, new = smu_13_0_0.Message, smu_14_0_2.Message
    assert (old.TestMessage, old.EnableAllSmuFeatures, old.SetSoftMaxByFreq) == (1, 6, 0x1A)
    assert (old.SetDriverDramAddrHigh, old.SetDriverDramAddrLow, old.Mode1Reset) == (0xE, 0xF, 0x2F)
    assert (new.SetDriverDramAddr, new.TransferTableSmu2DramWithAddr) == (0x50, 0x52)
    assert "Mode1Reset" not in new.__members__
    assert int(smu_14_0_2.DebugMessage.Mode1Reset) == 2
    for result in (smu_13_0_0.Result, smu_14_0_2.Result):
        assert (result.OK, result.Failed, result.UnknownCmd) == (1, 0xFF, 0xFE)
        assert (result.CmdRejectedPrereq, result.CmdRejectedBusy) == (0xFD, 0xFC)


def test_clocks_and_tables_have_the_numbers_of_the_driver_interface() -> None:
    assert [smu_13_0_0.Clock(i).name for i in range(4)] == ["GFXCLK", "SOCCLK", "UCLK", "FCLK"]
    assert (smu_13_0_0.TableId.SMU_METRICS, smu_14_0_2.TableId.SMU_METRICS) == (5, 5)
    assert ctypes.sizeof(smu_13_0_0.SmuMetricsExternal_t) == 392
    assert ctypes.sizeof(smu_14_0_2.SmuMetricsExternal_t) == 412
    assert offset(smu_13_0_0.SmuMetrics_t, "AverageSocketPower") == 116
    assert offset(smu_14_0_2.SmuMetrics_t, "AverageSocketPower") == 136


def test_a_queue_descriptor_has_its_registers_from_dword_0x80_on() -> None:
    """v11_structs.h, v12_structs.h: 512 dwords; CP_MQD_BASE_ADDR at 0x80, CP_HQD_PQ_WPTR_LO at 0xB6."""
    for kind in (mqd.v11_compute_mqd, mqd.v12_compute_mqd):
        assert ctypes.sizeof(kind) == 4 * mqd.MQD_SIZE_DW
        assert offset(kind, "cp_mqd_base_addr_lo") == 4 * mqd.HQD_FIRST_DW
        assert offset(kind, "cp_hqd_active") == 4 * 0x82
        assert offset(kind, "cp_hqd_pq_base_lo") == 4 * 0x88
        assert offset(kind, "cp_hqd_pq_doorbell_control") == 4 * 0x8F
        assert offset(kind, "cp_hqd_eop_base_addr_lo") == 4 * 0xA5
        assert offset(kind, "cp_hqd_pq_wptr_lo") == 4 * 0xB6


def test_an_sdma_descriptor_begins_with_the_ring_control() -> None:
    assert offset(mqd.v11_sdma_mqd, "sdmax_rlcx_rb_cntl") == 0
    assert offset(mqd.v11_sdma_mqd, "sdmax_rlcx_rb_rptr_addr_hi") == 28
    assert offset(mqd.v12_sdma_mqd, "sdmax_rlcx_rb_rptr_addr_lo") == 28  # the halves changed places


def test_firmware_headers_have_the_kernels_sizes() -> None:
    """amdgpu_ucode.h."""
    assert ctypes.sizeof(ucode.common_firmware_header) == 32
    assert offset(ucode.common_firmware_header, "crc32") == 28
    assert offset(ucode.gfx_firmware_header_v2_0, "ucode_start_addr_lo") == 52
    assert offset(ucode.sdma_firmware_header_v2_0, "ctl_ucode_offset") == 48
    assert offset(ucode.sdma_firmware_header_v3_0, "ucode_offset_bytes") == 36
    assert ctypes.sizeof(ucode.psp_firmware_header_v2_0) == 36
    assert ctypes.sizeof(ucode.psp_fw_bin_desc) == 16
    assert offset(ucode.imu_firmware_header_v1_0, "imu_dram_ucode_size_bytes") == 40
    assert ctypes.sizeof(ucode.rlc_firmware_header_v2_4) == 244


def test_doorbells_are_assigned_as_the_kernel_driver_does_it() -> None:
    """amdgpu_doorbell.h, AMDGPU_NAVI10_DOORBELL_ASSIGNMENT."""
    assert (doorbells.Doorbell.KIQ, doorbells.Doorbell.MEC_RING0, doorbells.Doorbell.MEC_RING7) == (0, 3, 10)
    assert int(doorbells.Doorbell.USERQUEUE_END) == 0x8A
    assert (doorbells.Doorbell.SDMA_ENGINE0, doorbells.Doorbell.SDMA_ENGINE1) == (0x100, 0x10A)
    assert int(doorbells.Doorbell.IH) == 0x178
