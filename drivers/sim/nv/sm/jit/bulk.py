"""Boxes of tensors and barriers in shared memory of compiled warps: calls of functions in
native/barriers.h and boxes.h. What they do is said in ../interp/bulk.py."""

from __future__ import annotations

from drivers.nv.isa.access import modifier
from drivers.sim.llvm.text import V32, V64
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.jit.layout import Warp
from drivers.sim.nv.sm.jit.traffic import Traffic
from drivers.sim.nv.sm.jit.value import IrValue

handles = Handlers[Traffic]()
ONCE = ("SYNCS.EXCH.64", "UTMALDG", "UTMASTG", "UBLKCP")  # of the uniform datapath, with effects in memory


def one(m: Traffic, number: int) -> IrValue:
    """u32 of a uniform register, 0 in URZ."""
    return m.const(0, "u32") if number == m.uniform_zero else m.uniform(number)


def pair(m: Traffic, number: int) -> str:
    """i64 in two uniform registers, 0 in URZ."""
    if number == m.uniform_zero:
        return "0"
    made: IrValue = m.join(m.uniform(number), m.uniform(number + 1))
    return made.name


def shared(m: Traffic) -> tuple[tuple[str, str], ...]:
    return ("ptr", "%c"), ("ptr", "%shared"), ("i32", str(m.shared_bytes))


@handles("SYNCS.EXCH.64")
def begin(m: Traffic, i: PlacedInst) -> None:
    """A barrier begins."""
    at = one(m, i.get("at")) + i.get("at_offset")
    m.call("void", "barrier_begin", *shared(m), ("i32", at.name), ("i64", pair(m, i.get("data"))))
    m.fault_check(i)


@handles("SYNCS.ARRIVE.TRANS64")
def arrive(m: Traffic, i: PlacedInst) -> None:
    """Lane by lane; the register has bytes to expect, or how often to arrive (ART0)."""
    number, one, zero = m.raw(i, "data"), m.const(1, "u32"), m.const(0, "u32")
    counts = modifier(i.made.form, i.word, "counts")
    ways = {"": (one, number), "A1T0": (one, zero), "ART0": (number, zero), "A0T1": (zero, one)}
    arrivals, bytes_ = ways.get(counts, (zero, number))
    given = (V32, m.short_address(i).name), ("i32", m.masked()), (V32, arrivals.name), (V32, bytes_.name)
    before = m.call(V64, "barrier_arrive", *shared(m), *given)
    m.fault_check(i)
    if i.get("d") != 255:
        m.put_pair(i, m.value(before, "u64"))


def refuse_several(i: PlacedInst) -> None:
    """Copies to several blocks are the reference's."""
    if i.get("multicast"):
        raise Unsupported(f"{i.name} to several blocks")


@handles("UTMALDG", "UTMASTG")
def copy_box(m: Traffic, i: PlacedInst) -> None:
    """A box of a tensor into shared memory or back."""
    refuse_several(i)
    registers = m.at("%w", Warp.UNIFORMS + 4 * i.get("to"))
    name = "copy_box_in" if i.name == "UTMALDG" else "copy_box_out"
    given = ("i64", pair(m, i.get("of"))), ("ptr", registers), ("i32", str(i.get("dims") + 1))
    m.call("void", name, *shared(m), *given)
    m.fault_check(i)


@handles("UBLKCP")
def copy_row(m: Traffic, i: PlacedInst) -> None:
    """Bytes that follow each other, either way."""
    way = modifier(i.made.form, i.word, "way")
    refuse_several(i)
    if way == "S.S":
        raise Unsupported("copies between blocks are the reference's")
    is_load = way == "S.G"
    near, far = (i.get("to"), i.get("of")) if is_load else (i.get("of"), i.get("to"))
    barrier = m.uniform(near + 1).name if is_load else "0"
    given = ("i32", one(m, near).name), ("i64", pair(m, far)), ("i32", one(m, i.get("size")).name)
    m.call("void", "copy_row_in" if is_load else "copy_row_out", *shared(m), *given, ("i32", barrier))
    m.fault_check(i)


@handles("UTMACCTL", "UTMACMDFLUSH", "UTMAPF.L2", "UBLKPF.L2", "SYNCS.CCTL.IV")
def nothing(m: Traffic, i: PlacedInst) -> None:
    """Caches, and groups of copies, which are done at once."""
