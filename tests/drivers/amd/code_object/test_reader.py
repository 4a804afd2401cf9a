"""Files of LLVM's, broken files and bundles."""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from drivers.amd import code_object
from drivers.amd.code_object import writer
from drivers.amd.isa import isa
from drivers.core import msgpack
from drivers.core.errors import CodeObjectError
from tests.drivers.amd.code_object.samples import text, written
from tests.drivers.amd.isa.test_bundle import host_file


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
        (patched(18, "<H", 62), "an ELF file for x86-64, not for AMDGPU"),
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
            "kernel fill: its entry is at 0x[0-9a-f]+; it must be at a multiple of 256 where instr",
        ),
        (patched(descriptor_offset() + 48, "<I", 1 << 22), "kernel fill: bad descriptor: COMPUTE_PGM_RSRC1"),
        (patched(descriptor_offset() + 44, "<I", 1 << 20), "kernel fill: bad descriptor: COMPUTE_PGM_RSRC3"),
        (
            patched(descriptor_offset() + 48, "<I", 1 << 20),
            "bad descriptor: compute_pgm_rsrc1 has priv 0x1, which the launch fills in; it must be 0",
        ),
        (patched(descriptor_offset() + 52, "<I", 3 << 15), "compute_pgm_rsrc2 has lds_size 0x3, which the"),
        (patched(descriptor_offset() + 44, "<I", 1 << 10), "compute_pgm_rsrc3 has trap_on_start 0x1, which"),
        (patched(descriptor_offset() + 16, "<q", 0x100 - 0x3C0), "its entry is at .* where instructions are"),
        (patched(descriptor_offset() + 56, "<H", 8), "metadata says waves of 32, its descriptor of 64"),
    ],
)
def test_broken_code_objects_say_what_is_wrong(data: bytes, message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        code_object.load(data)


def described(**changes: object) -> bytes:
    """A file whose metadata is ours but for `changes` of its one kernel."""
    fields = {"compute_pgm_rsrc1": 0, "compute_pgm_rsrc2": 0, "enable_wavefront_size32": 1}
    kernel = {".name": "k", ".symbol": "k.kd", ".args": []} | {f".{key}": changes[key] for key in changes}
    kernels = [kernel] * (2 if changes == {"name": "twice"} else 1)
    return writer.link("gfx1100", "k", text(), fields, msgpack.encode({"amdhsa.kernels": kernels}))


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (described(name="k\nl"), r"a kernel's .name is 'k\\nl', not a name"),
        (described(symbol=""), "a kernel's .symbol is '', not a name"),
        (described(symbol="l.kd"), "kernel k: there is no symbol l.kd"),
        (described(name="twice"), "describes two kernels of the name twice"),
        (described(args=7), "kernel k: its arguments are 7, not a list"),
        (described(args=[7]), "an argument's metadata is 7, not a map"),
        (described(args=[{".name": "p"}]), "has the .value_kind None and the .name 'p'; both are texts"),
        (
            described(args=[{".value_kind": "by_value", ".size": 1 << 40}]),
            ".size is 1099511627776, not a size",
        ),
        (described(vgpr_count=-1), "metadata: .vgpr_count is -1, not a size"),
        (described(reqd_workgroup_size=[8, 8]), r"required work-group size \[8, 8\] is not three sizes"),
    ],
)
def test_metadata_that_says_nothing_useful_is_told(data: bytes, message: str) -> None:
    with pytest.raises(CodeObjectError, match=message):
        code_object.load(data)


