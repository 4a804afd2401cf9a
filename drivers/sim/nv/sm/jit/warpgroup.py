"""Products of a warpgroup (HGMMA) of compiled warps: functions of LLVM IR, one for each kind of product.

A function makes the sixteen rows of one warp. It brings the left side into memory as doubles, step by step,
then of the right side eight columns at a time; sums are made in the order of the steps and rounded as the
reference does (../warpgroup.py, which says where elements lie).
"""

from __future__ import annotations

from dataclasses import dataclass

from drivers.sim.llvm.text import Text
from drivers.sim.nv.sm.jit.emit import Emit
from drivers.sim.nv.sm.jit.layout import number
from drivers.sim.nv.sm.jit.side import CHUNK, DEPTH, PLACES, Side, numbers
from drivers.sim.nv.sm.jit.value import IrValue
from drivers.sim.nv.sm.jit.words import V32
from drivers.sim.nv.sm.meaning.matrix import cut_single, two_halves
from drivers.sim.nv.sm.meaning.rules import half_to_single
from drivers.sim.nv.sm.request import FaultKind

ROWS = 16
PIECE, PAIRED = "<8 x double>", "<16 x double>"
LEFT, RIGHT, SUMS = "%left", "%right", "%sums"  # doubles: [step][row], one of two orders, [column][row]


@dataclass(frozen=True)
class Kind:
    """What decides about a function. type: the instruction's spelling. turned, negative: of both sides."""

    type: str
    in_registers: bool
    turned: tuple[bool, bool]
    negative: tuple[bool, bool]

    @property
    def name(self) -> str:
        flags = (self.in_registers, *self.turned, *self.negative)
        return f"hgmma_{self.type.replace('.', '_')}_{''.join(str(int(flag)) for flag in flags)}"


