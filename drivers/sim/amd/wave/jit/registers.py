"""Registers of the function under construction, as LLVM values.

A vector register is one <32 x i32> stack slot and a scalar one an i32; LLVM turns the slots into SSA values.
Within a block builders see values. A write under EXEC keeps switched-off lanes only where they are
read later (`liveness`). Stands under `wave`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from drivers.amd.isa.operand import EXEC_LO, NULL, SCC, Reg
from drivers.sim.amd.wave.abi import APERTURES
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.llvm.text import HOST, I1, I32, I64, V1, V32, Text

# Where registers lie while the library works on them
LIBRARY_BUFFER = "  %buffer = alloca [24576 x i8], align 64"
VECTOR_BYTES = 128
IN_STATE = f", align 64{HOST}"


class WaveRegisters:
    """The registers of a wave while its blocks are written in address order."""

    def __init__(self, text: Text, wave_size: int) -> None:
        self.t = text
        self.wave_size = wave_size
        self.part = 0  # of a wave64: which half of the lanes is being written
        self.late: list[tuple[int, str]] | None = None
        self.written: set[str] = set()
        self.exec_full = False
        self.blend = 0
        self.touched: dict[str, str] = {}
        self._scalars: dict[int, str] = {}
        self._masks: dict[int, str] = {}
        self._vectors: dict[int, str] = {}
        self._dirty: set[str] = set()

    # -- slots -------------------------------------------------------------------------------------

    def slot(self, name: str, kind: str) -> str:
        """The place of a register: on the stack, of a vector register in the wave's state."""
        self.touched[name] = kind
        return f"%{name}"

    def load(self, name: str, kind: str) -> str:
        """What a register's place holds."""
        return self.t.let(f"load {kind}, ptr {self.slot(name, kind)}{IN_STATE if kind == V32 else ''}")

    def scalar_kinds(self) -> list[tuple[str, str]]:
        """The scalar registers with a place, and the type of each."""
        return [(name, kind) for name, kind in sorted(self.touched.items()) if kind != V32]

    def vector_names(self) -> list[str]:
        """The vector registers with a place, in the order of their places."""
        return sorted((name for name, kind in self.touched.items() if kind == V32), key=key_of)

    def scalar_slots(self) -> list[str]:
        """The lines that make the places of scalar registers."""
        return [f"  %{name} = alloca {kind}" for name, kind in self.scalar_kinds()]

    def vector_slots(self, place_of: Callable[[str], int]) -> list[str]:
        """The lines that find vector registers in the wave's state, at a byte each."""
        names = self.vector_names()
        return [f"  %{name} = getelementptr i8, ptr %state, i64 {place_of(name)}" for name in names]

    def keep_scalar(self, name: str, place: int) -> None:
        """A scalar register goes to a byte of the wave's state, as a dword."""
        t, kind = self.t, kind_of_scalar(name)
        value = t.cast("zext", kind, self.load(name, kind), I32)
        t.do(f"store i32 {value}, ptr {t.further('%state', place)}, align 4")

    def take_scalar(self, name: str, place: int) -> None:
        """It comes back."""
        t, kind = self.t, kind_of_scalar(name)
        value = t.let(f"load i32, ptr {t.further('%state', place)}, align 4")
        t.do(f"store {kind} {t.cast('trunc', I32, value, kind)}, ptr {self.slot(name, kind)}")

    @contextmanager
    def elsewhere(self) -> Iterator[Text]:
        """What is written meanwhile stands elsewhere in the function."""
        body = self.t
        self.t = body.beside()
        yield self.t
        self.t = body

    def flush(self, live: int = -1) -> None:
        """Write every changed register back to its slot; the next block loads what it needs. `live`: operand
        codes of registers that somebody reads behind this block.
        """
        self.written |= self._dirty
        for code, value in self._scalars.items():
            if f"s{code}" in self._dirty:
                kind = kind_of_scalar(f"s{code}")
                self.t.do(f"store {kind} {value}, ptr {self.slot(f's{code}', kind)}")
        for key, value in self._vectors.items():
            name = vector_name(key)
            if name in self._dirty and live >> (VGPR + key % VGPR) & 1:
                self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
        self.drop()

    def drop(self) -> None:
        """Forget register values without writing them back: nothing runs after this block."""
        self._scalars, self._masks, self._vectors, self._dirty = {}, {}, {}, set()

    def settle(self, names: Iterable[str]) -> None:
        """Write these registers to their slots, for somebody who looks there."""
        for name in names:
            if name not in self._dirty:
                continue
            key = key_of(name)
            if name[0] == "s":
                kind = kind_of_scalar(name)
                self.t.do(f"store {kind} {self._scalars[key]}, ptr {self.slot(name, kind)}")
            else:
                value = self.vector_at(key)
                self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
            self._dirty.discard(name)
            self.written.add(name)

    def outdate(self, names: Iterable[str]) -> None:
        """Somebody else has written the slots of these registers."""
        for name in names:
            key = key_of(name)
            for known in (self._scalars, self._masks) if name[0] == "s" else (self._vectors,):
                known.pop(key, None)
            self.written.add(name)

    # -- scalar registers --------------------------------------------------------------------------

    def scalar(self, code: int) -> str:
        """An SGPR-space register as i32 (SCC as i1)."""
        if code == NULL.code:
            return "0"
        if self.exec_full and EXEC_LO.code <= code < EXEC_LO.code + self.wave_size // 32:
            return "-1"
        if code in APERTURES:
            return "0"
        if code not in self._scalars:
            self._scalars[code] = self.load(f"s{code}", I1 if code == SCC.code else I32)
        return self._scalars[code]

    def set_scalar(self, code: int, value: str) -> None:
        """Write an SGPR-space register. NULL takes anything and keeps nothing."""
        if code == NULL.code:
            return
        if self.late is not None:
            self.late.append((code, value))
            return
        self._scalars[code] = value
        self._masks.pop(code, None)
        self._dirty.add(f"s{code}")

    def write_late(self) -> None:
        """Write what both halves of a wave64 instruction gave scalar registers:
        each half has read the old values.
        """
        late, self.late = self.late or [], None
        for code, value in late:
            self.set_scalar(code, value)

    @property
    def scc(self) -> str:
        """SCC as i1."""
        return self.scalar(SCC.code)

    def set_scc(self, value: str) -> None:
        self.set_scalar(SCC.code, value)

    def pair(self, code: int) -> str:
        """An aligned pair of scalar registers as i64."""
        if code == NULL.code:
            return "0"
        if code in APERTURES:
            return str(APERTURES[code])
        low, high = self.scalar(code), self.scalar(code + 1)
        low, high = self.t.cast("zext", I32, low, I64), self.t.cast("zext", I32, high, I64)
        return self.t.two("or disjoint", I64, self.t.two("shl", I64, high, "32"), low)

    def set_pair(self, code: int, value: str) -> None:
        """Write an aligned pair from an i64."""
        if code == NULL.code:
            return
        self.set_scalar(code, self.t.cast("trunc", I64, value, I32))
        high = self.t.two("lshr", I64, value, "32")
        self.set_scalar(code + 1, self.t.cast("trunc", I64, high, I32))

    # -- lane masks --------------------------------------------------------------------------------

    def mask(self, code: int) -> str:
        """A scalar register as one bit per lane; in a wave64 the register of this half's lanes."""
        if code == EXEC_LO.code and self.exec_full:
            return "splat (i1 true)"
        if code != NULL.code:
            code += self.part
        if code not in self._masks:
            self._masks[code] = self.t.bits(I32, self.scalar(code), V1)
        return self._masks[code]

    def set_mask(self, code: int, lanes: str) -> None:
        """Write a scalar register from one bit per lane; switched-off lanes give 0."""
        if not self.exec_full:
            lanes = self.t.two("and", V1, lanes, self.mask(EXEC_LO.code))
        if code == NULL.code:
            return
        code += self.part
        self.set_scalar(code, self.t.bits(V1, lanes, I32))
        if self.late is None:
            self._masks[code] = lanes

    @property
    def active(self) -> str:
        """EXEC as one bit per lane."""
        return self.mask(EXEC_LO.code)

    @property
    def exec(self) -> str:
        """EXEC of these lanes as i32."""
        return "-1" if self.exec_full else self.scalar(EXEC_LO.code + self.part)

    def lanes_mask(self, code: int) -> str:
        """A mask of the whole wave as i32 or i64."""
        if code == EXEC_LO.code and self.exec_full:
            return "-1"
        return self.scalar(code) if self.wave_size == 32 else self.pair(code)

    # -- vector registers --------------------------------------------------------------------------

    def vector(self, index: int) -> str:
        """VGPR `index` as <32 x i32>."""
        return self.vector_at(index + VGPR * self.part)

    def vector_at(self, key: int) -> str:
        """A vector register by its key: the index, and more by VGPR in the upper half of a wave64."""
        if key not in self._vectors:
            self._vectors[key] = self.load(vector_name(key), V32)
        return self._vectors[key]

    def set_vector(self, index: int, value: str, lanes: str | None = None) -> None:
        """Write VGPR `index` in the lanes of EXEC, and of `lanes` if given (DPP). Lanes that are off keep
        what they hold where somebody reads it.
        """
        if lanes is not None:
            value = self.t.select(V1, lanes, V32, value, self.vector(index))
        if not self.exec_full and self.blend >> (VGPR + index) & 1:
            value = self.t.select(V1, self.active, V32, value, self.vector(index))
        self.replace_vector(index, value)

    def replace_vector(self, index: int, value: str) -> None:
        """Write VGPR `index` in every lane, EXEC or not."""
        key = index + VGPR * self.part
        self._vectors[key] = value
        self._dirty.add(vector_name(key))

    def halves(self) -> Iterator[int]:
        """Which lanes are being written: 0, and in a wave64 then 1."""
        for part in range(self.wave_size // 32):
            self.part = part
            yield part
        self.part = 0

    def vectors(self, operand: Reg) -> list[str]:
        """All VGPRs of an operand."""
        return [self.vector(operand.index + place) for place in range(operand.count)]

    def set_vectors(self, first: int, values: Iterable[str]) -> None:
        """Write VGPRs from `first` on, in the lanes of EXEC."""
        for place, value in enumerate(values):
            self.set_vector(first + place, value)

    def row_of_slots(self, index: int, count: int) -> str:
        """The slots of so many registers from VGPR `index` on, one behind the other, for somebody who fills
        them in every lane.
        """
        keys = range(index + VGPR * self.part, index + VGPR * self.part + count)
        slots = [self.slot(vector_name(key), V32) for key in keys]
        for key in keys:
            self._vectors.pop(key, None)
            self._dirty.discard(vector_name(key))
            self.written.add(vector_name(key))
        return slots[0]


def key_of(slot: str) -> int:
    """The key of a vector register's slot, the operand code of a scalar one's."""
    return int(slot[1:]) + (VGPR if slot[0] == "w" else 0)


def kind_of_scalar(name: str) -> str:
    """SCC is one bit."""
    return I1 if name == f"s{SCC.code}" else I32


def vector_name(key: int) -> str:
    """The slot of a vector register: v5, and w5 for lanes 32 to 63 of a wave64."""
    return f"v{key}" if key < VGPR else f"w{key - VGPR}"
