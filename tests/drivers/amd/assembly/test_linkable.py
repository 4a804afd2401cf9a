"""Whole files, as LLVM prints them: what we assemble is what LLVM's own assembler makes of them.

`oracle`: llvmlite prints a file and makes an object of the same module. Behind `conformance`, clang's own
output at every level, with and without debug information.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from autogen.schema import EncodeError
from drivers import open_device
from drivers.amd.assembly import read, write
from drivers.amd.run import source
from tests.drivers.amd.assembly.objects import said
from tests.drivers.amd.run.builds import PROGRAMS, needs_clang

binding = pytest.importorskip("llvmlite.binding")
WAVES = Path(__file__).parents[2] / "sim/amd/wave/programs"
EXECUTABLE = 4
ARCHES = ("gfx1100", "gfx1201")
FAST = [(WAVES / f"{name}.ll", arch, 2) for name in ("recursion", "histogram", "switch") for arch in ARCHES]
FAST += [(PROGRAMS / "pointers.ll", "gfx1100", 1), (PROGRAMS / "whole.ll", "gfx1201", 0)]
ALL = sorted(PROGRAMS.glob("*.ll"))
SLOW = [(path, arch, level) for path in ALL for arch in ARCHES for level in range(4)]
FLAGS: tuple[list[str], ...] = (
    [],
    ["-g"],
    ["-mcumode"],
    ["-mcode-object-version=4"],
    ["-mcode-object-version=6"],
)


def printed(path: Path, arch: str, level: int, wave: int = 32) -> tuple[str, bytes]:
    """(assembly text, object file) of one module, by LLVM."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple("amdgcn-amd-amdhsa")
    features = f"+wavefrontsize{wave}"
    machine = target.create_target_machine(cpu=arch, features=features, opt=level, reloc="pic")
    text = path.read_text()
    twice = [binding.parse_assembly(text) for _ in range(2)]  # code generation changes the module
    return machine.emit_assembly(twice[0]), machine.emit_object(twice[1])


def narrowed(theirs: bytes, ours: bytes) -> bytes:
    """LLVM's code generator puts the sign of a 16-bit literal into its upper half, too; its assembler, of
    the same text, puts zeros there.
    """
    words, mine = (np.frombuffer(data, np.uint32) for data in (theirs, ours))
    is_sign = (words == mine | 0xFFFF0000) & (mine >> 15 == 1)
    return np.where(is_sign, mine, words).astype(np.uint32).tobytes()


def check(text: str, theirs: bytes) -> None:
    ours, wanted = said(write(read(text))), said(theirs)
    code = {name: row for name, row in wanted.sections.items() if row[1] & EXECUTABLE}
    narrow = {name: (*row[:3], narrowed(row[3], ours.sections[name][3])) for name, row in code.items()}
    assert ours.sections == wanted.sections | narrow
    assert ours.relocations == wanted.relocations
    assert ours.symbols == wanted.symbols
    assert ours.metadata == wanted.metadata
    assert ours.header == wanted.header


@pytest.mark.oracle
@pytest.mark.parametrize(("path", "arch", "level"), FAST, ids=lambda value: getattr(value, "stem", value))
def test_a_printed_module_is_what_llvm_makes_of_it(path: Path, arch: str, level: int) -> None:
    check(*printed(path, arch, level))


@pytest.mark.oracle
def test_a_file_says_that_its_waves_have_64_lanes() -> None:
    text, theirs = printed(WAVES / "switch.ll", "gfx1100", 2, 64)
    check(text, theirs)


@pytest.mark.conformance
@pytest.mark.parametrize(("path", "arch", "level"), SLOW, ids=lambda value: getattr(value, "stem", value))
def test_every_program_is_what_llvm_makes_of_it(path: Path, arch: str, level: int) -> None:
    if path.stem not in ("matrix11", "matrix12") or path.stem.endswith(arch[3:5]):
        check(*printed(path, arch, level))


@pytest.mark.conformance
@pytest.mark.parametrize("flags", FLAGS, ids=" ".join)
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("name", ["pointers.hip", "control.cl", "sync.cl", "more.cl"])
def test_what_clang_prints_is_what_clang_makes_of_it(
    tmp_path: Path, name: str, arch: str, level: int, flags: list[str]
) -> None:
    needs_clang()
    text, theirs = tmp_path / "file.s", tmp_path / "file.o"
    text.write_bytes(source.compile_source(PROGRAMS / name, arch, level, [*flags, "-S"]))
    target = ["-target", "amdgcn-amd-amdhsa", f"-mcpu={arch}"]
    subprocess.run([source.find_compiler(), *target, "-c", text, "-o", theirs], check=True)
    check(text.read_text(), theirs.read_bytes())


