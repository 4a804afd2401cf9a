"""Global and flat memory instructions.

An access is (64-bit base, one unsigned 32-bit offset per lane). Each instruction has a site: the last segment
of host memory it hit. Full waves with consecutive lanes load and store whole vectors here; everything else
calls the runtime (`native/memory`), which also fills the site and finds the faults.
"""

from __future__ import annotations

from drivers.amd.isa.inst import Inst
from drivers.amd.isa.operand import NULL, Reg
from drivers.sim.amd.wave.jit.atomic import MEMORY_ATOMICS, Atomic
from drivers.sim.amd.wave.jit.ops.access import LOADS, STORES, LaneAccess, LaneAddress
from drivers.sim.amd.wave.jit.rules import special_rows
from drivers.sim.amd.wave.jit.strict import tell_all, track, track_row
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import GUEST, HOST, I1, I32, I64, IOTA, PTR, V1, V16, V32, constant, splat, vec

INLINE_SIZES = (1, 2, 4, 8)  # taking 16 bytes apart costs more code than the runtime's gather costs time
LAST_CONTIGUOUS = 0xFFFFFC00  # an offset above could wrap within 32 lanes of 16 bytes


def scaled_lanes(size: int) -> str:
    """``lane * size`` for each lane."""
    return IOTA if size == 1 else constant(V32, [lane * size for lane in range(32)])


def global_address(wave: Wave, inst: Inst) -> LaneAddress:
    """saddr + voffset + imm, or a 64-bit vector address + imm."""
    imm, base, register = wave.number(inst["offset"]), inst.get("saddr"), inst["vaddr"]
    low, form = wave.vector(register.index), wave.forms.get(register.index)
    if base is None or base.code == NULL.code:
        return LaneAddress(imm, low, wave.vector(register.index + 1), form)
    return LaneAddress(wave.t.two("add", I64, wave.pair(base.code), imm), low, form=form)


def contiguous_test(wave: Wave, address: LaneAddress, size: int) -> str:
    """Whether the whole wave is on and lane i is at lane 0 + i * size."""
    t = wave.t
    lane0 = t.lane(V32, address.offsets, 0)
    good = t.compare("icmp ult", I32, lane0, str(LAST_CONTIGUOUS))
    wanted = []
    if address.form is None:
        wanted.append((address.offsets, t.two("add", V32, t.splat(V32, lane0), scaled_lanes(size))))
    if address.highs:
        wanted.append((address.highs, t.splat(V32, t.lane(V32, address.highs, 0))))
    for found, expected in wanted:
        equal = t.bits(V1, t.compare("icmp eq", V32, found, expected), I32)
        good = t.two("and", I1, t.compare("icmp eq", I32, equal, "-1"), good)
    return good if wave.exec_full else t.two("and", I1, good, t.compare("icmp eq", I32, wave.exec, "-1"))


def is_scattered(wave: Wave, address: LaneAddress, size: int) -> bool:
    """Whether the lanes are known not to stand one behind the other."""
    if address.form is None:
        return False
    lanes = address.form.lanes[32 * wave.part : 32 * wave.part + 32]
    return any(lane != lanes[0] + size * index for index, lane in enumerate(lanes))


def uses_library(wave: Wave, address: LaneAddress, size: int) -> bool:
    """Whether the library does the access."""
    return wave.calls_library or size not in INLINE_SIZES or is_scattered(wave, address, size)


def host_of(wave: Wave, site: str, address: str, span: str) -> tuple[str, str]:
    """(whether [address, address + span) lies in the site's segment, the host pointer if so)."""
    t = wave.t
    low = t.let(f"load {I64}, ptr {site}{HOST}")
    size = t.let(f"load {I64}, ptr {t.further(site, 8)}{HOST}")
    host = t.let(f"load {PTR}, ptr {t.further(site, 16)}{HOST}")
    start = t.two("sub", I64, address, low)
    end = t.two("add", I64, start, span)
    good = t.two("and", I1, t.compare("icmp ult", I64, start, size), t.compare("icmp ule", I64, end, size))
    return good, t.further(host, start)


