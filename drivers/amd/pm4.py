"""The PM4 words our compute queue uses: dispatch, cache control, signals, waits, command buffers.

Encodes through autogen's packets, once per shape; hot paths copy the words and patch them. Order and cache
rules: Linux gfx_v11_0.c, LLVM AMDGPUUsage (memory model gfx10-gfx11), GPUOpen PAL.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType

from autogen.amd import gc_11_0_0 as gc
from autogen.amd import pm4
from autogen.schema import BitStruct, DecodeError, Packet, Register
from drivers.amd.isa.generation import family

SIGNAL_DATA_AT = 5  # RELEASE_MEM: index of the low data dword
MAX_IB_DW = (1 << 20) - 1
Decoder = Callable[[Sequence[int], int], tuple[BitStruct, int]]


@dataclass(frozen=True)
class PacketSet:
    """What differs between generations: packets, registers, and the caches that there are.

    Source: Linux gfx_v12_0.c, GPUOpen PAL gfx12: no metadata cache and no L1 on GFX12.
    """

    packets: ModuleType
    gc: ModuleType
    acquire: Mapping[str, int]
    release: Mapping[str, int]
    host: Mapping[str, int]  # before a submission's first launch, so that what the host wrote is seen


SCALAR_AND_VECTOR = {"glk_wb": 1, "glk_inv": 1, "glv_inv": 1}
METADATA = {"glm_wb": 1, "glm_inv": 1}
L1 = {**METADATA, **SCALAR_AND_VECTOR, "gl1_inv": 1}
GFX11 = PacketSet(pm4, gc, L1, {"gl2_wb": 1, **METADATA}, {})


@lru_cache(maxsize=1)
def _gfx12() -> PacketSet:
    from autogen.amd import gc_12_0_0, pm4_gfx12

    host = {"gl2_wb": 1, "gl2_inv": 1}  # host memory is cached: Linux gmc_v12_0.c get_vm_pte, MTYPE_NC
    return PacketSet(pm4_gfx12, gc_12_0_0, SCALAR_AND_VECTOR, {"gl2_wb": 1}, host)


def generation(arch: str) -> PacketSet:
    """The generation of a target such as 'gfx1201'."""
    return _gfx12() if family(arch).number == 12 else GFX11


@dataclass(frozen=True)
class Dispatch:
    """Everything a launch tells the hardware. Addresses are GPU addresses, grid counts work-groups.

    user_data: initial scalar registers; scratch_va and scratch_size (a COMPUTE_TMPRING_SIZE) are 0 without
    scratch.
    """

    entry_va: int
    rsrc1: int
    rsrc2: int
    rsrc3: int
    user_data: Sequence[int]
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    is_wave32: bool
    scratch_va: int
    scratch_size: int


@lru_cache(maxsize=2)
def registers(module: ModuleType) -> dict[int, type[Register]]:
    """The registers of a generation by address, as SET_SH_REG reaches them."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type))
    return {kind.address(gc.NAVI31_BASES): kind for kind in kinds if issubclass(kind, Register)}


def set_sh(first: type[Register], *values: int) -> list[int]:
    """SET_SH_REG: consecutive registers from `first`."""
    offset = first.address(gc.NAVI31_BASES) - pm4.SH_REG_START
    return pm4.SetShReg(reg_offset=offset).build(*values)


def acquire(with_code: bool = False, gen: PacketSet = GFX11) -> list[int]:
    """ACQUIRE_MEM before a launch: drop what the scalar, L0, L1 and metadata caches hold; with_code: and the
    instruction cache, needed once after code was written."""
    code = pm4.GliInv.ALL if with_code else pm4.GliInv.NOP
    return list(gen.packets.AcquireMem(gli_inv=code, **gen.acquire).build())


def acquire_host(gen: PacketSet) -> list[int]:
    """ACQUIRE_MEM that drops what L2 holds of host memory; nothing where L2 holds none."""
    return list(gen.packets.AcquireMem(**gen.host).build()) if gen.host else []


def acquire_peers(gen: PacketSet) -> list[int]:
    """ACQUIRE_MEM that drops what L2 holds: other cards write this one's memory past it."""
    return list(gen.packets.AcquireMem(gl2_wb=1, gl2_inv=1).build())


