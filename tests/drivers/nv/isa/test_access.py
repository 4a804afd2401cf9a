"""Which registers instructions read and write, by PTX ISA: fragments of mma, sizes of loads, addresses."""

import pytest

from drivers.nv.isa import isa
from drivers.nv.isa.access import access

PLAIN = "[B------:R-:W-:-:S01] "
# of products: chip, mnemonic with its signs, registers of D and C, of A, of B
PRODUCTS = [
    ("sm_80", "HMMA.1688.F16 {0}, {1}, {2}, {3}", 2, 2, 1),
    ("sm_80", "HMMA.16816.F16 {0}, {1}, {2}, {3}", 2, 4, 2),
    ("sm_80", "HMMA.1688.F32 {0}, {1}, {2}, {3}", 4, 2, 1),
    ("sm_80", "HMMA.16816.F32 {0}, {1}, {2}, {3}", 4, 4, 2),
    ("sm_80", "HMMA.1688.F32.BF16 {0}, {1}, {2}, {3}", 4, 2, 1),
    ("sm_80", "HMMA.16816.F32.BF16 {0}, {1}, {2}, {3}", 4, 4, 2),
    ("sm_80", "HMMA.1684.F32.TF32 {0}, {1}, {2}, {3}", 4, 2, 1),
    ("sm_80", "HMMA.1688.F32.TF32 {0}, {1}, {2}, {3}", 4, 4, 2),
    ("sm_120", "QMMA.16832.F32.E4M3.E5M2 {0}, {1}, {2}, {3}", 4, 4, 2),
    ("sm_80", "IMMA.8816.U8.S8 {0}, {1}.ROW, {2}.COL, {3}", 2, 1, 1),
    ("sm_80", "IMMA.16816.S8.S8 {0}, {1}.ROW, {2}.COL, {3}", 4, 2, 1),
    ("sm_80", "IMMA.16832.S8.S8 {0}, {1}.ROW, {2}.COL, {3}", 4, 4, 2),
    ("sm_80", "IMMA.8832.U4.S4 {0}, {1}.ROW, {2}.COL, {3}", 2, 1, 1),
    ("sm_80", "IMMA.16864.S4.S4 {0}, {1}.ROW, {2}.COL, {3}", 4, 4, 2),
    ("sm_80", "BMMA.88128.AND.POPC {0}, {1}.ROW, {2}.COL, {3}", 2, 1, 1),
    ("sm_80", "BMMA.168128.AND.POPC {0}, {1}.ROW, {2}.COL, {3}", 4, 2, 1),
    ("sm_80", "BMMA.168256.AND.POPC {0}, {1}.ROW, {2}.COL, {3}", 4, 4, 2),
    ("sm_80", "DMMA.884 {0}, {1}, {2}, {3}", 4, 2, 2),
    ("sm_90", "DMMA.8x8x4 {0}, {1}, {2}, {3}", 4, 2, 2),
    ("sm_90", "DMMA.16x8x4 {0}, {1}, {2}, {3}", 8, 4, 2),
    ("sm_90", "DMMA.16x8x8 {0}, {1}, {2}, {3}", 8, 8, 4),
    ("sm_90", "DMMA.16x8x16 {0}, {1}, {2}, {3}", 8, 16, 8),
]


def spans(arch: str, text: str) -> tuple[list[str], list[str]]:
    """What an instruction reads and writes, as text."""
    made = access(isa(arch).decode(isa(arch).encode(PLAIN + text)))
    return [str(run) for run in made.reads], [str(run) for run in made.writes]


def run(first: int, words: int) -> str:
    return f"R{first}" if words == 1 else f"R{first}..R{first + words - 1}"


@pytest.mark.parametrize(("arch", "text", "whole", "left", "right"), PRODUCTS)
def test_fragments_of_products_have_the_registers_that_ptx_gives_them(arch, text, whole, left, right):
    reads, writes = spans(arch, text.format("R8", "R24", "R40", "R56"))
    assert writes == [run(8, whole)]
    assert reads == [run(24, left), run(40, right), run(56, whole)]


@pytest.mark.parametrize(("shape", "left", "right"), [("16816", 2, 2), ("16832", 4, 4)])
@pytest.mark.parametrize("kind", ["", ".BF16"])
def test_a_sparse_left_side_has_half_the_registers_and_one_that_says_where(shape, left, right, kind):
    reads, writes = spans("sm_80", f"HMMA.SP.{shape}.F32{kind} R8, R24, R40, R56, R5, 0x1")
    assert writes == ["R8..R11"]
    assert reads == [run(24, left), run(40, right), "R56..R59", "R5"]


