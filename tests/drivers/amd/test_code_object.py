"""Code objects: ours as others read them, LLVM's as we read them, broken ones refused in one sentence."""

from __future__ import annotations

import random
import struct
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from autogen.amd import gc_12_0_0
from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC1, COMPUTE_PGM_RSRC2, COMPUTE_PGM_RSRC3
from drivers.amd import code_object
from drivers.amd.code_object import Arg
from drivers.amd.isa import isa
from drivers.core import elf, msgpack
from drivers.core.errors import CodeObjectError

KERNEL = """
  s_load_b64 s[0:1], s[0:1], 0x0
  v_mov_b32 v1, 1.0
  v_lshlrev_b32 v0, 2, v0
  s_waitcnt lgkmcnt(0)
  global_store_b32 v0, v1, s[0:1]
  s_endpgm
"""
ARGS = (Arg("out", 0, 8, "global_buffer"), Arg("count", 8, 4, "by_value"))


@cache
def text() -> bytes:
    return isa("gfx1100").assemble(KERNEL)


def written(**changes: object) -> bytes:
    options: dict[str, object] = {"kernarg_bytes": 16, "args": ARGS, "vgprs": 2, "sgprs": 8}
    return code_object.write("gfx1100", "fill", text(), **(options | changes))  # type: ignore[arg-type]


@cache
def llvm_object() -> bytes:
    binding = pytest.importorskip("llvmlite.binding")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100")
    source = """target triple = "amdgcn-amd-amdhsa"
        @table = internal addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 5]
        declare i32 @llvm.amdgcn.workitem.id.x()
        define amdgpu_kernel void @look(ptr addrspace(1) %p, i32 %n, <4 x float> %v) #0 {
          %i = call i32 @llvm.amdgcn.workitem.id.x()
          %j = and i32 %i, 3
          %t = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 %j
          %x = load i32, ptr addrspace(4) %t
          %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
          store i32 %x, ptr addrspace(1) %q
          ret void }
        attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }"""
    data: bytes = target.emit_object(binding.parse_assembly(source))
    return data


def test_a_kernel_comes_back_as_it_was_written() -> None:
    module = code_object.load(written(lds_bytes=512, scratch_bytes=64))
    info = module.kernels["fill"]
    assert (module.arch, module.version) == ("gfx1100", 5)
    assert (info.args, info.kernarg_bytes, info.lds_bytes, info.scratch_bytes) == (ARGS, 16, 512, 64)
    assert (info.vgprs, info.sgprs, info.wave_size) == (2, 8, 32)
    assert module.image(0)[info.entry : info.entry + len(text())] == text()


def test_descriptor_follows_the_abi() -> None:
    info = code_object.load(written(vgprs=41, scratch_bytes=16)).kernels["fill"]
    rsrc1 = COMPUTE_PGM_RSRC1.decode(info.descriptor.compute_pgm_rsrc1)
    rsrc2 = COMPUTE_PGM_RSRC2.decode(info.descriptor.compute_pgm_rsrc2)
    # LLVM AMDGPUUsage: granule 8 in wave32, less one; kernarg pointer is user register 0..1; ids x, y, z
    # follow.
    assert (rsrc1.vgprs, rsrc1.sgprs, rsrc1.float_mode, rsrc1.wgp_mode) == (5, 0, 0xF0, 1)
    assert (rsrc2.user_sgpr, rsrc2.tgid_x_en, rsrc2.tgid_y_en, rsrc2.tgid_z_en) == (2, 1, 1, 1)
    assert (rsrc2.scratch_en, rsrc2.lds_size, rsrc2.tidig_comp_cnt) == (1, 0, 0)
    assert COMPUTE_PGM_RSRC3.decode(info.descriptor.compute_pgm_rsrc3).inst_pref_size == 1
    assert info.descriptor.enable_wavefront_size32 == 1
    assert (info.descriptor_va % 64, info.entry % 256) == (0, 0)


def test_gfx12_descriptors_leave_the_bits_of_gfx11_modes_alone() -> None:
    """LLVM AMDGPUUsage, compute_pgm_rsrc1 and 3: 21 is WG_RR_EN and 23 DISABLE_PERF; prefetch is 11:4."""
    data = code_object.write("gfx1201", "fill", bytes(128 * 100), kernarg_bytes=16, vgprs=41, sgprs=8)
    descriptor = code_object.load(data).kernels["fill"].descriptor
    rsrc1 = gc_12_0_0.COMPUTE_PGM_RSRC1.decode(descriptor.compute_pgm_rsrc1)
    assert (rsrc1.vgprs, rsrc1.float_mode, rsrc1.wg_rr_en, rsrc1.disable_perf) == (5, 0xF0, 0, 0)
    assert gc_12_0_0.COMPUTE_PGM_RSRC3.decode(descriptor.compute_pgm_rsrc3).inst_pref_size == 100


def test_prefetch_behind_the_code_stays_mapped() -> None:
    module = code_object.load(written())
    info = module.kernels["fill"]
    segment = next(s for s in module.segments if s.executable)
    padding = segment.data[info.entry - segment.va + len(text()) :]
    assert len(padding) >= 256
    assert set(struct.unpack(f"<{len(padding) // 4}I", padding)) == {0xBF9F0000}  # s_code_end


