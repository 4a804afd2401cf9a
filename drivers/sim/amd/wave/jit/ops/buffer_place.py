"""Where the lanes of a buffer instruction go: a four-dword resource and each lane's index and offset.

Out: 64-bit addresses and the lanes whose access is in bounds. Sources: RDNA3 ISA, "Memory Buffer
Instructions", range checking and swizzled addressing; fields of the resource from Mesa's register tables; the
stride's scale from RDNA4's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from drivers.amd.isa.inst import Inst
from drivers.sim.amd.wave.facts.formats import form_of
from drivers.sim.amd.wave.jit.abi import DESCRIPTOR
from drivers.sim.amd.wave.jit.ops.access import LaneAddress
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I32, I64, PTR, V32, Text, splat


@dataclass(frozen=True)
class BufferTarget:
    """Where the lanes of a buffer instruction go: ``base + low + high * 2**32``.

    words: the resource's, as i32. mask: the lanes whose whole access is in bounds, as i32.
    """

    words: list[str]
    soffset: str
    index: str
    offset: str
    base: str
    low: str
    high: str
    mask: str

    @property
    def address(self) -> LaneAddress:
        return LaneAddress(self.base, self.low, self.high)


def operands_of(wave: Wave, inst: Inst) -> BufferTarget:
    """Everything but the place itself."""
    t, code = wave.t, inst["srsrc"].code
    words = [wave.scalar(code + index) for index in range(4)]
    soffset = wave.scalar_source(inst["soffset"])
    index, offset = lane_operands(wave, inst)
    low_word, high_word = (t.cast("zext", I32, word, I64) for word in words[:2])
    base = t.two("or", I64, t.two("shl", I64, t.two("and", I64, high_word, "65535"), "32"), low_word)
    base = t.two("add", I64, base, t.cast("zext", I32, soffset, I64))
    return BufferTarget(words, soffset, index, offset, base, "", "", "")


def lane_operands(wave: Wave, inst: Inst) -> tuple[str, str]:
    """Index and offset of each lane; the immediate is in the offset."""
    t, zero = wave.t, splat(V32, 0)
    form = form_of(inst.defn.name)
    registers = inst.get("vaddr")
    imm = splat(V32, int(inst["offset"]))
    if form == "offset":
        return zero, imm
    first = wave.vector(registers.index)
    if form == "idxen":
        return first, imm
    given = first if form == "offen" else wave.vector(registers.index + 1)
    offset = t.call(V32, "llvm.uadd.sat.v32i32", (V32, given), (V32, imm))
    return (zero, offset) if form == "offen" else (first, offset)


def find_place(wave: Wave, place: BufferTarget, size: int | str) -> BufferTarget:
    """The lanes' addresses and which of them are in bounds for an access of `size` bytes, by the library. A
    resource of another type than a buffer ends the launch.
    """
    t = wave.t
    wave.stop_unless(t.compare("icmp ult", I32, place.words[3], str(1 << 30)), DESCRIPTOR)
    mask = lanes_inside(wave, place, size)
    return replace(place, low=t.buffer_dword(0), high=t.buffer_dword(1), mask=mask)


def lanes_inside(wave: Wave, place: BufferTarget, size: int | str) -> str:
    """The mask of lanes in bounds; offsets are left in the first two rows of the buffer."""
    scalars = [(I32, word) for word in (*place.words[1:], place.soffset)]
    rest = [(I32, str(size)), (I32, str(32 * wave.part)), (PTR, "%buffer")]
    return wave.t.effect(I32, "db_buffer", *scalars, (V32, place.index), (V32, place.offset), *rest)


def bits_of(t: Text, word: str, first: int, width: int) -> str:
    """A field of a dword."""
    return t.two("and", I32, t.two("lshr", I32, word, str(first)), str((1 << width) - 1))
