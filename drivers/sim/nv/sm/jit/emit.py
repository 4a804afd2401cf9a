"""The machine that writes LLVM IR where the reference computes: registers in memory, one instruction after
the other.

A value has 32 lanes. What is written under a mask keeps the old value in the other lanes; `mask` is None
where all lanes take part. For the uniform datapath values are scalars.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from drivers.nv.isa.operand import SPECIALS
from drivers.sim.llvm.text import Text
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.jit.layout import BlockContext, Warp
from drivers.sim.nv.sm.jit.value import KINDS, WIDTHS, IrValue, is_float, literal, type_of
from drivers.sim.nv.sm.lanes import Lanes
from drivers.sim.nv.sm.request import LANES

NAMES = {code: name.removeprefix("SR_") for code, name in SPECIALS.items()}
UNARY = {
    "abs": "llvm.fabs", "sqrt": "llvm.sqrt", "floor": "llvm.floor", "ceil": "llvm.ceil",
    "trunc": "llvm.trunc", "rint": "llvm.rint", "popcount": "llvm.ctpop", "leading": "llvm.ctlz",
    "reverse": "llvm.bitreverse",
}  # fmt: skip
NEUTRAL = {"and": -1, "umin": -1, "smin": (1 << 31) - 1, "smax": -1 << 31}  # of others 0
SUFFIX = {"i32": "i32", "i64": "i64", "float": "f32", "double": "f64", "i1": "i1"}


class Unsupported(Exception):
    """An instruction that compiled warps do not have; the reference runs the kernel."""


class Emit(Lanes):
    """Writes into `t`. %w is the warp's memory, %c the context."""

    def __init__(self, t: Text) -> None:
        self.t = t
        self.mask: str | None = None  # i32 of the lanes that take part; None: all
        self.condition: str | None = None  # i1 of a guarded instruction of the uniform datapath

    @property
    def lanes(self) -> int:
        return 1 if self.is_uniform else LANES

    def value(self, name: str, kind: str, lanes: int | None = None) -> IrValue:
        return IrValue(self.t, name, kind, self.lanes if lanes is None else lanes)

    @contextmanager
    def uniformly(self, condition: str | None) -> Iterator[None]:
        self.is_uniform, self.condition = True, condition
        yield
        self.is_uniform, self.condition = False, None

    # Memory of the warp.

    def at(self, base: str, offset: int) -> str:
        return self.t.op(f"getelementptr i8, ptr {base}, i64 {offset}")

    def load(self, base: str, offset: int, kind: str) -> str:
        align = ", align 128" if kind == "<32 x i32>" else ""
        return self.t.let(f"load {kind}, ptr {self.at(base, offset)}{align}")

    def store(self, base: str, offset: int, kind: str, value: str) -> None:
        align = ", align 128" if kind == "<32 x i32>" else ""
        self.t.do(f"store {kind} {value}, ptr {self.at(base, offset)}{align}")

    def spread(self, value: str, kind: str) -> IrValue:
        """A scalar in every lane that there is."""
        if self.is_uniform:
            return self.value(value, kind)
        return self.value(self.t.splat(type_of(kind, LANES), value), kind)

    def masked(self) -> str:
        """i32: the lanes that take part."""
        return self.mask or "-1"

    def vector_mask(self) -> str:
        return self.t.bits("i32", self.masked(), "<32 x i1>")

    def first(self) -> str:
        """i32: the lowest lane that takes part."""
        if self.mask is None:
            return "0"
        return self.t.call("i32", "llvm.cttz.i32", ("i32", self.mask), ("i1", "true"))

    # State.

    def register(self, number: int) -> IrValue:
        return self.value(self.load("%w", Warp.REGISTERS + 128 * number, "<32 x i32>"), "u32", LANES)

    def uniform(self, number: int) -> IrValue:
        return self.spread(self.load("%w", Warp.UNIFORMS + 4 * number, "i32"), "u32")

    def predicate(self, number: int, is_uniform: bool) -> IrValue:
        if not is_uniform:
            word = self.load("%w", Warp.PREDICATES + 4 * number, "i32")
            return self.value(self.t.bits("i32", word, "<32 x i1>"), "bool", LANES)
        word = self.load("%w", Warp.UNIFORM_PREDICATES + 4 * number, "i32")
        return self.spread(self.t.cast("trunc", "i32", word, "i1"), "bool")

    def constant(self, inst: PlacedInst, bank: int, offset: int) -> IrValue:
        base = self.load("%c", BlockContext.BANK + 8 * bank, "ptr")
        return self.spread(self.load(base, offset, "i32"), "u32")

    def set_register(self, number: int, value: IrValue) -> None:
        offset, name = Warp.REGISTERS + 128 * number, value.name
        if self.mask is not None:
            old = self.load("%w", offset, "<32 x i32>")
            name = self.t.select("<32 x i1>", self.vector_mask(), "<32 x i32>", name, old)
        self.store("%w", offset, "<32 x i32>", name)

    def scalar(self, value: IrValue) -> str:
        """Of a value that is the same in all lanes that take part."""
        return value.name if value.lanes == 1 else self.t.let(
            f"extractelement {value.type} {value.name}, i32 {self.first()}")  # fmt: skip

    def keep_scalar(self, offset: int, name: str) -> None:
        """Store i32, unless the guard says no."""
        if self.condition is not None:
            name = self.t.select("i1", self.condition, "i32", name, self.load("%w", offset, "i32"))
        self.store("%w", offset, "i32", name)

    def set_uniform(self, number: int, value: IrValue) -> None:
        self.keep_scalar(Warp.UNIFORMS + 4 * number, self.scalar(value))

    def set_predicate(self, number: int, is_uniform: bool, value: IrValue) -> None:
        if is_uniform:
            word = self.t.cast("zext", "i1", self.scalar(value), "i32")
            self.keep_scalar(Warp.UNIFORM_PREDICATES + 4 * number, word)
            return
        offset = Warp.PREDICATES + 4 * number
        word = self.t.bits("<32 x i1>", value.name, "i32")
        if self.mask is not None:
            old = self.load("%w", offset, "i32")
            kept = self.t.two("and", "i32", old, self.t.two("xor", "i32", self.mask, "-1"))
            word = self.t.two("or", "i32", kept, self.t.two("and", "i32", word, self.mask))
        self.store("%w", offset, "i32", word)

    def special(self, inst: PlacedInst, code: int) -> IrValue:
        name = NAMES.get(code, f"SR{code}")
        if name in ("TID.X", "TID.Y", "TID.Z"):
            return self.vector_or_first(
                self.load("%w", Warp.THREAD + 128 * "XYZ".index(name[-1]), "<32 x i32>")
            )
        places = {"CTAID.X": BlockContext.BLOCK_X, "CTAID.Y": BlockContext.BLOCK_Y,
                  "CTAID.Z": BlockContext.BLOCK_Z, "SWINHI": BlockContext.SHARED_WINDOW + 4,
                  "LWINHI": BlockContext.LOCAL_WINDOW + 4,
                  "VIRTUALSMID": BlockContext.VIRTUAL_SM}  # fmt: skip
        if name in places:
            return self.spread(self.load("%c", places[name], "i32"), "u32")
        if name in ("SRZ", "CgaCtaId", "CgaSize"):  # compiled blocks are clusters of their own
            return self.const(0, "u32")
        lane = self.lane()
        below = (self.const(1, "u32") << lane) - 1
        masks = {"LANEID": lane, "LTMASK": below, "LEMASK": below * 2 + 1, "EQMASK": below + 1,
                 "GEMASK": ~below, "GTMASK": ~(below * 2 + 1)}  # fmt: skip
        if name not in masks:
            raise Unsupported(f"SR_{name}")
        return masks[name]

    def vector_or_first(self, name: str) -> IrValue:
        made = self.value(name, "u32", LANES)
        return self.value(self.scalar(made), "u32") if self.is_uniform else made

    def lane(self) -> IrValue:
        if self.is_uniform:
            return self.value("0", "u32")
        return self.value(f"<{', '.join(f'i32 {n}' for n in range(LANES))}>", "u32")

    # Operations.

    def const(self, value: float, kind: str) -> IrValue:
        one = literal(value, kind)
        return self.value(one if self.is_uniform else f"splat ({KINDS[kind]} {one})", kind)

    def cast(self, value: IrValue, kind: str) -> IrValue:
        name = self.t.cast("bitcast", value.type, value.name, type_of(kind, value.lanes))
        return self.value(name, kind, value.lanes)

    def resize(self, value: IrValue, kind: str) -> IrValue:
        wide, narrow = WIDTHS[kind], WIDTHS[value.kind]
        verb = "trunc" if wide < narrow else "sext" if value.kind[0] == "i" else "zext"
        name = (
            self.t.cast(verb, value.type, value.name, type_of(kind, value.lanes))
            if wide != narrow
            else value.name
        )
        return self.value(name, kind, value.lanes)

    def number(self, value: IrValue, kind: str) -> IrValue:
        if is_float(value.kind) and is_float(kind):
            verb = "fpext" if kind == "f64" else "fptrunc"
        elif is_float(kind):
            verb = "sitofp" if value.kind[0] == "i" else "uitofp"
        else:
            verb = "fptosi" if kind[0] == "i" else "fptoui"
        return self.value(
            self.t.cast(verb, value.type, value.name, type_of(kind, value.lanes)), kind, value.lanes
        )

    def where(self, condition: IrValue, yes: IrValue, no: IrValue) -> IrValue:
        name = self.t.select(condition.type, condition.name, yes.type, yes.name, no.name)
        return self.value(name, yes.kind, yes.lanes)

    def intrinsic(self, name: str, value: IrValue, *more: tuple[str, str]) -> IrValue:
        suffix = SUFFIX[KINDS[value.kind]]
        suffix = suffix if value.lanes == 1 else f"v{value.lanes}{suffix}"
        made = self.t.call(value.type, f"{name}.{suffix}", (value.type, value.name), *more)
        return self.value(made, value.kind, value.lanes)

    def fma(self, a: IrValue, b: IrValue, c: IrValue) -> IrValue:
        return self.intrinsic("llvm.fma", a, (b.type, b.name), (c.type, c.name))

    def unary(self, name: str, value: IrValue) -> IrValue:
        return self.intrinsic(UNARY[name], value, *([("i1", "false")] if name == "leading" else []))

    def permute(self, value: IrValue, order: tuple[int, ...]) -> IrValue:
        chosen = ", ".join(f"i32 {n}" for n in order)
        name = self.t.op(
            f"shufflevector {value.type} {value.name}, {value.type} poison, <32 x i32> <{chosen}>"
        )
        return self.value(name, value.kind, value.lanes)

    # Each other, of the lanes that take part.

    def of_first(self, value: IrValue) -> IrValue:
        return self.spread(self.scalar(value), value.kind)

    def ballot(self, value: IrValue) -> IrValue:
        word = self.t.bits("<32 x i1>", value.name, "i32")
        return self.spread(self.t.two("and", "i32", word, self.masked()), "u32")

    def reduce(self, name: str, value: IrValue) -> IrValue:
        verb = f"{'s' if value.kind == 'i32' else 'u'}{name}" if name in ("min", "max") else name
        if self.mask is not None:
            neutral = self.const(NEUTRAL.get(verb, 0), value.kind)
            value = self.where(self.value(self.vector_mask(), "bool"), value, neutral)
        made = self.t.call("i32", f"llvm.vector.reduce.{verb}.v32i32", (value.type, value.name))
        return self.spread(made, value.kind)

    def from_lanes(self, inst: PlacedInst, value: IrValue, source: IrValue) -> IrValue:
        """A lane that takes no part gives what its register has."""
        t = self.t
        self.store("%w", Warp.SCRATCH, "<32 x i32>", value.name)
        base = t.op(f"ptrtoint ptr {self.at('%w', Warp.SCRATCH)} to i64")
        hosts = self.resize(source, "u64") * 4 + self.spread(base, "u64")
        pointers = t.let(f"inttoptr {hosts.type} {hosts.name} to <32 x ptr>")
        given = (("<32 x ptr>", pointers), ("i32", "4"), ("<32 x i1>", "splat (i1 true)"),
                 ("<32 x i32>", "zeroinitializer"))  # fmt: skip
        return self.value(t.call("<32 x i32>", "llvm.masked.gather.v32i32.v32p0", *given), "u32")
