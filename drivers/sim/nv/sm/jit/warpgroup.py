"""Products of a warpgroup (HGMMA) of compiled warps: functions of LLVM IR, one for each kind of product.

A function makes the sixteen rows of one warp. The library (`native/products.h`) brings the left side into
memory as doubles, then makes sums of eight columns at a time; here they are rounded as the reference does.
"""

from __future__ import annotations

from drivers.sim.llvm.text import V32, Text, constant
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.jit.bulk import Bulk
from drivers.sim.nv.sm.jit.emit import Emit
from drivers.sim.nv.sm.jit.layout import BlockContext, Warp
from drivers.sim.nv.sm.jit.value import IrValue
from drivers.sim.nv.sm.lanes import ZERO
from drivers.sim.nv.sm.meaning.warpgroup import ProductKind, columns_of, descriptors_of, kind_of, rounded

ROWS, DEPTH, CHUNK = 16, 16, 8  # rows of a warp; steps; columns of a group
PIECE, PAIRED = "<8 x double>", "<16 x double>"
LEFT, SUMS = "%left", "%sums"  # doubles: [step][row], [column][row]
SHARED = "ptr %c, ptr %shared, i32 %end"


class WarpgroupProducts(Bulk):
    """With products of warpgroups: `products` by the name of their function."""

    def __init__(self, t: Text) -> None:
        super().__init__(t)
        self.products: dict[str, ProductKind] = {}

    def warpgroup_product(self, inst: PlacedInst, adds: IrValue) -> None:
        kind, pair = kind_of(inst), descriptors_of(inst)
        self.products[name_of(kind)] = kind
        left, right = (self.at("%w", Warp.UNIFORMS + 4 * number) for number in (pair, pair + 2))
        side = "i64", self.t.let(f"load i64, ptr {left}")
        if kind.in_registers:
            side = "ptr", self.at("%w", Warp.REGISTERS + 128 * inst.get("a"))
        c = inst.get("d") if inst.get("c") == ZERO else inst.get("c")
        places = [self.at("%w", Warp.REGISTERS + 128 * number) for number in (inst.get("d"), c)]
        quarter = self.t.let(f"and i32 {self.load('%c', BlockContext.WARP, 'i32')}, 3")
        given = (("i32", quarter), ("i32", str(columns_of(inst) // CHUNK)), ("ptr", places[0]),
                 ("ptr", places[1]), ("i1", self.scalar(adds)), side,
                 ("i64", self.t.let(f"load i64, ptr {right}")))  # fmt: skip
        self.in_library(inst, "void", name_of(kind), *given)


def name_of(kind: ProductKind) -> str:
    """Of a function."""
    flags = (kind.in_registers, *kind.turned, *kind.negative)
    return f"hgmma_{kind.type.replace('.', '_')}_{''.join(str(int(flag)) for flag in flags)}"


class ProductWriter:
    """Writes one function."""

    def __init__(self, kind: ProductKind) -> None:
        self.kind, self.t = kind, Text()
        self.m = Emit(self.t)

    def text(self) -> str:
        """(context, shared memory, its bytes, quarter of the rows, groups of eight columns, D, C, whether C
        is added, A or its descriptor, B's descriptor)."""
        left = "ptr %a" if self.kind.in_registers else "i64 %a"
        head = (
            f"define internal void @{name_of(self.kind)}(ptr %c, ptr %shared, i32 %end, i32 %quarter, "
            f"i32 %groups, ptr %d, ptr %added, i1 %adds, {left}, i64 %b) noinline {{"
        )
        t = self.t
        for name, size in ((LEFT, ROWS * DEPTH), (SUMS, CHUNK * ROWS)):
            t.do(f"{name} = alloca [{size} x double], align 128")
        self.left_side()
        before = t.current
        t.do("br label %around")
        t.label("around")
        t.do(f"%group = phi i32 [ 0, %{before} ], [ %group.next, %summed ]")
        given = f"i32 %group, i64 %b, ptr {LEFT}, ptr {SUMS}"
        self.call(f"product_sums_{self.how(1)}({SHARED}, {given})", "summed")
        self.results()
        t.do("%group.next = add i32 %group, 1")
        t.do(f"br i1 {t.op('icmp eq i32 %group.next, %groups')}, label %done, label %around")
        t.label("done")
        t.do("ret void")
        return "\n".join([head, "entry:", *t.lines, "}", ""])

    def how(self, side: int) -> int:
        """How the library takes a side (`native/products.h`)."""
        flags = self.kind.turned[side], self.kind.negative[side], self.kind.type == "F32.BF16"
        return sum(flag << place for place, flag in enumerate(flags))

    def call(self, call: str, onward: str) -> None:
        """Call the library; a fault ends the function."""
        status = self.t.let(f"call i32 @{call}")
        self.t.do(f"br i1 {self.t.op(f'icmp eq i32 {status}, 0')}, label %{onward}, label %done")
        self.t.label(onward)

    def left_side(self) -> None:
        if self.kind.in_registers:
            self.t.do(f"call void @product_registers_{self.how(0)}(ptr %a, ptr {LEFT})")
            self.t.do("br label %begin")
            self.t.label("begin")
            return
        self.call(f"product_left_{self.how(0)}({SHARED}, i32 %quarter, i64 %a, ptr {LEFT})", "begin")

    # Eight columns.

    def results(self) -> None:
        """Into the registers of these columns: two of halves, else four."""
        t, is_half = self.t, self.kind.is_half
        skip = t.op(f"mul i32 %group, {128 * (2 if is_half else 4)}")
        to, of = (t.let(f"getelementptr i8, ptr {base}, i32 {skip}") for base in ("%d", "%added"))
        for half in range(2):
            totals = [self.m.value(self.gathered(half, odd), "f64", 32) for odd in range(2)]
            words = [totals] if is_half else [[total] for total in totals]
            for n, sums in enumerate(words, len(words) * half):
                made = rounded(self.m, is_half, sums, self.old(of, n))
                self.m.store(to, 128 * n, V32, made.name)

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
        order = constant("<16 x i32>", range(16))
        low, high = (
            t.op(f"shufflevector {PIECE} {parts[n]}, {PIECE} {parts[n + 1]}, <16 x i32> {order}")
            for n in (0, 2)
        )
        mixed = constant(V32, [CHUNK * (lane % 4) + lane // 4 for lane in range(32)])
        return t.op(f"shufflevector {PAIRED} {low}, {PAIRED} {high}, <32 x i32> {mixed}")
