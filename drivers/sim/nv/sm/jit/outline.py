"""Matrix instructions of compiled warps as functions: a kernel has hundreds of one kind, which LLVM is to
compile once.

A function takes where the registers of its operands lie, an address each, in the order of the text.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.nv.isa.operand import Reg
from drivers.sim.llvm.text import V32, Text
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.jit.emit import Emit
from drivers.sim.nv.sm.jit.value import IrValue

Kind = tuple[object, ...]


def registers(inst: PlacedInst) -> list[str]:
    """The operands that name registers, RZ left out."""
    return [o.name for o in inst.made.form.operands if isinstance(o, Reg) and inst.get(o.name) != o.zero]


def kind_of(inst: PlacedInst) -> Kind:
    """Everything that decides what an instruction does, but for the numbers of its registers.

    The encoding is part of it: IMMA has several, in which equal fields are other shapes and signs.
    """
    own = (n for o in inst.made.form.operands for n in o.fields() if n != o.name and not n.endswith("reuse"))
    fields = *(mod.name for mod in inst.made.form.mods), *own
    return type(inst.word), *registers(inst), *((name, inst.get(name)) for name in fields)


class Outlined(Emit):
    """Writes the body of one function; all lanes take part."""

    def raw(self, inst: PlacedInst, name: str, word: int = 0) -> IrValue:
        if name in registers(inst):
            return self.value(self.load(f"%{name}", 128 * word, V32), "u32")
        made: IrValue = super().raw(inst, name, word)
        return made

    def put(self, inst: PlacedInst, value: IrValue, name: str = "d", word: int = 0) -> None:
        if name in registers(inst):
            self.store(f"%{name}", 128 * word, V32, value.name)


class Functions:
    """The functions of one kernel by their kind. externals: what they call."""

    def __init__(self) -> None:
        self.names: dict[Kind, str] = {}
        self.texts: list[str] = []
        self.externals: dict[str, str] = {}

    def of(self, inst: PlacedInst, meaning: Callable[[Emit, PlacedInst], None]) -> str:
        """The name of an instruction's function."""
        kind = kind_of(inst)
        if kind not in self.names:
            self.names[kind] = f"matrix_{len(self.names)}"
            text = Text()
            meaning(Outlined(text), inst)
            given = ", ".join(f"ptr %{name}" for name in registers(inst))
            head = f"define internal void @{self.names[kind]}({given}) noinline {{"
            self.texts.append("\n".join([head, *text.lines, "  ret void", "}", ""]))
            self.externals |= text.externals
        return self.names[kind]
