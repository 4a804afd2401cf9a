"""Boxes of tensors brought to shared memory by the tensor memory accelerator (UTMALDG): one instruction of
one warp for 64 elements by up to 256 lines, and a barrier in shared memory for each stage that counts bytes.

Stands under selection. A tensor map says what a tensor is; the driver makes it at the head of the argument
that is the tensor's address (`drivers/nv/tensor_map.py`). A barrier's phase ends when all sides have told how
many bytes they ask for and all of them are there; which phase a turn waits for is one bit, its parity.
"""

from __future__ import annotations

from math import prod
from typing import Any

from drivers.nv.tensor_map import TensorMap
from tensor.codegen.gpu.access import slot_of
from tensor.codegen.gpu.machine import VReg
from tensor.codegen.sass.build import Address, Bits, Scope
from tensor.codegen.sass.index import Index
from tensor.codegen.sass.machine import BankWord, Minus
from tensor.codegen.sass.shared import SharedMemory
from tensor.ir.errors import IRError
from tensor.ir.form import Form
from tensor.ir.loops import BOX_ROW, Box, For, LoadTile, LoopProgram, Shared, StoreTile, walk
from tensor.plan.tile import digit, fix

BARRIER_BYTES = 8
ALIGN = 1024  # of arrays in which pieces of 16 bytes change places by rows of 128
WARP = 32
FULL = 1 << 20  # a barrier counts up to this, from as many arrivals less as a phase needs


def stores(program: LoopProgram) -> list[tuple[StoreTile, LoadTile, Box]]:
    """What a program brings by boxes, and the loads that say of which array."""
    loads = {s.out: s for s in walk(program.body) if isinstance(s, LoadTile)}
    late = (s for s in walk(program.body) if isinstance(s, StoreTile))
    return [(s, loads[s.value], s.box) for s in late if s.box is not None]  # type: ignore[index]


def maps_of(program: LoopProgram) -> dict[int, TensorMap]:
    """The tensor of each slot that boxes are brought of."""
    found: dict[int, TensorMap] = {}
    for _, load, box in stores(program):
        slot, size = slot_of(load.array), load.array.dtype.itemsize
        shape = min(BOX_ROW, box.shape[0]), *box.shape[1:]
        made = TensorMap(load.array.dtype.name, box.sizes, tuple(s * size for s in box.strides[1:]), shape)
        if found.setdefault(slot, made) != made:
            raise IRError(f"selection: two maps of the tensor in slot {slot}")
    return found