def test_metadata_without_kernels_is_refused() -> None:
    empty = msgpack.encode({"amdhsa.kernels": [], "amdhsa.version": [1, 2]})
    fields = {"compute_pgm_rsrc1": 0, "compute_pgm_rsrc2": 0}
    with pytest.raises(CodeObjectError, match="code object for gfx1100 holds no kernel"):
        code_object.load(writer.link("gfx1100", "k", text(), fields, empty))


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
        ("hipv4-amdgcn-amd-amdhsa--gfx1201:xnack-", b"two"),
    )
    assert code_object.unbundle(made, "gfx1100") == b"one"
    assert code_object.unbundle(made, "gfx1201") == b"two"
    assert code_object.unbundle(b"\x7fELF", "gfx1100") == b"\x7fELF"
    with pytest.raises(CodeObjectError, match=r"the bundle has no code for gfx942; it has host-x86_64"):
        code_object.unbundle(made, "gfx942")
    for size in (24, 31, 40, 100, len(made) - 1):
        with pytest.raises(CodeObjectError, match="truncated bundle"):
            code_object.unbundle(made[:size], "gfx1100")


def test_code_for_the_whole_generation_is_taken_where_there_is_none_for_the_chip() -> None:
    generic = ("hipv4-amdgcn-amd-amdhsa--gfx11-generic", b"all")
    exact = ("hipv4-amdgcn-amd-amdhsa--gfx1100", b"one")
    assert code_object.unbundle(bundle(generic), "gfx1100") == b"all"
    assert code_object.unbundle(bundle(generic, exact), "gfx1100") == b"one"
    with pytest.raises(CodeObjectError, match=r"has no code for gfx1201; it has hipv4-.*-gfx11-generic"):
        code_object.unbundle(bundle(generic), "gfx1201")


def test_code_is_taken_out_of_a_file_for_the_host_if_there_is_one_of_it() -> None:
    one = bundle(("hipv4-amdgcn-amd-amdhsa--gfx1100", b"one"))
    two = bundle(("hipv4-amdgcn-amd-amdhsa--gfx1100", b"two"), ("hipv4-amdgcn-amd-amdhsa--gfx1201", b"2"))
    assert code_object.unbundle(host_file(one), "gfx1100") == b"one"
    assert code_object.unbundle(host_file(one, two), "gfx1201") == b"2"
    with pytest.raises(CodeObjectError, match="the file has 2 code objects for gfx1100, one of each source"):
        code_object.unbundle(host_file(one, two), "gfx1100")
    with pytest.raises(CodeObjectError, match=r"x86-64, not for AMDGPU, .* no .hip_fatbin section"):
        code_object.load(host_file(one, name=b".other_data"))


def test_a_count_of_scalar_registers_is_passed_over_as_gfx10_and_later_do() -> None:
    """LLVM 19 writes one, LLVM 22 writes 0. Source: AMDGPUUsage, compute_pgm_rsrc1."""
    (word,) = struct.unpack_from("<I", written(), descriptor_offset() + 48)
    assert list(code_object.load(patched(descriptor_offset() + 48, "<I", word | 4 << 6)).kernels) == ["fill"]


@pytest.mark.conformance
def test_what_hipcc_makes_for_the_host_has_its_kernels(tmp_path: Path) -> None:
    clang = shutil.which("clang-19")
    if not clang or not shutil.which("ld.lld-19"):
        pytest.skip("no clang-19 with ld.lld-19")
    source, made = tmp_path / "k.hip", tmp_path / "k.o"
    source.write_text("""
        struct dim3 { unsigned x, y, z; };
        extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, unsigned long, void *);
        extern "C" int __hipPopCallConfiguration(dim3 *, dim3 *, unsigned long *, void **);
        extern "C" __attribute__((global)) void one(int *a) { *a = 1; }""")
    chips = ["--offload-arch=gfx1100", "--offload-arch=gfx1201"]
    command = [clang, "-x", "hip", *chips, "-nogpulib", "-nogpuinc", "-c", str(source), "-o", str(made)]
    subprocess.run(command, check=True, timeout=120)
    for arch in ("gfx1100", "gfx1201"):
        assert list(code_object.load(code_object.unbundle(made.read_bytes(), arch)).kernels) == ["one"]
