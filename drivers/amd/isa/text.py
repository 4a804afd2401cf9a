"""Assembly text -> instructions and labels. LLVM's syntax for the encodings of the table.

A line is a label, a comment or one instruction. A mnemonic may have several encodings; they are tried from
the shortest on, and the first that takes the operands and encodes is meant, as LLVM does it. `_e32`, `_e64`,
`_dpp` behind the mnemonic narrow the choice. Errors say line and column, and why the most promising encoding
refused.
"""

from __future__ import annotations

import re
import struct
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from autogen.schema import EncodeError
from drivers.amd.isa import image, immediate, policy
from drivers.amd.isa.alias import present_name
from drivers.amd.isa.encode import encode
from drivers.amd.isa.expression import Symbols
from drivers.amd.isa.field import SIGNED, signed_source
from drivers.amd.isa.format import with_implicit_mask
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.layout import Item, provisional
from drivers.amd.isa.operand import INV_2PI, VGPR0, Distance, Label, Literal, Reg, element_width
from drivers.amd.isa.source import directive
from drivers.amd.isa.syntax import (
    ABS,
    NEG,
    Statement,
    cut,
    parse_number,
    parse_register,
    split_outside,
    strip_modifiers,
)

if TYPE_CHECKING:
    from drivers.amd.isa.machine import Isa

COMMENT = re.compile(r"//.*|;.*|/\*.*?\*/")
DEFINED = re.compile(r"\.(?:set|equ|equiv)\s+([\w.$@]+)\s*,\s*(.+)|([A-Za-z_.$][\w.$@]*)\s*=\s*([^=].*)")
DISTANCE = re.compile(r"([A-Za-z_.$][\w.$]*)@rel32@(lo|hi)\s*([-+].*)?")
LABEL = re.compile(r"\s*([A-Za-z_.$][\w.$@]*):(?!:)")
LITERAL = re.compile(r"lit(?:64)?\((\w+)\)")
SUFFIXES = ("_e64_dpp", "_e32", "_e64", "_dpp")

DPP16_WORDS = set(immediate.ROW_CONTROLS) | set(immediate.ROW_WORDS)
DPP16_WORDS |= {"quad_perm", "row_mask", "bank_mask", "bound_ctrl"}
RENAMED = {
    "wait_vdst": "waitvdst", "wait_exp": "waitexp", "wait_va_vdst": "waitvdst", "wait_vm_vsrc": "waitvsrc",
}  # fmt: skip
UNSIGNED = re.compile("s_cmpk_.*_u32")
SELECTS = ("op_sel", "op_sel_hi", "neg_lo", "neg_hi")
LANE_PATTERNS = {*immediate.ROW_CONTROLS, *immediate.ROW_WORDS, "quad_perm", "dpp8"}
HALF_KINDS = ("half", "srch", "src7")
SWITCHES = ("clamp", "gds", *image.FLAGS)
ENCODED_WORDS = ("idxen", "offen", "tfe", "done", "row_en")


class Pattern(NamedTuple):
    """What a definition's text looks like: per position an operand's name or a fixed word; required words."""

    positions: tuple[str, ...]
    words: frozenset[str]


class Parser:
    """Parses text for one instruction set."""

    def __init__(self, isa: Isa) -> None:
        self.isa = isa
        self.facts = isa.facts
        self.symbols = Symbols()

    def parse(self, text: str) -> list[Item]:
        """Instructions, labels, data and alignments in order. EncodeError: `line 3, column 5: ...`."""
        items: list[Item] = []
        for number, line in enumerate(text.splitlines(), 1):
            try:
                items += self.parse_line(line)
            except EncodeError as error:
                column = len(line) - len(line.lstrip()) + 1
                raise EncodeError(f"line {number}, column {column}: {error}") from error
        return items

    def parse_line(self, line: str) -> list[Item]:
        items: list[Item] = []
        line = COMMENT.sub("", line)
        while label := LABEL.match(line):
            items.append(Label(label[1]))
            line = line[label.end() :]
        line = line.strip()
        if line and (defined := DEFINED.fullmatch(line)):
            self.symbols.define(defined[1] or defined[3], defined[2] or defined[4])
        elif line.startswith("."):
            items.append(directive(line))
        elif line:
            items.append(self.instruction(line))
        return items

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
        if distance := DISTANCE.fullmatch(text):
            return Distance(distance[1], distance[2] == "hi", self.symbols.value(distance[3] or "0"))
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

    def named_immediate(self, text: str, kind: str) -> int | None:
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