def flush_hdp(request_dw: int, done_dw: int, bit: int, gen: PacketSet = GFX11) -> list[int]:
    """WAIT_REG_MEM in the form that asks for a flush of the host data path and waits for it; registers by
    absolute dword. Source: Linux gfx_v11_0.c, gfx_v11_0_ring_emit_hdp_flush.
    """
    packets = gen.packets
    return list(
        packets.WaitRegMem(
            function=packets.WaitFunction.EQUAL,
            mem_space=packets.WaitSpace.REGISTER,
            operation=packets.WaitOperation.WRITE_WAIT_WRITE,
            addr=request_dw | done_dw << 32,
            reference=bit,
            mask=bit,
        ).build()
    )


def dispatch(launch: Dispatch, gen: PacketSet = GFX11) -> tuple[array[int], int]:
    """The words of one launch, and the index of the first user data dword in them.

    Every register is set, nothing is taken over from an earlier launch. At the end the queue waits for the
    waves.
    """
    gc = gen.gc
    words = array("I", acquire(gen=gen))
    entry = launch.entry_va >> 8
    words.extend(set_sh(gc.COMPUTE_PGM_LO, *_halves(entry)))
    words.extend(set_sh(gc.COMPUTE_PGM_RSRC1, launch.rsrc1, launch.rsrc2))
    words.extend(set_sh(gc.COMPUTE_PGM_RSRC3, launch.rsrc3))
    words.extend(set_sh(gc.COMPUTE_TMPRING_SIZE, launch.scratch_size))
    words.extend(set_sh(gc.COMPUTE_DISPATCH_SCRATCH_BASE_LO, *_halves(launch.scratch_va >> 8)))
    words.extend(set_sh(gc.COMPUTE_RESTART_X, 0, 0, 0))
    user_data_at = len(words) + 2
    if launch.user_data:
        words.extend(set_sh(gc.COMPUTE_USER_DATA_0, *launch.user_data))
    words.extend(set_sh(gc.COMPUTE_RESOURCE_LIMITS, 0))
    words.extend(set_sh(gc.COMPUTE_START_X, 0, 0, 0, *_num_thread(launch.block, gc), 0, 0))
    words.extend(_dispatch_direct(launch).build())
    words.extend(drain())
    return words, user_data_at


def drain() -> list[int]:
    """EVENT_WRITE CS_PARTIAL_FLUSH: the queue waits until all its waves have ended."""
    return pm4.EventWrite(event_type=pm4.EventType.CS_PARTIAL_FLUSH, event_index=4).build()


def release(
    gpu_va: int, value: int, gen: PacketSet = GFX11, interrupts: bool = False, context: int = 0
) -> list[int]:
    """RELEASE_MEM: after all earlier work, write caches back and store the 64-bit `value` at `gpu_va`.

    interrupts: and interrupt the host when it has arrived there; context: 32 bits that arrive with that.
    """
    interrupt = pm4.ReleaseInt.SEND_INTERRUPT_AFTER_WRITE_CONFIRM if interrupts else pm4.ReleaseInt.NONE
    return _release_mem(gpu_va, value, pm4.ReleaseData.SEND_64_BIT_DATA, gen, interrupt, context)


def timestamp(gpu_va: int, gen: PacketSet = GFX11) -> list[int]:
    """RELEASE_MEM: after all earlier work, store the 100 MHz clock (64 bits) at `gpu_va`."""
    return _release_mem(gpu_va, 0, pm4.ReleaseData.SEND_GPU_CLOCK_COUNTER, gen)


def wait_memory(gpu_va: int, reference: int) -> list[int]:
    """WAIT_REG_MEM: go on when the 32-bit word at `gpu_va` is at least `reference`, unsigned."""
    return pm4.WaitRegMem(
        function=pm4.WaitFunction.GREATER_EQUAL,
        mem_space=pm4.WaitSpace.MEMORY,
        operation=pm4.WaitOperation.WAIT,
        addr=gpu_va,
        reference=reference,
        mask=0xFFFF_FFFF,
        poll_interval=4,
    ).build()


