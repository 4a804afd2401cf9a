"""Reading cubins of both forms, and loading them: what launches are told of a kernel. Of loader.py too."""

from __future__ import annotations

import ctypes
import random
import struct
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from autogen.nv import qmd
from drivers.core import elf
from drivers.core.errors import ArgumentError, CodeObjectError
from drivers.nv import cubin, loader
from drivers.nv.card import open_card
from drivers.nv.device import NvDevice
from hcq.settings import Settings
from tests.drivers.nv.cubins import KernelIn, Layout, parameter, record, small
from tests.drivers.nv.cubins import cubin as made
from tests.drivers.nv.fake_rm import AMPERE, FakeRm

TEXT = bytes(range(64))
SCALE = KernelIn("scale", TEXT, (8, 8, 4, 4), registers=10)


@pytest.mark.parametrize("is_old", [False, True])
@pytest.mark.parametrize("arch", [80, 86, 89, 90, 103, 120])
def test_both_forms_of_the_header_name_the_chip(arch: int, is_old: bool) -> None:
    assert cubin.read(made([SCALE], Layout(arch, is_old))).arch == f"sm_{arch}"


def test_parameters_are_in_the_order_of_the_source() -> None:
    kernel = cubin.read(made([SCALE])).kernels["scale"]
    assert [(each.offset, each.size) for each in kernel.parameters] == [(0, 8), (8, 8), (16, 4), (20, 4)]
    assert (kernel.parameter_bytes, kernel.registers) == (24, 10)


def test_what_a_kernel_was_compiled_for_is_read() -> None:
    more = [record(0x05, struct.pack("<III", 256, 1, 1)), record(0x10, struct.pack("<III", 128, 1, 1))]
    given = KernelIn("f", TEXT, (8,), 40, 0x900, 3, 0xFFFF_FFFF, (2, 1, 1), more)
    kernel = cubin.read(made([given])).kernels["f"]
    assert (kernel.max_threads, kernel.block, kernel.cluster) == (256, (128, 1, 1), (2, 1, 1))
    assert (kernel.shared_bytes, kernel.barriers, kernel.stack) == (0x900, 3, None)


def with_function(name: str, section: int, is_function: bool = True) -> dict[str, bool]:
    """Whether kernels f (section 1) and g (section 3) call functions, where one more symbol is there."""
    data = made([KernelIn("f", TEXT, (8,)), KernelIn("g", TEXT, (8,))])
    file = elf.read(data)
    more = elf.Symbol(name, 0, 16, section, is_function=is_function)
    symbols = (*file.symbols, more)
    sections = {each.name: each for each in file.sections}
    kernels = cubin._kernels(data, replace(file, symbols=symbols), sections)
    return {each.name: each.calls for each in kernels.values()}


def test_a_kernel_calls_the_functions_that_lie_in_its_own_section() -> None:
    """The other kernel is none, nor is a label or what ptxas adds by itself."""
    assert with_function("helper", 1) == {"f": True, "g": False}
    assert with_function("helper", 3) == {"f": False, "g": True}
    for name, section, is_function in (
        ("helper", 1, False),
        ("$__internal_0_$__cuda_sm70_votesync", 1, True),
        ("helper", 9, True),
    ):
        assert with_function(name, section, is_function) == {"f": False, "g": False}


def test_both_forms_of_a_parameters_attribute_are_read_whole() -> None:
    """EIATTR_KPARAM_INFO has a size of 14 bits from bit 18 on; the form for parameters beyond 4 KiB one of
    16 bits from bit 0 on. EIATTR_PARAM_CBANK: where parameters begin, below their size."""
    usual = record(0x17, struct.pack("<IHHI", 9, 1, 0x8010, 0x2FF8 << 18 | 0x3_F000))
    large = record(0x45, struct.pack("<IHHI", 9, 0, 0x0010, 0x5_7FF8))
    bank, size = record(0x0A, struct.pack("<IHH", 7, 0x1A80, 0x3FFC)), small(0x19, 0xB008)
    kernel = cubin.read(made([KernelIn("f", TEXT, (), more=[usual, large, bank, size])])).kernels["f"]
    found = [(each.ordinal, each.offset, each.size) for each in kernel.parameters]
    assert found == [(0, 0x10, 0x7FF8), (1, 0x8010, 0x2FF8)] and kernel.parameters_at == 0x1A80


