"""Code put into a simulated memory and run: what the tests of the multiprocessors share."""

from __future__ import annotations

import struct
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from drivers.nv.isa import isa
from drivers.sim.nv.sm.launch import Arrays, Counters, Launch, run

CODE, BANK = 0x7F00_0000_0000, 0x7F10_0000_0000
PARAMETERS = {"sm_80": 0x160, "sm_86": 0x160, "sm_89": 0x160, "sm_90": 0x210, "sm_120": 0x380}  # nv.md A7
STACK = 0x240  # bytes above the first stack pointer


def assembled(text: str, arch: str = "sm_90") -> bytes:
    """Code of lines that may leave the control word out: then it waits for everything, as long as it can."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    full = [line if line.startswith("[") or line.endswith(":") else f"{CONTROL} {line}" for line in lines]
    return isa(arch).assemble("\n".join(full))


CONTROL = "[B------:R-:W-:-:S15]"


def bank(arch: str, arguments: bytes, grid: tuple[int, ...], block: tuple[int, ...]) -> NDArray[np.uint8]:
    """Constant bank 0 as the driver fills it."""
    data = bytearray(0x1000)
    sizes = 0x360 if arch == "sm_120" else 0
    struct.pack_into("<III", data, sizes, *block)
    struct.pack_into("<III", data, sizes + (0x10 if sizes else 0xC), *grid)
    struct.pack_into("<I", data, 0x37C if sizes else 0x28, (1 << 24) - STACK)
    data[PARAMETERS[arch] : PARAMETERS[arch] + len(arguments)] = arguments
    return np.frombuffer(bytes(data), np.uint8)


def execute(
    code: bytes, arrays: Mapping[int, NDArray[np.generic]], *, arch: str = "sm_90", arguments: bytes = b"",
    grid: tuple[int, int, int] = (1, 1, 1), block: tuple[int, int, int] = (32, 1, 1), registers: int = 64,
    shared: int = 0, barriers: int = 1, mode: str = "strict", budget: int | None = None, stack: int = STACK,
    more_banks: Mapping[int, bytes] | None = None, cluster: int = 1,
    window: int = 0, local_window: int = 0, low: int = 0,
) -> Counters:  # fmt: skip
    """Run code with arrays mapped. low, stack: bytes of local memory from 0, and at its end."""
    memory = Arrays()
    memory.map(CODE, np.frombuffer(code, np.uint8), writable=False)
    constants = bank(arch, arguments, grid, block)
    memory.map(BANK, constants, writable=False)
    for address, data in arrays.items():
        memory.map(address, data)
    banks = {0: (BANK, len(constants))}
    for number, data in (more_banks or {}).items():
        banks[number] = (BANK + (number << 20), len(data))
        memory.map(BANK + (number << 20), np.frombuffer(data, np.uint8), writable=False)
    launch = Launch(
        arch, CODE, grid, block, registers, barriers, shared,
        local_high_bytes=stack, banks=banks, cluster=(cluster, 1, 1), shared_window=window,
        local_window=local_window, local_bytes=low,
    )  # fmt: skip
    return run(launch, memory, mode=mode, budget=budget)
