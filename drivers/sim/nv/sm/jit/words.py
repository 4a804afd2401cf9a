"""Words of lanes at host addresses, as functions of LLVM IR: one access of the host's where all lanes read
one place, few where half of them have one place or places in a row, else a gather or a scatter.

Addresses of lanes that take no part are those of one that does, so what follows a pattern may be touched in
every lane.
"""

from __future__ import annotations

from collections.abc import Sequence

LANES, HALF = 32, 16
V32, V64, V1 = "<32 x i32>", "<32 x i64>", "<32 x i1>"
H32, H64, HP, H1 = "<16 x i32>", "<16 x i64>", "<16 x ptr>", "<16 x i1>"
GATHER, SCATTER = "llvm.masked.gather.v16i32.v16p0", "llvm.masked.scatter.v16i32.v16p0"


def numbers(kind: str, values: Sequence[int]) -> str:
    """A constant vector."""
    return f"<{', '.join(f'{kind} {n}' for n in values)}>"


def splat(lanes: int, kind: str, value: str, name: str) -> list[str]:
    """Put a scalar into every lane, as %name."""
    vector = f"<{lanes} x {kind}>"
    return [f"  %{name}.one = insertelement {vector} poison, {kind} {value}, i32 0",
            f"  %{name} = shufflevector {vector} %{name}.one, {vector} poison, "
            f"<{lanes} x i32> zeroinitializer"]  # fmt: skip


def tuple_of(kind: str, count: int) -> str:
    return "{ " + ", ".join([kind] * count) + " }"


def returned(kind: str, names: Sequence[str], label: str) -> list[str]:
    """Give vectors back together."""
    lines, whole, last = [], tuple_of(kind, len(names)), "poison"
    for n, name in enumerate(names):
        lines.append(f"  %{label}{n} = insertvalue {whole} {last}, {kind} {name}, {n}")
        last = f"%{label}{n}"
    return [*lines, f"  ret {whole} {last}"]


def all_equal(vector: str, lanes: int, other: str, name: str) -> list[str]:
    """%name: is %d everywhere what another vector is?"""
    return [f"  %{name}.eq = icmp eq {vector} %d, {other}",
            f"  %{name}.bits = bitcast <{lanes} x i1> %{name}.eq to i{lanes}",
            f"  %{name} = icmp eq i{lanes} %{name}.bits, -1"]  # fmt: skip


def distances(vector: str, lanes: int) -> list[str]:
    """%d: how far each address is from the first, %h0."""
    return [f"  %h0 = extractelement {vector} %h, i32 0", *splat(lanes, "i64", "%h0", "same"),
            f"  %d = sub {vector} %h, %same"]  # fmt: skip


def one_place(lanes: int, words: int) -> tuple[list[str], list[str]]:
    """The words at %h0 in every lane."""
    lines = ["  %pu = inttoptr i64 %h0 to ptr"]
    for n in range(words):
        lines += [f"  %u{n}.at = getelementptr i8, ptr %pu, i64 {4 * n}",
                  f"  %u{n} = load i32, ptr %u{n}.at", *splat(lanes, "i32", f"%u{n}", f"w{n}")]  # fmt: skip
    return lines, [f"%w{n}" for n in range(words)]


def loads(words: int) -> str:
    """load_1, load_2, load_4, and what they do for half of the lanes."""
    kind, half = tuple_of(V32, words), tuple_of(H32, words)
    lines, names = one_place(LANES, words)
    body = [f"define internal {kind} @load_{words}({V64} %h, i32 %mask) noinline {{", "entry:",
            *distances(V64, LANES), *all_equal(V64, LANES, "zeroinitializer", "one"),
            "  br i1 %one, label %uniform, label %several", "uniform:", *lines,
            *returned(V32, names, "r"), "several:", *halves(), *(
                f"  %{side} = call {half} @half_load_{words}({H64} %h.{side}, i16 %m.{side})"
                for side in ("low", "high"))]  # fmt: skip
    order = numbers("i32", range(LANES))
    for n in range(words):
        body += [f"  %{side}{n} = extractvalue {half} %{side}, {n}" for side in ("low", "high")]
        body.append(f"  %b{n} = shufflevector {H32} %low{n}, {H32} %high{n}, <32 x i32> {order}")
    body += [*returned(V32, [f"%b{n}" for n in range(words)], "s"), "}", ""]
    return "\n".join([*half_loads(words), *body])


def halves() -> list[str]:
    """Addresses and mask of each half of the lanes."""
    lines = ["  %mask.above = lshr i32 %mask, 16"]
    for side, first, mask in (("low", 0, "%mask"), ("high", HALF, "%mask.above")):
        order = numbers("i32", range(first, first + HALF))
        lines += [f"  %h.{side} = shufflevector {V64} %h, {V64} poison, <16 x i32> {order}",
                  f"  %m.{side} = trunc i32 {mask} to i16"]  # fmt: skip
    return lines


