"""Loads, stores, atomics, constants, asynchronous copies, and what orders them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from drivers.nv.isa.form import Encoding, flag, mod
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import SCOREBOARDS, NamedNumber, Pred, Reg
from drivers.nv.isa.places import Const, Mem
from drivers.nv.isa.slots import SM_120, urs

D = Reg("d", lo=16)
DATA = Reg("data", lo=32, reuse=123)
P = Pred("p", lo=81)
HIDDEN = replace(P, shown=lambda word: not P.is_default(word))
SIZE = mod("size", 73, 3, "U8 S8 U16 S16 - 64 128")
ORDERS = {0: "", 5: "STRONG.SM", 7: "STRONG.GPU", 10: "STRONG.SYS", 12: "MMIO.SYS"}
ORDER = mod("order", 77, 4, ORDERS | {4: "CONSTANT"})
ATOMIC_ORDER = mod("order", 77, 4, ORDERS)
HINT = flag("HINT", 101)  # by a policy of createpolicy (PTX ISA, cache_hint); nvdisasm does not write it
EVICT = mod("evict", 84, 3, "EF - EL LU EU NA")
GLOBAL = (mod("wide", 72, 1, {1: "E"}), EVICT)
PREFETCH = mod("prefetch", 68, 2, "- LTC64B LTC128B LTC256B")
DESCRIBED = ((90, 2, 3), (76, 1, 1))
MARK = (91, 1, 1)
TRUE = Pred("s", lo=87, neg=90)
WHEN = replace(TRUE, shown=lambda word: not TRUE.is_default(word))


def addresses(sm: int) -> Iterator[Encoding]:
    """Global and generic loads and stores, through a descriptor."""
    low, high = (Mem("at", ur=(lo, urs(sm)), descriptor=True, suffix=".64") for lo in (32, 64))
    yield Encoding("LDG", 0x981, (*GLOBAL, PREFETCH, SIZE, ORDER, HINT), (HIDDEN, D, low), DESCRIBED)
    yield Encoding("STG", 0x986, (*GLOBAL, SIZE, ATOMIC_ORDER, HINT), (high, DATA), DESCRIBED)
    yield Encoding("LDG", 0x381, (*GLOBAL, PREFETCH, SIZE, ORDER), (HIDDEN, D, Mem("at")))
    yield Encoding("LD", 0x980, (*GLOBAL, SIZE, ORDER), (D, low), DESCRIBED)
    yield Encoding("LD", 0x980, (*GLOBAL, SIZE, ORDER), (D, Mem("at")), ((90, 2, 0), (76, 1, 0)))
    yield Encoding("ST", 0x385, (*GLOBAL, SIZE, ATOMIC_ORDER), (Mem("at"), DATA))
    spaces = {0: "G", 1: "L", 2: "S"} | ({3: "D"} if sm >= 90 else {})
    yield Encoding("QSPC.E", 0x3AA, (mod("space", 73, 2, spaces),), (P, D, Mem("at")), ((72, 1, 1),))
    if sm >= SM_120:
        for suffix, is_pair in ((".64", 1), (".U32", 0)):
            at = Mem("at", ur=(32, urs(sm)), suffix=suffix, zero=True)
            yield Encoding(
                "QSPC.E",
                0x9AA,
                (mod("space", 73, 2, spaces),),
                (P, D, at),
                ((72, 1, 1), (90, 2, 2 | is_pair)),
            )
    yield Encoding(
        "CCTL.E",
        0x98F,
        (mod("what", 87, 4, {0: "PF1", 1: "PF2", 9: "PML2", 11: "RML2"}),),
        (Mem("at"),),
        ((72, 1, 1),),
    )
    yield Encoding("ST", 0x985, (*GLOBAL, SIZE, ATOMIC_ORDER), (high, DATA), DESCRIBED)


def copies(sm: int) -> Iterator[Encoding]:
    """Asynchronous copies from global to shared memory."""
    size, moved = mod("size", 73, 3, {4: "", 5: "64", 6: "128"}), ((70, 1, 1),)
    if sm >= SM_120:
        size, moved = mod("size", 74, 2, "- 64 128"), ((83, 1, 1),)
    prefetch = replace(PREFETCH, lo=72 if sm >= SM_120 else 71)
    mods = (mod("bypass", 81, 1, "BYPASS -"), EVICT, prefetch, size, flag("ZFILL", 82))
    to = Mem("to", base=16, offset=(44, 20))
    at = Mem("at", ur=(64, urs(sm)), descriptor=True, suffix=".64", offset=(32, 12))
    yield Encoding("LDGSTS.E", 0xFAE, mods, (to, at, WHEN), (*moved, (76, 1, 1), MARK))
    yield Encoding("LDGDEPBAR", 0x9AF)


def shared(sm: int) -> Iterator[Encoding]:
    """Shared and local memory; with bit 91 a uniform register takes part in the address."""
    u = urs(sm)
    for uniform in (False, True):
        fixed = ((91, 1, int(uniform)),)
        low = Mem("at", ur=(32, u) if uniform else None, scaled=True)
        high = Mem("at", ur=(64, u) if uniform else None, scaled=True)
        yield Encoding("LDS", 0x984, (SIZE,), (D, low), fixed)
        yield Encoding("STS", 0x988 if uniform else 0x388, (SIZE,), (high, DATA), fixed)
        count = mod("count", 72, 2, "- 2 4")
        yield Encoding(
            "LDSM.16", 0x83B, (mod("trans", 78, 1, "M88 MT88"), count), (D, replace(low, scaled=False)), fixed
        )
        if sm >= 90:
            at = replace(high, scaled=False)
            yield Encoding("STSM.16", 0x844, (mod("trans", 78, 1, "M88 MT88"), count), (at, DATA), fixed)
    yield Encoding("LDL", 0x983, (mod("evict", 84, 3, "EF - EL LU EU NA"), SIZE), (D, Mem("at")))
    if sm >= SM_120:
        local = Mem("at", ur=(32, u))
        yield Encoding("LDL", 0x983, (mod("evict", 84, 3, "EF - EL LU EU NA"), SIZE), (D, local), (MARK,))
    yield Encoding("STL", 0x387, (mod("evict", 84, 3, "EF - EL LU EU NA"), SIZE), (Mem("at"), DATA))
    if sm >= SM_120:
        local = Mem("at", ur=(64, u))
        yield Encoding("STL", 0x987, (mod("evict", 84, 3, "EF - EL LU EU NA"), SIZE), (local, DATA), (MARK,))


def constants(sm: int) -> Iterator[Encoding]:
    """Loads from constant banks."""
    index = mod("mode", 78, 2, "- IL IS ISL")
    yield Encoding("LDC", 0xB82, (SIZE, index), (D, Const("c", lo=38, width=16, align=1, index=8)))
    u = urs(sm)
    ud = Reg("d", lo=16, uniform=u)
    if sm < SM_120:
        yield Encoding("ULDC", 0xAB9, (SIZE,), (ud, Const("c", lo=38, width=16, align=1)), is_uniform=True)
    else:
        yield Encoding(
            "LDCU",
            0x7AC,
            (SIZE,),
            (ud, Const("c", lo=37, width=17, align=1, index=8, uniform=True)),
            (MARK,),
            is_uniform=True,
        )


TYPES = {0: "", 1: "S32", 2: "64", 3: "F32.FTZ.RN", 4: "F16x2.RN", 5: "S64", 6: "F64.RN"}
WHOLE = mod("type", 73, 3, {n: TYPES[n] for n in (0, 1, 2, 5)})
OWN_WHOLE = mod("type", 73, 3, {0: "", 1: "S32", 2: "64", 3: "S64"})
FLOATING = mod("type", 73, 3, {n: TYPES[n] for n in (3, 4, 6)})
OWN_FLOATING = mod("type", 73, 4, {
    0: "F16x2.RN", 1: "F16x4.RN", 2: "F16x8.RN", 3: "BF16x2.RN", 4: "BF16x4.RN", 5: "BF16x8.RN",
    9: "F32.FTZ.RN", 10: "F32x2.FTZ.RN", 11: "F32x4.FTZ.RN", 12: "F32.RN", 13: "F32x2.RN", 14: "F32x4.RN",
    15: "F64.RN",
})  # fmt: skip
VERBS = {0: "ADD", 1: "MIN", 2: "MAX", 3: "INC", 4: "DEC", 5: "AND", 6: "OR", 7: "XOR", 8: "EXCH"}
SUMS = {0: "ADD"}


def atomics(sm: int) -> Iterator[Encoding]:
    """Atomics of global memory. From sm_90 on those of floats have opcodes of their own."""
    at = Mem("at", ur=(64, urs(sm)), descriptor=True, suffix=".64")
    marks: tuple[tuple[int, int, int], ...] = ((70, 2, 3), MARK)
    if sm >= SM_120:
        at, marks = replace(at, offset=(40, 23)), ((63, 1, 1), (76, 1, 1), MARK)
    own = sm >= 90
    wide, whole = GLOBAL[0], OWN_WHOLE if own else WHOLE
    for kind, verbs, codes in ((whole, VERBS, (0x9A8, 0x98E)), (FLOATING, SUMS, (0x9A3, 0x9A6))):
        atom, red = codes if own else (0x9A8, 0x98E)
        mods = (wide, mod("op", 87, 4, verbs), EVICT, kind, ATOMIC_ORDER)
        fixed = tuple(f for f in marks if not (own and kind is FLOATING and f[0] == 76))
        if own and kind is FLOATING:
            mods = (wide, mod("op", 87, 3, verbs), EVICT, OWN_FLOATING, ATOMIC_ORDER)
            fixed = (*fixed, (90, 1, int(sm >= SM_120)))
        yield Encoding("ATOMG", atom, mods, (P, D, at, DATA), fixed)
        generic = 0x9A2 if own and kind is FLOATING else 0x98A
        yield Encoding("ATOM", generic, mods, (P, D, at, DATA), fixed)
        if kind is whole:
            yield Encoding("ATOM", 0x38A, mods, (P, D, Mem("at"), DATA))
        reductions = {n: name for n, name in verbs.items() if n < 8}
        mods = (wide, mod("op", 87, 3, reductions), EVICT, mods[3], ATOMIC_ORDER)
        marks_of_red = ((81, 1, 1), (90, 2, 3)) if sm >= SM_120 else ((70, 2, 2), (90, 2, 3))
        to = replace(at, offset=(40, 24))
        yield Encoding("REDG" if own else "RED", red, mods, (to, DATA), marks_of_red)
    third = Reg("c", lo=64, reuse=124)
    kind = mod("type", 73, 3, {0: "", 2: "64"} | ({4: "128"} if sm >= 90 else {}))
    swaps = [("ATOMG.E.CAS", 0x3A9, 0), ("ATOM.E.CAS", 0x38B, 0)]
    if sm >= 90:
        swaps.append(("ATOM.E.CAST.SPIN", 0x38B, 3))
    for name, opcode, which in swaps:
        yield Encoding(name, opcode, (EVICT, kind, ATOMIC_ORDER), (P, D, Mem("at"), DATA, third),
                   ((72, 1, 1), (87, 4, which)))  # fmt: skip


def shared_atomics(sm: int) -> Iterator[Encoding]:
    """Atomics of shared memory."""
    u = urs(sm)
    third = Reg("c", lo=64, reuse=124)
    kind = mod("type", 73, 2, {0: "", 1: "S32", 2: "64"})
    for uniform in (False, True):
        at = Mem("at", ur=(64, u) if uniform else None, scaled=True)
        fixed = ((91, 1, int(uniform)),)
        yield Encoding(
            "ATOMS", 0x98C if uniform else 0x38C, (mod("op", 87, 4, VERBS), kind), (D, at, DATA), fixed
        )
    once = Mem("at", ur=(64, u), scaled=True, zero=True)
    yield Encoding("ATOMS.POPC.INC.32", 0xF8C, (), (D, once), ((87, 5, 0x1B if sm >= 90 else 0x1A),))
    at = Mem("at", scaled=True)
    yield Encoding("ATOMS.CAS", 0x38D, (kind,), (D, at, DATA, third), ((87, 2, 0),))
    yield Encoding("ATOMS.CAST.SPIN", 0x38D, (kind,), (D, at, DATA, third), ((87, 2, 3),))
    if sm >= SM_120:
        yield Encoding("ATOMS.CAST.SPIN", 0x58D, (kind,), (P, at, DATA, third), ((87, 2, 3),))


def ordering(sm: int) -> Iterator[Encoding]:
    """Fences, waits, caches."""
    scope = mod("scope", 76, 3, {0: "CTA", 2: "GPU", 3: "SYS", 5: "VC"})
    yield Encoding("MEMBAR", 0x992, (mod("sem", 79, 2, "SC ALL"), scope))
    yield Encoding("ERRBAR", 0x9AB)
    if sm >= 90:
        yield Encoding("CGAERRBAR", 0x5AB)
    yield Encoding("CCTL.IVALL", 0x98F, (), (), ((24, 8, 255), (87, 3, 4)))
    yield Encoding("DEPBAR.LE", 0x91A, (), (NamedNumber("sb", lo=44, width=3, spellings=SCOREBOARDS),
                                      Imm("count", lo=38, width=6)), ((47, 1, 1),))  # fmt: skip


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    for part in (addresses, copies, shared, constants, atomics, shared_atomics, ordering):
        yield from part(sm)
