"""Launching: the initial state of waves, counters, budgets, changed code, and refusals."""

from __future__ import annotations

import gc
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave import launch as launch_module
from drivers.sim.amd.wave.code.decode import load
from drivers.sim.amd.wave.launch import DecodedKernel, Launch, find_kernel, run
from tests.drivers.sim.amd.wave.conftest import assemble
from tests.drivers.sim.amd.wave.test_request import LAUNCH

U32 = np.uint32
RSRC1 = 31 | 0xF0 << 12 | 1 << 21 | 1 << 23
ADDRESS = """s_lshl_b32 s20, s4, 1
s_add_u32 s20, s20, s3
s_mul_i32 s21, s20, 3
s_add_u32 s20, s21, s2
s_lshl_b32 s20, s20, 7
v_and_b32 v1, 0x3ff, v0
v_lshlrev_b32 v1, 2, v1
v_add_nc_u32 v1, s20, v1
v_mov_b32 v2, s20
global_store_b32 v1, v2, s[0:1]"""


def test_every_group_gets_its_ids(bench: Any) -> None:
    out = np.zeros((4, 2, 3, 32), U32)
    counters = bench.run(ADDRESS, bench.put(out), grid=(3, 2, 4))
    assert (out[..., 0].ravel() == np.arange(24) * 128).all()
    assert (counters.groups, counters.waves, counters.wave_instructions) == (24, 24, 24 * 11)


def test_local_ids_of_a_three_dimensional_group(bench: Any) -> None:
    out = np.zeros(64, U32)
    text = """v_and_b32 v1, 0x3ff, v0
    v_bfe_u32 v2, v0, 10, 10
    v_bfe_u32 v3, v0, 20, 10
    v_lshl_add_u32 v4, v2, 2, v1
    v_lshl_add_u32 v4, v3, 4, v4
    v_lshlrev_b32 v4, 2, v4
    global_store_b32 v4, v0, s[0:1]"""
    bench.run(text, bench.put(out), block=(4, 4, 4))
    assert out.tolist() == [x | y << 10 | z << 20 for z in range(4) for y in range(4) for x in range(4)]


def test_the_last_partial_wave_runs_only_its_lanes(bench: Any) -> None:
    out = np.zeros(64, U32)
    bench.run(
        "v_lshlrev_b32 v1, 2, v0\nv_mov_b32 v2, 7\nglobal_store_b32 v1, v2, s[0:1]",
        bench.put(out),
        block=(37, 1, 1),
    )
    assert out.tolist() == [7] * 37 + [0] * 27


LOOP = """s_mov_b32 s8, {count}
    again:
    v_mov_b32 v1, 0
    s_sub_u32 s8, s8, 1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 again"""


def test_counters_are_exact_and_by_unit(bench: Any) -> None:
    counters = bench.run(LOOP.format(count=10), grid=(2, 1, 1), block=(64, 1, 1))
    assert counters.wave_instructions == 4 * (1 + 10 * 4 + 1)
    assert counters.by_class == {"salu": 4 * 21, "valu": 4 * 10, "branch": 4 * 11}


def test_a_loop_beyond_the_budget_is_named(bench: Any) -> None:
    with pytest.raises(SimFault, match=r"E_WATCHDOG.*instruction budget") as caught:
        bench.run("again:\ns_branch again", budget=1000)
    assert caught.value.where["pc"] == bench.next_va - 8192


def number_kernel(bench: Any, out: Any) -> tuple[Any, Launch]:
    """The code of a kernel that was run once and left 1 in `out`, by bytes, and a launch that runs it again.
    Byte 4 is the number that it stores, as an inline constant: 0x80 and the number.
    """
    va = bench.put(out)
    bench.run("v_lshlrev_b32 v1, 2, v0\nv_mov_b32 v2, 1\nglobal_store_b32 v1, v2, s[0:1]", va)
    entry, image = bench.next_va - 8192, bench.arrays[-1]
    assert image[4] == 0x81 and out[0] == 1
    words = (va & 0xFFFFFFFF, va >> 32)
    rsrc2 = 2 << 1 | 7 << 7 | 2 << 11
    return image, Launch("gfx1100", entry, RSRC1, rsrc2, 0, words, (1, 1, 1), (32, 1, 1), True, 0, 0, {})