def indirect_buffer(gpu_va: int, count_dw: int) -> list[int]:
    """INDIRECT_BUFFER: run `count_dw` dwords at `gpu_va`, then go on here."""
    return pm4.IndirectBuffer(ib_base=gpu_va, ib_size=count_dw, valid=1).build()


def describe(words: Sequence[int], with_registers: bool = False, gen: PacketSet = GFX11) -> Iterator[str]:
    """One line per packet, for people; with_registers: and one per register a packet sets."""
    for index, packet in packets(words, gen.packets.decode):
        if not isinstance(packet, gen.packets.SetShReg):
            yield f"{index:5}: {packet if isinstance(packet, str) else compact(packet)}"
        elif with_registers:
            yield f"{index:5}: SetShReg"
            yield from describe_registers(packet, gen)
        else:
            yield f"{index:5}: SetShReg {' '.join(named_values(packet, gen))}"


def packets(words: Sequence[int], decode: Decoder) -> Iterator[tuple[int, BitStruct | str]]:
    """(index, packet) through a stream; ends at the first word that is no packet, with a sentence for it."""
    index = 0
    while index < len(words):
        try:
            packet, size = decode(words, index)
        except DecodeError as error:
            yield index, f"{words[index]:#010x} is no packet: {error}"
            return
        yield index, packet
        index += size


def compact(word: BitStruct) -> str:
    """A packet or register with those of its fields that are not zero, and its data."""
    shown = [f"{name}={word.fields[name].show(value)}" for name, value in word.items() if value]
    data = " ".join(f"{value:#x}" for value in getattr(word, "tail", ()))
    return f"{type(word).__name__}({', '.join(shown)})" + (f" {data}" if data else "")


def named_values(packet: pm4.SetShReg, gen: PacketSet = GFX11) -> Iterator[str]:
    """NAME=value for each register that a SET_SH_REG writes; an address where no name is declared."""
    known = registers(gen.gc)
    for address, value in enumerate(packet.tail, pm4.SH_REG_START + packet.reg_offset):
        yield f"{known[address].__name__ if address in known else f'{address:#x}'}={value:#x}"


def describe_registers(packet: pm4.SetShReg, gen: PacketSet = GFX11) -> Iterator[str]:
    """One line per register that a SET_SH_REG writes, decoded by fields."""
    known = registers(gen.gc)
    for address, value in enumerate(packet.tail, pm4.SH_REG_START + packet.reg_offset):
        register = known.get(address)
        name = compact(register.decode(value)) if register is not None else "not declared"
        yield f"       {address:#06x} = {value:#010x} {name}"


def _dispatch_direct(launch: Dispatch) -> Packet:
    x, y, z = launch.grid
    return pm4.DispatchDirect(
        dim_x=x,
        dim_y=y,
        dim_z=z,
        compute_shader_en=1,
        force_start_at_000=1,
        cs_w32_en=int(launch.is_wave32),
    )


def _num_thread(block: tuple[int, int, int], gc: ModuleType) -> list[int]:
    fields = zip(
        (gc.COMPUTE_NUM_THREAD_X, gc.COMPUTE_NUM_THREAD_Y, gc.COMPUTE_NUM_THREAD_Z), block, strict=True
    )
    return [int(register(num_thread_full=lanes)) for register, lanes in fields]


def _release_mem(
    gpu_va: int,
    value: int,
    data: pm4.ReleaseData,
    gen: PacketSet,
    interrupt: pm4.ReleaseInt = pm4.ReleaseInt.NONE,
    context: int = 0,
) -> list[int]:
    packet = gen.packets.ReleaseMem(
        event_type=pm4.EventType.CACHE_FLUSH_AND_INV_TS_EVENT,
        event_index=5,
        seq=pm4.GcrSeq.FORWARD,
        **gen.release,
        cache_policy=3,
        dst_sel=pm4.ReleaseDst.MEMORY_CONTROLLER,
        int_sel=interrupt,
        data_sel=data,
        addr=gpu_va,
        data=value,
        int_ctxid=context,
    )
    return list(packet.build())


def _halves(value: int) -> tuple[int, int]:
    return value & 0xFFFF_FFFF, value >> 32
