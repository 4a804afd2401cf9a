"""Sizes and places of NVIDIA's structs and words, against numbers taken from the headers by other means.

Struct sizes: what gcc 12 says (sizeof) of NVIDIA/open-gpu-kernel-modules' own headers, at every tag from
570.86.15 to 595.45.04; no tag differs from its branch. RM refuses any other size of a control's parameters
(rs_resource.c, NV_ERR_INVALID_PARAM_STRUCT).
Bit places: open-gpu-doc's clcbc0qmd.h, clc6c0qmd.h, clcec0qmd.h and clc86f.h, read by eye.
"""

from __future__ import annotations

import ctypes

import pytest

from autogen.nv import codes, compute, copy, host, qmd, rm, uvm
from drivers.nv.rm import BRANCHES

RM_SIZES = {
    "NVOS00_PARAMETERS": 16,
    "NVOS21_PARAMETERS": 32,
    "NVOS34_PARAMETERS": 32,
    "NVOS46_PARAMETERS": 64,
    "NVOS47_PARAMETERS": 48,
    "NVOS54_PARAMETERS": 32,
    "NVOS64_PARAMETERS": 48,
    "nv_ioctl_card_info": 72,
    "nv_ioctl_nvos02_parameters_with_fd": 56,
    "nv_ioctl_nvos33_parameters_with_fd": 56,
    "NV0080_ALLOC_PARAMETERS": 56,
    "NV2080_ALLOC_PARAMETERS": 4,
    "NV_MEMORY_ALLOCATION_PARAMS": 128,
    "NV_VASPACE_ALLOCATION_PARAMETERS": 56,
    "NV_CHANNEL_GROUP_ALLOCATION_PARAMETERS": 20,
    "NV_CTXSHARE_ALLOCATION_PARAMETERS": 12,
    "NV_CHANNEL_ALLOC_PARAMS": 368,
    "NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS": 3,
    "NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS": 132,
    "NV2080_CTRL_GR_GET_INFO_PARAMS": 32,
    "NV83DE_CTRL_DEBUG_READ_ALL_SM_ERROR_STATES_PARAMS": 4824,
    "NV83DE_CTRL_DEBUG_READ_MMU_FAULT_INFO_PARAMS": 72,
    "NvNotification": 16,
}
UVM_SIZES = {
    "UVM_INITIALIZE_PARAMS": 16,
    "UVM_MM_INITIALIZE_PARAMS": 8,
    "UVM_REGISTER_GPU_PARAMS": 40,
    "UVM_REGISTER_GPU_VASPACE_PARAMS": 32,
    "UVM_REGISTER_CHANNEL_PARAMS": 56,
    "UVM_UNREGISTER_CHANNEL_PARAMS": 28,
    "UVM_CREATE_EXTERNAL_RANGE_PARAMS": 24,
    "UVM_MAP_EXTERNAL_ALLOCATION_PARAMS": 9264,
    "UvmGpuMappingAttributes": 36,
    "UVM_FREE_PARAMS": 24,
}
BRANCH_SIZES = {  # of 570, 575, 580, 590, 595, where they are not all alike
    "NVOS46_PARAMETERS": (56, 56, 64, 64, 64),
    "NV_VASPACE_ALLOCATION_PARAMETERS": (48, 48, 56, 56, 56),
    "NVA06F_CTRL_GPFIFO_SCHEDULE_PARAMS": (2, 3, 3, 3, 3),
    "NV2080_CTRL_FB_GET_INFO_V2_PARAMS": (460, 460, 1028, 1028, 1028),
    "NV0080_CTRL_GPU_GET_CLASSLIST_V2_PARAMS": (404, 404, 804, 804, 804),
    "NV2080_CTRL_GPU_GET_NAME_STRING_PARAMS": (132, 132, 132, 132, 68),
    "UVM_UNREGISTER_CHANNEL_PARAMS": (28, 28, 28, 12, 12),
    "UVM_FREE_PARAMS": (24, 24, 24, 16, 16),
}
QMD_PLACES = [
    (qmd.QmdV4, "qmd_major_version", 580, 583),
    (qmd.QmdV4, "qmd_type", 23, 25),
    (qmd.QmdV4, "grid_width", 1024, 1055),
    (qmd.QmdV4, "grid_depth", 1088, 1103),
    (qmd.QmdV4, "cta_thread_dimension2", 1184, 1199),
    (qmd.QmdV4, "program_address", 1216, 1272),
    (qmd.QmdV4, "register_count", 1200, 1208),
    (qmd.QmdV4, "barrier_count", 1211, 1215),
    (qmd.QmdV4, "shared_memory_size", 584, 601),
    (qmd.QmdV4, "target_sm_config_shared_mem_size", 620, 625),
    (qmd.QmdV4, "shader_local_memory_high_size", 544, 567),
    (qmd.QmdV4, "sass_version", 536, 543),
    (qmd.QmdV4, "constant_buffer_valid_1", 420, 420),
    (qmd.QmdV4, "constant_buffer_addr_1", 1600, 1650),
    (qmd.QmdV4, "constant_buffer_size_1", 1651, 1663),
    (qmd.QmdV4, "release_enable_1", 336, 336),
    (qmd.QmdV4, "release_semaphore0_payload", 704, 767),
    (qmd.QmdV4, "dependent_qmd0_pointer", 448, 479),
    (qmd.QmdV3, "qmd_major_version", 580, 583),
    (qmd.QmdV3, "cta_raster_width", 384, 415),
    (qmd.QmdV3, "cta_thread_dimension0", 592, 607),
    (qmd.QmdV3, "program_address", 1536, 1584),
    (qmd.QmdV3, "register_count_v", 648, 656),
    (qmd.QmdV3, "shared_memory_size", 544, 561),
    (qmd.QmdV3, "constant_buffer_valid_2", 642, 642),
    (qmd.QmdV3, "constant_buffer_addr_0", 1024, 1072),
    (qmd.QmdV3, "release0_address", 768, 807),
    (qmd.QmdV5, "qmd_major_version", 468, 471),
    (qmd.QmdV5, "qmd_type", 151, 153),
    (qmd.QmdV5, "grid_height", 1280, 1295),
    (qmd.QmdV5, "program_address", 1024, 1076),
    (qmd.QmdV5, "cta_thread_dimension2", 1120, 1127),
    (qmd.QmdV5, "shared_memory_size", 1152, 1162),
    (qmd.QmdV5, "constant_buffer_valid_0", 1856, 1856),
    (qmd.QmdV5, "constant_buffer_addr_0", 1344, 1394),
]


