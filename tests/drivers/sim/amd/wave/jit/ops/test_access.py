"""What loads and stores of each name move."""

from __future__ import annotations

import re

from drivers.sim.amd.wave.jit.ops.access import LOADS, PAIRS, STORES


def test_names_tell_bits_signs_and_which_half_of_a_register() -> None:
    for name, access in (LOADS | STORES).items():
        found = re.fullmatch(r"(d16_)?(hi_)?([uib])(\d+)", name)
        assert found is not None
        half = "" if found[1] is None else "high" if found[2] else "low"
        moved = (access.size_bytes * 8, access.signed, access.half)
        assert moved == (int(found[4]), found[3] == "i", half), name


def test_pairs_count_offsets_in_elements_or_64_of_them() -> None:
    for name, pair in PAIRS.items():
        size = int(name.removeprefix("stride64_b")) // 8 if "stride" in name else int(name[1:]) // 8
        assert (pair.size_bytes, pair.unit) == (size, size * 64 if "stride" in name else size), name
