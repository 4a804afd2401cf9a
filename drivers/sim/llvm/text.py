"""LLVM IR as text, grown line by line: the only place of compiled waves and warps that spells IR syntax.

Text and not llvmlite's object tree, because building, printing and parsing that tree costs more than
compiling. A pure expression that was already written in reach of the current block is not written again.
Knows nothing of waves or instructions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count

LANES = 32
I1, I8, I16, I32, I64, PTR = "i1", "i8", "i16", "i32", "i64", "ptr"
FLOAT, DOUBLE, HALF = "float", "double", "half"


def vec(element: str) -> str:
    """The type of one value per lane."""
    return f"<{LANES} x {element}>"


V1, V8, V16, V32, V64 = vec(I1), vec(I8), vec(I16), vec(I32), vec(I64)
F16, F32, F64 = vec(HALF), vec(FLOAT), vec(DOUBLE)
ROUNDED_VERBS = ("fadd", "fsub", "fmul")
ROUNDED_CASTS = {
    ("fptrunc", F64, F32): "f64_f32", ("fptrunc", F32, F16): "f32_f16",
    ("sitofp", V32, F32): "u32_f32", ("uitofp", V32, F32): "u32_f32",
}  # fmt: skip
ROUNDED_CALLS = {f"llvm.fma.v32{kind}": f"db_round_fma_{kind}" for kind in ("f32", "f64")}
IOTA = f"<{', '.join(f'i32 {lane}' for lane in range(LANES))}>"
# Memory of the kernel never overlaps what this simulator keeps for itself: two alias scopes of METADATA.
GUEST = ", !alias.scope !3, !noalias !2"
HOST = ", !alias.scope !2, !noalias !3"
# What tags of loads and branches stand for: memory of the kernel, the simulator's own, a branch seldom taken
METADATA = """
!0 = !{}
!1 = !{!"branch_weights", i32 2000, i32 1}
!2 = !{!4}
!3 = !{!5}
!4 = distinct !{!4, !6}
!5 = distinct !{!5, !6}
!6 = distinct !{!6}
"""


def element(vector: str) -> str:
    """``<32 x i32>`` -> ``i32``."""
    return vector[vector.index("x") + 2 : -1]


def constant(vector: str, values: Iterable[int]) -> str:
    """A vector constant, one integer per lane."""
    kind = element(vector)
    return f"<{', '.join(f'{kind} {value}' for value in values)}>"


def splat(vector: str, value: int) -> str:
    """The same integer in every lane, as a constant."""
    return f"splat ({element(vector)} {value})" if value else "zeroinitializer"


def float_splat(vector: str, bits: int) -> str:
    """The same floating-point number in every lane;
    `bits` is its binary64 pattern, exact in the element type.
    """
    kind = element(vector)
    return f"splat ({kind} 0x{bits:016X})"


Way = Callable[[], Sequence[str] | None]  # writes one of two ways that meet again, and gives its values


class Text:
    """One function body. Values are their names; the caller knows their types."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.externals: dict[str, str] = {}
        self.current = "entry"
        self._numbers = count(1)
        self._known: dict[str, str] = {}
        self.is_aside = False  # on a side path
        self.rounding: str | None = None  # LLVM's number where not to nearest: see `modes.rounded`
        self.quiets: bool | str = True  # arithmetic makes signalling NaNs quiet: see `nans`

    def fresh(self, stem: str = "t") -> str:
        """A name nobody has, without its ``%``."""
        return f"{stem}{next(self._numbers)}"

    def beside(self) -> Text:
        """Lines that stand elsewhere in the same function."""
        found = Text()
        found.externals, found._numbers = self.externals, self._numbers
        return found

    def op(self, expression: str) -> str:
        """A pure expression; the same text gives the same value."""
        known = self._known.get(expression)
        if known is None:
            known = self._known[expression] = self.let(expression)
        return known

    def let(self, expression: str) -> str:
        """An expression with an effect or one that depends on memory: always written."""
        name = f"%t{next(self._numbers)}"
        self.lines.append(f"  {name} = {expression}")
        return name

    def do(self, line: str) -> None:
        """An instruction without a result."""
        self.lines.append("  " + line)

    def label(self, name: str) -> None:
        """Begin the block `name`. Known expressions stay known: the caller vouches that they dominate it."""
        self.lines.append(f"{name}:")
        self.current = name

    def forget(self) -> None:
        """Begin a block that earlier expressions do not dominate."""
        self._known = {}

    @contextmanager
    def side_path(self) -> Iterator[None]:
        """A block that joins again later: what it computes is not known after it."""
        outer = self._known, self.is_aside
        self._known, self.is_aside = dict(self._known), True
        yield
        self._known, self.is_aside = outer

    def either(self, condition: str, first: Way, other: Way, *types: str) -> list[str]:
        """What `first` gives, mostly, where the i1 is true, else what `other` does. types: of the values; one
        is that of all.
        """
        near, far, met = self.fresh("near"), self.fresh("far"), self.fresh("met")
        self.do(f"br i1 {condition}, label %{near}, label %{far}, !prof !1")
        ways = []
        for label, build in ((near, first), (far, other)):
            self.label(label)
            with self.side_path():
                ways.append((build() or [], self.current))
                self.do(f"br label %{met}")
        self.label(met)
        return self._joined(types, *ways)

    def unless(
        self, good: str, build: Way, onto: str = "", given: Sequence[str] = (), types: Sequence[str] = ()
    ) -> list[str]:
        """`build` where the i1 is false, which is rare; then on to the block `onto`, or to what follows.
        There the values are `given`, or what `build` gave in their place.
        """
        before, well, wrong = self.current, self.fresh("well"), self.fresh("wrong")
        self.do(f"br i1 {good}, label %{well}, label %{wrong}, !prof !1")
        self.label(wrong)
        with self.side_path():
            instead = build() or []
            end = self.current
            self.do(f"br label %{onto or well}")
        self.label(well)
        return self._joined(types, (given, before), (instead, end))

    def _joined(self, types: Sequence[str], *ways: tuple[Sequence[str], str]) -> list[str]:
        """The values of two ways that have met, each with the label of its last block."""
        (here, here_end), (there, there_end) = ways
        kinds = [*types] * len(here) if len(types) == 1 else types
        rows = zip(kinds, here, there, strict=True) if types else ()
        return [self.let(f"phi {kind} [ {a}, %{here_end} ], [ {b}, %{there_end} ]") for kind, a, b in rows]

    # -- shapes of expression that many builders share ---------------------------------------------

    def splat(self, vector: str, value: str) -> str:
        """A scalar value in every lane; constants fold."""
        kind = element(vector)
        if not value.startswith("%"):
            return f"splat ({kind} {value})" if value not in ("0", "false") else "zeroinitializer"
        seed = self.op(f"insertelement {vector} poison, {kind} {value}, i32 0")
        return self.op(f"shufflevector {vector} {seed}, {vector} poison, {V32} zeroinitializer")

    def cast(self, verb: str, source: str, value: str, target: str) -> str:
        """``verb source value to target``; nothing when the types are the same."""
        if self.rounding is not None and (verb, source, target) in ROUNDED_CASTS:
            name = f"db_round_{verb}_{ROUNDED_CASTS[verb, source, target]}"
            return self.call(target, name, (I32, self.rounding), (source, value))
        return value if source == target else self.op(f"{verb} {source} {value} to {target}")

    def bits(self, source: str, value: str, target: str) -> str:
        """A bitcast."""
        return self.cast("bitcast", source, value, target)

    def join64(self, low: str, high: str) -> str:
        """``high << 32 | low`` in each lane."""
        low, high = self.cast("zext", V32, low, V64), self.cast("zext", V32, high, V64)
        return self.two("or disjoint", V64, self.two("shl", V64, high, splat(V64, 32)), low)

    def high(self, value: str) -> str:
        """The upper dword of each lane."""
        return self.cast("trunc", V64, self.two("lshr", V64, value, splat(V64, 32)), V32)

    def two(self, verb: str, kind: str, left: str, right: str) -> str:
        """A binary operation."""
        if self.rounding is not None and verb in ROUNDED_VERBS and kind in (F32, F64):
            name = f"db_round_{verb}_{'f32' if kind == F32 else 'f64'}"
            return self.call(kind, name, (I32, self.rounding), (kind, left), (kind, right))
        return self.op(f"{verb} {kind} {left}, {right}")

    def minus(self, vector: str, value: str) -> str:
        """Floats with the other sign."""
        return self.op(f"fneg {vector} {value}")

    def compare(self, verb: str, kind: str, left: str, right: str) -> str:
        """``icmp``/``fcmp`` with the predicate in `verb`."""
        return self.op(f"{verb} {kind} {left}, {right}")

    def select(self, flag_kind: str, flag: str, kind: str, yes: str, no: str) -> str:
        """``flag ? yes : no``."""
        return yes if yes == no else self.op(f"select {flag_kind} {flag}, {kind} {yes}, {kind} {no}")

    def call(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A call of a pure intrinsic or library function, declared on first use."""
        if self.rounding is not None and name in ROUNDED_CALLS:
            name, arguments = ROUNDED_CALLS[name], ((I32, self.rounding), *arguments)
        return self.op(self._call_text(result, name, arguments))

    def with_overflow(self, name: str, left: str, right: str) -> tuple[str, str]:
        """uadd, usub, sadd or ssub of i32: the result, and whether it wrapped."""
        both = self.call("{ i32, i1 }", f"llvm.{name}.with.overflow.i32", (I32, left), (I32, right))
        return self.op(f"extractvalue {{ i32, i1 }} {both}, 0"), self.op(
            f"extractvalue {{ i32, i1 }} {both}, 1"
        )

    def lowest_bit(self, kind: str, value: str) -> str:
        """The number of the least bit that is set; of 0 the number of bits."""
        return self.call(kind, f"llvm.cttz.{kind}", (kind, value), (I1, "false"))

    def further(self, pointer: str, distance: int | str) -> str:
        """The place so many bytes after another."""
        if not distance:
            return pointer
        return self.op(f"getelementptr i8, ptr {pointer}, i64 {distance}")

    def qword(self, pointer: str, index: int) -> str:
        """The place so many qwords after another."""
        return self.op(f"getelementptr i64, ptr {pointer}, i64 {index}")

    def loaded(self, kind: str, pointer: str, align: int) -> str:
        """What the kernel's memory holds at a place."""
        return self.let(f"load {kind}, ptr {pointer}, align {align}{GUEST}")

    def effect(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A call with an effect; the result's name, or nothing for void."""
        text = self._call_text(result, name, arguments)
        if result == "void":
            self.do(text)
            return ""
        return self.let(text)

    def lane(self, vector: str, value: str, index: int | str) -> str:
        """One lane's value as a scalar."""
        return self.op(f"extractelement {vector} {value}, i32 {index}")

    def with_lane(self, vector: str, value: str, scalar: str, index: str) -> str:
        """The same with another value in one lane."""
        return self.op(f"insertelement {vector} {value}, {element(vector)} {scalar}, i32 {index}")

    def shuffle(self, vector: str, value: str, sources: Sequence[int]) -> str:
        """Lane i takes lane sources[i]."""
        places = constant(V32, sources)
        return self.op(f"shufflevector {vector} {value}, {vector} {value}, {V32} {places}")

    def gather(self, lanes: str, indices: str) -> str:
        """Lane i of dwords takes lane indices[i], known only at run time (each below 32)."""
        self.do(f"store {V32} {lanes}, ptr %buffer, align 64")
        places = self.let(f"getelementptr i32, ptr %buffer, {V32} {indices}")
        pointers, everyone = (f"<{LANES} x {PTR}> align 4", places), (V1, "splat (i1 true)")
        return self.effect(V32, "llvm.masked.gather.v32i32.v32p0", pointers, everyone, (V32, "poison"))

    def fill_buffer(self, values: Sequence[str], offset: int = 0) -> None:
        """Dwords of all lanes, one vector after the other, from a byte of %buffer on."""
        for index, value in enumerate(values):
            pointer = self.further("%buffer", 128 * index + offset)
            self.do(f"store {V32} {value}, ptr {pointer}, align 64{HOST}")

    def buffer_dword(self, index: int) -> str:
        """The vector at 128 times `index`."""
        return self.let(f"load {V32}, ptr {self.further('%buffer', 128 * index)}, align 64{HOST}")

    def buffer_dwords(self, count: int, first: int = 0) -> list[str]:
        """So many vectors there, one after the other."""
        return [self.buffer_dword(first + index) for index in range(count)]

    def scatter(self, lanes: str, indices: str, mask: str) -> str:
        """Lane i of dwords goes to lane indices[i] where the mask is set: of several the highest, else 0."""
        self.do(f"store {V32} zeroinitializer, ptr %buffer, align 64")
        places = f"<{LANES} x ptr> align 4", self.let(f"getelementptr i32, ptr %buffer, {V32} {indices}")
        self.effect("void", "llvm.masked.scatter.v32i32.v32p0", (V32, lanes), places, (V1, mask))
        return self.let(f"load {V32}, ptr %buffer, align 64")

    def _call_text(self, result: str, name: str, arguments: Sequence[tuple[str, str]]) -> str:
        kinds = ", ".join(kind for kind, _ in arguments)
        self.externals[name] = f"declare {result} @{name}({kinds})"
        return f"call {result} @{name}({', '.join(f'{kind} {value}' for kind, value in arguments)})"
