"""What cards differ in: sizes by the programming guide, the newest class of each kind that is offered."""

from __future__ import annotations

import pytest

from autogen.nv import rm
from drivers.core.errors import DeviceError
from drivers.nv.generation import ARCHS, GENERATIONS, arch_of, choose, class_name

# CUDA C++ Programming Guide 13, table "Technical Specifications per Compute Capability": KiB of shared memory
# of an SM and the most of a block; the sizes that an SM's memory is split by, under each capability's
# "Shared Memory".
GUIDE = {
    "sm_80": (164, 163, (0, 8, 16, 32, 64, 100, 132, 164)),
    "sm_86": (100, 99, (0, 8, 16, 32, 64, 100)),
    "sm_89": (100, 99, (0, 8, 16, 32, 64, 100)),
    "sm_90": (228, 227, (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)),
    "sm_100": (228, 227, (0, 8, 16, 32, 64, 100, 132, 164, 196, 228)),
    "sm_120": (100, 99, (0, 8, 16, 32, 64, 100)),
}
SASS = {0x800: 0x80, 0x806: 0x86, 0x809: 0x89, 0x900: 0x90, 0xA00: 0xA0, 0xC00: 0xC0, 0xA04: 0xA4}


def test_shared_memory_is_split_as_the_programming_guide_says() -> None:
    for arch in ARCHS.values():
        of_sm, of_block, sizes = GUIDE[arch.name]
        assert (arch.shared_kb, arch.shared_kb[-1]) == (sizes, of_sm)
        assert arch.max_block_shared == of_block * 1024


def test_clusters_are_as_large_as_the_programming_guide_says() -> None:
    """8 blocks wherever there are clusters; 16 where a kernel may ask for more than is portable."""
    most = {(arch.name, arch.max_cluster) for arch in ARCHS.values() if arch.max_cluster}
    assert most == {("sm_90", 16), ("sm_100", 16), ("sm_120", 8)}


def test_every_sm_version_has_its_form_in_a_qmd() -> None:
    assert {version: arch.sass_version for version, arch in ARCHS.items()} == SASS
    assert all(arch_of(version) is arch for version, arch in ARCHS.items())
    with pytest.raises(DeviceError, match=r"SM version is 0x750; driven are sm_80, .*sm_120"):
        arch_of(0x750)


LISTED = {  # open-gpu-kernel-modules, g_allclasses.h and the class lists of its chips: what each offers
    "Ampere A": (0xC6C0, 0xC6B5, 0xC56F, 0xC561),
    "Ampere B": (0xC7C0, 0xC7B5, 0xC56F, 0xC561),
    "Ada": (0xC9C0, 0xC7B5, 0xC56F, 0xC561),
    "Hopper": (0xCBC0, 0xC8B5, 0xC86F, 0xC661),
    "Blackwell A": (0xCDC0, 0xC9B5, 0xC96F, 0xC761),
    "Blackwell B": (0xCEC0, 0xCAB5, 0xCA6F, 0xC761),
}


@pytest.mark.parametrize("name", LISTED)
def test_a_card_is_driven_by_the_newest_classes_that_it_lists(name: str) -> None:
    older = [number for other in list(LISTED)[: list(LISTED).index(name)] for number in LISTED[other]]
    chosen = choose([*older, *LISTED[name]])
    found = chosen.generation.compute_class, chosen.copy, chosen.gpfifo, chosen.usermode
    assert (chosen.generation.name, found) == (name, LISTED[name])


@pytest.mark.parametrize(("kind", "place"), [("copy", 1), ("GPFIFO", 2), ("usermode", 3)])
def test_a_kind_that_a_card_does_not_list_is_told_with_what_would_do(kind: str, place: int) -> None:
    offered = [number for n, number in enumerate(LISTED["Hopper"]) if n != place]
    with pytest.raises(DeviceError, match=f"offers no {kind} class that is known; needed is one of HOPPER_"):
        choose(offered)


def test_a_card_of_another_kind_is_told_its_compute_classes_alone() -> None:
    with pytest.raises(DeviceError) as caught:
        choose([0xC5C0, 0xC3C0, 0xC56F])
    assert "classes 0xc3c0, 0xc5c0; driven are Ampere A, Ampere B, Ada, Hopper, Blackwell A" in str(
        caught.value
    )
    with pytest.raises(DeviceError, match="classes none"):
        choose([])


def test_classes_have_the_headers_names() -> None:
    assert class_name(rm.HOPPER_COMPUTE_A) == "HOPPER_COMPUTE_A"
    assert class_name(0xC56F) == "AMPERE_CHANNEL_GPFIFO_A" and class_name(0x1234_5678) == "0x12345678"
    assert class_name(rm.NV01_DEVICE_0) == "NV01_DEVICE_0"
    assert class_name(rm.NVOS32_TYPE_NOTIFIER) == hex(rm.NVOS32_TYPE_NOTIFIER)  # the names of other things


def test_compiled_code_leaves_the_first_kibibyte_alone_from_hopper_on() -> None:
    """ptxas -v of sm_90 and later counts 1 KiB more than a kernel declares."""
    assert {each.name for each in GENERATIONS if each.reserved_shared} == {
        "Hopper",
        "Blackwell A",
        "Blackwell B",
    }
    assert {each.reserved_shared for each in GENERATIONS} == {0, 1024}


def test_a_qmd_has_the_size_that_the_headers_give_it() -> None:
    """clc6c0qmd.h: 64 dwords; clcbc0qmd.h and clcec0qmd.h: 96."""
    sizes = {each.name: each.qmd_bytes for each in GENERATIONS}
    assert sizes == dict.fromkeys(LISTED, 384) | dict.fromkeys(("Ampere A", "Ampere B", "Ada"), 256)