def check_once(modifiers: tuple[str, ...]) -> None:
    """Each modifier stands once, and one lane pattern."""
    seen: dict[str, str] = {}
    for text in modifiers:
        name = text.partition(":")[0]
        role = "omod" if name in ("mul", "div") else "lanes" if name in LANE_PATTERNS else name
        if role in seen:
            raise EncodeError(f"{seen[role]} and {text}: one of them can stand here")
        seen[role] = text


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


class Binder:
    """Gives one definition the operands of one statement.

    `progress` counts what was accepted, for error choice.
    """

    def __init__(self, parser: Parser, defn: InstDef) -> None:
        self.parser = parser
        self.defn = defn
        self.progress = 0
        self.inst = Inst(defn, list(defn.defaults))
        self.words: set[str] = set()
        self.hint = ""

    def bind(self, statement: Statement) -> Inst:
        wanted = pattern(self.defn)
        operands = self.without_optional(statement.operands, wanted)
        if len(operands) != len(wanted.positions):
            shown = ", ".join(p.strip("$") for p in wanted.positions)
            raise EncodeError(
                f"{self.defn.mnemonic}: {len(statement.operands)} operands; {self.defn.name} has ({shown})"
            )
        for text, position in zip(operands, wanted.positions, strict=True):
            self.operand(text, position)
            self.progress += 1
        check_once(statement.modifiers)
        for modifier in statement.modifiers:
            self.modifier(modifier)
        self.check_policy()
        self.check_words(wanted.words)
        return self.inst

    def without_optional(self, operands: tuple[str, ...], wanted: Pattern) -> tuple[str, ...]:
        """A comparison's `vcc` and a scalar load's offset may be left out: put them back. The number of
        s_endpgm: take it.
        """
        missing = len(wanted.positions) - len(operands)
        if missing == -1 and self.defn.template == "$simm16":  # s_endpgm, whose number is seldom written
            self.set("simm16", parse_number(operands[0]), operands[0])
            return ()
        if missing == 1 and self.defn.format == "SMEM" and wanted.positions[-1] == "$offset":
            return (*operands, "0")
        if missing == 1 and self.defn.name == "v_cndmask_b32_e32":
            return (*operands, wanted.positions[-1])
        if missing == 1 and self.defn.base_format == "VOPC" and not wanted.positions[0].startswith("$"):
            return (wanted.positions[0], *operands)
        return operands

    def operand(self, text: str, position: str) -> None:
        if not position.startswith("$"):
            if text != position:
                raise EncodeError(f"{self.defn.name}: {text!r} where {position} must stand")
            return
        name = position[1:].removesuffix("_modifiers")
        slot = self.defn.slot.get(name)
        if slot is None:  # a register that only the text names (tied to another operand)
            return
        operand = self.defn.operands[slot]
        if name.startswith("src") and self.defn.format == "EXP":
            self.export_source(text, operand)
            return
        if name == "attr":
            self.attribute(text)
            return
        bare, modifiers = strip_modifiers(text) if name.startswith("src") else (text, 0)
        if modifiers and f"{name}_modifiers" not in self.defn.slot:
            self.inst.values[slot] = self.signed_number(bare, modifiers, operand)
            return
        self.inst.values[slot] = value = self.parser.value(bare, operand)
        if value.__class__ is int and value < 0 and UNSIGNED.fullmatch(self.defn.mnemonic):
            raise EncodeError(f"{self.defn.name}: {operand.name}: {value} is not in 0..0xffff")
        if modifiers:
            self.add_modifiers(name, modifiers)

    def signed_number(self, bare: str, modifiers: int, operand: OperandDef) -> int | float:
        """A number with a sign or bars where the encoding has no bits for them: they change its sign bit."""
        number = self.parser.number(bare)
        if number is None or not operand.dtype.startswith("f"):
            raise EncodeError(f"{self.defn.name}: {operand.name} takes no sign or bars here")
        if isinstance(number, float):
            size = abs(number) if modifiers & ABS else number
            return -size if modifiers & NEG else size
        width = element_width(operand.dtype)
        bits, sign = number & (1 << width) - 1, 1 << width - 1
        bits = bits & ~sign if modifiers & ABS else bits
        return bits ^ sign if modifiers & NEG else bits

    def add_modifiers(self, name: str, modifiers: int) -> None:
        at = self.defn.slot[name + "_modifiers"]
        if modifiers >> self.defn.operands[at].width or not self.has_bits(at, modifiers):
            raise EncodeError(f"{self.defn.name}: {name} takes no sign or bars here")
        self.inst.values[at] |= modifiers

    def has_bits(self, at: int, bits: int) -> bool:
        have = 0
        for place in self.defn.operands[at].places:
            have |= ((1 << place.width) - 1) << place.value_low
        return bits & ~have == 0 and "$" + self.defn.operands[at].name in self.defn.template

    def export_source(self, text: str, operand: OperandDef) -> None:
        bit = 1 << int(operand.name[-1])
        if text == "off":
            self.inst["en"] &= ~bit
            self.inst[operand.name] = Reg(VGPR0)
        else:
            self.inst[operand.name] = self.parser.value(text, operand)

    def attribute(self, text: str) -> None:
        match = re.fullmatch(r"attr(\d+)\.([xyzw])", text)
        if not match:
            raise EncodeError(f"{text!r} is not an attribute such as attr0.x")
        self.inst["attr"] = int(match[1])
        self.inst["attrchan"] = "xyzw".index(match[2])

    def modifier(self, text: str) -> None:
        name, colon, argument = text.partition(":")
        name = RENAMED.get(name, name)
        if not colon:
            self.word(name)
        elif name in ("mul", "div"):
            scale = {words: number for number, words in immediate.OUTPUT_SCALE.items()}.get(text)
            self.set("omod", scale, text)
        elif name in SELECTS:
            self.select(name, argument)
        elif name in immediate.ROW_CONTROLS or name == "quad_perm":
            self.set("dpp_ctrl", immediate.dpp_value(name, argument), text)
        elif name == "dpp8":
            self.set("dpp8", immediate.lanes(argument, 8, 3), text)
        elif name == "th":
            self.hint = argument
        elif name == "dim":
            self.set("dim", image.dimension_value(argument), text)
        elif name == "scope":
            self.policy(policy.scope_value(argument), text)
        elif name == "format":
            self.set("format", self.buffer_format(argument), text)
        elif name == "offset" and argument.startswith("swizzle"):
            self.set("offset", immediate.swizzle_value(argument), text)
        else:
            self.set(name, self.parser.number(argument), text)

    def word(self, name: str) -> None:
        """A modifier without argument."""
        policies = policy.policy_words(self.defn)
        if name in policies:
            self.cache_policy(name, policies[name])
        elif name in immediate.ROW_WORDS:
            self.set("dpp_ctrl", immediate.ROW_WORDS[name], name)
        elif name in SWITCHES and name in self.defn.slot:
            self.inst[name] = 1
        elif name.startswith("no") and name[2:] in image.FLAGS:
            return  # the default, said
        else:
            self.words.add(name)

    def cache_policy(self, name: str, bit: int) -> None:
        if name == "glc" and "rtn" in self.defn.flags:
            self.words.add(name)
            return
        self.policy(bit, name)

    def policy(self, bits: int, text: str) -> None:
        """Add bits to the cache policy."""
        at = self.defn.slot.get("cpol")
        if at is None or not self.policy_has(at, bits):
            raise EncodeError(f"{self.defn.name} has no {text}")
        self.inst.values[at] |= bits

    def policy_has(self, at: int, bits: int) -> bool:
        have = 0
        for place in self.defn.operands[at].places:
            have |= ((1 << place.width) - 1) << place.value_low
        return bits & ~have == 0

    def check_policy(self) -> None:
        """The temporal hint, which may stand before or behind the scope."""
        if not policy.has_scope(self.defn):
            if self.hint:
                raise EncodeError(f"{self.defn.name} takes no th:{self.hint}")
            return
        kind = policy.hint_kind(self.defn)
        hint = policy.hint_value(kind, self.hint) if self.hint else 0
        policy.check_hint(self.defn, self.hint, hint, self.inst["cpol"] >> policy.SCOPE_LOW & 3)
        self.policy(hint & ~policy.RETURN if "rtn" in self.defn.flags else hint, f"th:{self.hint}")

    def check_words(self, wanted: frozenset[str]) -> None:
        returns = "rtn" in self.defn.flags and self.defn.format != "DS" and not policy.has_scope(self.defn)
        needed = set(wanted) | ({"glc"} if returns else set())
        if self.words != needed:
            odd = ", ".join(sorted(self.words ^ needed))
            state = "missing" if self.words < needed else "not possible here"
            raise EncodeError(f"{self.defn.name}: {odd} {state}")

    def set(self, name: str, value: int | float | None, text: str) -> None:
        at = self.defn.slot.get(name)
        if at is None or at < self.defn.positional:
            raise EncodeError(f"{self.defn.name} takes no {text}")
        if not isinstance(value, int):
            raise EncodeError(f"{text}: not a value that {name} can have")
        self.inst.values[at] = value

    def select(self, name: str, argument: str) -> None:
        from drivers.amd.isa.machine import set_selects

        if f"${name}" not in self.defn.template:
            raise EncodeError(f"{self.defn.name} takes no {name}")
        bits = [immediate.number(b) for b in argument.strip("[] ").split(",")]
        if any(b not in (0, 1) for b in bits):
            raise EncodeError(f"{name}:{argument}: each is 0 or 1")
        if name == "op_sel" and "v_fmac_" in self.defn.mnemonic and len(bits) == 4:
            del bits[2]  # the accumulator, which is the destination
        set_selects(self.inst, name, bits)

    def buffer_format(self, argument: str) -> int:
        """A number, a name in brackets, or the older pair of a data and a number format."""
        if not argument.startswith("["):
            return immediate.number(argument)
        names = [n.strip() for n in argument.strip("[] ").split(",")]
        kinds = [re.sub("^BUF_(DATA|NUM)_FORMAT_", "", n) for n in names]
        name = "BUF_FMT_" + "_".join(kinds) if kinds != names else names[0]
        return immediate.named_number(name, self.parser.facts.BUFFER_FORMAT, "buffer format")


@cache
def pattern(defn: InstDef) -> Pattern:
    """Positions and required words from the definition's text template."""
    positions: list[str] = []
    words: set[str] = set()
    template = with_implicit_mask(defn).replace("$tgt ", "$tgt, ").replace(" ::", ",::")
    for part in template.split(",") if template.strip() else ():
        tokens = re.findall(r"\$\w+|::|\w+", part)
        tokens = [t for t in tokens if t != "::"]
        first = tokens[0] if tokens else ""
        is_operand = (
            not first.startswith("$")
            or defn.slot.get(first[1:].removesuffix("_modifiers"), 99) < defn.positional
        )
        if first and first not in ENCODED_WORDS and first != "gds" and is_operand:
            positions.append(first)
            tokens = tokens[1:]
        words |= {t for t in tokens if not t.startswith("$")}
    return Pattern(tuple(positions), frozenset(words))
