"""Accesses of any shape: whatever way lanes take through the library, bytes are told exactly."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from drivers.core.errors import SimFault
from tests.drivers.sim.amd.wave.conftest import Bench

LDS_BYTES = 2048
PATTERNS = ("rows", "halves", "whole", "one", "any")
NAMES = {1: "b8", 2: "b16", 4: "b32", 8: "b64", 16: "b128"}
LOADS = {1: "u8", 2: "u16"}


def offsets_of(pattern: str, size: int, random: np.random.Generator) -> Any:
    """32 byte offsets, multiples of the size."""
    lanes, start = np.arange(32), size * int(random.integers(0, 8))
    places = {"rows": lanes % 16, "halves": lanes // 16 * 3, "whole": lanes, "one": lanes * 0}
    if pattern == "any":
        return random.integers(0, LDS_BYTES // size // 2, 32) * size
    return start + places[pattern] * size


def lowest_unwritten(store: Any, load: Any, size: int, load_size: int, masks: tuple[int, int]) -> set[int]:
    """Lanes of the load that read a byte which the store did not write; of several dwords, all of them."""
    written = np.zeros(LDS_BYTES + 64, bool)
    for lane in range(32):
        if masks[0] >> lane & 1:
            written[store[lane] : store[lane] + size] = True
    on = [lane for lane in range(32) if masks[1] >> lane & 1]
    enough = np.any if load_size > 4 else np.all
    return {lane for lane in on if not enough(written[load[lane] : load[lane] + load_size])}


@pytest.mark.parametrize("seed", range(40))
def test_what_is_read_of_lds_was_written_byte_by_byte(seed: int) -> None:
    random = np.random.default_rng(seed)
    size, load_size = (int(random.choice(list(NAMES))) for _ in range(2))
    store = offsets_of(str(random.choice(PATTERNS)), size, random)
    load = offsets_of(str(random.choice(PATTERNS)), load_size, random)
    if seed % 2:  # half of the loads read only what is there
        load = random.choice(store, 32) // load_size * load_size
    first, second = (int(m) for m in random.choice([0xFFFFFFFF, 0x0F0F1234, 0x80000001], 2))
    masks = (first, second)
    wrong = lowest_unwritten(store, load, size, load_size, masks)
    bench = Bench()
    table = bench.put(np.array([store, load], np.uint32))
    head = ["v_lshlrev_b32 v1, 2, v0"]
    head += [f"v_mov_b32 v{4 + i}, v0" for i in range(4)]
    head += [f"global_load_b32 v{2 + i}, v1, s[0:1] offset:{128 * i}" for i in range(2)]
    head.append("s_waitcnt vmcnt(0)")
    data = "v4" if size <= 4 else f"v[4:{3 + size // 4}]"
    into = "v8" if load_size <= 4 else f"v[8:{7 + load_size // 4}]"
    name = LOADS.get(load_size, NAMES[load_size])
    body = [f"s_mov_b32 exec_lo, {masks[0]:#x}", f"ds_store_{NAMES[size]} v2, {data}"]
    body += [f"s_mov_b32 exec_lo, {masks[1]:#x}", f"ds_load_{name} {into}, v3", "s_waitcnt lgkmcnt(0)"]
    text = "\n".join([*head, *body])
    if not wrong:
        bench.run(text, table, lds=LDS_BYTES + 512, mode="strict")
        return
    with pytest.raises(SimFault) as caught:
        bench.run(text, table, lds=LDS_BYTES + 512, mode="strict")
    found = caught.value
    assert found.code == "E_LDS_UNINIT"
    assert load_size > 4 or found.where["lane"] in wrong  # who touches the same dword is named too
