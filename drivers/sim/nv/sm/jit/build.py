"""A kernel as one function of LLVM IR that runs a warp until it ends, waits at a barrier or faults.

Every block of code is there for the lanes of %mask, and where `has_whole` for all lanes as well. Lanes that
part are groups: one goes on, the others wait in the warp's memory; BSSY and BSYNC join them as the reference
does (flow.py). A block that something jumps back to looks whether the launch has instructions left.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.nv.isa.machine import SIZE
from drivers.sim.llvm.text import METADATA
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.jit import bulk, traffic
from drivers.sim.nv.sm.jit.blocks import ENDS
from drivers.sim.nv.sm.jit.emit import NAMES, Unsupported
from drivers.sim.nv.sm.jit.flow import Flow
from drivers.sim.nv.sm.jit.layout import (
    AT_BARRIER,
    DONE,
    FAULTED,
    POLLS_AGAIN,
    SPENT,
    STUCK,
    UNKNOWN_RETURN,
    BlockContext,
    Warp,
)  # fmt: skip
from drivers.sim.nv.sm.jit.library import library
from drivers.sim.nv.sm.jit.outline import Functions, registers
from drivers.sim.nv.sm.jit.warpgroup import ProductWriter
from drivers.sim.nv.sm.meaning import MATRIX, MEANINGS, MEMORY, PATHS, WHOLE
from drivers.sim.nv.sm.request import LANES, Launch

IN_MEMORY: dict[str, Callable[..., None]] = {**MEMORY, **traffic.handles.known, **bulk.handles.known}
HANDLERS = {**MEANINGS, **PATHS, **IN_MEMORY}
FIRST_BIT = {"CLOCKLO": 0, "CLOCKHI": 32, "GLOBALTIMERLO": 0, "GLOBALTIMERHI": 32}  # of the clock


class KernelBuilder(Flow):
    """Writes the function. has_whole: with code of its own for warps of which all lanes take part, which is
    a third quicker and takes LLVM as long again; what needs all lanes is in no other."""

    def __init__(self, launch: Launch, code: LaunchCode, has_whole: bool = True) -> None:
        super().__init__(launch, code)
        self.functions = Functions()
        self.has_whole = has_whole or any(i.name.startswith(WHOLE) for i in self.blocks.insts.values())
        self.back = {i.target for i in self.blocks.insts.values() if i.target and i.target <= i.pc}

    def check_constant(self, bank: int, offset: int, size: int) -> None:
        """A place that is not there is the reference's to tell of."""
        found = self.launch.banks.get(bank)
        if found is None or not 0 <= offset <= found[1] - size or offset % min(size, 4):
            raise Unsupported(f"c[{bank:#x}][{offset:#x}] is not there")

    def constant(self, inst: PlacedInst, bank: int, offset: int):  # type: ignore[no-untyped-def]
        self.check_constant(bank, offset, 4)
        return super().constant(inst, bank, offset)

    def special(self, inst: PlacedInst, code: int):  # type: ignore[no-untyped-def]
        """Clocks count the warp's instructions."""
        name = NAMES.get(code, "")
        if name not in FIRST_BIT:
            return super().special(inst, code)
        now = self.t.let(f"add i64 {self.executed}, {(inst.pc - self.leader) // SIZE}")
        word = self.t.let(f"lshr i64 {now}, {FIRST_BIT[name]}")
        return self.spread(self.t.cast("trunc", "i64", word, "i32"), "u32")

    def module(self) -> str:
        """The IR of the kernel, with the library."""
        t = self.t
        self.begin()
        for leader, number in self.blocks.numbers.items():
            t.label(f"b{number}")
            t.forget()
            if self.has_whole:
                mask = t.let("load i32, ptr %mask")
                is_whole = t.let(f"icmp eq i32 {mask}, -1")
                t.do(f"br i1 {is_whole}, label %f{number}, label %m{number}")
                self.is_full = True
                self.block(leader, number)
            else:
                t.do(f"br label %m{number}")
            self.is_full = False
            self.block(leader, number)
        self.finish()
        products = [ProductWriter(kind) for kind in self.products.values()]
        functions = [*self.functions.texts, *(product.text() for product in products)]
        externals = self.functions.externals | t.externals
        for product in products:
            externals |= product.t.externals
        head = "define internal i32 @warp(ptr noalias %c, ptr noalias %w, ptr %shared, ptr %local) noinline {"
        own = "\n".join([*functions, head, *t.lines, "}", self.grid()])
        called = library(own)
        declared = [d for name, d in externals.items() if f"@{name}(" not in called]
        return "\n".join([called, *declared, "", own, METADATA])

    def grid(self) -> str:
        """@grid(context, memory of warps, shared memory, local, first block, end) -> a status."""
        launch, local_bytes = self.launch, LANES * (self.local_low + self.local_high)
        own = self.blocks.numbers[launch.entry], Warp.size(launch.registers), launch.warps, local_bytes
        given = "ptr %c, ptr %warps, ptr %shared, ptr %local, i32 %first, i32 %end"
        numbers = ", ".join(f"i32 {number}" for number in own)
        run = f"%status = call i32 @run_blocks({given}, {numbers})"
        return f"define i32 @grid({given}) {{\n  {run}\n  ret i32 %status\n}}"

    def begin(self) -> None:
        """The first group that is ready goes on."""
        t = self.t
        t.label("entry")
        t.do("%loaded = alloca [4 x <32 x i32>], align 128")
        t.do("%mask = alloca i32")
        t.do("%count = alloca i64")
        t.do("%cycles = alloca i64")
        t.do(f"store i64 {self.load('%w', Warp.CYCLES, 'i64')}, ptr %cycles")
        t.do(f"store i64 {self.load('%w', Warp.EXECUTED, 'i64')}, ptr %count")
        t.do("br label %next")

    def finish(self) -> None:
        """What follows when a group cannot go on: the next one, or the end of this run of the warp."""
        t = self.t
        t.label("next")
        t.forget()
        count = self.load("%w", Warp.GROUP_COUNT, "i32")
        none = t.let(f"icmp eq i32 {count}, 0")
        t.do(f"br i1 {none}, label %nobody, label %somebody")
        t.label("somebody")
        less = t.let(f"sub i32 {count}, 1")
        self.store("%w", Warp.GROUP_COUNT, "i32", less)
        block, mask = self.group(less)
        t.do(f"store i32 {mask}, ptr %mask")
        ways = " ".join(f"i32 {n}, label %b{n}" for n in self.blocks.numbers.values())
        t.do(f"switch i32 {block}, label %faulted [ {ways} ]")
        t.label("nobody")
        status = str(DONE)
        for place, other in ((Warp.ALIVE, STUCK), (Warp.WAITING_COUNT, AT_BARRIER),
                             (Warp.POLLING_COUNT, POLLS_AGAIN)):  # fmt: skip
            some = t.let(f"icmp ne i32 {self.load('%w', place, 'i32')}, 0")
            status = t.let(f"select i1 {some}, i32 {other}, i32 {status}")
        self.leave(status)
        for label, number in (("faulted", FAULTED), ("spent", SPENT), ("unknown", UNKNOWN_RETURN)):
            t.label(label)
            self.leave(str(number))

    def group(self, index: str) -> tuple[str, str]:
        """(block, mask) of a group that is ready."""
        t = self.t
        offset = t.let(f"mul i32 {index}, 8")
        place = t.let(f"getelementptr i8, ptr {self.at('%w', Warp.GROUP)}, i32 {offset}")
        above = t.let(f"getelementptr i8, ptr {place}, i64 4")
        return t.let(f"load i32, ptr {place}"), t.let(f"load i32, ptr {above}")

    def leave(self, status: str) -> None:
        t = self.t
        t.forget()
        self.store("%w", Warp.EXECUTED, "i64", t.let("load i64, ptr %count"))
        self.store("%w", Warp.CYCLES, "i64", t.let("load i64, ptr %cycles"))
        t.do(f"ret i32 {status}")

    # One block.

    def block(self, leader: int, number: int) -> None:
        t = self.t
        t.label(f"{'f' if self.is_full else 'm'}{number}")
        t.forget()
        self.mask = None if self.is_full else t.let("load i32, ptr %mask")
        insts = self.blocks.of(leader)
        self.executed, self.leader = t.let("load i64, ptr %count"), leader
        total = t.let(f"add i64 {self.executed}, {len(insts)}")
        t.do(f"store i64 {total}, ptr %count")
        stalls = sum(max(1, inst.word.stall) for inst in insts)
        before = t.let("load i64, ptr %cycles")
        t.do(f"store i64 {t.let(f'add i64 {before}, {stalls}')}, ptr %cycles")
        if leader in self.back:
            self.check_budget(total, leader)
        for inst in insts:
            if inst.name.startswith(WHOLE) and not self.is_full:
                self.refuse_part(inst)
                return
            if inst.name in ENDS:
                HANDLERS[inst.name](self, inst)
            else:
                self.plain(inst)
        if not insts:  # behind the last instruction, where only a fault can lead
            t.do("br label %unknown")
        elif insts[-1].name not in ENDS:
            self.go(insts[-1].pc + SIZE)

    def check_budget(self, total: str, pc: int) -> None:
        t, place = self.t, self.at("%c", BlockContext.PC)
        within = t.let(f"icmp ule i64 {total}, {self.load('%w', Warp.LIMIT, 'i64')}")
        t.unless(within, lambda: t.do(f"store i64 {pc}, ptr {place}"), "spent")

    def plain(self, inst: PlacedInst) -> None:
        """An instruction that goes on behind itself."""
        handler = HANDLERS.get(inst.name)
        if handler is None:
            raise Unsupported(inst.name)
        if inst.is_uniform:
            self.plain_uniform(inst, handler)
            return
        if inst.name.startswith(WHOLE) and not inst.always:
            raise Unsupported(f"{inst.name} with a guard")
        if inst.name.startswith(MATRIX):
            self.call_function(inst, handler)
            return
        if inst.always:
            handler(self, inst)
            return
        outer, self.mask = self.mask, self.guard(inst)
        if inst.name in IN_MEMORY or any(span.file[0] == "U" for span in inst.access.writes):
            self.if_any(lambda: handler(self, inst))
        else:
            handler(self, inst)
        self.mask = outer

    def refuse_part(self, inst: PlacedInst) -> None:
        """The instruction needs all lanes of the warp, and some are elsewhere."""
        self.t.do(f"store i64 {inst.pc}, ptr {self.at('%c', BlockContext.PC)}")
        self.t.do("call void @fault(ptr %c, i32 -1, i32 0, i64 0)")
        self.t.do("br label %faulted")

    def call_function(self, inst: PlacedInst, meaning: Callable[..., None]) -> None:
        name = self.functions.of(inst, meaning)
        places = (self.at("%w", Warp.REGISTERS + 128 * inst.get(r)) for r in registers(inst))
        self.t.do(f"call void @{name}({', '.join(f'ptr {place}' for place in places)})")

    def plain_uniform(self, inst: PlacedInst, handler: Callable[..., None]) -> None:
        condition = None
        if not inst.always:
            condition = self.t.compare("icmp ne", "i32", self.guard(inst), "0")
        with self.uniformly(condition):
            if condition and inst.name in bulk.ONCE:
                self.when(condition, lambda: handler(self, inst))
            else:
                handler(self, inst)
