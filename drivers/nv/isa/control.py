"""Control flow, barriers, exchange between the lanes of a warp, special registers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from autogen.schema import BitStruct
from drivers.nv.isa.form import Encoding, flag, mod
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import BARRIERS, SPECIALS, NamedNumber, Pred, Reg, Twice
from drivers.nv.isa.places import CodeTarget, Distance
from drivers.nv.isa.slots import SM_120, urs

D = Reg("d", lo=16)
A = Reg("a", lo=24, reuse=122)
TRUE = Pred("s", lo=87, neg=90)
WHEN = replace(TRUE, shown=lambda word: not TRUE.is_default(word))
OUT = Pred("p", lo=81)


def flow(sm: int) -> Iterator[Encoding]:
    """Branches, calls, the end. From sm_90 on a branch's distance has its lower eight bits in 23:16."""
    parts = ((16, 8), (34, 48)) if sm >= 90 else ((34, 48),)
    yield Encoding("BRA", 0x947, (), (WHEN, CodeTarget("to", parts=parts)))
    uniform = Pred("u", lo=24, neg=27, uniform=True)
    if sm >= SM_120:
        yield Encoding(
            "BRA.U", 0x547, (), (WHEN, uniform, CodeTarget("to", parts=parts)), ((32, 1, 1), (91, 1, 1))
        )
    yield from warp_branches(sm, parts)
    yield Encoding("CALL.REL", 0x944, (mod("inc", 86, 1, "- NOINC"),), (WHEN, CodeTarget("to", parts=parts)))
    yield Encoding(
        "CALL.REL",
        0x344,
        (mod("inc", 86, 1, "- NOINC"),),
        (WHEN, A, CodeTarget("to", parts=parts)),
        joint=" ",
    )
    yield Encoding("CALL.ABS", 0x343, (mod("inc", 86, 1, "- NOINC"),), (WHEN, A))
    if sm >= 90:
        place = CodeTarget("to", parts=((24, 58),), unit=1)
        yield Encoding("LEPC", 0x94E, (), (D, place))
    else:
        yield Encoding("LEPC", 0x34E, (), (D,))
    yield Encoding("BRX", 0x949, (), (WHEN, A, Distance("to", parts=parts)), joint=" ")
    yield Encoding(
        "RET.REL", 0x950, (mod("dec", 86, 1, "- NODEC"),), (WHEN, A, CodeTarget("to", parts=parts)), joint=" "
    )
    yield Encoding("EXIT", 0x94D, (), (WHEN,))
    yield from regions(sm)
    yield Encoding("YIELD", 0x946, (), (WHEN,))
    yield Encoding("NOP", 0x918)
    yield from warp_syncs(sm, parts)
    yield Encoding("BPT.TRAP", 0x95C, (), (Imm("code", lo=34, width=20),), ((84, 2, 3),))
    yield Encoding("NANOSLEEP", 0x95D, (), (WHEN, Imm("time", lo=32)))
    yield Encoding("NANOSLEEP", 0x35D, (), (WHEN, Reg("time", lo=32)))


def regions(sm: int) -> Iterator[Encoding]:
    """The B registers: who comes together again."""
    converges = (mod("converges", 72, 2, "- RELIABLE RECONVERGENT"),) if sm >= SM_120 else ()
    barrier = NamedNumber("barrier", lo=16, width=4, spellings=BARRIERS)
    yield Encoding("BSSY", 0x945, converges, (WHEN, barrier, CodeTarget("to", parts=((34, 30),))))
    barrier = replace(barrier, lo=16)
    yield Encoding("BSYNC", 0x941, converges, (WHEN, barrier))
    yield Encoding("BREAK", 0x942, converges, (WHEN, barrier))
    moved = replace(barrier, lo=24)
    clear = mod("clear", 84, 1, "- CLEAR")
    yield Encoding("BMOV.32", 0x355, (clear,), (D, moved))
    yield Encoding("BMOV.32", 0x356, (), (moved, Reg("a", lo=32)))


def warp_branches(sm: int, parts: tuple[tuple[int, int], ...]) -> Iterator[Encoding]:
    """Branches by which lanes of a mask in a uniform register are here: not all of them, or all."""
    mask = Reg("mask", lo=24, uniform=urs(sm), neg=30 if sm < SM_120 else None, minus="~")
    for name, how in (("BRA.DIV", 2), ("BRA.CONV", 3)):
        fixed = ((32, 2, how), (91, 1, 1))
        yield Encoding(name, 0x947, (), (WHEN, mask, CodeTarget("to", parts=parts)), fixed)


