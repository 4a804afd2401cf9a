"""How long results take: which instructions need a scoreboard, and after how many cycles the others can be
read.

Measured: the shortest distances that ptxas 13.0 and 13.5 leave between producer and consumer, over 34
kernels for each of sm_80, sm_86, sm_89, sm_90 and sm_120 (33,400 instructions); they agree with Mesa NAK's
table for sm_80. Chips differ only where a row says so. Nothing here was measured on a card.
"""

from __future__ import annotations

from drivers.nv.isa.access import RegisterRun, modifier
from drivers.nv.isa.machine import Decoded

ADD, ALU, FMA, HALF, HALF_MMA, MATRIX, DOUBLE = "ADD", "ALU", "FMA", "HALF", "HALF_MMA", "MATRIX", "DOUBLE"
UNIFORM, UNIFORM_MOVE, CONTROL, MEMORY = "UNIFORM", "UNIFORM_MOVE", "CONTROL", "MEMORY"
SPECIAL, CONSTANT, SYSTEM, WARPGROUP = "SPECIAL", "CONSTANT", "SYSTEM", "WARPGROUP"
REGISTERS, VOTES = "REGISTERS", "VOTES"  # special registers; what a reduction at a barrier found
UNITS = {
    FMA: "FADD FMUL FFMA IMAD IMAD.WIDE IMAD.HI IDP.2A IDP.4A VIADD",
    ADD: "IADD IADD.X",
    HALF: "HADD2 HMUL2 HFMA2",
    HALF_MMA: "HFMA2.MMA",
    DOUBLE: "DADD DMUL DFMA DSETP",
    UNIFORM_MOVE: "ULDC UMOV UMOV.64 VOTEU R2UR CS2R CS2UR",
    CONTROL: "BRA BRA.U BRA.DIV BRA.CONV BRX CALL.REL CALL.ABS RET.REL EXIT BSSY BSYNC BREAK NOP YIELD "
    "NANOSLEEP "
    "WARPSYNC WARPSYNC.ALL BAR BAR.RED "
    "WARPSYNC.EXCLUSIVE WARPSYNC.COLLECTIVE WARPSYNC.COLLECTIVE.ALL ENDCOLLECTIVE BPT.TRAP "
    "UCGABAR_ARV UCGABAR_WAIT ACQBULK PREEXIT "
    "BRA.U.ANY WARPGROUP.ARRIVE WARPGROUP.DEPBAR.LE",
    MEMORY: (
        "LDG STG LD ST LDS STS LDL STL LDSM.16 LDGSTS.E ATOMG ATOMG.E.CAS RED REDG ATOMS ATOMS.CAS "
        "ATOMS.CAST.SPIN ATOMS.POPC.INC.32 SHFL MOVM.16.MT88 "
        "ATOM ATOM.E.CAS ATOM.E.CAST.SPIN QSPC.E CCTL.E STSM.16"
    ),
    SPECIAL: "MATCH.ANY MATCH.ALL REDUX MUFU F2I I2F F2F FRND POPC BREV FLO FCHK",
    CONSTANT: "LDC LDCU",
    SYSTEM: (
        "BMOV.32 LDGDEPBAR DEPBAR.LE MEMBAR ERRBAR CGAERRBAR CCTL.IVALL "
        "FENCE.VIEW.ASYNC DMMA ARRIVES.LDGSTSBAR.64 SYNCS.EXCH.64 SYNCS.ARRIVE.TRANS64 "
        "SYNCS.PHASECHK.TRANS64 SYNCS.CCTL.IV UTMALDG UTMASTG UTMAREDG UTMAPF.L2 UBLKCP UBLKPF.L2 "
        "UTMACCTL UTMACMDFLUSH STAS ATOMS.ARRIVE.64"
    ),
    WARPGROUP: "HGMMA",
    REGISTERS: "S2R S2UR",
    VOTES: "B2R.RESULT",
}
UNIT = {name: unit for unit, names in UNITS.items() for name in names.split()}
SLOW = (MEMORY, SPECIAL, CONSTANT, SYSTEM, WARPGROUP, REGISTERS, VOTES)
# Of these a later one's scoreboard covers the earlier ones.
IN_ORDER = (MEMORY, SPECIAL, CONSTANT, DOUBLE, REGISTERS, VOTES)
SAME, CROSS = 4, 5
TO_WAIT = 2  # from an instruction that raises a scoreboard to one that waits for it: never less in the corpus
TO_GUARD, TO_PREDICATE = 13, 4
# of products of matrices: of 8 steps of halves or 16 of bytes, of more; of whole numbers, 0 for the same
PRODUCTS = {**dict.fromkeys(("sm_80", "sm_86", "sm_89", "sm_90"), (16, 24, 0)), "sm_120": (29, 29, 26)}
OF_EIGHT_ROWS = 13  # of a product with 8 rows
# the least stall that ptxas ever gives an instruction; a branch to itself, which nothing follows, has none
LEAST = {
    "BRA": 5,
    "BRA.U": 5,
    "BRA.U.ANY": 5,
    "EXIT": 5,
    "RET.REL": 5,
    "BSYNC": 5,
    "WARPSYNC.ALL": 5,
    "MEMBAR": 6,
    "DEPBAR.LE": 4,
}
GUARDS = ("BRA", "VOTE", "BAR.RED", "EXIT")  # these read their predicate operand as late as a guard is read


