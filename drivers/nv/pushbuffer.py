"""Methods as dwords of a pushbuffer. A run is a header, then data for methods that follow each other.

Sources: open-gpu-doc clc76f.h (host), clcbc0.h (compute), clc8b5.h (copy) and their older and newer kin. What
is said in which order follows Mesa's NVK, which runs on Ampere and Ada; Hopper and Blackwell are not checked.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from autogen.nv import compute, copy, host
from autogen.schema import BitStruct, EncodeError
from drivers.nv.generation import Generation

DWORD = 0xFFFF_FFFF
IMMEDIATE_LIMIT = 1 << 13
MAX_LINE_BYTES = 1 << 31
SHARED_WINDOW, LOCAL_WINDOW = 0x7294_0000_0000, 0x7293_0000_0000  # 4 GiB apart, as Hopper needs; below 2^47
SM_LIMIT = 0xFF
HOST, COMPUTE, COPY = host.SUBCHANNEL_HOST, host.SUBCHANNEL_COMPUTE, host.SUBCHANNEL_COPY


def run(subchannel: int, first: type[BitStruct], *data: int) -> list[int]:
    """Data for the method `first` and those at the addresses behind it."""
    header = host.MethodHeader(
        address=first.address,  # type: ignore[attr-defined]  # every method has one
        subchannel=subchannel,
        count=len(data),
        sec_op=host.MethodHeaderSecOp.INC_METHOD,
    )
    return [int(header), *data]


def immediate(subchannel: int, word: BitStruct) -> list[int]:
    """One method whose data, of at most 13 bits, is in the header."""
    value = int(word)
    if value >= IMMEDIATE_LIMIT:
        raise EncodeError(f"{word!r} does not fit into a method header")
    header = host.MethodHeader(
        address=word.address,  # type: ignore[attr-defined]  # every method has one
        subchannel=subchannel,
        count=value,
        sec_op=host.MethodHeaderSecOp.IMMD_DATA_METHOD,
    )
    return [int(header)]


SEMAPHORE_WORD_AT = 3  # where `acquire` and `release` have their word


def _semaphore(gpu_va: int, word: int, **execute: Any) -> list[int]:
    return run(
        HOST,
        host.SemAddrLo,
        int(host.SemAddrLo(offset=gpu_va & DWORD)),
        int(host.SemAddrHi(offset=gpu_va >> 32)),
        word,
        0,
        int(host.SemExecute(**execute)),
    )


def acquire(gpu_va: int, word: int) -> list[int]:
    """Wait until the 32-bit word at `gpu_va` is at least `word`, unsigned; others may run meanwhile."""
    return _semaphore(gpu_va, word, operation=host.SemExecuteOperation.ACQ_STRICT_GEQ, acquire_switch_tsg=1)


def release(gpu_va: int, word: int) -> list[int]:
    """When all before is done and visible, write 32 bits."""
    return _semaphore(gpu_va, word, operation=host.SemExecuteOperation.RELEASE, release_wfi=1)


def stamp(gpu_va: int) -> list[int]:
    """When all before is done, write 16 bytes: 0, and the card's clock in ns from byte 8 on."""
    return _semaphore(
        gpu_va, 0, operation=host.SemExecuteOperation.RELEASE, release_wfi=1, release_timestamp=1
    )


def setup_compute(generation: Generation) -> list[int]:
    """What a compute channel is told once."""
    return [
        *run(COMPUTE, compute.SetObject, generation.compute_class),
        *run(COMPUTE, compute.SetShaderSharedMemoryWindowA, SHARED_WINDOW >> 32, SHARED_WINDOW & DWORD),
        *run(COMPUTE, compute.SetShaderLocalMemoryWindowA, LOCAL_WINDOW >> 32, LOCAL_WINDOW & DWORD),
        *run(COMPUTE, compute.InvalidateSkedCaches, 0),
    ]


def local_memory(gpu_va: int, tpc_bytes: int) -> list[int]:
    """Where the threads' local memory is, and how much of it a TPC has. Waits for what runs."""
    sizes = (tpc_bytes >> 32, tpc_bytes & DWORD, SM_LIMIT)
    return [
        *immediate(COMPUTE, compute.WaitForIdle()),
        *run(COMPUTE, compute.SetShaderLocalMemoryA, gpu_va >> 32, gpu_va & DWORD),
        *run(COMPUTE, compute.SetShaderLocalMemoryNonThrottledA, *sizes),
    ]


def invalidate(with_code: bool) -> list[int]:
    """Let shaders see what the host and copies wrote; with_code: instructions too."""
    word = compute.InvalidateShaderCachesNoWfi(instruction=with_code, global_data=1, constant=1)
    return immediate(COMPUTE, word)


def nothing() -> list[int]:
    return immediate(HOST, host.Nop())


LAUNCH_ADDRESS_AT = 2  # where `launch` has the QMD's address


