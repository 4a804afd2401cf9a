"""What lanes of a warp give each other: shuffles, votes, matches, reductions. Source: PTX ISA."""

from __future__ import annotations

from drivers.nv.isa.access import modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Value, WarpLanes

RULES = Handlers[WarpLanes]()
IDX, UP, DOWN, BFLY = range(4)
ALL, ANY, EQ = range(3)


@RULES("SHFL")
def shuffle(m: WarpLanes, i: PlacedInst) -> None:
    """c: bits 4:0 the last lane, 12:8 which lane bits stay. P: whether the lane asked for was within
    reach."""
    lane, how = m.lane(), i.get("how")
    b, c = m.raw(i, "b") & 31, m.raw(i, "c")
    clamp, segment = c & 31, c >> 8 & 31
    low = lane & segment
    own, distance, high = (m.cast(value, "i32") for value in (lane, b, low | clamp & ~segment))
    if how in (UP, DOWN):
        source = own - distance if how == UP else own + distance
    else:
        source = m.cast(low | b & ~segment if how == IDX else lane ^ b, "i32")
    reached = source >= high if how == UP else source <= high
    source = m.cast(m.where(reached, source, own), "u32")
    m.put(i, m.from_lanes(i, m.raw(i, "a"), source))
    m.put_truth(i, "p", reached)


def present(m: WarpLanes) -> Value:
    """u32: the mask of the lanes that take part."""
    return m.ballot(m.const(1, "bool"))


@RULES("VOTE", "VOTEU")
def vote(m: WarpLanes, i: PlacedInst) -> None:
    """The mask of the lanes that say yes, and whether all do, any does, or all agree."""
    votes, mode = m.ballot(m.truth(i, "s")), i.get("mode")
    is_all, is_any = votes == present(m), votes != 0
    m.put(i, votes)
    m.put_truth(i, "p", is_all if mode == ALL else is_any if mode == ANY else is_all | ~is_any)


@RULES("MATCH.ANY", "MATCH.ALL")
def match(m: WarpLanes, i: PlacedInst) -> None:
    """The mask of the lanes that have the same value; with ALL that of all where they agree, else 0. Found
    bit by bit: of the lanes left, those stay that have this bit as the lane has it."""
    everyone = same = present(m)
    for word in range(1 + i.get("u64")):
        value = m.raw(i, "a", word)
        for bit in range(32):
            is_set = (value >> bit & 1) != 0
            having = m.ballot(is_set)
            same = same & m.where(is_set, having, ~having)
    if i.name == "MATCH.ALL":
        same = m.where(same == everyone, same, m.const(0, "u32"))
    m.put(i, same)
    m.put_truth(i, "p", same != 0)


REDUCTIONS = {"": "and", "OR": "or", "XOR": "xor", "SUM": "add", "MIN": "min", "MAX": "max"}


@RULES("REDUX")
def reduction(m: WarpLanes, i: PlacedInst) -> None:
    """One value of all lanes that take part, into a uniform register."""
    verb = REDUCTIONS[modifier(i.made.form, i.word, "op")]
    kind = "i32" if modifier(i.made.form, i.word, "type") else "u32"
    m.put(i, m.cast(m.reduce(verb, m.cast(m.raw(i, "a"), kind)), "u32"))


@RULES("R2UR")
def first_lane(m: WarpLanes, i: PlacedInst) -> None:
    """What the lowest lane has into a uniform register. P: the lanes that have another value; with OR those
    stay, too, whose predicate held before. So ptxas 13.0 loops over lanes that differ, and so an RTX 5090
    does, as public probes of r2ur found in 2026."""
    value = m.raw(i, "a")
    first = m.of_first(value)
    if i.get("p") == 7:
        m.demand_same(i, value)
    m.put(i, first)
    differs = value != first
    m.put_truth(i, "p", differs | m.truth(i, "p") if i.get("or") else differs)


@RULES("ELECT")
def elect(m: WarpLanes, i: PlacedInst) -> None:
    """One lane of each warp, the lowest of those whose predicate operand holds: its number, and P in it
    alone (PTX ISA, elect.sync; probes on an RTX 5090). Where there is none: believed to be 32."""
    votes = m.ballot(m.truth(i, "s"))
    lowest = m.unary("leading", m.unary("reverse", votes))
    m.put_truth(i, "p", m.lane() == lowest)
    m.put(i, m.of_first(lowest))
