"""Which registers an instruction reads and writes, and how many in a row.

A declaration says where an operand's number stands; how wide the operand is follows from the instruction and
its modifiers, which is here. Sources: PTX ISA (fragments of mma, sizes of loads), words that ptxas made.
"""

from __future__ import annotations

from typing import NamedTuple

from drivers.nv.isa.form import Encoding, Instruction
from drivers.nv.isa.machine import Decoded
from drivers.nv.isa.operand import Operand, Pred, Reg
from drivers.nv.isa.places import Const, Mem
from drivers.nv.isa.warpgroup import MatrixPair, Reversed, UniformPlace

TRUE = 7  # PT, UPT
ZERO = 255  # RZ
WORDS = {"U8": 1, "S8": 1, "U16": 1, "S16": 1, "": 1, "32": 1, "64": 2, "128": 4}
# registers of D, A, B, C; PTX ISA, "Matrix multiply-accumulate operation using mma instruction"
FRAGMENTS = {
    "1688.F16": (2, 2, 1, 2), "16816.F16": (2, 4, 2, 2), "1688.F32": (4, 2, 1, 4), "16816.F32": (4, 4, 2, 4),
    "1688.F32.BF16": (4, 2, 1, 4), "16816.F32.BF16": (4, 4, 2, 4), "1684.F32.TF32": (4, 2, 1, 4),
    "16832.F32": (4, 4, 2, 4), "1688.F32.TF32": (4, 4, 2, 4),
}  # fmt: skip
IMMA_FRAGMENTS = {
    "16816": (4, 2, 1, 4), "16832": (4, 4, 2, 4), "8816": (2, 1, 1, 2), "8832": (2, 1, 1, 2),
    "16864": (4, 4, 2, 4), "88128": (2, 1, 1, 2), "168128": (4, 2, 1, 4), "168256": (4, 4, 2, 4),
}  # fmt: skip
DMMA_FRAGMENTS = {
    "884": (4, 2, 2, 4), "8x8x4": (4, 2, 2, 4), "16x8x4": (8, 4, 2, 8), "16x8x8": (8, 8, 4, 8),
    "16x8x16": (8, 16, 8, 8),
}  # fmt: skip
SPARSE_FRAGMENTS = {"16816": (4, 2, 2, 4), "16832": (4, 4, 4, 4)}
LONG_ADDRESS = ("ATOMG.E.CAS", "ATOM.E.CAS", "ATOM.E.CAST.SPIN", "QSPC.E", "CCTL.E")
ALL_WIDE = (
    "DADD",
    "DMUL",
    "DFMA",
    "DSETP",
    "IADD.64",
    "IADD.64.X",
    "MOV.64",
    "SEL.64",
    "UMOV.64",
    "UIADD3.64",
)
WIDE_SUM = ("IMAD.WIDE", "UIMAD.WIDE")
SIZED = ("LDG", "LD", "LDS", "LDL", "LDC", "ULDC", "LDCU", "STG", "ST", "STS", "STL", "STAS")
ATOMIC_WORDS = {
    "64": 2, "S64": 2, "F64.RN": 2, "128": 4, "F16x4.RN": 2, "BF16x4.RN": 2, "F16x8.RN": 4, "BF16x8.RN": 4,
    "F32x2.FTZ.RN": 2, "F32x2.RN": 2, "F32x4.FTZ.RN": 4, "F32x4.RN": 4,
}  # fmt: skip


class RegisterRun(NamedTuple):
    """Registers in a row. file: R, UR, P or UP. operand: its name in the declaration; '@' is the guard."""

    file: str
    number: int
    words: int
    operand: str

    @property
    def multiple(self) -> int:
        """What its number is a multiple of. The many registers of HGMMA begin at multiples of 8 (ptxas)."""
        return self.words if self.words < 3 else 8 if self.file == "R" and self.words > 4 else 4

    def __str__(self) -> str:
        first = f"{self.file}{self.number}"
        return first if self.words == 1 else f"{first}..{self.file}{self.number + self.words - 1}"


