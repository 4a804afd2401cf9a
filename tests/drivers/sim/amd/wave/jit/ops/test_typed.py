"""Buffer loads and stores with a format, on both generations.

Covers typed.py and typed_answer.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.faults import faults

U32 = np.uint32
LANE = np.arange(32, dtype=U32)
WAIT = {"gfx1100": "s_waitcnt vmcnt(0)", "gfx1201": "s_wait_loadcnt 0x0"}
IDENTITY = 4 | 5 << 3 | 6 << 6 | 7 << 9


def run(bench: Any, arch: str, memory: Any, body: str, word3: int, dwords: int = 4, data: Any = None) -> Any:
    """v1: byte offset of the lane's element of 4 bytes. The dwords from v8 on come back."""
    bench.arch = arch
    table = np.zeros((4 + dwords, 32), U32)
    table[:4] = np.zeros((4, 32), U32) if data is None else data
    va, out = bench.put(memory), bench.put(table)
    words = [va & 0xFFFFFFFF, va >> 32, memory.nbytes, word3 | 3 << 28]
    lines = ["v_lshlrev_b32 v40, 2, v0", "v_mov_b32 v1, v40"]
    lines += [f"global_load_b32 v{8 + i}, v40, s[0:1] offset:{128 * i}" for i in range(4)]
    lines += [f"s_mov_b32 s{8 + index}, {word:#x}" for index, word in enumerate(words)]
    lines += [WAIT[arch], body, WAIT[arch]]
    lines += [f"global_store_b32 v40, v{8 + i}, s[0:1] offset:{512 + 128 * i}" for i in range(dwords)]
    bench.run("\n".join(lines), out)
    return bench.arrays[1][4:]


def test_resource_format_and_selection_apply(bench: Any, arch: str) -> None:
    memory = np.random.default_rng(4).integers(0, 256, 128, dtype=np.uint8)
    word3 = (6 | 5 << 3 | 1 << 6 | 7 << 9) | 42 << 12  # ZY1W of 8_8_8_8_UNORM
    got = run(bench, arch, memory, "buffer_load_format_xyzw v[8:11], v1, s[8:11], null offen", word3)
    wanted = (memory.reshape(32, 4) / 255).astype(np.float32)
    wanted = np.stack([wanted[:, 2], wanted[:, 1], np.ones(32), wanted[:, 3]])
    np.testing.assert_array_equal(got.view(np.float32), wanted)


def test_instruction_format_wins_in_tbuffer(bench: Any, arch: str) -> None:
    memory = np.arange(64, dtype=np.int16) * 513 - 9000
    text = "tbuffer_load_format_xy v[8:9], v1, s[8:11], null format:[BUF_FMT_16_16_SINT] offen"
    got = run(bench, arch, memory, text, 1 << 12, 2)
    np.testing.assert_array_equal(got.view(np.int32), memory.reshape(32, 2).T)


def test_halves_are_packed_in_pairs(bench: Any, arch: str) -> None:
    memory = np.random.default_rng(5).integers(0, 256, 128, dtype=np.uint8)
    text = "buffer_load_d16_format_xyz v[8:9], v1, s[8:11], null offen"
    got = run(bench, arch, memory, text, IDENTITY | 42 << 12, 2)
    halves = (memory.reshape(32, 4) / 255).astype(np.float32).astype(np.float16).view(np.uint16).astype(U32)
    np.testing.assert_array_equal(got[0], halves[:, 0] | halves[:, 1] << 16)
    np.testing.assert_array_equal(got[1] & 0xFFFF, halves[:, 2])


def test_stores_convert_and_saturate(bench: Any, arch: str) -> None:
    data = np.zeros((4, 32), np.float32)
    data[:] = np.linspace(-0.5, 1.5, 128, dtype=np.float32).reshape(4, 32)
    memory = np.zeros(128, np.uint8)
    text = "buffer_store_format_xyzw v[8:11], v1, s[8:11], null offen"
    run(bench, arch, memory, text, IDENTITY | 42 << 12, 4, data.view(U32))
    wanted = np.rint(np.clip(data.astype(np.float64), 0, 1) * 255).astype(np.uint8).T.reshape(-1)
    np.testing.assert_array_equal(bench.arrays[0], wanted)


