"""Copies of blocks between global and shared memory of compiled warps (UTMALDG, UTMASTG, UBLKCP), as
functions of LLVM IR. What a tensor map says, and what is refused: ../bulk.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drivers.sim.llvm.text import Text
from drivers.sim.nv.sm.bulk import BELOW, TYPES
from drivers.sim.nv.sm.jit.barriers import GIVEN
from drivers.sim.nv.sm.jit.layout import BlockContext, number
from drivers.sim.nv.sm.jit.words import V64
from drivers.sim.nv.sm.request import FaultKind

MAP_BYTES, PIECE = 128, 16  # PIECE: bytes that swizzles leave together
MOST_DIMS, MOST_UNITS = 5, 0xFFFF  # of a map; of 16 bytes that a copy moves
# log2 of an element's bytes by its type, two bits each
SIZES = sum((size.bit_length() - 1) << 2 * kind for kind, size in TYPES.items())

# the host's address of bytes in a row; where they are not, a fault is noted
REACH = f"""
define internal i64 @reach(ptr %c, i64 %address, i64 %size, i32 %write) noinline {{
entry:
  %out = alloca {V64}
  store i64 0, ptr %out
  %first.at = getelementptr i8, ptr %c, i64 {BlockContext.FIRST}
  %first = load i64, ptr %first.at
  %length.at = getelementptr i8, ptr %c, i64 {BlockContext.LENGTH}
  %length = load i64, ptr %length.at
  %writable.at = getelementptr i8, ptr %c, i64 {BlockContext.WRITABLE}
  %writable = load i64, ptr %writable.at
  %within = sub i64 %address, %first
  %behind = add i64 %within, %size
  %begins = icmp ult i64 %within, %length
  %ends = icmp ule i64 %behind, %length
  %in = and i1 %begins, %ends
  %reads = icmp eq i32 %write, 0
  %may = icmp ne i64 %writable, 0
  %allowed = or i1 %reads, %may
  %near = and i1 %in, %allowed
  br i1 %near, label %here, label %far
here:
  %delta.at = getelementptr i8, ptr %c, i64 {BlockContext.DELTA}
  %delta = load i64, ptr %delta.at
  %host = add i64 %address, %delta
  ret i64 %host
far:
  %asked = insertelement {V64} zeroinitializer, i64 %address, i32 0
  call void @resolve_slowly(ptr %c, ptr %out, {V64} %asked, i32 1, i64 %size, i32 %write)
  %found = load i64, ptr %out
  ret i64 %found
}}
"""


class Block:
    """Writes one function. Numbers are i64. is_load: the copy goes to shared memory."""

    def __init__(self, is_load: bool) -> None:
        self.is_load, self.t = is_load, Text()

    @property
    def name(self) -> str:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError

    def ended(self, name: str, given: str) -> str:
        """The whole function."""
        t = self.t
        t.do("br label %done")
        t.label("done")
        t.do("ret void")
        head = f"define internal void @{name}({GIVEN}, {given}) noinline {{"
        return "\n".join([head, "entry:", *t.lines, "}", ""])

    def tell(self, barrier: str, count: str) -> None:
        """So many bytes are there."""
        less = self.two("sub", 0, count)
        self.t.do(f"call i64 @barrier_change({GIVEN}, i32 {barrier}, i32 0, i64 0, i64 {less})")

    # Numbers.

    def two(self, verb: str, left: str | int, right: str | int) -> str:
        return self.t.let(f"{verb} i64 {left}, {right}")

    def field(self, word: str, lo: int, mask: int) -> str:
        return self.two("and", self.two("lshr", word, lo), mask)

    def choose(self, sign: str, left: str | int, right: str | int) -> str:
        """The one of two that is less (slt) or greater (sgt)."""
        first = self.t.let(f"icmp {sign} i64 {left}, {right}")
        return self.t.let(f"select i1 {first}, i64 {left}, i64 {right}")

    def any(self, conditions: Sequence[str]) -> str:
        found = conditions[0]
        for condition in conditions[1:]:
            found = self.t.let(f"or i1 {found}, {condition}")
        return found

    # What may not be.

    def refuse(self, wrong: str, kind: FaultKind, address: str) -> None:
        """End here where the i1 is true."""
        right = self.t.let(f"xor i1 {wrong}, true")
        told = f"call void @fault(ptr %c, i32 {number(kind)}, i32 0, i64 {address})"
        self.t.unless(right, lambda: self.t.do(told), "done")

    def reach(self, address: str, size: str | int, write: bool) -> str:
        """ptr of bytes of global memory in a row."""
        t = self.t
        host = t.let(f"call i64 @reach(ptr %c, i64 {address}, i64 {size}, i32 {int(write)})")
        fault = t.let(f"load i32, ptr {t.let(f'getelementptr i8, ptr %c, i64 {BlockContext.FAULT}')}")
        t.unless(t.let(f"icmp eq i32 {fault}, 0"), lambda: None, "done")
        return t.let(f"inttoptr i64 {host} to ptr")

    def around(self, name: str, count: str, body: Callable[[str], None]) -> None:
        """`body` with the numbers from 0 on, at least once."""
        t = self.t
        before, n = t.current, f"%{name}.n"
        t.do(f"br label %{name}")
        t.label(name)
        t.do(f"{n} = phi i64 [ 0, %{before} ], [ {n}.next, %{name}.end ]")
        body(n)
        t.do(f"br label %{name}.end")
        t.label(f"{name}.end")
        t.do(f"{n}.next = add i64 {n}, 1")
        over = t.let(f"icmp eq i64 {n}.next, {count}")
        t.do(f"br i1 {over}, label %{name}.done, label %{name}")
        t.label(f"{name}.done")

    def move(self, kind: str, inside: str, far: str | None) -> None:
        """A value of a type between places in shared and in global memory, or zeros into the former."""
        of, to = (far, inside) if self.is_load else (inside, far)
        value = self.t.let(f"load {kind}, ptr {of}, align 1") if far else "zeroinitializer"
        self.t.do(f"store {kind} {value}, ptr {to}, align 1")


class RowCopy(Block):
    """UBLKCP: bytes that follow each other."""

    @property
    def name(self) -> str:
        return f"copy_row_{int(self.is_load)}"

    def text(self) -> str:
        """(context, shared memory, its bytes, the place there, the address, units of 16 bytes, a barrier)."""
        t = self.t
        base = self.two("and", t.let("zext i32 %place to i64"), BELOW)
        units = self.two("and", t.let("zext i32 %units to i64"), MOST_UNITS)
        count = self.two("shl", units, 4)
        odd = self.two("and", self.two("or", base, "%far"), PIECE - 1)
        self.refuse(t.let(f"icmp ne i64 {odd}, 0"), FaultKind.MISALIGNED_ADDRESS, base)
        behind, end = self.two("add", base, count), t.let("zext i32 %end to i64")
        self.refuse(t.let(f"icmp ugt i64 {behind}, {end}"), FaultKind.OUT_OF_RANGE_ADDRESS, base)
        host = self.reach("%far", count, not self.is_load)
        t.do(f"br i1 {t.let(f'icmp eq i64 {units}, 0')}, label %done, label %some")
        t.label("some")
        near = t.let(f"getelementptr i8, ptr %shared, i64 {base}")
        self.around("piece", units, lambda n: self.piece(near, host, n))
        if self.is_load:
            self.tell("%barrier", count)
        return self.ended(self.name, "i32 %place, i64 %far, i32 %units, i32 %barrier")

    def piece(self, near: str, host: str, n: str) -> None:
        inside, far = (self.t.let(f"getelementptr <16 x i8>, ptr {base}, i64 {n}") for base in (near, host))
        self.move("<16 x i8>", inside, far)


class BoxCopy(Block):
    """UTMALDG and UTMASTG of one number of dimensions."""

    def __init__(self, dims: int, is_load: bool) -> None:
        super().__init__(is_load)
        self.dims = dims

    @property
    def name(self) -> str:
        return f"copy_box_{self.dims}_{int(self.is_load)}"

    def text(self) -> str:
        """(context, shared memory, its bytes, address of the map, uniform registers: a place in shared
        memory, for loads a barrier, coordinates)."""
        self.read_map()
        self.read_place()
        self.read_corner()
        self.around("row", self.rows, self.row)
        if self.is_load:
            self.tell(self.register(1), self.count)
        return self.ended(self.name, "i64 %map, ptr %u")

    def register(self, n: int) -> str:
        """i32 of a uniform register."""
        return self.t.let(f"load i32, ptr {self.t.let(f'getelementptr i32, ptr %u, i32 {n}')}")

    def word(self, n: int) -> str:
        """A dword of the map."""
        place = self.t.let(f"getelementptr i32, ptr {self.map}, i32 {n}")
        return self.t.let(f"zext i32 {self.t.let(f'load i32, ptr {place}')} to i64")

    # What is asked for.

    def read_map(self) -> None:
        t, dims = self.t, range(self.dims)
        odd = self.two("and", "%map", 63)
        self.refuse(t.let(f"icmp ne i64 {odd}, 0"), FaultKind.MISALIGNED_ADDRESS, "%map")
        self.map = self.reach("%map", MAP_BYTES, False)
        how, steps = self.word(2), self.word(13)
        kind = self.field(how, 7, 15)
        wrong = [t.let(f"icmp ne i64 {self.field(how, 4, 7)}, {self.dims - 1}"),
                 t.let(f"icmp ugt i64 {kind}, {max(TYPES)}"),
                 *(t.let(f"icmp ne i64 {value}, 0")
                   for value in (self.field(how, 11, 3), self.two("and", steps, 0x7FFF)))]  # fmt: skip
        self.refuse(self.any(wrong), FaultKind.ILLEGAL_INSTRUCTION, "%map")
        self.log = self.two("and", self.two("lshr", SIZES, self.two("shl", kind, 1)), 3)
        self.swizzle = self.field(how, 13, 3)
        packed = self.two("or", self.two("lshr", steps, 24), self.two("shl", self.word(14), 8))
        self.box = [self.two("add", self.field(packed, 8 * n, 255), 1) for n in dims]
        self.sizes = [self.two("add", self.word(8 + n), 1) for n in dims]
        self.strides = ["", *map(self.stride, dims[1:])]
        self.address = self.two("or", self.word(0), self.two("shl", self.word(1), 32))

    def stride(self, n: int) -> str:
        """Bytes to the next one of a dimension."""
        upper = self.two("shl", self.field(self.word(7), 4 * (n - 1), 15), 36)
        return self.two("or", self.two("shl", self.word(2 + n), 4), upper)

    def read_place(self) -> None:
        t = self.t
        self.base = self.two("and", t.let(f"zext i32 {self.register(0)} to i64"), BELOW)
        self.row_bytes = self.two("shl", self.box[0], self.log)
        self.pieces = self.two("lshr", self.row_bytes, PIECE.bit_length() - 1)
        self.rows = "1"
        for size in self.box[1:]:
            self.rows = self.two("mul", self.rows, size)
        self.count = self.two("mul", self.rows, self.row_bytes)
        self.turned = self.two("sub", self.two("shl", 1, self.swizzle), 1)
        apart = self.two("sub", self.two("shl", 128, self.swizzle), 1)
        odd = self.two("or", self.two("and", self.base, apart), self.two("and", self.row_bytes, PIECE - 1))
        behind, end = self.two("add", self.base, self.count), t.let("zext i32 %end to i64")
        wrong = [t.let(f"icmp ne i64 {odd}, 0"), t.let(f"icmp ugt i64 {behind}, {end}")]
        self.refuse(self.any(wrong), FaultKind.OUT_OF_RANGE_ADDRESS, self.base)

    def read_corner(self) -> None:
        """Where the box begins, and which elements of a row are within the tensor: `low` before them."""
        begin = 2 if self.is_load else 1
        first = [self.t.let(f"sext i32 {self.register(begin + n)} to i64") for n in range(self.dims)]
        self.first = first
        self.low = self.choose("sgt", self.two("sub", 0, first[0]), 0)
        most = self.choose("slt", self.two("sub", self.sizes[0], first[0]), self.box[0])
        self.inside = self.choose("sgt", self.two("sub", most, self.low), 0)
        skipped = self.two("shl", self.two("add", first[0], self.low), self.log)
        self.start = self.two("add", self.address, skipped)

    # The copy.

    def in_tensor(self, row: str) -> tuple[str, str]:
        """(GPU VA of the first element of a row that is in the tensor, how many of its elements are)."""
        t, rest, address, outside = self.t, row, self.start, "false"
        for n in range(1, self.dims):
            index, rest = self.two("urem", rest, self.box[n]), self.two("udiv", rest, self.box[n])
            place = self.two("add", self.first[n], index)
            is_out = t.let(f"icmp uge i64 {place}, {self.sizes[n]}")
            outside = t.let(f"or i1 {outside}, {is_out}")
            address = self.two("add", address, self.two("mul", place, self.strides[n]))
        return address, t.let(f"select i1 {outside}, i64 0, i64 {self.inside}")

    def place(self, at: str) -> str:
        """ptr in shared memory: pieces of 16 bytes change places by their row of 128."""
        row = self.two("and", self.two("lshr", at, 7), self.turned)
        made = self.two("xor", at, self.two("shl", row, 4))
        return self.t.let(f"getelementptr i8, ptr %shared, i64 {made}")

    def row(self, number: str) -> None:
        """One row of the box; loads make zeros of what is outside of the tensor."""
        t = self.t
        address, here = self.in_tensor(number)
        begin = self.two("add", self.base, self.two("mul", number, self.row_bytes))
        is_whole = t.let(f"icmp eq i64 {here}, {self.box[0]}")
        t.do(f"br i1 {is_whole}, label %whole, label %edge")
        t.label("whole")
        host = self.reach(address, self.row_bytes, not self.is_load)
        self.around("piece", self.pieces, lambda n: self.piece(begin, n, host))
        t.do("br label %met")
        t.label("edge")
        if self.is_load:
            self.around("zero", self.pieces, lambda n: self.piece(begin, n, None))
        none = t.let(f"icmp eq i64 {here}, 0")
        t.do(f"br i1 {none}, label %met, label %part")
        t.label("part")
        size = self.two("shl", here, self.log)
        far = self.reach(address, size, not self.is_load)
        skip = self.two("add", begin, self.two("shl", self.low, self.log))
        self.around("byte", size, lambda n: self.byte(skip, n, far))
        t.do("br label %met")
        t.label("met")

    def piece(self, begin: str, n: str, host: str | None) -> None:
        far = host and self.t.let(f"getelementptr <16 x i8>, ptr {host}, i64 {n}")
        self.move("<16 x i8>", self.place(self.two("add", begin, self.two("shl", n, 4))), far)

    def byte(self, begin: str, n: str, host: str) -> None:
        far = self.t.let(f"getelementptr i8, ptr {host}, i64 {n}")
        self.move("i8", self.place(self.two("add", begin, n)), far)
