"""The SDMA words our copy queue uses: linear copies, fills, fences, polls, timestamps.

Source of the limits: Linux sdma_v6_0.c (4 MiB a packet, poll interval and retries, fence memory type).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import ModuleType

from autogen.amd import sdma_6 as sdma
from drivers.amd.isa.generation import GFX12, family
from drivers.amd.pm4 import compact, packets

MAX_COPY_BYTES = 1 << 22
MTYPE_UC = 3
POLL_INTERVAL = 10
POLL_FOR_EVER = 0xFFF
NOP = 0  # one dword that does nothing


@lru_cache(maxsize=1)
def _sdma_7() -> ModuleType:
    from autogen.amd import sdma_7

    return sdma_7


def packets_of(arch: str) -> ModuleType:
    """The packets of a target's copy engines."""
    return _sdma_7() if family(arch) is GFX12 else sdma


def copy(dst_va: int, src_va: int, size_bytes: int) -> list[int]:
    """COPY_LINEAR packets for two ranges of GPU addresses that do not overlap."""
    return list(_copy(dst_va, src_va, size_bytes))


@lru_cache(maxsize=4096)
def _copy(dst_va: int, src_va: int, size_bytes: int) -> tuple[int, ...]:
    words: list[int] = []
    for offset in range(0, size_bytes, MAX_COPY_BYTES):
        count = min(MAX_COPY_BYTES, size_bytes - offset)
        words += sdma.CopyLinear(count=count, src_addr=src_va + offset, dst_addr=dst_va + offset).build()
    return tuple(words)


def fill(dst_va: int, word: int, size_bytes: int) -> list[int]:
    """CONSTANT_FILL packets: `size_bytes` (a multiple of 4) of the 32-bit `word`."""
    words: list[int] = []
    for offset in range(0, size_bytes, MAX_COPY_BYTES):
        count = min(MAX_COPY_BYTES, size_bytes - offset)
        packet = sdma.ConstantFill(
            fillsize=sdma.FillSize.DWORD, dst_addr=dst_va + offset, src_data=word, count=count
        )
        words += packet.build()
    return words


def fence(gpu_va: int, value: int, gen: ModuleType = sdma) -> list[int]:
    """FENCE: after all earlier packets, store the 32-bit `value` at `gpu_va`, uncached so that the host
    sees it (GFX12 takes that from the page).
    """
    uncached = {"mtype": MTYPE_UC} if "mtype" in gen.Fence.fields else {}
    return list(gen.Fence(addr=gpu_va, data=value, **uncached).build())


def acquire_host(gen: ModuleType) -> list[int]:
    """GCR_REQ that drops what L2 holds of host memory: on GFX12 it is cached (Linux gmc_v12_0.c get_vm_pte,
    MTYPE_NC). Nothing on GFX11. Source of both: ROCR-Runtime amd_blit_sdma.cpp SubmitCommand.
    """
    return [] if gen is sdma else list(gen.UserGcr(gl2_wb=1, gl2_inv=1).build())


def release_host(gen: ModuleType) -> list[int]:
    """GCR_REQ that writes back the L2 lines of the copies, before the fence that signals the host."""
    return [] if gen is sdma else list(gen.UserGcr(gl2_wb=1).build())


def acquire_peers(gen: ModuleType) -> list[int]:
    """GCR_REQ that drops what L2 holds: other cards write this one's memory past it."""
    return list(gen.UserGcr(gl2_wb=1, gl2_inv=1).build())


def flush_hdp(request_dw: int, done_dw: int, bit: int, gen: ModuleType = sdma) -> list[int]:
    """POLL_REGMEM in the form that asks for a flush of the host data path and waits for it; registers by
    absolute dword. Source: Linux sdma_v6_0.c, sdma_v6_0_ring_emit_hdp_flush.
    """
    addr = 4 * done_dw | 4 * request_dw << 32
    equal = sdma.PollFunction.EQUAL
    packet = gen.PollRegmem(func=equal, hdp_flush=1, addr=addr, value=bit, mask=bit, interval=POLL_INTERVAL)
    return list(packet.replace(retry_count=POLL_FOR_EVER).build())


def trap(context: int = 0) -> list[int]:
    """TRAP: interrupt the host. context: 28 bits that arrive with it. Source: Linux
    sdma_v6_0_ring_emit_fence."""
    return list(sdma.Trap(int_context=context).build())


def wait_memory(gpu_va: int, reference: int) -> list[int]:
    """POLL_REGMEM: go on when the 32-bit word at `gpu_va` is at least
    `reference`, unsigned; polls for ever.
    """
    return sdma.PollRegmem(
        func=sdma.PollFunction.GREATER_EQUAL,
        mem_poll=1,
        addr=gpu_va,
        value=reference,
        interval=POLL_INTERVAL,
        retry_count=POLL_FOR_EVER,
    ).build()


def timestamp(gpu_va: int) -> list[int]:
    """TIMESTAMP: store the 100 MHz clock (64 bits) at `gpu_va`."""
    return sdma.TimestampGetGlobal(write_addr=gpu_va).build()


def describe(words: Sequence[int], gen: ModuleType = sdma) -> Iterator[str]:
    """One line per packet, for people."""
    for index, packet in packets(words, gen.decode):
        yield f"{index:5}: {packet if isinstance(packet, str) else compact(packet)}"
