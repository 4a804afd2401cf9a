"""What is written follows the ABI, and an outside reader finds it."""

from __future__ import annotations

import struct
from io import BytesIO
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile

from autogen.amd import gc_12_0_0
from autogen.amd.gc_11_0_0 import COMPUTE_PGM_RSRC1, COMPUTE_PGM_RSRC2, COMPUTE_PGM_RSRC3
from drivers.amd import code_object
from drivers.core import msgpack
from drivers.core.errors import CodeObjectError
from tests.drivers.amd.code_object.samples import ARGS, text, written


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
    data = code_object.write(
        "gfx1201", "fill", bytes(128 * 100), code_object.KernelNeeds(kernarg_bytes=16, vgprs=41, sgprs=8)
    )
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
        code_object.write("gfx900", "k", text(), code_object.KernelNeeds(kernarg_bytes=0, vgprs=1, sgprs=1))
    for size in (0, 1, 2, 3, 5, 6, 7, 10):
        with pytest.raises(CodeObjectError, match=f"{size} bytes of code; it is a positive multiple of 4"):
            code_object.write("gfx1100", "k", bytes(size), code_object.KernelNeeds(0, vgprs=1, sgprs=1))


@pytest.mark.parametrize(
    ("size", "changes"),
    [
        *[(size, {}) for size in (4, 8, 12)],
        *[(4, {"vgprs": vgprs, "wave_size": wave}) for vgprs in (0, 256) for wave in (32, 64)],
        *[(4, {"lds_bytes": size}) for size in (0, 65536)],
    ],
)
def test_the_smallest_and_the_greatest_kernels_are_written(size: int, changes: dict[str, Any]) -> None:
    """256 vector registers of a wave, 64 KiB of LDS of a work-group, instructions of four bytes."""
    needs = code_object.KernelNeeds(**({"kernarg_bytes": 0, "vgprs": 1, "sgprs": 1} | changes))
    info = code_object.load(code_object.write("gfx1100", "k", bytes(size), needs)).kernels["k"]
    assert (info.vgprs, info.lds_bytes, info.wave_size) == (needs.vgprs, needs.lds_bytes, needs.wave_size)
