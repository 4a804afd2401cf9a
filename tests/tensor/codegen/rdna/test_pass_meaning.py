"""Random programs mean the same after each machine pass: ordered, assigned, spilled, paired.

A small machine runs them before and after. What an operation computes does not matter, so each is a mix of
its name and its operands; what matters is which registers and memory it reads and writes, and when.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from drivers.amd.isa.times import times
from tensor.codegen.gpu.intervals import SPILLED
from tensor.codegen.gpu.machine import Code, Part, VReg
from tensor.codegen.rdna.dual import SWAPPABLE, pair_instructions
from tensor.codegen.rdna.generation import GENERATIONS, generation
from tensor.codegen.rdna.machine import SCC_READERS, TIED, RdnaInst, writes_scc
from tensor.codegen.rdna.regalloc import allocate
from tensor.codegen.rdna.schedule_list import schedule_blocks

WORD = 0xFFFF_FFFF
Place = Callable[[VReg, int], Any]


def mixed(op: str, operands: list[int]) -> int:
    """What `op` gives: depends on every operand, and on their order unless it may be exchanged."""
    total = zlib.crc32(op.encode())
    for at, value in enumerate(operands):
        total += value * (2654435761 if op in SWAPPABLE else 2654435761 + 2 * at)
    return (total ^ total >> 15) & WORD


def by_name(reg: VReg, index: int) -> Any:
    """Virtual registers: each its own."""
    return reg, index


def by_number(reg: VReg, index: int) -> Any:
    """Assigned registers."""
    return reg.kind, reg.at + index


class Machine:
    """One lane; a scalar's spill slots are lanes of a register, which the key then names too."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.held: dict[Any, int] = {}
        self.memory: dict[Any, int] = {}
        self.stores: list[Any] = []
        self.scc = 0

    def dwords(self, operand: Any) -> list[Any]:
        if isinstance(operand, Part):
            return [self.place(operand.reg, operand.index + k) for k in range(operand.count)]
        return [self.place(operand, k) for k in range(operand.count)]

    def value(self, operand: Any) -> list[int]:
        if isinstance(operand, VReg | Part):
            return [self.held[key] for key in self.dwords(operand)]
        return [int(operand) & WORD]

    def run(self, insts: list[RdnaInst]) -> dict[Any, int]:
        """The memory afterwards."""
        for inst in insts:
            if inst.op == "v_dual":
                self._dual(inst)
            else:
                self._one(inst)
        return {key: value for key, value in self.memory.items() if key[0] == "global"}

    def _one(self, inst: RdnaInst) -> None:
        op, mods = inst.op, inst.mods or {}
        if op == "v_writelane_b32":
            self.held[(self.dwords(inst.defs[0])[0], "lane", inst.uses[1])] = self.value(inst.uses[0])[0]
            return
        if op == "v_readlane_b32":
            lane = (self.dwords(inst.uses[0])[0], "lane", inst.uses[1])
            self.held[self.dwords(inst.defs[0])[0]] = self.held[lane]
            return
        operands = [word for use in inst.uses for word in self.value(use)]
        if op in TIED:
            operands += [word for made in inst.defs for word in self.value(made)]
        kind, _, what = op.partition("_")
        if what in ("store_b32", "load_b32"):
            self._access(kind, what, inst, operands, mods.get("offset", 0))
            return
        if op in SCC_READERS:
            operands.append(self.scc)
        results = [operands[0]] if op in ("v_mov_b32", "s_mov_b32") else self._results(op, inst, operands)
        self._put(inst.defs[0], results)
        if writes_scc(op):
            self.scc = results[0] & 1

    def _access(self, kind: str, what: str, inst: RdnaInst, operands: list[int], offset: int) -> None:
        """Global memory by lane offset, base and immediate; scratch by the immediate alone."""
        if what == "load_b32":
            place = (kind, *operands, offset)
            default = mixed("memory", [*operands, offset])
            self._put(inst.defs[0], [self.memory.get(place, default)])
        elif kind == "global":
            lane, data, base = operands
            self.memory[kind, lane, base, offset] = data
        else:
            self.memory[kind, offset] = operands[0]

    def _results(self, op: str, inst: RdnaInst, operands: list[int]) -> list[int]:
        count = len(self.dwords(inst.defs[0]))
        return [mixed(f"{op}{k or ''}", operands) if k else mixed(op, operands) for k in range(count)]

    def _put(self, target: Any, values: list[int]) -> None:
        for key, value in zip(self.dwords(target), values, strict=True):
            self.held[key] = value

    def _dual(self, inst: RdnaInst) -> None:
        assert inst.mods is not None
        uses, results = list(inst.uses), []
        for (op, is_single), made in zip(inst.mods["halves"], inst.defs, strict=True):
            taken = [uses.pop(0) for _ in range(1 if is_single else 2)]
            operands = [word for use in taken for word in self.value(use)]
            operands += self.value(made) if op in TIED else []
            results.append(operands[0] if op == "v_mov_b32" else mixed(op, operands))
        for made, result in zip(inst.defs, results, strict=True):
            self._put(made, [result])