def test_changed_code_is_seen(bench: Any) -> None:
    out = np.zeros(32, U32)
    image, again = number_kernel(bench, out)
    image[4] = 0x82
    run(again, bench.space, "fast", 100)
    assert out[0] == 2


def test_of_code_that_followed_other_code_at_its_place_not_all_is_kept(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch_module, "MAX_KERNELS", 4)
    out = np.zeros(32, U32)
    image, again = number_kernel(bench, out)
    for number in range(2, 12):
        image[4] = 0x80 + number
        run(again, bench.space, "fast", 100)
        assert out[0] == number and len(launch_module._by_code) <= 4


def test_host_code_of_kernels_that_are_forgotten_leaves_the_process(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch_module, "MAX_KERNELS", 4)
    image, again = number_kernel(bench, np.zeros(32, U32))
    mapped = []
    for number in range(40):
        image[4] = 0x80 + number
        run(again, bench.space, "fast", 100)
        if number in (10, 39):  # a collection takes seconds in a process that has run many tests
            gc.collect()
            mapped.append(len(Path("/proc/self/maps").read_text().splitlines()))
    assert mapped[1] <= mapped[0] + 10  # each kernel takes two mappings or more


def test_remapped_memory_is_asked_for_again(bench: Any) -> None:
    first, second = np.zeros(32, U32), np.zeros(32, U32)
    text = "v_lshlrev_b32 v1, 2, v0\nglobal_store_b32 v1, v1, s[0:1]"
    va = bench.put(first)
    bench.run(text, va)
    bench.regions._regions = [r for r in bench.regions._regions if r.low != va]
    bench.arrays.append(second)
    bench.regions.add(va, second.ctypes.data, second.nbytes)
    bench.space.flush()
    bench.run(text, va)
    assert second[31] == 124


def test_too_few_user_registers_are_refused(bench: Any) -> None:
    bench.run("s_nop 0")
    entry = bench.next_va - 8192
    short = Launch("gfx1100", entry, RSRC1, 4 << 1, 0, (1,), (1, 1, 1), (32, 1, 1), True, 0, 0, {"queue": 1})
    with pytest.raises(SimFault, match=r"E_USER_SGPR.*asks for 4 user SGPRs, the queue set 1"):
        run(short, bench.space, "fast", 100)


def test_a_kernel_is_decoded_and_compiled_once(bench: Any) -> None:
    text = "v_mov_b32 v1, 0x1234"
    bench.run(text)
    key = ("gfx1100", bench.next_va - 8192, True)
    kernel = launch_module._kernels[key]
    entry = key[1]
    again = Launch("gfx1100", entry, RSRC1, 7 << 7 | 2 << 11, 0, (), (5, 1, 1), (32, 1, 1), True, 0, 0, {})
    assert run(again, bench.space, "fast", 100).waves == 5
    assert launch_module._kernels[key] is kernel and len(kernel.variants) == 1


def test_mode_is_what_the_launch_says(bench: Any) -> None:
    """RSRC1's FLOAT_MODE, DX10_CLAMP, IEEE and FP16_OVFL in their bits of MODE."""
    found = np.zeros(32, np.uint32)
    text = """s_getreg_b32 s20, hwreg(HW_REG_MODE)
        v_lshlrev_b32 v1, 2, v0
        v_mov_b32 v2, s20
        global_store_b32 v1, v2, s[0:1]"""
    bench.run(text, bench.put(found), rsrc1=31 | 0xC5 << 12 | 1 << 21 | 1 << 23 | 1 << 26)
    assert hex(bench.arrays[0][0]) == hex(0xC5 | 1 << 8 | 1 << 9 | 1 << 23)


