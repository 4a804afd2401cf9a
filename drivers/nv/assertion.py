"""assert() in a kernel: the function `__assertfail` that nvcc's code calls, and what the driver says of it.

The function writes what it is given into a record in host memory and traps; after the fault the driver reads
the record. Of several threads that fail one writes, the others end. Arguments as ptxas 13.0 passes them: R4
message, R6 file, R8 line, R10 function, R12 bytes of a character, addresses in pairs; R20 has the address to
return to, which tells the kernel.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from drivers.core.errors import DeviceError
from drivers.nv.generation import BankZero
from drivers.nv.isa import isa
from hcq.buffer import Buffer

# done and return address, message, file, line, function, bytes of a character, block, thread
RECORD = struct.Struct("<4xIQQQI4xQQ3I3I")
REGISTERS = 24  # R0..R23, as any function that ptxas does not see may use
CALL_BYTES = 16
TEXT = """
{descriptor}
[B------:R-:W-:-:S02] MOV R2, {low:#x}
[B------:R-:W-:-:S02] MOV R3, {high:#x}
[B------:R-:W-:-:S05] MOV R9, 0x1
[B0-----:R-:W1:-:S02] ATOMG.E.EXCH.STRONG.GPU PT, R0, desc[UR4][R2.64], R9
[B-1----:R-:W-:-:S13] ISETP.NE.U32.AND P0, PT, R0, RZ, PT
[B------:R-:W-:-:S05] @P0 EXIT
[B------:R-:W2:-:S02] S2R R14, SR_CTAID.X
[B------:R-:W2:-:S02] S2R R15, SR_CTAID.Y
[B------:R-:W2:-:S02] S2R R16, SR_CTAID.Z
[B------:R-:W2:-:S02] S2R R17, SR_TID.X
[B------:R-:W2:-:S02] S2R R18, SR_TID.Y
[B------:R-:W2:-:S02] S2R R19, SR_TID.Z
[B------:R0:W-:-:S02] STG.E.64 desc[UR4][R2.64+0x8], R20
[B------:R0:W-:-:S02] STG.E.128 desc[UR4][R2.64+0x10], R4
[B------:R0:W-:-:S02] STG.E.128 desc[UR4][R2.64+0x20], R8
[B--2---:R0:W-:-:S02] STG.E.128 desc[UR4][R2.64+0x30], R12
[B------:R0:W-:-:S02] STG.E.128 desc[UR4][R2.64+0x40], R16
[B0-----:R-:W-:-:S06] MEMBAR.SC.SYS
[B------:R0:W-:-:S02] STG.E desc[UR4][R2.64+0x4], R9
[B0-----:R-:W-:-:S06] MEMBAR.SC.SYS
[B------:R-:W-:-:S05] BPT.TRAP 0x1
[B------:R-:W-:-:S05] EXIT
"""


@dataclass(frozen=True)
class Failure:
    """An assertion that did not hold. pc: GPU VA of the call."""

    sentence: str
    pc: int


class Assertions:
    """The record of a device. texts: initial bytes of variables by their GPU VA, where the strings are."""

    def __init__(self, record: Buffer) -> None:
        self.record_va, self.view = record.gpu_va, record.host_view()
        self.record = record
        self.view[:] = bytes(RECORD.size)
        self.texts: dict[int, bytes] = {}

    def code(self, arch: str, bank: BankZero) -> bytes:
        """The function for a card."""
        place = {"low": self.record_va & 0xFFFF_FFFF, "high": self.record_va >> 32}
        return isa(arch).assemble(TEXT.format(descriptor=bank.load_descriptor, **place))

    def keep_text(self, gpu_va: int, data: bytes) -> None:
        """Initial bytes of variables. Older ones that lay there are gone with their program."""
        end = gpu_va + len(data)
        self.texts = {at: old for at, old in self.texts.items() if at >= end or at + len(old) <= gpu_va}
        self.texts[gpu_va] = data

    def take(self) -> Failure | None:
        """The failure since the last call. The card must not run."""
        done, back, message, file, line, function, _, *place = RECORD.unpack(self.view)
        self.view[:] = bytes(RECORD.size)
        if not done:
            return None
        block, thread = (",".join(map(str, each)) for each in (place[:3], place[3:]))
        said = f'assertion "{self.text(message)}" failed at {self.text(file)}:{line}'
        where = f"in {bare(self.text(function))}, block ({block}) thread ({thread})"
        return Failure(f"{said} {where}", back - CALL_BYTES)

    def text(self, gpu_va: int) -> str:
        """The string at an address of a kernel's variables."""
        for begin, data in self.texts.items():
            if begin <= gpu_va < begin + len(data):
                return data[gpu_va - begin :].partition(b"\0")[0].decode(errors="replace")
        return f"<text at {gpu_va:#x}>"


def bare(signature: str) -> str:
    """The name in a function's signature: of `void scale(const int *)` scale."""
    return signature.partition("(")[0].split(" ")[-1].lstrip("*&")


def explain(assertions: Assertions, error: DeviceError) -> None:
    """Let an error say which assertion failed, if one did, in place of what its trap looks like."""
    failed = assertions.take()
    if failed is None:
        return
    error.args = (*error.args[:-1], failed.sentence)
    where = {**getattr(error, "where", {}), "pc": failed.pc}
    error.where = where  # type: ignore[attr-defined]  # as SimFault has it