def warp_syncs(sm: int, parts: tuple[tuple[int, int], ...]) -> Iterator[Encoding]:
    """Where the lanes of a mask wait for each other."""
    if sm >= 90:
        yield Encoding("WARPSYNC.ALL", 0x948, (), (WHEN,), ((32, 32, 0),))
    else:
        yield Encoding("WARPSYNC", 0x948, (), (WHEN, Imm("mask", lo=32)))
    mask = A if sm >= 90 else Reg("a", lo=32)
    yield Encoding("WARPSYNC", 0x348, (), (WHEN, mask))
    yield Encoding("WARPSYNC.EXCLUSIVE", 0x348, (), (WHEN, mask), ((85 if sm >= 90 else 86, 1, 1),))
    if sm >= 90:
        yield Encoding(
            "WARPSYNC.COLLECTIVE", 0x348, (), (WHEN, A, CodeTarget("to", parts=parts)), ((86, 1, 1),)
        )
        yield Encoding(
            "WARPSYNC.COLLECTIVE.ALL", 0x948, (), (WHEN, CodeTarget("to", parts=parts)), ((86, 1, 1),)
        )
        yield Encoding("ENDCOLLECTIVE", 0x91B, (), (WHEN,))


def barriers(sm: int) -> Iterator[Encoding]:
    """BAR among the warps of a block. The number of the barrier stands in bits 57:54."""
    defer = flag("DEFER_BLOCKING", 80)
    which = Imm("barrier", lo=54, width=4)
    number = Reg("barrier", lo=32)
    kind, logic = mod("kind", 77, 3, "SYNC ARV"), mod("logic", 74, 2, "POPC AND OR")
    shown = Imm("count", lo=42, width=12, shown=lambda word: word.count != 0)  # type: ignore[attr-defined]
    ways = ((0xB1D, which, shown), (0x91D, which, Reg("count", lo=64)),
            (0x51D, number, shown), (0x31D, Twice("both", lo=32)))  # fmt: skip
    for opcode, *operands in ways:
        yield Encoding("BAR", opcode, (kind, defer), (*operands,))
        yield Encoding("BAR.RED", opcode, (logic, defer), (*operands, TRUE), ((77, 3, 2),))
    yield Encoding(
        "B2R.RESULT", 0x31C, (), (D, replace(OUT, shown=lambda word: not OUT.is_default(word))), ((77, 3, 2),)
    )


def lanes(sm: int) -> Iterator[Encoding]:
    """Votes, shuffles, matches, reductions over a warp."""
    mode = mod("mode", 72, 2, "ALL ANY EQ")
    u = urs(sm)
    mask = replace(D, shown=lambda word: word.d != 255)  # type: ignore[attr-defined]
    yield Encoding("VOTE", 0x806, (mode,), (mask, OUT, TRUE), ((24, 8, 0),)[:0])
    target = Reg("d", lo=16, uniform=u, shown=lambda word: word.d != (1 << u) - 1)  # type: ignore[attr-defined]
    yield Encoding("VOTEU", 0x886, (mode,), (target, replace(OUT, uniform=True), TRUE))
    how = mod("how", 58, 2, "IDX UP DOWN BFLY")
    lane = (Reg("b", lo=32, reuse=123), Imm("b", lo=53, width=5))
    clamp = (Reg("c", lo=64, reuse=124), Imm("c", lo=40, width=13))
    for opcode, b, c in ((0x389, 0, 0), (0x589, 0, 1), (0x989, 1, 0), (0xF89, 1, 1)):
        yield Encoding("SHFL", opcode, (how,), (OUT, D, A, lane[b], clamp[c]))
    wide = flag("U64", 73)
    yield Encoding("MATCH.ANY", 0x3A1, (wide,), (D, A), ((79, 1, 1), (81, 3, 7)))
    yield Encoding("MATCH.ALL", 0x3A1, (wide,), (OUT, D, A), ((79, 1, 0),))
    reduce = mod("op", 78, 3, "- OR XOR SUM MIN MAX")
    kind = mod("type", 73, 1, "- S32")
    yield Encoding("REDUX", 0x3C4, (reduce, kind), (Reg("d", lo=16, uniform=u), A))


def is_used(word: BitStruct) -> bool:
    """Does the predicate result go anywhere?"""
    return bool(word.p != 7)  # type: ignore[attr-defined]


def special(sm: int) -> Iterator[Encoding]:
    """Special registers."""
    name = NamedNumber("name", lo=72, width=8, spellings=SPECIALS)
    u = urs(sm)
    yield Encoding("S2R", 0x919, (), (D, name))
    yield Encoding("S2UR", 0x9C3, (), (Reg("d", lo=16, uniform=u), name), is_uniform=True)
    yield Encoding("CS2R", 0x805, (mod("size", 80, 1, "32 -"),), (D, name))
    opcode = 0x2CA if sm >= 90 else 0x3C2
    yield Encoding("R2UR", opcode, (), (replace(OUT, shown=is_used), Reg("d", lo=16, uniform=u), A))
    if sm >= SM_120:
        yield Encoding(
            "CS2UR",
            0x8CB,
            (mod("size", 80, 1, "32 -"),),
            (Reg("d", lo=16, uniform=u), name),
            is_uniform=True,
        )


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    for part in (flow, barriers, lanes, special):
        yield from part(sm)