class Boxes:
    """The boxes of one program. places: where the maps lie in constant bank 0; lane: the lane's number."""

    def __init__(
        self, program: LoopProgram, index: Index, shared: SharedMemory, places: dict[int, int], lane: VReg
    ) -> None:
        self.index, self.shared, self.places = index, shared, places
        self.root: Scope = index.root
        found = stores(program)
        self.slots = {id(store): slot_of(load.array) for store, load, _ in found}
        self.lane = program.lane
        shared.boxed = frozenset(store.array for store, _, _ in found if isinstance(store.array, Shared))
        if any(shared.offsets[array] % ALIGN for array in shared.boxed):
            raise IRError(f"selection: boxes go to arrays at multiples of {ALIGN} bytes")
        self.stages = max(s.stages for s in walk(program.body) if isinstance(s, For))
        self.barriers = shared.reserve(BARRIER_BYTES * self.stages)
        self.maps: dict[int, VReg] = {}
        self.held: dict[tuple[Shared, int], tuple[VReg, list[Any]]] = {}
        self.begin(lane)

    def begin(self, lane: VReg) -> None:
        """Choose the warp and the lane that ask for boxes, and make the barriers."""
        root = self.root
        self.others = root.reg("q")
        root.into(self.others, "VOTEU.ALL", root.p("ISETP.GE.U32.AND", lane, WARP, True))
        self.first = root.p("ISETP.EQ.U32.AND", lane, 0, True)
        counts, missing = root.reg("u", 2), FULL - len(self.shared.boxed)
        for part, word in enumerate((missing << 1, missing << 11)):
            root.into(counts[part], "UMOV", Bits(word))
        for stage in range(self.stages):
            where, before = root.reg("u"), root.reg("u", 2)
            root.into(where, "UMOV", Bits(self.barriers + BARRIER_BYTES * stage))
            root.emit("SYNCS.EXCH.64", (before,), (where, counts), Minus(self.others))
        root.do("FENCE.VIEW.ASYNC.S")
        root.do("BAR.SYNC.DEFER_BLOCKING", Bits(0))

    def map(self, slot: int) -> VReg:
        """The address of a tensor's map. What the card still holds of one that lay there is given up."""
        if slot not in self.maps:
            root = self.root
            chip = root.target
            bank = root.r("LDC.64", BankWord(chip.own_address), count=2)
            low = root.r("IADD3", bank[0], self.places[slot] - chip.parameters, 0)
            pair = self.maps[slot] = root.reg("u", 2)
            for part, word in enumerate((low, bank[1])):
                root.into(pair[part], "R2UR", word)
            root.do("UTMACCTL.IV", pair, guard=Minus(self.others))
        return self.maps[slot]

    def barrier(self, turn: Form) -> Any:
        """The address of the barrier of a turn's stage."""
        return self.index.value(digit(turn, 1, self.stages) * BARRIER_BYTES + self.barriers)

    def bring(self, statement: StoreTile, scope: Scope) -> None:
        """Ask for a box, by rows of 64 elements, and tell the barrier how many bytes come."""
        box, array = statement.box, statement.array
        if box is None or not isinstance(array, Shared):
            raise IRError("selection: a program brings boxes alone, or none")
        pair, barrier = self.map(self.slots[id(statement)]), self.barrier(box.turn)
        begin = fix(statement.index, {self.lane: 0, **dict.fromkeys(statement.parts, 0)})
        asked = []
        for at in range(0, box.shape[0], BOX_ROW):
            place = self.shared.address(array, begin + at * prod(box.shape[1:]))
            to = place.offset if isinstance(place.base, int) else self.index.plus(place.base, place.offset)
            corner = (box.corner[0] + at, *box.corner[1:])
            values = (to, barrier, *map(self.index.value, corner))
            asked.append(self.uniform((array, at), values, scope))
        count = scope.vector(prod(box.shape) * array.dtype.itemsize)
        told = 0, Address(scope.vector(barrier)), count
        scope.do("SYNCS.ARRIVE.TRANS64", *told, guard=self.first)
        for registers in asked:
            scope.do(f"UTMALDG.{len(box.shape)}D", registers, pair, guard=Minus(self.others))

    def uniform(self, key: tuple[Shared, int], values: tuple[Any, ...], scope: Scope) -> VReg:
        """Values that are the same in all lanes, in uniform registers side by side, the same ones for a place
        in every turn; what one of them holds already stays."""
        if key not in self.held:
            self.held[key] = self.root.reg("u", len(values)), [None] * len(values)
        made, known = self.held[key]
        for part, value in enumerate(values):
            if known[part] is value or (isinstance(value, int) and known[part] == value):
                continue
            is_number = isinstance(value, int)
            scope.into(made[part], *(("UMOV", Bits(value)) if is_number else ("R2UR", value)))
            known[part] = value
        return made

    def wait(self, turn: Form, scope: Scope) -> None:
        """Until the bytes of a turn are there: until the phase of its barrier is over."""
        parity = self.index.value(digit(turn, self.stages, 2))
        word = scope.vector(
            parity << 31 if isinstance(parity, int) else scope.r("SHF.L.U32", parity, Bits(31), 0)
        )
        barrier = Address(scope.vector(self.barrier(turn)))
        inner = scope.inner()
        inner.again(Minus(inner.p("SYNCS.PHASECHK.TRANS64.TRYWAIT", barrier, word)))
