"""Shared arrays in LDS: where they lie, how wide they are accessed, and when lanes must meet."""

from __future__ import annotations

import numpy as np
import pytest

from tensor.codegen.rdna.compile import Built, finished
from tensor.codegen.rdna.emit import listing
from tensor.dtype import DType, dtypes
from tensor.ir.errors import IRError
from tensor.ir.loops_text import parse_program
from tests.faults import faults
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip
from tests.tensor.ir.loop_samples import TURNED

pytestmark = pytest.mark.usefixtures("each_chip")
# the sample with a whole wave a group: 32 lanes turn tiles of 32 x 4 over
WIDE = TURNED.replace("lane a0:8", "lane a0:32").replace("[64]", "[256]").replace("32*a1", "128*a1")
WIDE = (
    WIDE.replace("float32[36]", "float32[132]")
    .replace("9*a2", "33*a2")
    .replace("9*(a0 // 2) + 4*(a0 // 1 % 2) + a3", "33*(a0 // 8) + 4*(a0 // 1 % 8) + a3")
)


def built(text: str) -> Built:
    return finished(parse_program(text), chip.arch)


@pytest.mark.parametrize("mode", ["fast", "strict"])
def test_lanes_exchange_through_lds(mode: str) -> None:
    values = np.arange(256, dtype=np.float32)
    arrays = [values, np.zeros(256, np.float32)]
    run_built(built(WIDE), arrays, mode)
    assert (arrays[1].reshape(2, 4, 32) == values.reshape(2, 32, 4).transpose(0, 2, 1)).all()


def test_the_strict_card_tells_when_lanes_do_not_meet() -> None:
    two_waves = WIDE.replace("group a1:2 lane a0:32", "group a1:1 lane a0:64").replace(
        "float32[132]", "float32[260]"
    )
    two_waves = two_waves.replace("33*a2", "65*a2").replace(
        "33*(a0 // 8) + 4*(a0 // 1 % 8)", "65*(a0 // 16) + 4*(a0 // 1 % 16)"
    )
    arrays = [np.arange(256, dtype=np.float32), np.zeros(256, np.float32)]
    run_built(built(two_waves), arrays, "strict")
    with faults("E_LDS_RACE", "E_LDS_UNINIT"):
        run_built(built(two_waves.replace("barrier\n", "")), arrays, "strict")


def test_a_group_of_one_wave_needs_no_barrier() -> None:
    assert "barrier" not in listing(chip.arch, built(WIDE).text)


def test_accesses_are_as_wide_as_their_alignment() -> None:
    text = listing(chip.arch, built(WIDE).text)
    assert text.count("ds_store_b32") == 4  # each lane's elements lie 33 apart
    assert "ds_load_b128" not in text  # rows of 33 begin anywhere
    even = WIDE.replace("33*", "36*").replace("float32[132]", "float32[144]")
    assert "ds_load_b128" in listing(chip.arch, built(even).text)


@pytest.mark.parametrize("stride", [33, 36])
@pytest.mark.parametrize("dtype", [dtypes.float64, dtypes.int64], ids=lambda d: d.name)
def test_elements_of_64_bits_are_two_dwords(dtype: DType, stride: int) -> None:
    """36 apart, each lane loads two of them at once."""
    values = np.random.default_rng(3).integers(0, 1 << 63, 256, dtype=np.uint64) >> 2
    given = values.view(np.int64) if dtype.is_int else values.view(np.float64)
    text = WIDE.replace("33*", f"{stride}*").replace("[132]", "[144]").replace("float32", dtype.name)
    arrays = [given, np.zeros_like(given)]
    made = built(text)
    run_built(made, arrays)
    assert (arrays[1].reshape(2, 4, 32) == given.reshape(2, 32, 4).transpose(0, 2, 1)).all()
    assert ("ds_load_b128" in listing(chip.arch, made.text)) is (stride == 36)


@pytest.mark.parametrize("dtype", [dtypes.float16, dtypes.int8], ids=lambda d: d.name)
def test_narrow_elements_are_not_loaded_one_by_one(dtype: DType) -> None:
    with pytest.raises(IRError, match=f"shared {dtype.name} is read by matrix instructions only"):
        built(WIDE.replace("float32", dtype.name))


def test_more_than_a_group_has_is_refused() -> None:
    with pytest.raises(IRError, match="80000 bytes of shared memory; a work-group has 65536"):
        built(WIDE.replace("float32[132]", "float32[20000]"))
