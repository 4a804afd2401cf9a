"""Assembly text -> instructions and labels. LLVM's syntax for the encodings of the table.

A line is a label, a comment or one instruction. A mnemonic may have several encodings; they are tried from
the shortest on, and the first that takes the operands and encodes is meant, as LLVM does it. `_e32`, `_e64`,
`_dpp` behind the mnemonic narrow the choice. Errors say line and column, and why the most promising encoding
refused.
"""

from __future__ import annotations

import re
import struct
from typing import Any, Protocol

from autogen.schema import EncodeError
from drivers.amd.isa import immediate, local_labels
from drivers.amd.isa.alias import present_name
from drivers.amd.isa.bind import Binder
from drivers.amd.isa.encode import encode
from drivers.amd.isa.expression import Symbols
from drivers.amd.isa.field import SIGNED, signed_source
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.layout import Item, provisional
from drivers.amd.isa.operand import INV_2PI, Formula, Label, Literal, Reference
from drivers.amd.isa.source import directive
from drivers.amd.isa.syntax import (
    Statement,
    cut,
    parse_number,
    parse_register,
    split_outside,
)
from drivers.amd.isa.table import EncodingTable

COMMENT = re.compile(r'("(?:[^"\\]|\\.)*")|//.*|;.*|/\*.*?\*/')
LONG_COMMENT = re.compile(
    r'("(?:[^"\\\n]|\\.)*"|//[^\n]*|;[^\n]*|\.amdgpu_metadata.*?\.end_amdgpu_metadata)|/\*.*?\*/', re.DOTALL
)
DEFINED = re.compile(r"\.(?:set|equ|equiv)\s+([\w.$@]+)\s*,\s*(.+)|([A-Za-z_.$][\w.$@]*)\s*=\s*([^=].*)")
REFERENCE = re.compile(r"([A-Za-z_.$][\w.$]*)@(rel32|abs32|gotpcrel32)@(lo|hi)\s*([-+].*)?")
ARGUMENTS = re.compile(r"(?<=\w)\(((?:[^()]|\([^()]*\))*)\)")
CALLED = ("waitcnt", "depctr", "hwreg", "sendmsg")  # kinds of operands written as calls of names
LABEL = re.compile(r"\s*([A-Za-z_.$][\w.$@]*):(?!:)")
LITERAL = re.compile(r"lit(?:64)?\((\w+)\)")
SUFFIXES = ("_e64_dpp", "_e32", "_e64", "_dpp")

DPP16_WORDS = set(immediate.ROW_CONTROLS) | set(immediate.ROW_WORDS)
DPP16_WORDS |= {"quad_perm", "row_mask", "bank_mask", "bound_ctrl"}
HALF_KINDS = ("half", "srch", "src7")


class InstructionSet(Protocol):
    """What the parser asks of `machine.Isa`."""

    arch: str
    wave_size: int
    facts: Any
    table: EncodingTable

    def find(self, name: str) -> InstDef: ...
    def unknown(self, name: str) -> str: ...