def test_code_calls_assertfail_only_where_a_relocation_names_it() -> None:
    plain = cubin.read(made([KernelIn("f", TEXT, (8,))], Layout(globals=bytes(16))))
    assert plain.relocations and not plain.has_assertions
    call = cubin.Relocation(".text.f", 0, cubin.LOW_OF_CODE, "__assertfail", ".text.__assertfail", 0)
    assert replace(plain, relocations=(*plain.relocations, call)).has_assertions
    assert not replace(plain, relocations=()).has_assertions


def read_qmd(host: FakeRm) -> qmd.QmdV4:
    return qmd.QmdV4.from_bytes(ctypes.string_at(host.at(host.launches[-1]), 384))


def test_shared_memory_has_the_reserved_part_in_front(host: FakeRm, device: NvDevice) -> None:
    given = KernelIn("f", TEXT, (8,), shared=0x800, barriers=1)  # ptxas counts the reserved 1 KiB in
    program = device.load(made([given]))
    program(device.empty(64), grid=(1, 1, 1), block=(32, 1, 1), lds=60 << 10)
    device.synchronize()
    launched = read_qmd(host)
    assert launched.shared_memory_size == 0x800 + (60 << 10)
    assert launched.min_sm_config_shared_mem_size == 64 // 4 + 1


def test_an_older_card_reserves_no_shared_memory() -> None:
    host = FakeRm(classes=AMPERE, sm=0x800)
    device = NvDevice("nv:0", open_card(host, 0), Settings())
    for shared in (0, 256):
        program = device.load(made([KernelIn("f", TEXT, (8,), shared=shared)], Layout(arch=80)))
        program(device.empty(64), grid=(1, 1, 1), block=(32, 1, 1))
        device.synchronize()
        launched = qmd.QmdV3.from_bytes(ctypes.string_at(host.at(host.launches[-1]), 256))
        assert launched.shared_memory_size == shared
    device.close()


def test_words_of_8_bytes_take_buffers_and_values(host: FakeRm, device: NvDevice) -> None:
    program = device.load(made([SCALE]))
    buffer = device.empty(64)
    program(buffer, np.uint64(7), np.float32(0.5), np.int32(3), grid=(1, 1, 1), block=(32, 1, 1))
    device.synchronize()
    bank = host.at(read_qmd(host).constant_buffer_addr_0)
    want = struct.pack("<QQfi", buffer.gpu_va, 7, 0.5, 3)
    assert ctypes.string_at(bank + 0x210, 24) == want
    with pytest.raises(ArgumentError, match=r"argument 2 .* takes a numpy scalar or bytes of 4 bytes"):
        program(buffer, buffer, buffer, np.int32(3), grid=(1, 1, 1), block=(32, 1, 1))


def test_a_variable_is_initialised_and_bank_4_has_its_address(host: FakeRm, device: NvDevice) -> None:
    data = struct.pack("<4f", 1, 2, 3, 4)
    program = device.load(made([KernelIn("f", TEXT, (8,))], Layout(globals=data, bank3=b"constant")))
    program(device.empty(64), grid=(1, 1, 1), block=(32, 1, 1))
    device.synchronize()
    launched = read_qmd(host)
    assert (launched.constant_buffer_valid_3, launched.constant_buffer_size_3) == (1, 16)
    assert ctypes.string_at(host.at(launched.constant_buffer_addr_3), 8) == b"constant"
    address = int.from_bytes(ctypes.string_at(host.at(launched.constant_buffer_addr_4), 8), "little")
    assert ctypes.string_at(host.at(address), 16) == data


