"""Kernels picked by name. card_memory.py is covered by the tests of both vendors' devices."""

from __future__ import annotations

import pytest

from drivers.core.errors import ArgumentError
from drivers.core.named import SHOWN_KERNELS, choose


def test_a_name_is_needed_only_among_several() -> None:
    assert choose({"add": 1}, None, "cubin") == 1 and choose({"add": 1, "sub": 2}, "sub", "cubin") == 2
    with pytest.raises(ArgumentError, match="the cubin has 2 kernels; give one of add, sub"):
        choose({"add": 1, "sub": 2}, None, "cubin")


def test_a_wrong_name_is_told_with_those_there_are_and_the_nearest() -> None:
    with pytest.raises(ArgumentError, match=r"the cubin has no kernel 'ad'; it has add; did you mean add\?"):
        choose({"add": 1}, "ad", "cubin")
    with pytest.raises(ArgumentError, match="it has none"):
        choose({}, "add", "code object")


def test_a_long_list_is_cut() -> None:
    with pytest.raises(ArgumentError, match="k23 and 6 more"):
        choose({f"k{n}": n for n in range(SHOWN_KERNELS + 6)}, None, "cubin")
