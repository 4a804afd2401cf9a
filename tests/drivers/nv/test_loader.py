"""Where the sections of a cubin lie on a card, and that addresses in them are those."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.elf import Section
from drivers.core.errors import ArgumentError, CodeObjectError
from drivers.nv import cubin
from drivers.nv.code import SassCode
from drivers.nv.cubin import Cubin, Relocation
from drivers.nv.device import NvDevice
from drivers.nv.loader import _is_constant, bytes_of, upload


def section(name: str, size: int, align: int = 4, first: int = 0) -> Section:
    """Bytes that count up from `first`."""
    data = bytes((first + n) & 0xFF for n in range(size))
    return Section(1, name, 0, size, align, data, writable=name.startswith(".nv.global"), executable=False)


SECTIONS = (
    section(".text.k", 200, 128),
    section(".text.f", 16, 128, 0x40),
    section(".nv.constant3", 20, 4, 0x60),
    section(".nv.constant0.k", 600, 4),  # the driver makes bank 0 itself
    section(".nv.constant4.k", 16, 8, 0x80),
    section(".nv.global.init", 24, 4, 0xA0),
    section(".nv.global", 12, 16),
)
POINTERS = (
    Relocation(".nv.constant4.k", 0, cubin.ABS64, "table", ".nv.global.init", 8),
    Relocation(".nv.constant4.k", 8, cubin.ABS64, "count", ".nv.global", 4),
    Relocation(".nv.global.init", 16, cubin.ABS64, "f", ".text.f", 0),
    Relocation(".nv.constant0.k", 0, cubin.ABS64, "f", ".text.f", 0),
)


def module(*relocations: Relocation) -> Cubin:
    return Cubin("sm_90", {}, {s.name: s for s in SECTIONS}, relocations)


def word(data: np.ndarray, at: int) -> int:
    return int.from_bytes(data[at : at + 8].tobytes(), "little")


def test_code_lies_at_128_bytes_and_constants_at_256(device: NvDevice) -> None:
    image = upload(device, module(), "k")
    begin = image.code.gpu_va
    assert {name: at - begin for name, at in image.at.items() if name.startswith((".text", ".nv.con"))} == {
        ".text.k": 0, ".text.f": 256, ".nv.constant3": 512, ".nv.constant4.k": 768,
    }  # fmt: skip
    data = image.code.numpy(np.uint8)
    for one in (s for s in SECTIONS if s.name in image.at and not s.writable):
        at = image.at[one.name] - begin
        assert data[at : at + one.size].tobytes() == one.data
    assert image.code.size_bytes >= 768 + 16 + 4096 and not data[784:].any()  # fetches run ahead


def test_variables_lie_together_and_apart_from_code(device: NvDevice) -> None:
    image = upload(device, module(), "k")
    assert image.variables is not None
    begin = image.variables.gpu_va
    assert {name: at - begin for name, at in image.at.items() if name.startswith(".nv.global")} == {
        ".nv.global.init": 0, ".nv.global": 256,
    }  # fmt: skip
    assert image.variables.numpy(np.uint8)[:24].tobytes() == SECTIONS[5].data


def test_every_address_is_where_its_symbol_lies(device: NvDevice) -> None:
    image = upload(device, module(*POINTERS), "k")
    assert image.variables is not None
    code, variables = image.code.numpy(np.uint8), image.variables.numpy(np.uint8)
    constants = image.at[".nv.constant4.k"] - image.code.gpu_va
    assert word(code, constants) == image.at[".nv.global.init"] + 8
    assert word(code, constants + 8) == image.at[".nv.global"] + 4
    assert word(variables, 16) == image.at[".text.f"]


def test_a_module_without_variables_has_no_memory_for_them(device: NvDevice) -> None:
    image = upload(device, Cubin("sm_90", {}, {s.name: s for s in SECTIONS[:3]}, ()), "k")
    assert image.variables is None


def test_an_address_of_what_is_not_loaded_is_refused(device: NvDevice) -> None:
    wrong = Relocation(".nv.constant4.k", 0, cubin.ABS64, "x", ".debug_frame", 0)
    with pytest.raises(CodeObjectError, match=r"takes the address of x in \.debug_frame, which is no place"):
        upload(device, module(wrong), "k")


@pytest.mark.parametrize("stack", [-1, (512 << 10) + 1, 1.5, None])
def test_a_stack_has_no_bytes_to_512_kib_of_a_thread(device: NvDevice, stack: Any) -> None:
    own = SassCode("add", "sm_90", 32, 8, 0, 0, 0, 0, bytes(16)).pack()
    for load in (device.load, device.load_all):
        with pytest.raises(ArgumentError, match="a thread can have 0 to 524288 bytes of it"):
            load(own, stack=stack)
        for allowed in (0, 512 << 10):
            load(own, stack=allowed)


@pytest.mark.parametrize(
    ("name", "size", "is_placed", "bank"),
    [(".nv.constant3", 1, True, 3), (".nv.constant3", 0, False, None), (".nv.constant0.k", 8, False, None),
     (".nv.constant4.k", 8, True, 4), (".nv.constant4.f", 8, True, None), (".nv.constant10.k", 8, True, 10),
     (".nv.constants", 8, False, None), ("x.nv.constant3", 8, False, None)],
)  # fmt: skip
def test_constants_besides_bank_0_are_placed_and_those_of_a_kernel_are_its_own(
    name: str, size: int, is_placed: bool, bank: int | None
) -> None:
    one = section(name, size)
    assert _is_constant(one) is is_placed
    assert Cubin("sm_90", {}, {name: one}, ()).constants("k") == ({} if bank is None else {bank: one})


def test_a_source_is_a_path_or_bytes_and_a_kernel_of_it(device: NvDevice) -> None:
    own = SassCode("add", "sm_90", 32, 8, 0, 0, 0, 0, bytes(16)).pack()
    assert bytes_of(bytearray(own)) == bytes_of(memoryview(own)) == own
    with pytest.raises(ArgumentError, match="a int is no cubin"):
        bytes_of(7)  # type: ignore[arg-type]
    assert device.load(own, "add").name == "add" and list(device.load_all(own)) == ["add"]
    with pytest.raises(ArgumentError, match="there is no kernel 'sub'; the code has add"):
        device.load(own, "sub")
