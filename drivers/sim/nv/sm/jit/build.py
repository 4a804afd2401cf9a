"""A kernel as one function of LLVM IR that runs a warp until it ends, waits at a barrier or faults.

Every block of code is there twice: for all lanes, and for those of %mask. Lanes that part are groups: one goes on, the
others wait in the warp's memory; BSSY and BSYNC join them as the reference does (flow.py). A block that something
jumps back to looks whether the launch has instructions left.
"""

from __future__ import annotations

from collections.abc import Callable

from drivers.nv.isa.machine import SIZE
from drivers.sim.llvm.text import METADATA, Text
from drivers.sim.nv.sm.code import Code, Inst
from drivers.sim.nv.sm.jit.emit import Emit, Unsupported
from drivers.sim.nv.sm.jit.layout import (
    AT_BARRIER, DONE, FAULTED, SPENT, STUCK, UNKNOWN_RETURN, WARPSYNC_SLOT, Context, Warp,
)  # fmt: skip
from drivers.sim.nv.sm.jit.grid import grid
from drivers.sim.nv.sm.jit.library import V32, functions
from drivers.sim.nv.sm.jit.traffic import TRAFFIC, Traffic
from drivers.sim.nv.sm.meaning import MEANINGS
from drivers.sim.nv.sm.request import Launch

FLOW = ("BRA", "BRA.U", "CALL.REL", "RET.REL", "EXIT", "BSSY", "BSYNC", "BREAK", "BMOV.32", "WARPSYNC",
        "WARPSYNC.ALL", "BAR", "BAR.RED", "B2R.RESULT")  # fmt: skip
ENDS = (
    "BRA",
    "BRA.U",
    "CALL.REL",
    "RET.REL",
    "EXIT",
    "BSYNC",
    "BREAK",
    "WARPSYNC",
    "WARPSYNC.ALL",
    "BAR",
    "BAR.RED",
)


class Blocks:
    """The instructions that can be reached, cut where something jumps to or away."""

    def __init__(self, code: Code, entry: int) -> None:
        self.insts: dict[int, Inst] = {}
        self.leaders = {entry}
        self.returns: list[int] = []
        waiting = [entry]
        while waiting:
            pc = waiting.pop()
            while pc not in self.insts:
                inst = self.insts[pc] = code.at(pc)
                self.follow(inst, waiting)
                if self.is_end(inst):
                    break
                pc += SIZE
        self.numbers = {pc: n for n, pc in enumerate(sorted(self.leaders))}

    def follow(self, inst: Inst, waiting: list[int]) -> None:
        """Note where an instruction may go."""
        after = inst.pc + SIZE
        if inst.name in ("BRA", "BRA.U", "CALL.REL"):
            self.leaders.add(inst.target)
            waiting.append(inst.target)
        if inst.name == "CALL.REL":
            self.returns.append(after)
        if inst.name == "RET.REL":
            self.leaders.add(inst.pc)
        if inst.name in ENDS:
            self.leaders.add(after)
            if not self.is_end(inst) or inst.name == "CALL.REL":
                waiting.append(after)

    def is_end(self, inst: Inst) -> bool:
        """Whether nothing follows it."""
        takes = all(inst.get(p) == 7 and not inst.get(f"{p}_neg") for p in "su" if p in inst.operands)
        return inst.name in ("BRA", "EXIT", "RET.REL", "BRA.U", "CALL.REL") and inst.always and takes

    def of(self, leader: int) -> list[Inst]:
        """The instructions of a block."""
        found = []
        pc = leader
        while pc in self.insts:
            found.append(self.insts[pc])
            pc += SIZE
            if pc in self.leaders:
                break
        return found


