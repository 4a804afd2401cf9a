"""Loads, stores, atomics and constants of compiled warps: calls of the library, a look for a fault behind
each."""

from __future__ import annotations

from collections.abc import Callable

from drivers.nv.isa.access import WORDS, modifier, width
from drivers.nv.isa.places import Const, Mem
from drivers.sim.llvm.text import V32, V64, Text
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.jit.emit import LANES, Emit, Unsupported
from drivers.sim.nv.sm.jit.layout import BlockContext, Warp
from drivers.sim.nv.sm.jit.value import IrValue
from drivers.sim.nv.sm.jit.warpgroup import Kind
from drivers.sim.nv.sm.traffic import LOCAL_END

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


class Traffic(Emit):
    """With memory. shared, local: bytes declared for a block, and for a thread from 0 and up to 16 MiB."""

    shared_bytes = local_low = local_high = 0
    uniform_zero = 63  # the number of URZ

    def __init__(self, t: Text) -> None:
        super().__init__(t)
        self.products: dict[str, Kind] = {}  # of warpgroups, by the name of their function

    def fault_check(self, inst: PlacedInst) -> None:
        """Leave the function where the call before found a fault."""
        t = self.t
        found = t.let(f"load i32, ptr {self.at('%c', BlockContext.FAULT)}")
        right = t.let(f"icmp eq i32 {found}, 0")
        place = self.at("%c", BlockContext.PC)
        t.unless(right, lambda: t.do(f"store i64 {inst.pc}, ptr {place}"), "faulted")

    def masked(self) -> str:
        return self.mask or "-1"

    def long_address(self, inst: PlacedInst, name: str = "at") -> IrValue:
        """u64 GPU VA of each lane."""
        number = inst.get(name)
        pair = (
            self.const(0, "u64")
            if number == 255
            else self.join(self.register(number), self.register(number + 1))
        )
        return pair + inst.get(f"{name}_offset")

    def short_address(self, inst: PlacedInst, name: str = "at") -> IrValue:
        """u32 address of each lane in shared or local memory."""
        operand, number, scale = inst.operands[name], inst.get(name), inst.get(f"{name}_scale")
        total = self.const(0, "u32") if number == 255 else self.register(number) << (scale and 1 + scale)
        if isinstance(operand, Mem) and operand.ur and inst.get("ur") != (1 << operand.ur[1]) - 1:
            total = total + self.uniform(inst.get("ur"))
        return total + inst.get(f"{name}_offset")

    def in_global(self, inst: PlacedInst, address: IrValue, size: int, write: bool) -> Hosts:
        arguments = (
            ("ptr", "%c"),
            (V64, address.name),
            ("i32", self.masked()),
            ("i64", str(size)),
            ("i32", str(int(write))),
        )
        found = self.call(V64, "resolve", *arguments)
        self.fault_check(inst)
        return found

    def in_shared(self, inst: PlacedInst, address: IrValue, size: int) -> Hosts:
        return self.within(inst, address.name, size, self.shared_bytes, "%shared")

    def within(self, inst: PlacedInst, address: str, size: int, end: int, base: str) -> Hosts:
        arguments = (
            ("ptr", "%c"),
            (V32, address),
            ("i32", self.masked()),
            ("i32", str(size)),
            ("i32", str(end)),
            ("ptr", base),
        )
        found = self.call(V64, "bounded", *arguments)
        self.fault_check(inst)
        return found

    def in_local(self, inst: PlacedInst, address: IrValue, size: int) -> Hosts:
        """The lane's own bytes lie one lane after the other."""
        low, high = self.local_low, self.local_high
        is_high = address > self.const(LOCAL_END - high - 1, "u32")
        own = self.where(is_high, address - (LOCAL_END - high - low), address)
        beyond = ~is_high & (address > self.const(max(low - size, 0), "u32")) if low >= size else ~is_high
        own = self.where(beyond, self.const(0x80000000, "u32"), own)
        hosts = self.within(inst, own.name, size, low + high, "%local")
        return (self.value(hosts, "u64") + self.resize(self.lane(), "u64") * (low + high)).name

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A library function."""
        given = ", ".join(f"{kind} {value}" for kind, value in arguments)
        if result == "void":
            self.t.do(f"call void @{name}({given})")
            return ""
        return self.t.let(f"call {result} @{name}({given})")

    def place(self, inst: PlacedInst, size: int, write: bool) -> Hosts:
        """Host addresses of an access by the instruction's name."""
        name = inst.name
        if name in ("LDS", "STS") or name.startswith(("ATOMS", "LDSM")):
            return self.in_shared(inst, self.short_address(inst), size)
        if name in ("LDL", "STL"):
            return self.in_local(inst, self.short_address(inst), size)
        if name in ("LD", "ST"):
            raise Unsupported(f"{name} of a generic address")
        return self.in_global(inst, self.long_address(inst), size, write)

    def loaded(self, name: str, words: int, hosts: Hosts) -> list[IrValue]:
        self.call("void", f"load_{name}", (V64, hosts), ("ptr", "%loaded"))
        return [self.value(self.load("%loaded", 128 * n, V32), "u32") for n in range(words)]

    def stored(self, name: str, hosts: Hosts, values: list[IrValue]) -> None:
        self.call(
            "void", f"store_{name}", (V64, hosts), ("i32", self.masked()), *((V32, v.name) for v in values)
        )


