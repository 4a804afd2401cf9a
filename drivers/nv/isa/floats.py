"""Floating point: single precision, halves and bfloat16, double precision, conversions, matrices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from drivers.nv.isa.form import Encoding, Mod, flag, mod
from drivers.nv.isa.numbers import Imm
from drivers.nv.isa.operand import Operand, Pred, Reg
from drivers.nv.isa.places import Const
from drivers.nv.isa.slots import ALL, FIRST, LAST, MIDDLE, SM_120, TWO, TWO_ADD, alu, flags, urs

D = Reg("d", lo=16)
P = Pred("p", lo=81)
Q = Pred("q", lo=84)
SELECT = Pred("s", lo=87, neg=90)
ROUND = mod("round", 78, 2, "- RM RP RZ")
NEAR_OR_ZERO = mod("round", 78, 2, {0: "", 3: "RZ"})
FTZ, SAT = flag("FTZ", 80), flag("SAT", 77)
COMPARE = mod("compare", 76, 4, "F LT EQ LE GT NE GE NUM NAN LTU EQU LEU GTU NEU GEU T")
MIN_MAX_COMPARE = mod("compare", 76, 4, "MIN LT EQ LE GT NE GE NUM NAN LTU EQU LEU GTU NEU GEU MAX")
LOGIC = mod("logic", 74, 2, "AND OR XOR")
NA = {"a": "na", "b": "na", "c": "n"}
FUNCTIONS = "COS SIN EX2 LG2 RCP RSQ RCP64H RSQ64H SQRT TANH"
INTEGRAL = mod("round", 78, 2, "- FLOOR CEIL TRUNC")
F16 = 1
Fixed = tuple[int, int, int]  # lowest bit, bits, what they are
FLOATS = {1: "F16", 2: "F32", 3: "F64"}
SHORT = {1: "F16", 2: "", 3: "F64"}
HALF_MODS = (mod("fmt", 85, 1, "- BF16_V2"), FTZ, SAT)
HALF_SIGNS = {"a": "nah", "b": "nah", "c": "nah"}
HALF_LAST = replace(LAST, neg=84, abs=83, half=81)


def single(sm: int) -> Iterator[Encoding]:
    """Single precision."""
    yield from alu(sm, "FADD", 0x021, (D, "a", "b"), TWO_ADD, kind="f", signs=NA, mods=(FTZ, ROUND, SAT))
    mods: tuple[Mod, ...] = (FTZ, ROUND, SAT)
    yield from alu(sm, "FMUL", 0x020, (D, "a", "b"), TWO, kind="f", signs=NA, mods=mods, fixed=((84, 3, 4),))
    mods = (mod("ftz", 80, 1, "- FTZ"), ROUND, SAT)
    signs = dict.fromkeys("abc", "na")
    yield from alu(sm, "FFMA", 0x023, (D, "a", "b", "c"), ALL, kind="f", signs=signs, mods=mods)
    yield from alu(sm, "FMNMX", 0x009, (D, "a", "b", SELECT), TWO, kind="f", signs=NA,
                   mods=(FTZ, flag("NAN", 81)))  # fmt: skip
    yield from alu(sm, "FSEL", 0x008, (D, "a", "b", SELECT), TWO, kind="f", signs=NA, mods=(FTZ,))
    order = (P, Q, "a", "b", SELECT)
    yield from alu(sm, "FSETP", 0x00B, order, TWO, kind="f", signs=NA, mods=(COMPARE, FTZ, LOGIC))
    yield from alu(sm, "FSET.BF", 0x00A, (D, "a", "b", SELECT), TWO, kind="f", signs=NA,
                   mods=(COMPARE, FTZ, LOGIC))  # fmt: skip
    yield from alu(sm, "FCHK", 0x102, (P, "a", "b"), TWO, kind="f", signs=NA)
    for kind in "fd":  # of a double the upper half
        names = {n: name for n, name in enumerate(FUNCTIONS.split()) if name.endswith("64H") == (kind == "d")}
        function = mod("function", 74, 4, names)
        yield from alu(sm, "MUFU", 0x108, (D, "b"), TWO, kind=kind, signs=NA, mods=(function,))
    function, f16 = mod("function", 74, 4, FUNCTIONS), mod("type", 72 if sm >= 90 else 73, 1, {1: "F16"})
    yield from of_either_half(
        "MUFU", 0x308, (function, f16), flags(replace(MIDDLE, half=None), "na"), F16, ()
    )


def double(sm: int) -> Iterator[Encoding]:
    """Double precision."""
    yield from alu(
        sm, "DADD", 0x029, (D, "a", "c"), TWO_ADD, kind="d", signs={"a": "na", "c": "na"}, mods=(ROUND,)
    )
    yield from alu(sm, "DMUL", 0x028, (D, "a", "b"), TWO, kind="d", signs=NA, mods=(ROUND,))
    signs = {"a": "na", "b": "n", "c": "na"}
    yield from alu(sm, "DFMA", 0x02B, (D, "a", "b", "c"), ALL, kind="d", signs=signs, mods=(ROUND,))
    order = (P, Q, "a", "b", SELECT)
    yield from alu(sm, "DSETP", 0x02A, order, TWO_ADD, kind="d", signs=NA, mods=(MIN_MAX_COMPARE, LOGIC))


def halves(sm: int) -> Iterator[Encoding]:
    """Pairs of 16-bit floats."""

    def made(name: str, opcode: int, order: tuple, forms: tuple, mods: tuple) -> Iterator[Encoding]:  # type: ignore[type-arg]
        if sm < 90 and name not in ("HFMA2", "HMNMX2"):  # these chips have no bfloat16 there
            mods = tuple(m for m in mods if m.name != "fmt")
        signs = dict.fromkeys("abc", "na") if name == "HFMA2.MMA" else HALF_SIGNS
        return alu(sm, name, opcode, order, forms, kind="h", signs=signs, mods=mods, last=HALF_LAST)

    f32 = flag("F32", 78)
    yield from made("HADD2", 0x030, (D, "a", "b"), TWO_ADD, (f32, *HALF_MODS))
    yield from made("HMUL2", 0x032, (D, "a", "b"), TWO, HALF_MODS)
    yield from made("HFMA2", 0x031, (D, "a", "b", "c"), ALL, HALF_MODS)
    if sm < SM_120:
        yield from made("HFMA2.MMA", 0x035, (D, "a", "b", "c"), ALL, HALF_MODS)
    for name, opcode in (("HFMA2", 0x031), *((("HFMA2.MMA", 0x035),) if sm < SM_120 else ())):
        signs = dict.fromkeys("abc", "na") if name == "HFMA2.MMA" else HALF_SIGNS
        mods = (*HALF_MODS, mod("relu", 79, 1, {1: "RELU"}))
        yield from alu(sm, name, opcode, (D, "a", "b", "c"), ALL, kind="h", signs=signs, mods=mods,
                       fixed=((87, 3, 7),), last=HALF_LAST)  # fmt: skip
    a, b, c = (
        flags(FIRST, HALF_SIGNS["a"]),
        flags(MIDDLE, HALF_SIGNS["b"]),
        flags(HALF_LAST, HALF_SIGNS["c"]),
    )
    b = replace(b, half=None, suffix=".H0_NH1")  # the upper half of b, its sign changed, is the lower one
    yield Encoding("HFMA2", 0x231, HALF_MODS, (D, a, b, c), ((60, 2, 0), (86, 1, 1)))
    yield from made("HMNMX2", 0x040, (D, "a", "b", SELECT), TWO, (*HALF_MODS[:2], flag("NAN", 81)))
    mods = (mod("fmt", 65, 1, "- BF16_V2"), COMPARE, FTZ, mod("logic", 69, 2, "AND OR XOR"))
    yield from made("HSETP2", 0x034, (P, Q, "a", "b", SELECT), TWO_ADD, mods)
    yield from made("HSET2", 0x033, (D, "a", "b", SELECT), TWO_ADD, (mods[0], flag("BF", 71), *mods[1:]))


def conversions(sm: int) -> Iterator[Encoding]:
    """From and to whole numbers, and between formats; the opcode is another where 64 bits take part."""
    source = flags(MIDDLE, "na")
    uniform = replace(source, uniform=urs(sm), reuse=None)
    constant = ((5, Const("b", neg=63, abs=62), ()),) if sm < SM_120 else ()
    for form, register, mark in ((1, source, ()), (6, uniform, ((91, 1, 1),)), *constant):
        whole = replace(register, neg=None, abs=None)
        for size in range(4):
            for kind in SHORT:
                opcode = (0x00C if size == 3 or kind == 3 else 0) | form << 9
                mods: tuple[Mod, ...] = (one("to", 75, kind, SHORT), sign_of(size, 74), ROUND)
                yield Encoding("I2F", 0x106 + opcode, mods, (D, whole), ((84, 2, size), *mark))
                if not size:
                    continue
                mods = (FTZ, sign_of(size, 72), one("from", 84, kind, SHORT), INTEGRAL, flag("NTZ", 77))
                yield from of_either_half("F2I", 0x105 + opcode, mods, register, kind, ((75, 2, size), *mark))
        for kind in SHORT:
            opcode = (0x00C if kind == 3 else 0) | form << 9
            mods = (FTZ, one("to", 75, kind, SHORT), INTEGRAL)
            yield from of_either_half("FRND", 0x107 + opcode, mods, register, kind, ((84, 2, kind), *mark))
            for other in FLOATS:
                if other == kind:
                    continue
                opcode = (0x00C if 3 in (kind, other) else 0) | form << 9
                mods = (FTZ, one("to", 75, kind, FLOATS), one("from", 84, other, FLOATS), ROUND)
                yield from of_either_half("F2F", 0x104 + opcode, mods, register, other, mark)
    yield from bfloats(sm, replace(source, half=None))
    yield from packs(sm)


def of_either_half(
    name: str, opcode: int, mods: tuple[Mod, ...], source: Operand, kind: int, fixed: tuple[Fixed, ...]
) -> Iterator[Encoding]:
    """A conversion of the number in a register, or of one of the two there if `kind` has 16 bits."""
    yield Encoding(name, opcode, mods, (D, source), fixed)
    if kind == F16 and isinstance(source, Reg) and not source.uniform:
        yield Encoding(name, opcode, mods, (D, replace(source, suffix=".H1")), (*fixed, (60, 1, 1)))


def bfloats(sm: int, source: Reg) -> Iterator[Encoding]:
    """From and to bfloat16: of sm_80 to sm_89 only to it from other floats."""
    to, of = mod("to", 75, 3, {4: "BF16"}), mod("from", 84, 3, {4: "BF16"})
    for kind in FLOATS:
        wide, narrow = (0x00C if kind == 3 else 0), (FTZ, to, one("from", 84, kind, FLOATS), ROUND)
        yield from of_either_half("F2F", 0x304 + wide, narrow, source, kind, ())
        if sm >= 90:
            mods = FTZ, one("to", 75, kind, FLOATS), of, ROUND
            yield from of_either_half("F2F", 0x304 + wide, mods, source, F16, ())
    if sm < 90:
        return
    yield from of_either_half("FRND", 0x307, (FTZ, to, INTEGRAL), source, F16, ((84, 3, 4),))
    for size in range(4):
        wide, whole = (0x00C if size == 3 else 0), replace(source, neg=None, abs=None)
        yield Encoding("I2F", 0x306 + wide, (to, sign_of(size, 74), ROUND), (D, whole), ((84, 2, size),))
        if size:
            cut = (FTZ, sign_of(size, 72), of, INTEGRAL, flag("NTZ", 77))
            yield from of_either_half("F2I", 0x305 + wide, cut, source, F16, ((75, 2, size),))


def one(name: str, lo: int, kind: int, names: Mapping[int, str]) -> Mod:
    """A format that this encoding fixes."""
    return mod(name, lo, 2, {kind: names[kind]})


def sign_of(size: int, lo: int) -> Mod:
    """Signed or not, of 8 << size bits; S32 is not written."""
    return mod("sign", lo, 1, {0: f"U{8 << size}", 1: f"S{8 << size}" if size != 2 else ""})


def packs(sm: int) -> Iterator[Encoding]:
    """Conversions at full rate."""
    if sm >= 86:
        sign = mod("sign", 74, 1, "F32.U32 F32.S32")
        yield from alu(
            sm, "I2FP", 0x045, (D, "b"), TWO, mods=(sign, NEAR_OR_ZERO), fixed=((75, 2, 2), (84, 2, 2))
        )
    pack = "F16.F32.PACK_AB BF16.F32.PACK_AB" if sm >= 89 else "PACK_AB BF16.PACK_AB"
    relu = flag("RELU", 75)
    rounded = mod("round", 79, 2, {0: "", 3: "RZ"})
    mods = (relu, mod("pack", 76, 1, pack), rounded)
    yield from alu(sm, "F2FP", 0x03E, (D, "a", "b"), TWO, kind="f", mods=mods, fixed=((64, 8, 0xFF),))
    low = replace(LAST, neg=None, abs=None, half=None)
    saturated = mod("sat", 74, 1, {int(sm >= 90): "SAT"})
    yield Encoding("I2IP", 0x239, (mod("to", 76, 2, "U8 S8 U16 S16"), mod("of", 75, 1, "S32"), saturated),
               (D, *(replace(r, neg=None, abs=None, half=None) for r in (FIRST, MIDDLE)), low))  # fmt: skip
    if sm >= 89:
        yield from byte_packs(relu)


def byte_packs(relu: Mod) -> Iterator[Encoding]:
    """Pairs of floats of 8 bits: made of two floats, behind half of a register; and made into two halves."""
    a, b, c = (replace(r, neg=None, abs=None, half=None) for r in (FIRST, MIDDLE, LAST))
    pack = "E5M2.F32.PACK_AB_MERGE_C E4M3.F32.PACK_AB_MERGE_C"
    mods = (flag("SATFINITE", 77), relu, mod("pack", 76, 1, pack))
    yield Encoding("F2FP", 0x23E, mods, (D, a, b, c), ((78, 1, 1), (87, 4, 9)))
    pack = "E5M2.F16.UNPACK_B_MERGE_C E4M3.F16.UNPACK_B_MERGE_C"
    mods = (flag("SATFINITE", 77), relu, mod("pack", 76, 1, pack))
    yield Encoding("F2FP", 0x23E, mods, (D, b, c), ((24, 8, 255), (72, 2, 2), (87, 4, 9)))
    for half in range(2):
        of = mod("of", 73, 1, "E5M2.UNPACK_B E4M3.UNPACK_B")
        source = replace(b, suffix=".H1" * half)
        yield Encoding("F2FP", 0x23E, (relu, mod("to", 76, 1, "F16 BF16"), of), (D, source),
                   ((64, 8, 255), (24, 8, 255), (74, 1, 1), (88, 1, half), (89, 1, 1)))  # fmt: skip


# shape and formats: bits 75, 76, 83:82, 78
PRODUCTS = {
    "1688.F16": (0, 0, 0, 0), "16816.F16": (1, 0, 0, 0), "1688.F32": (0, 1, 0, 0), "16816.F32": (1, 1, 0, 0),
    "1688.F32.BF16": (0, 1, 1, 0), "16816.F32.BF16": (1, 1, 1, 0),
    "1684.F32.TF32": (0, 1, 2, 1), "1688.F32.TF32": (0, 1, 2, 0),
}  # fmt: skip


# of a sparse left side: bits 75, 83:82, 78
SPARSE = {
    "16816.F32": (1, 0, 0), "16816.F32.BF16": (1, 1, 0), "16832.F32": (1, 0, 1), "16832.F32.BF16": (1, 1, 1),
}  # fmt: skip


# chips that multiply floats of 8 bits by a warp, and whether the text says how sides lie; ptxas multiplies
# them as halves on sm_90
BYTE_FLOATS = {89: True, 120: False}


def matrices(sm: int) -> Iterator[Encoding]:
    """Matrix products: D = A B + C by a warp; fragments as PTX's mma.sync has them."""
    a, b, c = (replace(r, neg=None, abs=None, half=None) for r in (FIRST, MIDDLE, LAST))
    for name, (long, f32, kind, tf32) in PRODUCTS.items():
        fixed = ((75, 1, long), (76, 1, f32), (78, 1, tf32), (82, 2, kind))
        yield Encoding(f"HMMA.{name}", 0x23C, (), (D, a, b, c), fixed)
    order = (D, replace(a, suffix=".ROW"), replace(b, suffix=".COL"), c)
    yield from whole_matrices(sm, order)
    yield from sparse_matrices(a, b, c)
    yield from double_matrices(sm)
    if sm in BYTE_FLOATS:
        kinds = mod("a_kind", 78, 1, "E4M3 E5M2"), mod("b_kind", 79, 1, "E4M3 E5M2")
        named = order if BYTE_FLOATS[sm] else (D, a, b, c)
        yield Encoding("QMMA.16832.F32", 0x27A, kinds, named, ((74, 2, 3), (76, 2, 2)))
    yield Encoding("MOVM.16.MT88", 0x23A, (), (D, a))