class RegisterAccess(NamedTuple):
    """What an instruction reads and writes; RZ, URZ, PT and UPT, which nothing changes, are left out."""

    reads: tuple[RegisterRun, ...]
    writes: tuple[RegisterRun, ...]


def modifier(form: Encoding, word: Instruction, name: str) -> str:
    """The spelling of a modifier; '' where the instruction has none of that name."""
    for known in form.mods:
        if known.name == name:
            return known.names[int(getattr(word, name))]
    return ""


def fixed(form: Encoding, lo: int) -> int:
    """The value of a fixed field; 0 where there is none."""
    return next((value for low, _, value in form.fixed if low == lo), 0)


def width(form: Encoding, word: Instruction, operand: str) -> int:
    """32-bit words of a register or constant operand; addresses and predicates are not asked for."""
    name = form.name
    is_value = operand in ("d", "data")
    if name in ALL_WIDE:
        return 2
    if name == "IMNMX":
        return 2 if modifier(form, word, "signed").endswith("64") else 1
    if name in WIDE_SUM or name == "IMAD.HI":
        return 2 if operand == "c" or (operand == "d" and name != "IMAD.HI") else 1
    if name in ("RET.REL", "BRX", "CALL.REL", "CALL.ABS", "LEPC"):
        return 2
    if name in ("MATCH.ANY", "MATCH.ALL"):
        return 2 if operand == "a" and modifier(form, word, "u64") else 1
    if name.startswith("HMMA.SP."):
        return 1 if operand == "where" else SPARSE_FRAGMENTS[name.split(".")[2]]["dabc".index(operand)]
    if name in ("ISETP", "UISETP"):
        return 2 if fixed(form, 80) else 1
    if name in SIZED:
        return WORDS[modifier(form, word, "size")] if is_value else 1
    if name.startswith("ATOM") or name in ("RED", "REDG"):
        is_value = is_value or operand == "c"
        kind = "64" if name == "ATOMS.ARRIVE.64" else modifier(form, word, "type")
        return ATOMIC_WORDS.get(kind, 1) if is_value else 1
    if name in ("CS2R", "CS2UR"):
        return 1 if modifier(form, word, "size") else 2
    if name in ("LDSM.16", "STSM.16"):
        return int(modifier(form, word, "count") or 1) if is_value else 1
    if name.startswith(("HMMA.", "QMMA.")):
        return FRAGMENTS[name[5:]]["dabc".index(operand)]
    if name == "HGMMA":
        return 4 if operand == "a" else product_words(form, word)
    if name == "SYNCS.ARRIVE.TRANS64":
        return 2 if operand == "d" else 1
    if name == "SYNCS.EXCH.64":
        return 2
    if name in ("IMMA", "BMMA", "DMMA"):
        table = DMMA_FRAGMENTS if name == "DMMA" else IMMA_FRAGMENTS
        return table[modifier(form, word, "shape")]["dabc".index(operand)]
    return conversion(form, word, operand)


def product_words(form: Encoding, word: Instruction) -> int:
    """Registers of the results of a warpgroup's product: of 64 x n in 128 lanes n / 2 single floats."""
    columns = int(modifier(form, word, "shape").split("x")[1])
    return columns // (4 if modifier(form, word, "kind") == "F16" else 2)


def place_words(form: Encoding, word: Instruction, operand: UniformPlace) -> int:
    """Uniform registers that say where a copy goes: the place in shared memory, a barrier behind it where the
    copy comes in, and coordinates; else an address of 64 bits."""
    if operand.name == "at":
        return 1
    if form.name == "UBLKCP":
        return 1 if operand.name == "of" and modifier(form, word, "way") in ("G.S", "S.S") else 2
    if operand.name == "of" or not form.name.startswith("UTMA"):
        return 2
    dims = int(modifier(form, word, "dims")[0])
    return dims + {"UTMALDG": 2, "UTMAPF.L2": 0}.get(form.name, 1)


