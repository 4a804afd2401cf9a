"""The checker of control words: silent on what ptxas made, and each kind of mistake that it names.

Latencies: what ptxas leaves on sm_90 between instructions (ALU to ALU 4, to another unit 5, to a guard 13).

Covers check.py, access.py and latency.py.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from drivers.nv import cubin
from drivers.nv.isa import isa
from drivers.nv.isa.__main__ import main
from drivers.nv.isa.access import RegisterAccess, access
from drivers.nv.isa.check import Problem, check
from drivers.nv.isa.latency import cycles, is_variable
from drivers.nv.isa.machine import Decoded

CUBINS = Path(__file__).parents[1] / "nvcc"
FILES = [Path(__file__).parent / name for name in ("kernels.json.gz", "more_kernels.json.gz")]
CORPUS, MORE = (json.loads(gzip.decompress(file.read_bytes())) for file in FILES)
CONTROL = ("BRA", "BRA.U", "CALL.REL", "RET.REL", "EXIT", "BSYNC", "BREAK", "BAR", "BAR.RED")
END = "[B------:R-:W-:-:S05] EXIT"


def problems(*lines: str, arch: str = "sm_90") -> list[Problem]:
    code = isa(arch).assemble("\n".join((*lines, END)))
    return check(dict(isa(arch).disassemble(code)), arch)


def kinds(*lines: str, arch: str = "sm_90") -> list[str]:
    return [problem.kind for problem in problems(*lines, arch=arch)]


def program(code: str, arch: str) -> dict[int, Decoded]:
    return dict(isa(arch).disassemble(bytes.fromhex(code)))


@pytest.mark.parametrize("arch", sorted({row["arch"] for row in CORPUS}))
def test_no_kernel_of_ptxas_is_found_wrong(arch: str) -> None:
    for row in CORPUS + MORE:
        if row["arch"] == arch:
            assert check(program(row["code"], arch), arch) == [], row["name"]


@pytest.mark.parametrize("file", sorted(CUBINS.glob("[!ap]*.cubin.gz")), ids=lambda file: file.stem[:-6])
def test_no_kernel_of_nvcc_is_found_wrong(file: Path) -> None:
    module = cubin.read(gzip.decompress(file.read_bytes()))
    for name, kernel in module.kernels.items():
        code = dict(isa(module.arch).disassemble(module.sections[kernel.text].data))
        assert check(code, module.arch) == [], name


def test_a_function_returns_behind_the_call_that_it_was_entered_by() -> None:
    """Both callers use scoreboard 0; only the second waits for it, and only that has R4 under way."""
    lines = [
        "[B------:R-:W-:-:S05] CALL.REL.NOINC 0x60",
        "[B------:R-:W-:-:S05] IADD3 R3, R4, R4, RZ",
        "[B------:R-:W0:-:S02] LDG.E R4, desc[UR4][R6.64]",
        "[B------:R-:W-:-:S05] CALL.REL.NOINC 0x60",
        "[B0-----:R-:W-:-:S05] IADD3 R3, R4, R4, RZ",
        END,
        "[B------:R-:W-:-:S05] RET.REL.NODEC R20 0x0",
    ]
    assert kinds(*lines) == []
    lines[4] = lines[1]
    assert kinds(*lines) == ["RAW"]


@pytest.mark.parametrize("branch", ["BRA.DIV UR6,", "BRA.CONV UR6,", "@P0 BRA"])
@pytest.mark.parametrize("late", [2, 4])
def test_both_ways_of_a_branch_are_followed(branch: str, late: int) -> None:
    """One of them does not wait for R4."""
    add = "[B0-----:R-:W-:-:S05] IADD3 R3, R4, R4, RZ"
    lines = [
        "[B------:R-:W0:-:S02] LDG.E R4, desc[UR4][R6.64]",
        f"[B------:R-:W-:-:S05] {branch} 0x40",
        add,
        END,
        add,
    ]
    assert kinds(*lines) == []
    lines[late] = add.replace("B0", "B-")
    assert kinds(*lines) == ["RAW"]


def test_a_scoreboard_is_waited_for_two_cycles_after_it_is_raised() -> None:
    for stall in (1, 2):
        load = f"[B------:R-:W0:-:S{stall:02}] LDG.E R2, desc[UR4][R4.64]"
        told = kinds(load, "[B0-----:R-:W-:-:S05] IADD3 R3, R2, R2, RZ")
        assert told == ([] if stall == 2 else ["SCOREBOARD"])
    assert kinds("[B------:R0:W-:-:S01] LDGDEPBAR", "[B------:R-:W-:-:S04] DEPBAR.LE SB0, 0x0") == []


# Waits that others make needless: for a scoreboard of sources of which the result's was waited for; of
# sources that nothing overwrites; and before a call whose function waits for the same scoreboard.
NEEDLESS = {
    ("sm_86", "doubles", 0x5A0),
    ("sm_86", "doubles", 0xB90),
    ("sm_90", "pipe", 0x230),
    ("sm_90", "called", 0xF0),
}


def test_every_wait_that_is_dropped_is_noticed_unless_it_is_needless() -> None:
    total, missed = 0, set()
    for row in CORPUS:
        made = program(row["code"], row["arch"])
        for at, one in list(made.items())[::5]:
            lowest = one.word.wait & -one.word.wait
            if lowest:
                changed = {**made, at: one._replace(word=one.word.replace(wait=one.word.wait & ~lowest))}
                total += 1
                if not check(changed, row["arch"]):
                    missed.add((row["arch"], row["name"], at))
    assert total > 180 and missed == NEEDLESS


@pytest.mark.parametrize(
    ("producer", "consumer", "cycles"),
    [
        ("IADD3 R0, R1, R2, RZ", "LOP3.LUT R3, R0, R1, RZ, 0xc0, !PT", 4),
        ("IADD3 R0, R1, R2, RZ", "FADD R3, R0, R1", 5),
        ("FMUL R0, R1, R2", "FFMA R3, R0, R1, R2", 4),
        ("FMUL R0, R1, R2", "STG.E desc[UR4][R2.64], R0", 5),
        ("ISETP.NE.AND P0, PT, R1, RZ, PT", "@P0 IADD3 R3, R1, R2, RZ", 13),
        ("ISETP.NE.AND P0, PT, R1, RZ, PT", "SEL R3, R1, R2, P0", 4),
        ("DFMA R0, R2, R4, R6", "DFMA R8, R0, R4, R6", 8),
        ("HFMA2.MMA R0, R1, R2, R3", "IADD3 R4, R0, R1, RZ", 10),
        ("UIADD3 UR6, UR4, 0x1, URZ", "UIADD3 UR7, UR6, 0x1, URZ", 4),
        ("UIADD3 UR6, UR4, 0x1, URZ", "IADD3 R0, R1, UR6, RZ", 6),
        ("HMMA.16816.F32 R4, R8, R12, R4", "HMMA.16816.F32 R4, R8, R12, R4", 24),
        ("HMMA.1688.F32 R4, R8, R12, R4", "HMMA.1688.F32 R4, R8, R12, R4", 16),
        ("HMMA.16816.F32 R4, R8, R12, R4", "STG.E desc[UR4][R2.64], R4", 23),
        ("IMMA.16816.S8.S8 R4, R8.ROW, R12.COL, R4", "STG.E desc[UR4][R2.64], R4", 15),
        ("IMMA.16832.S8.S8 R4, R8.ROW, R12.COL, R4", "IADD3 R3, R4, R2, RZ", 24),
        ("IADD3 R0, R1, R2, RZ", "MUFU.RCP R3, R0", 4),
        ("IADD3 R0, R1, R2, RZ", "DADD R4, R0, R2", 6),
        ("HFMA2.MMA R0, R1, R2, R3", "HFMA2.MMA R4, R0, R1, R2", 6),
        ("HFMA2.MMA R0, R1, R2, R3", "STG.E desc[UR4][R2.64], R0", 7),
        ("DADD R0, R2, R4", "STG.E.64 desc[UR4][R2.64], R0", 7),
        ("DADD R0, R2, R4", "IADD3 R8, R0, R2, RZ", 10),
        ("DADD R0, R2, R4", "MUFU.RCP64H R8, R1", 6),
        ("DSETP.NEU.AND P0, PT, R2, R4, PT", "@P0 IADD3 R3, R1, R2, RZ", 14),
        ("DSETP.NEU.AND P0, PT, R2, R4, PT", "SEL R3, R1, R2, P0", 6),
        ("CS2R R0, SRZ", "IADD3 R3, R0, R2, RZ", 4),
        ("IMAD.WIDE R0, R2, R3, R4", "IADD3 R6, R0, R2, RZ", 3),
        ("IMAD.WIDE R0, R2, R3, R4", "FADD R6, R0, R2", 4),
        ("FMUL R5, R1, R2", "IMAD.WIDE R6, R2, R3, R4", 2),
        ("FMUL R4, R1, R2", "IMAD.WIDE R6, R2, R3, R4", 4),
        ("ULDC UR6, c[0x0][0x118]", "IADD3 R0, R1, UR6, RZ", 2),
        ("ULDC UR6, c[0x0][0x118]", "UIADD3 UR7, UR6, 0x1, URZ", 2),
        ("UISETP.NE.AND UP0, UPT, UR6, URZ, UPT", "@UP0 UIADD3 UR7, UR8, 0x1, URZ", 9),
        ("UISETP.NE.AND UP0, UPT, UR6, URZ, UPT", "USEL UR7, UR8, UR9, UP0", 4),
        ("VOTEU.ANY UR6, UP0, P0", "USEL UR7, UR8, UR9, UP0", 5),
    ],
)
def test_a_result_of_fixed_latency_is_there_after_so_many_cycles(producer, consumer, cycles) -> None:
    def lines(stall: int) -> list[str]:
        rest = f"[B------:R-:W-:-:S{stall - 12:02}] NOP" if stall > 12 else ""
        first = min(stall, 12)
        return [f"[B------:R-:W-:-:S{first:02}] {producer}", *filter(None, [rest]),
                f"[B------:R-:W-:-:S15] {consumer}"]  # fmt: skip

    assert kinds(*lines(cycles)) == []
    assert set(kinds(*lines(cycles - 1))) == {"RAW"}


@pytest.mark.parametrize(
    ("product", "cycles"),
    [
        ("HMMA.16816.F32 R4, R8, R12, R4", 29),
        ("HMMA.1688.F32 R4, R8, R12, R4", 29),
        ("QMMA.16832.F32.E4M3.E5M2 R4, R8, R12, R4", 29),
        ("IMMA.16832.S8.S8 R4, R8.ROW, R12.COL, R4", 26),  # so ptxas 13.0 leaves behind S8.U8
    ],
)
def test_products_of_matrices_take_longer_on_blackwell(product: str, cycles: int) -> None:
    def lines(stall: int) -> list[str]:
        nop = f"[B------:R-:W-:-:S{stall - 15:02}] NOP"
        return [f"[B------:R-:W-:-:S15] {product}", nop, "[B------:R-:W-:-:S15] FADD R3, R4, R2"]

    assert kinds(*lines(cycles), arch="sm_120") == []
    assert set(kinds(*lines(cycles - 1), arch="sm_120")) == {"RAW"}


LOAD = "[B------:R-:W0:-:S02] LDG.E R1, desc[UR4][R2.64]"
STORE = "[B------:R1:W-:-:S02] STG.E desc[UR4][R2.64], R1"


def test_a_load_is_waited_for_by_its_scoreboard() -> None:
    assert kinds(LOAD, "[B0-----:R-:W-:-:S05] FADD R4, R1, R1") == []
    assert set(kinds(LOAD, "[B------:R-:W-:-:S05] FADD R4, R1, R1")) == {"RAW"}
    assert set(kinds(LOAD, "[B-1----:R-:W-:-:S05] FADD R4, R1, R1")) == {"RAW", "SCOREBOARD"}


def test_a_load_without_a_scoreboard_is_never_there() -> None:
    found = problems(LOAD.replace("W0", "W-"), "[B------:R-:W-:-:S05] FADD R4, R1, R1")
    assert found[0].sentence == (
        "FADD R4, R1, R1: reads R1, which LDG.E R1, desc[UR4][R2.64] at 0x0 (it raises no scoreboard) "
        "has still to write"
    )


def test_a_later_load_of_shared_memory_tells_of_an_earlier_one() -> None:
    both = ("[B------:R-:W-:-:S02] LDS R1, [R2]", "[B------:R-:W0:-:S02] LDS R3, [R2+0x4]")
    assert kinds(*both, "[B0-----:R-:W-:-:S05] FADD R4, R1, R3") == []


def test_what_a_store_has_still_to_read_is_not_overwritten() -> None:
    assert kinds(STORE, "[B-1----:R-:W-:-:S05] MOV R1, 0x1") == []
    assert kinds(STORE, "[B------:R-:W-:-:S05] MOV R1, 0x1") == ["WAR"]


def test_a_later_load_tells_nothing_of_a_store_that_raised_a_scoreboard_of_its_own() -> None:
    load = "[B------:R-:W0:-:S02] LDG.E R6, desc[UR4][R4.64]"
    write = "[B0-----:R-:W-:-:S05] MOV R1, 0x1"
    assert kinds(STORE, load, write) == ["WAR"]
    assert kinds(STORE, load, write.replace("B0-", "B01", 1)) == []
    assert kinds(STORE.replace("R1:W", "R-:W"), load, write) == []


def test_a_load_does_not_come_after_a_later_write() -> None:
    assert kinds(LOAD, "[B------:R-:W-:-:S05] MOV R1, 0x1") == ["WAW"]
    late = "[B------:R-:W-:-:S01] HFMA2.MMA R0, R1, R2, R3"
    assert kinds(late, "[B------:R-:W-:-:S05] MOV R0, 0x1") == ["WAW"]


def test_of_a_register_that_is_loaded_anew_only_the_load_is_waited_for() -> None:
    """What was computed before it is read by nobody."""
    add = "[B------:R-:W-:-:S01] IADD3 R1, R6, R6, RZ"
    reader = "[B0-----:R-:W-:-:S05] FADD R4, R1, R1"
    assert kinds(add, LOAD, reader) == []
    assert kinds(add, LOAD.replace("LDG", "@P0 LDG"), reader) == ["RAW"]


def test_guards_that_exclude_each_other_do_not_meet() -> None:
    setp = "[B------:R-:W-:-:S13] ISETP.NE.AND P0, PT, R8, RZ, PT"
    load = LOAD.replace("LDG", "@P0 LDG")
    assert kinds(setp, load, "[B------:R-:W-:-:S05] @!P0 MOV R1, 0x1") == []
    assert kinds(setp, load, "[B------:R-:W-:-:S05] @P0 MOV R1, 0x1") == ["WAW"]


def test_every_path_to_an_instruction_counts() -> None:
    lines = (
        "[B------:R-:W-:-:S13] ISETP.NE.AND P0, PT, R8, RZ, PT",
        "[B------:R-:W-:-:S05] @P0 BRA over",
        LOAD,
        "over: [B------:R-:W-:-:S05] FADD R4, R1, R1",
    )
    assert set(kinds(*lines)) == {"RAW"}
    around = ("top: [B0-----:R-:W-:-:S05] FADD R4, R1, R1", LOAD, "[B------:R-:W-:-:S05] BRA top")
    assert kinds(*around) == []


def test_a_branch_leaves_the_five_cycles_that_ptxas_always_does_and_a_fence_six() -> None:
    least = dict.fromkeys(("BRA z", "BRA.U UP0, z", "BRA.U.ANY P1, z", "EXIT", "BSYNC B0"), 5)
    for text, enough in (least | {"WARPSYNC.ALL": 5, "MEMBAR.SC.GPU": 6}).items():
        for stall, found in ((enough - 1, ["STALL"]), (enough, [])):
            assert kinds(f"[B------:R-:W-:-:S0{stall}] {text}", f"z: {END}", arch="sm_120") == found, text


def test_operands_of_several_registers_begin_where_they_may() -> None:
    load = "[B------:R-:W0:-:S02] LDG.E.128 R{}, desc[UR4][R{}.64]"
    assert kinds(load.format(8, 2)) == []
    assert kinds(load.format(10, 2)) == ["REGISTER"]
    assert kinds(load.format(8, 3)) == ["REGISTER"]


def test_double_precision_needs_a_scoreboard_except_on_sm_90() -> None:
    lines = ("[B------:R-:W-:-:S15] DADD R0, R2, R4", "[B------:R-:W-:-:S15] DADD R6, R0, R4")
    assert kinds(*lines) == []
    assert set(kinds(*lines, arch="sm_80")) == {"RAW"}


def test_results_of_double_precision_come_in_order() -> None:
    """As ptxas writes it for sm_89: a polynomial whose next step has a guard."""
    lines = ("[B------:R-:W-:-:S02] DFMA R2, R4, R6, R8", "[B------:R-:W-:-:S02] @P0 DFMA R2, R10, R4, R8")
    assert kinds(*lines, arch="sm_89") == []
    assert set(kinds(lines[0], "[B------:R-:W-:-:S05] MOV R2, R9", arch="sm_89")) == {"WAW"}


PRODUCT = "[B------:R-:W-:-:S02] HGMMA.64x16x16.F32 R24, gdesc[UR8], R24, UPT{}"
WAIT = "[B------:R-:W-:-:S05] WARPGROUP.DEPBAR.LE gsb0, 0x0"
READ = "[B------:R-:W-:-:S05] FADD R4, R31, R31"


def test_products_of_a_warpgroup_are_waited_for() -> None:
    first, last = PRODUCT.format(""), PRODUCT.format(", gsb0")
    assert kinds(first, last, WAIT, READ) == []
    assert set(kinds(first, last, READ)) == {"RAW"}
    assert set(kinds(first, last, "[B------:R-:W-:-:S05] MOV R31, RZ")) == {"WAW", "WAR"}
    assert kinds(last.replace("R24", "R20"), WAIT) == ["REGISTER"]


def test_the_command_prints_a_line_a_problem_and_says_so_in_its_status(tmp_path, capsys) -> None:
    file = tmp_path / "kernel.bin"
    lines = (LOAD, "[B------:R-:W-:-:S05] FADD R4, R1, R1", END)
    file.write_bytes(isa("sm_90").assemble("\n".join(lines)))
    assert main(["check", str(file)]) == 1
    assert capsys.readouterr().out == (
        "0x0010 RAW: FADD R4, R1, R1: reads R1, which LDG.E R1, desc[UR4][R2.64] at 0x0 (scoreboard 0) "
        "has still to write\n3 instructions, 1 problems\n"
    )
    file.write_bytes(isa("sm_90").assemble(END))
    assert main(["check", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def needed(made: list[Decoded], known: list[RegisterAccess], at: int, arch: str) -> bool:
    """Whether a result of fixed latency comes too late for a reader, along the lines around `made[at]`."""
    for first in range(max(0, at - 12), at + 1):
        for span in () if is_variable(made[first], arch) else known[first].writes:
            now = sum(max(1, one.word.stall) for one in made[first:at])
            for n in range(at, min(at + 12, len(made) - 1)):
                now += max(1, made[n].word.stall)
                others = known[n].writes if n != first else ()
                if made[n].form.name in CONTROL or any(other.file == span.file for other in others):
                    break
                for read in known[n + 1].reads:
                    word = span.number - read.number
                    is_read = span.words == 1 and read.file == span.file and 0 <= word < read.words
                    if is_read and now < cycles(made[first], span, made[n + 1], read, word, arch):
                        return True
    return False


def test_every_stall_that_is_cut_below_what_a_reader_needs_is_noticed() -> None:
    caught = total = 0
    for row in CORPUS[::9]:
        made = program(row["code"], row["arch"])
        lines = list(made.values())
        known = [access(one) for one in lines]
        for at in range(0, len(lines), 9):
            short = [*lines]
            short[at] = lines[at]._replace(word=lines[at].word.replace(stall=1))
            if needed(short, known, at, row["arch"]) and not needed(lines, known, at, row["arch"]):
                total += 1
                caught += bool(check(dict(zip(made, short, strict=True)), row["arch"]))
    assert total > 10
    assert caught == total


@pytest.mark.parametrize("arch", ["sm_80", "sm_86", "sm_89", "sm_90", "sm_120"])
def test_uniform_values_of_registers_raise_a_scoreboard_before_hopper(arch: str) -> None:
    """In code of nvcc 13.0 each R2UR of sm_80 has a scoreboard, none of sm_90 and sm_120 has."""
    use = "MOV R0, UR4"
    timed = ["[B------:R-:W-:-:S15] R2UR UR4, R2", f"[B------:R-:W-:-:S05] {use}"]
    told = ["[B------:R-:W0:-:S02] R2UR UR4, R2", f"[B0-----:R-:W-:-:S05] {use}"]
    assert kinds(*timed, arch=arch) == ([] if arch in ("sm_90", "sm_120") else ["RAW"])
    assert kinds(*told, arch=arch) == []


SETP = "[B------:R-:W-:-:S01] ISETP.NE.AND P0, PT, R8, RZ, PT"
GUARDED = "[B------:R-:W-:-:S05] @P0 MOV R1, 0x1"


def test_only_an_errbar_without_a_stall_waits_for_the_fence_before_it() -> None:
    assert kinds(SETP, "[B------:R-:W-:-:S00] ERRBAR", GUARDED) == []
    assert kinds(SETP, "[B------:R-:W-:-:S05] ERRBAR", GUARDED) == ["RAW"]
    assert kinds(SETP, "[B------:R-:W-:-:S00] NOP", GUARDED) == ["RAW"]


def test_depbar_waits_for_its_scoreboard_where_nothing_may_be_left() -> None:
    use = "[B------:R-:W-:-:S05] FADD R4, R1, R1"
    assert kinds(LOAD, "[B------:R-:W-:-:S04] DEPBAR.LE SB0, 0x0", use) == []
    assert set(kinds(LOAD, "[B------:R-:W-:-:S04] DEPBAR.LE SB0, 0x1", use)) == {"RAW"}
    assert set(kinds(LOAD, "[B------:R-:W-:-:S04] DEPBAR.LE SB1, 0x0", use)) >= {"RAW"}


def test_a_function_that_called_another_one_returns_to_its_own_call() -> None:
    lines = [
        "[B------:R-:W-:-:S05] CALL.REL.NOINC 0x30",
        "[B------:R-:W-:-:S05] IADD3 R3, R4, R4, RZ",
        END,
        "[B------:R-:W-:-:S05] CALL.REL.NOINC 0x60",
        "[B------:R-:W0:-:S02] LDG.E R4, desc[UR4][R6.64]",
        "[B------:R-:W-:-:S05] RET.REL.NODEC R20 0x0",
        "[B------:R-:W-:-:S05] RET.REL.NODEC R22 0x0",
    ]
    assert kinds(*lines) == ["RAW"]
    lines[1] = "[B0-----:R-:W-:-:S05] IADD3 R3, R4, R4, RZ"
    assert kinds(*lines) == []


@pytest.mark.parametrize(
    ("line", "arch", "found"),
    [
        ("S00] MEMBAR.ALL.CTA", "sm_120", []),
        ("S01] MEMBAR.ALL.CTA", "sm_120", ["STALL"]),
        ("S00] MEMBAR.ALL.CTA", "sm_90", ["STALL"]),
        ("S00] MEMBAR.ALL.GPU", "sm_120", ["STALL"]),
        ("S06] MEMBAR.ALL.GPU", "sm_120", []),
        ("S00] BRA 0x10", "sm_120", ["STALL"]),
        ("S00] BRA 0x0", "sm_120", []),
        ("S05] BRA 0x10", "sm_90", []),
        ("S04] BSYNC B0", "sm_90", ["STALL"]),
        ("S03] DEPBAR.LE SB0, 0x1", "sm_90", ["STALL"]),
    ],
)
def test_the_least_stalls_and_what_may_do_without(line: str, arch: str, found: list[str]) -> None:
    assert kinds(f"[B------:R-:W-:-:{line}", arch=arch) == found