def runtime_arguments(wave: Wave, site: str, address: LaneAddress) -> list[tuple[str, str]]:
    lanes = ((V32, address.offsets), (I32, wave.exec))
    return [(PTR, site), (I64, address.base), *lanes, (I32, wave.pc)]


def call_runtime(
    wave: Wave, verb: str, access: LaneAccess, site: str, address: LaneAddress, data: str, flags: str = ""
) -> None:
    """Call gather or scatter; a fault ends the wave. Addresses with several high halves go lane by lane."""
    form, highs = ("64", [(V32, address.highs)]) if address.highs else ("", [])
    name = f"db_{verb}{form}{flags}_{access.size_bytes}"
    wave.demand(name, *runtime_arguments(wave, site, address), *highs, (PTR, data))


def find_row(wave: Wave, site: str, address: LaneAddress, size: int) -> tuple[str, str, str]:
    """Whether 32 lanes lie side by side in one segment, the address where they begin, and the pointer."""
    t = wave.t
    near = contiguous_test(wave, address, size)
    start = t.two("add", I64, address.base, t.cast("zext", I32, t.lane(V32, address.offsets, 0), I64))
    if address.highs:
        high = t.cast("zext", I32, t.lane(V32, address.highs, 0), I64)
        start = t.two("add", I64, start, t.two("shl", I64, high, "32"))
    inside, pointer = host_of(wave, site, start, str(32 * size))
    return t.two("and", I1, near, inside), start, pointer


# -- loads -----------------------------------------------------------------------------------------


def load(wave: Wave, access: LaneAccess, address: LaneAddress, site: str, flags: str = "") -> list[str]:
    """The loaded dwords, one <32 x i32> each; sub-dword values are zero-extended."""
    t, size = wave.t, access.size_bytes

    def around() -> list[str]:
        call_runtime(wave, "gather", access, site, address, "%buffer", flags)
        values = t.buffer_dwords(access.dwords)
        if not flags:
            track(wave, "read", size, address)
        return values

    def straight() -> list[str]:
        is_row, start, pointer = find_row(wave, site, address, size)

        def direct() -> list[str]:
            values = load_consecutive(wave, access, pointer)
            if not flags:
                track_row(wave, "read", size, address, start, [])
            return values

        return t.either(is_row, direct, around, V32)

    found = around() if uses_library(wave, address, size) else straight()
    if flags:
        track(wave, "read", size, address, flags)
    return found


def goes_straight(wave: Wave, access: LaneAccess, address: LaneAddress) -> bool:
    """Whether the library may load to where the registers lie."""
    is_whole = access.size_bytes >= 4 and not access.half and wave.exec_full and not wave.is_apart
    return is_whole and uses_library(wave, address, access.size_bytes)


def load_straight(wave: Wave, access: LaneAccess, address: LaneAddress, register: int) -> None:
    """The library loads to where the registers from `register` on lie."""
    count, site = access.dwords, wave.site()
    call_runtime(wave, "gather", access, site, address, wave.row_of_slots(register, count))
    track(wave, "read", access.size_bytes, address)


def load_consecutive(wave: Wave, access: LaneAccess, pointer: str) -> list[str]:
    """32 elements one after the other, taken apart into their dwords."""
    t = wave.t
    if access.size_bytes < 4:
        unit = vec(f"i{8 * access.size_bytes}")
        return [t.cast("zext", unit, t.let(f"load {unit}, ptr {pointer}, align 1{GUEST}"), V32)]
    kind = f"<{32 * access.dwords} x i32>"
    return deinterleave(wave, t.let(f"load {kind}, ptr {pointer}, align 1{GUEST}"), access.dwords)


def deinterleave(wave: Wave, value: str, count: int) -> list[str]:
    """One row of 32 dwords, or two that alternate."""
    return [value] if count == 1 else [every_second(wave, value, part) for part in (0, 1)]


def every_second(wave: Wave, value: str, first: int) -> str:
    mask = constant(V32, [2 * index + first for index in range(32)])
    return wave.t.op(f"shufflevector <64 x i32> {value}, <64 x i32> poison, {V32} {mask}")