def test_an_outside_reader_finds_note_and_symbols() -> None:
    file: Any = ELFFile(BytesIO(written()))
    assert (file["e_machine"], file["e_flags"], file["e_ident"]["EI_ABIVERSION"]) == ("EM_AMDGPU", 0x41, 3)
    names = [s.name for s in file.get_section_by_name(".dynsym").iter_symbols()]
    assert names == ["", "fill", "fill.kd"]
    note = next(file.get_section_by_name(".note").iter_notes())
    metadata = msgpack.decode(
        note["n_desc"].encode("latin-1") if isinstance(note["n_desc"], str) else note["n_desc"]
    )
    assert metadata["amdhsa.target"] == "amdgcn-amd-amdhsa--gfx1100"
    assert metadata["amdhsa.version"] == [1, 2]
    assert metadata["amdhsa.kernels"][0][".symbol"] == "fill.kd"


@pytest.mark.oracle
def test_llvm_objects_load_and_are_relocated() -> None:
    module = code_object.load(llvm_object())
    info = module.kernels["look"]
    assert (module.arch, info.max_flat_workgroup_size) == ("gfx1100", 64)
    assert [(a.name, a.offset, a.size, a.kind) for a in info.args[:3]] == [
        ("p", 0, 8, "global_buffer"),
        ("n", 8, 4, "by_value"),
        ("v", 16, 16, "by_value"),
    ]
    base = 0x7F00_0000_0000
    image = module.image(base)
    assert module.relocations
    # The code finds its table relative to the program counter: s_getpc, then adds the distance.
    code = image[info.entry :]
    insts = {i.name: (at, i) for at, _, i in isa("gfx1100").disassemble(code[:128])}
    pc_at, _ = insts["s_getpc_b64"]
    low = insts["s_add_u32"][1]
    value = next(x.bits for x in (low["src0"], low["src1"]) if hasattr(x, "bits"))
    distance = value - (1 << 32) if value >> 31 else value
    table = info.entry + pc_at + 4 + distance
    assert struct.unpack_from("<4I", image, table) == (1, 2, 3, 5)


@pytest.mark.oracle
def test_an_undefined_symbol_is_named() -> None:
    binding = pytest.importorskip("llvmlite.binding")
    llvm_object()
    target = binding.Target.from_triple("amdgcn-amd-amdhsa").create_target_machine(cpu="gfx1100")
    source = """target triple = "amdgcn-amd-amdhsa"
        @far = external addrspace(1) global i32
        define amdgpu_kernel void @k() { store i32 1, ptr addrspace(1) @far ret void }"""
    with pytest.raises(CodeObjectError, match="needs far, which it does not define"):
        code_object.load(target.emit_object(binding.parse_assembly(source)))


def patched(offset: int, fmt: str, value: int) -> bytes:
    data = bytearray(written())
    struct.pack_into(fmt, data, offset, value)
    return bytes(data)


def descriptor_offset() -> int:
    file: Any = ELFFile(BytesIO(written()))
    return int(file.get_section_by_name(".rodata")["sh_offset"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not an ELF file"),
        (b"#!/bin/sh\n" * 20, "not an ELF file: it starts with 23 21 2f 62"),
        (written()[:700], "truncated ELF file: 700 bytes"),
        (patched(18, "<H", 62), "ELF machine 62 is not AMDGPU"),
        (patched(48, "<I", 0x02C), "code object is for AMDGPU machine 0x2c; known are gfx1100"),
        (patched(7, "<B", 0), "ELF OS ABI 0; code objects for this driver are amdhsa"),
        (patched(8, "<B", 1), "code object ABI version 1; versions 4 to 6"),
        (patched(16, "<H", 2), "ELF type 2: a code object is relocatable"),
        (
            patched(descriptor_offset() + 60, "<I", 1),
            "kernel fill: bad descriptor: KernelDescriptor: reserved bits set",
        ),
        (
            patched(descriptor_offset() + 16, "<q", 4),
            "kernel fill: its entry at 0x[0-9a-f]+ is not a multiple of 256",
        ),
        (patched(descriptor_offset() + 48, "<I", 1 << 22), "kernel fill: bad descriptor: COMPUTE_PGM_RSRC1"),
    ],
)
def test_broken_code_objects_say_what_is_wrong(data: bytes, message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        code_object.load(data)


def test_metadata_without_kernels_is_refused() -> None:
    empty = msgpack.encode({"amdhsa.kernels": [], "amdhsa.version": [1, 2]})
    fields = {"compute_pgm_rsrc1": 0, "compute_pgm_rsrc2": 0}
    with pytest.raises(CodeObjectError, match="code object for gfx1100 holds no kernel"):
        code_object.load(code_object.link("gfx1100", "k", text(), fields, empty))


def test_damaged_files_load_or_raise_code_object_error() -> None:
    dice = random.Random(7)
    good = written()
    for _ in range(300):
        data = bytearray(good)
        for _ in range(dice.randrange(1, 5)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        try:
            code_object.load(bytes(data)).image(0x1000)
        except CodeObjectError as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"vgprs": 257}, "257 vector registers"), ({"lds_bytes": 65537}, "65537 bytes of LDS"),
        ({"wave_size": 16}, "waves of 16"),
    ],
)  # fmt: skip
def test_impossible_kernels_are_not_written(changes: dict[str, object], message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        written(**changes)


def test_unknown_chips_and_odd_code_are_not_written() -> None:
    with pytest.raises(CodeObjectError, match="no code object machine number for gfx900; known are gfx1100"):
        code_object.write("gfx900", "k", text(), kernarg_bytes=0, vgprs=1, sgprs=1)
    with pytest.raises(CodeObjectError, match="3 bytes of code"):
        code_object.write("gfx1100", "k", b"abc", kernarg_bytes=0, vgprs=1, sgprs=1)


def bundle(*parts: tuple[str, bytes]) -> bytes:
    """As clang's documentation of the offload bundler lays it out."""
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(parts))
    start = len(head) + sum(24 + len(name) for name, _ in parts)
    body = b""
    for name, data in parts:
        head += struct.pack("<QQQ", start + len(body), len(data), len(name)) + name.encode()
        body += data
    return head + body


