"""Every rule W of firmware_notes/strictness.md: a kernel that breaks it and gets exactly its code, and a near
miss that runs. Which mode finds it is what the page says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest

from autogen.amd import gc_11_0_0 as gc
from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.dispatch import check_shape
from drivers.sim.amd.wave.check.lds_direct import check_lds_direct
from drivers.sim.amd.wave.launch import Counters, Launch, run
from drivers.sim.chips import CHIPS
from tests.drivers.sim.amd.wave.conftest import RSRC1, Bench
from tests.drivers.sim.amd.wave.rule_kernels import subject

PAGE = Path(__file__).parents[5] / "firmware_notes" / "strictness.md"
LDS_BYTES = 512
LEAST_REGISTERS = RSRC1 & ~63  # eight
STORE, LOAD = "global_store_b32 v1, v1, s[0:1]", "global_load_b32 v2, v1, s[0:1]"
STORE_2 = "global_store_b32 v1, v2, s[0:1]"
BYTES = "v_and_b32 v1, 0x3ff, v0\nv_lshlrev_b32 v1, 2, v1"  # v1: four times the lane's number in its group
FILL = f"{BYTES}\nds_store_b32 v1, v1\ns_waitcnt lgkmcnt(0)"
SUM = "v_add_nc_u32 v2, v2, v1\nglobal_store_b32 v1, v2, s[0:1]"
SCALARS = "s_load_b32 s6, s[0:1], 0x0\ns_load_b32 s7, s[0:1], 0x4"
OTHER = "v_xor_b32 v3, 0x80, v1\nds_load_b32 v2, v3"
RELEASE = "v_mov_b32 v1, 0\nv_mov_b32 v2, 1\nglobal_store_b32 v1, v2, s[0:1] offset:256\n"
RELEASE += "s_waitcnt_vscnt null, 0x0\nglobal_atomic_add_u32 v1, v2, s[0:1]\ns_endpgm"
ACQUIRE = "v_mov_b32 v1, 0\nglobal_load_b32 v3, v1, s[0:1] glc\ns_waitcnt vmcnt(0)\n{}\n"
SCOPED = "s_mov_b32 exec_lo, 1\ns_cmp_lg_u32 s2, 0\ns_cbranch_scc1 other\n" + RELEASE + "\nother:\n" + ACQUIRE
SCOPED += "global_load_b32 v4, v1, s[0:1] offset:256"
THREE = "v_add3_u32 v1, s0, s1, s1"
DUAL = "v_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_dual_add_f32 v0, v0, v1 :: v_dual_mov_b32 v3, v1"
MATRIX = "\n".join([*(f"v_mov_b32 v{i}, 0" for i in range(40)), "v_wmma_f32_16x16x16_f16 {}", "{}"])
PRODUCT = "v_wmma_f32_16x16x16_f16 v[24:31], {}, v[8:15], v[24:31]"


@dataclass(frozen=True)
class Way:
    """How a kernel is launched."""

    arch: str = "gfx1100"
    waves: int = 1
    groups: int = 1
    lds: int = LDS_BYTES
    budget: int = 100_000
    rsrc1: int = RSRC1
    rsrc2: int = 0  # more bits
    scratch: int = 0  # bytes a lane
    users: int = 2
    mode: str = "strict"
    lanes: int = 32


def launch(code: bytes, way: Way) -> Counters:
    """Run machine code on 4 KiB of zeros at s[0:1]; group id x is in s2, or where gfx12 has it."""
    bench = Bench(arch=way.arch)
    memory, scratch = bench.put(np.zeros(1024, np.uint32)), bench.put(np.zeros(1 << 15, np.uint8))
    image = np.frombuffer(code + isa(way.arch).assemble("s_code_end") * 16, np.uint8).copy()
    bench.arrays.append(image)
    words = (memory & 0xFFFFFFFF, memory >> 32, 0, 0)[: way.users]
    rsrc2 = 2 << 1 | 1 << 7 | -(-way.lds // 512) << 15 | way.rsrc2
    shape = ((way.groups, 1, 1), (way.lanes * way.waves, 1, 1))
    entry = bench.put(image)
    place = {"queue": 0}
    scratch_bytes = way.lanes * way.scratch
    small = way.lanes == 32
    made = Launch(way.arch, entry, way.rsrc1, rsrc2, 0, words, *shape, small, scratch, scratch_bytes, place)
    return run(made, bench.space, way.mode, way.budget)


NAMES_12 = {
    "s_waitcnt lgkmcnt(0)": "s_wait_dscnt 0x0\ns_wait_kmcnt 0x0", "s_waitcnt lgkmcnt(1)": "s_wait_kmcnt 0x1",
    "s_waitcnt vmcnt(0)": "s_wait_loadcnt 0x0", "s_waitcnt_vscnt null, 0x0": "s_wait_storecnt 0x0",
    "s_barrier": "s_barrier_signal -1\ns_barrier_wait -1", " glc": " scope:SCOPE_DEV",
    "s_sub_u32": "s_sub_co_u32", "buffer_gl1_inv": "global_inv scope:SCOPE_DEV", "buffer_gl0_inv": "s_nop 0",
    "atomic_add_u32 v1, v2, s[0:1]": "atomic_add_u32 v1, v2, s[0:1] scope:SCOPE_DEV",
}  # fmt: skip


@dataclass(frozen=True)
class Kernel:
    """A launch of assembly, or with `change` of code that no assembler makes. arch: the assembler's."""

    text: str
    way: Way = Way()
    end: str = "s_endpgm"
    arch: str = ""
    change: Callable[[bytearray], None] = lambda code: None

    def __call__(self, mode: str = "strict") -> Counters:
        code = bytearray(isa(self.arch or self.way.arch).assemble(f"{self.text}\n{self.end}"))
        self.change(code)
        return launch(bytes(code), replace(self.way, mode=mode))

    def on_gfx12(self) -> Kernel:
        """The same for GFX12, which names counters and barriers anew and has group ids in ttmp9."""
        text = self.text
        for name, newer in NAMES_12.items():
            text = text.replace(name, newer)
        return replace(self, text=re.sub(r"\bs2\b", "ttmp9", text), way=replace(self.way, arch="gfx1201"))


