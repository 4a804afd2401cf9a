"""The surface of assembly text: lines cut into mnemonic, operands and modifiers; registers, numbers.

Knows LLVM's punctuation, no instruction.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from autogen.schema import EncodeError
from drivers.amd.isa.immediate import number
from drivers.amd.isa.operand import SGPR_COUNT, SPECIAL_NAMES, TTMP0, VGPR0, Reg

NEG, ABS = 1, 2

NAMED = {name: Reg(code) for code, name in SPECIAL_NAMES.items() if code < 512}
NAMED |= {name.removeprefix("src_"): reg for name, reg in NAMED.items() if name.startswith("src_")}
NAMED |= {"vcc": Reg(106, 2), "exec": Reg(126, 2), "lds_direct": Reg(254)}
REGISTER = re.compile(r"(v|s|ttmp)(?:(\d+)|\[([^\[\]:]+)(?::([^\[\]:]+))?\])(\.[lh])?")
FIRST = {"v": VGPR0, "s": 0, "ttmp": TTMP0}
LENGTH = {"v": 256, "s": SGPR_COUNT, "ttmp": 16}
FLOAT = re.compile(r"-?(\d+\.\d*|\.\d+|\d+(?=[eE]))([eE][-+]?\d+)?")
HEX_FLOAT = re.compile(r"-?0[xX][0-9a-fA-F]+(\.[0-9a-fA-F]*)?[pP][-+]?\d+")
OPERATOR = re.compile(r"(?<=[\w)'])\s*(<<|>>|&&|\|\||==|!=|<>|<=|>=|[-+*/%&^<>]|(?<=\s)\|)\s+(?=[\w(~!'-])")
BARS = re.compile(r"^\s*(-?)\s*\|\s*([^|]+?)\s*\|")
MODIFIER = re.compile(r"[a-z]\w*:(?!:)")
NEGATIVE = re.compile(r"-(.+)|neg\((.+)\)")
ABSOLUTE = re.compile(r"\|(.+)\||abs\((.+)\)")
INTEGER = re.compile(r"-?(0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)")


class Statement(NamedTuple):
    """One instruction line, cut up: operands between commas, then the modifiers behind the last of them."""

    mnemonic: str
    operands: tuple[str, ...]
    modifiers: tuple[str, ...]


def cut(line: str) -> Statement:
    """Mnemonic, operands, modifiers. `::` joins the two halves of a dual instruction."""
    first, dual, second = line.partition("::")
    mnemonic, operands, modifiers = cut_half(first)
    if not dual:
        return Statement(mnemonic, operands, modifiers)
    other, more, last = cut_half(second)
    return Statement(f"{mnemonic} :: {other}", operands + more, modifiers + last)


def cut_half(text: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    mnemonic, _, rest = text.strip().replace("\t", " ").partition(" ")
    mnemonic, rest = mnemonic.lower(), rest.strip()
    if mnemonic.startswith(("s_waitcnt", "s_wait_alu", "s_delay_alu")) and "(" in rest:
        return mnemonic, (rest,), ()
    if mnemonic == "s_version":
        return mnemonic, (rest,), ()
    if mnemonic in ("exp", "export"):
        target, _, rest = rest.partition(" ")
        rest = f"{target}, {rest}"
    operands: list[str] = []
    modifiers: list[str] = []
    for part in comma_parts(rest):
        words = split_outside(compact(part), " ")
        if words and not operands_done(words[0], operands):
            operands.append(words[0])
            words = words[1:]
        operands += [word for word in words if is_operand(word)]  # LLVM lets a comma be missing
        modifiers += [word for word in words if not is_operand(word)]
    return mnemonic, tuple(operands), tuple(modifiers)


def compact(part: str) -> str:
    """Without the blanks around operators of an expression, behind a sign and inside bars."""
    part = BARS.sub(r"\1|\2|", OPERATOR.sub(r"\1", part))
    return re.sub(r"^\s*-\s+", "-", part)


def comma_parts(text: str) -> list[str]:
    """What stands before commas and behind the last; there may be nothing. EncodeError where nothing does."""
    parts = split_outside(text, ",", keeps_empty=True)
    if "" in parts[:-1]:
        raise EncodeError(f"{text!r}: nothing stands before a comma")
    return [part for part in parts if part]


def operands_done(word: str, operands: list[str]) -> bool:
    """A modifier where an operand could stand: behind a comma, or in an instruction without operands."""
    return MODIFIER.match(word) is not None or (not operands and word == "gds")


def is_operand(word: str) -> bool:
    """A register with or without signs and bars, which can only be an operand."""
    return "|" in word or word[0] == "[" or REGISTER.fullmatch(word) is not None


def split_outside(text: str, separator: str, keeps_empty: bool = False) -> list[str]:
    """Split where no bracket is open. Blanks next to brackets and colons do not separate."""
    text = re.sub(r"\s*([\[\](:|])\s*(?=[^\s])", joined, text) if separator == " " else text
    parts, depth, current = [], 0, ""
    for character in text:
        depth += (character in "[({") - (character in "])}")
        if (depth == 0 and character.isspace() and separator == " ") or (
            depth == 0 and character == separator
        ):
            parts.append(current.strip())
            current = ""
        else:
            current += character
    return [p for p in (*parts, current.strip()) if p or keeps_empty]


def joined(match: re.Match[str]) -> str:
    """Keep the blank in front of an opening and behind a closing bracket, drop it elsewhere."""
    text, mark = match[0], match[1]
    if mark == ":":
        return ":"
    before = " " if text[0].isspace() and mark in "|(" else ""
    after = " " if text[-1].isspace() and mark in "]|" else ""
    return before + mark + after


def strip_modifiers(text: str) -> tuple[str, int]:
    """`-|v1|`, `neg(v1)`, `abs(v1)` -> the register and its modifier bits: at most a minus, and bars in it.

    A minus before a number is its sign.
    """
    text = text.strip()
    if text.startswith("-("):
        return text, 0
    negative = None if re.match(r"-[\d.]", text) else NEGATIVE.fullmatch(text)
    inner = (negative[1] or negative[2]).strip() if negative else text
    absolute = ABSOLUTE.fullmatch(inner)
    bare = (absolute[1] or absolute[2]).strip() if absolute else inner
    is_twice = bare.startswith("-") and (negative or absolute) and not re.match(r"-[\d.]", bare)
    if text.startswith("--") or is_twice:
        raise EncodeError(f"{text}: one sign can stand here, before the bars")
    if absolute and "|" in bare:
        raise EncodeError(f"{text}: one pair of bars and one sign can stand here")
    return bare, NEG * bool(negative) | ABS * bool(absolute)


def parse_register(text: str, evaluate: Callable[[str], int] = number) -> Reg | None:
    """v1, v[1:2], v1.h, s[0:1], [s0,s1], vcc, exec_lo, m0, src_scc ...; None if it is not one.

    evaluate: the numbers in brackets. EncodeError out of range.
    """
    if text in NAMED:
        return NAMED[text]
    if text.startswith("["):
        return listed_registers(text)
    match = REGISTER.fullmatch(text)
    if not match:
        return None
    file, single, low, high, half = match.groups()
    if half and file != "v":
        raise EncodeError(f"{text}: only vector registers have halves")
    first = number(single) if single else evaluate(low)
    count = evaluate(high) - first + 1 if high else 1
    if first < 0 or first + count > LENGTH[file] or count < 1:
        raise EncodeError(f"{text} is outside {file}0..{file}{LENGTH[file] - 1}")
    return Reg(FIRST[file] + first, count, int(half == ".h"))


def listed_registers(text: str) -> Reg:
    """`[s0,s1]`: registers that lie side by side."""
    found = [parse_register(part) for part in split_outside(text[1:-1], ",")]
    codes = [register.code for register in found if register is not None and register.count == 1]
    if not codes or codes != list(range(codes[0], codes[0] + len(found))):
        raise EncodeError(f"{text} is no list of single registers that lie side by side")
    return Reg(codes[0], len(codes))


def parse_number(text: str) -> int | float | None:
    if HEX_FLOAT.fullmatch(text):
        return float.fromhex(text)
    if INTEGER.fullmatch(text):
        return number(text)
    return float(text) if FLOAT.fullmatch(text) else None
