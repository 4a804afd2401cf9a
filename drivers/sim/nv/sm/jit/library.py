"""Functions that compiled kernels call: where global memory is, loads and stores of all lanes, atomics,
regions.

Every one takes the context and a mask of lanes. One that cannot go on writes a fault into the context
(`FAULT`) and returns; the caller looks there. Loads and stores of words are in `words.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from drivers.sim.nv.sm.jit.atomics import VERBS, atomic_name, atomics
from drivers.sim.nv.sm.jit.barriers import ARRIVE, BARRIER_AT, BEGIN, CHANGE, LOOK
from drivers.sim.nv.sm.jit.boxes import MOST_DIMS, REACH, BoxCopy, RowCopy
from drivers.sim.nv.sm.jit.layout import BlockContext, Span, number
from drivers.sim.nv.sm.jit.matrices import matrices, name_of
from drivers.sim.nv.sm.jit.sweep import SWEEP, WAKE
from drivers.sim.nv.sm.jit.words import GATHER, H1, H32, HP, SCATTER, V1, V32, V64, loads, stores
from drivers.sim.nv.sm.request import FaultKind

NARROW = {"U8": ("i8", "zext"), "S8": ("i8", "sext"), "U16": ("i16", "zext"), "S16": ("i16", "sext")}
VP = "<32 x ptr>"


UNMAPPED = number(FaultKind.MMU_FAULT)
MISALIGNED = number(FaultKind.MISALIGNED_ADDRESS)
OUT_OF_RANGE = number(FaultKind.OUT_OF_RANGE_ADDRESS)


def splat(kind: str, value: str, name: str) -> str:
    """Lines that put a scalar into every lane, as %name."""
    return f"""
  %{name}.one = insertelement <32 x {kind}> poison, {kind} {value}, i32 0
  %{name} = shufflevector <32 x {kind}> %{name}.one, <32 x {kind}> poison, {V32} zeroinitializer"""


FAULT = f"""
define internal void @fault(ptr %c, i32 %kind, i32 %lane, i64 %address) noinline {{
  %k = getelementptr i8, ptr %c, i64 {BlockContext.FAULT}
  store i32 %kind, ptr %k
  %l = getelementptr i8, ptr %c, i64 {BlockContext.LANE}
  store i32 %lane, ptr %l
  %a = getelementptr i8, ptr %c, i64 {BlockContext.ADDRESS}
  store i64 %address, ptr %a
  ret void
}}
"""

# host addresses of lanes, by the spans that are known and, where none has the address, by asking
RESOLVE = f"""
define internal void @resolve_slowly(ptr %c, ptr %out, {V64} %a, i32 %mask, i64 %size, i32 %write) noinline {{
entry:
  %all = alloca {V64}
  store {V64} %a, ptr %all
  br label %next
next:
  %left = phi i32 [ %mask, %entry ], [ %rest, %good ]
  %none = icmp eq i32 %left, 0
  br i1 %none, label %done, label %one
one:
  %lane = call i32 @llvm.cttz.i32(i32 %left, i1 true)
  %low = sub i32 %left, 1
  %rest = and i32 %left, %low
  %place = getelementptr i64, ptr %all, i32 %lane
  %address = load i64, ptr %place
  %table.at = getelementptr i8, ptr %c, i64 {BlockContext.SPANS}
  %table = load ptr, ptr %table.at
  %count.at = getelementptr i8, ptr %c, i64 {BlockContext.SPAN_COUNT}
  %count = load i64, ptr %count.at
  br label %search
search:
  %n = phi i64 [ 0, %one ], [ %n.next, %other ]
  %end = icmp uge i64 %n, %count
  br i1 %end, label %ask, label %look
look:
  %offset = mul i64 %n, {Span.SIZE}
  %span = getelementptr i8, ptr %table, i64 %offset
  %first = load i64, ptr %span
  %length.at = getelementptr i8, ptr %span, i64 {Span.LENGTH}
  %length = load i64, ptr %length.at
  %within = sub i64 %address, %first
  %behind = add i64 %within, %size
  %in.a = icmp ult i64 %within, %length
  %in.b = icmp ule i64 %behind, %length
  %in = and i1 %in.a, %in.b
  %writable.at = getelementptr i8, ptr %span, i64 {Span.WRITABLE}
  %writable = load i64, ptr %writable.at
  %may = icmp ne i64 %writable, 0
  %reads = icmp eq i32 %write, 0
  %allowed = or i1 %may, %reads
  %good.span = and i1 %in, %allowed
  br i1 %good.span, label %hit, label %other
other:
  %n.next = add i64 %n, 1
  br label %search
ask:
  %miss.at = getelementptr i8, ptr %c, i64 {BlockContext.MISS}
  %miss = load ptr, ptr %miss.at
  %found = call i32 %miss(ptr %c, i64 %address, i64 %size, i32 %write)
  %ok = icmp ne i32 %found, 0
  br i1 %ok, label %one, label %wrong
wrong:
  call void @fault(ptr %c, i32 {UNMAPPED}, i32 %lane, i64 %address)
  ret void
hit:
  %delta.at = getelementptr i8, ptr %span, i64 {Span.DELTA}
  %delta = load i64, ptr %delta.at
  %host = add i64 %address, %delta
  %out.at = getelementptr i64, ptr %out, i32 %lane
  store i64 %host, ptr %out.at
  %c.first = getelementptr i8, ptr %c, i64 {BlockContext.FIRST}
  store i64 %first, ptr %c.first
  %c.length = getelementptr i8, ptr %c, i64 {BlockContext.LENGTH}
  store i64 %length, ptr %c.length
  %c.delta = getelementptr i8, ptr %c, i64 {BlockContext.DELTA}
  store i64 %delta, ptr %c.delta
  %c.writable = getelementptr i8, ptr %c, i64 {BlockContext.WRITABLE}
  store i64 %writable, ptr %c.writable
  br label %good
good:
  br label %next
done:
  ret void
}}

