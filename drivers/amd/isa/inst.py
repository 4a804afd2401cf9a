"""`InstDef`, one encoding of the table, and `Inst`, one instruction: a definition and its operand values.

An Inst is cheap and checks nothing: before register allocation its values may be any object. Encoding checks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from drivers.amd.isa.operand import EXECZ, VCCZ, Reg


class EncodedBits(NamedTuple):
    """`width` bits of the encoding from bit `low`, holding the value's bits from `value_low` on."""

    low: int
    width: int
    value_low: int


@dataclass(eq=False, slots=True)
class OperandDef:
    """One operand. `kind` says which values it takes (see table.py), `count` is its dwords.

    `dtype` is the type its constants have. `role`: d defined, u used, b both, o defined but kept in invalid
    DPP lanes. Operands of equal declaration are one object.
    """

    name: str
    kind: str
    count: int
    dtype: str
    role: str
    places: tuple[EncodedBits, ...]

    @property
    def is_def(self) -> bool:
        return self.role != "u"

    @property
    def is_use(self) -> bool:
        return self.role in "ub"

    @property
    def is_register(self) -> bool:
        """True if a register can stand here (so not for modifiers and offsets)."""
        return self.count > 0

    @property
    def width(self) -> int:
        """Bits that the encoding gives it, counted from bit 0 of the value."""
        return max(p.value_low + p.width for p in self.places)


@dataclass(eq=False)
class InstDef:
    """One encoding variant.

    `operands` are in text order: the positional ones first, then the named modifiers.
    """

    name: str
    mnemonic: str
    format: str
    opcode: int
    size_bytes: int
    mask: int
    value: int
    operands: tuple[OperandDef, ...]
    positional: int
    implicit_defs: tuple[Reg, ...]
    implicit_uses: tuple[Reg, ...]
    flags: frozenset[str]
    template: str
    counters: tuple[str, ...]
    unit: str
    wave_size: int
    defaults: list[Any] = field(default_factory=list)
    slot: dict[str, int] = field(default_factory=dict)
    def_slots: tuple[int, ...] = ()
    use_slots: tuple[int, ...] = ()

    @property
    def counter(self) -> str | None:
        """The wait counter it raises: vm, vs, lgkm, lgkm_smem, exp, on gfx12 sample and bvh too, or None.

        FLAT loads raise two: see `counters`.
        """
        return self.counters[0] if self.counters else None

    @property
    def is_branch(self) -> bool:
        return "branch" in self.flags

    @property
    def is_load(self) -> bool:
        return "load" in self.flags

    @property
    def is_store(self) -> bool:
        return "store" in self.flags

    @property
    def base_format(self) -> str:
        """The format without its lane-crossing form: VOP2 of VOP2_DPP16."""
        return self.format.split("_")[0]

    @cached_property
    def dpp(self) -> int:
        """0, 8 or 16."""
        return {"DPP8": 8, "DPP16": 16}.get(self.format.partition("_")[2], 0)

    def __repr__(self) -> str:
        return f"InstDef({self.name})"


class Inst:
    """One instruction. `inst["vdst"]` is an operand's value; modifiers left out have their defaults."""

    __slots__ = ("defn", "values")

    def __init__(self, defn: InstDef, values: list[Any]) -> None:
        self.defn = defn
        self.values = values

    @property
    def name(self) -> str:
        return self.defn.name

    def __getitem__(self, name: str) -> Any:
        return self.values[self.defn.slot[name]]

    def __setitem__(self, name: str, value: Any) -> None:
        self.values[self.defn.slot[name]] = value

    def get(self, name: str, default: Any = None) -> Any:
        """The operand's value, or `default` where this encoding has no such operand."""
        at = self.defn.slot.get(name)
        return default if at is None else self.values[at]

    def reads(self) -> tuple[Reg, ...]:
        """Registers it reads: operands, tied destinations, implicit VCC, EXEC, SCC, M0, MODE.

        Indexed moves (v_movrels, s_movreld ...) also touch registers that only M0 names; those are not here.
        """
        defn, values = self.defn, self.values
        found = [values[i] for i in defn.use_slots if hasattr(values[i], "code")]
        if isinstance(self.get("vaddr"), tuple):
            found += self["vaddr"]
        if defn.format == "EXP":
            found = [value for i, value in enumerate(found) if self["en"] >> i & 1]
        if defn.dpp and keeps_invalid_lanes(self):
            found += [values[i] for i in defn.def_slots if defn.operands[i].role == "o"]
        return (*real_registers(found, defn.wave_size), *defn.implicit_uses)

    def writes(self) -> tuple[Reg, ...]:
        """Registers it writes, implicit ones included. Writing null writes nothing."""
        defn, values = self.defn, self.values
        found = [values[i] for i in defn.def_slots if hasattr(values[i], "code")]
        return (*real_registers(found, defn.wave_size), *defn.implicit_defs)

    def copy(self) -> Inst:
        return Inst(self.defn, list(self.values))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Inst):
            return NotImplemented
        return self.defn is other.defn and self.values == other.values

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(f"{o.name}={x!r}" for o, x in zip(self.defn.operands, self.values, strict=True))
        return f"{self.defn.name}({shown})"


def real_registers(found: list[Any], wave_size: int) -> list[Any]:
    """Leave out null; VCCZ and EXECZ stand for the whole mask."""
    if not any(124 <= r.code <= 252 for r in found):
        return found
    masks = {VCCZ.code: Reg(106, wave_size // 32), EXECZ.code: Reg(126, wave_size // 32)}
    return [masks.get(r.code, r) for r in found if r.code != 124]


def keeps_invalid_lanes(inst: Inst) -> bool:
    """True if a lane without a valid source lane may keep its old destination."""
    if inst.defn.dpp == 8:
        return not inst["fi"]
    return not (inst["bound_ctrl"] and inst["row_mask"] == 15 and inst["bank_mask"] == 15)