def same_bank(code: bytearray) -> None:
    """Of the dual instruction, the last before the end, one half reads v0 and the other v4."""
    word = int.from_bytes(code[-8:-4], "little")
    code[-8:-4] = (word & ~0x1FF | 256 + 4).to_bytes(4, "little")


def same_source(code: bytearray) -> None:
    """Both its halves read v0, which GFX12 allows."""
    word = int.from_bytes(code[-8:-4], "little")
    code[-8:-4] = (word & ~0x1FF | 256).to_bytes(4, "little")


def third_scalar(code: bytearray) -> None:
    """src2 of the first instruction becomes s2: three scalars on a bus for two."""
    word = int.from_bytes(code[:8], "little")
    code[:8] = (word & ~(0x1FF << 50) | 2 << 50).to_bytes(8, "little")


def shape_of(rsrc2: int) -> Callable[[], None]:
    """What the dispatcher says of RSRC2."""
    initiator = int(gc.COMPUTE_DISPATCH_INITIATOR(compute_shader_en=1, force_start_at_000=1, cs_w32_en=1))
    key = (initiator, RSRC1 & 0xFFFFF, rsrc2, 0, 32, 1, 1)

    def check() -> None:
        check_shape(CHIPS["navi31"], key, {})

    return check


GFX12, LATE, TWO = Way("gfx1201"), Way(budget=1000), Way(waves=2)
GROUPS = Way(groups=2)
Pair = tuple[str, Callable[[], object], Callable[[], object]]  # code, what breaks the rule, the near miss
RULES: dict[str, Pair] = {
    "W01": (
        "E_UNINIT",
        Kernel(f"{BYTES}\ns_mov_b32 exec_lo, 1\nv_mov_b32 v2, 0\ns_mov_b32 exec_lo, 3\n{SUM}"),
        Kernel(f"{BYTES}\ns_mov_b32 exec_lo, 3\nv_mov_b32 v2, 0\ns_mov_b32 exec_lo, 1\n{SUM}"),
    ),
    "W02": (
        "E_WAIT_MISSING", Kernel(f"{BYTES}\n{LOAD}\nv_mov_b32 v3, v2"),
        Kernel(f"{BYTES}\n{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v3, v2"),
    ),
    "W03": (
        "E_WAIT_WAW", Kernel(f"{BYTES}\n{LOAD}\nv_mov_b32 v2, 0"),
        Kernel(f"{BYTES}\n{LOAD}\ns_waitcnt vmcnt(0)\nv_mov_b32 v2, 0"),
    ),
    "W04": (
        "E_WAIT_ORDER",
        Kernel(f"{SCALARS}\ns_waitcnt lgkmcnt(1)\ns_mov_b32 s8, s6"),
        Kernel(f"{SCALARS}\ns_waitcnt lgkmcnt(0)\ns_mov_b32 s8, s6"),
    ),
    "W05": (
        "E_WAIT_COUNTER",
        Kernel("ds_store_b32 v0, v0\nds_load_b32 v1, v0\ns_wait_loadcnt 0x0\nv_mov_b32 v2, v1", GFX12),
        Kernel("v_lshlrev_b32 v1, 2, v0\nds_store_b32 v1, v0\nds_load_b32 v2, v1\ns_wait_dscnt 0x0\n"
               "v_mov_b32 v2, v2", GFX12),
    ),
    "W06": ("E_ILLEGAL", Kernel("s_barrier", GFX12, arch="gfx1100"), Kernel("s_barrier")),
    "W07": ("E_PC_RANGE", Kernel("s_nop 0", end=""), Kernel("s_nop 0")),
    "W08": (
        "E_LDS_OOB", Kernel(f"{BYTES}\nds_store_b32 v1, v1 offset:388"),
        Kernel(f"{BYTES}\nds_store_b32 v1, v1 offset:384"),
    ),
    "W09": (
        "E_LDS_UNINIT", Kernel(f"{FILL}\nds_load_b32 v2, v1 offset:4"), Kernel(f"{FILL}\nds_load_b32 v2, v1"),
    ),
    "W10": (
        "E_LDS_RACE", Kernel(f"{FILL}\ns_barrier\n{OTHER}\ns_waitcnt lgkmcnt(0)\nds_store_b32 v1, v1", TWO),
        Kernel(f"{FILL}\ns_barrier\n{OTHER}\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_store_b32 v1, v1", TWO),
    ),
    "W11": (
        "E_BARRIER_DIVERGENT", Kernel("s_barrier_wait -1", replace(GFX12, waves=2)),
        Kernel("s_barrier_signal -1\ns_barrier_wait -1", replace(GFX12, waves=2)),
    ),
    "W12": (
        "E_VM_FAULT", Kernel("v_mov_b32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[0:1]"),
        Kernel("v_mov_b32 v1, 4\nglobal_atomic_add_u32 v1, v0, s[0:1]"),
    ),
    "W13": (
        "E_RACE", Kernel(f"{BYTES}\nv_mov_b32 v2, s2\nglobal_store_b32 v1, v2, s[0:1]", GROUPS),
        Kernel(f"{BYTES}\ns_lshl_b32 s6, s2, 7\nv_add_nc_u32 v1, s6, v1\n{STORE}", GROUPS),
    ),
    "W14": (
        "E_SCOPE", Kernel(SCOPED.format("buffer_gl0_inv") + "\nbuffer_gl1_inv", GROUPS),
        Kernel(SCOPED.format("buffer_gl1_inv\nbuffer_gl0_inv"), GROUPS),
    ),
    "W15": (
        "E_REG_RANGE", Kernel("v_mov_b32 v8, 0", Way(rsrc1=RSRC1 & ~63)),
        Kernel("v_mov_b32 v7, 0", Way(rsrc1=RSRC1 & ~63)),
    ),
    "W16": ("E_SGPR_RANGE", Kernel("s_mov_b32 ttmp3, 0"), Kernel("s_mov_b32 s105, 0")),
    "W17": ("E_VOPD", Kernel(DUAL, change=same_bank), Kernel(DUAL)),
    "W18": (
        "E_WMMA", Kernel(MATRIX.format("v[16:23], v[0:7], v[8:15], v[16:23]", PRODUCT.format("v[16:23]"))),
        Kernel(MATRIX.format("v[16:23], v[0:7], v[8:15], v[16:23]", PRODUCT.format("v[0:7]"))),
    ),
    "W19": (
        "E_HAZARD", Kernel("v_rcp_f32 v1, v0\nv_mul_f32 v2, v1, v1"),
        Kernel("v_rcp_f32 v1, v0\ns_waitcnt_depctr 0xfff\nv_mul_f32 v2, v1, v1"),
    ),
    "W20": (
        "E_DPP_INACTIVE", Kernel(f"{BYTES}\nv_mov_b32_dpp v2, v1 row_shr:1\n{STORE_2}"),
        Kernel(f"{BYTES}\nv_mov_b32 v2, 0\nv_mov_b32_dpp v2, v1 row_shr:1\n{STORE_2}"),
    ),
    "W21": (
        "E_ENC_IMM", Kernel(THREE, change=third_scalar),
        Kernel(THREE),
    ),
    "W22": (
        "E_CLAUSE", Kernel(f"{BYTES}\ns_clause 0x1\n{LOAD}\n{STORE}"),
        Kernel(f"{BYTES}\ns_clause 0x1\n{LOAD}\nglobal_load_b32 v3, v1, s[0:1]"),
    ),
    "W23": (
        "E_SCRATCH_OOB", Kernel("scratch_store_b32 off, v0, off offset:8", Way(scratch=8)),
        Kernel("scratch_store_b32 off, v0, off offset:4", Way(scratch=8)),
    ),
    "W24": ("E_USER_SGPR", Kernel("s_nop 0", Way(users=1)), Kernel("s_nop 0")),
    "W25": ("E_WGID", Kernel("s_lshl_b32 s6, s2, 2", GFX12), Kernel("s_lshl_b32 s6, ttmp9, 2", GFX12)),
    "W26": (
        "E_WATCHDOG", Kernel("again:\ns_branch again", LATE),
        Kernel("s_mov_b32 s6, 99\nagain:\ns_sub_u32 s6, s6, 1\ns_cbranch_scc0 again", LATE),
    ),
    "W27": (
        "E_SCALAR_STALE",
        Kernel(f"{BYTES}\n{STORE}\ns_waitcnt_vscnt null, 0x0\ns_load_b32 s6, s[0:1], 0x0"),
        Kernel(f"{BYTES}\n{STORE}\ns_waitcnt_vscnt null, 0x0\ns_dcache_inv\ns_load_b32 s6, s[0:1], 0x0"),
    ),
    "W28": ("E_DESCRIPTOR", Kernel("s_nop 0", Way(rsrc2=3 << 11)), Kernel("s_nop 0", Way(rsrc2=2 << 11))),
    "W29": (
        "E_LDS_OOB", Kernel(f"{BYTES}\nds_store_b32 v1, v1", Way(lds=0)),
        Kernel(f"{BYTES}\nds_store_b32 v1, v1", Way(lds=1)),
    ),
    "W31": ("E_WAVE_HALTED", Kernel("s_trap 2"), Kernel("s_cbranch_execnz 1\ns_trap 2")),
    "W32": ("E_TRAP", shape_of(2 << 1 | 1 << 7 | 1 << 24), shape_of(2 << 1 | 1 << 7)),
    "W33": (
        "E_DEALLOC", Kernel("s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"),
        Kernel("s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"),
    ),
    "W34": (
        "E_BUFFER_OOB",
        Kernel("s_mov_b64 s[4:5], s[0:1]\ns_movk_i32 s6, 0x7c\ns_mov_b32 s7, 0x31014000\n"
               f"{BYTES}\nbuffer_load_b32 v2, v1, s[4:7], 0 offen"),
        Kernel("s_mov_b64 s[4:5], s[0:1]\ns_movk_i32 s6, 0x80\ns_mov_b32 s7, 0x31014000\n"
               f"{BYTES}\nbuffer_load_b32 v2, v1, s[4:7], 0 offen"),
    ),
}  # fmt: skip


