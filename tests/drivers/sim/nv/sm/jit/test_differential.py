"""Random instructions on random registers: compiled warps and the reference leave the same bits.

Both have the meanings in common, so this holds the machines below them against each other; values
are held against numpy in test_meanings.py and test_kernels.py.

Covers blocks.py, build.py, emit.py, flow.py, layout.py, library.py, run.py, traffic.py and value.py; of
native: context.h, grid.h and words.h.
"""

from __future__ import annotations

import struct
from random import Random

import numpy as np
import pytest

from drivers.nv.isa import DecodeError, EncodeError, isa
from drivers.nv.isa.access import RegisterRun, access, width
from drivers.nv.isa.form import Encoding
from drivers.nv.isa.machine import Decoded
from drivers.nv.isa.operand import NamedNumber, Pred, Reg
from drivers.nv.isa.places import CodeTarget, Const, Mem
from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from drivers.sim.nv.sm.meaning import MEANINGS
from tests.drivers.sim.nv.sm.machine import PARAMETERS, assembled, execute

IN, OUT = 0x1000_0000, 0x2000_0000
FIRST, LAST = 8, 40  # registers that instructions use
# Clocks; MUFU and what asks other lanes have their own tests.
LEFT_OUT = {"MUFU", "S2R", "S2UR", "CS2R", "CS2UR", "SHFL", "R2UR"}
SPECIAL_FLOATS = [
    0,
    0x80000000,
    1,
    0x7F800000,
    0xFF800000,
    0x7FC00000,
    0x3F800000,
    0x00800000,
    0x7F7FFFFF,
    0x33800000,
]


def number(random: Random, form: Encoding, word, operand: Reg) -> int:
    """A register that is aligned as the operand asks."""
    if operand.uniform:
        return 2 * random.randrange(2, 12)
    words = width(form, word, operand.name)
    return random.randrange(FIRST, LAST - 3) // words * words


def drawn(random: Random, form: Encoding) -> int | None:
    """A word of this encoding; None where the dice give none."""
    values = {mod.name: random.choice(list(mod.names)) for mod in form.mods}
    try:
        word = form.word(**values)
    except EncodeError:
        return None
    for operand in form.operands:
        if isinstance(operand, Reg):
            values[operand.name] = number(random, form, word, operand)
        elif isinstance(operand, Pred):
            values[operand.name] = random.choice([0, 1, 2, 3, 7])
        elif isinstance(operand, Const):
            values |= {f"{operand.name}_bank": 0, f"{operand.name}_offset": 0x400 + 8 * random.randrange(64)}
            continue
        elif isinstance(operand, (Mem, NamedNumber, CodeTarget)):
            return None
        for name, bits in operand.fields().items():
            if name not in values and not name.endswith("reuse"):
                values[name] = (
                    random.choice(list(bits.members)) if bits.members else random.randrange(bits.mask + 1)
                )
    values |= {"stall": 15, "wait": 3, "guard": random.choice([7, 7, 7, 0, 1]) if not needs_all(form) else 7}
    try:
        made = int(form.word(**values))
        isa_word = form.word.decode(made)
    except (EncodeError, DecodeError):
        return None
    spans = access(Decoded(form, isa_word, "")).writes + access(Decoded(form, isa_word, "")).reads
    return None if any(bad(span) for span in spans) else made


def needs_all(form: Encoding) -> bool:
    """Instructions of the whole warp, which no guard may split."""
    return form.is_uniform or form.name.startswith(("HMMA", "IMMA", "QMMA", "MOVM"))


def bad(span: RegisterRun) -> bool:
    return span.file == "R" and not FIRST <= span.number <= LAST - span.words


SLOW = "[B01----:R1:W0:-:S15]"
PLAIN = "[B01----:R-:W-:-:S15]"