def conversion(form: Encoding, word: Instruction, operand: str) -> int:
    """Words of an operand of F2F, F2I, I2F and FRND; 1 for every other instruction."""
    to, of = modifier(form, word, "to"), modifier(form, word, "from")
    is_wide = {
        "F2F": (to if operand == "d" else of) == "F64",
        "F2I": fixed(form, 75) == 3 if operand == "d" else of == "F64",
        "I2F": to == "F64" if operand == "d" else fixed(form, 84) == 3,
        "FRND": to == "F64",
    }
    return 2 if is_wide.get(form.name, False) else 1


def address_words(form: Encoding, operand: Mem) -> int:
    """Registers of an address; without a descriptor the E of a global or generic access says 64 bits."""
    if operand.suffix == ".U32":
        return 1
    is_long = (fixed(form, 72) == 1 and form.name in LONG_ADDRESS) or any(m.name == "wide" for m in form.mods)
    return 2 if operand.suffix == ".64" or is_long else 1


def spans(form: Encoding, word: Instruction, operand: Operand) -> tuple[RegisterRun, ...]:
    """The registers that one operand names."""
    if isinstance(operand, Reg):
        number = getattr(word, operand.name)
        if number == operand.zero:
            return ()
        count = width(form, word, operand.name)
        return (RegisterRun("UR" if operand.uniform else "R", number, count, operand.name),)
    if isinstance(operand, Pred):
        number = getattr(word, operand.name)
        number = TRUE - number if isinstance(operand, Reversed) else number
        return (
            ()
            if number == TRUE
            else (RegisterRun("UP" if operand.uniform else "P", number, 1, operand.name),)
        )
    if isinstance(operand, Const) and operand.index:
        number = getattr(word, f"{operand.name}_index")
        file = "UR" if operand.uniform else "R"
        return () if number == (1 << operand.index) - 1 else (RegisterRun(file, number, 1, operand.name),)
    if isinstance(operand, Mem):
        return mem_spans(form, word, operand)
    if isinstance(operand, MatrixPair):
        number = getattr(word, operand.name)  # four registers; of a product with registers the last two count
        both = operand.name == "ab"
        return (
            ()
            if number == 63
            else (RegisterRun("UR", number + (0 if both else 2), 4 if both else 2, operand.name),)
        )
    if isinstance(operand, UniformPlace):
        number = getattr(word, operand.name)
        return (
            ()
            if number == operand.zero
            else (RegisterRun("UR", number, place_words(form, word, operand), operand.name),)
        )
    return ()


def mem_spans(form: Encoding, word: Instruction, operand: Mem) -> tuple[RegisterRun, ...]:
    """The registers of an address: its own, and the uniform one, a pair where it is a descriptor."""
    made = []
    number = getattr(word, operand.name)
    if number != ZERO:
        made.append(RegisterRun("R", number, address_words(form, operand), operand.name))
    if operand.ur:
        uniform = word.ur  # type: ignore[attr-defined]
        if uniform != (1 << operand.ur[1]) - 1:
            made.append(RegisterRun("UR", uniform, 2 if operand.descriptor or operand.suffix else 1, "ur"))
    return tuple(made)


def is_result(operand: Operand) -> bool:
    """Results are declared as d, predicates among them as p and q."""
    return operand.name == "d" or (isinstance(operand, Pred) and operand.name in ("p", "q"))


def access(made: Decoded) -> RegisterAccess:
    """The registers of one instruction, its guard among them."""
    form, word = made.form, made.word
    reads: list[RegisterRun] = []
    writes: list[RegisterRun] = []
    if word.guard != TRUE:
        reads.append(RegisterRun("UP" if form.is_uniform else "P", word.guard, 1, "@"))
    for operand in form.operands:
        (writes if is_result(operand) else reads).extend(spans(form, word, operand))
    if form.name == "P2R":
        reads += [RegisterRun("P", n, 1, "PR") for n in range(TRUE) if word.mask >> n & 1]  # type: ignore[attr-defined]
    if form.name == "R2P":
        writes += [RegisterRun("P", n, 1, "PR") for n in range(TRUE) if word.mask >> n & 1]  # type: ignore[attr-defined]
    return RegisterAccess(tuple(reads), tuple(writes))
