"""Loop programs of random graphs: what they mean in numpy is what the host's code and the strict simulated
cards of both vendors make of them, and what their kernel means."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tensor.codegen.rdna.compile import build
from tensor.codegen.sass import compile as sass
from tensor.dtype import DType, dtypes
from tensor.ir.graph import Node
from tensor.ir.kernel import Kernel
from tensor.schedule import schedule
from tests.tensor import kernel_oracle, loops_oracle
from tests.tensor.codegen.cpu import rig as host
from tests.tensor.codegen.rdna import wave_rig as card
from tests.tensor.codegen.rdna.samples import memory
from tests.tensor.codegen.sass.rig import run_code
from tests.tensor.random_graphs import ODD_SIZES, Array, graphs

TYPES = (dtypes.float32, dtypes.int32, dtypes.uint8)
ALWAYS = {"deadline": None, "derandomize": True, "suppress_health_check": list(HealthCheck)}


def results(kernel: Kernel) -> Iterator[tuple[str, list[Array]]]:
    """What the program of each target means, and what its machine code makes."""
    program, built = host.program_of(kernel), build(kernel, "gfx1100")
    other, writable = sass.build(kernel, "sm_90"), [p.access != "r" for p in kernel.params]
    runs = {
        "what cpu's program means": lambda arrays: loops_oracle.run(program, arrays),
        "cpu": lambda arrays: host.call(program, arrays),
        "what gfx1100's program means": lambda arrays: loops_oracle.run(built.program, arrays),
        "gfx1100": lambda arrays: card.run_built(built, arrays, "strict"),
        "what sm_90's program means": lambda arrays: loops_oracle.run(other.program, arrays),
        "sm_90": lambda arrays: run_code(other.packed("sm_90"), other.program.group.size, arrays, writable),
    }
    for name, run in runs.items():
        arrays = memory(kernel)
        run(arrays)
        yield name, arrays


def agree(dtype: DType, got: Array, want: Array) -> bool:
    """Whole numbers exactly; floats, where they stayed small, relative to the largest."""
    if not dtype.is_float:
        return bool((got == want).all())
    tame = np.isfinite(want) & (np.abs(want) < 1e3)
    scale = max(1.0, float(np.abs(want[tame]).max(initial=0)))
    return bool((np.abs(got[tame] - want[tame]) <= 2e-3 * (scale + np.abs(want[tame]))).all())


def hold(roots: list[Node]) -> None:
    """Every kernel of a graph is the same to all."""
    for launch in schedule(roots, lambda node: node.storage).launches:
        if (kernel := launch.kernel) is None:
            continue
        want = memory(kernel)
        kernel_oracle.run(kernel, want)
        for name, found in results(kernel):
            for param in kernel.params:
                got, wanted = found[param.slot], want[param.slot]
                assert agree(param.dtype, got, wanted), f"{name} of {kernel}: slot {param.slot}"


@settings(max_examples=4, **ALWAYS)
@given(st.data())
def test_random_programs_mean_what_they_compute(data: st.DataObject) -> None:
    hold(data.draw(graphs(data.draw(st.sampled_from(TYPES)), ODD_SIZES)))


@pytest.mark.conformance
@settings(max_examples=100, **ALWAYS)
@given(st.data())
def test_many_random_programs_mean_what_they_compute(data: st.DataObject) -> None:
    hold(data.draw(graphs(data.draw(st.sampled_from(TYPES)), ODD_SIZES)))
