"""One statement of assembly text, bound to one encoding: its operands and modifiers become an instruction.

`text` cuts text into statements, chooses the encodings to try and says what an operand's text is; here each
finds its place, or why it has none. Syntax: LLVM's. Must not: know which other encodings there are.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple, Protocol

from autogen.schema import EncodeError
from drivers.amd.isa import image, immediate, policy
from drivers.amd.isa.format import with_implicit_mask
from drivers.amd.isa.inst import Inst, InstDef, OperandDef
from drivers.amd.isa.operand import VGPR0, Reg, element_width
from drivers.amd.isa.selects import SELECTS, set_selects
from drivers.amd.isa.syntax import ABS, NEG, Statement, parse_number, strip_modifiers

RENAMED = {
    "wait_vdst": "waitvdst", "wait_exp": "waitexp", "wait_va_vdst": "waitvdst", "wait_vm_vsrc": "waitvsrc",
}  # fmt: skip
UNSIGNED = re.compile("s_cmpk_.*_u32")
LANE_PATTERNS = {*immediate.ROW_CONTROLS, *immediate.ROW_WORDS, "quad_perm", "dpp8"}
SWITCHES = ("clamp", "gds", *image.FLAGS)
ENCODED_WORDS = ("idxen", "offen", "tfe", "done", "row_en")


class OperandParser(Protocol):
    """What the binder asks of `text.Parser`."""

    facts: Any

    def value(self, text: str, operand: OperandDef) -> Any: ...
    def number(self, text: str) -> int | float | None: ...


class Pattern(NamedTuple):
    """What a definition's text looks like: per position an operand's name or a fixed word; required words."""

    positions: tuple[str, ...]
    words: frozenset[str]


class Binder:
    """Gives one definition the operands of one statement.

    `progress` counts what was accepted, for error choice.
    """

    def __init__(self, parser: OperandParser, defn: InstDef) -> None:
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
        return self.encodes(at, bits) and "$" + self.defn.operands[at].name in self.defn.template

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
        if at is None or not self.encodes(at, bits):
            raise EncodeError(f"{self.defn.name} has no {text}")
        self.inst.values[at] |= bits

    def encodes(self, at: int, bits: int) -> bool:
        """Whether the instruction word has places for `bits` of operand number `at`."""
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


def check_once(modifiers: tuple[str, ...]) -> None:
    """Each modifier stands once, and one lane pattern."""
    seen: dict[str, str] = {}
    for text in modifiers:
        name = text.partition(":")[0]
        role = "omod" if name in ("mul", "div") else "lanes" if name in LANE_PATTERNS else name
        if role in seen:
            raise EncodeError(f"{seen[role]} and {text}: one of them can stand here")
        seen[role] = text