SAME_12 = ("W01", "W02", "W03", "W04", "W08", "W09", "W10", "W12", "W13", "W14", "W15", "W16", "W20", "W22")
SAME_12 += ("W23", "W24", "W26", "W27", "W28", "W29", "W31", "W33")
NEW_12 = ("W05", "W06", "W11", "W25")  # in RULES for GFX12 already
DIRECT = "s_mov_b32 m0, 0\nv_mov_b32 v1, 0\nds_direct_load v1 wait_va_vdst:{} wait_vm_vsrc:1"
BUFFER_12 = f"s_mov_b64 s[4:5], s[0:1]\ns_movk_i32 s6, {{}}\ns_mov_b32 s7, 0x30014000\n{BYTES}\n"
BUFFER_12 += "buffer_load_b32 v2, v1, s[4:7], null offen"
PRODUCT_12 = "v_wmma_f32_16x16x16_f16 v[24:31], {}, v[8:11], v[24:31]"
RULES_12: dict[str, Pair] = {
    "W07": ("E_PC_RANGE", Kernel("s_nop 0", GFX12, end=""), Kernel("s_nop 0", GFX12)),
    "W17": ("E_VOPD", Kernel(DUAL, GFX12, change=same_bank), Kernel(DUAL, GFX12, change=same_source)),
    "W18": (
        "E_WMMA",
        Kernel(MATRIX.format("v[16:23], v[0:3], v[8:11], v[16:23]", PRODUCT_12.format("v[16:19]")), GFX12),
        Kernel(MATRIX.format("v[16:23], v[0:3], v[8:11], v[16:23]", PRODUCT_12.format("v[0:3]")), GFX12),
    ),
    "W19": (
        "E_HAZARD", Kernel(DIRECT.format(15), GFX12),
        lambda: check_lds_direct(subject(DIRECT.format(0), "gfx1201")),  # the load itself is graphics'
    ),
    "W21": (
        "E_ENC_IMM", Kernel(THREE, GFX12, change=third_scalar),
        Kernel(THREE, GFX12),
    ),
    "W34": ("E_BUFFER_OOB", Kernel(BUFFER_12.format("0x7c"), GFX12), Kernel(BUFFER_12.format("0x80"), GFX12)),
}  # fmt: skip
RULES_11: dict[str, Pair] = {
    "W06": ("E_ILLEGAL", Kernel("s_barrier_signal -1", arch="gfx1201"), Kernel("s_nop 0")),
    "W25": ("E_WGID", Kernel("s_lshl_b32 s6, ttmp9, 2"), Kernel("s_lshl_b32 s6, s2, 2")),
}
STRICT_ONLY = ("W01", "W09", "W10", "W13", "W14", "W20", "W27")  # or of the reference, but for:
NOT_INTERPRETED = ("W13", "W14")
AT_DISPATCH = ("W24", "W28", "W32")  # before there is an instruction