Handler = Callable[[Traffic, PlacedInst], None]
TRAFFIC: dict[str, Handler] = {}


def handles(*names: str) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        TRAFFIC.update(dict.fromkeys(names, handler))
        return handler

    return add


def shape(inst: PlacedInst) -> tuple[str, int, int]:
    """(name of the library's function, words of registers, bytes) of an access."""
    spelled = modifier(inst.made.form, inst.word, "size")
    if spelled in NARROW:
        return spelled, 1, int(spelled[1:]) // 8
    words = WORDS[spelled]
    return str(words), words, 4 * words


@handles("LDG", "LDS", "LDL", "LD")
def load(m: Traffic, i: PlacedInst) -> None:
    name, words, size = shape(i)
    for n, value in enumerate(m.loaded(name, words, m.place(i, size, False))):
        m.put(i, value, word=n)


@handles("STG", "STS", "STL", "ST")
def store(m: Traffic, i: PlacedInst) -> None:
    name, words, size = shape(i)
    hosts = m.place(i, size, True)
    m.stored(name, hosts, [m.raw(i, "data", n) for n in range(words)])


@handles("LDGSTS.E")
def copy(m: Traffic, i: PlacedInst) -> None:
    """Lanes whose predicate operand does not hold store zeros."""
    words = {"": 1, "64": 2, "128": 4}[modifier(i.made.form, i.word, "size")]
    to = m.in_shared(i, m.short_address(i, "to"), 4 * words)
    source, whole, takes = m.long_address(i), m.mask, m.truth(i, "s")
    if i.get("s") == 7 and not i.get("s_neg"):
        m.stored(str(words), to, m.loaded(str(words), words, m.in_global(i, source, 4 * words, False)))
        return
    m.mask = m.t.two("and", "i32", m.t.bits("<32 x i1>", takes.name, "i32"), m.masked())
    found = m.in_global(i, source, 4 * words, False)
    found = m.t.select("<32 x i1>", m.vector_mask(), V64, found, to)  # a place that can be read in any lane
    values = m.loaded(str(words), words, found)
    m.mask = whole
    m.stored(str(words), to, [m.where(takes, value, m.const(0, "u32")) for value in values])


@handles("LDC", "ULDC", "LDCU")
def load_constant(m: Traffic, i: PlacedInst) -> None:
    """At a place that the instruction says; with a register in the address the reference runs it."""
    operand, bank, offset = i.operands["c"], i.get("c_bank"), i.get("c_offset")
    name, words, size = shape(i)
    if isinstance(operand, Const) and operand.index and i.get("c_index") != (1 << operand.index) - 1:
        raise Unsupported("LDC with an index")
    m.check_constant(bank, offset, size)  # type: ignore[attr-defined]
    if name in NARROW:
        base = m.load("%c", BlockContext.BANK + 8 * bank, "ptr")
        kind, verb = NARROW[name]
        one = m.t.let(f"load {kind}, ptr {m.at(base, offset)}")
        m.put(i, m.spread(m.t.cast(verb, kind, one, "i32"), "u32"))
        return
    for n in range(words):
        m.put(i, m.constant(i, bank, offset + 4 * n), word=n)