def test_halves_of_an_address_go_into_an_instructions_second_dword(host: FakeRm, device: NvDevice) -> None:
    fixes = {0: cubin.LOW_OF_CODE, 16: cubin.HIGH_OF_CODE}
    program = device.load(made([KernelIn("f", TEXT, (8,))], Layout(globals=bytes(16), fixes=fixes)))
    assert program.variables is not None
    device.synchronize()
    code = ctypes.string_at(host.at(program.kernel.entry_va), 32)
    want = program.variables.gpu_va
    assert int.from_bytes(code[4:8], "little") == want & 0xFFFF_FFFF
    assert int.from_bytes(code[20:24], "little") == want >> 32
    assert (code[:4], code[24:]) == (TEXT[:4], TEXT[24:32])


def test_unknown_depth_of_calls_gets_a_stack(host: FakeRm, device: NvDevice) -> None:
    program = device.load(made([KernelIn("f", TEXT, (8,), stack=0xFFFF_FFFF)]))
    program(device.empty(64), grid=(1, 1, 1), block=(32, 1, 1))
    device.synchronize()
    assert read_qmd(host).shader_local_memory_high_size == 1024 + 0x240
    state = host.channels[device.card.group.channels[0].queue_id].state
    per_warp = -(-(1024 + 0x240) * 32 // 0x200) * 0x200
    assert state[1, 0x2E8] == -(-per_warp * 64 * 2 // 0x8000) * 0x8000


@pytest.mark.parametrize(
    ("made_for", "arch", "runs"),
    [
        ("sm_80", "sm_86", True),
        ("sm_86", "sm_80", False),
        ("sm_80", "sm_90", False),
        ("sm_90", "sm_90", True),
    ],
)
def test_a_cubin_runs_on_later_minor_versions_of_its_family(made_for: str, arch: str, runs: bool) -> None:
    assert loader.runs_on(made_for, arch) is runs


def test_a_cubin_for_another_chip_says_what_to_do(device: NvDevice) -> None:
    with pytest.raises(CodeObjectError, match="for sm_80, nv:0 is sm_90; compile it with -arch=sm_90"):
        device.load(made([SCALE], Layout(arch=80)))


def test_several_kernels_are_chosen_by_name(device: NvDevice) -> None:
    file = made([SCALE, KernelIn("add", TEXT, (8,))])
    assert set(device.load_all(file)) == {"scale", "add"}
    with pytest.raises(ArgumentError, match="has 2 kernels; give one of scale, add"):
        device.load(file)
    with pytest.raises(ArgumentError, match=r"no kernel 'scal'; it has scale, add; did you mean scale\?"):
        device.load(file, "scal")


def test_an_unknown_relocation_is_refused() -> None:
    with pytest.raises(CodeObjectError, match=r"a relocation of kind 0x63; known are"):
        cubin.read(made([SCALE], Layout(globals=bytes(8), kind=0x63)))


def test_a_relocation_past_its_section_is_refused(device: NvDevice) -> None:
    with pytest.raises(CodeObjectError, match=r"a relocation at 0x3c of \.text\.f is past the section's end"):
        device.load(made([KernelIn("f", TEXT, (8,))], Layout(globals=bytes(16), fixes={60: 0x38})))


ADDRESS = 0xFEDC_BA98_7654_3211


@pytest.mark.parametrize(
    ("kind", "place", "want"),
    [
        (cubin.ABS32, 0, ADDRESS & 0xFFFF_FFFF),
        (cubin.GENERIC32, 0, ADDRESS & 0xFFFF_FFFF),
        (cubin.ABS64, 0, ADDRESS),
        (cubin.GENERIC64, 0, ADDRESS),
        (cubin.LOW_OF_CODE, 4, ADDRESS & 0xFFFF_FFFF),
        (cubin.HIGH_OF_CODE, 4, ADDRESS >> 32),
    ],
)
def test_an_address_goes_whole_into_its_place_and_nowhere_else(kind: int, place: int, want: int) -> None:
    """`place`: bytes from the relocation's own on. The last place of a section is one, the next is none."""
    size, section = 8 if kind in (cubin.ABS64, cubin.GENERIC64) else 4, range(8, 40)
    for offset in (0, 5, len(section) - place - size):
        image = bytearray(b"\xee" * 48)
        cubin.apply(image, section, cubin.Relocation("s", offset, kind, "x", "t", 0), ADDRESS)
        begin = section.start + offset + place
        assert image == b"\xee" * begin + want.to_bytes(size, "little") + b"\xee" * (48 - begin - size)
    with pytest.raises(CodeObjectError, match="past the section's end"):
        cubin.apply(image, section, cubin.Relocation("s", offset + 1, kind, "x", "t", 0), ADDRESS)


@pytest.mark.parametrize(("registers", "is_allowed"), [(0, False), (1, True), (255, True), (256, False)])
def test_a_thread_has_1_to_255_registers(registers: int, is_allowed: bool) -> None:
    """The attribute's upper half is not the count's."""
    file = made([KernelIn("f", TEXT, (8,), registers | 0xAB << 16)])
    if is_allowed:
        assert cubin.read(file).kernels["f"].registers == registers
    else:
        with pytest.raises(CodeObjectError, match=f"f has {registers} registers; allowed are 1 to 255"):
            cubin.read(file)


@pytest.mark.parametrize(
    ("places", "total", "why"),
    [
        ([(0, 8), (8, 4)], 12, ""),
        ([(0, 8), (7, 4)], 12, r"argument 1 is at bytes 7\.\.11; it must lie in 8\.\.12"),
        ([(0, 8), (8, 5)], 12, r"argument 1 is at bytes 8\.\.13; it must lie in 8\.\.12"),
        ([(4, 8), (12, 4)], 16, ""),
    ],
)
def test_arguments_lie_beside_each_other_and_in_their_room(
    places: list[tuple[int, int]], total: int, why: str
) -> None:
    rows = [parameter(n, at, size) for n, (at, size) in enumerate(places)]
    file = made([KernelIn("f", TEXT, (), more=[*rows, small(0x19, total)])])
    if why:
        with pytest.raises(CodeObjectError, match=why):
            cubin.read(file)
    else:
        assert [(p.offset, p.size) for p in cubin.read(file).kernels["f"].parameters] == places


def told_of_f(*records: bytes) -> cubin.KernelInfo:
    """Kernel f after the attributes of a cubin whose two symbols are nothing and f."""
    file: Any = SimpleNamespace(symbols=[SimpleNamespace(name=""), SimpleNamespace(name="f")])
    kernels = {"f": cubin.KernelInfo("f", ".text.f")}
    cubin._read_common(kernels, file, b"".join(records))
    return kernels["f"]


def of_symbol(number: int, index: int, word: int) -> bytes:
    return record(number, struct.pack("<II", index, word))


@pytest.mark.parametrize(
    ("words", "stack"),
    [
        ([(0x12, 16), (0x11, 64)], 64),
        ([(0x12, 64), (0x11, 16)], 64),
        ([(0x12, 0xFFFF_FFFF), (0x11, 64)], None),
        ([(0x11, 64), (0x12, 0xFFFF_FFFF)], None),
        ([(0x12, 0xFFFF_FFFE)], 0xFFFF_FFFE),
        ([(0x2F, 40)], 0),
    ],
)
def test_a_stack_is_the_greater_of_what_attributes_say_or_unknown(
    words: list[tuple[int, int]], stack: int | None
) -> None:
    kernel = told_of_f(*(of_symbol(number, 1, word) for number, word in words))
    assert kernel.stack == stack and kernel.registers == dict(words).get(0x2F, 0)


def test_an_attribute_names_a_symbol_that_is_there() -> None:
    """Those that are of no kernel, of another kind or of another size are passed over."""
    assert told_of_f(of_symbol(0x2F, 0, 40), of_symbol(0x99, 7, 40), record(0x2F, bytes(4))).registers == 0
    with pytest.raises(CodeObjectError, match="attribute 0x2f names symbol 2; there are 2"):
        told_of_f(of_symbol(0x2F, 2, 40))


OTHERS = [(0x99, 1), (0x99, 2), (0x99, 3), (0x17, 2), (0x45, 2), (0x0A, 3), (0x05, 2), (0x10, 2), (0x3D, 2)]


@pytest.mark.parametrize(("number", "count"), OTHERS)
def test_attributes_of_another_kind_or_size_say_nothing_of_a_kernel(number: int, count: int) -> None:
    kernel = cubin.KernelInfo("f", ".text.f")
    cubin._read_own(kernel, record(number, struct.pack(f"<{count}I", *range(1, count + 1))))
    assert kernel == cubin.KernelInfo("f", ".text.f")


def elf_symbol(name: str, section: int) -> elf.Symbol:
    return elf.Symbol(name, 16, 4, section)


@pytest.mark.parametrize(
    ("name", "section", "found"),
    [
        ("table", 4, (".nv.global", 24)),
        ("__assertfail", 0, (".text.__assertfail", 8)),
        ("__assertfail", 5, (".text.own", 24)),
        ("table", 0, "the cubin needs 'table', which it does not define"),
        ("vprintf", 0, "the cubin needs 'vprintf', which CUDA's driver alone has: take printf out"),
        ("table", 9, "the cubin needs 'table', which it does not define"),
        (None, 0, "the cubin needs 'nothing', which it does not define"),
    ],
)
def test_a_relocation_is_to_a_symbol_of_a_section_or_to_what_the_driver_supplies(
    name: str | None, section: int, found: Any
) -> None:
    given = None if name is None else elf_symbol(name, section)
    entry: Any = SimpleNamespace(symbol=given, offset=4, kind=cubin.ABS64, addend=8)
    names = {4: ".nv.global", 5: ".text.own"}
    if isinstance(found, str):
        with pytest.raises(CodeObjectError, match=found):
            cubin._relocation(entry, ".text.f", names)
    else:
        made = cubin._relocation(entry, ".text.f", names)
        assert made == cubin.Relocation(".text.f", 4, cubin.ABS64, name or "", *found)


def test_attributes_follow_each_other_in_steps_of_four_bytes() -> None:
    """A value of 2 bytes is in the record, another one behind it, and fills whole words."""
    rows = [small(0x19, 0x1234), record(0x4A, b"12345") + bytes(3), record(0x05, b""), small(0x4C, 7)]
    found = [(0x19, b"\x34\x12"), (0x4A, b"12345"), (0x05, b""), (0x4C, b"\x07\0")]
    assert list(cubin.attributes(b"".join(rows))) == found
    assert list(cubin.attributes(b"".join(rows) + b"\x03\x19\0")) == found  # less than a record
    last = record(0x4A, b"12345678")
    assert list(cubin.attributes(last)) == [(0x4A, b"12345678")]
    with pytest.raises(CodeObjectError, match="attribute 0x4a has 8 bytes, 7 are left"):
        list(cubin.attributes(last[:-1]))


def test_other_files_are_refused(device: NvDevice) -> None:
    with pytest.raises(CodeObjectError, match="not an ELF file"):
        device.load(b"text")
    with pytest.raises(ArgumentError, match="a int is no cubin"):
        device.load(7)  # type: ignore[arg-type]


def test_damaged_cubins_are_refused_in_a_sentence() -> None:
    file = made([SCALE, KernelIn("g", TEXT, (8, 4), 40, 0x900, 1)], Layout(globals=bytes(64), bank3=b"1234"))
    draw = random.Random(5)
    for _ in range(600):
        broken = bytearray(file)
        for _ in range(draw.randint(1, 4)):
            broken[draw.randrange(len(broken))] = draw.randrange(256)
        data = bytes(broken[: draw.choice([len(broken), draw.randrange(len(broken))])])
        try:
            cubin.read(data)
        except CodeObjectError as error:
            assert str(error)