def cases() -> dict[str, Pair]:
    """Every rule on both chips."""
    found = {f"{rule} {'gfx1201' if rule in NEW_12 else 'gfx1100'}": pair for rule, pair in RULES.items()}
    found |= {f"{rule} gfx1100": pair for rule, pair in RULES_11.items()}
    found |= {f"{rule} gfx1201": pair for rule, pair in RULES_12.items()}
    for chip in (Way(), GFX12):
        read = (Kernel(f"v_not_b32 v1, v{register}", chip) for register in (9, 0))
        found[f"W01/code {chip.arch}"] = ("E_UNINIT", *read)
    for rule in SAME_12:
        code, breaks, near_miss = RULES[rule]
        assert isinstance(breaks, Kernel) and isinstance(near_miss, Kernel)
        found[f"{rule} gfx1201"] = (code, breaks.on_gfx12(), near_miss.on_gfx12())
    return found


CASES = cases()


@pytest.mark.parametrize("mode", ["fast", "strict", "interpret"])
@pytest.mark.parametrize("case", CASES)
def test_a_broken_rule_gets_its_code_and_a_near_miss_runs(
    case: str, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUFFER_OOB", "fault")
    code, breaks, near_miss = CASES[case]
    rule = case.partition(" ")[0]
    if rule in {"fast": STRICT_ONLY, "interpret": NOT_INTERPRETED}.get(mode, ()):
        run_in(breaks, mode)
    else:
        with pytest.raises(SimFault) as caught:
            run_in(breaks, mode)
        assert caught.value.code == code, str(caught.value)
        where = caught.value.where
        assert rule in AT_DISPATCH or isinstance(where["pc"], int)
        assert rule in (*AT_DISPATCH, "W06", "W07") or where["inst"]
    run_in(near_miss, mode)


def run_in(what: Callable[[], object], mode: str) -> None:
    """A launch in this mode; what is no launch has none."""
    if isinstance(what, Kernel):
        what(mode)
    else:
        what()


def test_what_costs_time_is_noted_and_runs() -> None:
    """Rule W30. Whose sums those are that nobody may wait for, `check.performance` decides."""
    slow = "v_mov_b32 v1, 0\nv_not_b32 v2, v1"
    for arch in ("gfx1100", "gfx1201"):
        for text, found in ((slow, ["I_PERF"]), (slow.replace("\n", "\ns_delay_alu 0x1\n"), [])):
            counters = launch(isa(arch).assemble(f"{text}\ns_endpgm"), Way(arch, rsrc1=LEAST_REGISTERS))
            assert [note.partition(":")[0] for note in counters.notes] == found
    assert launch(isa("gfx1100").assemble(f"{slow}\ns_endpgm"), Way(mode="fast")).notes == []


PLACES = f"{BYTES}\ns_mov_b32 exec_lo, 0\ns_mov_b32 exec_hi, 0x100"  # lane 40 alone
UPPER_HALF: dict[str, tuple[str, str]] = {
    "E_LDS_OOB": (PLACES, "ds_store_b32 v1, v1 offset:388"),
    "E_VM_FAULT": (PLACES, "v_add_nc_u32 v2, 0x40000, v1\nglobal_store_b32 v2, v1, s[0:1]"),
    "E_SCRATCH_OOB": (PLACES, "scratch_store_b32 v1, v1, off offset:1024"),
    "E_RACE": (PLACES, "v_mov_b32 v2, s2\nglobal_store_b32 v1, v2, s[0:1]"),
    "E_UNINIT": (
        f"{BYTES}\ns_mov_b32 exec_hi, 0xff\nv_mov_b32 v2, 0\ns_mov_b32 exec_hi, 0x1ff", STORE_2,
    ),
}  # fmt: skip


@pytest.mark.parametrize("code", UPPER_HALF)
def test_lanes_of_a_wave64_are_named_through_the_whole_wave(code: str) -> None:
    text = "\n".join(UPPER_HALF[code])
    image = isa("gfx1100", 64).assemble(f"{text}\ns_endpgm")
    for mode in ("strict",) if code in ("E_RACE", "E_UNINIT") else ("fast", "strict"):
        with pytest.raises(SimFault) as caught:
            launch(image, Way(waves=2, groups=2, lanes=64, mode=mode))
        where = caught.value.where
        assert (caught.value.code, where["lane"]) == (code, 40)
        assert (where["group"], where["wave"]) == ((1, 0) if code == "E_RACE" else (0, 0))
        assert str(where["inst"]) in text


def claimed() -> dict[str, tuple[set[str], bool]]:
    """Rule -> (its codes, whether the page says that it is modelled)."""
    found: dict[str, tuple[set[str], bool]] = {}
    for line in PAGE.read_text().splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        for rule in re.findall(r"W\d\d", cells[1]) if len(cells) > 6 else ():
            codes, modelled = found.get(rule, (set(), False))
            more = set(re.findall(r"E_[A-Z_]+", cells[2]))
            found[rule] = (codes | more, modelled or cells[-2].startswith("yes"))
    return found


def test_every_rule_that_the_page_claims_is_in_the_table() -> None:
    page = claimed()
    assert set(page) == {f"W{number:02}" for number in range(1, len(page) + 1)}
    assert {rule for rule, (_, modelled) in page.items() if modelled} == {*RULES, "W30"}
    assert {rule: code for rule, (code, *_) in RULES.items() if code not in page[rule][0]} == {}


def test_what_strict_runs_find_the_fast_path_does_not_look_for() -> None:
    marked = [
        line for line in PAGE.read_text().splitlines() if line.startswith("| W") and "SIM=strict" in line
    ]
    rules = {rule for line in marked for rule in re.findall(r"W\d\d", line.split("|")[1])}
    assert rules == {"W08", "W29", "W09", "W10", "W13", "W14", "W17", "W19", "W20", "W27", "W30"}
    launch(isa("gfx1100").assemble(f"{BYTES}\n{STORE}\ns_endpgm"), replace(GROUPS, mode="fast"))
