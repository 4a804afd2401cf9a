"""Lines of the shadow that waves touch as a whole: races are as exact as byte by byte."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.core.errors import SimFault
from drivers.sim.amd.wave.shadow.layout import LINE_BITS, PAGE_BYTES
from drivers.sim.amd.wave.shadow.space import shadow_of
from tests.drivers.sim.amd.wave.conftest import Bench
from tests.faults import faults

GROUPS, TIMES = 3, 2
NAMES = {4: "b32", 8: "b64", 16: "b128"}
ROW = "v_lshlrev_b32 v1, 2, v0\n"
STORE, LOAD = "global_store_b32 v1, v3, s[0:1]", "global_load_b32 v2, v1, s[0:1]"
OTHERS = "s_cmp_lg_u32 s2, 0\n s_cbranch_scc1 other\n {}\n s_endpgm\nother:\n {}"


def races(starts: np.ndarray, writes: np.ndarray, size: int) -> bool:
    """Whether two groups touch one byte and one of them writes it."""
    seen: dict[int, set[tuple[int, bool]]] = {}
    for group in range(GROUPS):
        for start, is_write in zip(starts[group], writes[group], strict=True):
            for byte in range(int(start), int(start) + 32 * size):
                before = seen.setdefault(byte, set())
                if any(other != group and (is_write or wrote) for other, wrote in before):
                    return True
                before.add((group, bool(is_write)))
    return False


@pytest.mark.parametrize("seed", range(60))
def test_groups_race_exactly_where_rows_meet(seed: int) -> None:
    """Each group reads and writes rows of lanes, on lines or across them, in one launch after the other."""
    random = np.random.default_rng(seed)
    size = int(random.choice(list(NAMES)))
    bench = Bench()
    memory = bench.put(np.zeros(1 << 13, np.uint32))
    for _ in range(3):
        step = int(random.choice([4, 128, 128]))
        starts = random.integers(0, 24 * 512 // step // (2 if step == 4 else 1), (GROUPS, TIMES)) * step
        writes = random.random((GROUPS, TIMES)) < 0.5
        text = program(starts, writes, size)
        if not races(starts, writes, size):
            bench.run(text, memory, grid=(GROUPS, 1, 1), mode="strict")
            continue
        with faults("E_RACE"):
            bench.run(text, memory, grid=(GROUPS, 1, 1), mode="strict")


def program(starts: np.ndarray, writes: np.ndarray, size: int) -> str:
    """What each group does, one part of the code for each."""
    data = "v4" if size == 4 else f"v[4:{3 + size // 4}]"
    lines = [f"v_mul_u32_u24 v2, {size}, v0", "s_add_u32 s7, s2, 77"]
    lines += [f"v_add_nc_u32 v{4 + index}, s7, v0" for index in range(size // 4)]
    for group in range(GROUPS):
        lines += [f"s_cmp_lg_u32 s2, {group}", f"s_cbranch_scc1 after{group}"]
        for start, is_write in zip(starts[group], writes[group], strict=True):
            verb = (
                f"global_store_{NAMES[size]} v1, {data}"
                if is_write
                else f"global_load_{NAMES[size]} v[10:{9 + size // 4}], v1"
            )
            lines += [f"v_add_nc_u32 v1, {int(start):#x}, v2", f"{verb}, s[0:1]", "s_waitcnt vmcnt(0)"]
        lines += ["s_endpgm", f"after{group}:"]
    return "\n".join(lines).replace("v[10:10]", "v10")


def strict(text: str, size: int = 64) -> None:
    bench = Bench()
    place = bench.put(np.zeros(size, np.uint32))
    bench.run(f"{ROW}v_add_nc_u32 v3, s2, v0\n{text}", place, grid=(2, 1, 1), mode="strict")


def test_part_of_a_line_that_another_group_touched_whole() -> None:
    part = "s_mov_b32 exec_lo, 0x100\n "
    for first, second in ((STORE, LOAD), (STORE, STORE), (LOAD, STORE)):
        with pytest.raises(SimFault) as caught:
            strict(OTHERS.format(first, part + second))
        found = caught.value
        assert (found.code, found.where["lane"], found.where["other_group"]) == ("E_RACE", 8, 0)
        strict(OTHERS.format(first, part + second + " offset:128"))
    strict(OTHERS.format(LOAD, part + LOAD))


def test_a_line_of_which_another_group_touched_a_part() -> None:
    part = "s_mov_b32 exec_lo, 0x100\n "
    for first, second in ((STORE, LOAD), (STORE, STORE), (LOAD, STORE)):
        with pytest.raises(SimFault) as caught:
            strict(OTHERS.format(part + first, second))
        assert (caught.value.code, caught.value.where["lane"]) == ("E_RACE", 8)
        strict(OTHERS.format(part + first + " offset:128", second))


def test_two_readers_of_a_line_and_then_a_writer() -> None:
    """The first reader stays, though the last one is the writer itself."""
    text = OTHERS.format(LOAD, f"{LOAD}\n s_waitcnt vmcnt(0)\n {STORE}")
    with pytest.raises(SimFault, match="read by group 0"):
        strict(text)
    strict(text.replace(STORE, STORE + " offset:128"))


def test_a_store_that_changes_nothing_is_no_race_on_a_line_either() -> None:
    strict(f"v_mov_b32 v3, 7\n {STORE}")
    with faults("E_RACE"):
        strict(f"v_mov_b32 v3, s2\n {STORE}")


def test_rows_of_lanes_are_kept_as_lines() -> None:
    bench = Bench()
    place = bench.put(np.zeros(64, np.uint32))
    bench.run(f"{ROW}v_mov_b32 v3, v0\n{STORE}", place, mode="strict")
    (page,) = [page for page in shadow_of(bench.space).pages.values() if page.lines.any()]
    index = (place & PAGE_BYTES - 1) >> LINE_BITS
    assert page.lines[index, 0] == 1 and not page.rows["writer"].any()
