"""Scalar loads. The address is the same for the whole wave, so there is one check and one copy per dword."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL
from drivers.sim.amd.wave.jit.ops.access import LaneAccess
from drivers.sim.amd.wave.jit.ops.memory import host_of
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.strict import track_scalar
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR

LOADS = {f"b{bits}": LaneAccess(bits // 8) for bits in (32, 64, 96, 128, 256, 512)} | {
    f"{sign}{bits}": LaneAccess(bits // 8, sign == "i") for bits in (8, 16) for sign in "iu"
}


def scalar_offset(wave: Wave, inst: Inst) -> str:
    """Immediate plus the optional scalar register, as i64."""
    t = wave.t
    imm = str(inst.get("offset", 0))
    register = inst.get("soffset")
    if register is None or register.code == NULL.code:
        return imm
    return t.two("add", I64, t.cast("zext", I32, wave.scalar(register.code), I64), imm)


@special_rows("s_load_{}", LOADS)
def load_scalar(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    """The address is rounded down to a dword, or (GFX12) to what is loaded if that is less."""
    t, size = wave.t, access.size_bytes
    address = t.two("add", I64, wave.pair(inst["sbase"].code), scalar_offset(wave, inst))
    address = t.two("and", I64, address, str(-min(size, 4)))
    write_scalars(wave, inst, scalar_pointer(wave, address, size), access)


@special_rows("s_buffer_load_{}", LOADS)
def load_buffer(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    write_scalars(wave, inst, buffer_pointer(wave, inst, access.size_bytes), access)


def write_scalars(wave: Wave, inst: Inst, pointer: str, access: LaneAccess) -> None:
    """Less than a dword is extended to one."""
    t, size = wave.t, min(access.size_bytes, 4)
    for index in range(access.dwords):
        value = t.loaded(f"i{8 * size}", t.further(pointer, 4 * index), size)
        value = t.cast("sext" if access.signed else "zext", f"i{8 * size}", value, I32)
        wave.set_scalar(inst["sdst"].code + index, value)


def buffer_pointer(wave: Wave, inst: Inst, size: int) -> str:
    """Where the bytes of a scalar buffer load lie; what is past the resource's end reads 0, dword by dword.

    Its size is NUM_RECORDS bytes, or rows of STRIDE. Source: RDNA3 ISA, "Scalar Memory Addressing".
    """
    t, code = wave.t, inst["sbase"].code
    low, high, records = (t.cast("zext", I32, wave.scalar(code + index), I64) for index in range(3))
    base = t.two("or", I64, t.two("shl", I64, t.two("and", I64, high, "65535"), "32"), low)
    base = t.two("and", I64, base, "-4")
    stride = t.two("and", I64, t.two("lshr", I64, high, "16"), str(0x3FFF))
    rows = t.two("mul", I64, records, stride)
    end = t.select(I1, t.compare("icmp eq", I64, stride, "0"), I64, records, rows)
    offset = t.two("and", I64, scalar_offset(wave, inst), str(-min(size, 4)))
    address = t.two("add", I64, base, offset)
    rest = t.two("sub", I64, end, offset)
    (pointer,) = t.either(
        t.compare("icmp sge", I64, rest, str(size)),
        lambda: [scalar_pointer(wave, address, size)],
        lambda: [bounded_pointer(wave, address, size, rest, offset)],
        PTR,
    )
    return pointer


def bounded_pointer(wave: Wave, address: str, size: int, rest: str, offset: str) -> str:
    """A copy of the dwords that are in bounds, zeros after them; the launch takes note."""
    t = wave.t
    wave.demand("db_buffer_note", (I64, offset), (I32, wave.pc), (I32, "0"))
    valid = t.two("and", I64, t.call(I64, "llvm.smax.i64", (I64, rest), (I64, "0")), str(-min(size, 4)))
    sizes = ((I64, address), (I64, str(size)), (I64, valid), (I32, wave.pc))
    found = t.effect(PTR, "db_scalar_buffer", (PTR, "%ctx"), (PTR, wave.site()), *sizes)
    wave.leave_unless(t.compare("icmp ne", PTR, found, "null"))
    return found


def scalar_pointer(wave: Wave, address: str, size: int) -> str:
    """Where the `size` bytes at `address` lie on the host; the wave ends if they are not mapped."""
    t, site = wave.t, wave.site()

    def search() -> list[str]:
        wanted = ((PTR, "%ctx"), (PTR, site), (I64, address), (I64, str(size)), (I32, wave.pc))
        found = t.effect(PTR, "db_scalar", *wanted)
        wave.leave_unless(t.compare("icmp ne", PTR, found, "null"))
        return [found]

    if not wave.in_place:
        return search()[0]
    inside, pointer = host_of(wave, site, address, str(size))
    (result,) = t.unless(inside, search, given=[pointer], types=[PTR])
    track_scalar(wave, address, size)
    return result
