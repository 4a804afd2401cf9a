"""What a target gives back for a kernel, whatever the chip."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Compiled:
    """One kernel ready to load.

    code: a code object (ELF) whose only kernel is `name`; its arguments are one 64-bit address per kernel
    param, in slot order. text: its instructions alone. grid: work-groups; block: lanes. lds_bytes: dynamic
    LDS (0 if static). flops, bytes_read, bytes_written: of one launch, by the kernel's meaning. schedule:
    one line saying what was chosen. pass_ms: compile time by pass.
    """

    name: str
    arch: str
    code: bytes
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    lds_bytes: int
    vgprs: int
    sgprs: int
    flops: int
    bytes_read: int
    bytes_written: int
    schedule: str
    pass_ms: dict[str, float] = field(default_factory=dict)
    text: bytes = b""

    @cached_property
    def listing(self) -> str:
        """The machine code as assembly text, for DEBUG=4; disassembled when asked for."""
        from tensor.codegen import generator_of

        text: str = generator_of(self.arch).listing(self.arch, self.text)
        return text