def test_code_up_to_the_end_of_its_mapping_is_decoded_once(bench: Any) -> None:
    """It leads elsewhere, so that it is not known by its bytes; waves of 64 lanes have code of their own."""
    image = np.frombuffer(assemble("s_nop 0\ns_setpc_b64 s[0:1]"), np.uint8).copy()
    entry = bench.put(image)
    launch = replace(LAUNCH, entry_va=entry)
    kernel = find_kernel(launch, bench.space)
    assert find_kernel(launch, bench.space) is kernel and kernel.program.is_linked
    assert find_kernel(replace(launch, wave32=False), bench.space).program.wave_size == 64
    assert find_kernel(launch, bench.space) is kernel
    kernel.parts.append(load("gfx1100", entry, bench.space, {}, root=4))
    assert find_kernel(launch, bench.space) is kernel, "a part that is as it was"
    image[0] = 1  # s_nop 1
    assert find_kernel(launch, bench.space) is not kernel
    bench.regions.remove(entry)
    bench.space.flush()
    with pytest.raises(SimFault) as caught:
        find_kernel(replace(launch, where={"queue": 7}), bench.space)
    assert (caught.value.code, caught.value.where["queue"]) == ("E_VM_FAULT", 7)


def test_code_in_two_pieces_of_memory_is_decoded_again_when_the_second_changes(bench: Any) -> None:
    image = np.frombuffer(assemble("s_nop 0\ns_nop 0\ns_setpc_b64 s[0:1]"), np.uint8).copy()
    pieces, entry = (image[:4].copy(), image[4:].copy()), 0x7000_0000
    for piece, va in zip(pieces, (entry, entry + 4), strict=True):
        bench.regions.add(va, piece.ctypes.data, piece.nbytes)
    launch = replace(LAUNCH, entry_va=entry)
    kernel = find_kernel(launch, bench.space)
    assert kernel.program.size == 3 and find_kernel(launch, bench.space) is kernel
    pieces[1][0] = 1  # s_nop 1
    assert find_kernel(launch, bench.space) is not kernel


def test_code_in_one_piece_is_known_wherever_it_lies(bench: Any) -> None:
    def kernel(text: str, arch: str = "gfx1100", wave32: bool = True) -> DecodedKernel:
        entry = bench.put(np.frombuffer(assemble(text), np.uint8).copy())
        return find_kernel(replace(LAUNCH, arch=arch, entry_va=entry, wave32=wave32), bench.space)

    first = kernel("s_nop 5\ns_endpgm")
    assert kernel("s_nop 5\ns_endpgm") is first
    others = [
        kernel("s_nop 6\ns_endpgm"),
        kernel("s_nop 5\ns_endpgm", "gfx1201"),
        kernel("s_nop 5\ns_endpgm", wave32=False),
    ]
    assert len({id(first), *map(id, others)}) == 4
    assert kernel("s_setpc_b64 s[0:1]") is not kernel("s_setpc_b64 s[0:1]")


def test_what_a_card_may_do_with_the_code_is_told_beside_the_fast_path(bench: Any) -> None:
    """A dual instruction that reads two even registers at one place, one of them just written."""
    text = "v_mov_b32 v1, 0\nv_mov_b32 v2, 0\nv_dual_mov_b32 v4, v2 :: v_dual_mov_b32 v5, v0"
    for mode in ("strict", "interpret"):
        for _ in range(2):
            notes = bench.run(text, mode=mode).notes
            assert [note.split(":")[0] for note in notes if "VOPD" in note] == ["W_VOPD_PARITY"]
    assert bench.run(text).notes == []


def test_of_kernels_at_many_places_not_all_are_kept(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by their places, where they lead elsewhere and have no other name, nor by their code."""
    monkeypatch.setattr(launch_module, "MAX_KERNELS", 4)
    launch_module.forget_kernels()
    sizes = []
    for number in range(10):
        end = "s_endpgm" if number % 2 else "s_setpc_b64 s[0:1]"
        entry = bench.put(np.frombuffer(assemble(f"s_nop {number}\n{end}"), np.uint8).copy())
        launch = replace(LAUNCH, entry_va=entry)
        assert find_kernel(launch, bench.space) is find_kernel(launch, bench.space)
        sizes.append((len(launch_module._kernels), len(launch_module._by_code)))
    assert max(sizes) == (4, 2)