@pytest.mark.parametrize("kind", ["buffer", "tbuffer"])
def test_stores_of_halves_take_two_from_a_register(bench: Any, arch: str, kind: str) -> None:
    halves = np.linspace(-0.5, 1.5, 128).astype(np.float16).reshape(4, 32)
    given, memory = halves.view(np.uint16).astype(U32), np.zeros(128, np.uint8)
    data = np.zeros((4, 32), U32)
    data[0], data[1] = given[0] | given[1] << 16, given[2] | given[3] << 16
    form = " format:[BUF_FMT_8_8_8_8_UNORM]" if kind == "tbuffer" else ""
    text = f"{kind}_store_d16_format_xyzw v[8:9], v1, s[8:11], null{form} offen"
    run(bench, arch, memory, text, IDENTITY | 42 << 12, 4, data)
    wanted = np.rint(np.clip(halves.astype(np.float64), 0, 1) * 255).astype(np.uint8).T.reshape(-1)
    np.testing.assert_array_equal(bench.arrays[0], wanted)


@pytest.mark.parametrize("high", [False, True])
def test_a_store_of_one_half_takes_the_one_that_it_names(bench: Any, arch: str, high: bool) -> None:
    halves, memory = np.linspace(-3, 9, 64).astype(np.float16).reshape(32, 2), np.zeros(32, np.float32)
    data = np.zeros((4, 32), U32)
    data[0] = halves.view(U32)[:, 0]
    text = f"buffer_store_d16_{'hi_' * high}format_x v8, v1, s[8:11], null offen"
    run(bench, arch, memory, text, IDENTITY | 22 << 12, 4, data)  # 32_FLOAT
    np.testing.assert_array_equal(memory, halves[:, int(high)].astype(np.float32))


def test_high_half_forms(bench: Any, arch: str) -> None:
    memory = np.arange(32, dtype=U32).view(np.uint8) | 0
    text = "v_mov_b32 v8, 7\nbuffer_load_d16_hi_format_x v8, v1, s[8:11], null offen"
    got = run(bench, arch, memory, text, IDENTITY | 20 << 12, 1)
    np.testing.assert_array_equal(got[0], LANE << 16 | 7)


def test_an_element_is_in_bounds_or_not_at_all(bench: Any, arch: str) -> None:
    memory = np.arange(31, dtype=U32)
    text = "buffer_load_format_x v8, v1, s[8:11], null offen"
    got = run(bench, arch, memory, text, IDENTITY | 20 << 12, 1)
    np.testing.assert_array_equal(got[0], np.where(LANE < 31, LANE, 0))


def test_a_resource_without_format_faults(bench: Any, arch: str) -> None:
    with pytest.raises(SimFault) as caught:
        run(bench, arch, np.zeros(32, U32), "buffer_load_format_x v8, v1, s[8:11], null offen", IDENTITY)
    assert caught.value.code == "E_DESCRIPTOR"


# Elements of 4 bytes from the group's place on, which are `distance` bytes apart.
BOTH = """
    v_lshlrev_b32 v1, 2, v0
    s_mul_i32 s6, {group}, {distance}
    v_add_nc_u32 v1, s6, v1
    v_mov_b32 v8, {value}
    s_mov_b32 s8, s0
    s_mov_b32 s9, s1
    s_mov_b32 s10, 0x400
    s_mov_b32 s11, 0x30000000
    {text}
"""
LOAD = "tbuffer_load_format_x v9, v1, s[8:11], null format:[BUF_FMT_32_UINT] offen"
STORE = "tbuffer_store_format_x v8, v1, s[8:11], null format:[BUF_FMT_32_UINT] offen"


def strict(bench: Any, text: str, distance: int = 128, value: str = "") -> None:
    place = bench.put(np.zeros(256, U32))
    group = "s2" if bench.arch == "gfx1100" else "ttmp9"
    code = BOTH.format(distance=distance, value=value or group, text=text, group=group)
    bench.run(code, place, grid=(3, 1, 1), mode="strict")


def test_strict_runs_see_typed_stores(bench: Any, arch: str) -> None:
    bench.arch = arch
    strict(bench, STORE)
    with pytest.raises(SimFault) as caught:
        strict(bench, STORE, distance=124)
    found = caught.value
    assert (found.code, found.where["lane"], found.where["other_group"]) == ("E_RACE", 0, 0)
    assert "tbuffer_store_format_x" in str(found.where["inst"])
    strict(bench, STORE, distance=124, value="7")  # all say the same


def test_strict_runs_see_typed_loads(bench: Any, arch: str) -> None:
    bench.arch = arch
    plain = "global_store_b32 v1, v8, s[0:1]"
    strict(bench, f"{LOAD}\n{WAIT[arch]}\n{plain}")
    with faults("E_RACE"):
        strict(bench, f"{LOAD}\n{WAIT[arch]}\n{plain} offset:128")