def test_the_part_for_the_card_is_taken_out_of_a_bundle() -> None:
    made = bundle(
        ("host-x86_64-unknown-linux-gnu--", b""),
        ("hipv4-amdgcn-amd-amdhsa--gfx1100", b"one"),
        ("hipv4-amdgcn-amd-amdhsa--gfx1201", b"two"),
    )
    assert code_object.unbundle(made, "gfx1100") == b"one"
    assert code_object.unbundle(made, "gfx1201") == b"two"
    assert code_object.unbundle(b"\x7fELF", "gfx1100") == b"\x7fELF"
    with pytest.raises(CodeObjectError, match=r"the bundle has no code for gfx942; it has host-x86_64"):
        code_object.unbundle(made, "gfx942")
    for size in (24, 31, 40, 100, len(made) - 1):
        with pytest.raises(CodeObjectError, match="truncated bundle"):
            code_object.unbundle(made[:size], "gfx1100")


def test_what_is_reached_through_a_table_gets_a_slot_with_its_address() -> None:
    symbol = elf.Symbol("far", 0x20, 4, 1)
    slots = code_object.got_slots(
        [elf.ElfRelocation(0, 8, symbol, 4, 1), elf.ElfRelocation(8, 9, symbol, 12, 1)], 0x3000
    )
    assert slots == {symbol: 0x3000}
    placed = code_object.Placed((), {1: 0x1000})
    low = code_object.relocation(elf.ElfRelocation(0, 8, symbol, 4, 1), placed, 0x1000, slots)
    slot = code_object.relocation(elf.ElfRelocation(0, 3, symbol, 0, 1), placed, 0x3000, slots)
    image = bytearray(0x4000)
    for each in (low, slot):
        code_object.relocate(image, each, lambda va: 0x70_0000_0000 + va)
    assert struct.unpack_from("<I", image, 0x1000) == (0x3000 + 4 - 0x1000,)  # G + GOT + A - P
    assert struct.unpack_from("<Q", image, 0x3000) == (0x70_0000_1020,)


def test_variables_may_lie_apart_from_the_code_that_names_them() -> None:
    code = elf.Segment(0x2000, 16, bytes(16), writable=False, executable=True)
    data = elf.Segment(0x1000, 16, bytes(range(16)), writable=True, executable=False)
    found = (
        code_object.Relocation(0x2004, code_object.REL32_LO, 0x1008, 4),
        code_object.Relocation(0x2008, code_object.REL32_HI, 0x1008, 8),
        code_object.Relocation(0x1000, code_object.ABS64, 0x1008, 0),
        code_object.Relocation(0x1008, code_object.ABS64, 0x2000, 0),
    )
    variables = code_object.written((data, code))
    assert variables == range(0x1000, 0x1010)
    module = code_object.CodeObject("gfx1100", 5, {}, (data, code), found, variables)
    image = module.image(0x70_0000_0000, 0x71_2345_6000)
    distance = 0x71_2345_6008 - 0x70_0000_2000
    assert struct.unpack_from("<II", image, 0x2004) == (distance & 0xFFFF_FFFF, distance >> 32)
    assert struct.unpack_from("<QQ", image, 0x1000) == (0x71_2345_6008, 0x70_0000_2000)


def test_what_may_be_missing_and_is_stays_0() -> None:
    absent = elf.Symbol("threadIdx", 0, 0, elf.SHN_UNDEF, is_weak=True)
    needed = elf.Symbol("helper", 0, 0, elf.SHN_UNDEF)
    assert code_object.is_absent(absent) and not code_object.is_absent(needed)
    with pytest.raises(CodeObjectError, match="needs helper, which it does not define; link it first"):
        code_object.relocation(elf.ElfRelocation(0, 3, needed, 0, 1), code_object.Placed(()), 0, {})
