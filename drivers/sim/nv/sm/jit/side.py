"""Where a matrix lies in shared memory that a warpgroup's product reads in place, as LLVM IR: pieces of
16 bytes by the matrix' descriptor, whose fields and layouts ../warpgroup.py names."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.sim.llvm.text import Text

DEPTH, CHUNK = 16, 8  # steps of a product; elements of a piece
PLACES = "<16 x i32>"


def numbers(values: Sequence[int]) -> str:
    return f"<{', '.join(f'i32 {n}' for n in values)}>"


class Side:
    """Where the pieces of 16 bytes of a matrix lie, by its descriptor: %{name} of i64."""

    def __init__(self, t: Text, name: str, is_turned: bool) -> None:
        self.t, self.name, self.is_turned = t, name, is_turned
        parts = (self.field(lo) for lo in (0, 16, 32))
        self.start, leading, stride = (t.op(f"shl i32 {part}, 4") for part in parts)
        mode = t.op(f"trunc i64 {t.op(f'lshr i64 {name}, 62')} to i32")
        plain, less = t.op(f"icmp eq i32 {mode}, 0"), t.op(f"sub i32 4, {mode}")
        self.steps = t.op(f"select i1 {plain}, i32 0, i32 {less}")  # log2 of span / 16
        self.span, self.plain = t.op(f"shl i32 16, {self.steps}"), plain
        self.leading, self.stride = leading, stride

    def field(self, lo: int) -> str:
        t = self.t
        moved = t.op(f"lshr i64 {self.name}, {lo}")
        return t.op(f"and i32 {t.op(f'trunc i64 {moved} to i32')}, 16383")

    def spread(self, value: str) -> str:
        t = self.t
        one = t.op(f"insertelement {PLACES} poison, i32 {value}, i32 0")
        return t.op(f"shufflevector {PLACES} {one}, {PLACES} poison, {PLACES} zeroinitializer")

    def places(self, line: str) -> str:
        """Of eight lines from %{line} on: two pieces of each line, or where lines run along memory the one of
        each step."""
        t = self.t
        if self.is_turned:
            first, beside = self.turned_line(line), f"i32 {self.leading}, i32 {self.stride}"
            order = [n % CHUNK for n in range(DEPTH)], [n // CHUNK for n in range(DEPTH)]
        else:
            first = t.op(f"mul i32 {t.op(f'lshr i32 {line}, 3')}, {self.stride}")
            beside = f"i32 {self.leading}, i32 16"
            order = [n // 2 for n in range(DEPTH)], [n % 2 for n in range(DEPTH)]
        group = t.op(f"select i1 {self.plain}, {beside}")
        begin = self.spread(t.op(f"add i32 {self.start}, {first}"))
        near = t.op(f"mul {PLACES} {numbers(order[0])}, {self.spread(self.span)}")
        far = t.op(f"mul {PLACES} {numbers(order[1])}, {self.spread(group)}")
        return self.swizzled(t.op(f"add {PLACES} {begin}, {t.op(f'add {PLACES} {near}, {far}')}"))

    def turned_line(self, line: str) -> str:
        t = self.t
        bits = t.op(f"add i32 {self.steps}, 3")  # log2 of lines that follow each other
        far = t.op(f"mul i32 {t.op(f'lshr i32 {line}, {bits}')}, {self.leading}")
        low = t.op(f"sub i32 {t.op(f'shl i32 1, {bits}')}, 1")
        inside = t.op(f"and i32 {line}, {low}")
        swizzled = t.op(f"add i32 {far}, {t.op(f'shl i32 {inside}, 1')}")
        plain = t.op(f"mul i32 {t.op(f'lshr i32 {line}, 3')}, {self.stride}")
        return t.op(f"select i1 {self.plain}, i32 {plain}, i32 {swizzled}")

    def swizzled(self, at: str) -> str:
        """Pieces of 16 bytes change places by their row of 128."""
        t = self.t
        mask = self.spread(t.op(f"sub i32 {t.op(f'lshr i32 {self.span}, 4')}, 1"))
        row = t.op(f"and {PLACES} {t.op(f'lshr {PLACES} {at}, splat (i32 7)')}, {mask}")
        return t.op(f"xor {PLACES} {at}, {t.op(f'shl {PLACES} {row}, splat (i32 4)')}")
