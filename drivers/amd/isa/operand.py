"""Registers, constants and labels: what an instruction's operand can be.

Codes are the hardware's 9-bit source space (RDNA3 ISA, "Scalar and vector operand codes"): s0..s105 = 0..105,
vcc 106/107, ttmp0..15 = 108..123, null 124, m0 125, exec 126/127, inline constants 128..248, v0..v255 =
256..511. State that no operand field can name (MODE, the scratch base) has codes from 512 on.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from drivers.amd.isa.expression import Symbols

VGPR0 = 256
SGPR_COUNT = 106
TTMP0 = 108
LITERAL_CODE = 255
GONE = (239, 251, 252, 254)  # POPS' wave id, VCCZ, EXECZ, LDS direct: went with GFX10. LLVM, AMDGPUAsmParser


class Reg:
    """`count` consecutive 32-bit registers from `code`. `half` 1 is the upper 16 bits of a vector register.

    Equal registers are one object, so comparing and hashing them costs nothing.
    """

    __slots__ = ("code", "count", "half")
    code: int
    count: int
    half: int

    def __new__(cls, code: int, count: int = 1, half: int = 0) -> Reg:
        key = (code, count, half)
        found = _registers.get(key)
        if found is None:
            found = _registers[key] = object.__new__(cls)
            for name, value in zip(cls.__slots__, key, strict=True):
                object.__setattr__(found, name, value)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{self!r} cannot be changed; make another Reg")

    def __reduce__(self) -> tuple[type[Reg], tuple[int, int, int]]:
        return Reg, (self.code, self.count, self.half)

    def __lt__(self, other: Reg) -> bool:
        return (self.code, self.count, self.half) < (other.code, other.count, other.half)

    @property
    def is_vgpr(self) -> bool:
        return 256 <= self.code < 512

    @property
    def index(self) -> int:
        """Number within its register file: 5 for v5 and for s5."""
        return self.code - VGPR0 if self.code >= VGPR0 else self.code

    def codes(self) -> range:
        """Codes of the single 32-bit registers that it covers."""
        return range(self.code, self.code + self.count)

    def __repr__(self) -> str:
        return register_text(self)


_registers: dict[tuple[int, int, int], Reg] = {}


class Literal(NamedTuple):
    """32 bits that follow the instruction, used even where an inline constant would do."""

    bits: int


class Label(NamedTuple):
    """A place in a list of instructions; as a branch operand, that place."""

    name: str


class Reference(NamedTuple):
    """Half of where a symbol is, plus `addend`: `name@rel32@hi+12`.

    how: rel32, from the literal that holds it on; abs32; gotpcrel32, to the linker's slot for its address.
    """

    name: str
    how: str
    is_high: bool
    addend: int


class Formula(NamedTuple):
    """A number that is known when every label has its place: `(end-start)>>32`. names: those of .set."""

    text: str
    names: Symbols


class Align(NamedTuple):
    """In a list of items: what fills up to the next multiple of `size_bytes`.

    fill: a unit of it; None for s_nop in code and zeros in data. most_bytes: nothing where more are missing.
    """

    size_bytes: int
    fill: bytes | None = None
    most_bytes: int = 1 << 20


Value = int | float | Reg | Literal | Label

VCC_LO, VCC_HI, VCC = Reg(106), Reg(107), Reg(106, 2)
EXEC_LO, EXEC_HI, EXEC = Reg(126), Reg(127), Reg(126, 2)
NULL, M0, SCC = Reg(124), Reg(125), Reg(253)
VCCZ, EXECZ, LDS_DIRECT = Reg(251), Reg(252), Reg(254)
MODE, FLAT_SCRATCH = Reg(512), Reg(513, 2)

SPECIAL_NAMES = {
    106: "vcc_lo", 107: "vcc_hi", 124: "null", 125: "m0", 126: "exec_lo", 127: "exec_hi",
    235: "src_shared_base", 236: "src_shared_limit", 237: "src_private_base", 238: "src_private_limit",
    239: "src_pops_exiting_wave_id", 251: "src_vccz", 252: "src_execz", 253: "src_scc", 254: "src_lds_direct",
    512: "mode", 513: "flat_scratch",
}  # fmt: skip
PAIR_NAMES = {106: "vcc", 126: "exec"}

# Inline constants: code -> number. 128 is 0, 129..192 are 1..64, 193..208 are -1..-16.
INLINE_INTS = {number: 128 + number for number in range(65)} | {
    -number: 192 + number for number in range(1, 17)
}
INLINE_FLOATS = {0.5: 240, -0.5: 241, 1.0: 242, -1.0: 243, 2.0: 244, -2.0: 245, 4.0: 246, -4.0: 247}
INV_2PI_CODE = 248
INV_2PI = 0.15915494309189532
INLINE_BY_CODE: dict[int, int | float] = {
    **{code: number for number, code in INLINE_INTS.items()},
    **{code: number for number, code in INLINE_FLOATS.items()},
    INV_2PI_CODE: INV_2PI,
}


def v(index: int, count: int = 1) -> Reg:
    """Vector registers v[index : index+count-1]."""
    return Reg(VGPR0 + index, count)


def s(index: int, count: int = 1) -> Reg:
    """Scalar registers s[index : index+count-1]."""
    return Reg(index, count)


def ttmp(index: int, count: int = 1) -> Reg:
    """Trap temporaries, written only by the trap handler and the launch hardware."""
    return Reg(TTMP0 + index, count)


def register_text(reg: Reg) -> str:
    """LLVM's spelling: v1, v[1:2], s[0:1], vcc, exec_lo, ttmp3, v1.h."""
    code, count, half = reg.code, reg.count, reg.half
    special = PAIR_NAMES.get(code) if count == 2 else None
    special = special or SPECIAL_NAMES.get(code)
    if special:
        return special
    if code >= VGPR0:
        return range_text("v", code - VGPR0, count) + (".h" if half else "")
    if code >= TTMP0:
        return range_text("ttmp", code - TTMP0, count)
    return range_text("s", code, count)


def range_text(letter: str, first: int, count: int) -> str:
    return f"{letter}{first}" if count == 1 else f"{letter}[{first}:{first + count - 1}]"


def float_bits(number: float, dtype: str) -> int:
    """Bits of `number` as `dtype` (f16, bf16, f32, f64, or a packed or integer type of that width)."""
    width = element_width(dtype)
    if width == 16:
        if "bf16" in dtype:
            return int.from_bytes(struct.pack("<f", number)[2:], "little")
        return int.from_bytes(struct.pack("<e", number), "little")
    return int.from_bytes(struct.pack("<d" if width == 64 else "<f", number), "little")


def element_width(dtype: str) -> int:
    """16, 32 or 64 bits of one element: of `v2f16` it is 16."""
    return int(dtype[-2:])


def inline_bits(dtype: str) -> dict[int, int]:
    """Inline float constants as the bits that an operand of `dtype` sees: bits -> code.

    Packed integers (v2b16) see single precision; s2f16 (v_pk_fmac_f16) sees the half in both its halves.
    """
    seen_as = {"b16": "f16", "v2b16": "f32"}.get(dtype, dtype)
    spread = 0x10001 if dtype == "s2f16" else 1
    table = {float_bits(number, seen_as) * spread: code for number, code in INLINE_FLOATS.items()}
    table[float_bits(INV_2PI, seen_as) * spread if "bf16" not in dtype else 0x3E22] = INV_2PI_CODE
    table[0] = INLINE_INTS[0]
    return table
