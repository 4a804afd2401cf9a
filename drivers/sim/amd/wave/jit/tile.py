"""Multiply-adds put off until somebody asks for their sum, then written in an order that keeps the sums in
host registers.

A matmul kernel's inner loop names more accumulators than the host has vector registers. Each accumulator is
a chain of its own, so a block's chains may be computed eight accumulators and eight lanes at a time without
changing any result. Put off is only v_fmac_f32, alone or paired, with all lanes on; its sources are taken as
they are where it stands, and LDS loads among them are written with it. Sums are asked for by any other
instruction that names their register, by the end of the block, and by stores to LDS.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.code.steps import VGPR, WITHOUT_EFFECT, BasicBlock
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.chunk import CHUNK, CHUNKS, HOST_LANES, is_row, load_chunk, spread
from drivers.sim.amd.wave.jit.modes import quiets
from drivers.sim.amd.wave.jit.refusal import Refusal
from drivers.sim.amd.wave.jit.registers import Aside
from drivers.sim.amd.wave.jit.static import Deferred, LoadSource
from drivers.sim.amd.wave.jit.wave import Wave, constant_bits
from drivers.sim.llvm.text import F32, HOST, I64, V32, Text

SHORTEST_RUN = 16
GROUP = 8  # accumulators at a time: with a source and a product they fit 16 host registers
FLOATS = f"<{HOST_LANES} x float>"
LDS_WRITERS = ("ds_", "flat_")
ANY_REGISTER = "v_movrel"
CHUNK_SHIFT = 5
CHUNK_BYTES = 1 << CHUNK_SHIFT


@dataclass(frozen=True)
class Source:
    """A source where its instruction stands: a "vector" or "scalar" value, a "constant" by its bits, a "load"
    from LDS, or a pointer to what lies "aside": all lanes, or a "word" for all of them."""

    kind: str
    text: str = ""
    load: Deferred | None = None


@dataclass(frozen=True)
class MultiplyAdd:
    """``target += left * right``; target is a VGPR index, and once put off the key of `Wave`; the sources
    are operands, and once put off `Source`."""

    target: int
    left: object
    right: object


def multiply_adds(inst: Inst) -> list[MultiplyAdd] | None:
    """What the instruction adds to which register: nothing for a hint, None for anything else."""
    defn = inst.defn
    if defn.mnemonic in WITHOUT_EFFECT:
        return []
    if defn.mnemonic == "v_fmac_f32" and not defn.dpp:
        options = ("src0_modifiers", "src1_modifiers", "omod", "clamp")
        if any(inst.get(name, 0) for name in options):
            return None
        return [MultiplyAdd(inst["vdst"].index, inst["src0"], inst["src1"])]
    if defn.mnemonic == "v_dual_fmac_f32 :: v_dual_fmac_f32":
        return [MultiplyAdd(inst[f"vdst{h}"].index, inst[f"src0{h}"], inst[f"vsrc1{h}"]) for h in "XY"]
    return None


class Tile:
    """The multiply-adds of one block whose sums are not used yet, in program order."""

    def __init__(self, wave: Wave, is_worth: bool = True) -> None:
        self.wave, self.is_worth = wave, is_worth
        wave.puts_aside = is_worth
        self.parts: list[MultiplyAdd] = []
        self.targets: set[int] = set()

    def take(self, inst: Inst) -> bool:
        """Put the instruction off if it can be; else write what it asks for. Whether it was put off."""
        can_wait = self.is_worth and self.wave.exec_full and self.wave.mode.is_default
        can_wait = can_wait and quiets(self.wave) is True
        parts = multiply_adds(inst) if can_wait else None
        if parts is None:
            self.prepare(inst)
            return False
        if not parts:
            return False
        for half in range(self.wave.wave_size // 32):
            self.wave.part = half
            self._put_off(parts)
        self.wave.part = 0
        return True

    def _put_off(self, parts: list[MultiplyAdd]) -> None:
        shift = VGPR * self.wave.part
        if self.targets & {index + shift for part in parts for index in source_registers(part)}:
            self.write()
        late = [MultiplyAdd(p.target + shift, self._source(p.left), self._source(p.right)) for p in parts]
        self.parts += late
        self.targets |= {part.target for part in late}

    def _source(self, operand: object) -> Source:
        if not isinstance(operand, Reg):
            return Source("constant", str(constant_bits(operand, "f32")))
        if operand.code < VGPR:
            word = self.wave.word_of(operand.code)
            return Source("word", word) if word else Source("scalar", self.wave.scalar(operand.code))
        found = self.wave.deferred(operand.index)
        if isinstance(found, Aside):
            return Source("aside", found.pointer)
        if isinstance(found, Deferred):
            return Source("load", load=found)
        return Source("vector", self.wave.vector(operand.index))

    def prepare(self, inst: Inst) -> None:
        """Before an instruction that is not put off: write what it reads, and loads that it may overtake."""
        name = inst.defn.mnemonic
        stores = name.startswith(LDS_WRITERS) and not name.startswith("ds_load")
        everything = stores or name.startswith(ANY_REGISTER)
        if self.targets and (everything or {key % VGPR for key in self.targets} & vector_registers(inst)):
            self.write()
        if stores:
            self.wave.write_deferred()

    def write(self) -> None:
        """Write all of them."""
        parts, self.parts, self.targets = self.parts, [], set()
        if len(parts) < SHORTEST_RUN:
            for part in parts:
                write_whole(self.wave, part)
        else:
            write_sliced(self.wave, parts)


def is_worth_it(block: BasicBlock) -> bool:
    """Whether the block has enough multiply-adds for a loop over chunks."""
    return sum(len(multiply_adds(step.inst) or []) for step in block.steps) >= SHORTEST_RUN


def source_registers(part: MultiplyAdd) -> set[int]:
    return {
        source.code - VGPR
        for source in (part.left, part.right)
        if isinstance(source, Reg) and source.code >= VGPR
    }


def vector_registers(inst: Inst) -> set[int]:
    """Indices of all vector registers that it names."""
    registers = (*inst.reads(), *inst.writes())
    return {code - VGPR for register in registers for code in register.codes() if code >= VGPR}


# -- all lanes at once -----------------------------------------------------------------------------


def write_whole(wave: Wave, part: MultiplyAdd) -> None:
    t = wave.t
    factors = [t.bits(V32, whole(t, source), F32) for source in sources(part)]
    total = t.bits(V32, wave.vector_at(part.target), F32)
    value = t.call(F32, "llvm.fma.v32f32", *((F32, each) for each in (*factors, total)))
    wave.replace_at(part.target, t.bits(F32, value, V32))


def sources(part: MultiplyAdd) -> list[Source]:
    found = [source for source in (part.left, part.right) if isinstance(source, Source)]
    if len(found) != 2:
        raise Refusal(f"the sources of a multiply-add to v{part.target} were not taken")
    return found


def whole(t: Text, source: Source) -> str:
    """All lanes of a source."""
    if source.load:
        return source.load.value(t)
    if source.kind == "vector":
        return source.text
    if source.kind == "aside":
        return Aside(source.text).value(t)
    if source.kind == "word":
        return t.splat(V32, t.let(f"load i32, ptr {source.text}, align 4{HOST}"))
    return t.splat(V32, source.text)


# -- eight lanes at a time -------------------------------------------------------------------------


def write_sliced(wave: Wave, parts: list[MultiplyAdd]) -> None:
    """A loop over the chunks of eight lanes. Accumulators lie in their slots; in the loop's body those of a
    group stay in host registers through all of its multiply-adds.
    """
    targets = list(dict.fromkeys(part.target for part in parts))
    slots = {target: wave.put_in_slot(target) for target in targets}
    named = list(dict.fromkeys(source for part in parts for source in sources(part)))
    fixed = {source: value_before(wave, source) for source in named}
    columns = write_columns(wave, [source.load for source in named if source.load])
    with chunk_loop(wave.t, CHUNKS) as index:
        body = Body(wave.t, index, fixed, columns)
        for first in range(0, len(targets), GROUP):
            group = {target: slots[target] for target in targets[first : first + GROUP]}
            body.write_group(group, [part for part in parts if part.target in group])


@contextmanager
def chunk_loop(t: Text, count: int) -> Iterator[str]:
    """What is written inside is done `count` times; gives the index."""
    loop, after, before = t.fresh("slice"), t.fresh("sliced"), t.fresh("before")
    index, onward = t.fresh("chunk"), t.fresh("next")
    t.do(f"br label %{before}")
    t.label(before)
    t.do(f"br label %{loop}")
    t.label(loop)
    with t.side_path():
        t.do(f"%{index} = phi i64 [ 0, %{before} ], [ %{onward}, %{loop} ]")
        yield f"%{index}"
        t.do(f"%{onward} = add i64 %{index}, 1")
        more = t.compare("icmp ult", I64, f"%{onward}", str(count))
        t.do(f"br i1 {more}, label %{loop}, label %{after}")
    t.label(after)


def write_columns(wave: Wave, loads: list[Deferred]) -> dict[Deferred, str]:
    """Loads whose lanes must be sorted into columns, done once for all groups: where the columns lie. Chunks
    that stand at the same places share them.
    """
    t, found = wave.t, {}
    for period in (1, 2, CHUNKS):
        places: dict[LoadSource, list[Deferred]] = {}
        for load in loads:
            if is_regular(load.place) and needs_columns(load.place) and period_of(load.place) == period:
                places.setdefault(load.place, []).append(load)
        if not places:
            continue
        slots = {load: wave.spare_slot() for each in places.values() for load in each}
        with chunk_loop(t, period) as index:
            offset = t.op(f"shl i64 {index}, {CHUNK_SHIFT}")
            for place, each in places.items():
                values = read(t, place, index)
                for load in each:
                    target = t.op(f"getelementptr i8, ptr {slots[load]}, i64 {offset}")
                    t.do(f"store {CHUNK} {values[load.dword]}, ptr {target}, align {CHUNK_BYTES}{HOST}")
        found.update(slots)
    return found


def needs_columns(place: LoadSource) -> bool:
    """Whether a chunk of it is neither one element for all lanes nor a row of dwords."""
    offsets = relative(place, 0)
    return not (is_row(offsets, 0) or (place.dwords == 1 and is_row(offsets, 4)))


def period_of(place: LoadSource) -> int:
    """After how many chunks the same places come again."""
    chunks = [place.chunk(index) for index in range(CHUNKS)]
    return next(count for count in (1, 2, CHUNKS) if chunks[count:] == chunks[:-count])


def value_before(wave: Wave, source: Source) -> str:
    """What the loop needs of a source: a constant for all lanes, where a dword for all lanes lies in memory,
    or the lanes of a vector. Nothing of a load that is the same in each chunk but for its place.
    """
    t = wave.t
    if source.kind == "constant":
        return spread(t, source.text)
    if source.kind == "scalar":
        pointer = wave.spare_word()
        t.do(f"store i32 {source.text}, ptr {pointer}, align 4{HOST}")
        return pointer
    if source.kind in ("aside", "word"):
        return source.text
    if source.load and is_regular(source.load.place):
        return ""
    pointer = wave.spare_slot()
    t.do(f"store {V32} {whole(t, source)}, ptr {pointer}, align 64{HOST}")
    return pointer


def is_regular(place: LoadSource) -> bool:
    """Whether the lanes of each chunk stand to its first lane as those of the others do."""
    return len({relative(place, index) for index in range(CHUNKS)}) == 1


def relative(place: LoadSource, index: int) -> tuple[int, ...]:
    offsets = place.chunk(index)
    return tuple(offset - offsets[0] for offset in offsets)


def read(t: Text, place: LoadSource, index: str) -> list[str]:
    """Chunk `index` of a load."""
    firsts = [place.chunk(chunk)[0] for chunk in range(CHUNKS)]
    pointer = t.op(f"getelementptr i8, ptr {place.pointer}, i64 {first_lane(t, firsts, index)}")
    return load_chunk(t, pointer, relative(place, 0), place.dwords)


def first_lane(t: Text, firsts: list[int], index: str) -> str:
    """Where the chunk's first lane stands: ``a * (index & 1) + b * (index >> 1)`` where that holds, as it
    does for rows and squares of lanes; else chosen one by one.
    """
    start = firsts[0]
    low, high = firsts[1] - start, firsts[2] - start
    if firsts[3] - start == low + high:
        odd, pair = t.op(f"and i64 {index}, 1"), t.op(f"lshr i64 {index}, 1")
        parts = [t.op(f"mul i64 {odd}, {low}"), t.op(f"mul i64 {pair}, {high}")]
        return t.op(f"add i64 {t.op(f'add i64 {parts[0]}, {parts[1]}')}, {start}")
    found = str(firsts[-1])
    for chunk, first in enumerate(firsts[:-1]):
        here = t.compare("icmp eq", I64, index, str(chunk))
        found = t.select("i1", here, I64, str(first), found)
    return found


class Body:
    """The loop's body: chunk `index` of everything. `columns`: loads that lie sorted already."""

    def __init__(self, t: Text, index: str, fixed: dict[Source, str], columns: dict[Deferred, str]) -> None:
        self.t, self.index, self.fixed, self.columns = t, index, fixed, columns
        self.loaded: dict[LoadSource, list[str]] = {}
        self.known: dict[Source, str] = {}

    def write_group(self, slots: dict[int, str], parts: Sequence[MultiplyAdd]) -> None:
        """Loads are made anew in each group: host registers hold no value from one to the next."""
        t, self.loaded, self.known = self.t, {}, {}
        places = {target: self.chunk_of(slot) for target, slot in slots.items()}
        values = {
            target: t.let(f"load {FLOATS}, ptr {place}, align {CHUNK_BYTES}{HOST}")
            for target, place in places.items()
        }
        values = pin(t, values)
        for part in parts:
            left, right = (t.bits(CHUNK, self.value(source), FLOATS) for source in sources(part))
            arguments = ((FLOATS, left), (FLOATS, right), (FLOATS, values[part.target]))
            values[part.target] = t.call(FLOATS, f"llvm.fma.v{HOST_LANES}f32", *arguments)
        for target, value in pin(t, values).items():
            t.do(f"store {FLOATS} {value}, ptr {places[target]}, align {CHUNK_BYTES}{HOST}")

    def chunk_of(self, pointer: str, period: int = CHUNKS) -> str:
        """Chunk `index` of what lies there, or of its repetition."""
        t = self.t
        index = self.index if period == CHUNKS else t.op(f"and i64 {self.index}, {period - 1}")
        return t.op(f"getelementptr i8, ptr {pointer}, i64 {t.op(f'shl i64 {index}, {CHUNK_SHIFT}')}")

    def value(self, source: Source) -> str:
        """Eight lanes of a source."""
        if source not in self.known:
            self.known[source] = self.fetch(source)
        return self.known[source]

    def fetch(self, source: Source) -> str:
        load, fixed = source.load, self.fixed[source]
        if source.kind == "constant":
            return fixed
        if source.kind in ("scalar", "word"):
            return spread(self.t, self.t.let(f"load i32, ptr {fixed}, align 4{HOST}"))
        if fixed:
            return self.t.let(f"load {CHUNK}, ptr {self.chunk_of(fixed)}, align {CHUNK_BYTES}{HOST}")
        if load is None:
            raise Refusal("a source of a multiply-add is nowhere")
        if load in self.columns:
            pointer = self.chunk_of(self.columns[load], period_of(load.place))
            return self.t.let(f"load {CHUNK}, ptr {pointer}, align {CHUNK_BYTES}{HOST}")
        if load.place not in self.loaded:
            self.loaded[load.place] = read(self.t, load.place, self.index)
        return self.loaded[load.place][load.dword]


def pin(t: Text, values: dict[int, str]) -> dict[int, str]:
    """The same values, all in host registers here: LLVM's scheduler moves no part of a group across."""
    if not engine().pins_vectors:
        return values
    kinds = ", ".join([FLOATS] * len(values))
    results = ",".join(["=x"] * len(values))
    ties = ",".join(str(index) for index in range(len(values)))
    arguments = ", ".join(f"{FLOATS} {value}" for value in values.values())
    if len(values) == 1:
        return {target: t.let(f'call {FLOATS} asm sideeffect "", "=x,0"({arguments})') for target in values}
    pinned = t.let(f'call {{ {kinds} }} asm sideeffect "", "{results},{ties}"({arguments})')
    parts = [t.op(f"extractvalue {{ {kinds} }} {pinned}, {index}") for index in range(len(values))]
    return dict(zip(values, parts, strict=True))
