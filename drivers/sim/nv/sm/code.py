"""Machine code as the multiprocessor sees it: words are fetched where the program goes, decoded once,
kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from autogen.schema import DecodeError
from drivers.nv.isa import Decoded, isa
from drivers.nv.isa.access import RegisterAccess, access
from drivers.nv.isa.machine import SIZE
from drivers.nv.isa.operand import Operand
from drivers.nv.isa.places import CodeTarget
from drivers.sim.nv.sm.request import FaultKind, Launch, SmFault, Unmapped, VirtualMemory

GUARD_ALWAYS = (7, 0)


class PlacedInst:
    """One instruction at its place. target: GPU VA that it may go to."""

    __slots__ = ("access", "always", "guard", "guard_not", "made", "name", "operands", "pc", "target", "word")

    def __init__(self, pc: int, made: Decoded, access: RegisterAccess) -> None:
        self.pc, self.made, self.word, self.name = pc, made, made.word, made.form.name
        self.operands: Mapping[str, Operand] = made.form.operand_named
        self.guard, self.guard_not = made.word.guard, made.word.guard_not
        self.always = (self.guard, self.guard_not) == GUARD_ALWAYS
        self.access = access
        to = self.operands.get("to")
        self.target = to.place(made.word, pc) if isinstance(to, CodeTarget) else 0

    @property
    def text(self) -> str:
        """As nvdisasm prints it, for messages."""
        return self.made.text

    @property
    def is_uniform(self) -> bool:
        return self.made.form.is_uniform

    def get(self, field: str) -> int:
        """A field of the word; 0 where this encoding has none."""
        return int(getattr(self.word, field, 0))


@lru_cache(maxsize=65536)
def decoded(arch: str, word: int) -> tuple[Decoded, RegisterAccess]:
    """A word, whose text has the targets of branches as if it stood at 0, and its registers."""
    made = isa(arch).decode(word)
    return made, access(made)


class LaunchCode:
    """The instructions of one launch, by address."""

    def __init__(self, launch: Launch, memory: VirtualMemory) -> None:
        self.launch, self.memory = launch, memory
        self.known: dict[int, PlacedInst] = {}
        self.endless: frozenset[int] = frozenset()  # places from which no way leads to an end, if known

    def at(self, pc: int) -> PlacedInst:
        """The instruction at a GPU VA. Raises SmFault."""
        found = self.known.get(pc)
        if found is None:
            found = self.known[pc] = self.fetch(pc)
        return found

    def fetch(self, pc: int) -> PlacedInst:
        if pc % SIZE:
            raise SmFault(FaultKind.MISALIGNED_PC, f"the program goes to {pc:#x}, no multiple of 16", pc=pc)
        try:
            first, data = self.memory.span(pc, write=False)
        except Unmapped as error:
            what = f"the program goes to {pc:#x}: {error}"
            raise SmFault(FaultKind.MMU_FAULT, what, pc=pc, address=pc) from error
        raw = data[pc - first : pc - first + SIZE].tobytes()
        try:
            made, registers = decoded(self.launch.arch, int.from_bytes(raw, "little"))
        except DecodeError as error:
            word = f"{int.from_bytes(raw, 'little'):032x}"
            raise SmFault(FaultKind.ILLEGAL_INSTRUCTION, f"{word} at {pc:#x}: {error}", pc=pc) from error
        inst = PlacedInst(pc, made, registers)
        self.check(inst)
        return inst

    def check(self, inst: PlacedInst) -> None:
        """Registers that exist and are aligned as their number asks."""
        for span in (*inst.access.reads, *inst.access.writes):
            last = span.number + span.words - 1
            if span.file in ("R", "UR") and span.number % span.multiple:
                self.refuse(inst, FaultKind.MISALIGNED_REGISTER,
                            f"{span} begins at a number that is no multiple of {span.multiple}")  # fmt: skip
            if span.file == "R" and last >= self.launch.registers:
                declared = f"the launch declares {self.launch.registers} registers"
                self.refuse(inst, FaultKind.OUT_OF_RANGE_REGISTER, f"{span} is used and {declared}")

    def refuse(self, inst: PlacedInst, kind: FaultKind, what: str) -> None:
        raise SmFault(kind, f"{inst.text}: {what}", pc=inst.pc, instruction=inst.text)
