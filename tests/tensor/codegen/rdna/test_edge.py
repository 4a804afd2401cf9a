"""Products whose rows are no multiple of a vector: vectors up to the end of each row, and nothing outside.
`edge.py` makes what is read there."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import build
from tensor.codegen.rdna.emit import listing
from tensor.dtype import dtypes
from tensor.ir.kernel import Kernel
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna.samples import half_product, matmul, memory, same
from tests.tensor.codegen.rdna.test_bytes import product
from tests.tensor.codegen.rdna.wave_rig import run_built
from tests.tensor.codegen.rdna.wave_rig import target as chip

pytestmark = pytest.mark.usefixtures("each_chip")
ELEMENTS = ("load_u16", "load_u8", "load_i8", "load_b32")
PRODUCTS = {
    "halves": half_product(45, 43, 51),
    "turned": half_product(45, 43, 51, left_transposed=True, right_transposed=True),
    "batches": half_product(39, 34, 37, batch=3),
    "brain": half_product(35, 63, 65, dtypes.bfloat16),
    "floats": matmul(67, 45, 71),
    "bytes": product((45, 43, 51), dtypes.int8, (False, True)),
}


@pytest.mark.parametrize("kernel", PRODUCTS.values(), ids=PRODUCTS)
def test_rows_of_any_length_are_read_by_vectors_alone(kernel: Kernel) -> None:
    arrays = memory(kernel)
    arrays[2][...] = 0
    want = [array.copy() for array in arrays]
    kernel_oracle.run(kernel, want)
    built = build(kernel, chip.arch)
    text = listing(chip.arch, built.text)
    assert "global_load_b64" in text and not any(f"global_{name}" in text for name in ELEMENTS)
    run_built(built, arrays, "strict")  # pages around each array are not mapped
    assert same(arrays[2], want[2], kernel.params[2].dtype, 3e-4).all()


def test_rows_shorter_than_a_vector_are_read_by_elements() -> None:
    """A vector that ends where the first such row does would begin before the array."""
    kernel = product((5, 40, 40), dtypes.int8, (True, False))
    arrays = memory(kernel)
    want = [array.copy() for array in arrays]
    kernel_oracle.run(kernel, want)
    built = build(kernel, chip.arch)
    assert "global_load_i8" in listing(chip.arch, built.text)
    run_built(built, arrays, "strict")
    assert (arrays[2] == want[2]).all()