DATA = """
	.text
k:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, table@gotpcrel32@lo+4
	s_addc_u32 s1, s1, outside@rel32@hi+12
	s_mov_b32 s2, near@abs32@lo
	s_mov_b32 s3, (end-k)<<1
end:
	.data
	.long 7
near:
	.quad k, near+4, alias
	.long table-near
	.set alias, near+8
	.globl alias, table
	.type alias,@object
	.comm shared,8,4
	.rodata
table: .byte 1
"""


def test_what_the_linker_must_fill_in() -> None:
    """As clang 19 assembles the same lines; but .comm and the alias have their places at once here."""
    found = said(write(read(DATA)))
    assert found.relocations == {
        (".text", 8, 8, "table", 4),  # R_AMDGPU_GOTPCREL32_LO
        (".text", 16, 11, "outside", 12),  # R_AMDGPU_REL32_HI
        (".text", 24, 1, ".data", 4),  # R_AMDGPU_ABS32_LO
        (".data", 4, 3, ".text", 0),  # R_AMDGPU_ABS64
        (".data", 12, 3, ".data", 8),
        (".data", 20, 3, ".data", 12),
        (".data", 28, 4, "table", 24),  # R_AMDGPU_REL32, from the field on
    }
    assert found.sections[".text"][3][-4:] == bytes([2 * 36, 0, 0, 0])
    alias = ("alias", ".data", 12, 0, "STB_GLOBAL", "STT_OBJECT", "STV_DEFAULT")
    assert alias in found.symbols
    assert ("shared", ".bss", 0, 8, "STB_GLOBAL", "STT_OBJECT", "STV_DEFAULT") in found.symbols
    assert found.sections[".bss"] == ("SHT_NOBITS", 3, 4, 8)


WRONG = {
    "a:\n.data\na:": "label a is given twice",
    ".bss\n.long 1": r"section .bss is @nobits",
    ".short outside": "outside in 2 bytes: the linker writes addresses into 4 or 8",
    "x:\n.data\ny:\n.rodata\n.long x-y": "from y, which lies in another section, there is no distance",
    ".quad outside+0x7fffffffffffffff+1": r"outside\+9223372036854775808: an address has 64 bits",
    ".amdgpu_metadata\na: 99999999999999999999\n.end_amdgpu_metadata": "metadata: 9+ does not fit 64 bits",
    ".amdhsa_code_object_version 3": "version 3; known are 4 to 6",
    '.amdgcn_target "x--gfx11-generic"\n.amdhsa_code_object_version 5': "gfx11-generic is known since",
    "s_branch far\n.data\nfar:": "s_branch: there is no label far in this code",
    "a:\ns_mov_b32 s0, (b-a)<<40\nb:": "a literal has 32 bits",
    ".data\n.quad .Lnowhere": "there is no label .Lnowhere, and no other file can have it",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_has_no_place_is_one_sentence(text: str) -> None:
    with pytest.raises(EncodeError, match=WRONG[text]):
        write(read(text))


def test_a_private_name_that_is_shown_is_in_the_table() -> None:
    found = said(write(read(".globl .Lshown\n.data\n.Lshown: .quad .Lshown\n.Lhidden: .quad .Lhidden")))
    assert found.relocations == {(".data", 0, 3, ".Lshown", 0), (".data", 8, 3, ".data", 8)}


@pytest.mark.oracle
@pytest.mark.sim
@pytest.mark.parametrize(("arch", "device"), [("gfx1100", "sim:navi31"), ("gfx1201", "sim:navi48/pci")])
def test_an_assembled_file_runs(arch: str, device: str) -> None:
    """Functions through pointers: tables of addresses in data, relocations between sections."""
    text, _ = printed(WAVES / "recursion.ll", arch, 0)
    values, out = np.arange(32, dtype=np.int32) % 9, np.zeros(32, np.int32)
    opened = open_device(device)
    try:
        (kernel,) = opened.load_all(write(read(text))).values()
        buffers = [opened.buffer(array) for array in (out, values)]
        kernel(*buffers, grid=(1, 1, 1), block=(32, 1, 1))
        out = buffers[0].numpy(np.int32, (32,))
    finally:
        opened.close()
    fibonacci = np.array([0, 1, 1, 2, 3, 5, 8, 13, 21])
    np.testing.assert_array_equal(out, np.where(values % 2, values * 2, fibonacci[values]))
