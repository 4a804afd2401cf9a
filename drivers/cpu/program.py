"""A kernel of the host's machine code, linked into this process."""

from __future__ import annotations

from drivers.cpu.code import HostCode
from drivers.cpu.machine import host
from drivers.cpu.queue import KERNARG_AT, launch
from hcq.device import Device
from hcq.errors import ArgumentError, DeviceError
from hcq.program import Argument, ArgumentKind, Commands, Dim, Packed, Program, Signature


class CpuProgram(Program):
    """Its argument block is one address for each buffer. Raises DeviceError for code that calls what this
    process has not."""

    def __init__(self, device: Device, code: HostCode) -> None:
        self.code = code
        try:
            self.library = host().load(code.text, code.name)
            self.address = self.library[code.name]
        except RuntimeError as error:
            what = f"{code.name} cannot be linked: {error}; on x86-64 float16 needs a processor with F16C"
            raise DeviceError(what) from error
        arguments = [Argument(f"slot{i}", ArgumentKind.BUFFER, 8 * i, 8) for i, _ in enumerate(code.sizes)]
        super().__init__(device, code.name, Signature(code.name, arguments), 8 * len(arguments))

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        """Raises ArgumentError for another grid than the kernel was compiled for: its code has no bounds to
        check."""
        if grid != (self.code.groups, 1, 1):
            raise ArgumentError(f"{self.name}: grid={grid}; this kernel runs on ({self.code.groups}, 1, 1)")
        return Commands(launch(self.address, self.code.groups, self.code.work), KERNARG_AT)

    def write_arguments(
        self, block: memoryview, offset: int, packed: Packed, commands: Commands, gpu_va: int
    ) -> None:
        """Fill the argument block. Raises ArgumentError for a buffer that is shorter than the kernel's."""
        for number, (buffer, size) in enumerate(zip(packed.buffers, self.code.sizes, strict=True)):
            if buffer.size_bytes < size:
                raise ArgumentError(f"{self.name}: argument {number} is {buffer!r}; it takes {size} bytes")
        self.signature.write(block, offset, packed)