@handles("LDSM.16")
def matrices(m: Traffic, i: PlacedInst) -> None:
    """For all lanes, whose first ones give the rows."""
    hosts = m.in_shared(i, m.short_address(i), 16)
    name = f"matrices_{width(i.made.form, i.word, 'd')}{'t' * bool(i.get('trans'))}"
    m.call("void", name, (V64, hosts), ("ptr", m.at("%w", Warp.REGISTERS + 128 * i.get("d"))))


@handles("HGMMA")
def warpgroup_product(m: Traffic, i: PlacedInst) -> None:
    t, pair = m.t, i.get("b") if "a" in i.operands else i.get("ab")
    kind = product_kind(i)
    m.products[kind.name] = kind
    adds = "true"
    if i.get("adds"):
        word = m.load("%w", Warp.UNIFORM_PREDICATES + 4 * (7 - i.get("adds")), "i32")
        adds = t.cast("trunc", "i32", word, "i1")
    adds = t.two("xor", "i1", adds, "true") if i.get("adds_neg") else adds
    if kind.in_registers:
        left = "ptr", m.at("%w", Warp.REGISTERS + 128 * i.get("a"))
    else:
        left = "i64", m.load("%w", Warp.UNIFORMS + 4 * pair, "i64")
    has_sum = i.get("c") != 255
    places = [m.at("%w", Warp.REGISTERS + 128 * i.get(name)) for name in ("d", "c" if has_sum else "d")]
    quarter = t.let(f"and i32 {m.load('%c', BlockContext.WARP, 'i32')}, 3")
    m.call("void", kind.name, ("ptr", "%c"), ("ptr", "%shared"), ("i32", str(m.shared_bytes)),
           ("i32", quarter), ("i32", str(i.get("shape") + 1)), ("ptr", places[0]), ("ptr", places[1]),
           ("i1", adds if has_sum else "false"), left,
           ("i64", m.load("%w", Warp.UNIFORMS + 4 * (pair + 2), "i64")))  # fmt: skip
    m.fault_check(i)


def product_kind(i: PlacedInst) -> Kind:
    """Which function makes a product of a warpgroup."""
    negative = bool(i.get("negA") or i.get("a_neg")), bool(i.get("negB"))
    turned = bool(i.get("tnspA")), bool(i.get("tnspB"))
    return Kind(modifier(i.made.form, i.word, "kind"), "a" in i.operands, turned, negative)


@handles("ATOMG", "RED", "REDG", "ATOMS", "ATOMG.E.CAS", "ATOMS.CAS", "ATOMS.CAST.SPIN")
def atomic(m: Traffic, i: PlacedInst) -> None:
    kind, op = modifier(i.made.form, i.word, "type"), modifier(i.made.form, i.word, "op")
    swaps = "c" in i.operands
    if swaps and kind == "128":
        raise Unsupported("a compare-and-swap of 128 bits")
    verb = ("cas_i64" if kind == "64" else "cas_i32") if swaps else ATOMICS.get((op, kind))
    if verb is None:
        raise Unsupported(f"an atomic {op} of {kind}")
    words = 2 if verb.endswith(("64", "double")) else 1
    vector = V64 if words == 2 else V32
    hosts = m.place(i, 4 * words, True)
    data = operand_of(m, i, "data", words)
    other = operand_of(m, i, "c", words) if swaps else data
    arguments = (V64, hosts), ("i32", m.masked()), (vector, data.name), (vector, other.name)
    old = m.value(m.call(vector, f"atomic_{verb}", *arguments), "u64" if words == 2 else "u32")
    if "CAST" in i.name:
        did = old == data
        old = m.resize(did, "u64" if words == 2 else "u32")
        m.put_truth(i, "p", did)
    if "d" in i.operands:
        m.put_pair(i, old) if words == 2 else m.put(i, old)
        m.put_truth(i, "p", m.const(1, "bool"))


def operand_of(m: Traffic, i: PlacedInst, name: str, words: int) -> IrValue:
    one: IrValue = m.raw(i, name)
    return m.join(one, m.raw(i, name, 1)) if words == 2 else one


@handles("ATOMS.POPC.INC.32")
def count(m: Traffic, i: PlacedInst) -> None:
    hosts, one = m.place(i, 4, True), m.const(1, "u32").name
    given = (V64, hosts), ("i32", m.masked()), (V32, one), (V32, one)
    m.put(i, m.value(m.call(V32, "atomic_add_i32", *given), "u32"))


