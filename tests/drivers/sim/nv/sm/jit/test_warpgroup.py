"""Products of warpgroups in compiled warps leave the bits that the reference leaves: with infinities, NaN and
denormals, every kind of sum, sides turned, negative and in registers. Layouts: test_hopper.py.

The value of a product of ordinary numbers is held against numpy.

Covers native/products.h too.
"""

from __future__ import annotations

import numpy as np
import pytest

from drivers.sim.nv.sm.jit import kernels
from drivers.sim.nv.sm.launch import FaultKind, SmFault
from tests.drivers.sim.nv.sm.machine import assembled, execute

SIDES, BEFORE, OUT = 0x1000_0000, 0x2000_0000, 0x3000_0000
PLACES, ROOM = 0x1000, 4096  # of both sides in shared memory: 64 x 16 elements, 32 x 16 behind them
DESCRIPTOR = 0x10 | 8 << 16, 16  # groups of eight steps are 128 bytes apart, those of eight lines 256
TEXT = f"""
[B------:R-:W0:-:S15] S2R R0, SR_TID.X
MOV R2, {SIDES:#x}
MOV R4, {BEFORE:#x}
MOV R6, {OUT:#x}
MOV R3, RZ
MOV R5, RZ
MOV R7, RZ
UMOV UR4, 0x0
UMOV UR5, 0x0
UMOV UR8, {{left:#x}}
UMOV UR9, {DESCRIPTOR[1]:#x}
UMOV UR10, {{right:#x}}
UMOV UR11, {{high:#x}}
UISETP.NE.AND UP1, UPT, UR9, URZ, UPT
IMAD.WIDE.U32 R2, R0, 0x20, R2
IMAD.WIDE.U32 R4, R0, 0x40, R4
IMAD.WIDE.U32 R6, R0, 0x40, R6
SHF.L.U32 R1, R0, 0x5, RZ
[B------:R1:W0:-:S15] LDG.E.128 R8, desc[UR4][R2.64]
[B------:R1:W0:-:S15] LDG.E.128 R12, desc[UR4][R2.64+0x10]
[B------:R1:W0:-:S15] LDG.E.128 R24, desc[UR4][R4.64]
[B------:R1:W0:-:S15] LDG.E.128 R28, desc[UR4][R4.64+0x10]
[B------:R1:W0:-:S15] LDG.E.128 R32, desc[UR4][R4.64+0x20]
[B------:R1:W0:-:S15] LDG.E.128 R36, desc[UR4][R4.64+0x30]
[B01----:R1:W-:-:S15] STS.128 [R1+{PLACES:#x}], R8
[B01----:R1:W-:-:S15] STS.128 [R1+{PLACES + 16:#x}], R12
FENCE.VIEW.ASYNC.S
BAR.SYNC 0x0
WARPGROUP.ARRIVE
HGMMA{{product}}, gsb0
WARPGROUP.DEPBAR.LE gsb0, 0x0
[B01----:R1:W-:-:S15] STG.E.128 desc[UR4][R6.64], R24
[B01----:R1:W-:-:S15] STG.E.128 desc[UR4][R6.64+0x10], R28
[B01----:R1:W-:-:S15] STG.E.128 desc[UR4][R6.64+0x20], R32
[B01----:R1:W-:-:S15] STG.E.128 desc[UR4][R6.64+0x30], R36
EXIT
"""
SPECIAL = [0, 0x8000, 1, 0x8001, 0x7C00, 0xFC00, 0x7F80, 0xFF80, 0x7E01, 0x7BFF, 0x7F7F, 0x0400]
WORDS = [0, 0x80000000, 1, 0x7F800000, 0xFF800000, 0x7FC00001, 0x7F7FFFFF, 0x33800000, 0x7C00FC00]


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this, numpy would run what is so short."""
    monkeypatch.setattr(kernels, "SHORT", 0)


def computed(
    product: str, sides: np.ndarray, before: np.ndarray, mode: str, first: str = "", **how: int
) -> np.ndarray:
    """first: what comes before the product."""
    out = np.zeros((128, 16), np.uint32)
    low = DESCRIPTOR[0] & ~0xFFFF | PLACES >> 4
    fields = {"left": low, "right": low + (2048 >> 4), "high": DESCRIPTOR[1]} | how
    whole = TEXT.format(product=product, **fields).replace("WARPGROUP.ARRIVE\n", f"WARPGROUP.ARRIVE\n{first}")
    lines = whole.strip().split("\n")
    text = "\n".join(line if line[0] == "[" else f"[B01----:R-:W-:-:S15] {line}" for line in lines)
    execute(assembled(text), {SIDES: sides, BEFORE: before, OUT: out}, mode=mode, block=(128, 1, 1),
            shared=PLACES + ROOM)  # fmt: skip
    return out


def both(product: str, seed: int, special: bool) -> None:
    random = np.random.default_rng(seed)
    sides = random.integers(0, 1 << 16, 2048, np.uint16)
    before = random.integers(0, 1 << 32, (128, 16), np.uint32)
    if special:
        sides[::61] = random.choice(SPECIAL, sides[::61].shape)
        before[::5] = random.choice(WORDS, before[::5].shape)
    found = [computed(product, sides, before, mode) for mode in ("strict", "fast")]
    assert (found[0] == found[1]).all()
    assert len(np.unique(found[0])) > 20


GDESC = "gdesc[UR8]"
PRODUCTS = {
    "single": f".64x32x16.F32 R24, {GDESC}, R24, UPT",
    "half": f".64x32x16.F16 R24, {GDESC}, R24, UPT",
    "bfloat": f".64x32x16.F32.BF16 R24, {GDESC}, R24, UPT",
    "nothing added": f".64x32x16.F32 R24, {GDESC}, R24, !UPT",
    "by a predicate": f".64x32x16.F32 R24, {GDESC}, R24, UP1",
    "no sum": f".64x32x16.F16 R24, {GDESC}, RZ, UPT",
    "turned": f".64x32x16.F32 R24, {GDESC}.tnspA.tnspB, R24, UPT",
    "negative": f".64x32x16.F32 R24, {GDESC}.negA, R24, UPT",
    "negative right": f".64x16x16.F32.BF16 R24, {GDESC}.negB.tnspB, R24, UPT",
    "in registers": f".64x32x16.F32 R24, R8, {GDESC}.tnspB, R24, UPT",
    "negative in registers": f".64x8x16.F32.BF16 R24, -R8, {GDESC}, R24, UPT",
}


@pytest.mark.parametrize("special", [False, True], ids=["any bits", "special bits"])
@pytest.mark.parametrize("product", PRODUCTS.values(), ids=PRODUCTS)
def test_compiled_products_and_the_reference_leave_the_same_bits(product: str, special: bool) -> None:
    both(product, len(product), special)


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_product_of_halves_is_numpys(mode: str) -> None:
    random = np.random.default_rng(3)
    left, right = (random.standard_normal((n, 16)).astype(np.float16) for n in (64, 32))
    sides = np.zeros(2048, np.uint16)
    for first, side in ((0, left), (1024, right)):
        grouped = side.view(np.uint16).reshape(-1, 8, 2, 8).transpose(0, 2, 1, 3)
        sides[first : first + side.size] = grouped.reshape(-1)
    found = computed(PRODUCTS["single"], sides, np.zeros((128, 16), np.uint32), mode).view(np.float32)
    lane, register = np.arange(128)[:, None], np.arange(16)[None, :]
    row = lane // 32 * 16 + lane % 32 // 4 + register // 2 % 2 * 8
    column = register // 4 * 8 + 2 * (lane % 4) + register % 2
    wanted = left.astype(np.float64) @ right.astype(np.float64).T
    assert np.abs(found - wanted[row, column]).max() < 4e-6


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_each_warp_adds_where_its_own_predicate_says(mode: str) -> None:
    """UP1 holds in the first warp alone; sides of zeros leave what was there, or nothing."""
    before = np.arange(1, 2049, dtype=np.float32).reshape(128, 16).view(np.uint32)
    own = "SHF.R.U32.HI R40, RZ, 0x5, R0\nR2UR UR12, R40\nUISETP.LT.U32.AND UP1, UPT, UR12, 0x1, UPT\n"
    found = computed(PRODUCTS["by a predicate"], np.zeros(2048, np.uint16), before, mode, first=own)
    assert (found[:32] == before[:32]).all() and not found[32:].any()


WRONG = {
    "beyond": (FaultKind.OUT_OF_RANGE_ADDRESS, {"right": 0x80000 | (PLACES + 3584) >> 4}),
    "far groups": (FaultKind.OUT_OF_RANGE_ADDRESS, {"left": 0x1FF0000 | PLACES >> 4}),
    "a base offset": (FaultKind.ILLEGAL_INSTRUCTION, {"high": DESCRIPTOR[1] | 1 << 17}),
    "its highest bit": (FaultKind.ILLEGAL_INSTRUCTION, {"high": DESCRIPTOR[1] | 1 << 19}),
}


@pytest.mark.parametrize("mode", ["strict", "fast"])
@pytest.mark.parametrize(("kind", "how"), WRONG.values(), ids=WRONG)
def test_a_matrix_that_cannot_be_read_is_a_fault(kind: FaultKind, how: dict[str, int], mode: str) -> None:
    sides, before = np.zeros(2048, np.uint16), np.zeros((128, 16), np.uint32)
    assert not computed(PRODUCTS["single"], sides, before, mode).any()
    with pytest.raises(SmFault) as caught:
        computed(PRODUCTS["single"], sides, before, mode, **how)
    assert caught.value.kind == kind


@pytest.mark.parametrize("mode", ["strict", "fast"])
def test_a_part_of_a_warp_multiplies_nothing(mode: str) -> None:
    zeros = np.zeros(2048, np.uint16), np.zeros((128, 16), np.uint32)
    some = "ISETP.LT.AND P1, PT, R0, 0x7, PT\n@P1 EXIT\n"
    with pytest.raises(SmFault) as caught:
        computed(PRODUCTS["single"], *zeros, mode, first=some)
    assert (caught.value.kind, caught.value.warp) == (FaultKind.DIVERGENCE, 0)
    assert caught.value.instruction.startswith("HGMMA")