def launch() -> list[int]:
    """Run the grid of a QMD behind all before it, which it sees. Takes the QMD's address >> 8."""
    action = compute.SendSignalingPcas2BPcasAction.INVALIDATE_COPY_SCHEDULE
    return [
        *immediate(COMPUTE, compute.WaitForIdle()),
        *run(COMPUTE, compute.SendPcasA, 0),
        *immediate(COMPUTE, compute.SendSignalingPcas2B(pcas_action=action)),
    ]


def setup_copy(number: int) -> list[int]:
    """What a copy channel is told once: its class."""
    return run(COPY, compute.SetObject, number)


def move(dst_va: int, src_va: int, size: int) -> list[int]:
    """Copy `size` bytes, fewer than 2^32."""
    launch_dma = copy.LaunchDma(
        data_transfer_type=copy.LaunchDmaDataTransferType.NON_PIPELINED,
        src_memory_layout=copy.LaunchDmaSrcMemoryLayout.PITCH,
        dst_memory_layout=copy.LaunchDmaDstMemoryLayout.PITCH,
    )
    return [
        *run(COPY, copy.OffsetInUpper, src_va >> 32, src_va & DWORD, dst_va >> 32, dst_va & DWORD),
        *run(COPY, copy.LineLengthIn, size, 1),
        *run(COPY, copy.LaunchDma, int(launch_dma)),
    ]


def fill(dst_va: int, word: int, size: int) -> list[int]:
    """Set `size` bytes, a multiple of 4, to a 32-bit word."""
    remap = copy.SetRemapComponents(
        dst_x=copy.SetRemapComponentsDstX.CONST_A,
        component_size=copy.SetRemapComponentsComponentSize.FOUR,
        num_dst_components=copy.SetRemapComponentsNumDstComponents.ONE,
    )
    launch_dma = copy.LaunchDma(
        data_transfer_type=copy.LaunchDmaDataTransferType.NON_PIPELINED,
        src_memory_layout=copy.LaunchDmaSrcMemoryLayout.PITCH,
        dst_memory_layout=copy.LaunchDmaDstMemoryLayout.PITCH,
        remap_enable=1,
    )
    return [
        *run(COPY, copy.SetRemapConstA, word),
        *run(COPY, copy.SetRemapComponents, int(remap)),
        *run(COPY, copy.OffsetOutUpper, dst_va >> 32, dst_va & DWORD),
        *run(COPY, copy.LineLengthIn, size // 4, 1),
        *run(COPY, copy.LaunchDma, int(launch_dma)),
    ]


def copy_release(gpu_va: int, word: int, with_time: bool = False) -> list[int]:
    """When the copies before are done and visible, write 32 bits; with_time: 16 bytes, as `stamp` does."""
    kinds = copy.LaunchDmaSemaphoreType
    launch_dma = copy.LaunchDma(
        data_transfer_type=copy.LaunchDmaDataTransferType.NONE,
        flush_enable=1,
        semaphore_type=kinds.RELEASE_SEMAPHORE_WITH_TIMESTAMP
        if with_time
        else kinds.RELEASE_SEMAPHORE_NO_TIMESTAMP,
    )
    return [
        *run(COPY, copy.SetSemaphoreA, gpu_va >> 32, gpu_va & DWORD, word),
        *run(COPY, copy.LaunchDma, int(launch_dma)),
    ]


def segments(total: int, limit: int = MAX_LINE_BYTES) -> Iterator[tuple[int, int]]:
    """(offset, bytes) of the pieces that a long copy or fill is cut into."""
    edges = [*range(0, total, limit), total]
    return ((first, last - first) for first, last in pairwise(edges))


def describe(words: Sequence[int]) -> Iterator[str]:
    """One line a method, for people."""
    at, ops = 0, host.MethodHeaderSecOp
    while at < len(words):
        header = host.MethodHeader._wrap(words[at])
        address, subchannel, count = header.address, header.subchannel, header.count
        at += 1
        if header.sec_op is ops.IMMD_DATA_METHOD:
            yield f"  {subchannel} {method_name(subchannel, address)} = {count:#x}"
            continue
        # The last word with a method of its own.
        last = {ops.NON_INC_METHOD: 0, ops.ONE_INC: 1}.get(header.sec_op, count)
        for index in range(count):
            name = method_name(subchannel, address + 4 * min(index, last))
            yield (
                f"  {subchannel} {name} = {words[at + index]:#x}"
                if at + index < len(words)
                else "  cut short"
            )
        at += count


def method_name(subchannel: int, address: int) -> str:
    """The header's name of a method, its address where it has none."""
    tables = {COMPUTE: compute.METHODS[0xCEC0], COPY: copy.METHODS[0xC8B5]}
    table = host.METHODS[0xC76F] if address < 0x100 else tables.get(subchannel, {})
    return table.get(address, f"{address:#06x}")


def words_of(*parts: Sequence[int]) -> array[int]:
    """Several pieces as one."""
    made = array("I")
    for part in parts:
        made.extend(part)
    return made
