"""KFD structs and request numbers, against _IOC arithmetic and, where present, the facts folder."""

from __future__ import annotations

import ctypes
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from autogen import kfd_ioctl as kfd

READ, WRITE = 2, 1  # asm-generic/ioctl.h


def ioc(direction: int, number: int, size: int) -> int:
    """_IOC(direction, 'K', number, size)."""
    return direction << 30 | size << 16 | ord("K") << 8 | number


@pytest.mark.parametrize(
    ("request_number", "direction", "number", "struct", "size"),
    [
        (kfd.AMDKFD_IOC_GET_VERSION, READ, 0x01, kfd.kfd_ioctl_get_version_args, 8),
        (kfd.AMDKFD_IOC_CREATE_QUEUE, READ | WRITE, 0x02, kfd.kfd_ioctl_create_queue_args, 96),
        (kfd.AMDKFD_IOC_DESTROY_QUEUE, READ | WRITE, 0x03, kfd.kfd_ioctl_destroy_queue_args, 8),
        (kfd.AMDKFD_IOC_CREATE_EVENT, READ | WRITE, 0x08, kfd.kfd_ioctl_create_event_args, 32),
        (kfd.AMDKFD_IOC_WAIT_EVENTS, READ | WRITE, 0x0C, kfd.kfd_ioctl_wait_events_args, 24),
        (kfd.AMDKFD_IOC_ACQUIRE_VM, WRITE, 0x15, kfd.kfd_ioctl_acquire_vm_args, 8),
        (kfd.AMDKFD_IOC_ALLOC_MEMORY_OF_GPU, READ | WRITE, 0x16, kfd.kfd_ioctl_alloc_memory_of_gpu_args, 40),
        (kfd.AMDKFD_IOC_FREE_MEMORY_OF_GPU, WRITE, 0x17, kfd.kfd_ioctl_free_memory_of_gpu_args, 8),
        (kfd.AMDKFD_IOC_MAP_MEMORY_TO_GPU, READ | WRITE, 0x18, kfd.kfd_ioctl_map_memory_to_gpu_args, 24),
        (kfd.AMDKFD_IOC_RUNTIME_ENABLE, READ | WRITE, 0x25, kfd.kfd_ioctl_runtime_enable_args, 16),
    ],
)
def test_a_request_is_its_direction_size_and_number(
    request_number: int, direction: int, number: int, struct: type[ctypes.Structure], size: int
) -> None:
    assert request_number == ioc(direction, number, size)
    assert ctypes.sizeof(struct) == size
    assert kfd.REQUESTS[request_number][1] is struct


def test_create_queue_members_stand_where_the_kernel_reads_them() -> None:
    args = kfd.kfd_ioctl_create_queue_args
    offsets = {name: getattr(args, name).offset for name, _ in args._fields_}
    assert offsets["ring_base_address"] == 0
    assert offsets["doorbell_offset"] == 24
    assert offsets["queue_type"] == 40
    assert offsets["eop_buffer_address"] == 56
    assert offsets["ctl_stack_size"] == 84


def test_the_event_union_is_reached_without_naming_it() -> None:
    event = kfd.kfd_event_data(event_id=7)
    event.memory_exception_data.va = 0x1000
    event.memory_exception_data.failure.NotPresent = 1
    data = bytes(event)
    assert data[:4] == b"\1\0\0\0"
    assert data[16:24] == (0x1000).to_bytes(8, "little")
    assert data[40:44] == b"\7\0\0\0"


def test_allocation_flags_are_the_headers_bits() -> None:
    assert kfd.KFD_IOC_ALLOC_MEM_FLAGS_VRAM == 1 << 0
    assert kfd.KFD_IOC_ALLOC_MEM_FLAGS_USERPTR == 1 << 2
    assert kfd.KFD_IOC_ALLOC_MEM_FLAGS_EXECUTABLE == 1 << 30
    assert kfd.KFD_IOC_ALLOC_MEM_FLAGS_WRITABLE == 1 << 31


def test_the_generated_file_needs_nothing_but_ctypes() -> None:
    code = (
        "import sys, autogen.kfd_ioctl; print([m for m in sys.modules if 'clang' in m or 'ctypeslib' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.skipif("DOORBELL_HWDATA" not in os.environ, reason="DOORBELL_HWDATA names no facts folder")
def test_every_struct_request_and_constant_equals_the_facts() -> None:
    """The facts were taken from the same header by another program (clang's own layouts)."""
    folder = Path(os.environ["DOORBELL_HWDATA"]) / "amd" / "defs"
    facts = json.loads(gzip.decompress((folder / "uapi_kfd.json.gz").read_bytes()))
    for request, (name, struct) in kfd.REQUESTS.items():
        assert request == facts["consts"][f"AMDKFD_IOC_{name}"]
        said = facts["structs"][struct.__name__]
        assert ctypes.sizeof(struct) == said["size"]
        for member, offset, size, *_ in said["members"]:
            place = getattr(struct, member)
            assert (place.offset, place.size) == (offset, size), f"{struct.__name__}.{member}"
    for name, value in vars(kfd).items():
        if name in facts["consts"]:
            assert value == facts["consts"][name] & 0xFFFF_FFFF, name