@pytest.mark.parametrize(("name", "size"), RM_SIZES.items())
def test_struct_of_rm_has_the_size_of_its_members(name: str, size: int) -> None:
    assert ctypes.sizeof(getattr(rm, name)) == size


@pytest.mark.parametrize(("name", "size"), UVM_SIZES.items())
def test_struct_of_uvm_has_the_size_of_its_members(name: str, size: int) -> None:
    assert ctypes.sizeof(getattr(uvm, name)) == size


@pytest.mark.parametrize("name", BRANCH_SIZES)
def test_every_branch_has_the_size_that_a_compiler_says(name: str) -> None:
    usual = getattr(rm, name, None) or getattr(uvm, name)
    sizes = [ctypes.sizeof(layouts.get(name, usual)) for layouts in BRANCHES.values()]
    assert (tuple(BRANCHES), tuple(sizes)) == ((570, 575, 580, 590, 595), BRANCH_SIZES[name])


def test_no_other_struct_differs_between_branches() -> None:
    assert {name for layouts in BRANCHES.values() for name in layouts} == set(BRANCH_SIZES)


def places(made: type[ctypes.Structure], *names: str) -> list[int]:
    return [getattr(made, name).offset for name in names]


def test_members_of_the_large_structs_lie_where_the_headers_put_them() -> None:
    channel = places(rm.NV_CHANNEL_ALLOC_PARAMS, "gpFifoOffset", "hUserdMemory", "userdOffset", "engineType")
    assert channel == [8, 32, 64, 128]
    assert places(rm.NV_MEMORY_ALLOCATION_PARAMS, "attr", "size", "hVASpace") == [24, 64, 108]
    mapped = places(uvm.UVM_MAP_EXTERNAL_ALLOCATION_PARAMS, "gpuAttributesCount", "hMemory", "rmStatus")
    assert mapped == [9240, 9256, 9260]
    assert places(rm.NV83DE_SM_ERROR_STATE_REGISTERS, "hwwWarpEsr", "hwwWarpEsrPc64") == [4, 32]