@handles("MEMBAR")
def fence(m: Traffic, i: PlacedInst) -> None:
    m.t.do("fence seq_cst")


@handles("ERRBAR", "CGAERRBAR", "CCTL.IVALL", "LDGDEPBAR", "DEPBAR.LE", "NOP",
         "WARPGROUP.ARRIVE", "WARPGROUP.DEPBAR.LE", "FENCE.VIEW.ASYNC")  # fmt: skip
def nothing(m: Traffic, i: PlacedInst) -> None:
    """What the order of this code makes true by itself."""


@handles("SHFL")
def shuffle(m: Traffic, i: PlacedInst) -> None:
    """As the reference has it; a lane that takes no part gives what its register has."""
    lane, how = m.lane(), i.get("how")
    b, c = m.raw(i, "b") & 31, m.raw(i, "c")
    clamp, segment = c & 31, c >> 8 & 31
    low = lane & segment
    high = low | clamp & ~segment
    signed = [m.cast(v, "i32") for v in (lane, b, high)]
    source = (
        m.cast(low | b & ~segment, "i32"),
        signed[0] - signed[1],
        signed[0] + signed[1],
        m.cast(lane ^ b, "i32"),
    )[how]
    reached = ~(source < signed[2]) if how == 1 else ~(source > signed[2])
    m.store("%w", Warp.SCRATCH, V32, m.raw(i, "a").name)
    index = m.where(reached, source, signed[0])
    base = m.t.op(f"ptrtoint ptr {m.at('%w', Warp.SCRATCH)} to i64")
    hosts = m.resize(m.cast(index, "u32"), "u64") * 4 + m.value(m.t.splat(V64, base), "u64")
    pointers = m.t.let(f"inttoptr {V64} {hosts.name} to <32 x ptr>")
    given = ("<32 x ptr>", pointers), ("i32", "4"), ("<32 x i1>", "splat (i1 true)"), (V32, "zeroinitializer")
    m.put(i, m.value(m.t.call(V32, "llvm.masked.gather.v32i32.v32p0", *given), "u32"))
    m.put_truth(i, "p", reached)


@handles("VOTE", "VOTEU")
def vote(m: Traffic, i: PlacedInst) -> None:
    t = m.t
    yes = t.two("and", "i32", t.bits("<32 x i1>", m.truth(i, "s").name, "i32"), m.masked())
    is_all, is_none = (t.compare("icmp eq", "i32", yes, word) for word in (m.masked(), "0"))
    outcome = (is_all, t.two("xor", "i1", is_none, "true"), t.two("or", "i1", is_all, is_none))[i.get("mode")]
    m.put(i, m.spread(yes, "u32"))
    m.put_truth(i, "p", m.spread(outcome, "bool"))


@handles("MATCH.ANY")
def match(m: Traffic, i: PlacedInst) -> None:
    value, lane = m.raw(i, "a"), m.lane()
    result = m.const(0, "u32")
    for n in range(LANES):
        same = value == m.permute(value, (n,) * LANES)
        word = m.t.two("and", "i32", m.t.bits("<32 x i1>", same.name, "i32"), m.masked())
        result = m.where(lane == n, m.spread(word, "u32"), result)
    m.put(i, result)


REDUCTIONS = {"": ("and", -1), "OR": ("or", 0), "XOR": ("xor", 0), "SUM": ("add", 0)}


@handles("REDUX")
def reduction(m: Traffic, i: PlacedInst) -> None:
    op, is_signed = modifier(i.made.form, i.word, "op"), bool(modifier(i.made.form, i.word, "type"))
    top = 0x7FFFFFFF if is_signed else 0xFFFFFFFF
    extremes = {"MIN": ("smin" if is_signed else "umin", top), "MAX": ("smax" if is_signed else "umax", ~top)}
    verb, neutral = (REDUCTIONS | extremes)[op]
    value = m.raw(i, "a")
    if m.mask is not None:
        value = m.where(m.value(m.vector_mask(), "bool"), value, m.const(neutral, "u32"))
    m.put(i, m.spread(m.t.call("i32", f"llvm.vector.reduce.{verb}.v32i32", (V32, value.name)), "u32"))


@handles("R2UR")
def first_lane(m: Traffic, i: PlacedInst) -> None:
    if i.get("p") != 7:
        raise Unsupported("R2UR with a predicate")
    m.put(i, m.raw(i, "a"))
