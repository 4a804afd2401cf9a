"""Kernels with indirect branches, calls and returns: parts that find their registers in memory.

What an indirect branch leads to is known only when it is taken. So such a kernel is compiled part by part:
one function for all that direct branches reach from an address, up to what another part has already (a seam),
made when a wave first comes there. A wave's registers stay in its saved state between parts;
`db_parts` (`native/memory/parts.h`) goes from part to part.
"""

from __future__ import annotations

from drivers.amd.isa.generation import generation
from drivers.amd.isa.operand import EXEC_LO, Reg
from drivers.sim.amd.wave.code.modes import TRACKED
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.steps import VGPR, Step, jump_target
from drivers.sim.amd.wave.facts.refused import NotModelled
from drivers.sim.amd.wave.jit.abi import WAVE_PARAMETERS
from drivers.sim.amd.wave.jit.doubt_slots import keep_doubts, take_doubts
from drivers.sim.amd.wave.jit.modes import MODE_CODE
from drivers.sim.amd.wave.jit.record import SLOTS, STATE_HEAD_BYTES
from drivers.sim.amd.wave.jit.registers import LIBRARY_BUFFER
from drivers.sim.amd.wave.jit.wave import Wave
from drivers.sim.llvm.text import I1, I32, I64, Text

WAITING, JUMPING = 1, 2
LINKS_LOG2 = 10  # of the places of the table of ways
LINKS = 1 << LINKS_LOG2
LINK_WORDS = 4  # of a place: offset and context of a way, function, number of the visit; -1: free
CONTEXT_AT, VISIT_AT = 8, 12  # in a wave's saved state: where it left a part (PC, then the visit)
MIX = 0x9E3779B97F4A7C15 - (1 << 64)  # an odd number whose bits are spread well
SCALARS_AT = STATE_HEAD_BYTES
VECTORS_AT = SCALARS_AT + 4 * VGPR
ANY_MODE = 1 << 62  # of a target: see `with_mode`
STATE_BYTES = VECTORS_AT + 2 * VGPR * 128
TTMP7, TTMP9, EXEC_CODE = 115, 117, EXEC_LO.code  # operand codes, as `native/grid.h` writes them


def place_of(name: str) -> int:
    """Byte offset of a register slot in a wave's saved state."""
    index = int(name[1:])
    if name[0] == "s":
        return SCALARS_AT + 4 * index
    return VECTORS_AT + 128 * (index + VGPR * (name[0] == "w"))


def indirect_target(wave: Wave, step: Step) -> str:
    """Where it goes, as byte offset from the kernel's entry; the return address is written first."""
    inst, t = step.inst, wave.t
    name, entry = inst.defn.mnemonic, wave.record(SLOTS.entry_va)
    if name == "s_rfe_b64":
        raise NotModelled("the instruction s_rfe_b64 is not modelled: no trap is ever taken")
    if name == "s_call_b64":
        target = str(jump_target(step))
    elif not isinstance(inst["src0"], Reg):
        raise NotModelled(f"{name} to a constant address")
    else:
        target = t.two("sub", I64, wave.pair(inst["src0"].code), entry)
    if name != "s_setpc_b64":
        wave.set_pair(inst["sdst"].code, t.two("add", I64, entry, str(step.after)))
    return target


def leave(wave: Wave, target: str, status: int, live: int) -> None:
    """Go on in another part: in one for any MODE where it is not as launched."""
    target = with_mode(wave, target)
    wave.flush(live)
    wave.t.do(f"store i64 {target}, ptr %target")
    wave.t.do(f"store i32 {status}, ptr %how")
    wave.t.do(f"store i32 {wave.offset}, ptr %state_pc")
    wave.t.do("br label %jump")


def with_mode(wave: Wave, target: str) -> str:
    """The target, marked where MODE is in its register because it is not what the launch says."""
    t, launched = wave.t, wave.launched_mode
    known = wave.mode.value(TRACKED)
    if known is not None and known == launched:
        return target
    if known is not None:
        wave.set_scalar(MODE_CODE, str(known))
    if known is not None or launched is None:
        return t.two("xor", I64, target, str(ANY_MODE))
    differs = t.compare("icmp ne", I32, wave.scalar(MODE_CODE), str(launched))
    return t.two("xor", I64, target, t.select(I1, differs, I64, str(ANY_MODE), "0"))


def split_mode(target: int) -> tuple[int, bool]:
    """A target of `with_mode`: the offset, and whether its part is one for any MODE. Offsets are signed and
    far smaller than the mark.
    """
    is_marked = (target >> 62 & 1) != (target >> 63 & 1)
    return (target ^ ANY_MODE if is_marked else target), is_marked


def part_function(wave: Wave, program: KernelAnalysis, key: str) -> str:
    """The function of one part: scalars from the state, the blocks, scalars to the state."""
    names = [name for name, _ in wave.scalar_kinds()]
    with wave.elsewhere() as start:
        take_fuel(start)
        for name in names:
            wave.take_scalar(name, place_of(name))
        if wave.launched_mode is not None and f"s{MODE_CODE}" in wave.touched:
            start.do(f"store i32 {wave.launched_mode}, ptr %s{MODE_CODE}")
        doubts = take_doubts(wave)
    with wave.elsewhere() as jump:
        for name in (name for name in names if name in wave.written):
            wave.keep_scalar(name, place_of(name))
        keep_doubts(wave, doubts)
        keep_fuel(jump)
    with wave.elsewhere() as end:
        keep_fuel(end)
    return "\n".join([
        f"define i32 @part_{key}({WAVE_PARAMETERS}) {{",
        "entry:", FUEL, "  %target = alloca i64", "  %how = alloca i32", LIBRARY_BUFFER,
        f"  %state_pc = getelementptr i8, ptr %state, i64 {CONTEXT_AT}",
        *wave.scalar_slots(), *wave.vector_slots(place_of), *start.lines,
        "  %scratch = ptrtoint ptr %scratchslot to i64", f"  br label %b{program.start}", *wave.t.lines,
        "jump:", *jump.lines, "  %onward = load i64, ptr %target", "  store i64 %onward, ptr %state",
        "  %status = load i32, ptr %how", "  ret i32 %status",
        "end:", *end.lines, "  ret i32 0", "fault:", "  ret i32 -1", "}",
    ])  # fmt: skip


FUEL = "  %fuel = alloca i64"


def take_fuel(t: Text) -> None:
    """What the wave may still run, out of the launch record."""
    fuel = t.let(f"load i64, ptr {t.qword('%ctx', SLOTS.fuel)}")
    t.do(f"store i64 {fuel}, ptr %fuel")


def keep_fuel(t: Text) -> None:
    fuel = t.let("load i64, ptr %fuel")
    t.do(f"store i64 {fuel}, ptr {t.qword('%ctx', SLOTS.fuel)}")


def architected_ids(t: Text, arch: str) -> dict[int, str]:
    """Where GFX12 puts the group's ids: x in TTMP9, y and z in the halves of TTMP7. Source: LLVM AMDGPUUsage,
    initial kernel execution state.
    """
    if not generation(arch).ids_in_ttmp:
        return {}
    both = t.two("or", I32, t.two("shl", I32, "%g2", "16"), t.two("and", I32, "%g1", "65535"))
    return {TTMP9: "%g0", TTMP7: both}