def interleave(wave: Wave, values: list[str]) -> str:
    """The opposite of `deinterleave`."""
    if len(values) == 1:
        return values[0]
    mask = ", ".join(f"i32 {index // 2 + 32 * (index % 2)}" for index in range(64))
    return wave.t.op(f"shufflevector {V32} {values[0]}, {V32} {values[1]}, <64 x i32> <{mask}>")


def write_loaded(
    wave: Wave, inst: Inst, access: LaneAccess, values: list[str], operand: str = "vdst"
) -> None:
    t = wave.t
    first = inst[operand].index
    if access.signed:
        shift = splat(V32, 32 - 8 * access.size_bytes)
        values = [t.two("ashr", V32, t.two("shl", V32, values[0], shift), shift)]
    if access.half:
        half = t.cast("trunc", V32, values[0], V16)
        values = [wave.merge_half(first, half, access.half == "high")]
    wave.set_vectors(first, values)


# -- stores ----------------------------------------------------------------------------------------


def store(
    wave: Wave, access: LaneAccess, address: LaneAddress, site: str, values: list[str], flags: str = ""
) -> None:
    """Store the low bytes of each lane; of lanes at one address the highest wins."""
    t, size = wave.t, access.size_bytes
    if uses_library(wave, address, size):
        store_around(wave, access, address, site, values, flags)
        return
    is_row, start, pointer = find_row(wave, site, address, size)

    def direct() -> None:
        if flags:
            tell_all(wave, "write", size, address, values, flags)
        elif wave.strict is not None:
            track_row(wave, "write", size, address, start, values)
        kind = vec(f"i{8 * size}") if size < 4 else f"<{32 * access.dwords} x i32>"
        row = t.cast("trunc", V32, values[0], kind) if size < 4 else interleave(wave, values)
        t.do(f"store {kind} {row}, ptr {pointer}, align 1{GUEST}")

    t.either(is_row, direct, lambda: store_around(wave, access, address, site, values, flags))


def store_around(
    wave: Wave, access: LaneAccess, address: LaneAddress, site: str, values: list[str], flags: str
) -> None:
    """The same by the library."""
    tell_all(wave, "write", access.size_bytes, address, values, flags)
    wave.t.fill_buffer(values)
    call_runtime(wave, "scatter", access, site, address, "%buffer", flags)


def stored_values(wave: Wave, register: Reg, access: LaneAccess) -> list[str]:
    values = [wave.vector(register.index + index) for index in range(access.dwords)]
    if access.half == "high":
        values = [wave.t.two("lshr", V32, values[0], splat(V32, 16))]
    return values


# -- global and flat -------------------------------------------------------------------------------


@special_rows("global_load_{}", LOADS)
def load_global(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    address = global_address(wave, inst)
    if goes_straight(wave, access, address):
        load_straight(wave, access, address, inst["vdst"].index)
    else:
        write_loaded(wave, inst, access, load(wave, access, address, wave.site()))


@special_rows("global_store_{}", STORES)
def store_global(wave: Wave, inst: Inst, access: LaneAccess) -> None:
    address = global_address(wave, inst)
    store(wave, access, address, wave.site(), stored_values(wave, inst["vdata"], access))


@special_rows("global_atomic_{}", MEMORY_ATOMICS)
def atomic_global(wave: Wave, inst: Inst, atomic: Atomic) -> None:
    address = global_address(wave, inst)
    do_atomic(wave, inst, atomic, address, wave.site(), wave.vectors(inst["vdata"]))


def do_atomic(
    wave: Wave, inst: Inst, atomic: Atomic, address: LaneAddress, site: str, words: list[str], flags: str = ""
) -> None:
    """Lane after lane, lowest first. The old values go to vdst where there is one."""
    bits, code = atomic
    wave.t.fill_buffer(words)
    more = ((V32, address.highs or splat(V32, 0)), (PTR, "%buffer"), (I32, str(code)))
    wave.demand(f"db_atomic{flags}_{bits}", *runtime_arguments(wave, site, address), *more)
    track(wave, "atomic", bits // 8, address, flags)
    if inst.get("vdst") is not None:
        wave.set_vectors(inst["vdst"].index, wave.t.buffer_dwords(bits // 32))