def program(random: Random, arch: str, count: int) -> bytes:
    """Loads every register and predicate, runs random instructions, stores all of it."""
    chip, parameters = isa(arch), PARAMETERS[arch]
    load = "LDCU" if arch == "sm_120" else "ULDC"
    head = [f"{SLOW} S2R R0, SR_TID.X", f"{SLOW} LDC.64 R2, c[0x0][{parameters:#x}]",
            f"{SLOW} LDC.64 R4, c[0x0][{parameters + 8:#x}]"]  # fmt: skip
    head += [
        f"{SLOW if arch == 'sm_120' else PLAIN} {load}.64 UR{n}, c[0x0][{0x400 + 4 * n:#x}]"
        for n in range(4, 28, 2)
    ]
    pitch = 4 * (LAST - FIRST)
    head += [f"{PLAIN} IMAD.WIDE.U32 R2, R0, {pitch:#x}, R2", f"{PLAIN} IMAD.WIDE.U32 R4, R0, {pitch:#x}, R4"]
    head += [f"{SLOW} LDG.E R{n}, desc[UR4][R2.64+{4 * (n - FIRST):#x}]" for n in range(FIRST, LAST)]
    head += [
        f"{PLAIN} R2P PR, R{FIRST}, 0x7f",
        *[f"{PLAIN} UISETP.NE.AND UP{n}, UPT, UR{n + 4}, URZ, UPT" for n in range(4)],
    ]
    forms = [f for f in chip.forms if f.name in MEANINGS and f.name not in LEFT_OUT]
    names = sorted({f.name for f in forms})
    words: list[int] = []
    while len(words) < count:
        form = random.choice([f for f in forms if f.name == random.choice(names)] or forms)
        word = drawn(random, form)
        if word is None:
            continue
        made = chip.decode(word).word
        words += [int(made.replace(write=0, read=1)), int(chip.encode(f"{PLAIN} NOP"))]
    tail = [f"{SLOW} STG.E desc[UR4][R4.64+{4 * (n - FIRST):#x}], R{n}" for n in range(FIRST, LAST)]
    tail = [*tail, f"{PLAIN} P2R R{FIRST}, PR, R{FIRST}, 0x7f", tail[0], f"{PLAIN} EXIT"]
    middle = b"".join(word.to_bytes(16, "little") for word in words)
    return assembled("\n".join(head), arch) + middle + assembled("\n".join(tail), arch)


def outcome(code: bytes, arch: str, data: np.ndarray, bank: bytes, mode: str) -> np.ndarray:
    out = np.zeros_like(data)
    arguments = struct.pack("<QQ", IN, OUT)
    rest = bytes(0x400 - PARAMETERS[arch] - len(arguments)) + bank
    execute(code, {IN: data, OUT: out}, arch=arch, arguments=arguments + rest, mode=mode, registers=64)
    return out


@pytest.mark.parametrize("has_whole", [True, False])
@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_120"])
def test_compiled_warps_and_the_reference_leave_the_same_bits(
    monkeypatch: pytest.MonkeyPatch, arch: str, has_whole: bool
) -> None:
    monkeypatch.setattr(kernels, "KERNELS", {})
    monkeypatch.setattr(kernels, "ENOUGH_RUN", 0 if has_whole else 1 << 60)
    random = Random(f"{arch} 1")
    code = program(random, arch, 120)
    data = np.random.default_rng(7).integers(0, 1 << 32, (32, LAST - FIRST), dtype=np.uint32)
    data[::3] = np.random.default_rng(8).choice(SPECIAL_FLOATS, data[::3].shape)
    bank = np.random.default_rng(9).integers(0, 256, 1024, dtype=np.uint8).tobytes()
    compiled = outcome(code, arch, data, bank, "fast")
    ((known,),) = kernels.KERNELS.values()
    assert known.code is not None, "the reference was held against itself"
    assert compiled.tolist() == outcome(code, arch, data, bank, "strict").tolist()


def test_a_kernel_whose_waits_are_wrong_is_run_by_the_reference_and_found() -> None:
    wrong = "[B------:R-:W-:-:S01] IADD3 R1, RZ, 0x1, RZ\n[B------:R-:W-:-:S15] IADD3 R2, R1, R1, RZ\nEXIT"
    with pytest.raises(SmFault) as caught:
        execute(assembled(wrong), {}, mode="fast")
    assert caught.value.kind == FaultKind.HAZARD


FAULTS = [
    (FaultKind.MMU_FAULT, "LDG.E R8, desc[UR4][R2.64+0x1000]"),
    (FaultKind.MISALIGNED_ADDRESS, "LDG.E R8, desc[UR4][R2.64+0x2]"),
    (FaultKind.OUT_OF_RANGE_ADDRESS, "STS [RZ+0x80], R4"),
    (FaultKind.ENDLESS, "around:\nBRA around"),
    (
        FaultKind.DEADLOCK,
        "ISETP.GE.AND P0, PT, R4, 0x20, PT\n@P0 BRA other\nBAR.SYNC 0x0\nEXIT\nother:\nBAR.SYNC 0x1",
    ),
]


