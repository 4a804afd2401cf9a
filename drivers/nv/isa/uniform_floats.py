"""Single precision on the uniform datapath of sm_120: one value a warp.

Encodings: words that ptxas 13.0 made for sm_120, each bit turned over and read with nvdisasm 13.5. They are
those of the instructions without U (floats.py) but for the opcode.
"""

from __future__ import annotations

from collections.abc import Iterator

from drivers.nv.isa.floats import COMPARE, FTZ, INTEGRAL, LOGIC, ROUND, SAT, sign_of
from drivers.nv.isa.form import Encoding, Mod, flag
from drivers.nv.isa.numbers import Float
from drivers.nv.isa.operand import Operand, Pred, Reg
from drivers.nv.isa.slots import SM_120

U = 8  # bits of a register's number
MARK = (91, 1, 1)
D = Reg("d", lo=16, uniform=U)
A = Reg("a", lo=24, neg=72, abs=73, uniform=U)
MIDDLE = Reg("b", lo=32, neg=63, abs=62, uniform=U)
P, Q = Pred("p", lo=81, uniform=True), Pred("q", lo=84, uniform=True)
SELECT = Pred("s", lo=87, neg=90, uniform=True)


def last(name: str) -> Reg:
    """The third place."""
    return Reg(name, lo=64, neg=75, abs=74, uniform=U)


def both(name: str, opcode: int, order: tuple[Operand, ...], mods: tuple[Mod, ...],
         fixed: tuple[tuple[int, int, int], ...] = ()) -> Iterator[Encoding]:  # fmt: skip
    """The second source is a register, or a number."""
    for form, second in ((0x200, MIDDLE), (0x800, Float("b"))):
        operands = tuple(second if o is MIDDLE else o for o in order)
        yield Encoding(name, opcode | form, mods, operands, (MARK, *fixed), is_uniform=True)


def arithmetic() -> Iterator[Encoding]:
    """Sums and products."""
    mods = (FTZ, ROUND, SAT)
    for form, second in ((0x200, last("b")), (0x400, Float("b"))):
        yield Encoding("UFADD", 0x054 | form, mods, (D, A, second), (MARK,), is_uniform=True)
    yield from both("UFMUL", 0x056, (D, A, MIDDLE), mods, ((84, 3, 4),))
    yield from both("UFFMA", 0x055, (D, A, MIDDLE, last("c")), mods)
    yield Encoding("UFFMA", 0x455, mods, (D, A, last("b"), Float("c")), (MARK,), is_uniform=True)


def forms(sm: int) -> Iterator[Encoding]:
    """Everything of this file for one chip."""
    if sm < SM_120:
        return
    yield from arithmetic()
    yield from both("UFMNMX", 0x050, (D, A, MIDDLE, SELECT), (FTZ, flag("NAN", 81)))
    yield from both("UFSEL", 0x051, (D, A, MIDDLE, SELECT), (FTZ,))
    yield from both("UFSETP", 0x053, (P, Q, A, MIDDLE, SELECT), (COMPARE, FTZ, LOGIC))
    plain = Reg("b", lo=32, uniform=U)
    yield Encoding("UI2F", 0x25A, (sign_of(2, 74), ROUND), (D, plain), (MARK, (75, 2, 2), (84, 2, 2)),
               is_uniform=True)  # fmt: skip
    mods = (FTZ, sign_of(2, 72), INTEGRAL, flag("NTZ", 77))
    yield Encoding("UF2I", 0x25C, mods, (D, MIDDLE), (MARK, (75, 2, 2), (84, 2, 2)), is_uniform=True)
