"""Scalar loads. The address is the same for the whole wave, so there is one check and one copy per dword."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL
from drivers.sim.amd.wave.jit.ops.memory import host_of
from drivers.sim.amd.wave.jit.rules import special
from drivers.sim.amd.wave.jit.strict import track_scalar
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, PTR


def scalar_offset(wave: Wave, inst: Inst) -> str:
    """Immediate plus the optional scalar register, as i64."""
    t = wave.t
    imm = str(inst.get("offset", 0))
    register = inst.get("soffset")
    if register is None or register.code == NULL.code:
        return imm
    return t.two("add", I64, t.cast("zext", I32, wave.scalar(register.code), I64), imm)


def _register_scalar_load(bits: int) -> None:
    @special(f"s_load_b{bits}")
    def load_scalar(wave: Wave, inst: Inst) -> None:
        """The address is rounded down to a dword."""
        t = wave.t
        address = t.two("add", I64, wave.pair(inst["sbase"].code), scalar_offset(wave, inst))
        scalar_load(wave, inst, t.two("and", I64, address, "-4"), bits // 32)

    @special(f"s_buffer_load_b{bits}")
    def load_buffer(wave: Wave, inst: Inst) -> None:
        write_dwords(wave, inst, buffer_pointer(wave, inst, bits // 8), bits // 32)


def _register_small_load(bits: int, sign: str) -> None:
    @special(f"s_load_{sign}{bits}")
    def load_small(wave: Wave, inst: Inst) -> None:
        """One byte or two (gfx12), at an address of that size, extended to a dword."""
        t = wave.t
        address = t.two("add", I64, wave.pair(inst["sbase"].code), scalar_offset(wave, inst))
        address = t.two("and", I64, address, str(-bits // 8))
        write_small(wave, inst, scalar_pointer(wave, address, bits // 8), bits, sign)

    @special(f"s_buffer_load_{sign}{bits}")
    def load_small_buffer(wave: Wave, inst: Inst) -> None:
        write_small(wave, inst, buffer_pointer(wave, inst, bits // 8), bits, sign)


def write_small(wave: Wave, inst: Inst, pointer: str, bits: int, sign: str) -> None:
    kind = f"i{bits}"
    value = wave.t.loaded(kind, pointer, bits // 8)
    wave.set_scalar(inst["sdst"].code, wave.t.cast("sext" if sign == "i" else "zext", kind, value, I32))


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
    told = ((PTR, "%ctx"), (I64, offset), (I32, wave.pc), (I32, "0"))
    status = t.effect(I32, "db_buffer_note", *told)
    wave.leave_unless(t.compare("icmp eq", I32, status, "0"))
    valid = t.two("and", I64, t.call(I64, "llvm.smax.i64", (I64, rest), (I64, "0")), str(-min(size, 4)))
    sizes = ((I64, address), (I64, str(size)), (I64, valid), (I32, wave.pc))
    found = t.effect(PTR, "db_scalar_buffer", (PTR, "%ctx"), (PTR, wave.site()), *sizes)
    wave.leave_unless(t.compare("icmp ne", PTR, found, "null"))
    return found


def scalar_load(wave: Wave, inst: Inst, address: str, dwords: int) -> None:
    write_dwords(wave, inst, scalar_pointer(wave, address, 4 * dwords), dwords)


def write_dwords(wave: Wave, inst: Inst, pointer: str, dwords: int) -> None:
    t = wave.t
    for index in range(dwords):
        value = t.loaded(I32, t.further(pointer, 4 * index), 4)
        wave.set_scalar(inst["sdst"].code + index, value)


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


for _bits in (32, 64, 96, 128, 256, 512):
    _register_scalar_load(_bits)
for _bits in (8, 16):
    for _sign in "iu":
        _register_small_load(_bits, _sign)
