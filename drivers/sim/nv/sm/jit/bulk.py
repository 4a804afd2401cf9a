"""Boxes of tensors, rows and barriers in shared memory of compiled warps: calls of functions in
native/barriers.h and boxes.h. What they do to boxes is said in ../interp/bulk.py."""

from __future__ import annotations

from drivers.sim.llvm.text import V32, V64
from drivers.sim.nv.sm.code import PlacedInst
from drivers.sim.nv.sm.handlers import Handlers
from drivers.sim.nv.sm.jit.emit import Unsupported
from drivers.sim.nv.sm.jit.layout import Warp
from drivers.sim.nv.sm.jit.traffic import Traffic
from drivers.sim.nv.sm.jit.value import IrValue

handles = Handlers[Traffic]()
ONCE = ("SYNCS.EXCH.64", "UTMALDG", "UTMASTG", "UBLKCP")  # of the uniform datapath, with effects in memory


class Bulk(Traffic):
    """With copies of blocks and barriers that count them."""

    def in_library(self, inst: PlacedInst, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """A library function of shared memory."""
        shared = ("ptr", "%shared"), ("i32", str(self.shared_bytes))
        return self.checked(inst, result, name, *shared, *arguments)

    def barrier_begin(self, inst: PlacedInst, address: IrValue, word: IrValue) -> None:
        self.in_library(inst, "void", "barrier_begin", ("i32", address.name), ("i64", word.name))

    def barrier_arrive(
        self, inst: PlacedInst, address: IrValue, arrivals: IrValue, count: IrValue
    ) -> IrValue:
        if inst.name == "ATOMS.ARRIVE.64":
            raise Unsupported("barriers that count no bytes, of sm_80 to sm_89, are the reference's")
        given = (V32, address.name), ("i32", self.masked()), (V32, arrivals.name), (V32, count.name)
        return self.value(self.in_library(inst, V64, "barrier_arrive", *given), "u64")

    def row_in(
        self, inst: PlacedInst, to: IrValue, barrier: IrValue, of: IrValue, size: IrValue, is_near: bool
    ) -> None:
        refuse_several(inst)
        if is_near:
            raise Unsupported("copies between blocks are the reference's")
        given = ("i32", to.name), ("i64", of.name), ("i32", size.name), ("i32", barrier.name)
        self.in_library(inst, "void", "copy_row_in", *given)

    def row_out(self, inst: PlacedInst, to: IrValue, of: IrValue, size: IrValue) -> None:
        given = ("i32", of.name), ("i64", to.name), ("i32", size.name), ("i32", "0")
        self.in_library(inst, "void", "copy_row_out", *given)


def refuse_several(i: PlacedInst) -> None:
    """Copies to several blocks are the reference's."""
    if i.get("multicast"):
        raise Unsupported(f"{i.name} to several blocks")


@handles("UTMALDG", "UTMASTG")
def copy_box(m: Bulk, i: PlacedInst) -> None:
    """A box of a tensor into shared memory or back."""
    refuse_several(i)
    registers = m.at("%w", Warp.UNIFORMS + 4 * i.get("to"))
    name = "copy_box_in" if i.name == "UTMALDG" else "copy_box_out"
    given = ("i64", m.pair(i, "of").name), ("ptr", registers), ("i32", str(i.get("dims") + 1))
    m.in_library(i, "void", name, *given)
