"""What DEBUG prints about kernels: the time model, the schedule, the listing.
Prints to stderr, decides nothing.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.ir.text import format_kernel


@dataclass(frozen=True)
class Roofline:
    """What a chip can do at most: float32 operations and bytes of device memory a second."""

    flops: float
    bytes: float

    def seconds(self, compiled: Compiled) -> float:
        """A lower bound for one launch: whichever of arithmetic and memory takes
        longer. A model, no measurement.
        """
        moved = compiled.bytes_read + compiled.bytes_written
        return max(compiled.flops / self.flops, moved / self.bytes)


# Source: AMD, Radeon RX 7900 XTX and RX 9070 XT specifications (peak single precision, memory bandwidth).
ROOFLINES: Final = {"gfx1100": Roofline(61.4e12, 960e9), "gfx1201": Roofline(48.7e12, 640e9)}


def kernel_line(compiled: Compiled, origin: str) -> str:
    """One line for DEBUG=2: name, modelled time, work, compile time, what was chosen, where it comes from."""
    roofline = ROOFLINES.get(compiled.arch)
    model = f"{roofline.seconds(compiled) * 1e6:9.2f} us (model)" if roofline else "      no model"
    moved = compiled.bytes_read + compiled.bytes_written
    compile_ms = sum(compiled.pass_ms.values())
    return (
        f"{compiled.name:<24} {model} {_scaled(compiled.flops)}FLOP {_scaled(moved)}B"
        f" compile {compile_ms:6.2f} ms | {compiled.schedule} | {origin}"
    )


def show_kernel(kernel: Kernel, compiled: Compiled, origin: str, debug: int) -> None:
    """Print what this level of DEBUG asks for."""
    if debug >= 2:
        say(kernel_line(compiled, origin))
    if debug >= 3:
        say(format_kernel(kernel).rstrip())
    if debug >= 4:
        say(compiled.listing.rstrip())


def say(text: str) -> None:
    print(text, file=sys.stderr)


def _scaled(number: float) -> str:
    for unit in ("", "k", "M", "G"):
        if number < 1000:
            return f"{number:6.1f} {unit}"
        number /= 1000
    return f"{number:6.1f} T"
