"""Latencies that the scheduler counts on: Mesa NAK's tables, and the least stalls of ptxas."""

import pytest

from drivers.nv.isa.latency import LEAST
from drivers.nv.isa.pipes import LATENCIES, SLOW
from drivers.nv.isa.schedule import NONE, PREDICATES, Issue, schedule

# readers: of a sum, a float product, a wide product, halves, doubles, matrices, slow ones, memory, branches
READERS = (
    "IADD3",
    "FFMA",
    "IMAD.WIDE",
    "HADD2",
    "DADD",
    "HMMA.16816.F32",
    "S2R",
    "LDG.E",
    "BAR.SYNC",
    "ULEA",
)
WRITERS = {
    "IADD3": (4, 5, 5, 5, 6, 7, 4, 5, 5, 5),
    "FFMA": (5, 4, 4, 5, 6, 7, 4, 5, 5, 5),
    "IMAD.WIDE.U32": (5, 4, 6, 5, 6, 7, 4, 5, 5, 5),
    "IMAD.HI": (5, 4, 6, 5, 6, 7, 4, 5, 5, 5),
    "HADD2": (5, 5, 5, 5, 6, 7, 4, 5, 5, 5),
    "DADD": (10, 10, 10, 10, 8, 11, 6, 7, 10, 10),
    "HFMA2.MMA": (10, 10, 10, 10, 8, 11, 6, 7, 10, 10),
    "HMMA.1688.F32": (16,) * 10,
    "HMMA.1684.F32.TF32": (16,) * 10,
    "HMMA.16816.F32": (24,) * 10,
    "HGMMA.64x8x16.F32": (2,) * 10,
    "ULEA": (12, 12, 12, 12, 12, 12, 12, 12, 12, 6),
}
# mnemonics that a row above stands for
ALIKE = {
    "FFMA": "FMUL FADD IMAD IMAD.MOV.U32 IDP.4A.S8.S8",
    "HADD2": "HFMA2 HMUL2.BF16_V2 HMNMX2 HSET2.BF.LT.AND HSETP2.LT.AND",
    "DADD": "DMUL DFMA DSETP.LT.AND",
    "HMMA.16816.F32": "IMMA.16832.S8.S8 QMMA.16832.F32.E4M3.E4M3 HMMA.16816.F16",
    "HMMA.1688.F32": "IMMA.1688",
    "ULEA": "ULDC.64 UMOV UIADD3.X UIMAD USHF.L.U32 ULOP3.LUT USEL UISETP.LT.AND R2UR VOTEU.ANY",
    "IADD3": "LOP3.LUT SHF.R.U32.HI SEL MOV ISETP.LT.AND FSETP.LT.AND PRMT",
}
SLOW_ONES = (
    *("MUFU.RCP", "F2I.TRUNC", "I2F", "F2F.F64.F32", "FRND", "POPC", "FLO.U32", "BREV", "FCHK"),
    *("MATCH.ANY", "REDUX.SUM", "S2R", "S2UR", "LDC.64", "LDCU", "B2R.RESULT", "MOVM.16.MT88"),
    *("FENCE.VIEW.ASYNC.S", "LDG.E", "LD.E", "LDS", "LDL", "LDSM.16.M88", "STG.E", "ST.E", "STS", "STL"),
    *("SHFL.BFLY", "ATOMG.E.ADD", "ATOMS.ADD", "RED.E.ADD", "REDG.E.ADD", "LDGSTS.E", "LDGDEPBAR"),
    *("SYNCS.EXCH.64", "UTMALDG.2D", "UTMACCTL.PF"),
)


@pytest.mark.parametrize("writer", WRITERS)
def test_cycles_from_a_result_to_its_reader_by_both_units(writer):
    for arch, more in (("sm_90", 0), ("sm_120", 1)):
        known = LATENCIES[arch]
        for reader, cycles in zip(READERS, WRITERS[writer], strict=True):
            units = [known.unit(name) for name in (writer, reader)]
            is_product = arch == "sm_120" and writer.startswith("HMMA")
            if (
                units[0] not in SLOW
            ):  # as doubles are there; ptxas 13.5 leaves 29 behind a product of any shape
                assert known.after(*units) == (29 if is_product else cycles + more), (arch, reader)


@pytest.mark.parametrize("row", ALIKE)
def test_instructions_of_one_unit_are_alike(row):
    for name in ALIKE[row].split():
        assert LATENCIES["sm_90"].unit(name) == LATENCIES["sm_90"].unit(row), name


def test_what_takes_a_time_that_no_table_knows_raises_a_scoreboard():
    for arch, known in LATENCIES.items():
        for name in SLOW_ONES:
            assert known.unit(name) in SLOW, name
        assert (known.unit("DFMA") in SLOW) == (arch != "sm_90")
        assert known.unit("HFMA2.MMA") not in SLOW


@pytest.mark.parametrize(
    ("compare", "arch", "cycles"),
    [("ISETP.LT.AND", "sm_90", 13), ("DSETP.LT.AND", "sm_90", 18), ("ISETP.LT.AND", "sm_120", 14)],
)
def test_a_guard_is_decided_after_so_many_cycles(compare, arch, cycles):
    issues = [Issue(compare, (1,), (PREDICATES,)), Issue("IADD3", (1,), (2,), guard=PREDICATES)]
    made = schedule(arch, issues)
    assert sum(c.stall for c in made if c.at != 1) == cycles


@pytest.mark.parametrize(
    ("name", "cycles"),
    [("EXIT", 5), ("BRA", 5), ("BAR.SYNC.DEFER_BLOCKING", 6), ("MEMBAR.SC.GPU", 6), ("BSYNC", 5), ("BSSY", 2),
     ("WARPSYNC.ALL", 5), ("DEPBAR.LE", 4), ("WARPGROUP.ARRIVE", 5), ("NOP", 1), ("IADD3", 1)],
)  # fmt: skip
def test_control_flow_takes_its_least_stall(name, cycles):
    made = schedule("sm_90", [Issue(name), Issue("NOP")])
    assert made[0].stall == cycles and (made[0].write, made[0].read) == (NONE, NONE)
    known = [least for key, least in LEAST.items() if key in (name, name.partition(".")[0])]
    assert known in ([], [cycles])
