"""A tiny facts folder in the shape of the real one: the generator is tested wherever the tests run."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tools.gen.facts import Facts

REGISTERS = {
    "regs": {
        "CTRL_1": {"base_idx": 1, "offset": 0x10, "fields": {"ENABLE": [0, 0], "OFFSET": [2, 27]}},
        "CTRL_0": {
            "base_idx": 0,
            "offset": 0x11,
            "fields": {"RESERVED": [3, 3], "SIZE": [4, 7], "CLASS": [8, 8]},
        },
        "CTRL_10": {"base_idx": 1, "offset": 0x12, "fields": {}},
        "OLD_CTRL_0": {"base_idx": 0, "offset": 0x11, "fields": {"SIZE": [4, 7]}},
        "WAVE_MODE": {"offset": 0x401, "prefix": "ix", "fields": {"FP_ROUND": [0, 3]}},
    },
    "meta": {"source": "block_1_0.h"},
}
NVD = {
    "consts": {"PACKET3_COPY": 64, "PACKET3_NOP": 16, "PACKET3_START": 0x2C00, "COPY_FAST": 1 << 20},
    "funcs": {"COPY_KIND": {"args": "x", "body": "((x) << 8)", "at0": 0, "step": 256}},
    "meta": {"source": "nvd.h"},
}
MESA = {
    "enums": {"KIND": {"entries": [{"name": "KIND_A", "value": 0}, {"name": "Reserved_1", "value": 1}]}},
    "register_types": {
        "WORD": {"fields": [{"name": "FLAG", "bits": [3, 3]}, {"name": "SEQ", "bits": [4, 5]}]}
    },
}
KFD = {
    "enums": {"copy_kind_enum": {"kind__copy__memory": 5, "kind__copy__register": 0}},
    "structs": {
        "mec_copy": {
            "members": [["bitfields2.kind", 40, 4, "enum", "bits"], ["bitfields2.addr", 8, 8, "uint64_t"]]
        }
    },
    "meta": {"source": "kfd_pm4.h"},
}
SDMA = {
    "opcodes": {"SDMA_OP_COPY": 1, "SDMA_SUBOP_COPY_LINEAR": 3, "SDMA_OP_AQL_COPY": 0},
    "packets": {
        "SDMA_PKT_COPY": {
            "0:HEADER": {"op": [0, 7], "sub_op": [8, 15], "tmz": [18, 18]},
            "1:LO": {"dst_31_0": [0, 31]},
            "2:HI": {"dst_63_32": [0, 31]},
            "3:WHEN": {"when_31_3": [3, 31]},
            "4:COUNT": {"count": [0, 19]},
        }
    },
    "meta": {"source": "sdma_pkt.h"},
}
VM = {"consts": {"PTE_VALID": 1}, "funcs": {}, "meta": {"source": "vm.h"}}


@pytest.fixture
def facts(tmp_path: Path) -> Facts:
    """The tiny folder, read."""
    for name, document in {
        "regs/block_1_0": REGISTERS,
        "defs/pm4_nvd": NVD,
        "defs/pm4_kfd_structs": KFD,
        "defs/sdma_6_7_packets": SDMA,
        "defs/vm_ptes": VM,
        "mesa/pkt3": MESA,
    }.items():
        path = tmp_path / "amd" / f"{name}.json.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(json.dumps(document).encode()))
    return Facts(tmp_path)