VECTOR = ("v_add_f32", "v_mul_f32", "v_sub_f32", "v_fmac_f32", "v_add_nc_u32", "v_and_b32", "v_lshlrev_b32")
WIDE = ("v_mad_u64_u32", "v_add_f64")


class Writer:
    """Writes random programs over virtual registers."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.number = 10
        self.base, self.lane = VReg(0, "s", 2), VReg(1, "v")
        for reg in (self.base, self.lane):
            reg.fixed, reg.at = True, 0
        self.scalars: list[Any] = [self.base[0], self.base[1]]
        self.vectors: list[Any] = [self.lane]
        self.accumulators: list[VReg] = []

    def fresh(self, kind: str, count: int = 1) -> VReg:
        self.number += 1
        return VReg(self.number, kind, count)

    def program(self, length: int) -> list[RdnaInst]:
        made = [inst for _ in range(length) for inst in self._next()]
        for number, reg in enumerate(self.vectors[-12:] + self.accumulators):
            made.append(self._store(reg, 4000 + 4 * number))
        return made

    def _next(self) -> Iterator[RdnaInst]:
        pick = self.chance.choice
        match self.chance.randrange(10):
            case 0 | 1:
                data = self.fresh("v")
                mods = {"offset": 4 * self.chance.randrange(6)}
                yield RdnaInst("global_load_b32", (data,), (self.lane, self.base[0]), mods)
                self.vectors.append(data)
            case 2:
                yield self._store(pick(self.vectors), 4 * self.chance.randrange(6))
            case 3:
                low, high = self.fresh("s"), self.fresh("s")
                yield RdnaInst("s_add_u32", (low,), (pick(self.scalars), pick(self.scalars)))
                if self.chance.random() < 0.5:
                    yield RdnaInst("s_mul_i32", (high,), (low, 3))  # leaves SCC alone
                    self.scalars.append(high)
                    high = self.fresh("s")
                yield RdnaInst(pick(("s_addc_u32", "s_cselect_b32")), (high,), (pick(self.scalars), 7))
                self.scalars += [low, high]
            case 4:
                wide = self.fresh("v", 2)
                yield RdnaInst(pick(WIDE), (wide,), (pick(self.vectors), pick(self.vectors)))
                self.vectors += [wide[0], wide[1]]
            case 5:
                wide, parts = self.fresh("v", 2), [self.fresh("v"), self.fresh("v")]
                for part in parts:
                    yield RdnaInst("v_add_nc_u32", (part,), (pick(self.vectors), pick(self.vectors)))
                for k in range(2):
                    yield RdnaInst("v_mov_b32", (wide[k],), (parts[k],))
                out = self.fresh("v", 2)
                yield RdnaInst("v_add_f64", (out,), (wide, wide))
                self.vectors += [out[0], out[1]]
            case 6 if self.accumulators:
                reg = pick(self.accumulators)
                yield RdnaInst("v_fmac_f32", (reg,), (pick(self.vectors), pick(self.vectors)))
            case 6:
                reg = self.fresh("v")
                yield RdnaInst("v_mov_b32", (reg,), (0,))
                self.accumulators.append(reg)
            case 7:
                reg = self.fresh("v")
                yield RdnaInst("v_add_f32", (reg,), (pick(self.scalars), pick(self.vectors)))
                self.vectors.append(reg)
            case _:
                reg, op = self.fresh("v"), pick([op for op in VECTOR if op not in TIED])
                first = 3 if op == "v_lshlrev_b32" else pick(self.vectors)
                yield RdnaInst(op, (reg,), (first, pick(self.vectors)))
                self.vectors.append(reg)

    def _store(self, data: Any, offset: int) -> RdnaInst:
        return RdnaInst("global_store_b32", (), (self.lane, data, self.base[0]), {"offset": offset})


def meaning(insts: list[RdnaInst], writer: Writer, place: Place) -> dict[Any, int]:
    machine = Machine(place)
    for reg in (writer.base, writer.lane):
        for k in range(reg.count):
            machine.held[place(reg, k)] = mixed(reg.kind, [k])
    return machine.run(insts)


SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_an_order_keeps_the_meaning(seed: int) -> None:
    writer = Writer(seed)
    insts = writer.program(60)
    code = Code(list(insts), [])
    schedule_blocks(code, times("gfx1100").results)
    assert sorted(map(id, code.insts)) == sorted(map(id, insts))
    assert meaning(code.insts, writer, by_name) == meaning(insts, writer, by_name)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("vgprs", "sgprs"), [(256, 106), (12, 106), (256, 12), (9, 11)])
def test_assigned_and_spilled_registers_keep_the_meaning(seed: int, vgprs: int, sgprs: int) -> None:
    writer = Writer(seed)
    insts = writer.program(40)
    want = meaning(insts, writer, by_name)
    code = Code(insts, [])
    found = allocate(code, vgprs, sgprs)
    assert meaning(code.insts, writer, by_number) == want
    for inst in code.insts:
        for operand in (*inst.defs, *inst.uses):
            reg = operand.reg if isinstance(operand, Part) else operand
            if isinstance(reg, VReg) and not reg.fixed:
                assert 0 <= reg.at <= (found.vgprs if reg.kind == "v" else found.sgprs) - reg.count
    assert found.vgprs <= vgprs and found.sgprs <= sgprs
    spilled = any(i.op.startswith("scratch") for i in code.insts)
    assert bool(found.scratch_bytes) is spilled


@pytest.mark.parametrize("arch", GENERATIONS)
@pytest.mark.parametrize("seed", SEEDS)
def test_pairs_keep_the_meaning(seed: int, arch: str) -> None:
    writer = Writer(seed)
    insts = writer.program(60)
    want = meaning(insts, writer, by_name)
    code = Code(insts, [])
    allocate(code)
    pair_instructions(code, generation(arch).dual)
    assert meaning(code.insts, writer, by_number) == want


def test_random_programs_spill_and_are_paired() -> None:
    """Otherwise the tests above would say little."""
    spills, pairs = 0, 0
    for seed in SEEDS:
        code = Code(Writer(seed).program(40), [])
        allocate(code, 9, 11)
        spills += any(getattr(r, "home", None) is SPILLED for i in code.insts for r in i.defs)
        code = Code(Writer(seed).program(60), [])
        allocate(code)
        pair_instructions(code, generation("gfx1100").dual)
        pairs += sum(i.op == "v_dual" for i in code.insts)
    assert spills == len(SEEDS) and pairs > 2 * len(SEEDS)