@pytest.mark.parametrize(("made", "name", "lo", "hi"), QMD_PLACES)
def test_qmd_field_lies_where_the_header_puts_it(made: type, name: str, lo: int, hi: int) -> None:
    field = made.fields[name]  # type: ignore[attr-defined]
    assert (field.lo, field.hi) == (lo, hi)


def test_addresses_of_the_qmd_are_given_in_bytes() -> None:
    made = qmd.QmdV4(constant_buffer_addr_0=0x1_2345_6780, dependent_qmd0_pointer=0x100_0000)
    assert int(made) >> 1536 & (1 << 51) - 1 == 0x1_2345_6780 >> 6
    assert int(made) >> 448 & 0xFFFF_FFFF == 0x1_0000


def test_gpfifo_entry_holds_a_40_bit_address_and_a_length_in_dwords() -> None:
    entry = host.GpEntry(address=0x12_3456_7890, length=0x155, level=host.GpEntryLevel.SUBROUTINE)
    assert int(entry) == 0x12_3456_7890 | 1 << 41 | 0x155 << 42


def test_method_header_is_the_documents() -> None:
    header = host.MethodHeader(address=0x2B4, subchannel=1, count=2, sec_op=host.MethodHeaderSecOp.INC_METHOD)
    assert int(header) == 1 << 29 | 2 << 16 | 1 << 13 | 0x2B4 >> 2


def test_methods_are_at_the_documents_addresses() -> None:
    assert compute.METHODS[rm.HOPPER_COMPUTE_A][0x2C0] == "SEND_SIGNALING_PCAS2_B"
    assert compute.METHODS[rm.BLACKWELL_COMPUTE_B][0x324] == "LOAD_INLINE_QMD_DATA(1)"
    assert copy.METHODS[rm.HOPPER_DMA_COPY_A][0x300] == "LAUNCH_DMA"
    assert host.METHODS[rm.HOPPER_CHANNEL_GPFIFO_A][0x6C] == "SEM_EXECUTE"
    assert compute.SendPcasA.address == 0x2B4
    assert int(compute.SendSignalingPcas2B(pcas_action=compute.SendSignalingPcas2BPcasAction.SCHEDULE)) == 2


def test_control_commands_and_classes_are_the_headers() -> None:
    assert rm.NVC36F_CTRL_CMD_GPFIFO_GET_WORK_SUBMIT_TOKEN == 0xC36F0108
    assert rm.NVA06C_CTRL_CMD_GPFIFO_SCHEDULE == 0xA06C0101
    assert rm.NV2080_CTRL_CMD_GR_GET_INFO == 0x20801201
    assert (rm.HOPPER_COMPUTE_A, rm.HOPPER_DMA_COPY_A, rm.HOPPER_CHANNEL_GPFIFO_A) == (0xCBC0, 0xC8B5, 0xC86F)
    assert (uvm.UVM_INITIALIZE, uvm.UVM_MAP_EXTERNAL_ALLOCATION) == (0x30000001, 0x21)


def test_codes_have_a_name_and_a_sentence() -> None:
    assert codes.STATUS[0x1F] == ("NV_ERR_INVALID_ARGUMENT", "Invalid argument to call")
    assert codes.NOTIFIER[31][0] == "FIFO_ERROR_MMU_ERR_FLT"
    assert codes.WARP_ERROR[0x0F][0] == "MISALIGNED_ADDR"
    assert codes.FAULT_TYPE[2][0] == "PTE"
