"""Where the lanes of compiled warps go: branches, regions, barriers, ends."""

from __future__ import annotations

from collections.abc import Callable

from drivers.nv.isa.machine import SIZE
from drivers.nv.isa.operand import Reg
from drivers.sim.llvm.text import V32, Text
from drivers.sim.nv.sm.code import LaunchCode, PlacedInst
from drivers.sim.nv.sm.jit.blocks import BasicBlocks
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.jit.layout import WARPSYNC_SLOT, BlockContext, Warp
from drivers.sim.nv.sm.jit.value import IrValue
from drivers.sim.nv.sm.jit.warpgroup import WarpgroupProducts
from drivers.sim.nv.sm.lanes import WarpPaths
from drivers.sim.nv.sm.request import Launch


class Flow(WarpgroupProducts, WarpPaths):
    """With the order of the program. is_full: the code is that for all lanes. What is taken is an i32."""

    def __init__(self, launch: Launch, code: LaunchCode) -> None:
        super().__init__(Text())
        self.launch, self.blocks = launch, BasicBlocks(code, launch.entry)
        self.shared_bytes = launch.shared_bytes
        self.local_low, self.local_high = launch.local_bytes, launch.local_high_bytes
        self.is_full = True

    def guard(self, inst: PlacedInst) -> str:
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

    def if_any(self, write: Callable[[], None]) -> None:
        """What only happens where a lane takes part."""
        self.when(self.t.let(f"icmp ne i32 {self.mask}, 0"), write)

    def when(self, condition: str, write: Callable[[], None]) -> None:
        """What only happens where the i1 is true."""
        t = self.t
        some, skip = t.fresh("some"), t.fresh("skip")
        t.do(f"br i1 {condition}, label %{some}, label %{skip}")
        with t.side_path():
            t.label(some)
            write()
            t.do(f"br label %{skip}")
        t.label(skip)

    def go(self, pc: int) -> None:
        """All lanes of the group."""
        self.t.do(f"br label %{'f' if self.is_full else 'm'}{self.blocks.numbers[pc]}")

    def go_with(self, pc: int, mask: str) -> None:
        self.t.do(f"store i32 {mask}, ptr %mask")
        self.t.do(f"br label %b{self.blocks.numbers[pc]}")

    def taking(self, inst: PlacedInst) -> str:
        """i32: the lanes whose guard and predicate operands hold."""
        t, taken = self.t, self.guard(inst)
        for name in "su":
            if name in inst.operands and (inst.get(name) != 7 or inst.get(f"{name}_neg")):
                word = t.bits("<32 x i1>", self.truth(inst, name).name, "i32")
                taken = t.two("and", "i32", taken, word)
        return taken

    def jump(self, inst: PlacedInst, taken: str) -> None:
        """All go, none goes, or the group parts: those ahead wait."""
        t, after = self.t, inst.pc + SIZE
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

    def jump_together(self, inst: PlacedInst, taken: str) -> None:
        none = self.t.let(f"icmp eq i32 {taken}, 0")
        kind, numbers = "f" if self.is_full else "m", self.blocks.numbers
        after, to = numbers[inst.pc + SIZE], numbers[inst.target]
        self.t.do(f"br i1 {none}, label %{kind}{after}, label %{kind}{to}")

    def jump_to(self, inst: PlacedInst, taken: str, place: IrValue) -> None:
        """Lanes that return to the same place go together, others come to this instruction again."""
        t = self.t
        if inst.name != "RET.REL" or not inst.always:
            raise Unsupported(f"{inst.name}, or RET with a guard")
        one = t.let(f"extractelement {place.type} {place.name}, i32 {self.first()}")
        same = t.bits("<32 x i1>", (place == self.spread(one, "u64")).name, "i32")
        mask = t.two("and", "i32", same, self.masked())
        rest = t.two("xor", "i32", mask, self.masked())
        self.mask = rest
        self.if_any(lambda: t.do(f"call void @push(ptr %w, i32 {self.blocks.numbers[inst.pc]}, i32 {rest})"))
        t.do(f"store i32 {mask}, ptr %mask")
        ways = " ".join(
            f"i64 {pc}, label %b{self.blocks.numbers[pc]}" for pc in dict.fromkeys(self.blocks.returns)
        )
        t.do(f"switch i64 {one}, label %unknown [ {ways} ]")

    def end(self, inst: PlacedInst, taken: str) -> None:
        t, after = self.t, inst.pc + SIZE
        alive = self.load("%w", Warp.ALIVE, "i32")
        self.store("%w", Warp.ALIVE, "i32", t.two("and", "i32", alive, t.two("xor", "i32", taken, "-1")))
        t.do("call void @sweep(ptr %w)")
        if after not in self.blocks.insts or taken == self.masked():
            t.do("br label %next")
            return
        left = t.two("and", "i32", self.masked(), t.two("xor", "i32", taken, "-1"))
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

    def new_region(self, inst: PlacedInst) -> IrValue:
        t = self.t
        if not inst.always:
            raise Unsupported("BSSY with a guard")
        free = self.load("%w", Warp.FREE_REGIONS, "i64")
        lowest = t.call("i64", "llvm.cttz.i64", ("i64", free), ("i1", "false"))
        slot = t.let(f"trunc i64 {lowest} to i32")
        self.claim(slot)
        t.do(f"store i32 {self.masked()}, ptr {self.region_at(Warp.MEMBERS, slot)}")
        t.do(f"store i32 0, ptr {self.region_at(Warp.ARRIVED, slot)}")
        return self.spread(t.let(f"add i32 {slot}, 1"), "u32")

    def region(self, inst: PlacedInst) -> IrValue:
        return self.value(self.load("%w", Warp.ENTERED + 128 * inst.get("barrier"), V32), "u32")

    def set_region(self, inst: PlacedInst, value: IrValue) -> None:
        offset, name = Warp.ENTERED + 128 * inst.get("barrier"), value.name
        if self.mask is not None:
            name = self.t.select("<32 x i1>", self.vector_mask(), V32, name, self.region(inst).name)
        self.store("%w", offset, V32, name)

    def slot(self, inst: PlacedInst) -> str:
        """i32: where the tables have the region of the group, in its B register."""
        token = self.t.let(f"extractelement {V32} {self.region(inst).name}, i32 {self.first()}")
        return self.t.let(f"sub i32 {token}, 1")

    def wait_in_region(self, inst: PlacedInst) -> None:
        if not inst.always or self.taking(inst) != self.masked():
            raise Unsupported("BSYNC with a guard")
        slot = self.slot(inst)
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

    def leave_region(self, inst: PlacedInst, taken: str) -> None:
        t, outer, self.mask = self.t, self.mask, taken

        def leave() -> None:
            at = self.region_at(Warp.MEMBERS, self.slot(inst))
            members, others = t.let(f"load i32, ptr {at}"), t.let(f"xor i32 {taken}, -1")
            t.do(f"store i32 {t.let(f'and i32 {members}, {others}')}, ptr {at}")
            t.do("call void @sweep(ptr %w)")

        self.if_any(leave)
        self.mask = outer
        self.go(inst.pc + SIZE)

    def meet_by_masks(self, inst: PlacedInst, masks: IrValue) -> None:
        raise Unsupported("WARPSYNC of a register")

    def meet(self, inst: PlacedInst, mask: int) -> None:
        if not inst.always or self.taking(inst) != self.masked():
            raise Unsupported("WARPSYNC with a guard")
        if self.is_full:
            self.go(inst.pc + SIZE)
            return
        self.claim(str(WARPSYNC_SLOT))
        self.t.do(f"store i32 {mask}, ptr {self.region_at(Warp.MEMBERS, str(WARPSYNC_SLOT))}")
        self.arrive(str(WARPSYNC_SLOT), inst.pc + SIZE)

    def voted(self) -> tuple[IrValue, IrValue]:
        count, outcome = (self.load("%c", at, "i32") for at in (BlockContext.COUNT, BlockContext.OUTCOME))
        return self.spread(count, "u32"), self.spread(self.t.cast("trunc", "i32", outcome, "i1"), "bool")

    def wait_at_barrier(self, inst: PlacedInst) -> None:
        """The block's other warps are the caller's business."""
        t, number = self.t, inst.get("barrier")
        has_register = any(isinstance(operand, Reg) for operand in inst.operands.values())
        if has_register or inst.get("count") or inst.get("kind"):
            raise Unsupported("BAR of a part of the block, or by registers")
        if not inst.always or number >= self.launch.barriers:
            raise Unsupported("BAR with a guard, or of a barrier that is not declared")
        if inst.name == "BAR.RED":
            yes = t.two("and", "i32", t.bits("<32 x i1>", self.truth(inst, "s").name, "i32"), self.masked())
            for offset, word in ((BlockContext.YES, yes), (BlockContext.VOTES, self.masked())):
                count = t.call("i32", "llvm.ctpop.i32", ("i32", word))
                self.store("%c", offset, "i32", t.let(f"add i32 {self.load('%c', offset, 'i32')}, {count}"))
            self.store("%c", BlockContext.LOGIC, "i32", str(inst.get("logic")))
        self.store("%w", Warp.BARRIER, "i32", str(number))
        self.lay_aside(Warp.WAITING, Warp.WAITING_COUNT, inst.pc + SIZE)

    def lay_aside(self, table: int, count_at: int, pc: int) -> None:
        """The group goes on at `pc` when it is woken."""
        t, count = self.t, self.load("%w", count_at, "i32")
        skip = t.let(f"mul i32 {count}, 8")
        place = t.let(f"getelementptr i8, ptr {self.at('%w', table)}, i32 {skip}")
        above = t.let(f"getelementptr i8, ptr {place}, i64 4")
        t.do(f"store i32 {self.blocks.numbers[pc]}, ptr {place}")
        t.do(f"store i32 {self.masked()}, ptr {above}")
        self.store("%w", count_at, "i32", t.let(f"add i32 {count}, 1"))
        t.do("br label %next")

    def let_others_run(self, inst: PlacedInst) -> None:
        """The group goes on when the others of the warp, and other warps, ran; no BSYNC waits for it."""
        yielded = self.t.two("or", "i32", self.load("%w", Warp.YIELDED, "i32"), self.masked())
        self.store("%w", Warp.YIELDED, "i32", yielded)
        self.lay_aside(Warp.POLLING, Warp.POLLING_COUNT, inst.pc + SIZE)

    def barrier_look(self, inst: PlacedInst, address: IrValue, parity: IrValue) -> None:
        t, outer, taken = self.t, self.mask, self.guard(inst)
        given = (V32, address.name), ("i32", taken), (V32, parity.name)
        passed = self.in_library(inst, "i32", "barrier_look", *given)
        if not inst.always:
            self.mask = taken
        self.put_truth(inst, "p", self.value(t.bits("i32", passed, "<32 x i1>"), "bool"))
        self.mask = outer
        on = t.fresh("on")
        t.do(f"br i1 {t.let(f'icmp eq i32 {passed}, {taken}')}, label %{on}, label %{on}.late")
        t.label(f"{on}.late")
        with t.side_path():
            self.lay_aside(Warp.POLLING, Warp.POLLING_COUNT, inst.pc + SIZE)
        t.label(on)
        self.go(inst.pc + SIZE)
