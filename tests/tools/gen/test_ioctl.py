"""The ioctl generator, on a small header; skipped where libclang is not installed."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import pytest

from tools.gen import ioctl
from tools.gen.facts import GenError

HEADER = """
#define KFD_IOCTL_MAJOR_VERSION 1
#define KFD_IOCTL_MINOR_VERSION 2
#define KFD_FLAG_A (1 << 4)
#define KFD_FLAG_B (1U << 31)
#define AMDKFD_IOCTL_BASE 'K'
#define AMDKFD_IOW(nr, type) _IOW(AMDKFD_IOCTL_BASE, nr, type)
#define AMDKFD_IOWR(nr, type) _IOWR(AMDKFD_IOCTL_BASE, nr, type)
struct kfd_pair { unsigned int low; unsigned int high; };
struct kfd_ioctl_put_args { unsigned long long addr; struct kfd_pair pair; unsigned int ids[2]; };
struct kfd_event {
  union { struct kfd_pair pair; unsigned long long both; };
  unsigned int id;
  unsigned int pad;
};
#define AMDKFD_IOC_PUT AMDKFD_IOWR(0x02, struct kfd_ioctl_put_args)
"""
ENTRY: dict[str, Any] = {
    "doc": "A small interface.",
    "headers": ["linux/small.h"],
    "requests": ["PUT"],
    "structs": ["kfd_event"],
    "constants": ["KFD_FLAG_*"],
}


@pytest.fixture
def uapi(tmp_path: Path) -> Path:
    pytest.importorskip("ctypeslib", reason="ctypeslib2 is not installed (the gen extra)")
    (tmp_path / "linux").mkdir()
    (tmp_path / "linux" / "small.h").write_text(HEADER)
    return tmp_path


def test_a_header_becomes_structs_request_numbers_and_flags(uapi: Path) -> None:
    module: dict[str, Any] = {}
    exec(ioctl.generate(ENTRY, uapi), module)
    args = module["kfd_ioctl_put_args"]
    assert (ctypes.sizeof(args), args.pair.offset, args.ids.offset) == (24, 8, 16)
    assert module["AMDKFD_IOC_PUT"] == 3 << 30 | 24 << 16 | ord("K") << 8 | 2
    assert module["REQUESTS"][module["AMDKFD_IOC_PUT"]] == ("PUT", args)
    assert (module["KFD_FLAG_A"], module["KFD_FLAG_B"]) == (16, 1 << 31)
    event = module["kfd_event"](id=3)
    event.pair.high = 1
    assert event.both == 1 << 32


def test_what_the_headers_lack_is_named(uapi: Path) -> None:
    with pytest.raises(GenError, match="have no AMDKFD_IOC_GET"):
        ioctl.generate({**ENTRY, "requests": ["GET"]}, uapi)
    with pytest.raises(GenError, match="have no struct kfd_nothing"):
        ioctl.generate({**ENTRY, "structs": ["kfd_nothing"]}, uapi)
    with pytest.raises(GenError, match=r"have no constant HSA_\*"):
        ioctl.generate({**ENTRY, "constants": ["HSA_*"]}, uapi)
    with pytest.raises(GenError, match=r"small\.h: no such header"):
        ioctl.generate(ENTRY, uapi / "linux")


def test_a_struct_whose_natural_layout_differs_is_refused() -> None:
    class Packed(ctypes.Structure):
        _pack_ = 1
        _fields_ = (("a", ctypes.c_uint8), ("b", ctypes.c_uint32))

    with pytest.raises(GenError, match="Packed: its natural layout is not the kernel's"):
        ioctl.check_layout("Packed", Packed, list(Packed._fields_))
