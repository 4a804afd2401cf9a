"""Registers of the function under construction, as LLVM values.

A vector register is one <32 x i32> stack slot and a scalar one an i32; LLVM turns the slots into SSA values.
Within a block builders see values. A write under EXEC keeps switched-off lanes only where they are
read later (`liveness`). Stands under `wave`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from drivers.amd.isa.operand import EXEC_LO, NULL, SCC
from drivers.sim.amd.wave.abi import APERTURES
from drivers.sim.amd.wave.code.steps import VGPR
from drivers.sim.llvm.text import HOST, I1, I32, I64, V1, V32, Text

BUFFER_BYTES = 24576
VECTOR_BYTES = 128
IN_STATE = f", align 64{HOST}"


class Later(Protocol):
    """A value of all lanes that is written when somebody asks for it."""

    def value(self, t: Text) -> str: ...


@dataclass(frozen=True)
class Aside:
    """A value of all lanes that lies in memory."""

    pointer: str

    def value(self, t: Text) -> str:
        return t.let(f"load {V32}, ptr {self.pointer}{IN_STATE}")


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
        # bases of LDS addresses: how far behind each is inside, and from which offset on
        self.checked: dict[str, tuple[int, int]] = {}
        self.spare_bytes = 0
        self._deferred: dict[int, Later] = {}
        self._scalars: dict[int, str] = {}
        self._words: dict[int, str] = {}
        self._masks: dict[int, str] = {}
        self._vectors: dict[int, str] = {}
        self._dirty: set[str] = set()

    # -- slots -------------------------------------------------------------------------------------

    def slot(self, name: str, kind: str) -> str:
        """The place of a register: on the stack, of a vector register in the wave's state."""
        self.touched[name] = kind
        return f"%{name}"

    def scalar_kinds(self) -> list[tuple[str, str]]:
        """The scalar registers with a place, and the type of each."""
        return [(name, kind) for name, kind in sorted(self.touched.items()) if kind != V32]

    def vector_names(self) -> list[str]:
        """The vector registers with a place, in the order of their places."""
        return sorted((name for name, kind in self.touched.items() if kind == V32), key=key_of)

    def scalar_slots(self) -> list[str]:
        """The lines that make the places of scalar registers."""
        return [f"  %{name} = alloca {kind}" for name, kind in self.scalar_kinds()]

    def vector_slots(self, first: int = 0) -> list[str]:
        """The lines that find vector registers in the wave's state, one behind the other from `first` on."""
        return [
            f"  %{name} = getelementptr i8, ptr %state, i64 {first + VECTOR_BYTES * place}"
            for place, name in enumerate(self.vector_names())
        ]

    def flush(self, live: int = -1) -> None:
        """Write every changed register back to its slot; the next block loads what it needs. `live`: operand
        codes of registers that somebody reads behind this block.
        """
        self._deferred = {
            key: load for key, load in self._deferred.items() if live >> (VGPR + key % VGPR) & 1
        }
        self.write_deferred()
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
        self._scalars, self._masks, self._vectors, self._deferred, self._dirty = {}, {}, {}, {}, set()
        self.checked, self._words = {}, {}

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
            for known in (self._scalars, self._masks, self._words) if name[0] == "s" else (self._vectors,):
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
            kind = I1 if code == SCC.code else I32
            self._scalars[code] = self.t.let(f"load {kind}, ptr {self.slot(f's{code}', kind)}")
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
        self._words.pop(code, None)
        self._dirty.add(f"s{code}")

    def copy_words(self, code: int, count: int, pointer: str, tags: str) -> None:
        """Keep in memory what was just loaded into scalar registers from `code` on."""
        kind, copy = f"<{count} x i32>", self._spare(4 * count)
        value = self.t.let(f"load {kind}, ptr {pointer}, align 4{tags}")
        self.t.do(f"store {kind} {value}, ptr {copy}, align 4{HOST}")
        for index in range(count):
            self._words[code + index] = self.t.op(f"getelementptr i8, ptr {copy}, i64 {4 * index}")

    def word_of(self, code: int) -> str:
        """Where a scalar register's value lies in memory; nothing if it does not."""
        return self._words.get(code, "")

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
        return self.t.op(f"or disjoint {I64} {self.t.two('shl', I64, high, '32')}, {low}")

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
        load = self._deferred.pop(key, None)
        if load is not None:
            self.replace_at(key, load.value(self.t))
        if key not in self._vectors:
            place = self.slot(vector_name(key), V32)
            self._vectors[key] = self.t.let(f"load {V32}, ptr {place}{IN_STATE}")
        return self._vectors[key]

    def set_vector(self, index: int, value: str, lanes: str | None = None) -> None:
        """Write VGPR `index` in the lanes of EXEC, and of `lanes` if given (DPP)."""
        masked = self.is_masked(index)
        if lanes is not None:
            value = self.t.select(V1, lanes, V32, value, self.vector(index))
        if masked:
            value = self.t.select(V1, self.active, V32, value, self.vector(index))
        self.replace_vector(index, value)

    def is_masked(self, index: int) -> bool:
        """Whether lanes of VGPR `index` that are off must keep what they hold."""
        return not self.exec_full and bool(self.blend >> (VGPR + index) & 1)

    def replace_vector(self, index: int, value: str) -> None:
        """Write VGPR `index` in every lane, EXEC or not."""
        self.replace_at(index + VGPR * self.part, value)

    def replace_at(self, key: int, value: str) -> None:
        """The same by key."""
        self._deferred.pop(key, None)
        self._vectors[key] = value
        self._dirty.add(vector_name(key))

    # -- registers that are not values of this block -----------------------------------------------

    def defer(self, index: int, load: Later) -> None:
        """VGPR `index` is what the load gives, which is written when somebody asks for it."""
        key = index + VGPR * self.part
        self._vectors.pop(key, None)
        self._deferred[key] = load
        self._dirty.add(vector_name(key))

    def deferred(self, index: int) -> Later | None:
        """The load that VGPR `index` waits for."""
        return self._deferred.get(index + VGPR * self.part)

    def write_deferred(self) -> None:
        """Write all loads whose values are not used yet."""
        for key in list(self._deferred):
            self.vector_at(key)

    def put_in_slot(self, key: int) -> str:
        """The slot of a register, which holds its value and may be changed."""
        name = vector_name(key)
        value = self.vector_at(key)
        if name in self._dirty:
            self.t.do(f"store {V32} {value}, ptr {self.slot(name, V32)}{IN_STATE}")
        del self._vectors[key]
        self._dirty.discard(name)
        self.written.add(name)
        return self.slot(name, V32)

    def row_of_slots(self, index: int, count: int) -> str:
        """The slots of so many registers from VGPR `index` on, one behind the other, for somebody who fills
        them in every lane.
        """
        keys = range(index + VGPR * self.part, index + VGPR * self.part + count)
        slots = [self.slot(vector_name(key), V32) for key in keys]
        for key in keys:
            self._deferred.pop(key, None)
            self._vectors.pop(key, None)
            self._dirty.discard(vector_name(key))
            self.written.add(vector_name(key))
        return slots[0]

    def put_row_aside(self, index: int, count: int) -> str:
        """The same, where the registers lie in memory aside until somebody asks for them."""
        places = [Aside(self.spare_slot()) for _ in range(count)]
        for place, aside in enumerate(places):
            self.defer(index + place, aside)
        return places[0].pointer

    def spare_slot(self) -> str:
        """A new place on the stack for one value of all lanes."""
        return self._spare(VECTOR_BYTES)

    def spare_word(self) -> str:
        """A new place on the stack for one dword."""
        return self._spare(4)

    def _spare(self, size: int) -> str:
        """Behind what the library uses of %buffer. LLVM must take it for changed by any call, as that is: so
        it keeps no copies.
        """
        start = -(-self.spare_bytes // min(size, 64)) * min(size, 64)
        self.spare_bytes = start + size
        return self.t.op(f"getelementptr i8, ptr %buffer, i64 {BUFFER_BYTES + start}")

    def spare_slots(self) -> list[str]:
        """The lines that make %buffer and those places."""
        return [f"  %buffer = alloca [{BUFFER_BYTES + self.spare_bytes} x i8], align 64"]

    def put_aside(self, index: int, value: str) -> None:
        """VGPR `index` is this value, which lies in memory until somebody asks for it."""
        aside = Aside(self.spare_slot())
        self.t.do(f"store {V32} {value}, ptr {aside.pointer}{IN_STATE}")
        self.defer(index, aside)


def key_of(slot: str) -> int:
    """The key of a vector register's slot, the operand code of a scalar one's."""
    return int(slot[1:]) + (VGPR if slot[0] == "w" else 0)


def kind_of_scalar(name: str) -> str:
    """SCC is one bit."""
    return I1 if name == f"s{SCC.code}" else I32


def vector_name(key: int) -> str:
    """The slot of a vector register: v5, and w5 for lanes 32 to 63 of a wave64."""
    return f"v{key}" if key < VGPR else f"w{key - VGPR}"
