"""What DEBUG prints about kernels: the time model, the schedule, the listing.
Prints to stderr, decides nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from tensor.codegen import generator_of
from tensor.codegen.target import Compiled
from tensor.ir.kernel import Kernel
from tensor.ir.loops_text import format_program
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


def roofline(arch: str) -> Roofline | None:
    """The roofline of a chip in single precision; None where its peaks are unknown."""
    from drivers.amd.isa.peaks import PEAKS, flops_a_cycle  # instruction tables: for DEBUG alone

    if arch not in PEAKS:
        return None
    return Roofline(flops_a_cycle(arch, False) * PEAKS[arch].mhz * 1e6, PEAKS[arch].memory_gbs * 1e9)


@dataclass
class Measured:
    """A kernel's launches in seconds of the host, each waited for. what: it computes, at which line.

    compile_ms: None where it was found in a cache.
    """

    compiled: Compiled
    compile_ms: float | None = None
    what: str = ""
    launches: int = 0
    first_s: float = 0.0
    rest_s: float = 0.0
    least_s: float = float("inf")

    def note(self, seconds: float, what: str) -> None:
        """Note one more launch; the first one is printed."""
        self.launches += 1
        self.least_s = min(self.least_s, seconds)
        if self.launches == 1:
            self.first_s, self.what = seconds, what
            say_kernel(self)
        else:
            self.rest_s += seconds


HEADS = f"{'kernel':<15}{'host ms':>9}{'model us':>9}{'FLOP':>7}{'bytes':>7}{'comp ms':>8}  computes"
SLOWEST = (
    f"{'slowest':<15}{'launches':>9}{'first ms':>9}{'rest ms':>9}{'least ms':>9}{'model us':>9}  computes"
)
WIDTH, MOST_SHOWN = 100, 12
_told: list[str] = []  # the heads, once


def kernel_line(measured: Measured) -> str:
    """One line for DEBUG=2: host time of the first launch, the chip's time by the model, work, compile time
    if it was compiled now, what it computes."""
    compiled, moved = measured.compiled, measured.compiled.bytes_read + measured.compiled.bytes_written
    made = "-" if measured.compile_ms is None else f"{measured.compile_ms:.1f}"
    return clipped(
        f"{cut(compiled.name, 15):<15}{measured.least_s * 1e3:>9.2f}{model_us(compiled):>9}"
        f"{_scaled(compiled.flops):>7}{_scaled(moved):>7}{made:>8}  ",
        measured.what,
    )


def slowest_line(measured: Measured) -> str:
    """One line of the table at the end."""
    return clipped(
        f"{cut(measured.compiled.name, 15):<15}{measured.launches:>9}{measured.first_s * 1e3:>9.1f}"
        f"{measured.rest_s * 1e3:>9.1f}{measured.least_s * 1e3:>9.2f}{model_us(measured.compiled):>9}  ",
        measured.what,
    )


def model_us(compiled: Compiled) -> str:
    """A launch's time on the chip by the model."""
    limit = roofline(compiled.arch)
    return f"{limit.seconds(compiled) * 1e6:.2f}" if limit else "no model"


def clipped(begin: str, what: str) -> str:
    """At most WIDTH columns: of the operations the last ones stay, and the line they stand in."""
    operations, at, line = what.rpartition(" at ")
    file = line.rpartition("/")[2]
    end = f" at {file}" if at else ""
    told, most = operations if at else what, WIDTH - len(begin) - len(end)
    return begin + (told if len(told) <= most else f"…{told[len(told) - most + 1 :]}") + end


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def say_kernel(measured: Measured) -> None:
    """Print the line of a kernel, below heads the first time."""
    if not _told:
        _told.append(HEADS)
        say(HEADS)
    say(kernel_line(measured))


def say_slowest(found: Iterable[Measured]) -> None:
    """Print the kernels that took most of the host's time after their first launch. The first launch includes
    work that is done once: loading, and on a simulated card compiling for the host."""
    ran = sorted((each for each in found if each.launches), key=lambda each: (-each.rest_s, -each.first_s))
    if ran:
        say(SLOWEST)
    for each in ran[:MOST_SHOWN]:
        say(slowest_line(each))


def show_kernel(kernel: Kernel, compiled: Compiled, debug: int) -> None:
    """Print what levels of DEBUG above 2 ask for."""
    if debug >= 3:
        say(f"{compiled.name} is scheduled as {compiled.schedule}")
        say(format_kernel(kernel).rstrip())
        generator = generator_of(compiled.arch)
        if generator is not None:
            say(format_program(generator.program_of(kernel, compiled.arch)).rstrip())
    if debug >= 4:
        say(compiled.listing.rstrip())


def say(text: str) -> None:
    print(text, file=sys.stderr)


def _scaled(number: float) -> str:
    for unit in ("", "k", "M", "G"):
        if number < 1000:
            return f"{number:.1f}{unit}"
        number /= 1000
    return f"{number:.1f}T"