define internal {V64} @resolve(ptr %c, {V64} %asked, i32 %mask, i64 %size, i32 %write) noinline {{
entry:
  %out = alloca {V64}
  %none = icmp eq i32 %mask, 0
  br i1 %none, label %nobody, label %somebody
nobody:
  ret {V64} zeroinitializer
somebody:
  %m = bitcast i32 %mask to {V1}
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 false)
  %lane.in = and i32 %lane, 31
  %some = extractelement {V64} %asked, i32 %lane.in{splat("i64", "%some", "somes")}
  %a = select {V1} %m, {V64} %asked, {V64} %somes
  %last = sub i64 %size, 1{splat("i64", "%last", "lasts")}
  %low = and {V64} %a, %lasts
  %odd = icmp ne {V64} %low, zeroinitializer
  %odd.bits = bitcast {V1} %odd to i32
  %is.odd = icmp ne i32 %odd.bits, 0
  br i1 %is.odd, label %misaligned, label %aligned
misaligned:
  %bad = call i32 @llvm.cttz.i32(i32 %odd.bits, i1 true)
  %bad.address = extractelement {V64} %a, i32 %bad
  call void @fault(ptr %c, i32 {MISALIGNED}, i32 %bad, i64 %bad.address)
  ret {V64} zeroinitializer
aligned:
  %first.at = getelementptr i8, ptr %c, i64 {BlockContext.FIRST}
  %first = load i64, ptr %first.at
  %length.at = getelementptr i8, ptr %c, i64 {BlockContext.LENGTH}
  %length = load i64, ptr %length.at
  %delta.at = getelementptr i8, ptr %c, i64 {BlockContext.DELTA}
  %delta = load i64, ptr %delta.at
  %writable.at = getelementptr i8, ptr %c, i64 {BlockContext.WRITABLE}
  %writable = load i64, ptr %writable.at{splat("i64", "%first", "firsts")}
  {splat("i64", "%length", "lengths")}
  %within = sub {V64} %a, %firsts
  %ends = add {V64} %within, %lasts
  %in = icmp ult {V64} %ends, %lengths
  %in.bits = bitcast {V1} %in to i32
  %all.in = icmp eq i32 %in.bits, -1
  %may = icmp ne i64 %writable, 0
  %reads = icmp eq i32 %write, 0
  %allowed = or i1 %may, %reads
  %fast = and i1 %all.in, %allowed
  br i1 %fast, label %near, label %far
near:{splat("i64", "%delta", "deltas")}
  %hosts = add {V64} %a, %deltas
  ret {V64} %hosts
far:
  call void @resolve_slowly(ptr %c, ptr %out, {V64} %a, i32 -1, i64 %size, i32 %write)
  %found = load {V64}, ptr %out
  ret {V64} %found
}}