class Product:
    """Writes one function."""

    def __init__(self, kind: Kind) -> None:
        self.kind, self.t = kind, Text()
        self.m = Emit(self.t)

    def text(self) -> str:
        """(context, shared memory, its bytes, quarter of the rows, groups of eight columns, D, C, whether C
        is added, A or its descriptor, B's descriptor)."""
        left = "ptr %a" if self.kind.in_registers else "i64 %a"
        head = (
            f"define internal void @{self.kind.name}(ptr %c, ptr %shared, i32 %end, i32 %quarter, "
            f"i32 %groups, ptr %d, ptr %added, i1 %adds, {left}, i64 %b) noinline {{"
        )
        t = self.t
        for name, size in ((LEFT, ROWS * DEPTH), (RIGHT, CHUNK * DEPTH), (SUMS, CHUNK * ROWS)):
            t.do(f"{name} = alloca [{size} x double], align 64")
        t.do("%worst = alloca i32")
        t.do("br label %begin")
        t.label("begin")
        self.left_side()
        right = self.side("%b", self.kind.turned[1])
        before = t.current
        t.do("br label %around")
        t.label("around")
        t.do(f"%group = phi i32 [ 0, %{before} ], [ %group.next, %products.done ]")
        self.right_side(right)
        self.products()
        self.results()
        t.do("%group.next = add i32 %group, 1")
        t.do(f"br i1 {t.op('icmp eq i32 %group.next, %groups')}, label %done, label %around")
        self.ends()
        return "\n".join([head, "entry:", *t.lines, "}", ""])

    def ends(self) -> None:
        t = self.t
        t.label("done")
        t.do("ret void")
        t.label("beyond")
        worst = t.let("load i32, ptr %worst")
        wide = t.let(f"zext i32 {worst} to i64")
        t.do(f"call void @fault(ptr %c, i32 {number(FaultKind.OUT_OF_RANGE_ADDRESS)}, i32 0, i64 {wide})")
        t.do("ret void")
        t.label("unknown")
        t.do(f"call void @fault(ptr %c, i32 {number(FaultKind.ILLEGAL_INSTRUCTION)}, i32 0, i64 0)")
        t.do("ret void")

    # Both sides.

    def side(self, name: str, is_turned: bool) -> Side:
        """Base offsets are not modelled."""
        t = self.t
        base = t.op(f"and i64 {t.op(f'lshr i64 {name}, 49')}, 7")
        on = t.fresh("on")
        t.do(f"br i1 {t.op(f'icmp eq i64 {base}, 0')}, label %{on}, label %unknown")
        t.label(on)
        return Side(t, name, is_turned)

    def pieces(self, side: Side, line: str, is_negative: bool) -> list[str]:
        """<8 x double> of the sixteen pieces of eight lines; leaves where one is beyond shared memory."""
        t = self.t
        at = side.places(line)
        last = t.op(f"call i32 @llvm.vector.reduce.umax.v16i32({PLACES} {at})")
        t.externals["llvm.vector.reduce.umax.v16i32"] = (
            f"declare i32 @llvm.vector.reduce.umax.v16i32({PLACES})"
        )
        t.do(f"store i32 {last}, ptr %worst")
        on = t.fresh("on")
        behind = t.op(f"add i32 {last}, 16")
        t.do(f"br i1 {t.op(f'icmp ugt i32 {behind}, %end')}, label %beyond, label %{on}")
        t.label(on)
        found = []
        for n in range(DEPTH):
            where = t.op(f"extractelement {PLACES} {at}, i32 {n}")
            place = t.let(f"getelementptr i8, ptr %shared, i32 {where}")
            found.append(self.doubles(t.let(f"load <8 x i16>, ptr {place}, align 16"), is_negative))
        return found

    def doubles(self, bits: str, is_negative: bool) -> str:
        """<8 x double> of <8 x i16>."""
        t = self.t
        if self.kind.type == "F32.BF16":
            upper = t.op(f"shl <8 x i32> {t.op(f'zext <8 x i16> {bits} to <8 x i32>')}, splat (i32 16)")
            made = t.op(f"fpext <8 x float> {t.op(f'bitcast <8 x i32> {upper} to <8 x float>')} to {PIECE}")
        else:
            made = t.op(f"fpext <8 x half> {t.op(f'bitcast <8 x i16> {bits} to <8 x half>')} to {PIECE}")
        return t.op(f"fneg {PIECE} {made}") if is_negative else made

    def keep(self, table: str, place: int, kind: str, value: str) -> None:
        self.t.do(f"store {kind} {value}, ptr {self.m.at(table, 8 * place)}, align 8")

    def left_side(self) -> None:
        if self.kind.in_registers:
            self.left_registers()
            return
        t = self.t
        side = self.side("%a", self.kind.turned[0])
        first = t.op("shl i32 %quarter, 4")
        for half in range(2):
            found = self.pieces(side, t.op(f"add i32 {first}, {8 * half}"), self.kind.negative[0])
            for n, piece in enumerate(found):
                if self.kind.turned[0]:
                    self.keep(LEFT, ROWS * n + 8 * half, PIECE, piece)
                    continue
                for element in range(CHUNK):
                    one = t.op(f"extractelement {PIECE} {piece}, i32 {element}")
                    self.keep(LEFT, ROWS * (CHUNK * (n % 2) + element) + 8 * half + n // 2, "double", one)

    def left_registers(self) -> None:
        """As HMMA's: two steps in each of four registers."""
        t = self.t
        for n in range(4):
            word = self.m.load("%a", 128 * n, V32)
            both = t.op(f"bitcast {V32} {word} to <64 x i16>")
            for quad in range(4):
                for half in range(2):
                    order = numbers([2 * (4 * row + quad) + half for row in range(CHUNK)])
                    bits = t.op(f"shufflevector <64 x i16> {both}, <64 x i16> poison, <8 x i32> {order}")
                    step = 2 * quad + half + 8 * (n // 2)
                    piece = self.doubles(bits, self.kind.negative[0])
                    self.keep(LEFT, ROWS * step + 8 * (n % 2), PIECE, piece)

    def right_side(self, side: Side) -> None:
        line = self.t.op("shl i32 %group, 3")
        for n, piece in enumerate(self.pieces(side, line, self.kind.negative[1])):
            self.keep(RIGHT, CHUNK * n, PIECE, piece)

    # Eight columns.

    def products(self) -> None:
        """Two columns at a time, which is what the host's registers hold."""
        t = self.t
        across, down = (
            (8, 64) if self.kind.turned[1] else (128, 8)
        )  # bytes to the next column, to the next step
        before = t.current
        t.do("br label %products")
        t.label("products")
        t.do(f"%pair = phi i32 [ 0, %{before} ], [ %pair.next, %products ]")
        skip = t.op(f"mul i32 %pair, {2 * across}")
        base = t.let(f"getelementptr i8, ptr {RIGHT}, i32 {skip}")
        sums = [f"splat (double {0.0:.1f})"] * 2
        name = "llvm.fmuladd.v16f64"
        for step in range(DEPTH):
            left = t.let(f"load {PAIRED}, ptr {self.m.at(LEFT, 8 * ROWS * step)}, align 64")
            for n in range(2):
                one = t.let(f"load double, ptr {self.m.at(base, across * n + down * step)}")
                seed = t.let(f"insertelement {PAIRED} poison, double {one}, i32 0")
                many = t.let(f"shufflevector {PAIRED} {seed}, {PAIRED} poison, <16 x i32> zeroinitializer")
                # products are exact in a double: fused or not is the same
                sums[n] = t.call(PAIRED, name, (PAIRED, left), (PAIRED, many), (PAIRED, sums[n]))
        at = t.let(f"getelementptr i8, ptr {SUMS}, i32 {t.op(f'mul i32 %pair, {16 * ROWS}')}")
        for n in range(2):
            t.do(f"store {PAIRED} {sums[n]}, ptr {self.m.at(at, 8 * ROWS * n)}, align 64")
        t.do("%pair.next = add i32 %pair, 1")
        t.do(f"br i1 {t.op('icmp eq i32 %pair.next, 4')}, label %products.done, label %products")
        t.label("products.done")

    def results(self) -> None:
        """Into the registers of these columns: two of halves, else four."""
        t = self.t
        is_half = self.kind.type == "F16"
        skip = t.op(f"mul i32 %group, {128 * (2 if is_half else 4)}")
        to, of = (t.let(f"getelementptr i8, ptr {base}, i32 {skip}") for base in ("%d", "%added"))
        for half in range(2):
            totals = [self.m.value(self.gathered(half, odd), "f64", 32) for odd in range(2)]
            for n, made in enumerate(self.rounded(totals, half, of)):
                place = 128 * (half if is_half else 2 * half + n)
                self.m.store(to, place, V32, made.name)

    def rounded(self, totals: list[IrValue], half: int, of: str) -> list[IrValue]:
        """With what is added; words of the results."""
        m = self.m
        if self.kind.type == "F16":
            before = self.old(of, half)
            olds = [half_to_single(m, (before >> 16 * n) & 0xFFFF) for n in range(2)]
            return [
                two_halves(
                    m, *(m.number(old, "f64") + total for old, total in zip(olds, totals, strict=True))
                )
            ]
        olds = [m.cast(self.old(of, 2 * half + n), "f32") for n in range(2)]
        return [cut_single(m, total + m.number(old, "f64")) for old, total in zip(olds, totals, strict=True)]

    def old(self, of: str, register: int) -> IrValue:
        """u32 of C, 0 where nothing is added."""
        word = self.m.load(of, 128 * register, V32)
        name = self.t.op(f"select i1 %adds, {V32} {word}, {V32} zeroinitializer")
        return self.m.value(name, "u32", 32)

    def gathered(self, half: int, odd: int) -> str:
        """Lane 4r+q has the sum of row r of eight and of column 2q, or 2q+1 where odd."""
        t = self.t
        places = (self.m.at(SUMS, 8 * (ROWS * (2 * q + odd) + 8 * half)) for q in range(4))
        parts = [t.let(f"load {PIECE}, ptr {place}, align 64") for place in places]
        order = numbers(range(16))
        low, high = (
            t.op(f"shufflevector {PIECE} {parts[n]}, {PIECE} {parts[n + 1]}, <16 x i32> {order}")
            for n in (0, 2)
        )
        mixed = numbers([CHUNK * (lane % 4) + lane // 4 for lane in range(32)])
        return t.op(f"shufflevector {PAIRED} {low}, {PAIRED} {high}, <32 x i32> {mixed}")
