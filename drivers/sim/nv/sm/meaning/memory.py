"""Loads, stores and atomics: which words go between registers and memory. How memory is reached is each
executor's own (`WarpLanes`). Source: PTX ISA; what ptxas makes of it."""

from __future__ import annotations

from typing import NamedTuple

from drivers.nv.isa.access import ATOMIC_WORDS, WORDS, modifier
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.lanes import Value, WarpLanes

RULES = Handlers[WarpLanes]()
NARROW = ("U8", "S8", "U16", "S16")
SPACES = {
    "LDG": "global", "STG": "global", "LDS": "shared", "STS": "shared", "LDL": "local", "STL": "local",
}  # fmt: skip


class AccessSize(NamedTuple):
    """What a lane moves. name: U8, S8, U16, S16, or how many words."""

    name: str
    bytes: int
    words: int


def part_of(inst: PlacedInst) -> AccessSize:
    """By the size that the instruction says."""
    spelled = modifier(inst.made.form, inst.word, "size")
    if spelled in NARROW:
        return AccessSize(spelled, int(spelled[1:]) // 8, 1)
    words = WORDS[spelled]
    return AccessSize(str(words), 4 * words, words)


def place_of(m: WarpLanes, i: PlacedInst) -> tuple[str, Value]:
    """(space, address of each lane) by the instruction's name."""
    space = "shared" if i.name.startswith("ATOMS") else SPACES.get(i.name, "generic")
    return space, m.short_address(i) if space in ("shared", "local") else m.long_address(i)


def words_of(m: WarpLanes, i: PlacedInst, name: str, count: int) -> list[Value]:
    return [m.raw(i, name, n) for n in range(count)]


@RULES("LDG", "LDS", "LDL", "LD")
def load(m: WarpLanes, i: PlacedInst) -> None:
    for n, word in enumerate(m.loaded(i, *place_of(m, i), part_of(i))):
        m.put(i, word, word=n)


@RULES("STG", "STS", "STL", "ST")
def store(m: WarpLanes, i: PlacedInst) -> None:
    part = part_of(i)
    m.stored(i, *place_of(m, i), part, words_of(m, i, "data", part.words))


@RULES("LDC", "ULDC", "LDCU")
def constant(m: WarpLanes, i: PlacedInst) -> None:
    """A constant bank, with a register in the address where the encoding has one."""
    for n, word in enumerate(m.constants(i, part_of(i))):
        m.put(i, word, word=n)


@RULES("LDGSTS.E")
def copy(m: WarpLanes, i: PlacedInst) -> None:
    """From global to shared memory; zeros in lanes whose predicate operand does not hold, which read
    nothing. With ZFILL what an address goes beyond a multiple of the size by is how many bytes at the end
    are zeros: so ptxas 13.5 makes cp.async with a source size."""
    part, to, source = part_of(i), m.short_address(i, "to"), m.long_address(i)
    takes = None if i.get("s") == 7 and not i.get("s_neg") else m.truth(i, "s")
    left_out = source & part.bytes - 1 if i.get("zfill") else None
    values = m.loaded(i, "global", source if left_out is None else source - left_out, part, takes)
    if left_out is not None:
        kept = m.const(part.bytes, "u64") - left_out
        values = [first_bytes(m, value, kept, 4 * n) for n, value in enumerate(values)]
    m.stored(i, "shared", to, part, values)
    m.copy_started(to, part.bytes)


def first_bytes(m: WarpLanes, word: Value, kept: Value, begin: int) -> Value:
    """A word that begins at byte `begin` of which `kept` stay; zeros in the others' place."""
    result = m.const(0, "u32")
    for n in range(4):
        result = m.where(kept > begin + n, result | word & 0xFF << 8 * n, result)
    return result


@RULES(
    "ATOMG", "RED", "REDG", "ATOMS", "ATOMG.E.CAS", "ATOMS.CAS", "ATOMS.CAST.SPIN", "ATOM", "ATOM.E.CAS",
    "ATOM.E.CAST.SPIN",
)  # fmt: skip
def atomic(m: WarpLanes, i: PlacedInst) -> None:
    """What was there before, or whether a CAST has stored: ptxas' loops go on until then."""
    op, kind = (modifier(i.made.form, i.word, name) for name in ("op", "type"))
    count = ATOMIC_WORDS.get(kind, 1)
    data = words_of(m, i, "data", count)
    swap = words_of(m, i, "c", count) if "c" in i.operands else None
    old = m.atomic(i, *place_of(m, i), op, kind, data, swap)
    did = m.const(1, "bool")
    if "CAST" in i.name:
        for found, wanted in zip(old, data, strict=True):
            did = did & (found == wanted)
        old = [m.resize(did, "u32"), *[m.const(0, "u32")] * (count - 1)]
    for n, word in enumerate(old if "d" in i.operands else ()):
        m.put(i, word, word=n)
    m.put_truth(i, "p", did)


@RULES("ATOMS.POPC.INC.32")
def count(m: WarpLanes, i: PlacedInst) -> None:
    """Every lane adds one."""
    (old,) = m.atomic(i, "shared", m.short_address(i), "ADD", "", [m.const(1, "u32")], None)
    m.put(i, old)