define internal {V64} @bounded(ptr %c, {V32} %asked, i32 %mask, i32 %size, i32 %end, ptr %base) noinline {{
entry:
  %m = bitcast i32 %mask to {V1}
  %lane = call i32 @llvm.cttz.i32(i32 %mask, i1 false)
  %lane.in = and i32 %lane, 31
  %some = extractelement {V32} %asked, i32 %lane.in{splat("i32", "%some", "somes")}
  %a = select {V1} %m, {V32} %asked, {V32} %somes
  %last = sub i32 %size, 1{splat("i32", "%last", "lasts")}
  %low = and {V32} %a, %lasts
  %odd = icmp ne {V32} %low, zeroinitializer
  %room = sub i32 %end, %last
  %room.signed = call i32 @llvm.smax.i32(i32 %room, i32 0){splat("i32", "%room.signed", "rooms")}
  %out = icmp uge {V32} %a, %rooms
  %odd.bits = bitcast {V1} %odd to i32
  %out.bits = bitcast {V1} %out to i32
  %wrong = or i32 %odd.bits, %out.bits
  %is.wrong = icmp ne i32 %wrong, 0
  br i1 %is.wrong, label %bad, label %good
bad:
  %is.odd = icmp ne i32 %odd.bits, 0
  %which = select i1 %is.odd, i32 %odd.bits, i32 %out.bits
  %kind = select i1 %is.odd, i32 {MISALIGNED}, i32 {OUT_OF_RANGE}
  %bad.lane = call i32 @llvm.cttz.i32(i32 %which, i1 true)
  %bad.address = extractelement {V32} %a, i32 %bad.lane
  %bad.wide = zext i32 %bad.address to i64
  call void @fault(ptr %c, i32 %kind, i32 %bad.lane, i64 %bad.wide)
  ret {V64} zeroinitializer
good:
  %wide = zext {V32} %a to {V64}
  %base.word = ptrtoint ptr %base to i64{splat("i64", "%base.word", "bases")}
  %hosts = add {V64} %wide, %bases
  ret {V64} %hosts
}}
"""


def narrow_loads(name: str) -> str:
    kind, verb = NARROW[name]
    vector = f"<32 x {kind}>"
    size = int(kind[1:]) // 8
    return f"""
define internal {{ {V32} }} @load_{name}({V64} %h, i32 %mask) noinline {{
  %m = bitcast i32 %mask to {V1}
  %p = inttoptr {V64} %h to {VP}
  %g = call {vector} @llvm.masked.gather.v32{kind}.v32p0(
    {VP} %p, i32 {size}, {V1} %m, {vector} zeroinitializer)
  %w = {verb} {vector} %g to {V32}
  %r = insertvalue {{ {V32} }} poison, {V32} %w, 0
  ret {{ {V32} }} %r
}}
"""


def narrow_stores(kind: str) -> str:
    vector = f"<32 x {kind}>"
    return f"""
define internal void @store_{kind}({V64} %h, i32 %mask, {V32} %v) noinline {{
  %m = bitcast i32 %mask to {V1}
  %p = inttoptr {V64} %h to {VP}
  %t = trunc {V32} %v to {vector}
  call void @llvm.masked.scatter.v32{kind}.v32p0({vector} %t, {VP} %p, i32 {int(kind[1:]) // 8}, {V1} %m)
  ret void
}}
"""


DECLARED = """
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
"""


def functions() -> Iterator[tuple[str, str]]:
    """(name, text) of all of them, those that call behind those that are called."""
    yield from (("fault", FAULT), ("resolve", RESOLVE), ("sweep", SWEEP), ("wake", WAKE))
    for words in (1, 2, 4):
        yield from ((f"load_{words}", loads(words)), (f"store_{words}", stores(words)))
    yield from ((f"load_{name}", narrow_loads(name)) for name in NARROW)
    yield from ((f"store_{kind}", narrow_stores(kind)) for kind in ("i8", "i16"))
    yield from ((name_of(n, turn), matrices(n, turn)) for n in (1, 2, 4) for turn in (False, True))
    yield from (("reach", REACH), ("barrier_at", BARRIER_AT), ("barrier_begin", BEGIN),
                ("barrier_change", CHANGE), ("barrier_arrive", ARRIVE), ("barrier_look", LOOK))  # fmt: skip
    for is_load in (True, False):
        boxes = (BoxCopy(dims, is_load) for dims in range(1, MOST_DIMS + 1))
        yield from ((copy.name, copy.text()) for copy in (RowCopy(is_load), *boxes))
    verbs = dict.fromkeys((*VERBS.values(), "cas i32", "cas i64"))
    yield from ((atomic_name(verb), atomics(verb)) for verb in verbs)


@cache
def known() -> tuple[tuple[str, str], ...]:
    """All functions, written once."""
    return tuple(functions())


def library(body: str) -> str:
    """The functions that a kernel calls, and what they stand on."""
    always = ("fault", "resolve", "sweep", "wake")
    found: list[str] = []
    for name, text in reversed(known()):
        if name in always or any(f"@{name}(" in caller for caller in (body, *found)):
            found.insert(0, text)
    declared = [DECLARED, f"declare {H32} @{GATHER}({HP}, i32, {H1}, {H32})\n",
                f"declare void @{SCATTER}({H32}, {HP}, i32, {H1})\n"]  # fmt: skip
    for kind in ("i8", "i16", "i32"):
        vector = f"<32 x {kind}>"
        declared.append(f"declare {vector} @llvm.masked.gather.v32{kind}.v32p0({VP}, i32, {V1}, {vector})\n")
        declared.append(f"declare void @llvm.masked.scatter.v32{kind}.v32p0({vector}, {VP}, i32, {V1})\n")
    return "".join([*declared, *found])