@pytest.mark.parametrize(("kind", "text"), FAULTS)
def test_compiled_warps_fault_where_the_reference_does(kind: FaultKind, text: str) -> None:
    begin = (
        f"{SLOW} S2R R4, SR_TID.X\nMOV R2, {IN:#x}\nMOV R3, 0x0\nUMOV UR4, 0x0\nUMOV UR5, 0x0\n{PLAIN} NOP\n"
    )
    found = []
    for mode in ("strict", "fast"):
        with pytest.raises(SmFault) as caught:
            execute(assembled(f"{begin}{text}\nEXIT"), {IN: np.zeros(64, np.uint32)}, mode=mode, shared=128,
                    barriers=2, block=(64, 1, 1), budget=3000)  # fmt: skip
        found.append((caught.value.kind, caught.value.address))
    assert found[0] == found[1]
    assert found[0][0] == kind


def test_both_count_the_same() -> None:
    text = f"""{PLAIN} MOV R0, 0x5
      around:
      IADD3 R0, R0, -0x1, RZ
      ISETP.NE.AND P0, PT, R0, RZ, PT
      @P0 BRA around
      EXIT"""
    made = [
        execute(assembled(text), {}, mode=mode, grid=(3, 1, 1), block=(64, 1, 1))
        for mode in ("strict", "fast")
    ]
    assert made[0] == made[1]
    assert (made[0].warp_instructions, made[0].cycles) == (6 * (1 + 5 * 3 + 1), 15 * 17)


COPY = f"""
{SLOW} S2R R4, SR_TID.X
MOV R5, 0x2
MOV R6, {IN:#x}
MOV R7, 0x0
UMOV UR4, 0x0
UMOV UR5, 0x0
{PLAIN} IMAD.WIDE R2, R4, 0x4, R6
IMAD.SHL.U32 R8, R4, 0x4, RZ
around:
ISETP.LT.AND P0, PT, R4, {{limit}}, PT
[B------:R1:W-:-:S04] LDGSTS.E [R8], desc[UR4][R2.64{{beside}}], {{when}}
[B------:R-:W0:-:S02] LDGDEPBAR
DEPBAR.LE SB0, 0x0
[B------:R-:W2:-:S02] LDS R9, [R8]
[B--2---:R-:W-:-:S06] IADD3 R9, R9, 0x1, RZ
[B------:R1:W-:-:S02] STG.E desc[UR4][R2.64+0x80], R9
[B-1----:R-:W-:-:S06] IADD3 R5, R5, -0x1, RZ
ISETP.NE.AND P1, PT, R5, RZ, PT
@P1 BRA around
EXIT
"""


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_copies_bring_zeros_where_their_predicate_does_not_hold(mode: str) -> None:
    given = np.arange(100, 132, dtype=np.uint32)
    for limit, beside in (
        (32, ""),
        (7, ""),
        (0, "+0x7f0"),
    ):  # of lanes that copy
        for when in ("P0", "!P0"):
            data = np.concatenate([given, np.zeros(32, np.uint32)])
            text = COPY.format(limit=f"{limit if when == 'P0' else 32 - limit:#x}", beside=beside, when=when)
            taken = np.arange(32) < limit if when == "P0" else np.arange(32) >= 32 - limit
            execute(assembled(text), {IN: data}, mode=mode, shared=128)
            assert data[32:].tolist() == (np.where(taken, given, 0) + 1).tolist()


CHANGES = {
    "IMAD.SHL.U32 R8, R4, 0x4, RZ": "IMAD.SHL.U32 R8, R4, 0x10, RZ",
    "LDGSTS.E [R8]": "LDGSTS.E.128.ZFILL [R8]",
    "LDS R9": "LDS.128 R12",
    "IADD3 R9, R9, 0x1, RZ": "IMAD.WIDE R16, R4, 0x10, R6",
    "STG.E desc[UR4][R2.64+0x80], R9": "STG.E.128 desc[UR4][R16.64+0x400], R12",
}


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_copies_end_with_as_many_zeros_as_their_address_goes_too_far(mode: str) -> None:
    """Lane n reads at 4n, which is 4 (n % 4) bytes beyond a multiple of 16."""
    kernels.KERNELS.clear()
    given = np.random.default_rng(5).integers(1, 256, 128, dtype=np.uint8)
    data = np.concatenate([given, np.zeros(1024 + 512 - 128, np.uint8)])
    text = COPY.format(limit="0x20", beside="", when="P0")
    for before, after in CHANGES.items():
        text = text.replace(before, after)
    execute(assembled(text), {IN: data}, mode=mode, shared=512)
    for lane, found in enumerate(data[1024:].reshape(32, 16)):
        first, kept = lane // 4 * 16, 16 - 4 * (lane % 4)
        assert found.tolist() == [*given[first : first + kept].tolist(), *[0] * (16 - kept)], lane
    if mode == "fast":
        ((kernel,),) = kernels.KERNELS.values()
        assert kernel.code is not None, "these warps are not compiled"
