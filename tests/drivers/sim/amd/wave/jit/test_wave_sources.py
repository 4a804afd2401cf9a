"""Sources and results of single instructions: modifiers, halves, MODE, output modifiers (wave.py, modes.py,
rules.py, registers.py). Expected values are numpy's; the rules RDNA3 and RDNA4 ISA's, "MODE register", "Input
modifiers" and "Output modifiers".
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.jit.replayed import DEFAULT, DX10_CLAMP, IEEE, after

F32, F16, U32 = np.float32, np.float16, np.uint32
A = np.array([1.5, -2.25, 0.0, -0.0, 3e10, -1e-3, 7.0, -8.5] * 4, F32)
B = np.array([0.5, 4.0, -1.0, 2.0, -3e10, 5.5, -7.0, 0.25] * 4, F32)
WORDS = {1: A.view(U32), 2: B.view(U32)}


def floats(text: str, vectors: Any = None, scalars: Any = None, **more: Any) -> Any:
    return after(text, vectors or WORDS, scalars, **more).vector[3].view(F32)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("v_add_f32 v3, v1, v2", A + B),
        ("v_add_f32_e64 v3, -v1, v2", B - A),
        ("v_add_f32_e64 v3, v1, -v2", A - B),
        ("v_add_f32_e64 v3, |v1|, v2", np.abs(A) + B),
        ("v_add_f32_e64 v3, v1, |v2|", A + np.abs(B)),
        ("v_add_f32_e64 v3, -|v1|, v2", B - np.abs(A)),
        ("v_add_f32 v3, s4, v2", F32(2.5) + B),
        ("v_add_f32 v3, 0.5, v2", F32(0.5) + B),
        ("v_add_f32 v3, 0x40490fdb, v2", F32(np.pi) + B),
        ("v_add_f32_e64 v3, -s4, v2", B - F32(2.5)),
        ("v_fma_f32 v3, v1, v2, -v1", A * B - A),
        ("v_mul_f32_e64 v3, v1, |v2| clamp", np.clip(A * np.abs(B), 0, 1)),
    ],
)
def test_modifiers_of_sources(text: str, expected: Any) -> None:
    scalars = {4: int(F32(2.5).view(U32))}
    np.testing.assert_allclose(floats(text, None, scalars), expected, rtol=2**-23)


def test_lanes_that_are_off_keep_what_they_hold() -> None:
    for mask in (1, 1 << 31, 0x8000_0001, 0, 0xFFFF_FFFE):
        found = after("v_mov_b32 v3, v1", {1: np.arange(32), 3: 99}, exec_mask=mask).vector[3]
        assert found.tolist() == [lane if mask >> lane & 1 else 99 for lane in range(32)]
    mask = 1 << 63 | 1 << 32 | 1
    found = after("v_mov_b32 v3, v1", {1: np.arange(64), 3: 99}, lanes=64, exec_mask=mask).vector[3]
    assert [lane for lane in range(64) if found[lane] != 99] == [0, 32, 63]


def test_halves_of_registers_are_read_and_written_apart() -> None:
    """RDNA3 ISA: .l and .h of 16-bit instructions; the other half of the result stays."""
    low, high = np.array([1.0, -2.0, 0.5, 60000.0] * 8, F16), np.array([4.0, 0.25, -8.0, 1.5] * 8, F16)
    words = low.view(np.uint16).astype(U32) | high.view(np.uint16).astype(U32) << U32(16)
    for a, b, d in ((x, y, z) for x in "lh" for y in "lh" for z in "lh"):
        found = after(f"v_add_f16 v3.{d}, v1.{a}, v1.{b}", {1: words, 3: 0xABCD_1234}).vector[3]
        with np.errstate(over="ignore"):
            total = ((low, high)[a == "h"] + (low, high)[b == "h"]).view(np.uint16)
        kept, place = (0x1234, 16) if d == "h" else (0xABCD, 0)
        assert (found >> U32(place) & U32(0xFFFF)).tolist() == total.tolist(), (a, b, d)
        assert set((found >> U32(16 - place) & U32(0xFFFF)).tolist()) == {kept}


def test_pairs_of_registers_hold_64_bits() -> None:
    a, b = np.arange(32) * 1.25 + 0.1, 3.0 - np.arange(32)
    words = {
        place: np.ascontiguousarray(x).view(U32)[half::2]
        for x, start in ((a, 1), (b, 5))
        for place, half in ((start, 0), (start + 1, 1))
    }
    for text, expected in (
        ("v_add_f64 v[3:4], v[1:2], v[5:6]", a + b),
        ("v_add_f64 v[3:4], -v[1:2], |v[5:6]|", np.abs(b) - a),
        ("v_mul_f64 v[3:4], v[1:2], 0.5", a * 0.5),
        ("v_add_f64 v[3:4], v[1:2], s[4:5]", a + 1.5),
        ("v_add_f64 v[3:4], v[1:2], 0x40100000", a + 4.0),
    ):
        wave = after(text, words, {4: 0, 5: 0x3FF80000})
        found = wave.vector[3].astype(np.uint64) | wave.vector[4].astype(np.uint64) << np.uint64(32)
        np.testing.assert_array_equal(found.view(np.float64), expected, err_msg=text)


# -- MODE ----------------------------------------------------------------------------------------------

LEAST = 2.0**-126
TINY = {1: np.full(32, 2.0**-127, F32).view(U32), 2: np.full(32, 1.5 * LEAST, F32).view(U32)}


@pytest.mark.parametrize(("field", "sees", "gives"), [(0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 1, 1)])
@pytest.mark.parametrize("kind", ["f32", "f16", "f64"])
def test_denormals_go_in_and_out_as_two_bits_say(kind: str, field: int, sees: int, gives: int) -> None:
    """MODE[5:4] of f32 and [7:6] of the others: the low bit lets them in, the high one out."""
    dtype, width = {"f32": (F32, 32), "f16": (F16, 16), "f64": (np.float64, 64)}[kind]
    least = float(np.finfo(dtype).tiny)
    place = 4 if kind == "f32" else 6
    mode = DEFAULT & ~(3 << place) | field << place
    other = 4 + 6 - place
    for mask in (0, 3):  # the other kinds' field decides nothing
        mode = mode & ~(3 << other) | mask << other
        for a, b, verb, expected in (
            (least / 2, 2.0, "mul", least if sees else 0.0),
            (-least / 2, 2.0, "mul", -least if sees else -0.0),
            (1.5 * least, -least, "add", least / 2 if gives else 0.0),
            (least, 0.25, "mul", least / 4 if gives else 0.0),
            (least, 1.0, "mul", least),
        ):
            words = {}
            for start, value in ((1, a), (5, b)):
                bits = int(np.array([value], dtype).view(f"u{width // 8}")[0])
                words |= {start: np.full(32, bits & 0xFFFFFFFF), start + 1: np.full(32, bits >> 32)}
            of = (
                (lambda r: f"v[{r}:{r + 1}]")
                if kind == "f64"
                else (lambda r: f"v{r}" + (".l" if kind == "f16" else ""))
            )
            wave = after(f"v_{verb}_{kind} {of(3)}, {of(1)}, {of(5)}", words, mode=mode)
            found = int(wave.vector[3][0]) | (int(wave.vector[4][0]) << 32 if kind == "f64" else 0)
            wanted = int(np.array([expected], dtype).view(f"u{width // 8}")[0])
            assert hex(found) == hex(wanted), (field, verb, a, b)


@pytest.mark.parametrize(
    ("way", "third"), [(0, 0x3EAAAAAB), (1, 0x3EAAAAAB), (2, 0x3EAAAAAA), (3, 0x3EAAAAAA)]
)
def test_results_of_f32_are_rounded_as_two_bits_say(way: int, third: int) -> None:
    """MODE[1:0]: to nearest, up, down, toward zero; 1 + 2**-24 lies halfway between two numbers."""
    one, bit = np.full(32, 1.0, F32).view(U32), np.full(32, 2.0**-24, F32).view(U32)
    minus = np.full(32, -1.0, F32).view(U32)
    mode = DEFAULT | way
    up, down = 0x3F800001, 0x3F800000
    found = [
        int(after("v_add_f32 v3, v1, v2", {1: a, 2: b}, mode=mode).vector[3][0])
        for a, b in ((one, bit), (minus, bit ^ U32(1 << 31)))
    ]
    assert (
        found
        == {
            0: [down, down | 1 << 31],
            1: [up, down | 1 << 31],
            2: [down, up | 1 << 31],
            3: [down, down | 1 << 31],
        }[way]
    )
    halves = {1: np.full(32, 0x3C00), 2: np.full(32, 0x1000)}
    half = after("v_add_f16 v3.l, v1.l, v2.l", halves, mode=mode).vector[3][0]
    assert int(half) == 0x3C00, "halves have a field of their own"


@pytest.mark.parametrize("ieee", [0, IEEE])
@pytest.mark.parametrize("clamp", [0, DX10_CLAMP])
def test_nans_are_quieted_and_clamped_as_mode_says(ieee: int, clamp: int) -> None:
    mode = DEFAULT & ~(IEEE | DX10_CLAMP) | ieee | clamp
    signal, one = np.full(32, 0x7F800001), np.full(32, 1.0, F32).view(U32)
    found = after("v_add_f32 v3, v1, v2", {1: signal, 2: one}, mode=mode).vector[3][0]
    assert hex(found) == hex(0x7FC00001 if ieee else 0x7F800001)
    found = after("v_add_f32_e64 v3, v1, v2 clamp", {1: signal | 1 << 22, 2: one}, mode=mode).vector[3][0]
    assert hex(found) == hex(0 if clamp else 0x7FC00001)
    found = after("v_add_f32 v3, v1, v2", {1: signal, 2: one}, mode=mode, arch="gfx1201").vector[3][0]
    assert hex(found) == "0x7fc00001", "GFX12 always quiets"


@pytest.mark.parametrize(("text", "factor"), [("mul:2", 2.0), ("mul:4", 4.0), ("div:2", 0.5), ("", 1.0)])
def test_results_are_multiplied(text: str, factor: float) -> None:
    found = floats(f"v_mul_f32_e64 v3, v1, v2 {text}", arch="gfx1201")
    product = A * B
    np.testing.assert_array_equal(found, product * F32(factor))
    kept = floats(f"v_mul_f32_e64 v3, v1, v2 {text}", mode=DEFAULT)
    np.testing.assert_array_equal(kept, product, err_msg="GFX11 with IEEE does not")
    mode = DEFAULT & ~IEEE & ~0x20
    np.testing.assert_array_equal(
        floats(f"v_mul_f32_e64 v3, v1, v2 {text}", mode=mode), product * F32(factor)
    )


@pytest.mark.parametrize("lanes", [32, 64])
def test_compares_and_carries_write_a_bit_for_each_lane_that_is_on(lanes: int) -> None:
    rng = np.random.default_rng(lanes)
    a, b = (rng.integers(0, 2**32, lanes, dtype=np.uint64) for _ in range(2))
    mask = int(rng.integers(0, 2**63)) & (1 << lanes) - 1 | 1 << lanes - 1
    name = "vcc" if lanes == 64 else "vcc_lo"
    carry = int(rng.integers(0, 2**63)) & (1 << lanes) - 1

    def bits(flags: Any) -> int:
        return sum(1 << lane for lane in range(lanes) if flags[lane] and mask >> lane & 1)

    def run(text: str) -> tuple[int, Any]:
        scalars = {106: carry, 107: carry >> 32}
        wave = after(text, {1: a, 2: b}, scalars, lanes=lanes, exec_mask=mask)
        return wave.lane_mask(106), wave.vector[3]

    assert run(f"v_cmp_lt_u32 {name}, v1, v2")[0] == bits(a < b)
    flags = np.array([carry >> lane & 1 for lane in range(lanes)], np.uint64)
    for text, total in (
        (f"v_add_co_u32 v3, {name}, v1, v2", a + b),
        (f"v_add_co_ci_u32 v3, {name}, v1, v2, {name}", a + b + flags),
    ):
        found, result = run(text)
        assert found == bits(total >> np.uint64(32))
        on = [lane for lane in range(lanes) if mask >> lane & 1]
        assert result[on].tolist() == (total & np.uint64(0xFFFFFFFF))[on].tolist()
    found, result = run(f"v_sub_co_ci_u32 v3, {name}, v1, v2, {name}")
    assert found == bits(a.astype(object) < b.astype(object) + flags.astype(object))
    chosen = run(f"v_cndmask_b32 v3, v1, v2, {name}")[1]
    assert chosen.tolist() == [
        int(b[lane] if flags[lane] else a[lane]) if mask >> lane & 1 else 0 for lane in range(lanes)
    ]
