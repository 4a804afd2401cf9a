"""Small kernels for the rule checker: launched with four user SGPRs, checked, and the fault they get."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.amd.isa import isa
from drivers.core.errors import SimFault
from drivers.sim.amd.wave.abi import read_abi
from drivers.sim.amd.wave.check.checker import check
from drivers.sim.amd.wave.check.flow import Subject
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.code.program import KernelAnalysis
from drivers.sim.amd.wave.code.step_facts import StepFacts, codes, register_name
from drivers.sim.amd.wave.launch import Launch
from drivers.sim.memory import AddressSpace
from tests.drivers.sim.regions import Regions

ENTRY = 0x10_0000
USER_SGPRS = 4
LOAD = "global_load_b32 v1, v0, s[0:1]"
Rules = dict[str, tuple[str, str, str]]  # name -> (code, a kernel that breaks the rule, a near miss)


def examine(code: bytes, vgprs: int = 64) -> None:
    """Load and check machine code launched with four user SGPRs and group id x in s4."""
    image = np.frombuffer(code + bytes.fromhex("00009fbf") * 16, np.uint8).copy()
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    rsrc2 = USER_SGPRS << 1 | 1 << 7
    launch = Launch(
        "gfx1100",
        ENTRY,
        vgprs // 8 - 1,
        rsrc2,
        0,
        (0,) * 4,
        (1, 1, 1),
        (32, 1, 1),
        True,
        0,
        0,
        {"kernel": "k"},
    )
    program = load("gfx1100", ENTRY, AddressSpace(regions), launch.where)
    check(program, launch)


def loaded(text: str, arch: str = "gfx1100", wave_size: int = 32) -> KernelAnalysis:
    """The decoded kernel, not checked."""
    return decoded(assembled(text, arch, wave_size), arch, wave_size)


def first(text: str, arch: str = "gfx1100") -> StepFacts:
    """What is known of the first instruction alone."""
    return StepFacts(loaded(text, arch).blocks[0].steps[0])


def names(registers: int) -> list[str]:
    """Registers that are bits of a number, in the order of their codes."""
    return [register_name(code) for code in codes(registers)]


def decoded(code: bytes, arch: str, wave_size: int) -> KernelAnalysis:
    image = np.frombuffer(code + bytes.fromhex("00009fbf") * 16, np.uint8).copy()
    regions = Regions()
    regions.add(ENTRY, image.ctypes.data, image.nbytes)
    return load(arch, ENTRY, AddressSpace(regions), {}, wave_size)


def subject(text: str, arch: str = "gfx1100", wave_size: int = 32) -> Subject:
    """The kernel as one rule sees it."""
    return subject_of(assembled(text, arch, wave_size), arch, wave_size)


def subject_of(code: bytes, arch: str, wave_size: int = 32) -> Subject:
    """The same for machine code."""
    abi = read_abi(7, USER_SGPRS << 1 | 1 << 7, (wave_size, 1, 1), {}, wave_size, arch)
    return Subject(decoded(code, arch, wave_size), abi, ENTRY, {"kernel": "k"})


def assembled(text: str, arch: str = "gfx1100", wave_size: int = 32) -> bytes:
    return isa(arch, wave_size).assemble(text + "\ns_endpgm")


def fault(text: str, **more: Any) -> SimFault:
    """The fault that a kernel gets."""
    with pytest.raises(SimFault) as caught:
        examine(assembled(text), **more)
    return caught.value


def lines(*parts: str) -> str:
    return "\n".join(parts)


def judge(rules: Rules, name: str) -> None:
    """The kernel that breaks the rule gets exactly its code; the near miss passes."""
    code, bad, good = rules[name]
    assert fault(bad).code == code
    examine(assembled(good))
