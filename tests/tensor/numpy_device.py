"""A device that runs kernels with the numpy oracle, for tests of the runtime, jit and tensors without a card.

It has the calls of hcq that the runtime makes. A kernel's "code object" is the kernel's text.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hcq.errors import ArgumentError, OutOfMemory
from hcq.graph import Call
from hcq.settings import Settings
from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.ir.text import format_kernel, parse_kernel
from tensor.ir.verify import verify
from tensor.kernel_cache import KernelCache
from tensor.runtime import Runtime
from tests.tensor import kernel_oracle

S_ENDPGM = bytes.fromhex("0000b0bf")  # llvm-mc -mcpu=gfx1100: s_endpgm


class NumpyBuffer:
    launch_point = 0

    def __init__(self, device: NumpyDevice, size_bytes: int) -> None:
        self.device, self.size_bytes = device, size_bytes
        self.memory = np.full(size_bytes, 0xA5, np.uint8)
        self.heirs: Any = None

    def __del__(self) -> None:
        if self.heirs is not None:
            self.heirs.append(NumpyBuffer(self.device, self.size_bytes))

    def copyin(self, data: Any) -> None:
        raw = np.frombuffer(data, np.uint8)
        if raw.size != self.size_bytes:
            raise ArgumentError(f"copyin: {raw.size} bytes into {self.size_bytes}")
        self.memory[:] = raw

    def copyout(self) -> bytes:
        return self.memory.tobytes()

    def copy_from(self, source: NumpyBuffer) -> None:
        if source.size_bytes != self.size_bytes:
            raise ArgumentError(f"copy_from: {source.size_bytes} bytes into {self.size_bytes}")
        self.memory[:] = source.memory

    def numpy(self, dtype: npt.DTypeLike, shape: tuple[int, ...]) -> npt.NDArray[Any]:
        return self.view(dtype, int(np.prod(shape))).reshape(shape).copy()

    def view(self, dtype: npt.DTypeLike, count: int) -> npt.NDArray[Any]:
        return self.memory[: count * np.dtype(dtype).itemsize].view(dtype)


class NumpyProgram:
    last_launch = 0

    def __init__(self, device: NumpyDevice, kernel: Kernel) -> None:
        self.device, self.kernel, self.name = device, kernel, kernel.name

    def __call__(self, *args: NumpyBuffer, grid: Any, block: Any, lds: int = 0) -> None:
        self.device.launched.append(self.kernel)
        params = self.kernel.params
        arrays = [
            buffer.view(param.dtype.numpy, param.count) for buffer, param in zip(args, params, strict=True)
        ]
        kernel_oracle.run(self.kernel, arrays)


class NumpyGraph:
    launch_point = 0

    def __init__(self, device: NumpyDevice, calls: Sequence[Call]) -> None:
        self.device, self.calls = device, list(calls)
        self._bound: dict[object, object] = {}

    def replay(self) -> None:
        for call in self.calls:
            arguments = [self._bound.get(argument, argument) for argument in call.args]
            call.program(*arguments, grid=call.grid, block=call.block)

    def rebind(self, old: NumpyBuffer, new: NumpyBuffer) -> None:
        self._bound[old] = new


class NumpyDevice:
    """launched: every kernel run, in order.

    limit_bytes: memory it has; allocated_bytes: all that was asked for.
    """

    name, arch = "numpy", "gfx1100"
    losses, lost = (), ""

    def __init__(self, limit_bytes: int = 1 << 32) -> None:
        self.launched: list[Kernel] = []
        self.limit_bytes = limit_bytes
        self.allocated_bytes = 0

    def empty(self, nbytes: int, label: str = "") -> NumpyBuffer:
        if nbytes > self.limit_bytes:
            raise OutOfMemory(f"{nbytes} bytes asked for {label}, {self.limit_bytes} free")
        self.allocated_bytes += nbytes
        return NumpyBuffer(self, nbytes)

    def copy_in(self, target: NumpyBuffer, data: memoryview) -> None:
        target.memory[: len(data)] = np.frombuffer(data, np.uint8)

    def load(self, source: bytes, kernel: str | None = None) -> NumpyProgram:
        return NumpyProgram(self, parse_kernel(source.decode()))

    def graph(self, calls: Sequence[Call]) -> NumpyGraph:
        return NumpyGraph(self, calls)

    def synchronize(self) -> None:
        pass


def compile_to_text(kernel: Kernel, arch: str) -> Compiled:
    """Stands for code generation: checks the kernel and hands it on."""
    verify(kernel)
    return Compiled(
        name=kernel.name,
        arch=arch,
        code=format_kernel(kernel).encode(),
        grid=(1, 1, 1),
        block=(32, 1, 1),
        lds_bytes=0,
        vgprs=0,
        sgprs=0,
        flops=1000,
        bytes_read=2000,
        bytes_written=1000,
        schedule="numpy",
        pass_ms={"all": 1.0},
        text=S_ENDPGM,
    )


def numpy_runtime(debug: int = 0, cache: Path | None = None, device: NumpyDevice | None = None) -> Runtime:
    """A runtime over a numpy device."""
    made: Any = device or NumpyDevice()
    return Runtime(made, compile_to_text, Settings(debug=debug), KernelCache(cache) if cache else None)
