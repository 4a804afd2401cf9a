"""Facts from headers: small texts in the headers' own form, and the real packages where they are present."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tools.gen import extract
from tools.gen.__main__ import main as generate
from tools.gen.__main__ import manifest
from tools.gen.facts import GenError

AUTOGEN = Path(__file__).resolve().parents[3] / "autogen"
OFFSETS = """
// addressBlock: block
// base address: 0x4980
#define regCTRL                                   0x0080
#define regCTRL_BASE_IDX                          1
#define ixWAVE_MODE                               0x0101
// addressBlock: window
#define cfgCTRL                                   0x30200200
#define cfgONLY_CONFIG                            0x0010
"""
MASKS = """
//CTRL
#define CTRL__ENABLE__SHIFT                       0x0
#define CTRL__BASE_ADDR__SHIFT                    0x2
#define CTRL__ENABLE_MASK                         0x00000001L
#define CTRL__BASE_ADDR_MASK                      0x0FFFFFFCL
#define WAVE_MODE__FP_ROUND__SHIFT                0x4
#define WAVE_MODE__FP_ROUND_MASK                  0x000000F0L
"""
MACROS = """
#define PACKET3_COPY                              0x40
#define\tWRITE_FAST                              (1 << 20) /* a note */
#              define SEM_WAIT                     (0x7 << 29)
#define DST_SEL(x)                                ((x) << 8)
#define PTE_MTYPE(mtype)                          ((uint64_t)(mtype) << 48)
#define PTE_SYSTEM                                (1ULL << 1)
#define PTE_BOTH                                  (PTE_SYSTEM | 1ULL)
#define PACKET3(op, n)                            ((op) << 8)
#define IS_NEW(adev)                              ((adev)->version)
"""
SDMA = """
#define SDMA_OP_COPY  1
#define SDMA_SUBOP_COPY_LINEAR  3
/*
** Definitions for SDMA_PKT_COPY packet
*/

/*define for HEADER word*/
/*define for op field*/
#define SDMA_PKT_COPY_HEADER_op_offset 0
#define SDMA_PKT_COPY_HEADER_op_mask   0x000000FF
#define SDMA_PKT_COPY_HEADER_op_shift  0
#define SDMA_PKT_COPY_HEADER_OP(x) (((x) & SDMA_PKT_COPY_HEADER_op_mask) << SDMA_PKT_COPY_HEADER_op_shift)