class Builder(Traffic):
    """Writes the function."""

    def __init__(self, launch: Launch, code: Code) -> None:
        super().__init__(Text())
        self.launch, self.blocks = launch, Blocks(code, launch.entry)
        self.shared_bytes = launch.shared_bytes
        self.local_low, self.local_high = launch.local_bytes, launch.local_high_bytes
        self.is_full = True
        self.back = {i.target for i in self.blocks.insts.values() if i.target and i.target <= i.pc}

    def check_constant(self, bank: int, offset: int, size: int) -> None:
        """A place that is not there is the reference's to tell of."""
        found = self.launch.banks.get(bank)
        if found is None or not 0 <= offset <= found[1] - size or offset % min(size, 4):
            raise Unsupported(f"c[{bank:#x}][{offset:#x}] is not there")

    def constant(self, inst: Inst, bank: int, offset: int):  # type: ignore[no-untyped-def]
        self.check_constant(bank, offset, 4)
        return super().constant(inst, bank, offset)

    def module(self) -> str:
        """The IR of the kernel, with the library."""
        t = self.t
        self.begin()
        for leader, number in self.blocks.numbers.items():
            t.label(f"b{number}")
            t.forget()
            mask = t.let("load i32, ptr %mask")
            is_full = t.let(f"icmp eq i32 {mask}, -1")
            t.do(f"br i1 {is_full}, label %f{number}, label %m{number}")
            for self.is_full in (True, False):
                self.block(leader, number)
        self.finish()
        body = "\n".join(t.lines)
        library = "".join(functions())
        declared = [d for name, d in t.externals.items() if f"@{name}(" not in library]
        head = (
            "define internal i32 @warp(ptr noalias %c, ptr noalias %w, ptr %shared, ptr %local) noinline {\n"
        )
        entry = self.blocks.numbers[self.launch.entry]
        run = grid(
            entry, Warp.size(self.launch.registers), self.launch.warps, self.local_low + self.local_high
        )
        return "\n".join([library, *declared, "", head + body + "\n}", run, METADATA])

    def begin(self) -> None:
        """Groups that waited at a barrier are ready; the first goes on."""
        t = self.t
        t.label("entry")
        t.do("%mask = alloca i32")
        t.do("%count = alloca i64")
        t.do(f"store i64 {self.load('%w', Warp.EXECUTED, 'i64')}, ptr %count")
        t.do("br label %wake")
        t.label("wake")
        waiting = self.load("%w", Warp.WAITING_COUNT, "i32")
        none = t.let(f"icmp eq i32 {waiting}, 0")
        t.do(f"br i1 {none}, label %next, label %woken")
        t.label("woken")
        less = t.let(f"sub i32 {waiting}, 1")
        self.store("%w", Warp.WAITING_COUNT, "i32", less)
        block, mask = self.group(Warp.WAITING, less)
        t.do(f"call void @push(ptr %w, i32 {block}, i32 {mask})")
        t.do("br label %wake")

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
        block, mask = self.group(Warp.GROUP, less)
        t.do(f"store i32 {mask}, ptr %mask")
        ways = " ".join(f"i32 {n}, label %b{n}" for n in self.blocks.numbers.values())
        t.do(f"switch i32 {block}, label %faulted [ {ways} ]")
        t.label("nobody")
        waiting = t.let(f"icmp ne i32 {self.load('%w', Warp.WAITING_COUNT, 'i32')}, 0")
        alive = t.let(f"icmp ne i32 {self.load('%w', Warp.ALIVE, 'i32')}, 0")
        stuck = t.let(f"select i1 {alive}, i32 {STUCK}, i32 {DONE}")
        self.leave(t.let(f"select i1 {waiting}, i32 {AT_BARRIER}, i32 {stuck}"))
        for label, status in (("faulted", FAULTED), ("spent", SPENT), ("unknown", UNKNOWN_RETURN)):
            t.label(label)
            self.leave(str(status))

    def group(self, table: int, index: str) -> tuple[str, str]:
        """(block, mask) of a group that waits."""
        t = self.t
        offset = t.let(f"mul i32 {index}, 8")
        place = t.let(f"getelementptr i8, ptr {self.at('%w', table)}, i32 {offset}")
        above = t.let(f"getelementptr i8, ptr {place}, i64 4")
        return t.let(f"load i32, ptr {place}"), t.let(f"load i32, ptr {above}")

    def leave(self, status: str) -> None:
        t = self.t
        t.forget()
        self.store("%w", Warp.EXECUTED, "i64", t.let("load i64, ptr %count"))
        t.do(f"ret i32 {status}")

    # One block.

    def block(self, leader: int, number: int) -> None:
        t = self.t
        t.label(f"{'f' if self.is_full else 'm'}{number}")
        t.forget()
        self.mask = None if self.is_full else t.let("load i32, ptr %mask")
        insts = self.blocks.of(leader)
        executed = t.let("load i64, ptr %count")
        total = t.let(f"add i64 {executed}, {len(insts)}")
        t.do(f"store i64 {total}, ptr %count")
        if leader in self.back:
            self.check_budget(total)
        for inst in insts:
            if inst.name in FLOW:
                self.flow(inst)
            else:
                self.plain(inst)
        if not insts:  # behind the last instruction, where only a fault can lead
            t.do("br label %unknown")
        elif insts[-1].name not in ENDS:
            self.go(insts[-1].pc + SIZE)

    def check_budget(self, total: str) -> None:
        t = self.t
        over = t.let(f"icmp ugt i64 {total}, {self.load('%c', Context.BUDGET, 'i64')}")
        on = t.fresh("on")
        t.do(f"br i1 {over}, label %spent, label %{on}")
        t.label(on)

    def guard(self, inst: Inst) -> str:
        """i32: the lanes that take part and whose guard holds."""
        t = self.t
        mask = self.masked()
        if inst.always:
            return mask
        if inst.guard == 7:
            return "0"
        if inst.is_uniform:
            word = t.two("and", "i32", self.load("%w", Warp.UNIFORM_PREDICATES + 4 * inst.guard, "i32"), "1")
            word = t.two("sub", "i32", "0", word)
        else:
            word = self.load("%w", Warp.PREDICATES + 4 * inst.guard, "i32")
        word = t.two("xor", "i32", word, "-1") if inst.guard_not else word
        return t.two("and", "i32", word, mask)

    def plain(self, inst: Inst) -> None:
        """An instruction that goes on behind itself."""
        handler: Callable[..., None] | None = TRAFFIC.get(inst.name) or MEANINGS.get(inst.name)
        if handler is None:
            raise Unsupported(inst.name)
        if inst.is_uniform and inst.name != "VOTEU":
            self.plain_uniform(inst, handler)
            return
        outer = self.mask
        if inst.name.startswith(("HMMA", "IMMA", "MOVM")) and not self.is_full:
            self.t.do(f"store i64 {inst.pc}, ptr {self.at('%c', Context.PC)}")
            self.t.do("call void @fault(ptr %c, i32 -1, i32 0, i64 0)")
            self.fault_check(inst)
        if inst.always:
            handler(self, inst)
            return
        self.mask = self.guard(inst)
        if inst.name in TRAFFIC or any(span.file[0] == "U" for span in inst.access.writes):
            self.if_any(lambda: handler(self, inst))
        else:
            handler(self, inst)
        self.mask = outer

    def plain_uniform(self, inst: Inst, handler: Callable[..., None]) -> None:
        condition = None
        if not inst.always:
            condition = self.t.compare("icmp ne", "i32", self.guard(inst), "0")
        with self.uniformly(condition):
            handler(self, inst)

    def if_any(self, write: Callable[[], None]) -> None:
        """What only happens where a lane takes part."""
        t = self.t
        some, skip = t.fresh("some"), t.fresh("skip")
        t.do(f"br i1 {t.let(f'icmp eq i32 {self.mask}, 0')}, label %{skip}, label %{some}")
        with t.side_path():
            t.label(some)
            write()
            t.do(f"br label %{skip}")
        t.label(skip)

    # Where lanes go.

    def go(self, pc: int) -> None:
        """All lanes of the group."""
        self.t.do(f"br label %{'f' if self.is_full else 'm'}{self.blocks.numbers[pc]}")

    def go_with(self, pc: int, mask: str) -> None:
        self.t.do(f"store i32 {mask}, ptr %mask")
        self.t.do(f"br label %b{self.blocks.numbers[pc]}")

    def flow(self, inst: Inst) -> None:
        name = inst.name
        if name == "BSSY":
            self.enter(inst)
        elif name == "BMOV.32":
            self.move(inst)
        elif name == "B2R.RESULT":
            self.put(inst, self.spread(self.load("%c", Context.COUNT, "i32"), "u32"))
            word = self.load("%c", Context.OUTCOME, "i32")
            self.put_truth(inst, "p", self.spread(self.t.cast("trunc", "i32", word, "i1"), "bool"))
        elif name in ("BRA", "BRA.U", "CALL.REL"):
            self.jump(inst)
        elif name == "RET.REL":
            self.ret(inst)
        elif name == "EXIT":
            self.exit(inst)
        elif name == "BSYNC":
            self.sync(inst)
        elif name == "BREAK":
            self.break_out(inst)
        elif name.startswith("WARPSYNC"):
            self.warpsync(inst)
        else:
            self.barrier(inst)

    def taking(self, inst: Inst) -> str:
        """i32: the lanes whose guard and predicate operands hold."""
        t, taken = self.t, self.guard(inst)
        for name in "su":
            if name in inst.operands and (inst.get(name) != 7 or inst.get(f"{name}_neg")):
                word = t.bits("<32 x i1>", self.truth(inst, name).name, "i32")
                taken = t.two("and", "i32", taken, word)
        return taken

    def jump(self, inst: Inst) -> None:
        """All go, none goes, or the group parts: those ahead wait."""
        t, after = self.t, inst.pc + SIZE
        taken = self.taking(inst)
        if taken == self.masked():
            self.go(inst.target)
            return
        kind, numbers = "f" if self.is_full else "m", self.blocks.numbers
        all_go, some = t.let(f"icmp eq i32 {taken}, {self.masked()}"), t.fresh("some")
        t.do(f"br i1 {all_go}, label %{kind}{numbers[inst.target]}, label %{some}")
        t.label(some)
        part = t.fresh("part")
        t.do(f"br i1 {t.let(f'icmp eq i32 {taken}, 0')}, label %{kind}{numbers[after]}, label %{part}")
        t.label(part)
        stay = t.let(f"xor i32 {taken}, {self.masked()}")
        first, other = ((inst.target, taken), (after, stay))
        if inst.target > inst.pc:
            first, other = other, first
        t.do(f"call void @push(ptr %w, i32 {numbers[other[0]]}, i32 {other[1]})")
        self.go_with(*first)

    def ret(self, inst: Inst) -> None:
        """Lanes that return to the same place go together, others come to this instruction again."""
        t, number = self.t, inst.get("a")
        if not inst.always:
            raise Unsupported("RET with a guard")
        target = self.join(self.register(number), self.register(number + 1)) + inst.target
        one = t.let(f"extractelement {target.type} {target.name}, i32 {self.first()}")
        same = t.bits("<32 x i1>", (target == self.spread(one, "u64")).name, "i32")
        mask = t.two("and", "i32", same, self.masked())
        rest = t.two("xor", "i32", mask, self.masked())
        self.mask = rest
        self.if_any(lambda: t.do(f"call void @push(ptr %w, i32 {self.blocks.numbers[inst.pc]}, i32 {rest})"))
        t.do(f"store i32 {mask}, ptr %mask")
        ways = " ".join(
            f"i64 {pc}, label %b{self.blocks.numbers[pc]}" for pc in dict.fromkeys(self.blocks.returns)
        )
        t.do(f"switch i64 {one}, label %unknown [ {ways} ]")

    def exit(self, inst: Inst) -> None:
        t, after = self.t, inst.pc + SIZE
        ended = self.taking(inst)
        alive = self.load("%w", Warp.ALIVE, "i32")
        self.store("%w", Warp.ALIVE, "i32", t.two("and", "i32", alive, t.two("xor", "i32", ended, "-1")))
        t.do("call void @sweep(ptr %w)")
        if after not in self.blocks.insts or ended == self.masked():
            t.do("br label %next")
            return
        left = t.two("and", "i32", self.masked(), t.two("xor", "i32", ended, "-1"))
        on = t.fresh("on")
        t.do(f"br i1 {t.let(f'icmp eq i32 {left}, 0')}, label %next, label %{on}")
        t.label(on)
        self.go_with(after, left)

    # Regions.

    def region_at(self, table: int, slot: str) -> str:
        """Address of a region's u32 in one of the tables."""
        return self.t.let(f"getelementptr i32, ptr {self.at('%w', table)}, i32 {slot}")

    def claim(self, slot: str) -> None:
        """Take a region out of the free ones."""
        t = self.t
        bit = t.let(f"shl i64 1, {t.cast('zext', 'i32', slot, 'i64') if slot.startswith('%') else slot}")
        free = self.load("%w", Warp.FREE_REGIONS, "i64")
        others = t.let(f"xor i64 {bit}, -1")
        self.store("%w", Warp.FREE_REGIONS, "i64", t.let(f"and i64 {free}, {others}"))

    def enter(self, inst: Inst) -> None:
        t = self.t
        if not inst.always:
            raise Unsupported("BSSY with a guard")
        free = self.load("%w", Warp.FREE_REGIONS, "i64")
        lowest = t.call("i64", "llvm.cttz.i64", ("i64", free), ("i1", "false"))
        slot = t.let(f"trunc i64 {lowest} to i32")
        self.claim(slot)
        t.do(f"store i32 {self.masked()}, ptr {self.region_at(Warp.MEMBERS, slot)}")
        t.do(f"store i32 0, ptr {self.region_at(Warp.ARRIVED, slot)}")
        token = self.spread(t.let(f"add i32 {slot}, 1"), "u32")
        self.set_entered(inst, token.name)

    def set_entered(self, inst: Inst, name: str) -> None:
        offset = Warp.ENTERED + 128 * inst.get("barrier")
        if self.mask is not None:
            old = self.load("%w", offset, V32)
            name = self.t.select("<32 x i1>", self.vector_mask(), V32, name, old)
        self.store("%w", offset, V32, name)

    def entered(self, inst: Inst) -> str:
        """i32: the region of the group, in its B register."""
        t = self.t
        tokens = self.load("%w", Warp.ENTERED + 128 * inst.get("barrier"), V32)
        token = t.let(f"extractelement {V32} {tokens}, i32 {self.first()}")
        return t.let(f"sub i32 {token}, 1")

    def move(self, inst: Inst) -> None:
        if not inst.always:
            raise Unsupported("BMOV with a guard")
        offset = Warp.ENTERED + 128 * inst.get("barrier")
        if "d" not in inst.operands:
            self.set_entered(inst, self.raw(inst, "a").name)
            return
        self.put(inst, self.value(self.load("%w", offset, V32), "u32"))
        if inst.get("clear"):
            self.set_entered(inst, "zeroinitializer")

    def sync(self, inst: Inst) -> None:
        if not inst.always or self.taking(inst) != self.masked():
            raise Unsupported("BSYNC with a guard")
        slot = self.entered(inst)
        negative, on = self.t.let(f"icmp slt i32 {slot}, 0"), self.t.fresh("on")
        self.t.do(f"br i1 {negative}, label %unknown, label %{on}")
        self.t.label(on)
        self.arrive(slot, inst.pc + SIZE)

    def arrive(self, slot: str, after: int) -> None:
        """The group waits in a region; where it is the last one the region is over and all go on."""
        t = self.t
        at, members_at = self.region_at(Warp.ARRIVED, slot), self.region_at(Warp.MEMBERS, slot)
        before, members = t.let(f"load i32, ptr {at}"), t.let(f"load i32, ptr {members_at}")
        arrived = t.let(f"or i32 {before}, {self.masked()}")
        living = t.let(f"and i32 {members}, {self.load('%w', Warp.ALIVE, 'i32')}")
        away = t.let(f"xor i32 {arrived}, -1")
        missing = t.let(f"and i32 {living}, {away}")
        over, on = t.fresh("over"), t.fresh("on")
        t.do(f"br i1 {t.let(f'icmp eq i32 {missing}, 0')}, label %{over}, label %{on}")
        t.label(over)
        wide = t.let(f"zext i32 {slot} to i64") if slot.startswith("%") else slot
        bit, free = t.let(f"shl i64 1, {wide}"), self.load("%w", Warp.FREE_REGIONS, "i64")
        self.store("%w", Warp.FREE_REGIONS, "i64", t.let(f"or i64 {free}, {bit}"))
        self.go_with(after, arrived)
        t.label(on)
        t.do(f"store i32 {arrived}, ptr {at}")
        t.do(f"store i32 {self.blocks.numbers[after]}, ptr {self.region_at(Warp.BEHIND, slot)}")
        t.do("br label %next")

    def break_out(self, inst: Inst) -> None:
        t, left = self.t, self.taking(inst)
        outer, self.mask = self.mask, left

        def leave() -> None:
            at = self.region_at(Warp.MEMBERS, self.entered(inst))
            members, others = t.let(f"load i32, ptr {at}"), t.let(f"xor i32 {left}, -1")
            t.do(f"store i32 {t.let(f'and i32 {members}, {others}')}, ptr {at}")
            t.do("call void @sweep(ptr %w)")

        self.if_any(leave)
        self.mask = outer
        self.go(inst.pc + SIZE)

    def warpsync(self, inst: Inst) -> None:
        mask = inst.get("mask") if "mask" in inst.operands else -1
        if not inst.always or self.taking(inst) != self.masked():
            raise Unsupported("WARPSYNC with a guard")
        if self.is_full:
            self.go(inst.pc + SIZE)
            return
        self.claim(str(WARPSYNC_SLOT))
        self.t.do(f"store i32 {mask}, ptr {self.region_at(Warp.MEMBERS, str(WARPSYNC_SLOT))}")
        self.arrive(str(WARPSYNC_SLOT), inst.pc + SIZE)

    def barrier(self, inst: Inst) -> None:
        """The group waits; the block's other warps are the caller's business."""
        t, number = self.t, inst.get("barrier")
        if not inst.always or number >= self.launch.barriers:
            raise Unsupported("BAR with a guard, or of a barrier that is not declared")
        if inst.name == "BAR.RED":
            yes = t.two("and", "i32", t.bits("<32 x i1>", self.truth(inst, "s").name, "i32"), self.masked())
            for offset, word in ((Context.YES, yes), (Context.VOTES, self.masked())):
                count = t.call("i32", "llvm.ctpop.i32", ("i32", word))
                self.store("%c", offset, "i32", t.let(f"add i32 {self.load('%c', offset, 'i32')}, {count}"))
            self.store("%c", Context.LOGIC, "i32", str(inst.get("logic")))
        self.store("%w", Warp.BARRIER, "i32", str(number))
        count = self.load("%w", Warp.WAITING_COUNT, "i32")
        offset = t.let(f"mul i32 {count}, 8")
        place = t.let(f"getelementptr i8, ptr {self.at('%w', Warp.WAITING)}, i32 {offset}")
        above = t.let(f"getelementptr i8, ptr {place}, i64 4")
        t.do(f"store i32 {self.blocks.numbers[inst.pc + SIZE]}, ptr {place}")
        t.do(f"store i32 {self.masked()}, ptr {above}")
        self.store("%w", Warp.WAITING_COUNT, "i32", t.let(f"add i32 {count}, 1"))
        t.do("br label %next")


__all__ = ["Builder", "Emit", "Unsupported"]
