"""The host's machine code as assembly text, by capstone."""

from __future__ import annotations

import platform


def listing(arch: str, text: bytes) -> str:
    """One line an instruction: its offset in the kernel, then what it does."""
    import capstone

    machine = platform.machine()
    if machine == "aarch64":
        engine = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_ARM)
    else:
        engine = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    engine.skipdata = True
    lines = [f"{i.address:#06x}: {i.mnemonic} {i.op_str}".rstrip() for i in engine.disasm(text, 0)]
    return "\n".join([f"; {arch}", *lines])