/*define for COUNT word*/
/*define for count field*/
#define SDMA_PKT_COPY_COUNT_count_offset 1
#define SDMA_PKT_COPY_COUNT_count_mask   0x3FFFFFFF
#define SDMA_PKT_COPY_COUNT_count_shift  2
"""
KFD = """
enum copy_kind_enum { kind__copy__register = 0, kind__copy__memory = 5 };
struct mec_copy {
  union { struct { uint32_t reserved:8; enum copy_kind_enum kind:4; } bitfields1; uint32_t ordinal1; };
  uint32_t data;
};
"""


def test_registers_get_offset_segment_and_fields(tmp_path: Path) -> None:
    (tmp_path / "block_1_0_offset.h").write_text(OFFSETS)
    (tmp_path / "block_1_0_sh_mask.h").write_text(MASKS)
    assert extract.register_facts(tmp_path, "block_1_0")["regs"] == {
        "CTRL": {
            "offset": 0x80,
            "base_idx": 1,
            "block": "block",
            "fields": {"ENABLE": [0, 0], "BASE_ADDR": [2, 27]},
        },
        "WAVE_MODE": {"offset": 0x101, "prefix": "ix", "block": "block", "fields": {"FP_ROUND": [4, 7]}},
    }
    with pytest.raises(GenError, match=r"no gc_9_offset\.h and gc_9_sh_mask\.h in it"):
        extract.register_facts(tmp_path, "gc_9")


def test_macros_get_their_value_or_their_step(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(MACROS)
    facts = extract.macro_facts([tmp_path / "a.h"])
    assert facts["consts"] == {
        "PACKET3_COPY": 0x40,
        "WRITE_FAST": 1 << 20,
        "SEM_WAIT": 7 << 29,
        "PTE_SYSTEM": 2,
        "PTE_BOTH": 3,
    }
    assert facts["funcs"] == {"DST_SEL": {"at0": 0, "step": 256}, "PTE_MTYPE": {"at0": 0, "step": 1 << 48}}


def test_sdma_packets_get_their_words(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(SDMA)
    assert extract.sdma_facts(tmp_path / "a.h") == {
        "opcodes": {"SDMA_OP_COPY": 1, "SDMA_SUBOP_COPY_LINEAR": 3},
        "packets": {"SDMA_PKT_COPY": {"0:HEADER": {"op": [0, 7]}, "1:COUNT": {"count": [2, 31]}}},
    }


def test_enums_keep_their_members_values(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(
        "typedef enum OP {\nA = 0x00000001,\nB                = 0x0000000f,\n} OP;\n"
    )
    assert extract.enum_facts([tmp_path / "a.h"]) == {"enums": {"OP": {"A": 1, "B": 15}}}


def test_enum_members_without_a_value_are_counted_up(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(
        "#define FIRST 4\ntypedef enum { A, /* a, note */ B = FIRST, C, D = C + 8 } table;\n"
        "enum e { X = f(1), Y };"
    )
    enums = extract.enum_facts([tmp_path / "a.h"])["enums"]
    assert enums == {"table": {"A": 0, "B": 4, "C": 5, "D": 13}, "e": {}}


def test_a_table_header_gives_macros_enums_and_layouts(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text(
        "#define MSG_A 0x1 // a note\nenum n { COUNT = 3 };\nstruct t { uint16_t a[COUNT]; };\n"
    )
    facts = extract.table_facts([tmp_path / "a.h"])
    assert facts["consts"] == {"MSG_A": 1}
    assert facts["structs"] == {"t": {"size": 6, "members": [["a", 0, 6, "uint16_t[3]"]]}}


def test_the_kernels_user_interfaces_are_read_too(tmp_path: Path) -> None:
    (tmp_path / "vfio.h").write_text(
        "#define VFIO_TYPE (';')\n#define VFIO_BASE 100\n"
        "#define VFIO_RESET _IO(VFIO_TYPE, VFIO_BASE + 11)\n#define BOTH (1 | \\\n  2)\n"
        "struct map { __u32 argsz; __aligned_u64 iova; __u8 data[]; };\n"
    )
    facts = extract.table_facts([tmp_path / "vfio.h"])
    assert (facts["consts"]["VFIO_RESET"], facts["consts"]["BOTH"]) == (0x3B6F, 3)
    members = [["argsz", 0, 4, "__u32"], ["iova", 8, 8, "__u64"], ["data", 16, 0, "__u8[0]"]]
    assert facts["structs"]["map"] == {"size": 16, "members": members}


def test_segment_bases_are_read_by_instance(tmp_path: Path) -> None:
    (tmp_path / "ip.h").write_text(
        "static const struct IP_BASE GC_BASE = { { { { 0x1260, 0xA000, 0 } },\n"
        "                                       { { 0, 0, 0 } } } };\n"
        "static const struct IP_BASE CLK_BASE = { { { { 0x1, 0 } }, { { 2, 0 } } } };\n"
    )
    assert extract.ip_facts(tmp_path / "ip.h") == {
        "bases": {"GC": {"0": [0x1260, 0xA000, 0]}, "CLK": {"0": [1, 0], "1": [2, 0]}}
    }


def test_packet_structs_are_laid_out_as_c_lays_them(tmp_path: Path) -> None:
    pytest.importorskip("ctypeslib", reason="ctypeslib2 is not installed (the gen extra)")
    (tmp_path / "a.h").write_text(KFD)
    facts = extract.kfd_facts(tmp_path / "a.h")
    members: list[list[Any]] = facts["structs"]["mec_copy"]["members"]
    assert ["bitfields1.kind", 8, 4] in [member[:3] for member in members if member[-1] == "bits"]
    assert ["data", 4, 4] in [member[:3] for member in members]
    assert facts["enums"] == {"copy_kind_enum": {"kind__copy__register": 0, "kind__copy__memory": 5}}


def test_a_folder_that_is_no_kernel_source_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path)
    assert extract.main(["--linux", folder, "--mesa", folder, "--out", folder]) == 2
    assert "--linux wants the unpacked kernel source" in capsys.readouterr().err


@pytest.mark.skipif(
    not {"DOORBELL_LINUX", "DOORBELL_MESA"} <= os.environ.keys(),
    reason="DOORBELL_LINUX and DOORBELL_MESA name no source folders",
)
def test_the_public_packages_give_the_committed_files_but_for_their_version(tmp_path: Path) -> None:
    linux, mesa = os.environ["DOORBELL_LINUX"], os.environ["DOORBELL_MESA"]
    facts, out = str(tmp_path / "facts"), tmp_path / "autogen"
    assert extract.main(["--linux", linux, "--mesa", mesa, "--out", facts]) == 0
    made = ("isa", "ioctl")  # these need other inputs
    names = [entry["out"] for entry in manifest().values() if entry["kind"] not in made]
    only = [word for name in names for word in ("--only", name)]
    assert generate(["--hwdata", facts, "--out", str(out), *only]) == 0
    for name in names:
        ours, theirs = ((folder / name).read_text().split('"""\n', 1)[1] for folder in (AUTOGEN, out))
        assert ours == theirs, name
