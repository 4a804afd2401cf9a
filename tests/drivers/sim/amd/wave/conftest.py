"""Test doubles for waves: a memory of numpy arrays at chosen addresses, and ways to run assembly on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.sim.amd.memory import AddressSpace, Regions
from drivers.sim.amd.wave.launch import Counters, Launch, run

CODE_VA, DATA_VA = 0x10_0000, 0x7000_0000


def assemble(text: str) -> bytes:
    """Machine code by our assembler, whose encodings tests/drivers/amd/isa hold against LLVM's."""
    return isa("gfx1100").assemble(text)


@dataclass
class Bench:
    """A memory, and a way to run assembly on it."""

    regions: Regions = field(default_factory=Regions)
    arrays: list[Any] = field(default_factory=list)
    next_va: int = DATA_VA

    def __post_init__(self) -> None:
        self.space = AddressSpace(self.regions)

    def put(self, array: Any, writable: bool = True) -> int:
        """Map a numpy array; its GPU address. Each one has its own page, with unmapped pages between."""
        array = np.ascontiguousarray(array)
        self.arrays.append(array)
        va = self.next_va
        self.regions.add(va, array.ctypes.data, array.nbytes, writable=writable)
        self.next_va += -(-array.nbytes // 4096) * 4096 + 4096
        return va

    def run(
        self,
        text: str,
        *args: int,
        grid: tuple[int, int, int] = (1, 1, 1),
        block: tuple[int, int, int] = (32, 1, 1),
        lds: int = 0,
        mode: str = "fast",
        budget: int = 1_000_000,
        scratch: tuple[int, int] = (0, 0),
    ) -> Counters:
        """Run a kernel whose user data are 64-bit `args`; group ids follow; v0 holds all three local ids."""
        words = [word for arg in args for word in (arg & 0xFFFFFFFF, arg >> 32)]
        code = assemble(text + "\ns_endpgm\n" + "s_code_end\n" * 8)
        image = np.frombuffer(code, np.uint8).copy()
        self.arrays.append(image)
        entry = self.put(image)
        rsrc2 = len(words) << 1 | 7 << 7 | 2 << 11 | -(-lds // 512) << 15
        launch = Launch(
            "gfx1100",
            entry,
            31,
            rsrc2,
            0,
            tuple(words),
            grid,
            block,
            True,
            scratch[0],
            scratch[1],
            {"queue": 0},
        )
        return run(launch, self.space, mode, budget)


@pytest.fixture
def bench() -> Bench:
    """An empty memory."""
    return Bench()


@pytest.fixture
def lanes() -> Callable[..., Any]:
    """Run a body on 32 lanes: inputs arrive in v1, v2, ... and the result is what the body left in v0."""

    def go(
        body: str, *inputs: Any, outputs: int = 1, exec_mask: int | None = None, mode: str = "fast"
    ) -> Any:
        bench = Bench()
        result = np.zeros((outputs, 32), np.uint32)
        table = np.zeros((max(1, len(inputs)), 32), np.uint32)
        for row, values in zip(table, inputs, strict=False):
            row[:] = np.ascontiguousarray(values).view(np.uint32)
        loads = "\n".join(
            f"global_load_b32 v{i + 1}, v40, s[0:1] offset:{128 * i}" for i in range(len(inputs))
        )
        mask = "" if exec_mask is None else f"s_mov_b32 exec_lo, {exec_mask:#x}"
        stores = "\n".join(f"global_store_b32 v40, v{i}, s[2:3] offset:{128 * i}" for i in range(outputs))
        text = f"v_lshlrev_b32 v40, 2, v0\nv_mov_b32 v0, 0\n{loads}\ns_waitcnt vmcnt(0)\n{mask}\n{body}\ns_mov_b32 exec_lo, -1\n{stores}"
        bench.run(text, bench.put(table), bench.put(result), mode=mode)
        return bench.arrays[1] if outputs > 1 else bench.arrays[1][0]

    return go