def unit(made: Decoded) -> str:
    """The part of the multiprocessor that runs an instruction."""
    name = made.form.name
    if name.startswith(("HMMA", "IMMA", "QMMA", "BMMA")):
        return MATRIX
    return UNIT.get(name) or (UNIFORM if made.form.is_uniform else ALU)


def is_variable(made: Decoded, arch: str) -> bool:
    """Whether the result comes at a time that only a scoreboard tells. Of double precision so everywhere
    but on sm_90, of R2UR so on sm_80 to sm_89 (ptxas 13.0)."""
    found = unit(made)
    is_old = made.form.name == "R2UR" and arch in ("sm_80", "sm_86", "sm_89")
    return found in SLOW or (found == DOUBLE and arch != "sm_90") or is_old


def cycles(
    producer: Decoded, wrote: RegisterRun, consumer: Decoded, read: RegisterRun, word: int, arch: str
) -> int:
    """Cycles between the issue of a producer of fixed latency and of a consumer of its result.

    word: which register of the consumer's operand it is.
    """
    source, reader = unit(producer), unit(consumer)
    if wrote.file in ("P", "UP"):
        is_at_once = arch == "sm_120" and consumer.form.name == "USEL"  # ptxas 13.0 leaves no cycle before it
        return 1 if is_at_once and source == UNIFORM_MOVE else predicate_cycles(source, wrote, consumer, read)
    if wrote.file == "UR":
        return 2 if source == UNIFORM_MOVE else 4 if reader in (UNIFORM, UNIFORM_MOVE) else 6
    if source == MATRIX:
        return product_cycles(producer, arch) - (reader == MEMORY)
    is_late = read.operand == "c" and word == 1 and consumer.form.name in ("IMAD.WIDE", "IMAD.HI")
    if source == HALF_MMA:
        if reader in (HALF_MMA, CONTROL, SPECIAL):
            return 6
        return 7 if reader == MEMORY else 8 if is_late else 10
    if source == DOUBLE:
        return 8 if reader == DOUBLE else 6 if reader == SPECIAL else 7 if reader == MEMORY else 10
    if source == UNIFORM_MOVE:
        return 4
    if reader in (SPECIAL, CONTROL, CONSTANT, SYSTEM, UNIFORM_MOVE):
        return SAME
    if reader == DOUBLE:
        return 6
    is_early = producer.form.name == "IMAD.WIDE" and reader in (ALU, ADD)
    base = SAME if source == reader != ADD else CROSS
    return base - (2 if is_late or is_early else 0)


def product_cycles(producer: Decoded, arch: str) -> int:
    """The same for a product of matrices and what is no memory access."""
    name = producer.form.name
    shape = modifier(producer.form, producer.word, "shape") or name[5:]
    if shape.startswith("88"):
        return OF_EIGHT_ROWS
    is_short = (shape.startswith(("1688", "1684", "SP.16816")) and shape != "1688.F32.TF32") or (
        name,
        shape,
    ) == ("IMMA", "16816")
    short, long, whole = PRODUCTS[arch]
    return whole - is_short if whole and name == "IMMA" else short if is_short else long


def predicate_cycles(source: str, wrote: RegisterRun, consumer: Decoded, read: RegisterRun) -> int:
    """The same for a predicate: guards and branches are decided early."""
    if wrote.file == "UP" and source == UNIFORM_MOVE:
        return 5  # VOTEU
    if wrote.file == "UP":
        return (
            9
            if read.operand == "@" or consumer.form.name == "BRA.U"
            else 4
            if unit(consumer) == UNIFORM
            else 6
        )
    is_guard = read.operand == "@" or consumer.form.name in GUARDS
    if consumer.form.name == "S2UR":
        return CROSS  # ptxas 13.0, sm_90: of a guard that PLOP3 makes
    if source == DOUBLE:
        return 14 if is_guard else 6
    if is_guard:
        return TO_GUARD
    return CROSS if unit(consumer) == FMA != source else TO_PREDICATE
