"""What is in order, as compiled code works it out; held against the sentence that says so."""

from __future__ import annotations

import ctypes
from itertools import product

import pytest

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.shadow_terms import ALL, EIGHT, ONE, LookWidth, in_order, splats

NAMES = ("value", "mine", "group", "ordered", "clean")
SIGNATURE = ctypes.CFUNCTYPE(ctypes.c_uint32, *[ctypes.c_uint32] * len(NAMES))


def compiled(space: str) -> object:
    parameters = ", ".join(f"i32 %{name}_s" for name in NAMES)
    body = in_order("it", "%value_s", space, ONE)
    text = f"define i32 @order_{space}({parameters}) {{\n{body}\n"
    text += "  %found = zext i1 %it_ok to i32\n  ret i32 %found\n}"
    llvm = engine()
    name = f"order_{space}"
    return SIGNATURE(llvm.load(llvm.compile(text, optimise=True), [name])[name])


@pytest.mark.parametrize("space", ["global", "lds"])
def test_own_epochs_the_groups_that_are_seen_and_what_came_before(space: str) -> None:
    function = compiled(space)
    for value, mine, group, ordered, clean in product(range(4), repeat=5):
        is_own, is_before = value >= mine, value < (clean if space == "lds" else ordered)
        is_near = space == "global" and group <= value < clean
        found = function(value, mine, group, ordered, clean)  # type: ignore[operator]
        assert bool(found) == (is_own or is_before or is_near)


@pytest.mark.parametrize("shape", [EIGHT, ALL])
def test_a_value_is_put_into_every_lane(shape: LookWidth) -> None:
    text = splats(shape, "tag")
    assert f"%tag{shape.suffix} = shufflevector {shape.kind}" in text and "i32 %tag_s" in text
