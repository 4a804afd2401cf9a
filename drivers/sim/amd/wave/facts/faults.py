"""What is wrong where a wave breaks a rule by what it does, in words: for both executors.

Beside them: `private.scratch_misuse`, `matrix_layout` (rule W18), `defined.words_of_doubt`, `polls.endless`.
Knows nothing of waves; who finds the fault adds its place.
"""

from __future__ import annotations

from collections.abc import Mapping

from drivers.core.errors import SimFault
from hcq import interrupts

GAVE_UP = "the kernel gave up here: abort(), a failed assertion or a halt; no trap handler is there to go on"
EXCEPTIONS_ON = (
    "floating-point exceptions are enabled in MODE, and no trap handler is there for them; leave EXCP_EN 0"
)
NEVER_COMPLETE = "a wave waits at a barrier that no wave of its group will ever complete"
NO_BUFFER = "a buffer instruction's resource has another TYPE than 0, a buffer: bits 31:30 of its last dword"


def misaligned_atomic(size: int, address: int) -> str:
    """Memory and LDS; of private memory see `private`."""
    return f"an atomic of {size} bytes at {address:#x}, which is not a multiple of its size"


def stopped(where: Mapping[str, object]) -> SimFault:
    """The end of a launch that the user did not wait for."""
    detail = f"stopped by {interrupts.cause()} before the launch had ended"
    return SimFault("E_WATCHDOG", detail, {**where, "stopped": 1})


def past_registers(index: int) -> str:
    """M0 and the instruction's register together."""
    return f"an indexed move of register {index}, which the wave does not have; M0 is added to the one named"


def past_buffer(offset: int) -> str:
    return f"buffer offset {offset:#x} is past the end that the resource gives: reads 0, writes are dropped"


def no_format(number: int) -> str:
    """Of a typed buffer instruction, or of its resource."""
    return f"a buffer resource of format {number}; those of BUF_FMT are 1 to 63"