# chip, text, what it reads, what it writes
ROWS = [
    ("sm_90", "@P1 FADD R4, R5, R6", "P1 R5 R6", "R4"),
    ("sm_90", "@UP1 UIADD3 UR4, UR5, UR6, UR7", "UP1 UR5 UR6 UR7", "UR4"),
    ("sm_90", "FADD RZ, R5, RZ", "R5", ""),
    ("sm_90", "DADD R4, R6, R8", "R6..R7 R8..R9", "R4..R5"),
    ("sm_90", "IMAD.WIDE R4, R6, R7, R8", "R6 R7 R8..R9", "R4..R5"),
    ("sm_90", "IMAD.HI R4, R6, R7, R8", "R6 R7 R8..R9", "R4"),
    ("sm_90", "IMAD R4, R6, R7, R8", "R6 R7 R8", "R4"),
    ("sm_90", "UIMAD.WIDE UR4, UR6, UR7, UR8", "UR6 UR7 UR8..UR9", "UR4..UR5"),
    ("sm_90", "IMNMX R4, R6, R8, P1", "R6 R8 P1", "R4"),
    ("sm_120", "IMNMX.S64 P0, P1, R4, R6, R8, P2, P3", "R6..R7 R8..R9 P2 P3", "P0 P1 R4..R5"),
    ("sm_120", "ISETP.LT.U64.AND P0, PT, R6, R8, P2", "R6..R7 R8..R9 P2", "P0"),
    ("sm_120", "ISETP.LT.U32.AND P0, PT, R6, R8, P2", "R6 R8 P2", "P0"),
    ("sm_120", "UISETP.LT.U64.AND UP0, UPT, UR6, UR8, UPT", "UR6..UR7 UR8..UR9", "UP0"),
    ("sm_90", "BRX R20 -0x10", "R20..R21", ""),
    ("sm_90", "RET.REL.NODEC R20 0x0", "R20..R21", ""),
    ("sm_90", "CALL.REL.NOINC R20 0x0", "R20..R21", ""),
    ("sm_90", "CALL.ABS.NOINC R20", "R20..R21", ""),
    ("sm_80", "LEPC R20", "", "R20..R21"),
    ("sm_90", "MATCH.ANY R4, R6", "R6", "R4"),
    ("sm_90", "MATCH.ANY.U64 R4, R6", "R6..R7", "R4"),
    ("sm_90", "MATCH.ALL.U64 P1, R4, R6", "R6..R7", "P1 R4"),
    ("sm_90", "CS2R R4, SRZ", "", "R4..R5"),
    ("sm_90", "CS2R.32 R4, SR_CLOCKLO", "", "R4"),
    ("sm_90", "LDG.E.U8 R4, desc[UR6][R2.64]", "R2..R3 UR6..UR7", "R4"),
    ("sm_90", "LDG.E.64 R4, desc[UR6][R2.64]", "R2..R3 UR6..UR7", "R4..R5"),
    ("sm_90", "LDG.E.128 R4, desc[UR6][R2.64]", "R2..R3 UR6..UR7", "R4..R7"),
    ("sm_90", "STG.E.128 desc[UR6][R2.64], R4", "R2..R3 UR6..UR7 R4..R7", ""),
    ("sm_90", "LDS.64 R4, [R2+UR6]", "R2 UR6", "R4..R5"),
    ("sm_90", "STS.128 [R2], R4", "R2 R4..R7", ""),
    ("sm_90", "LDL.64 R4, [R2]", "R2", "R4..R5"),
    ("sm_90", "STL.64 [R2], R4", "R2 R4..R5", ""),
    ("sm_90", "LDC.64 R4, c[0x0][R2+0x10]", "R2", "R4..R5"),
    ("sm_90", "LDC R4, c[0x0][0x10]", "", "R4"),
    ("sm_90", "ULDC.64 UR4, c[0x0][0x10]", "", "UR4..UR5"),
    ("sm_120", "LDCU.128 UR4, c[0x0][UR2+0x10]", "UR2", "UR4..UR7"),
    ("sm_90", "LDSM.16.M88 R4, [R2]", "R2", "R4"),
    ("sm_90", "LDSM.16.M88.2 R4, [R2]", "R2", "R4..R5"),
    ("sm_90", "LDSM.16.MT88.4 R4, [R2]", "R2", "R4..R7"),
    ("sm_90", "STSM.16.M88.4 [R2], R4", "R2 R4..R7", ""),
    ("sm_90", "STAS.64 [R2.64], R4", "R2..R3 R4..R5", ""),
    ("sm_90", "ATOMG.E.ADD.64 PT, R4, desc[UR6][R2.64], R8", "R2..R3 UR6..UR7 R8..R9", "R4..R5"),
    ("sm_90", "ATOMG.E.MIN.S64 PT, R4, desc[UR6][R2.64], R8", "R2..R3 UR6..UR7 R8..R9", "R4..R5"),
    ("sm_90", "ATOMG.E.ADD PT, R4, desc[UR6][R2.64], R8", "R2..R3 UR6..UR7 R8", "R4"),
    ("sm_90", "ATOMG.E.CAS.64 PT, R4, [R2], R8, R10", "R2..R3 R8..R9 R10..R11", "R4..R5"),
    ("sm_90", "ATOM.E.CAS.128 PT, R4, [R2], R8, R12", "R2..R3 R8..R11 R12..R15", "R4..R7"),
    ("sm_90", "ATOM.E.CAST.SPIN PT, R4, [R2], R8, R12", "R2..R3 R8 R12", "R4"),
    ("sm_90", "ATOMS.CAS.64 R4, [R2], R8, R10", "R2 R8..R9 R10..R11", "R4..R5"),
    ("sm_90", "ATOMS.ADD R4, [R2], R8", "R2 R8", "R4"),
    ("sm_80", "ATOMS.ARRIVE.64 R4, [R2+URZ]", "R2", "R4..R5"),
    ("sm_80", "RED.E.ADD.F64.RN desc[UR6][R2.64], R8", "R2..R3 UR6..UR7 R8..R9", ""),
    ("sm_90", "QSPC.E.G P0, R4, [R2]", "R2..R3", "P0 R4"),
    ("sm_90", "CCTL.E.PF1 [R2]", "R2..R3", ""),
    ("sm_90", "F2I.S64.F64.TRUNC R6, R2", "R2..R3", "R6..R7"),
    ("sm_90", "F2I.S64.TRUNC R6, R2", "R2", "R6..R7"),
    ("sm_90", "F2I.F64.TRUNC R6, R2", "R2..R3", "R6"),
    ("sm_90", "F2I.TRUNC R6, R2", "R2", "R6"),
    ("sm_90", "I2F.F64 R6, R2", "R2", "R6..R7"),
    ("sm_90", "I2F.S64 R6, R2", "R2..R3", "R6"),
    ("sm_90", "I2F.F64.S64 R6, R2", "R2..R3", "R6..R7"),
    ("sm_90", "F2F.F64.F32 R6, R2", "R2", "R6..R7"),
    ("sm_90", "F2F.F32.F64 R6, R2", "R2..R3", "R6"),
    ("sm_90", "FRND.F64 R6, R2", "R2..R3", "R6..R7"),
    ("sm_90", "FRND R6, R2", "R2", "R6"),
    ("sm_90", "HGMMA.64x16x16.F32 R24, gdesc[UR8], R24, UPT", "UR8..UR11 R24..R31", "R24..R31"),
    ("sm_90", "HGMMA.64x16x16.F16 R24, gdesc[UR8], R24, UPT", "UR8..UR11 R24..R27", "R24..R27"),
    ("sm_90", "HGMMA.64x8x16.F32 R24, R4, gdesc[UR8], RZ, !UP2", "R4..R7 UR10..UR11 UP2", "R24..R27"),
    ("sm_90", "HGMMA.64x8x16.F32 R24, R4, gdesc[URZ], RZ, UPT", "R4..R7", "R24..R27"),
    ("sm_90", "SYNCS.EXCH.64 URZ, [UR4], UR6", "UR4 UR6..UR7", ""),
    ("sm_90", "SYNCS.ARRIVE.TRANS64 R4, [R2+URZ], R6", "R2 R6", "R4..R5"),
    ("sm_90", "UBLKCP.S.G [UR8], [UR4], UR6", "UR8..UR9 UR4..UR5 UR6", ""),
    ("sm_90", "UBLKCP.G.S [UR8], [UR4], UR6", "UR8..UR9 UR4 UR6", ""),
    ("sm_90", "UBLKCP.S.S [UR8], [UR4], UR6", "UR8..UR9 UR4 UR6", ""),
    ("sm_90", "UTMALDG.1D [UR8], [UR4]", "UR8..UR10 UR4..UR5", ""),
    ("sm_90", "UTMALDG.3D [UR8], [UR4]", "UR8..UR12 UR4..UR5", ""),
    ("sm_90", "UTMASTG.2D [UR8], [UR4]", "UR8..UR10 UR4..UR5", ""),
    ("sm_90", "UTMAREDG.2D.ADD [UR8], [UR4]", "UR8..UR10 UR4..UR5", ""),
    ("sm_90", "UTMAPF.L2.2D [UR8], [UR4]", "UR8..UR9 UR4..UR5", ""),
    ("sm_90", "P2R R4, PR, R6, 0x45", "R6 P0 P2 P6", "R4"),
    ("sm_90", "R2P PR, R6, 0x43", "R6", "P0 P1 P6"),
    ("sm_120", "QSPC.E.S P0, R4, [R2.64+UR6]", "R2..R3 UR6..UR7", "P0 R4"),
    ("sm_120", "QSPC.E.S P0, R4, [R2.U32+UR6]", "R2 UR6..UR7", "P0 R4"),
]


@pytest.mark.parametrize(("arch", "text", "reads", "writes"), ROWS)
def test_registers_that_an_instruction_reads_and_writes(arch, text, reads, writes):
    found = spans(arch, text)
    assert tuple(map(sorted, found)) == (sorted(reads.split()), sorted(writes.split()))


@pytest.mark.parametrize(("words", "multiple"), [(1, 1), (2, 2), (4, 4), (8, 8)])
def test_registers_in_a_row_begin_at_a_multiple_of_their_number(words, multiple):
    text = {1: "FADD R8, R9, R9", 2: "DADD R8, R10, R10", 4: "LDS.128 R8, [R2]"}
    text |= {8: "HGMMA.64x16x16.F32 R8, gdesc[UR8], R8, UPT"}
    made = access(isa("sm_90").decode(isa("sm_90").encode(PLAIN + text[words])))
    assert [run.multiple for run in made.writes] == [multiple]