class Parser:
    """Parses text for one instruction set."""

    def __init__(self, isa: InstructionSet) -> None:
        self.isa = isa
        self.facts = isa.facts
        self.symbols = Symbols()

    def parse(self, text: str) -> list[Item]:
        """Instructions, labels, data and alignments in order. EncodeError: `line 3, column 5: ...`."""
        items: list[Item] = []
        lines = local_labels.named(LONG_COMMENT.sub(without_comment, text).splitlines())
        for line in lines:
            self.symbols.labels |= dict.fromkeys(LABEL.findall(line))
        for number, line in enumerate(lines, 1):
            try:
                items += self.parse_line(line)
            except EncodeError as error:
                column = len(line) - len(line.lstrip()) + 1
                raise EncodeError(f"line {number}, column {column}: {error}") from error
        return items

    def parse_line(self, line: str) -> list[Item]:
        items: list[Item] = []
        line = COMMENT.sub(lambda found: found[1] or " ", line)
        while label := LABEL.match(line):
            items.append(self.label(label[1]))
            line = line[label.end() :]
        line = line.strip()
        if line and (defined := DEFINED.fullmatch(line)):
            self.symbols.define(defined[1] or defined[3], defined[2] or defined[4])
        elif line.startswith("."):
            items += self.directive(line)
        elif line:
            items.append(self.instruction(line))
        return items

    def label(self, name: str) -> Label:
        """A place that the text gives a name."""
        return Label(name)

    def directive(self, line: str) -> list[Item]:
        """What a directive puts into the code."""
        return directive(line, self.symbols)

    def instruction(self, line: str) -> Inst:
        """The first encoding that takes the line."""
        statement = cut(line)
        candidates = self.candidates(statement)
        problems: list[tuple[int, EncodeError]] = []
        for defn in candidates:
            binder = Binder(self, defn)
            try:
                made = binder.bind(statement)
                check(made)
                return made
            except EncodeError as error:
                problems.append((binder.progress, error))
        if not problems:
            raise EncodeError(self.no_encoding(statement))
        raise max(problems, key=lambda p: p[0])[1]

    def no_encoding(self, statement: Statement) -> str:
        """Why no encoding was tried: an unknown mnemonic, or one that lacks the form asked for."""
        mnemonic = statement.mnemonic
        plain = next((mnemonic.removesuffix(s) for s in SUFFIXES if mnemonic.endswith(s)), mnemonic)
        if not self.isa.table.variants(plain):
            return self.isa.unknown(mnemonic)
        words = " ".join(statement.modifiers)
        return f"{self.isa.arch}: no encoding of {plain} is {mnemonic} with {words or 'no modifiers'}"

    def candidates(self, statement: Statement) -> list[InstDef]:
        """Encodings of the mnemonic that its suffix and its lane modifiers allow, the shortest first."""
        mnemonic, suffix = statement.mnemonic, ""
        if not self.isa.table.variants(mnemonic):
            suffix = next((s for s in SUFFIXES if mnemonic.endswith(s)), "")
            mnemonic = mnemonic.removesuffix(suffix)
            mnemonic = present_name(self.facts.ALIASES.get(mnemonic, mnemonic), self.isa.table.variants)
        defs = [self.isa.find(name) for name in self.isa.table.variants(mnemonic)]
        words = {m.split(":")[0] for m in statement.modifiers}
        dpp = 8 if "dpp8" in words else 16 if words & DPP16_WORDS else 0
        fitting = [d for d in defs if d.dpp == dpp and suffix_fits(d, suffix)]
        return sorted(fitting, key=lambda d: d.size_bytes)

    def value(self, text: str, operand: OperandDef) -> Any:
        """One operand's value: register, number, label, or what the operand's kind spells with names."""
        if operand.kind == "vaddrs" and text.startswith("["):
            return tuple(self.value(part, operand) for part in split_outside(text[1:-1], ","))
        if operand.kind == "vany" and text.startswith("["):
            raise EncodeError(f"{operand.name}: {text}: a list is another encoding")
        special = self.named_immediate(text, operand.kind)
        if special is not None:
            return special
        register = parse_register(text, self.symbols.value)
        if register is not None:
            if text.endswith((".l", ".h")) and not takes_half(operand):
                raise EncodeError(f"{operand.name}: {text}: this operand takes a whole register, not a half")
            return register
        if found := REFERENCE.fullmatch(text):
            return Reference(found[1], found[2], found[3] == "hi", self.symbols.value(found[4] or "0"))
        if operand.kind != "branch" and self.symbols.is_late(text):
            return Formula(text, self.symbols)
        number = self.number(text)
        if number is not None:
            return spelled(number, operand)
        literal = LITERAL.fullmatch(text)
        if literal:
            return Literal(immediate.number(literal[1]))
        if operand.kind == "branch" and re.fullmatch(r"[A-Za-z_.$][\w.$@]*", text):
            return Label(text)
        raise EncodeError(f"{operand.name}: {text!r} is not a register, number or name that can stand here")

    def number(self, text: str) -> int | float | None:
        """A number, or an expression of numbers and names that .set gave a value; None for others."""
        found = parse_number(text)
        if found is None and text and self.symbols.is_expression(text) and not LITERAL.fullmatch(text):
            try:
                return self.symbols.value(text)
            except EncodeError:
                if set(text) & set("+*/%&^<>~!"):
                    raise
        return found

    def worked_out(self, text: str) -> str:
        """`vmcnt(N+1)` with its expressions as numbers; names that .set does not know stay."""
        return ARGUMENTS.sub(lambda found: f"({', '.join(map(self.plain, found[1].split(',')))})", text)

    def plain(self, argument: str) -> str:
        word = argument.strip()
        is_name = re.fullmatch(r"\w*", word) and word not in self.symbols.texts
        return word if is_name else str(self.symbols.value(word))

    def fields(self, text: str) -> str:
        """`{id: 1, offset: 4, size: 2}`, in any order and with what is left out, as hwreg(1, 4, 2)."""
        found = {"id": 0, "offset": 0, "size": 32}
        given = [part.partition(":") for part in text.strip("{}").split(",") if part.strip()]
        names = [name.strip() for name, _, _ in given]
        if len(set(names)) < len(names) or not set(names) <= set(found):
            raise EncodeError(f"{text}: id, offset and size can stand here, each once")
        found |= {name: self.symbols.value(value) for name, (_, _, value) in zip(names, given, strict=True)}
        return f"hwreg({found['id']}, {found['offset']}, {found['size']})"

    def named_immediate(self, text: str, kind: str) -> int | None:
        if kind in CALLED and "(" in text:
            text = self.worked_out(text)
        if kind == "hwreg" and text.startswith("{"):
            text = self.fields(text)
        if kind == "waitcnt" and "(" in text:
            return immediate.parts_value(text, immediate.WAITCNT, immediate.WAITCNT_NONE)
        if kind == "depctr" and "(" in text:
            return immediate.parts_value(text, immediate.DEPCTR, immediate.DEPCTR_NONE)
        if kind == "delay" and "(" in text:
            return immediate.delay_value(text)
        if kind == "hwreg" and text.startswith("hwreg"):
            return immediate.hwreg_value(text, self.facts)
        if kind == "sendmsg" and text.startswith("sendmsg"):
            return immediate.sendmsg_value(text, self.facts)
        if kind == "version" and not text[0].isdigit():
            return immediate.version_value(text)
        if kind == "exp_tgt":
            return immediate.named_number(text, immediate.EXPORT_TARGETS, "export target")
        return None


