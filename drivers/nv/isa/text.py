"""Assembly text: a label or one instruction a line, each with its control word in front.

    [B01----:R-:W2:-:S04] @!P0 LDG.E.128 R4, desc[UR4][R2.64+0x10]

B: the scoreboards to wait for. R, W: the scoreboard raised until the sources are read, the results written.
Y: another warp may be preferred next (bit 109 is 0). S: cycles to the next instruction. These are the words
of maxas and CuAssembler. Nothing is filled in: an instruction without a control word is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from autogen.schema import EncodeError
from drivers.nv.isa.form import Instruction
from drivers.nv.isa.reading import EncodingReader, Misfit

CONTROL = re.compile(r"\[B([\d-]{6}):R([\d-]):W([\d-]):([Y-]):S(\d\d)\]")
LABEL = re.compile(r"([.\w$]+):")
COMMENT = re.compile(r"//.*|/\*.*?\*/|#.*")
GUARD = re.compile(r"@(!?)(U?)P(\d|T)")
PLAIN = int(Instruction())
SHAPE = "[B------:R-:W-:-:S01]"


Candidates = Sequence[tuple[EncodingReader, tuple[str, ...]]]


class InstructionSet(Protocol):
    """What is asked of `machine.Isa`."""

    arch: str
    by_name: dict[str, list[EncodingReader]]

    def candidates(self, mnemonic: str) -> Candidates: ...


def control_text(word: Instruction) -> str:
    """The control word as text."""
    waits = "".join(str(n) if word.wait >> n & 1 else "-" for n in range(6))
    read, write = ("-" if n == 7 else str(n) for n in (word.read, word.write))
    return f"[B{waits}:R{read}:W{write}:{'-' if word.stay else 'Y'}:S{word.stall:02}]"


@lru_cache(1 << 12)
def control_bits(text: str) -> int:
    """What a control word adds to the plain one."""
    found = CONTROL.fullmatch(text)
    if not found:
        raise EncodeError(f"{text[:40]}: a control word such as {SHAPE} must begin the line")
    waits, stall = found[1], int(found[5])
    if any(c not in (str(n), "-") for n, c in enumerate(waits)):
        raise EncodeError(f"B{waits}: in place n of the six the digit n or a - can stand")
    numbers = {"read": found[2], "write": found[3]}
    if any(n != "-" and int(n) > 5 for n in numbers.values()):
        raise EncodeError(f"{found[0]}: scoreboards 0..5 or - can stand behind R and W")
    if stall > 15:
        raise EncodeError(f"S{stall}: a stall of 0..15 cycles can stand here")
    made = {name: 7 if n == "-" else int(n) for name, n in numbers.items()}
    made |= {"wait": sum(1 << n for n, c in enumerate(waits) if c != "-")}
    made |= {"stall": stall, "stay": int(found[4] == "-")}
    return int(Instruction(**made)) - PLAIN


@lru_cache(1 << 8)
def guard_bits(text: str) -> tuple[int, bool]:
    """What a guard adds to the plain word, and whether it is a uniform predicate."""
    found = GUARD.fullmatch(text)
    if not found:
        raise EncodeError(f"{text}: @P0..@P6 or @PT, with ! or U before the P, can stand here")
    if found[3] == "7":
        raise EncodeError("@P7: the predicates are P0..P6 and PT")
    guard = 7 if found[3] == "T" else int(found[3])
    return int(Instruction(guard=guard, guard_not=int(bool(found[1])))) - PLAIN, bool(found[2])


def split(text: str) -> list[str]:
    """Operands between commas; brackets keep theirs."""
    parts = [part.strip() for part in re.split(r",(?![^\[]*\])|(?<=[\dZ])\s+(?=[-\w`(])", text)]
    if "" in parts and text.strip():
        raise EncodeError(f"{text}: an operand is missing at a comma")
    return [part for part in parts if part]


def encode_line(isa: InstructionSet, line: str, address: int, labels: Mapping[str, int]) -> int:
    """One instruction with its control word -> its 128 bits."""
    control, bracket, rest = line.partition("]")
    added, is_uniform = control_bits(control + bracket), None
    rest = rest.strip("; ")
    if rest.startswith("@"):
        guard, _, rest = rest.partition(" ")
        bits, is_uniform = guard_bits(guard)
        added += bits
    mnemonic, _, operands = rest.strip().partition(" ")
    texts = split(operands)
    misfits: list[Misfit] = []
    for reader, words in isa.candidates(mnemonic):
        form = reader.form
        if is_uniform is not None and is_uniform != form.is_uniform:
            needed = f"{form.name}: its guard is a {'uniform ' * form.is_uniform}predicate"
            misfits.append(Misfit(needed, -1))
            continue
        word = reader.word(words, texts, address, labels)
        if isinstance(word, int):
            return word + added
        misfits.append(word)
    if not misfits:
        raise EncodeError(unknown(isa, mnemonic.split(".")[0]))
    raise EncodeError(max(misfits, key=lambda misfit: misfit.progress).sentence)


def unknown(isa: InstructionSet, name: str) -> str:
    """The sentence about a mnemonic that is not here."""
    near = sorted({n.split(".")[0] for n in isa.by_name if n[:2] == name[:2].upper()})
    hint = f"; it has {', '.join(near)}" if near else ""
    return f"{isa.arch} has no instruction {name} here{hint}"


def assemble(isa: InstructionSet, text: str) -> bytes:
    """Machine code of a whole text; labels may be used before they stand."""
    lines: list[tuple[int, str]] = []
    labels: dict[str, int] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = COMMENT.sub("", raw).strip()
        while found := LABEL.match(line):
            if found[1] in labels:
                raise EncodeError(f"line {number}: the label {found[1]} stands twice")
            labels[found[1]] = 16 * len(lines)
            line = line[found.end() :].strip()
        if line:
            lines.append((number, line))
    code = bytearray()
    for index, (number, line) in enumerate(lines):
        try:
            code += encode_line(isa, line, 16 * index, labels).to_bytes(16, "little")
        except EncodeError as error:
            raise EncodeError(f"line {number}: {error}") from error
    return bytes(code)