def whole_matrices(sm: int, order: tuple[Operand, ...]) -> Iterator[Encoding]:
    """Products of bytes, of half bytes up to sm_89, of bits up to sm_90, which has no XOR."""
    shapes = mod("shape", 75, 1, "16816 16832"), mod("shape", 75, 1, {0: "8816"})
    signs = mod("a_sign", 76, 1, "U8 S8"), mod("b_sign", 78, 1, "U8 S8")
    for shape, is_long in zip(shapes, (1, 0), strict=True):
        fixed = ((86, 1, is_long), (74, 1, 1))
        yield Encoding("IMMA", 0x237, (shape, *signs, flag("SAT", 82)), order, fixed)
    if sm < 90:
        signs = mod("a_sign", 76, 1, "U4 S4"), mod("b_sign", 78, 1, "U4 S4")
        mods: tuple[Mod, ...] = (mod("shape", 86, 1, "8832 16864"), *signs, flag("SAT", 82))
        yield Encoding("IMMA", 0x237, mods, order, ((83, 3, 7), (74, 1, 1)))
    if sm <= 90:
        ops = {0: "XOR.POPC", 1: "AND.POPC"} if sm < 90 else {1: "AND.POPC"}
        mods = (mod("shape", 75, 2, "88128 168128 168256"), mod("op", 78, 1, ops))
        yield Encoding("BMMA", 0x23D, mods, order, ((74, 1, 1), (80, 1, 1)))


def sparse_matrices(a: Reg, b: Reg, c: Reg) -> Iterator[Encoding]:
    """Products whose left side has two of each four elements, and where they stand."""
    where, which = Reg("where", lo=40), Imm("which", lo=48, width=2)
    for name, (long, kind, longest) in SPARSE.items():
        fixed = ((73, 1, 1), (75, 1, long), (76, 1, 1), (78, 1, longest), (82, 2, kind))
        yield Encoding(f"HMMA.SP.{name}", 0x23C, (), (D, a, b, c, where, which), fixed)


def double_matrices(sm: int) -> Iterator[Encoding]:
    """Products of doubles."""
    a, b, c = (replace(r, half=None) for r in (FIRST, replace(MIDDLE, neg=None, abs=None), LAST))
    shapes = {0: "8x8x4", 1: "16x8x4", 2: "16x8x8", 3: "16x8x16"} if sm == 90 else {0: "8x8x4"}
    shapes = {0: "884"} if sm < 90 else shapes
    yield Encoding("DMMA", 0x23F, (mod("shape", 76, 2, shapes), ROUND), (D, a, b, c))


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    for part in (single, double, halves, conversions, matrices):
        yield from part(sm)
