"""Scalar loads. The address is the same for the whole wave, so there is one check and one copy per dword."""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL
from drivers.sim.amd.wave.jit_memory import GUEST, fork, host_of
from drivers.sim.amd.wave.jit_rules import special
from drivers.sim.amd.wave.jit_text import I32, I64, PTR
from drivers.sim.amd.wave.jit_wave import Refusal, Wave


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
        """Bounds come from the descriptor, beyond which hardware reads 0: refused."""
        raise Refusal("s_buffer_load")


def _register_small_load(bits: int, sign: str) -> None:
    @special(f"s_load_{sign}{bits}")
    def load_small(wave: Wave, inst: Inst) -> None:
        """One byte or two (gfx12), at an address of that size, extended to a dword."""
        t, kind = wave.t, f"i{bits}"
        address = t.two("add", I64, wave.pair(inst["sbase"].code), scalar_offset(wave, inst))
        address = t.two("and", I64, address, str(-bits // 8))
        pointer = scalar_pointer(wave, address, bits // 8)
        value = t.let(f"load {kind}, ptr {pointer}, align {bits // 8}{GUEST}")
        wave.set_scalar(inst["sdst"].code, t.cast("sext" if sign == "i" else "zext", kind, value, I32))


def scalar_load(wave: Wave, inst: Inst, address: str, dwords: int) -> None:
    t, pointer = wave.t, scalar_pointer(wave, address, 4 * dwords)
    for index in range(dwords):
        place = t.op(f"getelementptr i8, ptr {pointer}, i64 {4 * index}")
        value = t.let(f"load {I32}, ptr {place}, align 4{GUEST}")
        wave.set_scalar(inst["sdst"].code + index, value)


def scalar_pointer(wave: Wave, address: str, size: int) -> str:
    """Where the `size` bytes at `address` lie on the host; the wave ends if they are not mapped."""
    t, site = wave.t, wave.site()
    inside, pointer = host_of(wave, site, address, str(size))
    before = t.current
    names = fork(wave, inside)
    t.label(names.slow)
    with t.side_path():
        found = t.effect(
            PTR,
            "db_scalar",
            (PTR, "%ctx"),
            (PTR, site),
            (I64, address),
            (I64, str(size)),
            (I32, str(wave.offset)),
        )
        wave.leave_unless(t.compare("icmp ne", PTR, found, "null"))
        end = t.current
        t.do(f"br label %{names.fast}")
    t.label(names.fast)
    return t.let(f"phi ptr [ {pointer}, %{before} ], [ {found}, %{end} ]")


for _bits in (32, 64, 96, 128, 256, 512):
    _register_scalar_load(_bits)
for _bits in (8, 16):
    for _sign in "iu":
        _register_small_load(_bits, _sign)
