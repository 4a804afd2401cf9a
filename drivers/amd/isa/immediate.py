"""Immediates that have names in assembly text: wait counts, hardware registers, messages, lane patterns.

Each kind has a writer (number -> text) and a reader (text -> number). Bit places: RDNA3 ISA, sections of the
named instructions; spellings are LLVM's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from types import ModuleType
from typing import NamedTuple

from autogen.schema import EncodeError


class BitGroup(NamedTuple):
    """A named group of bits inside an immediate."""

    name: str
    low: int
    width: int

    @property
    def top(self) -> int:
        return (1 << self.width) - 1


WAITCNT = (BitGroup("vmcnt", 10, 6), BitGroup("expcnt", 0, 3), BitGroup("lgkmcnt", 4, 6))
WAITCNT_NONE = 0xFFF7
DEPCTR = (
    BitGroup("depctr_hold_cnt", 7, 1), BitGroup("depctr_sa_sdst", 0, 1), BitGroup("depctr_va_vdst", 12, 4),
    BitGroup("depctr_va_sdst", 9, 3), BitGroup("depctr_va_ssrc", 8, 1), BitGroup("depctr_va_vcc", 1, 1),
    BitGroup("depctr_vm_vsrc", 2, 3),
)  # fmt: skip
DEPCTR_NONE = 0xFF9F
DELAY = (BitGroup("instid0", 0, 4), BitGroup("instskip", 4, 3), BitGroup("instid1", 7, 4))
DELAY_IDS = (
    "NO_DEP", "VALU_DEP_1", "VALU_DEP_2", "VALU_DEP_3", "VALU_DEP_4", "TRANS32_DEP_1", "TRANS32_DEP_2",
    "TRANS32_DEP_3", "FMA_ACCUM_CYCLE_1", "SALU_CYCLE_1", "SALU_CYCLE_2", "SALU_CYCLE_3",
)  # fmt: skip
DELAY_SKIPS = ("SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4")
OUTPUT_SCALE = {1: "mul:2", 2: "mul:4", 3: "div:2"}

ROW_CONTROLS = {"row_shl": 0x100, "row_shr": 0x110, "row_ror": 0x120, "row_share": 0x150, "row_xmask": 0x160}
ROW_WORDS = {"row_mirror": 0x140, "row_half_mirror": 0x141}

# Words of s_version: the code's generation, and what it was compiled for. LLVM, AMDGPUAsmUtils.
VERSION_WORDS = {
    "UC_VERSION_GFX7": 0, "UC_VERSION_GFX8": 1, "UC_VERSION_GFX9": 2, "UC_VERSION_GFX10": 4,
    "UC_VERSION_GFX11": 6, "UC_VERSION_GFX12": 9, "UC_VERSION_W64_BIT": 0x2000, "UC_VERSION_W32_BIT": 0x4000,
    "UC_VERSION_MDP_BIT": 0x8000,
}  # fmt: skip

SWIZZLE_QUAD, SWIZZLE_FFT, SWIZZLE_ROTATE = 0x8000, 0xE000, 0xC000
# What happens to one bit of the lane number: cleared, set, kept, inverted; as (and, or, xor) mask bits.
SWIZZLE_LETTERS = {"0": (0, 0, 0), "1": (0, 1, 0), "p": (1, 0, 0), "i": (1, 0, 1)}
SWIZZLE_NAMES = {"QUAD_PERM", "BITMASK_PERM", "SWAP", "REVERSE", "BROADCAST", "FFT", "ROTATE"}

EXPORT_TARGETS = {
    **{f"mrt{i}": i for i in range(8)}, "mrtz": 8, "null": 9,
    **{f"pos{i}": 12 + i for i in range(5)}, "prim": 20,
    "dual_src_blend0": 21, "dual_src_blend1": 22, **{f"param{i}": 32 + i for i in range(32)},
}  # fmt: skip


def number(text: str) -> int:
    """A decimal, 0x, 0b or (with a leading 0) octal number. EncodeError if it is none."""
    digits = text.strip()
    if "o" in digits or "_" in digits:
        raise EncodeError(f"{text!r} is not a whole number")
    try:
        return int(digits, 8) if re.fullmatch(r"-?0[0-7]+", digits) else int(digits, 0)
    except ValueError:
        raise EncodeError(f"{text!r} is not a whole number") from None


def invert(table: Mapping[str, int]) -> dict[int, str]:
    """Number -> name; of several names the first."""
    names: dict[int, str] = {}
    for name, number in table.items():
        names.setdefault(number, name)
    return names


def waitcnt_text(value: int) -> str:
    shown = parts_text(WAITCNT, value, WAITCNT_NONE)
    return shown or parts_text(WAITCNT, value, None)


def depctr_text(value: int) -> str:
    if value & ~DEPCTR_NONE & 0xFFFF or value == DEPCTR_NONE:
        return parts_text(DEPCTR, value, None) if value == DEPCTR_NONE else f"{value:#x}"
    return parts_text(DEPCTR, value, DEPCTR_NONE)


def parts_text(parts: tuple[BitGroup, ...], value: int, none: int | None) -> str:
    """The parts whose value differs from `none`, or all of them."""
    shown = [
        (p.name, value >> p.low & p.top) for p in parts if none is None or (value ^ none) >> p.low & p.top
    ]
    return " ".join(f"{name}({number})" for name, number in shown)


def delay_text(value: int) -> str:
    names = (DELAY_IDS, DELAY_SKIPS, DELAY_IDS)
    numbers = [value >> part.low & part.top for part in DELAY]
    if value >> 11 or any(n >= len(table) for n, table in zip(numbers, names, strict=True)):
        return f"{value:#x}"
    pairs = zip(DELAY, numbers, names, strict=True)
    return " | ".join(f"{part.name}({table[n]})" for part, n, table in pairs if n) or "0"


def delay_value(text: str) -> int:
    """`instid0(VALU_DEP_1) | instskip(NEXT) | instid1(...)` as a number."""
    tables = dict(zip((p.name for p in DELAY), (DELAY_IDS, DELAY_SKIPS, DELAY_IDS), strict=True))
    value = 0
    for item in text.split("|"):
        match = re.fullmatch(r"\s*(\w+)\s*\(\s*(\w+)\s*\)\s*", item)
        if not match or match[1] not in tables or match[2] not in tables[match[1]]:
            raise EncodeError(f"{item.strip()!r} is not instid0(...), instskip(...) or instid1(...)")
        value |= tables[match[1]].index(match[2]) << next(p.low for p in DELAY if p.name == match[1])
    return value


def parts_value(text: str, parts: tuple[BitGroup, ...], none: int) -> int:
    """`vmcnt(0) lgkmcnt(0)`, separated by blanks, commas or `&`; what is not named does not wait.

    `x_sat` clamps.
    """
    value = none
    by_name = {p.name: p for p in parts}
    for item in re.split(r"[\s,&]+(?![^(]*\))", text.strip()):
        match = re.fullmatch(r"(\w+?)(_sat)?\s*\(\s*(\w+)\s*\)", item)
        part = by_name.get(match[1]) if match else None
        if match is None or part is None:
            raise EncodeError(f"{item!r} is not one of {', '.join(by_name)} with a number in parentheses")
        count = number(match[3])
        count = min(count, part.top) if match[2] else count
        if not 0 <= count <= part.top:
            raise EncodeError(f"{part.name}({count}) is not in 0..{part.top}")
        value = (value & ~(part.top << part.low)) | (count << part.low)
    return value


def version_value(text: str) -> int:
    """`UC_VERSION_GFX12 | UC_VERSION_W32_BIT` as a number."""
    value = 0
    for word in text.split("|"):
        value |= named_number(word.strip(), VERSION_WORDS, "version word")
    return value


def hwreg_text(value: int, facts: ModuleType) -> str:
    ident, offset, size = value & 63, value >> 6 & 31, (value >> 11 & 31) + 1
    name = invert(facts.HWREG).get(ident, str(ident))
    return f"hwreg({name})" if (offset, size) == (0, 32) else f"hwreg({name}, {offset}, {size})"


def hwreg_value(text: str, facts: ModuleType) -> int:
    """`hwreg(HW_REG_MODE, first bit, number of bits)`; the last two may be left out."""
    fields = arguments(text, "hwreg")
    ident = named_number(fields[0], facts.HWREG, "hardware register")
    offset, size = (number(f) for f in fields[1:]) if len(fields) == 3 else (0, 32)
    if not (0 <= ident < 64 and 0 <= offset < 32 and 1 <= size <= 32):
        raise EncodeError(f"{text}: the register is 0..63, the first bit 0..31, the number of bits 1..32")
    return ident | offset << 6 | size - 1 << 11


def sendmsg_text(value: int, facts: ModuleType) -> str:
    """A message with its operation where it has one; numbers that decode to nothing stay numbers."""
    ident, operation, stream = value & 0xFF, value >> 4 & 7, value >> 8 & 3
    names = invert(facts.SENDMSG)
    if value == names_key(names, ident) and ident >= 2 and names[ident] != "MSG_SYSMSG":
        return f"sendmsg({names[ident]})"
    if value < 0x100:
        return f"sendmsg({ident}, 0, 0)"
    return f"{value}" if value >> 10 else f"sendmsg({ident}, {operation}, {stream})"


def names_key(names: Mapping[int, str], ident: int) -> int:
    return ident if ident in names else -1


def sendmsg_value(text: str, facts: ModuleType) -> int:
    fields = arguments(text, "sendmsg")
    ident = named_number(fields[0], facts.SENDMSG, "message")
    operation = named_number(fields[1], facts.SENDMSG_SYS, "operation") if len(fields) > 1 else 0
    stream = number(fields[2]) if len(fields) > 2 else 0
    return ident | operation << 4 | stream << 8


def arguments(text: str, function: str) -> list[str]:
    match = re.fullmatch(rf"{function}\s*\((.*)\)", text.strip())
    if not match or not match[1].strip():
        raise EncodeError(f"{text!r} is not {function}(...) or a number")
    return [field.strip() for field in match[1].split(",")]


def named_number(text: str, table: Mapping[str, int], what: str) -> int:
    if text in table:
        return table[text]
    try:
        return number(text)
    except EncodeError:
        close = get_close_matches(text, table, 3) or list(table)[:6]
        raise EncodeError(f"{text} is no {what}; names are such as {', '.join(close)}") from None


def dpp_text(value: int) -> str:
    """Lane pattern of DPP16."""
    if value < 0x100:
        return "quad_perm:[" + ",".join(str(value >> 2 * i & 3) for i in range(4)) + "]"
    for name, base in ROW_CONTROLS.items():
        if value & ~0xF == base:
            return f"{name}:{value & 0xF}"
    return invert(ROW_WORDS).get(value, f"dpp_ctrl:{value:#x}")


def is_lane_pattern(value: int) -> bool:
    """True for the dpp_ctrl values that gfx11 has;
    the others are the lane shifts of older chips, or unused.
    """
    in_row = any(base < value <= base + 15 for base in ROW_CONTROLS.values())
    first = value in (ROW_CONTROLS["row_share"], ROW_CONTROLS["row_xmask"])
    return 0 <= value < 0x100 or in_row or first or value in ROW_WORDS.values()


def dpp8_text(value: int) -> str:
    return "dpp8:[" + ",".join(str(value >> 3 * i & 7) for i in range(8)) + "]"


def dpp_value(name: str, argument: str) -> int:
    """`quad_perm`, `row_shl` ... with its argument -> dpp_ctrl."""
    if name in ROW_WORDS:
        return ROW_WORDS[name]
    if name == "quad_perm":
        return lanes(argument, 4, 2)
    distance = number(argument)
    low = 0 if name in ("row_share", "row_xmask") else 1
    if not low <= distance <= 15:
        raise EncodeError(f"{name}:{argument} is not in {low}..15")
    return ROW_CONTROLS[name] | distance


def lanes(argument: str, count: int, bits: int) -> int:
    """`[0,1,2,3]` packed, `bits` bits each."""
    numbers = [number(part) for part in argument.strip("[] ").split(",")]
    if len(numbers) != count or any(not 0 <= n < 1 << bits for n in numbers):
        raise EncodeError(f"{argument} is not {count} lane numbers 0..{(1 << bits) - 1}")
    return sum(n << bits * i for i, n in enumerate(numbers))


def swizzle_text(value: int) -> str:
    if value == 0:
        return ""
    if value >= SWIZZLE_FFT:
        return f" offset:swizzle(FFT,{value & 31})" if value < SWIZZLE_FFT + 32 else f" offset:{value}"
    if value & ~0x7E0 == SWIZZLE_ROTATE and value >= SWIZZLE_ROTATE:
        return f" offset:swizzle(ROTATE,{value >> 10 & 1},{value >> 5 & 31})"
    if value & 0xFF00 == SWIZZLE_QUAD:
        return " offset:swizzle(QUAD_PERM," + ",".join(str(value >> 2 * i & 3) for i in range(4)) + ")"
    if value & 0x8000:
        return f" offset:{value}"
    return bitmask_swizzle_text(value & 31, value >> 5 & 31, value >> 10 & 31)


def bitmask_swizzle_text(and_mask: int, or_mask: int, xor_mask: int) -> str:
    """SWAP, REVERSE and BROADCAST are names of common masks; else one letter per lane bit, highest first.

    Masks that the letters cannot say stay a number."""
    if and_mask == 31 and or_mask == 0:
        if xor_mask.bit_count() == 1:
            return f" offset:swizzle(SWAP,{xor_mask})"
        if xor_mask and xor_mask & xor_mask + 1 == 0:
            return f" offset:swizzle(REVERSE,{xor_mask + 1})"
    group = 32 - and_mask
    if group > 1 and group & group - 1 == 0 and or_mask < group and xor_mask == 0:
        return f" offset:swizzle(BROADCAST,{group},{or_mask})"
    bits = [(and_mask >> i & 1, or_mask >> i & 1, xor_mask >> i & 1) for i in range(4, -1, -1)]
    if any(bit not in SWIZZLE_LETTERS.values() for bit in bits):
        return f" offset:{and_mask | or_mask << 5 | xor_mask << 10}"
    names = {bit: letter for letter, bit in SWIZZLE_LETTERS.items()}
    return ' offset:swizzle(BITMASK_PERM,"' + "".join(names[bit] for bit in bits) + '")'


def swizzle_value(text: str) -> int:
    """`swizzle(MODE, ...)` as an offset."""
    mode, *fields = arguments(text, "swizzle")
    mode = mode.strip()
    if mode == "BITMASK_PERM":
        return bitmask_swizzle_value(fields[0].strip().strip('"'))
    numbers = [number(field) for field in fields]
    match mode, numbers:
        case "QUAD_PERM", [_, _, _, _]:
            return SWIZZLE_QUAD | lanes(",".join(fields), 4, 2)
        case "FFT", [pattern]:
            return SWIZZLE_FFT | checked(pattern, 31, text)
        case "ROTATE", [direction, count]:
            return SWIZZLE_ROTATE | checked(direction, 1, text) << 10 | checked(count, 31, text) << 5
        case "SWAP", [size] if size in (1, 2, 4, 8, 16):
            return 31 | size << 10
        case "REVERSE", [size] if size in (2, 4, 8, 16, 32):
            return 31 | size - 1 << 10
        case "BROADCAST", [size, lane] if size in (2, 4, 8, 16, 32) and lane < size:
            return 32 - size | lane << 5
    raise EncodeError(f"{text}: not a lane swizzle; modes are {', '.join(sorted(SWIZZLE_NAMES))}")


def checked(number: int, top: int, text: str) -> int:
    if not 0 <= number <= top:
        raise EncodeError(f"{text}: {number} is not in 0..{top}")
    return number


def bitmask_swizzle_value(letters: str) -> int:
    if len(letters) != 5 or any(c not in SWIZZLE_LETTERS for c in letters):
        raise EncodeError(
            f"swizzle mask {letters!r}: five letters of 0, 1, p (keep), i (invert), highest bit first"
        )
    value = 0
    for bit, letter in enumerate(reversed(letters)):
        keep, one, flip = SWIZZLE_LETTERS[letter]
        value |= keep << bit | one << 5 + bit | flip << 10 + bit
    return value
