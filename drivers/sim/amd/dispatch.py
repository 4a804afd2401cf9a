"""From shader registers to a launch: what DISPATCH_DIRECT needs, and what no compute unit could run.

Called by the command processor with the registers that this submission set. Others hold what the queue was
connected with (its MQD), until a submission sets them; from then on they are stale in every submission that
does not (Q33, Q34). Checks of one combination of register values are made once and remembered; only addresses
and user data are read again at each dispatch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from types import ModuleType
from typing import NamedTuple

from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4
from autogen.schema import Register
from drivers.amd.isa.generation import generation
from drivers.core.errors import SimFault
from drivers.sim.amd import descriptor
from drivers.sim.amd.engine_card import EngineCard
from drivers.sim.amd.ring import RingConfig, RingEngine
from drivers.sim.amd.wave.abi import LDS_GRANULE_BYTES, MAX_LANES
from drivers.sim.amd.wave.launch import Launch, find_kernel
from drivers.sim.chips import AmdChip
from drivers.sim.memory import Access, AddressSpace

PRIVILEGED = frozenset(
    {"COMPUTE_VMID", "COMPUTE_DISPATCH_INITIATOR", "COMPUTE_DIM_X", "COMPUTE_DIM_Y", "COMPUTE_DIM_Z"}
    | {"COMPUTE_RELAUNCH", "COMPUTE_RELAUNCH2", "COMPUTE_WAVE_RESTORE_ADDR_LO"}
    | {"COMPUTE_WAVE_RESTORE_ADDR_HI", "COMPUTE_DISPATCH_END"}
)  # written by the packet processor itself or by the kernel driver only


def window_offset(register: type[Register]) -> int:
    """Dword offset inside the SH register window, as SET_SH_REG counts it."""
    return register.address(gc.NAVI31_BASES) - pm4.SH_REG_START


def settable_registers(module: ModuleType) -> dict[int, type[Register]]:
    """What a user queue may set, by offset in the window, as one generation declares it."""
    found: dict[int, type[Register]] = {}
    names = (name for name in vars(module) if name.startswith("COMPUTE_") and name not in PRIVILEGED)
    for name in names:
        register = vars(module)[name]
        if isinstance(register, type) and issubclass(register, Register) and "DESTINATION_EN" not in name:
            found[window_offset(register)] = register
    return found


SETTABLE = settable_registers(gc)
REGISTER_AT = {register.__name__: offset for offset, register in SETTABLE.items()}
PROGRAM = ("COMPUTE_PGM_LO", "COMPUTE_PGM_HI")
SHAPE = (
    *("COMPUTE_PGM_RSRC1", "COMPUTE_PGM_RSRC2", "COMPUTE_PGM_RSRC3"),
    *("COMPUTE_NUM_THREAD_X", "COMPUTE_NUM_THREAD_Y", "COMPUTE_NUM_THREAD_Z"),
)
OPTIONAL = ("COMPUTE_PGM_RSRC3",)  # 0 means something there: nothing is prefetched
START = ("COMPUTE_START_X", "COMPUTE_START_Y", "COMPUTE_START_Z")
RESTART = ("COMPUTE_RESTART_X", "COMPUTE_RESTART_Y", "COMPUTE_RESTART_Z")
SCRATCH = (
    "COMPUTE_TMPRING_SIZE",
    "COMPUTE_DISPATCH_SCRATCH_BASE_LO",
    "COMPUTE_DISPATCH_SCRATCH_BASE_HI",
)
THREAD_MGMT = tuple(REGISTER_AT[f"COMPUTE_STATIC_THREAD_MGMT_SE{i}"] for i in range(8))
_RESTART = tuple(REGISTER_AT[name] for name in RESTART)
_program = itemgetter(*(REGISTER_AT[name] for name in PROGRAM))
_shape = itemgetter(*(REGISTER_AT[name] for name in SHAPE))
_start = itemgetter(*(REGISTER_AT[name] for name in START))
_scratch = itemgetter(*(REGISTER_AT[name] for name in SCRATCH))
_user = [REGISTER_AT[f"COMPUTE_USER_DATA_{i}"] for i in range(16)]
_users = [itemgetter(*_user[:n]) if n > 1 else None for n in range(17)]
MAX_GROUPS_YZ = 65535
MEMO_LIMIT = 1 << 14
ALL_UNITS = 0xFFFF_FFFF  # reset value of COMPUTE_STATIC_THREAD_MGMT_SE*, written by KFD into the MQD


@dataclass(frozen=True)
class CheckedDispatch:
    """The checked meaning of one combination of RSRC1..3, NUM_THREAD and initiator."""

    block: tuple[int, int, int]
    wave32: bool
    user_count: int
    needs_scratch: bool
    needs_start: bool
    prefetch_bytes: int


Key = tuple[int, ...]


class Verified(NamedTuple):
    """What a program was when it was held against its descriptor.

    argument_at: the user register that begins the address of the arguments; argument_bytes: 0 if unknown.
    lds_bytes: what it declares, 0 if unknown.
    """

    shape: CheckedDispatch
    code: bytes
    argument_at: int
    argument_bytes: int
    lds_bytes: int


class ShaderQueue(RingEngine):
    """A queue that launches. `sh`: registers set by this submission; `sh_before`: what earlier ones left;
    `preloaded`: what a register held when the queue was connected, if that is known; `pending`: launches
    whose waves have not ended.
    """

    lds_asked: int | None = None  # bytes, where the packet says more than registers can

    def __init__(self, name: str, card: EngineCard, memory: AddressSpace, config: RingConfig) -> None:
        self.sh: dict[int, int] = {}
        self.sh_before: dict[int, int] = {}
        self.preloaded: Callable[[int], int | None] = new_mqd
        self.compute_units_enabled: bool | None = None  # not looked at yet
        self.pending: list[Launch] = []
        super().__init__(name, card, memory, config)


def new_mqd(offset: int) -> int:
    """What a shader register holds on a new queue of the kernel driver. Source: Linux kfd_mqd_manager_v11.c
    init_mqd, which clears the MQD and sets the masks of compute units.
    """
    return ALL_UNITS if offset in THREAD_MGMT else 0


def launch(
    cp: ShaderQueue, initiator: int, grid: tuple[int, int, int], where: Mapping[str, object]
) -> Launch:
    """The launch that the current registers describe. Raises SimFault E_* of rules Q31 to Q37."""
    check_grid(grid, where)
    entry, key = _program_and_shape(cp, initiator, where)
    known: Verified | None = cp.card.verified.get((entry, key))
    shape = check_shape(cp.card.chip, key, where) if known is None else known.shape
    if shape.needs_start:
        _check_start(cp, where)
    sh = cp.sh
    resumes = sh.get(_RESTART[0]) or sh.get(_RESTART[1]) or sh.get(_RESTART[2])
    if resumes or not cp.compute_units_enabled:
        _check_rare(cp, where)
    scratch_va, scratch_bytes = _scratch_of(cp, where) if shape.needs_scratch else (0, 0)
    code = cp.card.caches.check_code(cp.memory, entry, shape.prefetch_bytes, where)
    verified = known if known and known.code == code else _verified(cp, entry, key, shape, code, where)
    user_data, stale = _user_data(cp, shape.user_count)
    if verified.argument_bytes:
        low, high = user_data[verified.argument_at : verified.argument_at + 2]
        cp.card.caches.check_arguments(cp.memory, high << 32 | low, verified.argument_bytes, where)
    found = Launch(
        arch=cp.card.chip.arch,
        entry_va=entry,
        rsrc1=key[1],
        rsrc2=key[2],
        prefetch_bytes=shape.prefetch_bytes,
        user_data=user_data,
        grid=grid,
        block=shape.block,
        wave32=shape.wave32,
        scratch_va=scratch_va,
        scratch_wave_bytes=scratch_bytes,
        where=where,
        lds_bytes=_lds_of(cp, key[2], verified.lds_bytes),
    )
    if stale:
        _check_unread(cp, found, stale)
    return found


def _program_and_shape(cp: ShaderQueue, initiator: int, where: Mapping[str, object]) -> tuple[int, Key]:
    """Where the program begins, and the key of its shape."""
    try:
        low, high = _program(cp.sh)
        registers = _shape(cp.sh)
    except KeyError:
        low, high, *registers = _connected(cp, (*PROGRAM, *SHAPE), OPTIONAL, where)
    return (high << 32 | low) << 8, (initiator, *registers)


def check_grid(grid: tuple[int, int, int], where: Mapping[str, object]) -> None:
    """Dimensions count work-groups: at least 1 each, Y and Z at most 65535. Rule Q31."""
    if 0 in grid or grid[1] > MAX_GROUPS_YZ or grid[2] > MAX_GROUPS_YZ:
        shown = " x ".join(str(n) for n in grid)
        detail = f"a grid of {shown} work-groups; each is at least 1, Y and Z at most {MAX_GROUPS_YZ}"
        raise SimFault("E_DISPATCH_DIMS", detail, where)


def check_shape(chip: AmdChip, key: Key, where: Mapping[str, object]) -> CheckedDispatch:
    """Decode and check one combination of registers. `key`: initiator dword, RSRC1..3, NUM_THREAD_X..Z."""
    initiator = gc.COMPUTE_DISPATCH_INITIATOR.decode(key[0])
    rsrc1, rsrc2 = gc.COMPUTE_PGM_RSRC1.decode(key[1]), gc.COMPUTE_PGM_RSRC2.decode(key[2])
    rsrc3 = generation(chip.arch).registers.COMPUTE_PGM_RSRC3.decode(key[3])
    _check_initiator(initiator, where)
    block = _check_block(key[4:7], where)
    wave32 = bool(initiator.cs_w32_en)
    _check_fit(chip, rsrc1, rsrc2, block, wave32, where)
    if rsrc2.user_sgpr > 16:
        raise SimFault("E_USER_SGPR", f"RSRC2.USER_SGPR is {rsrc2.user_sgpr}; 16 exist", where)
    if rsrc2.excp_en or rsrc2.excp_en_msb:
        detail = "RSRC2 enables floating-point exceptions, but no trap handler is installed"
        raise SimFault("E_TRAP", detail, where)
    return CheckedDispatch(
        block=block,
        wave32=wave32,
        user_count=rsrc2.user_sgpr,
        needs_scratch=bool(rsrc2.scratch_en),
        needs_start=not initiator.force_start_at_000,
        prefetch_bytes=128 * max(1, rsrc3.inst_pref_size),
    )


def _check_initiator(initiator: gc.COMPUTE_DISPATCH_INITIATOR, where: Mapping[str, object]) -> None:
    if not initiator.compute_shader_en:
        detail = "the initiator's COMPUTE_SHADER_EN is 0, so nothing would start"
        raise SimFault("E_DISPATCH_DIMS", detail, where)
    if initiator.use_thread_dimensions:
        detail = "USE_THREAD_DIMENSIONS is set: dimensions in work-items are not modelled; give work-groups"
        raise SimFault("E_DISPATCH_DIMS", detail, where)
    modelled = {"compute_shader_en", "force_start_at_000", "cs_w32_en", "order_mode"}
    others = [name for name, value in initiator.items() if value and name not in modelled]
    if others:
        detail = f"DISPATCH_INITIATOR.{others[0]} is not modelled"
        raise SimFault("E_NOT_MODELLED", detail, where)


def _check_block(registers: Key, where: Mapping[str, object]) -> tuple[int, int, int]:
    sizes = [gc.COMPUTE_NUM_THREAD_X.decode(value) for value in registers]
    full = (sizes[0].num_thread_full, sizes[1].num_thread_full, sizes[2].num_thread_full)
    lanes = full[0] * full[1] * full[2]
    if any(size.num_thread_partial for size in sizes):
        raise SimFault("E_WG_SIZE", "NUM_THREAD_PARTIAL is set, but PARTIAL_TG_EN is not", where)
    if not 1 <= lanes <= MAX_LANES:
        shown = " x ".join(str(n) for n in full)
        detail = f"a work-group of {shown} = {lanes} lanes; allowed are 1 to {MAX_LANES}"
        raise SimFault("E_WG_SIZE", detail, where)
    return full


def _check_fit(
    chip: AmdChip,
    rsrc1: gc.COMPUTE_PGM_RSRC1,
    rsrc2: gc.COMPUTE_PGM_RSRC2,
    block: tuple[int, int, int],
    wave32: bool,
    where: Mapping[str, object],
) -> None:
    """A work-group must fit one compute unit (or WGP in WGP mode) whole. Rule Q37."""
    lds = rsrc2.lds_size * 512
    if lds > chip.lds_bytes_per_group:
        detail = f"LDS_SIZE asks for {lds} bytes; a work-group has at most {chip.lds_bytes_per_group}"
        raise SimFault("E_NO_FIT", detail, where)
    lanes_per_wave = 32 if wave32 else 64
    vgprs = (rsrc1.vgprs + 1) * (8 if wave32 else 4)
    if vgprs > 256:
        raise SimFault("E_NO_FIT", f"RSRC1.VGPRS asks for {vgprs} registers; a wave has at most 256", where)
    rows = chip.vgpr_rows_per_simd // (lanes_per_wave // 32)
    granule = chip.vgpr_granule // (lanes_per_wave // 32)
    per_simd = min(chip.max_waves_per_simd, rows // (-(-vgprs // granule) * granule))
    simds = chip.simd_per_cu * (2 if rsrc1.wgp_mode else 1)
    waves = -(-block[0] * block[1] * block[2] // lanes_per_wave)
    if waves > per_simd * simds:
        detail = f"{waves} waves of {vgprs} VGPRs each; {simds} SIMDs hold {per_simd * simds} of them"
        raise SimFault("E_NO_FIT", detail, where)


def _verified(
    cp: ShaderQueue, entry: int, key: Key, shape: CheckedDispatch, code: bytes, where: Mapping[str, object]
) -> Verified:
    """The program as the instruction cache has it, `code`, held against its descriptor."""
    found = descriptor.find(cp.memory, entry, where)
    if found is not None:
        descriptor.check(found, key[:4], where)
    if len(cp.card.verified) >= MEMO_LIMIT:
        cp.card.verified.clear()
    arguments = (0, 0) if found is None else descriptor.arguments(found)
    lds_bytes = 0 if found is None else found.group_segment_fixed_size
    made = cp.card.verified[entry, key] = Verified(shape, code, *arguments, lds_bytes)
    return made


def _lds_of(cp: ShaderQueue, rsrc2: int, declared: int) -> int | None:
    """Bytes of LDS that waves may touch where runs look closely, in whole dwords: what the kernel declares if
    LDS_SIZE is made of that alone. Hardware knows the granules that it allocates, and so does None. Rule W08.
    """
    if cp.card.mode == "fast":
        return None
    asked = declared if cp.lds_asked is None else cp.lds_asked
    granules = gc.COMPUTE_PGM_RSRC2.decode(rsrc2).lds_size
    is_all = asked and granules == -(-asked // LDS_GRANULE_BYTES)
    return -(-asked // 4) * 4 if is_all else None


def _check_start(cp: ShaderQueue, where: Mapping[str, object]) -> None:
    try:
        start = _start(cp.sh)
    except KeyError:
        start = _connected(cp, START, START, where)
    if any(start):
        shown = ", ".join(str(n) for n in start)
        detail = f"COMPUTE_START is ({shown}); a grid that starts elsewhere than at 0 is not modelled"
        raise SimFault("E_NOT_MODELLED", detail, where)


def _check_rare(cp: ShaderQueue, where: Mapping[str, object]) -> None:
    if not cp.compute_units_enabled:
        detail = "COMPUTE_STATIC_THREAD_MGMT is 0 for every shader engine: no compute unit may run a wave"
        raise SimFault("E_NO_CU", detail, where)
    raise SimFault("E_NOT_MODELLED", "COMPUTE_RESTART is not 0: resuming a grid is not modelled", where)


def _user_data(cp: ShaderQueue, count: int) -> tuple[tuple[int, ...], list[int]]:
    """The first `count` registers of user data, and which of them this submission cannot count on."""
    sh = cp.sh
    try:
        getter = _users[count]
        if getter is not None:
            found: tuple[int, ...] = getter(sh)
            return found, []
        return ((sh[_user[0]],) if count else ()), []
    except KeyError:
        pass
    values, stale = [], []
    for index, offset in enumerate(_user[:count]):
        value = sh.get(offset, cp.sh_before.get(offset))
        if offset not in sh and (value is not None or cp.preloaded(offset) is None):
            stale.append(index)
        values.append(value if value is not None else cp.preloaded(offset) or 0)
    return tuple(values), stale


def _check_unread(cp: ShaderQueue, launch: Launch, stale: list[int]) -> None:
    """A register of user data that no wave looks at may hold anything. Rule Q34."""
    program = find_kernel(launch, cp.memory).program
    if program.is_linked:
        return  # what its functions read is not known here
    read = program.liveness.live_in[program.start]
    for index in stale:
        if read >> index & 1:
            raise _stale(cp, f"COMPUTE_USER_DATA_{index}", launch.where)


def _connected(
    cp: ShaderQueue, names: Sequence[str], optional: Sequence[str], where: Mapping[str, object]
) -> tuple[int, ...]:
    """Registers of which this submission left some out; `optional` ones may be as at the connect."""
    values = []
    for name in names:
        offset = REGISTER_AT[name]
        value = cp.sh.get(offset)
        if value is None and name in optional and offset not in cp.sh_before:
            value = cp.preloaded(offset)
        if value is None:
            raise _stale(cp, name, where)
        values.append(value)
    return tuple(values)


def _scratch_of(cp: ShaderQueue, where: Mapping[str, object]) -> tuple[int, int]:
    """Base address and bytes per wave. The whole ring of scratch must be mapped. Rule W23."""
    try:
        size, low, high = _scratch(cp.sh)
    except KeyError:
        size, low, high = _connected(cp, SCRATCH, (), where)
    ring = gc.COMPUTE_TMPRING_SIZE.decode(size)
    base, wave_bytes = (high << 32 | low) << 8, ring.wavesize * 256
    if not ring.waves or not wave_bytes:
        detail = f"scratch is enabled but COMPUTE_TMPRING_SIZE has {ring.waves} waves of {wave_bytes} bytes"
        raise SimFault("E_SCRATCH_OOB", detail, where)
    needed = ring.waves * cp.card.chip.shader_engines * wave_bytes
    mapped = cp.memory.segment(base, Access.WRITE, where).high - base
    while mapped < needed and (end := _mapped_to(cp, base + mapped, where)):  # mapped in several pieces
        mapped = end - base
    if needed > mapped:
        detail = f"TMPRING_SIZE describes {needed:#x} bytes of scratch, {mapped:#x} are mapped at {base:#x}"
        raise SimFault("E_SCRATCH_OOB", detail, where)
    return base, wave_bytes


def _mapped_to(cp: ShaderQueue, va: int, where: Mapping[str, object]) -> int:
    """Where the mapping around `va` ends; 0 if there is none that may be written."""
    try:
        return cp.memory.segment(va, Access.WRITE, where).high
    except SimFault:
        return 0


def _stale(cp: ShaderQueue, name: str, where: Mapping[str, object]) -> SimFault:
    """This submission did not set a register. Rules Q33 and Q34."""
    old = cp.sh_before.get(REGISTER_AT[name])
    left = "which nothing ever set" if old is None else f"left at {old:#x} by an earlier submission"
    detail = f"the dispatch uses {name}, {left}; SET_SH_REG it in this submission"
    return SimFault("E_STALE_SH", detail, {**where, "reg": name})