def without_comment(found: re.Match[str]) -> str:
    """What is no comment over several lines stays, and so does the number of each line."""
    return found[1] or "\n" * found[0].count("\n") or " "


def spelled(number: int | float, operand: OperandDef) -> int | float:
    """What a number in text means: LLVM drops the lower half of a double, takes -1 for 0xffff, and as a
    source 0xffffffff for -1, which needs no literal.
    """
    if isinstance(number, float) and operand.dtype == "f64" and number != INV_2PI:
        upper: float = struct.unpack("<d", bytes(4) + struct.pack("<d", number)[4:])[0]
        return upper
    if (
        isinstance(number, int)
        and operand.name == "simm16"
        and operand.kind != "hwreg"
        and -0x8000 <= number < 0
    ):
        return number if operand.kind in SIGNED else number & 0xFFFF
    return signed_source(number, operand) if isinstance(number, int) else number


def takes_half(operand: OperandDef) -> bool:
    return operand.kind.startswith(HALF_KINDS)


def suffix_fits(defn: InstDef, suffix: str) -> bool:
    """`_e64` is no `_e64_dpp`."""
    if not suffix:
        return True
    is_long = defn.base_format in ("VOP3", "VOP3SD", "VOP3P")
    if suffix == "_dpp":
        return defn.dpp > 0 and not is_long
    if suffix == "_e64_dpp":
        return defn.dpp > 0 and is_long
    return is_long == (suffix == "_e64") and not defn.dpp


def check(inst: Inst) -> None:
    """Encode it to see that it is legal, with every label right here."""
    encode(provisional(inst))
