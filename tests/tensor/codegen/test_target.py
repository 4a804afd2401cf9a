"""What every target gives back for a kernel."""

from __future__ import annotations

import pickle

from tensor.codegen.rdna import compile_kernel
from tests.tensor.codegen.rdna import samples


def test_a_compiled_kernel_survives_pickling_and_lists_itself() -> None:
    compiled = compile_kernel(samples.matmul(8, 8, 8))
    again = pickle.loads(pickle.dumps(compiled))
    assert again == compiled
    assert again.listing == compiled.listing and again.listing.endswith("s_endpgm")
