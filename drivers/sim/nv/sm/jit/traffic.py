"""Loads, stores, atomics and constants of compiled warps: calls of the library, a look for a fault behind
each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from drivers.nv.isa.access import width
from drivers.nv.isa.places import Const
from drivers.sim.llvm.text import V32, V64
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.jit.emit import Emit, Unsupported
from drivers.sim.nv.sm.jit.layout import BlockContext, Warp
from drivers.sim.nv.sm.jit.value import IrValue
from drivers.sim.nv.sm.lanes import WarpLanes
from drivers.sim.nv.sm.meaning.memory import AccessSize
from drivers.sim.nv.sm.request import LOCAL_END

Hosts = str  # a name of <32 x i64>: host addresses
NARROW = {"U8": ("i8", "zext"), "S8": ("i8", "sext"), "U16": ("i16", "zext"), "S16": ("i16", "sext")}
ATOMICS = {  # (operation, type) -> the library's function
    ("ADD", ""): "add_i32", ("MIN", ""): "min_i32", ("MAX", ""): "max_i32", ("MIN", "S32"): "min_s32",
    ("MAX", "S32"): "max_s32", ("ADD", "S32"): "add_i32", ("INC", ""): "inc_i32", ("DEC", ""): "dec_i32",
    ("AND", ""): "and_i32", ("OR", ""): "or_i32", ("XOR", ""): "xor_i32", ("EXCH", ""): "xchg_i32",
    ("ADD", "64"): "add_i64", ("MIN", "64"): "min_i64", ("MAX", "64"): "max_i64", ("MIN", "S64"): "min_s64",
    ("MAX", "S64"): "max_s64", ("AND", "64"): "and_i64", ("OR", "64"): "or_i64", ("XOR", "64"): "xor_i64",
    ("EXCH", "64"): "xchg_i64", ("ADD", "S64"): "add_i64",
    ("ADD", "F32.FTZ.RN"): "add_float", ("ADD", "F64.RN"): "add_double",
}  # fmt: skip
# Instructions that may reach shared and local memory too; other atomics are taken for those of global memory.
ANYWHERE = ("LD", "ST", "ATOM", "ATOM.E.CAS", "ATOM.E.CAST.SPIN")


class Traffic(Emit, WarpLanes):
    """With memory. shared, local: bytes declared for a block, and for a thread from 0 and up to 16 MiB."""

    shared_bytes: int
    local_low: int
    local_high: int

    def fault_check(self, inst: PlacedInst, asked: IrValue | None) -> None:
        """Leave the function where the call before found a fault. asked: u32, the addresses to tell where the
        call was given others."""
        right = self.t.let(f"icmp eq i32 {self.load('%c', BlockContext.FAULT, 'i32')}, 0")
        self.t.unless(right, lambda: self.tell(inst, asked), "faulted")

    def tell(self, inst: PlacedInst, asked: IrValue | None) -> None:
        """Say where a fault was. The library lets lanes that take no part go where the first goes that takes
        one: a fault of theirs is that one's."""
        t = self.t
        self.store("%c", BlockContext.PC, "i64", str(inst.pc))
        lane = self.load("%c", BlockContext.LANE, "i32")
        if self.mask is not None:
            part = t.let(f"trunc i32 {t.two('lshr', 'i32', self.mask, lane)} to i1")
            lane = t.select("i1", part, "i32", lane, self.first())
            self.store("%c", BlockContext.LANE, "i32", lane)
        if asked is not None:
            own = t.op(f"zext i32 {t.lane(asked.type, asked.name, lane)} to i64")
            self.store("%c", BlockContext.ADDRESS, "i64", own)

    def in_global(self, inst: PlacedInst, address: IrValue, size: int, write: bool) -> Hosts:
        given = (V64, address.name), ("i32", self.masked()), ("i64", str(size)), ("i32", str(int(write)))
        return self.checked(inst, V64, "resolve", *given)

    def in_shared(self, inst: PlacedInst, address: IrValue, size: int) -> Hosts:
        return self.within(inst, address.name, size, self.shared_bytes, "%shared")

    def within(
        self, inst: PlacedInst, address: str, size: int, end: int, base: str, asked: IrValue | None = None
    ) -> Hosts:
        given = (V32, address), ("i32", self.masked()), ("i32", str(size)), ("i32", str(end)), ("ptr", base)
        return self.checked(inst, V64, "bounded", *given, asked=asked)

    def in_local(self, inst: PlacedInst, address: IrValue, size: int) -> Hosts:
        """The lane's own bytes lie one lane after the other."""
        low, high = self.local_low, self.local_high
        is_high = address > self.const(LOCAL_END - high - 1, "u32")
        own = self.where(is_high, address - (LOCAL_END - high - low), address)
        beyond = ~is_high & (address > self.const(low - size, "u32")) if low >= size else ~is_high
        own = self.where(beyond, address | 0x80000000, own)
        hosts = self.within(inst, own.name, size, low + high, "%local", address)
        return (self.value(hosts, "u64") + self.resize(self.lane(), "u64") * (low + high)).name

    def checked(
        self, inst: PlacedInst, result: str, name: str, *arguments: tuple[str, str],
        asked: IrValue | None = None,
    ) -> str:  # fmt: skip
        """A library function that may find a fault."""
        found = self.call(result, name, ("ptr", "%c"), *arguments)
        self.fault_check(inst, asked)
        return found

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A library function."""
        given = ", ".join(f"{kind} {value}" for kind, value in arguments)
        if result == "void":
            self.t.do(f"call void @{name}({given})")
            return ""
        return self.t.let(f"call {result} @{name}({given})")

    def place(self, inst: PlacedInst, space: str, address: IrValue, size: int, write: bool) -> Hosts:
        """Host addresses of an access."""
        if space == "shared":
            return self.in_shared(inst, address, size)
        if space == "local":
            return self.in_local(inst, address, size)
        if inst.name in ANYWHERE:
            raise Unsupported(f"{inst.name} of a generic address")
        return self.in_global(inst, address, size, write)

    def loaded(
        self, inst: PlacedInst, space: str, address: IrValue, part: AccessSize, takes: IrValue | None = None
    ) -> list[IrValue]:
        if takes is None:
            return self.words_at(part, self.place(inst, space, address, part.bytes, False))
        t, outer = self.t, self.mask
        self.mask = t.two("and", "i32", t.bits("<32 x i1>", takes.name, "i32"), self.masked())
        hosts = self.place(inst, space, address, part.bytes, False)
        readable = t.splat(V64, t.op("ptrtoint ptr %loaded to i64"))
        hosts = t.select("<32 x i1>", self.vector_mask(), V64, hosts, readable)
        self.mask = outer
        return [self.where(takes, word, self.const(0, "u32")) for word in self.words_at(part, hosts)]

    def words_at(self, part: AccessSize, hosts: Hosts) -> list[IrValue]:
        self.call("void", f"load_{part.name}", (V64, hosts), ("ptr", "%loaded"))
        return [self.value(self.load("%loaded", 128 * n, V32), "u32") for n in range(part.words)]

    def stored(
        self, inst: PlacedInst, space: str, address: IrValue, part: AccessSize, words: Sequence[IrValue]
    ) -> None:
        hosts = self.place(inst, space, address, part.bytes, True)
        given = (V64, hosts), ("i32", self.masked()), *((V32, word.name) for word in words)
        self.call("void", f"store_{part.name}", *given)

    def constants(self, inst: PlacedInst, part: AccessSize) -> list[IrValue]:
        """At a place that the instruction says; with a register in the address the reference runs it."""
        operand, bank, offset = inst.operands["c"], inst.get("c_bank"), inst.get("c_offset")
        if isinstance(operand, Const) and operand.index and inst.get("c_index") != (1 << operand.index) - 1:
            raise Unsupported("LDC with an index")
        self.check_constant(bank, offset, part.bytes)
        if part.name not in NARROW:
            return [self.constant(inst, bank, offset + 4 * n) for n in range(part.words)]
        base = self.load("%c", BlockContext.BANK + 8 * bank, "ptr")
        kind, verb = NARROW[part.name]
        one = self.t.let(f"load {kind}, ptr {self.at(base, offset)}")
        return [self.spread(self.t.cast(verb, kind, one, "i32"), "u32")]

    @abstractmethod
    def check_constant(self, bank: int, offset: int, size: int) -> None:
        """Is there a constant of this size? Raises Unsupported."""

    def atomic(
        self, inst: PlacedInst, space: str, address: IrValue, op: str, kind: str,
        data: Sequence[IrValue], swap: Sequence[IrValue] | None,
    ) -> list[IrValue]:  # fmt: skip
        verb = ATOMICS.get((op, kind)) if swap is None else f"cas_i{32 * len(data)}"
        if verb is None or len(data) > 2:
            raise Unsupported(f"an atomic {op} of {kind}")
        is_wide = len(data) == 2
        vector = V64 if is_wide else V32
        hosts = self.place(inst, space, address, 4 * len(data), True)
        given = [
            (vector, (self.join(*words) if is_wide else words[0]).name) for words in (data, swap or data)
        ]
        old = self.call(vector, f"atomic_{verb}", (V64, hosts), ("i32", self.masked()), *given)
        if not is_wide:
            return [self.value(old, "u32")]
        both = self.value(old, "u64")
        return [self.resize(both, "u32"), self.resize(both >> 32, "u32")]


handles = Handlers[Traffic]()


@handles("LDSM.16")
def matrices(m: Traffic, i: PlacedInst) -> None:
    """For all lanes, whose first ones give the rows."""
    hosts = m.in_shared(i, m.short_address(i), 16)
    name = f"matrices_{width(i.made.form, i.word, 'd')}{'t' * bool(i.get('trans'))}"
    m.call("void", name, (V64, hosts), ("ptr", m.at("%w", Warp.REGISTERS + 128 * i.get("d"))))


@handles("MEMBAR")
def fence(m: Traffic, i: PlacedInst) -> None:
    m.t.do("fence seq_cst")
