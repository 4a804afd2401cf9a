"""Runs of multiply-adds over many sums, by as many lanes at a time as a host register holds.

LLVM cuts a vector of 32 lanes into host registers where an instruction stands, so that the sums of a run are
there two or four times over, which are more than the host has. Written by pieces the sums of one stay in
registers from its first product to its last. Each piece is a basic block, as LLVM mixes what stands in one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import Reg
from drivers.sim.amd.wave.code.liveness import register_set
from drivers.sim.amd.wave.code.steps import VGPR, WITHOUT_EFFECT, Step
from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.chunk import mix
from drivers.sim.amd.wave.jit.modes import quiets
from drivers.sim.amd.wave.jit.registers import vector_name
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import HOST, I64, V32

# Chosen by the time of our generator's product of 512 x 512 on a Zen 4, with its AVX-512 and as if without:
MANY_SUMS, MANY_PRODUCTS = 8, 4  # from so many sums on, with so many products each, pieces pay
WIDE_LANES, WIDE_SUMS = 16, 16  # of a host with 32 registers of 512 bits: lanes of one, and sums at a time
LANES, SUMS = 8, 12  # of others: 16 registers of 256 bits
MODIFIERS = ("src0_modifiers", "src1_modifiers", "omod", "clamp")
FLOATS = "<32 x float>"


@dataclass(frozen=True)
class MultiplyAdd:
    """``sum += left * right``, of vector registers by their index."""

    sum: int
    left: int
    right: int


@dataclass(frozen=True)
class SumRun:
    """Multiply-adds that stand one behind the other, up to step `end` of their block."""

    end: int
    parts: tuple[MultiplyAdd, ...]

    @property
    def sums(self) -> list[int]:
        return list(dict.fromkeys(part.sum for part in self.parts))


def find_runs(steps: Sequence[Step]) -> dict[int, SumRun]:
    """The runs of a block that are worth it, by their first step: of many products, whose sums nothing else
    of the block names. These come from their places and go back there in any case.
    """
    found, begin = dict[int, SumRun](), 0
    while begin < len(steps):
        run = run_from(steps, begin)
        if len(run.sums) >= MANY_SUMS and len(run.parts) >= MANY_PRODUCTS * len(run.sums):
            others = [step.inst for step in (*steps[:begin], *steps[run.end :])]
            named = register_set(reg for inst in others for reg in (*inst.reads(), *inst.writes()))
            if not any(named >> VGPR + each & 1 for each in run.sums):
                found[begin] = run
        begin = max(run.end, begin + 1)
    return found


def run_from(steps: Sequence[Step], begin: int) -> SumRun:
    """From a step on as far as they go; no sum is a factor among them."""
    parts, sums, factors = list[MultiplyAdd](), set[int](), set[int]()
    for number in range(begin, len(steps)):
        more = multiply_adds(steps[number].inst)
        if more is None:
            return SumRun(number, tuple(parts))
        sums |= {part.sum for part in more}
        factors |= {factor for part in more for factor in (part.left, part.right)}
        if not sums.isdisjoint(factors):
            return SumRun(number, tuple(parts))
        parts += more
    return SumRun(len(steps), tuple(parts))


def multiply_adds(inst: Inst) -> list[MultiplyAdd] | None:
    """What an instruction adds to which register: nothing for a hint, None for anything else."""
    name = inst.defn.mnemonic
    if name in WITHOUT_EFFECT:
        return []
    if name == "v_dual_fmac_f32 :: v_dual_fmac_f32":
        operands = [(inst[f"vdst{h}"], inst[f"src0{h}"], inst[f"vsrc1{h}"]) for h in "XY"]
    elif name == "v_fmac_f32" and not inst.defn.dpp and not any(inst.get(each, 0) for each in MODIFIERS):
        operands = [(inst["vdst"], inst["src0"], inst["src1"])]
    else:
        return None
    if not all(isinstance(each, Reg) and each.is_vgpr for three in operands for each in three):
        return None
    return [MultiplyAdd(*(each.index for each in three)) for three in operands]


def can_be_cut(wave: Wave) -> bool:
    """Do all lanes of 32 compute as the host does where the next instruction stands? A strict run notes what
    each instruction leaves undefined, and quick code is made of calls.
    """
    is_plain = wave.outlines is None and wave.strict is None and wave.wave_size == 32
    return is_plain and wave.exec_full and wave.mode.is_default and quiets(wave) is True


def write_run(wave: Wave, run: SumRun) -> None:
    """Each piece of the lanes, and in it some sums at a time."""
    is_wide = "+avx512f" in engine().features.split(",")
    lanes, at_once = (WIDE_LANES, WIDE_SUMS) if is_wide else (LANES, SUMS)
    factors = {factor for part in run.parts for factor in (part.left, part.right)}
    values = {each: wave.t.bits(V32, wave.vector(each), FLOATS) for each in sorted(factors)}
    slots = {each: wave.slot(vector_name(each), V32) for each in run.sums}
    for number, (first, some) in enumerate(pieces(run.sums, lanes, at_once)):
        if number:
            begin_block(wave)
        write_piece(wave, run, {each: slots[each] for each in some}, values, range(first, first + lanes))


def pieces(sums: list[int], lanes: int, at_once: int) -> Iterator[tuple[int, list[int]]]:
    """(first lane, sums) of each."""
    for first in range(0, 32, lanes):
        for at in range(0, len(sums), at_once):
            yield first, sums[at : at + at_once]


def begin_block(wave: Wave) -> None:
    """A basic block that LLVM does not join to the one before: it cannot tell that the branch is taken."""
    t = wave.t
    one, onward = t.let('call i64 asm sideeffect "", "=r,0"(i64 1)'), t.fresh("piece")
    t.do(f"br i1 {t.compare('icmp ne', I64, one, '0')}, label %{onward}, label %fault, !prof !1")
    t.label(onward)


def write_piece(wave: Wave, run: SumRun, slots: dict[int, str], values: dict[int, str], lanes: range) -> None:
    """Some lanes of the sums that lie in `slots`. values: all lanes of each factor."""
    t, count = wave.t, len(lanes)
    kind, align = f"<{count} x float>", f"align {4 * count}{HOST}"
    places = {each: t.further(slot, 4 * lanes.start) for each, slot in slots.items()}
    sums = {each: t.let(f"load {kind}, ptr {place}, {align}") for each, place in places.items()}
    known: dict[int, str] = {}
    for part in run.parts:
        if part.sum not in sums:
            continue
        for factor in (part.left, part.right):
            if factor not in known:
                known[factor] = mix(t, FLOATS, values[factor], values[factor], lanes)
        arguments = ((kind, known[part.left]), (kind, known[part.right]), (kind, sums[part.sum]))
        sums[part.sum] = t.call(kind, f"llvm.fma.v{count}f32", *arguments)
    for each, value in sums.items():
        t.do(f"store {kind} {value}, ptr {places[each]}, {align}")