def half_loads(words: int) -> list[str]:
    kind, whole = tuple_of(H32, words), f"<{HALF * words} x i32>"
    lines, names = one_place(HALF, words)
    row = numbers("i64", range(0, 4 * words * HALF, 4 * words))
    body = [f"define internal {kind} @half_load_{words}({H64} %h, i16 %mask) noinline {{", "entry:",
            *distances(H64, HALF), *all_equal(H64, HALF, row, "row"),
            "  br i1 %row, label %straight, label %other", "straight:",
            "  %ps = inttoptr i64 %h0 to ptr", f"  %all = load {whole}, ptr %ps, align 4"]  # fmt: skip
    for n in range(words):
        order = numbers("i32", range(n, HALF * words, words))
        body.append(f"  %s{n} = shufflevector {whole} %all, {whole} poison, <16 x i32> {order}")
    body += [*returned(H32, [f"%s{n}" for n in range(words)], "q"), "other:",
             *all_equal(H64, HALF, "zeroinitializer", "one"),
             "  br i1 %one, label %uniform, label %general", "uniform:", *lines,
             *returned(H32, names, "r"), "general:", f"  %m = bitcast i16 %mask to {H1}"]  # fmt: skip
    for n in range(words):
        given = f"{HP} %p{n}, i32 4, {H1} %m, {H32} zeroinitializer"
        body += [f"  %o{n} = add {H64} %h, splat (i64 {4 * n})", f"  %p{n} = inttoptr {H64} %o{n} to {HP}",
                 f"  %g{n} = call {H32} @{GATHER}({given})"]  # fmt: skip
    return [*body, *returned(H32, [f"%g{n}" for n in range(words)], "t"), "}", ""]


def stores(words: int) -> str:
    """store_1, store_2, store_4; of lanes that meet, the last."""
    values = ", ".join(f"{V32} %v{n}" for n in range(words))
    body = [f"define internal void @store_{words}({V64} %h, i32 %mask, {values}) noinline {{", *halves()]
    for side, first in (("low", 0), ("high", HALF)):
        order = numbers("i32", range(first, first + HALF))
        body += [f"  %{side}{n} = shufflevector {V32} %v{n}, {V32} poison, <16 x i32> {order}"
                 for n in range(words)]  # fmt: skip
        given = ", ".join(f"{H32} %{side}{n}" for n in range(words))
        body.append(f"  call void @half_store_{words}({H64} %h.{side}, i16 %m.{side}, {given})")
    return "\n".join([*half_stores(words), *body, "  ret void", "}", ""])


def half_stores(words: int) -> list[str]:
    values = ", ".join(f"{H32} %v{n}" for n in range(words))
    row = numbers("i64", range(0, 4 * words * HALF, 4 * words))
    body = [f"define internal void @half_store_{words}({H64} %h, i16 %mask, {values}) noinline {{", "entry:",
            *distances(H64, HALF), *all_equal(H64, HALF, row, "row"), "  %full = icmp eq i16 %mask, -1",
            "  %both = and i1 %row, %full", "  br i1 %both, label %straight, label %general",
            "straight:", "  %ps = inttoptr i64 %h0 to ptr"]  # fmt: skip
    name, size = "%v0", HALF
    for n in range(1, words):  # one behind the other, then word by word
        order = numbers("i32", (*range(size), *range(size, size + HALF)))
        wide = f"<{size} x i32>"
        spread = numbers("i32", (*range(HALF), *[HALF - 1] * (size - HALF)))
        body.append(f"  %e{n} = shufflevector {H32} %v{n}, {H32} poison, <{size} x i32> {spread}")
        size += HALF
        body.append(f"  %j{n} = shufflevector {wide} {name}, {wide} %e{n}, <{size} x i32> {order}")
        name = f"%j{n}"
    whole = f"<{size} x i32>"
    order = numbers("i32", [n * HALF + lane for lane in range(HALF) for n in range(words)])
    body += [f"  %all = shufflevector {whole} {name}, {whole} poison, {whole} {order}",
             f"  store {whole} %all, ptr %ps, align 4", "  ret void", "general:",
             f"  %m = bitcast i16 %mask to {H1}"]  # fmt: skip
    for n in range(words):
        body += [f"  %o{n} = add {H64} %h, splat (i64 {4 * n})", f"  %p{n} = inttoptr {H64} %o{n} to {HP}",
                 f"  call void @{SCATTER}({H32} %v{n}, {HP} %p{n}, i32 4, {H1} %m)"]  # fmt: skip
    return [*body, "  ret void", "}", ""]
